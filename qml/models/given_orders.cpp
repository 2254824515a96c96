#include "qml/models/given_orders.h"

#include <algorithm>
#include <iterator>

namespace models {

void GivenOrders::note(int from, int to) {
  // What came after `from` is another line of play now.
  while (!parts_.empty() && parts_.back().from >= from) {
    parts_.pop_back();
  }
  if (!parts_.empty()) {
    parts_.back().to = std::min(parts_.back().to, from);
  }
  parts_.push_back({from, to});
}

int GivenOrders::back(int length) const {
  const auto after = std::partition_point(parts_.begin(), parts_.end(),
                                          [&](const Part& part) { return part.from < length; });
  const bool within = after != parts_.begin() && length <= std::prev(after)->to;
  return within ? length - std::prev(after)->from : std::min(length, 1);
}

int GivenOrders::forward(int length) const {
  const auto after = std::partition_point(parts_.begin(), parts_.end(),
                                          [&](const Part& part) { return part.from <= length; });
  const bool within = after != parts_.begin() && length < std::prev(after)->to;
  return within ? std::prev(after)->to - length : 1;
}

int GivenOrders::orders_in(int actions, int length) const {
  int orders = 0;
  for (int left = actions; left > 0; ++orders) {
    const int step = back(length);
    left -= step;
    length -= step;
  }
  return orders;
}

}  // namespace models
