// [FB-370]-[FB-386] [FB-400]-[FB-403] Morale, and units that have lost half their strength.
#pragma once

#include "core/field/record.h"

namespace core::field {

// --- Questions. ---

/// [FB-371] [FB-372] [FB-373] What the officers with a unit are worth: colonel, then the others as
/// they are present; the officer of a detachment alone [FB-427]; a general takes the best vacant
/// place [FB-412].
[[nodiscard]] int command_points(const Setting& setting, const State& state, UnitId id);

/// [FB-374] [FB-375] What is taken off for the rank and file lost: for a sixth, or for a quarter.
/// Assault infantry only from a quarter on [FB-453].
[[nodiscard]] int loss_points(const Setting& setting, const State& state, UnitId id);

/// [FB-370] [FB-384] The least that is good: it rises with every bad result in a row.
[[nodiscard]] int morale_needed(const Setting& setting, const Unit& unit);

/// [FB-370] How many of the six faces are good.
[[nodiscard]] int chance_of_good(int points, int loss, int needed) noexcept;

/// The same of a unit as it stands.
[[nodiscard]] int chance_of_good(const Setting& setting, const State& state, UnitId id);

/// [FB-371] Whether a unit is tested at all: drivers and crews have no officers. Troops without any
/// are, with no points [FB-372]; so is a part of an extended line that has none [FB-433].
[[nodiscard]] bool has_morale(const Unit& unit) noexcept;

/// [FB-386] [FB-411] Whether a unit has bad morale, or a general still rallies it.
[[nodiscard]] bool fights_as_bad(const Unit& unit) noexcept;

/// [FB-381] Whether a unit whose morale turns bad halts: it advances, or stands and fires. Else it
/// falls back [FB-382].
[[nodiscard]] bool would_halt(const Setting& setting, const State& state, UnitId id);

// --- Tests. ---

/// Where a test catches a unit.
enum class Occasion : std::uint8_t {
  Field,         ///< [FB-381] [FB-382] at the end of a move
  BeforeCharge,  ///< [FB-303] a bad result holds it for this move
  InMelee        ///< [FB-380] what a bad result does follows from the outcome of the melee
};

/// [FB-370] Throws the die and lets the result take effect; a unit of which a bad result of too
/// many is the last disperses [FB-384].
/// @param why the rule by which it is tested
/// @return whether the result is good
bool test_morale(Record& record, UnitId id, RuleId why, Occasion occasion = Occasion::Field);

/// [FB-376] [FB-377] [FB-384] Phase 9: every unit that lost a figure by fire in this move, man or
/// officer, and every one that has bad morale, in the order of the list; none twice in a move, and
/// none in a melee, which has its own tests.
void test_all(Record& record);

/// [FB-400]-[FB-403] Units at half their strength go to the rear for good; a garrison keeps its
/// houses, but for men outside them, and who lost so many in the first move of a melee still fights
/// the second.
void apply_half_rule(Record& record);

}  // namespace core::field
