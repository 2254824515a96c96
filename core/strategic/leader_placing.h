// [22.32] [22.5] Where new leaders come to, and those who come back.
#pragma once

#include "core/board/hex_id.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using state::LeaderPlacing;
using state::PieceId;
using state::Record;
using state::Situation;

/// [22.32] Hexes in which a new leader of the side may be placed: any functioning Department, and
/// where an HQ or unit of the side stands ashore in a chain of supply. In the order of their
/// labels.
[[nodiscard]] const std::vector<HexId>& places_for_new(const Situation& now, Side side);

/// [22.32] [22.5] Hexes for this leader: who comes back on parole comes to a Department, and the
/// options keep some on their part of the map [26.2] [26.4].
[[nodiscard]] std::vector<HexId> places_for(const Situation& now, PieceId leader);

/// Whether the owner may place the leader in the hex.
[[nodiscard]] state::Ruling<> may_place_leader(const Situation& now, const LeaderPlacing& placing,
                                               PieceId leader, HexId hex);

/// [22.5] Whether the leader may take his former HQ back instead.
[[nodiscard]] state::Ruling<> may_take_back(const Situation& now, const LeaderPlacing& placing,
                                            PieceId leader, PieceId headquarters);

void place_leader(Record& record, PieceId leader, HexId hex);
/// He takes it back, and is placed.
void place_on_former_headquarters(Record& record, PieceId leader);

/// Places whoever has but one place, and ends the innermost LeaderPlacing when all are placed. For
/// whom there is none waits [22.17].
/// @return whether something happened.
bool go_on_placing_leaders(Record& record);

}  // namespace core::strategic
