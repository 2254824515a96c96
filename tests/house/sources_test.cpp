// The shape of the tree: the top level, first lines of files, nothing read from outside, links that
// lead somewhere.
#include "tests/house/include_graph.h"
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>

namespace tests::house {
namespace {

using ::testing::Contains;

TEST(Tree, top_level_holds_only_what_the_architecture_page_names) {
  const auto allowed = read_architecture_page(file_at("docs/architecture.md").text).top_level;

  for (const std::string& name : top_level_names()) {
    EXPECT_THAT(allowed, Contains(name));
  }
}

TEST(Tree, everything_the_architecture_page_names_is_there) {
  for (const std::string& name :
       read_architecture_page(file_at("docs/architecture.md").text).top_level) {
    EXPECT_TRUE(std::filesystem::exists(top_folder() / name)) << name;
  }
}

TEST(Tree, every_header_of_core_names_its_subject_first) {
  for (const SourceFile& header : files_under("core", {".h"})) {
    const auto lines = lines_of(header.text);
    const auto first_code = std::ranges::find_if_not(
        lines, [](const std::string& line) { return line.starts_with("//"); });
    EXPECT_TRUE(header.text.starts_with("// ")) << header.path;
    ASSERT_NE(first_code, lines.end()) << header.path;
    EXPECT_EQ(*first_code, "#pragma once") << header.path;
  }
}

TEST(Tree, every_source_of_core_has_a_header_or_names_its_subject_itself) {
  for (const SourceFile& source : files_under("core", {".cpp"})) {
    const std::string header = source.path.substr(0, source.path.size() - 4) + ".h";
    if (!std::filesystem::exists(top_folder() / header)) {
      EXPECT_TRUE(source.text.starts_with("// ")) << source.path;
    }
  }
}

TEST(Tree, Case_19_11_the_rules_ask_the_map_who_lies_beside_whom) {
  for (const SourceFile& source : files_under("core", {".cpp", ".h"})) {
    const bool knows_hexes_alone =
        std::ranges::any_of(std::array{"core/board/", "core/map/", "core/data/", "core/cli/"},
                            [&](const char* folder) { return source.path.starts_with(folder); });
    for (const char* asked : {".neighbour(", "direction_to("}) {
      EXPECT_TRUE(knows_hexes_alone || source.text.find(asked) == std::string::npos)
          << source.path << ": " << asked
          << " goes off the sheets; ask Map::beside, Map::direction";
    }
  }
}

TEST(Tree, nothing_is_read_from_outside_the_project) {
  // Put together here, so that this file does not hold what it looks for.
  const std::string slash = "/";
  const std::array outside{".." + slash + "shared", slash + "work" + slash, slash + "home" + slash,
                           slash + "root" + slash, slash + "tmp" + slash};

  for (const SourceFile& file :
       files_under("", {".h", ".cpp", ".txt", ".cmake", ".md", ".qml", ".json", ".csv", ".sheet",
                        ".position", "play", "check", "run", ".sh"})) {
    for (const std::string& place : outside) {
      EXPECT_EQ(file.text.find(place), std::string::npos) << file.path << " names " << place;
    }
  }
}

/// The Debian package of a QML module of Qt: QtQuick.Window is in qml6-module-qtquick-window.
std::string package_of(std::string module) {
  if (module.starts_with("QtQuick.Controls.")) {  // the styles are in the package of the controls
    module = "QtQuick.Controls";
  }
  std::string package = "qml6-module-";
  for (const char letter : module) {
    package += letter == '.' ? '-' : static_cast<char>(std::tolower(letter));
  }
  return package;
}

// Each QML module is a package of its own, and a missing one shows only when the game starts.
TEST(Tree, packages_of_all_imported_qml_modules_are_listed) {
  static const Pattern kImport{R"(^\s*import\s+(Qt[A-Za-z.]*))"};
  const auto listed = lines_of(file_at(".ci/packages.txt").text);

  for (const SourceFile& file : files_under("", {".qml"})) {
    for (const std::string& line : lines_of(file.text)) {
      Match match;
      if (finds(line, match, kImport)) {
        EXPECT_THAT(listed, Contains(package_of(match[1]))) << file.path;
      }
    }
  }
}

TEST(Tree, links_and_pictures_of_the_pages_lead_to_files) {
  static const Pattern kLink{R"(\]\(([^)#\s]+)[^)]*\))"};

  for (const SourceFile& page : files_under("", {".md"})) {
    const auto folder = (top_folder() / page.path).parent_path();
    for (const Match& at : matches(page.text, kLink)) {
      const std::string target = at[1];
      if (target.find("://") == std::string::npos) {
        EXPECT_TRUE(std::filesystem::exists(folder / target)) << page.path << " -> " << target;
      }
    }
  }
}

/// "a/b.{h,cpp}" names two files.
std::vector<std::string> without_braces(const std::string& path) {
  const auto open = path.find('{');
  const auto close = path.find('}');
  if (open == std::string::npos || close == std::string::npos) {
    return {path};
  }
  std::vector<std::string> paths;
  std::istringstream endings{path.substr(open + 1, close - open - 1)};
  for (std::string ending; std::getline(endings, ending, ',');) {
    paths.push_back(path.substr(0, open) + ending + path.substr(close + 1));
  }
  return paths;
}

// The architecture page names rooms that are not built yet; the others name what is there.
TEST(Tree, files_and_folders_that_the_pages_name_exist) {
  static const Pattern kPath{
      R"(`((?:\.\./)?(?:core|qml|tests|docs|rules|maps|scenarios|errata)/[A-Za-z0-9_./{},-]*)`)"};
  int named = 0;
  for (const char* name : {"README.md", "CONTRIBUTING.md", "docs/README.md", "docs/json.md",
                           "docs/playing.md", "docs/tabletop.md", "docs/terminal.md",
                           "maps/README.md", "scenarios/README.md", "errata/README.md"}) {
    const SourceFile page = file_at(name);
    const auto folder = (top_folder() / page.path).parent_path();
    for (const Match& at : matches(page.text, kPath)) {
      for (const std::string& path : without_braces(at[1])) {
        EXPECT_TRUE(std::filesystem::exists(folder / path) ||
                    std::filesystem::exists(top_folder() / path))
            << name << " names " << path;
        ++named;
      }
    }
  }
  EXPECT_GT(named, 40);
}

// A comment outlives the file that it names.
TEST(Tree, files_that_comments_name_exist) {
  static const Pattern kPath{
      R"((?:^|[ ("'])((?:core|qml|tests|docs|maps|scenarios|errata|packaging)/[a-z0-9_/]+\.[a-z]+))"};
  const auto begins_comment = [](const std::string& line) {
    const std::size_t at = line.find_first_not_of(' ');
    return at != std::string::npos &&
           (line.compare(at, 2, "//") == 0 || line[at] == '#' ||
            line.compare(at, 4, "<!--") == 0) &&
           line.find("#include") == std::string::npos;
  };
  int named = 0;
  for (const SourceFile& file :
       files_under("", {".h", ".cpp", ".qml", ".xml", ".in", ".cmake", "CMakeLists.txt", ".sh"})) {
    for (const std::string& line : lines_of(file.text)) {
      Match found;
      if (begins_comment(line) && finds(line, found, kPath)) {
        EXPECT_TRUE(std::filesystem::exists(top_folder() / found[1]))
            << file.path << " names " << found[1];
        ++named;
      }
    }
  }
  EXPECT_GT(named, 10);
}

}  // namespace
}  // namespace tests::house
