// [0.4] Exact fractions: chances of dice, expected losses, halved strengths. The rules round by
// case, and a chance is not rounded at all.
#pragma once

#include <compare>
#include <cstdint>
#include <numeric>

namespace core::base {

/// A rational number in its lowest terms, its denominator above 0. (boost::rational of the version
/// we build with compares itself without end under C++20.)
class Fraction {
 public:
  constexpr Fraction(std::int64_t whole = 0) noexcept : numerator_{whole} {}  // NOLINT: a number

  /// @param denominator not 0.
  constexpr Fraction(std::int64_t numerator, std::int64_t denominator) noexcept {
    const std::int64_t sign = denominator < 0 ? -1 : 1;
    const std::int64_t common = std::gcd(numerator, denominator);
    numerator_ = sign * numerator / common;
    denominator_ = sign * denominator / common;
  }

  [[nodiscard]] constexpr std::int64_t numerator() const noexcept { return numerator_; }

  [[nodiscard]] constexpr std::int64_t denominator() const noexcept { return denominator_; }

  friend constexpr Fraction operator+(Fraction a, Fraction b) noexcept {
    return {a.numerator_ * b.denominator_ + b.numerator_ * a.denominator_,
            a.denominator_ * b.denominator_};
  }

  friend constexpr Fraction operator-(Fraction a, Fraction b) noexcept {
    return a + Fraction{-b.numerator_, b.denominator_};
  }

  friend constexpr Fraction operator*(Fraction a, Fraction b) noexcept {
    return {a.numerator_ * b.numerator_, a.denominator_ * b.denominator_};
  }

  constexpr Fraction& operator+=(Fraction other) noexcept { return *this = *this + other; }

  friend constexpr bool operator==(Fraction, Fraction) noexcept = default;

  friend constexpr std::strong_ordering operator<=>(Fraction a, Fraction b) noexcept {
    return a.numerator_ * b.denominator_ <=> b.numerator_ * a.denominator_;
  }

 private:
  std::int64_t numerator_{};
  std::int64_t denominator_{1};
};

}  // namespace core::base
