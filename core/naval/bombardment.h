// [11.22] to [11.25] Ships and forts: what garrisons do to ships, and ships to garrisons.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::naval {

using board::HexId;
using board::Side;
using state::PieceId;
using state::Situation;

/// [11.23] [11.25] Warships of the acting side in water that the Enemy's fort in the hex commands,
/// that have bombarded nothing in this phase, by id.
[[nodiscard]] std::vector<PieceId> ships_before(const Situation& now, HexId fort);

/// [11.23] [11.25] Whether ships may attack the fort: a garrisoned one of the Enemy's, once per
/// Movement Phase, with ships in its water. With option 26.5 each group attacks it anew.
[[nodiscard]] state::Ruling<> may_bombard(const Situation& now, HexId fort);
void begin_bombardment(state::Record& record, HexId fort);

/// [11.25] Whether the ship may take part in the innermost Bombardment.
[[nodiscard]] state::Ruling<> may_join(const Situation& now, PieceId ship);
void join(state::Record& record, PieceId ship);

/// [11.23] Whether all that shall take part have been named: one at least.
[[nodiscard]] state::Ruling<> may_open_fire(const Situation& now);
void open_fire(state::Record& record);

/// Carries the innermost Bombardment on.
/// @return whether anything happened.
bool go_on_bombarding(state::Record& record);

/// [26.5] Ships that began the phase before an Enemy fort and have not attacked it do so now: for
/// the end of the Initiative Segment. Begins one Bombardment at a time.
/// @return whether one began.
bool attack_as_required(state::Record& record);

/// [11.22] The fort fires at ships that have left its water; ends the innermost Transit.
void fire_at_passing(state::Record& record);

}  // namespace core::naval
