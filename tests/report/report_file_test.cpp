// A report on the disk.
#include "core/report/report_file.h"

#include "core/base/data_error.h"
#include "core/data/our_file.h"
#include "core/report/report_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace core::report {
namespace {

namespace fs = std::filesystem;

class ReportFiles : public testing::Test {
 protected:
  ReportFiles()
      : folder_{fs::temp_directory_path() / ("sumter-report-test-" + std::to_string(::getpid()))} {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }

  ~ReportFiles() override { fs::remove_all(folder_); }

  static std::string content(const fs::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  static std::string page(const std::string& text) { return std::string{data::kReportMark} + text; }

  fs::path folder_;
};

TEST_F(ReportFiles, a_report_is_written_over_an_older_one) {
  write_report(folder_ / "a.html", page("old"));
  write_report(folder_ / "a.html", page("new"));
  EXPECT_EQ(content(folder_ / "a.html"), page("new"));
  EXPECT_EQ(std::distance(fs::directory_iterator{folder_}, {}), 1) << "nothing else is left";
}

TEST_F(ReportFiles, nothing_is_written_over_what_is_no_report) {
  std::ofstream{folder_ / "a.html"} << "<!DOCTYPE html>\n<p>mine</p>";
  try {
    write_report(folder_ / "a.html", page("new"));
    FAIL() << "it was written over";
  } catch (const base::DataError& error) {
    EXPECT_THAT(error.reason(), testing::HasSubstr("no report of a game"));
  }
  EXPECT_EQ(content(folder_ / "a.html"), "<!DOCTYPE html>\n<p>mine</p>");
  EXPECT_THROW(write_report(folder_, page("new")), base::DataError) << "a folder is no report";
}

TEST_F(ReportFiles, where_nothing_can_be_written_one_error_says_so) {
  EXPECT_THROW(write_report(folder_ / "not" / "there.html", page("new")), base::DataError);
}

TEST_F(ReportFiles, a_report_lies_beside_its_save) {
  EXPECT_EQ(report_beside("/games/west 63.sumter", ""), "/games/west 63-report.html");
  EXPECT_EQ(report_beside("a.sumter", "union"), "a-report-union.html");
}

}  // namespace
}  // namespace core::report
