#include "core/report/report_file.h"

#include "core/base/data_error.h"
#include "core/base/files.h"
#include "core/data/our_file.h"

#include <system_error>

namespace core::report {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file, const std::string& reason) {
  throw base::DataError(file.string(), 0, "", reason);
}

}  // namespace

void write_report(const fs::path& file, const std::string& page) {
  std::error_code error;
  if (fs::exists(fs::symlink_status(file, error)) &&
      data::kind_of_file(file) != data::OurFile::Report) {
    fail(file, "it is there already and no report of a game; nothing is written over it");
  }
  if (const auto fault = base::replace_file(file, page)) {
    fail(file, "the report cannot be written there: " + *fault);
  }
}

fs::path report_beside(const fs::path& save, const std::string& side) {
  fs::path name = save.stem();
  name += side.empty() ? "-report.html" : "-report-" + side + ".html";
  return save.parent_path() / name;
}

}  // namespace core::report
