// Position files: any situation can be tried from outside.
#include "core/cli/position.h"
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(PositionFile, Case_19_3_a_set_up_written_as_a_position_names_its_scenario) {
  EXPECT_TRUE(sumter("scenario sheet west-63").says("\ncycle 4/63\nscenario west-63\n"));
}

TEST(PositionFile, the_help_of_supply_shows_the_whole_example) {
  EXPECT_THAT(sumter("supply --help").out, HasSubstr(read(source("scenarios/example.position"))));
}

TEST(PositionFile, the_example_of_the_help_can_be_asked) {
  const std::string help = sumter("supply --help").out;
  const TemporaryFile file{"help.position", help.substr(help.find("# Summer"))};
  const Outcome run = sumter("supply --position " + file.path());
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("pieces need supply"));
}

TEST(PositionFile, the_example_passes_its_proof) {
  const Outcome run =
      sumter("scenario check --position " + source("scenarios/example.position").string());
  EXPECT_EQ(run.code, 0) << run.out;
}

TEST(PositionFile, Case_9_4_in_the_example_a_zone_lies_between_the_corps_and_its_depot) {
  const std::string example = source("scenarios/example.position").string();
  const auto answer = json("supply --unit U3 --position " + example)["sides"][0]["answers"][0];
  EXPECT_FALSE(answer["supplied"].get<bool>());
  EXPECT_EQ(answer["obstacle"]["case"], "9.4");
  EXPECT_EQ(answer["source"]["kind"], "depot");
}

TEST(PositionFile, Case_9_4_in_the_example_two_brigades_open_the_line_as_it_says) {
  const std::string brigades = "\nside union\nat B3405\n  infantry 1-3\nat B3306\n  infantry 1-3\n";
  const TemporaryFile file{"open.position", read(source("scenarios/example.position")) + brigades};
  const auto answer = json("supply --unit U3 --position " + file.path())["sides"][0]["answers"][0];
  EXPECT_TRUE(answer["supplied"].get<bool>());
  EXPECT_EQ(answer["source"]["kind"], "depot");
  EXPECT_EQ(answer["cost"], 4);
}

TEST(PositionFile, Case_18_23_a_cut_is_taken_from_the_file) {
  const TemporaryFile file{"cut.position", "cycle 4/63\ncut B3402\n"};
  EXPECT_TRUE(json("hex B3402 --position " + file.path())["position"]["rail"]["cut"].get<bool>());
}

TEST(PositionFile, Case_3_23_control_by_hex_and_by_state) {
  const TemporaryFile file{"control.position",
                           "cycle 4/63\ncontrol state:MO union\ncontrol B2802 B2803 union\n"};
  EXPECT_EQ(json("hex B2802 --position " + file.path())["position"]["controller"], "union");
  EXPECT_EQ(json("hex B2804 --position " + file.path())["position"]["controller"], "confederate");
  EXPECT_EQ(json("hex A0807 --position " + file.path())["position"]["controller"], "union");
}

TEST(PositionFile, Case_17_6_a_depot_feeds_its_own_hex) {
  const TemporaryFile file{
      "depot.position", "cycle 6/62\nside union\nat B3504\n  depot stock 5\n  U1 infantry 10-3\n"};
  const auto answer = json("supply --unit U1 --position " + file.path())["sides"][0]["answers"][0];
  EXPECT_TRUE(answer["supplied"].get<bool>());
  EXPECT_EQ(answer["source"]["kind"], "depot");
  EXPECT_EQ(answer["cost"], 0);
}

/// What the referee says to a position in which this stands at B3402, of the Union and the Enemy.
std::string told_of(const std::string& ours, const std::string& theirs) {
  const TemporaryFile position{
      "cannot.position",
      "cycle 7/62\nstage command-segment union\ncontrol B3402 union\nside union\nat B3402\n" +
          ours + "\nside confederate\nat B3402\n" + theirs + "\n"};
  const TemporaryFile orders{"cannot.orders", "pass\n"};
  const Outcome run =
      sumter("referee --position " + position.path() + " --orders " + orders.path());
  EXPECT_EQ(run.code, run.err.empty() ? 0 : 2);
  return run.err.substr(0, run.err.find('\n'));
}

TEST(PositionFile, Case_19_11_an_order_off_the_sheets_of_the_scenario_is_refused) {
  const TemporaryFile position{"edge.position",
                               "cycle 5/63\nscenario east-63\nstage command-segment union\n"
                               "commands union 1\ncontrol C0113 union\nside union\nat C0113\n"
                               "  depot stock 9\n  U1 infantry 6-3\nat A6212/C0113\n"
                               "  U2 river-flotilla\n"};
  const TemporaryFile orders{"edge.orders",
                             "sail U2\nsail U2 A6212/A6213\nexpect refused 19.11\n"
                             "sail U2 C0112/C0113\nexpect accepted\npass\n"
                             "command U1\nexpect accepted\nmarch U1 A6212\n"
                             "expect refused 19.11\n"};
  const Outcome run =
      sumter("referee --position " + position.path() + " --orders " + orders.path());
  EXPECT_EQ(run.code, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("A6212 is not on the sheets that this scenario uses"));
}

TEST(PositionFile, Case_19_21_a_piece_off_the_sheets_of_the_scenario_is_told_with_its_line) {
  const TemporaryFile position{
      "off.position", "cycle 5/63\nscenario east-63\nside union\nat B3402\n  infantry 6-3\n"};
  const TemporaryFile orders{"off.orders", "pass\n"};
  const Outcome run =
      sumter("referee --position " + position.path() + " --orders " + orders.path());
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, AllOf(HasSubstr(".position:5: "), HasSubstr("[19.21]")));
}

TEST(PositionFile, what_no_game_comes_to_is_told_with_its_line_and_case) {
  EXPECT_THAT(told_of("U1 infantry 6-3", "C1 leader \"Polk\""),
              AllOf(HasSubstr(".position:9: the position cannot be: leader \"Polk\" in B3402"),
                    HasSubstr("[10.32]")));
  EXPECT_THAT(told_of("train", "C1 depot stock 3"),
              AllOf(HasSubstr(".position:6: "), HasSubstr("both sides stand in B3402"),
                    HasSubstr("[13.14]")));
  EXPECT_THAT(told_of("U1 infantry 6-3 spent 4", ""),
              AllOf(HasSubstr(".position:6: "), HasSubstr("spent 4 points and has 3 [6.11]")));
  EXPECT_THAT(told_of("U1 corps-hq-infantry spent 50\nU2 infantry 6-3 in U1", ""),
              AllOf(HasSubstr(".position:6: "), HasSubstr("[6.11]")));
  EXPECT_THAT(told_of("U1 infantry 6-3 spent 3", ""), testing::IsEmpty());
}

TEST(PositionFile, a_set_up_written_as_a_position_reads_back_the_same) {
  for (const char* setup : {"campaign", "east-63", "west-62", "west-63"}) {
    const Outcome sheet = sumter(std::string{"scenario sheet "} + setup);
    ASSERT_EQ(sheet.code, 0);
    const TemporaryFile file{"back.position", sheet.out};

    const auto before = json(std::string{"scenario units "} + setup);
    const auto after = json("scenario units --position " + file.path());
    EXPECT_EQ(after["pieces"], before["pieces"]) << setup;

    std::ostringstream screen;
    core::cli::Context context{{tests::places::catalogue(), ""}, screen, screen};
    const auto one = core::cli::open_position(context, {setup, "", "corrected"});
    const auto two = core::cli::open_position(context, {"", file.path(), "corrected"});
    EXPECT_EQ(one.state, two.state) << setup;
  }
}

TEST(PositionFile, Case_17_13_what_was_done_and_fed_is_written_and_read_back) {
  const TemporaryFile file{"activity.position",
                           "cycle 4/62\ncontrol A3121 B3404 union\nhome B3404 confederate\n"
                           "ground B3404 5\nfed-landing T A3219 A3121 4\nside union\n"
                           "at A3120/A3219\n  T river-transport laden spent 3\n"
                           "at B3404\n  L leader \"Grant\"\n  U infantry 10-3 span L entrained\n"};
  std::ostringstream screen;
  core::cli::Context context{{tests::places::catalogue(), ""}, screen, screen};
  const auto one = core::cli::open_position(context, {"", file.path(), "corrected"});
  const std::string written = core::cli::position_text(one);
  const TemporaryFile back{"back.position", written};
  const auto two = core::cli::open_position(context, {"", back.path(), "corrected"});
  EXPECT_EQ(one.state, two.state) << written;
}

TEST(PositionFile, Case_10_31_a_leader_aboard_a_warship_can_be_asked_for) {
  const TemporaryFile file{"aboard.position",
                           "cycle 4/63\nside union\nat B2316/B2317\n  R river-flotilla\n"
                           "  L leader \"Grant\" in R\n"};
  const auto answer = json("supply --unit L --position " + file.path())["sides"][0]["answers"][0];
  EXPECT_EQ(answer["piece"]["inside"], "R");
  EXPECT_FALSE(answer["needs_supply"].get<bool>());
}

TEST(PositionFile, Case_17_02_an_empty_depot_is_named_once_with_its_place) {
  const TemporaryFile file{"empty.position",
                           "cycle 4/62\nside union\nat B0132\n  depot\n  I infantry 4-3\n"};
  const auto answer = json("supply --unit I --position " + file.path())["sides"][0]["answers"][0];
  EXPECT_EQ(answer["obstacle"]["sentence"],
            "Depot at B0132 holds no supply point, so it broadcasts none [17.02].");
}

TEST(PositionFile, pieces_without_an_id_are_named_by_their_line) {
  const TemporaryFile file{"noid.position", "cycle 6/62\nside union\nat B3504\n  infantry 10-3\n"};
  EXPECT_THAT(sumter("supply --all --position " + file.path()).out, HasSubstr("#4"));
}

}  // namespace
}  // namespace tests
