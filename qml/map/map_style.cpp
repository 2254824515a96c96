#include "qml/map/map_style.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <stdexcept>

// Outside every namespace, as the macro requires: a static library's resources are not found
// without it.
static void load_style_resource() { Q_INIT_RESOURCE(map_style); }

namespace mapview {

namespace {

QHash<QString, QColor> colours_of(const QJsonObject& section) {
  QHash<QString, QColor> result;
  for (auto row = section.begin(); row != section.end(); ++row) {
    result.insert(row.key(), QColor{row.value().toString()});
  }
  return result;
}

QHash<QString, double> numbers_of(const QJsonObject& section) {
  QHash<QString, double> result;
  for (auto row = section.begin(); row != section.end(); ++row) {
    result.insert(row.key(), row.value().toDouble());
  }
  return result;
}

template <class Value>
void lay_over(QHash<QString, Value>& table, const QHash<QString, Value>& changes) {
  for (auto row = changes.begin(); row != changes.end(); ++row) {
    if (!table.contains(row.key())) {
      throw std::runtime_error{"style.json: a scheme changes \"" + row.key().toStdString() +
                               "\", which is nowhere"};
    }
    table.insert(row.key(), row.value());
  }
}

const QString kColours = QStringLiteral("colours");
const QString kOverlaySection = QStringLiteral("overlays");
const QString kCounters = QStringLiteral("counters");
const QString kNumbers = QStringLiteral("numbers");

}  // namespace

MapStyle::MapStyle(const QString& scheme) {
  *this = styles().value(scheme, styles()[QString{}]);
  scheme_ = scheme;
}

MapStyle::MapStyle(const QJsonObject& root)
    : colours_{colours_of(root[kColours].toObject())},
      overlays_{colours_of(root[kOverlaySection].toObject())},
      counters_{colours_of(root[kCounters].toObject())},
      numbers_{numbers_of(root[kNumbers].toObject())},
      river_widths_{numbers_of(root[QStringLiteral("riverWidths")].toObject())} {}

const QHash<QString, MapStyle>& MapStyle::styles() {
  static const QHash<QString, MapStyle> made = [] {
    load_style_resource();
    QFile file{QStringLiteral(":/map/style.json")};
    if (!file.open(QIODevice::ReadOnly)) {
      throw std::runtime_error{"the program lacks its map style"};
    }
    const auto root = QJsonDocument::fromJson(file.readAll()).object();
    if (root.isEmpty()) {
      throw std::runtime_error{"style.json is not a JSON object"};
    }
    const MapStyle base{root};
    QHash<QString, MapStyle> all{{QString{}, base}};
    const auto schemes = root[QStringLiteral("schemes")].toObject();
    for (auto scheme = schemes.begin(); scheme != schemes.end(); ++scheme) {
      MapStyle style = base;
      style.take(scheme.value().toObject());
      all.insert(scheme.key(), style);
    }
    return all;
  }();
  return made;
}

void MapStyle::take(const QJsonObject& changes) {
  lay_over(colours_, colours_of(changes[kColours].toObject()));
  lay_over(overlays_, colours_of(changes[kOverlaySection].toObject()));
  lay_over(counters_, colours_of(changes[kCounters].toObject()));
  lay_over(numbers_, numbers_of(changes[kNumbers].toObject()));
}

QStringList MapStyle::schemes() {
  QStringList names = styles().keys();
  names.removeAll(QString{});
  names.sort();
  return names;
}

QHash<QString, QColor> MapStyle::all_colours() const {
  QHash<QString, QColor> all;
  const auto add = [&](const QString& section, const QHash<QString, QColor>& table) {
    for (auto row = table.begin(); row != table.end(); ++row) {
      all.insert(section + QLatin1Char{'/'} + row.key(), row.value());
    }
  };
  add(kColours, colours_);
  add(kOverlaySection, overlays_);
  add(kCounters, counters_);
  return all;
}

double MapStyle::river_width(const QString& river) const {
  return river_widths_.value(river, number(QStringLiteral("riverNavigable")));
}

}  // namespace mapview
