// [17.5] Supply Depots: made of two points, and eliminated.
#pragma once

#include "core/sequence/choices.h"
#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::supply {

/// [17.52] Whether the acting side may make a Depot in the hex: a chain of supply, no Depot of its
/// own there [17.53], units that can give 2 CSP, and a free counter [3.26].
[[nodiscard]] state::Ruling<> may_create_depot(const state::Situation& now, board::HexId hex);
void create_depot(state::Record& record, board::HexId hex);

/// [17.52] Whether the unit may give a point for the Depot that is being made.
[[nodiscard]] state::Ruling<> may_give_point(const state::Situation& now, state::PieceId unit);
void give_point(state::Record& record, state::PieceId unit);

/// [17.54] Whether the acting side may eliminate its Depot.
[[nodiscard]] state::Ruling<> may_eliminate_depot(const state::Situation& now,
                                                  state::PieceId depot);
/// [17.54] [17.55] Its SUP stay on the ground, its points are gone; as printed they come back as
/// infantry (erratum E080), as far as there are counters.
void eliminate_depot(state::Record& record, state::PieceId depot);

void offer_depots(const state::Situation& now, sequence::Choices& legal);
void offer_points(const state::Situation& now, sequence::Choices& legal);

[[nodiscard]] sequence::Progress proceed_depot(state::Record& record);

}  // namespace core::supply
