// [FB-200] [FB-230] [FB-242] Places as a gun sees them: how far along its line of fire, how far off
// it.
#pragma once

#include "core/table/fixed.h"
#include "core/table/plane.h"
#include "core/table/trigonometry.h"
#include "core/table/units.h"

#include <algorithm>
#include <compare>
#include <optional>

namespace core::field {

/// A line from a muzzle through a point of aim. Origin: the muzzle; first axis along the line,
/// second to the right of it.
///
/// Limits are compared exactly, in whole products; along() and aside() are to the nearest tick.
class LineOfFire {
 public:
  using Inches = table::Inches;
  using Point = table::Point;
  using Wide = table::Wide;

  /// @pre the points differ
  constexpr LineOfFire(Point muzzle, Point aim) noexcept
      : muzzle_{muzzle}, x_{(aim.x - muzzle.x).ticks()}, y_{(aim.y - muzzle.y).ticks()} {}

  [[nodiscard]] constexpr Point muzzle() const noexcept { return muzzle_; }

  /// How far along the line a place is, against a limit that is not negative.
  [[nodiscard]] constexpr std::strong_ordering compare_along(Point place,
                                                             Inches limit) const noexcept {
    const Wide dot = dot_of(place);
    if (dot < 0) {
      return std::strong_ordering::less;
    }
    return ordering(dot * dot, square(limit));
  }

  /// Whether a place lies before the muzzle, beyond `from` and not beyond `to`.
  [[nodiscard]] constexpr bool is_between(Point place, Inches from, Inches to) const noexcept {
    return dot_of(place) > 0 && compare_along(place, from) > 0 && compare_along(place, to) <= 0;
  }

  /// Whether a place is no farther off the line than a limit.
  [[nodiscard]] constexpr bool is_within(Point place, Inches limit) const noexcept {
    const Wide cross = cross_of(place);
    return cross * cross <= square(limit);
  }

  /// [FB-233] Whether a place lies in a triangle with its apex at the muzzle.
  /// @param width at the far end
  [[nodiscard]] constexpr bool is_in_cone(Point place, Inches height, Inches width) const noexcept {
    const Wide cross = cross_of(place);
    const Wide dot = dot_of(place);
    return dot > 0 && compare_along(place, height) <= 0 &&
           (cross < 0 ? -cross : cross) * 2 * height.ticks() <= dot * width.ticks();
  }

  /// Along the line, negative behind the muzzle.
  [[nodiscard]] Inches along(Point place) const noexcept { return scaled(dot_of(place)); }

  /// Off the line, to the right when positive.
  [[nodiscard]] Inches aside(Point place) const noexcept { return scaled(cross_of(place)); }

  /// The place so far along the line, to a few ticks.
  [[nodiscard]] Point at(Inches along) const noexcept {
    const auto length =
        std::max<std::int64_t>(1, table::square_root(static_cast<std::int64_t>(squared_length())));
    const auto part = [&](std::int64_t way) {
      return Inches::of_ticks(static_cast<std::int64_t>(Wide{way} * along.ticks() / length));
    };
    return {muzzle_.x + part(x_), muzzle_.y + part(y_)};
  }

  /// The products that along() and aside() are made of, for comparing with one another.
  [[nodiscard]] constexpr Wide dot_of(Point place) const noexcept {
    return Wide{(place.x - muzzle_.x).ticks()} * x_ + Wide{(place.y - muzzle_.y).ticks()} * y_;
  }

  [[nodiscard]] constexpr Wide cross_of(Point place) const noexcept {
    return Wide{(place.x - muzzle_.x).ticks()} * y_ - Wide{(place.y - muzzle_.y).ticks()} * x_;
  }

 private:
  [[nodiscard]] constexpr Wide squared_length() const noexcept {
    return Wide{x_} * x_ + Wide{y_} * y_;
  }

  /// A limit squared, in the measure of the products.
  [[nodiscard]] constexpr Wide square(Inches limit) const noexcept {
    return Wide{limit.ticks()} * limit.ticks() * squared_length();
  }

  [[nodiscard]] static constexpr std::strong_ordering ordering(Wide a, Wide b) noexcept {
    return a < b   ? std::strong_ordering::less
           : a > b ? std::strong_ordering::greater
                   : std::strong_ordering::equal;
  }

  [[nodiscard]] Inches scaled(Wide product) const noexcept {
    // Four times the square: the last bit of its root rounds.
    const Wide twice = product * product * 4 / std::max<Wide>(1, squared_length());
    const std::int64_t root = (table::square_root(static_cast<std::int64_t>(twice)) + 1) / 2;
    return Inches::of_ticks(product < 0 ? -root : root);
  }

  Point muzzle_;
  std::int64_t x_;
  std::int64_t y_;
};

/// A stretch of a line of fire.
struct Stretch {
  table::Inches from;
  table::Inches to;
};

/// Where a polygon lies along a line of fire, of what is no farther off it than a limit; nothing
/// when it lies off it altogether. Of a polygon that bends round the line what is between counts.
[[nodiscard]] std::optional<Stretch> stretch_of(const LineOfFire& line,
                                                const table::Polygon& polygon, table::Inches limit);

}  // namespace core::field
