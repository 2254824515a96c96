#include "qml/app/language.h"

#include "qml/models/preferences.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <utility>

namespace app {

namespace {

const QString kEnglish = QStringLiteral("en");  // in which the sources are written

QString language_of_system() {
  for (const QString& name : QLocale::system().uiLanguages()) {
    QString language = name.left(2);
    if (models::Preferences::languages().contains(language)) {
      return language;
    }
    if (name == QStringLiteral("C")) {
      break;
    }
  }
  return kEnglish;
}

/// Words of the window, or of Qt for the buttons of its dialogs; those of Qt may not be installed.
void add_words(const QString& file, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (translator->load(file, folder)) {
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
  }
}

}  // namespace

QString language_of(const QStringList& arguments) {
  const QString option = QStringLiteral("--language");
  QString language = models::Preferences{}.language();
  for (qsizetype at = 1; at < arguments.size(); ++at) {
    if (arguments[at] == option) {
      language = arguments.value(at + 1);
    } else if (arguments[at].startsWith(option + QLatin1Char{'='})) {
      language = arguments[at].mid(option.size() + 1);
    }
  }
  return language.isEmpty() ? language_of_system() : language;
}

void speak(const QString& language) {
  // Who reads English in Ireland keeps his own dates and numbers.
  const QLocale wanted{language};
  const QLocale system = QLocale::system();
  const bool is_plain = system.language() == QLocale::C && language == kEnglish;
  QLocale::setDefault(is_plain                                 ? QLocale::c()
                      : system.language() == wanted.language() ? system
                                                               : wanted);
  if (language != kEnglish) {
    add_words(QStringLiteral("qtbase_") + language,
              QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  }
  add_words(QStringLiteral("sumter_") + language, QStringLiteral(":/words"));
}

}  // namespace app
