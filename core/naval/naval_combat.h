// [11.1] Ship to ship; forts do not shelter ships [11.0].
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::naval {

using board::Side;
using map::WaterPlaceId;
using state::PieceId;
using state::Situation;

/// [11.11] [11.14] Places where the acting side's ships have still to fight in this Combat Phase,
/// in the order of the map: ships of both sides, own warships among them, that have not fought or
/// left yet. Own transports without a warship do not attack.
[[nodiscard]] std::vector<WaterPlaceId> places_to_fight(const Situation& now);

/// [11.11] Whether the combat at the place may be the next one.
/// @param place nothing: no more are fought, which the compulsion forbids; without it (erratum
///        E067 off) it is the Phasing Player's choice.
[[nodiscard]] state::Ruling<> may_fight(const Situation& now, std::optional<WaterPlaceId> place);

/// Begins the combat, or with no place ends all that could be.
void fight(state::Record& record, std::optional<WaterPlaceId> place);

/// [11.11] The next combat begins by itself if there is no choice between places.
/// @return whether one began.
bool begin_only_combat(state::Record& record);

/// Carries the innermost NavalBattle on.
void go_on_fighting(state::Record& record);

}  // namespace core::naval
