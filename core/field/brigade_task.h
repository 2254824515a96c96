// [FB-521]-[FB-523] [FB-533] Plan and brigade tasks of the computer: what its side is about, and
// the written orders that follow from it.
#pragma once

#include "core/field/action.h"
#include "core/field/setting.h"

#include <optional>
#include <vector>

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

/// [FB-523] In every third move, from the first, tasks are given anew.
[[nodiscard]] bool is_task_move(int move) noexcept;

/// [FB-523] The order that each unit of a side ought to have; nothing: it keeps what it has.
[[nodiscard]] std::vector<std::optional<Order>> orders_for(const Setting& setting,
                                                           const State& state, Side side,
                                                           const Plan& plan, Posture posture);

/// Whether two orders come to the same.
[[nodiscard]] bool is_like(const Order& a, const Order& b) noexcept;

/// [FB-505] [FB-521] The move in which a raider has to turn back so as to be off in time.
[[nodiscard]] bool must_leave(const Setting& setting, const State& state, const Plan& plan,
                              const Unit& unit);

/// [FB-506] Whether a raid has still something to do at a goal: a store or house that does not
/// burn, a camp where enemies are.
[[nodiscard]] bool is_left(const Setting& setting, const State& state, Side side, Point goal);

/// Where a raider leaves: straight to the edge of his order.
[[nodiscard]] Point way_off(const Setting& setting, const Unit& unit);

/// A place on the table before or behind another one as a side sees it: behind is towards its base.
[[nodiscard]] Point behind(const Setting& setting, Side side, Point place, Inches far);

/// The nearest point of a goal or line to a place.
[[nodiscard]] Point nearest_of_line(Point from, Point to, Point place);

}  // namespace core::field
