#include "core/save/state_hash.h"

#include "core/base/hash.h"
#include "core/save/bytes.h"
#include "core/state/archive.h"

namespace core::save {
namespace {

/// A position of a whole set-up has some 90 kB.
constexpr std::size_t kUsualSize = std::size_t{128} * 1024;

}  // namespace

std::uint64_t state_hash(const state::GameState& state, int form) {
  return base::hash_of(to_bytes(state, kUsualSize, form));
}

}  // namespace core::save
