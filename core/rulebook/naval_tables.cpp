#include "core/rulebook/naval_tables.h"

#include <algorithm>

namespace core::rulebook {
namespace {

constexpr std::array<std::string_view, 6> kResults{"AE", "AX", "AR", "DR", "DX", "DE"};

}  // namespace

std::string_view name(NavalResult result) noexcept {
  return kResults[static_cast<std::size_t>(result)];
}

std::optional<NavalResult> parse_naval_result(std::string_view text) noexcept {
  const auto found = std::find(kResults.begin(), kResults.end(), text);
  if (found == kResults.end()) {
    return std::nullopt;
  }
  return static_cast<NavalResult>(found - kResults.begin());
}

}  // namespace core::rulebook
