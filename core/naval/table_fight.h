// [26.13] A naval combat, a passage or a bombardment that is fought on the miniature table instead
// of by the die. This room says when that may be, and checks and carries out what is reported; the
// table itself is the business of the rooms of its rule sets.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::naval {

using board::HexId;
using board::Side;
using map::WaterPlaceId;
using state::PieceId;
using state::Situation;

/// What is fought.
enum class FightKind : std::uint8_t {
  Sea,         ///< [11.11] ship to ship
  Passage,     ///< [11.22] ships leave the water of a fort
  Bombardment  ///< [11.23] ships attack a fort
};

/// [26.13] What is told next of a fight on the table.
enum class ReportStep : std::uint8_t {
  Ships,     ///< how many units the side of `mover` loses
  Enemies,   ///< how many the other one loses, of a combat at sea
  Garrison,  ///< CSP that the garrison loses, of a bombardment
  Holder     ///< who holds the water: 0 the Union, 1 the Confederate, 2 nobody
};

/// Who meets whom.
struct Fight {
  FightKind kind{};
  Side mover{};                 ///< whose ships attack or pass
  std::vector<PieceId> ships;   ///< of the mover, by id
  std::vector<PieceId> enemy;   ///< of the other side, at sea
  std::optional<PieceId> fort;  ///< of the other side
  HexId hex;                    ///< of the fort, or the first of the water
  std::optional<WaterPlaceId> water;
};

/// [26.13] The fight that the innermost decision is about to decide by a die, or that is being
/// reported; nothing when there is none, or when nobody in it can fight.
[[nodiscard]] std::optional<Fight> fight_at_hand(const Situation& now);

/// [26.13] Whether the players are asked for the die or the table now.
[[nodiscard]] bool asks_for_table(const Situation& now);

/// [26.13] Whether the fight at hand is on the table and nothing has been told of it yet.
[[nodiscard]] bool is_unreported(const Situation& now);

/// [26.13] Whether the fight at hand may be fought on the table.
/// @param seed of the battle's dice, 0 or more.
[[nodiscard]] state::Ruling<> may_fight_on_table(const Situation& now, int seed);
void fight_on_table(state::Record& record, int seed);

/// [26.13] All that may be reported now, ascending: units and CSP up to what the die could bring at
/// worst, or who can hold the water.
/// @pre the innermost decision is a TableFight
[[nodiscard]] std::vector<int> numbers_to_report(const Situation& now);
[[nodiscard]] state::Ruling<> may_report(const Situation& now, int number);

/// Takes what was reported down; with the last of it, carries it out.
void report(state::Record& record, int number);

}  // namespace core::naval
