#include "qml/models/given_orders.h"

#include <algorithm>

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
  const auto within = std::find_if(parts_.rbegin(), parts_.rend(), [&](const Part& part) {
    return part.from < length && length <= part.to;
  });
  return within != parts_.rend() ? length - within->from : std::min(length, 1);
}

int GivenOrders::forward(int length) const {
  const auto within = std::find_if(parts_.begin(), parts_.end(), [&](const Part& part) {
    return part.from <= length && length < part.to;
  });
  return within != parts_.end() ? within->to - length : 1;
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
