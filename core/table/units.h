// [IC-001] [RC-001] Lengths, headings and places of the miniature table, in whole numbers: the same
// arithmetic on every machine.
#pragma once

#include <compare>
#include <cstdint>
#include <cstdlib>

namespace core::table {

/// A length on the table in ten-thousandths of an inch, so that every figure of the rules and
/// scenarios is exact and a limit can be met exactly.
///
/// A table of 200 inches is 2 million ticks; squares of distances fit std::int64_t a million times.
class Inches {
 public:
  static constexpr std::int64_t kTicks = 10'000;  ///< in an inch

  constexpr Inches() noexcept = default;

  [[nodiscard]] static constexpr Inches of(std::int64_t whole) noexcept {
    return Inches{whole * kTicks};
  }

  [[nodiscard]] static constexpr Inches of_ticks(std::int64_t ticks) noexcept {
    return Inches{ticks};
  }

  /// `numerator / denominator` inches, rounded to the nearest tick, halves away from zero.
  [[nodiscard]] static constexpr Inches ratio(std::int64_t numerator,
                                              std::int64_t denominator) noexcept {
    return Inches{rounded(numerator * kTicks, denominator)};
  }

  [[nodiscard]] constexpr std::int64_t ticks() const noexcept { return ticks_; }

  /// For drawing and for words only; never asked by a rule.
  [[nodiscard]] constexpr double decimal() const noexcept {
    return static_cast<double>(ticks_) / static_cast<double>(kTicks);
  }

  friend constexpr auto operator<=>(Inches, Inches) noexcept = default;

  friend constexpr Inches operator+(Inches a, Inches b) noexcept {
    return Inches{a.ticks_ + b.ticks_};
  }

  friend constexpr Inches operator-(Inches a, Inches b) noexcept {
    return Inches{a.ticks_ - b.ticks_};
  }

  friend constexpr Inches operator-(Inches a) noexcept { return Inches{-a.ticks_}; }

  friend constexpr Inches operator*(Inches a, std::int64_t factor) noexcept {
    return Inches{a.ticks_ * factor};
  }

  /// Rounded to the nearest tick, halves away from zero.
  friend constexpr Inches operator/(Inches a, std::int64_t parts) noexcept {
    return Inches{rounded(a.ticks_, parts)};
  }

  constexpr Inches& operator+=(Inches other) noexcept {
    ticks_ += other.ticks_;
    return *this;
  }

  constexpr Inches& operator-=(Inches other) noexcept {
    ticks_ -= other.ticks_;
    return *this;
  }

  template <class Archive>
  void serialize(Archive& archive) {
    archive(ticks_);
  }

 private:
  constexpr explicit Inches(std::int64_t ticks) noexcept : ticks_{ticks} {}

  [[nodiscard]] static constexpr std::int64_t rounded(std::int64_t value,
                                                      std::int64_t parts) noexcept {
    const std::int64_t half = parts / 2;
    return value >= 0 ? (value + half) / parts : -((-value + half) / parts);
  }

  std::int64_t ticks_{};
};

/// A direction by compass, 0 up the table and 90 to the right, in thousandths of a degree from 0 to
/// 359,999; or the size of a turn, where a function says so.
class Heading {
 public:
  static constexpr std::int32_t kDegree = 1'000;
  static constexpr std::int32_t kCircle = 360 * kDegree;
  static constexpr std::int32_t kRightAngle = 90 * kDegree;

  constexpr Heading() noexcept = default;

  [[nodiscard]] static constexpr Heading degrees(std::int32_t whole) noexcept {
    return of(std::int64_t{whole} * kDegree);
  }

  /// Any number of thousandths of a degree, brought within one circle.
  [[nodiscard]] static constexpr Heading of(std::int64_t thousandths) noexcept {
    const std::int64_t rest = thousandths % kCircle;
    return Heading{static_cast<std::int32_t>(rest < 0 ? rest + kCircle : rest)};
  }

  [[nodiscard]] constexpr std::int32_t thousandths() const noexcept { return value_; }

  [[nodiscard]] constexpr double decimal() const noexcept {
    return static_cast<double>(value_) / kDegree;
  }

  /// Turned to the right by so many thousandths of a degree, to the left when negative.
  [[nodiscard]] constexpr Heading turned(std::int64_t thousandths) const noexcept {
    return of(value_ + thousandths);
  }

  [[nodiscard]] constexpr Heading opposite() const noexcept { return turned(kCircle / 2); }

  friend constexpr auto operator<=>(Heading, Heading) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(value_);
  }

 private:
  constexpr explicit Heading(std::int32_t value) noexcept : value_{value} {}

  std::int32_t value_{};
};

/// The turn from one heading to another, in thousandths of a degree: above -180,000 (to the left)
/// up to 180,000 (to the right).
[[nodiscard]] constexpr std::int32_t turn_between(Heading from, Heading to) noexcept {
  std::int32_t turn = to.thousandths() - from.thousandths();
  if (turn > Heading::kCircle / 2) {
    turn -= Heading::kCircle;
  } else if (turn <= -Heading::kCircle / 2) {
    turn += Heading::kCircle;
  }
  return turn;
}

/// The angle between two headings, in thousandths of a degree, 0 to 180,000.
[[nodiscard]] constexpr std::int32_t angle_between(Heading a, Heading b) noexcept {
  return std::abs(turn_between(a, b));
}

/// [IC-401] A place on the table: from its lower left corner, x to the right and y upwards.
struct Point {
  Inches x;
  Inches y;

  friend constexpr auto operator<=>(Point, Point) noexcept = default;

  friend constexpr Point operator+(Point a, Point b) noexcept { return {a.x + b.x, a.y + b.y}; }

  friend constexpr Point operator-(Point a, Point b) noexcept { return {a.x - b.x, a.y - b.y}; }

  template <class Archive>
  void serialize(Archive& archive) {
    archive(x, y);
  }
};

/// [IC-401] Where a ship stands: the place of its stack, and where its bow points.
struct Pose {
  Point at;
  Heading heading;

  friend constexpr auto operator<=>(Pose, Pose) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(at, heading);
  }
};

}  // namespace core::table
