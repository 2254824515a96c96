// [11.22] to [11.25] Ships and forts: what garrisons do to ships, and ships to garrisons.
#pragma once

#include "core/rulebook/naval_tables.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <array>
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

/// [11.24] What the innermost Bombardment has come to: the ships lose theirs, then the garrison.
/// @param cited case of the losses.
void decide_bombardment(state::Record& record, rulebook::BombardmentResult result,
                        state::CaseRef cited);

/// [11.24] What ships and garrison lose by each face of the die, as the chart has it.
[[nodiscard]] std::array<rulebook::BombardmentResult, 6> bombardment_results(
    const Situation& now, HexId fort, const std::vector<PieceId>& ships);

/// [11.24] The most that ships and garrison can lose at these odds, each at its worst die.
[[nodiscard]] rulebook::BombardmentResult worst_bombardment(const Situation& now, HexId fort,
                                                            const std::vector<PieceId>& ships);

/// Whether the ships are named and the die has not been thrown.
[[nodiscard]] bool waits_for_die(const state::Bombardment& decision) noexcept;

/// [11.22] The fort fires at ships that have left its water; ends the innermost Transit.
void fire_at_passing(state::Record& record);

/// [11.22] The most ships that the fort can take from a group that passes it.
[[nodiscard]] int worst_passage(const Situation& now, HexId fort, Side mover,
                                const std::vector<PieceId>& ships);

/// [11.22] [26.13] Ends the innermost Transit, in which so many ships are lost.
void decide_passage(state::Record& record, const std::vector<PieceId>& ships, int lost);

}  // namespace core::naval
