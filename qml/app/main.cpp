// The window.
#include "qml/app/controls.h"
#include "qml/app/language.h"
#include "qml/app/options.h"
#include "qml/app/self_test.h"
#include "qml/app/window.h"
#include "qml/field/print_field.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <tuple>

Q_IMPORT_QML_PLUGIN(Sumter_AppPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_PanelsPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_MapPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_RiverPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_StylePlugin)
Q_IMPORT_QML_PLUGIN(Sumter_TablePlugin)

namespace {

/// What is only asked needs no display.
bool only_asks(std::string_view argument) {
  return argument == "--version" || argument == "-v" || argument == "--help" || argument == "-h" ||
         argument == "--help-all";
}

QtMessageHandler further_messages = nullptr;

/// Qt warns when rows that a list makes ahead go with their model: every list that empties may do
/// it, nothing is wrong, and nobody can act on it. All else is told.
void tell_of_qt(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (!text.startsWith(QLatin1String{"DelegateModel::cancel: index out range"})) {
    further_messages(type, context, text);
  }
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication::setApplicationName(QStringLiteral("sumter-window"));
  QGuiApplication::setApplicationVersion(QStringLiteral(SUMTER_VERSION));
  // Desktops find name and icon of the window by it.
  QGuiApplication::setDesktopFileName(QStringLiteral("sumter-window"));
  if (std::any_of(argv + 1, argv + argc, only_asks)) {
    const QCoreApplication application{argc, argv};
    app::speak(app::language_of(QCoreApplication::arguments()));
    std::ignore = app::read_options(QCoreApplication::arguments());  // answers, and ends
  }
  further_messages = qInstallMessageHandler(tell_of_qt);
  QGuiApplication application{argc, argv};
  QGuiApplication::setWindowIcon(QIcon{QStringLiteral(":/icons/sumter-256.png")});
  app::use_own_controls();
  // Also what is wrong with the options is said in it.
  const QString language = app::language_of(QGuiApplication::arguments());
  app::speak(language);
  app::Options options = app::read_options(QGuiApplication::arguments());
  options.language = language;
  if (options.software) {
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  }
  if (options.self_test) {
    return app::self_test();
  }
  if (!options.print.isEmpty()) {
    const QString fault = fieldview::print_battle(options.catalogue, options.battle, options.rules,
                                                  options.paper, options.what, options.print);
    if (!fault.isEmpty()) {
      std::fprintf(stderr, "sumter-window: %s\n", qPrintable(fault));
    }
    return fault.isEmpty() ? 0 : 2;
  }
  app::Window window{options};
  if (!window.is_loaded()) {
    return 1;
  }
  QObject::connect(&window, &app::Window::finished, &application,
                   [](int code) { QCoreApplication::exit(code); });
  return QGuiApplication::exec();
}
