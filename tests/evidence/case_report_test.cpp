// The report of the cases: its list, the folder of sources it is asked of, and that of this
// project.
#include "core/evidence/case_report.h"

#include "core/base/data_error.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace core::evidence {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

/// A folder with made-up sources; removed at the end.
class Folder {
 public:
  Folder()
      : root_{fs::temp_directory_path() / ("sumter-evidence-test-" + std::to_string(::getpid()))} {
    fs::create_directories(root_);
  }

  ~Folder() {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }

  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const Folder& write(const std::string& file, const std::string& text) const {
    fs::create_directories((root_ / file).parent_path());
    std::ofstream{root_ / file} << text;
    return *this;
  }

  [[nodiscard]] const fs::path& root() const { return root_; }

 private:
  fs::path root_;
};

/// Three cases: one that is cited and tested, one that is only cited, one that is excluded.
void write_small_project(const Folder& folder) {
  folder
      .write("docs/rules/strategic.md",
             "# Book\n\n## 6.0 Ground movement\n\n### 6.1 Limits\n\n[6.11] **One.** It moves.\n\n"
             "[6.12] **Two.** It stops.\n\n[6.13] **Three.** See 6.11.\n")
      .write("docs/rules/cases.csv",
             "case,state,reason\n6.12,open,\n6.13,excluded,only points to 6.11\n")
      .write("core/a.h", "// [6.11] [6.12]\n")
      .write("tests/a_test.cpp", "TEST(A, Case_6_11_it_moves) {}\n");
}

struct WrongList {
  const char* name;
  const char* rows;
  int row;
  const char* column;
  const char* reason;
};

std::ostream& operator<<(std::ostream& out, const WrongList& wrong) { return out << wrong.name; }

const WrongList kWrong[] = {
    {"state_unknown", "5.26,tested,\n", 2, "state", "'tested' is not 'open' or 'excluded'"},
    {"excluded_without_a_reason", "5.25,open,\n5.26,excluded,\n", 3, "reason",
     "an excluded case says why there is nothing to build"},
    {"listed_twice", "5.26,open,\n5.26,excluded,only points to 19.44\n", 3, "case",
     "the case 5.26 has a row already (line 2)"},
};

class ListFaults : public testing::TestWithParam<WrongList> {};

TEST_P(ListFaults, are_told_with_file_row_column_and_reason) {
  const WrongList& wrong = GetParam();
  const Folder folder;
  folder.write("cases.csv", std::string{"case,state,reason\n"} + wrong.rows);
  try {
    static_cast<void>(read_case_list(folder.root() / "cases.csv", "cases.csv"));
    ADD_FAILURE() << "it was read";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), "cases.csv");
    EXPECT_EQ(error.row(), wrong.row) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_THAT(error.reason(), HasSubstr(wrong.reason));
  }
}

INSTANTIATE_TEST_SUITE_P(Lists, ListFaults, testing::ValuesIn(kWrong),
                         [](const auto& row) { return std::string{row.param.name}; });

TEST(CaseReport, tells_what_code_tests_and_list_say_of_each_case) {
  const Folder folder;
  write_small_project(folder);

  const Report report = report_of(folder.root());

  std::vector<std::string> told;
  for (const CaseStatus& each : report.cases) {
    told.push_back(each.number + " " + std::string{name(each.state)});
  }
  EXPECT_THAT(told, ElementsAre("6.11 tested", "6.12 implemented", "6.13 excluded"));
  EXPECT_THAT(report.cases.front().sources.code, ElementsAre("core/a.h"));
  EXPECT_THAT(report.cases.front().sources.tests, ElementsAre("tests/a_test.cpp"));
  EXPECT_EQ(report.cases.back().reason, "only points to 6.11");
  EXPECT_EQ(report.chapters.at("6.0"), "Ground movement");
}

TEST(CaseReport, follows_the_sources_as_they_are_now) {
  const Folder folder;
  write_small_project(folder);
  folder.write("tests/b_test.cpp", "TEST(B, Case_6_12_it_stops) {}\n");

  EXPECT_EQ(report_of(folder.root()).cases.at(1).state, CaseState::Tested);
}

TEST(CaseReport, sources_are_found_from_any_folder_below_them) {
  const Folder folder;
  write_small_project(folder);
  const fs::path below = folder.root() / "build" / "release" / "bin";

  EXPECT_TRUE(holds_sources(folder.root()));
  EXPECT_FALSE(holds_sources(folder.root() / "core"));
  EXPECT_EQ(find_sources(below), folder.root());
  EXPECT_EQ(find_sources("/"), std::nullopt);
  EXPECT_EQ(find_sources(""), std::nullopt);
}

TEST(CaseReport, what_is_excluded_in_this_project_says_why_and_nothing_else_does) {
  const Report report = report_of(tests::places::sources());
  const auto zones = std::find_if(report.cases.begin(), report.cases.end(),
                                  [](const CaseStatus& each) { return each.number == "9.4"; });
  ASSERT_NE(zones, report.cases.end());
  EXPECT_EQ(zones->state, CaseState::Tested);
  for (const CaseStatus& each : report.cases) {
    EXPECT_EQ(each.state == CaseState::Excluded, !each.reason.empty()) << each.number;
  }
}

TEST(CaseReport, rules_of_a_tactical_book_stand_under_the_headings_of_its_sections) {
  const Report report = report_of(tests::places::sources(), base::Book::Ironclad);
  const auto fire = std::find_if(report.cases.begin(), report.cases.end(),
                                 [](const CaseStatus& each) { return each.number == "IC-190"; });
  ASSERT_NE(fire, report.cases.end());
  EXPECT_EQ(fire->chapter, "9");
  EXPECT_EQ(report.chapters.at("9"), "Gunnery");
}

}  // namespace
}  // namespace core::evidence
