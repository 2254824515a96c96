// [FB-046] [FB-071] [FB-090]-[FB-102] Movement orders: what may be written, and the six segments in
// which all move at once.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

#include <optional>
#include <vector>

namespace core::field {

/// Whether a unit takes orders for its movement at all in this move, or the rule that forbids it.
[[nodiscard]] Judged<> may_be_ordered(const Setting& setting, const State& state, UnitId unit);

/// [FB-276] The same, and it neither charges nor evades in this move.
[[nodiscard]] Judged<> may_be_moved(const Setting& setting, const State& state, UnitId unit);

/// [FB-385] Whether a unit would come nearer to the enemy: while its morale is bad it does not.
[[nodiscard]] bool goes_nearer(const State& state, const Unit& before, const Unit& after);

/// Whether a unit may move so. Other units are not looked at: they move at the same time.
[[nodiscard]] Judged<> judge(const Setting& setting, const State& state, const MoveUnit& choice);

/// What a unit's legs cost and where they lead, if nothing meets it.
struct Outlook {
  Pose ends;
  Unit unit;    ///< as it would stand
  Inches cost;  ///< of the allowance
  Inches allowance;
  Inches moved;
};

[[nodiscard]] Outlook outlook(const Setting& setting, const State& state, const MoveUnit& choice);

/// Legs that lead a unit towards a place within a move, as an officer would give them:
/// straight, oblique, wheeled or faced there first.
/// @param keeps_front steps back with the front kept when the place lies behind
[[nodiscard]] std::vector<Leg> legs_towards(const Setting& setting, const State& state, UnitId unit,
                                            Point place, bool battle_move = false);

/// [FB-071] Phase 4: everything that was written and every charge happens, in six segments.
void make_moves(Record& record);

/// [FB-052] A friend for whom a unit waits on its way.
struct HeldUp {
  UnitId by;
  bool each_other{};  ///< he waits for it as well

  friend bool operator==(const HeldUp&, const HeldUp&) = default;
};

/// Whether friends hold up a unit that goes so, when its side does what it has written and the
/// enemy stands still.
/// @param seen what its side sees
[[nodiscard]] std::optional<HeldUp> held_up(const Setting& setting, const State& seen,
                                            const MoveUnit& choice);

/// [FB-491] Units and generals that arrive in this move stand at their entry points.
void bring_arrivals(Record& record);

/// [FB-400] [FB-355] [FB-385] Phase 3: withdrawals and retreats.
void make_compulsory_moves(Record& record);

/// [FB-127] A unit at the bank begins to cross.
/// @param with_next_move it has used this move to come there
void begin_ford(Record& record, UnitId unit, bool with_next_move);

/// [FB-127] Phase 4: units in a ford go on.
void go_through_fords(Record& record);

/// Whether a unit would have room: on the table, on ground that bears it, in nobody's way.
/// @param unit as it would stand
[[nodiscard]] bool has_room(const Setting& setting, const State& state, UnitId id,
                            const Unit& unit);

/// Whether a unit would stand in anybody, whatever the ground.
/// @param unit as it would stand
[[nodiscard]] bool stands_in_anybody(const Setting& setting, const State& state, UnitId id,
                                     const Unit& unit);

/// Whether somebody is in a unit's way: formed friends, any enemy. Through open order it passes.
/// @param unit as it would stand
[[nodiscard]] bool is_blocked(const Setting& setting, const State& state, UnitId id,
                              const Unit& unit);

}  // namespace core::field
