// A digest of the code that games of generals are played with; code_digest.cmake makes it.
#pragma once

#include <string_view>

namespace core::cli {

/// 16 hexadecimal digits that change with any line of code of the rooms that a game stands on,
/// from `base` to `study`. The same sources have the same digest, however they are compiled.
[[nodiscard]] std::string_view code_digest() noexcept;

}  // namespace core::cli
