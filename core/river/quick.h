// [RR-400] to [RR-421] An encounter by the fast resolution, round by round.
#pragma once

#include "core/base/fraction.h"
#include "core/river/action.h"
#include "core/river/record.h"

#include <vector>

namespace core::river {

/// [RR-400] Fire value of a ship: halved for a broadside, lessened by her damage.
[[nodiscard]] base::Fraction fire_of(const Setting& setting, const Vessel& vessel);
[[nodiscard]] base::Fraction fire_of(const Setting& setting, const Enemy& enemy);
/// [RR-400] Of a battery: the weights of its guns.
[[nodiscard]] base::Fraction fire_of(const Setting& setting, const Battery& battery);

/// [RR-T30] Round multiplier of a throw of 2d6; scores beyond the table read as its ends [RR-022].
[[nodiscard]] base::Fraction multiplier_of(const Charts& charts, int score);

/// [RR-404] The factor of range in a part of an encounter.
[[nodiscard]] base::Fraction range_factor(const Section& section, const FightPart& part);

/// [RR-461] [RR-418] Whether fire does half its damage to a Confederate vessel.
[[nodiscard]] bool is_sloped(const Setting& setting, const Enemy& enemy);

/// [RR-420] Rounds of a gun that a vessel fires off in a round of the fast resolution.
[[nodiscard]] int rounds_used(const Setting& setting, const Vessel& vessel, GunIndex gun);

/// A round, or what fires before the first one.
void fight(Record& record, const FightOn& choice);
void fight(Record& record, const RunPast& choice);
void fight(Record& record, const BreakOff& choice);

}  // namespace core::river
