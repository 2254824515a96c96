// From the text rows to what the map is made of.
#include "core/data/map_anomalies.h"
#include "core/data/map_text.h"

namespace core::data {
namespace {

std::vector<map::Hex> hexes_of(const MapText& text) {
  std::vector<map::Hex> hexes(static_cast<std::size_t>(board::kHexCount));
  for (int ordinal = 0; ordinal < board::kHexCount; ++ordinal) {
    map::Hex& hex = hexes[static_cast<std::size_t>(ordinal)];
    hex.id = board::HexId::from_ordinal(ordinal);
    const auto terrain = terrain_of_picture(text.picture(hex.id)).value_or(PictureTerrain{});
    hex.terrain = terrain.terrain;
    hex.coastal = terrain.coastal;
    for (std::size_t i = 0; i < text.states.size(); ++i) {
      if (text.states[i].letter == text.state_letter(hex.id)) {
        hex.state = map::StateIndex{static_cast<std::uint8_t>(i)};
      }
    }
  }
  return hexes;
}

map::River river_of(const RiverText& text) {
  map::River river{text.name, text.from, text.mouth, {}, {}};
  for (const ReachText& each : text.reaches) {
    map::Reach reach{each.navigable, {}};
    for (const SideText& side : each.sides) {
      reach.sides.push_back(side.side);
    }
    river.reaches.push_back(std::move(reach));
  }
  for (const HeadText& head : text.heads) {
    river.heads.push_back(head.head);
  }
  return river;
}

std::vector<map::LineStop> stops_of(const LineText& line) {
  std::vector<map::LineStop> stops;
  for (const StopText& stop : line.stops) {
    stops.push_back(stop.stop);
  }
  return stops;
}

}  // namespace

map::MapSources to_sources(const MapText& text) {
  map::MapSources sources;
  sources.hexes = hexes_of(text);
  for (const StateText& state : text.states) {
    sources.states.push_back(state.state);
  }
  for (const TownText& town : text.towns) {
    sources.towns.push_back(town.town);
  }
  for (const LineText& line : text.railroads) {
    sources.railroads.push_back({line.name, line.owner, line.gauge_inches, stops_of(line)});
  }
  for (const LineText& line : text.roads) {
    sources.roads.push_back({line.name, stops_of(line)});
  }
  for (const RiverText& river : text.rivers) {
    sources.rivers.push_back(river_of(river));
  }
  for (const PassageText& passage : text.passages) {
    sources.passages.push_back(passage.row);
  }
  for (const RegionText& region : text.regions) {
    sources.regions.push_back(region.row);
  }
  for (const OtherNameText& name : text.other_names) {
    sources.other_names.push_back(name.row);
  }
  for (const WaterSideText& side : text.water) {
    sources.water_sides.push_back(side.row);
  }
  for (const CrossingText& crossing : text.crossings) {
    sources.crossings.push_back(crossing.row);
  }
  for (const AnomalyText& anomaly : text.anomalies) {
    add_anomaly(anomaly.kind, anomaly.place, anomaly.place_2, sources.anomalies);
  }
  return sources;
}

}  // namespace core::data
