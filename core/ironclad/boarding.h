// [IC-006] [IC-023] [IC-024] [IC-301]-[IC-309] [IC-321]-[IC-328] Boarding parties, which only the
// Confederate has, and steam launches.
#pragma once

#include "core/ironclad/action.h"
#include "core/ironclad/record.h"

#include <vector>

namespace core::ironclad {

/// [IC-024] How many parties a ship may carry.
[[nodiscard]] int most_parties(const Setting& setting, ShipId ship);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const EmbarkParty& choice);
void embark(Record& record, const EmbarkParty& choice);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const Grapple& choice);
void grapple(Record& record, const Grapple& choice);

/// Every legal try of the side that moves.
[[nodiscard]] std::vector<Grapple> grapples_of(const Setting& setting, const State& state);

/// [IC-303] Hits on the parties on a ship's deck.
void hit_boarders(Record& record, ShipId ship, int hits);

/// [IC-323] Hits on a launch.
void hit_launch(Record& record, ShipId launch, int hits);

/// [IC-327] Hits on two launches in a melee are shared by dice; what they do waits.
void fire_into_melee(Record& record, ShipId one, int hits, Side by);

/// [IC-305]-[IC-307] [IC-325] Step 5.
void board_all(Record& record);

/// [IC-230] [IC-305] At the end of a turn what boarders have jammed may be repaired.
void repair_all(Record& record);

}  // namespace core::ironclad
