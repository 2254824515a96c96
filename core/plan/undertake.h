// An operation is given: choice by choice, laid out anew after each die.
#pragma once

#include "core/plan/operation.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace core::plan {

/// How far an operation has come: it is done when it has not failed and waits for nothing.
struct Undertaken {
  std::size_t choices{};                 ///< that were made
  std::optional<state::Illegal> failed;  ///< why it goes no further
  bool waits{};  ///< for a decision that it brought about, of a battle, a fort; then it may go on
};

/// Makes the choices of an operation until it is done, or goes no further: a die has fallen against
/// it, or what came of a choice was not foreseen. With no choice made it was refused, and nothing
/// has changed.
///
/// @param game the game as it stands, asked anew after each choice
/// @param make makes a choice in it, or says why not
[[nodiscard]] Undertaken undertake(
    const Operation& operation, const std::function<game::Game()>& game,
    const std::function<state::Ruling<>(const sequence::Action&)>& make);

}  // namespace core::plan
