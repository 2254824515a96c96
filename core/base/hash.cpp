#include "core/base/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace core::base {

std::uint64_t hash_of(std::string_view bytes) noexcept {
  return XXH3_64bits(bytes.data(), bytes.size());
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

}  // namespace core::base
