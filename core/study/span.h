// How long a general is let play: to the end of a Player-Turn, some game-turns, a Strategic Turn.
#pragma once

#include "core/board/side.h"
#include "core/state/turn.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace core::study {

enum class Span : std::uint8_t {
  PlayerTurn,    ///< to the end of the side's Player-Turn
  GameTurns,     ///< to the begin of a later game-turn
  StrategicTurn  ///< to the begin of the next game-turn
};

struct Length {
  Span span{};
  int game_turns{};  ///< of Span::GameTurns

  friend bool operator==(const Length&, const Length&) = default;
};

/// The lengths there are, as errors tell them.
inline constexpr std::string_view kLengths = "1 player-turn, N game-turns, 1 strategic-turn";

/// Nothing for words that are no length.
[[nodiscard]] std::optional<Length> parse_length(std::string_view text) noexcept;

/// Tells when the length is over.
class SpanClock {
 public:
  /// @param side  whose Player-Turn it is about
  /// @param first when the clock begins to run
  SpanClock(const Length& length, board::Side side, const state::Turn& first) noexcept
      : length_{length}, side_{side}, first_turn_{first.game_turn} {}

  /// @param turn after each choice in turn
  [[nodiscard]] bool is_over(const state::Turn& turn) noexcept;

 private:
  Length length_;
  board::Side side_;
  int first_turn_;
  bool begun_{};
};

}  // namespace core::study
