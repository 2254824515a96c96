// [FB-073]-[FB-077] Written orders, generals who give them, couriers who bring them.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

namespace core::field {

/// [FB-510] Whether in this move only the guns of one side act.
[[nodiscard]] bool only_guns_act(const Setting& setting, const State& state) noexcept;

/// Whether a side moves without written orders [FB-077].
[[nodiscard]] bool has_free_orders(const Setting& setting) noexcept;

/// [FB-075] Whether a general may give this order now.
[[nodiscard]] Judged<> judge(const Setting& setting, const State& state, const GiveOrder& choice);
void give_order(Record& record, const GiveOrder& choice);

/// [FB-074] [FB-076] Whether a unit that would stand so keeps to its written order.
/// @param then as it would stand
[[nodiscard]] Judged<> keeps_order(const Setting& setting, const State& state, UnitId unit,
                                   const Unit& then);

/// [FB-074] Whether its order lets a unit charge.
[[nodiscard]] bool may_charge_by_order(const Setting& setting, const Unit& unit) noexcept;

/// [FB-099] Whether a general may ride there.
[[nodiscard]] Judged<> judge(const Setting& setting, const State& state, const Ride& choice);
void ride(Record& record, const Ride& choice);

/// Phase 4: generals ride as was written and join units that they reach.
void make_rides(Record& record);

/// [FB-075] Couriers ride; those who have arrived deliver with the next move.
void send_couriers_on(Record& record);
void deliver_orders(Record& record);

}  // namespace core::field
