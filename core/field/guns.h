// [FB-026]-[FB-027] [FB-078] [FB-208]-[FB-212] Guns: whether they may be laid, and phase 6.
#pragma once

#include "core/field/action.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/line_of_fire.h"
#include "core/field/targets.h"

#include <optional>
#include <vector>

namespace core::field {

/// [FB-210] How far to either side a gun is laid without being manhandled.
inline constexpr std::int32_t kTraverse = 15 * Heading::kDegree;

/// [FB-223] [FB-248] The middle of a gun's model.
[[nodiscard]] Point gun_centre(const Charts& charts, const Unit& unit, std::size_t gun);

/// [FB-226] Who has a gun.
[[nodiscard]] Side holder_of(const Unit& unit, const GunModel& gun) noexcept;

/// [FB-211] Whether a contour higher than both lies between a muzzle and a place.
[[nodiscard]] bool behind_hill(const Setting& setting, Point muzzle, Point place);

/// [FB-027] [FB-221] [FB-226] Whether a gun can fire in this move, wherever it is laid.
[[nodiscard]] Judged<> judge_gun(const Setting& setting, const State& state, UnitId unit,
                                 std::uint8_t gun);

/// Whether a gun may be laid so.
[[nodiscard]] Judged<> judge_laying(const Setting& setting, const State& state,
                                    const Laying& laying);

/// What a shot may touch.
enum class ReachedKind : std::uint8_t { Figure, General, Gun, House };

/// Something that a shot comes to.
struct Reached {
  ReachedKind kind{};
  Inches along;          ///< from the muzzle
  int kills_on{};        ///< of figures and generals: the least face
  UnitId unit{0};        ///< of a figure, of a general who is with a unit, of a gun
  std::uint8_t index{};  ///< of the figure or gun in its unit, of the general, of the section
  bool loose{};          ///< a general who is with no unit
};

/// The nearest first, then by kind, unit and index: the order of the dice.
void sort_reached(std::vector<Reached>& reached);

/// The figures and generals on the table who are no friends that stand by the gun itself; those in
/// houses are left out [FB-209] [FB-234] [FB-262].
/// @param test gives the least face that kills the figure at a place, whose file has its front
///        there, or nothing
template <class Test>
void collect_heads(const State& state, const Laying& laying, const LineOfFire& line,
                   const Test& test, std::vector<Reached>& reached) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (!unit.on_table() || unit_id(i) == laying.unit) {
      continue;
    }
    for (std::size_t j = 0; j < unit.figures.size(); ++j) {
      const Figure& figure = unit.figures[j];
      if (!figure.present() || in_house(state, figure)) {
        continue;
      }
      if (const std::optional<int> kills = test(figure.at, front_of_file(unit, figure))) {
        reached.push_back({ReachedKind::Figure, line.along(figure.at), *kills, unit_id(i),
                           static_cast<std::uint8_t>(j), false});
      }
    }
  }
  for (std::size_t i = 0; i < state.generals.size(); ++i) {
    const General& general = state.generals[i];
    if (!general.alive || general.where != Where::OnTable || general.with == laying.unit) {
      continue;
    }
    if (const std::optional<int> kills = test(general.at, general.at)) {
      reached.push_back({ReachedKind::General, line.along(general.at), *kills,
                         general.with.value_or(UnitId{0}), static_cast<std::uint8_t>(i),
                         !general.with});
    }
  }
}

/// Whether a figure or general of a side who is on the table stands where a test says.
template <class Test>
[[nodiscard]] bool any_friend(const State& state, Side side, const Test& test) {
  for (const Unit& unit : state.units) {
    if (unit.on_table() && unit.side == side) {
      for (const Figure& figure : unit.figures) {
        if (figure.present() && test(figure.at)) {
          return true;
        }
      }
    }
  }
  for (const General& general : state.generals) {
    if (general.side == side && general.alive && general.where == Where::OnTable &&
        test(general.at)) {
      return true;
    }
  }
  return false;
}

/// A gun that was hit.
struct GunHit {
  UnitId unit;
  std::uint8_t gun{};
  int points{};
};

/// A section that was hit.
struct HouseHit {
  SectionId section;
  int points{};
  int kills{};
  bool by_shell{};
  UnitId by;
};

/// [FB-078] What all shots of the phase have done, before any of it takes effect.
struct Landed {
  std::vector<Hit> hits;
  std::vector<GunHit> guns;
  std::vector<HouseHit> houses;
  std::vector<UnitId> fired_on;
};

/// Throws for a head that a shot has come to; notes the hit.
/// @return whether it was hit
bool throw_for_head(Record& record, const Laying& laying, const Reached& reached, RuleId why,
                    Landed& landed);

/// A gun has fired in this move, and its unit is seen.
void mark_gun_fired(Record& record, UnitId unit, std::uint8_t gun);

/// [FB-078] Phase 6: all guns fire, then all that they did takes effect.
void resolve_artillery(Record& record);

}  // namespace core::field
