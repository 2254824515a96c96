// What kind of letter a char is, the same in every locale.
#pragma once

namespace core::base {

/// 0 to 9.
[[nodiscard]] constexpr bool is_digit(char letter) noexcept {
  return letter >= '0' && letter <= '9';
}

}  // namespace core::base
