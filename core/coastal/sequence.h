// [RC-141] [RC-142] The sequence of a move: its six phases, and what happens between two choices.
#pragma once

#include "core/coastal/record.h"

namespace core::coastal {

/// Whose choice is waited for; nothing when the battle is over.
[[nodiscard]] std::optional<Side> asked(const State& state) noexcept;

/// Before the first choice: dice for the captains, fog, the first orders.
void open(Record& record);

/// Lets all happen that needs no choice.
void go_on(Record& record);

}  // namespace core::coastal
