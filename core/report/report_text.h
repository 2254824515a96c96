// Words, dates and figures of the report's page, and of other pages that are pictures.
#pragma once

#include "core/report/figures.h"
#include "core/words/template_text.h"

#include <string>
#include <string_view>

namespace core::report {

/// The text with what HTML and SVG read as marks written out: & < > " and '.
[[nodiscard]] std::string escaped(std::string_view text);

/// What the page says, in the language of the rulebook: the sentences of docs/rules/report.md. All
/// that it returns is escaped already.
class ReportText {
 public:
  /// @param setting with a scenario: its first cycle says on which day a game-turn begins
  explicit ReportText(rulebook::Setting setting);

  /// The sentence under a key, its words in braces filled in.
  [[nodiscard]] std::string say(std::string_view key, const words::Words& words = {}) const;

  /// A word of the chart `words` of the rulebook.
  [[nodiscard]] std::string word(std::string_view english) const;

  [[nodiscard]] std::string side(board::Side side) const;

  /// "9 April 1863"
  [[nodiscard]] std::string day(When when) const;

  /// "week 3, 9 April 1863"
  [[nodiscard]] std::string when(When when) const;

  /// "C1145 (Winchester)"
  [[nodiscard]] std::string place(board::HexId hex) const;

  /// The words of the register for a roll [27.0].
  [[nodiscard]] std::string roll(rulebook::RollId id) const;

  [[nodiscard]] const rulebook::Setting& setting() const noexcept { return setting_; }

  /// "+3.5", "-2", "0" with a real minus and the language's point.
  [[nodiscard]] std::string signed_figure(double figure, int digits) const;
  [[nodiscard]] std::string figure(double figure, int digits) const;

 private:
  rulebook::Setting setting_;
};

/// A figure, or a dash where there is none or the reader may not know it.
[[nodiscard]] std::string or_dash(std::optional<int> figure);

}  // namespace core::report
