// [FB-220]-[FB-227] Fire at guns.
#pragma once

#include "core/field/guns.h"

namespace core::field {

/// [FB-221] Points of damage from which a gun fires every second move, and at which it is
/// destroyed.
inline constexpr int kSlowedAt = 10;
inline constexpr int kDestroyedAt = 20;

/// [FB-222] What is taken from the score of a hit on a gun or house at a distance.
[[nodiscard]] int reduction_at(Inches distance) noexcept;

/// [FB-222] The points of a hit, not below 0.
[[nodiscard]] int points_of_hit(int die, Inches distance) noexcept;

/// [FB-221] Whether a gun fires every second move only, for what it has suffered.
[[nodiscard]] bool is_slowed(const GunModel& gun) noexcept;

/// The guns, friend or enemy, that a shot may hit: not destroyed, not of the firing unit.
/// @param test whether the middle of a model lies where the shot strikes
template <class Test>
void collect_guns(const Setting& setting, const State& state, const Laying& laying,
                  const LineOfFire& line, const Test& test, std::vector<Reached>& reached) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (!unit.on_table() || unit_id(i) == laying.unit) {
      continue;
    }
    for (std::size_t j = 0; j < unit.guns.size(); ++j) {
      const Point centre = gun_centre(setting.charts, unit, j);
      if (!unit.guns[j].destroyed && test(centre)) {
        reached.push_back({ReachedKind::Gun, line.along(centre), 0, unit_id(i),
                           static_cast<std::uint8_t>(j), false});
      }
    }
  }
}

/// [FB-220] [FB-222] Throws for a gun that is hit.
void throw_for_gun(Record& record, const Laying& laying, const Reached& reached, Landed& landed);

/// [FB-221] Notes the points against a gun: at 10 it is slowed, at 20 destroyed.
void note_gun_hit(Record& record, const GunHit& hit);

}  // namespace core::field
