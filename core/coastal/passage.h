// What the way of a ship that has a place to reach costs past the enemy's guns. Private to this
// room. No rule: the captain's judgement.
#pragma once

#include "core/coastal/appraisal.h"
#include "core/table/passage.h"

namespace core::coastal {

/// Where a ship is to go, as all lie now; points of combat value [RC-541].
[[nodiscard]] table::Passage passage_of(const Setting& setting, const State& state,
                                        const Appraisal& appraisal, ShipId ship);

}  // namespace core::coastal
