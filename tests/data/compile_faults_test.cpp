// Wrong rows stop the compile with file, row, column and reason, and leave no catalogue behind.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace core::data {
namespace {

struct WrongRow {
  const char* name;
  const char* file;
  const char* from;
  const char* to;
  const char* column;             ///< of the error
  const char* reason;             ///< part of it
  const char* at = nullptr;       ///< text on the line of the error; the changed line when missing
  const char* at_file = nullptr;  ///< file of the error when it is another
};

std::ostream& operator<<(std::ostream& out, const WrongRow& row) { return out << row.name; }

constexpr const char* kWestUnion = "scenarios/west-63/union.sheet";
constexpr const char* kWestConfederate = "scenarios/west-62/confederate.sheet";
constexpr const char* kWestTerms = "scenarios/west-62/scenario.txt";
constexpr const char* kEastTerms = "scenarios/east-63/scenario.txt";
constexpr const char* kPatches = "errata/patches.csv";
constexpr const char* kItems = "errata/items.csv";
constexpr const char* kRules = "docs/rules/strategic.md";
constexpr const char* kIronclad = "docs/rules/ironclad.md";
constexpr const char* kCoastal = "docs/rules/coastal.md";
constexpr const char* kRiver = "docs/rules/red-river.md";

const WrongRow kRows[] = {
    // Set-up sheets.
    {"label_off_the_map", kWestConfederate, "at A4321 Russellville", "at C4117 Russellville",
     "place", "off the map"},
    {"label_that_is_none", kWestConfederate, "at A4321 Russellville", "at Russellville", "place",
     "is not a hex label"},
    {"hexside_of_hexes_apart", kWestUnion, "at A5409/A5410 Ohio", "at A5409/A5412 Ohio", "place",
     "not adjacent"},
    {"label_off_the_map_where_nobody_stands", kWestUnion, "at A5409 Cincinnati",
     "at C4117\nat A5409 Cincinnati", "place", "off the map"},
    {"unknown_kind", kWestUnion, "U63-002  garrison", "U63-002  zouaves", "kind",
     "'zouaves' is no kind of piece"},
    {"value_without_a_counter", kWestUnion, "U63-007  infantry 10-3", "U63-007  infantry 9-3",
     "value", "no counter infantry 9-3"},
    {"id_used_twice", kWestUnion, "U63-003  depot", "U63-002  depot", "id", "is used twice"},
    {"leader_twice", kWestUnion, "U63-005  leader  \"Burnside\"  in U63-006",
     "U63-005  leader  \"Burnside\"  in U63-006\n  U63-805  leader  \"Burnside\"", "name",
     "Burnside stands twice, in A5415", "U63-805"},
    {"leader_of_no_army", kWestConfederate, "leader  \"Hardee\"", "leader  \"Hardy\"", "name",
     "Confederate leader Hardy is no leader"},
    {"commander_who_is_not_there", kWestConfederate, "commander \"A. Johnston\"",
     "commander \"Pemberton\"", "commander", "no leader Pemberton of that side is there"},
    {"inside_a_piece_that_is_not_there", kWestUnion, "\"Gillmore\"  in U63-006",
     "\"Gillmore\"  in U63-906", "inside", "there is no piece U63-906"},
    {"inside_a_depot", kWestUnion, "\"Gillmore\"  in U63-006", "\"Gillmore\"  in U63-009", "inside",
     "only forts, headquarters and transports hold pieces"},
    {"inside_a_piece_elsewhere", kWestUnion, "\"Gillmore\"  in U63-006", "\"Gillmore\"  in U63-024",
     "inside", "stands in A4324"},
    {"stock_over_the_limit", kWestUnion, "U63-003  depot  stock 40", "U63-003  depot  stock 60",
     "stock", "more than a piece of the kind depot holds: 50"},
    {"stock_of_a_unit_that_holds_none", kWestUnion, "U63-002  garrison (1)-1",
     "U63-002  garrison (1)-1  stock 5", "stock", "holds no SUP"},
    {"land_unit_at_sea", kWestConfederate, "at A4321 Russellville", "at C3901 Russellville",
     "place", "all water", "C62-119"},
    {"ship_on_land", kWestUnion, "at A5409/A5410 Ohio at Cincinnati", "at A5415 Ohio at Cincinnati",
     "place", "no ship can stand", "U63-004"},
    {"second_depot_in_a_hex", kWestUnion, "U63-002  garrison (1)-1", "U63-002  depot  stock 5",
     "place", "[17.53]", "U63-003"},
    {"over_the_counter_mix", kWestUnion, "U63-022  militia 2-2\n",
     "U63-022  siege-train\n  U63-801  siege-train\n  U63-802  siege-train\n  U63-803  "
     "siege-train\n"
     "  U63-804  siege-train\n  U63-805  siege-train\n  U63-806  siege-train\n",
     "kind", "Union siege-train: 10 in play, 6 exist [3.26]", "U63-806"},
    {"piece_before_the_first_place", kWestUnion, "side union\n\nat A5409 Cincinnati\n",
     "side union\n\n", "place", "an 'at' line comes before", "U63-001"},
    // Other files of a set-up.
    {"control_off_the_map", "scenarios/west-62/control.csv", "A0118,confederate",
     "A0199,confederate", "hex", "off the map"},
    {"control_of_a_stranger", "scenarios/west-62/control.csv", "A0118,confederate", "A0118,france",
     "controller", "'france' is not"},
    {"track_letter_unknown", "scenarios/west-63/track.csv", "W63-U-001,union,4,g",
     "W63-U-001,union,4,x", "letter", "'x' is not"},
    {"cycle_outside_the_war", "scenarios/west-62/scenario.txt", "2/62", "2/66", "cycle",
     "is not a cycle"},
    {"objective_without_a_town", "scenarios/west-62/scenario.txt", "Corinth MS", "Korinth MS",
     "objective", "there is no town"},
    {"objective_of_another_sheet", kWestTerms, "objective union 1 Corinth MS",
     "objective union 1 Richmond VA", "objective", "on a sheet the set-up does not use"},
    {"objective_for_nothing", kWestTerms, "objective union 1 Corinth MS",
     "objective union 0 Corinth MS", "objective", "'0' is less than 1"},
    {"objective_twice", kWestTerms, "objective union 1 Corinth MS", "objective union 1 Memphis TN",
     "objective", "Memphis TN is named twice"},
    {"pool_twice", kWestTerms, "pool confederate 30", "pool union 30", "pool", "given twice"},
    {"pool_of_nobody", kWestTerms, "pool confederate 30", "pool france 30", "pool",
     "'france' is not 'union'"},
    {"leader_pool_of_a_stranger", kWestTerms, "Marmaduke", "Grant", "leader-pool",
     "'Grant' is no leader of the confederate side"},
    {"leader_twice_in_the_pool", kWestTerms, "Gardner, Marmaduke", "Gardner, Gardner",
     "leader-pool", "'Gardner' is named twice"},
    {"rule_that_is_no_case", kWestTerms, "rule 19.44", "rule A.1", "rule", "'A.1' is not a case"},
    {"rule_twice", kWestTerms, "rule 19.44", "rule 19.43", "rule", "given twice"},
    {"clear_of_another_form", kEastTerms, "north-of-row 10", "south-of-row 10", "clear",
     "the line is written 'clear SIDE POINTS north-of-row ROW'"},
    {"losses_of_another_form", kEastTerms, "each 15 beyond 1", "each 15 past 1", "losses",
     "the line is written 'losses SIDE POINTS each CSP beyond FACTOR'"},
    {"losses_by_nothing", kEastTerms, "each 15 beyond 1", "each 0 beyond 1", "losses",
     "'0' is less than 1"},
    {"total_that_is_no_number", kWestTerms, "union-wins 4", "union-wins most", "union-wins",
     "'most' is not a whole number"},
    {"keyword_unknown", "scenarios/west-62/scenario.txt", "union-wins 4", "union-win 4", "",
     "no keyword of scenario.txt"},
    // Charts.
    {"chart_cell_that_is_no_number", kRules, "| Grant | 3 | 4 | 2 | 4 |",
     "| Grant | 3 | four | 2 | 4 |", "I", "'four' is not a whole number"},
    {"chart_row_too_short", kRules, "| Grant | 3 | 4 | 2 | 4 | no | 1861 |",
     "| Grant | 3 | 4 | 2 | 4 | no |", "leaders_union", "6 cells, not 7"},
    {"chart_unit_without_a_known_class", kRules,
     "| 1, 2, 3, 4 | none | 2 | none | none | none | foot |",
     "| 1, 2, 3, 4 | none | 2 | none | none | none | infantry |", "class",
     "'infantry' is not 'foot', 'horse', 'wagons', 'ship' or 'none'"},
    {"chart_brigade_of_no_strength", kRules, "| cavalry | 1, 2, 3, 4, 5 | 1 |",
     "| cavalry | 1, 2, 3, 4, 5 | 6 |", "brigades", "6 is no strength of the kind"},
    {"chart_kind_missing", kRules, "| rail-cut | none | none | none |",
     "| rail-gap | none | none | none |", "unit_types", "the chart has no row 'rail-cut'",
     "<!-- chart: unit_types"},
    {"chart_counter_of_no_unit_type", kRules, "| infantry | 8-3 | 10 | 8 |",
     "| infantry | 9-3 | 10 | 8 |", "value", "the chart unit_types has no infantry 9-3"},
    {"chart_cost_that_is_no_cost", kRules, "| swamp | hex | 3 | 4 | R |",
     "| swamp | hex | 3 | 4 | road |", "wagons", "'road' is not a whole number"},
    {"chart_step_of_another_kind", kRules, "| entrain | action | 1 | 1 | 1 |",
     "| entrain | added | 1 | 1 | 1 |", "how", "'added' is not 'action'"},
    {"chart_cycles_with_a_gap", kRules, "| 1/63 | 13/63 | 1, 2, 3, 4, 5 | 3 |",
     "| 2/63 | 13/63 | 1, 2, 3, 4, 5 | 3 |", "from", "leave out or repeat the cycle 1/63"},
    {"chart_option_value_without_a_chit", kRules, "| west-64 | 1 | last | 2, 3, 4, 5, 6 | 4 |",
     "| west-64 | 1 | last | 2, 3, 4, 5, 6 | 7 |", "option value", "no chit of this value"},
    {"chart_columns_with_a_gap", kRules, "| die | 1-5 | 6-15 | 16+ |", "| die | 1-5 | 7-15 | 16+ |",
     "7-15", "does not begin where the one before ends", "<!-- chart: transit"},
    {"chart_battle_without_a_loss", kRules, "| 0 | 15/0 | 10/0 |", "| 0 | 15 | 10/0 |", "0-50",
     "'15' is not two numbers"},
    {"chart_wound_of_no_kind", kRules, "| 4 | - | - | wounded d6 + 3 |",
     "| 4 | - | - | wounded d8 |", "CRT 3", "'d8' is not a whole number"},
    {"chart_naval_odds_out_of_order", kRules, "| d6 | 1:4 | 1:3 | 1:2 | 1:1 | 2:1 | 3:1 | 4:1 |",
     "| d6 | 1:4 | 1:3 | 1:1 | 1:2 | 2:1 | 3:1 | 4:1 |", "1:1", "do not follow",
     "<!-- chart: naval_combat"},
    {"chart_naval_result_unknown", kRules, "| 6 | AR | AR | DR | DX | DE | DE | DE |",
     "| 6 | AR | AR | DR | DX | DE | DE | XX |", "4:1", "'XX' is not AE, AX, AR, DR, DX or DE"},
    {"chart_siege_result_unknown", kRules, "| 6 | R + 1 | R + 2 | R + 2 |",
     "| 6 | R + 1 | R + 2 | S |", "3+", "'S' is not a whole number"},
    {"chart_die_missing", kRules, "| 7 | 4 | 6 | 8 | 12 | 17 | 22 | 30 |",
     "| 8 | 4 | 6 | 8 | 12 | 17 | 22 | 30 |", "supply_attrition", "the chart has no row '7'",
     "<!-- chart: supply_attrition"},
    {"chart_mark_without_case", kRules, "<!-- chart: rosters | case 16.22 |",
     "<!-- chart: rosters |", "", "a chart is marked"},
    // Cases.
    {"case_twice", kRules, "[6.14] **Winter**", "[6.13] **Winter**", "",
     "the case 6.13 stands already in line"},
    {"case_of_another_chapter", kRules, "[6.14] **Winter**", "[7.14] **Winter**", "",
     "the case 7.14 stands in the chapter 6.0"},
    {"case_of_another_form", kRules, "[6.14] **Winter**", "[6.14 **Winter**", "",
     "a case begins with its number in brackets: [6.13]"},
    {"heading_without_a_number", kRules, "### 6.3 Forced March", "### Forced March", "",
     "a heading begins with its number"},
    {"rule_of_no_case", kWestTerms, "rule 19.44", "rule 19.84", "rule",
     "the rulebook has no case 19.84"},
    {"tactical_rule_twice", kIronclad, "- **IC-164 — ", "- **IC-163 — ", "IC-163",
     "stands already in line"},
    {"tactical_rule_of_the_other_book", kCoastal, "- **RC-221 — ", "- **IC-221 — ", "IC-221",
     "of another book"},
    {"tactical_rule_names_no_table", kIronclad, "a D6 on table IC-T12.", "a D6 on table IC-T92.",
     "IC-T92", "the book has no IC-T92"},
    {"tactical_rule_names_no_rule_of_the_other_book", kIronclad, "is used (RC-084)",
     "is used (RC-999)", "RC-999", "the other book has no RC-999", "- **IC-022"},
    {"river_rule_names_no_table", kRiver, "hairpin of table RR-T01", "hairpin of table RR-T90",
     "RR-T90", "the book has no RR-T90"},
    {"chart_of_no_case", kRules, "<!-- chart: rosters | case 16.22",
     "<!-- chart: rosters | case 16.92", "case", "the rulebook has no case 16.92"},
    {"erratum_of_no_case", kItems, "E036,6.33", "E036,6.93", "case",
     "the rulebook has no case 6.93"},
    // Errata.
    {"erratum_that_finds_nothing", kPatches, "E004,1,set,piece,U63-173,place,A3428,B3402",
     "E004,1,set,piece,U63-173,place,A3429,B3402", "printed", "E004 finds nothing"},
    {"erratum_of_a_missing_row", kPatches, "E013,1,set,piece,C63-015", "E013,1,set,piece,C63-915",
     "key", "E013 finds nothing"},
    {"erratum_of_a_missing_chart", kPatches, "E001,1,set,supply_consumption",
     "E001,1,set,supply_consumptions", "table", "nor a chart of the rulebook"},
    {"erratum_that_inserts_what_is_there", kPatches, "E026,1,insert,town,Brunswick GA",
     "E026,1,insert,town,Savannah GA", "column", "E026 would insert"},
    {"patch_of_a_rule_erratum", kPatches, "E013,1,set,piece", "E056,1,set,piece", "erratum",
     "is not a data erratum"},
    {"patch_of_no_erratum", kPatches, "E013,1,set,piece", "E999,1,set,piece", "erratum",
     "is no row of items.csv"},
    {"explained_for_a_new_rule", kItems, "zone to zone is allowed as the first step,switch",
     "zone to zone is allowed as the first step,explained", "state",
     "only errata of the kinds rule-explained and note"},
    {"data_erratum_without_a_patch", kItems, "zone to zone is allowed as the first step,switch",
     "zone to zone is allowed as the first step,data", "state", "without a row in patches.csv"},
    {"erratum_twice", kItems, "E036,6.33", "E035,6.33", "id", "has a row already"},
    {"erratum_of_unknown_kind", kItems, "E036,6.33,rule-explained", "E036,6.33,rumour", "kind",
     "'rumour' is not"},
    // The map: everything else is in map_check_test.cpp.
    {"map_with_a_gap_in_a_river", "maps/rivers.txt", " B5002/B5103", "", "", "gap"},
};

/// What is missing, or does not fit together, is an error of the whole file.
const WrongRow kFiles[] = {
    {"pool_missing", kWestTerms, "pool confederate 30\n", "", "pool",
     "the line 'pool confederate SUP' is missing"},
    {"no_total_and_no_margin", kWestTerms, "union-wins 4\n", "", "union-wins",
     "either a line 'union-wins' or a line 'margin'"},
    {"total_and_margin", kWestTerms, "union-wins 4\n", "union-wins 4\nmargin 2\n", "union-wins",
     "either a line 'union-wins' or a line 'margin'"},
    {"draw_above_the_win", kWestTerms, "union-draws 3", "union-draws 4", "union-draws",
     "lies below the one that wins"},
};

class CompileFaults : public testing::TestWithParam<WrongRow> {};

TEST_P(CompileFaults, stops_with_file_row_column_and_reason) {
  const WrongRow& wrong = GetParam();
  const tests::data::Mutant mutant{wrong.file, wrong.from, wrong.to};
  ASSERT_TRUE(mutant.found_once()) << "the text to change must stand once in " << wrong.file;
  const std::string file = wrong.at_file != nullptr ? wrong.at_file : wrong.file;
  const bool whole = std::any_of(std::begin(kFiles), std::end(kFiles), [&](const WrongRow& each) {
    return std::string_view{each.name} == wrong.name;
  });
  const int row = whole ? 0 : wrong.at != nullptr ? mutant.line_of(file, wrong.at) : mutant.line();
  const auto target = tests::data::scratch("faulty.catalogue");

  try {
    compile_catalogue(mutant.root(), target);
    ADD_FAILURE() << "it compiled";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file) << error.what();
    EXPECT_EQ(error.row(), row) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_NE(error.reason().find(wrong.reason), std::string::npos) << error.what();
  }
  EXPECT_FALSE(std::filesystem::exists(target));
  EXPECT_FALSE(std::filesystem::exists(target.string() + ".partial"));
}

INSTANTIATE_TEST_SUITE_P(Files, CompileFaults, testing::ValuesIn(kFiles),
                         [](const auto& row) { return std::string{row.param.name}; });

INSTANTIATE_TEST_SUITE_P(Seeded, CompileFaults, testing::ValuesIn(kRows),
                         [](const auto& row) { return std::string{row.param.name}; });

}  // namespace
}  // namespace core::data
