// [21.4] [21.5] [21.6] The Initiation Segment: what goes on the production spiral.
#pragma once

#include "core/board/hex_id.h"
#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>
#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::PieceId;
using state::Record;
using state::Situation;

/// What an order of production costs.
struct Price {
  int supply{};     ///< SUP from the pool
  int personnel{};  ///< Personnel Points
  int delay{};      ///< cycles until it is due

  friend bool operator==(const Price&, const Price&) = default;
};

/// [21.91] [21.92] [21.81] The price of a new unit of `csp` CSP (any number for one without a
/// strength); nothing for what the side cannot have.
[[nodiscard]] std::optional<Price> price_of(const Situation& now, Side side, PieceKind kind,
                                            int csp);
/// [21.52] That of making infantry of a militia or garrison unit; nothing for other kinds.
[[nodiscard]] std::optional<Price> price_of_conversion(const Situation& now, PieceId unit);
/// [21.60] That of augmenting a division to `csp` CSP; nothing for other kinds.
[[nodiscard]] std::optional<Price> price_of_augmentation(const Situation& now, PieceId division,
                                                         int csp);

/// [21.91] [21.92] All units of the side's chart, by kind and then by the values of its counters,
/// whether they may be started now or not; a Confederate Ironclad for each building site.
[[nodiscard]] std::vector<sequence::Action> startable(const Situation& now, Side side);

/// [21.41] [21.71] Whether the acting side may start a unit: what the kind shows as a counter that
/// is free [3.26], for SUP and Personnel Points it has; of the Confederate an Ironclad at a
/// building site. While a conversion goes on: an infantry counter for a part of its points [21.51].
[[nodiscard]] state::Ruling<> may_start(const Situation& now, const sequence::Action& action);
void start(Record& record, const sequence::Action& action);

/// [21.51] [21.53] Whether a militia or garrison unit in the hex of a functioning Department may be
/// taken off the map: its CSP, with those of the conversion that goes on, must show as free
/// infantry counters.
[[nodiscard]] state::Ruling<> may_convert(const Situation& now, PieceId unit);
void convert(Record& record, PieceId unit);
/// Ends the innermost Conversion when all its points are formed.
/// @return whether something happened.
bool go_on_with_conversion(Record& record);

/// [21.60] Whether a division may be augmented to a counter of `csp` CSP.
[[nodiscard]] state::Ruling<> may_augment(const Situation& now, PieceId division, int csp);
void augment(Record& record, PieceId division, int csp);

/// [21.71] [21.83] Hexes in which the Confederate may build an Ironclad: his unbesieged Bases and
/// seaports, in the order of their labels.
[[nodiscard]] std::vector<HexId> ironclad_sites(const Situation& now);

/// Adds every order of production that is allowed now.
void offer_production(const Situation& now, sequence::Choices& legal);

}  // namespace core::strategic
