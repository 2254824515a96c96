// Lines of position files that are refused, and what must be said of each.
#pragma once

#include "core/base/data_error.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <ostream>
#include <string>

namespace tests::data {

/// A file with one wrong line: where the error is found, and a part of its reason.
struct WrongLine {
  const char* name;
  std::string text;
  int row;
  const char* column;
  const char* reason;
};

inline std::ostream& operator<<(std::ostream& out, const WrongLine& line) {
  return out << line.name;
}

/// Expects that `open` refuses the file that holds the text of `wrong`, naming file, line and
/// reason.
template <class Open>
void expect_refused(const std::filesystem::path& file, const WrongLine& wrong, Open open) {
  try {
    open(file);
    ADD_FAILURE() << "it opened";
  } catch (const core::base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    EXPECT_EQ(error.row(), wrong.row) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_NE(error.reason().find(wrong.reason), std::string::npos) << error.what();
  }
}

}  // namespace tests::data
