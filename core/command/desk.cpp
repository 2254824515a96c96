#include "core/command/desk.h"

#include "core/command/chits.h"
#include "core/command/commands.h"
#include "core/command/declaration.h"
#include "core/command/first_player.h"
#include "core/command/initiative.h"
#include "core/organisation/rosters.h"
#include "core/supply/memo.h"

namespace core::command {
namespace {

using namespace base::literals;
using sequence::Action;
using sequence::ActionKind;
using sequence::is_asked;
using sequence::Progress;
using state::Stage;

/// Adds the choice for each leader of the Phasing Player for whom `allows` holds.
void offer_leaders(const Situation& now, ActionKind kind, sequence::Choices& legal,
                   Ruling<> (*allows)(const Situation&, PieceId)) {
  if (!legal.wants(kind) || !is_asked(now.state.turn, kind)) {
    return;
  }
  for (const PieceId id :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::Leader)) {
    if (legal.wants(kind) && allows(now, id)) {
      legal.add({kind, id, {}, {}, {}, 0});
    }
  }
}

/// [5.21] Asks for each head what a command will ask. It is known from then on, and whoever looks
/// ahead on a copy takes it along.
void look_up_supply(const state::Situation& now, board::Side side) {
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::LandMover)) {
    static_cast<void>(supply::may_act_on_chain(now, id));
  }
}

/// What a stage does once when it begins.
Progress begin_stage(state::Record& record, bool trims) {
  const board::Side side = record.state().turn.acting;
  if (trims) {
    organisation::trim_rosters(record, side);
  }
  if (record.state().turn.step != kSpansChosen) {
    declare_default_spans(record, side);
  }
  record.apply(state::StageWentOn{1});
  if (trims) {
    look_up_supply(record.now(), side);
  }
  return Progress::WentOn;
}

}  // namespace

state::Ruling<> judge(const state::Situation& now, const Action& action) {
  if (action.kind == ActionKind::TakeOptionChit) {
    return may_take_option(now);
  }
  if (action.kind == ActionKind::DrawChit) {
    return may_draw(now);
  }
  if (action.kind == ActionKind::ChooseFirstPlayer) {
    return may_choose_first_player(now, action);
  }
  if (!action.piece || (action.kind == ActionKind::DeclareSpan && !action.other)) {
    return refused(state::refusal("4.1"_case, "no-piece-named"));
  }
  if (action.kind == ActionKind::DeclareSpan) {
    return may_declare(now, *action.other, *action.piece);
  }
  if (action.kind == ActionKind::LeaveSpan) {
    return may_leave_span(now, *action.piece);
  }
  if (action.kind == ActionKind::Command) {
    return may_command(now, *action.piece);
  }
  if (action.kind == ActionKind::TryInitiative) {
    return may_try(now, *action.piece);
  }
  if (action.kind == ActionKind::TryCombatInitiative) {
    return may_try_combat(now, *action.piece);
  }
  return state::refused(state::refusal("4.1"_case, "out-of-phase"));
}

void act(state::Record& record, const Action& action) {
  if (action.kind == ActionKind::TakeOptionChit) {
    take_option(record);
  } else if (action.kind == ActionKind::DrawChit) {
    draw(record);
  } else if (action.kind == ActionKind::ChooseFirstPlayer) {
    choose_first_player(record, action);
  } else if (action.kind == ActionKind::DeclareSpan) {
    record.apply(state::SpanDeclared{*action.piece, action.other});
  } else if (action.kind == ActionKind::LeaveSpan) {
    leave_span(record, *action.piece);
  } else if (action.kind == ActionKind::Command) {
    command(record, *action.piece);
  } else if (action.kind == ActionKind::TryInitiative) {
    try_initiative(record, *action.piece);
  } else if (action.kind == ActionKind::TryCombatInitiative) {
    try_combat(record, *action.piece);
  }
}

void offer(const state::Situation& now, sequence::Choices& legal) {
  const state::Turn& turn = now.state.turn;
  if (!turn.pending.empty()) {
    return;  // no decision asks for choices of this room
  }
  if (turn.stage == Stage::Initiative) {
    if (may_take_option(now)) {
      legal.add({ActionKind::TakeOptionChit, {}, {}, {}, {}, 0});
    }
    if (may_draw(now)) {
      legal.add({ActionKind::DrawChit, {}, {}, {}, {}, 0});
    }
    if (asks_first_player(now)) {
      offer_first_player(legal);
    }
  }
  if (legal.wants_any_of(ActionKind::DeclareSpan, ActionKind::LeaveSpan) &&
      is_asked(turn, ActionKind::DeclareSpan)) {
    offer_spans(now, legal);
  }
  if (legal.wants(ActionKind::Command) && is_asked(turn, ActionKind::Command)) {
    offer_commands(now, legal);
  }
  offer_leaders(now, ActionKind::TryInitiative, legal, may_try);
  offer_leaders(now, ActionKind::TryCombatInitiative, legal, may_try_combat);
}

Progress proceed(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (!turn.pending.empty()) {
    return Progress::Asks;
  }
  if (takes_chit(record.now()) == board::Side::Union) {
    draw(record);  // [5.13] the Union has no choice
    return Progress::WentOn;
  }
  const bool begins = turn.step == 0 || turn.step == kSpansChosen;
  if (begins && turn.stage == Stage::CommandSegment) {
    return begin_stage(record, true);
  }
  if (begins && turn.stage == Stage::CombatInitiative) {
    return begin_stage(record, false);
  }
  return Progress::Asks;
}

std::optional<board::Side> decides(const state::Situation& now) {
  return asks_first_player(now) ? board::Side::Confederate : takes_chit(now);
}

}  // namespace core::command
