// A std::variant of many kinds that is copied, moved and destroyed in one source alone. Wherever
// that is done the compiler makes a function for every kind, and half of all sources hold lists of
// events or orders.
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace core::base {

template <class... Each>
struct Kinds {};

template <class List>
class OneOf;

template <class Kind, class... Each>
concept KindOf = (std::same_as<std::remove_cvref_t<Kind>, Each> || ...);

/// Used like the variant that it is: std::visit, std::get_if, index().
///
/// With `using EventKinds = Kinds<...>` and `using Event = OneOf<EventKinds>` a header declares
/// `extern template class core::base::OneOf<EventKinds>`, and one source has the same without
/// `extern`.
template <class... Each>
class OneOf<Kinds<Each...>> : public std::variant<Each...> {
 public:
  using variant = std::variant<Each...>;

  OneOf();
  OneOf(const OneOf& other);
  OneOf(OneOf&& other) noexcept;
  OneOf& operator=(const OneOf& other);
  OneOf& operator=(OneOf&& other) noexcept;
  ~OneOf();

  template <KindOf<Each...> Kind>
  // As the variant it is made of any of its kinds, and never of itself so.
  // NOLINTNEXTLINE(google-explicit-constructor,bugprone-forwarding-reference-overload)
  OneOf(Kind&& kind)
      : variant{std::in_place_type<std::remove_cvref_t<Kind>>, std::forward<Kind>(kind)} {}
};

template <class... Each>
OneOf<Kinds<Each...>>::OneOf() = default;

template <class... Each>
OneOf<Kinds<Each...>>::OneOf(const OneOf& other) = default;

template <class... Each>
OneOf<Kinds<Each...>>::OneOf(OneOf&& other) noexcept = default;

template <class... Each>
OneOf<Kinds<Each...>>& OneOf<Kinds<Each...>>::operator=(const OneOf& other) = default;

template <class... Each>
OneOf<Kinds<Each...>>& OneOf<Kinds<Each...>>::operator=(OneOf&& other) noexcept = default;

template <class... Each>
OneOf<Kinds<Each...>>::~OneOf() = default;

template <std::equality_comparable... Each>
[[nodiscard]] bool operator==(const OneOf<Kinds<Each...>>& a, const OneOf<Kinds<Each...>>& b) {
  using Variant = std::variant<Each...>;
  return static_cast<const Variant&>(a) == static_cast<const Variant&>(b);
}

}  // namespace core::base
