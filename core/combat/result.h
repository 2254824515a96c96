// [8.15] Steps 7 to 9, [8.18] [8.19]: the roll, the losses, the leaders; what the defender has to
// do.
#pragma once

#include "core/combat/battle.h"

namespace core::combat {

/// [8.15] Step 7: rolls, reads the table, and fixes the losses of both sides before any doubling.
/// @pre strengths, table and payment are fixed
void roll_battle(Record& record);

/// [8.15] Steps 7 to 9, one part at a time: losses are shared between the parts. In an Amphibious
/// Assault the attacker's follow when it is known what the defender does [7.24].
void resolve(Record& record);

/// [8.15] Step 4: an overrun eliminates the defender.
void overrun(Record& record);

/// What comes when the retreat, if there was one, is over: the attacker's losses of an Amphibious
/// Assault, or the advance.
void after_retreat(Record& record);

/// [8.54] [7.24] Whether the defenders have left the hex, are dead or have gone into their fort.
[[nodiscard]] bool have_defenders_gone(const Situation& now, const Battle& battle);

}  // namespace core::combat
