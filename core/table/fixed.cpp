#include "core/table/fixed.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::table {

namespace {

constexpr FineAngle kQuarter = kFineCircle / 4;

/// Thousandths of a degree as radians: pi / 180,000 in 2^-76, that is fine angles to 2^-60 by a
/// shift of 40.
constexpr std::int64_t kRadians = 1'318'733'497'790'395'341;
constexpr int kRadiansShift = 40;

/// A radian in 2^-20 fine angles.
constexpr std::int64_t kRadian = 1'007'958'012'753'982'965;
constexpr int kRadianShift = 20;

constexpr std::int64_t product(std::int64_t a, std::int64_t b) noexcept {
  return static_cast<std::int64_t>((Wide{a} * b) >> kFineSineBits);
}

/// By then no term of the series within an eighth of a circle is left.
constexpr std::int64_t kLastFactor = 31;

/// The series from `term` on: each term the one before times -x^2 by the next two whole numbers.
/// They are known when this is compiled, so that nothing is divided as it runs.
template <std::int64_t kNext>
std::int64_t series(std::int64_t term, std::int64_t square) noexcept {
  if constexpr (kNext < kLastFactor) {
    if (term != 0 && term != -1) {
      constexpr std::int64_t kFactors = kNext * (kNext + 1);
      return term + series<kNext + 2>(-product(term, square) / kFactors, square);
    }
  }
  return term;
}

FineSine worked_out(FineAngle angle) noexcept {
  FineAngle within = angle % kFineCircle;
  within += within < 0 ? kFineCircle : 0;
  const FineAngle quarters = (within + kQuarter / 2) / kQuarter;
  const auto x =
      static_cast<std::int64_t>((Wide{within - quarters * kQuarter} * kRadians) >> kRadiansShift);
  const std::int64_t square = product(x, x);
  const std::int64_t sine = series<2>(x, square);
  const std::int64_t cosine = series<1>(std::int64_t{1} << kFineSineBits, square);
  switch (quarters % 4) {
    case 0:
      return {sine, cosine};
    case 1:
      return {cosine, -sine};
    case 2:
      return {-sine, -cosine};
    default:
      return {-cosine, sine};
  }
}

}  // namespace

FineSine fine_sine(FineAngle angle) noexcept {
  // Who looks along a course asks for few angles again and again: the last ones are remembered.
  struct Known {
    FineAngle angle{};
    FineSine of{0, std::int64_t{1} << kFineSineBits};
  };

  constexpr int kPlaces = 8;  // as a power of two
  constexpr std::uint64_t kScatter = 0x9E37'79B9'7F4A'7C15;
  thread_local std::array<Known, std::size_t{1} << kPlaces> memory;
  Known& known = memory[(static_cast<std::uint64_t>(angle) * kScatter) >> (64 - kPlaces)];
  if (known.angle != angle) {
    known = {angle, worked_out(angle)};
  }
  return known.of;
}

FinePoint fine_along(FinePoint from, FineAngle direction, FineLength length) noexcept {
  const FineSine way = fine_sine(direction);
  return {from.x + product(way.sine, length), from.y + product(way.cosine, length)};
}

FineAngle angle_of_arc(Inches length, Inches radius) noexcept {
  return static_cast<FineAngle>((Wide{length.ticks()} * kRadian / radius.ticks()) >> kRadianShift);
}

std::int64_t square_root(std::int64_t square) noexcept {
  // The root of the processor is within one of the whole one; which it is, whole numbers tell, so
  // that the answer does not hang on how a machine rounds.
  constexpr std::int64_t kLargest = 3'037'000'499;  // its square still fits
  auto root = std::min(static_cast<std::int64_t>(std::sqrt(static_cast<double>(square))), kLargest);
  while (root * root > square) {
    --root;
  }
  while (root < kLargest && (root + 1) * (root + 1) <= square) {
    ++root;
  }
  return root;
}

}  // namespace core::table
