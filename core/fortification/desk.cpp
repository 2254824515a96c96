#include "core/fortification/desk.h"

#include "core/fortification/building.h"
#include "core/fortification/garrison.h"
#include "core/fortification/siege_phase.h"
#include "core/fortification/sieges.h"

#include <algorithm>
#include <array>

namespace core::fortification {
namespace {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Ruling;
using state::Situation;

/// What this room does with a kind of choice.
struct Choice {
  ActionKind kind;
  Ruling<> (*judge)(const Situation&, const Action&);
  void (*act)(state::Record&, const Action&);
};

Ruling<> names_nothing() { return state::refused(state::refusal("4.1"_case, "names-nothing")); }

const std::array kChoices{
    Choice{ActionKind::EnterFort,
           [](const Situation& now, const Action& action) {
             return action.piece && action.other ? may_enter_fort(now, *action.piece, *action.other)
                                                 : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             enter_fort(record, *action.piece, *action.other);
           }},
    Choice{ActionKind::LeaveFort,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_leave_fort(now, *action.piece) : names_nothing();
           },
           [](state::Record& record, const Action& action) { leave_fort(record, *action.piece); }},
    Choice{ActionKind::ConductSieges, may_order_sieges, order_sieges},
    Choice{ActionKind::SiegeBombard, may_bombard, bombard},
    Choice{ActionKind::SiegeAssault, may_assault, assault},
    Choice{ActionKind::LiftNothing, may_lift_nothing, lift_nothing},
    Choice{ActionKind::BuildWork, may_build, build},
    Choice{ActionKind::Entrench, may_entrench, entrench},
    Choice{ActionKind::RemoveWork,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_remove_work(now, *action.piece) : names_nothing();
           },
           [](state::Record& record, const Action& action) { remove_work(record, *action.piece); }},
    Choice{ActionKind::RemoveFort,
           [](const Situation& now, const Action& /*action*/) { return may_remove_fort(now); },
           [](state::Record& record, const Action& /*action*/) { remove_fort(record); }},
    Choice{ActionKind::ReplaceFort,
           [](const Situation& now, const Action& /*action*/) { return may_replace_fort(now); },
           [](state::Record& record, const Action& /*action*/) { replace_fort(record); }},
};

const Choice* choice_of(ActionKind kind) {
  const auto found = std::find_if(kChoices.begin(), kChoices.end(),
                                  [&](const Choice& choice) { return choice.kind == kind; });
  return found == kChoices.end() ? nullptr : &*found;
}

}  // namespace

Ruling<> judge(const Situation& now, const Action& action) {
  const Choice* choice = choice_of(action.kind);
  return choice != nullptr ? choice->judge(now, action)
                           : state::refused(state::refusal("4.1"_case, "out-of-phase"));
}

void act(state::Record& record, const Action& action) {
  if (const Choice* choice = choice_of(action.kind)) {
    choice->act(record, action);
  }
}

void offer(const Situation& now, sequence::Choices& legal) {
  const state::Turn& turn = now.state.turn;
  // The first of them stands for all that its stage or decision asks.
  const auto asks = [&](ActionKind kind, auto... others) {
    return legal.wants_any_of(kind, others...) && sequence::is_asked(turn, kind);
  };
  if (asks(ActionKind::EnterFort)) {
    offer_entering(now, legal);
  }
  if (asks(ActionKind::LeaveFort)) {
    offer_leaving(now, legal);
  }
  if (asks(ActionKind::ConductSieges)) {
    offer_siege_order(now, legal);
  }
  if (asks(ActionKind::SiegeBombard, ActionKind::SiegeAssault, ActionKind::LiftNothing)) {
    offer_sieges(now, legal);
  }
  if (asks(ActionKind::BuildWork, ActionKind::Entrench, ActionKind::RemoveWork)) {
    offer_building(now, legal);
    offer_removal(now, legal);
  }
  if (asks(ActionKind::RemoveFort, ActionKind::ReplaceFort)) {
    legal.add({ActionKind::RemoveFort, {}, {}, {}, {}, 0});
    if (may_replace_fort(now)) {
      legal.add({ActionKind::ReplaceFort, {}, {}, {}, {}, 0});
    }
  }
}

Progress proceed(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (turn.pending.empty()) {
    return turn.stage == state::Stage::Sieges && settle_sieges(record) ? Progress::WentOn
                                                                       : Progress::Asks;
  }
  const auto* fort = turn.innermost<state::FortTaken>();
  if (fort != nullptr && !record.now().in_force("E073"_erratum)) {
    record.end_decision();  // [13.15] as printed it has no effect and stays as it is
    return Progress::WentOn;
  }
  return Progress::Asks;
}

std::optional<board::Side> decides(const Situation& now) {
  const auto* fort = now.state.turn.innermost<state::FortTaken>();
  return fort != nullptr ? std::optional{fort->side} : std::nullopt;
}

}  // namespace core::fortification
