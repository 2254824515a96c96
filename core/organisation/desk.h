// [3.24] [16.0] What this room answers to the engine: its choices, and the decision it goes on
// with.
#pragma once

#include "core/sequence/choices.h"
#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>
#include <vector>

namespace core::organisation {

/// Whether a choice of this room is legal now, or the case that forbids it. Changes nothing.
[[nodiscard]] state::Ruling<> judge(const state::Situation& now, const sequence::Action& action);

/// Does what judge() allows.
void act(state::Record& record, const sequence::Action& action);

/// Adds every choice of this room that judge() allows now.
void offer(const state::Situation& now, sequence::Choices& legal);

/// Goes on with the innermost decision, or with the stage when there is none, as far as this room
/// can without a player.
[[nodiscard]] sequence::Progress proceed(state::Record& record);

/// Who decides about the innermost decision, if it is of this room and not simply the acting
/// side's.
[[nodiscard]] std::optional<board::Side> decides(const state::Situation& now);

}  // namespace core::organisation
