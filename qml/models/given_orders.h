// What was ordered at once, so that it is taken back at once: a march of many hexes, a plan.
#pragma once

#include <vector>

namespace models {

/// Parts of a line of play that were one order of the player. An action that belongs to none, of a
/// game that was opened again, is an order by itself.
class GivenOrders {
 public:
  /// The actions from `from` (the first is 0) to before `to` were one order.
  void note(int from, int to);

  void clear() { parts_.clear(); }

  /// How many actions the last order has in a line of `length` actions; 0 when there are none.
  [[nodiscard]] int back(int length) const;
  /// How many actions the order has that was taken back from a line of `length` actions.
  [[nodiscard]] int forward(int length) const;
  /// How many orders the last `actions` of the line are.
  [[nodiscard]] int orders_in(int actions, int length) const;

 private:
  struct Part {
    int from;
    int to;
  };

  std::vector<Part> parts_;  ///< in order; none reaches into another
};

}  // namespace models
