// What a position is worth to a side: how near the objectives are, and the fire that both sides can
// bring to bear. No rule: the captain's judgement.
//
// Worked out in the four operations of arithmetic only, in a fixed order, so that it is the same on
// every machine.
#pragma once

#include "core/coastal/record.h"
#include "core/table/tasks.h"

#include <vector>

namespace core::coastal {

/// Points of combat value [RC-541] throughout.
class Appraisal {
 public:
  Appraisal(const Setting& setting, Side side);

  [[nodiscard]] Side side() const noexcept { return side_; }

  [[nodiscard]] const table::Tasks& tasks() const noexcept { return tasks_; }

  /// What the objectives of both sides are worth as they stand: above 0 when the side is nearer to
  /// its own.
  [[nodiscard]] double lead(const State& state) const;

  /// Combat value of all ships and forts.
  [[nodiscard]] double whole() const noexcept { return whole_; }

  /// What a ship's fate matters.
  [[nodiscard]] double value_of(ShipId ship) const;

  /// What its next point is worth to whoever takes it; the fewer are left, the more.
  [[nodiscard]] double worth_of_point(const State& state, ShipId ship) const;
  [[nodiscard]] double worth_of_point(const State& state, FortId fort) const;

  /// Points that a shot may be expected to take from its target; 0 beyond its reach.
  [[nodiscard]] double expected_points(const State& state, const Shot& shot) const;

  /// The same at a range, whatever lies there.
  /// @param modifier to the die
  [[nodiscard]] double points_at(const Shot& shot, Inches range, int modifier) const;

  /// What a shot is worth when others have been laid on its target already.
  /// @param expected points that those may take
  [[nodiscard]] double worth_of(const State& state, const Shot& shot, double expected) const;

  /// [RC-463] What it is worth to take a ship; 0 for one that is of no use as a prize.
  [[nodiscard]] double worth_of_prize(const State& state, ShipId target) const;

  /// Whether a ship has so few guns that it lives by its ram.
  [[nodiscard]] bool rams(ShipId ship) const;

  /// What the next shooting may bring to a ship's own guns, less what it may cost it. A turret
  /// counts as bearing on all that it can turn to.
  [[nodiscard]] double exchange(const State& state, ShipId ship) const;

  /// How well a ship would lie somewhere for what it is to do later on: nearer to its prey is more.
  [[nodiscard]] double nearness(const State& state, ShipId ship, Pose pose) const;

  /// [RC-201] [RC-361] What the ground may cost a ship whose hull comes by there. 0 or more.
  [[nodiscard]] double peril(const State& state, ShipId ship, Pose pose) const;

 private:
  struct Progress;

  /// Guns of a ship or fort that stand and fire alike.
  struct Battery {
    std::vector<std::uint8_t> guns;
    bool turns{};  ///< in a turret
  };

  [[nodiscard]] double progress(const State& state, ShipId ship, const table::ShipTest& test) const;
  [[nodiscard]] double progress(const State& state, const table::FortMeets& meets) const;
  /// [RC-361] What running into a mined area costs.
  [[nodiscard]] double mined(const State& state, ShipId ship) const;
  /// [RC-124] Whether a ship or fort is the last enemy that fights, and without it the battle would
  /// be over and not won while the side has still something to reach or to sink.
  [[nodiscard]] bool is_spared(const State& state, std::optional<ShipId> ship,
                               std::optional<FortId> fort) const;
  /// How near the side is to the objective that it is nearest to.
  [[nodiscard]] double own_way(const State& state) const;
  [[nodiscard]] bool is_prey(const State& state, ShipId ship) const;
  /// What one battery may do to a target.
  [[nodiscard]] double fire_of(const State& state, const Battery& battery, const Shot& like) const;
  [[nodiscard]] double best_fire(const State& state, const std::vector<Battery>& batteries,
                                 const Shot& like) const;
  [[nodiscard]] bool in_sight(const State& state, const Shot& shot) const;

  const Setting* setting_;
  Side side_;
  double whole_{};
  table::Tasks tasks_;
  std::vector<std::vector<Battery>> ship_batteries_;
  std::vector<std::vector<Battery>> fort_batteries_;
  std::vector<double> fort_value_;
  std::vector<table::Box> boxes_;  ///< of the areas
};

}  // namespace core::coastal
