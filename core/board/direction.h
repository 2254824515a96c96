// [3.12] The six directions of a grid of flat-topped hexes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::board {

enum class Direction : std::uint8_t { N, NE, SE, S, SW, NW };

inline constexpr std::array kDirections{Direction::N, Direction::NE, Direction::SE,
                                        Direction::S, Direction::SW, Direction::NW};

[[nodiscard]] constexpr Direction opposite(Direction direction) noexcept {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 3U) % 6U);
}

/// The next direction clockwise: N, NE, SE, S, SW, NW.
[[nodiscard]] constexpr Direction clockwise(Direction direction) noexcept {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 1U) % 6U);
}

[[nodiscard]] constexpr Direction counter_clockwise(Direction direction) noexcept {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 5U) % 6U);
}

/// "N", "NE", "SE", "S", "SW", "NW".
[[nodiscard]] constexpr std::string_view name(Direction direction) noexcept {
  constexpr std::array<std::string_view, 6> kNames{"N", "NE", "SE", "S", "SW", "NW"};
  return kNames.at(static_cast<std::size_t>(direction));
}

[[nodiscard]] std::optional<Direction> parse_direction(std::string_view text) noexcept;

}  // namespace core::board
