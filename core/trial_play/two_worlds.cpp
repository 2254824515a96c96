#include "core/trial_play/two_worlds.h"

#include "core/game/view.h"

namespace core::trial_play {

state::GameState changed_secretly(const rulebook::Setting& setting, const state::GameState& state,
                                  board::Side reader, std::mt19937_64& random) {
  const game::SideView seen = game::view_for(setting, state, reader);
  state::GameState changed = state;
  const auto one_in = [&](std::uint64_t count) { return random() % count == 0; };
  for (state::Piece& piece : changed.pieces) {
    if (piece.side == reader || piece.away() != nullptr) {
      continue;
    }
    const state::Piece before = piece;
    piece.stock = piece.stock > 0 && one_in(2) ? piece.stock + 1 : piece.stock;
    piece.note = one_in(3) ? "changed" : piece.note;
    if (rulebook::is_ground_combat_unit(piece.kind) && piece.strength > 1 && one_in(2)) {
      piece.strength -= 1;
    }
    if (one_in(3)) {
      piece.activity.spent = static_cast<std::uint8_t>(piece.activity.spent + 1);
    }
    if (!(game::view_for(setting, changed, reader) == seen)) {
      piece = before;  // it lies on top
    }
  }
  changed.treasury[static_cast<std::size_t>(board::enemy_of(reader))].pool += 7;
  return changed;
}

}  // namespace core::trial_play
