// [14.0] An attack from the march that those who are on their way could make at its end.
#pragma once

#include "core/board/hex_id.h"
#include "core/movement/mover.h"
#include "core/movement/reach.h"
#include "core/state/piece_id.h"

#include <optional>
#include <vector>

namespace core::state {
struct Situation;
}  // namespace core::state

namespace core::plan {

/// [14.12] What it takes, of the unit that has most left for it.
struct AttackAfter {
  board::HexId from;
  board::HexId target;
  int cost{};  ///< movement points for the target's hex and one more
  int left{};  ///< movement points left where the attack starts; less than the cost: there is none
};

/// [14.11] Nothing where no leader is among them, the force has led its attack of this phase, the
/// target is none from the march [13.38] or nobody among them could go there by land.
/// @param heads those who go, who need not stand in `from` yet
/// @param spent movement points they will have spent by then, of what they have left now
[[nodiscard]] std::optional<AttackAfter> attack_after(const state::Situation& now,
                                                      const std::vector<state::PieceId>& heads,
                                                      board::HexId from, int spent,
                                                      board::HexId target);

/// [14.12] Of the hexes from which they could attack the target, where they stand or can get to,
/// the one from which they would have most left. Whether it is enough is for the asker to see.
[[nodiscard]] std::optional<AttackAfter> best_attack(const state::Situation& now,
                                                     const std::vector<state::PieceId>& heads,
                                                     const movement::Reach& reach,
                                                     board::HexId target);

/// [14.12] [6.31] Points of a forced march that the attack takes, 0 for none; nothing where that is
/// more than the mover can add. Who forces his march to get there at all attacks nobody.
[[nodiscard]] std::optional<int> additional_for(const AttackAfter& attack,
                                                const movement::Reach& reach,
                                                const movement::Mover& mover);

}  // namespace core::plan
