// Loads every component of the window once.
#pragma once

namespace app {

/// @return 0 when each QML file of the program can be compiled and loaded, 1 otherwise; what is
/// wrong is printed.
[[nodiscard]] int self_test();

}  // namespace app
