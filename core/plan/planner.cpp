#include "core/plan/planner.h"

#include "core/base/contains.h"
#include "core/command/initiative.h"
#include "core/game/undo.h"
#include "core/movement/rail_movement.h"
#include "core/sequence/prompts.h"
#include "core/supply/memo.h"
#include "core/territory/besieged.h"
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
using state::Illegal;
using state::Piece;
using state::PieceId;
using state::Ruling;
using state::Situation;

/// The leader who acts for the force: its commander, or a leader himself.
std::optional<PieceId> leader_of(const Situation& now, const Force& force) {
  const Piece& chief = now.piece(force.chief);
  if (chief.kind == PieceKind::Leader) {
    return chief.id;
  }
  const bool led = rulebook::is_headquarters(chief.kind) && chief.commander &&
                   now.piece(*chief.commander).place == chief.place;
  return led ? chief.commander : std::nullopt;
}

bool is_led_by_leader(ActionKind kind) {
  return kind == ActionKind::Attack || kind == ActionKind::AttackFromMarch ||
         kind == ActionKind::Assault || kind == ActionKind::SiegeAssault;
}

/// Of a choice that takes points any number up to the most may be meant; a brigade is what it is.
bool counts_points(ActionKind kind) { return kind != ActionKind::SplitUnit; }

Aim aim_of(const Action& action) { return {action.hex, action.water, action.other, action.number}; }

/// Whether the choice comes to what is meant; what the aim leaves out is open.
bool comes_to(const Situation& now, const Action& action, const Aim& aim) {
  const auto is_in = [&](const std::optional<PieceId>& piece) {
    return piece && now.piece(*piece).hex() != nullptr && *now.piece(*piece).hex() == *aim.hex;
  };
  return (!aim.hex || action.hex == aim.hex || is_in(action.other) ||
          (!action.hex && !action.other && is_in(action.piece))) &&
         (!aim.water || action.water == aim.water) &&
         (!aim.piece || action.other == aim.piece || action.piece == aim.piece) &&
         (aim.number == 0 || action.number == aim.number);
}

/// [6.21] Where an Enemy is seen beside the hex.
std::vector<HexId> enemies_beside(const Situation& now, board::Side side, HexId hex) {
  std::vector<HexId> result;
  for (const auto direction : board::kDirections) {
    const auto beside = now.map().beside(hex, direction);
    if (beside && now.occupancy.at(*beside).open_combat.has(board::enemy_of(side))) {
      result.push_back(*beside);
    }
  }
  return result;
}

bool is_held(const Situation& now, board::Side side, HexId hex) {
  const state::HexOccupants& here = now.occupancy.at(hex);
  return here.open_combat.has(side) || here.garrison.has(side);
}

bool has_entrenchment(const Situation& now, board::Side side, HexId hex) {
  const auto here = now.occupancy.pieces_in(hex);
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    return now.piece(id).side == side && now.piece(id).kind == PieceKind::Entrenchment;
  });
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

/// [7.31] Whether a ship of the side lies in a water of the piece's hex or of one beside it.
bool has_ship_near(const Situation& now, board::Side side, PieceId piece) {
  const HexId* const hex = now.piece(piece).hex();
  if (hex == nullptr) {
    return false;
  }
  const auto has_ship = [&](HexId at) {
    const auto waters = now.map().water_touching(at);
    return std::any_of(waters.begin(), waters.end(), [&](map::WaterPlaceId water) {
      return now.occupancy.ships(water).has(side);
    });
  };
  return has_ship(*hex) ||
         std::any_of(board::kDirections.begin(), board::kDirections.end(), [&](auto direction) {
           const auto beside = now.map().beside(*hex, direction);
           return beside && has_ship(*beside);
         });
}

/// The refusal of a verb that has no way to be tried.
Illegal not_possible(Verb verb, const Force& force) {
  return state::refusal(row_of(verb).cited, "nothing-in-reach").of(force.chief);
}

}  // namespace

Planner::Planner(game::Game game) : game_{std::move(game)}, known_{game_, {}} {
  const auto asked = game_.question();
  side_ = asked ? asked->side : game_.state().turn.acting;
  known_ = surmised_by(game_, side_);
  forces_ = forces_of(game_.situation(), side_);
  // What is known of supply goes along with every copy that is made of it.
  static_cast<void>(supply::chain_of(known_.game.situation(), side_));
}

const std::vector<Action>& Planner::legal() {
  if (!legal_) {
    legal_ = game_.legal();
  }
  return *legal_;
}

std::vector<PieceId> Planner::goers(const Force& force) {
  const Situation now = game_.situation();
  const Piece& chief = now.piece(force.chief);
  const bool moves = now.state.turn.innermost<state::ForceMove>() != nullptr;
  std::vector<PieceId> result;
  for (const PieceId id : force.pieces) {
    const Piece& piece = now.piece(id);
    const bool spent = piece.activity.has(state::Status::Moved) ||
                       piece.activity.has(state::Status::Dropped) ||
                       (!moves && piece.activity.has(state::Status::Energised));
    // The chief himself is asked for in any case: what keeps him is told.
    if (id == force.chief || (piece.place == chief.place && !spent)) {
      result.push_back(id);
    }
  }
  return result;
}

std::vector<PieceId> Planner::all_of(const Force& force) {
  const Situation now = game_.situation();
  std::vector<PieceId> all = force.pieces;
  for (const PieceId id : force.pieces) {
    const std::vector<PieceId> inside = now.occupancy.contents(now.state, id);
    all.insert(all.end(), inside.begin(), inside.end());
  }
  return all;
}

const Itinerary& Planner::itinerary(const Force& force, Going going) {
  const Key key{force.chief, going};
  const auto found = itineraries_.find(key);
  return found != itineraries_.end()
             ? found->second
             : itineraries_.emplace(key, Itinerary{game_, known_, goers(force), going})
                   .first->second;
}

std::vector<PieceId> Planner::ships_for(const std::vector<PieceId>& cargo) {
  const Situation now = game_.situation();
  const HexId* const hex = now.piece(cargo.front()).hex();
  std::vector<PieceId> best;
  int best_room = -1;
  if (hex == nullptr || now.state.transport_of(cargo.front())) {
    return best;
  }
  int load = 0;
  for (const PieceId id : cargo) {
    load += water::load_of(now, id).value_or(0);
  }
  for (const map::WaterPlaceId water : now.map().water_touching(*hex)) {
    std::vector<std::pair<int, PieceId>> ships;
    for (const PieceId id : now.occupancy.pieces_at(water)) {
      const Piece& ship = now.piece(id);
      const bool carries =
          rulebook::is_transport(ship.kind) || (load == 0 && rulebook::is_ship(ship.kind));
      if (ship.side == side_ && carries && !ship.activity.has(state::Status::Moved)) {
        ships.emplace_back(-water::room_left(now, id), id);
      }
    }
    // Those with most room first, no more of them than the load needs.
    std::sort(ships.begin(), ships.end());
    std::vector<PieceId> taken;
    int room = 0;
    for (const auto& [less, id] : ships) {
      if (!taken.empty() && room >= load) {
        break;
      }
      taken.push_back(id);
      room -= less;
    }
    if (!taken.empty() && std::min(room, load) > best_room) {
      best_room = std::min(room, load);
      best = std::move(taken);
    }
  }
  return best;
}

const Voyage& Planner::voyage(const Force& force) {
  const auto found = voyages_.find(force.chief);
  if (found != voyages_.end()) {
    return found->second;
  }
  std::vector<PieceId> pieces = goers(force);
  if (!rulebook::is_ship(game_.state().piece(force.chief).kind)) {
    const std::vector<PieceId> ships = ships_for(pieces);
    pieces.insert(pieces.end(), ships.begin(), ships.end());
  }
  return voyages_.emplace(force.chief, Voyage{game_, known_, pieces}).first->second;
}

// ---- what can be done ----

Operations Planner::operations(const Force& force, Verb verb) {
  Operations result{verb, {}, {}};
  switch (row_of(verb).laid) {
    case LaidBy::March:
    case LaidBy::Rail:
    case LaidBy::Ferry:
      add_marches(force, verb, result);
      break;
    case LaidBy::Attack:
      add_attacks(force, result);
      break;
    case LaidBy::RailAttack:
      add_attacks_after(force, Verb::Ride, result);
      break;
    case LaidBy::LandAttack:
      add_attacks_after(force, Verb::Land, result);
      break;
    case LaidBy::Land:
    case LaidBy::Sail:
    case LaidBy::Embark:
      add_voyages(force, verb, result);
      break;
    case LaidBy::Choice:
      add_choices(force, result);
      break;
  }
  if (result.ends.empty() && !result.refusal) {
    result.refusal = row_of(verb).laid == LaidBy::Choice ? why_no_choice(force, verb, {})
                                                         : not_possible(verb, force);
  }
  return result;
}

bool Planner::can_cut_after(const Force& force, const movement::Destination& end) {
  const Situation now = game_.situation();
  const auto rail = static_cast<std::size_t>(end.hex.ordinal());
  if (!now.map().has_rail(end.hex) || now.state.rail.cut[rail] || end.extra > 0) {
    return false;
  }
  const std::vector<PieceId> all = all_of(force);
  return std::any_of(all.begin(), all.end(), [&](PieceId id) {
    const Piece& unit = now.piece(id);
    const bool able = rulebook::is_ground_combat_unit(unit.kind) && unit.strength > 0 &&
                      (!unit.parenthesised || unit.kind == PieceKind::Partisan) &&
                      unit.place == now.piece(force.chief).place;
    movement::Hindrance own;
    own.add(now.book().unit_types[unit.kind].move_class, unit.kind);
    const auto cost =
        able ? movement::cost_of(now.book().movement_costs, own, rulebook::StepKind::DestroyRail)
             : std::nullopt;
    return cost && *cost + end.cost <=
                       movement::allowance(now, id) + unit.activity.extra - unit.activity.spent;
  });
}

std::optional<Ruling<movement::Mover>> Planner::plain_mover(const Force& force) {
  const Situation now = game_.situation();
  const Situation seen = known_.game.situation();
  if (rulebook::is_ship(now.piece(force.chief).kind)) {
    return state::refused(state::refusal("7.11"_case, "ships-sail").of(force.chief));
  }
  if (!now.state.turn.pending.empty() || now.piece(force.chief).hex() == nullptr) {
    return std::nullopt;
  }
  const std::vector<PieceId> heads = outermost(now, goers(force));
  // [16.16] Who may not be taken along leaves the roster when its headquarters is energised.
  const auto is_plain = [&](PieceId id) {
    const Piece& piece = now.piece(id);
    const bool rostered = piece.inside && piece.kind != PieceKind::Leader;
    return piece.place == now.piece(force.chief).place &&
           !piece.activity.has(state::Status::Energised) &&
           !piece.activity.has(state::Status::Moved) &&
           !piece.activity.has(state::Status::Dropped) && !(rostered && piece.activity.span);
  };
  const movement::Mover all = movement::together(seen, {heads.begin(), heads.end()});
  if (!std::all_of(all.all.begin(), all.all.end(), is_plain)) {
    return std::nullopt;
  }
  if (const auto energiser = energiser_of(game_, heads); !energiser) {
    return state::refused(energiser.error());
  }
  // As they would stand when they had been energised, and moved as one stack.
  state::ForceMove move;
  move.head = heads.front();
  move.units = heads;
  if (heads.size() > 1) {
    move.stack = heads;
  }
  return movement::mover_of(seen, move, heads.front());
}

bool Planner::add_plain_marches(const Force& force, Verb verb, Operations& result) {
  const auto found = plains_.find(force.chief);
  const auto mover = found != plains_.end()
                         ? found->second
                         : plains_.emplace(force.chief, plain_mover(force)).first->second;
  if (!mover) {
    return false;
  }
  if (!*mover) {
    result.refusal = mover->error();
    return true;
  }
  const Situation seen = known_.game.situation();
  if (row_of(verb).laid != LaidBy::Rail) {
    const auto ends = reaches_.find(force.chief);
    add_ends(force, verb,
             (ends != reaches_.end()
                  ? ends->second
                  : reaches_.emplace(force.chief, movement::reach(seen, **mover)).first->second)
                 .destinations,
             result);
    return true;
  }
  if (game_.state().turn.stage != state::Stage::CommandSegment) {
    result.refusal = state::refusal("6.54"_case, "entrains-in-its-move").of(force.chief);
    return true;
  }
  if (const auto entrained = movement::may_entrain(seen, **mover); !entrained) {
    result.refusal = entrained.error();
    return true;
  }
  const int points = movement::rail_points_for(seen, **mover);
  if (const int have = seen.state.treasury_of(side_).rail_points; points > have) {
    result.refusal =
        state::refusal("6.52"_case, "too-few-rail-points").of(force.chief).figures(points, have);
    return true;
  }
  for (const HexId hex : movement::rail_destinations_aboard(seen, **mover)) {
    result.ends.push_back({{hex, {}, {}, 0}, points, 0, false});
  }
  return true;
}

void Planner::add_ends(const Force& force, Verb verb,
                       const std::vector<movement::Destination>& ends, Operations& result) {
  const Situation seen = known_.game.situation();
  for (const movement::Destination& end : ends) {
    const bool garrison = seen.occupancy.at(end.hex).garrison.has(board::enemy_of(side_));
    if ((verb == Verb::Besiege && !garrison) ||
        (verb == Verb::Raid && !can_cut_after(force, end))) {
      continue;
    }
    result.ends.push_back({{end.hex, {}, {}, 0}, end.cost, end.extra, end.ends});
  }
}

void Planner::add_marches(const Force& force, Verb verb, Operations& result) {
  if (verb != Verb::Ferry && add_plain_marches(force, verb, result)) {
    return;
  }
  const bool ship = rulebook::is_ship(game_.state().piece(force.chief).kind);
  if (verb == Verb::Ferry && (ship || !has_ship_near(game_.situation(), side_, force.chief))) {
    result.refusal = state::refusal("7.31"_case, "no-ship-for-them").of(force.chief);
    return;
  }
  if (verb == Verb::Ferry && game_.state().turn.pending.empty() &&
      game_.state().turn.stage != state::Stage::CommandSegment) {
    return;  // nobody is ferried before he is energised
  }
  const Going going = row_of(verb).laid == LaidBy::Rail ? Going::Rail : Going::March;
  const Itinerary& way = itinerary(force, going);
  result.refusal = way.refusal();
  if (result.refusal) {
    return;
  }
  if (verb == Verb::Ferry) {
    for (const auto& [hex, ferry] : way.ferries()) {
      result.ends.push_back({{hex, {}, {}, 0}, ferry.cost, 0, false});
    }
    return;
  }
  add_ends(force, verb, way.destinations(), result);
}

void Planner::add_attacks(const Force& force, Operations& result) {
  add_choices(force, result);
  if (!result.ends.empty() || sequence::is_asked(game_.state().turn, ActionKind::Attack)) {
    return;
  }
  // What can be reached tells what can be attacked at its end.
  Operations marches{Verb::March, {}, {}};
  const bool plain = add_plain_marches(force, Verb::March, marches);
  const Itinerary* const way = plain ? nullptr : &itinerary(force, Going::March);
  result.refusal = plain ? marches.refusal : way->refusal();
  if (result.refusal) {
    return;
  }
  const movement::Reach& reach = plain ? reaches_.at(force.chief) : way->reach();
  const Situation seen = known_.game.situation();
  std::vector<HexId> targets;
  const auto look_beside = [&](HexId hex) {
    for (const HexId enemy : enemies_beside(seen, side_, hex)) {
      if (!base::contains(targets, enemy)) {
        targets.push_back(enemy);
      }
    }
  };
  look_beside(reach.start);
  for (const movement::Destination& end : reach.destinations) {
    look_beside(end.hex);
  }
  std::sort(targets.begin(), targets.end());
  const std::vector<PieceId> heads = outermost(seen, goers(force));
  for (const HexId target : targets) {
    const auto attack = plain ? best_attack(seen, heads, reach, target) : way->attack_on(target);
    if (attack && attack->cost <= attack->left) {
      const movement::Destination* const from = reach.find(attack->from);
      const int march = from != nullptr ? from->cost : 0;
      result.ends.push_back({{target, {}, {}, 0}, march + attack->cost, 0, true});
    }
  }
}

void Planner::add_attacks_after(const Force& force, Verb first, Operations& result) {
  const Operations ways = operations(force, first);
  result.refusal = ways.refusal;
  const Situation seen = known_.game.situation();
  std::vector<HexId> targets;
  for (const End& end : ways.ends) {
    for (const HexId enemy : enemies_beside(seen, side_, *end.aim.hex)) {
      if (!base::contains(targets, enemy)) {
        targets.push_back(enemy);
      }
    }
  }
  std::sort(targets.begin(), targets.end());
  for (const HexId target : targets) {
    const Aim aim{target, {}, {}, 0};
    if (const auto attack = by_attack_after({force, result.verb, aim}, first)) {
      result.ends.push_back({aim, attack->end.cost, 0, true});
    }
  }
}

std::optional<Illegal> Planner::no_ship_for(const Force& force) {
  const Situation now = game_.situation();
  const bool afloat =
      now.state.transport_of(force.chief) || rulebook::is_ship(now.piece(force.chief).kind);
  return afloat || !ships_for(goers(force)).empty()
             ? std::nullopt
             : std::optional{state::refusal("7.22"_case, "no-ship-for-them").of(force.chief)};
}

void Planner::add_voyages(const Force& force, Verb verb, Operations& result) {
  result.refusal = no_ship_for(force);
  if (result.refusal) {
    return;
  }
  const Voyage& voyage = this->voyage(force);
  result.refusal = voyage.refusal();
  if (result.refusal) {
    return;
  }
  if (verb == Verb::Land) {
    for (const auto& [hex, cost] : voyage.landings()) {
      result.ends.push_back({{hex, {}, {}, 0}, cost, 0, true});
    }
    return;
  }
  if (verb == Verb::Embark) {
    if (const auto loaded = voyage.aboard(); loaded && !loaded->loaded.empty()) {
      result.ends.push_back({{}, loaded->cost, 0, false});
    }
    return;
  }
  for (const water::SeaPlace& place : voyage.places()) {
    if (verb != Verb::Run || !voyage.forts_to(place.place).empty()) {
      result.ends.push_back({{{}, place.place, {}, 0}, voyage.spent() + place.cost, 0, place.ends});
    }
  }
}

std::vector<Action> Planner::choices(const Force& force, Verb verb, const Aim& aim) {
  const Situation now = game_.situation();
  const std::vector<PieceId> all = all_of(force);
  const Piece& chief = now.piece(force.chief);
  const auto water = water::place_of(now, chief.id);
  const auto is_here = [&](const Action& action) {
    if (action.hex) {
      return (chief.hex() != nullptr && *chief.hex() == *action.hex) ||
             (water && water::is_contiguous(now, *water, *action.hex));
    }
    return action.water && water == action.water;
  };
  const auto moves = [&] {
    const auto* const land = now.state.turn.innermost<state::ForceMove>();
    const auto* const group = now.state.turn.innermost<state::ShipMove>();
    return (land != nullptr && base::contains(all, land->head)) ||
           (group != nullptr && base::contains(all, group->ships.front()));
  };
  std::vector<Action> result;
  for (const Action& action : legal()) {
    const bool of_verb = base::contains(row_of(verb).kinds, action.kind);
    const bool of_force = of_verb && (action.kind == ActionKind::Pass ? moves()
                                      : action.piece ? base::contains(all, *action.piece)
                                                     : is_here(action));
    if (of_force && comes_to(now, action, aim)) {
      result.push_back(action);
    }
  }
  return result;
}

void Planner::add_choices(const Force& force, Operations& result) {
  for (const Action& action : choices(force, result.verb)) {
    Aim aim = aim_of(action);
    const auto same = std::find_if(result.ends.begin(), result.ends.end(), [&](const End& end) {
      return end.aim.hex == aim.hex && end.aim.water == aim.water && end.aim.piece == aim.piece &&
             (counts_points(action.kind) || end.aim.number == aim.number);
    });
    if (same == result.ends.end()) {
      result.ends.push_back({aim, 0, 0, false});
    } else {
      same->aim.number = std::max(same->aim.number, aim.number);
    }
  }
}

Illegal Planner::why_no_choice(const Force& force, Verb verb, const Aim& aim) {
  if (verb == Verb::Hold) {
    return state::refusal("5.27"_case, "not-energised").of(force.chief);
  }
  const Situation now = game_.situation();
  const state::HexId* const here = now.piece(force.chief).hex();
  const std::optional<HexId> hex = aim.hex || here == nullptr ? aim.hex : std::optional{*here};
  std::optional<Illegal> first;
  for (const ActionKind kind : row_of(verb).kinds) {
    const auto leader = leader_of(now, force);
    if (is_led_by_leader(kind) && !leader) {
      continue;
    }
    const PieceId who = is_led_by_leader(kind) ? *leader : force.chief;
    const Action tried{kind, who, aim.piece, hex, aim.water, std::max(aim.number, 1)};
    const auto judged = game_.judge(tried);
    if (!judged &&
        (!first || first->reason == "in-another-stage" || first->reason == "out-of-phase")) {
      first = judged.error();
    }
  }
  return first.value_or(not_possible(verb, force));
}

// ---- what would come of it ----

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
  return laid ? Ruling<Outlook>{told(operation, *std::move(laid))} : laid;
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

namespace {

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
  const auto way = itinerary.to(hex);
  if (!way) {
    return state::refused(way.error());
  }
  Outlook outlook = outlook_of(*way, operation.aim);
  if (row.laid == LaidBy::Rail) {
    outlook.left = 0;
  }
  return outlook;
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
  if (attack->cost > attack->left) {
    const auto way = itinerary.to(target);  // why_not() tells what the attack would take
    return state::refused(way ? not_possible(operation.verb, operation.force) : way.error());
  }
  const bool stands = itinerary.mover()->at == attack->from;
  const Ruling<Way> way = stands ? Ruling<Way>{itinerary.here()} : itinerary.to(attack->from);
  if (!way) {
    return state::refused(way.error());
  }
  Outlook outlook = outlook_of(*way, operation.aim);
  outlook.attack = attack;
  outlook.end.cost += attack->cost;
  outlook.end.ends = true;
  outlook.left = attack->left - attack->cost;
  const auto leader = leader_of(game_.situation(), operation.force);
  outlook.orders.push_back({ActionKind::AttackFromMarch, leader, {}, target, {}, 0});
  return outlook;
}

Ruling<Outlook> Planner::by_choice(const Operation& operation) {
  const std::vector<Action> all = choices(operation.force, operation.verb, operation.aim);
  if (all.empty()) {
    return state::refused(why_no_choice(operation.force, operation.verb, operation.aim));
  }
  // Of those that differ only in their points the most; else the first.
  Action meant = all.front();
  for (const Action& action : all) {
    Action same = action;
    same.number = meant.number;
    if (same == meant && counts_points(action.kind) && action.number > meant.number) {
      meant = action;
    }
  }
  Outlook outlook;
  outlook.orders = {meant};
  outlook.whole = true;
  outlook.end = {aim_of(meant), 0, 0, false};
  return outlook;
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

Outlook Planner::told(const Operation& operation, Outlook outlook) {
  const Situation now = game_.situation();
  const bool lucky = outlook.energiser.initiative.has_value();
  if (lucky) {
    outlook.chance = command::initiative_chance(now, *outlook.energiser.initiative).chance;
  }
  for (const PieceId id : operation.force.pieces) {
    (base::contains(goers(operation.force), id) ? outlook.goes : outlook.stays).push_back(id);
  }
  game::Game trial = lucky ? with_luck(known_.game) : known_.game;
  std::size_t certain = 0;
  for (; certain < outlook.orders.size(); ++certain) {
    const auto happened = trial.act(outlook.orders[certain]);
    const bool last = certain + 1 == outlook.orders.size();
    if (!happened) {
      break;  // somebody is supposed there who is not: the game itself will say
    }
    if (game::any_stops_undo(*happened, now.setting.switches.secrecy)) {
      outlook.whole = outlook.whole && last;
      if (!lucky || certain > 0) {
        break;
      }
    }
  }
  if (lucky) {
    outlook.orders.resize(1);
    outlook.whole = false;
  }
  const Situation after = trial.situation();
  const Piece& chief = after.piece(operation.force.chief);
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

}  // namespace core::plan
