#include "core/supply/chain_search.h"

#include "core/supply/siege.h"
#include "core/supply/water_supply.h"

#include <algorithm>
#include <utility>

namespace core::supply {

using base::operator""_case;

ChainOfSupply::Search::Search(const Setting& setting, const GameState& state, Side side,
                              const Assumptions& assumptions)
    : view{setting, state, side, assumptions.waived},
      all_sources(sources(view)),
      longest{view.book().supply_ranges.longest()},
      railhead_range{view.book().supply_ranges.railhead},
      origins{origin_seeds(view)},
      net{std::make_shared<const Net>(view, origins)},
      coverage{view, *net, all_sources} {}

ChainOfSupply::Search::Search(const state::Situation& now, Side side)
    : view{now, side},
      all_sources(sources(view)),
      longest{view.book().supply_ranges.longest()},
      railhead_range{view.book().supply_ranges.railhead},
      origins{origin_seeds(view)},
      basis{basis_of(view, origins)},
      net{std::make_shared<const Net>(view, origins)},
      coverage{view, *net, all_sources} {}

void ChainOfSupply::Search::go_on(const state::Situation& now) {
  view.go_on(now);
  all_sources = sources(view, std::move(all_sources));
  mend_origins(view, origins);
  const std::optional<NetBasis> basis_before = std::move(basis);
  const std::shared_ptr<const Net> net_before = net;
  basis = basis_of(view, origins);
  mend_net(basis_before);
  if (coverage.go_on(*net, net == net_before, all_sources)) {
    for (auto& [hexes, known] : known_reach) {
      known.sources.reset();
    }
  } else {
    known_reach.clear();
  }
  reach.clear();
  broadcast.reset();
  loading.clear();
  relaxed.reset();
}

void ChainOfSupply::Search::mend_net(const std::optional<NetBasis>& before) {
  const Untouched same = basis && before ? untouched_net(view, *before, *basis) : Untouched{};
  if (!same.rails || !same.links) {
    net = std::make_shared<const Net>(view, origins, same.rails ? net.get() : nullptr,
                                      same.links ? net.get() : nullptr);
  }
}

ChainOfSupply::Search::Search(const state::Situation& now, const Search& same)
    : view{now, same.view},
      all_sources(same.all_sources),
      longest{same.longest},
      railhead_range{same.railhead_range},
      origins{same.origins},
      basis{same.basis},
      net{same.net},
      coverage{view, same.coverage} {}

std::vector<Seed> ChainOfSupply::Search::broadcast_seeds() const {
  std::vector<Seed> seeds;
  for (const Source& source : all_sources) {
    if (serves(source)) {
      seeds.push_back(seed_of(source));
    }
  }
  for (std::size_t at = 0; at < net->on_net.size(); ++at) {
    const bool lands = net->landed[at] >= 0 &&
                       besiegers_of_fort(view, HexId::from_ordinal(static_cast<int>(at))).empty();
    if (net->on_net[at] || lands) {
      seeds.push_back({Graphs::ground_vertex(static_cast<int>(at)),
                       (longest - railhead_range) * kPoint,
                       SourceKind::Railhead,
                       std::nullopt,
                       railhead_range,
                       {}});
    }
  }
  return seeds;
}

const supply::Search& ChainOfSupply::Search::ground() const {
  if (!broadcast) {
    const int limit = longest * kPoint;
    broadcast.emplace(
        view.map().graphs().ground, Graphs::ground_vertex(0), broadcast_seeds(),
        [this](const EdgeStep& step, int) { return ground_cost(view, step) * kPoint; },
        [this, limit](const EdgeStep& step, int spent) {
          return spent <= limit && !is_blocked(view, step);
        });
  }
  return *broadcast;
}

bool ChainOfSupply::Search::covers(HexId hex) const {
  return broadcast ? broadcast->reached(Graphs::ground_vertex(hex.ordinal()))
                   : coverage.covers(hex);
}

Seed ChainOfSupply::Search::seed_of(const Source& source) const {
  return {Graphs::ground_vertex(source.hex.ordinal()),
          (longest - source.range) * kPoint,
          source.kind,
          source.piece,
          source.range,
          source.faults};
}

void ChainOfSupply::Search::read_reach() const {
  reach.assign(net->on_net.size(), -1);
  std::vector<std::uint32_t> way;
  for (std::size_t at = 0; at < reach.size(); ++at) {
    auto vertex = static_cast<std::uint32_t>(at);
    if (!ground().reached(vertex)) {
      continue;
    }
    while (reach[vertex] < 0 && ground().before(vertex) != vertex) {
      way.push_back(vertex);
      vertex = ground().before(vertex);
    }
    reach[vertex] = std::max(reach[vertex], 0);
    for (; !way.empty(); way.pop_back()) {
      const std::uint32_t next = way.back();
      reach[next] = reach[vertex] + (ground().spent(next) - ground().spent(vertex)) / kPoint;
      vertex = next;
    }
  }
}

const supply::Search& ChainOfSupply::Search::unhindered() const {
  if (!relaxed) {
    loading = loading_hexes(view);
    const auto weight = [this](const EdgeStep& step, int spent) {
      return may_lead(step) ? plain_weight(step) + weight_of(step_obstacles(step)) +
                                  weight_beyond_range(step, spent)
                            : kUnreached;
    };
    relaxed.emplace(view.map().graphs().layered, 0U, unhindered_seeds(), weight,
                    [](const EdgeStep&, int) { return true; });
  }
  return *relaxed;
}

int ChainOfSupply::Search::weight_of(const std::vector<Obstacle>& obstacles) {
  int weight = 0;
  for (const Obstacle& obstacle : obstacles) {
    weight += obstacle.kind == ObstacleKind::NoTransport ? kMissingTransport : kObstacle;
  }
  return weight;
}

int ChainOfSupply::Search::weight_beyond_range(const EdgeStep& step, int spent) const {
  if (step.edge->kind != EdgeKind::Ground) {
    return 0;
  }
  const int points = spent % kPointsApart / kPoint;
  const int cost = ground_cost(view, step);
  if (points + cost <= longest) {
    return 0;
  }
  return points > longest ? cost * kPointsApart
                          : kObstacle + (points + cost - longest - 1) * kPointsApart;
}

std::vector<Seed> ChainOfSupply::Search::unhindered_seeds() const {
  std::vector<Seed> seeds = origins;
  if (const auto entry = naval_entry(view)) {
    const std::uint32_t vertex = Graphs::water_vertex(*entry);
    static constexpr Edge kEnter{EdgeKind::Water};
    seeds.push_back({vertex, 0, std::nullopt, std::nullopt, kNoRange,
                     obstacles(view, checks_of(EdgeKind::Water), {vertex, vertex, &kEnter})});
  }
  for (const Source& source : all_sources) {
    if (!source.needs_link || is_railhead(source.hex)) {
      seeds.push_back(seed_of(source));
    }
  }
  for (Seed& seed : seeds) {
    seed.start += kObstacle * static_cast<int>(seed.faults.size());
  }
  return seeds;
}

bool ChainOfSupply::Search::may_lead(const EdgeStep& step) const {
  switch (step.edge->kind) {
    case EdgeKind::Ground:
    case EdgeKind::Rail:
    case EdgeKind::Water:
    case EdgeKind::Broadcast:
    case EdgeKind::Land:
    case EdgeKind::LandRail:
      return true;
    case EdgeKind::Load:
      return std::binary_search(loading.begin(), loading.end(),
                                HexId::from_ordinal(Graphs::ordinal(step.from)));
    case EdgeKind::Embark:
      return false;
  }
  return false;
}

const Source* ChainOfSupply::Search::department_at(HexId hex) const noexcept {
  const auto found =
      std::find_if(all_sources.begin(), all_sources.end(), [&](const Source& source) {
        return source.kind == SourceKind::Department && source.hex == hex && source.faults.empty();
      });
  return found == all_sources.end() ? nullptr : &*found;
}

int ChainOfSupply::Search::range_at(HexId hex) const {
  const Source* department = department_at(hex);
  return department != nullptr && department->needs_link ? department->range : railhead_range;
}

int ChainOfSupply::Search::plain_weight(const EdgeStep& step) const {
  switch (step.edge->kind) {
    case EdgeKind::Ground:
      return ground_cost(view, step) * kPoint;
    case EdgeKind::Broadcast:
    case EdgeKind::Land:
      return (longest - range_at(HexId::from_ordinal(Graphs::ordinal(step.to)))) * kPoint + 1;
    case EdgeKind::Rail:
    case EdgeKind::Water:
    case EdgeKind::Load:
    case EdgeKind::LandRail:
    case EdgeKind::Embark:
      return 1;
  }
  return 1;
}

std::vector<Obstacle> ChainOfSupply::Search::step_obstacles(const EdgeStep& step) const {
  std::vector<Obstacle> result = obstacles(view, checks_of(step.edge->kind), step);
  if (step.edge->kind == EdgeKind::Land || step.edge->kind == EdgeKind::LandRail) {
    const HexId hex = HexId::from_ordinal(Graphs::ordinal(step.to));
    Obstacle none{ObstacleKind::NoTransport, "17.12"_case, hex, std::nullopt, {}};
    if (net->landed[static_cast<std::size_t>(hex.ordinal())] < 0 && !view.is_waived(none)) {
      result.insert(result.begin(), std::move(none));
    }
  }
  return result;
}

}  // namespace core::supply
