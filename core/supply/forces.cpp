#include "core/supply/forces.h"

#include "core/supply/chain_of_supply.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <memory>
#include <tuple>

namespace core::supply {
namespace {

using state::Piece;
using state::Place;
using state::Situation;
using state::Status;

/// What keeps units of one side apart [12.11].
struct Spot {
  Place place;
  bool inside{};
  bool aboard{};

  friend bool operator==(const Spot&, const Spot&) = default;
};

bool has_a_place(const Piece& piece) {
  const state::Away* away = piece.away();
  return away == nullptr || away->kind == state::AwayKind::Florida ||
         away->kind == state::AwayKind::Galveston;
}

struct Gathered {
  Spot spot;
  std::vector<PieceId> units;
};

template <class Wanted>
std::vector<Gathered> gather(const Situation& now, Side side, Wanted wanted) {
  std::vector<Gathered> groups;
  for (const Piece& piece : now.state.pieces) {
    if (piece.side != side || !needs_supply(now.setting, piece) || !has_a_place(piece) ||
        !wanted(piece)) {
      continue;
    }
    Spot spot{piece.place, false, false};
    if (piece.inside) {
      spot.inside = now.state.fort_of(piece.id).has_value();
      spot.aboard = now.state.transport_of(piece.id).has_value();
    }
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const Gathered& known) { return known.spot == spot; });
    if (group == groups.end()) {
      groups.push_back({spot, {}});
      group = groups.end() - 1;
    }
    group->units.push_back(piece.id);
  }
  return groups;
}

/// The forces of a side, kept while the board stays as it is.
struct AllForces {
  std::vector<Force> all;
};

std::vector<Force> cut(const Situation& now, const std::vector<Gathered>& groups) {
  const int most = now.book().supply.largest_force();
  std::vector<Force> forces;
  for (const Gathered& group : groups) {
    Force force{group.spot.place, group.spot.inside, 0, 0, {}};
    for (const PieceId id : group.units) {
      const int points = strength_of(now, id);
      if (!force.units.empty() && force.size + points > most) {
        forces.push_back(force);
        force = {group.spot.place, group.spot.inside, force.part + 1, 0, {}};
      }
      force.units.push_back(id);
      force.size += points;
    }
    forces.push_back(std::move(force));
  }
  return forces;
}

}  // namespace

int strength_of(const Situation& now, PieceId id) noexcept {
  const Piece& piece = now.piece(id);
  const bool by_chart =
      piece.kind == rulebook::PieceKind::SupplyTrain || piece.kind == rulebook::PieceKind::Depot;
  return by_chart ? now.book().unit_types[piece.kind].largest_strength() : piece.strength;
}

std::vector<const Force*> forces_to_maintain(const Situation& now, Side side) {
  // Cut before what is done is left out: a part is the same however far the others are.
  const auto& kept = now.memo.get<AllForces>(static_cast<int>(side), [&] {
    return std::make_shared<const AllForces>(
        AllForces{cut(now, gather(now, side, [](const Piece&) { return true; }))});
  });
  std::vector<const Force*> waiting;
  waiting.reserve(kept.all.size());
  for (const Force& force : kept.all) {
    if (!now.piece(force.units.front()).activity.has(Status::Maintained)) {
      waiting.push_back(&force);
    }
  }
  return waiting;
}

std::vector<Force> unsupplied_forces(const Situation& now, Side side) {
  return cut(now, gather(now, side, [](const Piece& piece) {
               return piece.activity.has(Status::Unsupplied);
             }));
}

bool is_at_home(const Situation& now, Side side, const Force& force) {
  if (const auto* hex = std::get_if<HexId>(&force.place)) {
    return territory::is_friendly_territory(now.state, side, *hex);
  }
  if (const board::HexSide* river = std::get_if<board::HexSide>(&force.place)) {
    const auto banks = river->hexes();
    return std::any_of(banks.begin(), banks.end(), [&](HexId hex) {
      return territory::is_friendly_territory(now.state, side, hex);
    });
  }
  return false;
}

bool is_besieged(const Situation& now, Side side, const Force& force) {
  const auto* hex = std::get_if<HexId>(&force.place);
  return force.inside && hex != nullptr &&
         now.occupancy.at(*hex).attackers.has(board::enemy_of(side)) &&
         now.occupancy.at(*hex).garrison.has(side);
}

}  // namespace core::supply
