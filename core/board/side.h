// The two sides of the war.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::board {

enum class Side : std::uint8_t { Union, Confederate };

inline constexpr std::array kSides{Side::Union, Side::Confederate};

[[nodiscard]] constexpr Side enemy_of(Side side) noexcept {
  return side == Side::Union ? Side::Confederate : Side::Union;
}

/// "union" or "confederate", as the text sources spell it.
[[nodiscard]] constexpr std::string_view name(Side side) noexcept {
  return side == Side::Union ? "union" : "confederate";
}

[[nodiscard]] constexpr std::optional<Side> parse_side(std::string_view text) noexcept {
  if (text == "union") {
    return Side::Union;
  }
  if (text == "confederate") {
    return Side::Confederate;
  }
  return std::nullopt;
}

/// A set of sides, for what may belong to one, both or none (rail hexes, zones of control,
/// warships).
class SideSet {
 public:
  constexpr SideSet() noexcept = default;

  constexpr SideSet(Side side) noexcept
      : bits_{bit(side)} {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] static constexpr SideSet both() noexcept {
    SideSet result;
    result.bits_ = 3;
    return result;
  }

  [[nodiscard]] constexpr bool has(Side side) const noexcept { return (bits_ & bit(side)) != 0; }

  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }

  constexpr void insert(Side side) noexcept {
    bits_ = static_cast<std::uint8_t>(bits_ | bit(side));
  }

  constexpr void erase(Side side) noexcept {
    bits_ = static_cast<std::uint8_t>(bits_ & ~bit(side));
  }

  [[nodiscard]] constexpr std::uint8_t bits() const noexcept { return bits_; }

  friend constexpr bool operator==(SideSet, SideSet) noexcept = default;

 private:
  [[nodiscard]] static constexpr std::uint8_t bit(Side side) noexcept {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(side));
  }

  std::uint8_t bits_{};
};

}  // namespace core::board
