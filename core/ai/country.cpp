#include "core/ai/country.h"

#include "core/movement/march_distances.h"
#include "core/strategic/victory.h"

#include <algorithm>
#include <utility>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;

/// So many pictures of who stands in the way are kept.
constexpr std::size_t kWaysKept = 12;

/// [19.71] The points that decide: with a margin both sides need that many more.
int deciding_points(const rulebook::Scenario& scenario) {
  return std::max(1, scenario.margin.value_or(scenario.union_wins.value_or(1)));
}

}  // namespace

bool is_capital(const rulebook::Rulebook& book, const map::Town& town) {
  const rulebook::Chart* const capitals = book.find_chart("general_capitals");
  return capitals != nullptr &&
         std::any_of(capitals->rows.begin(), capitals->rows.end(),
                     [&](const auto& row) { return row[0] == town.name && row[1] == town.state; });
}

bool can_walk(const map::Map& map, HexId from, board::Direction direction) {
  const map::Hexside& side = map.side(from, direction);
  return map.hex(*map.beside(from, direction)).is_land() &&
         (!map::stops_ground(side.kind) || side.road_crossing == map::Crossing::Bridge ||
          side.rail_crossing == map::Crossing::Bridge);
}

Country::Country(const state::Situation& now, const Weights& weights)
    : worth_(now.map().hexes().size()),
      on_sea_(now.map().hexes().size()),
      walks_(now.map().hexes().size()),
      csp_{weights.own_csp, weights.own_csp},
      by_ship_{weights.by_ship} {
  if (now.setting.is_campaign()) {
    count_cities(now);
  } else if (now.setting.scenario != nullptr) {
    count_objectives(*now.setting.scenario);
  }
  count_towns(now, weights);
  for (const map::Hex& hex : now.map().hexes()) {
    on_sea_[static_cast<std::size_t>(hex.id.ordinal())] =
        hex.is_land() && now.map().water_of(hex.id).has_value();
  }
  for (const map::Hex& hex : now.map().hexes()) {
    for (const board::Direction direction : board::kDirections) {
      const auto beside = now.map().beside(hex.id, direction);
      if (beside && can_walk(now.map(), hex.id, direction)) {
        walks_[static_cast<std::size_t>(hex.id.ordinal())].push_back(*beside);
      }
    }
  }
  for (const map::Town& town : now.map().towns()) {
    if (town.sea_location) {
      on_sea_[static_cast<std::size_t>(town.hex.ordinal())] = true;
    }
  }
  for (const map::Hex& hex : now.map().hexes()) {
    if (worth_of(hex.id) > 0 && now.map().is_played(hex.id)) {
      goals_.push_back(hex.id);
    }
  }
}

void Country::lean_to(HexId hex, int per_cent) {
  Worth& worth = worth_[static_cast<std::size_t>(hex.ordinal())];
  worth = worth * per_cent / kPerCent;
}

void Country::count_objectives(const rulebook::Scenario& scenario) {
  const int decides = deciding_points(scenario);
  for (const rulebook::Objective& objective : scenario.objectives) {
    worth_[static_cast<std::size_t>(objective.hex.ordinal())] +=
        objective.points * kWholeGame / decides;
  }
  for (const rulebook::LossObjective& losses : scenario.losses) {
    csp_[static_cast<std::size_t>(board::enemy_of(losses.side))] +=
        losses.points * kWholeGame / decides / std::max(1, losses.each);
  }
}

void Country::count_cities(const state::Situation& now) {
  const strategic::Score score = strategic::count_score(now.setting, now.state);
  for (const strategic::ScoreLine& line : score.lines) {
    if (line.hex) {
      worth_[static_cast<std::size_t>(line.hex->ordinal())] +=
          line.worth * kWholeGame / std::max(1, score.wins);
    }
  }
}

void Country::count_towns(const state::Situation& now, const Weights& weights) {
  for (const map::Town& town : now.map().towns()) {
    Worth& worth = worth_[static_cast<std::size_t>(town.hex.ordinal())];
    worth += is_capital(now.book(), town) ? weights.capital : 0;
    worth += town.supply_city_of != map::SupplyCityOf::Nobody ? weights.supply_city : 0;
    worth += town.is_city() ? weights.city : 0;
    worth += town.seaport ? weights.seaport : 0;
  }
}

const std::vector<std::int16_t>& Country::distances(const state::Situation& now, HexId to) {
  return found(distances_, now, to, {});
}

const std::vector<std::int16_t>& Country::ways_round(const state::Situation& now, HexId to,
                                                     const std::vector<std::int16_t>& delays) {
  const auto known = std::find_if(ways_.begin(), ways_.end(),
                                  [&](const Ways& ways) { return ways.delays == delays; });
  if (known != ways_.end()) {
    known->asked = ++asked_;
    return found(known->distances, now, to, known->delays);
  }
  if (ways_.size() == kWaysKept) {
    ways_.erase(std::min_element(
        ways_.begin(), ways_.end(),
        [](const Ways& one, const Ways& other) { return one.asked < other.asked; }));
  }
  Ways& ways = ways_.emplace_back();
  ways.delays = delays;
  ways.asked = ++asked_;
  return found(ways.distances, now, to, ways.delays);
}

const movement::MarchNet& Country::net_of(const state::Situation& now) {
  auto& net = nets_.at(now.state.cycle.is_winter() ? 1 : 0);
  if (!net) {
    // Railroads that are cut today are not forgotten tomorrow: a general who is asked later, or
    // anew, has to know the same.
    state::GameState bare;
    bare.cycle = now.state.cycle;
    bare.rail.cut.resize(now.map().hexes().size());
    state::Standing standing{now.setting, std::move(bare)};
    net.emplace(standing.situation(), by_ship_);
  }
  return *net;
}

const std::vector<std::int16_t>& Country::found(Distances& known, const state::Situation& now,
                                                HexId to, const std::vector<std::int16_t>& delays) {
  const std::pair key{to, now.state.cycle.is_winter()};
  const auto there = known.find(key);
  return there != known.end()
             ? there->second
             : known.emplace(key, net_of(now).distances({to}, delays)).first->second;
}

}  // namespace core::ai
