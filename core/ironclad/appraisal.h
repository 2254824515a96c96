// What a position is worth to a side: ships and guns that are left, how near the objectives are,
// and the fire that both sides can bring to bear. No rule: the captain's judgement.
//
// Worked out in the four operations of arithmetic only, in a fixed order, so that it is the same on
// every machine.
#pragma once

#include "core/ironclad/game.h"
#include "core/ironclad/gunnery.h"
#include "core/table/tasks.h"

#include <vector>

namespace core::ironclad {

/// Points of battle value [IC-361] throughout.
class Appraisal {
 public:
  Appraisal(const Setting& setting, Side side);

  /// What the side has, less what the other one has, and the objectives of both.
  [[nodiscard]] double standing(const State& state) const;

  /// What the next fire step may bring to a ship's own guns, less what it may cost it.
  [[nodiscard]] double exchange(const State& state, ShipId ship) const;

  /// How well a ship lies for what it is to do later on: nearer is more.
  [[nodiscard]] double bearing_on_tasks(const State& state, ShipId ship) const;

  /// [IC-121] What the current of this turn may carry a ship into: mines, shoals, banks. 0 or less.
  [[nodiscard]] double peril(const State& state, ShipId ship) const;

  /// [IC-148] What mines may cost a ship and those that it carries along on a course; 0 or more.
  [[nodiscard]] double mined(const State& state, ShipId ship, const table::Course& course) const;

  /// What guns that are laid on one target may take from it.
  [[nodiscard]] double fire_on(const State& state, const Target& target,
                               const std::vector<Shot>& shots) const;

  /// What it would mean to a ship's side if it sank.
  [[nodiscard]] double loss_of(const State& state, ShipId ship) const;

  /// Boxes that a total on the charts may be expected to take.
  [[nodiscard]] double hits(const FireWeight& weight) const;

  [[nodiscard]] const table::Tasks& tasks() const noexcept { return tasks_; }

  /// The battle value of all ships and forts.
  [[nodiscard]] double whole() const noexcept { return whole_; }

 private:
  struct Progress;
  [[nodiscard]] double worth(const State& state, ShipId ship) const;
  [[nodiscard]] double progress(const State& state, ShipId ship, const table::ShipTest& test) const;
  [[nodiscard]] double progress(const State& state, const table::FortMeets& meets) const;
  [[nodiscard]] double value_of_hit(const State& state, const Target& target) const;
  /// How much more a ship means than by herself, on whose guns the objective hangs: the fewer there
  /// are of such.
  [[nodiscard]] double hangs_on(const State& state, ShipId ship) const;
  const Setting* setting_;
  Side side_;
  double whole_{};  ///< battle value of all ships and forts
  std::array<double, FireChart::kColumns> mean_a_{};
  std::array<double, FireChart::kColumns> mean_b_{};
  table::Tasks tasks_;
};

/// Guns of a ship or fort that may still fire in the next fire step, on a target that they can
/// reach, see and bear on. The step itself is not asked.
[[nodiscard]] std::vector<Shot> able_shots(const Setting& setting, const State& state,
                                           const Shot& firer, const Target& target);

}  // namespace core::ironclad
