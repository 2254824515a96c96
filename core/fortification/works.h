// [13.1] [13.2] Forts, Fortresses and Entrenchments: where they stand and what they hold.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/finding.h"
#include "core/state/occupancy.h"
#include "core/state/situation.h"

#include <optional>
#include <vector>

namespace core::fortification {

using board::HexId;
using board::Side;
using rulebook::Setting;
using state::GameState;
using state::PieceId;

/// The works of one side in a hex.
struct Works {
  std::optional<PieceId> fort;  ///< a Fort or Fortress
  std::optional<PieceId> entrenchment;
};

/// [13.11] What the side has built in the hex, as far as it stands [13.24].
[[nodiscard]] Works works_in(const state::Occupancy& occupancy, const GameState& state, Side side,
                             HexId hex);

/// [13.12] Combat strength points a work of the kind holds inside; 0 for an Entrenchment, where all
/// stand on top, and for everything that is no work.
[[nodiscard]] int capacity(const rulebook::Rulebook& rulebook, rulebook::PieceKind work);

/// [13.13] Combat strength points inside a fort: units, also those on the roster of an HQ inside.
/// Leaders, HQs and trains do not count.
[[nodiscard]] int strength_inside(const GameState& state, PieceId fort);

/// The same of a game that goes on, whose index knows who stands in the hex.
[[nodiscard]] int strength_inside(const state::Situation& now, PieceId fort);

/// [13.14] Whether those who stand in the hex may stand there together: two sides share a hex only
/// while all ground units of one of them are inside a fort.
[[nodiscard]] bool may_share(const state::Occupancy& occupancy, HexId hex) noexcept;

/// [13.12] [13.21] Forts that hold more than their capacity.
[[nodiscard]] std::vector<state::Finding> check_capacity(const Setting& setting,
                                                         const GameState& state);

/// [13.13] What is inside a fort and may not be: ships, markers, pieces of the Enemy or of another
/// hex.
[[nodiscard]] std::vector<state::Finding> check_inside(const GameState& state);

/// [13.11] Whether a Friendly ground combat unit stands where the work does.
[[nodiscard]] bool is_manned(const GameState& state, const state::Piece& work);

/// [13.11] Entrenchments without a Friendly ground combat unit in their hex.
[[nodiscard]] std::vector<state::Finding> check_entrenchments(const GameState& state);

/// [13.14] Hexes that both sides stand in and may not.
[[nodiscard]] std::vector<state::Finding> check_shared_hexes(const Setting& setting,
                                                             const GameState& state);

}  // namespace core::fortification
