// Towns, anchors, anomalies.
#include "core/data/map_checks.h"

#include <algorithm>
#include <array>

namespace core::data {
namespace {

using board::Direction;
using board::HexId;

struct Vector {
  int east{};
  int north{};
};

/// Where a side of a hex lies, seen from its middle.
constexpr std::array<Vector, 6> kSideAt{{{0, 2}, {2, 1}, {2, -1}, {0, -2}, {-2, -1}, {-2, 1}}};

/// The river as seen from the town: the sum of its hexsides; nothing when it does not touch the
/// hex.
std::optional<Vector> river_from(const MapIndex& index, HexId hex, std::string_view river) {
  std::optional<Vector> sum;
  for (const Direction direction : board::kDirections) {
    const auto side = index.rivers.find(board::HexSide{hex, direction});
    if (side != index.rivers.end() && side->second.river->name == river) {
      const Vector at = kSideAt[static_cast<std::size_t>(direction)];
      sum = sum.value_or(Vector{});
      sum->east += at.east;
      sum->north += at.north;
    }
  }
  return sum;
}

/// A town on the south bank has its river to the north, and so on.
bool is_on_bank(char bank, Vector river) {
  switch (bank) {
    case 'N':
      return river.north < 0;
    case 'S':
      return river.north > 0;
    case 'E':
      return river.east < 0;
    case 'W':
      return river.east > 0;
    default:
      return false;
  }
}

void check_bank(const MapIndex& index, const TownText& town, FaultList& faults) {
  if (town.bank.empty()) {
    return;
  }
  for (const std::string& part : split(town.bank, ';')) {
    if (part.size() < 3 || part[1] != ':' ||
        std::string_view{"NSEW"}.find(part[0]) == std::string_view::npos) {
      faults.add(town.origin, "'" + part + "' is not of the form S:Tennessee", "bank");
      continue;
    }
    const std::string river = part.substr(2);
    const auto seen = river_from(index, town.town.hex, river);
    if (!seen) {
      faults.add(town.origin,
                 town.town.name + " in " + town.town.hex.label() + " does not lie on the " + river,
                 "bank");
    } else if (!is_on_bank(part[0], *seen)) {
      faults.add(town.origin,
                 town.town.name + " in " + town.town.hex.label() + " lies on the wrong bank of " +
                     "the " + river + ": the table says " + part[0],
                 "bank");
    }
  }
}

void check_ports(const MapIndex& index, const TownText& each, FaultList& faults) {
  const map::Town& town = each.town;
  const bool navigable = index.touches_navigable(town.hex);
  if (town.river_port && !navigable) {
    faults.add(
        each.origin,
        town.name + " in " + town.hex.label() + " is a river port without a navigable hexside",
        "river_port");
  }
  if (town.seaport && !index.hex(town.hex).coastal && !navigable) {
    faults.add(
        each.origin,
        town.name + " in " + town.hex.label() + " is a seaport without coast or navigable hexside",
        "seaport");
  }
  if (town.seaport && !town.sea_location) {
    faults.add(each.origin, "the seaport " + town.name + " names no sea location [24.11]",
               "sea_location");
  }
  if (town.sea_location && !index.is_water(*town.sea_location)) {
    faults.add(each.origin,
               "the sea location " + town.sea_location->label() + " of " + town.name +
                   " is neither sea nor coast [24.11]",
               "sea_location");
  }
}

bool has_state(const MapIndex& index, std::string_view code) {
  return std::any_of(index.text.states.begin(), index.text.states.end(),
                     [&](const StateText& state) { return state.state.code == code; });
}

void check_state(const MapIndex& index, const TownText& each, FaultList& faults) {
  const map::Town& town = each.town;
  if (!index.hex(town.hex).is_land()) {
    faults.add(each.origin, town.name + " lies in the water of " + town.hex.label(), "hex");
    return;
  }
  const char letter = index.text.state_letter(town.hex);
  const auto at = std::find_if(index.text.states.begin(), index.text.states.end(),
                               [&](const StateText& state) { return state.letter == letter; });
  if (!has_state(index, town.state)) {
    faults.add(each.origin, "there is no state '" + town.state + "'", "state");
  } else if (at != index.text.states.end() && at->state.code != town.state) {
    faults.add(each.origin,
               town.name + " is a town of " + town.state + ", but " + town.hex.label() +
                   " lies in " + at->state.code,
               "state");
  }
}

/// "Bristol TN/VA": the name and the states it may be in.
bool is_named(const map::Town& town, std::string_view place) {
  const auto blank = place.rfind(' ');
  if (blank == std::string_view::npos || place.substr(0, blank) != town.name) {
    return false;
  }
  const auto states = split(place.substr(blank + 1), '/');
  return std::find(states.begin(), states.end(), town.state) != states.end();
}

/// Whether a town, a station or an anomaly lies in the hex.
bool is_named_place(const MapIndex& index, HexId hex) {
  const std::string label = hex.label();
  const auto has_station = [&](const LineText& line) {
    return std::any_of(line.stops.begin(), line.stops.end(), [&](const StopText& stop) {
      return stop.stop.hex == hex && !stop.stop.stations.empty();
    });
  };
  const MapText& text = index.text;
  return std::any_of(text.towns.begin(), text.towns.end(),
                     [&](const TownText& town) { return town.town.hex == hex; }) ||
         std::any_of(text.railroads.begin(), text.railroads.end(), has_station) ||
         std::any_of(text.roads.begin(), text.roads.end(), has_station) ||
         std::any_of(text.anomalies.begin(), text.anomalies.end(), [&](const AnomalyText& row) {
           return row.place == label || row.place_2 == label;
         });
}

std::vector<const AnomalyText*> rows_of(const MapIndex& index, std::string_view kind) {
  std::vector<const AnomalyText*> rows;
  for (const AnomalyText& row : index.text.anomalies) {
    if (row.kind == kind) {
      rows.push_back(&row);
    }
  }
  return rows;
}

std::optional<HexId> hex_of(const AnomalyText& row, const std::string& label,
                            const std::string& column, FaultList& faults) {
  const auto hex = HexId::parse(label);
  if (!hex) {
    faults.add(row.origin, hex.error().reason, column);
    return std::nullopt;
  }
  return *hex;
}

Origin anomalies_file(const MapIndex& index) {
  const auto& rows = index.text.anomalies;
  return {rows.empty() ? "maps/anomalies.csv" : rows.front().origin.file, 0};
}

/// [7.51] The Tennessee has two heads: one never passed and, below it, the shoals.
void check_tennessee(const MapIndex& index, FaultList& faults) {
  std::vector<const HeadText*> shoals;
  const RiverText* tennessee = index.find_river("Tennessee");
  for (const RiverText& river : index.text.rivers) {
    for (const HeadText& head : river.heads) {
      if (head.head.kind == map::HeadKind::Shoals) {
        shoals.push_back(&head);
        if (&river != tennessee) {
          faults.add(head.origin, "shoals lie only in the Tennessee [7.51]");
        }
      }
    }
  }
  const Origin place =
      tennessee != nullptr
          ? tennessee->origin
          : Origin{index.text.rivers.empty() ? "maps/rivers.txt" : index.text.rivers[0].origin.file,
                   0};
  const bool has_head =
      tennessee != nullptr &&
      std::any_of(tennessee->heads.begin(), tennessee->heads.end(),
                  [](const HeadText& head) { return head.head.kind == map::HeadKind::Head; });
  if (shoals.size() != 1 || !has_head) {
    faults.add(place, "the Tennessee has two heads of navigation, the lower one shoals [7.51]");
  }
}

/// [7.52] Bayous of the delta that a sandbar closes towards the sea leave the Mississippi.
void check_bayous(const MapIndex& index, FaultList& faults) {
  bool any = false;
  for (const RiverText& river : index.text.rivers) {
    for (const HeadText& head : river.heads) {
      if (head.head.kind != map::HeadKind::Sandbar) {
        continue;
      }
      any = true;
      if (river.from.empty() || river.mouth != "sea") {
        faults.add(head.origin,
                   "a sandbar closes a bayou that leaves the Mississippi for the sea; "
                   "the " +
                       river.name + " is none [7.52]");
      }
    }
  }
  if (!any && !index.text.rivers.empty()) {
    faults.add({index.text.rivers.front().origin.file, 0},
               "no bayou is closed by a sandbar [7.52]");
  }
}

/// [7.53] Closed lakes are water, and Lake Pontchartrain is one.
void check_closed_lakes(const MapIndex& index, FaultList& faults) {
  const auto rows = rows_of(index, "closed-lake");
  if (rows.empty()) {
    faults.add(anomalies_file(index), "no lake is closed to ships [7.53]");
  }
  for (const AnomalyText* row : rows) {
    const auto hex = hex_of(*row, row->place, "place", faults);
    if (hex && index.hex(*hex).terrain != map::Terrain::Lake) {
      faults.add(row->origin, hex->label() + " is no lake hex [7.53]", "place");
    }
  }
}

/// [7.54] One march off the map, from Galveston to another land hex of the Texas coast.
void check_galveston(const MapIndex& index, FaultList& faults) {
  const auto rows = rows_of(index, "off-map-march");
  if (rows.size() != 1) {
    faults.add(anomalies_file(index), "there is one march off the map, at Galveston [7.54]");
    return;
  }
  const AnomalyText& row = *rows.front();
  const auto from = hex_of(row, row.place, "place", faults);
  const auto to = hex_of(row, row.place_2, "place_2", faults);
  if (!from || !to) {
    return;
  }
  const auto& towns = index.text.towns;
  if (std::none_of(towns.begin(), towns.end(), [&](const TownText& town) {
        return town.town.name == "Galveston" && town.town.hex == *from;
      })) {
    faults.add(row.origin, "Galveston does not lie in " + from->label() + " [7.54]", "place");
  }
  if (!index.hex(*to).is_land() || *to == *from) {
    faults.add(row.origin, "no ship can come back to the map at " + to->label() + " [7.54]",
               "place_2");
  }
}

bool is_at_edge(HexId hex, std::initializer_list<Direction> directions) {
  return std::any_of(directions.begin(), directions.end(),
                     [&](Direction direction) { return !hex.neighbour(direction); });
}

/// [7.41] Ships leave and come back over the southern edge of the Atlantic and the eastern edge of
/// the Gulf; [17.01] the naval entry is at sea.
void check_sea_doors(const MapIndex& index, FaultList& faults) {
  for (const char* kind : {"florida-exit", "florida-entry", "union-naval-entry"}) {
    const auto rows = rows_of(index, kind);
    if (rows.empty()) {
      faults.add(anomalies_file(index), "there is no row of the kind " + std::string{kind});
    }
    for (const AnomalyText* row : rows) {
      const auto hex = hex_of(*row, row->place, "place", faults);
      if (!hex) {
        continue;
      }
      const bool at_edge =
          is_at_edge(*hex, {Direction::N, Direction::NE, Direction::SE, Direction::S});
      if (index.hex(*hex).terrain != map::Terrain::Sea || !at_edge) {
        faults.add(row->origin,
                   hex->label() + " is not a sea hex on the edge of the map [" + row->cited + "]",
                   "place");
      }
    }
  }
}

/// A row that names a city and its hex.
void check_city(const AnomalyText& row, const MapIndex& index, FaultList& faults) {
  const auto hex = hex_of(row, row.place_2, "place_2", faults);
  const auto& towns = index.text.towns;
  if (hex && std::none_of(towns.begin(), towns.end(), [&](const TownText& town) {
        return town.town.hex == *hex && is_named(town.town, row.place);
      })) {
    faults.add(row.origin, row.place + " does not lie in " + hex->label() + " [" + row.cited + "]",
               "place_2");
  }
}

/// [21.61] Ships are deployed on water that the city touches.
void check_yards(const MapIndex& index, FaultList& faults) {
  for (const AnomalyText* row : rows_of(index, "union-yard")) {
    check_city(*row, index, faults);
  }
}

/// [17.01] Rail hexes of the northern or eastern edge, and the seven cities.
void check_origins(const MapIndex& index, FaultList& faults) {
  std::set<HexId> rail;
  for (const LineText& line : index.text.railroads) {
    for (const StopText& stop : line.stops) {
      rail.insert(stop.stop.hex);
    }
  }
  for (const AnomalyText* row : rows_of(index, "supply-edge")) {
    const auto hex = hex_of(*row, row->place, "place", faults);
    if (hex && (rail.count(*hex) == 0 ||
                !is_at_edge(*hex, {Direction::N, Direction::NE, Direction::SE}))) {
      faults.add(row->origin,
                 hex->label() + " is no rail hex of the northern or eastern edge [17.01]", "place");
    }
  }
  const auto cities = rows_of(index, "supply-origin");
  if (cities.size() != 7) {
    faults.add(anomalies_file(index), "the Union draws supply from seven cities, not " +
                                          std::to_string(cities.size()) + " [17.01]");
  }
  for (const AnomalyText* row : cities) {
    check_city(*row, index, faults);
  }
}

}  // namespace

void check_towns(const MapIndex& index, FaultList& faults) {
  std::map<std::pair<std::string, std::string>, int> seen;
  for (const TownText& each : index.text.towns) {
    const map::Town& town = each.town;
    const auto [before, fresh] = seen.emplace(std::pair{town.name, town.state}, each.origin.line);
    if (!fresh) {
      faults.add(each.origin,
                 town.name + " " + town.state + " has a row already (line " +
                     std::to_string(before->second) + ")",
                 "name");
    }
    check_state(index, each, faults);
    check_bank(index, each, faults);
    check_ports(index, each, faults);
  }
}

/// A battlefield may lie across the river from its hex, in another state.
void check_other_names(const MapIndex& index, FaultList& faults) {
  std::map<std::pair<std::string, board::HexId>, int> seen;
  for (const OtherNameText& each : index.text.other_names) {
    const map::OtherName& row = each.row;
    const auto [before, fresh] = seen.emplace(std::pair{row.name, row.hex}, each.origin.line);
    if (!fresh) {
      faults.add(each.origin,
                 row.name + " in " + row.hex.label() + " has a row already (line " +
                     std::to_string(before->second) + ")",
                 "name");
    }
    const auto& towns = index.text.towns;
    if (std::any_of(towns.begin(), towns.end(), [&](const TownText& town) {
          return town.town.hex == row.hex && town.town.name == row.name;
        })) {
      faults.add(each.origin, row.name + " is a town of " + row.hex.label(), "name");
    }
    if (!has_state(index, row.state)) {
      faults.add(each.origin, "there is no state '" + row.state + "'", "state");
    }
    if (!index.hex(row.hex).is_land()) {
      faults.add(each.origin, row.name + " lies in the water of " + row.hex.label(), "hex");
    }
  }
}

void check_anchors(const MapIndex& index, FaultList& faults) {
  for (const AnchorText& anchor : index.text.anchors) {
    const auto& towns = index.text.towns;
    const auto town = std::find_if(towns.begin(), towns.end(), [&](const TownText& each) {
      return is_named(each.town, anchor.place);
    });
    if (town != towns.end()) {
      if (town->town.hex != anchor.hex) {
        faults.add(town->origin,
                   anchor.place + " lies in " + town->town.hex.label() + ", but the anchor says " +
                       anchor.hex.label(),
                   "hex");
      }
      continue;
    }
    if (!is_named_place(index, anchor.hex)) {
      faults.add(anchor.origin,
                 "no town, station or anomaly lies in " + anchor.hex.label() + ", where " +
                     anchor.place + " should be",
                 "hex");
    }
  }
}

void check_anomalies(const MapIndex& index, FaultList& faults) {
  check_tennessee(index, faults);
  check_bayous(index, faults);
  check_closed_lakes(index, faults);
  check_galveston(index, faults);
  check_sea_doors(index, faults);
  check_origins(index, faults);
  check_yards(index, faults);
}

}  // namespace core::data
