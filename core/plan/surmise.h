// [0.5] A game as one side has to take it to be, to plan in.
#pragma once

#include "core/game/game.h"

#include <vector>

namespace core::plan {

/// What a side can reckon with before it gives an order. Whoever plans in it learns nothing that
/// the side does not see; whether an order is legal is told by the game itself.
struct Surmise {
  game::Game game;
  std::vector<board::HexId> unseen;  ///< by hex: what stands there is only supposed to fight
};

/// The own pieces, the treasury and the pending decisions are the real ones. Of the Enemy there is
/// what shown_to() shows: a headquarters has troops, whoever is not seen is infantry or a flotilla,
/// unless own pieces have gone past without being stopped [6.21]. No die of the game falls in it.
///
/// While secrecy is OPEN it is the game.
[[nodiscard]] Surmise surmised_by(const game::Game& game, board::Side side);

}  // namespace core::plan
