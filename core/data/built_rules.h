// The errata whose rule this version enforces.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace core::data {

/// Rule errata of which both readings are written in the rooms built so far. A rule erratum that is
/// not listed says, wherever it is shown, that its rule is not built yet. Data errata are always
/// applied.
inline constexpr std::array<std::string_view, 9> kBuiltRules{
    "E030",  // [3.26] the counters in the box limit what a set-up holds
    "E042",  // [7.27] nothing is landed in a besieged fort
    "E043",  // [7.51] the shoals of the Tennessee open in the fourth cycle
    "E044",  // [7.52] sandbars close the bayous of the delta
    "E045",  // [7.53] naval types keep out of the closed lake
    "E056",  // [9.4] no supply through an enemy zone without a friendly ground combat unit
    "E057",  // [9.5] warships control their water
    "E071",  // [12.14] who needs supply and who does not
    "E078",  // [16.21] what a headquarters takes on its roster
};

[[nodiscard]] constexpr bool is_built_rule(std::string_view erratum) noexcept {
  return std::find(kBuiltRules.begin(), kBuiltRules.end(), erratum) != kBuiltRules.end();
}

}  // namespace core::data
