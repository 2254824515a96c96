// [FB-154]-[FB-156] [FB-168] Who may be fired at, the groups in which figures are struck, and who
// of a group it is.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"
#include "core/table/trigonometry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace core::field {

/// [FB-166] Whether a unit is in a melee that is not over.
[[nodiscard]] bool is_engaged(const State& state, UnitId unit) noexcept;

/// [FB-051] [FB-166] Whether a unit is there to be fired at by a side: an enemy on the table, in
/// no melee and not hidden. Range, arc and sight are not asked.
[[nodiscard]] bool may_be_target(const State& state, Side by, UnitId unit) noexcept;

/// [FB-166] [FB-381]-[FB-400] [FB-505] Why a unit that is on the table may not fire, whatever with:
/// it sleeps, fights hand to hand, or its morale does not let it.
[[nodiscard]] std::optional<Refusal> kept_from_firing(const State& state, UnitId unit);

/// Whom a hit strikes: a figure, or a general who is with a unit [FB-413].
using Victim = std::variant<FigureId, GeneralId>;

/// A hit that has still to take effect: those of one moment do so together.
struct Hit {
  Victim who;
  UnitId target;  ///< the unit that was fired at
  RuleId why;
  UnitId by;
};

/// Figures that are struck by the numbers 1 to 6 of one die.
///
/// A number without a man is a miss; the officers, and a general who is with the unit, share the
/// number 6 [FB-156].
struct TargetGroup {
  static constexpr std::int8_t kNobody = -1;

  UnitId unit{0};
  std::array<std::int8_t, 6> men{kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
  std::vector<std::uint8_t> officers;
  std::optional<GeneralId> general;
  bool front{true};  ///< of the unit's first two ranks, or in no ranks at all
};

/// [FB-155] [FB-168] A unit's groups: blocks of three files by two ranks from its right; of open
/// order six neighbours; of a battery the gunners of each gun; of a house those in one section.
[[nodiscard]] std::vector<TargetGroup> target_groups(const State& state, UnitId unit);

/// The figure of a group that is nearest to a point, and the square of the distance in ticks.
struct NearestFigure {
  std::uint8_t figure{};
  std::int64_t squared{};
};

[[nodiscard]] std::optional<NearestFigure> nearest_figure(const State& state,
                                                          const TargetGroup& group,
                                                          Point from) noexcept;

/// Men of a group who are left.
[[nodiscard]] int men_in(const TargetGroup& group) noexcept;

/// Officers of a group, with the general.
[[nodiscard]] int leaders_in(const TargetGroup& group) noexcept;

/// [FB-154] [FB-156] Throws one die a hit and adds whom they strike: first all those dice, then for
/// each 6 where an officer is the second one. Dead numbers are misses; a man may be struck twice.
void throw_for_struck(Record& record, const TargetGroup& group, int hits, RuleId why, UnitId by,
                      std::vector<Hit>& struck);

/// [FB-187] Throws until a figure is found that no hit of this moment has struck yet, for a score
/// that kills; adds nothing when nobody of the group is left.
void throw_for_killed(Record& record, const TargetGroup& group, RuleId why, UnitId by,
                      std::vector<Hit>& struck);

/// The hits of one moment take effect, officers having their saving throws [FB-420]; tells what
/// each unit has lost.
/// @return how many of the rank and file fell
int take_hits(Record& record, const std::vector<Hit>& hits);

/// [FB-094] [FB-505] The units have been fired on in this move.
void mark_fired_on(Record& record, const std::vector<UnitId>& units);

}  // namespace core::field
