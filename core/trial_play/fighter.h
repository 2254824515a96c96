// A random player that looks for the Enemy: the rules of battle, siege and landing tried on games
// that chance alone would never come to.
#pragma once

#include "core/game/game.h"
#include "core/trial_play/chance.h"

#include <array>
#include <cstdint>
#include <vector>

namespace core::trial_play {

/// Half of its choices are of the kind that it has made least so far in this game, so that every
/// kind comes up; the others are drawn, what fights more often than what does not. A force or a
/// group of ships mostly goes where the Enemy is nearer. It never concedes [25.6].
class Fighter {
 public:
  explicit Fighter(std::uint64_t seed) noexcept : chance_{seed} {}

  /// @pre there is a legal choice
  [[nodiscard]] game::Action choose(game::Game& game);

 private:
  /// Legal choices of one kind.
  struct Kind {
    sequence::ActionKind kind{};
    std::vector<const game::Action*> choices;
  };

  [[nodiscard]] const Kind& draw_kind(const std::vector<Kind>& kinds);
  [[nodiscard]] const game::Action& draw_choice(const state::Situation& now, board::Side side,
                                                const Kind& kind);

  Chance chance_;
  std::array<std::uint32_t, sequence::kActionKindCount> made_{};
};

}  // namespace core::trial_play
