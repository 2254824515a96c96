#include "core/words/piece_words.h"

#include "core/game/view.h"
#include "core/rulebook/language.h"
#include "core/state/finding.h"

namespace core::words {

bool is_seen(const state::Situation& now, state::PieceId piece, std::optional<board::Side> reader) {
  const state::Piece& found = now.piece(piece);
  const rulebook::Secrecy secrecy = now.setting.switches.secrecy_in_force();
  return !reader || *reader == found.side || secrecy == rulebook::Secrecy::Open ||
         (secrecy == rulebook::Secrecy::Limited && game::lies_open(found.kind));
}

std::string piece_title(const state::Situation& now, std::optional<state::PieceId> piece,
                        std::optional<board::Side> reader) {
  if (!piece || piece->value() >= now.state.pieces.size()) {
    return "";
  }
  const state::Piece& found = now.piece(*piece);
  if (!is_seen(now, *piece, reader)) {
    return rulebook::word(now.book(), "an Enemy piece");
  }
  const std::string id =
      found.sheet_id.empty() ? "#" + std::to_string(piece->value()) : found.sheet_id.str();
  return state::title(found, now.book()) + (found.name.empty() ? " " + id : "");
}

}  // namespace core::words
