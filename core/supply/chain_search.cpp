#include "core/supply/chain_search.h"

#include "core/supply/siege.h"
#include "core/supply/water_supply.h"

#include <algorithm>

namespace core::supply {

using base::operator""_case;

ChainOfSupply::Search::Search(const Setting& setting, const GameState& state, Side side,
                              const Assumptions& assumptions, const state::Occupancy* index)
    : view{setting, state, side, assumptions.waived, index},
      all_sources(sources(view)),
      longest{view.book().supply_ranges.longest()},
      railhead_range{view.book().supply_ranges.railhead} {
  trace_rails();
  broadcast();
}

std::vector<Seed> ChainOfSupply::Search::origin_seeds() const {
  std::vector<Seed> seeds;
  for (const Origin& origin : rail_origins(view)) {
    if (!view.map().has_rail(origin.hex)) {
      continue;
    }
    const std::uint32_t vertex = Graphs::rail_vertex(origin.hex.ordinal());
    Seed seed{vertex, 0, std::nullopt, std::nullopt, kNoRange, origin.faults};
    const auto more = obstacles(view, rail_hex_checks(), {vertex, vertex, nullptr});
    seed.faults.insert(seed.faults.end(), more.begin(), more.end());
    seeds.push_back(std::move(seed));
  }
  return seeds;
}

supply::Search ChainOfSupply::Search::flood(std::vector<Seed> seeds) const {
  return {view.map().graphs().rail, Graphs::rail_vertex(0), std::move(seeds),
          [](const EdgeStep&, int) { return 1; },
          [this](const EdgeStep& step, int) {
            return !on_net[static_cast<std::size_t>(Graphs::ordinal(step.to))] &&
                   !is_blocked(view, step);
          }};
}

void ChainOfSupply::Search::read_net(const supply::Search& search) {
  for (std::size_t at = 0; at < on_net.size(); ++at) {
    if (search.reached(Graphs::rail_vertex(static_cast<int>(at)))) {
      on_net[at] = true;
    }
  }
}

void ChainOfSupply::Search::trace_rails() {
  std::vector<Seed> seeds = origin_seeds();
  std::erase_if(seeds, [](const Seed& seed) { return !seed.faults.empty(); });
  on_net.assign(view.map().hexes().size(), false);
  rails.emplace(flood(std::move(seeds)));
  read_net(*rails);
  links = offers_default_links(view) ? supply::water_links(view, on_net) : fed_links(view);
  std::vector<Seed> landings = read_landings();
  if (!landings.empty()) {
    rails_behind.emplace(flood(std::move(landings)));
    read_net(*rails_behind);
  }
}

std::vector<Seed> ChainOfSupply::Search::read_landings() {
  landed.assign(on_net.size(), -1);
  std::vector<Seed> landings;
  for (std::size_t at = 0; at < links.size(); ++at) {
    if (!links[at].landing) {
      continue;
    }
    const HexId hex = *links[at].landing;
    auto& here = landed[static_cast<std::size_t>(hex.ordinal())];
    here = here < 0 ? static_cast<std::int32_t>(at) : here;
    const std::uint32_t vertex = Graphs::rail_vertex(hex.ordinal());
    if (view.map().has_rail(hex) &&
        !is_blocked(view, rail_hex_checks(), {vertex, vertex, nullptr})) {
      landings.push_back({vertex, 0, std::nullopt, links[at].transport, kNoRange, {}});
    }
  }
  return landings;
}

bool ChainOfSupply::Search::is_railhead(HexId hex) const {
  const auto at = static_cast<std::size_t>(hex.ordinal());
  return on_net[at] || landed[at] >= 0;
}

bool ChainOfSupply::Search::serves(const Source& source) const {
  return source.faults.empty() && (!source.needs_link || is_railhead(source.hex));
}

std::vector<Seed> ChainOfSupply::Search::broadcast_seeds() const {
  std::vector<Seed> seeds;
  for (const Source& source : all_sources) {
    if (serves(source)) {
      seeds.push_back(seed_of(source));
    }
  }
  for (std::size_t at = 0; at < on_net.size(); ++at) {
    const bool lands = landed[at] >= 0 &&
                       besiegers_of_fort(view, HexId::from_ordinal(static_cast<int>(at))).empty();
    if (on_net[at] || lands) {
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

void ChainOfSupply::Search::broadcast() { ground.emplace(broadcast_from(broadcast_seeds())); }

supply::Search ChainOfSupply::Search::broadcast_from(std::vector<Seed> seeds) const {
  const int limit = longest * kPoint;
  return {view.map().graphs().ground, Graphs::ground_vertex(0), std::move(seeds),
          [this](const EdgeStep& step, int) { return ground_cost(view, step) * kPoint; },
          [this, limit](const EdgeStep& step, int spent) {
            return spent <= limit && !is_blocked(view, step);
          }};
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
  reach.assign(on_net.size(), -1);
  std::vector<std::uint32_t> way;
  for (std::size_t at = 0; at < reach.size(); ++at) {
    auto vertex = static_cast<std::uint32_t>(at);
    if (!ground->reached(vertex)) {
      continue;
    }
    while (reach[vertex] < 0 && ground->before(vertex) != vertex) {
      way.push_back(vertex);
      vertex = ground->before(vertex);
    }
    reach[vertex] = std::max(reach[vertex], 0);
    for (; !way.empty(); way.pop_back()) {
      const std::uint32_t next = way.back();
      reach[next] = reach[vertex] + (ground->spent(next) - ground->spent(vertex)) / kPoint;
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
  std::vector<Seed> seeds = origin_seeds();
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
    if (landed[static_cast<std::size_t>(hex.ordinal())] < 0 && !view.is_waived(none)) {
      result.insert(result.begin(), std::move(none));
    }
  }
  return result;
}

}  // namespace core::supply
