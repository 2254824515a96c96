#include "core/study/span.h"

#include <algorithm>
#include <charconv>

namespace core::study {

using state::Stage;

std::optional<Length> parse_length(std::string_view text) noexcept {
  int count = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), count);
  if (read.ec != std::errc{} || count < 1) {
    return std::nullopt;
  }
  std::string_view what = text.substr(static_cast<std::size_t>(read.ptr - text.data()));
  const std::size_t begin = what.find_first_not_of(' ');
  if (begin == 0 || begin == std::string_view::npos) {
    return std::nullopt;
  }
  what.remove_prefix(begin);
  if (what == "player-turn" && count == 1) {
    return Length{Span::PlayerTurn, 0};
  }
  if (what == "strategic-turn" && count == 1) {
    return Length{Span::StrategicTurn, 0};
  }
  const bool game_turns = what == "game-turn" || what == "game-turns";
  return game_turns ? std::optional{Length{Span::GameTurns, count}} : std::nullopt;
}

bool SpanClock::is_over(const state::Turn& turn) noexcept {
  switch (length_.span) {
    case Span::PlayerTurn: {
      const bool own =
          turn.acting == side_ && (state::is_movement(turn.stage) || state::is_combat(turn.stage));
      begun_ = begun_ || own;
      return begun_ && !own;
    }
    case Span::GameTurns:
      return turn.stage >= Stage::Initiative && turn.game_turn >= first_turn_ + length_.game_turns;
    case Span::StrategicTurn:
      begun_ = begun_ || turn.stage < Stage::Initiative;
      return begun_ && turn.stage >= Stage::Initiative;
  }
  return true;
}

}  // namespace core::study
