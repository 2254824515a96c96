// [7.1] Ships on the move: who may set out, where a group may go.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"
#include "core/water/transport.h"
#include "core/water/water_links.h"

#include <vector>

namespace core::water {

using state::Ruling;

/// [7.11] Points of its range that the ship has left in this phase.
[[nodiscard]] int range_left(const Situation& now, PieceId ship);

/// [7.11] Points that the step from a water place to another costs the ship.
///
/// Refused: places that are not linked [3.15]; shoals and sandbars [7.51] [7.52]; water closed to
/// its kind [7.12] [7.53]; for a transport water with an Enemy warship [7.16]; too little range
/// [7.11].
[[nodiscard]] Ruling<int> cost_of_step(const Situation& now, PieceId ship, WaterPlaceId from,
                                       WaterPlaceId to);

/// The same for a link, whatever is left of the range.
[[nodiscard]] Ruling<int> price_of_link(const Situation& now, PieceId ship, const WaterStep& link);

/// [7.13] Whether ships of the side that sail to the place stop there, at Enemy ships; as printed
/// they need not (erratum E067).
[[nodiscard]] bool is_stopped_at(const Situation& now, Side side, WaterPlaceId place);

/// [11.22] Of ships of the side that set out from the place: the Enemy forts that command it.
[[nodiscard]] std::vector<state::WayIn> ways_in(const Situation& now, Side side,
                                                WaterPlaceId place);

/// [11.26] The ways in that still count at a new place, with those of the forts whose water is
/// entered there.
[[nodiscard]] std::vector<state::WayIn> ways_at(const Situation& now,
                                                const std::vector<state::WayIn>& before, Side side,
                                                WaterPlaceId from, WaterPlaceId to);

/// [11.22] [11.26] Forts whose water is left by another way than it was come in: they fire.
[[nodiscard]] std::vector<HexId> forts_passed(const Situation& now,
                                              const std::vector<state::WayIn>& ways,
                                              WaterPlaceId from, WaterPlaceId to);

/// [5.28] The force that is moving: the innermost one that no battle or loss has interrupted, also
/// while its ships are under way. Null when no force is.
[[nodiscard]] const state::ForceMove* moving_force(const state::GameState& state) noexcept;

/// [5.28] Whether the piece belongs to the force: named in it, or energised with it on a roster.
[[nodiscard]] bool is_of_force(const state::GameState& state, const state::ForceMove& force,
                               PieceId piece) noexcept;

/// [7.11] [4.1] Whether the ship may begin or join a move now: once per phase between two forces;
/// with a force that is moving, what carries units of it, and transports that fetch them.
///
/// Refused: what is no ship of the acting side; one that is fitting out [21.72], has ferried
/// [7.31], has met the Enemy [7.13], has moved [7.11], serves no unit of the force [4.1], or has to
/// attack a fort first [26.5].
[[nodiscard]] Ruling<> may_set_out(const Situation& now, PieceId ship);

/// Whether ships that are together at the place may all go somewhere.
[[nodiscard]] bool have_a_way(const Situation& now, const std::vector<PieceId>& ships,
                              WaterPlaceId from);

/// Sail at a stage or in a force: the ship sets out; it needs a place to go to.
[[nodiscard]] Ruling<> may_begin(const Situation& now, PieceId ship);
void begin(state::Record& record, PieceId ship);

/// Sail in a ShipMove: its group goes to a linked place.
[[nodiscard]] Ruling<> may_sail(const Situation& now, const state::ShipMove& group,
                                WaterPlaceId to);

/// The same where the link is known that leads there.
[[nodiscard]] Ruling<> may_sail_over(const Situation& now, const state::ShipMove& group,
                                     const WaterStep& link);

/// [7.11] The group goes, to however many ships are there [7.15]; it pays, leaves and enters the
/// water of forts [11.22] [26.5], and stops at Enemy ships [7.13].
void sail(state::Record& record, WaterPlaceId to);

/// [11.22] Ships sail together from where they are: the group is made before it sails.
[[nodiscard]] Ruling<> may_join(const Situation& now, const state::ShipMove& group, PieceId ship);
void join(state::Record& record, PieceId ship);

/// A move that has begun goes one step at least: its ships have been chosen for it.
[[nodiscard]] Ruling<> may_end(const state::ShipMove& group);

/// [7.11] The move of the group is over. With a force its ships may go on with it as long as their
/// range lasts.
void end(state::Record& record);

/// Takes lost ships out of the innermost ShipMove, and ends it when nothing is left to do.
/// @return whether anything happened.
bool go_on(state::Record& record);

}  // namespace core::water
