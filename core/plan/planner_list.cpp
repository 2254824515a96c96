// What forces can come to, verb by verb.
#include "core/base/contains.h"
#include "core/fortification/sieges.h"
#include "core/movement/rail_movement.h"
#include "core/movement/rail_works.h"
#include "core/plan/planner.h"
#include "core/plan/planner_parts.h"
#include "core/sequence/prompts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using rulebook::PieceKind;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Ruling;
using state::Situation;

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

/// [13.31] Whether the side besieges a fort in the hex.
bool is_siege(const Situation& now, board::Side side, HexId hex) {
  const auto forts = fortification::sieges_of(now, side);
  return std::any_of(forts.begin(), forts.end(), [&](PieceId fort) {
    const HexId* const at = now.piece(fort).hex();
    return at != nullptr && *at == hex;
  });
}

}  // namespace

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
      drop_unpaid(force, result);
      break;
    case LaidBy::RailAttack:
      add_attacks_after(force, Verb::Ride, result);
      drop_unpaid(force, result);
      break;
    case LaidBy::LandAttack:
      add_attacks_after(force, Verb::Land, result);
      drop_unpaid(force, result);
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
    const auto price = movement::price_of_cut(now, id);
    return price && now.piece(id).place == now.piece(force.chief).place &&
           *price + end.cost <= movement::work_points(now, id);
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
    result.ends.push_back({{end.hex, {}, {}, 0}, end.cost, end.extra, end.ends, end.rails});
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
  if (!result.ends.empty() || result.refusal) {
    return;
  }
  if (sequence::is_asked(game_.state().turn, ActionKind::Attack)) {
    result.refusal = why_no_attack(force);
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
  const movement::Mover& mover = plain ? plains_.at(force.chief)->value() : *way->mover();
  for (const HexId target : targets) {
    const auto attack = plain ? best_attack(seen, heads, reach, target) : way->attack_on(target);
    const auto extra = attack ? additional_for(*attack, reach, mover) : std::nullopt;
    if (extra) {
      const movement::Destination* const from = reach.find(attack->from);
      const int march = from != nullptr ? from->cost : 0;
      result.ends.push_back({{target, {}, {}, 0}, march + attack->cost, *extra, true});
    }
  }
  if (result.ends.empty()) {
    // Whoever lies before a fort is told when it can be stormed.
    if (is_siege(seen, side_, reach.start)) {
      result.refusal = state::refusal("13.38"_case, "fort-is-stormed-later").in(reach.start);
    }
  }
}

std::optional<state::Illegal> Planner::why_no_attack(const Force& force) {
  const Situation seen = known_.game.situation();
  const HexId* const here = seen.piece(force.chief).hex();
  if (here == nullptr) {
    return std::nullopt;
  }
  const std::vector<HexId> beside = enemies_beside(seen, side_, *here);
  if (is_siege(seen, side_, *here)) {
    return why_no_choice(force, Verb::Attack, {*here, {}, {}, 0});
  }
  return beside.empty()
             ? std::nullopt
             : std::optional{why_no_choice(force, Verb::Attack, {beside.front(), {}, {}, 0})};
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

void Planner::drop_unpaid(const Force& force, Operations& result) {
  std::erase_if(result.ends, [&](const End& end) {
    const auto outlook = this->outlook({force, result.verb, end.aim});
    const bool unpaid = !outlook && outlook.error().reason == "combat-supply-short";
    if (unpaid) {
      result.refusal = outlook.error();
    }
    return unpaid;
  });
  if (!result.ends.empty()) {
    result.refusal.reset();
  }
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

}  // namespace core::plan
