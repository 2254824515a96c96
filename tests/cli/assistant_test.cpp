// `sumter assistant`: what people with models say, and what is judged, rolled and marked of it.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kFirstFire =
    "done\nspeed USS-Monitor 1\ndone\nfire USS-Monitor at CSS-Virginia range 5 bearing 90\n";

TEST(Assistant, IC_188_a_shot_is_reckoned_step_by_step_with_its_rules) {
  const Outcome run = sumter_typed("assistant --battle hampton-roads --seed 5", kFirstFire);
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("> lay USS-Monitor gun 2 at CSS-Virginia range 5 bearing 90"),
                    HasSubstr("5\" is close [IC-184], factor 8 counts as 16 [IC-185] against armor "
                              "8: chart A [IC-188]"),
                    HasSubstr("all on this target: A 4, B 0")));
}

TEST(Assistant, IC_184_what_a_gun_cannot_is_refused_with_rule_and_figures) {
  const Outcome run = sumter_typed(
      "assistant --battle hampton-roads",
      "done\nspeed USS-Monitor 4\nspeed USS-Monitor 1\ndone\n"
      "fire USS-Monitor at CSS-Virginia range 19 bearing 90\n"
      "fire CSS-Virginia at USS-Monitor range 5 bearing 90\n"
      "fire USS-Monitor gun 3 at CSS-Virginia range 5 bearing 90\nfire Nobody at nothing\n");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("comes up to 1\" in this move, not to 4\" [IC-082]"),
                             HasSubstr("gun 1 of USS Monitor reaches 18\" [IC-184]. So 1 more."),
                             HasSubstr("CSS Virginia is not yours to command [IC-062]"),
                             HasSubstr("'Nobody' is no ship or fort with guns")));
}

TEST(Assistant, IC_003_IC_221_own_dice_are_asked_for_one_by_one_and_boxes_are_marked) {
  const Outcome run =
      sumter_typed("assistant --battle hampton-roads --own-dice",
                   std::string{kFirstFire} +
                       "done\ndone\n11\n5\ncross-off CSS-Virginia armor\n"
                       "cross-off CSS-Virginia gun 1\ncross-off CSS-Virginia draft\n"
                       "ships\n");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("union throws a D10 [IC-190]"), HasSubstr("'11' is no face of a D10"),
                    HasSubstr("4 guns counted, die 5, 3 hits"),
                    HasSubstr("CSS Virginia loses an armor box, 7 left [IC-221]"),
                    HasSubstr("CSS Virginia loses a draft box, 10 left")));
}

TEST(Assistant, own_dice_that_were_typed_wrong_are_taken_back_and_those_of_the_program_are_not) {
  const std::string fired = std::string{kFirstFire} + "done\ndone\n";
  const Outcome own = sumter_typed("assistant --battle hampton-roads --own-dice",
                                   fired + "5\nundo\ndone\n1\nquit\n");
  EXPECT_THAT(own.out, AllOf(HasSubstr("die 5, 3 hits"), HasSubstr("taken back"),
                             HasSubstr("die 1, 5 hits")));
  const Outcome program = sumter_typed("assistant --battle hampton-roads", fired + "undo\nquit\n");
  EXPECT_THAT(program.out, HasSubstr("there is nothing to take back"));
}

TEST(Assistant, IC_281_a_contact_is_a_ram_at_the_speed_of_the_move) {
  const Outcome run = sumter_typed("assistant --battle hampton-roads --own-dice",
                                   "done\nspeed USS-Monitor 1\ndone\ndone\ndone\n"
                                   "speed CSS-Virginia 4 meets USS-Monitor angle 80\n1\n6\nquit\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("confederate throws a D6 for USS Monitor [IC-282]"),
                             HasSubstr("CSS Virginia rams USS Monitor at 4 knots, dice 1 and 6")));
}

TEST(Assistant, IC_141_IC_148_a_model_comes_into_shoals_and_mines) {
  const Outcome run = sumter_typed("assistant --battle hampton-roads --own-dice",
                                   "done\nspeed USS-Monitor 1\nwater USS-Monitor shoal 11\n"
                                   "water USS-Monitor mines dummy\n4\n"
                                   "water USS-Monitor shoal 6\n1\nquit\n");
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr("USS Monitor draws 10 feet: 11 feet of water are deep enough for it "
                      "[IC-141]"),
            HasSubstr("the mines are dummies [IC-148]"),
            HasSubstr("union throws a D6 for USS Monitor [IC-141]"),
            HasSubstr("USS Monitor draws 10 feet in 6 feet of water, rolls 1 and is aground "
                      "[IC-141]")));
}

TEST(Assistant, RC_283_RC_427_the_coastal_set_is_kept_the_same_way) {
  const Outcome run = sumter_typed(
      "assistant --rules coastal --battle hampton-roads --own-dice",
      "speed USS-Monitor 2 turret 1 starboard\ndone\n"
      "speed CSS-Virginia 4\nspeed CSS-Patrick-Henry 4\nspeed CSS-Jamestown 4\nspeed CSS-Teaser 4\n"
      "done\n1\n2\n3\n4\n"
      "contact CSS-Virginia USS-Monitor angle 70\n2\n3\n1\n"
      "fire USS-Monitor at CSS-Virginia range 6 bearing 90 from 10\n"
      "fire USS-Monitor at CSS-Virginia range 6 bearing 0\n"
      "done\ndone\n5\n4\nquit\n");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("CSS Virginia rams USS Monitor at 4 knots, dice 5: 25 points"),
                    HasSubstr("6\" is close, needs 4 [RC-283], die -1 [RC-284], a hit takes 4 "
                              "points [RC-289]"),
                    HasSubstr("rolls 5, scores 4 of 4 and hits CSS Virginia"),
                    HasSubstr("rolls 4, scores 3 of 4 and misses")));
}

TEST(Assistant, IC_T39_a_save_loses_nothing_and_is_gone_on_with) {
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     ("assistant-" + std::to_string(getpid()) + ".battle");
  std::filesystem::remove(file);
  const std::string with = "assistant --battle hampton-roads --own-dice --save " + file.string();
  (void)sumter_typed(with,
                     std::string{kFirstFire} + "done\ndone\n5\ncross-off CSS-Virginia armor\n");
  const Outcome again =
      sumter_typed("assistant --save " + file.string(), "ships\ncross-off CSS-Virginia armor\n");
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_THAT(again.out, AllOf(HasSubstr("loses an armor box, 7 left"),
                               HasSubstr("loses an armor box, 6 left")));
  std::filesystem::remove(file);
}

TEST(Assistant, ships_that_people_have_fight_without_a_battle_of_the_catalogue) {
  const Outcome run =
      sumter_typed("assistant --ships uss-monitor,css-virginia", "done\nships\nquit\n");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("USS Monitor"), HasSubstr("CSS Virginia")));
  const Outcome unknown = sumter("assistant --ships uss-monitor,hms-victory");
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("'hms-victory'"));
  EXPECT_EQ(sumter("assistant").code, 2);
  EXPECT_EQ(sumter("assistant --battle trafalgar").code, 2);
}

}  // namespace
}  // namespace tests
