// [6.1] [6.2] Ground movement hex by hex.
#pragma once

#include "core/movement/mover.h"
#include "core/state/record.h"

#include <optional>

namespace core::movement {

/// [6.16] Whole movement points for a piece, with its roster, to step into the adjacent hex `to`,
/// units and zones there left aside; [14.12] adds its own to it. Refused by 6.12, 6.14, 6.16.
[[nodiscard]] Ruling<int> cost_of_step(const state::Situation& now, PieceId piece, HexId to,
                                       StepFor what = StepFor::Entry);

/// The same from a hex where the piece does not stand yet.
[[nodiscard]] Ruling<int> cost_of_step_from(const state::Situation& now, PieceId piece, HexId from,
                                            HexId to, StepFor what = StepFor::Entry);

/// [6.11] Movement points the piece has left, of it and its roster those of the slowest, a declared
/// forced march included.
[[nodiscard]] int points_left(const state::Situation& now, PieceId piece);

/// [6.15] [13.14] Whether ground units of the side may be in the hex with what is there. Enemy
/// pieces alone do not hinder a ground combat unit.
/// @param combat whether a ground combat unit comes.
[[nodiscard]] Ruling<> may_stand_in(const state::Situation& now, Side side, bool combat, HexId to);

/// [6.12] [6.14] [6.15] [6.16] [13.14] Whether the piece, with its roster, may go from one hex into
/// an adjacent one at all, points and zones left aside: for marches, retreats and advances, to
/// which winter closes the same rivers [6.17].
[[nodiscard]] Ruling<> may_enter(const state::Situation& now, PieceId piece, HexId from, HexId to);

/// What a step of a Mover costs, zones included, or the case that forbids it.
struct Step {
  int cost{};  ///< whole movement points
  int pays{};  ///< what is spent: less than the cost only for the first hex with E034 off [6.13]
};

/// [6.1] [6.2] [6.62] Whether those who go together may step into the adjacent hex now.
[[nodiscard]] Ruling<Step> may_step(const state::Situation& now, const Mover& mover, HexId to);

/// [6.2] What zones and garrisons make of a step: it begins in an Enemy zone, it ends the move.
struct Zones {
  bool from{};  ///< the hex left is in an Enemy zone
  bool to{};    ///< the hex entered is
};

/// The part of may_step() that does not hang on the points left: cost of the step, from any hex on
/// the way. [6.12] [6.14] [6.15] [6.16] [6.24] [13.14] [19.74]
[[nodiscard]] Ruling<int> step_price(const state::Situation& now, const Mover& mover,
                                     const map::Hex& from, board::Direction direction, Zones zones);

/// Lets them step: spends the points and enters [6.11]. @pre may_step().
void step(state::Record& record, const Mover& mover, HexId to, Step price);

}  // namespace core::movement
