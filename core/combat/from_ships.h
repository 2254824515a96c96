// [7.24] Amphibious Assault: who may, and how it begins and ends.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <utility>
#include <vector>

namespace core::combat {

using state::HexId;
using state::PieceId;
using state::Record;
using state::Ruling;
using state::Situation;

/// [7.24] Points 1 and 2: whether the unit is infantry aboard a transport beside the target since
/// the Movement Phase began.
[[nodiscard]] Ruling<> may_assault_from(const Situation& now, PieceId unit, HexId target);

/// [7.24] Point 3: whether the leader is with the unit, aboard in the same water.
[[nodiscard]] bool is_with(const Situation& now, PieceId leader, PieceId unit);

/// [7.24] What is aboard in the water where the leader is, by id.
[[nodiscard]] std::vector<PieceId> aboard_beside(const Situation& now, PieceId leader);

/// [7.24] Whether the leader may roll for an assault on the hex now: aboard with infantry in
/// position, for the first time in this phase, no Enemy warship in the water [9.53], and somebody
/// to assault there [13.38].
[[nodiscard]] Ruling<> judge_assault(const Situation& now, PieceId leader, HexId target);

/// Adds the assaults that judge_assault() allows, by leader and hex.
void assaults(const Situation& now, std::vector<std::pair<PieceId, HexId>>& attacks);

/// [7.24] Point 3: rolls for the leader, and begins the battle if he succeeds.
void begin_assault(Record& record, PieceId leader, HexId target);

}  // namespace core::combat
