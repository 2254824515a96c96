#include "core/naval/desk.h"

#include "core/naval/bombardment.h"
#include "core/naval/naval_combat.h"
#include "core/naval/table_fight.h"

#include <variant>

namespace core::naval {
namespace {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Bombardment;
using state::refusal;
using state::refused;
using state::Ruling;
using state::Stage;

Ruling<> incomplete() { return refused(refusal("4.1"_case, "incomplete")); }

void offer_bombardments(const Situation& now, sequence::Choices& legal) {
  const Side enemy = board::enemy_of(now.state.turn.acting);
  for (const PieceId fort : now.occupancy.pieces_of(enemy, state::PieceClass::Fort)) {
    const board::HexId* const hex = now.piece(fort).hex();
    if (hex != nullptr && legal.wants(ActionKind::BombardFort) && may_bombard(now, *hex)) {
      legal.add({ActionKind::BombardFort, {}, {}, *hex, {}, 0});
    }
  }
}

void offer_to_bombardment(const Situation& now, const Bombardment& decision,
                          sequence::Choices& legal) {
  for (const PieceId ship : ships_before(now, decision.fort)) {
    if (may_join(now, ship)) {
      legal.add({ActionKind::JoinBombardment, ship, {}, {}, {}, 0});
    }
  }
  if (may_open_fire(now)) {
    legal.add(sequence::passing());
  }
}

void offer_combats(const Situation& now, sequence::Choices& legal) {
  for (const WaterPlaceId place : places_to_fight(now)) {
    legal.add({ActionKind::FightAtSea, {}, {}, {}, place, 0});
  }
  if (may_fight(now, std::nullopt)) {
    legal.add({ActionKind::FightAtSea, {}, {}, {}, {}, 0});
  }
}

/// [26.13] The die was asked for.
void decide_by_die(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (turn.innermost<state::Transit>() != nullptr) {
    fire_at_passing(record);
  } else if (turn.innermost<Bombardment>() != nullptr) {
    (void)go_on_bombarding(record);
  } else {
    go_on_fighting(record);
  }
}

}  // namespace

Ruling<> judge(const Situation& now, const Action& action) {
  const auto* named = now.state.turn.innermost<Bombardment>();
  if (action.kind == ActionKind::BombardFort) {
    return action.hex ? may_bombard(now, *action.hex) : incomplete();
  }
  if (action.kind == ActionKind::JoinBombardment) {
    return named != nullptr && action.piece ? may_join(now, *action.piece) : incomplete();
  }
  if (action.kind == ActionKind::Pass) {
    return asks_for_table(now) ? Ruling<>{} : named != nullptr ? may_open_fire(now) : incomplete();
  }
  if (action.kind == ActionKind::FightOnTable) {
    return may_fight_on_table(now, action.number);
  }
  if (action.kind == ActionKind::ReportFight) {
    return may_report(now, action.number);
  }
  if (action.kind == ActionKind::FightAtSea) {
    return may_fight(now, action.water);
  }
  return refused(refusal("4.1"_case, "out-of-phase"));
}

void act(state::Record& record, const Action& action) {
  if (action.kind == ActionKind::BombardFort) {
    begin_bombardment(record, *action.hex);
  } else if (action.kind == ActionKind::JoinBombardment) {
    join(record, *action.piece);
  } else if (action.kind == ActionKind::Pass) {
    if (asks_for_table(record.now())) {
      decide_by_die(record);
    } else {
      open_fire(record);
    }
  } else if (action.kind == ActionKind::FightOnTable) {
    fight_on_table(record, action.number);
  } else if (action.kind == ActionKind::ReportFight) {
    report(record, action.number);
  } else if (action.kind == ActionKind::FightAtSea) {
    fight(record, action.water);
  }
}

void offer(const Situation& now, sequence::Choices& legal) {
  const state::Turn& turn = now.state.turn;
  if (turn.innermost<state::TableFight>() != nullptr) {
    for (const int each : numbers_to_report(now)) {
      legal.add({ActionKind::ReportFight, {}, {}, {}, {}, each});
    }
    return;
  }
  if (asks_for_table(now)) {
    legal.add(sequence::passing());
    legal.add({ActionKind::FightOnTable, {}, {}, {}, {}, 0});
    return;
  }
  if (const auto* decision = turn.innermost<Bombardment>()) {
    offer_to_bombardment(now, *decision, legal);
    return;
  }
  if (legal.wants(ActionKind::BombardFort) && sequence::is_asked(turn, ActionKind::BombardFort)) {
    offer_bombardments(now, legal);
  }
  if (legal.wants(ActionKind::FightAtSea) && sequence::is_asked(turn, ActionKind::FightAtSea)) {
    offer_combats(now, legal);
  }
}

Progress proceed(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (turn.innermost<state::TableFight>() != nullptr || asks_for_table(record.now())) {
    return Progress::Asks;
  }
  if (turn.innermost<state::Transit>() != nullptr) {
    fire_at_passing(record);
    return Progress::WentOn;
  }
  if (turn.innermost<Bombardment>() != nullptr) {
    return go_on_bombarding(record) ? Progress::WentOn : Progress::Asks;
  }
  if (turn.innermost<state::NavalBattle>() != nullptr) {
    go_on_fighting(record);
    return Progress::WentOn;
  }
  if (turn.pending.empty() && turn.stage == Stage::NavalCombat && begin_only_combat(record)) {
    return Progress::WentOn;
  }
  return Progress::Asks;
}

std::optional<board::Side> decides(const Situation& /*now*/) { return std::nullopt; }

}  // namespace core::naval
