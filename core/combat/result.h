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

/// [26.15] The die is thrown although the battle might have gone to the table.
/// @pre the battle waits for die or table
void resolve_by_die(Record& record);

/// [26.15] Steps 7 to 9 as the table has decided them: losses of the ground units, not multiplied;
/// defenders who were beaten do as on "*".
/// @param attacker,defender CSP
void resolve_as_told(Record& record, int attacker, int defender, bool attacker_won);

/// [8.15] Step 4: an overrun eliminates the defender.
void overrun(Record& record);

/// What comes when the retreat, if there was one, is over: the attacker's losses of an Amphibious
/// Assault, or the advance.
void after_retreat(Record& record);

/// [8.54] [7.24] Whether the defenders have left the hex, are dead or have gone into their fort.
[[nodiscard]] bool have_defenders_gone(const Situation& now, const Battle& battle);

}  // namespace core::combat
