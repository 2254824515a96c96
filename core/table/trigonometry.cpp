#include "core/table/trigonometry.h"

#include "core/table/fixed.h"

#include <cmath>
#include <numbers>

namespace core::table {

namespace {

constexpr std::int64_t to_nearest(std::int64_t fine_value) noexcept {
  constexpr int kShift = kFineSineBits - kSineBits;
  return (fine_value + (std::int64_t{1} << (kShift - 1))) >> kShift;
}

/// A direction within its quarter of the circle: so far along the quarter's first limit and so far
/// to the right of it.
struct InQuarter {
  std::int32_t quarter{};
  std::int64_t along{};
  std::int64_t right{};
};

InQuarter in_quarter(std::int64_t x, std::int64_t y) noexcept {
  if (x >= 0 && y > 0) {
    return {0, y, x};
  }
  if (x > 0) {
    return {1, x, -y};
  }
  if (y < 0) {
    return {2, -y, -x};
  }
  return {3, -x, y};
}

/// Thousandths of a degree from the quarter's first limit, near enough.
std::int32_t guessed(const InQuarter& way) noexcept {
  constexpr std::int32_t kHalfRound = Heading::kCircle / 2;
  const double arc = std::atan2(static_cast<double>(way.right), static_cast<double>(way.along));
  return static_cast<std::int32_t>(arc * kHalfRound * std::numbers::inv_pi);
}

}  // namespace

std::int64_t sine(Heading heading) noexcept { return to_nearest(fine_sine(fine(heading)).sine); }

std::int64_t cosine(Heading heading) noexcept {
  return to_nearest(fine_sine(fine(heading)).cosine);
}

Point along(Point from, Heading direction, Inches length) noexcept {
  return rounded(fine_along({fine(from.x), fine(from.y)}, fine(direction), fine(length)));
}

Point aboard(Pose pose, Inches ahead, Inches starboard) noexcept {
  const FinePose start = fine(pose);
  return rounded(fine_along(fine_along(start.at, start.heading, fine(ahead)),
                            start.heading + kFineCircle / 4, fine(starboard)));
}

Heading bearing(Point from, Point to) noexcept {
  const std::int64_t x = (to.x - from.x).ticks();
  const std::int64_t y = (to.y - from.y).ticks();
  if (x == 0 && y == 0) {
    return {};
  }
  const InQuarter way = in_quarter(x, y);
  // The last thousandth whose lower half still lies to the left of the direction, or on it, by the
  // exact sign of a cross product.
  const auto is_left = [&way](std::int32_t thousandth) {
    const FineSine limit =
        fine_sine((std::int64_t{2} * thousandth - 1) * (std::int64_t{1} << (kFineAngleBits - 1)));
    return Wide{limit.sine} * way.along <= Wide{limit.cosine} * way.right;
  };
  std::int32_t low = 0;
  std::int32_t high = Heading::kCircle / 4;
  // Where the library's arc lies is only a guess at where to look.
  const std::int32_t guess = guessed(way);
  if (guess - 1 > low && is_left(guess - 1)) {
    low = guess - 1;
  }
  if (guess + 2 < high && !is_left(guess + 2)) {
    high = guess + 1;
  }
  while (low < high) {
    const std::int32_t middle = (low + high + 1) / 2;
    if (is_left(middle)) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return Heading::of(way.quarter * (Heading::kCircle / 4) + low);
}

Inches distance(Point a, Point b) noexcept {
  const std::int64_t square = distance_squared(a, b);
  const std::int64_t root = square_root(square);
  return Inches::of_ticks(square > root * root + root ? root + 1 : root);
}

}  // namespace core::table
