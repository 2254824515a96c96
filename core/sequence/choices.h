// [28.0] The choices that a position offers, as far as somebody wants to know them.
#pragma once

#include "core/sequence/action.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace core::sequence {

/// Gathers what the rooms of rules offer, in their order. Whoever offers may leave out what is not
/// wanted: to let a game go on it is enough to know of one choice, and a player who draws a kind
/// first wants one choice of each kind, then those of one.
class Choices {
 public:
  /// All that there are.
  Choices() : open_{KindSet{}.set()} {}

  /// The first that is no pass.
  [[nodiscard]] static Choices any() {
    Choices choices;
    choices.wanted_ = Wanted::Any;
    return choices;
  }

  /// The first of each kind.
  [[nodiscard]] static Choices one_of_each_kind() {
    Choices choices;
    choices.wanted_ = Wanted::OneOfEach;
    return choices;
  }

  /// Those of one kind.
  [[nodiscard]] static Choices of(ActionKind kind) {
    Choices choices;
    choices.open_ = KindSet{}.set(static_cast<std::size_t>(kind));
    return choices;
  }

  /// Leaves out all other kinds.
  void narrow_to(const KindSet& kinds) noexcept { open_ &= kinds; }

  /// Whether another choice of the kind would be kept: else nobody need look for it.
  [[nodiscard]] bool wants(ActionKind kind) const noexcept {
    return open_[static_cast<std::size_t>(kind)];
  }

  /// Whether a choice of any of the kinds would be kept.
  template <class... Wants>
  [[nodiscard]] bool wants_any_of(Wants... kinds) const noexcept {
    return (wants(kinds) || ...);
  }

  [[nodiscard]] bool wants_any_of(const KindSet& kinds) const noexcept {
    return (open_ & kinds).any();
  }

  /// Keeps the choice if it is wanted.
  void add(const Action& action) {
    if (wants(action.kind)) {
      keep(action);
    }
  }

  template <class Actions>
  void add_all(const Actions& actions) {
    for (const Action& action : actions) {
      add(action);
    }
  }

  /// Whether nothing more would be kept.
  [[nodiscard]] bool has_enough() const noexcept { return open_.none(); }

  /// Whether there is something to decide apart from passing.
  [[nodiscard]] bool has_choice() const noexcept { return has_one_; }

  [[nodiscard]] const std::vector<Action>& list() const noexcept { return list_; }

  [[nodiscard]] std::vector<Action> take() && { return std::move(list_); }

 private:
  enum class Wanted : std::uint8_t { All, Any, OneOfEach };

  /// Apart from add(), so that what is not wanted costs no call.
  void keep(const Action& action);

  Wanted wanted_{};
  bool has_one_{};
  KindSet open_;  ///< of which another one would be kept
  std::vector<Action> list_;
};

}  // namespace core::sequence
