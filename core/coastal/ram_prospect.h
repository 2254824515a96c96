// What a ram promises whoever orders it. Private to this room. No rule: the captain's judgement.
#pragma once

#include "core/coastal/record.h"

namespace core::coastal {

/// [RC-427] Points that a ram takes in the mean, at so many knots; with or without an order.
[[nodiscard]] double ram_points(const Setting& setting, const Ship& ship, Inches speed,
                                bool ordered);

/// [RC-423] How often a ram that is ordered is gone on with, 0 to 1.
[[nodiscard]] double goes_through(const Setting& setting, const State& state, ShipId ship,
                                  ShipId target);

}  // namespace core::coastal
