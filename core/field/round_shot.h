// [FB-200]-[FB-212] [FB-457]-[FB-462] Round shot: the stick, or the sleeve.
#pragma once

#include "core/field/guns.h"

namespace core::field {

/// [FB-206] Half of the width of the stick, and of the sleeve on it.
inline constexpr Inches kHeadOff = Inches::ratio(1, 4);
/// [FB-459] Half of the length of the sleeve.
inline constexpr Inches kSleeveHalf = Inches::of(2);

/// [FB-202]-[FB-206] What a ball of a colour comes to, the nearest first: heads under bands of the
/// colour, guns within 1/2", sections of houses there and anywhere up to 18" [FB-258]. Where a
/// house stops it is for dice to say.
[[nodiscard]] std::vector<Reached> under_stick(const Setting& setting, const State& state,
                                               const Laying& laying, Colour colour);

/// [FB-459]-[FB-462] What lies under the sleeve, guns too [FB-461].
/// @param middle of the sleeve, from the muzzle
[[nodiscard]] std::vector<Reached> under_sleeve(const Setting& setting, const State& state,
                                                const Laying& laying, Inches middle);

/// [FB-459] Where the sleeve comes to lie.
[[nodiscard]] Inches sleeve_middle(const State& state, const Laying& laying, int plus, int minus);

/// [FB-208] Whether a friend stands within 1" of the line of fire where none may be.
[[nodiscard]] bool friend_on_line(const Setting& setting, const State& state, Side side,
                                  const LineOfFire& line);

/// The gun fires; what it hits takes effect later.
void fire_ball(Record& record, const Laying& laying, Landed& landed);

}  // namespace core::field
