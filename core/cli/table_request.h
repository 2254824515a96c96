// [26.13] [26.15] What is asked of the miniature table in a text game. Private to this room.
#pragma once

#include "core/save/match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::cli {

/// What follows the word `table`:
///   nothing: who meets whom, and with what;
///   `quick [RUNS]`: the computer fights it for both sides, and the median counts;
///   `watch [SEED]`: it fights it once, told line by line;
///   `play [SEED]`: it is fought here by orders.
struct TableRequest {
  enum class What : std::uint8_t { Show, Quick, Watch, Play };
  What what{};
  int runs{};
  int seed{};  ///< of the table
};

/// @param words the line as it was typed, `table` first
/// @param next the number of the next order: the seed where none is said, so that the same game
///     asks the same question
/// @throws UserError for what cannot be.
[[nodiscard]] TableRequest table_request(const std::vector<std::string>& words, int next);

/// What is asked of the table now, and the orders that answer it, a line each; empty where nothing
/// is.
[[nodiscard]] std::string table_question(const state::Situation& now,
                                         const std::vector<game::Action>& legal);

}  // namespace core::cli
