// [5.1] Initiative chits.
#pragma once

#include "core/command/span.h"
#include "core/sequence/action.h"

#include <vector>

namespace core::command {

/// [5.12] [19.35] The pool of this game-turn: of the scenario, in the campaign of the cycle.
[[nodiscard]] const rulebook::ChitPool& chit_pool(const Situation& now) noexcept;

/// [5.13] Who takes a chit next: the Confederate, then the Union; nothing when both have one.
[[nodiscard]] std::optional<board::Side> takes_chit(const Situation& now) noexcept;

/// [5.11] The chits that are left to draw, ascending.
[[nodiscard]] std::vector<int> chits_left(const Situation& now);

/// [5.13] Whether the option value may be taken: by the Confederate, before any chit is drawn.
[[nodiscard]] Ruling<> may_take_option(const Situation& now);

/// Whether a chit may be drawn.
[[nodiscard]] Ruling<> may_draw(const Situation& now);

/// [5.13] The Confederate takes the option value instead of drawing.
void take_option(Record& record);

/// [5.11] The side whose turn it is draws; after both the higher value is First Player.
void draw(Record& record);

}  // namespace core::command
