// [FB-521] [FB-533] [FB-538] The plan of a side of the computer, what it is about at this moment,
// and the places of a plan on the table.
#pragma once

#include "core/field/action.h"
#include "core/field/setting.h"

#include <optional>

namespace core::field {

/// [FB-521] The plan of a side; where the battle has none, one made of where the bases lie and what
/// is won by.
[[nodiscard]] Plan plan_of(const Setting& setting, Side side);

/// [FB-533] What a side is about at this moment.
struct Posture {
  Stance stance{};
  bool retires{};  ///< to its fallback line or base edge
};

[[nodiscard]] Posture posture_of(const Setting& setting, const State& state, Side side,
                                 const Plan& plan);

/// [FB-505] [FB-521] Whether a raider has to turn back now so as to be off in time.
[[nodiscard]] bool must_leave(const Setting& setting, const State& state, const Plan& plan,
                              const Unit& unit);

/// [FB-506] Whether a raid has still something to do at a goal: a store or house that does not
/// burn, a camp where enemies are.
[[nodiscard]] bool is_left(const Setting& setting, const State& state, Side side, Point goal);

/// Where a raider leaves: straight to the edge of his order.
[[nodiscard]] Point way_off(const Setting& setting, const Unit& unit);

/// A place before or behind another one as a side sees it: behind is towards its base.
[[nodiscard]] Point behind(const Setting& setting, Side side, Point place, Inches far);

/// The nearest place that is on the table, not at its very edge.
[[nodiscard]] Point on_table(const Battle& battle, Point at);

/// The nearest point of a goal or line to a place.
[[nodiscard]] Point nearest_of_line(Point from, Point to, Point place);

/// Infantry or cavalry that can still fight.
[[nodiscard]] bool is_fighter(const Unit& unit) noexcept;

}  // namespace core::field
