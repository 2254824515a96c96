#include "core/state/game_state.h"

#include <algorithm>

namespace core::state {
namespace {

/// A unit on a roster inside a fort, or an HQ aboard a ship, is two deep; more is never needed.
constexpr int kDeepest = 4;

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

std::optional<PieceId> GameState::headquarters_of(PieceId id) const noexcept {
  return container(*this, id, [](PieceKind kind) { return rulebook::is_headquarters(kind); });
}

int GameState::ground_stock(HexId hex) const noexcept {
  const auto at = std::partition_point(ground.begin(), ground.end(),
                                       [&](const GroundStock& stock) { return stock.hex < hex; });
  return at != ground.end() && at->hex == hex ? at->points : 0;
}

int GameState::ferried(const HexSide& side) const noexcept {
  const auto at = std::find_if(ferries.begin(), ferries.end(),
                               [&](const FerryUse& use) { return use.side == side; });
  return at != ferries.end() ? at->rail_points : 0;
}

Controller GameState::controller_before(HexId hex) const noexcept {
  const auto at =
      std::partition_point(changed_hands.begin(), changed_hands.end(),
                           [&](const ChangedHands& changed) { return changed.hex < hex; });
  return at != changed_hands.end() && at->hex == hex ? at->before : controller(hex);
}

std::vector<PieceId> GameState::contents(PieceId outer) const {
  std::vector<PieceId> result;
  for (const Piece& piece : pieces) {
    if (!piece.inside) {
      continue;
    }
    std::optional<PieceId> at = piece.inside;
    for (int depth = 0; at && depth < kDeepest; ++depth) {
      if (*at == outer) {
        result.push_back(piece.id);
        break;
      }
      at = pieces[at->value()].inside;
    }
  }
  return result;
}

}  // namespace core::state
