#include "core/tabletop_data/river_tables.h"

#include "core/river/options.h"
#include "core/tabletop_data/die_table.h"

#include <algorithm>

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::Origin;
using data::parse_int;
using data::Row;
using data::split;
using data::words;

namespace {

using Numbers = std::array<int, 3>;
using river::BatteryLine;
using river::BridgeDefence;
using river::GunCount;
using river::GunIndex;
using river::VesselType;

constexpr std::string_view kTimes = " × ";
constexpr std::string_view kNothing = "none";
constexpr int kQuarters = 4;

/// "2", "½" or "3¾" in quarters.
int read_quarters(const Origin& origin, const std::string& column, std::string_view text) {
  constexpr std::array<std::pair<std::string_view, int>, 3> kSigns{{{"¼", 1}, {"½", 2}, {"¾", 3}}};
  std::string_view whole = text;
  int quarters = 0;
  for (const auto& [sign, part] : kSigns) {
    if (whole.ends_with(sign)) {
      whole.remove_suffix(sign.size());
      quarters = part;
    }
  }
  const auto number = whole.empty() && quarters > 0 ? std::optional{0} : parse_int(whole);
  if (!number || *number < 0) {
    fail(origin, column, "'" + std::string{text} + "' is no number of quarters, 2 or 5½");
  }
  return *number * kQuarters + quarters;
}

/// "5½" in tenths.
int read_tenths(const Origin& origin, const std::string& column, std::string_view text) {
  constexpr int kTenths = 10;
  const int tenths = read_quarters(origin, column, text) * kTenths;
  if (tenths % kQuarters != 0) {
    fail(origin, column, "'" + std::string{text} + "' is no whole number of tenths");
  }
  return tenths / kQuarters;
}

/// "1.09", two places, above 0.
base::Fraction read_hundredths(const Origin& origin, const std::string& column,
                               std::string_view text) {
  constexpr int kHundredths = 100;
  constexpr std::size_t kPlaces = 2;
  const std::size_t point = text.find('.');
  if (point != std::string_view::npos && text.size() == point + 1 + kPlaces) {
    const auto whole = parse_int(text.substr(0, point));
    const auto part = parse_int(text.substr(point + 1));
    if (whole && part && *whole >= 0 && *part >= 0 && *whole + *part > 0) {
      return {std::int64_t{*whole} * kHundredths + *part, kHundredths};
    }
  }
  fail(origin, column, "'" + std::string{text} + "' is no number above 0 with two places, 1.09");
}

/// A number that may be followed by where it comes from.
int read_gun_figure(const ChartCells& cells, const Row& row, const std::string& column) {
  static constexpr std::array<Phrase<int>, 4> kFigures{
      {{"{a}", [](const Numbers& n) { return n[0]; }},
       {"{a} (interpolated)", [](const Numbers& n) { return n[0]; }},
       {"{a} (as the 100-pdr smoothbore)", [](const Numbers& n) { return n[0]; }},
       {"{a} (as the 150-pdr)", [](const Numbers& n) { return n[0]; }}}};
  return read_phrase(row.origin, column, cells.text(row, column), kFigures);
}

GunIndex gun_of(const river::Charts& charts, const Row& row, const std::string& column,
                std::string_view code) {
  const auto gun = charts.find_gun(code);
  if (!gun) {
    fail(row.origin, column, "table RR-T25 has no gun '" + std::string{code} + "'");
  }
  return *gun;
}

/// "Three 32-pdr smoothbores": the number in words and the name of a gun.
GunCount named_guns(const river::Charts& charts, const Row& row, const std::string& column,
                    const std::string& text) {
  constexpr std::array<std::string_view, 4> kWords{"one", "two", "three", "four"};
  const auto blank = std::min(text.find(' '), text.size());
  std::string word = text.substr(0, blank);
  if (!word.empty() && word.front() >= 'A' && word.front() <= 'Z') {
    word.front() = static_cast<char>(word.front() - 'A' + 'a');
  }
  const auto* const number = std::find(kWords.begin(), kWords.end(), word);
  const auto gun = std::find_if(charts.guns.begin(), charts.guns.end(), [&](const auto& each) {
    return text.substr(blank) == " " + each.name + "s";
  });
  if (number == kWords.end() || gun == charts.guns.end()) {
    fail(row.origin, column, "'" + text + "' is not written 'Two 7″ rifles'");
  }
  return {static_cast<GunIndex>(gun - charts.guns.begin()),
          static_cast<int>(number - kWords.begin()) + 1};
}

BatteryLine battery_line(const river::Charts& charts, const ChartCells& cells, const Row& row) {
  const std::string guns = "Guns";
  const std::string count = "Number of guns";
  BatteryLine line;
  if (cells.text(row, count) == "as re-rolled") {
    cells.require_word(
        row, guns,
        "Electrically detonated mine, plus a battery rolled again (re-roll any further 10)");
    return line;
  }
  int sum = 0;
  for (const std::string& part : split(cells.text(row, guns), ',')) {
    line.push_back(named_guns(charts, row, guns, part));
    sum += line.back().count;
  }
  if (sum != cells.number(row, count)) {
    fail(row.origin, count, "the line has " + std::to_string(sum) + " guns");
  }
  return line;
}

/// "3 × 42R, 1 × 12H", behind it "(turret)" or "(pivots)"; "none" for no guns.
void read_armament(const river::Charts& charts, const ChartCells& cells, const Row& row,
                   VesselType& vessel) {
  constexpr std::string_view kTurret = " (turret)";
  constexpr std::string_view kPivots = " (pivots)";
  const std::string column = "Guns";
  std::string_view text = cells.text(row, column);
  if (text == kNothing) {
    return;
  }
  vessel.turret = text.ends_with(kTurret);
  text.remove_suffix(vessel.turret ? kTurret.size() : 0);
  text.remove_suffix(text.ends_with(kPivots) ? kPivots.size() : 0);
  for (const std::string& part : split(text, ',')) {
    const auto times = part.find(kTimes);
    const auto count = times == std::string::npos ? std::nullopt : parse_int(part.substr(0, times));
    if (!count || *count < 1) {
      fail(row.origin, column, "'" + part + "' is not written '2 × 9S'");
    }
    vessel.guns.push_back(
        {gun_of(charts, row, column, part.substr(times + kTimes.size())), *count});
  }
}

/// What both lists of vessels tell, apart from the type's id and its points.
VesselType vessel_of(const river::Charts& charts, const ChartCells& cells, const Row& row) {
  const std::string draught = "Draught ft";
  const std::string knots = "Knots";
  VesselType vessel;
  vessel.id = row.key;
  vessel.name = cells.text(row, "Type");
  vessel.points = cells.number(row, "PV");
  vessel.draught = read_tenths(row.origin, draught, cells.text(row, draught));
  vessel.knots = read_tenths(row.origin, knots, cells.text(row, knots));
  vessel.half_damage = cells.word(row, "A", {"1", "½"}) == 1;
  read_armament(charts, cells, row, vessel);
  return vessel;
}

void require_new_id(const std::vector<VesselType>& vessels, const Row& row) {
  if (std::ranges::find(vessels, row.key, &VesselType::id) != vessels.end()) {
    fail(row.origin, "Id", "'" + row.key + "' stands twice");
  }
}

/// [RR-461] Tons ÷ 10, half up.
void require_points_of_tons(const ChartCells& cells, const Row& row, int points) {
  constexpr int kTonsAPoint = 10;
  if ((cells.number(row, "Tons") + kTonsAPoint / 2) / kTonsAPoint != points) {
    fail(row.origin, "PV", "the points are not a tenth of the tons");
  }
}

}  // namespace

void read_river_guns(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T25"};
  for (const Row& row : cells.rows()) {
    if (charts.find_gun(row.key)) {
      fail(row.origin, "Code", "'" + row.key + "' stands twice");
    }
    river::Gun gun;
    gun.code = row.key;
    gun.name = cells.text(row, "Gun");
    gun.penetration = read_gun_figure(cells, row, "`ironclad` penetration");
    gun.damage = read_gun_figure(cells, row, "`coastal` damage");
    gun.alternate = cells.word(row, "`coastal` rate", {"every move", "alternate moves"}) == 1;
    gun.weight = cells.number(row, "QF weight w");
    charts.guns.push_back(std::move(gun));
  }
}

void read_river_batteries(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T17"};
  charts.battery = read_die<BatteryLine, river::DieResults<BatteryLine, river::kD10>>(
      cells, "Guns",
      [&](const Row& row, std::string_view) { return battery_line(charts, cells, row); });
  static constexpr std::array<Phrase<BridgeDefence>, 4> kDefences{
      {{"One battery",
        [](const Numbers&) {
          return BridgeDefence{1, false};
        }},
       {"Two batteries, one on each bank",
        [](const Numbers&) {
          return BridgeDefence{2, false};
        }},
       {"Three batteries",
        [](const Numbers&) {
          return BridgeDefence{3, false};
        }},
       {"Three batteries, one of them hidden", [](const Numbers&) {
          return BridgeDefence{3, true};
        }}}};
  charts.bridge = read_die<BridgeDefence, river::DieResults<BridgeDefence, river::kD6>>(
      ChartCells{tables, "RR-T18"}, "Defence", [](const Row& row, std::string_view text) {
        return read_phrase(row.origin, "Defence", text, kDefences);
      });
}

void read_river_vessels(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells own{tables, "RR-T26"};
  for (const Row& row : own.rows()) {
    require_new_id(charts.union_vessels, row);
    charts.union_vessels.push_back(vessel_of(charts, own, row));
    require_points_of_tons(own, row, charts.union_vessels.back().points);
  }
  if (charts.union_vessels.back().id != "supply") {
    fail(own.rows().back().origin, "Id", "the last of the Union vessels is the supply ship");
  }
  const ChartCells enemy{tables, "RR-T27"};
  for (const Row& row : enemy.rows()) {
    require_new_id(charts.confederate_vessels, row);
    VesselType vessel = vessel_of(charts, enemy, row);
    const std::size_t bow = enemy.word(row, "Ram", {"no", "yes", "spar"});
    vessel.ram = bow == 1;
    vessel.spar = bow == 2;
    charts.confederate_vessels.push_back(std::move(vessel));
  }
}

void read_river_flotillas(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T28"};
  const std::string ships = "Warships, in line order";
  const std::string cargo = "Default supply cargo, both ships together (400 rounds)";
  constexpr std::size_t kWarships = 3;  // [RR-031]
  constexpr int kRounds = 400;          // [RR-203] [RR-204]
  for (const Row& row : cells.rows()) {
    const std::string letter(1, static_cast<char>('A' + charts.flotillas.size()));
    river::SampleFlotilla made;
    if (!row.key.starts_with(letter + " \"") || !row.key.ends_with('"') || row.key.size() < 5) {
      fail(row.origin, "Name", "the name is not written '" + letter + " \"name\"'");
    }
    made.name = row.key.substr(3, row.key.size() - 4);
    for (const std::string& id : split(cells.text(row, ships), ',')) {
      const auto ship = charts.find_union(id);
      if (!ship) {
        fail(row.origin, ships, "table RR-T26 has no vessel '" + id + "'");
      }
      made.repeats = made.repeats || std::ranges::find(made.warships, *ship) != made.warships.end();
      made.warships.push_back(*ship);
    }
    if (made.warships.size() != kWarships) {
      fail(row.origin, ships, "a flotilla has three warships");
    }
    int sum = 0;
    for (const std::string& part : split(cells.text(row, cargo), ',')) {
      const auto pieces = words(part);
      const auto rounds = pieces.size() == 2 ? parse_int(pieces.back()) : std::nullopt;
      if (!rounds) {
        fail(row.origin, cargo, "'" + part + "' is not written '42R 100'");
      }
      made.cargo.push_back({gun_of(charts, row, cargo, pieces.front()), *rounds});
      sum += *rounds;
    }
    if (sum != kRounds) {
      fail(row.origin, cargo, "the cargo is " + std::to_string(sum) + " rounds");
    }
    charts.flotillas.push_back(std::move(made));
  }
}

void read_river_multiplier(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T30"};
  constexpr int kLowest = 2;
  constexpr int kHighest = 12;
  int next = kLowest;
  for (const Row& row : cells.rows()) {
    const FaceRange range = read_faces(row.origin, "2d6", row.key);
    const int highest = range.highest.value_or(kHighest);
    if (range.lowest != next || highest > kHighest) {
      fail(row.origin, "2d6", "the row does not begin where the one before ends");
    }
    for (; next <= highest; ++next) {
      charts.multiplier.at(static_cast<std::size_t>(next - kLowest)) =
          read_quarters(row.origin, "m", cells.text(row, "m"));
    }
  }
  if (next <= kHighest) {
    cells.fault("2d6", "a roll of the dice has no result");
  }
}

void read_river_constants(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T39"};
  const auto sets = river::named(river::Options{}).words("qf_constants");
  cells.require_rows(sets.size());
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Row& row = cells.row("`" + std::string{sets[i]} + "`");
    charts.quick.at(i) = {read_hundredths(row.origin, "K_US", cells.text(row, "K_US")),
                          read_hundredths(row.origin, "K_CS", cells.text(row, "K_CS")),
                          cells.number(row, "Points a gun")};
    if (charts.quick.at(i).points_per_gun < 1) {
      fail(row.origin, "Points a gun", "a gun is silenced by at least 1 point");
    }
  }
}

}  // namespace core::tabletop_data
