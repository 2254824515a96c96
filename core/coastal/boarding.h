// [RC-330] [RC-461]-[RC-463] Boarding.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"

#include <vector>

namespace core::coastal {

/// [RC-463] CPV that may leave a ship: the reserve and the crews of guns.
[[nodiscard]] int boarders_of(const Ship& ship) noexcept;

inline constexpr int kMostParties = 2;  ///< [RC-461] a side and move

/// [RC-461] Parties that are told off in this phase.
struct PartiesSent {
  int by_side{};  ///< of the ship's side
  int by_ship{};  ///< of the ship
};

[[nodiscard]] PartiesSent parties_sent(const State& state, ShipId ship);

/// So many men leave their ship, from the reserve first.
void send_away(Ship& ship, int men);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const Board& choice);

/// Every legal boarding of a side.
[[nodiscard]] std::vector<Board> boardings_of(const Setting& setting, const State& state,
                                              Side side);

/// Phase 4: parties go over, and those aboard fight.
void fight_aboard(Record& record);

}  // namespace core::coastal
