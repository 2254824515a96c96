// `sumter referee` with computer generals: lines `general` of a file of orders.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace tests {
namespace {

using core::cli::Json;
using testing::AllOf;
using testing::HasSubstr;

std::string depot_alone() { return source("tests/cli/generals.position").string(); }

Outcome generals(const std::string& orders, const std::string& more) {
  const TemporaryFile file{"generals.orders", orders};
  return sumter("referee --position " + depot_alone() + " --orders " + file.path() + " " + more);
}

Json results(const std::string& orders, const std::string& more) {
  const Outcome run = generals(orders, more + " --json");
  EXPECT_EQ(run.err, "");
  return Json::parse(run.out)["results"];
}

void expect_error(const Outcome& run, const std::string& words) {
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  EXPECT_THAT(run.err, HasSubstr(words));
}

TEST(RefereeGenerals, the_example_holds) {
  const Outcome run =
      sumter("referee --position " + depot_alone() + " --orders " +
             source("tests/cli/generals.orders").string() + " --confederate regular");
  EXPECT_EQ(run.code, 0) << run.out << run.err;
}

TEST(RefereeGenerals, an_order_is_told_with_its_choices_and_what_happened) {
  const Json given = results("general\n", "--confederate regular")[0]["given"];
  const auto fetches = std::find_if(given.begin(), given.end(), [](const Json& each) {
    return each["order"] == "do \"Evans\" march C2627";
  });
  ASSERT_NE(fetches, given.end());
  EXPECT_EQ((*fetches)["side"], "confederate");
  EXPECT_EQ((*fetches)["choices"][0], "command C3");
  EXPECT_FALSE((*fetches)["events"].empty());
  EXPECT_TRUE((*fetches)["reason"].is_null());
}

TEST(RefereeGenerals, reasons_are_told_when_they_are_asked_for) {
  const Json given = results("general\n", "--confederate regular --reasons")[0]["given"];
  const bool aims = std::any_of(given.begin(), given.end(), [](const Json& each) {
    return each["reason"]["cause"] == "operation" && each["reason"]["terms"]["prize"] > 0;
  });
  EXPECT_TRUE(aims);
  EXPECT_THAT(generals("general\n", "--confederate regular --reasons").out,
              HasSubstr("It goes to take C2627"));
}

TEST(RefereeGenerals, without_a_length_he_answers_until_the_other_side_is_asked) {
  const Json both = results("general\n", "--confederate recruit --union recruit");
  EXPECT_EQ(both[0]["asks"]["side"], "union");
  for (const Json& each : both[0]["given"]) {
    EXPECT_EQ(each["side"], "confederate");
  }
}

TEST(RefereeGenerals, in_a_length_of_time_both_generals_answer) {
  const Json both = results("general 2 game-turns\n", "--confederate recruit --union recruit");
  EXPECT_EQ(both[0]["asks"]["game_turn"], 3);
  const Json& given = both[0]["given"];
  const bool union_too = std::any_of(given.begin(), given.end(),
                                     [](const Json& each) { return each["side"] == "union"; });
  EXPECT_TRUE(union_too);
}

TEST(RefereeGenerals, people_and_generals_take_turns) {
  const Json turns =
      results("command C1\ngeneral\npass\nexpect accepted\n", "--confederate recruit");
  EXPECT_EQ(turns[0]["refusal"]["case"], "5.21");  // first the spans
  EXPECT_FALSE(turns[1]["given"].empty());
  EXPECT_EQ(turns[2]["asks"]["side"], "union");
}

TEST(RefereeGenerals, an_order_that_he_does_not_give_is_not_as_expected) {
  const std::string orders = "general\nexpect gives march C1\nexpect gives do without E034\n";
  const Outcome run = generals(orders, "--confederate recruit");
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, AllOf(HasSubstr("NOT AS EXPECTED (line 2): gives march C1"),
                             testing::Not(HasSubstr("(line 3)"))));
}

TEST(RefereeGenerals, whoever_is_not_there_is_one_clear_error) {
  expect_error(generals("general\n", ""),
               "generals.orders:1: general: the Confederate is asked, and no general plays it: "
               "name one with --confederate");
  expect_error(generals("pass\n", "--union grant"), "--union grant: a general is recruit");
  expect_error(generals("pass\ngeneral 2 player-turns\n", "--union recruit"),
               "generals.orders:2: general: how long a general answers is nothing");
  expect_error(generals("general now\n", "--union recruit"), "generals.orders:1: general: ");
}

TEST(RefereeGenerals, a_game_that_is_over_asks_nobody) {
  expect_error(
      generals("general 40 game-turns\ngeneral\n", "--union recruit --confederate recruit"),
      "generals.orders:2: general: the game is over: nobody is asked");
}

}  // namespace
}  // namespace tests
