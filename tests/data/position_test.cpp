// Position files: every kind of line, right and wrong.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <fstream>

namespace core::data {
namespace {

const Catalogue& catalogue() {
  static const Catalogue file{tests::data::catalogue_file()};
  return file;
}

std::filesystem::path file_of(const std::string& text) {
  const auto file = tests::data::scratch("test.position");
  std::ofstream{file} << text;
  return file;
}

OpenedSetup open(const std::string& text) { return catalogue().open_position(file_of(text), {}); }

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

struct WrongLine {
  const char* name;
  const char* text;
  int row;
  const char* column;
  const char* reason;
};

std::ostream& operator<<(std::ostream& out, const WrongLine& line) { return out << line.name; }

const WrongLine kLines[] = {
    {"cycle_that_is_none", "cycle 4-63\n", 1, "cycle", "'4-63' is not a cycle of 7/61 to 4/65"},
    {"cycle_missing", "side union\nat B3301\n  depot\n", 0, "cycle", "cycle 4/63"},
    {"side_of_nobody", "cycle 4/63\nside rebels\n", 2, "side", "'rebels' is not 'union'"},
    {"place_off_the_map", "cycle 4/63\nside union\nat C4117\n  depot\n", 4, "place", "off the map"},
    {"place_missing", "cycle 4/63\nside union\nat\n", 3, "place", "'at' names a hex"},
    {"piece_before_side", "cycle 4/63\nat B3301\n  depot\n", 3, "side", "a 'side' line comes"},
    {"piece_before_place", "cycle 4/63\nside union\n  depot\n", 3, "place", "an 'at' line comes"},
    {"line_of_no_kind", "cycle 4/63\nweather rain\n", 2, "kind", "a line is cycle, side, at"},
    {"kind_unknown", "cycle 4/63\nside union\nat B3301\n  U1 zouaves 3-3\n", 4, "kind",
     "'zouaves' is no kind of piece"},
    {"value_unknown", "cycle 4/63\nside union\nat B3301\n  infantry 11-3\n", 4, "value",
     "no counter infantry 11-3"},
    {"value_missing", "cycle 4/63\nside union\nat B3301\n  infantry\n", 4, "value",
     "no counter infantry without a value"},
    {"word_unknown", "cycle 4/63\nside union\nat B3301\n  depot stocks 5\n", 4, "",
     "'stocks' is not a name in quotes"},
    {"stock_that_is_no_number", "cycle 4/63\nside union\nat B3301\n  depot stock many\n", 4,
     "stock", "not a whole number"},
    {"stock_too_high", "cycle 4/63\nside union\nat B3301\n  train stock 11\n", 4, "stock",
     "more than a train holds: 10"},
    {"quote_open", "cycle 4/63\nside union\nat B3301\n  leader \"Grant\n", 4, "name", "not closed"},
    {"id_twice", "cycle 4/63\nside union\nat B3301\n  U1 depot\n  U1 train\n", 5, "id",
     "used twice (line 4)"},
    {"leader_twice",
     "cycle 4/63\nside union\nat B3301\n  leader \"Grant\"\nat B3404\n  leader \"Grant\"\n", 6,
     "name", "stands twice"},
    {"leader_unknown", "cycle 4/63\nside union\nat B3301\n  leader \"Lee\"\n", 4, "name",
     "no Union leader"},
    {"inside_nothing", "cycle 4/63\nside union\nat B3301\n  infantry 4-3 in U9\n", 4, "inside",
     "there is no piece U9"},
    {"inside_a_circle",
     "cycle 4/63\nside union\nat B3301\n  U1 army-hq in U2\n  U2 army-hq in U1\n", 4, "inside",
     "inside itself"},
    {"control_of_a_stranger", "cycle 4/63\ncontrol B3301 france\n", 2, "control",
     "'france' is not 'union', 'confederate' or 'none'"},
    {"control_without_a_hex", "cycle 4/63\ncontrol union\n", 2, "control",
     "names one or more hexes"},
    {"control_of_no_state", "cycle 4/63\ncontrol state:XX union\n", 2, "control", "no state 'XX'"},
    {"control_of_water", "cycle 4/63\ncontrol C3901 union\n", 2, "hex", "all water"},
    {"cut_without_a_railroad", "cycle 4/63\ncut C3216\n", 2, "cut", "no railroad runs"},
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
  const WrongLine& wrong = GetParam();
  const auto file = file_of(wrong.text);

  try {
    static_cast<void>(catalogue().open_position(file, {}));
    ADD_FAILURE() << "it opened";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    EXPECT_EQ(error.row(), wrong.row) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_NE(error.reason().find(wrong.reason), std::string::npos) << error.what();
  }
}

INSTANTIATE_TEST_SUITE_P(Lines, WrongPositionLine, testing::ValuesIn(kLines),
                         [](const auto& line) { return std::string{line.param.name}; });

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
    EXPECT_NE(error.reason().find("counter 3 of siege-train; the Confederate has 2 [3.26]"),
              std::string::npos)
        << error.what();
  }
}

}  // namespace
}  // namespace core::data
