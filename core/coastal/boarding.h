// [RC-330] [RC-461]-[RC-463] Boarding.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"

#include <vector>

namespace core::coastal {

/// [RC-463] CPV that may leave a ship: the reserve and the crews of guns.
[[nodiscard]] int boarders_of(const Ship& ship) noexcept;

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const Board& choice);

/// Every legal boarding of a side.
[[nodiscard]] std::vector<Board> boardings_of(const Setting& setting, const State& state,
                                              Side side);

/// Phase 4: parties go over, and those aboard fight.
void fight_aboard(Record& record);

}  // namespace core::coastal
