// [22.6] [26.11] Militia that goes home, and desertion: the owner chooses whom he loses.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::Side;
using state::PieceId;
using state::Record;
using state::Situation;

/// [22.6] CSP that a face of DEMOB sends home: on 1 or 2 half of the side's militia on the map, a
/// fraction counting as a full point. As printed (E096) the fraction is dropped.
[[nodiscard]] int militia_going_home(const Situation& now, Side side, int face);

/// [22.6] In a cycle marked MD rolls DEMOB for the side, and what it sends home is to go.
void demobilise(Record& record, Side side);

/// [26.11] What the Confederate has to take off in this cycle, in CSP: 1 % of his infantry, cavalry
/// and militia on the map for each of the five cities that the Union controls, rounded half up.
[[nodiscard]] int deserting(const Situation& now);
void let_desert(Record& record);

[[nodiscard]] state::Ruling<> may_send_home(const Situation& now, PieceId unit, int points);
void send_home(Record& record, PieceId unit, int points);
/// Ends the innermost SendingHome when nothing is owed or nobody is left.
/// @return whether something happened.
bool go_on_sending_home(Record& record);
void offer_sending_home(const Situation& now, sequence::Choices& legal);

}  // namespace core::strategic
