// [FB-150]-[FB-169] [FB-283] Musketry by formed troops, and the order in which all muskets fire.
#pragma once

#include "core/field/firing.h"

namespace core::field {

/// Whether a unit may fire its muskets in this move, whatever at: it has some and is on foot, is
/// awake, in hand and in no melee, has not fired yet, and has moved no farther than firing allows.
[[nodiscard]] Judged<> judge_firer(const Setting& setting, const State& state, UnitId unit);

/// [FB-155] [FB-183] Whether a unit may fire as it wishes.
[[nodiscard]] Judged<> judge_volley(const Setting& setting, const State& state,
                                    const Volley& volley);

/// [FB-152] [FB-153] Hits of one die of a volley.
/// @param men of the body; three to five have half, rounded down
[[nodiscard]] int hits_of_die(int face, int deduction, int men) noexcept;

/// [FB-150] [FB-163] [FB-188] Phase 7: what both sides have written, volleys and skirmish fire, is
/// fired in the order that dice give.
void resolve_musketry(Record& record);

/// [FB-283] [FB-285] Whether a unit can give a closing volley at one that charges it: muskets or
/// guns that bear.
[[nodiscard]] bool may_close_volley(const Setting& setting, const State& state, UnitId defender,
                                    UnitId attacker);

/// [FB-283] The closing volley: all who bear fire at the attacker's front in the nearest band,
/// gunners canister [FB-235]. It is their fire for the move. Nothing happens when nobody can.
/// @return how many of the attacker's rank and file fell
int closing_volley(Record& record, UnitId defender, UnitId attacker);

}  // namespace core::field
