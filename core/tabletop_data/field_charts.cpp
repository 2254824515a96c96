#include "core/tabletop_data/field_charts.h"

#include "core/tabletop_data/field_cells.h"
#include "core/tabletop_data/field_tables.h"
#include "core/tabletop_data/phrases.h"

#include <algorithm>

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::parse_int;
using data::require_int;
using data::Row;
using data::split;
using data::words;

namespace {

using field::Going;
using field::Muster;
using field::SampleBrigade;
using field::TroopType;
using table::Inches;

void read_establishments(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T01"};
  const std::string men = "Rank and file";
  const std::string remarks = "Remarks";
  const auto full = [&](const char* key, std::string_view officers) {
    const Row& row = cells.row(key);
    return field::Establishment{numbers_in(cells, row, "Officers", officers)[0],
                                cells.number(row, men), 0};
  };
  charts.infantry = full("Infantry", "{a}");
  charts.cavalry = full("Cavalry", "{a}");
  charts.battery = full("Artillery battery", "{a} (one mounted)");
  charts.battery.guns = numbers_in(cells, cells.row("Artillery battery"), remarks, "{a} guns")[0];
  charts.detachment = full("Detachment", "{a}");
  const auto parts =
      numbers_in(cells, cells.row("Detachment"), remarks,
                 "or a multiple of {a} with one officer; at most {b} sub-units per regiment");
  charts.regiment_parts = parts[1];
  const Row& super = cells.row("Super skirmishers (option)");
  if (parts[0] != charts.detachment.men) {
    fail(cells.row("Detachment").origin, remarks, "the multiple is not that of the detachment");
  }
  if (full("Super skirmishers (option)", "{a}") != charts.detachment) {
    fail(super.origin, men, "super skirmishers are not of the size of a detachment");
  }
  cells.require_word(super, remarks, "detachment size only");
  charts.boat_crew = cells.number(cells.row("Barge (grant)"), men);
  cells.require_rows(6);
}

void read_bases(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T02"};
  const std::string size = "Frontage × depth, inches";
  const auto base = [&](const char* key) {
    constexpr std::string_view kTimes = " × ";
    const Row& row = cells.row(key);
    const std::string_view text = cells.text(row, size);
    const auto at = text.find(kTimes);
    if (at == std::string_view::npos) {
      fail(row.origin, size, "'" + std::string{text} + "' is not written 1.0 × 1.5");
    }
    return field::Base{read_length(row.origin, size, text.substr(0, at)),
                       read_length(row.origin, size, text.substr(at + kTimes.size()))};
  };
  charts.bases = {base("Foot"),
                  base("Mounted"),
                  base("Gun, in action"),
                  base("Gun, limbered team"),
                  base("Wagon with team"),
                  base("Boat or barge")};
  cells.require_rows(6);
}

void read_rates(const std::vector<ChartText>& tables, field::Charts& charts) {
  struct Line {
    std::string_view troops;
    std::string_view mode;
    Inches field::Rates::*rate;
  };

  using field::Rates;
  constexpr std::array<Line, 17> kLines{{
      {"Line infantry", "in line", &Rates::line},
      {"Line infantry", "in line and firing", &Rates::line_firing},
      {"Line infantry", "in column or open order", &Rates::column},
      {"Line infantry", "charging", &Rates::charge},
      {"Light infantry (grant, option)", "at all times", &Rates::light},
      {"Cavalry (parent game: heavy)", "normal", &Rates::cavalry},
      {"Cavalry", "battle move, one per period of rest", &Rates::cavalry_battle},
      {"Cavalry", "charge", &Rates::cavalry_charge},
      {"Light cavalry (grant, option)", "normal", &Rates::light_cavalry},
      {"Light cavalry (grant, option)", "charge", &Rates::light_cavalry_charge},
      {"Artillery", "team", &Rates::team},
      {"Artillery", "manhandle", &Rates::manhandled},
      {"Wagons", "all types", &Rates::wagons},
      {"Boats (parent game: barges)", "up river", &Rates::boat_up},
      {"Boats", "down river", &Rates::boat_down},
      {"Boats", "canal", &Rates::boat_canal},
      {"General, courier (addition)", "riding", &Rates::general},
  }};
  const ChartCells cells{tables, "FB-T05"};
  cells.require_rows(kLines.size());
  for (std::size_t i = 0; i < kLines.size(); ++i) {
    const Line& line = kLines.at(i);
    const Row& row = row_at(cells, i, line.troops);
    cells.require_word(row, "Mode", line.mode);
    charts.rates.*line.rate = read_length(row.origin, "Inches", cells.text(row, "Inches"));
  }
}

/// Reads the rows of terrain, each with a cell for each mover and whether it is cover.
class TerrainRows {
 public:
  explicit TerrainRows(const std::vector<ChartText>& tables) : cells_{tables, "FB-T06"} {}

  template <class Value, class Read>
  [[nodiscard]] std::array<Value, field::kMovers> read(const char* key, bool& cover,
                                                       Read read) const {
    const Row& row = cells_.row(key);
    std::array<Value, field::kMovers> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
      values.at(i) = read(row, kColumns.at(i));
    }
    cover = cells_.yes(row, "Cover");
    return values;
  }

  [[nodiscard]] std::array<Going, field::kMovers> going(const char* key, bool& cover) const {
    return read<Going>(key, cover, [&](const Row& row, const std::string& column) {
      return static_cast<Going>(cells_.word(row, column, {"normal", "half", "none"}));
    });
  }

  /// What it costs to cross.
  [[nodiscard]] std::array<std::optional<Inches>, field::kMovers> cost(const char* key,
                                                                       bool& cover) const {
    return read<std::optional<Inches>>(
        key, cover, [&](const Row& row, const std::string& column) -> std::optional<Inches> {
          constexpr std::string_view kCosts = "costs ";
          const std::string_view text = cells_.text(row, column);
          if (text == "none") {
            return std::nullopt;
          }
          if (!text.starts_with(kCosts) || !text.ends_with('"')) {
            fail(row.origin, column, "'" + std::string{text} + "' is not written costs 3\"");
          }
          return read_length(row.origin, column,
                             text.substr(kCosts.size(), text.size() - kCosts.size() - 1));
        });
  }

  [[nodiscard]] const ChartCells& cells() const noexcept { return cells_; }

 private:
  static inline const std::array<std::string, field::kMovers> kColumns{
      "Line infantry", "Light infantry (open order)", "Cavalry, heavy and light",
      "Artillery, wagons"};

  ChartCells cells_;
};

void read_field_terrain(const std::vector<ChartText>& tables, field::Charts& charts) {
  const TerrainRows rows{tables};
  const ChartCells& cells = rows.cells();
  field::TerrainTable& terrain = charts.terrain;
  field::Cover& cover = terrain.cover;
  terrain.uphill = rows.going("Uphill", cover.uphill);
  terrain.level = rows.going("Level, downhill", cover.level);
  terrain.scenic = rows.going("Scenic terrain", cover.scenic);
  terrain.woods = rows.going("Woods", cover.woods);
  terrain.swamp = rows.going("Swamp, marsh", cover.swamp);
  terrain.ford_moves = rows.read<int>("Fordable stream or river", cover.ford,
                                      [&](const Row& row, const std::string& column) {
                                        return numbers_in(cells, row, column, "{a} moves")[0];
                                      });
  constexpr std::array<Going, field::kMovers> kNobody{Going::None, Going::None, Going::None,
                                                      Going::None};
  if (rows.going("Unfordable water", cover.water) != kNobody) {
    cells.fault("", "somebody crosses unfordable water");
  }
  terrain.wall_cost = rows.cost("Wall, earthwork, sunken road (note)", cover.wall);
  terrain.fence_cost = rows.cost("Rail fence (note)", cover.fence);
  const auto holds = rows.read<int>(
      "Building section", cover.section, [&](const Row& row, const std::string& column) {
        return cells.text(row, column) == "none"
                   ? 0
                   : numbers_in(cells, row, column, "{a} figures at most")[0];
      });
  terrain.section_holds = holds.front();
  if (holds != std::array<int, field::kMovers>{holds[0], holds[0], 0, 0}) {
    cells.fault("", "a building section holds infantry alone, in any order as many");
  }
  cells.require_rows(10);
}

void read_field_morale(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T22"};
  const std::string points = "Points";
  const auto loss = [&](const char* key) {
    const Row& row = cells.row(key);
    return -read_signed(row.origin, points, cells.text(row, points));
  };
  field::MoraleTable& morale = charts.morale;
  morale.colonel = cells.number(cells.row("Infantry: colonel"), points);
  const auto others =
      numbers_in(cells, cells.row("Infantry: two other officers"), points, "first {a}, second {b}");
  morale.first_officer = others[0];
  morale.second_officer = others[1];
  cells.require_word(cells.row("Cavalry: colonel"), points, std::to_string(morale.colonel));
  cells.require_word(cells.row("Cavalry: two other officers"), points,
                     cells.text(cells.row("Infantry: two other officers"), points));
  cells.require_word(cells.row("Battery (note)"), points,
                     "commander " + std::to_string(morale.colonel) + ", others " +
                         std::to_string(others[0]) + " and " + std::to_string(others[1]));
  morale.detachment_officer = cells.number(cells.row("Officer alone with a detachment"), points);
  morale.sixth_lost = loss("One sixth of original R&F lost");
  morale.quarter_lost = loss("One quarter of original R&F lost");
  cells.require_word(cells.row("One half lost"), points, "50 % rule");
  cells.require_word(cells.row("Die"), points, "+1d6");
  morale.good = numbers_in(cells, cells.row("Good"), points, "{a} or more")[0];
  const Row& later = cells.row("Later tests after a bad one");
  std::vector<std::string> tests = split(cells.text(later, points), ',');
  if (tests.back() != "then dispersed") {
    fail(later.origin, points, "the tests do not end 'then dispersed'");
  }
  tests.pop_back();
  for (const std::string& each : tests) {
    morale.again.push_back(require_int(later.origin, points, each));
  }
  cells.require_rows(12);
}

/// [FB-471] Reads the units of a sample brigade: "3 infantry RM at 3 + 20, assault infantry; ...".
class BrigadeReader {
 public:
  BrigadeReader(const field::Charts& charts, const Row& row, SampleBrigade& brigade)
      : charts_{&charts}, row_{&row}, brigade_{&brigade} {}

  void read(std::string_view cell) {
    for (const std::string& part : split(cell, ';')) {
      if (part != "no guns" && !take_battery(part) && !take_wagons(part)) {
        take_troops(part);
      }
    }
  }

 private:
  [[noreturn]] void refuse(std::string_view what, const std::string& why) const {
    fail(row_->origin, "Units", "'" + std::string{what} + "' " + why);
  }

  void add(const Muster& muster, std::optional<std::size_t> from = {}) {
    brigade_->units.push_back(muster);
    brigade_->detached_from.push_back(from);
  }

  bool take_battery(std::string_view part) {
    auto numbers = match_phrase("1 battery of {a} guns", part);
    if (!numbers) {
      numbers = match_phrase("1 battery of {a} gun, {b} howitzer", part);
    }
    if (!numbers) {
      return false;
    }
    if ((*numbers)[0] + (*numbers)[1] != charts_->battery.guns) {
      refuse(part, "is no battery of " + std::to_string(charts_->battery.guns) + " guns");
    }
    Muster battery;
    battery.type = TroopType::Battery;
    battery.officers = charts_->battery.officers;
    battery.men = charts_->battery.men;
    battery.guns.assign(static_cast<std::size_t>((*numbers)[0]), field::GunKind::Gun);
    battery.guns.insert(battery.guns.end(), static_cast<std::size_t>((*numbers)[1]),
                        field::GunKind::Howitzer);
    add(battery);
    return true;
  }

  /// [FB-029] A driver each.
  bool take_wagons(std::string_view part) {
    const auto numbers = match_phrase("{a} wagons", part);
    if (numbers) {
      Muster wagons;
      wagons.type = TroopType::Wagons;
      wagons.men = numbers->front();
      add(wagons);
    }
    return numbers.has_value();
  }

  void take_troops(const std::string& part) {
    const std::vector<std::string> phrases = split(part, ',');
    const std::vector<std::string> said = words(phrases.front());
    const auto count = said.size() < 3 ? std::nullopt : parse_int(said[0]);
    if (!count || *count < 1) {
      refuse(part, "is not written '3 infantry RM'");
    }
    Muster muster = troops_of(said[1], part);
    muster.arm = arm_of(said[2], part);
    std::optional<std::size_t> from;
    std::size_t at = 3;
    if (at + 3 < said.size() && said[at] == "at" && said[at + 2] == "+") {
      muster.officers = require_int(row_->origin, "Units", said[at + 1]);
      muster.men = require_int(row_->origin, "Units", said[at + 3]);
      at += 4;
    }
    if (at + 1 < said.size() && said[at] == "from" && said[at + 1] == "it") {
      from = regiment_before(part);
      at += 2;
    }
    if (at != said.size()) {
      refuse(part, "goes on with what is not known: " + said[at]);
    }
    for (auto each = phrases.begin() + 1; each != phrases.end(); ++each) {
      qualify(muster, *each);
    }
    for (int i = 0; i < *count; ++i) {
      add(muster, from);
    }
  }

  [[nodiscard]] Muster troops_of(const std::string& word, const std::string& part) const {
    const bool is_cavalry = word == "cavalry";
    const bool is_detachment = word == "detachment" || word == "detachments";
    if (!is_cavalry && !is_detachment && word != "infantry") {
      refuse(part, "names neither infantry nor cavalry nor a detachment");
    }
    const field::Establishment& full = is_cavalry      ? charts_->cavalry
                                       : is_detachment ? charts_->detachment
                                                       : charts_->infantry;
    Muster muster;
    muster.type = is_cavalry ? TroopType::Cavalry : TroopType::Infantry;
    muster.officers = full.officers;
    muster.men = full.men;
    return muster;
  }

  [[nodiscard]] field::Arm arm_of(const std::string& word, const std::string& part) const {
    const auto* const found = std::find(field::kArms.begin() + 1, field::kArms.end(), word);
    if (found == field::kArms.end()) {
      refuse(part, "has no arm RM, SM or CB");
    }
    return static_cast<field::Arm>(found - field::kArms.begin());
  }

  /// The unit out of which a detachment is taken.
  [[nodiscard]] std::size_t regiment_before(const std::string& part) const {
    if (brigade_->units.empty() || brigade_->units.back().type != TroopType::Infantry) {
      refuse(part, "follows no regiment");
    }
    return brigade_->units.size() - 1;
  }

  void qualify(Muster& muster, const std::string& phrase) const {
    if (phrase == "may dismount") {
      muster.may_dismount = true;
    } else if (phrase == "assault infantry") {
      muster.assault = true;
    } else if (phrase == "super skirmishers") {
      muster.super_skirmishers = true;
    } else {
      refuse(phrase, "is not 'may dismount', 'assault infantry' or 'super skirmishers'");
    }
  }

  const field::Charts* charts_;
  const Row* row_;
  SampleBrigade* brigade_;
};

void read_brigades(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T26"};
  for (const Row& row : cells.rows()) {
    SampleBrigade& brigade = charts.brigades.emplace_back();
    brigade.id = row.key;
    brigade.name = cells.text(row, "Brigade");
    brigade.side = cells.word(row, "Side", {"Union", "Confederate"}) == 0
                       ? field::Side::Union
                       : field::Side::Confederate;
    BrigadeReader{charts, row, brigade}.read(cells.text(row, "Units"));
  }
}

void read_field_options(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T39"};
  const auto all = field::named(charts.options).texts(charts.options);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Row& row = row_at(cells, i, '`' + all[i].first + '`');
    const std::string wrong =
        field::named(charts.options).set(charts.options, all[i].first, cells.text(row, "Default"));
    if (!wrong.empty()) {
      fail(row.origin, "Default", wrong);
    }
  }
  cells.require_rows(all.size());
}

}  // namespace

field::Charts make_field_charts(const std::vector<ChartText>& tables) {
  field::Charts charts;
  read_establishments(tables, charts);
  read_bases(tables, charts);
  read_rates(tables, charts);
  read_field_terrain(tables, charts);
  read_musketry(tables, charts);
  read_artillery(tables, charts);
  read_houses(tables, charts);
  read_melee(tables, charts);
  read_field_morale(tables, charts);
  read_brigades(tables, charts);
  read_field_options(tables, charts);
  return charts;
}

}  // namespace core::tabletop_data
