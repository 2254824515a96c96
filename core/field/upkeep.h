// Phase 10 of a move, and what its beginning asks: rest, fires, sleepers, who is hidden, guns that
// are taken.
#pragma once

#include "core/field/record.h"

namespace core::field {

/// [FB-094] Rest credits that cavalry holds at most.
inline constexpr int kMostRest = 3;

/// [FB-505] At the start of a move sleepers throw their dice.
void wake_by_dice(Record& record);

/// [FB-505] An enemy near by, or fire, wakes everybody.
void wake_by_alarm(Record& record);

/// [FB-496] Who lies deep in the woods is hidden until he moves out, fires, or an enemy comes near.
void hide_at_start(Record& record);
void reveal(Record& record);

/// [FB-226] Guns whose gunners are gone are taken, or manned again.
void look_after_guns(Record& record);

/// [FB-506] Raiders burn what they hold.
void burn_stores(Record& record);

/// [FB-094] Horses that stood undisturbed are rested.
void rest_horses(Record& record);

/// [FB-356] Units that rest have rested a move.
void rest_units(Record& record);

/// [FB-048] Everybody who is not in a melee closes up.
void close_ranks(Record& record);

}  // namespace core::field
