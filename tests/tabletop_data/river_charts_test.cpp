// [RR-T01]-[RR-T30] A wrong cell of docs/rules/red-river.md is named with its line and column.
#include "core/tabletop_data/river_charts.h"

#include "core/base/data_error.h"
#include "core/data/naval_text.h"
#include "tests/data/sources.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace core::tabletop_data {
namespace {

using data::ChartText;
using data::kRiverBook;
using data::read_book_tables;
using data::Row;
using testing::HasSubstr;

/// A cell that is written otherwise; or, without the head of a column, a row that is missing.
struct WrongCell {
  const char* name;
  const char* table;
  const char* key;   ///< of the row: its first cell
  const char* head;  ///< of the column
  const char* text;
  const char* column;         ///< of the error
  const char* reason;         ///< part of it
  bool of_table = false;      ///< the error stands in the line of the table's title, not of the row
  const char* row = nullptr;  ///< the key of the row of the error when it is another
};

std::ostream& operator<<(std::ostream& out, const WrongCell& wrong) { return out << wrong.name; }

const std::vector<ChartText>& printed() {
  static const std::vector<ChartText> kTables =
      read_book_tables(tests::data::repository() / kRiverBook, std::string{kRiverBook});
  return kTables;
}

ChartText& table_of(std::vector<ChartText>& tables, std::string_view name) {
  return *std::find_if(tables.begin(), tables.end(),
                       [&](const ChartText& each) { return each.table.name == name; });
}

const WrongCell kWrong[] = {
    {"heading_without_its_bearing", "RR-T14", "RR-T03", "Compass °", "10", "Compass °",
     "not the bearing"},
    {"heading_missing", "RR-T14", "RR-T03", nullptr, "", "RR-T14", "no row 'RR-T03'", true},
    {"bend_unknown", "RR-T03", "5", "Direction", "Port", "Direction", "'Port' is no result"},
    {"bend_to_another_heading", "RR-T01", "7", "Next table", "4", "Next table",
     "does not lead to that heading"},
    {"bend_to_no_table", "RR-T01", "7", "Next table", "8", "Next table", "is RR-T08"},
    {"hairpin_to_another_heading", "RR-T01", "10", "Next table", "left 4, right 6 (note)",
     "Next table", "does not lead to that heading"},
    {"hairpin_without_a_face", "RR-T01", "10", "Direction",
     "Hairpin (135°): d10 1–4 left, 6–10 right", "RR-T01", "a face of the die has no result", true},
    {"hairpin_without_its_die", "RR-T01", "10", "Direction", "Ahead", "Next table",
     "'left 4, right 7 (note)' is not a whole number"},
    {"face_twice", "RR-T03", "5", "d10", "4", "d10", "the face 4 has two results"},
    {"face_that_the_die_has_not", "RR-T03", "10", "d10", "11", "d10", "are no faces of a D10"},
    {"face_missing", "RR-T08", "8", nullptr, "", "RR-T08", "a face of the die has no result", true},
    {"terrain_unknown", "RR-T08", "8", "Main river", "Swamp", "Main river", "'Swamp' is no result"},
    {"bank_unknown", "RR-T15", "Narrows", "Meaning", "sandbar", "Meaning", "'sandbar' is no"},
    {"bank_of_another_feature", "RR-T15", "Narrows", "Feature", "Rapids", "Feature",
     "'Rapids' has no roll of its own"},
    {"trouble_unknown", "RR-T09", "19", "Event", "Barge lost", "Event", "'Barge lost' is no"},
    {"rudder_without_a_face", "RR-T09", "18", "Event",
     "Rudder jammed: d6 1–2 no port helm, 4 no starboard helm, 5–6 ahead only; d6 5+ at the start "
     "of each later turn frees it",
     "RR-T09", "a face of the die has no result", true},
    {"rudder_never_free", "RR-T09", "18", "Event",
     "Rudder jammed: d6 1–2 no port helm, 3–4 no starboard helm, 5–6 ahead only", "Event",
     "the jammed rudder is not written"},
    {"further_trouble_unknown", "RR-T16", "5", "Event", "Bad food", "Event", "'Bad food' is no"},
    {"encounter_unknown", "RR-T10", "81–85", "Wooded", "Village", "Wooded", "'Village' is no"},
    {"scores_with_a_gap", "RR-T10", "61–70", "d100 + mod", "62–70", "d100 + mod",
     "does not begin where the one before ends"},
    {"scores_without_an_end", "RR-T10", "Over 100", nullptr, "", "d100 + mod",
     "does not begin where the one before ends", false, "91–100"},
    {"battery_miscounted", "RR-T17", "9", "Number of guns", "5", "Number of guns",
     "the line has 4 guns"},
    {"battery_of_unknown_guns", "RR-T17", "4", "Guns", "Two 6″ rifles", "Guns",
     "'Two 6″ rifles' is not written"},
    {"battery_of_many_guns", "RR-T17", "4", "Guns", "Twelve 8″ rifles", "Guns", "is not written"},
    {"bridge_unknown", "RR-T18", "5", "Defence", "Four batteries", "Defence", "is no result"},
    {"fuel_without_dice", "RR-T19", "Town", "Points", "30", "Points", "'30' is no result"},
    {"fuel_without_barges", "RR-T19", "Barge (2 at most per ship)", "Item", "Barge", "Item",
     "no row is written 'Barge", true},
    {"push_unknown", "RR-T20", "4–9", "Result", "Two sections made up", "Result", "is no result"},
    {"patrol_unknown", "RR-T22", "1", "Effect", "A bad night", "Effect", "is no result"},
    {"patrol_points_that_differ", "RR-T23", "Patrol result 4 / 5 / 6", "VP", "+2 / +1d6 / +6", "VP",
     "is not '+1 / +1d6 / +6'"},
    {"points_in_words", "RR-T23", "Each turn", "VP", "one", "VP", "no number with its sign"},
    {"event_unknown", "RR-T23", "Each turn", "Event", "Each day", "RR-T23", "no row 'Each turn'",
     true},
    {"levels_with_a_gap", "RR-T24", "11 to 30", "Final VP", "12 to 30", "Final VP",
     "does not begin where the one before ends"},
    {"level_in_words", "RR-T24", "11 to 30", "Final VP", "a few", "Final VP", "is not written"},
    {"gun_twice", "RR-T25", "8S", "Code", "32S", "Code", "'32S' stands twice"},
    {"gun_of_unknown_rate", "RR-T25", "8S", "`coastal` rate", "at times", "`coastal` rate",
     "is not 'every move'"},
    {"gun_figure_of_unknown_source", "RR-T25", "8S", "`coastal` damage", "6 (guessed)",
     "`coastal` damage", "is no result"},
    {"vessel_of_other_tons", "RR-T26", "tyler", "PV", "57", "PV", "not a tenth of the tons"},
    {"vessel_twice", "RR-T26", "tyler", "Id", "benton", "Id", "'benton' stands twice"},
    {"vessel_with_an_unknown_gun", "RR-T26", "neosho", "Guns", "2 × 12S (turret)", "Guns",
     "table RR-T25 has no gun '12S'"},
    {"vessel_with_guns_miswritten", "RR-T26", "neosho", "Guns", "two 11S", "Guns",
     "is not written '2 × 9S'"},
    {"vessel_of_odd_draught", "RR-T26", "rattler", "Draught ft", "2⅓", "Draught ft",
     "no number of quarters"},
    {"vessel_of_quarter_knots", "RR-T26", "benton", "Knots", "5¼", "Knots",
     "no whole number of tenths"},
    {"supply_ship_missing", "RR-T26", "supply", nullptr, "", "Id", "the last of the Union vessels",
     false, "neosho"},
    {"ram_unknown", "RR-T27", "arkansas", "Ram", "beak", "Ram", "'beak' is not"},
    {"flotilla_of_another_letter", "RR-T28", "B \"Old timbers\"", "Name", "C \"Old timbers\"",
     "Name", "the name is not written 'B"},
    {"flotilla_of_unknown_ships", "RR-T28", "B \"Old timbers\"", "Warships, in line order",
     "benton, tyler, monitor", "Warships, in line order", "RR-T26 has no vessel 'monitor'"},
    {"flotilla_of_two_ships", "RR-T28", "B \"Old timbers\"", "Warships, in line order",
     "benton, tyler", "Warships, in line order", "three warships"},
    {"cargo_too_small", "RR-T28", "D \"Where is the challenge\"",
     "Default supply cargo, both ships together (400 rounds)", "11S 300",
     "Default supply cargo, both ships together (400 rounds)", "the cargo is 300 rounds"},
    {"throws_with_a_gap", "RR-T30", "6–8", "2d6", "7–8", "2d6", "does not begin where"},
    {"throws_without_an_end", "RR-T30", "11–12", nullptr, "", "2d6", "a roll of the dice has no",
     true},
    {"option_unknown", "RR-T11", "`no_cross`", "Name", "`no_crossing`", "Name",
     "is not '`no_cross`'"},
    {"option_of_another_default", "RR-T11", "`damage_vp`", "Default", "complete", "Default",
     "'complete' is not 'part'"},
    {"option_without_its_words", "RR-T11", "`no_cross`", "Meaning", "bends stand (`off`)",
     "Meaning", "does not say what on does"},
    {"option_missing", "RR-T11", "`plotted_river`", nullptr, "", "RR-T11",
     "the chart has 11 rows, not 12", true},
    {"constant_of_one_place", "RR-T39", "`coastal`", "K_US", "2.4", "K_US",
     "'2.4' is no number above 0 with two places"},
    {"gun_for_nothing", "RR-T39", "`coastal`", "Points a gun", "0", "Points a gun",
     "silenced by at least 1 point"},
    {"constants_missing", "RR-T39", "`coastal`", nullptr, "", "RR-T39",
     "the chart has 2 rows, not 3", true},
};

class WrongRiverCells : public testing::TestWithParam<WrongCell> {};

TEST_P(WrongRiverCells, are_named_with_file_line_and_column) {
  const WrongCell& wrong = GetParam();
  std::vector<ChartText> tables = printed();
  ChartText& chart = table_of(tables, wrong.table);
  const auto at = chart.table.find(wrong.key);
  ASSERT_FALSE(at.empty());
  Row& row = chart.table.rows[at.front()];
  const auto other = chart.table.find(wrong.row == nullptr ? wrong.key : wrong.row);
  ASSERT_FALSE(other.empty());
  const int line = wrong.of_table ? chart.origin.line : chart.table.rows[other.front()].origin.line;
  if (wrong.head == nullptr) {
    chart.table.rows.erase(chart.table.rows.begin() + static_cast<std::ptrdiff_t>(at.front()));
  } else {
    const auto column = chart.table.find_column(wrong.head);
    ASSERT_TRUE(column.has_value());
    row.cells[*column] = wrong.text;
    row.key = row.cells.front();
  }

  try {
    static_cast<void>(make_river_charts(tables));
    ADD_FAILURE() << "read without a word";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), kRiverBook) << error.what();
    EXPECT_EQ(error.row(), line) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_THAT(error.reason(), HasSubstr(wrong.reason));
  }
}

INSTANTIATE_TEST_SUITE_P(All, WrongRiverCells, testing::ValuesIn(kWrong),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(RiverTables, the_hairpin_of_heading_east_must_be_there) {
  std::vector<ChartText> tables = printed();
  table_of(tables, "RR-T01").table.rows.back().cells = {"10", "Ahead", "1"};
  try {
    static_cast<void>(make_river_charts(tables));
    ADD_FAILURE() << "read without a hairpin";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.column(), "Direction");
    EXPECT_THAT(error.reason(), HasSubstr("no row has the hairpin"));
  }
}

TEST(RiverTables, every_table_that_is_read_must_be_there) {
  for (const char* name :
       {"RR-T01", "RR-T02", "RR-T03", "RR-T04", "RR-T05", "RR-T06", "RR-T07", "RR-T08", "RR-T09",
        "RR-T10", "RR-T11", "RR-T14", "RR-T15", "RR-T16", "RR-T17", "RR-T18", "RR-T19", "RR-T20",
        "RR-T22", "RR-T23", "RR-T24", "RR-T25", "RR-T26", "RR-T27", "RR-T28", "RR-T30"}) {
    std::vector<ChartText> tables = printed();
    std::erase_if(tables, [&](const ChartText& each) { return each.table.name == name; });
    try {
      static_cast<void>(make_river_charts(tables));
      ADD_FAILURE() << "read without " << name;
    } catch (const base::DataError& error) {
      EXPECT_EQ(error.column(), name);
    }
  }
}

}  // namespace
}  // namespace core::tabletop_data
