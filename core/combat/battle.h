// [8.15] A battle from its declaration to the advance: which step is next.
#pragma once

#include "core/combat/odds.h"
#include "core/rulebook/combat_tables.h"
#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>

namespace core::combat {

using board::Side;
using state::Battle;
using state::BattleKind;
using state::BattleStep;
using state::HexId;
using state::PieceId;
using state::Record;
using state::Ruling;
using state::Situation;

/// The battle, if it is the innermost decision.
[[nodiscard]] const Battle* battle_going_on(const state::GameState& state) noexcept;

/// [8.15] A battle at its beginning: nothing but its kind, its leader and its target.
[[nodiscard]] Battle new_battle(const Situation& now, BattleKind kind, PieceId leader,
                                HexId target);

/// [14.11] [14.14] Whether the leader of an attack from the march has still to roll for it, unless
/// it overruns the Enemy.
[[nodiscard]] bool has_to_roll(const Battle& battle) noexcept;

/// [8.15] Step 1: names the target and the leader; who attacks is asked next.
void begin_battle(Record& record, BattleKind kind, PieceId leader, HexId target);

/// [8.15] Goes on with the innermost battle as far as nobody has to decide.
[[nodiscard]] sequence::Progress proceed_battle(Record& record);

/// [8.15] Steps 3 and 4, when nobody evades any more: nothing left to attack, an overrun, or a
/// battle.
void end_evasion(Record& record);

/// Whose decision the present step of the battle is.
[[nodiscard]] Side decides_in(const Battle& battle) noexcept;

/// Makes `step` the present step of the innermost battle.
void go_to(Record& record, BattleStep step, std::uint8_t stage = 0);

/// [8.12] The attack counts: for the attackers as their one of the phase, for the defenders as one
/// on them (E052).
void note_attack(Record& record);

/// [8.15] Step 5: the table of the battle, once it is known.
[[nodiscard]] rulebook::Crt table_of(const Battle& battle) noexcept;

/// CSP of pieces together, unmodified.
[[nodiscard]] int csp_of(const Situation& now, const std::vector<PieceId>& pieces);

/// [19.71] [25.2] Counts CSP that a side lost in battle.
void count_losses(Record& record, Side side, int points);

}  // namespace core::combat
