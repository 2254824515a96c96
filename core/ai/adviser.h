// What a computer general would do in a player's place, with what that player knows.
#pragma once

#include "core/ai/note.h"
#include "core/ai/temper.h"
#include "core/base/fraction.h"
#include "core/game/game.h"

#include <atomic>
#include <cstddef>
#include <optional>
#include <vector>

namespace core::ai {

/// A choice that he would make, and why.
struct Advice {
  sequence::Action choice;  ///< the first of its operation, if it is one
  Note note;
  std::optional<base::Fraction>
      chance;  ///< of the roll on which the operation hangs; nothing: none
  std::optional<plan::Outlook> outlook;  ///< of the operation
};

/// What he is asked.
struct Sought {
  std::size_t most{};
  std::vector<state::PieceId> pieces;  ///< what forces with these would do; none: all forces
  const std::atomic<bool>* stop{};     ///< once true, what is found so far is enough; null: never
};

/// The best first: while forces move, what he would do with wagons, ships and the forces that gain
/// most, each for itself; else the one choice that he would make. Of forces that are asked for
/// there is none while nothing is worth their doing. Rolls no die of the game.
/// @pre the game asks
[[nodiscard]] std::vector<Advice> advise(const game::Game& game, const Temper& temper,
                                         const Sought& sought);

}  // namespace core::ai
