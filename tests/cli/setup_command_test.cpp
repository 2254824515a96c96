// [19.2] `sumter setup`: a position of a saved game as a file, played again, and its faults.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace tests {
namespace {

using testing::HasSubstr;

/// Files of one test, gone with it.
class SetupCommand : public testing::Test {
 public:
  SetupCommand(const SetupCommand&) = delete;
  SetupCommand& operator=(const SetupCommand&) = delete;

 protected:
  SetupCommand()
      : folder_{std::filesystem::temp_directory_path() /
                ("sumter-setup-" +
                 std::string{testing::UnitTest::GetInstance()->current_test_info()->name()})} {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }

  ~SetupCommand() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  [[nodiscard]] std::string file(const std::string& name) const { return folder_ / name; }

  /// A campaign of one order, after which leaders are being placed.
  void play_a_campaign() const {
    const Outcome run =
        sumter_typed("play campaign --seed 7 --save " + file("game.save"), "pass\npass\n");
    ASSERT_EQ(run.code, 0) << run.err;
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(SetupCommand, Case_19_2_a_position_of_a_save_is_written_checked_and_played_on) {
  play_a_campaign();
  const Outcome saved =
      sumter("setup save " + file("game.save") + " --after 1 --out " + file("a.setup"));
  ASSERT_EQ(saved.code, 0) << saved.err;
  EXPECT_TRUE(saved.says("after 1 action of"));
  const Outcome checked = sumter("setup check " + file("a.setup"));
  EXPECT_EQ(checked.code, 0) << checked.out;
  EXPECT_TRUE(checked.says(": sound"));

  const Outcome played =
      sumter_typed("play " + file("a.setup") + " --save " + file("on.save"), "pass\n");
  ASSERT_EQ(played.code, 0) << played.err;
  EXPECT_TRUE(played.says("game-turn 1"));
  const Outcome proved = sumter("replay " + file("on.save") + " --verify");
  EXPECT_EQ(proved.code, 0) << proved.out;
  EXPECT_TRUE(proved.says("proved: 1 action"));

  std::filesystem::remove(file("a.setup"));  // the save holds all of it
  EXPECT_EQ(sumter("replay " + file("on.save") + " --verify").code, 0);
}

TEST_F(SetupCommand, Case_0_5_a_file_is_played_with_its_secrecy_unless_another_is_asked_for) {
  ASSERT_EQ(
      sumter_typed("play campaign --seed 7 --secrecy dark --save " + file("dark.save"), "pass\n")
          .code,
      0);
  const Outcome saved = sumter("setup save " + file("dark.save") + " --out " + file("dark.setup"));
  ASSERT_EQ(saved.code, 0) << saved.err;

  EXPECT_TRUE(sumter_typed("play " + file("dark.setup"), "").says("secrecy dark"));
  EXPECT_TRUE(
      sumter_typed("play " + file("dark.setup") + " --secrecy open", "").says("secrecy open"));
}

TEST_F(SetupCommand, Case_4_1_in_the_middle_of_something_the_last_moment_before_is_named) {
  play_a_campaign();
  const Outcome refused = sumter("setup save " + file("game.save") + " --out " + file("a.setup"));
  EXPECT_NE(refused.code, 0);
  EXPECT_THAT(refused.err, HasSubstr("the last such moment is --after 1"));
  EXPECT_FALSE(std::filesystem::exists(file("a.setup")));
}

TEST_F(SetupCommand, Case_19_2_a_set_up_of_the_catalogue_is_written_to_be_changed) {
  for (const char* name : {"west-63", "campaign"}) {
    const std::string out = file(std::string{name} + ".setup");
    ASSERT_EQ(sumter(std::string{"setup save "} + name + " --out " + out).code, 0);
    EXPECT_EQ(sumter("setup check " + out).code, 0) << name;
    EXPECT_EQ(sumter("random " + out + " --steps 200").code, 0) << name;
  }
}

TEST_F(SetupCommand, a_file_that_is_there_stays) {
  const TemporaryFile there{"there.setup", "mine"};
  const Outcome run = sumter("setup save west-63 --out " + there.path());
  EXPECT_NE(run.code, 0);
  EXPECT_EQ(read(there.path()), "mine");
}

TEST_F(SetupCommand, all_faults_of_a_file_are_told_one_a_line) {
  const TemporaryFile wrong{"wrong.setup",
                            "setup 1\ncycle 4/62\nside union\nat B3402\n  U1 infantry 99-3\n"
                            "  U2 ship\n"};
  const Outcome run = sumter("setup check " + wrong.path());
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, HasSubstr(".setup:5: value: "));
  EXPECT_THAT(run.out, HasSubstr(".setup:6: kind: "));
  EXPECT_EQ(sumter("play " + wrong.path()).code, 2);
}

/// The check knows what the rules know that judge an order.
TEST_F(SetupCommand, Case_10_16_limits_that_no_order_passes_are_told_of_a_position) {
  const TemporaryFile two{"two.position",
                          "cycle 6/62\nside union\nat B3504\n  U1 army-hq commander \"Grant\"\n"
                          "  U2 corps-hq-infantry commander \"Grant\"\n"
                          "  U3 leader \"Grant\" in U1\n  U4 infantry 10-3 in U1\n"
                          "  U5 infantry 8-3 in U2\n"};
  const Outcome run = sumter("setup check " + two.path());
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, HasSubstr("one HQ a leader [10.16]"));

  const TemporaryFile works{"works.position",
                            "cycle 6/62\npool union 1000\nside union\nat B3405\n  U1 base\n"
                            "  U2 fort\n  U3 fortress\n  U4 infantry 3-3\n"};
  const Outcome found = sumter("setup check " + works.path());
  EXPECT_EQ(found.code, 1);
  EXPECT_THAT(found.out, HasSubstr("1000 SUP are too many: a pool holds 999 [21.1]"));
  EXPECT_THAT(found.out, HasSubstr("the hex is not coastal [21.81]"));
  EXPECT_THAT(found.out, HasSubstr("a hex has one fort [13.51]"));
}

/// What a game comes to can be written and read: an empty headquarters goes by warship as well.
TEST_F(SetupCommand, Case_10_31_an_empty_headquarters_is_aboard_a_warship) {
  const auto checked = [](const std::string& place, const std::string& more) {
    const TemporaryFile position{"aboard.position",
                                 "cycle 4/63\nscenario west-63\nside union\nat " + place +
                                     "\n  U1 ironclad\n"
                                     "  U2 corps-hq-infantry commander \"Grant\" in U1\n"
                                     "  U3 leader \"Grant\" in U2\n" +
                                     more};
    return sumter("setup check " + position.path());
  };
  const Outcome empty = checked("A3219/A3220", "");
  EXPECT_EQ(empty.code, 0) << empty.out << empty.err;
  const Outcome full = checked("A3219/A3220", "  U4 infantry 3-3 in U2\n");
  EXPECT_EQ(full.code, 1);
  EXPECT_THAT(full.out, HasSubstr("only ships and what is aboard stand on the hexside"));
  const Outcome unit = checked("B3328", "  U4 infantry 3-3 in U1\n");
  EXPECT_EQ(unit.code, 1);
  EXPECT_THAT(unit.out, HasSubstr("warships leaders and empty headquarters [10.31]"));
}

TEST_F(SetupCommand, Case_5_12_figures_that_no_chart_gives_are_told_of_a_position) {
  const auto found = [](const std::string& head) {
    const TemporaryFile position{
        "head.position", head + "side union\nat B3504\n  U1 infantry 8-3\nside confederate\n"};
    return sumter("setup check " + position.path());
  };
  const Outcome theatre = found(
      "cycle 4/63\nscenario west-63\nstage command-segment union\nchit union 9\ncommands "
      "confederate 4\n"
      "rail-points union 99\n");
  EXPECT_EQ(theatre.code, 1);
  EXPECT_THAT(theatre.out,
              HasSubstr("Union, chit 9: the chits of the pool are 1, 2, 3, 4, 5 [5.12]"));
  EXPECT_THAT(theatre.out, HasSubstr("Confederate, 4 direct commands given: at most 3 [5.21]"));
  EXPECT_THAT(theatre.out, testing::ContainsRegex("Union, 99 rail points: at most [0-9]+ .6.51."));

  const Outcome war = found(
      "cycle 4/63\nscenario campaign\nstage command-segment union\npersonnel union 9999\n"
      "call union D2 40\n");
  EXPECT_EQ(war.code, 1);
  EXPECT_THAT(war.out,
              testing::ContainsRegex("Union, 9999 Personnel Points: at most [0-9]+ .23.3."));
  EXPECT_THAT(war.out, testing::ContainsRegex("Union, a call of [0-9]+ cycles before the first of "
                                              "the game .23.21."));
  EXPECT_EQ(found("cycle 4/63\nscenario west-63\nstage command-segment union\nchit union 5\n"
                  "commands union 5\n")
                .code,
            0);
}

TEST_F(SetupCommand, answers_in_json_too) {
  const auto saved = json("setup save west-63 --out " + file("a.setup"));
  EXPECT_EQ(saved["setup"], file("a.setup"));
  EXPECT_TRUE(json("setup check " + file("a.setup"))["ok"].get<bool>());
}

}  // namespace
}  // namespace tests
