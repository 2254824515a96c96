// Ids that cannot be mixed up.
#pragma once

#include <compare>
#include <cstddef>
#include <functional>

namespace core::base {

/// A number that names a thing. Explicit to make, without arithmetic; the tag makes each id a type
/// of its own.
template <class Tag, class Rep>
class StrongId {
 public:
  constexpr StrongId() noexcept = default;

  constexpr explicit StrongId(Rep value) noexcept : value_{value} {}

  [[nodiscard]] constexpr Rep value() const noexcept { return value_; }

  friend constexpr auto operator<=>(StrongId, StrongId) noexcept = default;

 private:
  Rep value_{};
};

}  // namespace core::base

template <class Tag, class Rep>
struct std::hash<core::base::StrongId<Tag, Rep>> {
  std::size_t operator()(core::base::StrongId<Tag, Rep> id) const noexcept {
    return std::hash<Rep>{}(id.value());
  }
};
