// [FB-155] [FB-164]-[FB-166] [FB-183] At whom bodies of firers fire: what they reach, see and bear
// on. Nothing is thrown here.
#pragma once

#include "core/field/action.h"
#include "core/field/firers.h"
#include "core/field/targets.h"

#include <optional>
#include <vector>

namespace core::field {

/// [FB-164] How far to either side of straight ahead muskets fire.
inline constexpr std::int32_t kMusketArc = 45 * Heading::kDegree;

/// [FB-T08] [FB-165] What is taken from each die of a unit that fires at a figure in a band: open
/// order is a thin target and counts as in cover; in cover it is one more.
[[nodiscard]] int deduction_at(const Setting& setting, const State& state, const Unit& firer,
                               Point from, FigureId target, const MusketryBand& band);

/// A body's fire: at the group it has chosen, or at an individual.
struct BodyFire {
  Firers firers;
  TargetGroup group;
  std::uint8_t figure{};         ///< of the group, the nearest to the firers
  std::int64_t squared{};        ///< its distance in ticks, squared
  int deduction{};               ///< of a volley, from its die
  int kills_on{};                ///< of a skirmisher, the least face
  std::optional<Victim> picked;  ///< [FB-183]
};

/// [FB-155] The fire of a unit's bodies as things stand: each at the unit that is named when it
/// can, else at the nearest group that it reaches, bears on and sees. A body that can fire at
/// nothing is left out. Whether the unit may fire at all is not asked.
[[nodiscard]] std::vector<BodyFire> fire_of(const Setting& setting, const State& state,
                                            const Volley& volley);

/// [FB-283] The fire of a closing volley: all bodies that bear on the attacker, at its front groups
/// and in the nearest band, wherever it stands.
[[nodiscard]] std::vector<BodyFire> closing_fire_of(const Setting& setting, const State& state,
                                                    UnitId defender, UnitId attacker);

/// Why none of a unit's bodies can fire at an enemy.
[[nodiscard]] Refusal why_not_at(const Setting& setting, const State& state, const Volley& volley,
                                 UnitId target);

/// [FB-155] The units at which some body of a unit can fire as things stand, the nearest first.
[[nodiscard]] std::vector<UnitId> targets_of(const Setting& setting, const State& state,
                                             UnitId unit);

}  // namespace core::field
