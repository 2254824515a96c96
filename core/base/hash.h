// The hash by which bytes are known again: of a position, of an action in a journal, of a
// catalogue.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace core::base {

/// XXH3, 64 bits without a seed, of some bytes: the same on every machine.
[[nodiscard]] std::uint64_t hash_of(std::string_view bytes) noexcept;

/// A hash as we print it: 16 hexadecimal digits.
[[nodiscard]] std::string hash_text(std::uint64_t hash);

}  // namespace core::base
