// Case numbers: those the rulebook prints and those the sources cite.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace tests::house {

/// A case or erratum that a source cites, "6.33" or "E034", and where.
struct Citation {
  std::string number;
  std::size_t line{};  ///< counted from 1
};

/// The cases of a rulebook: paragraphs that begin `[6.13]`, and sections that are cases, `### 9.4`,
/// `## 6.0`, and the options, rows of a table that begin `| 26.10 |`. The appendices are no cases.
[[nodiscard]] std::set<std::string> cases_of(const std::string& rulebook);

/// The cases a C++ text cites: `[6.33]`, `"6.33"_case`, `Case_6_33_`, `Table_6_33_`.
[[nodiscard]] std::vector<Citation> cited_cases(const std::string& source);

/// The errata a C++ text cites: E034, `Erratum_E034_`.
[[nodiscard]] std::vector<Citation> cited_errata(const std::string& source);

}  // namespace tests::house
