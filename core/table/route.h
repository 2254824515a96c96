// The way by water to a place that a ship is to reach: round banks, mines and water too shallow for
// her. For the captains of both naval sets; no rule.
#pragma once

#include "core/table/battle.h"

#include <functional>
#include <vector>

namespace core::table {

/// Whether a ship of that draft, tenths of a foot, keeps out of an area.
[[nodiscard]] bool is_shunned(int draft, const BattleArea& area);

/// Whether a place is where a test wants a ship; an edge, within an inch of it.
[[nodiscard]] bool is_there(const Battle& battle, const ShipTest& goal, Point at);

/// The middle of a square of a net whose squares are so wide.
[[nodiscard]] Point middle_of_square(int column, int row, Inches side) noexcept;

/// How far it is from everywhere, in a net of squares of an inch.
class Route {
 public:
  /// @param draft of the ship, tenths of a foot
  /// @param clear inches that she keeps from what is not to be touched
  /// @param goal a test of a place: x or y above or below a limit, or an edge to withdraw by.
  Route(const Battle& battle, int draft, Inches clear, const ShipTest& goal);

  /// What an inch of the way costs besides at a place, in inches; 0 for nothing.
  using Toll = std::function<double(Point)>;

  /// The same ground and goal, where the way that costs least is sought.
  [[nodiscard]] Route under(const Toll& toll) const;

  /// The way that is left from a place, inches; that of the whole table when there is none.
  [[nodiscard]] double left(Point from) const;

 private:
  void spread(const Toll& toll);

  [[nodiscard]] std::size_t cell_of(Point point) const;

  int columns_{};
  int rows_{};
  std::vector<bool> shut_;   ///< squares that she keeps out of, row by row from below
  std::vector<bool> there_;  ///< squares that are the goal, likewise
  std::vector<int> tenths_;  ///< of an inch, likewise
};

}  // namespace core::table
