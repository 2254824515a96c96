#include "core/base/dice.h"

#include <algorithm>

namespace core::base {
namespace {

/// The finalizer of the generator splitmix64: every bit of the result hangs on every bit of the
/// counter. (Sebastiano Vigna gave its constants to the public domain.)
constexpr std::uint64_t mixed(std::uint64_t value) noexcept {
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
  return value ^ (value >> 31U);
}

constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15U;

}  // namespace

int Dice::next(int sides) const noexcept {
  const auto faces = static_cast<std::uint64_t>(std::max(sides, 1));
  if (made_ < scripted_.size() && scripted_[made_] != kFree) {
    const auto face = static_cast<std::uint64_t>(scripted_[made_]);
    return static_cast<int>(std::clamp<std::uint64_t>(face, 1, faces));
  }
  // Numbers of the last, incomplete run of `faces` would favour the low faces: they are drawn
  // again.
  const std::uint64_t fair = UINT64_MAX - UINT64_MAX % faces;
  std::uint64_t drawn = mixed(seed_ + kGolden * (std::uint64_t{made_} + 1));
  while (drawn >= fair) {
    drawn = mixed(drawn + kGolden);
  }
  return static_cast<int>(drawn % faces) + 1;
}

}  // namespace core::base
