// [FB-070] [FB-T03] The sequence of a move: the steps in which sides decide, and the phases
// between.
#pragma once

#include "core/field/record.h"

#include <optional>

namespace core::field {

/// Whose choice is waited for; nothing when the battle is over. What both write at once the Union
/// writes first; neither sees what the other has written.
[[nodiscard]] std::optional<Side> asked(const State& state) noexcept;

/// Before the first choice: who is hidden, the first move begins.
void open(Record& record);

/// A side has written all that it wants to, or passes.
void end_step(Record& record, Side side);

/// After a choice of the second move of a melee: goes on as far as nobody is asked.
void go_on_with_melees(Record& record);

}  // namespace core::field
