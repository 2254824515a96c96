#include "core/game/state_hash.h"

#include "core/game/bytes.h"
#include "core/state/archive.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace core::game {
namespace {

/// A position of a whole set-up has some 90 kB.
constexpr std::size_t kUsualSize = std::size_t{128} * 1024;

}  // namespace

std::uint64_t hash_of(std::string_view bytes) noexcept {
  return XXH3_64bits(bytes.data(), bytes.size());
}

std::uint64_t state_hash(const state::GameState& state) {
  return hash_of(to_bytes(state, kUsualSize));
}

std::string hash_text(std::uint64_t hash) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit) {
    *digit = kHex[hash & 15U];
    hash >>= 4U;
  }
  return text;
}

}  // namespace core::game
