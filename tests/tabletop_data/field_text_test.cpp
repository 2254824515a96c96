// [FB-490] Files of field battles: what may stand in one, what is refused, what is written again.
#include "core/tabletop_data/field_text.h"

#include "core/tabletop_data/field_write.h"
#include "tests/data/sources.h"
#include "tests/support/tabletop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <ostream>

namespace core::tabletop_data {
namespace {

using board::Side;
using data::BattleText;
using data::split;
using data::TextLine;
using field::Battle;
using table::Inches;

BattleText file_of(const std::vector<std::string>& lines, const std::string& id = "small") {
  BattleText text{id, id + ".battle", {}};
  for (const std::string& line : lines) {
    text.lines.push_back({static_cast<int>(text.lines.size()) + 1, line});
  }
  return text;
}

/// A small battle: its first lines, and those of its troops and end.
const std::vector<std::string> kHead{"title Small",
                                     "table 48 by 36",
                                     "length 12",
                                     "base union north",
                                     "base confederate south",
                                     "stream \"run\" width 2 (0, 16) (48, 16)",
                                     R"(ford "ford" of "run" x 20 to 24)",
                                     "woods \"wood\" (0, 20) (10, 20) (10, 30) (0, 30)",
                                     "house \"barn\" (30, 20) to (34, 23)"};
const std::vector<std::string> kTroops{
    "side union",
    "brigade \"blue\"",
    "unit \"1st Ohio\" infantry 3+24 RM at (24, 30) facing 180 line order hold",
    "side confederate",
    "brigade \"grey\"",
    "unit \"1st Texas\" infantry 3+24 SM at (24, 6) facing 0 line order attack (24, 30)"};
const std::vector<std::string> kEnd{"wins union"};

/// @param ground lines below the head, @param troops lines of the Confederates, @param terms lines
///        before the end.
BattleText small(const std::vector<std::string>& ground,
                 const std::vector<std::string>& troops = {},
                 const std::vector<std::string>& terms = {}) {
  std::vector<std::string> lines;
  for (const auto& part : {kHead, ground, kTroops, troops, terms, kEnd}) {
    lines.insert(lines.end(), part.begin(), part.end());
  }
  return file_of(lines);
}

Battle with_troops(const std::vector<std::string>& troops) {
  return make_field_battle(small({}, troops));
}

/// The first line of the troops that are added, and of the terms.
const int kGroundLine = static_cast<int>(kHead.size()) + 1;
const int kTroopLine = static_cast<int>(kHead.size() + kTroops.size()) + 1;

void expect_refused(const BattleText& text, int row, std::string_view column,
                    std::string_view reason) {
  try {
    static_cast<void>(make_field_battle(text));
    ADD_FAILURE() << "not refused: " << reason;
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), text.file);
    EXPECT_EQ(error.row(), row) << error.what();
    EXPECT_EQ(error.column(), column) << error.what();
    EXPECT_NE(error.reason().find(reason), std::string::npos) << error.reason();
  }
}

/// A line that is refused, and what must be said of it.
struct Wrong {
  const char* name;
  std::string line;
  const char* reason;
};

std::ostream& operator<<(std::ostream& out, const Wrong& wrong) { return out << wrong.name; }

std::string name_of(const testing::TestParamInfo<Wrong>& wrong) { return wrong.param.name; }

std::string first_word(const std::string& line) { return line.substr(0, line.find(' ')); }

class WrongGround : public testing::TestWithParam<Wrong> {};

class WrongTroops : public testing::TestWithParam<Wrong> {};

class WrongTerm : public testing::TestWithParam<Wrong> {};

TEST_P(WrongGround, FB_490_is_refused_with_file_line_and_reason) {
  expect_refused(small({GetParam().line}), kGroundLine, first_word(GetParam().line),
                 GetParam().reason);
}

TEST_P(WrongTroops, FB_473_FB_490_are_refused_with_file_line_and_reason) {
  expect_refused(small({}, {GetParam().line}), kTroopLine, first_word(GetParam().line),
                 GetParam().reason);
}

TEST_P(WrongTerm, FB_490_is_refused_with_file_line_and_reason) {
  expect_refused(small({}, {}, {GetParam().line}), kTroopLine, first_word(GetParam().line),
                 GetParam().reason);
}

INSTANTIATE_TEST_SUITE_P(
    FieldText, WrongGround,
    testing::Values(
        Wrong{"crossing_lines", "woods \"w\" (0, 0) (9, 9) (9, 0) (0, 9)", "is no area: "},
        Wrong{"two_corners", "scenic \"w\" (0, 0) (9, 9)", "is no area: "},
        Wrong{"off_the_table", "swamp \"w\" (0, 0) (49, 0) (9, 9)",
              "(49, 0) lies off the table of 48 by 36 inches [FB-001]"},
        Wrong{"no_level", "hill \"h\" (0, 0) (9, 0) (9, 9)", "'level' should stand"},
        Wrong{"twice", "woods \"wood\" (0, 0) (9, 0) (9, 9)", "\"wood\" stands twice"},
        Wrong{"point_twice", "road \"r\" (0, 0) (0, 0) (9, 9)", "a point stands twice in a row"},
        Wrong{"one_point", "fence \"f\" (0, 0)", "fewer than two points"},
        Wrong{"dry_stream", "stream \"s\" width 0 (0, 0) (9, 9)", "has a width [FB-126]"},
        Wrong{"ford_of_nothing", "ford \"f\" of \"creek\" x 1 to 3",
              "no stream \"creek\" stands in the lines above"},
        Wrong{"ford_without_width", "ford \"f\" of \"run\" x 3 to 3", "has no width"},
        Wrong{"ford_off_the_stream", "ford \"f\" of \"run\" x 40 to 50", "does not run where"},
        Wrong{"ford_across", "bridge \"b\" of \"run\" y 15 to 17", "does not run where"},
        Wrong{"section_apart", "section \"s\" (40, 20) to (44, 23)",
              "touches no section of its house [FB-129]"},
        Wrong{"store_without_place", "dump \"d\" (4, 4)", "'at' should stand"},
        Wrong{"quote", "train \"t at (4, 4)", "a quote is not closed"},
        Wrong{"keyword", "hedge \"h\" (0, 0) (9, 9)", "begins no line of a battle"},
        Wrong{"second_title", "title Again", "the line stands twice"},
        Wrong{"second_base", "base union west", "the base of that side stands twice"},
        Wrong{"edge", "base union top", "'top' is not 'west', 'east', 'south' or 'north'"},
        Wrong{"no_option", "option tea on", "'tea' is no option of the field battle"},
        Wrong{"option_value", "option stray_line maybe", "'off' or 'on'"},
        Wrong{"unit_of_nobody", "unit \"u\" infantry 3+24 RM at (4, 4) facing 0 line order hold",
              "A line 'side' comes first"}),
    name_of);

std::string infantry(const std::string& rest) { return "unit \"u\" infantry " + rest; }

constexpr const char* kThere = " RM at (40, 6) facing 0 ";

INSTANTIATE_TEST_SUITE_P(
    FieldText, WrongTroops,
    testing::Values(
        Wrong{"half_a_figure", infantry("3+20.5 RM at (40, 6) facing 0 line order hold"),
              "half a figure in an army list"},
        Wrong{"half_an_officer", infantry("2½+20 RM at (40, 6) facing 0 line order hold"),
              "half a figure in an army list"},
        Wrong{"four_officers", infantry("4+24" + std::string{kThere} + "line order hold"),
              "at most 3 officers [FB-473]"},
        Wrong{"no_men", infantry("3+0" + std::string{kThere} + "line order hold"),
              "without rank and file"},
        Wrong{"no_strength", infantry("24" + std::string{kThere} + "line order hold"),
              "written 3+24"},
        Wrong{"arm", infantry("3+24 XX at (40, 6) facing 0 line order hold"), "'XX' is not"},
        Wrong{"guns_without_gunners",
              "unit \"u\" battery 3+0 gun gun at (40, 6) facing 0 in-action order hold",
              "guns without gunners cannot fight [FB-473]"},
        Wrong{"gun_without_gunner",
              "unit \"u\" battery 3+1 gun gun at (40, 6) facing 0 in-action order hold",
              "one of the 2 guns has no gunner"},
        Wrong{"battery_without_guns",
              "unit \"u\" battery 3+8 at (40, 6) facing 0 in-action order hold",
              "a battery has a gun or a howitzer [FB-026]"},
        Wrong{"infantry_with_guns", infantry("3+24 RM gun at (40, 6) facing 0 line order hold"),
              "only a battery has guns"},
        Wrong{"detachment_of_seven",
              infantry("1+7" + std::string{kThere} + "open detachment order skirmish"),
              "a multiple of eight [FB-473]"},
        Wrong{"detachment_of_two_officers",
              infantry("2+8" + std::string{kThere} + "open detachment order skirmish"),
              "one officer and eight men"},
        Wrong{"super_skirmishers_in_line",
              infantry("1+8" + std::string{kThere} + "line super-skirmishers order skirmish"),
              "in open order [FB-451]"},
        Wrong{"formation", infantry("3+24" + std::string{kThere} + "limbered order hold"),
              "such troops have no formation 'limbered'"},
        Wrong{"ranks_of_a_column",
              infantry("3+24" + std::string{kThere} + "column ranks 3 order hold"),
              "only a line or open order"},
        Wrong{"four_ranks", infantry("3+24" + std::string{kThere} + "line ranks 4 order hold"),
              "4 is not from 1 to 3"},
        Wrong{"dismounted",
              "unit \"u\" cavalry 3+12 CB at (40, 6) facing 0 line dismounted order hold",
              "'may-dismount' [FB-044]"},
        Wrong{"name_twice",
              "unit \"1st Ohio\" infantry 3+24 RM at (40, 6) facing 0 line order hold",
              "\"1st Ohio\" stands twice"},
        Wrong{"no_order", infantry("3+24" + std::string{kThere} + "line"), "a unit has an order"},
        Wrong{"two_orders",
              infantry("3+24" + std::string{kThere} + "line order hold order skirmish"),
              "a unit has one order"},
        Wrong{"advance_nowhere", infantry("3+24" + std::string{kThere} + "line order advance"),
              "the order 'advance' names a place [FB-074]"},
        Wrong{"support_nobody", infantry("3+24" + std::string{kThere} + "line order support"),
              "the order 'support' names a unit"},
        Wrong{"hold_a_unit",
              infantry("3+24" + std::string{kThere} + "line order hold \"1st Ohio\""),
              "the order 'hold' names no unit"},
        Wrong{"raid_on_foot",
              infantry("3+24" + std::string{kThere} + "line order raid (4, 4) leave south"),
              "only cavalry raids"},
        Wrong{"raid_to_stay",
              "unit \"u\" cavalry 3+12 CB at (40, 6) facing 0 line order raid (4, 4)",
              "'leave' should stand"},
        Wrong{"off_the_table", infantry("3+24 RM at (50, 6) facing 0 line order hold"),
              "(50, 6) lies off the table"},
        Wrong{"order_off_the_table",
              infantry("3+24" + std::string{kThere} + "line order attack (4, 40)"),
              "(4, 40) lies off the table"},
        Wrong{"in_the_middle", infantry("3+24 RM enters (24, 4) move 3 facing 0 column order hold"),
              "at one of its edges"},
        Wrong{"round_the_corner",
              infantry("3+24 RM enters (0, 4) to (4, 0) move 3 facing 0 column order hold"),
              "at one of its edges"},
        Wrong{"after_the_end",
              infantry("3+24 RM enters (24, 0) move 13 facing 0 column order hold"),
              "move 13 is beyond the length of 12 moves"},
        Wrong{"no_such_house",
              infantry("3+24" + std::string{kThere} + "open in \"mill\" order hold"),
              "no house or section \"mill\""},
        Wrong{"horses_in_a_house",
              "unit \"u\" cavalry 3+12 CB at (32, 21) facing 0 line in \"barn\" order hold",
              "may not enter a house [FB-130]"},
        Wrong{"mark", infantry("3+24" + std::string{kThere} + "line sober order hold"),
              "'sober' is no mark of a unit"},
        Wrong{"brigade_of_the_others", "brigade \"blue\"", "a brigade of the other side"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    FieldText, WrongTerm,
    testing::Values(
        Wrong{"rule", "rule rain", "'rain' is not"},
        Wrong{"no_wood", "rule hidden-in-woods union \"marsh\" deeper 2 seen-from 6",
              "no wood \"marsh\""},
        Wrong{"rule_after_the_end", "rule dim-light from-move 13 musketry 16",
              "beyond the length of 12 moves"},
        Wrong{"score", "score union 3 kittens", "'kittens' is not"},
        Wrong{"score_of_no_section", "score union 3 section-burnt",
              "the line ends before the name of a house or section"},
        Wrong{"losses", "wins union if losses union 25", "'25' is not 'at-least' or 'above'"},
        Wrong{"no_line", "wins union if line-given-up union \"lane\" at-least 20 within 6",
              "no line \"lane\""},
        Wrong{"condition", "wins union if lucky union", "'lucky' is not"},
        Wrong{"rest", "draw \"draw\" if lead union at-least 3 or", "'or' is not expected here"},
        Wrong{"stance", "plan union wait", "'wait' is not 'attack', 'defend', 'delay' or 'raid'"},
        Wrong{"plan_mark", "plan union attack bravely", "'bravely' is no mark of a plan"},
        Wrong{"goal_of_no_plan", "goal union \"g\" 3 at (4, 4)", "A line 'plan' comes first"},
        Wrong{"ratio", "plan union attack charge-ratio 1.55", "1 digits behind the point"}),
    name_of);

TEST(FieldText, FB_490_the_small_battle_is_right) {
  const Battle read = make_field_battle(small({}));
  EXPECT_EQ(read.id, "small");
  EXPECT_EQ(read.title, "Small");
  EXPECT_EQ(read.units.size(), 2U);
  EXPECT_EQ(read.brigades.size(), 2U);
  EXPECT_EQ(read.units[1].brigade, 1U);
  EXPECT_FALSE(read.plans[0] || read.plans[1]) << "a plan is for the computer only [FB-538]";
}

TEST(FieldText, FB_490_lines_that_each_battle_has) {
  for (const char* const needed : {"title", "table", "length", "base", "wins"}) {
    auto text = small({}, {}, {"plan union attack"});
    std::erase_if(text.lines, [&](const TextLine& line) { return line.text.starts_with(needed); });
    std::string reason;
    try {
      static_cast<void>(make_field_battle(text));
    } catch (const base::DataError& error) {
      reason = error.reason();
    }
    EXPECT_FALSE(reason.empty()) << needed;
  }
  expect_refused(file_of({"woods \"w\" (0, 0) (9, 0) (9, 9)"}), 1, "woods",
                 "the line 'table' stands above");
}

TEST(FieldText, FB_490_a_battle_needs_two_sides) {
  auto text = small({});
  std::erase_if(text.lines,
                [](const TextLine& line) { return line.text.find("Texas") != std::string::npos; });
  expect_refused(text, 0, "unit", "confederate has no unit to fight with");
}

TEST(FieldText, FB_490_an_outcome_behind_one_that_always_holds_is_never_asked) {
  expect_refused(small({}, {}, {"wins confederate"}), kTroopLine + 1, "wins", "never asked");
}

TEST(FieldText, FB_490_as_FB_074_an_order_to_a_unit_that_is_not_there) {
  expect_refused(small({}, {"unit \"2nd Texas\" infantry 3+24 SM at (40, 6) facing 0 line order "
                            "support \"5th Texas\""}),
                 kTroopLine, "unit", "no unit \"5th Texas\" is in the battle [FB-074]");
  expect_refused(small({}, {"unit \"2nd Texas\" infantry 3+24 SM at (40, 6) facing 0 line order "
                            "support \"1st Ohio\""}),
                 kTroopLine, "unit", "no other unit of its own side");
  expect_refused(small({}, {"unit \"2nd Texas\" infantry 3+24 SM at (40, 6) facing 0 line order "
                            "attack \"1st Texas\""}),
                 kTroopLine, "unit", "no enemy to attack");
  const Battle read = with_troops(
      {R"(unit "2nd Texas" infantry 3+24 SM at (40, 6) facing 0 line order support "3rd Texas")",
       R"(unit "3rd Texas" infantry 3+24 SM at (30, 6) facing 0 line order attack "1st Ohio")"});
  EXPECT_EQ(read.units[2].order.target, field::UnitId{3}) << "who stands below";
  EXPECT_EQ(read.units[3].order.target, field::UnitId{0});
}

TEST(FieldText, FB_490_as_FB_425_a_regiment_has_at_most_three_parts) {
  const auto part = [](int number) {
    return "unit \"part " + std::to_string(number) + "\" infantry 1+8 SM at (" +
           std::to_string(10 * number) +
           ", 2) facing 0 open detachment-of \"1st Texas\" order skirmish";
  };
  const Battle read = with_troops({part(1), part(2)});
  EXPECT_EQ(read.units[3].regiment, field::UnitId{1});
  EXPECT_TRUE(read.units[3].detachment);
  expect_refused(small({}, {part(1), part(2), part(3)}), kTroopLine + 2, "unit",
                 "more than three parts [FB-425]");
}

TEST(FieldText, FB_490_as_FB_052_two_units_on_one_place) {
  expect_refused(
      small({}, {"unit \"2nd Texas\" infantry 3+24 SM at (24, 6) facing 0 line order hold"}),
      kTroopLine, "unit", "stands where \"1st Texas\" does [FB-052]");
}

TEST(FieldText, FB_490_as_FB_128_nobody_begins_in_water_but_at_a_ford) {
  expect_refused(
      small({}, {"unit \"2nd Texas\" infantry 3+24 SM at (8, 15.2) facing 0 line order hold"}),
      kTroopLine, "unit", "stands in \"run\"");
  expect_refused(small({}, {"general \"Hood\" at (8, 16)"}), kTroopLine, "general",
                 "stands in \"run\"");
  EXPECT_NO_THROW(static_cast<void>(with_troops(
      {"unit \"2nd Texas\" infantry 3+24 SM at (22, 15.2) facing 0 column order hold"})));
  EXPECT_NO_THROW(static_cast<void>(
      with_troops({"unit \"boat\" boat 0+3 at (8, 16) facing 90 column order hold"})));
}

TEST(FieldText, FB_490_as_FB_129_nobody_begins_in_a_house_unasked) {
  expect_refused(
      small({}, {"unit \"2nd Texas\" infantry 3+24 SM at (31, 21) facing 0 line order hold"}),
      kTroopLine, "unit", "unasked");
  expect_refused(small({}, {"unit \"2nd Texas\" infantry 1+7 SM at (40, 6) facing 0 open in "
                            "\"barn\" order hold"}),
                 kTroopLine, "unit", "neither in the house it is to hold nor beside it");
  const Battle read = with_troops(
      {R"(unit "2nd Texas" infantry 1+7 SM at (31, 21) facing 0 open in "barn" order hold)"});
  EXPECT_EQ(read.units[2].garrisons, std::vector{field::SectionId{0}});
}

TEST(FieldText, FB_490_as_FB_123_horses_and_wheels_are_in_no_wood) {
  expect_refused(
      small(
          {},
          {"unit \"Hart's battery\" battery 3+8 gun gun at (5, 25) facing 0 limbered order hold"}),
      kTroopLine, "unit", "only infantry enters woods and swamp");
  EXPECT_NO_THROW(static_cast<void>(make_field_battle(small(
      {"road \"lane\" (5, 36) (5, 18)"},
      {"unit \"Hart's battery\" battery 3+8 gun gun at (5, 25) facing 0 limbered order hold"}))))
      << "a road cancels it [FB-098]";
}

TEST(FieldText, FB_490_as_FB_028_one_brigadier_a_brigade_and_one_commander_a_side) {
  const std::vector<std::string> generals{"general \"Hood\" at (24, 3)",
                                          "commander \"Longstreet\" enters (24, 0) move 2"};
  const Battle read = with_troops(generals);
  ASSERT_EQ(read.generals.size(), 2U);
  EXPECT_EQ(read.generals[0].brigade, 1U);
  EXPECT_EQ(read.generals[1].brigade, std::nullopt);
  for (const char* const again : {"general \"Law\" at (20, 3)", "commander \"Lee\" at (20, 3)"}) {
    auto troops = generals;
    troops.emplace_back(again);
    expect_refused(small({}, troops), kTroopLine + 2, first_word(again), "[FB-028]");
  }
}

TEST(FieldText, FB_490_how_it_ended_is_told_once_a_side_and_in_men) {
  const auto refuse = [](const std::vector<std::string>& lines, std::string_view reason) {
    try {
      static_cast<void>(make_field_battle(small({}, {}, lines)));
      ADD_FAILURE() << lines.back();
    } catch (const base::DataError& error) {
      EXPECT_THAT(error.what(), ::testing::HasSubstr(std::string{reason}));
      EXPECT_THAT(error.what(), ::testing::HasSubstr("historical"));
    }
  };
  refuse({"historical union", "historical draw"}, "stands twice");
  refuse({"historical draw lost union 5 lost union 6"}, "stand twice");
  refuse({"historical nobody"}, "nobody");
  refuse({"historical draw lost union -5"}, "-5");
  refuse({"historical draw killed union 5"}, "lost");
}

TEST(FieldText, FB_490_nothing_is_half_loaded) {
  Battle kept = make_field_battle(small({}));
  const Battle before = kept;
  EXPECT_THROW(kept = make_field_battle(small({}, {}, {"rule rain"})), base::DataError);
  EXPECT_EQ(kept, before);
}

// --- writing ---

Battle read_again(const Battle& battle) {
  const std::string text = write_field_battle(battle);
  BattleText file{battle.id.str(), "written.battle", {}};
  for (const std::string& line : split(text, '\n')) {
    file.lines.push_back({static_cast<int>(file.lines.size()) + 1, line});
  }
  return make_field_battle(file);
}

TEST(FieldWrite, FB_490_what_is_written_is_read_again_as_the_same_battle) {
  for (const Battle& battle : tests::tabletop().field_battles()) {
    EXPECT_EQ(read_again(battle), battle) << write_field_battle(battle);
  }
}

/// All that the four battles of the book do not use.
TEST(FieldWrite, FB_490_whatever_may_stand_in_a_file_is_written_again) {
  const Battle read = make_field_battle(small(
      {"option doubled_die on", "option stray_line off", "swamp \"bog\" (40, 24) (46, 24) (46, 34)",
       "hill \"knoll\" level 2 (12, 24) (18, 24) (16, 30)",
       "wall \"wall\" width 0.5 (12, 33) (20, 33) towards 180", "earthwork \"redan\" (1, 1) (4, 1)",
       "stream \"canal\" width 2 fordable canal (44, 0) (44, 15)",
       R"(bridge "lock" of "canal" y 3 to 5)", "section \"loft\" (34, 20) to (36, 23)",
       "house \"mill\" (2, 10) (5, 10) (4, 13)", "dump \"dump\" at (3, 3)"},
      {"commander \"Lee\" at (10, 2) couriers-at-once 2",
       std::string{"unit \"wagons\" wagons 0+3 enters (0, 2) to (0, 8) move 3 facing 90 column "
                   "light order "} +
           "retire (4, 4) to (8, 4)",
       std::string{"unit \"sharpshooters\" infantry 1+8 RM at (14, 8) facing 0 extended "
                   "super-skirmishers "} +
           "detachment-of \"1st Texas\" order skirmish (14, 12)",
       std::string{"unit \"tigers\" infantry 3+24 SM at (34, 8) facing 350 line ranks 3 assault "
                   "asleep order "} +
           "defend",
       std::string{"unit \"troop\" cavalry 3+12 none at (40, 4) facing 0 open may-dismount "
                   "dismounted order "} +
           "attack \"1st Ohio\"",
       "side union", "commander \"Grant\" at (12, 35)", "brigade \"reserve\"",
       "unit \"boat\" boat 0+3 at (4, 16) facing 90 column order advance (40, 16)",
       "brigade \"blue\"", "general \"Sill\" at (30, 34)",
       std::string{
           "unit \"guns\" battery 2+4 howitzer at (8, 33) facing 180 in-action order support "} +
           "\"1st Ohio\""},
      {"rule unsupplied confederate guns-through-move 8", "score union -2 gun-taken",
       "draw \"stalemate\" at-once if strength union below 40 and not fewer-good-units confederate",
       "wins union \"home\" if stands union in-part within 12 of (24, 2)",
       "wins confederate \"triumph\" if points confederate at-least -3 and losses union above 30",
       "plan union defend defend-from 3 reserve-one-in 0 charge-ratio 1.2 off-by 9",
       "goal union \"mill\" 10 at (4, 11) to (8, 11) until 7", "history One line,",
       "history and another.", "historical union lost confederate 68"}));
  EXPECT_EQ(read.options.size(), 2U);
  EXPECT_EQ(read.sections[1].house, 0U);
  EXPECT_EQ(read.sections[2].house, 1U);
  EXPECT_EQ(read.generals[0].couriers_at_once, 2);
  EXPECT_EQ(read.plans[0]->charge_ratio, 12);
  EXPECT_EQ(read.history, "One line, and another.");
  const field::Historical ended{board::Side::Union, {std::nullopt, 68}};
  EXPECT_EQ(read.historical, ended);
  EXPECT_EQ(read.brigades[2].name, "reserve");
  EXPECT_EQ(read_again(read), read) << write_field_battle(read);
}

}  // namespace
}  // namespace core::tabletop_data
