#include "core/state/finding.h"

#include "core/rulebook/language.h"

namespace core::state {

namespace {

std::string with_value_and_name(std::string text, const Piece& piece) {
  if (!piece.value.empty()) {
    text += " " + piece.value;
  }
  if (!piece.name.empty()) {
    text += " \"" + piece.name + "\"";
  }
  return text;
}

}  // namespace

std::string title(const Piece& piece) {
  return with_value_and_name(std::string{rulebook::name(piece.kind)}, piece);
}

std::string title(const Piece& piece, const rulebook::Rulebook& book) {
  return with_value_and_name(rulebook::word(book, rulebook::name(piece.kind)), piece);
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
