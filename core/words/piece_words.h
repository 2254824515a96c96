// [0.5] Pieces as sentences name them.
#pragma once

#include "core/state/situation.h"

#include <optional>
#include <string>

namespace core::words {

/// [0.5] Whether the reader sees the piece for what it is: it is his own, or secrecy does not hide
/// it. Nobody in particular sees everything.
[[nodiscard]] bool is_seen(const state::Situation& now, state::PieceId piece,
                           std::optional<board::Side> reader);

/// What is printed on a piece; behind a counter without a name its id, for there are many alike.
/// Empty for no piece, and for one that the position does not know.
///
/// @param reader who reads it: of a piece of the other side that secrecy hides [0.5] he is told
///               only that it is the Enemy's; nothing: everything is told.
[[nodiscard]] std::string piece_title(const state::Situation& now,
                                      std::optional<state::PieceId> piece,
                                      std::optional<board::Side> reader);

}  // namespace core::words
