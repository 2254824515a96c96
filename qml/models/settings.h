// Where the window keeps what its user chose.
#pragma once

#include <QSettings>

namespace models {

/// The one file of settings. Each caller opens it for itself; what one writes another reads.
[[nodiscard]] QSettings user_settings();

}  // namespace models
