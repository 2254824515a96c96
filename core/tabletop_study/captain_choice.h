// A choice of the computer in a battle of the miniature table, acted on.
#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace core::tabletop_study {

/// Acts on what a captain or chance chose.
/// @return what happened
/// @throws std::logic_error that names the rule, the key of the sentence, the ship and the figures
///     when it is refused: that is a fault of the program.
template <class Game, class Action>
auto act_for_computer(Game& game, const Action& choice) {
  auto done = game.act(choice);
  if (!done) {
    const auto& why = done.error();
    throw std::logic_error{fmt::format(
        "a captain's choice was refused: [{}] {}, ship {}, needed {} ({:.2f}\"), had {} ({:.2f}\")",
        why.rule.text(), why.key, why.ship ? static_cast<int>(why.ship->value()) + 1 : 0, why.need,
        why.need_inches.decimal(), why.have, why.have_inches.decimal())};
  }
  return *std::move(done);
}

}  // namespace core::tabletop_study
