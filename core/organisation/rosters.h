// [16.16] [16.2] Units on and off the rosters of headquarters.
#pragma once

#include "core/organisation/headquarters.h"
#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::organisation {

/// [10.18] [10.2] Whether a leader has the rank to be appointed to the headquarters, and the
/// symbol: as printed a cavalry leader commands cavalry only (erratum E063). Where he stands, and
/// when, is for 10.16 to say.
[[nodiscard]] state::Ruling<> may_be_appointed(const state::Situation& now, PieceId leader,
                                               PieceId headquarters);

/// [16.16] [16.21] [16.22] [16.23] [15.11] [15.12] [5.29] Whether the Phasing Player may put the
/// unit on the roster now, for nothing.
[[nodiscard]] state::Ruling<> may_enrol(const state::Situation& now, PieceId unit,
                                        PieceId headquarters);

/// [16.16] Whether he may take the unit off its roster.
[[nodiscard]] state::Ruling<> may_detach(const state::Situation& now, PieceId unit);

/// Puts the unit on the roster; its flags stay [16.16]. Before the spans hold [10.11] it leaves the
/// span it was in.
void enrol(state::Record& record, PieceId unit, PieceId headquarters);

/// Puts the unit where its headquarters stands.
void detach(state::Record& record, PieceId unit);

/// Adds every Enrol and Detach that is allowed now.
void offer_exchanges(const state::Situation& now, sequence::Choices& legal);

/// [3.24] [16.22] Rosters that losses have made too long shed their weakest units: in the owner's
/// next Movement Phase, once he has had the chance to choose them himself.
void trim_rosters(state::Record& record, board::Side side);

}  // namespace core::organisation
