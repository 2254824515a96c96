// [FB-010] Chances of dice as whole numbers: parts of a thousand million, so that thousandths of a
// figure come out right after any sum.
#pragma once

#include <cstdint>

namespace core::field {

/// Parts of kCertain; of a sum of chances, an expected number.
using Chance = std::int64_t;

inline constexpr Chance kCertain = 1'000'000'000;

/// `parts` in `of`, to the nearest part.
[[nodiscard]] constexpr Chance chance_of(std::int64_t parts, std::int64_t of) noexcept {
  return (parts * kCertain + of / 2) / of;
}

/// Both of two independent things, or an expected number times a chance. Numbers of up to nine.
[[nodiscard]] constexpr Chance both(Chance a, Chance b) noexcept {
  return (a * b + kCertain / 2) / kCertain;
}

[[nodiscard]] constexpr Chance unless(Chance chance) noexcept { return kCertain - chance; }

/// That a die shows a face or a higher one.
[[nodiscard]] constexpr Chance at_least(int face) noexcept {
  constexpr int kFaces = 6;
  return face > kFaces ? 0 : face < 1 ? kCertain : chance_of(kFaces + 1 - face, kFaces);
}

/// [FB-420] That an officer who is hit falls.
inline constexpr Chance kOfficerFalls = chance_of(4, 6);

}  // namespace core::field
