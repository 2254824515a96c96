#include "core/data/map_check.h"

#include "core/data/map_checks.h"

#include <algorithm>

namespace core::data {
namespace {

[[noreturn]] void throw_first(const FaultList& faults) {
  const MapFault& first = faults.all().front();
  throw base::DataError{first.file, first.row, first.column, first.reason};
}

std::string count(std::size_t number, const char* what) {
  return std::to_string(number) + " " + what;
}

std::vector<std::string> figures_of(const MapIndex& index) {
  const MapText& text = index.text;
  const auto hexes = [&](auto wanted) {
    return static_cast<std::size_t>(std::count_if(index.hexes.begin(), index.hexes.end(), wanted));
  };
  const auto navigable = static_cast<std::size_t>(
      std::count_if(index.rivers.begin(), index.rivers.end(),
                    [](const auto& each) { return each.second.navigable; }));
  std::set<board::HexId> rail;
  for (const LineText& line : text.railroads) {
    for (const StopText& stop : line.stops) {
      rail.insert(stop.stop.hex);
    }
  }
  return {count(index.hexes.size(), "hexes"),
          count(hexes([](const map::Hex& hex) { return hex.is_land(); }), "land hexes"),
          count(hexes([](const map::Hex& hex) { return hex.coastal; }), "coastal hexes"),
          count(text.rivers.size(), "rivers"),
          count(index.rivers.size(), "river hexsides"),
          count(navigable, "navigable hexsides"),
          count(text.water.size(), "hexsides of narrow water"),
          count(text.passages.size(), "passages"),
          count(text.railroads.size(), "railroads"),
          count(rail.size(), "rail hexes"),
          count(text.roads.size(), "roads"),
          count(text.crossings.size(), "bridges and ferries"),
          count(text.towns.size(), "towns"),
          count(text.other_names.size(), "other names"),
          count(text.anchors.size(), "anchors")};
}

}  // namespace

MapIndex::MapIndex(const MapText& map_text) : text{map_text}, hexes{to_sources(map_text).hexes} {
  for (const RiverText& river : text.rivers) {
    for (const ReachText& reach : river.reaches) {
      for (const SideText& side : reach.sides) {
        rivers.emplace(side.side, RiverSide{&river, reach.navigable, side.origin});
      }
    }
  }
  for (const WaterSideText& side : text.water) {
    water.emplace(side.row.side, &side);
  }
  for (const CrossingText& crossing : text.crossings) {
    crossings.emplace(crossing.row.side, crossing.kind);
  }
}

map::SideKind MapIndex::kind(const board::HexSide& side) const {
  const auto both = side.hexes();
  if (both.size() == 2 && hex(both[0]).is_land() != hex(both[1]).is_land()) {
    const auto& wet = hex(both[0]).is_land() ? hex(both[1]) : hex(both[0]);
    return wet.terrain == map::Terrain::Sea ? map::SideKind::Coast : map::SideKind::Lakeshore;
  }
  const auto in_water = water.find(side);
  if (in_water != water.end()) {
    return in_water->second->row.kind;
  }
  const auto in_river = rivers.find(side);
  if (in_river != rivers.end()) {
    return in_river->second.navigable ? map::SideKind::NavigableRiver : map::SideKind::MinorRiver;
  }
  return map::SideKind::Plain;
}

bool MapIndex::touches_navigable(board::HexId id) const {
  return std::any_of(board::kDirections.begin(), board::kDirections.end(),
                     [&](board::Direction direction) {
                       const auto side = rivers.find(board::HexSide{id, direction});
                       return side != rivers.end() && side->second.navigable;
                     });
}

const RiverText* MapIndex::find_river(std::string_view name) const {
  const auto at = std::find_if(text.rivers.begin(), text.rivers.end(),
                               [&](const RiverText& river) { return river.name == name; });
  return at == text.rivers.end() ? nullptr : &*at;
}

void run_map_checks(const MapText& text, FaultList& faults) {
  const MapIndex index{text};
  check_pictures(index, faults);
  check_rivers(index, faults);
  check_navigation(index, faults);
  check_water(index, faults);
  check_lines(index, faults);
  check_towns(index, faults);
  check_other_names(index, faults);
  check_anchors(index, faults);
  check_anomalies(index, faults);
}

MapReport check_map(const std::filesystem::path& maps_folder) {
  FaultList faults;
  const MapText text = read_map_text(maps_folder, faults);
  run_map_checks(text, faults);
  return {faults.all(), figures_of(MapIndex{text})};
}

map::MapSources read_map(const std::filesystem::path& maps_folder) {
  FaultList faults;
  const MapText text = read_map_text(maps_folder, faults);
  run_map_checks(text, faults);
  if (!faults.all().empty()) {
    throw_first(faults);
  }
  return to_sources(text);
}

}  // namespace core::data
