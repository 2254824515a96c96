// [18.31] A cut rail hex is mended with a supply point from a source in range.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::supply {

/// [18.31] Whether the Railway Repair unit may mend the hex it is in with 1 SUP of the source named
/// as in PaySupply: `other`, or the ground of `hex`, or neither for the pool along the rails.
/// Sources are those of 12.15; the links of transports serve the Supply Phase only [17.13].
[[nodiscard]] state::Ruling<> may_repair_rail(const state::Situation& now,
                                              const sequence::Action& action);
/// [18.31] Whether anything in range can pay for mending in the hex of the unit.
[[nodiscard]] bool has_supply_to_mend(const state::Situation& now, state::PieceId unit);

void repair_rail(state::Record& record, const sequence::Action& action);

void offer_rail_repairs(const state::Situation& now, sequence::Choices& legal);

}  // namespace core::supply
