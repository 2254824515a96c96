// Several sources of a folder are compiled as one (SUMTER_UNITY): what they keep in anonymous
// namespaces must not meet there, in whatever batches the build puts them.
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

namespace tests::house {
namespace {

/// The statements at the left edge of the anonymous namespaces of a source, each on one line up to
/// its brace or semicolon.
std::vector<std::string> statements_of(const std::string& source) {
  std::vector<std::string> statements;
  std::string open;
  bool inside = false;
  for (const std::string& line : lines_of(without_comments(source, "//"))) {
    if (line.starts_with("namespace {")) {
      inside = true;
    } else if (inside && line.starts_with("}  ")) {  // its comment is gone
      inside = false;
    } else if (inside && (!open.empty() ||
                          (!line.empty() && line[0] != ' ' && line[0] != '#' && line[0] != '}'))) {
      open += (open.empty() ? "" : " ") +
              line.substr(std::min(line.find_first_not_of(' '), line.size()));
      if (open.find_first_of("{;") != std::string::npos) {
        statements.push_back(std::move(open));
        open.clear();
      }
    }
  }
  return statements;
}

/// What a statement declares: the name of a type or constant, or a function with the types of its
/// parameters; empty for anything else.
std::string declared_by(const std::string& statement) {
  static const Pattern kType{R"(^(?:struct|class|enum class|enum) (\w+)[^;]*\{)"};
  static const Pattern kConstant{R"(^(?:constexpr|const|inline|static)\b[^(={]*\b(k[A-Z]\w*)\b)"};
  static const Pattern kFunction{
      R"(^(?!using|return|template|TEST|INSTANTIATE)[A-Za-z_][^(={;]*[ &*>](\w+)\(([^{;]*)\)[^();]*\{)"};
  static const Pattern kParameter{R"( *\b\w+ *(?:=[^,]*)?(?=,|$))"};
  Match found;
  if (finds(statement, found, kType) || finds(statement, found, kConstant)) {
    return found[1];
  }
  if (finds(statement, found, kFunction)) {
    return found[1] + "(" + replaced(found[2], kParameter, "") + ")";
  }
  return {};
}

TEST(UniqueNames, of_anonymous_namespaces_do_not_meet_within_a_folder) {
  std::map<std::string, std::map<std::string, std::set<std::string>>> folders;
  std::size_t names = 0;
  for (const char* top : {"core", "qml", "tests"}) {
    for (const SourceFile& file : files_under(top, {".cpp"})) {
      const std::string folder = file.path.substr(0, file.path.rfind('/'));
      for (const std::string& statement : statements_of(file.text)) {
        if (const std::string name = declared_by(statement); !name.empty()) {
          folders[folder][name].insert(file.path);
          ++names;
        }
      }
    }
  }
  EXPECT_GT(names, 3000U);
  for (const auto& [folder, all] : folders) {
    for (const auto& [name, files] : all) {
      EXPECT_EQ(files.size(), 1U) << name << " in " << testing::PrintToString(files);
    }
  }
}

TEST(UniqueNames, a_name_that_stands_twice_is_found) {
  const std::string source =
      "namespace core {\nnamespace {\n\nstruct Row {\n  int a;\n};\n\nconstexpr int kMost = 3;\n\n"
      "std::string joined(const std::vector<std::string>& lines,\n                   int most) {\n"
      "  return {};\n}\n\n}  // namespace\n\nint outside(int a) {\n}\n}  // namespace core\n";
  std::vector<std::string> names;
  for (const std::string& statement : statements_of(source)) {
    names.push_back(declared_by(statement));
  }
  EXPECT_THAT(names,
              testing::ElementsAre("Row", "kMost", "joined(const std::vector<std::string>&, int)"));
}

}  // namespace
}  // namespace tests::house
