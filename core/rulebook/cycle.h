// [2.0] Cycles: thirteen to a year, four game-turns each.
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::rulebook {

inline constexpr int kCyclesOfYear = 13;
inline constexpr int kGameTurnsOfCycle = 4;

struct Cycle {
  std::int16_t year{1861};
  std::uint8_t number{7};  ///< 1 to kCyclesOfYear

  friend constexpr auto operator<=>(Cycle, Cycle) noexcept = default;

  /// [6.14] Cycles 13, 1, 2, 3 and 4.
  [[nodiscard]] constexpr bool is_winter() const noexcept { return number == 13 || number <= 4; }

  /// The cycle after this one; 13 is followed by 1 of the next year.
  [[nodiscard]] constexpr Cycle next() const noexcept;

  /// "4/63".
  [[nodiscard]] std::string text() const;
  /// Reads "4/63"; nothing when it is not a cycle of 7/61 to 4/65.
  [[nodiscard]] static std::optional<Cycle> parse(std::string_view text) noexcept;
};

/// [20.1] The cycle in which the campaign begins.
inline constexpr Cycle kCampaignStart{1861, 7};

// Game-turns are counted from 1, the first of the first cycle of a scenario; with kCampaignStart as
// `first` they are those of the campaign. No `cycle` below may lie before `first`.

/// The cycle that lies `count` cycles after `first`.
[[nodiscard]] constexpr Cycle cycle_after(Cycle first, int count) noexcept {
  const int from_year_start = first.number - 1 + count;
  return {static_cast<std::int16_t>(first.year + from_year_start / kCyclesOfYear),
          static_cast<std::uint8_t>(from_year_start % kCyclesOfYear + 1)};
}

constexpr Cycle Cycle::next() const noexcept { return cycle_after(*this, 1); }

/// The cycle of a game-turn.
[[nodiscard]] constexpr Cycle cycle_of(Cycle first, int game_turn) noexcept {
  return cycle_after(first, (game_turn - 1) / kGameTurnsOfCycle);
}

/// The first game-turn of a cycle, before which its Strategic Turn is played [4.2].
[[nodiscard]] constexpr int first_game_turn(Cycle first, Cycle cycle) noexcept {
  const int count = (cycle.year - first.year) * kCyclesOfYear + cycle.number - first.number;
  return count * kGameTurnsOfCycle + 1;
}

/// The last game-turn of a cycle.
[[nodiscard]] constexpr int last_game_turn(Cycle first, Cycle cycle) noexcept {
  return first_game_turn(first, cycle) + kGameTurnsOfCycle - 1;
}

/// [1.0] The first day of a game-turn: they are weeks, counted from 19 June 1861, so that cycle 1
/// of 1862 begins on 1 January.
[[nodiscard]] constexpr std::chrono::sys_days first_day(Cycle first, int game_turn) noexcept {
  using namespace std::chrono_literals;
  constexpr std::chrono::sys_days kBegin{1861y / std::chrono::June / 19};
  const int weeks = first_game_turn(kCampaignStart, first) - 1 + game_turn - 1;
  return kBegin + std::chrono::weeks{weeks};
}

/// Whether the game-turn is the first of its cycle.
[[nodiscard]] constexpr bool begins_cycle(int game_turn) noexcept {
  return game_turn % kGameTurnsOfCycle == 1;
}

/// Whether the game-turn is the last of its cycle.
[[nodiscard]] constexpr bool ends_cycle(int game_turn) noexcept {
  return game_turn % kGameTurnsOfCycle == 0;
}

}  // namespace core::rulebook
