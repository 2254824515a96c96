#include "core/water/sea_reach.h"

#include "core/water/commanded_water.h"
#include "core/water/sailing.h"

#include <queue>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace core::water {
namespace {

using Costs = boost::container::static_vector<int, kMostShipKinds>;

/// Ships of one kind, of which the one with the shortest range counts.
struct Vessel {
  PieceId ship;
  int left{};
};

/// A search by points. What a river and the sea cost differs from kind to kind, so with several
/// kinds none of two ways to a place need be the better one: both are followed.
class SeaSearch {
 public:
  SeaSearch(const Situation& now, const std::vector<PieceId>& ships)
      : now_{now}, side_{now.piece(ships.front()).side}, found_(now.map().water_places().size()) {
    for (const PieceId ship : ships) {
      const auto kind = now.piece(ship).kind;
      const int left = range_left(now, ship);
      const auto known = std::find(reach_.kinds.begin(), reach_.kinds.end(), kind);
      if (known == reach_.kinds.end()) {
        reach_.kinds.push_back(kind);
        vessels_.push_back({ship, left});
      } else if (Vessel& other = vessels_[static_cast<std::size_t>(known - reach_.kinds.begin())];
                 left < other.left) {
        other = {ship, left};
      }
    }
    reach_.start = *place_of(now, ships.front());
  }

  SeaReach run() {
    const auto start = reach_.start;
    meet(start, 0, Costs(vessels_.size(), 0), 0);
    while (!open_.empty()) {
      const Label here = open_.top();
      open_.pop();
      const Costs spent = reach_.steps[here.step].spent;
      const WaterPlaceId place = reach_.steps[here.step].place;
      // A cheaper one for all kinds came first; the equal ones behind it are not needed either.
      auto& ways = found_[place.value()];
      if (std::any_of(ways.begin(), ways.end(),
                      [&](std::size_t way) { return is_no_dearer(way, spent); })) {
        continue;
      }
      ways.push_back(here.step);
      if (place == start || !is_stopped_at(now_, side_, place)) {
        expand(here, place, spent);
      }
    }
    collect();
    return std::move(reach_);
  }

 private:
  struct Label {
    int sum{};
    int forts{};
    std::size_t step{};

    friend bool operator>(const Label& a, const Label& b) {
      return std::tie(a.sum, a.forts, a.step) > std::tie(b.sum, b.forts, b.step);
    }
  };

  [[nodiscard]] bool is_no_dearer(std::size_t way, const Costs& spent) const {
    const Costs& other = reach_.steps[way].spent;
    return std::equal(other.begin(), other.end(), spent.begin(),
                      [](int known, int it) { return known <= it; });
  }

  void meet(WaterPlaceId place, std::size_t before, Costs spent, int forts) {
    const int sum = std::accumulate(spent.begin(), spent.end(), 0);
    open_.push({sum, forts, reach_.steps.size()});
    reach_.steps.push_back({place, before, std::move(spent)});
  }

  void expand(const Label& here, WaterPlaceId from, const Costs& spent) {
    for (const WaterStep& link : steps_from(now_.map(), from)) {
      Costs there = spent;
      bool goes = true;
      for (std::size_t at = 0; at < vessels_.size() && goes; ++at) {
        const auto price = price_of_link(now_, vessels_[at].ship, link);
        there[at] += price.value_or(0);
        goes = price && there[at] <= vessels_[at].left;
      }
      const auto& ways = found_[link.to.value()];
      if (goes && std::none_of(ways.begin(), ways.end(),
                               [&](std::size_t way) { return is_no_dearer(way, there); })) {
        const bool fort = !forts_over(now_, board::enemy_of(side_), link.to).empty();
        meet(link.to, here.step, std::move(there), here.forts + (fort ? 1 : 0));
      }
    }
  }

  void collect() {
    for (std::size_t at = 0; at < found_.size(); ++at) {
      const WaterPlaceId place{static_cast<std::uint16_t>(at)};
      if (found_[at].empty() || place == reach_.start) {
        continue;
      }
      SeaPlace reached{place,
                       0,
                       0,
                       is_stopped_at(now_, side_, place),
                       !forts_over(now_, board::enemy_of(side_), place).empty(),
                       found_[at].front()};
      const Costs& spent = reach_.steps[reached.way].spent;
      for (std::size_t kind = 0; kind < vessels_.size(); ++kind) {
        const int left = vessels_[kind].left - spent[kind];
        if (kind == 0 || left < reached.left) {
          reached.left = left;
          reached.cost = spent[kind];
        }
      }
      reach_.places.push_back(reached);
    }
  }

  const Situation& now_;
  Side side_;
  SeaReach reach_;
  boost::container::static_vector<Vessel, kMostShipKinds> vessels_;
  std::vector<std::vector<std::size_t>> found_;  ///< ways to each place, the cheapest first
  std::priority_queue<Label, std::vector<Label>, std::greater<>> open_;
};

}  // namespace

const SeaPlace* SeaReach::find(WaterPlaceId place) const noexcept {
  const auto at = std::partition_point(places.begin(), places.end(),
                                       [&](const SeaPlace& each) { return each.place < place; });
  return at != places.end() && at->place == place ? &*at : nullptr;
}

std::vector<WaterPlaceId> SeaReach::path_to(WaterPlaceId place) const {
  std::vector<WaterPlaceId> path;
  if (const SeaPlace* goal = find(place)) {
    for (std::size_t at = goal->way; at != 0; at = steps[at].before) {
      path.push_back(steps[at].place);
    }
  }
  std::reverse(path.begin(), path.end());
  return path;
}

int SeaReach::cost_for(const SeaPlace& place, rulebook::PieceKind kind) const {
  const auto at = std::find(kinds.begin(), kinds.end(), kind);
  return steps[place.way].spent.at(static_cast<std::size_t>(at - kinds.begin()));
}

SeaReach sea_reach(const Situation& now, const std::vector<PieceId>& ships) {
  return SeaSearch{now, ships}.run();
}

std::vector<HexId> forts_on_way(const Situation& now, Side side, std::vector<state::WayIn> ways,
                                const std::vector<WaterPlaceId>& places) {
  std::vector<HexId> fire;
  for (std::size_t at = 1; at < places.size(); ++at) {
    const auto passed = forts_passed(now, ways, places[at - 1], places[at]);
    fire.insert(fire.end(), passed.begin(), passed.end());
    ways = ways_at(now, ways, side, places[at - 1], places[at]);
  }
  return fire;
}

}  // namespace core::water
