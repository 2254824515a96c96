// A position that goes on, for tests that change it by hand.
#pragma once

#include "core/state/record.h"
#include "tests/support/position.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tests {

struct GoingOn {
  /// @param faces dice that were written down before.
  explicit GoingOn(const Position& position, std::vector<std::uint8_t> faces = {})
      : standing{position.setting(), with_dice(position, std::move(faces))}, record{standing} {}

  [[nodiscard]] const core::state::Piece& at(core::state::PieceId id) const {
    return standing.state().piece(id);
  }

  [[nodiscard]] bool is_gone(core::state::PieceId id) const { return at(id).away() != nullptr; }

  core::state::Standing standing;
  core::state::Record record;

 private:
  static core::state::GameState with_dice(const Position& position,
                                          std::vector<std::uint8_t> faces) {
    core::state::GameState state = position.state();
    state.dice = core::base::Dice{0, std::move(faces)};
    return state;
  }
};

}  // namespace tests
