// [IC-162] [RC-161] What people read off a tape and an arc gauge on a table of their own, where the
// program has no ships to measure between.
#pragma once

#include "core/table/units.h"

#include <compare>
#include <cstdint>

namespace core::table {

/// How a target lies from what fires at it.
struct Measured {
  Inches range;  ///< between the measuring points of the rule set
  /// From the firer's bow, or a fort's facing, clockwise to the target, thousandths of a degree.
  std::int32_t bearing{};
  /// From the target's bow clockwise to the firer. Of a fort as target nobody asks.
  std::int32_t aspect{};

  friend constexpr auto operator<=>(const Measured&, const Measured&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(range, bearing, aspect);
  }
};

}  // namespace core::table
