// [2.0] Cycles: thirteen to a year, four game-turns each.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::rulebook {

struct Cycle {
  std::int16_t year{1861};
  std::uint8_t number{7};  ///< 1 to 13

  friend constexpr auto operator<=>(Cycle, Cycle) noexcept = default;

  /// [6.14] Cycles 13, 1, 2, 3 and 4.
  [[nodiscard]] constexpr bool is_winter() const noexcept { return number == 13 || number <= 4; }

  /// "4/63".
  [[nodiscard]] std::string text() const;
  /// Reads "4/63"; nothing when it is not a cycle of 7/61 to 4/65.
  [[nodiscard]] static std::optional<Cycle> parse(std::string_view text) noexcept;
};

}  // namespace core::rulebook
