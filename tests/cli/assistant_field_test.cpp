// `sumter assistant` of the battle on land: people put their models, throw, and are told what comes
// of it.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace tests {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kFord = "assistant --battle blackburns-ford --option free_orders=on";
constexpr const char* kOwnDice =
    "assistant --battle blackburns-ford --option free_orders=on --own-dice";

/// Up to the musketry of the first move; the 11th Virginia stands before the skirmishers.
constexpr const char* kToMusketry = "put 11th-Virginia 42 36 facing 0\ndone\ndone\ndone\ndone\n";

// Three and a half moves with dice of one's own: guns, skirmishers, a charge, its melee, morale.
// SUMTER_WRITE_GOLDEN=1 writes it anew; read the difference before it is committed.
TEST(AssistantField, FB_009_a_part_of_a_battle_is_told_as_it_was_recorded) {
  const std::filesystem::path said = source("tests/golden/assistant-blackburns-ford.said");
  const std::filesystem::path told = source("tests/golden/assistant-blackburns-ford.told");
  const Outcome run = sumter_typed(std::string{kOwnDice} + " --orders " + said.string(), "");
  ASSERT_EQ(run.code, 1) << run.err;                    // three orders are refused
  if (std::getenv("SUMTER_WRITE_GOLDEN") != nullptr) {  // NOLINT(concurrency-mt-unsafe)
    std::ofstream{told} << run.out;
  }
  EXPECT_EQ(run.out, read(told));
}

TEST(AssistantField, FB_053_a_battle_of_models_is_told_apart_from_one_on_screen) {
  const Outcome models = sumter_typed(kFord, "put 11th-Virginia 42 36 facing 0\nunits\nquit\n");
  EXPECT_EQ(models.code, 0) << models.err;
  EXPECT_THAT(models.out, AllOf(HasSubstr("11th Virginia stands 19.8\" from where it was [FB-053]"),
                                ContainsRegex("11th Virginia +42.0 +36.0")));
  const Outcome screen =
      sumter_typed("battle play blackburns-ford", "put 11th-Virginia 42 36 facing 0\nquit\n");
  EXPECT_THAT(screen.out, HasSubstr("'put' is not a word of this battle"));
}

TEST(AssistantField, FB_053_a_record_of_a_battle_on_screen_refuses_models) {
  const TemporaryFile record{"put.record",
                             "sumter battle record 1\nbattle blackburns-ford\nrules field\nseed 1\n"
                             "\nput 11th-Virginia 42 36 facing 0\n"};
  const Outcome run = sumter("battle replay " + record.path());
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.err, HasSubstr("the program moves the figures"));
}

TEST(AssistantField, FB_053_a_place_that_cannot_be_is_refused_with_rule_and_figures) {
  const Outcome run = sumter_typed(kFord,
                                   "put 1st-Virginia 200 10 facing 0\n"
                                   "put 1st-Virginia 56 22 facing 0\n"
                                   "put 1st-Virginia 42 36 facing 0 formation limbered\n"
                                   "put Cavalry-squadron 60 35 facing 180\n"
                                   "put 3rd-Michigan 40 50 facing 180\n"
                                   "put 1st-Virginia 42 36\nput Nobody 42 36 facing 0\n"
                                   "dice 7\ndice six\nunits Nobody\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr("1st Virginia would reach 120.5\" over the edge of the table [FB-053]"),
            ContainsRegex("[0-9]+ bases of 1st Virginia would stand in 11th Virginia .FB-052."),
            HasSubstr("1st Virginia cannot take that formation [FB-040]"),
            HasSubstr("woods bar the way of Cavalry squadron [FB-123]"),
            HasSubstr("3rd Michigan has not come onto the table yet [FB-102]"),
            HasSubstr("7 is no face of a die of 6 [FB-003]"),
            HasSubstr("'Nobody' is no unit of this battle")));
}

TEST(AssistantField, FB_090_in_the_movement_step_a_model_that_is_put_has_moved) {
  const Outcome run = sumter_typed(kFord,
                                   "done\ndone\n"
                                   "put 2nd-Michigan,-skirmishers 50 35.4 facing 180\n"
                                   "put 2nd-Michigan,-skirmishers 50 41 facing 180\n"
                                   "undo\nunits 2nd-Michigan,-skirmishers\nredo\nquit\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("would spend 7.6\"; its move is 7.5\" [FB-090]"),
                             HasSubstr("has spent 2.0\" of 7.5\" [FB-090]"),
                             HasSubstr("taken back: put 2nd-Michigan,-skirmishers 50 41"),
                             HasSubstr("2nd Michigan, skirmishers: 50.0 43.0 facing 180")));
}

TEST(AssistantField, FB_T08_a_volley_is_reckoned_step_by_step) {
  const Outcome run = sumter_typed(kFord, std::string{kToMusketry} + "done\nfire 11th-Virginia\n");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr("2 times 6 men at 2nd Michigan, skirmishers, 7.4\" [FB-007]: band to 12.0\""),
            HasSubstr("first volley [FB-158], in cover or open order [FB-165]: die less"),
            ContainsRegex("on average [0-9.]+ men and [0-9.]+ officers fall .FB-010.")));
}

TEST(AssistantField, FB_003_own_dice_are_asked_for_by_rule_and_told_between) {
  const std::string typed = std::string{kToMusketry} + "done\nfire 11th-Virginia\ndone\n";
  const Outcome run = sumter_typed(kOwnDice, typed + "9\n# a word between\n6\nundo\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("confederate rolls a D6 for 11th Virginia [FB-151]: "),
                             HasSubstr("'9' is no face of a D6"), HasSubstr("[FB-151]: 6\n"),
                             HasSubstr("taken back: done confederate\n")));
}

TEST(AssistantField, FB_003_own_dice_are_kept_with_the_save_and_the_battle_goes_on) {
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     ("assistant-field-" + std::to_string(getpid()) + ".battle");
  std::filesystem::remove(file);
  const std::string said = source("tests/golden/assistant-blackburns-ford.said").string();
  const Outcome first =
      sumter_typed(std::string{kOwnDice} + " --save " + file.string() + " --orders " + said, "");
  EXPECT_EQ(first.code, 1) << first.err;
  const Outcome again = sumter_typed("assistant --save " + file.string(), "units\nquit\n");
  EXPECT_EQ(again.code, 0) << again.err;
  const std::string roster = first.out.substr(first.out.rfind("\nUnion "));
  EXPECT_THAT(again.out, HasSubstr(roster));
  EXPECT_THAT(again.out, HasSubstr("Move 5, orders"));
  std::filesystem::remove(file);
}

TEST(AssistantField, a_set_that_does_not_have_the_battle_is_refused) {
  EXPECT_EQ(sumter("assistant --rules coastal --battle blackburns-ford").code, 2);
  EXPECT_EQ(sumter("assistant --rules field --battle hampton-roads").code, 2);
}

TEST(AssistantField, FB_070_orders_come_by_kind_with_those_who_may_give_them) {
  const Outcome first = sumter_typed("assistant --battle blackburns-ford", "orders\norders all\n");
  EXPECT_THAT(first.out, AllOf(HasSubstr("  order GENERAL UNIT ORDER\n      Richardson\n"),
                               HasSubstr("  put UNIT X Y facing DEGREES [formation FORMATION]\n"),
                               HasSubstr("'orders all' shows"), Not(HasSubstr("  lay UNIT")),
                               HasSubstr("\n  order Richardson ")));
}

constexpr const char* kLines =
    "units 1st-Virginia\norders all\nundo\nredo\ndice own\ndice program\nhelp\n?\n"
    "order Richardson 12th-New-York hold\norder Richardson 12th-New-York defend 0 46 to 84 46\n"
    "order Richardson 12th-New-York advance 42 27\norder Richardson 12th-New-York attack at 42 27\n"
    "order Richardson 12th-New-York attack on 1st-Virginia\n"
    "order Richardson 12th-New-York support 2nd-Michigan\n"
    "order Richardson 12th-New-York skirmish\norder Richardson 12th-New-York retire 42 50\n"
    "order Richardson Cavalry-squadron raid 40 30 leave north\n"
    "charge 12th-New-York at 1st-Virginia\ncharge 12th-New-York off\n"
    "countercharge 1st-Virginia at 12th-New-York\nfall-back 1st-Virginia\n"
    "move 1st-Virginia ahead 3 right 20 back 1 wheel left 20 face right 90 about\n"
    "move 1st-Virginia battle form line 2\nmove 1st-Virginia form column\n"
    "move 1st-Virginia mount\nmove 1st-Virginia dismount line 2\nmove 1st-Virginia enter 1\n"
    "move 1st-Virginia leave open 1\nmove 1st-Virginia ford\nmove 1st-Virginia off\n"
    "detach 1st-Virginia 8 extended\nride Longstreet to 42 20 join 1st-Virginia\n"
    "lay Washington-Artillery gun 1 ball at 42 40\nlay Washington-Artillery gun 1 shell at 42 40\n"
    "lay Washington-Artillery gun 1 canister at 42 40\nunlay Washington-Artillery gun 1\n"
    "fire 1st-Virginia at 12th-New-York officers\nhold-fire 1st-Virginia\n"
    "bring 1st-Virginia 4 to 12th-New-York 4 and 1st-Virginia 5 to 12th-New-York 4\n"
    "put 1st-Virginia 42 24 facing 0 formation line 2\n"
    "put Washington-Artillery 42 24 facing 0 formation in-action\n"
    "put Washington-Artillery 42 24 facing 0 formation limbered\ndice 3 6\nquit\n";

TEST(AssistantField, every_word_that_is_understood_is_in_the_help) {
  EXPECT_THAT(sumter_typed("assistant --battle blackburns-ford", kLines).out,
              Not(HasSubstr("not understood")));
  const std::string help = sumter_typed("assistant --battle blackburns-ford", "help\n").out;
  std::istringstream in{kLines};
  for (std::string word; in >> word;) {
    const bool is_word = std::ranges::all_of(
        word, [](char c) { return (c >= 'a' && c <= 'z') || c == '-' || c == '?'; });
    if (is_word) {
      EXPECT_THAT(help, HasSubstr(word));
    }
  }
}

TEST(AssistantField, a_word_that_there_is_not_is_answered_with_all_that_may_be_said_now) {
  const Outcome run = sumter_typed("assistant --battle blackburns-ford", "banana\n");
  EXPECT_THAT(
      run.out,
      HasSubstr("'banana' is not a word of this battle; now you may say units, orders, undo, "
                "redo, dice, help, ?, quit, order, put, done. 'help'"));
}

}  // namespace
}  // namespace tests
