// [26.15] A battle in the open that is fought on the miniature table instead of by the die. This
// room says when that may be, checks what is reported and lets losses, retreat and advance happen;
// the table itself is the business of the rooms of its rule set.
#pragma once

#include "core/combat/battle.h"

#include <array>
#include <cstdint>
#include <vector>

namespace core::combat {

/// [26.15] What is told next of a battle on the table.
enum class BattleReportStep : std::uint8_t {
  Attacker,  ///< CSP that the attacker loses
  Defender,  ///< CSP that the defender loses
  Winner     ///< 0 the Union, 1 the Confederate
};

/// [26.15] Whether a battle is one that may go to the table at all: an attack in the open field,
/// not the storm or siege of a work and no landing, whose losses have factors of their own.
[[nodiscard]] bool is_for_table(const Situation& now, const Battle& battle) noexcept;

/// [26.15] Whether the attacker is asked for the die or the table now.
[[nodiscard]] bool asks_for_table(const Situation& now);

/// [26.15] The battle that waits for die or table, or that is on the table; null when there is
/// none.
[[nodiscard]] const Battle* battle_at_table(const state::GameState& state) noexcept;

/// [26.15] Whether a battle is on the table of which nothing has been told yet.
[[nodiscard]] bool is_battle_unreported(const state::GameState& state) noexcept;

/// [26.15] Whether the battle goes to the table.
/// @param seed of the battle's dice, 0 or more
[[nodiscard]] Ruling<> may_go_to_table(const Situation& now, int seed);
void go_to_table(Record& record, int seed);

/// [26.15] The attacker wants the die.
void take_the_die(Record& record);

/// [26.15] [FB-556] All that may be reported now, ascending: a side loses at most the CSP that it
/// has in the battle; a side of which nothing is left has not won.
/// @pre the innermost decision is a TableBattle
[[nodiscard]] std::vector<int> battle_numbers(const Situation& now);
[[nodiscard]] Ruling<> may_report_battle(const Situation& now, int number);

/// Takes what was reported down; with the last of it, carries it out.
void report_battle(Record& record, int number);

}  // namespace core::combat
