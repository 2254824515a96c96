// [8.15] Steps 7 to 10 as questions: what a die comes to, and what then becomes of the defenders.
// The battle is resolved, and forecast, by these.
#pragma once

#include "core/combat/odds.h"
#include "core/rulebook/combat_tables.h"
#include "core/rulebook/rulebook.h"

#include <array>

namespace core::combat {

using board::Side;

/// [8.15] Step 7: what is known when the die is rolled.
struct BattleRoll {
  rulebook::Crt table{};
  int percentage{};  ///< the odds of step 4
  Side attacker{};
  std::array<int, 2> strength{};  ///< by Side: unmodified CSP and naval strength that take part
};

/// [8.15] Step 7, [8.18] [8.19]: what a modified die comes to.
struct TableReading {
  int row{};             ///< that the die reads, 0 to 7
  std::size_t column{};  ///< of the odds, 0 to 7
  rulebook::CombatResult cell;
  std::array<int, 2> points{};   ///< by Side: the percentage in points, before the ceiling [8.18]
  std::array<int, 2> ceiling{};  ///< by Side [8.19]
  std::array<int, 2> loss{};     ///< by Side: points to be lost, before any doubling

  friend bool operator==(const TableReading&, const TableReading&) = default;
};

[[nodiscard]] TableReading read_table(const rulebook::Rulebook& book, const BattleRoll& roll,
                                      int modified_die);

/// [8.15] Step 10: what becomes of defenders of whom a combat unit is left.
enum class Fate : std::uint8_t {
  Holds,       ///< nothing is asked of them
  MayStay,     ///< "*", and the ground lets them choose [8.4] [8.51]
  Retreats,    ///< [8.51]
  Surrenders,  ///< the besieged whose works are gone [13.36]
};

/// What decides about it besides the die.
struct Stand {
  bool behind_works{};  ///< a garrison that is stormed has nowhere to go [13.36]
  bool cornered{};      ///< besieged, its works gone [13.24]
  bool may_stay{};      ///< the ground lets them stay [8.4]
  bool driven_out{};    ///< as printed a landing drives them out without "*" [7.24] (E040)

  friend bool operator==(const Stand&, const Stand&) = default;
};

/// @pre a defender is left
[[nodiscard]] Stand stand_of(const Situation& now, const Battle& battle);

[[nodiscard]] Fate fate_of(const Stand& stand, bool star) noexcept;

/// [8.4] The factor of the attacker's loss: doubled in a storm [13.38], not in Siege Combat
/// [13.35]; tripled in an Amphibious Assault that failed [7.24] (E040).
/// @param gone whether the defenders are dead or have left their place
[[nodiscard]] int factor_of_loss(const Situation& now, const Battle& battle, bool gone);

/// [8.4] [0.3] The attacker's points after doubling or tripling, held to the strength present.
[[nodiscard]] constexpr int multiplied_loss(int points, int factor, int strength) noexcept {
  return points * factor < strength ? points * factor : strength;
}

}  // namespace core::combat
