// The way of a ship that has a place to reach: past the enemy's guns rather than under them. For
// the captains of both naval sets; no rule.
#pragma once

#include "core/table/route.h"
#include "core/table/tasks.h"

#include <vector>

namespace core::table {

/// Where the enemy's guns stand, and what a turn of their fire may do to her at each distance.
struct Threat {
  Point at;
  std::vector<double> harm;  ///< by whole inches; none beyond the last
};

/// What a ship counts by on her way, in a rule set's own measure of worth.
struct Fare {
  double inch{};           ///< of the way, without fire; above 0
  double harm{};           ///< a unit of what the threats do
  double inches_a_turn{};  ///< how fast she goes; above 0
};

/// Where a ship is to go, as all lie now.
class Passage {
 public:
  /// @param tasks outlives the passage
  Passage(const Tasks& tasks, ShipId ship, Point at, const std::vector<Threat>& threats,
          const Fare& fare);

  /// What the way from there costs her still: time, and the harm of the threats within range of it;
  /// 0 for who has no place to reach, or is there.
  [[nodiscard]] double left(Point from) const;

  /// The harm alone.
  [[nodiscard]] double harm_left(Point from) const;

 private:
  const Tasks* tasks_;
  ShipId ship_;
  double inch_;
  std::vector<Route> ways_;
};

}  // namespace core::table
