// Aligned text tables for people.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core::cli {

/// Breaks a text into lines of at most `width` characters, at spaces.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t width);

/// Number of characters (code points) of a UTF-8 text.
[[nodiscard]] std::size_t width_of(std::string_view text) noexcept;

/// Rows of cells under headings. Columns are as wide as their widest cell and stand two spaces
/// apart; the last column is broken at spaces so that lines stay within kWidth characters.
class Table {
 public:
  static constexpr std::size_t kWidth = 110;

  /// @param headings a heading that begins with '>' sets its column flush right.
  explicit Table(std::vector<std::string> headings);

  void row(std::vector<std::string> cells);

  [[nodiscard]] bool empty() const noexcept { return rows_.empty(); }

  /// All lines, each with a newline.
  /// @param indent spaces before each line.
  [[nodiscard]] std::string text(std::size_t indent = 0) const;

  /// The lines without the headings, for tables of facts with their names in the first column.
  [[nodiscard]] std::string body(std::size_t indent = 0) const;

 private:
  [[nodiscard]] std::vector<std::size_t> widths() const;
  [[nodiscard]] std::string line(const std::vector<std::string>& cells,
                                 const std::vector<std::size_t>& widths, std::size_t indent) const;

  std::vector<std::string> headings_;
  std::vector<bool> right_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace core::cli
