#include "tests/house/citations.h"

#include "tests/house/repository.h"

#include <regex>
#include <string_view>

namespace tests::house {
namespace {

/// "9" and "9.0" are the same chapter.
std::string case_number(const std::string& major, const std::string& minor) {
  return major + "." + (minor.empty() ? "0" : minor);
}

}  // namespace

std::set<std::string> cases_of(const std::string& rulebook) {
  static const std::regex kCase{R"(^(?:\[|#{2,4} |\| (?=26\.))(\d{1,2})(?:\.(\d{1,2}))?[\]. ])"};
  std::set<std::string> cases;
  for (const std::string& line : lines_of(rulebook)) {
    if (line.starts_with("## Appendix")) {
      break;
    }
    std::smatch match;
    if (!line.empty() && std::string_view{"[#|"}.find(line.front()) != std::string_view::npos &&
        std::regex_search(line, match, kCase)) {
      cases.insert(case_number(match[1].str(), match[2].str()));
    }
  }
  return cases;
}

std::vector<Citation> cited_cases(const std::string& source) {
  static const std::regex kCitation{
      R"(\[(\d{1,2})\.(\d{1,2})\]|"(\d{1,2})(?:\.(\d{1,2}))?"_case|(?:Case|Table)_(\d{1,2})_(\d{1,2})_)"};
  std::vector<Citation> found;
  std::size_t number = 0;
  for (const std::string& line : lines_of(source)) {
    ++number;
    for (std::sregex_iterator at{line.begin(), line.end(), kCitation}; at != std::sregex_iterator{};
         ++at) {
      for (const std::size_t form : {1U, 3U, 5U}) {
        if ((*at)[form].matched) {
          found.push_back({case_number((*at)[form].str(), (*at)[form + 1].str()), number});
        }
      }
    }
  }
  return found;
}

std::vector<Citation> cited_errata(const std::string& source) {
  static const std::regex kErratum{R"((?:\b|_)(E\d{3})(?:\b|_))"};
  std::vector<Citation> found;
  std::size_t number = 0;
  for (const std::string& line : lines_of(source)) {
    ++number;
    for (std::sregex_iterator at{line.begin(), line.end(), kErratum}; at != std::sregex_iterator{};
         ++at) {
      found.push_back({(*at)[1].str(), number});
    }
  }
  return found;
}

}  // namespace tests::house
