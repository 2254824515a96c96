#include "core/state/game_state.h"

#include <algorithm>

namespace core::state {
namespace {

/// The nearest container of a kind that `wanted` accepts, going outwards. Containers never form a
/// circle (data checks it); the bound only keeps a wrong position from hanging the program.
template <class Wanted>
std::optional<PieceId> container(const GameState& state, PieceId id, Wanted wanted) noexcept {
  const Piece* piece = &state.pieces[id.value()];
  for (std::size_t depth = 0; piece->inside && depth < state.pieces.size(); ++depth) {
    const Piece& outer = state.pieces[piece->inside->value()];
    if (wanted(outer.kind)) {
      return outer.id;
    }
    piece = &outer;
  }
  return std::nullopt;
}

}  // namespace

std::string label(const Place& place) {
  return std::visit([](const auto& where) { return where.label(); }, place);
}

const Piece* GameState::find(std::string_view sheet_id) const noexcept {
  const auto found = std::find_if(pieces.begin(), pieces.end(),
                                  [&](const Piece& piece) { return piece.sheet_id == sheet_id; });
  return found == pieces.end() ? nullptr : &*found;
}

std::optional<PieceId> GameState::fort_of(PieceId id) const noexcept {
  return container(*this, id, [](PieceKind kind) { return rulebook::is_fort(kind); });
}

std::optional<PieceId> GameState::transport_of(PieceId id) const noexcept {
  return container(*this, id, [](PieceKind kind) { return rulebook::is_ship(kind); });
}

}  // namespace core::state
