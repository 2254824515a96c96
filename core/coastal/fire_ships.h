// [RC-241]-[RC-245] Fire ships and explosive ships.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"

#include <vector>

namespace core::coastal {

/// [RC-241] Deck::Release: the crew of a fire ship leaves it to the stream.
[[nodiscard]] table::Judged<> judge_release(const Setting& setting, ShipId ship);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const LightShip& choice);

[[nodiscard]] std::vector<LightShip> lightings_of(const Setting& setting, const State& state,
                                                  Side side);

/// [RC-241] From now on nobody steers it.
/// @param by who let it go; nothing: its own crew.
void release(Record& record, ShipId ship, std::optional<ShipId> by);

/// [RC-242] The dice of those that are to be lit.
void light_ships(Record& record);

/// [RC-243] Ships that touch a burning one catch fire, or not: each is asked once a move.
void spread_fire(Record& record);

/// [RC-245] Explosive ships that were let go in a move before.
void detonate(Record& record);

}  // namespace core::coastal
