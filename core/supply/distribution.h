// [17.3] [17.12] Distribution of the pool, and the landing places that transports feed.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>
#include <vector>

namespace core::supply {

/// [17.31] Whether `number` SUP of the pool may go to the Depot, Supply Train or Army HQ: along the
/// rail net to a hex on it or in railhead range, 1 RP per 5 SUP or part; with `other`, a transport,
/// by its link.
[[nodiscard]] state::Ruling<> may_distribute(const state::Situation& now,
                                             const sequence::Action& action);
void distribute(state::Record& record, const sequence::Action& action);

/// [17.12] [17.13] Whether the empty transport may feed the hex for this cycle: a landing place
/// with own pieces off the net of the origins, on a free way within its range; one place for each
/// transport, and before all forces are maintained or while the pool is distributed.
[[nodiscard]] state::Ruling<> may_feed(const state::Situation& now, const sequence::Action& action);
void feed(state::Record& record, const sequence::Action& action);

/// [17.31] SUP of the pool that may go to a Depot, Supply Train or Army HQ of the acting side.
struct Delivery {
  state::PieceId to;
  std::optional<state::PieceId> by;  ///< the transport; nothing: along the rail net
  int most{};                        ///< SUP
};

/// Every delivery that may be made now, by receiver; the nearest way first.
[[nodiscard]] std::vector<Delivery> open_deliveries(const state::Situation& now);

void offer_distribution(const state::Situation& now, sequence::Choices& legal);
void offer_landings(const state::Situation& now, sequence::Choices& legal);

}  // namespace core::supply
