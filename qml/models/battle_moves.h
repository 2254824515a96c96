// [8.5] Who went where in the last battle, to be drawn on the map.
#pragma once

#include "core/save/match.h"

#include <optional>
#include <vector>

namespace models {

/// A retreat, an evasion or an advance that was ordered.
struct BattleMove {
  core::board::HexId from;
  core::board::HexId to;
  core::board::Side side{};
  bool advances{};
  int action{};  ///< its number in the line of play, the first is 0
};

/// Those of a line of play of so many actions, the others were taken back.
///
/// @param only [0.5] where something is hidden the side that looks: who of the Enemy went where is
///             his to know; nothing: those of both sides.
[[nodiscard]] std::vector<BattleMove> moves_seen(const std::vector<BattleMove>& moves, int length,
                                                 std::optional<core::board::Side> only);

/// Notes them while orders are given. A game that is opened in the middle of a battle begins with
/// none.
class BattleMoves {
 public:
  using Where = std::optional<core::board::HexId>;

  /// Where the piece of such an order stands before it; nothing for every other order.
  [[nodiscard]] static Where before(const core::save::Match& match,
                                    const core::game::Action& action);
  /// The order was given.
  void note(const core::save::Match& match, const core::game::Action& action, const Where& from);

  void clear() { moves_.clear(); }

  /// Those of the last battle.
  [[nodiscard]] const std::vector<BattleMove>& all() const noexcept { return moves_; }

 private:
  std::vector<BattleMove> moves_;
};

}  // namespace models
