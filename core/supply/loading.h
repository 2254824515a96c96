// [12.04] [17.32] [17.44] SUP loaded, unloaded and destroyed.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::supply {

/// [17.32] [12.04] Whether SUP may be loaded: by a Supply Train or Army HQ from a Depot or
/// functioning Department (that is, the pool) in its hex, or from the ground; by a transport from
/// such at its shore, at the cost of 7.26, `hex` naming the ground. In Distribution also by a Depot
/// from a Department, and nothing from the ground [16.31] [17.31].
[[nodiscard]] state::Ruling<> may_load(const state::Situation& now, const sequence::Action& action);
void load(state::Record& record, const sequence::Action& action);

/// [17.32] [12.02] The same the other way; also a Depot, as it is nobody's wagon, only takes.
[[nodiscard]] state::Ruling<> may_unload(const state::Situation& now,
                                         const sequence::Action& action);
void unload(state::Record& record, const sequence::Action& action);

/// [12.03] [12.01] Whether the phasing player may destroy so many SUP: of a piece of his, of the
/// ground of a hex where they are his, or of the pool.
[[nodiscard]] state::Ruling<> may_destroy(const state::Situation& now,
                                          const sequence::Action& action);
void destroy_supply(state::Record& record, const sequence::Action& action);

void offer_loading(const state::Situation& now, sequence::Choices& legal);
void offer_unloading(const state::Situation& now, sequence::Choices& legal);
void offer_destruction(const state::Situation& now, sequence::Choices& legal);

}  // namespace core::supply
