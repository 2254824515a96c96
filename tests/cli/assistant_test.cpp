// `sumter assistant`: what people with models say, and what is judged, rolled and marked of it.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <sstream>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// What is rolled at Hampton Roads before the first order: boarding parties [IC-023]; captains
/// [RC-045] and the wind [RC-223].
const std::string kParties{"3\n"};
const std::string kCaptainsAndWind{
    "6\n2\n1\n6\n4\n3\n4\n4\n1\n5\n4\n5\n3\n5\n5\n6\n4\n6\n3\n1\n5\n1\n4\n3\n4\n2\n"};

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
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr("can speed up to 1\" in this move, not to 4\" [IC-082]"),
            HasSubstr("gun 1 of USS Monitor reaches 18\" [IC-184]. The same goes for gun 2."),
            HasSubstr("CSS Virginia is not yours to command [IC-062]"),
            HasSubstr("'Nobody' is no ship or fort with guns")));
}

TEST(Assistant, IC_003_IC_221_own_dice_are_asked_for_one_by_one_and_boxes_are_marked) {
  const Outcome run =
      sumter_typed("assistant --battle hampton-roads --own-dice",
                   kParties + std::string{kFirstFire} +
                       "done\ndone\n11\n5\ncross-off CSS-Virginia armor\n"
                       "cross-off CSS-Virginia gun 1\ncross-off CSS-Virginia draft\n"
                       "ships\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("union rolls a D10 [IC-190]"), HasSubstr("'11' is no face of a D10"),
                    HasSubstr("4 guns counted, die 5, 3 hits"),
                    HasSubstr("CSS Virginia loses an armor box, 7 left [IC-221]"),
                    HasSubstr("CSS Virginia loses a draft box, 10 left")));
}

/// The dice before the first order are the people's too, and the save keeps them.
TEST(Assistant, RC_045_RC_223_own_dice_begin_with_captains_and_wind) {
  const std::string game = "assistant --rules coastal --ships uss-monitor,css-virginia --own-dice";
  const std::string faces = "1\n2\n3\n4\n5\n6\n6\n";
  const Outcome early = sumter_typed(game, faces);
  EXPECT_EQ(early.code, 2);
  EXPECT_THAT(early.err, HasSubstr("the dice before the first order are not all rolled"));
  EXPECT_THAT(early.out, Not(HasSubstr("'help' lists")));

  const TemporaryFile file{"own.battle", ""};
  std::filesystem::remove(file.path());
  const Outcome run =
      sumter_typed(game + " --save " + file.path(), faces + "7\n1\n5\nundo\n4\nundo\n2\n6\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;
  const std::string told =
      "  union rolls D6: 1 for USS Monitor [RC-045]\n  union rolls D6: 2 for USS Monitor [RC-045]\n"
      "  union rolls D6: 3 for USS Monitor [RC-045]\n  union rolls D6: 4 for USS Monitor [RC-045]\n"
      "  confederate rolls D6: 5 for CSS Virginia [RC-045]\n"
      "  confederate rolls D6: 6 for CSS Virginia [RC-045]\n";
  EXPECT_THAT(run.out, AllOf(HasSubstr("These dice come before the first order:"),
                             HasSubstr("union rolls a D6 for USS Monitor [RC-045]: "),
                             HasSubstr("'7' is no face of a D6; 'undo' asks again"),
                             HasSubstr("union rolls a D6 [RC-223]: "), HasSubstr(told)));
  const Outcome again = sumter_typed("assistant --save " + file.path(), "quit\n");
  EXPECT_THAT(again.out, HasSubstr(told));
  const auto opening = [](const Outcome& outcome) {
    const auto from = outcome.out.find("'help'");
    return outcome.out.substr(from, outcome.out.find("Turn 1") - from);
  };
  EXPECT_EQ(opening(again), opening(run));
}

// Who feeds lines sees no answers: the exit code tells that one was not taken.
TEST(Assistant, what_was_not_taken_shows_in_the_exit_code) {
  const std::string roads = "assistant --battle hampton-roads";
  EXPECT_EQ(sumter_typed(roads, "done\nspeed USS-Monitor 1\nships\nhelp\nundo\nquit\n").code, 0);
  EXPECT_EQ(sumter_typed(roads, "banana\nquit\n").code, 1);
  EXPECT_EQ(sumter_typed(roads, "done\nspeed USS-Monitor 4\nquit\n").code, 1);
  EXPECT_EQ(sumter_typed(roads, "undo\nquit\n").code, 1);
  EXPECT_EQ(sumter_typed(roads, "ships Nobody\nquit\n").code, 1);
  const std::string own = roads + " --own-dice";
  const std::string fired = kParties + std::string{kFirstFire} + "done\ndone\n";
  EXPECT_EQ(sumter_typed(own, fired + "5\nquit\n").code, 0);
  EXPECT_EQ(sumter_typed(own, fired + "11\n5\nquit\n").code, 1);
  EXPECT_EQ(sumter_typed(own, fired).code, 1) << "the lines end before the die of the last order";
}

TEST(Assistant, IC_003_a_face_that_the_die_lacks_is_refused_when_it_is_rolled) {
  const std::string shoal = "done\nspeed USS-Monitor 1\ndice 9\nwater USS-Monitor shoal 6\n";
  EXPECT_THAT(sumter_typed("assistant --battle hampton-roads", shoal).out,
              HasSubstr("refused: The die that comes next has 6 faces: 9 was written for it"));
  EXPECT_THAT(sumter_typed("assistant --rules coastal --battle hampton-roads", "dice 7\n").out,
              HasSubstr("7 is no face of a die of 6 [RC-003]"));
}

TEST(Assistant, own_dice_that_were_typed_wrong_are_taken_back_and_those_of_the_program_are_not) {
  const std::string fired = std::string{kFirstFire} + "done\ndone\n";
  const Outcome own = sumter_typed("assistant --battle hampton-roads --own-dice",
                                   kParties + fired + "5\nundo\ndone\n1\nquit\n");
  EXPECT_THAT(own.out, AllOf(HasSubstr("die 5, 3 hits"), HasSubstr("taken back: done confederate"),
                             HasSubstr("die 1, 5 hits")));
  const Outcome program = sumter_typed("assistant --battle hampton-roads", fired + "undo\nquit\n");
  EXPECT_THAT(program.out, HasSubstr("there is nothing to take back"));
}

TEST(Assistant, IC_281_a_contact_is_a_ram_at_the_speed_of_the_move) {
  const Outcome run =
      sumter_typed("assistant --battle hampton-roads --own-dice",
                   kParties +
                       "done\nspeed USS-Monitor 1\ndone\ndone\ndone\n"
                       "speed CSS-Virginia 4 meets USS-Monitor angle 80\n1\n6\nquit\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("confederate rolls a D6 for USS Monitor [IC-282]"),
                             HasSubstr("CSS Virginia rams USS Monitor at 4 knots, dice 1 and 6")));
}

TEST(Assistant, IC_141_IC_148_a_model_comes_into_shoals_and_mines) {
  const Outcome run = sumter_typed("assistant --battle hampton-roads --own-dice",
                                   kParties +
                                       "done\nspeed USS-Monitor 1\nwater USS-Monitor shoal 11\n"
                                       "water USS-Monitor mines dummy\n4\n"
                                       "water USS-Monitor shoal 6\n1\nquit\n");
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr("USS Monitor draws 10.5 feet: 11 feet of water are deep enough for it "
                      "[IC-141]"),
            HasSubstr("the mines are dummies [IC-148]"),
            HasSubstr("union rolls a D6 for USS Monitor [IC-141]"),
            HasSubstr("USS Monitor draws 10.5 feet in 6 feet of water, rolls 1 and is aground "
                      "[IC-141]")));
}

TEST(Assistant, RC_283_RC_427_the_coastal_set_is_kept_the_same_way) {
  const Outcome run =
      sumter_typed("assistant --rules coastal --battle hampton-roads --own-dice",
                   kCaptainsAndWind +
                       "speed USS-Monitor 2 turret 1 starboard\ndone\n"
                       "speed CSS-Virginia 4\nspeed CSS-Patrick-Henry 4\nspeed CSS-Jamestown "
                       "4\nspeed CSS-Teaser 4\n"
                       "done\n1\n2\n3\n4\n"
                       "contact CSS-Virginia USS-Monitor angle 70\n2\n3\n1\n"
                       "fire USS-Monitor at CSS-Virginia range 6 bearing 90 from 10\n"
                       "fire USS-Monitor at CSS-Virginia range 6 bearing 0\n"
                       "done\ndone\n5\n4\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;  // the guns are laid when they are told to fire again
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("CSS Virginia rams USS Monitor at 4 knots, dice 5: 25 points"),
                    HasSubstr("6\" is close, needs 4 [RC-283], die -1 [RC-284], a hit takes 4 "
                              "points [RC-289]"),
                    HasSubstr("refused: Gun 1 of USS Monitor is already laid on a target [RC-281]"),
                    Not(HasSubstr("not understood")),
                    HasSubstr("rolls 5, scores 4 of 4 and hits CSS Virginia"),
                    HasSubstr("rolls 4, scores 3 of 4 and misses")));
}

TEST(Assistant, IC_T39_a_save_loses_nothing_and_is_gone_on_with) {
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     ("assistant-" + std::to_string(getpid()) + ".battle");
  std::filesystem::remove(file);
  const std::string with = "assistant --battle hampton-roads --own-dice --save " + file.string();
  (void)sumter_typed(
      with, kParties + std::string{kFirstFire} + "done\ndone\n5\ncross-off CSS-Virginia armor\n");
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

constexpr const char* kIroncladBattle = "assistant --battle hampton-roads";
constexpr const char* kCoastalBattle = "assistant --rules coastal --battle hampton-roads";

/// Lines that hold every word that the assistant understands.
constexpr const char* kIroncladLines =
    "speed USS-Monitor 1 coast ashore tug USS-Minnesota meets CSS-Virginia angle 70\n"
    "fire USS-Monitor gun 1 at CSS-Virginia range 5 bearing 90 from 45\n"
    "ships USS-Monitor\norders all\nundo\nredo\ndice own\ndice program\nhelp\n?\n"
    "embark USS-Monitor\nanchor USS-Monitor\nline USS-Monitor USS-Minnesota\nlet-go USS-Monitor\n"
    "move USS-Monitor speed 1 coast ashore tug USS-Minnesota astern straight 1 left 1 radius 2\n"
    "move USS-Monitor speed 1 right 1 radius 2 pivot 90 drift 90 for 1 meets CSS-Virginia angle "
    "70\n"
    "grapple USS-Monitor CSS-Virginia\nlay USS-Monitor gun 1 at boarders-on CSS-Virginia\n"
    "unlay USS-Monitor gun 1 at melee-of CSS-Virginia\nwaterline USS-Monitor draft\n"
    "waterline USS-Monitor guns\ncross-off USS-Monitor armor\ncross-off USS-Monitor speed\n"
    "cross-off USS-Monitor half-knot\ncross-off USS-Monitor midships\n"
    "cross-off USS-Monitor stack\ncross-off USS-Monitor draft\ncross-off USS-Monitor ram\n"
    "cross-off USS-Monitor gun 1\nwater USS-Monitor shoal 6\nwater USS-Monitor mines real\n"
    "water USS-Monitor mines dummy\ndice 3 6\ndone confederate\ndone union\nquit\n";

constexpr const char* kCoastalLines =
    "fire USS-Monitor gun 1 at CSS-Virginia range 5 bearing 90 from 45\n"
    "ships USS-Monitor\norders all\nundo\nredo\ndice own\ndice program\nhelp\n?\n"
    "speed USS-Monitor 1 ram CSS-Virginia spar turret 1 port\n"
    "plot USS-Monitor speed 1 tug USS-Minnesota line USS-Minnesota ashore astern straight 1\n"
    "plot USS-Monitor speed 1 turret 1 ahead left 1 radius 4 right 1 radius 4 drift 90 for 1\n"
    "plot USS-Monitor speed 1 turret 1 starboard fire 1 gun 1 at CSS-Virginia pivot 90\n"
    "plot USS-Monitor speed 0 drop-anchor\nplot USS-Monitor speed 0 weigh\n"
    "plot USS-Monitor speed 0 cast-off\nplot USS-Monitor speed 0 pass-line\n"
    "plot USS-Monitor speed 0 let-go\nplot USS-Monitor speed 0 dock\n"
    "plot USS-Monitor speed 0 undock\nplot USS-Monitor speed 0 raise-balloon\n"
    "plot USS-Monitor speed 0 lower-balloon\nplot USS-Monitor speed 0 release\n"
    "order USS-Monitor attack\norder USS-Monitor close CSS-Virginia\norder USS-Monitor hold\n"
    "order USS-Monitor course 90 speed 2\nshift USS-Monitor engine to boiler\n"
    "shift USS-Monitor reserve to gun 1\nrepair USS-Monitor 1\nserve USS-Monitor gun 1\n"
    "serve USS-Monitor none\nlay USS-Monitor gun 1 at CSS-Virginia\n"
    "unlay USS-Monitor gun 1 at CSS-Virginia\nboard USS-Monitor CSS-Virginia parties 1\n"
    "light USS-Monitor\nfleet-order union engage\nfleet-order union pass 90\n"
    "fleet-order union hold\ndiscard union 1\nstrand USS-Monitor x 1 y 1 heading 90\n"
    "contact USS-Monitor CSS-Virginia angle 70\nwater USS-Monitor shoal 6\n"
    "water USS-Monitor stakes\nwater USS-Monitor mines real\nwater USS-Monitor mines dummy\n"
    "dice 3 6\ndone confederate\ndone union\nquit\n";

/// Words of a text, as runs of small letters and hyphens.
std::vector<std::string> small_words(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text + " ") {
    if ((c >= 'a' && c <= 'z') || c == '-' || c == '?') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(word);
      word.clear();
    }
  }
  return words;
}

/// Every word of lines that are all understood stands in the help.
void expect_helped(const std::string& battle, const std::string& lines) {
  EXPECT_THAT(sumter_typed(battle, lines).out, Not(HasSubstr("not understood")));
  const auto helped = small_words(sumter_typed(battle, "help\n").out);
  std::istringstream in{lines};
  for (std::string word; in >> word;) {
    const bool is_name = std::ranges::any_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
    const bool is_number = word.front() >= '0' && word.front() <= '9';
    if (!is_name && !is_number) {
      EXPECT_THAT(helped, testing::Contains(word)) << battle;
    }
  }
}

TEST(Assistant, every_word_that_is_understood_is_in_the_help) {
  expect_helped(kIroncladBattle, kIroncladLines);
  expect_helped(kCoastalBattle, kCoastalLines);
}

/// The first words of the forms that the help lists.
std::vector<std::string> helped_words(const std::string& help) {
  std::vector<std::string> words;
  std::istringstream in{help};
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("  ") && line[2] != ' ' && line[2] != '\'') {
      words.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
  }
  return words;
}

TEST(Assistant, every_word_of_the_help_is_understood) {
  for (const char* const battle : {kIroncladBattle, kCoastalBattle}) {
    const std::string help = sumter_typed(battle, "help\nquit\n").out;
    const auto words = helped_words(help.substr(help.find("Now, words of the program")));
    EXPECT_GT(words.size(), 15U);
    for (const std::string& word : words) {
      EXPECT_THAT(sumter_typed(battle, word + "\nquit\n").out,
                  Not(HasSubstr("is not a word of this battle")))
          << word;
    }
  }
}

TEST(Assistant, a_word_that_there_is_not_is_answered_with_all_that_may_be_said_now) {
  const Outcome first = sumter_typed(kIroncladBattle, "banana\n");
  EXPECT_THAT(first.out,
              HasSubstr("'banana' is not a word of this battle; now you may say ships, "
                        "orders, undo, redo, dice, help, ?, quit, embark, done. 'help'"));
  const Outcome fire = sumter_typed(kIroncladBattle,
                                    "done\nspeed USS-Monitor 1\nbanana\n"
                                    "done\nbanana\n");
  EXPECT_THAT(fire.out, AllOf(HasSubstr("now you may say speed, ships"),
                              HasSubstr("quit, move, anchor, line, let-go, grapple, done, water."),
                              HasSubstr("now you may say fire, ships"),
                              HasSubstr("quit, lay, unlay, done.")));
  const Outcome coastal = sumter_typed(kCoastalBattle, "banana\n");
  EXPECT_THAT(coastal.out, AllOf(HasSubstr("now you may say speed, ships"),
                                 HasSubstr("quit, plot, order, shift, repair, serve, light, "
                                           "fleet-order, done.")));
}

TEST(Assistant, IC_064_orders_come_by_kind_with_the_ships_that_may_still_give_them) {
  const std::string union_moves = "done\n";
  const Outcome kinds =
      sumter_typed("assistant --battle hampton-roads", union_moves + "orders\nquit\n");
  EXPECT_THAT(kinds.out, AllOf(HasSubstr("  speed SHIP KNOTS [coast] [ashore] [tug SHIP] [meets "
                                         "SHIP angle DEGREES]\n      USS-Minnesota, USS-Monitor\n"),
                               HasSubstr("  water SHIP shoal FEET"), HasSubstr("  done ["),
                               HasSubstr("'orders all' shows"), Not(HasSubstr("radius"))));
  const Outcome moved =
      sumter_typed("assistant --battle hampton-roads", union_moves +
                                                           "speed USS-Monitor 1\norders\ndone\n"
                                                           "orders\nquit\n");
  EXPECT_THAT(moved.out,
              AllOf(HasSubstr("angle DEGREES]\n      USS-Minnesota\n"),
                    HasSubstr("  fire SHIP [gun N ...] at TARGET range INCHES bearing "
                              "DEGREES [from DEGREES]\n      USS-Minnesota, USS-Monitor\n")));
  const Outcome all =
      sumter_typed("assistant --battle hampton-roads", union_moves + "orders all\nquit\n");
  EXPECT_THAT(all.out, HasSubstr("  move USS-Monitor speed 1 straight 1"));
}

TEST(Assistant, RC_043_orders_of_the_coastal_set_come_by_kind_too) {
  const Outcome kinds = sumter_typed(kCoastalBattle, "orders\nquit\n");
  EXPECT_THAT(kinds.out,
              AllOf(HasSubstr("  speed SHIP KNOTS [ram SHIP] [spar] [turret N QUARTER ...] ...\n"
                              "      USS-Minnesota, USS-Monitor\n"),
                    HasSubstr("  serve SHIP gun N|none\n      USS-Minnesota, USS-Monitor\n"),
                    Not(HasSubstr("radius"))));
}

TEST(Assistant, undo_tells_what_it_takes_back) {
  const Outcome run = sumter_typed(kIroncladBattle,
                                   "undo\nembark CSS-Virginia\nundo\ndone\nspeed USS-Monitor 1\n"
                                   "undo\nquit\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("nothing has been ordered yet"),
                             HasSubstr("taken back: embark CSS-Virginia\n"),
                             HasSubstr("taken back: move USS-Monitor speed 1 straight 1\n")));
}

TEST(Assistant, undo_takes_all_guns_of_a_fire_back_and_redo_lays_them_again) {
  const std::string begin = "done\nspeed USS-Monitor 1\ndone\n";
  const std::string all = "fire USS-Monitor at CSS-Virginia range 5 bearing 90\n";
  const Outcome run = sumter_typed("assistant --battle hampton-roads",
                                   begin + all + "undo\nredo\nundo\n" + all + "undo\nundo\nquit\n");
  const std::string taken =
      "taken back: lay USS-Monitor gun 2 at CSS-Virginia range 5 bearing 90\n"
      "taken back: lay USS-Monitor gun 1 at CSS-Virginia range 5 bearing 90\n";
  const auto count = [&](const std::string& words) {
    int times = 0;
    for (auto at = run.out.find(words); at != std::string::npos; at = run.out.find(words, at + 1)) {
      ++times;
    }
    return times;
  };
  EXPECT_EQ(count(taken), 3) << run.out;
  EXPECT_EQ(count("> lay USS-Monitor gun 1 at"), 3);
  EXPECT_EQ(count("> lay USS-Monitor gun 2 at"), 3);
  EXPECT_EQ(count("taken back: done union\n"), 1) << "then the order before it";
}

TEST(Assistant, IC_085_words_beside_the_speed_stand_where_the_order_wants_them) {
  const Outcome run = sumter_typed(
      kIroncladBattle, "done\nspeed USS-Monitor 1 ashore meets CSS-Virginia angle 70\nquit\n");
  EXPECT_THAT(run.out, HasSubstr("> move USS-Monitor speed 1 ashore straight 1 meets CSS-Virginia "
                                 "angle 70"));
}

TEST(Assistant, IC_T01_every_gun_is_told_with_its_number) {
  const Outcome all = sumter_typed("assistant --battle hampton-roads", "ships\nquit\n");
  EXPECT_THAT(all.out, AllOf(HasSubstr("  USS Monitor: guns 1-2: 11\" SB, turret\n"),
                             HasSubstr("9\" SB, port side")));
  const Outcome one =
      sumter_typed("assistant --battle hampton-roads", "ships CSS-Virginia\nships HMS\nquit\n");
  EXPECT_THAT(one.out, AllOf(HasSubstr("  CSS Virginia: "), Not(HasSubstr("  USS Monitor: ")),
                             HasSubstr("'HMS' is no ship or fort of this battle")));
  const Outcome hit = sumter_typed("assistant --battle hampton-roads --own-dice",
                                   kParties + std::string{kFirstFire} +
                                       "done\ndone\n5\ncross-off CSS-Virginia gun 1\n"
                                       "ships CSS-Virginia\nquit\n");
  EXPECT_THAT(hit.out, AllOf(HasSubstr("  its guns: gun"), HasSubstr(", lost")));
}

TEST(Assistant, RC_383_guns_of_ships_and_forts_are_told_in_the_coastal_set) {
  const Outcome ships = sumter_typed(kCoastalBattle, "ships\nquit\n");
  EXPECT_THAT(ships.out, HasSubstr("  USS Monitor: guns 1-2: 11\" SB, turret\n"));
  const Outcome forts =
      sumter_typed("assistant --rules coastal --battle fort-donelson", "ships\nquit\n");
  EXPECT_EQ(forts.code, 0) << forts.err;
  EXPECT_THAT(forts.out, HasSubstr("  Fort Donelson river batteries: gun 1: 10\" SB; guns 2-9: "));
}

}  // namespace
}  // namespace tests
