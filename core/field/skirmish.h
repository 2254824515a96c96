// [FB-180]-[FB-190] [FB-451] Skirmish fire: individuals, one die a figure.
#pragma once

#include "core/field/firing.h"

#include <optional>
#include <vector>

namespace core::field {

/// [FB-182]-[FB-185] [FB-189] The row of Table 10 for a figure as seen from a skirmisher.
[[nodiscard]] SkirmishTarget skirmish_row(const Setting& setting, const State& state,
                                          FigureId target, Point from);

/// [FB-T10] [FB-186] The least face with which a skirmisher of a unit kills; nothing: he cannot.
/// @param squared the distance in ticks, squared
/// @param mounted whether a selected individual is on horseback
[[nodiscard]] std::optional<int> skirmish_score(const Setting& setting, const Unit& firer,
                                                SkirmishTarget row, std::int64_t squared,
                                                bool mounted = false);

/// [FB-451] What is added to a unit's dice in skirmish fire.
[[nodiscard]] int skirmish_bonus(const Setting& setting, const Unit& unit) noexcept;

/// An individual whom a skirmisher may pick off.
struct Individual {
  Victim who;
  std::size_t group{};  ///< index among the groups asked
  Point at;
  bool mounted{};
  bool no_picking{};  ///< [FB-184] line infantry in cover
};

/// [FB-183] [FB-413] Officers and generals with some groups.
/// @param from where the skirmisher stands
[[nodiscard]] std::vector<Individual> individuals_among(const Setting& setting, const State& state,
                                                        const std::vector<TargetGroup>& groups,
                                                        Point from);

/// [FB-181] [FB-187] Throws the dice of the skirmishers among a unit's bodies, then those that tell
/// who is killed.
void fire_skirmishers(Record& record, UnitId unit, const std::vector<BodyFire>& bodies,
                      std::vector<Hit>& hits);

}  // namespace core::field
