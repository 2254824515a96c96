// The errata whose rule this version enforces.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace core::data {

/// Rule errata whose rule is written in the rooms built so far. A rule erratum that is not listed
/// says, wherever it is shown, that its rule is not built yet. Data errata are always applied.
inline constexpr std::array<std::string_view, 1> kBuiltRules{
    "E030",  // [3.26] the counters in the box limit what a set-up holds
};

[[nodiscard]] constexpr bool is_built_rule(std::string_view erratum) noexcept {
  return std::find(kBuiltRules.begin(), kBuiltRules.end(), erratum) != kBuiltRules.end();
}

}  // namespace core::data
