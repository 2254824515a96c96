// Problems for a general: a position, how long is played, and what must have come of it.
#pragma once

#include "core/ai/temper.h"
#include "core/study/condition.h"
#include "core/study/player.h"
#include "core/study/span.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::study {

/// What must hold at the end in a share of the games.
struct Demand {
  Condition condition;
  bool avoid{};  ///< in no larger share of them
  int per_thousand{};
};

/// NAME.problem, read. The form: tests/ai/problems/README.md.
struct Problem {
  std::string title;
  ai::Level level{};  ///< the weakest general who should solve it
  board::Side side{};
  Length length;
  int seeds{};
  std::vector<Demand> demands;
  std::string why;
};

/// @param file how errors call it
/// @param now  the position of the problem
/// @throws base::DataError with file, line and reason
[[nodiscard]] Problem parse_problem(const std::string& file, std::string_view text,
                                    const state::Situation& now);

/// What became of a demand.
struct Met {
  int held{};  ///< games in which its condition held
  bool is_met{};
};

struct Solution {
  int games{};
  std::vector<Met> demands;  ///< in the order of the problem
  std::string refused;       ///< an order of the player that was none; empty when there is none

  [[nodiscard]] bool solved() const noexcept;
};

/// One game of a problem.
struct ProblemGame {
  std::vector<bool> held;  ///< by demand, whether its condition held at the end
  std::string refused;     ///< an order of the player that was none; empty when there is none
};

/// Plays the problem with the dice of one seed, the other side standing still.
/// @param player who plays the side of the problem
/// @param begin  the first position of a game with the seed
[[nodiscard]] ProblemGame play_problem(
    const Problem& problem, const PlayerName& player, const rulebook::Setting& setting,
    const std::function<state::GameState(std::uint64_t seed)>& begin, std::uint64_t seed);

/// What games of a problem come to. One in which an order was refused ends it.
[[nodiscard]] Solution solution_of(const Problem& problem, const std::vector<ProblemGame>& games);

/// Plays the problem once for each of its seeds, from 1 on.
[[nodiscard]] Solution solve(const Problem& problem, const PlayerName& player,
                             const rulebook::Setting& setting,
                             const std::function<state::GameState(std::uint64_t seed)>& begin);

}  // namespace core::study
