// Forces and operations in the text game and with the referee.
#include "core/plan/operation.h"
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace tests {
namespace {

using core::cli::Json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A corps and what stands beside it at Corinth, another headquarters, and the Enemy to the west.
std::string position(const std::string& stage) {
  return "cycle 6/62\nstage " + stage +
         " union\nchit union 3\nside union\n"
         "at B3504\n"
         "  U1 corps-hq-infantry \"II Corps\" commander \"McCook\"\n"
         "  U2 leader \"McCook\" in U1\n"
         "  U3 infantry 10-3 in U1\n"
         "  U4 infantry 3-3\n"
         "  U5 infantry 3-3\n"
         "  U8 infantry 3-3\n"
         "  U7 depot stock 30\n"
         "at B3503\n"
         "  U6 corps-hq-infantry \"II Corps of Reserve\"\n"
         "side confederate\n"
         "at B3402\n"
         "  C1 infantry 4-3\n";
}

Outcome play_from(const std::string& lines, const std::string& stage = "command-segment",
                  const std::string& more = "") {
  const TemporaryFile file{"operations.position", position(stage)};
  return sumter_typed("play " + file.path() + " --seed 3 --secrecy open " + more, lines);
}

TEST(Operations, forces_go_by_names_that_tell_them_apart) {
  EXPECT_THAT(play_from("forces\n").out,
              AllOf(HasSubstr("II Corps "), HasSubstr("infantry 3-3 at Corinth  "),
                    HasSubstr("infantry 3-3 at Corinth, 2nd"), Not(HasSubstr("McCook  "))));
}

TEST(Operations, what_a_force_can_do_is_told_with_its_costs_and_what_it_cannot_with_the_case) {
  const std::string page = play_from("operations \"II Corps\"\n").out;
  EXPECT_THAT(page, AllOf(HasSubstr("\n  march "), HasSubstr("(MP)"), HasSubstr("Not embark, sail"),
                          HasSubstr("[7.22]"), HasSubstr("Later, in the sieges: storm\n")));
}

TEST(Operations, an_outlook_tells_and_does_nothing) {
  const Outcome run = play_from("outlook \"II Corps\" march Iuka\nlegal command\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("first        a direct command to leader \"McCook\" [5.21]"),
                    HasSubstr("goes         Corps HQ \"II Corps\""), HasSubstr("\n  supply "),
                    HasSubstr("orders       command U2; join-stack U1; join-stack U4; march U1"),
                    HasSubstr("  command U2\n")));
}

TEST(Operations, one_line_gives_all_its_choices) {
  const Outcome run = play_from("do \"II Corps\" march B3503\nwhere U3\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr("gives leader \"McCook\" a direct command [5.21]"),
                             HasSubstr("Corps HQ \"II Corps\" comes to B3503")));
}

TEST(Operations, Case_5_22_after_the_die_the_rest_is_laid_out_or_it_has_failed) {
  const Outcome lucky =
      play_from("do \"II Corps\" march B3503\n", "initiative-segment", "--dice 1");
  EXPECT_EQ(lucky.code, 0);
  EXPECT_THAT(lucky.out, AllOf(HasSubstr("rolls 1 for initiative"),
                               HasSubstr("Corps HQ \"II Corps\" comes to B3503")));
  const Outcome unlucky =
      play_from("do \"II Corps\" march B3503\n", "initiative-segment", "--dice 6");
  EXPECT_EQ(unlucky.code, 1);
  EXPECT_THAT(unlucky.out, AllOf(HasSubstr("rolls 6 and fails [5.22]"), HasSubstr("Refused: "),
                                 Not(HasSubstr("comes to B3503"))));
}

TEST(Operations, what_names_nothing_is_refused_and_nothing_happens) {
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"do \"I Corps\" march Iuka", "\"I Corps\" is no force of yours"},
      {"do \"II Co\" march Iuka",
       R"(begins the names of several forces: "II Corps", "II Corps of)"},
      {"do \"II Corps\" marsch Iuka", "did you mean march"},
      {"do \"II Corps\" march Atlantis", "no place"},
      {"do \"II Corps\" march A9999", "[4.1]"},
      {"do \"II Corps\"", "say who does what"},
      {"do \"II Corps", "ends with \""},
      {"do \"II Corps\" march", "names no hex"},
      {"do \"II Corps\" sail A2301/A2401", "No ship of yours lies beside"},
      {"do \"II Corps\" storm B3402", "[13.35]"},
      {"operations", "say which force"}};
  for (const auto& [line, why] : wrong) {
    const Outcome run = play_from(line + "\nlegal command\n");
    EXPECT_EQ(run.code, 1) << line;
    EXPECT_THAT(run.out, AllOf(HasSubstr(why), HasSubstr("  command U2\n"))) << line;
  }
}

TEST(Operations, Case_0_4_undo_takes_a_whole_operation_back_as_far_as_no_die_has_fallen) {
  EXPECT_THAT(play_from("do \"II Corps\" march B3503\nundo\nlegal command\nundo\n").out,
              AllOf(HasSubstr("taken back\n"), HasSubstr("  command U2\n"),
                    HasSubstr("nothing can be taken back")));
  EXPECT_THAT(
      play_from("do \"II Corps\" march B3503\nundo\nundo\n", "initiative-segment", "--dice 1").out,
      AllOf(HasSubstr("taken back\n"), HasSubstr("dice have been rolled since [0.4]")));
}

TEST(Operations, Case_18_21_a_raid_marches_and_cuts_the_railroad) {
  EXPECT_THAT(play_from("outlook \"II Corps\" raid Iuka\n").out,
              HasSubstr("march U1 B3604; cut-rail U"));
  EXPECT_THAT(play_from("do \"II Corps\" raid Corinth\n").out,
              AllOf(HasSubstr("[18.21]"), Not(HasSubstr("comes to"))));
}

TEST(Operations, Case_16_16_a_headquarters_takes_a_unit_on_its_roster_and_off_it) {
  EXPECT_THAT(play_from("do \"II Corps of Reserve\" exchange U5\n").out, HasSubstr("[16.23]"));
  EXPECT_THAT(play_from("do U5 join U1\nwhere U5\ndo \"II Corps\" exchange U5\nwhere U5\n").out,
              AllOf(HasSubstr("U5  infantry 3-3, in U1"), HasSubstr("U5  infantry 3-3\n")));
}

TEST(Operations, a_piece_by_its_id_acts_by_itself) {
  EXPECT_THAT(play_from("do U4 march B3503\n").out,
              AllOf(HasSubstr("gives infantry 3-3 U4 a direct command [5.21]"),
                    HasSubstr("infantry 3-3 U4 comes to B3503")));
}

TEST(RefereeOperations, a_line_do_is_accepted_or_refused_like_an_order) {
  const TemporaryFile at{"operations.position", position("command-segment")};
  const TemporaryFile orders{"operations.orders",
                             "do \"II Corps\" march B3402\nexpect refused 6.15\n"
                             "do \"II Corps\" march B3503\nexpect accepted\n"
                             "expect says comes to B3503\n"
                             "do \"II Corps\" hold\nexpect accepted\n"
                             "do \"I Corps\" march Iuka\nexpect refused 4.1\n"};
  const std::string files = "referee --position " + at.path() + " --orders " + orders.path();
  const Outcome run = sumter(files);
  EXPECT_EQ(run.code, 0) << run.out << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("      > command U2\n"), HasSubstr("      > march U1 B3503")));
  const Json results = Json::parse(sumter(files + " --json").out)["results"];
  EXPECT_EQ(results[1]["choices"],
            (Json{"command U2", "join-stack U1", "join-stack U4", "march U1 B3503"}));
  EXPECT_TRUE(results[0]["choices"].empty());
}

TEST(RefereeOperations, a_line_that_is_no_operation_is_an_error_of_the_file) {
  const TemporaryFile at{"operations.position", position("command-segment")};
  const TemporaryFile orders{"operations.orders", "pass\ndo \"II Corps\"\n"};
  const Outcome run = sumter("referee --position " + at.path() + " --orders " + orders.path());
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("operations.orders:2"));
}

TEST(RefereePage, names_every_verb) {
  const std::string page = read(source("docs/referee.md"));
  for (const core::plan::Verb verb : core::plan::verbs()) {
    EXPECT_THAT(page, HasSubstr("`" + std::string{core::plan::row_of(verb).word} + "`"));
  }
}

}  // namespace
}  // namespace tests
