// Numbers of cases, rules and errata that C++ sources cite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::evidence {

/// How a source cites.
enum class CitationForm : std::uint8_t {
  Bracket,  ///< `[6.33]`, in a comment or a sentence; so are rules
  Literal,  ///< `"6.33"_case`, a rule with `_rule`, or E034 of an erratum
  Test      ///< `Case_6_33_` and `Table_6_33_`, names of tests; a rule's begin with its id
};

/// A case, rule or erratum that a source cites, "6.33" or "E034", and where.
struct Citation {
  std::string number;  ///< as data::CaseText::number, or an id as the tactical books print it
  std::size_t line{};  ///< counted from 1
  CitationForm form{};
};

/// The cases a C++ text cites, in the order of its lines.
[[nodiscard]] std::vector<Citation> cited_cases(std::string_view source);

/// The rules, tables and worked examples of the tactical books that a C++ text cites, in the order
/// of its lines: in brackets, as literals, and every id that the name of a test begins with.
[[nodiscard]] std::vector<Citation> cited_rules(std::string_view source);

/// The errata a C++ text cites: E034, `Erratum_E034_`.
[[nodiscard]] std::vector<Citation> cited_errata(std::string_view source);

}  // namespace core::evidence
