#include "core/movement/reach.h"

#include "core/movement/march.h"
#include "core/movement/rail_net.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace core::movement {

using board::Direction;
using state::Situation;

namespace {

/// More points than any piece ever has: the 8 of a leader, and the 2 of a forced march.
constexpr int kMostPoints = 15;

/// A search by points: the hexes that cost 0, then those that cost 1 ... A bucket a cost.
class Search {
 public:
  Search(const Situation& now, const Mover& mover)
      : now_{now},
        mover_{mover},
        budget_{std::min(mover.left + mover.could_add, kMostPoints)},
        found_(now.map().hexes().size()) {}

  Reach run() {
    Reach result{mover_.at, {}};
    const bool zone = zones_of_control::is_enemy_zone(now_, mover_.side, mover_.at);
    if (mover_.left <= 0 && mover_.could_add == 0) {
      return result;
    }
    if (mover_.entrained || mover_.stopped || (zone && mover_.began)) {
      return result;
    }
    meet(mover_.at.ordinal(), mover_.at.ordinal(), 0, false,
         is_usable(now_.state, mover_.side, mover_.at));
    for (int cost = 0; cost <= budget_; ++cost) {
      // Steps cost at least 1, so the bucket does not grow while it is read.
      for (const std::int16_t ordinal : buckets_[static_cast<std::size_t>(cost)]) {
        const Found& here = found_[static_cast<std::size_t>(ordinal)];
        if (here.cost == cost && !here.ends) {
          expand(ordinal, cost, zone && cost == 0);
        }
      }
    }
    collect(result);
    return result;
  }

 private:
  struct Found {
    std::int16_t from{-1};
    std::int8_t cost{INT8_MAX};
    bool ends{};
    bool rails{};
    std::int8_t zone{-1};  ///< not asked yet, 0, 1
  };

  void meet(int ordinal, int from, int cost, bool ends, bool rails) {
    Found& at = found_[static_cast<std::size_t>(ordinal)];
    if (cost == at.cost && rails && !at.rails) {
      at.from = static_cast<std::int16_t>(from);
      at.rails = true;
    }
    if (cost >= at.cost) {
      return;
    }
    at.cost = static_cast<std::int8_t>(cost);
    at.from = static_cast<std::int16_t>(from);
    at.ends = ends;
    at.rails = rails;
    buckets_[static_cast<std::size_t>(cost)].push_back(static_cast<std::int16_t>(ordinal));
  }

  bool is_zone(const map::Hex& hex) {
    Found& at = found_[static_cast<std::size_t>(hex.id.ordinal())];
    if (at.zone < 0) {
      at.zone = zones_of_control::is_enemy_zone(now_, mover_.side, hex.id) ? 1 : 0;
    }
    return at.zone == 1;
  }

  void expand(int ordinal, int cost, bool from_zone) {
    const map::Hex& from = now_.map().hex(ordinal);
    for (const Direction direction : board::kDirections) {
      const int to = from.neighbours[static_cast<std::size_t>(direction)];
      if (to < 0) {
        continue;
      }
      const Found& known = found_[static_cast<std::size_t>(to)];
      const map::Hex& hex = now_.map().hex(to);
      const bool rails = found_[static_cast<std::size_t>(ordinal)].rails &&
                         goes_along_rails(now_, from.id, direction, hex.id);
      if (known.cost <= cost || (known.cost == cost + 1 && (known.rails || !rails))) {
        continue;
      }
      const bool zone = hex.is_land() && is_zone(hex);
      const auto price = step_price(now_, mover_, from, direction, {from_zone, zone});
      if (!price) {
        continue;
      }
      const bool ends = zone || now_.occupancy.at(to).garrison.has(board::enemy_of(mover_.side));
      if (cost + *price <= budget_) {
        meet(to, ordinal, cost + *price, ends, rails);
      } else if (cost == 0 && may_step(now_, mover_, hex.id)) {
        meet(to, ordinal, budget_, true, rails);  // [6.13] E034 off: one hex for the whole move
      }
    }
  }

  void collect(Reach& result) const {
    for (int cost = 1; cost <= budget_; ++cost) {
      for (const std::int16_t ordinal : buckets_[static_cast<std::size_t>(cost)]) {
        const Found& at = found_[static_cast<std::size_t>(ordinal)];
        if (at.cost == cost) {
          result.destinations.push_back({HexId::from_ordinal(ordinal), HexId::from_ordinal(at.from),
                                         cost, std::max(cost - std::max(mover_.left, 0), 0),
                                         at.ends, at.rails});
        }
      }
    }
    std::sort(result.destinations.begin(), result.destinations.end(),
              [](const Destination& a, const Destination& b) { return a.hex < b.hex; });
  }

  const Situation& now_;
  const Mover& mover_;
  int budget_;
  std::vector<Found> found_;  ///< by hex ordinal
  std::array<std::vector<std::int16_t>, kMostPoints + 1> buckets_;
};

}  // namespace

const Destination* Reach::find(HexId hex) const noexcept {
  const auto at =
      std::partition_point(destinations.begin(), destinations.end(),
                           [&](const Destination& destination) { return destination.hex < hex; });
  return at != destinations.end() && at->hex == hex ? &*at : nullptr;
}

std::vector<HexId> Reach::path_to(HexId hex) const {
  std::vector<HexId> path;
  for (const Destination* at = find(hex); at != nullptr; at = find(at->from)) {
    path.push_back(at->hex);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

Reach reach(const Situation& now, const Mover& mover) { return Search{now, mover}.run(); }

Reach reach(const Situation& now, PieceId piece) {
  if (now.piece(piece).hex() == nullptr) {
    return {};
  }
  if (const state::ForceMove* force = active_force(now.state)) {
    if (const auto mover = mover_of(now, *force, piece)) {
      return reach(now, *mover);
    }
  }
  return reach(now, together(now, Pieces{piece}));
}

}  // namespace core::movement
