// [0.5] A game that another program plays: each prompt as a line of JSON (docs/json.md, `play`).
#pragma once

#include "core/cli/context.h"
#include "core/save/match.h"

namespace core::cli {

/// What a side that is asked may know: where the game stands, its forces and what it sees of the
/// Enemy, and every order it can give, by the order's word.
/// @pre the game is not over: question() names the side
[[nodiscard]] Json prompt_json(save::Match& match, board::Side side);

}  // namespace core::cli
