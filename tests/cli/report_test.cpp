// `sumter report`: the page of a saved game.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace tests {
namespace {

using testing::HasSubstr;

namespace fs = std::filesystem;

/// A folder with a save of an older version: 330 actions, secrecy limited.
class Reports : public testing::Test {
 protected:
  Reports()
      : folder_{fs::temp_directory_path() / ("sumter-cli-report-" + std::to_string(::getpid()))} {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    fs::copy_file(source("tests/golden/saves/west-62-version-1.sumter"), save());
  }

  ~Reports() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string save() const { return (folder_ / "old.sumter").string(); }

  [[nodiscard]] std::string at(const std::string& name) const { return (folder_ / name).string(); }

  fs::path folder_;
};

TEST_F(Reports, Case_0_5_a_game_that_hides_something_asks_for_whom) {
  const Outcome run = sumter("report " + save());
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("is in progress with secrecy limited"));
  EXPECT_FALSE(fs::exists(at("old-report.html")));
}

TEST_F(Reports, are_written_beside_the_save_or_where_it_is_said) {
  EXPECT_EQ(sumter("report " + save() + " --side union").code, 0);
  EXPECT_THAT(read(at("old-report-union.html")), HasSubstr("After-action report"));

  const Outcome german =
      sumter("report " + save() + " --side union --language de --out " + at("b.html"));
  EXPECT_EQ(german.code, 0) << german.err;
  EXPECT_THAT(german.out, HasSubstr("b.html: 0 battles"));
  EXPECT_THAT(read(at("b.html")), HasSubstr("Bericht nach dem Spiel"));
}

TEST_F(Reports, tell_a_game_that_began_from_a_position) {
  const std::string begun = at("begun.sumter");
  const Outcome played = sumter_typed(
      "play " + source("scenarios/example.position").string() + " --save " + begun, "pass\n");
  EXPECT_EQ(played.code, 0) << played.err;

  const Outcome run = sumter("report " + begun + " --side union --out " + at("begun.html"));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(read(at("begun.html")), HasSubstr("21 May 1862")) << "cycle 6/62 begins on that day";
}

TEST_F(Reports, are_never_written_over_another_file) {
  std::ofstream{at("notes.html")} << "mine";
  const Outcome run = sumter("report " + save() + " --side union --out " + at("notes.html"));
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("notes.html: it is there already and no report of a game"));
  EXPECT_EQ(read(at("notes.html")), "mine");
  EXPECT_EQ(sumter("report " + save() + " --side union --out " + save()).code, 2);
}

TEST_F(Reports, of_what_is_no_save_or_cut_short_say_so_in_one_line) {
  std::ofstream{at("text")} << "this is no save";
  fs::copy_file(save(), at("cut.sumter"));
  fs::resize_file(at("cut.sumter"), 5000);
  for (const std::string& file : {at("text"), at("cut.sumter"), at("nowhere")}) {
    const Outcome run = sumter("report " + file + " --side union");
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr(file));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
  EXPECT_EQ(std::distance(fs::directory_iterator{folder_}, {}), 3) << "no page was begun";
}

TEST_F(Reports, give_their_figures_in_json_and_write_no_page_then) {
  const core::cli::Json answer = json("report " + save() + " --side union --json");
  EXPECT_EQ(answer["side"], "union");
  EXPECT_FALSE(answer["over"]);
  EXPECT_TRUE(answer["page"].is_null());
  EXPECT_TRUE(answer["curves"][0]["sides"]["union"]["strength"].is_number());
  EXPECT_TRUE(answer["curves"][0]["sides"]["confederate"]["strength"].is_null());
  EXPECT_FALSE(answer["luck"].empty());
  EXPECT_FALSE(fs::exists(at("old-report-union.html")));
}

}  // namespace
}  // namespace tests
