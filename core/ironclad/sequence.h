// [IC-061]-[IC-065] The sequence of play: the six steps, and what happens between two choices.
#pragma once

#include "core/ironclad/record.h"

namespace core::ironclad {

/// [IC-062] Who lays guns now: the Union first; nothing in other steps.
[[nodiscard]] std::optional<Side> laying_side(const State& state) noexcept;

/// Whose choice is waited for; nothing when the battle is over.
[[nodiscard]] std::optional<Side> asked(const State& state) noexcept;

/// [IC-023] Before the first choice: parties are formed, the first step begins.
void open(Record& record);

/// A side has embarked, moved or laid all that it wants to.
void end_step(Record& record, Side side);

/// Lets all happen that needs no choice.
void go_on(Record& record);

}  // namespace core::ironclad
