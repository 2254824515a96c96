// An operation is given: choice by choice, laid out anew after each die.
#pragma once

#include "core/game/game.h"
#include "core/plan/operation.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace core::plan {

/// An operation on its way: which choice comes next, as the game stands then.
class Undertaking {
 public:
  explicit Undertaking(Operation operation);

  /// The next choice, which is legal; nothing once the operation is done, goes no further or waits.
  /// @param game as it stands after the choices that were named before
  [[nodiscard]] std::optional<sequence::Action> next(game::Game game);

  /// Why it goes no further: a die has fallen against it, or what came of a choice was not
  /// foreseen. With no choice named it was refused.
  [[nodiscard]] const std::optional<state::Illegal>& failed() const noexcept { return failed_; }

  /// It waits for a decision that it brought about, of a battle, a fort; then it may go on.
  [[nodiscard]] bool waits() const noexcept { return waits_; }

 private:
  /// Lays it out as the game stands; false where it goes no further.
  bool lay_out(const game::Game& game);

  Operation operation_;
  std::vector<sequence::Action> orders_;
  std::size_t at_{};
  std::size_t named_{};
  int layouts_{};
  bool whole_{};
  bool waits_{};
  std::optional<state::Illegal> failed_;
};

/// How far an operation has come: it is done when it has not failed and waits for nothing.
struct Undertaken {
  std::size_t choices{};                 ///< that were made
  std::optional<state::Illegal> failed;  ///< why it goes no further
  bool waits{};                          ///< for a decision that it brought about
};

/// Makes the choices of an operation until it is done, or goes no further. With no choice made it
/// was refused, and nothing has changed.
///
/// @param game the game as it stands, asked anew after each choice
/// @param make makes a choice in it, or says why not
[[nodiscard]] Undertaken undertake(
    const Operation& operation, const std::function<game::Game()>& game,
    const std::function<state::Ruling<>(const sequence::Action&)>& make);

}  // namespace core::plan
