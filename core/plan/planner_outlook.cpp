// What an operation would come to, and the choices that do it.
#include "core/base/contains.h"
#include "core/combat/targets.h"
#include "core/command/initiative.h"
#include "core/fortification/works.h"
#include "core/game/battle_view.h"
#include "core/game/undo.h"
#include "core/movement/forced_march.h"
#include "core/plan/futile_attack.h"
#include "core/plan/next_supply.h"
#include "core/plan/planner.h"
#include "core/plan/planner_parts.h"
#include "core/sequence/prompts.h"
#include "core/supply/memo.h"
#include "core/water/transport.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Ruling;
using state::Situation;

bool is_held(const Situation& now, board::Side side, HexId hex) {
  const state::HexOccupants& here = now.occupancy.at(hex);
  return here.open_combat.has(side) || here.garrison.has(side);
}

bool has_entrenchment(const Situation& now, board::Side side, HexId hex) {
  return fortification::works_in(now.occupancy, now.state, side, hex).entrenchment.has_value();
}

/// What lies in a hex that nobody holds.
LeftOpen what_lies_in(const Situation& now, board::Side side, HexId hex) {
  LeftOpen left{hex, now.map().has_city(hex), now.occupancy.at(hex).fort.has(side),
                now.state.ground_stock(hex) > 0, false};
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& piece = now.piece(id);
    left.supply = left.supply || (piece.side == side && (piece.kind == PieceKind::Depot ||
                                                         piece.kind == PieceKind::Department));
  }
  return left;
}

/// [7.11] The way to the water that is named, or to the nearest that touches the hex.
Ruling<Passage> sail_to(const map::Map& map, const Voyage& voyage, const Aim& aim) {
  if (aim.water) {
    return voyage.to(*aim.water);
  }
  const water::SeaPlace* best = nullptr;
  for (const water::SeaPlace& place : voyage.places()) {
    const bool touches = base::contains(map.water_touching(*aim.hex), place.place);
    if (touches && (best == nullptr || place.cost < best->cost)) {
      best = &place;
    }
  }
  if (best != nullptr) {
    return voyage.to(best->place);
  }
  const auto waters = map.water_touching(*aim.hex);
  if (waters.empty()) {
    return state::refused(state::refusal("7.11"_case, "no-water-at").in(*aim.hex));
  }
  return voyage.to(waters.front());
}

/// [7.21] What goes aboard first, and how much of it there is room for.
std::optional<Loading> loading_of(const Situation& now, const Passage& passage) {
  if (passage.loaded.empty()) {
    return std::nullopt;
  }
  Loading loading;
  for (const Action& action : passage.actions) {
    const bool embarks = action.kind == ActionKind::Embark && action.other;
    if (embarks && !base::contains(loading.ships, *action.other)) {
      loading.ships.push_back(*action.other);
      loading.room += water::room_left(now, *action.other);
    }
  }
  for (const PieceId id : passage.loaded) {
    loading.load += water::load_of(now, id).value_or(0);
  }
  return loading;
}

/// [8.15] The battle that the choice would begin, as its side may know it.
std::optional<combat::BattleForecast> battle_begun_by(game::Game& game, board::Side side,
                                                      const Action& action) {
  const Situation now = game.situation();
  const auto kind = attack_kind(now, action);
  if (!kind || action.kind == ActionKind::SiegeAssault) {
    return std::nullopt;
  }
  const auto forecast = game::forecast_attack_for(now, side, *action.piece, *action.hex, *kind);
  return forecast ? std::optional{*forecast} : std::nullopt;
}

Outlook outlook_of(const Way& way, const Aim& aim) {
  Outlook outlook;
  outlook.orders = way.actions;
  outlook.whole = !way.rolled;
  outlook.path = way.path;
  outlook.end = {aim, way.cost, way.extra, way.ends};
  outlook.left = std::max(way.left - way.cost, 0);
  outlook.energiser = {way.initiative, way.command};
  return outlook;
}

}  // namespace

Ruling<Outlook> Planner::outlook(const Operation& operation) {
  const VerbRow& row = row_of(operation.verb);
  const bool hex = row.aim == AimKind::Hex || row.aim == AimKind::Target;
  const bool choice = row.laid == LaidBy::Choice;
  if (!choice && hex && !operation.aim.hex) {
    return state::refused(state::refusal(row.cited, "names-no-hex").of(operation.force.chief));
  }
  if (!choice && row.aim == AimKind::Water && !operation.aim.water && !operation.aim.hex) {
    return state::refused(state::refusal(row.cited, "names-no-water").of(operation.force.chief));
  }
  Ruling<Outlook> laid = lay_out(operation);
  return laid ? told(operation, *std::move(laid)) : laid;
}

Ruling<Outlook> Planner::lay_out(const Operation& operation) {
  switch (row_of(operation.verb).laid) {
    case LaidBy::March:
    case LaidBy::Rail:
    case LaidBy::Ferry:
      return by_land(operation);
    case LaidBy::Attack:
      return by_attack(operation);
    case LaidBy::RailAttack:
      return by_attack_after(operation, Verb::Ride);
    case LaidBy::LandAttack:
      return by_attack_after(operation, Verb::Land);
    case LaidBy::Land:
    case LaidBy::Sail:
    case LaidBy::Embark:
      return by_water(operation);
    case LaidBy::Choice:
      return by_choice(operation);
  }
  return by_choice(operation);
}

Ruling<Outlook> Planner::by_land(const Operation& operation) {
  const VerbRow& row = row_of(operation.verb);
  const HexId hex = *operation.aim.hex;
  const Itinerary& itinerary =
      this->itinerary(operation.force, row.laid == LaidBy::Rail ? Going::Rail : Going::March);
  if (itinerary.refusal()) {
    return state::refused(*itinerary.refusal());
  }
  if (row.laid == LaidBy::Ferry) {
    const auto ferry = itinerary.ferries().find(hex);
    if (ferry == itinerary.ferries().end()) {
      return state::refused(
          state::refusal("7.31"_case, "no-ferry-there").of(operation.force.chief).in(hex));
    }
    return outlook_of(ferry->second, operation.aim);
  }
  const Situation seen = known_.game.situation();
  if (operation.verb == Verb::Besiege &&
      !seen.occupancy.at(hex).garrison.has(board::enemy_of(side_))) {
    return state::refused(
        state::refusal("13.31"_case, "no-garrison-there").of(operation.force.chief).in(hex));
  }
  const bool raids = operation.verb == Verb::Raid;
  const bool stands = raids && itinerary.mover() && itinerary.mover()->at == hex;
  const Ruling<Way> way = stands ? Ruling<Way>{itinerary.here()} : itinerary.to(hex);
  if (!way) {
    return state::refused(way.error());
  }
  Outlook outlook = outlook_of(*way, operation.aim);
  if (row.laid == LaidBy::Rail) {
    outlook.left = seen.state.treasury_of(side_).rail_points - outlook.end.cost;
  }
  return raids && outlook.whole ? then_cut(operation, std::move(outlook))
                                : Ruling<Outlook>{outlook};
}

Ruling<Outlook> Planner::then_cut(const Operation& operation, Outlook outlook) {
  game::Game trial = known_.game;
  for (const Action& order : outlook.orders) {
    static_cast<void>(trial.act(order));
  }
  if (movement::active_force(trial.state()) == nullptr) {
    outlook.whole = false;  // something is asked there first, of an empty fort [13.15]
    return outlook;
  }
  std::optional<state::Illegal> refusal;
  for (const PieceId id : all_of(operation.force)) {
    const Action cut{ActionKind::CutRail, id, {}, {}, {}, 0};
    const auto judged = trial.judge(cut);
    if (judged) {
      outlook.orders.push_back(cut);
      return outlook;
    }
    // What a unit lacks says more than that a headquarters cuts nothing.
    if (!refusal || rulebook::is_ground_combat_unit(trial.state().piece(id).kind)) {
      refusal = judged.error();
    }
  }
  return state::refused(refusal.value_or(not_possible(operation.verb, operation.force)));
}

Ruling<Outlook> Planner::by_water(const Operation& operation) {
  if (const auto none = no_ship_for(operation.force)) {
    return state::refused(*none);
  }
  const Voyage& voyage = this->voyage(operation.force);
  const LaidBy laid = row_of(operation.verb).laid;
  Ruling<Passage> passage = laid == LaidBy::Embark ? voyage.aboard()
                            : laid == LaidBy::Land
                                ? voyage.land_in(*operation.aim.hex)
                                : sail_to(game_.situation().map(), voyage, operation.aim);
  if (!passage) {
    return state::refused(passage.error());
  }
  if (laid == LaidBy::Embark && passage->loaded.empty()) {
    return state::refused(
        state::refusal("7.22"_case, "nobody-to-embark").of(operation.force.chief));
  }
  if (operation.verb == Verb::Run && passage->forts.empty()) {
    return state::refused(
        state::refusal("11.22"_case, "no-fort-on-the-way").of(operation.force.chief));
  }
  Outlook outlook;
  outlook.orders = passage->actions;
  outlook.whole = !passage->rolled;
  outlook.waters = passage->path;
  outlook.end = {operation.aim, passage->cost, 0, passage->ends};
  outlook.left = passage->left;
  outlook.energiser = passage->energiser;
  outlook.forts = passage->forts;
  outlook.loading = loading_of(game_.situation(), *passage);
  return outlook;
}

Ruling<Outlook> Planner::by_attack(const Operation& operation) {
  if (sequence::is_asked(game_.state().turn, ActionKind::Attack) ||
      !choices(operation.force, operation.verb, operation.aim).empty()) {
    return by_choice(operation);
  }
  const HexId target = *operation.aim.hex;
  const Itinerary& itinerary = this->itinerary(operation.force, Going::March);
  if (itinerary.refusal()) {
    return state::refused(*itinerary.refusal());
  }
  const auto attack = itinerary.attack_on(target);
  if (!attack) {
    const auto way = itinerary.to(target);
    return state::refused(way ? state::refusal("14.11"_case, "nobody-to-attack-there")
                                    .of(operation.force.chief)
                                    .in(target)
                              : way.error());
  }
  const auto extra = itinerary.additional_for(*attack);
  if (!extra) {
    const auto way = itinerary.to(target);  // why_not() tells what the attack would take
    return state::refused(way ? not_possible(operation.verb, operation.force) : way.error());
  }
  const bool stands = itinerary.mover()->at == attack->from;
  const Ruling<Way> way = stands ? Ruling<Way>{itinerary.here()} : itinerary.to(attack->from);
  if (!way) {
    return state::refused(way.error());
  }
  Outlook outlook = outlook_of(*way, operation.aim);
  if (*extra > 0 && outlook.whole) {
    const std::vector<Action> forced = itinerary.forced_for(*attack);
    const auto march =
        std::find_if(outlook.orders.begin(), outlook.orders.end(),
                     [](const Action& order) { return order.kind == ActionKind::March; });
    outlook.orders.insert(march, forced.begin(), forced.end());
  }
  outlook.attack = attack;
  outlook.end.cost += attack->cost;
  outlook.end.extra = *extra;
  outlook.end.ends = true;
  outlook.left = std::max(attack->left - attack->cost, 0);
  const PieceId leader = attacker_of(operation.force);
  outlook.orders.push_back({ActionKind::AttackFromMarch, leader, {}, target, {}, 0});
  return outlook;
}

PieceId Planner::attacker_of(const Force& force) {
  const Situation now = game_.situation();
  if (const auto leader = leader_of(now, force)) {
    return *leader;
  }
  const std::vector<PieceId> all = all_of(force);
  const auto other = std::find_if(
      all.begin(), all.end(), [&](PieceId id) { return now.piece(id).kind == PieceKind::Leader; });
  return other != all.end() ? *other : force.chief;
}

Ruling<Outlook> Planner::by_attack_after(const Operation& operation, Verb first) {
  const HexId target = *operation.aim.hex;
  const Operations ways = operations(operation.force, first);
  if (ways.refusal) {
    return state::refused(*ways.refusal);
  }
  std::vector<End> beside;
  std::copy_if(ways.ends.begin(), ways.ends.end(), std::back_inserter(beside),
               [&](const End& end) { return board::distance(*end.aim.hex, target) == 1; });
  std::stable_sort(beside.begin(), beside.end(),
                   [](const End& a, const End& b) { return a.cost < b.cost; });
  const std::vector<PieceId> all = all_of(operation.force);
  for (const End& end : beside) {
    auto outlook = lay_out({operation.force, first, end.aim});
    if (!outlook || (!outlook->whole && !outlook->energiser.initiative)) {
      continue;
    }
    outlook->end = {operation.aim, end.cost, 0, true};
    if (outlook->energiser.initiative) {
      outlook->whole = false;  // what is left for the attack shows when he has rolled
      return outlook;
    }
    game::Game trial = known_.game;
    const bool there =
        std::all_of(outlook->orders.begin(), outlook->orders.end(),
                    [&](const Action& order) { return trial.act(order).has_value(); });
    for (const Action& attack :
         there ? trial.legal_of(ActionKind::AttackFromMarch) : std::vector<Action>{}) {
      if (attack.hex == target && base::contains(all, *attack.piece)) {
        outlook->orders.push_back(attack);
        return outlook;
      }
    }
  }
  return state::refused(
      state::refusal("14.11"_case, "nobody-to-attack-there").of(operation.force.chief).in(target));
}

Ruling<Outlook> Planner::told(const Operation& operation, Outlook outlook) {
  const Situation now = game_.situation();
  const bool lucky = outlook.energiser.initiative.has_value();
  if (lucky) {
    outlook.chance = command::initiative_chance(now, *outlook.energiser.initiative).chance;
  }
  const std::vector<PieceId> going = goers(operation.force);
  for (const PieceId id : operation.force.pieces) {
    (base::contains(going, id) ? outlook.goes : outlook.stays).push_back(id);
  }
  game::Game trial = lucky ? with_luck(known_.game) : known_.game;
  std::size_t certain = 0;
  for (; certain < outlook.orders.size(); ++certain) {
    if (const auto futile = why_futile(trial.situation(), side_, outlook.orders[certain])) {
      return state::refused(*futile);
    }
    if (auto battle = battle_begun_by(trial, side_, outlook.orders[certain])) {
      outlook.battle = std::move(battle);
    }
    const auto happened = trial.act(outlook.orders[certain]);
    const bool last = certain + 1 == outlook.orders.size();
    if (!happened) {
      break;  // somebody is supposed there who is not: the game itself will say
    }
    if (game::any_stops_undo(*happened, now.setting.switches.secrecy)) {
      outlook.whole = outlook.whole && last;
      if (!lucky || certain > 0) {
        outlook.orders.resize(certain + 1);  // what the die brings is not looked at
      }
    }
  }
  if (lucky) {
    outlook.orders.resize(1);
    outlook.whole = false;
  }
  const Situation after = trial.situation();
  const Piece& chief = after.piece(operation.force.chief);
  if (outlook.end.extra > 0 && chief.hex() != nullptr) {
    outlook.march_loss =
        movement::loss_of_forced_march(after, side_, outlook.end.extra, *chief.hex());
  }
  const HexId* const from = now.piece(chief.id).hex();
  if (from != nullptr && is_held(now, side_, *from) && !is_held(after, side_, *from)) {
    LeftOpen left = what_lies_in(after, side_, *from);
    left.works = has_entrenchment(now, side_, *from) && !has_entrenchment(after, side_, *from);
    if (left.city || left.fort || left.supply || left.works) {
      outlook.opened.push_back(left);
    }
  }
  if (rulebook::is_land_mover(chief.kind) && chief.away() == nullptr) {
    outlook.fed = supply::in_chain(after, chief.id);
    if (chief.hex() != nullptr) {
      outlook.enemies_beside = enemies_beside(after, side_, *chief.hex());
    }
  }
  return outlook;
}

std::optional<supply::FeedPlan> Planner::maintenance_after(const Operation& operation,
                                                           const Outlook& outlook) {
  if (outlook.energiser.initiative) {
    return std::nullopt;  // where it is then hangs on a die
  }
  game::Game trial = known_.game;
  for (const Action& order : outlook.orders) {
    if (!trial.act(order)) {
      break;
    }
  }
  const auto forecast = next_supply(trial.situation(), side_, supply::DiceFall::Even);
  if (!forecast) {
    return std::nullopt;
  }
  const std::vector<PieceId> all = all_of(operation.force);
  const auto fed = std::find_if(
      forecast->forces.begin(), forecast->forces.end(), [&](const supply::FeedPlan& plan) {
        return std::any_of(plan.force.units.begin(), plan.force.units.end(),
                           [&](PieceId unit) { return base::contains(all, unit); });
      });
  return fed == forecast->forces.end() ? std::nullopt : std::optional{*fed};
}

}  // namespace core::plan
