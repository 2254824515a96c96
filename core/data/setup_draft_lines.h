// What each line of a set-up file is while it is edited. Private to this room.
#pragma once

#include "core/board/side.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

enum class LineKind : std::uint8_t {
  Blank,  ///< nothing, or a comment
  Side,
  At,
  Piece,
  Told  ///< anything else, right or wrong
};

struct DraftLine {
  LineKind kind{};
  std::optional<board::Side> side;  ///< whose pieces stand here
  std::string place;                ///< of the last `at` line of that side; empty before the first
};

/// One a line of the file.
[[nodiscard]] std::vector<DraftLine> outline(const std::vector<std::string>& lines);

/// The first word of a line; empty for a blank one.
[[nodiscard]] std::string_view leading_word(std::string_view line) noexcept;

/// Whether the text has no line end.
[[nodiscard]] bool is_one_line(std::string_view text) noexcept;

/// Whether the text is a hex of the map or a hexside.
[[nodiscard]] bool is_map_place(std::string_view text);

/// Takes the hex out of all lines that begin with the word: `control`, `home`, whose last word is
/// the holder, or `cut`. Returns whether one named it.
bool forget_hex(std::vector<std::string>& lines, std::string_view word, std::string_view hex);

}  // namespace core::data
