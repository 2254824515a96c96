// [IC-121] [RC-089] [RC-167] [RC-169] Currents and what they do to a ship, S11 of table IC-T39.
#pragma once

#include "core/table/course.h"
#include "core/table/plane.h"
#include "core/table/units.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core::table {

/// A current: where it goes, and how far in one turn or move.
struct Stream {
  Heading towards;
  Inches speed;

  friend constexpr auto operator<=>(const Stream&, const Stream&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(towards, speed);
  }
};

/// Water with a current of its own.
struct Lane {
  Polygon water;
  Stream stream;

  friend bool operator==(const Lane&, const Lane&) = default;
};

/// The currents of a table: of the lanes, and of the water in none of them.
struct Current {
  Stream general;
  std::vector<Lane> lanes;

  friend bool operator==(const Current&, const Current&) = default;
};

/// The current at a point: that of the first lane that holds it, lines included.
[[nodiscard]] Stream stream_at(const Current& current, Point point) noexcept;

/// [RC-089] Lanes of equal width side by side over a whole table, along the current.
///
/// @param towards 0, 90, 180 or 270 degrees.
/// @param speeds of the lanes: from left to right where the current goes up or down the table, from
///   the top down where it goes across.
/// @throws std::invalid_argument for a current that goes aslant.
[[nodiscard]] std::vector<Lane> lanes_along(Inches width, Inches height, Heading towards,
                                            std::span<const Inches> speeds);

/// [IC-121] [RC-169] How a ship is carried along in one turn: `numerator / denominator` of the
/// current, to the nearest tick, without change of heading.
[[nodiscard]] Leg drift(const Stream& stream, std::int64_t numerator = 1,
                        std::int64_t denominator = 1) noexcept;

/// [RC-167] How a ship heads to the current.
enum class Going : std::uint8_t { With, Against, Across };

/// @param half_angle a ship that heads no farther from downstream, or from upstream, goes with the
///   current or against it: thousandths of a degree, the limit included.
[[nodiscard]] Going going(Heading heading, const Stream& stream, std::int32_t half_angle) noexcept;

/// [RC-167] The way that a ship makes over the ground: the current is added going with it, deducted
/// going against it (below 0 the ship is carried back), and neither across it, where it is carried
/// aside by drift().
[[nodiscard]] Inches over_ground(Inches through_water, Going going, Inches current) noexcept;

}  // namespace core::table
