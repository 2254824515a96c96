// [19.33] Points that a side has to withdraw after a game-turn.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::Side;
using state::PieceId;
using state::Record;
using state::Situation;
using state::Withdrawal;

/// The units of which one is withdrawn next: those in a chain of supply, owner's choice; when there
/// are none, those nearest to a Department of the side (hexes counted, ties by choice). Units off
/// the map are not there. By id.
[[nodiscard]] std::vector<PieceId> withdrawable(const Situation& now, const Withdrawal& due);

/// Whether the owner may withdraw the unit now.
[[nodiscard]] state::Ruling<> may_withdraw(const Situation& now, const Withdrawal& due,
                                           PieceId unit);

/// Takes the unit off the map, or of a larger one the points that are still due [3.24].
void withdraw(Record& record, PieceId unit);

/// Carries out of the innermost Withdrawal what leaves no choice, and ends it when nothing is due
/// or nothing is there: that is not owed.
/// @return whether something happened.
bool go_on_withdrawing(Record& record);

}  // namespace core::strategic
