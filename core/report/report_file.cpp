#include "core/report/report_file.h"

#include "core/base/data_error.h"
#include "core/report/report_page.h"

#include <fstream>
#include <system_error>

namespace core::report {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file, const std::string& reason) {
  throw base::DataError(file.string(), 0, "", reason);
}

bool is_report(const fs::path& file) {
  std::string begin(kReportMark.size(), '\0');
  std::ifstream in{file, std::ios::binary};
  in.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return in && begin == kReportMark;
}

}  // namespace

void write_report(const fs::path& file, const std::string& page) {
  std::error_code error;
  if (fs::exists(fs::symlink_status(file, error)) && !is_report(file)) {
    fail(file, "it is there already and no report of a game; nothing is written over it");
  }
  const fs::path unfinished = file.string() + ".unfinished";
  std::ofstream out{unfinished, std::ios::binary | std::ios::trunc};
  out << page;
  out.close();
  if (!out) {
    fs::remove(unfinished, error);
    fail(file, "the report cannot be written there");
  }
  fs::rename(unfinished, file, error);
  if (error) {
    const std::string why = error.message();
    fs::remove(unfinished, error);
    fail(file, "the report cannot be written there: " + why);
  }
}

fs::path report_beside(const fs::path& save, const std::string& side) {
  fs::path name = save.stem();
  name += side.empty() ? "-report.html" : "-report-" + side + ".html";
  return save.parent_path() / name;
}

}  // namespace core::report
