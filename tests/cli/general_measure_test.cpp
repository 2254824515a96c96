// `sumter general measure` and `sumter general tune`: what they keep, where they go on, what is
// wrong with their files.
#include "core/base/folder_lock.h"
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;

namespace fs = std::filesystem;

/// A folder for figures or a race that is gone when the test is over.
class MeasureFolder {
 public:
  MeasureFolder() {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }

  ~MeasureFolder() { fs::remove_all(path_); }

  MeasureFolder(const MeasureFolder&) = delete;
  MeasureFolder& operator=(const MeasureFolder&) = delete;

  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream{path_ / name, std::ios::binary} << text;
  }

  /// A folder in it with one problem.
  [[nodiscard]] std::string problems() const {
    fs::create_directories(path_ / "problems");
    for (const char* const name : {"p16-spades.problem", "p16-spades.position"}) {
      fs::copy_file(source(std::string{"tests/ai/problems/"} + name), path_ / "problems" / name,
                    fs::copy_options::overwrite_existing);
    }
    return file("problems");
  }

 private:
  fs::path path_ =
      fs::temp_directory_path() / ("sumter-measure-test-" + std::to_string(::getpid()));
};

/// At 5 per cent two games: the problem's level and the one above it, one seed of twenty each.
std::string measure_in(const MeasureFolder& folder, int scale = 5, const std::string& more = "") {
  return "general measure --lines problems --scale " + std::to_string(scale) + " --figures " +
         folder.file("figures.csv") + " --problems " + folder.problems() + " " + more;
}

/// Lines of figures fall short here: the exit code is 0 or 1.
core::cli::Json measured(const std::string& arguments) {
  const Outcome run = sumter(arguments + " --json");
  EXPECT_LE(run.code, 1) << run.err;
  EXPECT_EQ(run.err, "");
  return core::cli::Json::parse(run.out);
}

TEST(GeneralMeasure, keeps_figures_and_measures_nothing_twice) {
  const MeasureFolder folder;
  auto first = measured(measure_in(folder));
  EXPECT_EQ(first["played"], 2);
  ASSERT_EQ(first["lines"].size(), 1U);
  EXPECT_EQ(first["lines"][0]["line"], "problems");
  EXPECT_EQ(first["lines"][0]["measured"], "now");
  EXPECT_EQ(first["lines"][0]["per_cent"], 5);
  EXPECT_EQ(first["lines"][0]["values"][1]["of"], "regular");
  EXPECT_EQ(first["lines"][0]["values"][1]["games"], 2);
  EXPECT_EQ(first["lines"][0]["values"][0]["figure"], nullptr) << "no problem is the recruit's";
  const std::string figures = read(folder.file("figures.csv"));
  EXPECT_THAT(figures, AllOf(HasSubstr("problems,regular,"), HasSubstr("at least 90"),
                             HasSubstr(",2,5,"), HasSubstr("sumter ")));

  auto again = measured(measure_in(folder));
  EXPECT_EQ(again["played"], 0);
  EXPECT_EQ(again["lines"][0]["measured"], "before");
  EXPECT_EQ(again["lines"][0]["values"], first["lines"][0]["values"]);
  EXPECT_EQ(read(folder.file("figures.csv")), figures);

  const auto more = measured(measure_in(folder, 10));
  EXPECT_EQ(more["played"], 2) << "two seeds of each: one was there";
  EXPECT_EQ(more["lines"][0]["per_cent"], 10);
  EXPECT_EQ(measured(measure_in(folder))["lines"][0]["per_cent"], 10) << "more is enough";
}

TEST(GeneralMeasure, goes_on_where_it_stopped_on_one_thread_or_two) {
  const MeasureFolder folder;
  static_cast<void>(measured(measure_in(folder, 10)));
  const std::string games = read(folder.file("figures.games.csv"));
  EXPECT_EQ(std::count(games.begin(), games.end(), '\n'), 5);
  // It was stopped after its first game: the others and the figures are not there.
  std::size_t end = games.find('\n');
  end = games.find('\n', end + 1);
  folder.write("figures.games.csv", games.substr(0, end + 1));
  fs::remove(folder.file("figures.csv"));
  EXPECT_EQ(measured(measure_in(folder, 10, "--threads 2"))["played"], 3);
  // Seconds differ; what was played does not.
  const auto results_of = [](const std::string& text) {
    std::string results;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t next = text.find('\n', at);
      const std::string line = text.substr(at, next - at);
      results += line.substr(0, line.find(",sumter ")) + line.substr(line.rfind(',')) + "\n";
      at = next + 1;
    }
    return results;
  };
  EXPECT_EQ(results_of(read(folder.file("figures.games.csv"))), results_of(games));
}

TEST(GeneralMeasure, measures_again_what_was_measured_with_other_charts_or_code) {
  const MeasureFolder folder;
  static_cast<void>(measured(measure_in(folder)));
  // The same with a problem that asks for something else.
  const std::string problem = folder.problems() + "/p16-spades.problem";
  const std::string command = measure_in(folder);
  std::string text = read(problem);
  text += "# another line\n";
  std::ofstream{problem, std::ios::binary} << text;
  const auto listed = json("general measure --list --scale 5 --figures " +
                           folder.file("figures.csv") + " --problems " + folder.file("problems"));
  for (const auto& line : listed["lines"]) {
    EXPECT_EQ(line["measured"], line["line"] == "problems"
                                    ? "with other code or charts, or fewer games"
                                : line["line"] == "window" ? "elsewhere"
                                                           : "no");
  }
  EXPECT_EQ(measured(command)["played"], 2);
  const std::string games = read(folder.file("figures.games.csv"));
  EXPECT_EQ(std::count(games.begin(), games.end(), '\n'), 3) << "the old ones are gone";
}

TEST(GeneralMeasure, tells_what_another_command_measures) {
  const MeasureFolder folder;
  const Outcome told =
      sumter("general measure --lines window --figures " + folder.file("figures.csv"));
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, AllOf(HasSubstr("elsewhere"), HasSubstr("--measure-frames"),
                              HasSubstr("0 games played now")));
  EXPECT_THAT(read(folder.file("figures.csv")), HasSubstr(",elsewhere,"));
}

TEST(GeneralMeasure, with_a_wrong_file_names_file_row_and_reason) {
  const MeasureFolder folder;
  static_cast<void>(measured(measure_in(folder)));
  const auto said_of = [&](const std::string& name, const std::string& text) {
    const std::string good = read(folder.file(name));
    folder.write(name, text);
    const Outcome run = sumter(measure_in(folder));
    EXPECT_EQ(run.code, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr(folder.file(name)));
    EXPECT_EQ(read(folder.file(name)), text) << "it is left as it was";
    folder.write(name, good);
    return run.err;
  };
  const auto changed = [&](const std::string& name, const std::string& from,
                           const std::string& to) {
    std::string text = read(folder.file(name));
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  const std::string figures = read(folder.file("figures.csv"));
  const std::string games = read(folder.file("figures.games.csv"));
  EXPECT_THAT(said_of("figures.csv", figures.substr(0, figures.size() - 5)),
              HasSubstr("the row is cut"));
  EXPECT_THAT(said_of("figures.csv", "line,of\nproblems,all\n"),
              HasSubstr("no list of figures of this program"));
  EXPECT_THAT(said_of("figures.csv", changed("figures.csv", "at least 90", "at least many")),
              HasSubstr("'at least many' cannot stand there"));
  EXPECT_THAT(said_of("figures.csv", changed("figures.csv", "at least 90,yes", "at least 90,no")),
              HasSubstr("does not agree with the rest of the row"));
  EXPECT_THAT(said_of("figures.csv", figures + figures.substr(figures.find('\n') + 1)),
              HasSubstr("the figure stands twice"));
  EXPECT_THAT(said_of("figures.games.csv", games.substr(0, games.size() - 3)),
              AllOf(HasSubstr("3"), HasSubstr("the row is cut")));
  EXPECT_THAT(said_of("figures.games.csv", changed("figures.games.csv", "held=", "helt=")),
              HasSubstr("the figure held is missing: delete the row"));
  EXPECT_THAT(said_of("figures.games.csv", changed("figures.games.csv", "held=", "held")),
              HasSubstr("is no figure of a trial"));
}

TEST(GeneralMeasure, with_wrong_words_says_one_sentence) {
  const MeasureFolder folder;
  const auto error = [](const std::string& line) {
    const Outcome run = sumter(line);
    EXPECT_EQ(run.code, 2) << line;
    return run.err;
  };
  const std::string figures = " --figures " + folder.file("figures.csv");
  EXPECT_THAT(error("general measure --lines atack" + figures),
              HasSubstr("\"atack\" is no line; did you mean attack"));
  EXPECT_THAT(error("general measure --scale 0" + figures), HasSubstr("--scale"));
  EXPECT_THAT(error("general measure --figures " + folder.file("none/figures.csv")),
              HasSubstr("there is no such folder"));
  EXPECT_THAT(error("general measure --problems " + folder.file("none") + figures),
              HasSubstr("there are no problems in"));
  EXPECT_FALSE(fs::exists(folder.file("figures.csv")));
}

TEST(GeneralMeasure, leaves_a_folder_alone_in_which_another_run_writes) {
  const MeasureFolder folder;
  const auto other = core::base::FolderLock::hold(fs::path{folder.file("x")}.parent_path());
  ASSERT_TRUE(other);
  const Outcome run = sumter(measure_in(folder));
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("another run of this command writes there"));
  EXPECT_EQ(sumter("general measure --list --figures " + folder.file("figures.csv")).code, 0);
}

/// The digest that the build would make of a room with this source.
std::string digest_of_code(const MeasureFolder& folder, const std::string& code) {
  fs::create_directories(folder.file("room"));
  folder.write("room/rule.cpp", code);
  const std::string into = folder.file("digest.cpp");
  const std::string command = "cmake -DFOLDER='" + folder.file("") + "' -DROOMS=room -DINTO='" +
                              into + "' -P '" + source("core/cli/code_digest.cmake").string() + "'";
  EXPECT_EQ(std::system(command.c_str()), 0) << command;  // NOLINT(concurrency-mt-unsafe)
  return read(into);
}

TEST(CodeDigest, changes_with_code_and_not_with_comments) {
  const MeasureFolder folder;
  const std::string now = digest_of_code(folder, "int rule() {\n  return 3;  // [6.33]\n}\n");
  EXPECT_THAT(now, HasSubstr("std::string_view code_digest() noexcept { return \""));
  EXPECT_EQ(digest_of_code(folder,
                           "// [6.33] A rule.\nint rule() {\n\n  // Three; see there.\n"
                           "  return 3;  // [6.33]\n}\n"),
            now);
  EXPECT_NE(digest_of_code(folder, "int rule() {\n  return 4;  // [6.33]\n}\n"), now);
  EXPECT_NE(digest_of_code(folder, "int rule() {\n  return 3 /\n  / 1;\n}\n"),
            digest_of_code(folder, "int rule() {\n  return 3 /\n  / 2;\n}\n"));
}

/// Eight games of a small position: two candidates, one pair each, and two of who is left.
std::string tune_into(const std::string& folder, const std::string& more = "", int pairs = 1) {
  return "general tune --general recruit --setups " +
         source("tests/ai/problems/p01-open-town.position").string() + " --candidates 2 --pairs " +
         std::to_string(pairs) + " --budget 8 --held-out 1 --into " + folder + " " + more;
}

TEST(GeneralTune, comes_to_the_same_on_one_thread_or_two_and_where_it_stopped) {
  const MeasureFolder folder;
  const auto at_once = json(tune_into(folder.file("one")));
  EXPECT_EQ(at_once["played"], at_once["games"]);
  EXPECT_EQ(at_once["generations"].size(), 1U);
  const std::string games = read(folder.file("one/games.csv"));
  const std::string weights = read(folder.file("one/weights.md"));
  EXPECT_THAT(weights, AllOf(testing::StartsWith("# Weights tuned by self-play\n"),
                             HasSubstr("2 candidates a generation")));

  fs::create_directories(folder.file("two"));
  std::size_t end = games.find('\n');
  for (int row = 0; row < 3; ++row) {
    end = games.find('\n', end + 1);
  }
  folder.write("two/games.csv", games.substr(0, end + 1));
  const auto later = json(tune_into(folder.file("two"), "--threads 2"));
  EXPECT_EQ(later["played"].get<int>(), at_once["played"].get<int>() - 3);
  EXPECT_EQ(later["weights"], at_once["weights"]);
  EXPECT_EQ(read(folder.file("two/games.csv")), games);
  EXPECT_EQ(read(folder.file("two/weights.md")), weights);
}

TEST(GeneralTune, with_a_wrong_file_or_word_says_one_sentence_and_changes_nothing) {
  const MeasureFolder folder;
  static_cast<void>(json(tune_into(folder.file("race"))));
  const std::string good = read(folder.file("race/games.csv"));
  const auto said_of = [&](const std::string& text) {
    folder.write("race/games.csv", text);
    const Outcome run = sumter(tune_into(folder.file("race")));
    EXPECT_EQ(run.code, 2);
    EXPECT_EQ(read(folder.file("race/games.csv")), text) << "it is left as it was";
    return run.err;
  };
  EXPECT_THAT(said_of(good.substr(0, good.size() - 4)), HasSubstr("the row is cut"));
  std::string altered = good;
  const std::size_t at = altered.find(",union,");
  ASSERT_NE(at, std::string::npos);
  const std::size_t dice = altered.find(',', altered.find(".position,", at) + 10);
  altered.insert(dice, "1");
  EXPECT_THAT(said_of(altered), HasSubstr("a row was altered"));
  folder.write("race/games.csv", good);
  const auto error = [](const std::string& line) {
    const Outcome run = sumter(line);
    EXPECT_EQ(run.code, 2) << line;
    return run.err;
  };
  EXPECT_THAT(error(tune_into(folder.file("race"), "--seed 2")),
              HasSubstr("the game was played with '1', not with '2': name another folder"));
  EXPECT_THAT(error(tune_into(folder.file("other"), "--weights neeed")),
              HasSubstr("did you mean need"));
  EXPECT_THAT(error(tune_into(folder.file("other"), "", 9)),
              HasSubstr("--budget 8: a generation takes"));
  EXPECT_FALSE(fs::exists(folder.file("other")));
  folder.write("race/weights.md", "mine\n");
  EXPECT_THAT(error(tune_into(folder.file("race"))), HasSubstr("nothing is written over it"));
}

}  // namespace
}  // namespace tests
