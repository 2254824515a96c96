// [FB-523] Brigade tasks of the computer: the written orders that follow from its plan.
#pragma once

#include "core/field/plan.h"

#include <optional>
#include <vector>

namespace core::field {

/// [FB-523] In every third move, from the first, tasks are given anew.
[[nodiscard]] bool is_task_move(int move) noexcept;

/// [FB-523] The order that each unit of a side ought to have; nothing: it keeps what it has.
[[nodiscard]] std::vector<std::optional<Order>> orders_for(const Setting& setting,
                                                           const State& state, Side side,
                                                           const Plan& plan, Posture posture);

/// [FB-T04] [FB-521] The same of raiders.
[[nodiscard]] std::vector<std::optional<Order>> raid_orders_for(const Setting& setting,
                                                                const State& state, Side side,
                                                                const Plan& plan);

/// Whether two orders come to the same.
[[nodiscard]] bool is_like(const Order& a, const Order& b) noexcept;

}  // namespace core::field
