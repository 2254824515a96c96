// [RC-142] [RC-166] [RC-169] [RC-201]-[RC-206] [RC-361] [RC-425] Phase 2: the plots are carried out
// in quarters; what ships run into and over.
#pragma once

#include "core/coastal/record.h"

namespace core::coastal {

/// Phase 2.
void sail(Record& record);

/// [RC-169] [RC-170] What nothing holds drifts, and small ships at anchor swing to the stream.
void drift_and_swing(Record& record);

/// [RC-201] [RC-361] Whether people with models may tell of such water now: after the movement,
/// before any gun is laid.
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const TellWater& choice);

void enter_told(Record& record, const TellWater& choice);

/// [RC-201] [RC-202] Whether the die lets a ship of its draft stick on a kind of ground.
[[nodiscard]] bool sticks(const Setting& setting, const State& state, ShipId ship, Ground ground,
                          int die);

/// [RC-202] How a ship that is stuck gets off: alone or helped.
struct GettingOff {
  const table::D6Table<bool>* die{};
  int tries{};
};

[[nodiscard]] GettingOff getting_off(const Setting& setting, const State& state, ShipId ship);

}  // namespace core::coastal
