// Private to this room: the computer's staff. It asks unit after unit what it does in a step.
#pragma once

#include "core/field/unit_action.h"
#include "core/field/view.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace core::field {

/// What it remembers of a step it would work out again, to the same end, if it were new.
class Staff {
 public:
  /// @param ways that are worked out once for all who share them
  /// @param noise points by which scores are off [FB-534]
  Staff(std::shared_ptr<Ways> ways, int noise, bool counter_battery)
      : noise_{noise}, counter_battery_{counter_battery}, ways_{std::move(ways)} {}

  /// @pre somebody is asked
  [[nodiscard]] Action choose(const Setting& setting, const State& state, Temper temper);

 private:
  void begin_step(const State& state, Side side);
  [[nodiscard]] Action choose_among(const Setting& setting, const State& state, Temper temper);
  void look_round(const Setting& setting, const State& state);

  int noise_;
  bool counter_battery_;
  std::shared_ptr<Ways> ways_;
  std::int16_t move_{-1};
  Step step_{};
  Side side_{};
  std::vector<UnitId> turn_;  ///< in which the units are thought about
  std::size_t next_{};        ///< of them; those before have been
  std::size_t next_general_{};
  std::size_t written_{};  ///< choices of the side that stand in the state
  std::vector<std::optional<Order>> orders_;
  State ordered_;  ///< where no orders are written, with those that it thinks of
  State planned_;  ///< friends where they will be, as they have been told
  bool has_planned_{};
};

/// [FB-077] A state in which the units of a side have the orders that they ought to have: where
/// none are written.
[[nodiscard]] State with_own_orders(const Setting& setting, const State& state, Side side);

}  // namespace core::field
