// [FB-275]-[FB-313] Charges: declared, run home, met by a closing volley, and ridden through.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

#include <vector>

namespace core::field {

/// Whether a unit fights hand to hand.
[[nodiscard]] bool is_in_melee(const State& state, UnitId unit) noexcept;

[[nodiscard]] Judged<> judge(const Setting& setting, const State& state,
                             const DeclareCharge& choice);
[[nodiscard]] Judged<> judge(const Setting& setting, const State& state,
                             const Countercharge& choice);
[[nodiscard]] Judged<> judge(const Setting& setting, const State& state, const FallBack& choice);

/// The enemies at whom a unit may declare a charge now.
[[nodiscard]] std::vector<UnitId> charge_targets(const Setting& setting, const State& state,
                                                 UnitId unit);

/// Whether any unit of a side may answer a charge [FB-286] [FB-288].
[[nodiscard]] bool may_answer(const Setting& setting, const State& state, Side side);

/// [FB-302] [FB-303] Cavalry that has declared a charge tests its morale before it goes home.
void test_before_charging(Record& record);

/// [FB-309] Where every charge that goes home begins is remembered. [FB-286] [FB-288] How charges
/// are answered both sides see now.
void start_charges(Record& record);

/// [FB-277] The straight way of a charge: where to turn at its start, and whether it is clear.
struct ChargeWay {
  std::int32_t wheel{};  ///< thousandths of a degree at the start, at most 30 degrees
  Inches length;         ///< until the bases touch
  bool clear{};
};

[[nodiscard]] ChargeWay charge_way(const Setting& setting, const State& state, UnitId unit,
                                   UnitId target);

/// [FB-320] [FB-326] Whether a unit is in contact with another one, or on foot at the wall of a
/// house in which the other one has men.
[[nodiscard]] bool in_touch(const Setting& setting, const Unit& unit, const Unit& other);

/// Phase 5: dice-offs, closing volleys, the column's men running out, riders breaking through.
void bring_charges_home(Record& record);

}  // namespace core::field
