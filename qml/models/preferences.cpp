#include "qml/models/preferences.h"

#include "qml/models/settings.h"

#include <QQmlEngine>

#include <cmath>

namespace models {

namespace {

const QString kScheme = QStringLiteral("look/scheme");
const QString kTextScale = QStringLiteral("look/textScale");
const QString kLanguage = QStringLiteral("look/language");

}  // namespace

Preferences::Preferences(QObject* parent) : QObject{parent}, scheme_{schemes().front()} {
  const QSettings store = user_settings();
  take_scheme(store.value(kScheme, scheme_).toString());
  take_text_scale(store.value(kTextScale, text_scale_).toDouble());
  take_language(store.value(kLanguage, language_).toString());
}

Preferences* Preferences::in(QQmlEngine& engine) {
  return engine.singletonInstance<Preferences*>(qmlTypeId("Sumter.Models", 1, 0, "Preferences"));
}

Preferences* Preferences::of(const QObject* object) {
  QQmlEngine* engine = qmlEngine(object);
  return engine == nullptr ? nullptr : in(*engine);
}

QStringList Preferences::schemes() {
  return {QStringLiteral("period"), QStringLiteral("high-contrast"), QStringLiteral("greyscale")};
}

QStringList Preferences::languages() {
  return {QString{}, QStringLiteral("en"), QStringLiteral("de")};
}

void Preferences::setScheme(const QString& scheme) {
  if (take_scheme(scheme)) {
    user_settings().setValue(kScheme, scheme_);
  }
}

void Preferences::setTextScale(double scale) {
  if (take_text_scale(scale)) {
    user_settings().setValue(kTextScale, text_scale_);
  }
}

void Preferences::setLanguage(const QString& language) {
  if (take_language(language)) {
    user_settings().setValue(kLanguage, language_);
  }
}

void Preferences::show(const QString& scheme, double text_scale) {
  take_scheme(scheme);
  take_text_scale(text_scale);
}

void Preferences::restore() {
  QSettings store = user_settings();
  for (const QString& key : {kScheme, kTextScale, kLanguage}) {
    store.remove(key);
  }
  take_scheme(schemes().front());
  take_text_scale(1);
  take_language(QString{});
}

bool Preferences::take_scheme(const QString& scheme) {
  if (scheme == scheme_ || !schemes().contains(scheme)) {
    return false;
  }
  scheme_ = scheme;
  emit schemeChanged();
  return true;
}

bool Preferences::take_text_scale(double scale) {
  // A slider comes to its end by steps that no double has exactly.
  const double rounded = std::round(scale * 100) / 100;
  if (rounded == text_scale_ || !(rounded >= smallestText() && rounded <= largestText())) {
    return false;
  }
  text_scale_ = rounded;
  emit textScaleChanged();
  return true;
}

bool Preferences::take_language(const QString& language) {
  if (language == language_ || !languages().contains(language)) {
    return false;
  }
  language_ = language;
  emit languageChanged();
  return true;
}

}  // namespace models
