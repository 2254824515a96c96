// [FB-551]-[FB-555] `sumter battle generate --rules field`: made battles on land.
#include "core/tabletop_data/field_text.h"
#include "core/tabletop_data/field_write.h"
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;

constexpr const char* kMade = "battle generate --rules field --terrain rough --seed 7";

core::field::Battle read_made(const std::string& text) {
  core::data::BattleText file{"made-rough-u62-c62-7", "made.battle", {}};
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);) {
    file.lines.push_back({static_cast<int>(file.lines.size()) + 1, line});
  }
  return core::tabletop_data::make_field_battle(file);
}

TEST(GenerateField, FB_553_a_battle_of_two_brigades_is_written_as_a_file_that_reads_back) {
  const Outcome run = sumter(kMade);
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("table 96 by 60"), HasSubstr("length 24"),
                             HasSubstr("brigade \"Union veterans, 1862\"")));
  EXPECT_EQ(core::tabletop_data::write_field_battle(read_made(run.out)), run.out);
  EXPECT_EQ(sumter(std::string{kMade} + " --union U62 --confederate C62").out, run.out)
      << "the usual brigades";
}

TEST(GenerateField, FB_553_river_works_and_attacker_are_chosen) {
  const Outcome run = sumter(std::string{kMade} +
                             " --union UIR --confederate CST --attacker confederate --river "
                             "--entrenched");
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("stream \"river\""), HasSubstr("earthwork"),
                             HasSubstr("base confederate south")));
}

TEST(GenerateField, FB_471_FB_553_what_there_is_not_is_refused) {
  const Outcome run = sumter(std::string{kMade} + " --union X99");
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, AllOf(HasSubstr("X99"), HasSubstr("U61"), HasSubstr("CCV")));
  EXPECT_EQ(sumter("battle generate --rules field --terrain desert").code, 2);
}

TEST(GenerateField, FB_472_a_new_file_is_written_once_and_the_points_are_told) {
  const auto file =
      std::filesystem::temp_directory_path() / ("made-" + std::to_string(getpid()) + ".battle");
  std::filesystem::remove(file);
  const std::string line = std::string{kMade} + " --save " + file.string();
  const Outcome run = sumter(line);
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("strength points 163 of the Union"));
  std::ifstream in{file};
  const std::string text{std::istreambuf_iterator<char>{in}, {}};
  EXPECT_EQ(text, sumter(kMade).out);
  EXPECT_EQ(sumter(line).code, 2) << "never over another file";
  std::filesystem::remove(file);
}

TEST(GenerateField, FB_472_the_answer_for_programs_has_the_points) {
  const auto answer = json(std::string{kMade} + " --json");
  EXPECT_EQ(answer["battle"], "made-rough-u62-c62-7");
  EXPECT_EQ(answer["points"]["union"], "163");
  EXPECT_EQ(answer["attacker"], "union");
}

}  // namespace
}  // namespace tests
