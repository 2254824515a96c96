#include "qml/app/self_test.h"

#include <QDirIterator>
#include <QQmlComponent>
#include <QQmlEngine>

#include <cstdio>

namespace app {

int self_test() {
  QQmlEngine engine;
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  int loaded = 0;
  int wrong = 0;
  QDirIterator files{QStringLiteral(":/qt/qml/Sumter"),
                     {QStringLiteral("*.qml")},
                     QDir::Files,
                     QDirIterator::Subdirectories};
  while (files.hasNext()) {
    const QString file = files.next();
    const QQmlComponent component{&engine, QUrl{QStringLiteral("qrc") + file}};
    ++loaded;
    if (!component.isReady()) {
      ++wrong;
      std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
    }
  }
  std::printf("%d components loaded, %d wrong\n", loaded, wrong);
  return loaded > 0 && wrong == 0 ? 0 : 1;
}

}  // namespace app
