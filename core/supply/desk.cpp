#include "core/supply/desk.h"

#include "core/supply/depots.h"
#include "core/supply/distribution.h"
#include "core/supply/loading.h"
#include "core/supply/maintenance.h"
#include "core/supply/rail_repair.h"

#include <algorithm>
#include <array>

namespace core::supply {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Ruling;
using state::Situation;
using state::Stage;

namespace {

/// What this room does with a kind of choice.
struct Choice {
  ActionKind kind;
  Ruling<> (*judge)(const Situation&, const Action&);
  void (*act)(state::Record&, const Action&);
};

Ruling<> names_nothing() { return state::refused(state::refusal("4.1"_case, "names-nothing")); }

const std::array kChoices{
    Choice{ActionKind::CreateDepot,
           [](const Situation& now, const Action& action) {
             return action.hex ? may_create_depot(now, *action.hex) : names_nothing();
           },
           [](state::Record& record, const Action& action) { create_depot(record, *action.hex); }},
    Choice{ActionKind::GivePoint,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_give_point(now, *action.piece) : names_nothing();
           },
           [](state::Record& record, const Action& action) { give_point(record, *action.piece); }},
    Choice{ActionKind::EliminateDepot,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_eliminate_depot(now, *action.piece) : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             eliminate_depot(record, *action.piece);
           }},
    Choice{ActionKind::LoadSupply, may_load, load},
    Choice{ActionKind::UnloadSupply, may_unload, unload},
    Choice{ActionKind::RepairRail, may_repair_rail, repair_rail},
    Choice{ActionKind::DestroySupply, may_destroy, destroy_supply},
    Choice{ActionKind::Maintain, may_maintain, maintain},
    Choice{ActionKind::Distribute, may_distribute, distribute},
    Choice{ActionKind::FeedLanding, may_feed, feed},
    Choice{ActionKind::PaySupply, may_pay, pay_for_force},
    Choice{ActionKind::RefuseSupply,
           [](const Situation& now, const Action& /*action*/) { return may_refuse(now); },
           [](state::Record& record, const Action& /*action*/) { refuse(record); }},
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
  if (!turn.pending.empty()) {
    if (std::holds_alternative<state::Feeding>(turn.pending.back())) {
      return offer_payments(now, legal);
    }
    if (std::holds_alternative<state::DepotMaking>(turn.pending.back())) {
      return offer_points(now, legal);
    }
  }
  const auto is_asked = [&](ActionKind kind) {
    return legal.wants(kind) && sequence::is_asked(turn, kind);
  };
  if (is_asked(ActionKind::CreateDepot)) {
    offer_depots(now, legal);
  }
  if (is_asked(ActionKind::EliminateDepot)) {
    for (const state::PieceId id :
         now.occupancy.pieces_of(turn.acting, state::PieceClass::Carrier)) {
      if (now.piece(id).kind == rulebook::PieceKind::Depot &&
          legal.wants(ActionKind::EliminateDepot) && may_eliminate_depot(now, id)) {
        legal.add({ActionKind::EliminateDepot, id, {}, {}, {}, 0});
      }
    }
  }
  if (is_asked(ActionKind::LoadSupply)) {
    offer_loading(now, legal);
  }
  if (is_asked(ActionKind::UnloadSupply)) {
    offer_unloading(now, legal);
  }
  if (is_asked(ActionKind::RepairRail)) {
    offer_rail_repairs(now, legal);
  }
  if (is_asked(ActionKind::DestroySupply)) {
    offer_destruction(now, legal);
  }
  if (is_asked(ActionKind::Maintain)) {
    offer_forces(now, legal);
  }
  if (is_asked(ActionKind::Distribute)) {
    offer_distribution(now, legal);
  }
  if (is_asked(ActionKind::FeedLanding)) {
    offer_landings(now, legal);
  }
}

Progress proceed(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (!turn.pending.empty()) {
    if (std::holds_alternative<state::Feeding>(turn.pending.back())) {
      return proceed_feeding(record);
    }
    return std::holds_alternative<state::DepotMaking>(turn.pending.back()) ? proceed_depot(record)
                                                                           : Progress::Asks;
  }
  if (turn.stage == Stage::Maintenance) {
    return proceed_maintenance(record);
  }
  return turn.stage == Stage::Attrition ? proceed_attrition(record) : Progress::Asks;
}

std::optional<board::Side> decides(const Situation& /*now*/) { return std::nullopt; }

}  // namespace core::supply
