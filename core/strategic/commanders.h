// [22.33] [22.52] [10.16] Who commands which headquarters.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>

namespace core::strategic {

using board::Side;
using state::PieceId;
using state::Record;
using state::Situation;

/// [10.16] The leader appointed to the HQ, if he is in its place: he commands by standing on it.
[[nodiscard]] std::optional<PieceId> present_commander(const Situation& now, PieceId headquarters);

/// [10.16] The HQ a leader commands and stands with, or nothing.
[[nodiscard]] std::optional<PieceId> commanded_by(const Situation& now, PieceId leader);

/// [22.33] Whether the side may appoint the leader to an HQ in his hex: one without a commander, or
/// whose commander is absent or out [22.52] methods 3 and 4.
[[nodiscard]] state::Ruling<> may_appoint(const Situation& now, Side side, PieceId leader,
                                          PieceId headquarters);

/// [22.52] Political Points that the Enemy gains when the commander is relieved.
[[nodiscard]] int price_of_relief(const Situation& now, PieceId commander);

/// [22.52] Method 1: the commander goes to the pool and the leader in the hex takes over. POL are
/// not used in scenarios [19.37].
[[nodiscard]] state::Ruling<> may_relieve(const Situation& now, Side side, PieceId leader,
                                          PieceId headquarters);

/// [22.52] Method 2: the commander stays as a lone leader without HQ.
[[nodiscard]] state::Ruling<> may_demote(const Situation& now, Side side, PieceId commander);

/// [16.13] Puts the leader in command and on the HQ, and ends what he and it had before: an HQ has
/// one commander, and he one HQ. A commander who is wounded or captured may take it back later
/// [22.5].
void appoint(Record& record, PieceId leader, PieceId headquarters, state::CaseRef cited);

void relieve(Record& record, PieceId leader, PieceId headquarters);
void demote(Record& record, PieceId commander);

/// [22.5] The HQ that a wounded or captured leader may take back: the one he still holds, or held
/// until another was appointed. Nothing when it is not on the map any more.
[[nodiscard]] std::optional<PieceId> former_headquarters(const Situation& now, PieceId leader);

/// [22.5] He takes it back; whoever commands it then goes to the pool (as printed, erratum E093, he
/// stays as a lone leader).
void take_back(Record& record, PieceId leader);

}  // namespace core::strategic
