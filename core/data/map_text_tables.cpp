// The CSV files of maps/: states, water, passages, crossings, towns, other names, anomalies,
// anchors, regions.
#include "core/data/csv.h"
#include "core/data/map_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::data {
namespace {

using board::HexId;

/// Reads the cells of one row; what is wrong becomes a fault, and the row is left out.
class RowReader {
 public:
  RowReader(const CsvTable& table, const CsvRow& row, FaultList& faults)
      : table_{table}, row_{row}, faults_{faults} {}

  [[nodiscard]] const std::string& text(std::string_view column) const {
    return table_.cell(row_, column);
  }

  std::optional<HexId> hex(std::string_view column) {
    const auto hex = HexId::parse(text(column));
    if (!hex) {
      wrong(column, hex.error().reason);
      return std::nullopt;
    }
    return *hex;
  }

  /// The side between the hexes of the columns hex_a and hex_b.
  std::optional<board::HexSide> side() {
    const auto a = hex("hex_a");
    const auto b = hex("hex_b");
    if (!a || !b) {
      return std::nullopt;
    }
    const auto side = board::HexSide::between(*a, *b);
    if (!side) {
      wrong("hex_b", text("hex_a") + " and " + text("hex_b") + " are not adjacent [3.12]");
    }
    return side;
  }

  bool flag(std::string_view column) {
    if (text(column) != "0" && text(column) != "1") {
      wrong(column, "'" + text(column) + "' is not 0 or 1");
    }
    return text(column) == "1";
  }

  std::string choice(std::string_view column, const std::vector<std::string_view>& choices) {
    for (const std::string_view each : choices) {
      if (text(column) == each) {
        return text(column);
      }
    }
    wrong(column, "'" + text(column) + "' is not " + one_of(choices));
    return text(column);
  }

  void wrong(std::string_view column, std::string reason) {
    good_ = false;
    faults_.add(row_.origin, std::move(reason), std::string{column});
  }

  [[nodiscard]] bool good() const noexcept { return good_; }

  [[nodiscard]] const Origin& origin() const noexcept { return row_.origin; }

 private:
  const CsvTable& table_;
  const CsvRow& row_;
  FaultList& faults_;
  bool good_{true};
};

/// Reads a file of maps/ row by row.
template <class Each>
void each_row(const std::filesystem::path& folder, std::string_view file,
              const std::vector<std::string>& columns, FaultList& faults, const Each& each) {
  faults.reading([&] {
    const CsvTable table = read_csv(folder / file, shown_name(folder, file), columns);
    for (const CsvRow& row : table.rows) {
      RowReader reader{table, row, faults};
      each(reader);
    }
  });
}

void read_state(RowReader& row, MapText& text) {
  const std::string side = row.choice("side", {"union", "confederate", "none"});
  if (row.text("letter").size() != 1) {
    row.wrong("letter", "a state has one letter");
  }
  if (row.good()) {
    text.states.push_back(
        {row.origin(),
         row.text("letter").front(),
         {row.text("code"), row.text("name"), board::parse_side(side), row.flag("slave")}});
  }
}

void read_water(RowReader& row, MapText& text) {
  const auto side = row.side();
  const auto kind = map::parse_side_kind(
      row.choice("kind", {"inlet", "estuary", "lakeshore", "lake", "blocked", "coast"}));
  if (side && kind && row.good()) {
    text.water.push_back({row.origin(), {*side, *kind, row.text("name")}});
  }
}

void read_passage(RowReader& row, MapText& text) {
  const auto side = row.side();
  row.choice("kind", {"coast", "inlet", "estuary", "bay", "lake"});
  if (side && row.good()) {
    text.passages.push_back(
        {row.origin(), {*row.hex("hex_a"), *row.hex("hex_b"), row.text("kind"), row.text("name")}});
  }
}

void read_crossing(RowReader& row, MapText& text) {
  const auto side = row.side();
  const std::string kind =
      row.choice("kind", {"road-bridge", "rail-bridge", "road-ferry", "rail-ferry"});
  if (side && row.good()) {
    const bool ferry = kind.find("ferry") != std::string::npos;
    text.crossings.push_back(
        {row.origin(),
         {*side, kind.rfind("rail", 0) == 0, ferry ? map::Crossing::Ferry : map::Crossing::Bridge,
          row.text("name")},
         kind});
  }
}

void read_town(RowReader& row, MapText& text) {
  TownText town;
  town.origin = row.origin();
  town.town.name = row.text("name");
  town.town.state = row.text("state");
  const auto hex = row.hex("hex");
  const auto kind = map::parse_town_kind(row.text("kind"));
  if (!kind) {
    row.choice("kind", {"town", "minor-town", "city", "major-city", "fort"});
  }
  if (!row.text("population").empty()) {
    town.town.population = parse_int(row.text("population"));
    if (!town.town.population) {
      row.wrong("population", "'" + row.text("population") + "' is not a number of inhabitants");
    }
  }
  const auto owner =
      parse_supply_city(row.choice("supply_city_of", {"union", "confederate", "border", ""}));
  town.town.supply_city_of = owner.value_or(map::SupplyCityOf::Nobody);
  town.town.seaport = row.flag("seaport");
  town.town.river_port = row.flag("river_port");
  if (!row.text("sea_location").empty()) {
    town.town.sea_location = row.hex("sea_location");
  }
  town.bank = row.text("bank");
  town.latitude = row.text("lat");
  town.longitude = row.text("lon");
  town.note = row.text("note");
  if (hex && kind && row.good()) {
    town.town.hex = *hex;
    town.town.kind = *kind;
    text.towns.push_back(std::move(town));
  }
}

void read_anomaly(RowReader& row, MapText& text) {
  row.choice("kind", {"closed-lake", "off-map-march", "florida-exit", "florida-entry",
                      "union-naval-entry", "supply-edge", "supply-origin", "union-yard"});
  if (row.good()) {
    text.anomalies.push_back({row.origin(), row.text("id"), row.text("case"), row.text("kind"),
                              row.text("place"), row.text("place_2"), row.text("note")});
  }
}

void read_anchor(RowReader& row, MapText& text) {
  if (const auto hex = row.hex("hex")) {
    text.anchors.push_back({row.origin(), row.text("place"), *hex});
  }
}

void read_region(RowReader& row, MapText& text) {
  const auto hex = row.hex("hex");
  const auto angle = parse_int(row.text("angle"));
  const auto size = parse_int(row.text("size"));
  if (!angle) {
    row.wrong("angle", "'" + row.text("angle") + "' is not a number of degrees");
  }
  if (!size) {
    row.wrong("size", "'" + row.text("size") + "' is not a size");
  }
  if (hex && row.good()) {
    text.regions.push_back(
        {row.origin(), {row.text("name"), row.text("kind"), *hex, *angle, *size}});
  }
}

void read_other_name(RowReader& row, MapText& text) {
  const auto hex = row.hex("hex");
  if (row.text("name").empty()) {
    row.wrong("name", "a name is missing");
  }
  if (hex && row.good()) {
    text.other_names.push_back(
        {row.origin(), {row.text("name"), row.text("state"), *hex, row.text("note")}});
  }
}

constexpr std::array<std::string_view, 4> kSupplyCities{"", "union", "confederate", "border"};

}  // namespace

std::string_view name(map::SupplyCityOf owner) noexcept {
  return kSupplyCities.at(static_cast<std::size_t>(owner));
}

std::optional<map::SupplyCityOf> parse_supply_city(std::string_view text) noexcept {
  const auto at = std::find(kSupplyCities.begin(), kSupplyCities.end(), text);
  if (at == kSupplyCities.end()) {
    return std::nullopt;
  }
  return static_cast<map::SupplyCityOf>(at - kSupplyCities.begin());
}

void read_map_tables(const std::filesystem::path& folder, MapText& text, FaultList& faults) {
  const auto read = [&](std::string_view file, const std::vector<std::string>& columns,
                        void (*each)(RowReader&, MapText&)) {
    each_row(folder, file, columns, faults, [&](RowReader& row) { each(row, text); });
  };
  read("states.csv", {"letter", "code", "name", "side", "slave"}, read_state);
  read("water.csv", {"hex_a", "hex_b", "kind", "name"}, read_water);
  read("passages.csv", {"hex_a", "hex_b", "kind", "name"}, read_passage);
  read("crossings.csv", {"hex_a", "hex_b", "kind", "name", "source"}, read_crossing);
  read("towns.csv",
       {"name", "state", "hex", "kind", "population", "supply_city_of", "seaport", "river_port",
        "bank", "sea_location", "lat", "lon", "hex_source", "position_source", "note"},
       read_town);
  read("anomalies.csv", {"id", "case", "kind", "place", "place_2", "note"}, read_anomaly);
  read("anchors.csv", {"place", "hex", "lat", "lon", "source"}, read_anchor);
  if (std::filesystem::exists(folder / "regions.csv")) {
    read("regions.csv", {"name", "kind", "hex", "angle", "size"}, read_region);
  }
  if (std::filesystem::exists(folder / "other_names.csv")) {
    read("other_names.csv", {"name", "state", "hex", "note"}, read_other_name);
  }
}

}  // namespace core::data
