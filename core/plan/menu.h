// What a force can be told to do, as a player reads it: one line a verb.
#pragma once

#include "core/plan/planner.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core::plan {

/// A menu that is read at a glance has no more lines.
inline constexpr std::size_t kMostMenuLines = 12;

/// A line of the menu of a force.
struct MenuLine {
  Operations operations;
  Energiser energiser;             ///< who is commanded, or has to roll, before it moves
  base::Fraction chance{1};        ///< of that roll [5.23]
  std::optional<Outlook> outlook;  ///< where there is but one end: what it would come to
};

/// The lines of a force, in the order of verbs.inc: what it can do; and as far as there is room,
/// what a player looks for first and why it cannot be done now. No more than kMostMenuLines.
[[nodiscard]] std::vector<MenuLine> menu_of(Planner& planner, const Force& force);

}  // namespace core::plan
