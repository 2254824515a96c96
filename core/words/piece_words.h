// [0.5] Pieces as sentences name them.
#pragma once

#include "core/state/situation.h"

#include <optional>
#include <string>

namespace core::words {

/// What is printed on a piece; behind a counter without a name its id, for there are many alike.
/// Empty for no piece, and for one that the position does not know.
///
/// @param reader who reads it: of a piece of the other side that secrecy hides [0.5] he is told
///               only that it is the Enemy's; nothing: everything is told.
[[nodiscard]] std::string piece_title(const state::Situation& now,
                                      std::optional<state::PieceId> piece,
                                      std::optional<board::Side> reader);

}  // namespace core::words
