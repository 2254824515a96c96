// Case and errata numbers that C++ sources cite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// How a source cites.
enum class CitationForm : std::uint8_t {
  Bracket,  ///< `[6.33]`, in a comment or a sentence
  Literal,  ///< `"6.33"_case`, or E034 of an erratum
  Test      ///< `Case_6_33_` and `Table_6_33_`, names of tests
};

/// A case or erratum that a source cites, "6.33" or "E034", and where.
struct Citation {
  std::string number;  ///< as CaseText::number
  std::size_t line{};  ///< counted from 1
  CitationForm form{};
};

/// The cases a C++ text cites, in the order of its lines.
[[nodiscard]] std::vector<Citation> cited_cases(std::string_view source);

/// The errata a C++ text cites: E034, `Erratum_E034_`.
[[nodiscard]] std::vector<Citation> cited_errata(std::string_view source);

}  // namespace core::data
