// [28.0] The choices that a position offers, as far as somebody wants to know them.
#pragma once

#include "core/sequence/action.h"

#include <array>
#include <bitset>
#include <utility>
#include <vector>

namespace core::sequence {

/// Gathers what the rooms of rules offer, in their order. Whoever offers may leave out what is not
/// wanted: to let a game go on it is enough to know of one choice, and a player who draws a kind
/// first wants one choice of each kind, then those of one.
class Choices {
 public:
  /// All that there are.
  Choices() = default;

  /// The first that is no pass.
  [[nodiscard]] static Choices any() { return Choices{Wanted::Any, {}}; }

  /// The first of each kind.
  [[nodiscard]] static Choices one_of_each_kind() { return Choices{Wanted::OneOfEach, {}}; }

  /// Those of one kind.
  [[nodiscard]] static Choices of(ActionKind kind) { return Choices{Wanted::Kind, kind}; }

  /// Whether another choice of the kind would be kept: else nobody need look for it.
  [[nodiscard]] bool wants(ActionKind kind) const noexcept {
    switch (wanted_) {
      case Wanted::All:
        return true;
      case Wanted::Any:
        return !has_one_ && (kind != ActionKind::Pass || list_.empty());
      case Wanted::OneOfEach:
        return !kinds_.test(static_cast<std::size_t>(kind));
      case Wanted::Kind:
        return kind == kind_;
    }
    return true;
  }

  /// Whether a choice of any of the kinds would be kept.
  template <class... Kinds>
  [[nodiscard]] bool wants_any_of(Kinds... kinds) const noexcept {
    return (wants(kinds) || ...);
  }

  /// Keeps the choice if it is wanted.
  void add(const Action& action) {
    if (wants(action.kind)) {
      list_.push_back(action);
      kinds_.set(static_cast<std::size_t>(action.kind));
      has_one_ = has_one_ || action.kind != ActionKind::Pass;
    }
  }

  template <class Actions>
  void add_all(const Actions& actions) {
    for (const Action& action : actions) {
      add(action);
    }
  }

  /// Whether nothing more would be kept.
  [[nodiscard]] bool has_enough() const noexcept { return wanted_ == Wanted::Any && has_one_; }

  /// Whether there is something to decide apart from passing.
  [[nodiscard]] bool has_choice() const noexcept { return has_one_; }

  [[nodiscard]] const std::vector<Action>& list() const noexcept { return list_; }

  [[nodiscard]] std::vector<Action> take() && { return std::move(list_); }

 private:
  enum class Wanted : std::uint8_t { All, Any, OneOfEach, Kind };

  Choices(Wanted wanted, ActionKind kind) : wanted_{wanted}, kind_{kind} {}

  Wanted wanted_{};
  ActionKind kind_{};
  bool has_one_{};
  std::bitset<kActionKindCount> kinds_;
  std::vector<Action> list_;
};

}  // namespace core::sequence
