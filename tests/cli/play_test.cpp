// `sumter play`: a text game from a pipe.
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Plays these lines in West 63 and ends.
Outcome play(const std::string& lines, const std::string& more = "") {
  return sumter_typed("play west-63 --seed 7 " + more, lines);
}

TEST(Play, the_end_of_the_input_ends_it) {
  EXPECT_EQ(play("").code, 0);
  EXPECT_EQ(play("help").code, 0);
  EXPECT_EQ(play("\n\n# nothing\n").code, 0);
}

TEST(Play, quit_ends_it_and_leaves_what_follows_unread) {
  const Outcome run = play("quit\nshow Vicksburg\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, Not(HasSubstr("B2513")));
}

TEST(Play, Case_28_0_tells_whose_decision_it_is_in_the_words_of_the_register) {
  EXPECT_THAT(play("quit\n").out, AllOf(HasSubstr(" decides: "), HasSubstr("(D")));
}

TEST(Play, the_same_seed_and_lines_give_the_same_transcript) {
  const std::string lines = "legal\nshow Vicksburg\nwhere Grant\nlog\nundo\nwhy\nhelp march\n";
  EXPECT_EQ(play(lines).out, play(lines).out);
}

/// The Confederate passes while a general plays the Union: a week, and the begin of the next.
Outcome play_against_union(const std::string& secrecy) {
  const std::string file =
      std::string{places::sources()} + "/tests/ai/problems/p01-open-town.position";
  std::string lines;
  for (int line = 0; line < 12; ++line) {
    lines += "pass\n";
  }
  return sumter_typed("play " + file + " --seed 7 --union recruit --secrecy " + secrecy, lines);
}

TEST(Play, against_a_general_only_the_person_is_asked) {
  const Outcome run = play_against_union("open");
  EXPECT_THAT(run.out, AllOf(HasSubstr("confederate> "), Not(HasSubstr("union> "))));
  EXPECT_THAT(run.out, HasSubstr("Union: command segment [4.1]"));
}

TEST(Play, Case_0_5_what_a_general_does_is_told_as_the_person_may_read_it) {
  EXPECT_LT(play_against_union("dark").out.size(), play_against_union("open").out.size());
}

/// The same game, played in one go or by somebody who closes it and opens it again.
TEST(Play, a_general_sits_in_the_save_and_goes_on_the_same) {
  const std::string begin = "play " + std::string{places::sources()} +
                            "/tests/ai/problems/p01-open-town.position --seed 7 --union recruit";
  const std::string passes = "pass\npass\npass\n";
  const auto events_of = [](const TemporaryFile& save) {
    return json("replay --events " + save.path())["line"];
  };
  const TemporaryFile whole{"whole.sumter", ""};
  std::filesystem::remove(whole.path());
  EXPECT_EQ(sumter_typed(begin + " --save " + whole.path(), passes + passes + passes + passes).err,
            "");
  const TemporaryFile parted{"parted.sumter", ""};
  std::filesystem::remove(parted.path());
  EXPECT_EQ(sumter_typed(begin + " --save " + parted.path(), passes).err, "");
  for (int opened = 0; opened < 3; ++opened) {
    const Outcome on = sumter_typed("play --save " + parted.path(), passes);
    EXPECT_THAT(on.out, Not(HasSubstr("union> ")));
  }
  EXPECT_GT(events_of(whole).size(), 12U);
  EXPECT_EQ(events_of(whole), events_of(parted));
}

TEST(Play, seats_change_hands_and_reasons_are_told_where_nothing_is_hidden) {
  std::string passes;
  for (int line = 0; line < 12; ++line) {
    passes += "pass\n";
  }
  const std::string file =
      std::string{places::sources()} + "/tests/ai/problems/p01-open-town.position";
  const Outcome open =
      sumter_typed("play " + file + " --secrecy open --seed 7",
                   "seat\nseat union regular\nseat\nseat confederate regular\nseat union grant\n" +
                       passes + "reasons 100\nreasons none\nseat union person\nseat\n");
  EXPECT_THAT(open.out, HasSubstr("Union: person"));
  EXPECT_THAT(open.out, HasSubstr("Union: regular"));
  EXPECT_THAT(open.out, HasSubstr("a general plays the other side already"));
  EXPECT_THAT(open.out, HasSubstr("say who plays which side: seat confederate regular:bold"));
  EXPECT_THAT(open.out, HasSubstr("say how many orders: reasons 20"));
  EXPECT_THAT(open.out, HasSubstr("It brings +"));
  const Outcome dark =
      sumter_typed("play west-62 --union recruit --secrecy dark --seed 3", "pass\npass\nreasons\n");
  EXPECT_THAT(dark.out, HasSubstr("keeps his reasons to himself until the game is over [0.5]"));
}

TEST(Play, two_generals_or_none_of_that_name_are_one_sentence) {
  const Outcome both = sumter_typed("play east-62 --union recruit --confederate recruit", "");
  EXPECT_EQ(both.code, 2);
  EXPECT_THAT(both.err, HasSubstr("sumter general play plays their game"));
  const Outcome nobody = sumter_typed("play east-62 --union grant", "");
  EXPECT_EQ(nobody.code, 2);
  EXPECT_THAT(nobody.err, HasSubstr("--union grant: a general is recruit"));
}

/// McCook alone at Corinth, about to try his initiative.
Outcome play_corinth(const std::string& more) {
  const TemporaryFile file{"corinth.position",
                           "cycle 6/62\nstage initiative-segment union\nchit union 3\nside union\n"
                           "at B3504\n  U2 leader \"McCook\"\n  U3 infantry 10-3\n"
                           "side confederate\nat B3402\n  C1 infantry 4-3\n"};
  return sumter_typed("play " + file.path() + " --seed 3 --secrecy open " + more,
                      "try-initiative U2\n");
}

TEST(Play, Case_5_22_dice_that_somebody_has_rolled_come_first) {
  EXPECT_THAT(play_corinth("--dice 1").out,
              AllOf(HasSubstr("seed 3 after the faces 1"), HasSubstr("rolls 1 for initiative")));
  EXPECT_THAT(play_corinth("--dice 6").out, HasSubstr("rolls 6 and fails [5.22]"));
  const Outcome wrong = play_corinth("--dice 9");
  EXPECT_EQ(wrong.code, 1);
  EXPECT_THAT(wrong.out, AllOf(HasSubstr("9 is no face of it [5.22]"), Not(HasSubstr("rolls"))));
  EXPECT_EQ(play_corinth("--dice x").code, 2);
}

TEST(Play, a_save_remembers_the_dice_that_were_given_and_is_proved_with_them) {
  const TemporaryFile save{"given-dice.sumter", ""};
  std::filesystem::remove(save.path());
  EXPECT_EQ(play_corinth("--dice 1,6 --save " + save.path()).code, 0);
  EXPECT_THAT(sumter("replay " + save.path() + " --verify").out,
              AllOf(HasSubstr("first faces of the dice: 1, 6\n"), HasSubstr("proved: 1 action")));
  EXPECT_EQ(sumter_typed("play --save " + save.path() + " --dice 1,6", "quit\n").code, 0);
  const Outcome other = sumter_typed("play --save " + save.path() + " --dice 1,5", "quit\n");
  EXPECT_EQ(other.code, 2);
  EXPECT_THAT(other.err, HasSubstr("was begun with dice 1,6, not 1,5"));
}

TEST(Play, lines_of_a_pipe_are_repeated_behind_the_prompt) {
  EXPECT_THAT(play("case 6.13\n").out, AllOf(HasSubstr("> case 6.13\n"), HasSubstr("[6.13]")));
}

TEST(Play, Case_4_1_a_refusal_is_told_and_why_shows_its_case) {
  const Outcome run = play("lose-ship U63-001\nwhy\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("Refused: "), HasSubstr("\n[4.1]")));
}

TEST(Play, a_wrong_line_is_answered_and_the_game_goes_on) {
  const Outcome run = play(
      "marhc U63-001 B3402\nshow Viksburg\nshow\nwhere nobody\nwhere\nlog -1\nlog x\nlog "
      "99999999999\nlegal marhc\nlegal march nobody\nhelp marhc\ncase 99.99\ncase\nwhy\nundo\n"
      "march U63-001\nmarch U63-001 Z0101\nsplit-unit U63-001 -5\n" +
      std::string("\x00\xff\x01", 3) + "\n" + std::string(1 << 20, 'x') + "\nshow Vicksburg\n");
  EXPECT_EQ(run.code, 1);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr("march"), HasSubstr("did you mean"), HasSubstr("no text"),
                             HasSubstr("longer than"), HasSubstr("held by")));
  EXPECT_LT(run.out.size(), 20'000U);
}

TEST(Play, Case_0_5_an_enemy_is_seen_as_far_as_secrecy_allows) {
  const std::string look = "show Vicksburg\n";
  const std::string open = play(look, "--secrecy open").out;
  const std::string limited = play(look, "--secrecy limited").out;
  const std::string dark = play(look, "--secrecy dark").out;
  EXPECT_NE(open, limited);
  EXPECT_NE(limited, dark);
}

TEST(Play, Case_0_5_a_refusal_tells_nothing_of_an_enemy_who_is_hidden) {
  // Infantry and a leader: nothing tells which.
  const auto refusal_of = [](const std::string& piece) {
    const std::string out = play("place-leader " + piece + " B3402\n").out;
    return out.substr(out.find("Refused"));
  };
  EXPECT_THAT(refusal_of("C63-020"),
              HasSubstr("is the Enemy's: give orders to your own pieces [22.32]"));
  EXPECT_EQ(refusal_of("C63-020"), refusal_of("C63-021"));
}

TEST(Play, Case_4_1_all_choices_of_one_piece_are_told) {
  const Outcome run = play("legal place-leader\nlegal place-leader U-Ord\n");
  const auto second = run.out.find("> legal place-leader U-Ord");
  ASSERT_NE(second, std::string::npos);
  EXPECT_THAT(run.out.substr(0, second), HasSubstr("... and "));
  EXPECT_THAT(run.out.substr(second), Not(HasSubstr("... and ")));
}

TEST(Play, Case_4_1_a_choice_out_of_phase_is_told_what_is_asked) {
  EXPECT_THAT(play("march U63-001 B3402\n").out, AllOf(HasSubstr("leader-pick of the Union"),
                                                       HasSubstr("possible are: place-leader")));
}

TEST(Play, Case_16_16_the_side_that_is_not_asked_changes_a_roster_and_nothing_else) {
  const TemporaryFile corps{"corps.setup",
                            "setup 1\ntitle Two corps\ncycle 7/63\nscenario east-63\n"
                            "stage command-segment confederate\nside union\nat C2609\n"
                            "  U1 corps-hq-infantry commander \"Reynolds\"\n"
                            "  U2 leader \"Reynolds\" in U1\n  U4 infantry 5-3 in U1\n"
                            "  depot stock 20\nside confederate\nat C2613\n  C1 infantry 10-3\n"
                            "  depot stock 10\n"};
  const std::string save = testing::TempDir() + "other.sumter";
  std::filesystem::remove(save);
  const Outcome run =
      sumter_typed("play " + corps.path() + " --seed 3 --save " + save,
                   "detach U4\nother detach U4\nother command U1\nother detach C1\nother\n");
  EXPECT_THAT(run.out, HasSubstr("> detach U4\nRefused: That piece is the Enemy's"));
  EXPECT_THAT(run.out, HasSubstr("> other detach U4\n  - infantry 5-3 U4 leaves its roster"));
  EXPECT_THAT(run.out, HasSubstr("It is the other side's decision"));
  EXPECT_THAT(run.out, HasSubstr("> other detach C1\nRefused: That piece is the Enemy's"));
  EXPECT_THAT(run.out, HasSubstr("'other' is followed by an order"));
  EXPECT_THAT(sumter("replay " + save + " --verify").out,
              HasSubstr("1 snapshot, and 1 played again by the rules"));
}

TEST(Play, wrong_options_are_one_sentence) {
  for (const char* line :
       {"play", "play nowhere", "play west-63 --seed -1", "play west-63 --seed x",
        "play west-63 --secrecy closed", "play west-63 --options 27.1",
        "play west-63 --options 26.3 --secrecy open", "play west-63 --errata some"}) {
    const Outcome run = sumter_typed(line, "quit\n");
    EXPECT_EQ(run.code, 2) << line;
    EXPECT_EQ(run.out, "") << line;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

}  // namespace
}  // namespace tests
