#include "core/study/random_play.h"

#include "core/study/invariants.h"

#include <algorithm>
#include <array>

namespace core::study {

std::size_t RandomPlayer::number(std::size_t below) {
  // Numbers of the last, incomplete run would favour the small ones: they are drawn again.
  const std::uint64_t fair = UINT64_MAX - UINT64_MAX % below;
  std::uint64_t drawn = random_();
  while (drawn >= fair) {
    drawn = random_();
  }
  return static_cast<std::size_t>(drawn % below);
}

const game::Action& RandomPlayer::choose(const std::vector<game::Action>& legal) {
  std::array<std::uint32_t, sequence::kActionKindCount> count{};
  std::array<std::uint8_t, sequence::kActionKindCount> kinds{};
  std::size_t different = 0;
  for (const game::Action& action : legal) {
    const auto kind = static_cast<std::size_t>(action.kind);
    if (count[kind]++ == 0) {
      kinds[different++] = static_cast<std::uint8_t>(kind);
    }
  }
  const std::size_t kind = kinds[number(different)];
  std::size_t place = number(count[kind]);
  for (const game::Action& action : legal) {
    if (static_cast<std::size_t>(action.kind) == kind && place-- == 0) {
      return action;
    }
  }
  return legal.front();
}

RandomGame play_random_game(game::Game& game, std::uint64_t seed, const RandomLimits& limits) {
  RandomPlayer player{seed};
  RandomGame result;
  while (result.steps < limits.most_steps) {
    const std::vector<game::Action>& legal = game.legal();
    if (legal.empty()) {
      result.finished = true;
      break;
    }
    const game::Action action = player.choose(legal);
    if (!game.act(action)) {
      result.fault = "a choice that was offered was refused";
      break;
    }
    ++result.steps;
    if (limits.check_every != 0 && result.steps % limits.check_every == 0) {
      result.fault = broken_invariant(game.situation());
      if (!result.fault.empty()) {
        break;
      }
    }
  }
  result.game_turns = game.state().turn.game_turn;
  return result;
}

}  // namespace core::study
