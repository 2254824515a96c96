#include "core/data/citations.h"

#include <array>
#include <regex>
#include <sstream>

namespace core::data {
namespace {

/// "9" and "9.0" are the same chapter.
std::string number_of(const std::string& major, const std::string& minor) {
  return major + "." + (minor.empty() ? "0" : minor);
}

/// Calls `each(match, line number)` for every place where the pattern fits.
template <class Each>
void for_each_match(std::string_view source, const std::regex& pattern, const Each& each) {
  std::istringstream lines{std::string{source}};
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    for (std::sregex_iterator at{line.begin(), line.end(), pattern}; at != std::sregex_iterator{};
         ++at) {
      each(*at, number);
    }
  }
}

}  // namespace

std::vector<Citation> cited_cases(std::string_view source) {
  static const std::regex kCitation{
      R"(\[(\d{1,2})\.(\d{1,2})\]|"(\d{1,2})(?:\.(\d{1,2}))?"_case|(?:Case|Table)_(\d{1,2})_(\d{1,2})_)"};
  constexpr std::array kForms{CitationForm::Bracket, CitationForm::Literal, CitationForm::Test};
  std::vector<Citation> found;
  for_each_match(source, kCitation, [&](const std::smatch& match, std::size_t line) {
    for (std::size_t form = 0; form < kForms.size(); ++form) {
      const auto& major = match[2 * form + 1];
      if (major.matched) {
        found.push_back({number_of(major.str(), match[2 * form + 2].str()), line, kForms[form]});
      }
    }
  });
  return found;
}

std::vector<Citation> cited_errata(std::string_view source) {
  static const std::regex kErratum{R"((?:\b|_)(E\d{3})(?:\b|_))"};
  std::vector<Citation> found;
  for_each_match(source, kErratum, [&](const std::smatch& match, std::size_t line) {
    found.push_back({match[1].str(), line, CitationForm::Literal});
  });
  return found;
}

}  // namespace core::data
