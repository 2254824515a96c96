// [8.15] Step 6, [12.2]: combat supply.
#pragma once

#include "core/combat/battle.h"
#include "core/sequence/choices.h"

#include <array>
#include <vector>

namespace core::combat {

/// [12.21] Whether a battle of the kind needs combat supply: not an Amphibious Assault [7.24], nor
/// Siege Combat [13.35].
[[nodiscard]] bool needs_supply(BattleKind kind) noexcept;

/// [12.22] SUP that the battle costs a side on each table, CRT 1 first; 0 where none is needed.
using TableCosts = std::array<int, rulebook::kCrts.size()>;
[[nodiscard]] TableCosts table_costs(const Situation& now, const Battle& battle, Side side);

/// [8.15] Step 6: the highest table, 1 to 3, that the attacker can pay for and that is not above
/// the one wanted; 0 when he cannot pay for CRT 1.
[[nodiscard]] int table_paid_for(rulebook::Crt wanted, const TableCosts& costs, int have) noexcept;

/// [12.22] Whether a defender who owes so much fights without combat supply.
[[nodiscard]] constexpr bool fights_unpaid(int owed, bool pays) noexcept {
  return owed > 0 && !pays;
}

/// [12.21] SUP that can be had for these units of a side at this moment.
[[nodiscard]] int payable_for(const Situation& now, Side side, const std::vector<PieceId>& units);

/// The same asked anew: what is held may have been paid from since the board last changed.
[[nodiscard]] int payable_now(const Situation& now, Side side, const std::vector<PieceId>& units);

/// [8.15] Steps 5 and 6: both chits are there and told; the attacker drops to the highest table he
/// can pay for, and if he cannot pay for CRT 1 there is no battle.
void fix_table(Record& record);

/// [12.21] Whether the side whose step it is may pay from the source.
[[nodiscard]] Ruling<> judge_payment(const Situation& now, const Battle& battle,
                                     const sequence::Action& action);

/// [12.22] Whether the defender may refuse: not when he has paid a part.
[[nodiscard]] Ruling<> judge_refusal(const Situation& now, const Battle& battle);

/// Adds the choices of the step.
void offer_payment(const Situation& now, const Battle& battle, sequence::Choices& legal);

/// PaySupply or RefuseSupply.
void act_payment(Record& record, const sequence::Action& action);

/// Goes on with the steps of supply: where there is one source only the attacker is not asked.
[[nodiscard]] sequence::Progress proceed_payment(Record& record);

}  // namespace core::combat
