// [IC-001] Fractions of ticks and of thousandths of a degree, for the room's own steps: a course is
// followed in them from its start, and rounded once where somebody asks.
#pragma once

#include "core/table/units.h"

#include <cstdint>

namespace core::table {

/// 128 bits, for products of whole numbers that are compared or shifted at once.
__extension__ using Wide = __int128;

/// An angle in 2^-24 thousandths of a degree, of any number of circles.
using FineAngle = std::int64_t;

inline constexpr int kFineAngleBits = 24;
inline constexpr FineAngle kFineCircle = std::int64_t{Heading::kCircle} << kFineAngleBits;

/// A length in 2^-20 ticks.
using FineLength = std::int64_t;

inline constexpr int kFineLengthBits = 20;

/// Sine and cosine are whole numbers of 2^-60.
inline constexpr int kFineSineBits = 60;

struct FineSine {
  std::int64_t sine{};
  std::int64_t cosine{};
};

/// By the series of both within an eighth of a circle, the rest by symmetry; right to about 2^-56.
[[nodiscard]] FineSine fine_sine(FineAngle angle) noexcept;

struct FinePoint {
  FineLength x{};
  FineLength y{};
};

/// Where a hull is between two ticks.
struct FinePose {
  FinePoint at;
  FineAngle heading{};
};

[[nodiscard]] constexpr FineLength fine(Inches length) noexcept {
  return length.ticks() * (std::int64_t{1} << kFineLengthBits);
}

[[nodiscard]] constexpr FineAngle fine(Heading heading) noexcept {
  return std::int64_t{heading.thousandths()} << kFineAngleBits;
}

[[nodiscard]] constexpr FinePose fine(Pose pose) noexcept {
  return {{fine(pose.at.x), fine(pose.at.y)}, fine(pose.heading)};
}

/// The nearest tick, halves upwards.
[[nodiscard]] constexpr Inches rounded(FineLength length) noexcept {
  return Inches::of_ticks((length + (std::int64_t{1} << (kFineLengthBits - 1))) >> kFineLengthBits);
}

[[nodiscard]] constexpr Point rounded(FinePoint point) noexcept {
  return {rounded(point.x), rounded(point.y)};
}

/// The nearest tick and the nearest thousandth of a degree, halves upwards.
[[nodiscard]] constexpr Pose rounded(FinePose pose) noexcept {
  return {
      rounded(pose.at),
      Heading::of((pose.heading + (std::int64_t{1} << (kFineAngleBits - 1))) >> kFineAngleBits)};
}

/// `length` from a point in a direction; backwards when it is negative.
[[nodiscard]] FinePoint fine_along(FinePoint from, FineAngle direction, FineLength length) noexcept;

/// The angle of an arc of `length` on `radius`; negative for a negative length.
///
/// @param radius above 0.
[[nodiscard]] FineAngle angle_of_arc(Inches length, Inches radius) noexcept;

/// The whole part of a square root.
[[nodiscard]] std::int64_t square_root(std::int64_t square) noexcept;

}  // namespace core::table
