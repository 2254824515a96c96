// The way of a ship that has a place to reach: past the enemy's guns rather than under them. No
// rule: the captain's judgement.
#pragma once

#include "core/ironclad/appraisal.h"
#include "core/table/route.h"

#include <vector>

namespace core::ironclad {

/// Where a ship is to go, as all lie now.
class Run {
 public:
  Run(const Setting& setting, const State& state, const Appraisal& appraisal, ShipId ship);

  /// What the way from there costs the ship still, points of battle value: time, and the hits that
  /// the guns which stand within range of it may do; 0 for who has no place to reach, or is there.
  [[nodiscard]] double left(table::Point from) const;

 private:
  double inch_{};  ///< what one without fire costs
  std::vector<table::Route> ways_;
};

}  // namespace core::ironclad
