// [RR-201] [RR-202] [RR-383] Rounds aboard a ship of a battle that counts them.
#pragma once

#include "core/table/battle.h"
#include "core/table/refusal.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::table {

/// Rounds that are left, in the order of BattleShip::magazines.
using Rounds = std::vector<std::int16_t>;

/// What a ship has at the start.
[[nodiscard]] Rounds full_magazines(const BattleShip& ship);

/// Where the rounds of guns of a pattern are among her magazines; nothing: nobody counts them.
[[nodiscard]] std::optional<std::size_t> magazine_for(const BattleShip& ship, GunId gun) noexcept;

/// Rounds that are left for guns of a pattern; nothing: nobody counts them.
[[nodiscard]] std::optional<int> rounds_left(const BattleShip& ship, const Rounds& left, GunId gun);

/// Whether a gun of that pattern could fire once more.
[[nodiscard]] inline bool has_round(const BattleShip& ship, const Rounds& left, GunId gun) {
  return ship.magazines.empty() || rounds_left(ship, left, gun) != 0;
}

/// [RR-202] [RR-383] Whether there is a round for one more gun of that pattern.
///
/// @param number of the gun on her card, counted from 1
/// @param laid guns of hers of that pattern that fire before it
[[nodiscard]] Judged<> judge_rounds(const BattleShip& ship, const Rounds& left, ShipId id,
                                    int number, GunId gun, int laid);

/// A gun of that pattern has fired.
void use_round(const BattleShip& ship, Rounds& left, GunId gun);

}  // namespace core::table
