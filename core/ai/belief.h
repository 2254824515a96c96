// [0.5] What a general believes of the Enemies he does not see.
#pragma once

#include "core/plan/surmise.h"

namespace core::ai {

/// The position as plan::surmised_by() has it, in which each Enemy counter that is seen is as
/// strong as it and what is usually beneath it: the chart `general_beliefs` of
/// docs/rules/general.md. A battle that goes on has the strength that is shown. Of this position
/// everything is open to the side: it is its own picture of the war.
///
/// While secrecy is OPEN it is the game.
[[nodiscard]] plan::Surmise believed_by(game::Game& game, board::Side side);

}  // namespace core::ai
