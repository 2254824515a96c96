// [IC-081]-[IC-089] How fast a ship may go in its next move.
#pragma once

#include "core/base/rule_id.h"
#include "core/ironclad/action.h"
#include "core/ironclad/setting.h"

namespace core::ironclad {

/// [IC-046] [IC-081] [IC-227] The greatest speed ahead that a ship's engines give now, in half
/// knots; 0 without power. [IC-124] Of a lashed pair the slower, or that of the one with power.
[[nodiscard]] int power_of(const Setting& setting, const State& state, ShipId ship);

/// Why a ship has no power at all, if that is so: the rule.
[[nodiscard]] std::optional<base::RuleId> powerless_by(const Setting& setting, const State& state,
                                                       ShipId ship);

/// [IC-088] The greatest speed astern, in half knots, for a ship that is at rest.
[[nodiscard]] int astern_of(const Setting& setting, const State& state, ShipId ship);

/// The speeds that a ship may choose for its next move under power, both included, in half knots.
struct SpeedRange {
  int least{};
  int most{};

  friend bool operator==(const SpeedRange&, const SpeedRange&) = default;
};

/// [IC-082] [IC-083] [IC-085] [IC-086] [IC-088] Nothing when the ship has no power and coasts.
[[nodiscard]] std::optional<SpeedRange> speeds_of(const Setting& setting, const State& state,
                                                  ShipId ship);

/// [IC-084] What a ship that coasts runs at. [IC-087] At rest it stays so, and only drifts.
[[nodiscard]] int coasting_of(const State& state, ShipId ship) noexcept;

/// Whether the ship may go at that speed.
[[nodiscard]] table::Judged<> judge_speed(const Setting& setting, const State& state,
                                          const MoveShip& move);

/// [IC-001] The length of a move at a speed.
[[nodiscard]] table::Inches run_at(const Setting& setting, int speed) noexcept;

}  // namespace core::ironclad
