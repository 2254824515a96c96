#include "core/supply/coverage.h"

#include "core/supply/edges.h"
#include "core/supply/siege.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace core::supply {
namespace {

/// Above this number of pairs it is quicker to ask again.
constexpr std::size_t kMostPairs = 4096;

/// The least that a step costs, so that a range is a number of hexes.
int cheapest_step(const rulebook::SupplyCosts& costs) {
  int least = costs.along_line;
  for (const std::optional<int>& terrain : costs.terrain) {
    least = std::min(least, terrain.value_or(least));
  }
  return least;
}

/// Calls `see` with each index at which two lists of bytes differ; mostly few do.
template <class Byte, class See>
void each_difference(const std::vector<Byte>& a, const std::vector<Byte>& b, See see) {
  constexpr std::size_t kBlock = 64;
  for (std::size_t begin = 0; begin < a.size(); begin += kBlock) {
    const std::size_t end = std::min(begin + kBlock, a.size());
    if (std::memcmp(&a[begin], &b[begin], end - begin) == 0) {
      continue;
    }
    for (std::size_t at = begin; at < end; ++at) {
      if (a[at] != b[at]) {
        see(at);
      }
    }
  }
}

/// What of a hex matters to steps on the ground.
constexpr unsigned kGroundFlags = kEnemyOccupied | kClosedZone | kCut;

/// What of a water place matters to them.
constexpr unsigned kCrossingFlags = kEnemyWarship | kFriendlyShip;

}  // namespace

Coverage::Coverage(const View& view, Coverage same) : Coverage{std::move(same)} { view_ = &view; }

Coverage::Coverage(const View& view, const Net& net, const std::vector<Source>& sources)
    : view_{&view},
      longest_{view.book().supply_ranges.longest()},
      hexes_of_longest_{longest_ / std::max(1, cheapest_step(view.book().supply_costs))},
      any_(net.ranges),
      firm_(any_),
      known_(any_.size(), 0),
      spent_(any_.size(), kSilent),
      at_cost_(static_cast<std::size_t>(longest_) + 1) {
  read_sources(net, sources);
}

bool Coverage::go_on(const Net& net, bool same_net, const std::vector<Source>& sources) {
  std::vector<HexId> changes;
  if (view_->changes()) {
    add_changes_of_ground(changes);
  }
  const bool same_ground = view_->changes() && changes.empty();
  mend_ranges(net, same_net, sources, changes);
  if (view_->changes()) {
    forget_near(changes);
  } else {
    forget_all();
  }
  return same_ground;
}

void Coverage::broadcast_from(int ordinal, int range, bool wagons) {
  beacons_.push_back({static_cast<std::uint16_t>(ordinal), kSilent, kSilent});
  const auto at = static_cast<std::size_t>(ordinal);
  const auto far = static_cast<std::int8_t>(range);
  any_[at] = std::max(any_[at], far);
  if (!wagons) {
    firm_[at] = std::max(firm_[at], far);
  }
}

void Coverage::read_sources(const Net& net, const std::vector<Source>& sources) {
  for (const Source& source : sources) {
    if (serves(net, source)) {
      broadcast_from(source.hex.ordinal(), source.range,
                     source.kind == SourceKind::SupplyTrain || source.kind == SourceKind::ArmyHq);
    }
  }
  const int range = view_->book().supply_ranges.railhead;
  for (const ChainOfSupply::WaterLink& link : net.links) {
    if (link.landing && besiegers_of_fort(*view_, *link.landing).empty()) {
      broadcast_from(link.landing->ordinal(), range, false);
    }
  }
  const auto before = [](const Beacon& a, const Beacon& b) { return a.at < b.at; };
  std::sort(beacons_.begin(), beacons_.end(), before);
  for (Beacon& beacon : beacons_) {
    beacon.any = any_[beacon.at];
    beacon.firm = firm_[beacon.at];
  }
}

void Coverage::mend_ranges(const Net& net, bool same_net, const std::vector<Source>& sources,
                           std::vector<HexId>& changes) {
  const auto note = [&](std::size_t at) {
    changes.push_back(HexId::from_ordinal(static_cast<int>(at)));
  };
  const std::vector<Beacon> before = std::exchange(beacons_, {});
  if (!same_net) {
    const Ranges any = std::exchange(any_, net.ranges);
    const Ranges firm = std::exchange(firm_, net.ranges);
    read_sources(net, sources);
    each_difference(any_, any, note);
    each_difference(firm_, firm, note);
    return;
  }
  for (const Beacon& beacon : before) {
    any_[beacon.at] = net.ranges[beacon.at];
    firm_[beacon.at] = net.ranges[beacon.at];
  }
  read_sources(net, sources);
  const auto note_differences = [&](const std::vector<Beacon>& those,
                                    const std::vector<Beacon>& others) {
    for (const Beacon& one : those) {
      const auto other =
          std::lower_bound(others.begin(), others.end(), one,
                           [](const Beacon& a, const Beacon& b) { return a.at < b.at; });
      const bool shines = other != others.end() && other->at == one.at;
      const std::int8_t any = shines ? other->any : net.ranges[one.at];
      const std::int8_t firm = shines ? other->firm : net.ranges[one.at];
      if (one.any != any || one.firm != firm) {
        note(one.at);
      }
    }
  };
  note_differences(before, beacons_);
  note_differences(beacons_, before);
}

void Coverage::add_changes_of_ground(std::vector<HexId>& changes) const {
  for (const View::Changes::Change& change : view_->changes()->hexes) {
    if ((change.flags & kGroundFlags) != 0) {
      changes.push_back(HexId::from_ordinal(change.at));
    }
  }
  for (const View::Changes::Change& change : view_->changes()->waters) {
    if ((change.flags & kCrossingFlags) != 0) {
      for (const std::uint16_t hex : view_->map().graphs().banks[change.at]) {
        changes.push_back(HexId::from_ordinal(hex));
      }
    }
  }
}

void Coverage::forget_all() {
  for (const std::uint16_t at : asked_) {
    known_[at] = 0;
  }
  asked_.clear();
}

void Coverage::forget_near(const std::vector<HexId>& changes) {
  if (changes.size() * asked_.size() > kMostPairs) {
    forget_all();
    return;
  }
  if (changes.empty()) {
    return;
  }
  std::vector<board::GridPoint> points;
  points.reserve(changes.size());
  for (const HexId change : changes) {
    points.push_back(change.grid());
  }
  std::erase_if(asked_, [&](std::uint16_t at) {
    const board::GridPoint point = HexId::from_ordinal(at).grid();
    const bool touched = std::any_of(points.begin(), points.end(), [&](board::GridPoint change) {
      // Nobody who is as many columns away is nearer than that.
      return std::abs(point.column - change.column) <= hexes_of_longest_ &&
             board::distance(point, change) <= hexes_of_longest_;
    });
    known_[at] = touched ? std::uint8_t{0} : known_[at];
    return touched;
  });
}

bool Coverage::is_covered(HexId hex, const Ranges& ranges, Known bit) const {
  const auto at = static_cast<std::size_t>(hex.ordinal());
  const auto answer = static_cast<std::uint8_t>(bit << 1U);
  if ((known_[at] & bit) == 0) {
    if (known_[at] == 0) {
      asked_.push_back(static_cast<std::uint16_t>(at));
    }
    bool covered = false;
    look_back({&hex, 1}, [&](std::uint32_t source, int cost) {
      covered = ranges[source] >= cost;
      return covered;
    });
    known_[at] = static_cast<std::uint8_t>(known_[at] | bit | (covered ? answer : 0));
  }
  return (known_[at] & answer) != 0;
}

std::vector<Coverage::Within> Coverage::reaching(const std::vector<HexId>& hexes) const {
  std::vector<Within> result;
  look_back(hexes, [&](std::uint32_t vertex, int cost) {
    result.push_back({Graphs::ordinal(vertex), cost});
    return false;
  });
  std::sort(result.begin(), result.end(),
            [](const Within& a, const Within& b) { return a.ordinal < b.ordinal; });
  return result;
}

template <class See>
void Coverage::look_back(std::span<const HexId> hexes, See see) const {
  const map::Graph& graph = view_->map().graphs().entries;
  const auto reach = [&](std::uint32_t vertex, int cost) {
    spent_[vertex] = static_cast<std::int8_t>(cost);
    at_cost_[static_cast<std::size_t>(cost)].push_back(static_cast<std::uint16_t>(vertex));
    touched_.push_back(static_cast<std::uint16_t>(vertex));
  };
  for (const HexId hex : hexes) {
    reach(Graphs::ground_vertex(hex.ordinal()), 0);
  }
  const auto go_on = [&](int cost) {
    const auto& here = at_cost_[static_cast<std::size_t>(cost)];
    std::size_t next = 0;
    while (next < here.size()) {
      const std::uint32_t vertex = here[next++];
      if (spent_[vertex] != cost) {
        continue;  // reached at less since
      }
      if (see(vertex, cost)) {
        return true;
      }
      const auto [begin, end] = out_edges(vertex, graph);
      std::for_each(begin, end, [&](const map::Graph::edge_descriptor& edge) {
        const auto from = static_cast<std::uint32_t>(target(edge, graph));
        const EdgeStep towards{from, vertex, &graph[edge]};
        const int there = cost + ground_cost(*view_, towards);
        const bool nearer = spent_[from] == kSilent || there < spent_[from];
        if (there <= longest_ && nearer && !is_blocked(*view_, towards)) {
          reach(from, there);
        }
      });
    }
    return false;
  };
  bool enough = false;
  for (int cost = 0; cost <= longest_ && !enough; ++cost) {
    enough = go_on(cost);
  }
  for (const std::uint16_t vertex : touched_) {
    spent_[vertex] = kSilent;
  }
  touched_.clear();
  for (auto& list : at_cost_) {
    list.clear();
  }
}

}  // namespace core::supply
