// The project's own files, as the tests of the house read them.
#pragma once

#include "core/data/case_text.h"

#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace tests::house {

/// One file of the project: its path from the top folder, and what it holds.
struct SourceFile {
  std::string path;
  std::string text;
};

/// The top folder of the project.
[[nodiscard]] std::filesystem::path top_folder();

/// The file at `path` (from the top folder); an empty text when there is none.
[[nodiscard]] SourceFile file_at(const std::string& path);

/// All files of `folder` (from the top folder, "" for everything) whose names end in one of
/// `endings`, ordered by path. What .gitignore leaves out (build/ and editors' files) is left out.
[[nodiscard]] std::vector<SourceFile> files_under(const std::string& folder,
                                                  std::initializer_list<std::string_view> endings);

/// The names in the top folder, without build/, .git and what .gitignore names.
[[nodiscard]] std::vector<std::string> top_level_names();

/// The cases of the strategic rulebook.
[[nodiscard]] std::vector<core::data::CaseText> rulebook_cases();

/// The lines of a text, without their ends.
[[nodiscard]] std::vector<std::string> lines_of(const std::string& text);

/// The text without what follows the mark on each line: "#" in CMake, "//" in C++.
[[nodiscard]] std::string without_comments(const std::string& text, std::string_view mark);

}  // namespace tests::house
