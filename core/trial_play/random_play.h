// Random legal play: the engine tried on games that nobody would play.
#pragma once

#include "core/game/game.h"
#include "core/trial_play/chance.h"
#include "core/trial_play/course.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace core::trial_play {

/// A player who takes any legal choice. First a kind of choice is drawn, then one of that kind, so
/// that passing is as likely where hundreds of moves are open. Some players are more patient than
/// others: of four seeds that follow each other the second passes half as readily as the first, and
/// so on; quiet weeks and busy ones try different rules.
class RandomPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) noexcept
      : chance_{seed}, patience_{std::size_t{1} << (seed % kPatiences)} {}

  /// While the game asks.
  [[nodiscard]] game::Action choose(game::Game& game);

  /// The same choice.
  /// @param legal all that is legal, not empty.
  [[nodiscard]] game::Action choose(const std::vector<game::Action>& legal);

 private:
  /// @param kinds the first choice of each.
  [[nodiscard]] sequence::ActionKind draw_kind(const std::vector<game::Action>& kinds);

  static constexpr std::uint64_t kPatiences = 4;

  Chance chance_;
  std::size_t patience_;  ///< one draw of Pass among so many is meant
};

/// A player who stays where he is: no force moves and nobody attacks. The Strategic Turn he leaves
/// to his staff, which spends all it gets on the army; what neither a staff nor passing answers he
/// answers with the first legal choice.
class StandingPlayer {
 public:
  [[nodiscard]] static game::Action choose(game::Game& game);
};

/// Who plays.
enum class Players : std::uint8_t { Random, Standing, Fighting };

/// What became of a random game.
struct RandomGame {
  std::uint64_t steps{};
  int game_turns{};
  bool finished{};                  ///< it came to its last game-turn
  std::string fault;                ///< the first broken invariant; empty when there is none
  std::vector<game::Action> last;   ///< the last choices, the oldest first; at most kRemembered
  std::vector<CoursePoint> course;  ///< of a campaign: the begin, each new cycle, and the end
  std::array<std::uint32_t, sequence::kActionKindCount> made{};  ///< choices by kind
};

/// How many choices a random game remembers for the report of a fault.
inline constexpr std::size_t kRemembered = 20;

/// How a random game is played.
struct RandomLimits {
  std::uint64_t most_steps{10'000'000};
  std::uint64_t check_every{1};  ///< steps between two checks of the invariants; 0 for none at all
  Players players{Players::Random};
  board::SideSet staffs{};  ///< sides that leave their Strategic Turn to the staff
};

/// Hears of each choice that was made, who made it, what came of it and the position after it.
using Witness = std::function<void(const game::Action&, board::Side,
                                   const std::vector<game::Event>&, const game::GameState&)>;

/// Plays to the end, or to the first broken invariant. An exception of the engine is one, too: it
/// is our own mistake.
/// @throws what `witness` throws; it is no fault of the game.
[[nodiscard]] RandomGame play_random_game(game::Game& game, std::uint64_t seed,
                                          const RandomLimits& limits, const Witness& witness = {});

}  // namespace core::trial_play
