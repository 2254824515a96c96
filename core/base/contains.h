// Looking for a value in a short list.
#pragma once

#include <algorithm>

namespace core::base {

/// Whether the value stands in the list (any container with begin and end, not ordered).
template <class List, class Value>
[[nodiscard]] constexpr bool contains(const List& list, const Value& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace core::base
