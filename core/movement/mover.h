// [6.11] [6.42] [16.12] Who goes together in a step, and what points they have.
#pragma once

#include "core/movement/terrain_cost.h"
#include "core/state/record.h"

#include <boost/container/small_vector.hpp>

#include <vector>

namespace core::movement {

using board::Side;

using Pieces = boost::container::small_vector<PieceId, 24>;

/// [3.21] The movement allowance of a piece by itself: what its counter prints, else what its kind
/// has; 0 for what never moves. A headquarters' own is that of its roster [16.12]: see Mover.
[[nodiscard]] int allowance(const state::Situation& now, PieceId piece);

/// [6.31] Whether the piece's kind may force march for itself: not trains, Siege Trains and Railway
/// Repair units; leaders and headquarters go along with units that do.
[[nodiscard]] bool may_force_march(rulebook::PieceKind kind) noexcept;

/// Pieces that go together: one, or those of a stack [6.42], each with what is inside it.
// Its lists throw only when there is no memory left.
struct Mover {  // NOLINT(bugprone-exception-escape)
  Side side{};
  HexId at;
  Pieces heads;  ///< that stand on the map by themselves
  Pieces all;    ///< with their rosters and the leaders who stand on them, heads first
  Hindrance hindrance;
  bool combat{};     ///< a ground combat unit is among them
  bool began{};      ///< one of them has begun its move [6.22]
  bool stopped{};    ///< one of them must stop [6.21]
  bool entrained{};  ///< one of them is on the railroad [6.58]
  bool railed{};     ///< one of them has used the railroad in this phase [6.31]
  int left{};        ///< movement points of the one that has fewest
  PieceId slowest;   ///< that one
  int could_add{};   ///< additional points they could still take by a forced march [6.31]
};

/// The pieces at one hex with all that is inside them. @pre not empty; all in one hex.
[[nodiscard]] Mover together(const state::Situation& now, const Pieces& heads);

/// [5.28] [16.16] [17.42] Whether the piece is of the force, a Supply Train like any other: begun
/// with it, or energised with it on a roster.
[[nodiscard]] bool is_member(const state::ForceMove& force, const state::Piece& piece) noexcept;

/// [5.28] Pieces of a force that is moving: those it was begun with, and those that came off a
/// roster since [16.16]. By id.
[[nodiscard]] const Pieces& members(const state::Situation& now, const state::ForceMove& force);

/// Who moves when the player moves `piece` in the active force: its stack if it is in it [6.42].
/// Refused: what is not of the force [5.27], has had its move [5.25] [3.25], never moves [3.21], is
/// on a roster [16.11], in a fort [13.13] or aboard ship [7.22].
[[nodiscard]] Ruling<Mover> mover_of(const state::Situation& now, const state::ForceMove& force,
                                     PieceId piece);

/// [6.42] Those of a force who go on together: who has set out with the last step; while nobody
/// has, all that it energises where its head stands.
[[nodiscard]] std::vector<PieceId> going_together(const state::Situation& now,
                                                  const state::ForceMove& force);

/// The force that is moving, if its decision is innermost.
[[nodiscard]] const state::ForceMove* active_force(const state::GameState& state) noexcept;

}  // namespace core::movement
