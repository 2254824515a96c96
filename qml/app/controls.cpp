#include "qml/app/controls.h"

#include <QQuickStyle>

namespace app {

void use_own_controls() {
  QQuickStyle::setStyle(QStringLiteral("Sumter.Style"));
  QQuickStyle::setFallbackStyle(QStringLiteral("Fusion"));
}

}  // namespace app
