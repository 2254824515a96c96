#include "core/game/rooms.h"

#include "core/combat/desk.h"
#include "core/command/desk.h"
#include "core/fortification/desk.h"
#include "core/movement/desk.h"
#include "core/naval/desk.h"
#include "core/organisation/desk.h"
#include "core/strategic/desk.h"
#include "core/supply/desk.h"
#include "core/water/desk.h"

#include <array>

namespace core::game {
namespace {

using sequence::ActionKind;
using state::Stage;

/// A desk whose act() wants to know only that judge() allows the choice.
template <auto Judge, auto Act>
state::Ruling<> judge_then_act(state::Record& record, const sequence::Action& action) {
  const state::Ruling<> ruling = Judge(record.now(), action);
  if (ruling) {
    Act(record, action);
  }
  return ruling;
}

const Room kOrganisation{organisation::judge,
                         judge_then_act<organisation::judge, organisation::act>,
                         organisation::offer, organisation::proceed, organisation::decides};
const Room kMovement{movement::judge, movement::attempt, movement::offer, movement::proceed,
                     movement::decides};
const Room kWater{water::judge, judge_then_act<water::judge, water::act>, water::offer,
                  water::proceed, water::decides};
const Room kSupply{supply::judge, judge_then_act<supply::judge, supply::act>, supply::offer,
                   supply::proceed, supply::decides};
const Room kCommand{command::judge, judge_then_act<command::judge, command::act>, command::offer,
                    command::proceed, command::decides};
const Room kFortification{fortification::judge,
                          judge_then_act<fortification::judge, fortification::act>,
                          fortification::offer, fortification::proceed, fortification::decides};
const Room kNaval{naval::judge, judge_then_act<naval::judge, naval::act>, naval::offer,
                  naval::proceed, naval::decides};
const Room kCombat{combat::judge, judge_then_act<combat::judge, combat::act>, combat::offer,
                   combat::proceed, combat::decides};
const Room kStrategic{strategic::judge, judge_then_act<strategic::judge, strategic::act>,
                      strategic::offer, strategic::proceed, strategic::decides};

struct OwnerOfDecision {
  const Room& operator()(const state::DepotMaking& /*decision*/) const { return kSupply; }

  const Room& operator()(const state::ForceMove& /*decision*/) const { return kMovement; }

  const Room& operator()(const state::ShipMove& /*decision*/) const { return kWater; }

  const Room& operator()(const state::Transit& /*decision*/) const { return kNaval; }

  const Room& operator()(const state::Bombardment& /*decision*/) const { return kNaval; }

  const Room& operator()(const state::LossShare& /*decision*/) const { return kOrganisation; }

  const Room& operator()(const state::ShipLoss& /*decision*/) const { return kOrganisation; }

  const Room& operator()(const state::Retreat& /*decision*/) const { return kCombat; }

  const Room& operator()(const state::Battle& /*decision*/) const { return kCombat; }

  const Room& operator()(const state::NavalBattle& /*decision*/) const { return kNaval; }

  const Room& operator()(const state::SiegeCombat& /*decision*/) const { return kCombat; }

  const Room& operator()(const state::Feeding& /*decision*/) const { return kSupply; }

  const Room& operator()(const state::FortTaken& /*decision*/) const { return kFortification; }

  const Room& operator()(const state::Withdrawal& /*decision*/) const { return kStrategic; }

  const Room& operator()(const state::Arrival& /*decision*/) const { return kStrategic; }

  const Room& operator()(const state::LeaderPlacing& /*decision*/) const { return kStrategic; }

  const Room& operator()(const state::LeaderFlight& /*decision*/) const { return kOrganisation; }

  const Room& operator()(const state::Conversion& /*decision*/) const { return kStrategic; }

  const Room& operator()(const state::SendingHome& /*decision*/) const { return kStrategic; }

  const Room& operator()(const state::Rising& /*decision*/) const { return kStrategic; }

  const Room& operator()(const state::TableFight& /*decision*/) const { return kNaval; }

  const Room& operator()(const state::TableBattle& /*decision*/) const { return kCombat; }
};

/// In the order of sequence::RulesRoom.
constexpr std::array<const Room*, 10> kOwners{
    nullptr,  &kCommand, &kMovement,      &kWater,        &kNaval,
    &kCombat, &kSupply,  &kFortification, &kOrganisation, &kStrategic};

/// The kinds of a room; of null those of whatever is going on.
sequence::KindSet kinds_owned_by(const Room* room) {
  sequence::KindSet kinds;
  for (std::size_t kind = 0; kind < sequence::kActionKindCount; ++kind) {
    const auto& row = sequence::row_of(static_cast<ActionKind>(kind));
    kinds[kind] = kOwners.at(static_cast<std::size_t>(row.room)) == room;
  }
  return kinds;
}

}  // namespace

const std::vector<const Room*>& rooms() {
  static const std::vector<const Room*> kRooms{&kCommand,       &kMovement,     &kWater,
                                               &kNaval,         &kCombat,       &kSupply,
                                               &kFortification, &kOrganisation, &kStrategic};
  return kRooms;
}

const std::vector<sequence::KindSet>& kinds_of_rooms() {
  static const auto kKinds = [] {
    std::vector<sequence::KindSet> all;
    for (const Room* const each : rooms()) {
      all.push_back(kinds_owned_by(each));
    }
    return all;
  }();
  return kKinds;
}

const sequence::KindSet& kinds_of_a_decision() {
  static const sequence::KindSet kKinds = kinds_owned_by(nullptr);
  return kKinds;
}

const Room* room_of(Stage stage) {
  switch (stage) {
    case Stage::SetUp:
    case Stage::Over:
      return nullptr;
    case Stage::SiegeOrder:
    case Stage::Sieges:
    case Stage::Fortification:
      return &kFortification;
    case Stage::Blockade:
    case Stage::SupplyPoints:
    case Stage::Personnel:
    case Stage::Initiation:
    case Stage::Deployment:
    case Stage::Departments:
    case Stage::Headquarters:
    case Stage::LeaderPick:
    case Stage::Demobilisation:
    case Stage::Politics:
    case Stage::AnnualEvents:
    case Stage::EndOfGameTurn:
      return &kStrategic;
    case Stage::Maintenance:
    case Stage::Attrition:
    case Stage::Distribution:
    case Stage::DepotCreation:
    case Stage::SupplyDestruction:
      return &kSupply;
    case Stage::Initiative:
    case Stage::MovementSpans:
    case Stage::CommandSegment:
    case Stage::InitiativeSegment:
    case Stage::CombatSpans:
    case Stage::CombatInitiative:
      return &kCommand;
    case Stage::Consolidation:
      return &kMovement;
    case Stage::NavalCombat:
      return &kNaval;
    case Stage::Battles:
      return &kCombat;
  }
  return nullptr;
}

const Room& room_of(const state::PendingDecision& decision) {
  return std::visit(OwnerOfDecision{}, decision);
}

const Room* room_now(const state::Turn& turn) {
  return turn.pending.empty() ? room_of(turn.stage) : &room_of(turn.pending.back());
}

const Room* room_of(const state::Turn& turn, ActionKind kind) {
  const Room* const fixed = kOwners.at(static_cast<std::size_t>(sequence::row_of(kind).room));
  return fixed != nullptr ? fixed : room_now(turn);
}

}  // namespace core::game
