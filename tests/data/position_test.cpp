// Position files: every kind of line, right and wrong.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "tests/data/sources.h"
#include "tests/data/wrong_line.h"

#include <gtest/gtest.h>

namespace core::data {
namespace {

using tests::data::catalogue;
using tests::data::expect_refused;
using tests::data::WrongLine;

std::filesystem::path position_of(const std::string& text) {
  return tests::data::scratch("test.position", text);
}

OpenedSetup open(const std::string& text) {
  return catalogue().open_position(position_of(text), {});
}

board::HexId hex(const char* label) { return *board::HexId::parse(label); }

TEST(PositionFile, the_example_of_the_scenarios_folder_opens) {
  const auto opened =
      catalogue().open_position(tests::data::repository() / "scenarios" / "example.position", {});

  EXPECT_EQ(opened.state.cycle.text(), "6/62");
  EXPECT_TRUE(opened.remarks.empty());
  ASSERT_NE(opened.state.find("U3"), nullptr);
  EXPECT_EQ(opened.state.find("U3")->strength, 10);
  EXPECT_EQ(opened.state.find("U3")->inside, opened.state.find("U1")->id);
  EXPECT_EQ(opened.state.find("U1")->commander, opened.state.find("U2")->id);
}

TEST(PositionFile, Case_3_23_hexes_belong_to_their_state_their_units_or_their_control_line) {
  const auto opened = open(
      "cycle 4/63\n"
      "control B3301 union\n"
      "control B3504 none\n"
      "side union\n"
      "at B3504\n"
      "  infantry 10-3\n"
      "at B3404\n"
      "  infantry 8-3\n");

  EXPECT_EQ(opened.state.controller(hex("B3301")), board::Side::Union);
  EXPECT_EQ(opened.state.controller(hex("B3404")), board::Side::Union);
  EXPECT_EQ(opened.state.controller(hex("B3504")), std::nullopt);
  EXPECT_EQ(opened.state.controller(hex("B3304")), board::Side::Confederate);
  EXPECT_EQ(opened.state.controller(hex("A4417")), std::nullopt);  // Kentucky
}

TEST(PositionFile, Case_3_23_a_control_line_may_name_a_state) {
  const auto opened = open("cycle 4/63\ncontrol state:KY union\n");

  EXPECT_EQ(opened.state.controller(hex("A4417")), board::Side::Union);
}

TEST(PositionFile, Case_18_23_a_cut_line_cuts_the_rail_hex) {
  const auto opened = open("cycle 4/63\ncut B3402\n");

  EXPECT_TRUE(opened.state.rail.cut[static_cast<std::size_t>(hex("B3402").ordinal())]);
}

TEST(PositionFile, Case_3_28_the_garrison_of_a_besieged_fort_holds_its_hex) {
  const auto opened = open(
      "cycle 4/63\n"
      "side confederate\n"
      "at B2317\n"
      "  F fortress\n"
      "  garrison (5)-1  in F\n"
      "side union\n"
      "at B2317\n"
      "  infantry 10-3\n");

  EXPECT_EQ(opened.state.controller(hex("B2317")), board::Side::Confederate);
}

TEST(PositionFile, Case_19_3_a_scenario_line_brings_the_terms_of_a_set_up) {
  const auto opened = open("cycle 4/63\nscenario west-63\n");

  ASSERT_NE(opened.setting.scenario, nullptr);
  EXPECT_EQ(opened.setting.scenario->id, "west-63");
  EXPECT_EQ(opened.setting.scenario->last_game_turn, 20);
  EXPECT_EQ(opened.info.sheets, (std::vector{board::Sheet::A, board::Sheet::B}));
}

TEST(PositionFile, Case_19_3_the_terms_are_those_of_the_selected_errata) {
  const auto opened = catalogue().open_position(position_of("cycle 4/63\nscenario west-63\n"),
                                                {rulebook::ErrataSelection::as_printed()});

  ASSERT_NE(opened.setting.scenario, nullptr);
  EXPECT_EQ(opened.setting.scenario->last_game_turn, 18);
}

TEST(PositionFile, Case_19_3_a_position_without_a_scenario_line_has_no_terms) {
  EXPECT_EQ(open("cycle 4/63\n").setting.scenario, nullptr);
}

const WrongLine kLines[] = {
    {"cycle_that_is_none", "cycle 4-63\n", 1, "cycle", "'4-63' is not a cycle of 7/61 to 4/65"},
    {"scenario_unknown", "cycle 4/63\nscenario north-66\n", 2, "scenario",
     "'north-66' is not 'campaign', 'east-62'"},
    {"scenario_twice", "cycle 4/63\nscenario west-63\nscenario west-63\n", 3, "scenario",
     "given twice"},
    {"scenario_not_yet_begun", "cycle 3/63\nscenario west-63\n", 2, "scenario",
     "the cycle 3/63 is none of west-63, which goes from 4/63 to 8/63"},
    {"scenario_over", "cycle 9/63\nscenario west-63\n", 2, "scenario",
     "which goes from 4/63 to 8/63"},
    {"cycle_missing", "side union\nat B3301\n  depot\n", 0, "cycle", "cycle 4/63"},
    {"side_of_nobody", "cycle 4/63\nside rebels\n", 2, "side", "'rebels' is not 'union'"},
    {"cycle_twice", "cycle 4/63\ncycle 5/63\n", 2, "cycle", "given twice"},
    {"cycle_before_the_war", "# early\ncycle 6/61\n", 2, "cycle", "'6/61' is not a cycle"},
    {"cycle_of_nothing", "cycle\n", 1, "cycle", "'' is not a cycle"},
    {"place_off_the_map", "cycle 4/63\nside union\nat C4117\n  depot\n", 3, "place",
     "'C4117' is off the map: sheet C has columns 01 to 39"},
    {"place_off_the_map_where_nobody_stands", "cycle 4/63\nside union\nat C4117\n", 3, "place",
     "off the map"},
    {"place_without_a_sheet", "cycle 4/63\nside union\nat 3402\n  depot\n", 3, "place",
     "'3402' is not a hex label"},
    {"place_on_sheet_D", "cycle 4/63\nside union\nat D0101\n  depot\n", 3, "place",
     "'D0101' names no sheet"},
    {"place_in_row_00", "cycle 4/63\nside union\nat A1000\n  depot\n", 3, "place",
     "'A1000' is off the map"},
    {"place_that_is_a_town", "cycle 4/63\nside union\nat Corinth\n  depot\n", 3, "place",
     "'Corinth' is not a hex label"},
    {"hexside_of_hexes_apart",
     "cycle 4/63\nside union\nat A3219/A3222 the river\n  river-flotilla\n", 3, "place",
     "the two hexes are not adjacent"},
    {"hexside_of_one_hex", "cycle 4/63\nside union\nat A3219/\n  river-flotilla\n", 3, "place",
     "'' is not a hex label"},
    {"hexside_of_three", "cycle 4/63\nside union\nat A3219/A3220/A3221\n  river-flotilla\n", 3,
     "place", "is not a hexside: two adjacent hexes"},
    {"hexside_without_water", "cycle 4/63\nside union\nat B3402/B3403\n  river-flotilla\n", 4,
     "place", "no navigable hexside"},
    {"place_missing", "cycle 4/63\nside union\nat\n", 3, "place", "'at' names a hex"},
    {"piece_before_side", "cycle 4/63\nat B3301\n  depot\n", 3, "side", "a 'side' line comes"},
    {"piece_before_place", "cycle 4/63\nside union\n  depot\n", 3, "place", "an 'at' line comes"},
    {"line_of_no_kind", "cycle 4/63\nweather rain\n", 2, "kind",
     "a line is cycle, scenario, side, at"},
    {"kind_unknown", "cycle 4/63\nside union\nat B3301\n  U1 zouaves 3-3\n", 4, "kind",
     "'zouaves' is no kind of piece"},
    {"kind_missing", "cycle 4/63\nside union\nat B3301\n  U1\n", 4, "kind",
     "'U1' is no kind of piece"},
    {"kind_in_capitals", "cycle 4/63\nside union\nat B3301\n  Infantry 4-3\n", 4, "kind",
     "'Infantry' is no kind of piece"},
    {"kind_misspelt_before_a_name", "cycle 4/63\nside union\nat B3301\n  leadr \"Grant\"\n", 4,
     "kind", "'leadr' is no kind of piece"},
    {"kind_misspelt_after_an_id", "cycle 4/63\nside union\nat B3301\n  U1 leadr \"Grant\"\n", 4,
     "kind", "'leadr' is no kind of piece"},
    {"kind_misspelt_before_a_stock", "cycle 4/63\nside union\nat B3301\n  dpot stock 5\n", 4,
     "kind", "'dpot' is no kind of piece"},
    {"value_of_another_kind", "cycle 4/63\nside union\nat B3301\n  depot 4-3\n", 4, "value",
     "no counter depot 4-3"},
    {"stock_of_nothing", "cycle 4/63\nside union\nat B3301\n  depot stock\n", 4, "stock",
     "nothing follows 'stock'"},
    {"inside_of_nothing", "cycle 4/63\nside union\nat B3301\n  infantry 4-3 in\n", 4, "in",
     "nothing follows 'in'"},
    {"commander_without_quotes", "cycle 4/63\nside union\nat B3301\n  army-hq commander Grant\n", 4,
     "commander", "stands in quotes"},
    {"value_unknown", "cycle 4/63\nside union\nat B3301\n  infantry 11-3\n", 4, "value",
     "no counter infantry 11-3"},
    {"value_missing", "cycle 4/63\nside union\nat B3301\n  infantry\n", 4, "value",
     "no counter infantry without a value"},
    {"word_unknown", "cycle 4/63\nside union\nat B3301\n  depot stocks 5\n", 4, "",
     "'stocks' is not a name in quotes"},
    {"stock_that_is_no_number", "cycle 4/63\nside union\nat B3301\n  depot stock many\n", 4,
     "stock", "not a whole number"},
    {"stock_too_high", "cycle 4/63\nside union\nat B3301\n  train stock 11\n", 4, "stock",
     "more than a piece of the kind train holds: 10"},
    {"quote_open", "cycle 4/63\nside union\nat B3301\n  leader \"Grant\n", 4, "name", "not closed"},
    {"id_twice", "cycle 4/63\nside union\nat B3301\n  U1 depot\n  U1 train\n", 5, "id",
     "used twice (line 4)"},
    {"leader_twice",
     "cycle 4/63\nside union\nat B3301\n  leader \"Grant\"\nat B3404\n  leader \"Grant\"\n", 6,
     "name", "Union leader Grant stands twice, in B3301 and in B3404"},
    {"partisans_of_the_union", "cycle 4/63\nside union\nat B3301\n  partisan (1)-4\n", 4, "kind",
     "Union partisan (1)-4: 1 in play, 0 exist [3.26]"},
    {"partisans_twice",
     "cycle 4/63\nside confederate\nat B3301\n  partisan (1)-4\n  partisan (1)-4\n", 5, "kind",
     "Confederate partisan (1)-4: 2 in play, 1 exist [3.26]"},
    {"leader_unknown", "cycle 4/63\nside union\nat B3301\n  leader \"Lee\"\n", 4, "name",
     "Union leader Lee is no leader of Appendix A [10.01]"},
    {"inside_nothing", "cycle 4/63\nside union\nat B3301\n  infantry 4-3 in U9\n", 4, "inside",
     "there is no piece U9"},
    {"inside_a_circle",
     "cycle 4/63\nside union\nat B3301\n  U1 army-hq in U2\n  U2 army-hq in U1\n", 4, "inside",
     "inside itself"},
    {"control_of_a_stranger", "cycle 4/63\ncontrol B3301 france\n", 2, "control",
     "'france' is not 'union', 'confederate' or 'none'"},
    {"control_without_a_hex", "cycle 4/63\ncontrol union\n", 2, "control",
     "names one or more hexes"},
    {"control_of_no_hex", "cycle 4/63\ncontrol B3301 B33O1 union\n", 2, "control",
     "'B33O1' is not a hex label"},
    {"control_off_the_map", "cycle 4/63\n\ncontrol C4001 union\n", 3, "control", "off the map"},
    {"control_without_a_holder", "cycle 4/63\ncontrol B3301 B3302\n", 2, "control",
     "'B3302' is not 'union', 'confederate' or 'none'"},
    {"control_of_a_hex_twice", "cycle 4/63\ncontrol B3301 union\ncontrol B3301 none\n", 3,
     "control", "B3301 has a holder already (line 2)"},
    {"control_of_two_states", "cycle 4/63\ncontrol state:MO state:KY union\n", 2, "control",
     "hexes or one state"},
    {"control_of_hexes_and_a_state", "cycle 4/63\ncontrol state:MO B3301 union\n", 2, "control",
     "not both"},
    {"control_of_no_state", "cycle 4/63\ncontrol state:XX union\n", 2, "control", "no state 'XX'"},
    {"control_of_water", "cycle 4/63\ncontrol C3901 union\n", 2, "hex", "all water"},
    {"cut_without_a_railroad", "cycle 4/63\ncut C3216\n", 2, "cut", "no railroad runs"},
    {"cut_of_nothing", "cycle 4/63\ncut\n", 2, "cut", "'cut' names a rail hex"},
    {"cut_of_no_hex", "cycle 4/63\ncut B3402 Corinth\n", 2, "cut", "'Corinth' is not a hex label"},
    {"cut_off_the_map", "cycle 4/63\ncut C4117\n", 2, "cut", "off the map"},
    {"both_sides_in_a_hex",
     "cycle 4/63\nside union\nat B3301\n  infantry 4-3\nside confederate\nat B3301\n  cavalry "
     "2-4\n",
     7, "place", "units of both sides"},
    {"ship_on_land", "cycle 4/63\nside union\nat B3301\n  ironclad\n", 4, "place",
     "no ship can stand"},
    {"land_unit_on_a_hexside", "cycle 4/63\nside union\nat A3219/A3220\n  infantry 4-3\n", 4,
     "place", "only ships"},
};

class WrongPositionLine : public testing::TestWithParam<WrongLine> {};

TEST_P(WrongPositionLine, is_named_with_file_line_and_reason) {
  expect_refused(position_of(GetParam().text), GetParam(),
                 [](const auto& file) { static_cast<void>(catalogue().open_position(file, {})); });
}

INSTANTIATE_TEST_SUITE_P(Lines, WrongPositionLine, testing::ValuesIn(kLines),
                         [](const auto& line) { return std::string{line.param.name}; });

TEST(PositionFile, Case_26_10_a_partisan_cadre_is_a_line_like_others) {
  const auto opened = open("cycle 4/63\nside confederate\nat B3301\n  partisan (1)-4\n");

  ASSERT_EQ(opened.state.pieces.size(), 1U);
  const state::Piece& cadre = opened.state.pieces[0];
  EXPECT_EQ(cadre.kind, rulebook::PieceKind::Partisan);
  EXPECT_TRUE(cadre.parenthesised);
  EXPECT_EQ(cadre.movement, 4);
  EXPECT_EQ(opened.state.controller(hex("B3301")), board::Side::Confederate);
}

TEST(PositionFile, Case_3_26_a_unit_over_the_counter_mix_is_named_with_the_figures) {
  std::string text = "cycle 4/63\nside confederate\nat B3304\n";
  for (int i = 0; i < 3; ++i) {
    text += "  siege-train\n";
  }
  try {
    static_cast<void>(open(text));
    FAIL() << "three of two siege trains";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.row(), 6);
    EXPECT_NE(error.reason().find("Confederate siege-train: 3 in play, 2 exist [3.26]"),
              std::string::npos)
        << error.what();
  }
}

TEST(PositionFile, Case_3_26_the_unit_that_is_one_too_many_is_the_one_that_is_named) {
  std::string text = "cycle 4/63\nside confederate\nat B3304\n";
  for (int i = 0; i < 5; ++i) {
    text += "  siege-train\n";
  }
  try {
    static_cast<void>(open(text));
    FAIL() << "five of two siege trains";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.row(), 6) << "the third, not the last";
    EXPECT_EQ(error.column(), "kind");
  }
}

TEST(PositionFile, line_ends_and_marks_of_other_systems_change_nothing) {
  const auto opened = open(
      "\xEF\xBB\xBF"
      "cycle 4/63\r\nside union\r\nat b3301  \r\n\tU1 infantry 4-3 \"Sykes\"\r\n");

  ASSERT_EQ(opened.state.pieces.size(), 1U);
  EXPECT_EQ(opened.state.pieces[0].name, "Sykes");
  EXPECT_EQ(*opened.state.pieces[0].hex(), hex("B3301"));
}

TEST(PositionFile, Case_13_14_the_roster_of_an_hq_inside_a_fort_is_inside) {
  const auto opened = open(
      "cycle 4/63\nside confederate\nat B2317\n  F fortress\n  H corps-hq-infantry in F\n"
      "  U infantry 8-3 in H\nside union\nat B2317\n  infantry 10-3\n");

  EXPECT_EQ(opened.state.pieces.size(), 4U);
  EXPECT_EQ(opened.state.controller(hex("B2317")), board::Side::Confederate);
}

TEST(PositionFile, Case_7_21_the_roster_of_an_hq_aboard_is_aboard) {
  const auto opened = open(
      "cycle 4/63\nside union\nat B2316/B2317\n  T river-transport\n  H corps-hq-infantry in T\n"
      "  U infantry 4-3 in H\n");

  EXPECT_EQ(opened.state.pieces.size(), 3U);
}

TEST(PositionFile, Case_10_31_a_warship_takes_a_leader_and_no_unit) {
  const std::string ship = "cycle 4/63\nside union\nat B2316/B2317\n  R river-flotilla\n";
  const auto opened = open(ship + "  leader \"Grant\" in R\n");
  EXPECT_EQ(opened.state.pieces[1].inside, opened.state.pieces[0].id);

  EXPECT_THROW(static_cast<void>(open(ship + "  infantry 1-3 in R\n")), base::DataError);
}

TEST(PositionFile, Case_13_32_a_fort_holds_any_number_of_supply_points) {
  const auto opened = open("cycle 4/63\nside confederate\nat B2317\n  fortress stock 99\n");

  EXPECT_EQ(opened.state.pieces[0].stock, 99);
}

TEST(PositionFile, Erratum_E030_as_printed_the_counters_are_no_limit) {
  const auto file = position_of(
      "cycle 4/63\nside confederate\nat B3304\n  siege-train\n  siege-train\n  siege-train\n");
  rulebook::Switches switches;
  switches.errata.set("E030", false);

  EXPECT_EQ(catalogue().open_position(file, switches).state.pieces.size(), 3U);
}

TEST(PositionFile, Case_22_31_a_leader_before_his_year_may_be_looked_at) {
  const auto opened = open("cycle 7/61\nside confederate\nat C2516\n  leader \"R. E. Lee\"\n");

  EXPECT_EQ(opened.state.pieces.size(), 1U);
}

}  // namespace
}  // namespace core::data
