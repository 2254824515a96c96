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

TEST_F(SetupCommand, answers_in_json_too) {
  const auto saved = json("setup save west-63 --out " + file("a.setup"));
  EXPECT_EQ(saved["setup"], file("a.setup"));
  EXPECT_TRUE(json("setup check " + file("a.setup"))["ok"].get<bool>());
}

}  // namespace
}  // namespace tests
