#include "core/state/finding.h"

namespace core::state {

std::string title(const Piece& piece) {
  std::string text{rulebook::name(piece.kind)};
  if (!piece.value.empty()) {
    text += " " + piece.value;
  }
  if (!piece.name.empty()) {
    text += " \"" + piece.name + "\"";
  }
  return text;
}

bool is_within(const GameState& state, PieceId piece, PieceId outer) noexcept {
  std::optional<PieceId> at = state.pieces[piece.value()].inside;
  for (std::size_t depth = 0; at && depth < state.pieces.size(); ++depth) {
    if (*at == outer) {
      return true;
    }
    at = state.pieces[at->value()].inside;
  }
  return false;
}

}  // namespace core::state
