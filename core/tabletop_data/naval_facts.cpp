#include "core/tabletop_data/naval_facts.h"

#include "core/data/chart_cells.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::NavalText;
using data::one_of;
using data::parse_int;
using data::require_decimal;
using data::require_int;
using data::Row;
using data::RowTable;
using data::split;
using data::trim;

namespace {

using table::InternedText;

/// The lists are counted in a byte.
constexpr std::size_t kMostRows = std::numeric_limits<std::uint8_t>::max();

/// One row of a list, its cells asked for by name.
class ListRow {
 public:
  ListRow(const RowTable& list, const Row& row) : list_{&list}, row_{&row} {}

  [[nodiscard]] const std::string& text(const std::string& column) const {
    return list_->cell(*row_, column);
  }

  [[nodiscard]] const std::string& some(const std::string& column) const {
    if (text(column).empty()) {
      fault(column, "the cell is empty");
    }
    return text(column);
  }

  [[nodiscard]] int number(const std::string& column) const {
    const int value = require_int(row_->origin, column, text(column));
    if (value < 0) {
      fault(column, "a number below 0");
    }
    return value;
  }

  [[nodiscard]] int decimal(const std::string& column, int digits) const {
    return require_decimal(row_->origin, column, text(column), digits);
  }

  [[nodiscard]] std::optional<int> number_or_none(const std::string& column) const {
    return text(column).empty() ? std::nullopt : std::optional{number(column)};
  }

  template <std::size_t Count>
  [[nodiscard]] std::size_t word(const std::string& column,
                                 const std::array<std::string_view, Count>& choices) const {
    return word_of(column, text(column), choices);
  }

  template <std::size_t Count>
  [[nodiscard]] std::size_t word_of(const std::string& column, std::string_view cell,
                                    const std::array<std::string_view, Count>& choices) const {
    const auto found = std::find(choices.begin(), choices.end(), cell);
    if (found == choices.end()) {
      fault(column, "'" + std::string{cell} + "' is not " +
                        one_of(std::vector<std::string_view>{choices.begin(), choices.end()}));
    }
    return static_cast<std::size_t>(found - choices.begin());
  }

  [[nodiscard]] bool yes(const std::string& column) const {
    return word(column, std::array<std::string_view, 2>{"no", "yes"}) == 1;
  }

  [[nodiscard]] board::Side side() const {
    const auto side = board::parse_side(text("side"));
    if (!side) {
      fault("side", "'" + text("side") + "' is not 'union' or 'confederate'");
    }
    return *side;
  }

  /// Parts between semicolons; none for an empty cell.
  [[nodiscard]] std::vector<std::string> parts(const std::string& column) const {
    return text(column).empty() ? std::vector<std::string>{} : split(text(column), ';');
  }

  [[noreturn]] void fault(const std::string& column, std::string reason) const {
    fail(row_->origin, column, std::move(reason));
  }

 private:
  const RowTable* list_;
  const Row* row_;
};

/// Calls `make` for every row; ids are never used twice.
template <class Item, class Make>
std::vector<Item> items_of(const ChartText& list, Make make) {
  std::vector<Item> items;
  std::set<std::string> ids;
  for (const Row& row : list.table.rows) {
    const ListRow cells{list.table, row};
    const std::string& column = list.table.columns.front();
    if (!ids.insert(cells.some(column)).second) {
      cells.fault(column, "'" + row.key + "' stands twice");
    }
    if (items.size() >= kMostRows) {
      cells.fault(column, "a list has at most " + std::to_string(kMostRows) + " rows");
    }
    items.push_back(make(cells));
  }
  return items;
}

constexpr std::array<std::string_view, 4> kSides{"light", "stout wood", "plated wood", "iron"};
constexpr std::array<std::string_view, 5> kRamGroups{"A", "B", "C", "D", "E"};

table::Gun make_gun(const ListRow& row) {
  table::Gun gun;
  gun.id = row.some("id");
  gun.name = row.some("name");
  gun.brief = row.some("brief");
  gun.type = static_cast<table::GunType>(row.word("type", table::kGunTypes));
  gun.factor = row.number_or_none("factor");
  gun.points = row.number_or_none("points");
  gun.alternate_moves =
      row.word("fires", std::array<std::string_view, 2>{"every", "alternate"}) == 1;
  gun.may_burst = row.yes("may_burst");
  if (!row.text("bore_in").empty()) {
    gun.bore = row.decimal("bore_in", 1);
  }
  const bool mortar = gun.type == table::GunType::Mortar;
  if (gun.factor.has_value() == mortar) {
    row.fault("factor", mortar ? "a mortar has no factor" : "a gun needs its factor");
  }
  if (gun.points.has_value() == mortar) {
    row.fault("points", mortar ? "a mortar has no points" : "a gun needs its points");
  }
  if (gun.bore && !mortar) {
    row.fault("bore_in", "only mortars are listed by their bore");
  }
  return gun;
}

/// [IC-T03] [RC-T33] "any" of a side-wheeler and "with tow" are no figure.
int radius_of(const ListRow& row, table::Handling handling) {
  const bool fixed = handling != table::Handling::SideWheel && handling != table::Handling::Towed;
  const std::string& text = row.text("radius_in");
  if (!fixed) {
    const std::string_view word = handling == table::Handling::SideWheel ? "any" : "with tow";
    if (text != word) {
      row.fault("radius_in", "'" + text + "' is not '" + std::string{word} + "'");
    }
    return 0;
  }
  return row.number("radius_in");
}

table::ShipClass make_class(const ListRow& row) {
  table::ShipClass made;
  made.id = row.some("id");
  made.name = row.some("name");
  made.examples = row.text("examples");
  made.ironclad = row.yes("ironclad");
  made.handling = static_cast<table::Handling>(row.word("turning", table::kHandlings));
  made.radius = radius_of(row, made.handling);
  const auto fraction = split(row.text("pv_fraction"), '/');
  const auto part = parse_int(fraction.front());
  const auto whole = fraction.size() == 2 ? parse_int(fraction.back()) : std::nullopt;
  if (!part || !whole || *part < 1 || *part >= *whole) {
    row.fault("pv_fraction", "'" + row.text("pv_fraction") + "' is no fraction below 1");
  }
  made.fraction_part = *part;
  made.fraction_of = *whole;
  made.ram_group = static_cast<table::RamGroup>(row.word("ram_group", kRamGroups));
  return made;
}

/// A number of guns of a pattern and where they stand: "2x11in-sb T1".
struct Battery {
  int count{};
  table::GunId gun;
  std::string place;
};

/// @param rule that the lists are data [IC-381] [RC-481], for the sentence of a fault.
Battery make_battery(const ListRow& row, const std::string& part, const table::Facts& facts) {
  const auto cross = part.find('x');
  const auto blank = part.find(' ');
  const auto count = parse_int(std::string_view{part}.substr(0, std::min(cross, part.size())));
  if (!count || *count < 1 || blank == std::string::npos || blank < cross) {
    row.fault("guns", "'" + part + "' is not written NUMBERxGUN PLACE");
  }
  const std::string id = part.substr(cross + 1, blank - cross - 1);
  const auto gun = facts.find_gun(id);
  if (!gun) {
    row.fault("guns", "'" + id + "' is no gun of guns.csv [IC-381] [RC-481]");
  }
  return {*count, *gun, std::string{trim(std::string_view{part}.substr(blank))}};
}

std::vector<table::MountedGun> make_guns(const ListRow& row, const table::Facts& facts) {
  std::vector<table::MountedGun> guns;
  for (const std::string& part : row.parts("guns")) {
    const Battery battery = make_battery(row, part, facts);
    const auto mount = [&](int count, table::Mounting mounting) {
      guns.insert(guns.end(), static_cast<std::size_t>(count), {battery.gun, mounting});
    };
    if (battery.place == "LR") {
      // Divided equally, an odd gun to starboard (the note below IC-T34).
      mount(battery.count / 2, table::Mounting::PortSide);
      mount(battery.count - battery.count / 2, table::Mounting::StarboardSide);
      continue;
    }
    const auto mounting =
        static_cast<table::Mounting>(row.word_of("guns", battery.place, table::kMountings));
    const bool mortar = facts.gun(battery.gun).type == table::GunType::Mortar;
    if (mounting == table::Mounting::Fort || mortar != (mounting == table::Mounting::Mortar)) {
      row.fault("guns", "'" + part + "': only mortars stand at M, and F is for forts");
    }
    mount(battery.count, mounting);
  }
  return guns;
}

table::Vessel make_vessel(const ListRow& row, const table::Facts& facts) {
  table::Vessel vessel;
  vessel.id = row.some("id");
  vessel.name = row.some("name");
  for (const std::string& ship : row.parts("ships")) {
    vessel.ships.emplace_back(ship);
  }
  vessel.side = row.side();
  vessel.type = row.some("type");
  const auto ship_class = facts.find_class(row.text("class"));
  if (!ship_class) {
    row.fault("class", "'" + row.text("class") + "' is no class of classes.csv");
  }
  vessel.ship_class = *ship_class;
  vessel.drive = static_cast<table::Drive>(row.word("drive", table::kDrives));
  vessel.tons = row.number("tons");
  vessel.length = row.decimal("length_ft", 1);
  vessel.beam = row.decimal("beam_ft", 1);
  vessel.draft = row.decimal("draft_ft", 1);
  const int tenths = row.decimal("speed_kn", 1);
  if (tenths % 5 != 0) {
    row.fault("speed_kn", "a speed is given in knots and half knots");
  }
  vessel.half_knots = tenths / 5;
  vessel.crew = row.number("crew");
  if (vessel.tons == 0 || vessel.length == 0 || vessel.beam == 0 || vessel.draft == 0) {
    row.fault("tons", "a ship has tons, length, beam and draft above 0");
  }
  vessel.guns = make_guns(row, facts);
  vessel.sides = static_cast<table::Sides>(row.word("sides", kSides));
  vessel.iron = row.text("iron_in").empty() ? 0 : row.decimal("iron_in", 2);
  const bool iron = vessel.sides == table::Sides::Iron || vessel.sides == table::Sides::PlatedWood;
  if (iron != (vessel.iron > 0)) {
    row.fault("iron_in", iron ? "how thick is the iron?" : "sides without iron have no thickness");
  }
  vessel.ram = row.yes("ram");
  vessel.spar_torpedo = row.yes("spar_torpedo");
  vessel.small_target = row.yes("small_target");
  vessel.sloping = row.yes("sloping");
  vessel.double_ender = row.yes("double_ender");
  vessel.remarks = row.text("remarks");
  return vessel;
}

/// How the ship turns and rams: as its class, unless its row says otherwise; [IC-104] side-wheelers
/// as side-wheelers do.
void give_handling(const ListRow& row, const table::Facts& facts, table::Vessel& vessel) {
  const table::ShipClass& general = facts.ship_class(vessel.ship_class);
  vessel.handling = general.handling;
  vessel.radius = general.radius;
  vessel.ram_group = general.ram_group;
  if (vessel.drive == table::Drive::SideWheel) {
    vessel.handling = table::Handling::SideWheel;
    vessel.radius = 0;
  }
  if (!row.text("turning").empty()) {
    vessel.handling = static_cast<table::Handling>(row.word("turning", table::kHandlings));
    vessel.radius = radius_of(row, vessel.handling);
  } else if (!row.text("radius_in").empty()) {
    row.fault("radius_in", "a radius of its own needs a turning of its own");
  }
  if (!row.text("ram_group").empty()) {
    vessel.ram_group = static_cast<table::RamGroup>(row.word("ram_group", kRamGroups));
  }
  const bool wheels = vessel.drive == table::Drive::SideWheel;
  if (wheels != (vessel.handling == table::Handling::SideWheel)) {
    row.fault("turning", "side-wheelers, and no others, turn as side-wheelers");
  }
}

table::FortFacts make_fort(const ListRow& row, const table::Facts& facts) {
  table::FortFacts fort;
  fort.id = row.some("id");
  fort.name = row.some("name");
  fort.work = static_cast<table::FortWork>(row.word("work", kFortWorks));
  fort.width = table::Inches::ratio(row.decimal("width_in", 1), 10);
  fort.depth = table::Inches::ratio(row.decimal("depth_in", 1), 10);
  fort.squares = row.number("squares");
  fort.crew = row.number("cpv");
  fort.remarks = row.text("remarks");
  for (const std::string& part : row.parts("guns")) {
    const Battery battery = make_battery(row, part, facts);
    const auto square = parse_int(battery.place);
    if (!square || *square < 1 || *square > fort.squares) {
      row.fault("guns",
                "'" + battery.place + "' is no square from 1 to " + std::to_string(fort.squares));
    }
    fort.guns.insert(fort.guns.end(), static_cast<std::size_t>(battery.count),
                     {battery.gun, *square});
  }
  return fort;
}

table::Roster make_roster(const ListRow& row, const table::Facts& facts) {
  table::Roster roster;
  roster.unit = row.some("unit");
  roster.side = row.side();
  for (const std::string& part : row.parts("vessels")) {
    const auto vessel = facts.find_vessel(part);
    if (!vessel) {
      row.fault("vessels", "'" + part + "' is no vessel of vessels.csv [IC-441]");
    }
    if (facts.vessel(*vessel).side != roster.side) {
      row.fault("vessels", "'" + part + "' is of the other side");
    }
    roster.vessels.push_back(*vessel);
  }
  return roster;
}

/// [IC-T28] [RC-T32] What the rulebooks print of a gun is what guns.csv has.
void check_guns(const NavalText& text, const table::Facts& facts) {
  const ChartText& list = text.list("guns");
  const ChartCells ironclad{text.tables, "IC-T28"};
  const ChartCells coastal{text.tables, "RC-T32"};
  std::size_t guns = 0;
  for (std::size_t i = 0; i < facts.guns.size(); ++i) {
    const table::Gun& gun = facts.guns[i];
    if (gun.type == table::GunType::Mortar) {
      continue;  // one row for all of them
    }
    ++guns;
    const Row& row = ironclad.row(gun.name.str());
    const Row& other = coastal.row(gun.name.str());
    const auto require = [&](const char* column, bool agrees) {
      if (!agrees) {
        fail(list.table.rows[i].origin, column,
             "not what the rulebook has in line " + std::to_string(row.origin.line) +
                 " (IC-T28) or " + std::to_string(other.origin.line) + " (RC-T32)");
      }
    };
    const std::string_view type = table::kGunTypes.at(static_cast<std::size_t>(gun.type));
    require("type", ironclad.text(row, "Type") == type && coastal.text(other, "Type") == type);
    require("factor", ironclad.number(row, "normal") == gun.factor &&
                          ironclad.number(row, "Factor: close") == *gun.factor * 2 &&
                          ironclad.number(row, "distant") == *gun.factor / 2);
    require("points", coastal.number(other, "Points") == gun.points &&
                          coastal.number(other, "On sloping armour") == *gun.points / 2);
    require("fires", coastal.word(other, "Fires", {"every move", "alternate moves"}) ==
                         (gun.alternate_moves ? 1U : 0U));
  }
  ironclad.require_rows(guns + 1);
  coastal.require_rows(guns + 1);
}

}  // namespace

table::Facts make_naval_facts(const NavalText& text) {
  table::Facts facts;
  facts.guns = items_of<table::Gun>(text.list("guns"), make_gun);
  check_guns(text, facts);
  facts.classes = items_of<table::ShipClass>(text.list("classes"), make_class);
  facts.vessels = items_of<table::Vessel>(text.list("vessels"), [&](const ListRow& row) {
    table::Vessel vessel = make_vessel(row, facts);
    give_handling(row, facts, vessel);
    return vessel;
  });
  facts.forts = items_of<table::FortFacts>(
      text.list("forts"), [&](const ListRow& row) { return make_fort(row, facts); });
  facts.rosters = items_of<table::Roster>(
      text.list("rosters"), [&](const ListRow& row) { return make_roster(row, facts); });
  facts.ironclads = items_of<table::Roster>(
      text.list("ironclads"), [&](const ListRow& row) { return make_roster(row, facts); });
  return facts;
}

}  // namespace core::tabletop_data
