// [4.0] Position files: where the game stands, and what pieces have done (format:
// scenarios/README.md).
#pragma once

#include "core/data/activity_text.h"
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

/// [17.13] "fed-landing U1 B3010 B3018 5": a landing place that the transport has fed.
struct FedText {
  Origin origin;
  std::string transport;  ///< its id
  board::HexId loading;
  board::HexId landing;
  int used{};  ///< SUP landed there in this Strategic Turn
};

/// [23.11] "call union D2 3": the call in force, and which of its months the cycle is.
struct CallText {
  std::uint8_t call{};  ///< as state::Manpower::call
  int month{};          ///< from 1
};

/// The lines of a position file that say where the game stands.
struct TurnText {
  std::optional<TurnNumber> game_turn;
  std::optional<std::pair<state::Stage, board::Side>> stage;
  std::optional<board::Side> first_player;
  std::array<std::optional<int>, 2> chit;         ///< by Side
  std::array<std::optional<int>, 2> pool;         ///< SUP
  std::array<std::optional<int>, 2> rail_points;  ///< left in this cycle
  std::array<std::optional<int>, 2> commands;     ///< direct commands given [5.21]
  std::vector<std::pair<TurnNumber, board::HexId>> ground;
  std::vector<FedText> fed;
  std::array<std::optional<CallText>, 2> call;
  std::array<std::optional<int>, 2> personnel;  ///< Personnel Points left in this cycle [23.3]
  std::array<std::optional<int>, 2> politics;   ///< Political Points [25.1]
  std::optional<board::Side> kentucky;          ///< whom it has joined [25.43]
  std::vector<ActivityText> activity;
};

/// Whether a line that begins with this word is one of them.
[[nodiscard]] bool is_turn_word(std::string_view word) noexcept;

/// Reads such a line; `rest` is what follows the word.
/// @throws base::DataError for what is none of the form, or is given twice.
void read_turn_line(const Origin& origin, std::string_view word, std::string_view rest,
                    TurnText& turn);

/// Lays SUP on the ground and feeds landing places, and makes pieces have done what the lines say.
/// @throws base::DataError for what cannot be: SUP on water, a landing place that no ship touches,
/// a
///         status of a piece of another kind ...
/// @param whole as for apply_turn().
void apply_statuses(const TurnText& turn, const rulebook::Setting& setting, state::GameState& state,
                    bool whole = false);

/// The same, and makes the game stand where the lines say. Without them it is the command segment
/// of the Union, nobody is in a span, both chits are 3 and the pools hold what the scenario begins
/// with. A ship that holds something has carried [17.11].
/// @param setting must hold the scenario.
/// @throws base::DataError besides for a game-turn outside the cycle.
/// @param whole nothing is left to defaults: what is not told is not so.
void apply_turn(const TurnText& turn, const Origin& file, const rulebook::Setting& setting,
                state::GameState& state, bool whole = false);

}  // namespace core::data
