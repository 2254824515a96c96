// [RC-541] [RC-543] Fleets of the strategic game on the table: units become ships, and what was
// lost goes back as strength.
#pragma once

#include "core/coastal/setting.h"

#include <vector>

namespace core::coastal {

/// [RC-541] The ships of a unit: those of the roster in order while its budget lasts; the last one
/// may go beyond it by half its value.
/// @param strength of the unit, at least 1
[[nodiscard]] std::vector<table::VesselId> ships_for(const table::Facts& facts,
                                                     const table::Roster& roster, int strength);

/// [RC-543] What a side has lost.
struct FleetLoss {
  int value{};          ///< combat value of all its ships at the start
  int strength_lost{};  ///< rounded to the nearest, halves up
  int captured{};       ///< combat value that it gains by ships it has taken: half of theirs
};

/// @param strength of the side's units in the strategic game
[[nodiscard]] FleetLoss loss_of(const Setting& setting, const State& state, Side side,
                                int strength);

/// [RC-543] Sunk, exploded, captured or abandoned.
[[nodiscard]] bool is_lost(const Setting& setting, const State& state, ShipId ship);

/// [RC-545] Who holds the water: the side with the higher value left on the table; nothing when
/// both have the same.
[[nodiscard]] std::optional<Side> holds_water(const Setting& setting, const State& state);

/// [RC-543] Where only whole flotillas can be lost: how many of an accumulated loss.
[[nodiscard]] int flotillas_lost(int accumulated) noexcept;

/// [RC-543] What becomes of a fort of the strategic game.
enum class FortFate : std::uint8_t { Stands, LosesLevel, Taken };

[[nodiscard]] FortFate fate_of(const Setting& setting, const State& state, FortId fort);

}  // namespace core::coastal
