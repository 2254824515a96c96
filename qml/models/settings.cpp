#include "qml/models/settings.h"

namespace models {

QSettings user_settings() {
  return QSettings{QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Sumter"),
                   QStringLiteral("window")};
}

}  // namespace models
