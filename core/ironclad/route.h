// The way by water to a place that a ship is to reach: round banks, mines and water too shallow for
// her. For the captain; no rule.
#pragma once

#include "core/ironclad/setting.h"

#include <vector>

namespace core::ironclad {

/// How far it is from everywhere, in a net of squares of an inch.
class Route {
 public:
  /// @param goal a test of a place: x or y above or below a limit, or an edge to withdraw by.
  Route(const Setting& setting, ShipId ship, const table::ShipTest& goal);

  /// The way that is left from a place, inches; that of the whole table when there is none.
  [[nodiscard]] double left(table::Point from) const;

 private:
  [[nodiscard]] std::size_t cell_of(table::Point point) const;

  int columns_{};
  int rows_{};
  std::vector<int> tenths_;  ///< of an inch, row by row from below
};

}  // namespace core::ironclad
