// `sumter river`: the solo campaign listed, played from a pipe, watched, saved, told and studied.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;

/// A name for a save that is not there yet.
class RiverSave {
 public:
  explicit RiverSave(const std::string& name) : file_{name, ""} {
    std::filesystem::remove(file_.path());
  }

  [[nodiscard]] std::string path() const { return file_.path(); }

 private:
  TemporaryFile file_;
};

TEST(RiverCommand, RR_T28_the_sample_flotillas_are_listed) {
  const Outcome run = sumter("river list");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("Porter's errand"), HasSubstr("cairo, signal, rattler"),
                             HasSubstr("Tinclad, USS Signal")));
}

TEST(RiverCommand, a_new_river_has_a_code_that_reads_back) {
  const std::string code = json("river code --json")["code"];
  EXPECT_EQ(json("river code " + code + " --json")["code"], code);
  std::string wrong = code;
  wrong.front() = wrong.front() == '7' ? '8' : '7';
  const Outcome run = sumter("river code " + wrong);
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("mistyped"));
}

TEST(RiverCommand, a_campaign_is_played_from_a_pipe_and_gone_on_with) {
  const RiverSave save{"played.river"};
  const Outcome first =
      sumter_typed("river play --seed 4 --save " + save.path(), "advance\nvessels\nend\n");
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_THAT(first.out, AllOf(HasSubstr("> advance"), HasSubstr("Section 1 "), HasSubstr("cairo"),
                               HasSubstr("the campaign is not over")));
  const Outcome second = sumter_typed("river play --save " + save.path(), "river\nend\n");
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_THAT(second.out, HasSubstr("section 1: "));
}

TEST(RiverCommand, a_refused_order_tells_its_rule) {
  const Outcome run = sumter_typed("river play --seed 1", "fight\nexplore\nbanana\nend\n");
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("refused: "), HasSubstr("[RR-111]"),
                             HasSubstr("'banana' is no order of the campaign")));
}

TEST(RiverCommand, a_line_is_left_and_taken_up) {
  const Outcome run = sumter_typed(
      "river play --seed 4", "detach rattler follow\nbranch 0\nlines\ntake-up 1\nriver\nend\n");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("after 0 orders"),
                             HasSubstr("1: 1 order, the first 0 as here; then 'detach rattler "
                                       "follow'"),
                             HasSubstr("after 1 order")));
}

TEST(RiverCommand, an_automatic_commodore_is_watched_to_the_end_and_its_diary_told) {
  const RiverSave save{"watched.river"};
  const Outcome run = sumter("river watch --policy bold --seed 2 --save " + save.path());
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(" points, "));
  const Outcome diary = sumter("river diary " + save.path());
  EXPECT_THAT(diary.out, AllOf(HasSubstr("Turn 1. Day 1, 07:00 to 09:00"), HasSubstr("points -1")));
  EXPECT_THAT(sumter("river diary --csv " + save.path()).out,
              HasSubstr("turn,night,direction roll"));
  EXPECT_THAT(sumter("river compare " + save.path()).out, HasSubstr("cairo, signal, rattler"));
}

TEST(RiverCommand, RR_030_captains_fight_the_encounters_on_the_table) {
  const Outcome run = sumter("river watch --policy bold --seed 2 --encounters ironclad");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("> report "));
  EXPECT_THAT(run.out, HasSubstr(" encounters on the table, "));
  EXPECT_EQ(sumter("river watch --encounters dice").code, 2);
}

TEST(RiverCommand, RR_434_the_fit_tells_its_constants_and_every_cell) {
  const auto fit = json("river fit --games 1 --flotilla B --json");
  EXPECT_EQ(fit["cells"].size(), 12U);
  EXPECT_EQ(fit["cells"][11]["cell"], "B, arkansas");
  EXPECT_GT(fit["points_per_gun"].get<int>(), 0);
}

TEST(RiverCommand, RR_T31_the_forecast_is_that_of_the_book) {
  const auto turns = json("river forecast --turns 10 --json")["turns"];
  EXPECT_NEAR(turns[9]["met"].get<double>(), 0.434659, 1e-6);
}

TEST(RiverCommand, RR_500_the_levels_within_reach_are_told_of_a_campaign) {
  const RiverSave save{"levels.river"};
  const Outcome played =
      sumter_typed("river play --seed 1 --save " + save.path(), "forecast\nadvance\nend\n");
  EXPECT_THAT(played.out,
              AllOf(HasSubstr("as the ledger stands now: 20 points (Minor victory)"),
                    HasSubstr("still within reach: Crushing defeat to Famous victory")));
  const auto levels = json("river forecast --json --save " + save.path())["levels"];
  EXPECT_EQ(levels["points"], 20);
  EXPECT_EQ(levels["this_turn"]["worst"], 20 - 1 - 5 * 15);
  EXPECT_TRUE(levels["final"]["worst"].is_null());
  EXPECT_EQ(levels["final"]["best_level"], 6);
  EXPECT_EQ(sumter("river forecast --turn 3 --save " + save.path()).code, 2);
}

// The first river has a hidden battery in its first section.
TEST(RiverCommand, RR_371_the_brief_of_an_encounter_is_told) {
  const RiverSave save{"brief.river"};
  const Outcome run = sumter_typed("river play --seed 1 --save " + save.path(),
                                   "brief\nadvance\nbrief\nhelp\nend\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("There is no encounter to be fought now [RR-050]."),
                             HasSubstr("Encounter in section 1: open banks [RR-371]."),
                             HasSubstr("Battery 1 fires first"), HasSubstr("table SET")));
  const auto brief = json("river brief --json " + save.path());
  EXPECT_EQ(brief["fires_first"], 1);
  EXPECT_EQ(brief["union"].size(), 5U);
  EXPECT_EQ(sumter("river brief " + save.path()).code, 0);
  const RiverSave quiet{"quiet.river"};
  EXPECT_EQ(sumter_typed("river play --seed 1 --save " + quiet.path(), "end\n").code, 0);
  const Outcome none = sumter("river brief " + quiet.path());
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("[RR-050]"));
}

TEST(RiverCommand, RR_030_an_encounter_is_given_to_captains_on_the_table) {
  for (const std::string rules : {"ironclad", "coastal"}) {
    const RiverSave save{"table-" + rules + ".river"};
    const Outcome run = sumter_typed(
        "river play --seed 1 --save " + save.path(),
        "table " + rules + "\nadvance\ntable\ntable " + rules + "\ntable " + rules + "\nend\n");
    EXPECT_EQ(run.code, 1) << run.err;
    EXPECT_THAT(run.out,
                AllOf(HasSubstr("refused: There is no encounter to be fought now"),
                      HasSubstr("'' is no set of the table: ironclad or coastal"),
                      HasSubstr("captains fight it on the table by the "), HasSubstr("> report ")));
    EXPECT_EQ(sumter("river diary " + save.path()).code, 0);
  }
}

TEST(RiverCommand, RR_030_a_fight_that_has_begun_is_not_given_to_the_table) {
  const Outcome run = sumter_typed("river play --seed 1", "advance\nfight\ntable ironclad\nend\n");
  EXPECT_THAT(run.out,
              HasSubstr("refused: The fight in section 1 has begun by the fast resolution"));
}

TEST(RiverCommand, a_study_gives_the_same_answer_with_any_number_of_threads) {
  const auto one = json("river study --games 200 --json");
  EXPECT_EQ(one, json("river study --games 200 --threads 3 --json"));
  EXPECT_EQ(one["series"][0]["games"], 200);
}

TEST(RiverCommand, RR_501_flotillas_and_policies_are_set_beside_each_other) {
  const std::string both = "river study --games 5 --flotilla A,B --policy steady,bold ";
  const auto series = json(both + "--json")["series"];
  ASSERT_EQ(series.size(), 4U);
  EXPECT_EQ(series[2]["flotilla"], "B");
  EXPECT_EQ(series[1]["policy"], "bold");
  EXPECT_THAT(sumter(both).out,
              AllOf(HasSubstr("flotilla B, bold commodore"), HasSubstr("by the set 'hand'")));
  const std::string csv = sumter(both + "--csv").out;
  EXPECT_THAT(csv, testing::StartsWith("flotilla,policy,campaign,points,level"));
  EXPECT_EQ(std::ranges::count(csv, '\n'), 1 + 4 * 5);
  EXPECT_THAT(csv, HasSubstr("\nB,bold,5,"));
  EXPECT_THAT(sumter(both + "--svg").out,
              AllOf(testing::StartsWith("<svg"), HasSubstr("flotilla A, steady commodore: 5 ")));
  EXPECT_EQ(sumter(both + "--svg --csv").code, 2);
  EXPECT_THAT(sumter("river study --flotilla A,X").err, HasSubstr("'X' is no sample flotilla"));
}

TEST(RiverCommand, how_far_a_study_is_stands_beside_its_answer) {
  const Outcome run = sumter("river study --games 50 --progress --csv");
  EXPECT_THAT(run.out, testing::StartsWith("flotilla,policy,"));
  EXPECT_THAT(run.err, HasSubstr("] 50 of 50"));
  EXPECT_THAT(run.out, testing::Not(HasSubstr("50 of 50")));
}

TEST(RiverCommand, RR_434_the_constants_of_a_study_are_an_option) {
  const Outcome run = sumter("river study --games 5 --option qf_constants=coastal");
  EXPECT_THAT(run.out, HasSubstr("by the set 'coastal'"));
}

TEST(RiverCommand, RR_483_the_chart_of_a_save_is_an_svg) {
  const RiverSave save{"charted.river"};
  EXPECT_EQ(sumter("river watch --policy bold --seed 2 --save " + save.path()).code, 0);
  EXPECT_THAT(sumter("river chart " + save.path()).out,
              AllOf(testing::StartsWith("<svg"), HasSubstr("class=\"turn\"")));
  EXPECT_EQ(sumter("river chart no-such.river").code, 2);
}

TEST(RiverCommand, what_there_is_not_is_one_clear_error) {
  EXPECT_THAT(sumter("river play --flotilla X").err,
              HasSubstr("'X' is no sample flotilla of table RR-T28; they are ABCD"));
  EXPECT_THAT(sumter("river study --option fog=on").err,
              HasSubstr("'fog' is no option of the river campaign"));
  const TemporaryFile begin{"wrong.begin", "river 1234\n"};
  EXPECT_THAT(sumter("river play --begin " + begin.path()).err, HasSubstr("wrong.begin"));
  EXPECT_EQ(sumter("river diary no-such.river").code, 2);
}

}  // namespace
}  // namespace tests
