#include "core/table/current.h"

#include <algorithm>
#include <stdexcept>

namespace core::table {

Stream stream_at(const Current& current, Point point) noexcept {
  const auto lane = std::find_if(current.lanes.begin(), current.lanes.end(),
                                 [point](const Lane& one) { return contains(one.water, point); });
  return lane == current.lanes.end() ? current.general : lane->stream;
}

std::vector<Lane> lanes_along(Inches width, Inches height, Heading towards,
                              std::span<const Inches> speeds) {
  constexpr std::int32_t kRightAngle = Heading::kCircle / 4;
  if (towards.thousandths() % kRightAngle != 0) {
    throw std::invalid_argument{"lanes lie along the table or across it"};
  }
  const bool upright = towards.thousandths() % (2 * kRightAngle) == 0;
  const auto count = static_cast<std::int64_t>(speeds.size());
  std::vector<Lane> lanes;
  for (std::int64_t i = 0; i < count; ++i) {
    const auto line = [&](std::int64_t number) {
      return upright ? width * number / count : height - height * number / count;
    };
    lanes.push_back({upright ? rectangle({line(i), {}}, {line(i + 1), height})
                             : rectangle({{}, line(i + 1)}, {width, line(i)}),
                     {towards, speeds[static_cast<std::size_t>(i)]}});
  }
  return lanes;
}

Leg drift(const Stream& stream, std::int64_t numerator, std::int64_t denominator) noexcept {
  return drift(stream.towards, stream.speed * numerator / denominator);
}

Going going(Heading heading, const Stream& stream, std::int32_t half_angle) noexcept {
  if (angle_between(heading, stream.towards) <= half_angle) {
    return Going::With;
  }
  return angle_between(heading, stream.towards.opposite()) <= half_angle ? Going::Against
                                                                         : Going::Across;
}

Inches over_ground(Inches through_water, Going going, Inches current) noexcept {
  switch (going) {
    case Going::With:
      return through_water + current;
    case Going::Against:
      return through_water - current;
    case Going::Across:
      break;
  }
  return through_water;
}

}  // namespace core::table
