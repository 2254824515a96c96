// A std::variant of many kinds that is copied, moved, compared and destroyed in one source alone: a
// table of functions for every kind is made wherever that is done, and half of all sources hold
// lists of events and orders.
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

/// Used like the variant that it is: std::visit, std::get_if, index().
///
/// With `using EventKinds = Kinds<...>` its header says `extern template class
/// base::OneOf<EventKinds>` and one source `template class base::OneOf<EventKinds>`.
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

  template <class Kind>

  requires(std::same_as<std::remove_cvref_t<Kind>, Each> || ...)
      // NOLINTNEXTLINE(google-explicit-constructor,bugprone-forwarding-reference-overload): as a
      // variant
      OneOf(Kind&& kind)
      : variant{std::in_place_type<std::remove_cvref_t<Kind>>, std::forward<Kind>(kind)} {}

  [[nodiscard]] bool operator==(const OneOf& other) const
      requires(std::equality_comparable<Each>&&...);
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

template <class... Each>
bool OneOf<Kinds<Each...>>::operator==(const OneOf& other) const
    requires(std::equality_comparable<Each>&&...) {
  return static_cast<const variant&>(*this) == static_cast<const variant&>(other);
}

}  // namespace core::base
