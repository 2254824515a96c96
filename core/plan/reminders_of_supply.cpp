// [12.0] [17.0] What may be forgotten of supply, and who will starve.
#include "core/base/contains.h"
#include "core/game/rooms.h"
#include "core/plan/next_supply.h"
#include "core/plan/reminder_list.h"
#include "core/strategic/departments.h"
#include "core/strategic/track.h"
#include "core/supply/distribution.h"
#include "core/supply/memo.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>
#include <cmath>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using board::Side;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Situation;
using state::Stage;
using supply::FeedPlan;
using supply::Forecast;

/// [12.13] [13.32] Forces that find too little in the next Supply Phase as the board stands.
void remind_of_hunger(ReminderList& list) {
  if (!list.is_in(Stage::CommandSegment) && !list.is_in(Stage::InitiativeSegment)) {
    return;
  }
  const auto next = next_supply(list.now(), list.side(), supply::DiceFall::Even);
  if (!next) {
    return;
  }
  Reminder outside{"12.13"_case, "forces-will-starve", {}, {}, {}, {}};
  Reminder inside{"13.32"_case, "garrisons-will-starve", {}, {}, {}, {}};
  std::array<int, 2> strength{};
  std::array<double, 2> loss{};
  for (const FeedPlan& plan : next->forces) {
    if (!plan.is_likely_to_starve()) {
      continue;
    }
    Reminder& reminder = plan.besieged ? inside : outside;
    strength.at(plan.besieged ? 1 : 0) += plan.force.size;
    loss.at(plan.besieged ? 1 : 0) += plan.mean_loss();
    name_piece(reminder, plan.force.units.front());
    if (const auto* hex = std::get_if<HexId>(&plan.force.place)) {
      name_hex(reminder, *hex);
    }
    if (const Action* const choice = list.energising_one_of(plan.force.units)) {
      if (!base::contains(reminder.choices, *choice)) {
        reminder.choices.push_back(*choice);
      }
    }
  }
  for (const bool besieged : {false, true}) {
    const auto at = static_cast<std::size_t>(besieged);
    Reminder& reminder = besieged ? inside : outside;
    reminder.figures = {static_cast<int>(reminder.pieces.size()), strength.at(at),
                        static_cast<int>(std::lround(loss.at(at)))};
    list.add(std::move(reminder));
  }
}

/// [17.31] [17.32] Depots, trains and HQs that hold nothing, or will after the next Maintenance.
std::vector<PieceId> empty_soon(const ReminderList& list) {
  std::vector<PieceId> result;
  for (const PieceId id :
       list.now().occupancy.pieces_of(list.side(), state::PieceClass::SupplySource)) {
    const PieceKind kind = list.now().piece(id).kind;
    if (list.now().piece(id).stock == 0 && kind != PieceKind::Department) {
      result.push_back(id);
    }
  }
  if (const auto next = next_supply(list.now(), list.side(), supply::DiceFall::Even)) {
    for (const supply::StockPlan& stock : next->stocks) {
      if (stock.after == 0) {
        result.push_back(stock.piece);
      }
    }
  }
  return result;
}

/// What is empty soon and can be filled now.
void remind_of_empty_stocks(ReminderList& list) {
  const bool distributes = list.is_in(Stage::Distribution);
  const bool loads = list.is_in(Stage::InitiativeSegment);
  if ((!distributes ||
       !(list.is_legal(ActionKind::Distribute) || list.is_legal(ActionKind::LoadSupply))) &&
      (!loads || !list.is_legal(ActionKind::LoadSupply))) {
    return;
  }
  const std::vector<PieceId> empty = empty_soon(list);
  Reminder reminder{distributes ? "17.31"_case : "17.32"_case,
                    distributes ? "stocks-not-filled" : "wagons-not-loaded",
                    {},
                    {},
                    {},
                    {}};
  for (const Action& choice : list.legal()) {
    const bool fills =
        choice.kind == ActionKind::Distribute || choice.kind == ActionKind::LoadSupply;
    if (fills && base::contains(empty, *choice.piece)) {
      add_choice(reminder, choice);
    }
  }
  const state::Treasury& treasury = list.now().state.treasury_of(list.side());
  reminder.figures = {static_cast<int>(reminder.pieces.size()), treasury.pool,
                      treasury.rail_points};
  list.add(std::move(reminder));
}

/// Hexes between two hexes are at most as many as supply movement points [17.6].
bool is_near(const Situation& now, HexId hex, const std::vector<HexId>& wanted) {
  const int range = now.book().supply_ranges.longest();
  return std::any_of(wanted.begin(), wanted.end(),
                     [&](HexId other) { return board::distance(hex, other) <= range; });
}

/// The position after a choice that is legal, nothing else having happened.
state::GameState after(const Situation& now, const Action& choice) {
  state::Standing standing{now.setting, now.state};
  state::Record record{standing};
  static_cast<void>(game::room_of(now.state.turn, choice.kind)->attempt(record, choice));
  return standing.state();
}

/// [17.13] In Maintenance: landing places that would feed somebody who starves otherwise.
void remind_of_landings(ReminderList& list) {
  if (!list.is_in(Stage::Maintenance) || !list.is_legal(ActionKind::FeedLanding)) {
    return;
  }
  const Situation& now = list.now();
  const Forecast plan = supply::forecast(now, list.side(), supply::DiceFall::Even);
  std::vector<HexId> hungry;
  for (const FeedPlan& force : plan.forces) {
    const auto* hex = std::get_if<HexId>(&force.force.place);
    if (hex != nullptr && force.is_likely_to_starve()) {
      hungry.push_back(*hex);
    }
  }
  const auto hexes_fed = [&](const Forecast& other) {
    std::vector<HexId> fed;
    for (const FeedPlan& force : other.forces) {
      const auto* hex = std::get_if<HexId>(&force.force.place);
      if (hex != nullptr && base::contains(hungry, *hex) && !force.is_likely_to_starve()) {
        fed.push_back(*hex);
      }
    }
    return fed;
  };
  Reminder reminder{"17.13"_case, "landing-not-fed", {}, {}, {}, {}};
  std::vector<HexId> tried;
  for (const Action& choice : list.legal()) {
    if (choice.kind != ActionKind::FeedLanding || base::contains(tried, *choice.hex) ||
        !is_near(now, *choice.hex, hungry)) {
      continue;
    }
    tried.push_back(*choice.hex);
    state::Standing fed{now.setting, after(now, choice)};
    const auto helped =
        hexes_fed(supply::forecast(fed.situation(), list.side(), supply::DiceFall::Even));
    if (!helped.empty()) {
      add_choice(reminder, choice);
      name_hex(reminder, *choice.hex);
    }
  }
  list.add(std::move(reminder));
}

/// [17.02] Own units on land that are in no chain of supply.
std::vector<PieceId> out_of_chain(const Situation& now, Side side) {
  std::vector<PieceId> result;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::CombatUnit)) {
    if (now.piece(id).hex() != nullptr && !supply::in_chain(now, id)) {
      result.push_back(id);
    }
  }
  return result;
}

/// [17.02] In Distribution: what would bring units into a chain of supply for the cycle, a landing
/// place that is fed or a single point in an empty stock.
void remind_of_units_out_of_reach(ReminderList& list) {
  if (!list.is_in(Stage::Distribution)) {
    return;
  }
  const Situation& now = list.now();
  const std::vector<PieceId> units = out_of_chain(now, list.side());
  std::vector<HexId> hexes;
  hexes.reserve(units.size());
  for (const PieceId id : units) {
    hexes.push_back(*now.piece(id).hex());
  }
  Reminder reminder{"17.02"_case, "units-could-be-reached", {}, {}, {}, {}};
  std::vector<HexId> tried;
  for (const Action& choice : list.legal()) {
    const bool feeds = choice.kind == ActionKind::FeedLanding;
    const bool fills = choice.kind == ActionKind::Distribute && choice.number == 1 &&
                       now.piece(*choice.piece).stock == 0;
    if (!feeds && !fills) {
      continue;
    }
    const HexId at = feeds ? *choice.hex : *now.piece(*choice.piece).hex();
    if (base::contains(tried, at) || !is_near(now, at, hexes)) {
      continue;
    }
    tried.push_back(at);
    state::Standing then{now.setting, after(now, choice)};
    const state::Situation reached = then.situation();
    bool helps = false;
    for (const PieceId id : units) {
      if (!base::contains(reminder.pieces, id) && supply::in_chain(reached, id)) {
        reminder.pieces.push_back(id);
        helps = true;
      }
    }
    if (helps) {
      name_hex(reminder, at);
      reminder.choices.push_back(choice);
    }
  }
  reminder.figures = {static_cast<int>(reminder.pieces.size())};
  list.add(std::move(reminder));
}

/// [17.52] Places for a Depot beside wagons that could fill it at once [17.32].
void remind_of_depots(ReminderList& list) {
  if (!list.is_in(Stage::DepotCreation)) {
    return;
  }
  const Situation& now = list.now();
  Reminder reminder{"17.52"_case, "depots-possible", {}, {}, {}, {}};
  for (const Action& choice : list.legal()) {
    if (choice.kind != ActionKind::CreateDepot) {
      continue;
    }
    for (const PieceId id : now.occupancy.pieces_in(*choice.hex)) {
      const Piece& piece = now.piece(id);
      const bool carries = piece.kind == PieceKind::SupplyTrain || piece.kind == PieceKind::ArmyHq;
      if (piece.side == list.side() && carries && piece.stock > 0) {
        name_piece(reminder, id);
        name_hex(reminder, *choice.hex);
        if (!base::contains(reminder.choices, choice)) {
          reminder.choices.push_back(choice);
        }
      }
    }
  }
  list.add(std::move(reminder));
}

/// [12.03] [12.05] In the Supply Destruction step: SUP in an Enemy zone that nobody guards.
void remind_of_unguarded_supply(ReminderList& list) {
  if (!list.is_in(Stage::SupplyDestruction)) {
    return;
  }
  const Situation& now = list.now();
  Reminder reminder{"12.05"_case, "supply-unguarded", {}, {}, {}, {}};
  for (const Action& choice : list.legal()) {
    if (choice.kind != ActionKind::DestroySupply) {
      continue;
    }
    const HexId* const hex = choice.piece ? now.piece(*choice.piece).hex()
                             : choice.hex ? &*choice.hex
                                          : nullptr;
    if (hex == nullptr || (choice.piece && now.piece(*choice.piece).inside)) {
      continue;  // the pool, and what stands in a fort, on an HQ or aboard
    }
    const state::HexOccupants& here = now.occupancy.at(*hex);
    if (!here.open_combat.has(list.side()) && !here.garrison.has(list.side()) &&
        zones_of_control::is_enemy_zone(now, list.side(), *hex)) {
      name_hex(reminder, *hex);
      add_choice(reminder, choice);
    }
  }
  list.add(std::move(reminder));
}

/// [19.33] [22.17] Reinforcements that come or wait, and no Department at which they could arrive.
void remind_of_arrivals(ReminderList& list) {
  const Situation& now = list.now();
  const Side side = list.side();
  if (!list.is_in(Stage::CommandSegment) || now.setting.scenario == nullptr ||
      !strategic::deployment_sites(now, side).empty()) {
    return;
  }
  Reminder reminder{"22.17"_case, "arrivals-find-no-place", {}, {}, {}, {}};
  int points = 0;
  for (const state::Arrival& arrival : now.state.waiting) {
    points += arrival.side == side ? arrival.points : 0;
  }
  for (const rulebook::Reinforcement* due :
       strategic::entries_after(*now.setting.scenario, now.state.turn.game_turn, false)) {
    points += due->side == side ? due->amount : 0;
  }
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::SupplySource)) {
    if (now.piece(id).kind == PieceKind::Department) {
      name_piece(reminder, id);
    }
  }
  reminder.figures = {points};
  if (points > 0) {
    list.say(std::move(reminder));
  }
}

}  // namespace

void remind_of_supply(ReminderList& list) {
  remind_of_hunger(list);
  remind_of_empty_stocks(list);
  remind_of_landings(list);
  remind_of_units_out_of_reach(list);
  remind_of_depots(list);
  remind_of_unguarded_supply(list);
  remind_of_arrivals(list);
}

}  // namespace core::plan
