#include "core/plan/planner.h"

#include "core/base/contains.h"
#include "core/supply/memo.h"
#include "core/water/transport.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using sequence::Action;
using state::Illegal;
using state::Piece;
using state::PieceId;
using state::Situation;

/// Who decides.
board::Side asked_in(game::Game& game) {
  const auto asked = game.question();
  return asked ? asked->side : game.state().turn.acting;
}

}  // namespace

Planner::Planner(game::Game game) : Planner{game, surmised_by(game, asked_in(game))} {}

Planner::Planner(game::Game game, Surmise known)
    : game_{std::move(game)}, side_{asked_in(game_)}, known_{std::move(known)} {
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

std::optional<Energiser> Planner::energiser(const Force& force) {
  const auto& state = game_.state();
  if (!state.turn.pending.empty() || rulebook::is_ship(state.piece(force.chief).kind)) {
    return std::nullopt;
  }
  const auto found = energiser_of(game_, outermost(game_.situation(), goers(force)));
  return found ? std::optional{*found} : std::nullopt;
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
  return voyages_.emplace(force.chief, Voyage{game_, known_, voyagers(force)}).first->second;
}

std::vector<PieceId> Planner::voyagers(const Force& force) {
  std::vector<PieceId> pieces = goers(force);
  if (!rulebook::is_ship(game_.state().piece(force.chief).kind)) {
    const std::vector<PieceId> ships = ships_for(pieces);
    pieces.insert(pieces.end(), ships.begin(), ships.end());
  }
  return pieces;
}

std::optional<Illegal> Planner::no_ship_for(const Force& force) {
  const Situation now = game_.situation();
  const bool afloat =
      now.state.transport_of(force.chief) || rulebook::is_ship(now.piece(force.chief).kind);
  return afloat || !ships_for(goers(force)).empty()
             ? std::nullopt
             : std::optional{state::refusal("7.22"_case, "no-ship-for-them").of(force.chief)};
}

}  // namespace core::plan
