// In what condition a save was found.
#pragma once

#include <string>

namespace core::save {

struct OpenReport {
  std::string damage;  ///< one sentence that names the row; empty when all is well
  int row{};           ///< of the first damage

  [[nodiscard]] bool whole() const noexcept { return damage.empty(); }
};

}  // namespace core::save
