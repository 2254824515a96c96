// [FB-T01]-[FB-T26] A wrong cell of docs/rules/field-battle.md is named with its line and column.
#include "core/tabletop_data/field_charts.h"

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
using data::kFieldBook;
using data::read_book_tables;
using data::Row;
using testing::HasSubstr;

/// A cell that is written otherwise.
struct WrongFieldCell {
  const char* name;
  const char* table;
  const char* key;   ///< of the row: its first cell
  const char* head;  ///< of the column
  const char* text;
  const char* column;              ///< of the error
  const char* reason;              ///< part of it
  const char* at_table = nullptr;  ///< where the error stands when it is not the changed row:
  const char* at_key = nullptr;    ///< a row, or without it the title of the table
};

std::ostream& operator<<(std::ostream& out, const WrongFieldCell& wrong) {
  return out << wrong.name;
}

const std::vector<ChartText>& printed_field() {
  static const std::vector<ChartText> kTables =
      read_book_tables(tests::data::repository() / kFieldBook, std::string{kFieldBook});
  return kTables;
}

ChartText& field_table(std::vector<ChartText>& tables, std::string_view name) {
  return *std::ranges::find_if(tables,
                               [&](const ChartText& each) { return each.table.name == name; });
}

Row& only_row(ChartText& chart, std::string_view key) {
  return chart.table.rows.at(chart.table.find(key).at(0));
}

const WrongFieldCell kWrongField[] = {
    {"strength_in_words", "FB-T01", "Infantry", "Rank and file", "many", "Rank and file",
     "'many' is not a whole number"},
    {"battery_without_guns", "FB-T01", "Artillery battery", "Remarks", "two guns", "Remarks",
     "the cell is not written '{a} guns'"},
    {"detachment_of_another_multiple", "FB-T01", "Detachment", "Rank and file", "9", "Remarks",
     "not that of the detachment"},
    {"super_skirmishers_of_another_size", "FB-T01", "Super skirmishers (option)", "Rank and file",
     "16", "Rank and file", "not of the size of a detachment"},
    {"base_without_depth", "FB-T02", "Foot", "Frontage × depth, inches", "0.75",
     "Frontage × depth, inches", "is not written 1.0 × 1.5"},
    {"rate_in_words", "FB-T05", "Wagons", "Inches", "six", "Inches", "'six' is not a number"},
    {"rate_of_another_mode", "FB-T05", "Wagons", "Mode", "on roads", "Mode",
     "'on roads' is not 'all types'"},
    {"rate_of_others", "FB-T05", "Wagons", "Troops (heading restored)", "Carts",
     "Troops (heading restored)", "'Carts' stands where 'Wagons' should"},
    {"going_unknown", "FB-T06", "Woods", "Line infantry", "slow", "Line infantry",
     "'slow' is not 'normal', 'half' or 'none'"},
    {"cost_of_a_wall", "FB-T06", "Rail fence (note)", "Line infantry", "3\"", "Line infantry",
     "is not written costs 3\""},
    {"cavalry_in_a_house", "FB-T06", "Building section", "Cavalry, heavy and light",
     "7 figures at most", "FB-T06", "holds infantry alone", "FB-T06"},
    {"a_way_over_deep_water", "FB-T06", "Unfordable water", "Line infantry", "half", "FB-T06",
     "somebody crosses unfordable water", "FB-T06"},
    {"shell_without_a_least_range", "FB-T07", "Howitzer", "Range", "50", "Range",
     "the cell is not written '{a} to {b}'"},
    {"range_of_another_table", "FB-T07", "Rifled musket", "Range", "30", "FB-T08",
     "does not end at the range", "FB-T08"},
    {"bands_with_a_gap", "FB-T08", "16 to 24\"", "Rifled musket", "17 to 24\"", "Rifled musket",
     "is no band that begins where one ends"},
    {"deduction_in_words", "FB-T08", "0 to 8\"", "First volley, open", "one", "First volley, open",
     "'one' is not a whole number"},
    {"skirmishers_without_a_score", "FB-T10", "Selected individual", "Near", "sometimes", "Near",
     "'sometimes' is not written"},
    {"skirmishers_whose_score_stops_at_5", "FB-T10", "Selected individual", "Near", "4–5", "Near",
     "no score that goes on to 6"},
    {"stick_with_a_gap", "FB-T11", "26–34", "Distance, inches", "27–34", "Distance, inches",
     "does not begin where the one before ends"},
    {"stick_of_unknown_colour", "FB-T11", "26–34", "Colour", "red", "Colour", "'red' is not"},
    {"face_of_two_colours", "FB-T11", "46–50", "Die", "1–2", "Die", "the face 1 has two colours"},
    {"cone_beyond_its_range", "FB-T12", "Far", "From apex, inches", "12–30", "From apex, inches",
     "does not end at the range", "FB-T12"},
    {"sector_twice", "FB-T13", "3", "Die", "2", "Die", "the face 2 has two results"},
    {"ring_of_two_sizes", "FB-T13", "4",
     "Region relative to the aim, distance r, direction seen from the gun (note: sizes)",
     "1 < r ≤ 4, within 45° of right",
     "Region relative to the aim, distance r, direction seen from the gun (note: sizes)",
     "not parts of one ring"},
    {"summary_of_another_score", "FB-T14", "Canister", "Far", "5–6", "Far",
     "not that of the table of this fire"},
    {"ball_of_unknown_effect", "FB-T15", "0–36\"", "5", "bounces", "5", "'bounces' is no result"},
    {"fire_without_a_length", "FB-T16", "Fire lasts", "Value", "long", "Value", "is not written"},
    {"three_ranks_broken_through", "FB-T17", "3 or more", "Breaks through on", "6",
     "Breaks through on", "'6' is not 'not possible'"},
    {"combat_without_dice", "FB-T18", "1 cavalry v. 2 infantry", "First side", "loses",
     "First side", "'loses' is no result"},
    {"bonus_in_words", "FB-T19", "Attacking downhill", "Bonus", "one", "Bonus",
     "no number with its sign"},
    {"exhaustion_of_another_bonus", "FB-T19", "Attacking exhausted troops with no rest", "Bonus",
     "+3", "Next moves", "is not 'enemy +3 / +1", "FB-T21",
     "Attacked with 0 / 1 clear moves since fighting"},
    {"rest_of_two_lengths", "FB-T21", "Draw, no order to hold", "Next moves",
     "2 normal moves back, 3 moves of rest", "Next moves", "both do not rest as long"},
    {"cavalry_colonel_of_other_points", "FB-T22", "Cavalry: colonel", "Points", "2", "Points",
     "'2' is not '3'"},
    {"tests_without_an_end", "FB-T22", "Later tests after a bad one", "Points", "7, 8, 9, 10",
     "Points", "do not end 'then dispersed'"},
    {"sleeve_too_short", "FB-T24", "48–60\"", "Distance", "48–50\"", "Distance",
     "does not end at the range", "FB-T24"},
    {"brigade_of_no_side", "FB-T26", "U61", "Side", "British", "Side", "'British' is not"},
    {"brigade_of_unknown_troops", "FB-T26", "U61", "Units", "4 zouaves SM", "Units",
     "names neither infantry nor cavalry nor a detachment"},
    {"brigade_without_an_arm", "FB-T26", "U61", "Units", "4 infantry muskets", "Units",
     "has no arm RM, SM or CB"},
    {"brigade_with_three_guns", "FB-T26", "U61", "Units", "1 battery of 3 guns", "Units",
     "is no battery of 2 guns"},
    {"brigade_with_an_unknown_option", "FB-T26", "U61", "Units", "4 infantry SM, brave", "Units",
     "'brave' is not"},
    {"brigade_of_half_a_phrase", "FB-T26", "U61", "Units", "4 infantry SM at 3", "Units",
     "goes on with what is not known: at"},
    {"detachment_from_nothing", "FB-T26", "U61", "Units", "1 detachment RM from it", "Units",
     "follows no regiment"},
    {"option_unknown", "FB-T39", "`stray_line`", "Name", "`stray`", "Name",
     "'`stray`' stands where '`stray_line`' should"},
    {"option_of_no_value", "FB-T39", "`stray_line`", "Default", "maybe", "Default",
     "is 'off' or 'on', not 'maybe'"},
};

class WrongFieldCells : public testing::TestWithParam<WrongFieldCell> {};

TEST_P(WrongFieldCells, are_named_with_file_line_and_column) {
  const WrongFieldCell& wrong = GetParam();
  std::vector<ChartText> tables = printed_field();
  ChartText& chart = field_table(tables, wrong.table);
  Row& row = only_row(chart, wrong.key);
  ChartText& other = field_table(tables, wrong.at_table ? wrong.at_table : wrong.table);
  const int line = wrong.at_table && !wrong.at_key
                       ? other.origin.line
                       : only_row(other, wrong.at_key ? wrong.at_key : wrong.key).origin.line;
  const auto column = chart.table.find_column(wrong.head);
  ASSERT_TRUE(column.has_value());
  row.cells[*column] = wrong.text;
  row.key = row.cells.front();

  try {
    static_cast<void>(make_field_charts(tables));
    ADD_FAILURE() << "read without a word";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), kFieldBook) << error.what();
    EXPECT_EQ(error.row(), line) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_THAT(error.reason(), HasSubstr(wrong.reason));
  }
}

INSTANTIATE_TEST_SUITE_P(All, WrongFieldCells, testing::ValuesIn(kWrongField),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(FieldTables, every_table_that_is_read_must_be_there) {
  for (const char* name : {"FB-T01", "FB-T02", "FB-T05", "FB-T06", "FB-T07", "FB-T08", "FB-T10",
                           "FB-T11", "FB-T12", "FB-T13", "FB-T14", "FB-T15", "FB-T16", "FB-T17",
                           "FB-T18", "FB-T19", "FB-T21", "FB-T22", "FB-T24", "FB-T26", "FB-T39"}) {
    std::vector<ChartText> tables = printed_field();
    std::erase_if(tables, [&](const ChartText& each) { return each.table.name == name; });
    try {
      static_cast<void>(make_field_charts(tables));
      ADD_FAILURE() << "read without " << name;
    } catch (const base::DataError& error) {
      EXPECT_EQ(error.column(), name);
    }
  }
}

}  // namespace
}  // namespace core::tabletop_data
