// Two lines that fire at one another, for tests of musketry.
#pragma once

#include "core/field/musketry.h"
#include "tests/field/fields.h"

#include <utility>
#include <vector>

namespace tests::field {

/// The middle of two ranks whose front stands at y = 20.
inline constexpr double kMiddleOfRanks = 19.625;

/// A line that faces up the table, and an enemy line so far before the middle of its ranks.
[[nodiscard]] inline std::vector<BattleUnit> two_lines_apart(double apart,
                                                             Arm arm = Arm::RifledMusket,
                                                             int men = 24) {
  return {foot("1st", Side::Union, 40, 20, 0, arm, Formation::Line, men),
          foot("2nd", Side::Confederate, 40, kMiddleOfRanks + apart, 180)};
}

/// Phase 7 with these volleys.
inline void fire_muskets(Table& table, std::vector<core::field::Volley> volleys) {
  table.state().volleys = std::move(volleys);
  core::field::resolve_musketry(table.record());
}

[[nodiscard]] inline core::field::Judged<> judged_volley(Table& table,
                                                         core::field::Volley volley = {
                                                             kFirst, kSecond, false}) {
  return core::field::judge_volley(table.setting(), table.state(), volley);
}

}  // namespace tests::field
