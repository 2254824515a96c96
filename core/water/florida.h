// [7.41] Round Florida: ships leave the Atlantic for the Gulf, and the reverse.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"
#include "core/water/transport.h"

#include <vector>

namespace core::water {

/// [7.41] Whether the ship may leave the map here, to come back at `back`: a naval type at the
/// southern edge of the Atlantic or the eastern edge of the Gulf, with a point of its range left;
/// between two forces, alone or out of a group.
[[nodiscard]] state::Ruling<> may_round_florida(const Situation& now, PieceId ship, HexId back);

/// It spends the whole next Game-Turn off the map and enters in the one after that.
void round_florida(state::Record& record, PieceId ship, HexId back);

/// Adds each RoundFlorida that is legal.
void offer_florida(const Situation& now, sequence::Choices& legal);

/// [7.41] The acting side's ships whose time off the map is over enter, at the place named or, for
/// a transport that an Enemy warship keeps out [7.16], at the next one of the same edge; a ship
/// that finds none waits another Game-Turn. For the start of a Movement Phase.
void come_back(state::Record& record);

/// [7.24] Marks the acting side's units that are aboard a transport: in position for an assault
/// beside their ship as long as it does not sail. For the start of a Movement Phase.
void note_positions(state::Record& record);

}  // namespace core::water
