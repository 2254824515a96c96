// Text sources: lines with their numbers, small parsers, errors that name the row.
#pragma once

#include "core/base/data_error.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// Where a row stands in the text sources.
struct Origin {
  std::string file;  ///< as shown to the user, "maps/rivers.txt"
  int line{};        ///< from 1; 0 when the whole file is meant

  friend bool operator==(const Origin&, const Origin&) = default;
};

/// One line of a text file.
struct TextLine {
  int number{};
  std::string text;
};

/// Throws base::DataError for a row.
[[noreturn]] void fail(const Origin& origin, std::string column, std::string reason);

/// The whole file. @throws base::DataError under the name `shown` when it cannot be read.
[[nodiscard]] std::string read_bytes(const std::filesystem::path& path, const std::string& shown);

/// The same of a text, without the mark with which some editors begin it. What is no text is
/// refused; of a file of ours it is said what opens it (our_file.h).
[[nodiscard]] std::string read_text(const std::filesystem::path& path, const std::string& shown);

/// The same of a file that somebody has sent: one larger than `most` bytes is refused unread.
[[nodiscard]] std::string read_text_within(const std::filesystem::path& path,
                                           const std::string& shown, std::size_t most);

/// The lines of a text, numbered from 1, line ends removed.
[[nodiscard]] std::vector<TextLine> lines_of(std::string_view text);

/// The lines of a file, line ends removed.
[[nodiscard]] std::vector<TextLine> read_lines(const std::filesystem::path& path,
                                               const std::string& shown);

/// Whether a line holds nothing but letters and blanks, in UTF-8: nothing that a terminal obeys.
[[nodiscard]] bool is_text(std::string_view line) noexcept;

/// DataError for a line of a player's file that is no text, or longer than anything that is meant.
void require_text(const Origin& origin, std::string_view line);

/// The part before `mark` ('#' or ';'), a mark inside quotes left alone.
[[nodiscard]] std::string_view without_comment(std::string_view line, char mark) noexcept;

[[nodiscard]] std::string_view trim(std::string_view text) noexcept;

/// Parts between separators, trimmed; one empty part for an empty text.
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);

/// Parts between white space; no empty ones.
[[nodiscard]] std::vector<std::string> words(std::string_view text);

/// A whole number without anything around it.
[[nodiscard]] std::optional<int> parse_int(std::string_view text) noexcept;

/// Faces of dice, "3,5,1", from 1 to `most`; else the part that is none.
[[nodiscard]] tl::expected<std::vector<std::uint8_t>, std::string> parse_faces(
    std::string_view text, int most);
/// "3,5,1"
[[nodiscard]] std::string faces_text(const std::vector<std::uint8_t>& faces);

/// A whole number, or DataError "'x' is not a whole number".
[[nodiscard]] int require_int(const Origin& origin, const std::string& column,
                              std::string_view text);

/// The same, from `least` to `most`.
[[nodiscard]] int require_int_within(const Origin& origin, const std::string& column,
                                     std::string_view text, int least, int most);

/// A number with at most `digits` digits behind the point, as a whole number of its last place:
/// "41.5" with 1 is 415.
[[nodiscard]] int require_decimal(const Origin& origin, const std::string& column,
                                  std::string_view text, int digits);

/// "'a', 'b' or 'c'", for messages that show what was expected.
[[nodiscard]] std::string one_of(const std::vector<std::string_view>& choices);

}  // namespace core::data
