// Games of a set-up between two players that nobody sits at: who wins, and what is done in them.
#pragma once

#include "core/strategic/victory.h"
#include "core/study/player.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core::study {

/// Who plays, and with which dice.
struct Contest {
  rulebook::Setting setting;
  std::function<state::GameState(std::uint64_t seed)> begin;  ///< the first position of a game
  std::array<PlayerName, 2> players{};                        ///< by Side
  std::uint64_t first_seed{1};
  int games{1};
  int threads{1};
};

/// What became of a game.
struct PlayedGame {
  std::uint64_t seed{};
  int game_turns{};
  strategic::Score score;  ///< [19.37] as it stands at the end
  std::array<std::array<std::uint32_t, sequence::kActionKindCount>, 2> made{};  ///< choices
  /// What stopped it before its end: an order that was refused, with its case; empty for none.
  std::string fault;
};

/// A choice that was made, and what came of it.
struct MadeChoice {
  const game::Action& action;
  board::Side by{};
  const std::vector<game::Event>& events;
  const game::GameState& after;
  const ai::Note* note{};  ///< of a general; null for others
};

/// Hears of each.
using Hearer = std::function<void(const MadeChoice&)>;

/// Plays a game to its end.
[[nodiscard]] PlayedGame play_game(const Contest& contest, std::uint64_t seed,
                                   const Hearer& hearer = {});

/// All games, by seed; the same with any number of threads.
/// @param done told after each game how many are; may be empty
[[nodiscard]] std::vector<PlayedGame> play_contest(const Contest& contest,
                                                   const std::function<void(int)>& done = {});

}  // namespace core::study
