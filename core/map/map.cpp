#include "core/map/map.h"

#include "core/map/graphs.h"

#include <algorithm>
#include <mutex>
#include <stdexcept>
#include <utility>

namespace core::map {
namespace {

constexpr std::array<std::string_view, 5> kTownKinds{"town", "minor-town", "city", "major-city",
                                                     "fort"};
constexpr std::array<std::string_view, 4> kRailOwners{"union", "confederate", "kentucky",
                                                      "missouri"};

std::size_t at(HexId hex) { return static_cast<std::size_t>(hex.ordinal()); }

std::size_t at(Direction direction) { return static_cast<std::size_t>(direction); }

/// Towns are ranked for display and for "what is this hex": major cities first, forts last.
int rank(TownKind kind) {
  constexpr std::array<int, 5> kRank{2, 3, 1, 0, 4};
  return kRank.at(static_cast<std::size_t>(kind));
}

}  // namespace

std::string_view name(TownKind kind) noexcept {
  return kTownKinds.at(static_cast<std::size_t>(kind));
}

std::optional<TownKind> parse_town_kind(std::string_view text) noexcept {
  const auto found = std::find(kTownKinds.begin(), kTownKinds.end(), text);
  if (found == kTownKinds.end()) {
    return std::nullopt;
  }
  return static_cast<TownKind>(found - kTownKinds.begin());
}

std::string_view name(RailOwner owner) noexcept {
  return kRailOwners.at(static_cast<std::size_t>(owner));
}

std::optional<RailOwner> parse_rail_owner(std::string_view text) noexcept {
  const auto found = std::find(kRailOwners.begin(), kRailOwners.end(), text);
  if (found == kRailOwners.end()) {
    return std::nullopt;
  }
  return static_cast<RailOwner>(found - kRailOwners.begin());
}

struct LaterGraphs {
  std::once_flag once;
  std::unique_ptr<const Graphs> built;
};

Map::Map(MapSources sources)
    : sources_{std::move(sources)}, graphs_{std::make_unique<LaterGraphs>()} {
  if (sources_.hexes.size() != static_cast<std::size_t>(board::kHexCount)) {
    throw std::invalid_argument{"a map has all its hexes"};
  }
  connect_hexes();
  lay_rivers();
  lay_water_sides();
  lay_lines();
  find_towns();
  find_water_places();
}

const Graphs& Map::graphs() const {
  std::call_once(graphs_->once, [this] { graphs_->built = build_graphs(*this); });
  return *graphs_->built;
}

Map Map::on_sheets(std::span<const board::Sheet> sheets) const {
  MapSources sources = sources_;
  sources.played.fill(false);
  for (const board::Sheet sheet : sheets) {
    sources.played.at(static_cast<std::size_t>(sheet)) = true;
  }
  const auto off = [&](HexId hex) {
    return !sources.played[static_cast<std::size_t>(hex.sheet())];
  };
  Anomalies& anomalies = sources.anomalies;
  for (std::vector<HexId>* const hexes :
       {&anomalies.florida_atlantic, &anomalies.florida_gulf, &anomalies.supply_edges,
        &anomalies.supply_origin_cities, &anomalies.union_yards}) {
    std::erase_if(*hexes, off);
  }
  if (anomalies.union_naval_entry && off(*anomalies.union_naval_entry)) {
    anomalies.union_naval_entry.reset();
  }
  return Map{std::move(sources)};
}

bool Map::is_played(WaterPlaceId id) const noexcept {
  const WaterPlace& place = water_places_[id.value()];
  if (place.hex) {
    return is_played(*place.hex);
  }
  const board::SideHexes banks = place.side->hexes();
  return std::any_of(banks.begin(), banks.end(), [&](HexId hex) { return is_played(hex); });
}

std::optional<Direction> Map::direction(HexId from, HexId to) const noexcept {
  const auto& neighbours = hex(from).neighbours;
  const auto* const found = std::find(neighbours.begin(), neighbours.end(), to.ordinal());
  return found == neighbours.end()
             ? std::nullopt
             : std::optional{static_cast<Direction>(found - neighbours.begin())};
}

Map::~Map() = default;
Map::Map(Map&&) noexcept = default;
Map& Map::operator=(Map&&) noexcept = default;

void Map::connect_hexes() {
  for (Hex& hex : sources_.hexes) {
    for (const Direction direction : board::kDirections) {
      const auto neighbour = hex.id.neighbour(direction);
      const bool connected = neighbour && is_played(hex.id) && is_played(*neighbour);
      hex.neighbours[at(direction)] =
          static_cast<std::int16_t>(connected ? neighbour->ordinal() : -1);
      if (!neighbour) {
        continue;
      }
      const Hex& other = sources_.hexes[at(*neighbour)];
      if (hex.is_land() != other.is_land()) {
        const Terrain water = hex.is_land() ? other.terrain : hex.terrain;
        hex.sides[at(direction)].kind =
            water == Terrain::Sea ? SideKind::Coast : SideKind::Lakeshore;
      }
    }
  }
}

namespace {

/// Applies `change` to the rows of a hexside in both its hexes.
template <class Change>
void for_both(std::vector<Hex>& hexes, const HexSide& side, Change change) {
  for (const HexId id : side.hexes()) {
    Hex& hex = hexes[at(id)];
    for (const Direction direction : board::kDirections) {
      if (HexSide{id, direction} == side) {
        change(hex.sides[at(direction)]);
      }
    }
  }
}

}  // namespace

void Map::lay_rivers() {
  for (std::size_t index = 0; index < sources_.rivers.size(); ++index) {
    for (const Reach& reach : sources_.rivers[index].reaches) {
      for (const HexSide& side : reach.sides) {
        for_both(sources_.hexes, side, [&](Hexside& row) {
          // A river that runs along a coast leaves it a coast for those who walk.
          if (row.kind == SideKind::Plain) {
            row.kind = reach.navigable ? SideKind::NavigableRiver : SideKind::MinorRiver;
          }
          row.river = RiverId{static_cast<std::uint16_t>(index)};
        });
      }
    }
  }
}

void Map::lay_water_sides() {
  for (const MapSources::WaterSide& water : sources_.water_sides) {
    for_both(sources_.hexes, water.side, [&](Hexside& row) { row.kind = water.kind; });
  }
  for (const MapSources::CrossingRow& crossing : sources_.crossings) {
    for_both(sources_.hexes, crossing.side, [&](Hexside& row) {
      (crossing.rail ? row.rail_crossing : row.road_crossing) = crossing.crossing;
    });
  }
}

void Map::lay_lines() {
  const auto lay = [this](const std::vector<LineStop>& stops, bool rail) {
    for (std::size_t index = 1; index < stops.size(); ++index) {
      const auto side = HexSide::between(stops[index - 1].hex, stops[index].hex);
      if (!side) {
        throw std::invalid_argument{"a line with a gap between " + stops[index - 1].hex.label() +
                                    " and " + stops[index].hex.label()};
      }
      for_both(sources_.hexes, *side,
               [rail](Hexside& row) { (rail ? row.rail : row.road) = true; });
    }
  };
  for (const Railroad& railroad : sources_.railroads) {
    lay(railroad.stops, true);
  }
  for (const Road& road : sources_.roads) {
    lay(road.stops, false);
  }
}

void Map::find_towns() {
  towns_in_.resize(sources_.hexes.size());
  for (std::size_t index = 0; index < sources_.towns.size(); ++index) {
    const TownId id{static_cast<std::uint16_t>(index)};
    towns_in_[at(sources_.towns[index].hex)].push_back(id);
    towns_by_name_.push_back(id);
  }
  const auto ranks_higher = [this](TownId left, TownId right) {
    return rank(town(left).kind) < rank(town(right).kind);
  };
  for (auto& towns : towns_in_) {
    std::stable_sort(towns.begin(), towns.end(), ranks_higher);
  }
  std::stable_sort(towns_by_name_.begin(), towns_by_name_.end(), [&](TownId left, TownId right) {
    const int order = town(left).name.compare(town(right).name);
    return order != 0 ? order < 0 : ranks_higher(left, right);
  });
}

const Hexside& Map::side(const HexSide& side) const {
  const HexId first = side.first_hex();
  for (const Direction direction : board::kDirections) {
    if (HexSide{first, direction} == side) {
      return this->side(first, direction);
    }
  }
  throw std::logic_error{"a hexside without a direction"};
}

const State* Map::state_of(HexId id) const noexcept {
  const auto& state = hex(id).state;
  return state ? &sources_.states[state->value()] : nullptr;
}

std::span<const TownId> Map::towns_in(HexId hex) const noexcept { return towns_in_[at(hex)]; }

bool Map::has_city(HexId hex) const noexcept {
  const auto towns = towns_in(hex);
  return std::any_of(towns.begin(), towns.end(),
                     [this](TownId id) { return sources_.towns[id.value()].is_city(); });
}

bool Map::has_seaport(HexId hex) const noexcept {
  const auto towns = towns_in(hex);
  return std::any_of(towns.begin(), towns.end(),
                     [this](TownId id) { return sources_.towns[id.value()].seaport; });
}

std::optional<TownId> Map::find_town(std::string_view name) const noexcept {
  const auto at = std::partition_point(towns_by_name_.begin(), towns_by_name_.end(),
                                       [&](TownId id) { return town(id).name < name; });
  return at != towns_by_name_.end() && town(*at).name == name ? std::optional{*at} : std::nullopt;
}

bool Map::has_rail(HexId id) const noexcept {
  const auto& sides = hex(id).sides;
  return std::any_of(sides.begin(), sides.end(), [](const Hexside& side) { return side.rail; });
}

bool Map::has_road(HexId id) const noexcept {
  const auto& sides = hex(id).sides;
  return std::any_of(sides.begin(), sides.end(), [](const Hexside& side) { return side.road; });
}

std::vector<RailroadId> Map::railroads_in(HexId hex) const {
  std::vector<RailroadId> result;
  for (std::size_t index = 0; index < sources_.railroads.size(); ++index) {
    const auto& stops = sources_.railroads[index].stops;
    if (std::any_of(stops.begin(), stops.end(),
                    [hex](const LineStop& stop) { return stop.hex == hex; })) {
      result.emplace_back(static_cast<std::uint16_t>(index));
    }
  }
  return result;
}

}  // namespace core::map
