// `sumter general`: games between generals, the ladder, problems.
#include "core/base/folder_lock.h"
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace tests {
namespace {

using testing::HasSubstr;

std::string problem(const std::string& name) {
  return std::string{places::sources()} + "/tests/ai/problems/" + name + ".problem";
}

TEST(GeneralCommand, plays_a_game_that_is_saved_and_proved) {
  const TemporaryFile save{"generals.sumter", ""};
  std::filesystem::remove(save.path());
  const std::string game = "general play east-63 --union still --confederate recruit --seed 4";
  const auto played = json(game + " --save " + save.path());
  EXPECT_EQ(played["fault"], nullptr);
  EXPECT_EQ(played["confederate"], "recruit");
  EXPECT_GT(played["orders"]["confederate"]["march"], 5);
  EXPECT_FALSE(played["orders"]["union"].contains("march"));
  EXPECT_TRUE(json("replay --verify " + save.path())["proof"]["ok"].get<bool>());

  const Outcome again = sumter(game + " --save " + save.path());
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("the file exists already"));
}

TEST(GeneralCommand, tells_why_after_the_game_and_not_before) {
  const TemporaryFile save{"why.sumter", ""};
  std::filesystem::remove(save.path());
  ASSERT_EQ(json("general play east-63 --union still --confederate regular --secrecy dark --save " +
                 save.path())["fault"],
            nullptr);
  const auto told = json("general why --orders 40 " + save.path());
  ASSERT_EQ(told["orders"].size(), 40U);
  for (const auto& order : told["orders"]) {
    EXPECT_EQ(order["side"], "confederate");
    EXPECT_FALSE(order["sentences"].empty());
  }
  EXPECT_THAT(sumter("general why --orders 2000 " + save.path()).out,
              testing::AllOf(HasSubstr("It brings +"), HasSubstr("He looked at ")));

  const TemporaryFile going{"going.sumter", ""};
  std::filesystem::remove(going.path());
  ASSERT_EQ(
      sumter_typed("play east-63 --union regular --secrecy dark --seed 4 --save " + going.path(),
                   "quit\n")
          .code,
      0);
  const Outcome kept = sumter("general why " + going.path());
  EXPECT_EQ(kept.code, 2);
  EXPECT_THAT(kept.err, HasSubstr("keeps his reasons to himself until the game is over [0.5]"));
}

TEST(GeneralCommand, advises_whoever_is_asked_and_changes_nothing) {
  const std::string position =
      std::string{places::sources()} + "/tests/ai/problems/p01-open-town.position";
  const TemporaryFile save{"advised.sumter", ""};
  std::filesystem::remove(save.path());
  std::string lines = "pass\n";
  for (int line = 0; line < 8; ++line) {
    lines += "advise\npass\n";
  }
  const Outcome typed = sumter_typed("play " + position + " --seed 7 --save " + save.path(),
                                     lines + "advise grant\n");
  EXPECT_THAT(typed.out, HasSubstr("  do \""));
  EXPECT_THAT(typed.out, HasSubstr("It brings +"));
  EXPECT_THAT(typed.out, HasSubstr("say which general: advise, or advise veteran:bold"));

  const auto before = json("replay " + save.path())["digest"];
  const auto told = json("general advise --general recruit --orders 2 " + save.path());
  ASSERT_FALSE(told["advice"].empty());
  EXPECT_LE(told["advice"].size(), 2U);
  EXPECT_FALSE(told["advice"][0]["sentences"].empty());
  EXPECT_LE(told["fears"].size(), 2U);
  EXPECT_EQ(json("replay " + save.path())["digest"], before);
  EXPECT_THAT(sumter("general advise --general grant " + save.path()).err,
              HasSubstr("--general grant: a general is recruit"));
}

TEST(GeneralCommand, measures_one_player_against_another_with_sides_changed) {
  const auto rung =
      json("general ladder east-63 --first standing --second still --pairs 2 --threads 2");
  EXPECT_EQ(rung["won"].get<int>() + rung["lost"].get<int>() + rung["drawn"].get<int>(), 4);
  EXPECT_EQ(rung["fault"], nullptr);
}

TEST(GeneralCommand, tells_what_of_a_problem_was_not_met) {
  const Outcome solved = sumter("general solve --level recruit " + problem("p16-spades"));
  EXPECT_EQ(solved.code, 0) << solved.out;
  EXPECT_THAT(solved.out, HasSubstr("solved 1 of 1"));

  const Outcome failed = sumter("general solve --level recruit " + problem("p08-forrest") + " " +
                                problem("p16-spades"));
  EXPECT_EQ(failed.code, 1) << failed.out;
  EXPECT_THAT(failed.out, HasSubstr("FAILED recruit: p08-forrest"));
  EXPECT_THAT(failed.out, HasSubstr("solved 1 of 2"));
}

/// A folder for wars that is gone when the test is over.
class WarFolder {
 public:
  WarFolder() { std::filesystem::remove_all(path_); }

  ~WarFolder() { std::filesystem::remove_all(path_); }

  WarFolder(const WarFolder&) = delete;
  WarFolder& operator=(const WarFolder&) = delete;

  [[nodiscard]] std::string path() const { return path_.string(); }

  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories(path_);
    std::ofstream{path_ / name, std::ios::binary} << text;
  }

 private:
  std::filesystem::path path_ =
      std::filesystem::temp_directory_path() / ("sumter-war-test-" + std::to_string(::getpid()));
};

std::string war_into(const WarFolder& folder, const std::string& more) {
  return "general war east-63 --union random --confederate still --into " + folder.path() + " " +
         more;
}

TEST(GeneralWar, goes_on_where_it_stopped_and_comes_to_the_same) {
  const WarFolder folder;
  const auto at_once = json(war_into(folder, "--games 3 --seed 40"));
  EXPECT_EQ(at_once["played"], 3);
  EXPECT_EQ(at_once["games"], 3);
  const std::string games = read(folder.file("games.csv"));
  const std::string table = read(folder.file("war.csv"));
  const std::string page = read(folder.file("war.html"));

  std::filesystem::remove_all(folder.path());
  EXPECT_EQ(json(war_into(folder, "--games 1 --seed 42"))["played"], 1);
  auto later = json(war_into(folder, "--games 3 --seed 40 --threads 2"));
  EXPECT_EQ(later["played"], 2);
  EXPECT_EQ(read(folder.file("games.csv")), games);
  EXPECT_EQ(read(folder.file("war.csv")), table);
  EXPECT_EQ(read(folder.file("war.html")), page);
  later["played"] = 3;
  EXPECT_EQ(later, at_once);

  EXPECT_THAT(page, HasSubstr("<!-- Sumter report -->"));
  EXPECT_THAT(page, HasSubstr("When places fell"));
  EXPECT_THAT(page, HasSubstr("Richmond"));
  EXPECT_THAT(table, HasSubstr("places,Richmond VA,,does not fall,1865-04-03,"));
  const Outcome told = sumter(war_into(folder, "--games 3 --seed 40"));
  EXPECT_THAT(told.out, HasSubstr("random against still, 3 games, 0 of them played now"));
  EXPECT_THAT(told.out, HasSubstr("forces unfed a cycle"));
}

TEST(GeneralWar, with_a_wrong_file_names_file_row_and_reason) {
  const WarFolder folder;
  ASSERT_EQ(sumter(war_into(folder, "--games 2")).code, 0);
  const std::string good = read(folder.file("games.csv"));
  const auto said_of = [&](const std::string& text) {
    folder.write("games.csv", text);
    const Outcome run = sumter(war_into(folder, "--games 2"));
    EXPECT_EQ(run.code, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(read(folder.file("games.csv")), text) << "it is left as it was";
    return run.err;
  };
  const std::string file = folder.file("games.csv");
  EXPECT_THAT(said_of(good.substr(0, good.size() - 9)),
              testing::AllOf(HasSubstr(file), HasSubstr("3"), HasSubstr("the row is cut")));
  EXPECT_THAT(said_of(good + good.substr(good.rfind('\n', good.size() - 2) + 1)),
              HasSubstr("the game of seed 2 stands twice"));
  std::string wrong = good;
  wrong.replace(wrong.rfind(",0\n"), 3, ",none\n");
  EXPECT_THAT(said_of(wrong), HasSubstr("'none' cannot stand there"));
  EXPECT_THAT(said_of("seed,day\n1,2\n"), HasSubstr("no list of games by this program"));
  EXPECT_THAT(said_of(good + "1,2\n"), HasSubstr("the row has 2 fields"));

  folder.write("games.csv", good);
  const Outcome other =
      sumter("general war east-63 --union standing --confederate still --into " + folder.path());
  EXPECT_EQ(other.code, 2);
  EXPECT_THAT(other.err, HasSubstr("the game was played with 'random', not with 'standing'"));
}

TEST(GeneralWar, with_a_refused_order_in_a_game_ends_with_findings) {
  const WarFolder folder;
  ASSERT_EQ(sumter(war_into(folder, "--games 1")).code, 0);
  std::string games = read(folder.file("games.csv"));
  const std::string result = "[19.71].\",";
  const auto at = games.find(result);
  ASSERT_NE(at, std::string::npos);
  games.insert(at + result.size(), "march U1 B2802: it is not there [6.11]");
  folder.write("games.csv", games);
  const auto found = json_of_findings(war_into(folder, "--games 1"));
  EXPECT_EQ(found["faults"],
            core::cli::Json::array({"seed 1: march U1 B2802: it is not there [6.11]"}));
}

TEST(GeneralWar, leaves_a_folder_alone_in_which_another_run_writes) {
  const WarFolder folder;
  ASSERT_EQ(sumter(war_into(folder, "--games 1")).code, 0);
  {
    const auto other = core::base::FolderLock::hold(folder.path());
    ASSERT_TRUE(other);
    const Outcome run = sumter(war_into(folder, "--games 2"));
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("another run of this command writes there"));
  }
  EXPECT_EQ(json(war_into(folder, "--games 2"))["played"], 1);
}

TEST(GeneralWar, writes_over_nothing_that_is_none_of_its_files) {
  const WarFolder folder;
  folder.write("war.html", "<p>my own page</p>");
  EXPECT_THAT(sumter(war_into(folder, "")).err, HasSubstr("no page of ours"));
  std::filesystem::remove(folder.file("war.html"));
  folder.write("war.csv", "mine\n");
  EXPECT_THAT(sumter(war_into(folder, "")).err, HasSubstr("no table of this command"));
  EXPECT_EQ(read(folder.file("war.csv")), "mine\n");
  EXPECT_FALSE(std::filesystem::exists(folder.file("games.csv")));
}

TEST(GeneralCommand, wrong_words_and_files_are_one_sentence) {
  const auto error = [](const std::string& line) {
    const Outcome run = sumter(line);
    EXPECT_EQ(run.code, 2) << line;
    EXPECT_EQ(run.out, "") << line;
    return run.err;
  };
  EXPECT_THAT(error("general feud"), HasSubstr("play, ladder, solve, why, advise, war"));
  EXPECT_THAT(error("general war east-63"), HasSubstr("--into"));
  EXPECT_THAT(error("general play east-62 --union grant"),
              HasSubstr("--union grant: it is a general"));
  EXPECT_THAT(error("general play nowhere"), HasSubstr("nowhere"));
  EXPECT_THAT(error("general ladder east-62 --pairs 0"), HasSubstr("--pairs"));
  EXPECT_THAT(error("general solve nothing.problem"), HasSubstr("nothing.position"));
  EXPECT_THAT(error("general solve --level general " + problem("p01-open-town")),
              HasSubstr("--level general"));
}

}  // namespace
}  // namespace tests
