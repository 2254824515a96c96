// [4.0] Position files: where the game stands, and what pieces have done (format:
// scenarios/README.md).
#pragma once

#include "core/data/text_source.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::data {

/// A number of a line, and where it stands.
struct TurnNumber {
  Origin origin;
  int value{};
};

/// What a position file says of a piece beside what a set-up sheet can say.
struct DeedText {
  Origin origin;
  std::string piece;  ///< its id
  std::string span;   ///< id of the leader in whose span it is [10.11]; empty for none
  int spent{};        ///< movement points, or points of a ship's range
  bool entrained{};   ///< [6.53]
  bool face_down{};   ///< [21.72]

  [[nodiscard]] bool empty() const noexcept {
    return span.empty() && spent == 0 && !entrained && !face_down;
  }
};

/// The lines of a position file that say where the game stands.
struct TurnText {
  std::optional<TurnNumber> game_turn;
  std::optional<std::pair<state::Stage, board::Side>> stage;
  std::optional<board::Side> first_player;
  std::array<std::optional<int>, 2> chit;         ///< by Side
  std::array<std::optional<int>, 2> pool;         ///< SUP
  std::array<std::optional<int>, 2> rail_points;  ///< left in this cycle
  std::vector<std::pair<TurnNumber, board::HexId>> ground;
  std::vector<DeedText> deeds;
};

/// Whether a line that begins with this word is one of them.
[[nodiscard]] bool is_turn_word(std::string_view word) noexcept;

/// Reads such a line; `rest` is what follows the word.
/// @throws base::DataError for what is none of the form, or is given twice.
void read_turn_line(const Origin& origin, std::string_view word, std::string_view rest,
                    TurnText& turn);

/// Whether a word of a piece is one of a DeedText.
[[nodiscard]] bool is_deed_word(std::string_view word) noexcept;

/// Reads such a word of a piece and what follows it: parts[next] is the word after it.
/// @throws base::DataError for what is none of the form, or is given twice.
void read_deed_word(const Origin& origin, const std::vector<std::string>& parts, std::size_t& next,
                    DeedText& deed);

/// Lays SUP on the ground, and makes pieces have done what the lines say.
/// @throws base::DataError for a span of a piece that is no leader of the side ...
void apply_deeds(const TurnText& turn, const rulebook::Setting& setting, state::GameState& state);

/// The same, and makes the game stand where the lines say. Without them it is the command segment
/// of the Union, nobody is in a span, both chits are 3 and the pools hold what the scenario begins
/// with.
/// @param setting must hold the scenario.
/// @throws base::DataError besides for a game-turn outside the cycle.
void apply_turn(const TurnText& turn, const Origin& file, const rulebook::Setting& setting,
                state::GameState& state);

}  // namespace core::data
