// [FB-010] What fire may be expected to do, worked out and not thrown: for hints, the computer and
// tests.
#pragma once

#include "core/field/guns.h"
#include "core/field/state.h"

#include <compare>
#include <cstdint>

namespace core::field {

/// Thousandths of a figure or of a point.
struct Millis {
  std::int64_t value{};

  friend constexpr auto operator<=>(Millis, Millis) noexcept = default;

  friend constexpr Millis operator+(Millis a, Millis b) noexcept { return {a.value + b.value}; }

  constexpr Millis& operator+=(Millis other) noexcept { return *this = *this + other; }
};

/// Whom fire is expected to kill. Officers are counted by the chance that they are hit and do not
/// save [FB-420].
struct MusketProspect {
  Millis men;
  Millis officers;  ///< with generals

  friend bool operator==(const MusketProspect&, const MusketProspect&) = default;
};

/// Of a volley or skirmish fire as things stand, on all that its bodies would fire at. Exact, but
/// that of a unit of which one part is in a house and another outside both fire on a group as if
/// the other did not.
[[nodiscard]] MusketProspect prospect_of(const Setting& setting, const State& state,
                                         const Volley& volley);

/// [FB-283] Of a closing volley, guns included; not weighted by the dice that decide whether it
/// comes to one.
[[nodiscard]] MusketProspect prospect_of_closing(const Setting& setting, const State& state,
                                                 UnitId defender, UnitId attacker);

/// What a shot is expected to do.
struct ShotProspect {
  Millis enemies;       ///< figures and generals killed outside houses
  Millis friends;       ///< the same of the side that fires, in houses too
  Millis gun_points;    ///< [FB-220] on guns that the enemy holds
  Millis house_kills;   ///< [FB-260] of enemy garrisons
  Millis house_points;  ///< [FB-259] on sections without friends

  friend bool operator==(const ShotProspect&, const ShotProspect&) = default;
};

/// Of a gun laid so, over all its dice.
[[nodiscard]] ShotProspect prospect_of(const Setting& setting, const State& state,
                                       const Laying& laying);

}  // namespace core::field
