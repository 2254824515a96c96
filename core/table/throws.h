// Dice of ships: for whom they are rolled, and [RR-382] which of their throws a battle changes, for
// bad food, high spirits and the like.
#pragma once

#include "core/table/battle.h"
#include "core/table/told.h"

#include <algorithm>
#include <optional>

namespace core::table {

inline constexpr int kD6Faces = 6;
inline constexpr int kD10Faces = 10;

/// For whom a die is rolled in a battle of ships.
struct RollFor {
  RollFor() = default;

  RollFor(ShipId whom) : ship{whom} {}  // NOLINT(google-explicit-constructor)

  RollFor(FortId whom) : fort{whom} {}  // NOLINT(google-explicit-constructor)

  std::optional<ShipId> ship;
  std::optional<FortId> fort;
};

/// What a die of a ship counts as, within the faces of its table.
/// @param high whether high faces are good for her
[[nodiscard]] inline int counted(const BattleShip& ship, int die, int faces, bool high) noexcept {
  return std::clamp(die + (high ? ship.die_modifier : -ship.die_modifier), 1, faces);
}

/// Tells in the log that a die of a ship counts as another one, if it does.
/// @param record that of a set, which can tell()
template <class Record>
void tell_counted(Record& record, ShipId ship, int die, int counts) {
  using base::operator""_rule;
  if (counts != die) {
    record.tell(told("RR-382"_rule, "die-counts").of(ship).with_figures({die, counts}));
  }
}

/// counted() and tell_counted() of a die that was thrown.
/// @param record that of a set, with its setting()
template <class Record>
[[nodiscard]] int count_die(Record& record, ShipId ship, int die, int faces, bool high) {
  const int counts = counted(record.setting().placed(ship), die, faces, high);
  tell_counted(record, ship, die, counts);
  return counts;
}

}  // namespace core::table
