#include "core/combat/desk.h"

#include "core/combat/advance.h"
#include "core/combat/chits.h"
#include "core/combat/declaration.h"
#include "core/combat/evasion.h"
#include "core/combat/from_march.h"
#include "core/combat/from_ships.h"
#include "core/combat/payment.h"
#include "core/combat/retreat.h"
#include "core/combat/siege_assault.h"
#include "core/combat/table_battle.h"
#include "core/combat/targets.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace core::combat {
namespace {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::refusal;
using state::refused;
using state::Stage;

Ruling<> out_of_phase() { return refused(refusal("4.1"_case, "out-of-phase")); }

bool is_any(ActionKind kind, std::initializer_list<ActionKind> kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// Whether the choice names what its kind needs.
bool is_complete(const Action& action) {
  using K = ActionKind;
  const bool to_hex =
      is_any(action.kind, {K::Attack, K::AttackFromMarch, K::Assault, K::Evade, K::RetreatTo});
  const bool of_piece =
      to_hex || is_any(action.kind, {K::AddAttacker, K::Withhold, K::SupportBattle, K::UseLeader,
                                     K::Advance, K::RetreatInside});
  return (!to_hex || action.hex) && (!of_piece || action.piece) &&
         (action.kind != K::RetreatInside || action.other);
}

/// [8.51] The step at which the defender may stay: a retreat that he could begin.
Retreat possible_retreat(const Situation& now, const Battle& battle) {
  return retreat_from(now, board::enemy_of(battle.attacker), battle.target, "8.51"_case);
}

Ruling<> judge_in_retreat(const Situation& now, const Retreat& retreat, const Action& action) {
  if (action.kind == ActionKind::RetreatTo) {
    return judge_retreat_to(now, retreat, *action.piece, *action.hex);
  }
  if (action.kind == ActionKind::RetreatInside) {
    return judge_retreat_inside(now, retreat, *action.piece, *action.other);
  }
  return judge_stay_behind(now, retreat, action.piece);
}

/// The kinds of the step are known to be asked [4.1]: which of them is it?
Ruling<> judge_in_battle(const Situation& now, const Battle& battle, const Action& action) {
  const ActionKind kind = action.kind;
  switch (battle.step) {
    case BattleStep::Attackers:
      return kind == ActionKind::Pass ? judge_pass_of_list(now, battle)
                                      : judge_add_attacker(now, battle, *action.piece);
    case BattleStep::Withhold:
      return kind == ActionKind::Pass ? Ruling<>{} : judge_withhold(now, battle, *action.piece);
    case BattleStep::DefendersShips:
    case BattleStep::AttackersShips:
      return kind == ActionKind::Pass ? Ruling<>{} : judge_support(now, battle, *action.piece);
    case BattleStep::Evasion:
      return kind == ActionKind::Pass ? Ruling<>{}
                                      : judge_evasion(now, battle, *action.piece, *action.hex);
    case BattleStep::AttackersChit:
    case BattleStep::DefendersChit:
      return kind == ActionKind::UseLeader ? judge_leader(now, battle, *action.piece)
                                           : judge_chit(now, battle, action.number);
    case BattleStep::AttackersSupply:
    case BattleStep::DefendersSupply:
      return kind == ActionKind::PaySupply ? judge_payment(now, battle, action)
                                           : judge_refusal(now, battle);
    case BattleStep::Stay:
      if (kind == ActionKind::Stay) {
        return action.piece ? refused(refusal("8.51"_case, "all-stay").of(*action.piece))
                            : Ruling<>{};
      }
      return judge_in_retreat(now, possible_retreat(now, battle), action);
    case BattleStep::Advance:
      return kind == ActionKind::Pass ? Ruling<>{} : judge_advance(now, battle, *action.piece);
    case BattleStep::DieOrTable:
      return kind == ActionKind::Pass ? Ruling<>{} : may_go_to_table(now, action.number);
    case BattleStep::Resolve:
    case BattleStep::Retreat:
    case BattleStep::Done:
      return out_of_phase();
  }
  return out_of_phase();
}

/// [8.51] The defender stays, or begins to go.
void act_at_stay(Record& record, const Action& action) {
  const auto battle = record.pending<Battle>();
  const Retreat retreat = possible_retreat(record.now(), battle);
  go_to(record, BattleStep::Retreat, battle.stage);
  if (action.kind == ActionKind::Stay) {
    record.tell({"defender-stays",
                 "8.4"_case,
                 board::enemy_of(battle.attacker),
                 {},
                 {},
                 battle.target,
                 {}});
    return;
  }
  begin_retreat(record, retreat);
  act_retreat(record, action);
}

void act_in_battle(Record& record, const Action& action) {
  switch (record.pending<Battle>().step) {
    case BattleStep::Attackers:
    case BattleStep::Withhold:
    case BattleStep::DefendersShips:
    case BattleStep::AttackersShips:
      act_declaration(record, action);
      return;
    case BattleStep::Evasion:
      if (action.kind == ActionKind::Evade) {
        evade(record, *action.piece, *action.hex);
      } else {
        end_evasion(record);
      }
      return;
    case BattleStep::AttackersChit:
    case BattleStep::DefendersChit:
      act_chits(record, action);
      return;
    case BattleStep::AttackersSupply:
    case BattleStep::DefendersSupply:
      act_payment(record, action);
      return;
    case BattleStep::Stay:
      act_at_stay(record, action);
      return;
    case BattleStep::Advance:
      if (action.kind == ActionKind::Advance) {
        advance(record, *action.piece);
      } else {
        record.end_decision();  // what the end of a siege brings follows [13.42]
      }
      return;
    case BattleStep::DieOrTable:
      if (action.kind == ActionKind::BattleOnTable) {
        go_to_table(record, action.number);
      } else {
        take_the_die(record);
      }
      return;
    case BattleStep::Resolve:
    case BattleStep::Retreat:
    case BattleStep::Done:
      return;
  }
}

void offer_in_battle(const Situation& now, const Battle& battle, sequence::Choices& legal) {
  switch (battle.step) {
    case BattleStep::Attackers:
    case BattleStep::Withhold:
    case BattleStep::DefendersShips:
    case BattleStep::AttackersShips:
      offer_declaration(now, battle, legal);
      return;
    case BattleStep::Evasion:
      offer_evasion(now, battle, legal);
      return;
    case BattleStep::AttackersChit:
    case BattleStep::DefendersChit:
      offer_chits(now, battle, legal);
      return;
    case BattleStep::AttackersSupply:
    case BattleStep::DefendersSupply:
      offer_payment(now, battle, legal);
      return;
    case BattleStep::Stay:
      legal.add({ActionKind::Stay, {}, {}, {}, {}, 0});
      offer_retreat(now, possible_retreat(now, battle), legal);
      return;
    case BattleStep::Advance:
      offer_advance(now, battle, legal);
      return;
    case BattleStep::DieOrTable:
      legal.add(sequence::passing());
      legal.add({ActionKind::BattleOnTable, {}, {}, {}, {}, 0});
      return;
    case BattleStep::Resolve:
    case BattleStep::Retreat:
    case BattleStep::Done:
      return;
  }
}

void offer_pairs(const std::vector<std::pair<PieceId, HexId>>& pairs, ActionKind kind,
                 sequence::Choices& legal) {
  for (const auto& [leader, hex] : pairs) {
    legal.add({kind, leader, {}, hex, {}, 0});
  }
}

}  // namespace

state::Ruling<> judge(const Situation& now, const Action& action) {
  if (!sequence::is_asked(now.state.turn, action.kind)) {
    return out_of_phase();
  }
  if (!is_complete(action)) {
    return refused(refusal("4.1"_case, "choice-incomplete"));
  }
  if (action.kind == ActionKind::ReportBattle) {
    return may_report_battle(now, action.number);
  }
  if (const Battle* const battle = battle_going_on(now.state)) {
    return judge_in_battle(now, *battle, action);
  }
  if (const Retreat* const retreat = retreat_going_on(now.state)) {
    return judge_in_retreat(now, *retreat, action);
  }
  if (action.kind == ActionKind::Attack) {
    return judge_attack(now, *action.piece, *action.hex);
  }
  if (action.kind == ActionKind::AttackFromMarch) {
    return judge_from_march(now, *action.piece, *action.hex);
  }
  if (action.kind == ActionKind::Assault) {
    return judge_assault(now, *action.piece, *action.hex);
  }
  const bool ends_battles =
      action.kind == ActionKind::Pass && now.state.turn.stage == Stage::Battles;
  return ends_battles ? may_end_battles(now) : out_of_phase();
}

void act(Record& record, const Action& action) {
  if (action.kind == ActionKind::ReportBattle) {
    report_battle(record, action.number);
  } else if (battle_going_on(record.state()) != nullptr) {
    act_in_battle(record, action);
  } else if (retreat_going_on(record.state()) != nullptr) {
    act_retreat(record, action);
  } else if (action.kind == ActionKind::Attack) {
    begin_battle(record, kind_of_attack(record.now(), *action.piece, *action.hex), *action.piece,
                 *action.hex);
  } else if (action.kind == ActionKind::AttackFromMarch) {
    begin_battle(record, state::BattleKind::FromMarch, *action.piece, *action.hex);
  } else if (action.kind == ActionKind::Assault) {
    begin_assault(record, *action.piece, *action.hex);
  }
}

void offer(const Situation& now, sequence::Choices& legal) {
  if (now.state.turn.innermost<state::TableBattle>() != nullptr) {
    for (const int each : battle_numbers(now)) {
      legal.add({ActionKind::ReportBattle, {}, {}, {}, {}, each});
    }
    return;
  }
  if (const Battle* const battle = battle_going_on(now.state)) {
    offer_in_battle(now, *battle, legal);
    return;
  }
  if (const Retreat* const retreat = retreat_going_on(now.state)) {
    offer_retreat(now, *retreat, legal);
    return;
  }
  std::vector<std::pair<PieceId, HexId>> pairs;
  const auto asks = [&](ActionKind kind) {
    return legal.wants(kind) && sequence::is_asked(now.state.turn, kind);
  };
  if (asks(ActionKind::Attack)) {
    offer_attacks(now, legal);
  } else if (asks(ActionKind::AttackFromMarch)) {
    attacks_from_march(now, pairs);
    offer_pairs(pairs, ActionKind::AttackFromMarch, legal);
  } else if (asks(ActionKind::Assault)) {
    assaults(now, pairs);
    offer_pairs(pairs, ActionKind::Assault, legal);
  }
}

Progress proceed(Record& record) {
  if (battle_going_on(record.state()) != nullptr) {
    return proceed_battle(record);
  }
  if (retreat_going_on(record.state()) != nullptr) {
    return proceed_retreat(record);
  }
  const auto& pending = record.state().turn.pending;
  const auto* const siege =
      pending.empty() ? nullptr : std::get_if<state::SiegeCombat>(&pending.back());
  if (siege == nullptr) {
    return Progress::Asks;
  }
  const state::SiegeCombat assault = *siege;
  record.end_decision();
  begin_siege_assault(record, assault.leader, assault.hex);
  return Progress::WentOn;
}

std::optional<board::Side> decides(const Situation& now) {
  if (now.state.turn.innermost<state::TableBattle>() != nullptr) {
    const Battle* const fought = battle_at_table(now.state);
    return fought != nullptr ? std::optional{fought->attacker} : std::nullopt;
  }
  if (const Battle* const battle = battle_going_on(now.state)) {
    return decides_in(*battle);
  }
  if (const Retreat* const retreat = retreat_going_on(now.state)) {
    return retreat->side;
  }
  return std::nullopt;
}

}  // namespace core::combat
