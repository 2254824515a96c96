// A veteran's look ahead: plans of a week that differ, each played through in his mind.
#pragma once

#include "core/ai/balance.h"
#include "core/ai/general.h"
#include "core/ai/seat.h"

#include <atomic>
#include <map>
#include <utility>
#include <vector>

namespace core::ai {

/// What he found.
struct Foreseen {
  WeekPlan week;
  std::optional<Ahead> ahead;  ///< nothing where there was nothing to compare
};

/// Plays plans through: the rest of his Player-Turn and the Enemy's reply, by generals who look at
/// less, in positions that he takes to be possible, with dice that have nothing to do with those of
/// the game. All plans are played with the same dice; those that do worse are played less often.
/// What he finds is a function of what his side sees: work is counted in choices, not in time.
///
/// Holds nothing but what it has worked out already.
class LookAhead {
 public:
  /// The best plan for the rest of the Player-Turn.
  /// @param now     the plan that holds, with which others are compared
  /// @param weights and country are his own, for no plan
  /// @param hurry   as General has it
  /// @pre no decision is pending
  [[nodiscard]] Foreseen look(Seat& seat, const WeekPlan& now, const Weights& weights,
                              Country& country, const std::atomic<bool>* hurry);

 private:
  class Look;

  std::vector<General> players_;  ///< by Side; none before they are needed
};

}  // namespace core::ai
