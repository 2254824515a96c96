// [28.0] What the log says of an order: who tried, what it came to, and where.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tests {
namespace {

using testing::Contains;
using testing::HasSubstr;

/// The sentences of the last order: what happened, or why it was refused.
std::vector<std::string> told(const std::string& position, const std::string& orders,
                              const std::string& dice = "1") {
  const TemporaryFile at{"told.position", position};
  const TemporaryFile what{"told.orders", orders};
  const auto answer =
      json("referee --position " + at.path() + " --orders " + what.path() + " --dice " + dice);
  const auto& last = answer["results"].back();
  std::vector<std::string> lines;
  for (const auto& event : last["events"]) {
    lines.push_back(event["text"].get<std::string>());
  }
  if (!last["accepted"].get<bool>()) {
    lines.push_back(last["refusal"]["sentence"].get<std::string>());
  }
  return lines;
}

/// McCook with a division at Corinth; without a depot he is out of the chain of supply.
std::string corps(const std::string& stage, const std::string& more = "  depot stock 20\n") {
  return "cycle 6/62\nstage " + stage + " union\nchit union 3\ncontrol B3404 B3405 B3504 union\n" +
         "side union\nat B3504\n  U1 corps-hq-infantry commander \"McCook\"\n"
         "  U2 leader \"McCook\" in U1\n  U3 infantry 10-3 in U1\n  U4 infantry 8-3\n" +
         more;
}

TEST(Told, Case_5_22_a_failed_roll_says_who_tried_what_he_needed_and_what_he_rolled) {
  EXPECT_THAT(told(corps("initiative-segment"), "try-initiative U2\n", "5"),
              Contains("leader \"McCook\" tries to move, needs 2 or less, rolls 5 and fails "
                       "[5.22]."));
}

TEST(Told, Case_8_31_so_does_one_to_attack) {
  const std::string enemy = "  depot stock 20\nside confederate\nat B3505\n  C1 infantry 3-3\n";
  EXPECT_THAT(told(corps("combat-initiative", enemy), "try-combat-initiative U2\n", "6"),
              Contains("leader \"McCook\" tries to attack, needs 2 or less, rolls 6 and fails "
                       "[8.31]."));
}

TEST(Told, Case_5_23_where_supply_decided_that_is_said_too) {
  const auto lines = told(corps("initiative-segment", ""), "try-initiative U2\n", "2");

  EXPECT_THAT(lines, Contains("leader \"McCook\" is out of the chain of supply: his initiative of "
                              "2 is one less [5.23]."));
  EXPECT_THAT(lines, Contains(HasSubstr("needs 1 or less, rolls 2 and fails")));
  const auto worse = told(corps("initiative-segment", ""), "try-initiative U2\n", "5");
  EXPECT_THAT(worse, Contains(HasSubstr("his initiative of 2 is one less [5.23]")));
  EXPECT_THAT(worse, Contains(HasSubstr("needs 1 or less, rolls 5 and fails")))
      << "he needed the same, whatever he rolled";
  EXPECT_THAT(told(corps("initiative-segment"), "try-initiative U2\n", "2"),
              testing::Not(Contains(HasSubstr("fails"))));
}

TEST(Told, Case_6_42_who_joins_or_leaves_the_stack_is_told) {
  const std::string position = corps("command-segment");
  const std::string orders = "command U2\njoin-stack U1\n";

  EXPECT_THAT(told(position, orders), Contains("Corps HQ U1 moves with the stack [6.42]."));
  EXPECT_THAT(told(position, orders + "leave-stack U1\n"),
              Contains("Corps HQ U1 moves on its own [6.42]."));
}

/// McCook has been lucky and attacks B3505.
std::string attack(const std::string& more) {
  return "cycle 6/62\nstage combat-initiative union\nchit union 3\n"
         "control B3404 B3405 B3504 union\nside union\nat B3504\n"
         "  U1 corps-hq-infantry commander \"McCook\"\n  U2 leader \"McCook\" in U1\n"
         "  U3 infantry 10-3 in U1\n  U4 infantry 10-3 in U1\n  depot stock 20\n"
         "side confederate\nat B3505\n" +
         more;
}

const std::string kToldAttack =
    "try-combat-initiative U2\npass\nattack U2 B3505\nadd-attacker U3\nadd-attacker U4\n";

TEST(Told, Case_8_15_who_joins_the_attack_and_who_leads_the_defence_is_told) {
  const std::string army =
      attack("  C1 infantry 10-3\n  C2 leader \"Price\"\n  C3 leader \"Loring\"\n");

  EXPECT_THAT(told(army, kToldAttack),
              Contains("infantry 10-3 U4 joins the attack on B3505 [8.15]."));
  EXPECT_THAT(told(army, kToldAttack + "pass\nchoose-chit 1\nuse-leader C3\n"),
              Contains("leader \"Loring\" leads the defence of B3505 [8.15]."));
  EXPECT_THAT(told(army, kToldAttack + "pass\nchoose-chit 1\nuse-leader C3\nuse-leader C2\n"),
              Contains("leader \"Loring\" has been named to lead the defence of B3505; leader "
                       "\"Price\" takes no second turn [8.15]."));
  EXPECT_THAT(told(army, kToldAttack + "pass\nchoose-chit 1\nuse-leader C3\nuse-leader C3\n"),
              Contains("leader \"Loring\" already leads this battle [8.15]."));
}

TEST(Told, Case_8_15_the_result_says_the_die_its_changes_and_the_row) {
  const auto lines = told(attack("  C1 infantry 3-3\n  C2 infantry 1-3\n"),
                          kToldAttack + "pass\nchoose-chit 0\n", "1,6");

  EXPECT_THAT(lines, Contains(HasSubstr("B3505: die 6, row 6: losses of ")));
  EXPECT_THAT(lines, testing::Not(Contains(HasSubstr("the table ends"))));
}

TEST(Told, Case_8_15_a_die_beyond_the_table_says_where_the_table_ends) {
  std::string army = attack("  C1 infantry 3-3\n  C2 infantry 1-3\n");
  for (std::size_t at = army.find("McCook"); at != std::string::npos; at = army.find("McCook")) {
    army.replace(at, 6, "Sheridan");  // combat rating 2
  }
  army.replace(army.find("6/62"), 4, "6/63");
  const auto lines = told(army, kToldAttack + "pass\nchoose-chit 0\n", "1,6");

  EXPECT_THAT(lines,
              Contains("B3505: the table ends at 7, which is the row of a die of 8 [8.15]."));
  EXPECT_THAT(lines, Contains(HasSubstr("B3505: die 6, changed by 2, row 7: losses of ")));
}

TEST(Told, Case_8_19_a_loss_that_the_weakness_of_the_enemy_limits_says_so) {
  std::string army = attack("  C1 infantry 4-3\n");
  army.insert(army.find("  depot"), "  U5 infantry 10-3 in U1\n");
  const auto lines = told(army, kToldAttack + "add-attacker U5\npass\nchoose-chit 2\n", "1,1");

  EXPECT_THAT(lines, Contains("Union would lose 2 points, but the most is 20 % of the Enemy's 4: 1 "
                              "[8.19]."));
}

/// The example of the errata: a 4-4, a 7-3, a 3-2 and two (5)-1s lose 6 points.
constexpr const char* kMixedDefence =
    "cycle 6/62\nstage combat-initiative union\nchit union 2\nchit confederate 2\n"
    "control B3404 B3405 B3504 union\ncontrol B3406 B3407 confederate\nside union\nat B3404\n"
    "  U1 army-hq commander \"Pope\"\n  U2 leader \"Pope\" in U1\n  U3 infantry 10-3 in U1\n"
    "  U4 infantry 10-3 in U1\n  U5 infantry 10-3 in U1\n  U6 infantry 10-3 in U1\n"
    "  U7 infantry 10-3 span U2\n  U8 infantry 10-3 span U2\n  depot stock 50\n"
    "side confederate\nat B3405\n  C1 cavalry 4-4\n  C2 infantry 7-3\n  C3 militia 3-2\n"
    "  C4 garrison (5)-1\n  C5 garrison (5)-1\n  C6 leader \"Bragg\"\n"
    "at B3406\n  C9 depot stock 40\n";

TEST(Told, Case_8_16_garrisons_that_lose_as_one_are_told_so) {
  const std::string dice = "1,1,4,4,4,4,4,4";
  const std::string losing =
      "try-combat-initiative U2\npass\nattack U2 B3405\nadd-attacker U3\nadd-attacker U4\n"
      "add-attacker U5\nadd-attacker U6\nadd-attacker U7\nadd-attacker U8\npass\npass\n"
      "choose-chit 3\nchoose-chit 3\npay-supply C9\nlose-point C5\n";

  EXPECT_THAT(
      told(kMixedDefence, losing + "lose-point C4\n", dice),
      Contains("The garrisons lose as one unit, and have lost their point of the remainder; "
               "garrison (5)-1 C4 is one of them [8.16]."));
  const auto lines = told(kMixedDefence, losing + "lose-point C3\n", dice);
  EXPECT_THAT(lines, Contains("The garrisons lose as one unit: the counter is now garrison (3)-1 "
                              "C5; it was (5)-1 [8.16]."));
  EXPECT_THAT(lines, Contains("The counter is now militia 1-2 C3; it was 3-2 [8.16]."));
}

/// A gunboat below Cairo.
constexpr const char* kGunboat = "cycle 6/62\nside union\nat A3120/A3220\n  U1 river-flotilla\n";

TEST(Told, Case_3_15_water_is_called_by_its_river_and_its_hexside) {
  EXPECT_THAT(told(kGunboat, "sail U1\nsail U1 A3120/A3121\n"),
              Contains("River Flotilla U1 comes to A3120/A3121 (Mississippi) [7.11]."));
  EXPECT_THAT(told(kGunboat, "sail U1\nsail U1 A3219/A3320\n"),
              Contains("No water leads from River Flotilla U1 to A3219/A3320 (Ohio) in "
                       "one step [3.15]."));
}

TEST(Told, Case_3_15_a_lake_or_a_bay_by_what_the_map_calls_it) {
  const std::string afloat = "cycle 6/62\nside union\nat B2829\n  U1 naval-flotilla\n";

  EXPECT_THAT(told(afloat, "sail U1\nsail U1 B2828\n"),
              Contains("Naval Flotilla U1 comes to B2828 (Lake Borgne) [7.11]."));
  EXPECT_THAT(told(afloat, "sail U1\nsail U1 B2929\n"),
              Contains("Naval Flotilla U1 comes to B2929 (Lake Borgne) [7.11]."));
  EXPECT_THAT(told(afloat, "sail U1\nsail U1 B2728\n"),
              Contains("The water at B2728 (Lake Pontchartrain) is closed to ships like "
                       "Naval Flotilla U1 [7.53]."));
}

TEST(Told, Case_11_11_a_combat_at_sea_says_where) {
  const std::string met =
      "cycle 6/62\nstage combat-spans union\nside union\nat A3120/A3121\n  U1 river-flotilla\n"
      "side confederate\nat A3120/A3121\n  C1 river-flotilla\n";
  const auto lines = told(met, "pass\n", "1");

  EXPECT_THAT(lines, Contains(HasSubstr("fight River Flotilla C1 and those with it at A3120/A3121 "
                                        "(Mississippi): naval strength 10 against 10, odds 1:1")));
  EXPECT_THAT(lines, Contains("Union rolls 1 for the naval combat [11.12]."));
}

TEST(Told, Case_7_11_a_ship_whose_move_is_over_is_told_when_it_sails_again) {
  EXPECT_THAT(told(kGunboat + std::string{"  U2 river-flotilla\n"},
                   "sail U1\nsail U1 A3120/A3121\npass\nsail U1 A3020/A3121\n"),
              Contains("River Flotilla U1 has moved in this phase and can sail again in the next "
                       "Movement Phase of its side [7.11]."));
  EXPECT_THAT(
      told(kGunboat, "sail U1 A3120/A3121\n"),
      Contains("River Flotilla U1 is not under way: it sets out first, others join it, then "
               "it sails from water to water [7.11]."));
}

TEST(Told, Case_3_24_a_counter_that_is_exchanged_says_what_it_was) {
  EXPECT_THAT(told(corps("command-segment"), "split-unit U4 2\n"),
              Contains("The counter is now infantry 6-3 U4; it was 8-3 [3.25]."));
}

}  // namespace
}  // namespace tests
