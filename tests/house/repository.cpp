#include "tests/house/repository.h"

#include "tests/support/places.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <system_error>

namespace tests::house {
namespace {

namespace fs = std::filesystem;

/// What git does not keep; the patterns of .gitignore.
bool is_ignored(const std::string& name) {
  constexpr std::array<std::string_view, 3> kIgnored{"build", ".cache", ".git"};
  return std::ranges::find(kIgnored, name) != kIgnored.end() || name.ends_with(".user");
}

/// Each file is read once: most tests read the whole tree.
const std::string& contents(const fs::path& path) {
  static std::map<std::string, std::string> known;
  const auto [at, is_new] = known.try_emplace(path.string());
  std::error_code missing;
  if (const auto size = fs::file_size(path, missing); is_new && !missing) {
    at->second.resize(size);
    std::ifstream{path, std::ios::binary}.read(at->second.data(),
                                               static_cast<std::streamsize>(size));
  }
  return at->second;
}

}  // namespace

fs::path top_folder() { return tests::places::sources(); }

SourceFile file_at(const std::string& path) { return {path, contents(top_folder() / path)}; }

std::vector<SourceFile> files_under(const std::string& folder,
                                    std::initializer_list<std::string_view> endings) {
  std::vector<SourceFile> found;
  const fs::path start = top_folder() / folder;
  if (!fs::exists(start)) {
    return found;
  }
  for (auto entry = fs::recursive_directory_iterator{start};
       entry != fs::recursive_directory_iterator{}; ++entry) {
    const std::string name = entry->path().filename().string();
    if (is_ignored(name)) {
      entry.disable_recursion_pending();
      continue;
    }
    const bool wanted = std::ranges::any_of(
        endings, [&](std::string_view ending) { return name.ends_with(ending); });
    if (wanted && entry->is_regular_file()) {
      found.push_back(
          {fs::relative(entry->path(), top_folder()).generic_string(), contents(entry->path())});
    }
  }
  std::ranges::sort(found, {}, &SourceFile::path);
  return found;
}

std::vector<std::string> top_level_names() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator{top_folder()}) {
    const std::string name = entry.path().filename().string();
    if (!is_ignored(name)) {
      names.push_back(name);
    }
  }
  std::ranges::sort(names);
  return names;
}

std::vector<core::data::CaseText> rulebook_cases() {
  const std::string shown{core::data::kRulebookFile};
  return core::data::parse_cases(core::data::read_lines(top_folder() / shown, shown), shown);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream{text};
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(line);
  }
  return lines;
}

std::string without_comments(const std::string& text, std::string_view mark) {
  std::string result;
  for (const std::string& line : lines_of(text)) {
    result += line.substr(0, line.find(mark)) + '\n';
  }
  return result;
}

}  // namespace tests::house
