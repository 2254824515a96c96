// `sumter battle`: the battles listed, shown, played from a pipe, recorded and told again.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <regex>
#include <string>
#include <vector>

namespace tests {
namespace {

using testing::AllOf;
using testing::Ge;
using testing::HasSubstr;
using testing::Le;
using testing::Not;

/// A name for a record that is not there yet; the file goes with the object.
class RecordFile {
 public:
  explicit RecordFile(const std::string& name)
      : path_{std::filesystem::temp_directory_path() /
              (name + "-" + std::to_string(getpid()) + ".battle-record")} {
    std::filesystem::remove(path_);
  }

  ~RecordFile() { std::filesystem::remove(path_); }

  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;

  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST(BattleCommand, IC_401_all_eight_battles_are_listed) {
  const Outcome run = sumter("battle list");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("hampton-roads"), HasSubstr("Mobile Bay, 5 August 1864")));
  EXPECT_EQ(json("battle list --json")["battles"].size(), 8U);
}

TEST(BattleCommand, a_battle_is_shown_with_its_ships_and_history) {
  const Outcome run = sumter("battle show hampton-roads");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("72 by 48 inches"), HasSubstr("CSS Virginia"),
                             HasSubstr("drawn fight of about four hours")));
  const Outcome none = sumter("battle show trafalgar");
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("trafalgar"));
}

TEST(BattleCommand, a_word_that_there_is_not_is_answered_with_all_that_may_be_said) {
  const Outcome run = sumter_typed("battle play hampton-roads", "banana\nhelp\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("'banana' is not a word of this battle; now you may say ?, "
                                       "help, ships, quit, embark, done. 'help'"),
                             HasSubstr("  embark SHIP "), HasSubstr("  cross-off SHIP armor|"),
                             testing::Not(HasSubstr("  dice FACE"))));
  const Outcome coastal =
      sumter_typed("battle play hampton-roads --rules coastal", "banana\nquit\n");
  EXPECT_THAT(coastal.out, HasSubstr("now you may say ?, help, ships, quit, plot, order, shift"));
}

TEST(BattleCommand, IC_T39_a_recorded_battle_is_told_again_as_it_was) {
  const RecordFile record{"plymouth"};
  const Outcome played = sumter("battle watch plymouth --seed 5 --record " + record.path());
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(sumter("battle replay " + record.path()).out, played.out);
  const auto answer = json("battle replay " + record.path() + " --json");
  EXPECT_EQ(answer["battle"], "plymouth");
  EXPECT_EQ(answer["over"], true);
  EXPECT_EQ(sumter("battle watch plymouth --record " + record.path()).code, 2)
      << "a record is never written over";
}

TEST(BattleCommand, an_illegal_order_is_refused_with_rule_and_figures_and_changes_nothing) {
  const RecordFile record{"refused"};
  const Outcome run = sumter_typed(
      "battle play hampton-roads --seed 3 --record " + record.path(),
      "done\nmove USS-Monitor speed 4 straight 4\nmove USS-Monitor speed 1 straight 1\n"
      "sail away\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("refused: "), HasSubstr("[IC-082]"),
                             HasSubstr("> move USS-Monitor speed 1 straight 1"),
                             HasSubstr("not understood: "), HasSubstr("the battle is not over")));
  EXPECT_THAT(read(record.path()),
              AllOf(HasSubstr("move USS-Monitor speed 1 straight 1"), Not(HasSubstr("speed 4"))));
  EXPECT_EQ(sumter("battle replay " + record.path()).code, 0);
}

// A record is a save of its kind: what is good of a damaged one is told.
TEST(BattleCommand, a_damaged_record_is_told_up_to_the_row_that_is_named) {
  const std::string sea =
      "sumter battle record 1\nbattle hampton-roads\nrules ironclad\nseed 3\n\n";
  const std::string land =
      "sumter battle record 1\nbattle blackburns-ford\nrules field\nseed 3\n\n";
  const auto note = [](const std::string& text, int good) {
    const TemporaryFile file{"damaged.record", text};
    const Outcome run = sumter("battle replay " + file.path());
    EXPECT_EQ(run.code, 1) << text;
    EXPECT_THAT(run.out, HasSubstr("the battle is not over")) << text;
    const auto answer = json_of_findings("battle replay " + file.path());
    EXPECT_EQ(answer["orders"], good) << text;
    EXPECT_THAT(run.err, HasSubstr(answer["damage"].get<std::string>())) << text;
    return run.err;
  };
  EXPECT_THAT(note(sea + "done\nmove USS-Monitor speed 9 straight 9\n", 1),
              AllOf(HasSubstr("damaged.record"), HasSubstr("row 7"), HasSubstr("[IC-081]")));
  EXPECT_THAT(note(sea + "done\nmove USS-Arizona speed 1 straight 1\n", 1),
              HasSubstr("is no ship of this battle"));
  EXPECT_THAT(note(sea + "done\nmo\x1b[2Jve\ndone\n", 1),
              AllOf(HasSubstr("row 7"), HasSubstr("no text"), Not(HasSubstr("\x1b"))));
  EXPECT_THAT(note(sea + std::string(2000, '?'), 0), HasSubstr("row 6"));
  EXPECT_THAT(note(land + "move 1st-Virginia ahead 4\n", 0),
              AllOf(HasSubstr("row 6"), HasSubstr("[FB-070]")));
  EXPECT_THAT(note(land + "charge Old-Guard off\n", 0), HasSubstr("Old-Guard"));
}

TEST(BattleCommand, a_wrong_head_of_a_record_gives_one_error_with_file_row_and_reason) {
  const auto fault = [](const std::string& text) {
    const TemporaryFile file{"wrong.record", text};
    const Outcome run = sumter("battle replay " + file.path());
    EXPECT_EQ(run.code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_THAT(fault("nothing\n"), HasSubstr("no record of a battle"));
  EXPECT_THAT(fault("sumter battle record 1\nbattle hampton-roads\nseed 3\n"),
              HasSubstr("lacks its battle, rules or seed"));
  EXPECT_THAT(fault("sumter battle record 1\nbattle hampton-roads\nrules ironclad\nseed 3x\n\n"),
              HasSubstr("is no seed"));
  EXPECT_THAT(fault("sumter battle record 1\nbattle hampton-roads\nrules ironclad\nseed 3\n"
                    "option weather on\n\n"),
              HasSubstr("weather"));
}

TEST(BattleCommand, RC_501_a_battle_is_shown_by_the_coastal_set) {
  const Outcome run = sumter("battle show fort-henry --rules coastal");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("25 moves"), HasSubstr("SPV"), HasSubstr("USS Essex"),
                             HasSubstr("FPV")));
  EXPECT_EQ(sumter("battle show fort-henry --rules field").code, 2);
}

TEST(BattleCommand, RC_T02_a_record_knows_that_it_is_of_the_coastal_set) {
  const RecordFile record{"coastal"};
  const Outcome played =
      sumter("battle watch plymouth --rules coastal --seed 5 --record " + record.path());
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, AllOf(HasSubstr("Move 1, phase 2: movement"), HasSubstr("> plot "),
                                HasSubstr("after")));
  EXPECT_THAT(read(record.path()), HasSubstr("rules coastal"));
  EXPECT_EQ(sumter("battle replay " + record.path()).out, played.out);
  const auto answer = json("battle replay " + record.path() + " --json");
  EXPECT_EQ(answer["rules"], "coastal");
  EXPECT_EQ(answer["over"], true);
}

TEST(BattleCommand, RC_163_a_plot_is_refused_with_rule_and_figures) {
  const Outcome run =
      sumter_typed("battle play hampton-roads --rules coastal --seed 3",
                   "plot USS-Monitor speed 4 straight 4\nplot USS-Monitor speed 2 straight 2\n"
                   "move USS-Monitor speed 1 straight 1\n?\nships\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("refused: "), HasSubstr("[RC-163]"),
                             HasSubstr("> plot USS-Monitor speed 2 straight 2"),
                             HasSubstr("not understood: "), HasSubstr("CSS Virginia"),
                             HasSubstr("the battle is not over")));
}

TEST(BattleCommand, RC_T46_an_option_of_the_coastal_set_is_no_option_of_the_other) {
  EXPECT_EQ(sumter("battle watch plymouth --rules coastal --option per_inch_grounding=on").code, 0);
  EXPECT_EQ(sumter("battle watch plymouth --option per_inch_grounding=on").code, 2);
}

TEST(BattleCommand, a_contest_counts_the_games_of_either_set) {
  for (const std::string& rules : std::vector<std::string>{"ironclad", "coastal"}) {
    const auto answer = json(
        "battle contest plymouth --games 2 --union random --confederate random --json --rules " +
        rules);
    EXPECT_EQ(answer["rules"], rules);
    EXPECT_EQ(answer["games"], 2);
    EXPECT_EQ(
        answer["union"].get<int>() + answer["confederate"].get<int>() + answer["drawn"].get<int>(),
        2);
  }
  EXPECT_THAT(sumter("battle contest plymouth --rules coastal --games 1 --union random").out,
              HasSubstr("moves a game"));
}

TEST(BattleCommand, IC_T42_options_are_given_by_the_names_of_the_table) {
  EXPECT_EQ(sumter("battle watch plymouth --option fire_each_step=on").code, 0);
  EXPECT_THAT(sumter("battle watch plymouth --option fire_each_step=maybe").err,
              HasSubstr("'off' or 'on'"));
  EXPECT_EQ(sumter("battle watch plymouth --option fire").code, 2);
}

TEST(BattleCommand, RC_081_a_table_is_laid_out_by_dice_and_choices) {
  const Outcome once = sumter("battle generate --kind river --seed 7");
  EXPECT_EQ(once.code, 0) << once.err;
  EXPECT_THAT(once.out, AllOf(HasSubstr("table 48 by 72"), HasSubstr("rule objective-cards"),
                              HasSubstr("buildings \"Port\" port confederate")));
  EXPECT_EQ(sumter("battle generate --kind river --seed 7").out, once.out);
  const auto answer = json("battle generate --kind estuary --seed 5 --json");
  EXPECT_EQ(answer["battle"], "estuary-5");
  EXPECT_EQ(answer["placed_by"].size(), 6U);
  const Outcome chosen = sumter(
      "battle generate --seed 7 --no-fort --upstream below --union uss-tyler@20,70,180,3 "
      "--confederate css-albemarle --union-card 7 --confederate-card 5");
  EXPECT_EQ(chosen.code, 0) << chosen.err;
  EXPECT_THAT(chosen.out, AllOf(HasSubstr("ship \"USS Tyler\" uss-tyler at (20, 70)"),
                                HasSubstr("confederate-end bottom union 7 confederate 5"),
                                Not(HasSubstr("generated-fort"))));
}

TEST(BattleCommand, RC_095_what_may_not_be_chosen_is_said_with_its_rule) {
  const Outcome far = sumter("battle generate --seed 7 --union uss-tyler@20,40,0");
  EXPECT_EQ(far.code, 2);
  EXPECT_THAT(far.err, AllOf(HasSubstr("USS Tyler"), HasSubstr("RC-095")));
  EXPECT_EQ(sumter("battle generate --union uss-maine").code, 2);
  EXPECT_EQ(sumter("battle generate --mine 20,30").code, 2);
  EXPECT_EQ(sumter("battle generate --place 9=20,30").code, 2);
}

TEST(BattleCommand, RC_081_IC_022_a_laid_out_table_is_played_by_either_set_and_told_again) {
  for (const std::string rules : {"ironclad", "coastal"}) {
    const RecordFile record{"river-" + rules};
    const Outcome played =
        sumter("battle watch river-3 --rules " + rules +
               " --union random --confederate random --seed 5 --record " + record.path());
    EXPECT_EQ(played.code, 0) << played.err;
    EXPECT_EQ(sumter("battle replay " + record.path()).out, played.out) << rules;
  }
}

// ---- on land ----

TEST(BattleCommand, FB_490_the_four_battles_on_land_are_listed) {
  const Outcome run = sumter("battle list");
  EXPECT_THAT(run.out, AllOf(HasSubstr("battle on land"), HasSubstr("blackburns-ford"),
                             HasSubstr("The Hornets' Nest, Shiloh, 6 April 1862")));
  const auto listed = json("battle list --json")["field_battles"];
  ASSERT_EQ(listed.size(), 4U);
  EXPECT_EQ(listed[0]["battle"], "blackburns-ford");
  EXPECT_EQ(listed[0]["moves"], 20);
  EXPECT_EQ(listed[0]["union_units"], 8);
}

TEST(BattleCommand, FB_490_a_name_of_no_battle_is_told_with_those_of_both_lists) {
  const Outcome run = sumter("battle show blackburn");
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, AllOf(HasSubstr("'blackburn' is not 'drewrys-bluff'"),
                             HasSubstr("blackburns-ford"), HasSubstr("hampton-roads")));
  EXPECT_EQ(sumter("assistant --battle blackburn").err, run.err);
}

TEST(BattleCommand, FB_490_a_battle_on_land_is_shown_with_its_units_and_aims) {
  const Outcome run = sumter("battle show blackburns-ford");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("84 by 60 inches, 20 moves"), HasSubstr("12th New York"),
                             HasSubstr("comes in move 2"), HasSubstr("24/24"),
                             HasSubstr("defend at 0 46 to 84 46"), HasSubstr("northern house"),
                             HasSubstr("Victory of the Confederacy otherwise."),
                             HasSubstr("Richardson's brigade went down to the run")));
  EXPECT_EQ(sumter("battle show blackburns-ford --rules field").out, run.out);
  EXPECT_EQ(sumter("battle show blackburns-ford --rules coastal").code, 2);
  EXPECT_THAT(sumter("battle show holly-springs").out,
              AllOf(HasSubstr("points: Union 0, Confederate 0"),
                    HasSubstr("The Confederacy counts 3 points for each dump burnt.")));
}

TEST(BattleCommand, FB_009_a_recorded_battle_on_land_is_told_again_as_it_was) {
  const RecordFile record{"field"};
  const Outcome played = sumter("battle watch blackburns-ford --seed 5 --record " + record.path());
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, AllOf(HasSubstr("Move 1: orders"), HasSubstr("Move 20: "),
                                HasSubstr("> done union"), HasSubstr("after 20 moves")));
  EXPECT_THAT(read(record.path()), HasSubstr("rules field"));
  EXPECT_EQ(sumter("battle replay " + record.path()).out, played.out);
  const auto answer = json("battle replay " + record.path() + " --json");
  EXPECT_EQ(answer["rules"], "field");
  EXPECT_EQ(answer["over"], true);
  EXPECT_EQ(answer["turn"], 20);
}

TEST(BattleCommand, FB_071_an_illegal_order_on_land_is_refused_with_rule_and_figures) {
  const Outcome run = sumter_typed(
      "battle play blackburns-ford --seed 3",
      "order Richardson Cavalry-squadron hold\ndone\ndone\nmove 12th-New-York,-skirmishers ahead "
      "50\n"
      "move 12th-New-York,-skirmishers back 1\nmove Cavalry-squadron sideways\nunits\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("A courier rides to Cavalry squadron with a new order [FB-075]."),
                    HasSubstr("refused: "), HasSubstr("[FB-"),
                    HasSubstr("> move 12th-New-York,-skirmishers back 1"),
                    HasSubstr("not understood: 'sideways' is no part of a move"),
                    HasSubstr("order; this move"), HasSubstr("the battle is not over")));
}

TEST(BattleCommand, FB_070_the_words_of_a_battle_on_land_are_explained) {
  const Outcome run = sumter_typed("battle play blackburns-ford", "banana\nhelp\nquit\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("now you may say ?, help, units, quit, hint, order, done."),
                             HasSubstr("  charge UNIT at UNIT "), HasSubstr("LEGS are one or more"),
                             Not(HasSubstr("SHIP"))));
}

TEST(BattleCommand, FB_052_who_will_be_in_the_way_is_told_before_a_movement_stands) {
  const Outcome run = sumter_typed("battle play blackburns-ford --seed 3 --option free_orders=on",
                                   "move Cavalry-squadron face right 90 ahead 4\nquit\n");
  EXPECT_THAT(run.out,
              HasSubstr("  In the way of Cavalry squadron: Ayres' and Benjamin's guns. It waits "
                        "there [FB-052].\n> move Cavalry-squadron face right 90 ahead 4\n"));
}

TEST(BattleCommand, FB_536_hints_for_a_unit_are_orders_with_what_each_is_worth) {
  const std::string game = "battle play blackburns-ford --seed 3";
  const std::string begin = "done\ndone\nhint 12TH-new-york,-skirmishers\n";
  const Outcome asked = sumter_typed(game, begin + "hint banana\nhint 1st-Virginia\nquit\n");
  EXPECT_EQ(asked.code, 0) << asked.err;
  EXPECT_THAT(asked.out, AllOf(HasSubstr("  'banana' is no unit that you see\n"),
                               HasSubstr("  1st-Virginia is not yours to move now\n")));

  const std::regex hint{"\n  (move [^\n]+)\n      ([+-][0-9.]+): ([^\n]+)"};
  std::vector<std::string> orders;
  double before = 1e9;
  for (std::sregex_iterator each{asked.out.begin(), asked.out.end(), hint}, end; each != end;
       ++each) {
    orders.push_back((*each)[1].str());
    EXPECT_LE(std::stod((*each)[2].str()), before);  // the best first
    before = std::stod((*each)[2].str());
  }
  EXPECT_THAT(orders.size(), AllOf(Ge(1U), Le(3U))) << asked.out;
  for (const std::string& order : orders) {
    const Outcome taken = sumter_typed(game, begin + order + "\nquit\n");
    EXPECT_THAT(taken.out, AllOf(HasSubstr("> " + order), Not(HasSubstr("refused"))));
  }
}

TEST(BattleCommand,
     FB_009_a_wrong_head_of_a_record_on_land_gives_one_error_with_file_row_and_reason) {
  const std::string head = "sumter battle record 1\nbattle blackburns-ford\nrules field\nseed 3\n";
  const auto fault = [](const std::string& text) {
    const TemporaryFile file{"wrong-field.record", text};
    const Outcome run = sumter("battle replay " + file.path());
    EXPECT_EQ(run.code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_THAT(fault(head + "option weather on\n\n"), HasSubstr("weather"));
  EXPECT_THAT(fault("sumter battle record 1\nbattle plymouth\nrules field\nseed 3\n\n"),
              HasSubstr("plymouth"));
}

TEST(BattleCommand, FB_T39_options_of_the_battle_on_land_are_given_by_name) {
  EXPECT_EQ(sumter("battle show blackburns-ford").code, 0);
  const RecordFile record{"field-option"};
  EXPECT_EQ(
      sumter("battle watch blackburns-ford --option free_orders=on --record " + record.path()).code,
      0);
  EXPECT_THAT(read(record.path()), HasSubstr("option free_orders on"));
  EXPECT_EQ(sumter("battle watch blackburns-ford --option fire_each_step=on").code, 2);
}

TEST(BattleCommand, a_contest_counts_the_games_of_a_battle_on_land) {
  const auto answer = json("battle contest brawners-farm --games 1 --union random --json");
  EXPECT_EQ(answer["rules"], "field");
  EXPECT_EQ(
      answer["union"].get<int>() + answer["confederate"].get<int>() + answer["drawn"].get<int>(),
      1);
  EXPECT_THAT(sumter("battle contest blackburns-ford --games 1").out, HasSubstr("moves a game"));
}

TEST(BattleCommand, FB_537_a_contest_on_land_tells_losses_beside_those_of_the_war) {
  const Outcome told = sumter("battle contest holly-springs --games 1");
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, HasSubstr("The railhead raid, Holly Springs, 20 December 1862: 1 game"));
  EXPECT_THAT(told.out, ::testing::ContainsRegex("men lost in the war +1500"));
  EXPECT_THAT(told.out, HasSubstr("Choices that were not legal: 0 of "));
  const auto answer = json("battle contest holly-springs --games 1 --json");
  EXPECT_EQ(answer["refused"], 0);
  EXPECT_GT(answer["sides"]["union"]["lost_per_cent"].get<double>(), 0);
}

TEST(BattleCommand, FB_537_mirrored_games_tell_who_plays_better) {
  const auto answer =
      json("battle contest holly-springs --games 1 --mirrored --confederate random --json");
  EXPECT_EQ(answer["pairs"], 1);
  EXPECT_EQ(answer["first_pairs"], 1);
  EXPECT_EQ(answer["second_pairs"], 0);
  const Outcome ships = sumter("battle contest plymouth --games 1 --mirrored");
  EXPECT_EQ(ships.code, 2);
  EXPECT_THAT(ships.err, HasSubstr("on land"));
}

TEST(BattleCommand, FB_010_rates_are_thrown_beside_what_is_reckoned) {
  const Outcome told = sumter("battle rates --times 50");
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, HasSubstr("canister at a line at 10 inches"));
  EXPECT_EQ(sumter("battle rates --times 50").out, told.out);
  EXPECT_EQ(sumter("battle rates --times 0").code, 2);
}

TEST(BattleCommand, FB_558_battles_on_the_table_lie_beside_the_combat_tables) {
  const Outcome told = sumter("battle calibrate --games 1");
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, HasSubstr("9 : 3  combat table: great battle"));
  const auto answer = json("battle calibrate --games 1 --json");
  EXPECT_EQ(answer["fits"].size(), 18U);
  for (const auto& fit : answer["fits"]) {
    EXPECT_GE(fit["share"].get<double>(), 0);
    EXPECT_LE(fit["off_loss"].get<double>(), fit["off_loss_as_set"].get<double>() + 1e-9);
  }
}

TEST(BattleCommand, FB_520_the_computer_commands_on_land_by_levels) {
  const std::string game = "battle contest blackburns-ford --games 1 --confederate random --union ";
  const Outcome regular = sumter(game + "captain");
  EXPECT_EQ(regular.code, 0) << regular.err;
  EXPECT_EQ(sumter(game + "recruit").code, 0);
  const Outcome ships = sumter("battle contest plymouth --games 1 --union veteran");
  EXPECT_EQ(ships.code, 2);
  EXPECT_THAT(ships.err, HasSubstr("commands on land only"));
}

}  // namespace
}  // namespace tests
