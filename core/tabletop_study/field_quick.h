// [26.15] [FB-550] A quick answer for a battle of the strategic game: computer commanders fight it
// on the table several times, and the median counts.
#pragma once

#include "core/field/setting.h"
#include "core/tabletop/field_battle.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace core::tabletop_study {

/// One battle of computer commanders, of the middle level.
/// @param setting of the battle, as tabletop::setting_of() has it
/// @param seed of its dice; the report tells it. The same seed gives the same report.
/// @param goes_on is asked before each choice
/// @return nothing when it was given up
[[nodiscard]] std::optional<tabletop::BattleReport> quick_report(
    const std::shared_ptr<const field::Setting>& setting, const tabletop::FieldBattle& battle,
    std::uint64_t seed, const std::function<bool()>& goes_on);

/// [FB-550] Of each number its median, of two middle ones the smaller; the winner that most of them
/// have, of equally many the side that does not attack [FB-557]. No leaders: they are rolled for as
/// after any battle. The seed is that of the first.
/// @pre there is a report
[[nodiscard]] tabletop::BattleReport median_of(const std::vector<tabletop::BattleReport>& reports,
                                               const tabletop::BattleBrief& brief);

}  // namespace core::tabletop_study
