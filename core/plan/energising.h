// [5.2] Who is energised first, so that pieces that are picked up can move.
#pragma once

#include "core/game/game.h"

#include <optional>
#include <vector>

namespace core::plan {

/// One of the two is named.
struct Energiser {
  std::optional<state::PieceId> initiative;  ///< the leader who has to roll [5.22]
  std::optional<state::PieceId> command;     ///< the piece that takes a direct command [5.21]

  /// The order that energises them.
  [[nodiscard]] sequence::Action order() const;
};

/// Those that are not inside another one of the list; for a leader on the headquarters that he
/// commands the headquarters [10.16].
[[nodiscard]] std::vector<state::PieceId> outermost(const state::Situation& now,
                                                    const std::vector<state::PieceId>& pieces);

/// The leaders above a piece, the nearest first.
[[nodiscard]] std::vector<state::PieceId> commanders_above(const state::Situation& now,
                                                           state::PieceId piece);

/// The piece whose command, or roll, moves all of them: one of them or a leader above; or why there
/// is none. Asked while no force moves.
[[nodiscard]] state::Ruling<Energiser> energiser_of(game::Game& game,
                                                    const std::vector<state::PieceId>& heads);

/// The copy of a game in which the next die falls as low as it can: initiative is had [5.22].
[[nodiscard]] game::Game with_luck(const game::Game& game);

}  // namespace core::plan
