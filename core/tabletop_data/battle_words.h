// Private to this room: words of battle files, as they are written.
#pragma once

#include "core/board/side.h"
#include "core/table/units.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core::tabletop_data {

template <class Enum, std::size_t N>
[[nodiscard]] std::string word_for(const std::array<std::string_view, N>& words, Enum value) {
  return std::string{words.at(static_cast<std::size_t>(value))};
}

[[nodiscard]] inline std::string quoted(std::string_view name) {
  return "\"" + std::string{name} + "\"";
}

[[nodiscard]] inline std::string number(int value) { return std::to_string(value); }

[[nodiscard]] inline std::string side_text(board::Side side) {
  return std::string{board::name(side)};
}

/// "(24, 27.5)"
[[nodiscard]] std::string point_text(table::Point point);

/// " (24, 27.5) (30, 28)"
[[nodiscard]] std::string points_text(const std::vector<table::Point>& points);

}  // namespace core::tabletop_data
