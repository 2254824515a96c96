// [IC-381] [IC-401] [RC-481] [RC-501] Lists and battles of the two naval sets: against the tables
// of the rulebooks, and with one fault each.
#include "core/data/naval_text.h"

#include "core/tabletop_data/battle_text.h"
#include "core/tabletop_data/ironclad_charts.h"
#include "core/tabletop_data/naval_facts.h"
#include "tests/data/sources.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <numeric>

namespace core::tabletop_data {
namespace {

using data::ChartText;
using data::NavalText;
using data::read_naval_text;
using data::Row;
using data::RowTable;
using table::Inches;

const table::Facts& facts() {
  static const table::Facts kFacts = tests::tabletop().naval_facts();
  return kFacts;
}

const NavalText& naval_text() {
  static const NavalText kText = read_naval_text(tests::data::repository());
  return kText;
}

const ChartText& book_table(std::string_view name) {
  const auto& tables = naval_text().tables;
  return *std::find_if(tables.begin(), tables.end(),
                       [&](const ChartText& each) { return each.table.name == name; });
}

/// A number in units of its last place as the rulebooks print it: 415 with 1 is "41.5".
std::string printed(int value, int digits) {
  std::string text = std::to_string(value);
  if (digits == 0) {
    // Thousands as in "2,900".
    return text.size() > 3 ? text.insert(text.size() - 3, ",") : text;
  }
  const auto places = static_cast<std::size_t>(digits);
  text.insert(0, text.size() > places ? 0 : places + 1 - text.size(), '0');
  text.insert(text.size() - places, ".");
  text.erase(text.find_last_not_of('0') + 1);
  return text.back() == '.' ? text.substr(0, text.size() - 1) : text;
}

/// The armament of a vessel as the rulebooks print it, from the guns one by one.
std::string armament(const table::Vessel& vessel) {
  std::string text;
  for (std::size_t at = 0; at < vessel.guns.size();) {
    const auto gun = vessel.guns[at].gun;
    auto mounting = vessel.guns[at].mounting;
    const bool broadside = mounting == table::Mounting::PortSide;
    std::size_t count = 0;
    std::array<int, 2> sides{};
    while (at < vessel.guns.size() && vessel.guns[at].gun == gun &&
           (vessel.guns[at].mounting == mounting ||
            (broadside && vessel.guns[at].mounting == table::Mounting::StarboardSide))) {
      ++sides.at(vessel.guns[at].mounting == table::Mounting::StarboardSide ? 1 : 0);
      ++count;
      ++at;
    }
    const table::Gun& pattern = facts().gun(gun);
    const std::string brief{pattern.brief};
    text += text.empty() ? "" : ", ";
    if (pattern.type == table::GunType::Mortar) {
      text += "one " + brief;
      continue;
    }
    if (broadside) {
      EXPECT_LE(sides[1] - sides[0], 1) << vessel.name << ": LR is divided equally";
      EXPECT_GE(sides[1], sides[0]) << vessel.name << ": an odd gun stands to starboard";
    }
    text +=
        std::to_string(count) + "×" + brief + " (" +
        (broadside ? "LR" : std::string{table::kMountings.at(static_cast<std::size_t>(mounting))}) +
        ")";
  }
  return text.empty() ? "none" : text;
}

/// Tables IC-T30, IC-T32, RC-T34 and RC-T36 against vessels.csv, cell by cell.
void expect_vessels(const char* name, board::Side side) {
  const RowTable& rows = book_table(name).table;
  std::vector<const table::Vessel*> vessels;
  for (const table::Vessel& vessel : facts().vessels) {
    if (vessel.side == side) {
      vessels.push_back(&vessel);
    }
  }
  ASSERT_EQ(rows.rows.size(), vessels.size());
  for (std::size_t i = 0; i < vessels.size(); ++i) {
    const table::Vessel& vessel = *vessels[i];
    SCOPED_TRACE(vessel.name.str());
    const auto cell = [&](const char* column) { return rows.cell(rows.rows[i], column); };
    EXPECT_EQ(cell("Vessel").rfind(vessel.name.str(), 0), 0U);
    EXPECT_EQ(cell("Type"), vessel.type.str());
    EXPECT_EQ(cell("Drive"), table::kDrives.at(static_cast<std::size_t>(vessel.drive)));
    EXPECT_EQ(cell("Tons"), printed(vessel.tons, 0));
    EXPECT_EQ(cell("Length × beam, ft"),
              printed(vessel.length, 1) + " × " + printed(vessel.beam, 1));
    EXPECT_EQ(cell("Draft, ft"), printed(vessel.draft, 1));
    EXPECT_EQ(cell("Speed, kn"), printed(vessel.half_knots * 5, 1));
    EXPECT_EQ(cell("Crew"), std::to_string(vessel.crew));
    EXPECT_EQ(cell("Armament (mounting)"), armament(vessel));
    const std::string iron = vessel.iron > 0 ? printed(vessel.iron, 2) : "";
    EXPECT_EQ(cell("Armour, in"), !iron.empty()                             ? iron
                                  : vessel.sides == table::Sides::StoutWood ? "stout wood"
                                                                            : "light");
    EXPECT_EQ(cell("Ram"), vessel.ram ? "yes" : "—");
    EXPECT_EQ(cell("Remarks"), vessel.remarks.empty() ? "—" : vessel.remarks.str());
  }
}

TEST(NavalFacts, IC_T30_IC_T32_vessels_as_the_rulebooks_print_them) {
  expect_vessels("IC-T30", board::Side::Union);
  expect_vessels("IC-T32", board::Side::Confederate);
}

TEST(NavalFacts, RC_T34_RC_T36_vessels_as_the_rulebooks_print_them) {
  expect_vessels("RC-T34", board::Side::Union);
  expect_vessels("RC-T36", board::Side::Confederate);
}

/// Radius, ram group, fraction, sloping sides and small target of tables RC-T35 and RC-T37.
void expect_marks(const char* name, board::Side side) {
  const RowTable& rows = book_table(name).table;
  auto row = rows.rows.begin();
  for (const table::Vessel& vessel : facts().vessels) {
    if (vessel.side != side) {
      continue;
    }
    SCOPED_TRACE(vessel.name.str());
    ASSERT_NE(row, rows.rows.end());
    const table::ShipClass& general = facts().ship_class(vessel.ship_class);
    const std::string radius = vessel.handling == table::Handling::SideWheel ? "any"
                               : vessel.handling == table::Handling::Towed
                                   ? "with tow"
                                   : std::to_string(vessel.radius) + "\"";
    EXPECT_EQ(rows.cell(*row, "Radius"), radius);
    EXPECT_EQ(rows.cell(*row, "Ram group"),
              std::string(1, static_cast<char>('A' + static_cast<int>(vessel.ram_group))));
    EXPECT_EQ(rows.cell(*row, "Class, PV")
                  .rfind(std::to_string(general.fraction_part) + "/" +
                             std::to_string(general.fraction_of) + ",",
                         0),
              0U);
    EXPECT_EQ(rows.cell(*row, "Sloping"), vessel.sloping ? "yes" : "—");
    EXPECT_EQ(rows.cell(*row, "Small target"), vessel.small_target ? "yes" : "—");
    ++row;
  }
}

TEST(NavalFacts, RC_T35_RC_T37_marks_as_the_rulebook_prints_them) {
  expect_marks("RC-T35", board::Side::Union);
  expect_marks("RC-T37", board::Side::Confederate);
}

/// "3×32-lb SB [2], ..." of a fort, from its guns one by one.
std::string by_square(const table::FortFacts& fort) {
  std::string text;
  for (std::size_t at = 0; at < fort.guns.size();) {
    const table::FortGun gun = fort.guns[at];
    int count = 0;
    for (; at < fort.guns.size() && fort.guns[at] == gun; ++at) {
      ++count;
    }
    text += (text.empty() ? "" : ", ") + std::to_string(count) + "×" +
            facts().gun(gun.gun).brief.str() + " [" + std::to_string(gun.square) + "]";
  }
  return text;
}

TEST(NavalFacts, IC_T34_RC_T38_forts_as_the_rulebooks_print_them) {
  const RowTable& coastal = book_table("RC-T38").table;
  const RowTable& ironclad = book_table("IC-T34").table;
  ASSERT_EQ(facts().forts.size(), coastal.rows.size());
  ASSERT_EQ(facts().forts.size(), ironclad.rows.size());
  for (std::size_t i = 0; i < facts().forts.size(); ++i) {
    const table::FortFacts& fort = facts().forts[i];
    SCOPED_TRACE(fort.name.str());
    const Row& row = coastal.rows[i];
    EXPECT_EQ(coastal.cell(row, "Fort"), fort.name.str());
    EXPECT_EQ(coastal.cell(row, "Guns [grid area]"), by_square(fort));
    EXPECT_EQ(coastal.cell(row, "CPV"), std::to_string(fort.crew));
    EXPECT_EQ(coastal.cell(row, "Remarks"), fort.remarks.str());
    const std::string footprint = std::to_string(fort.width.ticks() / Inches::kTicks) + "×" +
                                  std::to_string(fort.depth.ticks() / Inches::kTicks) + "\"";
    EXPECT_EQ(coastal.cell(row, "Footprint"), footprint);
    EXPECT_EQ(ironclad.cell(ironclad.rows[i], "Footprint"), footprint);
    const bool stone = fort.work == table::FortWork::Masonry;
    EXPECT_EQ(coastal.cell(row, "Work"), stone ? "stone" : "earth");
    EXPECT_EQ(ironclad.cell(ironclad.rows[i], "Work"), stone ? "masonry" : "earth");
  }
}

TEST(NavalFacts, IC_T41_rosters) {
  ASSERT_EQ(facts().rosters.size(), 5U);
  const auto names = [&](std::size_t roster) {
    std::string text;
    for (const table::VesselId id : facts().rosters[roster].vessels) {
      text += facts().vessel(id).id.str() + " ";
    }
    return text;
  };
  EXPECT_EQ(facts().rosters[0].unit, "Union river flotilla");
  EXPECT_EQ(names(0),
            "city-class city-class uss-tyler city-class ram-queen-of-the-west uss-benton "
            "uss-lexington city-class ram-monarch city-class ");
  EXPECT_EQ(names(1),
            "uss-hartford-1864 uss-metacomet uss-port-royal uss-aroostook uss-oneida "
            "uss-miami-1864 uss-brooklyn-1864 ");
  EXPECT_EQ(names(2), "uss-tecumseh uss-chickasaw uss-monitor uss-chickasaw uss-galena ");
  EXPECT_EQ(names(3),
            "css-general-bragg css-general-sterling-price css-general-earl-van-dorn "
            "river-defense-ram river-defense-ram css-little-rebel css-governor-moore "
            "river-defense-ram river-defense-ram css-manassas css-patrick-henry ");
  EXPECT_EQ(names(4),
            "css-patrick-henry css-morgan css-gaines css-selma css-jamestown css-teaser "
            "css-huntsville css-governor-moore ");
  EXPECT_EQ(facts().rosters[4].side, board::Side::Confederate);
}

struct WrongNaval {
  const char* name;
  const char* file;
  const char* from;
  const char* to;
  const char* column;
  const char* reason;
};

std::ostream& operator<<(std::ostream& out, const WrongNaval& wrong) { return out << wrong.name; }

constexpr const char* kVessels = "scenarios/naval/vessels.csv";
constexpr const char* kGuns = "scenarios/naval/guns.csv";
constexpr const char* kForts = "scenarios/naval/forts.csv";
constexpr const char* kBook = "docs/rules/ironclad.md";
constexpr const char* kRoads = "scenarios/naval/hampton-roads.battle";
constexpr const char* kBay = "scenarios/naval/mobile-bay.battle";
constexpr const char* kHenry = "scenarios/naval/fort-henry.battle";

const WrongNaval kWrongNaval[] = {
    // Lists.
    {"gun_that_does_not_exist", kVessels, "58,2x11in-sb T", "58,2x12in-sb T", "guns",
     "'12in-sb' is no gun of guns.csv [IC-381] [RC-481]"},
    {"guns_in_another_form", kVessels, "58,2x11in-sb T", "58,11in-sb", "guns",
     "is not written NUMBERxGUN PLACE"},
    {"mounting_that_is_none", kVessels, "58,2x11in-sb T", "58,2x11in-sb Q", "guns", "'Q' is not"},
    {"gun_at_a_mortar_place", kVessels, "58,2x11in-sb T", "58,2x11in-sb M", "guns",
     "only mortars stand at M"},
    {"class_that_is_none", kVessels, "casemate ironclad,small-casemate-ironclad,screw,376",
     "casemate ironclad,casemate,screw,376", "class", "'casemate' is no class"},
    {"drive_that_is_none", kVessels, "large-casemate-ironclad,screw,4000",
     "large-casemate-ironclad,sail,4000", "drive", "'sail' is not"},
    {"tons_in_words", kVessels, "screw,4000,275", "screw,many,275", "tons",
     "'many' is not a whole number"},
    {"draft_too_fine", kVessels, "275,51.2,21.5,6", "275,51.2,21.55,6", "draft_ft",
     "'21.55' is not a number with at most 1 digits"},
    {"speed_of_a_third", kVessels, "57.5,15.7,6.5,460", "57.5,15.7,6.3,460", "speed_kn",
     "knots and half knots"},
    {"iron_without_thickness", kVessels, "1x7in-r BP; 1x7in-r SP; 4x6.4in-r LR,iron,5.5",
     "1x7in-r BP; 1x7in-r SP; 4x6.4in-r LR,iron,", "iron_in", "how thick is the iron?"},
    {"wood_with_thickness", kVessels, "stout wood,,no,no,no,no,no,A,5",
     "stout wood,2,no,no,no,no,no,A,5", "iron_in", "have no thickness"},
    {"side_wheeler_on_a_circle", kVessels, "stout wood,,no,no,no,no,no,A,5,,guns and tonnage",
     "stout wood,,no,no,no,no,no,side-wheel,any,,guns and tonnage", "turning", "side-wheelers"},
    {"vessel_twice", kVessels, "uss-galena,USS Galena", "uss-monitor,USS Galena", "id",
     "'uss-monitor' stands twice"},
    {"side_that_is_none", kVessels, "USS Galena,,union", "USS Galena,,northern", "side",
     "'northern' is not"},
    {"factor_of_another_value", kGuns, R"(8"" SB",smoothbore,5)", R"(8"" SB",smoothbore,6)",
     "factor", "not what the rulebook has"},
    {"points_of_another_value", kGuns, R"(SB",smoothbore,8,8,alternate)",
     R"(SB",smoothbore,8,9,alternate)", "points", "not what the rulebook has"},
    {"mortar_with_a_factor", kGuns, R"(13"" mortar",mortar,,)", R"(13"" mortar",mortar,9,)",
     "factor", "a mortar has no factor"},
    {"fort_gun_off_the_squares", kForts, "2x150lb-r 4; 2x7in-r 5", "2x150lb-r 7; 2x7in-r 5", "guns",
     "'7' is no square from 1 to 6"},
    {"fort_gun_that_does_not_exist", kForts, "1x60lb-r 2", "1x61lb-r 2", "guns",
     "[IC-381] [RC-481]"},
    {"work_that_is_none", kForts, "masonry", "brick", "work", "'brick' is not"},
    {"fraction_that_is_none", "scenarios/naval/classes.csv", "no,C,1/3,9", "no,C,4/3,9",
     "pv_fraction", "no fraction below 1"},
    {"roster_of_the_other_side", "scenarios/naval/rosters.csv", "uss-monitor", "css-selma",
     "vessels", "of the other side"},
    // Tables of the rulebook.
    {"cell_of_chart_a", kBook, "| 2–3 | 2 | 3 | 4 | 5 | 6 | 7 | 8* | 9* |",
     "| 2–3 | 2 | 3 | four | 5 | 6 | 7 | 8* | 9* |", "3–4", "'four' is no result"},
    {"cell_left_empty", kBook, "| 4–5 | None | 1 | 1 | 1 | 1 | 1 | 2 | 2 |",
     "| 4–5 | None | 1 | 1 | | 1 | 1 | 2 | 2 |", "16–24", "'' is no result"},
    {"face_without_a_row", kBook, "| 6–7 | 1 | 2 | 2 | 3 | 3 | 4* |",
     "| 6 | 1 | 2 | 2 | 3 | 3 | 4* |", "IC-T10", "a face of the die has no row"},
    {"row_cut_short", kBook, "| 6 | 2 speed boxes |", "| 6 |", "IC-T14", "1 cells, not 2"},
    {"face_with_two_results", kBook, "| 4 | 1 speed box |", "| 3 | 1 speed box |", "D6",
     "the face 3 has two results"},
    {"unknown_result", kBook, "| 3 | 2 guns destroyed ‡ |", "| 3 | a few guns destroyed ‡ |",
     "Result", "is no result that this table is known to have"},
    {"ram_row_without_a_face", kBook, "1–2: 2 draft boxes; 3–5: 3; 6: 4",
     "1–2: 2 draft boxes; 3–5: 3", "IC-T21", "a face of the die has no result"},
    {"circle_that_is_no_half", kBook, R"(| B | 3.5" | 1.75" |)", R"(| B | 3.5" | 1.5" |)", "Radius",
     "not half of the diameter"},
    {"range_in_words", kBook, R"(| Rifle | 12" | 20" | 28" |)", R"(| Rifle | 12" | twenty | 28" |)",
     "Normal", "'twenty' is no distance"},
    // Battles.
    {"line_that_is_none", kRoads, "depth 30", "tide 30", "tide", "begins no line of a battle"},
    {"line_twice", kRoads, "depth 30", "depth 30\ndepth 30", "depth", "stands twice"},
    {"card_that_is_none", kRoads, R"("CSS Teaser" css-teaser)", R"("CSS Teaser" css-tiger)", "ship",
     "'css-tiger' is no vessel of vessels.csv [IC-381] [RC-481]"},
    {"beyond_her_speed", kRoads, "at (58, 12) heading 310 speed 4",
     "at (58, 12) heading 310 speed 7", "ship", "speed 7 is more than the 6 knots"},
    {"card_of_the_other_side", kRoads, R"("CSS Teaser" css-teaser)", R"("CSS Teaser" uss-ceres)",
     "ship", "card of the other side"},
    {"ship_on_land", kRoads, "at (58, 12)", "at (68, 4)", "ship", R"(lies on "Sewell's Point")"},
    {"ship_in_another", kRoads, "at (67.5, 13)", "at (64.5, 10.5)", "ship",
     R"("CSS Jamestown" lies in "CSS Patrick Henry")"},
    {"ship_off_the_table", kRoads, "at (67.5, 13)", "at (77.5, 13)", "ship",
     "reaches off the table"},
    {"ship_in_shallow_water", kRoads, "at (58, 12)", "at (30, 3)", "ship",
     "draws more than the 16 feet"},
    {"mark_that_is_none", kRoads, "aground-for-good", "aground-a-bit", "ship",
     "is no mark of a ship"},
    {"polygon_off_the_table", kRoads, "(30, 45) (72, 43)", "(30, 45) (82, 43)", "land",
     "reaches off the table"},
    {"polygon_that_crosses_itself", kRoads, "(62, 0) (72, 0) (72, 8) (66, 6)",
     "(62, 0) (72, 8) (72, 0) (66, 6)", "land", "is no area"},
    {"objective_about_nobody", kRoads, R"(and afloat "CSS Virginia")",
     R"(and afloat "CSS Merrimack")", "wins", R"(no ship "CSS Merrimack")"},
    {"objective_of_another_word", kRoads, R"(and afloat "CSS Virginia")",
     R"(and happy "CSS Virginia")", "wins", "'happy' is not"},
    {"rule_that_is_none", kRoads, "rule one-target", "rule two-targets", "rule",
     "'two-targets' is not"},
    {"figure_missing", kBay, R"(y-above=60 "USS Hartford")", R"(y-above "USS Hartford")", "wins",
     "needs a figure"},
    {"pair_that_is_none", kBay, R"( lashed-to "USS Hartford")", "", "lashed-to", "not joined to"},
    {"fort_that_is_none", kHenry, "confederate fort-henry at", "confederate fort-heiman at", "fort",
     "'fort-heiman' is no fort of forts.csv"},
    {"fort_in_the_water", kHenry, "at (48, 6.4)", "at (48, 12)", "fort", "does not stand on land"},
    {"gun_that_she_has_not", kHenry, R"("Fort Henry" 60lb-r on)", R"("Fort Henry" 7in-r on)",
     "rule", "has no such gun"},
    {"moored_and_moving", "scenarios/naval/plum-point-bend.battle", "heading 180 speed 0 moored",
     "heading 180 speed 1 moored", "ship", "speed 1 is more than the 0"},
};

class NavalFaults : public testing::TestWithParam<WrongNaval> {};

TEST_P(NavalFaults, IC_381_RC_481_stops_with_file_row_column_and_reason) {
  const WrongNaval& wrong = GetParam();
  const tests::data::Mutant mutant{
      wrong.file, wrong.from, wrong.to, {"scenarios/naval", "docs/rules"}};
  ASSERT_TRUE(mutant.found_once()) << "the text to change must stand once in " << wrong.file;
  try {
    const NavalText text = read_naval_text(mutant.root());
    static_cast<void>(make_ironclad_charts(text.tables));
    static_cast<void>(make_battles(text));
    ADD_FAILURE() << "it was read";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), wrong.file) << error.what();
    EXPECT_GE(error.row(), 1) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_NE(error.reason().find(wrong.reason), std::string::npos) << error.what();
  }
}

INSTANTIATE_TEST_SUITE_P(Naval, NavalFaults, testing::ValuesIn(kWrongNaval),
                         [](const auto& row) { return std::string{row.param.name}; });

}  // namespace
}  // namespace core::tabletop_data
