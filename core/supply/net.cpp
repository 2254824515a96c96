#include "core/supply/net.h"

#include "core/supply/siege.h"
#include "core/supply/sources.h"
#include "core/supply/water_supply.h"

#include <algorithm>
#include <utility>

namespace core::supply {
namespace {

std::vector<Seed> without_faults(std::vector<Seed> seeds) {
  std::erase_if(seeds, [](const Seed& seed) { return !seed.faults.empty(); });
  return seeds;
}

/// What closes a hex to those who come along the rails; see the checks of 17.03.
constexpr unsigned kRailClosed = kEnemyOccupied | kClosedZone | kOffNet | kCut;

/// An origin with what is wrong with its rail hex too.
Seed seed_of_origin(const View& view, Origin origin) {
  const std::uint32_t vertex = Graphs::rail_vertex(origin.hex.ordinal());
  Seed seed{vertex, 0, std::nullopt, std::nullopt, kNoRange, std::move(origin.faults)};
  if (view.hex(origin.hex.ordinal(), kRailClosed)) {
    const auto more = obstacles(view, rail_hex_checks(), {vertex, vertex, nullptr});
    seed.faults.insert(seed.faults.end(), more.begin(), more.end());
  }
  return seed;
}

/// Whether nothing has changed that an origin hangs on: no enemy is near whom a fault would name,
/// and its own hex and those beside it look as they did.
bool is_left_alone(const View& view, int ordinal) {
  const auto& beside = view.map().hex(ordinal).neighbours;
  const auto is_near = [&](int at) {
    return at == ordinal || std::find(beside.begin(), beside.end(), at) != beside.end();
  };
  const auto& changes = view.changes();
  return changes && !view.is_near_enemy(ordinal) &&
         std::none_of(beside.begin(), beside.end(),
                      [&](int at) { return at >= 0 && view.hex(at, kEnemyOccupied); }) &&
         std::none_of(changes->hexes.begin(), changes->hexes.end(),
                      [&](const View::Changes::Change& change) { return is_near(change.at); });
}

}  // namespace

std::vector<Seed> origin_seeds(const View& view) {
  std::vector<Seed> seeds;
  for (Origin& origin : rail_origins(view)) {
    if (view.map().has_rail(origin.hex)) {
      seeds.push_back(seed_of_origin(view, std::move(origin)));
    }
  }
  return seeds;
}

void mend_origins(const View& view, std::vector<Seed>& seeds) {
  for (Seed& seed : seeds) {
    const int ordinal = Graphs::ordinal(seed.vertex);
    if (!is_left_alone(view, ordinal)) {
      seed = seed_of_origin(view, rail_origin(view, HexId::from_ordinal(ordinal)));
    }
  }
}

Net::Net(const View& view, const std::vector<Seed>& origins, const Net* same_rails,
         const Net* same_links)
    : on_net(view.map().hexes().size(), false),
      rails{same_rails != nullptr
                ? same_rails->rails
                : std::make_shared<const supply::Search>(flood(view, without_faults(origins)))} {
  add(view, *rails);
  links = same_links != nullptr        ? same_links->links
          : offers_default_links(view) ? supply::water_links(view, on_net)
                                       : fed_links(view);
  std::vector<Seed> landings = read_landings(view);
  if (!landings.empty()) {
    rails_behind.emplace(flood(view, std::move(landings)));
    add(view, *rails_behind);
  }
  ranges.assign(on_net.size(), kSilent);
  for (const std::uint16_t at : view.map().graphs().rail_hexes) {
    if (on_net[at]) {
      ranges[at] = static_cast<std::int8_t>(view.book().supply_ranges.railhead);
    }
  }
}

std::vector<bool> Net::origin_net(const View& view) const {
  std::vector<bool> result(on_net.size(), false);
  for (const std::uint16_t at : view.map().graphs().rail_hexes) {
    result[at] = rails->reached(Graphs::rail_vertex(at));
  }
  return result;
}

supply::Search Net::flood(const View& view, std::vector<Seed> seeds) const {
  return {view.map().graphs().rail, Graphs::rail_vertex(0), std::move(seeds),
          [this, &view](const EdgeStep& step) {
            return !on_net[static_cast<std::size_t>(Graphs::ordinal(step.to))] &&
                   !is_blocked(view, step);
          }};
}

void Net::add(const View& view, const supply::Search& search) {
  for (const std::uint16_t at : view.map().graphs().rail_hexes) {
    if (search.reached(Graphs::rail_vertex(at))) {
      on_net[at] = true;
    }
  }
}

std::vector<Seed> Net::read_landings(const View& view) {
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

std::optional<NetBasis> basis_of(const View& view, const std::vector<Seed>& origins) {
  if (offers_default_links(view) || view.waives_anything()) {
    return std::nullopt;
  }
  NetBasis basis;
  for (const Seed& seed : origins) {
    if (seed.faults.empty()) {
      basis.origins.push_back(seed.vertex);
    }
  }
  for (const state::FedLanding& fed : view.state().landings) {
    if (fed.side != view.side()) {
      continue;
    }
    basis.fed.push_back(fed);
    basis.besieged.push_back(!besiegers_of_fort(view, fed.landing).empty());
  }
  basis.cycle = view.state().cycle.number;
  return basis;
}

Untouched untouched_net(const View& view, const NetBasis& before, const NetBasis& now) {
  const std::optional<View::Changes>& changes = view.changes();
  if (!changes) {
    return {};
  }
  const map::Graphs& graphs = view.map().graphs();
  const auto has = [](const std::vector<std::uint16_t>& list, std::uint16_t hex) {
    return std::binary_search(list.begin(), list.end(), hex);
  };
  const auto closes_water = [](const View::Changes::Change& change) {
    return (change.flags & (kEnemyWarship | kEnemyFort)) != 0;
  };
  const auto closes_bridge = [&](const View::Changes::Change& change) {
    const auto& banks = graphs.banks[change.at];
    return (change.flags & kEnemyWarship) != 0 &&
           std::any_of(banks.begin(), banks.end(),
                       [&](std::uint16_t hex) { return has(graphs.rail_hexes, hex); });
  };
  const auto is_of_rails = [&](const View::Changes::Change& change) {
    const auto after = static_cast<unsigned>(change.before ^ change.flags);
    const bool opens_or_closes =
        ((change.before & kRailClosed) != 0) != ((after & kRailClosed) != 0);
    return ((opens_or_closes || (change.flags & kRailhead) != 0) &&
            has(graphs.rail_hexes, change.at)) ||
           ((change.flags & kNotHeld) != 0 && has(graphs.ferry_hexes, change.at));
  };
  const auto is_of_links = [&](const View::Changes::Change& change) {
    constexpr unsigned kOfLandings = kEnemyOccupied | kClosedZone;
    return (change.flags & kOfLandings) != 0 &&
           std::any_of(now.fed.begin(), now.fed.end(), [&](const state::FedLanding& fed) {
             return fed.landing.ordinal() == int{change.at};
           });
  };
  const auto& hexes = changes->hexes;
  const auto& waters = changes->waters;
  const bool same_landings = before.fed == now.fed && before.besieged == now.besieged;
  return {before.origins == now.origins && std::none_of(hexes.begin(), hexes.end(), is_of_rails) &&
              std::none_of(waters.begin(), waters.end(), closes_bridge),
          same_landings &&
              (now.fed.empty() || (before.cycle == now.cycle &&
                                   std::none_of(hexes.begin(), hexes.end(), is_of_links) &&
                                   std::none_of(waters.begin(), waters.end(), closes_water)))};
}

}  // namespace core::supply
