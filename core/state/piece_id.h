// The number of a piece.
#pragma once

#include "core/base/strong_id.h"

#include <cstdint>

namespace core::state {

/// Place of a piece in GameState::pieces. Constant while the piece is in the game; the number of a
/// piece that has left it may be given to a later one.
using PieceId = base::StrongId<struct PieceTag, std::uint16_t>;

}  // namespace core::state
