#include "tests/support/ground.h"

#include "tests/support/catalogue.h"

#include <stdexcept>

namespace tests {

using core::board::HexId;
using core::board::HexSide;

HexId hex(std::string_view label) {
  const auto read = HexId::parse(label);
  if (!read) {
    throw std::invalid_argument{read.error().reason};
  }
  return *read;
}

HexSide side(std::string_view label) {
  const auto read = HexSide::parse(label);
  if (!read) {
    throw std::invalid_argument{read.error().reason};
  }
  return *read;
}

Ground::Ground() {
  using core::board::Side;
  sources_.states = {{"PA", "Pennsylvania", Side::Union},
                     {"VA", "Virginia", Side::Confederate},
                     {"KY", "Kentucky", std::nullopt}};
  for (int ordinal = 0; ordinal < core::board::kHexCount; ++ordinal) {
    core::map::Hex hex;
    hex.id = HexId::from_ordinal(ordinal);
    hex.state = core::map::StateIndex{0};
    sources_.hexes.push_back(hex);
  }
}

core::map::Hex& Ground::at(std::string_view hex) {
  return sources_.hexes[static_cast<std::size_t>(tests::hex(hex).ordinal())];
}

Ground& Ground::terrain(std::string_view hex, core::map::Terrain terrain) {
  at(hex).terrain = terrain;
  if (core::map::is_all_water(terrain)) {
    at(hex).state.reset();
  }
  return *this;
}

Ground& Ground::coastal(std::string_view hex) {
  at(hex).coastal = true;
  return *this;
}

Ground& Ground::state(std::string_view hex, std::string_view code) {
  for (std::size_t index = 0; index < sources_.states.size(); ++index) {
    if (sources_.states[index].code == code) {
      at(hex).state = core::map::StateIndex{static_cast<std::uint8_t>(index)};
    }
  }
  return *this;
}

Ground& Ground::river(std::string_view name, bool navigable,
                      std::initializer_list<std::string_view> sides, std::string_view mouth) {
  core::map::River river{std::string{name}, "", std::string{mouth}, {{navigable, {}}}, {}};
  for (const std::string_view side : sides) {
    river.reaches.front().sides.push_back(tests::side(side));
  }
  sources_.rivers.push_back(std::move(river));
  return *this;
}

Ground& Ground::head(std::string_view river, core::map::HeadKind kind, std::string_view corner) {
  for (core::map::River& candidate : sources_.rivers) {
    if (candidate.name == river) {
      candidate.heads.push_back({kind, core::board::Corner::parse(corner).value()});
    }
  }
  return *this;
}

Ground& Ground::inlet(std::string_view side) {
  sources_.water_sides.push_back({tests::side(side), core::map::SideKind::Inlet, "the inlet"});
  return *this;
}

Ground& Ground::lake_side(std::string_view side) {
  sources_.water_sides.push_back({tests::side(side), core::map::SideKind::Lake, "the lake"});
  return *this;
}

Ground& Ground::road(std::initializer_list<std::string_view> hexes) {
  core::map::Road road{"road", {}};
  for (const std::string_view hex : hexes) {
    road.stops.push_back({tests::hex(hex), {}});
  }
  sources_.roads.push_back(std::move(road));
  return *this;
}

Ground& Ground::railroad(core::map::RailOwner owner,
                         std::initializer_list<std::string_view> hexes) {
  core::map::Railroad railroad{"railroad", owner, "60", {}};
  for (const std::string_view hex : hexes) {
    railroad.stops.push_back({tests::hex(hex), {}});
  }
  sources_.railroads.push_back(std::move(railroad));
  return *this;
}

Ground& Ground::road_bridge(std::string_view side) {
  sources_.crossings.push_back({tests::side(side), false, core::map::Crossing::Bridge, "bridge"});
  return *this;
}

Ground& Ground::rail_bridge(std::string_view side) {
  sources_.crossings.push_back({tests::side(side), true, core::map::Crossing::Bridge, "bridge"});
  return *this;
}

Ground& Ground::rail_ferry(std::string_view side) {
  sources_.crossings.push_back({tests::side(side), true, core::map::Crossing::Ferry, "ferry"});
  return *this;
}

Ground& Ground::passage(std::string_view a, std::string_view b) {
  sources_.passages.push_back({tests::hex(a), tests::hex(b), "bay", "the bay"});
  return *this;
}

Ground& Ground::town(std::string_view name, std::string_view hex, core::map::TownKind kind,
                     bool seaport) {
  core::map::Town town;
  town.name = name;
  town.state = "PA";
  town.hex = tests::hex(hex);
  town.kind = kind;
  town.seaport = seaport;
  sources_.towns.push_back(std::move(town));
  return *this;
}

Ground& Ground::naval_entry(std::string_view hex) {
  sources_.anomalies.union_naval_entry = tests::hex(hex);
  return *this;
}

Ground& Ground::supply_edge(std::string_view hex) {
  sources_.anomalies.supply_edges.push_back(tests::hex(hex));
  return *this;
}

Ground& Ground::origin_city(std::string_view hex) {
  sources_.anomalies.supply_origin_cities.push_back(tests::hex(hex));
  return *this;
}

core::rulebook::Setting Ground::setting() const {
  core::rulebook::Setting setting = real_setting();
  setting.map = std::make_shared<const core::map::Map>(sources_);
  return setting;
}

}  // namespace tests
