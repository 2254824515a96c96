// [RR-500] What a campaign may still come to: the worst and the best total, and their levels.
//
// Every bound is held by all campaigns that can follow, whatever the dice and the commodore do; the
// figures are not likely ones. What counts:
// - each vessel in service may be lost [RR-305], or survive as damaged as can be [RR-302], or with
//   all repaired that can be [RR-260];
// - each shore gun that can fire may be destroyed, and gives back what was charged for it [RR-306]
//   [RR-307], or be left behind [RR-307]; each Confederate vessel may be beaten [RR-308], the
//   ironclad captured [RR-309];
// - a section that has not been entered may bring as much as the best line of its tables; one is
//   entered in a turn at most [RR-005], and as soon as table RR-T10 is read above 100 it brings the
//   ironclad [RR-142], the end [RR-321];
// - a patrol may be worth as much as the best line of table RR-T22.
// As long as the campaign can go on it has no worst total: each turn costs a point [RR-301], and
// nobody has to end it. With patrols it has no best one: a night may earn more than a day costs.
#pragma once

#include "core/river/setting.h"
#include "core/river/state.h"

#include <optional>

namespace core::river {

/// In points; nothing: there is no such bound.
struct Bounds {
  std::optional<int> worst;
  std::optional<int> best;

  friend bool operator==(const Bounds&, const Bounds&) = default;
};

struct LevelOutlook {
  int now{};         ///< if it ended as it stands, its damage posted [RR-302]
  Bounds this_turn;  ///< if it ends with this turn, or the night behind it
  Bounds final;      ///< whenever it ends
  bool last_turn{};  ///< it ends with this turn for certain
};

/// Of a campaign in any step; of one that is over its result.
[[nodiscard]] LevelOutlook level_outlook(const Setting& setting, const State& state);

/// [RR-328] The levels of bounds: where there is none, the worst or the best of table RR-T24.
[[nodiscard]] Level worst_level(const Charts& charts, const Bounds& bounds);
[[nodiscard]] Level best_level(const Charts& charts, const Bounds& bounds);

}  // namespace core::river
