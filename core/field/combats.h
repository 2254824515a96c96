// [FB-326]-[FB-328] Who fights whom in a melee.
#pragma once

#include "core/field/formation.h"
#include "core/field/setting.h"

#include <optional>
#include <vector>

namespace core::field {

/// Who can fight: a figure, or the general with a unit.
struct Fighter {
  FigureId id;
  Side side{};
  bool horse{};  ///< [FB-328]
  Point at;
  Heading heading;
  std::optional<SectionId> section;  ///< stands in it
  std::optional<SectionId> storms;   ///< [FB-332] fights from outside against who is in it
  std::vector<Body> bodies;          ///< its base; of a gunner his gun too
};

/// All who can fight of some units.
[[nodiscard]] std::vector<Fighter> fighters_of(const Setting& setting, const State& state,
                                               const std::vector<UnitId>& units);

/// [FB-326] Whether two are in contact: their bases, both in one section of a house, or one at the
/// wall of the section in which the other one is. Horsemen do nothing to a house [FB-130].
[[nodiscard]] bool touch_each_other(const Setting& setting, const Fighter& a, const Fighter& b);

/// The same where who stands at a wall must have tried to get in.
[[nodiscard]] bool can_fight(const Setting& setting, const Fighter& a, const Fighter& b);

/// [FB-321] One combat: one against one, two or three.
struct Combat {
  std::vector<FigureId> attackers;
  std::vector<FigureId> defenders;
  /// [FB-330] Who is in a house while the other fights from outside.
  std::optional<Side> housed;

  friend bool operator==(const Combat&, const Combat&) = default;
};

/// [FB-324] [FB-325] Whether one more of an arm may join some of that arm against one enemy.
[[nodiscard]] bool may_join_against(bool horse, std::size_t already, bool enemy_horse) noexcept;

/// How far to the right a place lies for who looks along a heading, in thousandths of an inch.
[[nodiscard]] std::int64_t rightness(Point at, Heading heading) noexcept;

/// [FB-326] [FB-327] Pairs off all who are in contact.
/// @param attacker whose figures are taken from the right to the left
/// @param facing what is right and left
/// @return in the order in which they are thrown
[[nodiscard]] std::vector<Combat> pair_off(const Setting& setting,
                                           const std::vector<Fighter>& fighters, Side attacker,
                                           Heading facing);

/// [FB-326] Where the attacker of a melee looks: as his first unit faces.
[[nodiscard]] Heading facing_of(const State& state, const Melee& melee);

}  // namespace core::field
