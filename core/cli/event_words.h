// [28.0] Choices, refusals and events as answers tell them.
#pragma once

#include "core/cli/context.h"
#include "core/game/game.h"
#include "core/words/wording.h"

#include <string>
#include <vector>

namespace core::cli {

/// An event: its word under `event`, then what it is about; `text` is the sentence for people.
/// @param now the position after it.
/// @param was words::what_was() before it
[[nodiscard]] Json to_json(const state::Situation& now, const state::Event& event,
                           const words::Was& was = {});

/// Why a choice is refused: `case`, `reason`, `sentence`, the figures, the pieces, hexes and water
/// that it names, and the nearest legal way under `hint`.
/// @param reader who is refused; nothing: everything is told
[[nodiscard]] Json to_json(const state::Situation& now, const state::Illegal& illegal,
                           std::optional<board::Side> reader = {});

/// Where a game stands, and whose decision it is: nobody's when it is over.
[[nodiscard]] Json asks_json(const state::Turn& turn,
                             const std::optional<game::Question>& question);

}  // namespace core::cli
