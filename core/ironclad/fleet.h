// [IC-441]-[IC-443] Fleets of the strategic game on the table: units become ships, and what was
// lost goes back as strength.
#pragma once

#include "core/ironclad/setting.h"

#include <vector>

namespace core::ironclad {

/// [IC-361] The battle value of a vessel.
[[nodiscard]] int battle_value_of(const table::Facts& facts, const Charts& charts,
                                  table::VesselId vessel);

/// [IC-441] The ships of a unit: those of the roster in order while its budget lasts; the last one
/// may go beyond it by half its value.
/// @param strength of the unit, at least 1
[[nodiscard]] std::vector<table::VesselId> ships_for(const table::Facts& facts,
                                                     const Charts& charts,
                                                     const table::Roster& roster, int strength);

/// [IC-443] What a side has lost.
struct FleetLoss {
  int value{};          ///< battle value of all its ships at the start
  int strength_lost{};  ///< rounded to the nearest, halves up
  bool none_left{};     ///< no ship of it is on the table: it has retreated
};

/// @param strength of the side's units in the strategic game
[[nodiscard]] FleetLoss loss_of(const Setting& setting, const State& state, Side side,
                                int strength);

/// [IC-443] Sunk, blown up, captured or settled.
[[nodiscard]] bool is_lost(const Setting& setting, const State& state, ShipId ship);

/// What a fort has lost.
struct FortLoss {
  int guns{};  ///< at the start
  int guns_lost{};
  bool silent{};  ///< no gun is left, or it has given up
};

[[nodiscard]] FortLoss loss_of(const Setting& setting, const State& state, FortId fort);

/// [IC-443] Who holds the water when both sides stay: the one with the higher value left; nothing
/// when they are equal or nobody is left.
[[nodiscard]] std::optional<Side> holds_water(const Setting& setting, const State& state);

/// [IC-443] Where only whole flotillas can be lost: how many of an accumulated loss, and what
/// remains as damage.
struct FlotillasLost {
  int flotillas{};
  int rest{};

  friend bool operator==(const FlotillasLost&, const FlotillasLost&) = default;
};

[[nodiscard]] FlotillasLost flotillas_lost(int accumulated) noexcept;

}  // namespace core::ironclad
