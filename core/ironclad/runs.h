// The ways of ships that have a place to reach: past the enemy's guns rather than under them. No
// rule: the captain's judgement.
#pragma once

#include "core/ironclad/appraisal.h"
#include "core/table/route.h"

#include <vector>

namespace core::ironclad {

/// Where a side's ships are to go, as all lie now.
class Runs {
 public:
  Runs(const Setting& setting, const State& state, const Appraisal& appraisal, Side side);

  /// What the way from there costs a ship still, points of battle value: time, and the hits that
  /// the guns which stand within range of it may do; 0 for who has no place to reach, or is there.
  [[nodiscard]] double left(ShipId ship, table::Point from) const;

 private:
  struct Run {
    ShipId ship;
    double inch{};  ///< what one without fire costs
    std::vector<table::Route> ways;
  };

  std::vector<Run> runs_;
};

}  // namespace core::ironclad
