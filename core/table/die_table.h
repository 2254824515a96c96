// [IC-003] [RC-003] A value for each face of a six-sided die, for the tables of both sets.
#pragma once

#include <array>
#include <cstddef>

namespace core::table {

/// A value for each face of a D6; on() takes the face as rolled.
template <class Value>
struct D6Table {
  std::array<Value, 6> faces{};

  /// @param die 1 to 6; higher counts as 6 [IC-264].
  [[nodiscard]] const Value& on(int die) const {
    return faces.at(die > 6 ? 5U : std::size_t(die - 1));
  }

  friend bool operator==(const D6Table&, const D6Table&) = default;
};

}  // namespace core::table
