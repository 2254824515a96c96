// Runs the tst_*.qml files of this folder.
#include "qml/app/controls.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

Q_IMPORT_QML_PLUGIN(Sumter_AppPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_PanelsPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_MapPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_StylePlugin)

/// Import path, style and the catalogue for the tests.
class Setup : public QObject {
  Q_OBJECT

 public slots:

  void applicationAvailable() { app::use_own_controls(); }

  void qmlEngineAvailable(QQmlEngine* engine) {
    engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine->rootContext()->setContextProperty(QStringLiteral("catalogueFile"),
                                              QStringLiteral(SUMTER_CATALOGUE));
    engine->rootContext()->setContextProperty(QStringLiteral("saveFolder"), folder_.path());
  }

 private:
  QTemporaryDir folder_;
};

QUICK_TEST_MAIN_WITH_SETUP(window, Setup)
#include "window_qml_test.moc"
