// [6.16] What a step costs, [6.34] what a forced march costs.
#pragma once

#include "core/map/terrain.h"
#include "core/rulebook/enum_table.h"
#include "core/rulebook/unit_types.h"

#include <cstdint>
#include <optional>

namespace core::rulebook {

/// [6.16] A cell of the chart: whole movement points, "no", or "R", only along a road or railroad
/// (and then at the cost of the road).
class StepCost {
 public:
  constexpr StepCost() noexcept = default;  ///< not allowed

  [[nodiscard]] static constexpr StepCost of(int points) noexcept {
    StepCost cost;
    cost.state_ = State::Allowed;
    cost.points_ = static_cast<std::int8_t>(points);
    return cost;
  }

  [[nodiscard]] static constexpr StepCost along_road_only() noexcept {
    StepCost cost;
    cost.state_ = State::OnlyAlongRoad;
    return cost;
  }

  /// Movement points; nothing when it is not allowed, or not off the road.
  [[nodiscard]] constexpr std::optional<int> points() const noexcept {
    return state_ == State::Allowed ? std::optional<int>{points_} : std::nullopt;
  }

  friend constexpr bool operator==(StepCost, StepCost) noexcept = default;

 private:
  enum class State : std::uint8_t { Forbidden, Allowed, OnlyAlongRoad };

  State state_{State::Forbidden};
  std::int8_t points_{};
};

/// [6.16] Rows of the chart that are no terrain.
enum class StepKind : std::uint8_t {
  Road,             ///< hex to hex along a road or an intact railroad, instead of the terrain
  MinorRiver,       ///< added, off the road
  Bridge,           ///< added, any river by a road or railroad bridge
  Ferry,            ///< added, across navigable river or narrow water [7.32]
  Water,            ///< added, navigable river, coast or lake without ferry or bridge
  EnterZone,        ///< added, into an Enemy zone of control [6.21]
  LeaveZone,        ///< added, out of one [6.22]
  Entrain,          ///< an action [6.58]
  Detrain,          ///< an action [6.58]
  DestroyRail,      ///< an action [18.21]
  AttackFromMarch,  ///< added to the defender's hex [14.1]
};

inline constexpr std::size_t kStepKindCount = 11;
inline constexpr std::size_t kMoveClassCount = 5;
inline constexpr std::size_t kTerrainCount = 7;

struct MovementCosts {
  EnumTable<MoveClass, EnumTable<map::Terrain, StepCost, kTerrainCount>, kMoveClassCount> terrain;
  EnumTable<MoveClass, EnumTable<StepKind, StepCost, kStepKindCount>, kMoveClassCount> steps;

  /// What the hex entered costs off the road; all-water hexes are not allowed [6.12], nor is any
  /// hex to ships and to what never moves.
  [[nodiscard]] constexpr StepCost enter(MoveClass who, map::Terrain hex) const noexcept {
    return terrain[who][hex];
  }

  [[nodiscard]] constexpr StepCost of(MoveClass who, StepKind what) const noexcept {
    return steps[who][what];
  }
};

/// [6.33] Where a forced march ends.
enum class MarchEnd : std::uint8_t { Friendly, Elsewhere };

/// [6.34] The largest number of additional movement points.
inline constexpr int kMostAdditionalPoints = 2;

struct ForcedMarch {
  /// Percent by die - 1, additional points - 1 and where it ends.
  std::array<std::array<EnumTable<MarchEnd, int, 2>, kMostAdditionalPoints>, 6> cells{};

  /// Percent of the group's CSP lost [6.32]; `die` 1 to 6, `additional` movement points 1 or 2.
  [[nodiscard]] constexpr int percent(int die, int additional, MarchEnd end) const noexcept {
    return cells[row_of_die(die, 1, 6)][row_of_die(additional, 1, kMostAdditionalPoints)][end];
  }
};

}  // namespace core::rulebook
