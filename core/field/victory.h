// [FB-492] [FB-495] [FB-500] [FB-507] [FB-511] [FB-555] Who has won: losses, points and the
// conditions of a battle.
#pragma once

#include "core/field/record.h"

#include <array>

namespace core::field {

/// [FB-492] Losses of a side in its rank and file.
struct SideLosses {
  int began{};  ///< rank and file of its list
  int killed{};
  int captured{};
  int scattered{};  ///< dispersed, and off the table by morale or the 50 % rule

  [[nodiscard]] int all() const noexcept { return killed + captured + scattered; }

  friend bool operator==(const SideLosses&, const SideLosses&) = default;
};

[[nodiscard]] SideLosses losses_of(const State& state, Side side);

/// [FB-500] Whether a unit is at half strength, dispersed, surrendered or worse.
[[nodiscard]] bool is_broken(const Unit& unit) noexcept;

/// [FB-385] On the table with good morale, and neither broken nor in retreat.
[[nodiscard]] bool is_good(const Unit& unit) noexcept;

/// Points of a side by the score of the battle, as it stands.
[[nodiscard]] int points_of(const Setting& setting, const State& state, Side side);

/// [FB-522] The strength of a side in thousandths.
[[nodiscard]] int strength_of(const Setting& setting, const State& state, Side side);
/// The same of a unit.
[[nodiscard]] int strength_of(const Setting& setting, const State& state, UnitId unit);

[[nodiscard]] bool holds(const Setting& setting, const State& state, const Condition& condition);

/// The result if the battle ended now, or if it is decided at once.
/// @param over whether its last move is played
[[nodiscard]] std::optional<Result> result_of(const Setting& setting, const State& state,
                                              bool over);

}  // namespace core::field
