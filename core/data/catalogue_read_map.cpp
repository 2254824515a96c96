// The map's tables.
#include "core/data/catalogue_query.h"
#include "core/data/map_anomalies.h"

namespace core::data {
namespace {

const Origin kCatalogue{"catalogue", 0};

board::HexId hex_of(std::string_view label) {
  const auto hex = board::HexId::parse(label);
  if (!hex) {
    fail(kCatalogue, "hex", hex.error().reason);
  }
  return *hex;
}

board::HexSide side_of(std::string_view label) {
  const auto side = board::HexSide::parse(label);
  if (!side) {
    fail(kCatalogue, "side", side.error().reason);
  }
  return *side;
}

board::Corner corner_of(std::string_view label) {
  const auto corner = board::Corner::parse(label);
  if (!corner) {
    fail(kCatalogue, "corner", corner.error().reason);
  }
  return *corner;
}

map::LineStop stop_of(SQLite::Statement& row) {
  map::LineStop stop{hex_of(text_of(row, 1)), {}};
  const auto stations = text_of(row, 2);
  if (!stations.empty()) {
    stop.stations = split(stations, '\n');
  }
  return stop;
}

template <class Value>
Value required(std::optional<Value> value, const char* column, std::string_view text) {
  if (!value) {
    fail(kCatalogue, column, "'" + std::string{text} + "' is not understood");
  }
  return *value;
}

map::HeadKind head_kind(std::string_view text) {
  return text == "head"     ? map::HeadKind::Head
         : text == "shoals" ? map::HeadKind::Shoals
                            : map::HeadKind::Sandbar;
}

}  // namespace

void CatalogueReader::read_hexes(map::MapSources& sources) const {
  query("SELECT code, name, side, slave FROM state ORDER BY position", "", [&](auto& row) {
    sources.states.push_back({std::string{text_of(row, 0)}, std::string{text_of(row, 1)},
                              board::parse_side(text_of(row, 2)), row.getColumn(3).getInt() == 1});
  });
  sources.hexes.resize(static_cast<std::size_t>(board::kHexCount));
  int count = 0;
  query("SELECT ordinal, terrain, coastal, state FROM hex ORDER BY ordinal", "", [&](auto& row) {
    map::Hex& hex = sources.hexes.at(static_cast<std::size_t>(row.getColumn(0).getInt()));
    hex.id = board::HexId::from_ordinal(row.getColumn(0).getInt());
    hex.terrain = required(map::parse_terrain(text_of(row, 1)), "terrain", text_of(row, 1));
    hex.coastal = row.getColumn(2).getInt() == 1;
    if (!row.getColumn(3).isNull()) {
      hex.state = map::StateIndex{static_cast<std::uint8_t>(row.getColumn(3).getInt())};
    }
    ++count;
  });
  if (count != board::kHexCount) {
    fail({file_.string(), 0}, "hex", "the catalogue holds " + std::to_string(count) + " hexes");
  }
}

void CatalogueReader::read_rivers(map::MapSources& sources) const {
  auto& rivers = sources.rivers;
  query("SELECT name, rises_from, mouth FROM river ORDER BY id", "", [&](auto& row) {
    rivers.push_back({std::string{text_of(row, 0)},
                      std::string{text_of(row, 1)},
                      std::string{text_of(row, 2)},
                      {},
                      {}});
  });
  query("SELECT river, reach, navigable, side FROM river_side ORDER BY river, position", "",
        [&](auto& row) {
          auto& reaches = rivers.at(static_cast<std::size_t>(row.getColumn(0).getInt())).reaches;
          reaches.resize(static_cast<std::size_t>(row.getColumn(1).getInt()) + 1);
          reaches.back().navigable = row.getColumn(2).getInt() == 1;
          reaches.back().sides.push_back(side_of(text_of(row, 3)));
        });
  query("SELECT river, kind, corner FROM river_head ORDER BY river, position", "", [&](auto& row) {
    rivers.at(static_cast<std::size_t>(row.getColumn(0).getInt()))
        .heads.push_back({head_kind(text_of(row, 1)), corner_of(text_of(row, 2))});
  });
}

void CatalogueReader::read_water(map::MapSources& sources) const {
  query("SELECT side, kind, name FROM water_side ORDER BY position", "", [&](auto& row) {
    sources.water_sides.push_back(
        {side_of(text_of(row, 0)),
         required(map::parse_side_kind(text_of(row, 1)), "kind", text_of(row, 1)),
         std::string{text_of(row, 2)}});
  });
  query("SELECT hex_a, hex_b, kind, name FROM passage ORDER BY position", "", [&](auto& row) {
    sources.passages.push_back({hex_of(text_of(row, 0)), hex_of(text_of(row, 1)),
                                std::string{text_of(row, 2)}, std::string{text_of(row, 3)}});
  });
  query("SELECT side, kind, name FROM crossing ORDER BY position", "", [&](auto& row) {
    const auto kind = text_of(row, 1);
    const bool ferry = kind.find("ferry") != std::string_view::npos;
    sources.crossings.push_back({side_of(text_of(row, 0)), kind.substr(0, 4) == "rail",
                                 ferry ? map::Crossing::Ferry : map::Crossing::Bridge,
                                 std::string{text_of(row, 2)}});
  });
}

void CatalogueReader::read_lines(map::MapSources& sources) const {
  query("SELECT name, owner, gauge FROM railroad ORDER BY id", "", [&](auto& row) {
    sources.railroads.push_back(
        {std::string{text_of(row, 0)},
         required(map::parse_rail_owner(text_of(row, 1)), "owner", text_of(row, 1)),
         std::string{text_of(row, 2)},
         {}});
  });
  query("SELECT railroad, hex, stations FROM railroad_stop ORDER BY railroad, position", "",
        [&](auto& row) {
          sources.railroads.at(static_cast<std::size_t>(row.getColumn(0).getInt()))
              .stops.push_back(stop_of(row));
        });
  query("SELECT name FROM road ORDER BY id", "", [&](auto& row) {
    sources.roads.push_back({std::string{text_of(row, 0)}, {}});
  });
  query("SELECT road, hex, stations FROM road_stop ORDER BY road, position", "", [&](auto& row) {
    sources.roads.at(static_cast<std::size_t>(row.getColumn(0).getInt()))
        .stops.push_back(stop_of(row));
  });
}

map::MapSources CatalogueReader::read_map() const {
  map::MapSources sources;
  read_hexes(sources);
  read_rivers(sources);
  read_water(sources);
  read_lines(sources);
  query("SELECT kind, place, place_2 FROM anomaly ORDER BY position", "", [&](auto& row) {
    if (!add_anomaly(text_of(row, 0), text_of(row, 1), text_of(row, 2), sources.anomalies)) {
      fail({file_.string(), 0}, "anomaly", "a row is not understood");
    }
  });
  query("SELECT name, kind, hex, angle, size FROM region ORDER BY position", "", [&](auto& row) {
    sources.regions.push_back({std::string{text_of(row, 0)}, std::string{text_of(row, 1)},
                               hex_of(text_of(row, 2)), row.getColumn(3).getInt(),
                               row.getColumn(4).getInt()});
  });
  query("SELECT name, state, hex, note FROM other_name ORDER BY position", "", [&](auto& row) {
    sources.other_names.push_back({std::string{text_of(row, 0)}, std::string{text_of(row, 1)},
                                   hex_of(text_of(row, 2)), std::string{text_of(row, 3)}});
  });
  return sources;
}

std::vector<map::Town> make_towns(const RowTable& towns) {
  std::vector<map::Town> result;
  result.reserve(towns.rows.size());
  for (const Row& row : towns.rows) {
    const auto cell = [&](std::string_view column) -> const std::string& {
      return towns.cell(row, column);
    };
    map::Town town;
    town.name = cell("name");
    town.state = cell("state");
    town.hex = hex_of(cell("hex"));
    town.kind = required(map::parse_town_kind(cell("kind")), "kind", cell("kind"));
    town.population = parse_int(cell("population"));
    town.supply_city_of = required(parse_supply_city(cell("supply_city_of")), "supply_city_of",
                                   cell("supply_city_of"));
    town.seaport = cell("seaport") == "1";
    town.river_port = cell("river_port") == "1";
    if (!cell("sea_location").empty()) {
      town.sea_location = hex_of(cell("sea_location"));
    }
    result.push_back(std::move(town));
  }
  return result;
}

}  // namespace core::data
