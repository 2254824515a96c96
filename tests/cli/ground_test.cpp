// [26.15] The text game fights a battle in the open on the miniature table.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <unistd.h>

namespace tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// McPherson's corps north of Confederates on the Mobile & Ohio.
constexpr const char* kCorps =
    "cycle 6/62\n"
    "stage combat-initiative union\n"
    "chit union 2\n"
    "chit confederate 2\n"
    "control B3404 B3405 B3504 union\n"
    "control B3406 B3407 confederate\n"
    "side union\n"
    "at B3404\n"
    "  U1 corps-hq-infantry commander \"McPherson\"\n"
    "  U2 leader \"McPherson\" in U1\n"
    "  U3 infantry 4-3 in U1\n"
    "  depot stock 20\n"
    "side confederate\n"
    "at B3405\n"
    "  C1 infantry 3-3\n";

/// He attacks, and the battle waits for die or table.
constexpr const char* kAttack =
    "try-combat-initiative U2\npass\nattack U2 B3405\nadd-attacker U3\npass\nchoose-chit 2\n";

Outcome ground(const std::string& options, const std::string& typed) {
  const TemporaryFile file{"ground-" + std::to_string(::getpid()) + ".position", kCorps};
  return sumter_typed("play " + file.path() + " --secrecy open --seed 3 --options " + options,
                      kAttack + typed);
}

TEST(GroundOnTheTable, Case_26_15_the_question_is_asked_and_the_die_can_still_fall) {
  const Outcome run = ground("26.15", "pass\n");
  EXPECT_THAT(run.out, HasSubstr("Is the battle decided by the die or on the table?"));
  EXPECT_THAT(run.out, HasSubstr("pass: Roll the die"));
  EXPECT_THAT(run.out, HasSubstr("battle-on-table 0: it is fought elsewhere"));
  EXPECT_THAT(run.out, Not(HasSubstr("On the table")));
}

TEST(GroundOnTheTable, Case_26_15_FB_559_who_meets_whom_is_told) {
  const Outcome run = ground("26.15", "table\n");
  EXPECT_THAT(run.out, HasSubstr("battle at B3405 by the rules of the field battle"));
  EXPECT_THAT(run.out, HasSubstr("leader McPherson"));
  EXPECT_THAT(run.out, Not(HasSubstr("fight on the table for")));
}

TEST(GroundOnTheTable, FB_550_a_quick_answer_is_reported_and_played_again_alike) {
  const Outcome run = ground("26.15", "table quick 1\n");
  EXPECT_THAT(run.out, HasSubstr("the median of 1 battle"));
  EXPECT_THAT(run.out, HasSubstr("On the table "));
  EXPECT_THAT(run.out, HasSubstr("CSP lost against"));
  EXPECT_EQ(ground("26.15", "table quick 1\n").out, run.out);
}

TEST(GroundOnTheTable, Case_26_15_a_battle_that_is_left_reports_nothing) {
  const Outcome run = ground("26.15", "table play 3\nquit\nlegal\n");
  EXPECT_THAT(run.out, HasSubstr("The battle is not over: there is no report."));
  EXPECT_THAT(run.out, HasSubstr("battle-on-table"));
}

TEST(GroundOnTheTable, Case_26_15_a_result_of_models_is_typed_in_and_checked) {
  const Outcome run = ground("26.15",
                             "battle-on-table 0\nreport-battle 5\nreport-battle 1\n"
                             "report-battle 3\nreport-battle 1\nreport-battle 0\n");
  EXPECT_THAT(run.out, HasSubstr("How many CSP did the attacker lose on the table?"));
  EXPECT_THAT(run.out, HasSubstr("That side has 4 CSP in the battle: it cannot lose 5 [26.15]"));
  EXPECT_THAT(run.out, HasSubstr("How many CSP did the defender lose on the table?"));
  EXPECT_THAT(run.out, HasSubstr("report-battle 0 to 4"));
  EXPECT_THAT(
      run.out,
      HasSubstr("Which side won the battle?\n  report-battle 0: The battle is won by: Union"));
  EXPECT_THAT(run.out, HasSubstr("Only a side with something left has won"));
  EXPECT_THAT(run.out, HasSubstr("1 CSP lost against 3"));
}

TEST(GroundOnTheTable, Case_26_15_wrong_words_change_nothing) {
  const Outcome run = ground("26.15", "table 3\ntable quick 0\ntable watch x\nlegal\n");
  EXPECT_THAT(run.out, HasSubstr("say table, table quick"));
  EXPECT_THAT(run.out, HasSubstr("'0' is no number from 1 to 99"));
  EXPECT_THAT(run.out, HasSubstr("'x' is no number"));
  EXPECT_THAT(run.out, HasSubstr("battle-on-table"));
}

}  // namespace
}  // namespace tests
