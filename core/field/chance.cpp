#include "core/field/chance.h"

#include "core/field/game.h"
#include "core/field/offers.h"

#include <array>

namespace core::field {
namespace {

/// Even numbers from 0 on.
std::size_t drawn(base::Dice& chance, std::size_t below) {
  const int face = chance.next(static_cast<int>(below));
  chance.count();
  return static_cast<std::size_t>(face) - 1;
}

/// One choice in so many of a step is that all is written.
constexpr std::array<std::size_t, kSteps.size()> kEnds{3, 3, 2, 16, 8, 8, 8};

}  // namespace

Action random_choice(const View& view, base::Dice& chance) {
  const Game game{view.setting, view.state};
  const Side side = game.asked().value();
  if (drawn(chance, kEnds.at(static_cast<std::size_t>(view.state.step))) == 0) {
    return EndStep{side};
  }
  std::vector<Action> choices = choices_for(*view.setting, view.state, side);
  while (!choices.empty()) {
    const std::size_t number = drawn(chance, choices.size());
    if (game.judge(choices[number])) {
      return std::move(choices[number]);
    }
    choices[number] = std::move(choices.back());
    choices.pop_back();
  }
  return EndStep{side};
}

}  // namespace core::field
