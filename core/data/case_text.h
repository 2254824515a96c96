// The cases of the rulebook: number, place, title and text of each.
#pragma once

#include "core/data/text_source.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// The rulebook of the strategic game, under the top folder of the sources.
inline constexpr std::string_view kRulebookFile = "docs/rules/strategic.md";

/// How the rulebook prints a case.
enum class CaseKind : std::uint8_t {
  Section,    ///< a heading, `### 6.2 Effect of Enemy units` or `## 8.0 Combat`
  Paragraph,  ///< a text that begins with its number, `[6.13]`
  Option      ///< [26.0] a row of the table of options
};

/// One case of docs/rules/strategic.md.
struct CaseText {
  std::string number;  ///< "6.13"; a chapter is "8.0", an appendix "A", a part of it "A.1"
  CaseKind kind{};
  std::string chapter;  ///< the chapter or appendix it stands in, "6.0"
  std::string section;  ///< the heading it stands under, "6.1"; of a heading the one above it
  std::string title;  ///< the heading, or the words in bold that the text begins with; may be empty
  /// Markdown up to the next case or heading, tables and examples included, without the number;
  /// empty for a heading that is followed by its cases.
  std::string text;
};

/// The name of a kind in answers: "section", "paragraph", "option".
[[nodiscard]] std::string_view name(CaseKind kind) noexcept;
[[nodiscard]] std::optional<CaseKind> parse_case_kind(std::string_view text) noexcept;

/// A case as it is written anywhere, as CaseText::number has it: "9" and "9.0" are the same
/// chapter, "a.1" the first part of appendix A.
[[nodiscard]] std::string case_number(std::string_view text);

/// Case numbers in the order of the book: 6.1, 6.11, 6.12, 6.2, 10.0, A.
[[nodiscard]] bool comes_before(std::string_view case_number, std::string_view other);

/// The cases of a rulebook in its order.
/// @param shown name of the file in errors.
/// @throws base::DataError for a number that stands twice or in another's chapter, and a heading
/// without a number.
[[nodiscard]] std::vector<CaseText> parse_cases(const std::vector<TextLine>& lines,
                                                const std::string& shown);

}  // namespace core::data
