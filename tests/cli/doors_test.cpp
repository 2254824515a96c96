// What stands in the place of a file, how a game begins and goes on, and how what is fed to it
// ends.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

namespace tests {
namespace {

namespace fs = std::filesystem;

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A folder of this test, gone with it.
class Doors : public testing::Test {
 protected:
  Doors()
      : folder_{fs::temp_directory_path() / ("sumter-doors-test-" + std::to_string(::getpid()))} {
    fs::create_directories(folder_);
  }

  ~Doors() override {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }

  [[nodiscard]] std::string file(const std::string& name) const {
    return (folder_ / name).string();
  }

  /// One line that says this, and nothing is answered.
  static void expect_refused(const std::string& arguments, const std::string& words) {
    const Outcome run = sumter_typed(arguments, "");
    EXPECT_EQ(run.code, 2) << arguments;
    EXPECT_EQ(run.out, "") << arguments;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
    EXPECT_THAT(run.err, HasSubstr(words)) << arguments;
  }

  /// A game of one order, saved.
  [[nodiscard]] std::string saved_game() const {
    std::string save = file("war.sumter");
    EXPECT_EQ(
        sumter_typed("play west-63 --seed 5 --save " + save, "place-leader U-Ord A0704\n").code, 0);
    return save;
  }

 private:
  fs::path folder_;
};

// ---- a file of ours in the wrong place ----

TEST_F(Doors, a_saved_game_in_any_other_place_says_what_it_is_and_what_opens_it) {
  const std::string save = saved_game();
  const std::string words = "this is a saved game of west-63: sumter play west-63 --save " + save;
  for (const char* const door :
       {"play ", "setup check ", "random ", "supply --position ", "river diary ", "river brief ",
        "battle replay ", "assistant --save ", "river play --save ",
        "referee --position scenarios/example.position --orders ",
        "battle play plum-point-bend --orders "}) {
    expect_refused(door + save, words);
  }
}

TEST_F(Doors, other_saves_in_the_place_of_a_game_say_so_too) {
  const std::string river = file("up.river");
  ASSERT_EQ(sumter("river watch --seed 3 --save " + river).code, 0);
  const std::string table = file("table.battle");
  ASSERT_EQ(
      sumter_typed("assistant --rules coastal --ships uss-monitor,css-virginia --save " + table,
                   "quit\n")
          .code,
      0);
  for (const char* const door :
       {"replay ", "report ", "play west-63 --save ", "war --side union --save "}) {
    expect_refused(door + river,
                   "this is a saved river campaign: sumter river play --save " + river);
    expect_refused(door + table, "sumter assistant --save " + table);
  }
  expect_refused("--catalogue " + river + " map", "this is a saved river campaign");
}

TEST_F(Doors, a_path_that_is_no_file_is_told_as_what_it_is) {
  const std::string folder = file("");
  const std::string pipe = file("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const std::string long_name = file(std::string(300, 'n'));
  for (const char* const door : {"replay ", "report ", "river diary ", "battle replay "}) {
    expect_refused(door + folder, "this is a folder");
    expect_refused(door + pipe, "this is a pipe");
    expect_refused(door + long_name, "its name is too long");
  }
  const fs::path before = fs::current_path();
  fs::current_path(fs::path{folder});
  fs::create_directory("bare");
  expect_refused("play bare", "this is a folder");
  expect_refused("random pipe", "this is a pipe");
  fs::current_path(before);
  for (const char* const door : {"battle watch plymouth --record ", "setup save west-63 --out ",
                                 "battle generate --save ", "river watch --save "}) {
    expect_refused(door + folder, "this is a folder");
    expect_refused(door + pipe, "this is a pipe");
  }
  for (const char* const door : {"play west-63 --save ", "river play --save ",
                                 "assistant --ships uss-monitor --rules coastal --save "}) {
    expect_refused(door + folder, "this is a folder");
    expect_refused(door + pipe, "this is a pipe");
    const Outcome run = sumter_typed(door + long_name, "");
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("its name is too long"));
  }
}

TEST_F(Doors, what_cannot_be_written_is_not_there_afterwards) {
  const std::string nowhere = file("no/such/folder/war.sumter");
  const Outcome run = sumter_typed("play west-63 --save " + nowhere, "pass\n");
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("its folder is not there"));
  EXPECT_FALSE(fs::exists(file("no")));

  // The orders cannot be read: no game is begun for them.
  const std::string save = file("up.river");
  expect_refused("river play --save " + save + " --orders " + file("missing"),
                 "there is no such file");
  EXPECT_FALSE(fs::exists(save));
}

// ---- how a game begins, and goes on ----

TEST_F(Doors, a_save_goes_on_by_its_name_alone) {
  const std::string save = saved_game();
  const Outcome run = sumter_typed("play --save " + save, "");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("continues after 1 action"));
  expect_refused("play --save " + file("none.sumter"), "there is no such file to continue");
  expect_refused("play", "name a scenario");
}

TEST_F(Doors, what_contradicts_a_save_is_refused) {
  const std::string save = saved_game();
  const std::string play = "play west-63 --save " + save;
  expect_refused(play + " --seed 6", "begun with seed 5, not 6");
  expect_refused(play + " --errata as-printed", "begun with errata corrected, not as-printed");
  expect_refused(play + " --options 26.1", "begun with options");
  expect_refused(play + " --secrecy dark", "begun with secrecy limited, not dark");
  expect_refused("play east-63 --save " + save, "a game of west-63, not of east-63");
  EXPECT_EQ(sumter_typed(play + " --seed 5 --errata corrected --secrecy limited", "").code, 0);
}

TEST_F(Doors, of_the_table_and_the_river_what_is_ignored_is_told) {
  const std::string river = file("up.river");
  ASSERT_EQ(sumter_typed("river play --seed 3 --save " + river, "").code, 0);
  EXPECT_THAT(sumter_typed("river play --flotilla B --seed 4 --save " + river, "").out,
              HasSubstr("goes on as it was begun; --flotilla, --seed are ignored"));
  const std::string table = file("table.battle");
  ASSERT_EQ(sumter_typed("assistant --rules coastal --ships uss-monitor --save " + table, "").code,
            0);
  EXPECT_THAT(sumter_typed("assistant --rules ironclad --save " + table, "").out,
              HasSubstr("goes on as it was begun; --rules is ignored"));
}

TEST_F(Doors, a_seed_that_is_not_named_is_drawn_and_told) {
  const auto seed_of = [](const std::string& arguments, const std::string& before) {
    const Outcome run = sumter_typed(arguments, "");
    const auto at = run.out.find(before);
    EXPECT_NE(at, std::string::npos) << run.out;
    return std::strtoull(run.out.c_str() + at + before.size(), nullptr, 10);
  };
  EXPECT_NE(seed_of("play west-63", ", seed "), seed_of("play west-63", ", seed "));
  const std::string told = "The seed of the dice is ";
  EXPECT_NE(seed_of("river play", told), seed_of("river play", told));
  EXPECT_NE(seed_of("battle play plum-point-bend", told),
            seed_of("battle play plum-point-bend", told));
  EXPECT_THAT(sumter_typed("battle play plum-point-bend --seed 4", "").out, Not(HasSubstr(told)));
}

// ---- fed from a pipe ----

TEST_F(Doors, what_was_refused_on_a_pipe_is_in_the_exit_code) {
  EXPECT_EQ(sumter_typed("play west-63 --seed 5", "legal\nquit\n").code, 0);
  EXPECT_EQ(sumter_typed("play west-63 --seed 5", "march nobody B2802\n").code, 1);
  EXPECT_EQ(sumter_typed("river play --seed 5", "advance twice\n").code, 1);
  EXPECT_EQ(sumter_typed("battle play plum-point-bend --seed 5", "sing\n").code, 1);
}

TEST_F(Doors, what_could_not_be_saved_on_a_pipe_is_in_the_exit_code) {
  const Outcome run =
      sumter_typed("play west-63 --seed 5", "save " + file("no/folder/war.sumter") + "\n");
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, HasSubstr("its folder is not there"));
}

// ---- a record ----

TEST_F(Doors, a_record_is_never_written_over) {
  const std::string record = file("roads.battle-record");
  const std::string play = "battle play plum-point-bend --seed 5 --record " + record;
  ASSERT_EQ(sumter_typed(play, "").code, 0);
  const std::string before = read(record);
  expect_refused(play, "the file exists already");
  EXPECT_EQ(read(record), before);
  EXPECT_EQ(sumter("battle replay " + record).code, 0);
}

}  // namespace
}  // namespace tests
