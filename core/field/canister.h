// [FB-230]-[FB-235] Canister: the cone.
#pragma once

#include "core/field/guns.h"

namespace core::field {

/// [FB-232] [FB-233] The heads in a gun's cone, and what kills each.
[[nodiscard]] std::vector<Reached> in_canister(const Setting& setting, const State& state,
                                               const Laying& laying);

/// [FB-234] Whether a friend stands in a gun's cone.
[[nodiscard]] bool friend_in_cone(const State& state, const Charts& charts, Side side,
                                  const LineOfFire& line);

/// The gun fires; what it hits takes effect later.
void fire_canister(Record& record, const Laying& laying, Landed& landed);

/// [FB-235] How the guns of a battery that can would be laid at one that charges them.
[[nodiscard]] std::vector<Laying> closing_guns(const Setting& setting, const State& state,
                                               UnitId battery, UnitId attacker);

/// [FB-235] The heads of an attacker that a gun's near part takes when the charge comes into it: no
/// farther off the line than its far end is wide, no farther behind the foremost than it is long.
[[nodiscard]] std::vector<Reached> in_near_part(const Setting& setting, const State& state,
                                                const Laying& laying, UnitId attacker);

/// [FB-235] A battery's part of the closing volley.
void fire_closing_canister(Record& record, UnitId battery, UnitId attacker, std::vector<Hit>& hits);

}  // namespace core::field
