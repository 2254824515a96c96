// `sumter referee`: orders tried in a position.
#include "core/game/orders.h"
#include "core/state/turn.h"
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace tests {
namespace {

using core::cli::Json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A Union corps at Corinth, nobody else: little that others' rules could forbid.
constexpr const char* kCorpsPosition =
    "cycle 6/62\n"
    "side union\n"
    "at B3504\n"
    "  U1 corps-hq-infantry commander \"McCook\"\n"
    "  U2 leader \"McCook\" in U1\n"
    "  U3 infantry 10-3 in U1\n";

Outcome referee(const std::string& position, const std::string& orders,
                const std::string& more = "") {
  const TemporaryFile at{"referee.position", position};
  const TemporaryFile what{"referee.orders", orders};
  return sumter("referee --position " + at.path() + " --orders " + what.path() + " " + more);
}

Json answer(const std::string& position, const std::string& orders, const std::string& more = "") {
  const Outcome run = referee(position, orders, more + " --json");
  EXPECT_EQ(run.err, "");
  return Json::parse(run.out);
}

void expect_wrong(const Outcome& run, const testing::Matcher<std::string>& words) {
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  EXPECT_THAT(run.err, words);
}

TEST(RefereePage, writes_every_order_as_it_is_read) {
  const std::string page = read(source("docs/referee.md"));
  for (std::size_t at = 0; at < core::sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<core::sequence::ActionKind>(at);
    const std::string shape{core::sequence::row_of(kind).form};
    const std::string order =
        std::string{core::sequence::name(kind)} + (shape.empty() ? "" : " " + shape);
    EXPECT_THAT(page, HasSubstr("| `" + order + "` |"));
  }
}

TEST(RefereePage, names_every_stage) {
  const std::string page = read(source("docs/referee.md"));
  for (int at = 1; at + 1 < core::state::kStageCount; ++at) {
    EXPECT_THAT(page,
                HasSubstr("`" + std::string{name(static_cast<core::state::Stage>(at))} + "`"));
  }
}

TEST(Referee, the_example_holds) {
  const Outcome run = sumter("referee --position " + source("scenarios/example.position").string() +
                             " --orders " + source("scenarios/example.orders").string());
  EXPECT_EQ(run.code, 0) << run.out << run.err;
}

TEST(Referee, Case_12_11_what_does_not_belong_to_the_stage_is_refused_and_changes_nothing) {
  const auto tried = answer(kCorpsPosition, "maintain U1\nmaintain U1\n");
  for (const auto& each : tried["results"]) {
    EXPECT_FALSE(each["accepted"].get<bool>());
    EXPECT_EQ(each["refusal"]["case"], "12.11");
    EXPECT_EQ(each["asks"]["stage"], "command-segment");
    EXPECT_TRUE(each["events"].empty());
  }
}

TEST(Referee, Case_4_1_the_stage_of_the_file_is_asked_even_where_only_passing_is_left) {
  const std::string nobody = "cycle 4/63\nstage supply-destruction confederate\n";
  const auto tried = answer(nobody, "pass\n");
  EXPECT_TRUE(tried["opening"].empty());
  EXPECT_TRUE(tried["results"][0]["accepted"].get<bool>());
}

TEST(Referee, Case_4_0_without_a_word_it_is_the_command_segment_of_the_union) {
  const auto asks = answer(kCorpsPosition, "maintain U1\n")["asks"];
  EXPECT_EQ(asks["stage"], "command-segment");
  EXPECT_EQ(asks["acting"], "union");
  EXPECT_EQ(asks["side"], "union");
  EXPECT_EQ(asks["game_turn"], 1);
}

TEST(Referee, an_expectation_that_does_not_hold_gives_exit_code_1) {
  EXPECT_EQ(referee(kCorpsPosition, "maintain U1\nexpect refused 12.11\n").code, 0);
  EXPECT_EQ(referee(kCorpsPosition, "maintain U1\nexpect refused\n").code, 0);
  EXPECT_EQ(referee(kCorpsPosition, "maintain U1\nexpect accepted\n").code, 1);
  EXPECT_EQ(referee(kCorpsPosition, "maintain U1\nexpect refused 6.13\n").code, 1);
  EXPECT_EQ(referee(kCorpsPosition, "pass\nexpect refused 4.1\n").code, 1);
  EXPECT_EQ(referee(kCorpsPosition, "pass\nexpect accepted\n").code, 0);
}

TEST(Referee, an_expectation_may_depend_on_an_erratum) {
  const std::string orders =
      "maintain U1\nexpect refused 12.11 with E034\nexpect accepted without E034\n";
  EXPECT_EQ(referee(kCorpsPosition, orders).code, 0);
  EXPECT_EQ(referee(kCorpsPosition, orders, "--errata corrected,-E034").code, 1);
}

TEST(Referee, what_happened_can_be_expected_in_words) {
  EXPECT_EQ(referee(kCorpsPosition, "pass\nexpect says initiative segment\n").code, 0);
  EXPECT_EQ(referee(kCorpsPosition, "pass\nexpect says the moon\n").code, 1);
  EXPECT_EQ(referee(kCorpsPosition, "pass\nexpect says the moon without E034\n").code, 0);
  const auto says = answer(kCorpsPosition, "pass\nexpect says the moon\n")["results"][0]["says"];
  ASSERT_EQ(says.size(), 1U);
  EXPECT_EQ(says[0]["line"], 2);
  EXPECT_FALSE(says[0]["held"].get<bool>());
}

TEST(Referee, the_same_dice_give_the_same_answer) {
  EXPECT_EQ(answer(kCorpsPosition, "pass\n", "--dice 3,5,1")["results"],
            answer(kCorpsPosition, "pass\n", "--dice 3,5,1")["results"]);
  EXPECT_EQ(answer(kCorpsPosition, "pass\n", "--seed 9")["results"],
            answer(kCorpsPosition, "pass\n", "--seed 9")["results"]);
}

TEST(Referee, Case_2_0_the_game_turn_is_one_of_the_cycle) {
  const std::string cycle = "cycle 4/63\nscenario west-63\ngame-turn ";
  EXPECT_EQ(answer(cycle + "4\n", "pass\n")["ok"], true);
  expect_wrong(referee(cycle + "5\n", "pass\n"),
               AllOf(HasSubstr("referee.position:3: game-turn"), HasSubstr("1 to 4")));
}

TEST(Referee, wrong_lines_of_a_position_name_file_and_row) {
  const std::string corps = kCorpsPosition;
  for (const char* line : {"stage nowhere union",
                           "stage battles",
                           "stage battles onion",
                           "stage set-up union",
                           "stage over union",
                           "stage",
                           "stage battles union twice",
                           "game-turn -1",
                           "game-turn 0",
                           "game-turn 99999999999",
                           "game-turn x",
                           "game-turn",
                           "chit union",
                           "chit 3",
                           "chit union -3",
                           "chit union 10",
                           "chit onion 3",
                           "pool union 99999999999999",
                           "pool union -1",
                           "rail-points union x",
                           "first-player nobody",
                           "ground B3402",
                           "ground B3402 0",
                           "ground B3402 -4",
                           "ground Z3402 5",
                           "ground C0146 5 5"}) {
    expect_wrong(referee(corps + line + "\n", "pass\n"), HasSubstr("referee.position:7: "));
  }
  for (const char* twice : {"game-turn 1", "chit union 2", "pool union 2", "ground B3402 1",
                            "stage battles union", "first-player union"}) {
    expect_wrong(referee(corps + twice + "\n" + twice + "\n", "pass\n"),
                 HasSubstr("referee.position:8: "));
  }
}

TEST(Referee, wrong_words_of_a_piece_name_file_and_row) {
  const std::string corps = kCorpsPosition;
  for (const char* word : {"span", "span U9", "span U3", "span U4", "spent", "spent -1", "spent 0",
                           "spent 100", "spent 99999999999", "face-down", "spent 1 spent 1",
                           "entrained entrained", "span U2 span U2"}) {
    expect_wrong(referee(corps + "  U4 infantry 8-3 " + word + "\n", "pass\n"),
                 HasSubstr("referee.position:7: "));
  }
}

/// A division below Cairo, which a transport has fed from there in the last Strategic Turn or not.
std::string below_cairo(const std::string& line) {
  return "cycle 6/62\ncontrol A3120 A3121 A3220 union\n" + line +
         "side union\nat A3219\n  depot stock 20\nat A3120/A3121\n  U1 river-transport\n"
         "at A3121\n  U2 infantry 10-3\n";
}

TEST(Referee, Case_17_13_a_landing_place_that_was_fed_gives_direct_commands_for_the_cycle) {
  const auto fed = answer(below_cairo("fed-landing U1 A3219 A3121 4\n"), "command U2\n");
  EXPECT_TRUE(fed["results"][0]["accepted"].get<bool>()) << fed["results"][0]["refusal"];

  const auto unfed = answer(below_cairo(""), "command U2\n");
  EXPECT_EQ(unfed["results"][0]["refusal"]["case"], "5.21");
}

TEST(Referee, Case_17_12_a_transport_that_has_fed_a_landing_place_feeds_no_other) {
  const std::string position =
      below_cairo("stage distribution union\nfed-landing U1 A3219 A3121\n");
  EXPECT_EQ(answer(position, "feed-landing U1 A3121\n")["results"][0]["refusal"]["case"], "17.12");
}

TEST(Referee, Case_5_21_direct_commands_that_were_given_are_used_up) {
  const std::string corps = kCorpsPosition;
  const std::string depot = "  depot stock 20\n";
  EXPECT_TRUE(answer("chit union 2\ncommands union 1\n" + corps + depot,
                     "command U2\n")["results"][0]["accepted"]
                  .get<bool>());
  EXPECT_EQ(answer("chit union 2\ncommands union 2\n" + corps + depot,
                   "command U2\n")["results"][0]["refusal"]["case"],
            "5.21");
}

TEST(Referee, Case_8_31_a_leader_who_has_tried_does_not_roll_again) {
  const std::string tried =
      "cycle 6/62\nstage combat-initiative union\nside union\nat B3504\n"
      "  U1 leader \"McCook\" tried-to-fight\n";
  EXPECT_EQ(answer(tried, "try-combat-initiative U1\n")["results"][0]["refusal"]["case"], "8.31");
}

TEST(Referee, what_contradicts_itself_is_refused) {
  const std::string corps = kCorpsPosition;
  expect_wrong(referee(corps + "side confederate\nat B3504\n  infantry 6-3\n", "pass\n"),
               HasSubstr("6.15"));
  expect_wrong(referee(corps + "  infantry 9-3\n", "pass\n"), HasSubstr("9-3"));
}

TEST(Referee, wrong_orders_name_file_and_row) {
  for (const char* order : {"marhc U3 B3503", "march", "march U3", "pass now", "split-unit U3 x",
                            "#12 march", "march # B3503"}) {
    expect_wrong(referee(kCorpsPosition, std::string{"\n"} + order + "\n"),
                 std::string{order}.starts_with("#") ? HasSubstr("holds no order")
                                                     : HasSubstr("referee.orders:2: "));
  }
}

TEST(Referee, wrong_expectations_name_file_and_row) {
  for (const char* line :
       {"expect", "expect nothing", "expect accepted 6.13", "expect refused six",
        "expect refused 6.13 6.14", "expect says", "expect accepted with",
        "expect accepted with E34", "expect accepted with E999", "expect says with E034"}) {
    expect_wrong(referee(kCorpsPosition, std::string{"pass\n"} + line + "\n"),
                 HasSubstr("referee.orders:2: "));
  }
  expect_wrong(referee(kCorpsPosition, "expect accepted\n"), HasSubstr("referee.orders:1: "));
  expect_wrong(referee(kCorpsPosition, "pass\nexpect accepted\nexpect accepted\n"),
               HasSubstr("referee.orders:3: "));
  expect_wrong(
      referee(kCorpsPosition, "pass\nexpect accepted with E034\nexpect refused with E034\n"),
      HasSubstr("referee.orders:3: "));
}

TEST(Referee, files_that_are_none) {
  const TemporaryFile position{"good.position", kCorpsPosition};
  const TemporaryFile empty{"empty.orders", ""};
  const TemporaryFile binary{"binary.orders", std::string("\x00\xff\xfe\x01 \x80", 6)};
  const TemporaryFile huge{"huge.orders", "march " + std::string(1 << 20, 'x') + "\n"};
  for (const std::string& orders : {std::string{"nowhere.orders"}, std::string{"/"}, empty.path(),
                                    binary.path(), huge.path()}) {
    const Outcome run = sumter("referee --position " + position.path() + " --orders " + orders);
    expect_wrong(run, HasSubstr(orders));
    EXPECT_LT(run.err.size(), 400U);
  }
  for (const std::string& content : {std::string{}, std::string("\x00\xff\xfe\x01 \x80", 6),
                                     std::string(1 << 20, 'x'), std::string(1 << 20, '\n')}) {
    expect_wrong(referee(content, "pass\n"), HasSubstr("referee.position"));
  }
}

TEST(Referee, Case_0_4_a_face_that_the_die_does_not_have_is_refused) {
  const std::string orders = "pass\ntry-initiative U2\n";
  EXPECT_EQ(referee(kCorpsPosition, orders, "--dice 6").code, 0);
  expect_wrong(referee(kCorpsPosition, orders, "--dice 7"),
               AllOf(HasSubstr("--dice: roll 1 "), HasSubstr("from 1 to 6: 7 is no face of it")));
}

TEST(Referee, an_order_that_names_what_is_not_there_is_refused_and_the_next_one_tried) {
  const std::string orders =
      "march U9 B3402\nexpect refused 3.2\nmarch U1 Z0101\nexpect refused 3.11\n"
      "sail U1 B3402/B3404\nexpect refused 3.15\nsplit-unit U1 99999999999\nexpect refused 3.25\n"
      "pay-supply U9\nexpect refused 12.21\npass\nexpect accepted\n";
  EXPECT_EQ(referee(kCorpsPosition, orders).code, 0) << referee(kCorpsPosition, orders).out;
  const Json results = answer(kCorpsPosition, orders)["results"];
  EXPECT_EQ(results[0]["refusal"]["case"], "3.2");
  EXPECT_THAT(results[0]["refusal"]["sentence"].get<std::string>(),
              HasSubstr("there is no piece 'U9'"));
}

TEST(Referee, wrong_options_are_one_sentence) {
  for (const char* more :
       {"--dice 0", "--dice 3,x", "--dice 3,,4", "--dice 3,", "--dice -1", "--dice 3,99999999999",
        "--seed -1", "--seed x", "--options 27.1", "--errata some"}) {
    expect_wrong(referee(kCorpsPosition, "pass\n", more), HasSubstr("sumter: "));
  }
  expect_wrong(sumter("referee"), HasSubstr("--"));
}

/// The Union holds Tennessee and has nobody there.
constexpr const char* kOpenTennessee =
    "cycle 10/62\n"
    "scenario campaign\n"
    "stage deployment confederate\n"
    "control state:TN union\n"
    "side confederate\n"
    "at away\n"
    "  C1 partisan (1)-4 due 10/62\n";

TEST(Referee, Case_26_10_partisans_are_deployed_by_an_order) {
  const auto tried = answer(kOpenTennessee, "deploy C1 A5406\ndeploy C1 A4425\ndeploy C1 A4425\n",
                            "--options 26.10");
  const auto& results = tried["results"];
  ASSERT_EQ(results.size(), 3U);
  EXPECT_EQ(results[0]["refusal"]["case"], "26.10");
  EXPECT_THAT(results[0]["refusal"]["sentence"].get<std::string>(), HasSubstr("slave state"));
  EXPECT_TRUE(results[1]["accepted"].get<bool>());
  EXPECT_FALSE(results[2]["accepted"].get<bool>());
}

// ---- the rule that forbids, not another one; the orders hold what should come ----

TEST(Referee, Case_7_27_transports_bring_nothing_into_a_besieged_fort) {
  const std::string besieged =
      "cycle 2/63\nstage command-segment confederate\nchit confederate 5\n"
      "control A3822 confederate\nside union\nat A3822\n  U1 infantry 10-3\nside confederate\n"
      "at A3822\n  C1 fort\n  C2 garrison (5)-1 in C1\n"
      "at A3822/A3922\n  C3 river-transport stock 6\n  C4 river-transport\n";
  const Outcome run = referee(besieged,
                              "unload-supply C3 A3822 6\nexpect refused 7.27\n"
                              "load-supply C4 A3822 1\nexpect refused 7.27\n");
  EXPECT_EQ(run.code, 0) << run.out;
  EXPECT_THAT(run.out, HasSubstr("The fort in A3822 is besieged: no supply points go in or out"));
}

TEST(Referee, Case_7_26_a_ship_without_range_passes_no_supply) {
  const std::string spent =
      "cycle 2/63\nstage command-segment confederate\nchit confederate 5\n"
      "control A3822 confederate\nside confederate\n"
      "at A3822\n  C1 infantry 5-3\nat A3822/A3922\n  C3 river-transport stock 6 spent 39\n";
  const Outcome run = referee(spent, "unload-supply C3 A3822 6\nexpect refused 7.26\n");
  EXPECT_EQ(run.code, 0) << run.out;
}

TEST(Referee, Case_10_11_a_span_is_left_empty) {
  const std::string alone =
      "cycle 9/63\nstage movement-spans union\nchit union 3\nside union\n"
      "at A3303\n  U1 leader \"Howard\"\n  U2 infantry 3-3\n  depot stock 30\n";
  const Outcome run =
      referee(alone,
              "declare-span U2 U1\nleave-span U2\npass\nexpect says command segment\n"
              "command U1\nmarch U1 A3304\npass\ncommand U2\nexpect accepted\n");
  EXPECT_EQ(run.code, 0) << run.out;
}

TEST(Referee, Case_7_13_an_order_of_several_steps_ends_with_the_move) {
  const std::string meeting =
      "cycle 3/62\nstage command-segment union\nside union\nat A4323/A4324\n  U1 river-transport\n"
      "side confederate\nat A4423/A4524\n  C1 river-transport\n";
  const Outcome run = referee(
      meeting,
      "sail U1\nsail U1 A4324/A4423 A4423/A4424 A4423/A4524 A4523/A4524\nexpect refused 7.13\n");
  EXPECT_EQ(run.code, 0) << run.out;
}

TEST(Referee, Case_6_21_a_march_of_several_steps_ends_in_the_Enemys_zone) {
  const std::string meeting =
      "cycle 6/63\nstage command-segment union\nchit union 3\nside union\n"
      "at A3303\n  U1 infantry 3-3\n  depot stock 30\nside confederate\nat A3306\n  C1 infantry "
      "5-3\n";
  const Outcome run =
      referee(meeting, "command U1\nmarch U1 A3304 A3305 A3405\nexpect refused 6.21\n");
  EXPECT_EQ(run.code, 0) << run.out;
}

TEST(Referee, Case_16_16_rosters_change_in_the_other_sides_turn_too) {
  const std::string corps =
      "cycle 7/63\nstage command-segment confederate\nchit union 2\nchit confederate 2\n"
      "side union\nat C2609\n  U1 corps-hq-infantry commander \"Reynolds\"\n"
      "  U2 leader \"Reynolds\" in U1\n  U3 infantry 10-3\n  U4 infantry 5-3 in U1\n"
      "  depot stock 20\nside confederate\nat C2613\n  C1 infantry 10-3\n  depot stock 10\n";
  const Outcome run =
      referee(corps,
              "detach U4\nexpect accepted\nenrol U3 U1\nexpect accepted\n"
              "enrol C1 U1\nexpect refused 16.16\nmarch U3 C2610\nexpect refused 5.27\n");
  EXPECT_EQ(run.code, 0) << run.out;
}

TEST(Referee, Case_21_41_what_is_on_the_spiral_stands_nowhere) {
  const std::string due =
      "cycle 13/64\nscenario campaign\nstage deployment union\nfirst-player union\nside union\n"
      "at A4324\n  U1 infantry 6-3 due 13/64\nside confederate\nat A4324\n  C1 infantry 10-3\n";
  const Outcome run = referee(due, "deploy U1 A4324\nexpect refused 21.61\n");
  EXPECT_EQ(run.code, 0) << run.out << run.err;
}

/// Hooker may cross row 12 or not, by where Lee stands in a position that begins in his Movement
/// Phase; in the first Game-Turn whoever stands beyond it goes where he likes.
TEST(Referee, Case_19_74_a_position_inside_the_phase_knows_whether_Lee_restricts) {
  const auto tried = [](const std::string& lee, const std::string& from, const std::string& cycle,
                        const std::string& orders) {
    const Outcome run =
        referee("scenario east-63\n" + cycle +
                    "stage command-segment union\nchit union 3\nside union\nat " + from +
                    "\n  U1 army-hq \"Army of the Potomac\" commander \"Hooker\" stock 20\n"
                    "  U2 leader \"Hooker\" in U1\n  U3 infantry 10-3 in U1\n"
                    "side confederate\nat " +
                    lee + "\n  C1 leader \"R. E. Lee\"\n  C2 infantry 4-3\n",
                orders);
    EXPECT_EQ(run.code, 0) << lee << ' ' << from << ' ' << cycle << run.out << run.err;
  };
  const std::string beyond = "command U2\nmarch U1 C2413\n";
  const std::string later = "cycle 6/63\n";
  tried("C2411", "C2412", later, beyond + "expect refused 19.74\n");
  tried("C2312", "C2412", later, beyond + "expect accepted\n");
  const std::string onward = "command U2\nmarch U1 C2514\n";
  tried("C2411", "C2413", later, onward + "expect refused 19.74\n");
  tried("C2411", "C2413", "cycle 5/63\ngame-turn 1\n", onward + "expect accepted\n");
}

/// The orders that follow find all that the first have done.
TEST(Referee, the_position_at_the_end_is_a_set_up_for_the_next_orders) {
  const std::string path = TemporaryFile{"after.setup", ""}.path();
  const std::string position = "stage initiative-segment union\n" + std::string{kCorpsPosition} +
                               "side confederate\nat B3402\n  C1 infantry 4-3\n";
  const std::string moved = "try-initiative U2\nmarch U1 B3503\npass\n";
  const Outcome first = referee(position, moved, "--dice 1 --out " + path);
  ASSERT_EQ(first.code, 0) << first.out << first.err;
  const TemporaryFile next{"next.orders", "try-initiative U2\nexpect refused 5.25\n"};
  EXPECT_EQ(sumter("referee --position " + path + " --orders " + next.path()).code, 0);
  EXPECT_TRUE(sumter("hex B3503 --position " + path).says("McCook"));
  EXPECT_EQ(sumter_typed("play " + path, "quit\n").code, 0);
  expect_wrong(referee(position, moved, "--out " + path), HasSubstr("the file exists already"));
  std::filesystem::remove(path);
  expect_wrong(referee(position, "try-initiative U2\n", "--dice 1 --out " + path),
               HasSubstr("something is not finished yet"));
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(Referee, Case_7_24_who_is_aboard_when_the_phase_begins_lies_in_position) {
  const auto written = [](const std::string& stage) {
    const std::string path = TemporaryFile{"aboard.setup", ""}.path();
    const Outcome run = referee("cycle 6/62\nstage " + stage +
                                    " union\nchit union 3\nside union\nat B0132\n"
                                    "  U1 naval-transport\n  U2 infantry 1-3 in U1\n"
                                    "side confederate\nat B3402\n  C1 infantry 4-3\n",
                                "march U2 B0131\nexpect refused\n", "--out " + path);
    EXPECT_EQ(run.code, 0) << run.err;
    std::string text = read(path);
    std::filesystem::remove(path);
    return text;
  };
  EXPECT_THAT(written("movement-spans"), HasSubstr("in-position"));
  EXPECT_THAT(written("initiative-segment"), Not(HasSubstr("in-position")));
}

TEST(War, Case_0_5_a_position_file_is_answered_with_the_secrecy_that_is_asked_for) {
  const TemporaryFile file{"war.position", std::string{"pool confederate 17\n"} + kCorpsPosition};
  const std::string war = "war --position " + file.path();
  EXPECT_THAT(sumter(war + " --secrecy open").out, HasSubstr("Confederate: 17 SUP in the pool"));
  EXPECT_THAT(sumter(war + " --secrecy dark").out, Not(HasSubstr("17 SUP")));
  EXPECT_EQ(sumter(war).out, sumter(war + " --secrecy limited").out);
  EXPECT_EQ(sumter(war + " --secrecy shut").code, 2);
}

TEST(Referee, what_is_done_at_another_time_names_the_rule_of_its_time) {
  const std::string river =
      "cycle 9/64\nstage command-segment confederate\nchit confederate 2\n"
      "control A1009 A1010 confederate\nground A1009 5\nside confederate\nat A1009\n"
      "  C1 train stock 4\n  C2 leader \"Price\"\n  C3 infantry 4-3 span C2\n  depot stock 20\n"
      "  C4 infantry 2-3\n";
  const Outcome run =
      referee(river,
              "march C1 A1010\nexpect refused 5.27\n"
              "destroy-supply A1009 5\nexpect refused 12.03\n"
              "attack C2 A1010\nexpect refused 8.31\n"
              "try-combat-initiative C2\nexpect refused 8.31\n"
              "merge-units C3 C4\nexpect refused 3.24\n"
              "entrench A1009\nexpect refused 13.51\n"
              "command C1\ntry-initiative C2\nexpect refused 5.28\n"
              "command C4\nexpect refused 5.28\nmarch C4 A1010\nexpect refused 5.27\n");
  EXPECT_EQ(run.code, 0) << run.out;
  EXPECT_THAT(run.out,
              HasSubstr("That is done in the supply destruction, not in the command segment"));
}

}  // namespace
}  // namespace tests
