#include "core/combat/battle.h"

#include "core/combat/advance.h"
#include "core/combat/chits.h"
#include "core/combat/declaration.h"
#include "core/combat/evasion.h"
#include "core/combat/from_march.h"
#include "core/combat/odds.h"
#include "core/combat/payment.h"
#include "core/combat/result.h"
#include "core/combat/retreat.h"
#include "core/combat/table_battle.h"
#include "core/combat/targets.h"
#include "core/command/initiative.h"
#include "core/organisation/strength.h"

namespace core::combat {
namespace {

using base::operator""_case;
using sequence::Progress;
using state::Status;

/// Stage of the steps before the chits: how far the declaration has come, and whether the leader of
/// an attack from the march has rolled.
constexpr std::uint8_t kDeclared = 1;
constexpr std::uint8_t kMarched = 2;
constexpr std::uint8_t kHasRolled = 4;

/// [14.11] [14.14] The leader of an attack from the march rolls once, unless it is an overrun.
/// @return whether the battle goes on; otherwise it is ended
bool rolls_from_march(Record& record) {
  auto battle = record.pending<Battle>();
  if (!has_to_roll(battle) || odds_of(record.now(), battle).overrun) {
    return true;
  }
  battle.stage |= kHasRolled;
  record.change_decision(battle);
  if (command::roll_initiative(record, battle.commander, rulebook::RollId::InitX)) {
    return true;
  }
  record.tell({"march-attack-not-begun",
               "14.11"_case,
               battle.attacker,
               battle.commander,
               {},
               battle.target,
               {}});
  record.end_decision();
  return false;
}

/// [8.15] What follows the declaration. An attack from the march is rolled for, then the points of
/// 14.12 are spent and those who marched hard for it roll for that [6.32].
void after_declaration(Record& record) {
  const auto& battle = record.pending<Battle>();
  const std::uint8_t stage = battle.stage;
  if (battle.attackers.empty()) {
    record.end_decision();
  } else if (battle.kind != BattleKind::FromMarch || (stage & kMarched) != 0) {
    go_to(record, BattleStep::Withhold, stage & kHasRolled);
  } else if (rolls_from_march(record)) {
    const std::uint8_t rolled = record.pending<Battle>().stage & kHasRolled;
    go_to(record, BattleStep::Attackers, kDeclared | kMarched | rolled);
    spend_points(record);
  }
}

/// Steps at which nobody may have anything to decide: which one follows, and whether to skip it.
Progress skip_or_ask(Record& record, bool ask, BattleStep next) {
  if (ask) {
    return Progress::Asks;
  }
  go_to(record, next, record.pending<Battle>().stage);
  return Progress::WentOn;
}

}  // namespace

const Battle* battle_going_on(const state::GameState& state) noexcept {
  return state.turn.innermost<Battle>();
}

Battle new_battle(const Situation& now, BattleKind kind, PieceId leader, HexId target) {
  Battle battle;
  battle.kind = kind;
  battle.step = BattleStep::Attackers;
  battle.attacker = now.piece(leader).side;
  battle.target = target;
  battle.commander = leader;
  battle.leader[index(battle.attacker)] = leader;
  return battle;
}

bool has_to_roll(const Battle& battle) noexcept {
  return battle.kind == BattleKind::FromMarch && battle.step <= BattleStep::Evasion &&
         (battle.stage & kHasRolled) == 0;
}

void begin_battle(Record& record, BattleKind kind, PieceId leader, HexId target) {
  record.begin(new_battle(record.now(), kind, leader, target));
}

void go_to(Record& record, BattleStep step, std::uint8_t stage) {
  auto battle = record.pending<Battle>();
  battle.step = step;
  battle.stage = stage;
  record.change_decision(std::move(battle));
}

Progress proceed_battle(Record& record) {
  const auto& battle = record.pending<Battle>();
  const Situation now = record.now();
  switch (battle.step) {
    case BattleStep::Attackers:
      if (battle.stage == 0) {
        return Progress::Asks;
      }
      after_declaration(record);
      return Progress::WentOn;
    case BattleStep::Withhold:
      return skip_or_ask(record, may_withhold_any(now, battle), BattleStep::DefendersShips);
    case BattleStep::DefendersShips:
    case BattleStep::AttackersShips: {
      const bool defenders = battle.step == BattleStep::DefendersShips;
      return skip_or_ask(record, may_support_any(now, battle),
                         defenders ? BattleStep::AttackersShips : BattleStep::Evasion);
    }
    case BattleStep::Evasion:
      if (may_evade_any(now, battle)) {
        return Progress::Asks;
      }
      end_evasion(record);
      return Progress::WentOn;
    case BattleStep::AttackersChit:
    case BattleStep::DefendersChit:
      return proceed_chits(record);
    case BattleStep::AttackersSupply:
    case BattleStep::DefendersSupply:
      return proceed_payment(record);
    case BattleStep::Resolve:
      if (battle.stage == 0 && is_for_table(now, battle)) {
        go_to(record, BattleStep::DieOrTable);  // [26.15]
        return Progress::WentOn;
      }
      resolve(record);
      return Progress::WentOn;
    case BattleStep::DieOrTable:
    case BattleStep::Stay:
      return Progress::Asks;
    case BattleStep::Retreat:
      after_retreat(record);
      return Progress::WentOn;
    case BattleStep::Advance:
      return proceed_advance(record);
    case BattleStep::Done:
      record.end_decision();
      return Progress::WentOn;
  }
  return Progress::Asks;
}

void end_evasion(Record& record) {
  auto battle = record.pending<Battle>();
  if (!has_combat_unit(record.now(), battle.defenders)) {
    note_attack(record);
    go_to(record, BattleStep::Advance);
    return;
  }
  const Odds odds = odds_of(record.now(), battle);
  battle.percentage = odds.percentage;
  battle.strength[index(battle.attacker)] = odds.attacking;
  battle.strength[index(board::enemy_of(battle.attacker))] = odds.defending;
  battle.overrun = odds.overrun;
  record.change_decision(battle);
  record.tell({"battle-odds",
               "8.15"_case,
               battle.attacker,
               battle.commander,
               {},
               battle.target,
               {odds.attack, odds.defence, odds.percentage}});
  if (battle.overrun) {
    note_attack(record);
    overrun(record);
    return;
  }
  if (rolls_from_march(record)) {
    go_to(record, BattleStep::AttackersChit);
  }
}

Side decides_in(const Battle& battle) noexcept {
  switch (battle.step) {
    case BattleStep::Withhold:
    case BattleStep::DefendersShips:
    case BattleStep::Evasion:
    case BattleStep::DefendersChit:
    case BattleStep::DefendersSupply:
    case BattleStep::Stay:
    case BattleStep::Retreat:
      return board::enemy_of(battle.attacker);
    case BattleStep::Attackers:
    case BattleStep::AttackersShips:
    case BattleStep::AttackersChit:
    case BattleStep::AttackersSupply:
    case BattleStep::Resolve:
    case BattleStep::Advance:
    case BattleStep::Done:
    case BattleStep::DieOrTable:
      return battle.attacker;
  }
  return battle.attacker;
}

void note_attack(Record& record) {
  const auto battle = record.pending<Battle>();
  for (const PieceId id : battle.attackers) {
    const std::optional<Status> status = status_of_attack(record.now(), battle, id);
    if (status) {
      record.set(id, *status);
    }
    if (status == Status::AttackedMoving && !record.now().in_force("E048"_erratum)) {
      record.set(id, Status::AttackedFighting);  // as printed one attack in a Player-Turn
    }
  }
  for (const PieceId id : battle.defenders) {
    if (battle.kind != BattleKind::SiegeAssault) {
      record.set(id, Status::WasAttacked);
    }
    if (record.piece(id).activity.has(Status::Entrained)) {
      record.set(id, Status::Entrained, false);
    }
  }
}

rulebook::Crt table_of(const Battle& battle) noexcept {
  return rulebook::kCrts.at(battle.table > 0 ? battle.table - 1U : 0U);
}

int csp_of(const Situation& now, const std::vector<PieceId>& pieces) {
  int sum = 0;
  for (const PieceId id : pieces) {
    sum += organisation::csp(now, id);
  }
  return sum;
}

void count_losses(Record& record, Side side, int points) {
  if (points > 0) {
    record.apply(state::LossesCounted{side, points});
  }
}

}  // namespace core::combat
