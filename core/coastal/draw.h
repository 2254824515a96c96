// [RC-003] Drawing lots with six-sided dice: cards of a deck, guns that a hit finds.
#pragma once

#include <cstddef>

namespace core::coastal {

/// One of so many, all equally likely, by as few dice as it takes: the dice are read as a number
/// and thrown again when it is beyond the last that all share alike.
/// @param die throws one, 1 to 6.
template <class Die>
[[nodiscard]] std::size_t drawn_of(std::size_t count, Die die) {
  constexpr std::size_t kFaces = 6;
  if (count <= 1) {
    return 0;
  }
  for (;;) {
    std::size_t reached = 1;
    std::size_t drawn = 0;
    for (; reached < count; reached *= kFaces) {
      drawn = drawn * kFaces + static_cast<std::size_t>(die() - 1);
    }
    if (drawn < reached - reached % count) {
      return drawn % count;
    }
  }
}

}  // namespace core::coastal
