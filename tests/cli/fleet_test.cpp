// [26.13] The text game fights what waits for its die on the miniature table.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <unistd.h>

namespace tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Ships of both sides about to meet on the Mississippi above Bird's Point.
constexpr const char* kMeeting =
    "cycle 6/62\n"
    "side union\n"
    "at A3219 Cairo\n"
    "  U2 infantry 5-3\n"
    "  depot stock 20\n"
    "at A3120/A3220\n"
    "  U1 river-flotilla\n"
    "  U3 ironclad \"Benton\"\n"
    "side confederate\n"
    "at A3120/A3219\n"
    "  C1 river-flotilla\n";

/// They sail, and the fight waits for die or table.
constexpr const char* kSail = "sail U1\njoin-group U3\nsail U1 A3120/A3219\npass\npass\npass\n";

Outcome fleets(const std::string& options, const std::string& typed) {
  const TemporaryFile file{"fleets-" + std::to_string(::getpid()) + ".position", kMeeting};
  return sumter_typed("play " + file.path() + " --seed 1 --secrecy open --options " + options,
                      kSail + typed);
}

TEST(FleetsOnTheTable, Case_26_13_the_question_is_asked_and_the_die_can_still_fall) {
  const Outcome run = fleets("26.13", "pass\n");
  EXPECT_THAT(run.out, HasSubstr("by the die or on the table"));
  EXPECT_THAT(run.out, HasSubstr("for the naval combat [11.12]"));
}

TEST(FleetsOnTheTable, IC_441_the_ships_of_each_unit_are_told) {
  const Outcome run = fleets("26.13", "table\n");
  EXPECT_THAT(run.out, HasSubstr("the rules of the ironclad set"));
  EXPECT_THAT(run.out, HasSubstr("USS Benton"));
  EXPECT_THAT(run.out, HasSubstr("CSS General Bragg"));
  EXPECT_THAT(run.out, Not(HasSubstr("fight on the table")));
}

TEST(FleetsOnTheTable, IC_444_RC_544_a_quick_answer_is_reported_and_played_again_alike) {
  const std::string all = "26.13,26.14";
  for (const std::string& options : {std::string{"26.13"}, all}) {
    const Outcome run = fleets(options, "table quick 1\n");
    EXPECT_THAT(run.out, HasSubstr("the median of 1 battle"));
    EXPECT_THAT(run.out, HasSubstr("fight on the table"));
    EXPECT_THAT(run.out, HasSubstr("holds the water"));
    if (options == all) {
      EXPECT_EQ(fleets(options, "table quick 1\n").out, run.out);
    }
  }
}

TEST(FleetsOnTheTable, Case_26_13_a_battle_that_is_left_reports_nothing) {
  const Outcome run = fleets("26.13", "table play 3\nquit\nlegal\n");
  EXPECT_THAT(run.out, HasSubstr("The battle is not over: there is no report."));
  EXPECT_THAT(run.out, HasSubstr("fight-on-table"));
}

TEST(FleetsOnTheTable, Case_26_13_a_result_of_models_is_typed_in_and_checked) {
  const Outcome run = fleets("26.13",
                             "fight-on-table 0\nreport-fight 3\nreport-fight 1\nreport-fight 1\n"
                             "report-fight 1\nreport-fight 0\nlose-ship U1\n");
  EXPECT_THAT(run.out, HasSubstr("at most 2 of these ships, not 3 [26.13]"));
  EXPECT_THAT(run.out, HasSubstr("Only a side with a warship left holds the water"));
  EXPECT_THAT(run.out, HasSubstr("River Flotilla C1 leaves the game"));
  EXPECT_THAT(run.out, HasSubstr("River Flotilla U1 leaves the game"));
  EXPECT_THAT(run.out, HasSubstr("Union holds the water"));
}

TEST(FleetsOnTheTable, Case_26_13_wrong_words_change_nothing) {
  const Outcome run = fleets("26.13", "table 3\ntable quick 0\ntable watch x\nlegal\n");
  EXPECT_THAT(run.out, HasSubstr("say table, table quick"));
  EXPECT_THAT(run.out, HasSubstr("'0' is no number from 1 to 99"));
  EXPECT_THAT(run.out, HasSubstr("'x' is no number"));
  EXPECT_THAT(run.out, HasSubstr("fight-on-table"));
  EXPECT_THAT(fleets("26.9", "table\n").out, HasSubstr("nothing waits for the die or the table"));
}

}  // namespace
}  // namespace tests
