// Which figures an enumeration has a name for: known from the type alone, so that nobody keeps a
// count beside it.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace core::base {

/// Whether the enumeration has an enumerator of this value: the compiler writes the value of one
/// as its name, that of another as a cast.
template <class E, E kValue>
[[nodiscard]] constexpr bool has_name() noexcept {
  constexpr std::string_view kWritten = __PRETTY_FUNCTION__;
  constexpr std::string_view kBefore = "kValue = ";
  return kWritten[kWritten.find(kBefore) + kBefore.size()] != '(';
}

namespace detail {

template <class E, std::size_t kAt = 0>
[[nodiscard]] constexpr std::size_t count_up() noexcept {
  if constexpr (has_name<E, static_cast<E>(kAt)>()) {
    return count_up<E, kAt + 1>();
  } else {
    return kAt;
  }
}

template <class E, std::size_t kAt = 0>
[[nodiscard]] constexpr std::size_t count_bits() noexcept {
  if constexpr (kAt < 8 * sizeof(E)) {
    using Figure = std::underlying_type_t<E>;
    if constexpr (has_name<E, static_cast<E>(static_cast<Figure>(1) << kAt)>()) {
      return count_bits<E, kAt + 1>();
    }
  }
  return kAt;
}

}  // namespace detail

/// Whether its enumerators are bits, 1, 2, 4 and on, which several may be set of.
template <class E>
inline constexpr bool kIsOfBits =
    !has_name<E, static_cast<E>(0)>() && has_name<E, static_cast<E>(1)>() &&
    !has_name<E, static_cast<E>(3)>();

/// How many enumerators it has: from 0 without a gap, or that many bits.
template <class E>
[[nodiscard]] constexpr std::size_t enumerator_count() noexcept {
  if constexpr (kIsOfBits<E>) {
    return detail::count_bits<E>();
  } else {
    static_assert(has_name<E, static_cast<E>(0)>(), "it begins neither at 0 nor at the first bit");
    return detail::count_up<E>();
  }
}

/// Whether a figure is a value that the enumeration has a name for; of bits, any that are set.
template <class E>
[[nodiscard]] constexpr bool is_enumerator(std::underlying_type_t<E> figure) noexcept {
  using Unsigned = std::make_unsigned_t<std::underlying_type_t<E>>;
  const auto value = static_cast<Unsigned>(figure);
  constexpr std::size_t kCount = enumerator_count<E>();
  if constexpr (kIsOfBits<E>) {
    if constexpr (kCount >= 8 * sizeof(E)) {
      return value != 0;
    } else {
      return value != 0 && (value >> kCount) == 0;
    }
  } else {
    return value < kCount;
  }
}

}  // namespace core::base
