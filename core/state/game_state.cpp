#include "core/state/game_state.h"

#include <algorithm>

namespace core::state {
namespace {

/// A unit on a roster inside a fort, or an HQ aboard a ship, is two deep; more is never needed.
constexpr int kDeepest = 4;

}  // namespace

GameState::GameState() = default;
GameState::GameState(const GameState& other) = default;
GameState::GameState(GameState&& other) noexcept = default;
GameState& GameState::operator=(const GameState& other) = default;
GameState& GameState::operator=(GameState&& other) noexcept = default;
GameState::~GameState() = default;

bool operator==(const GameState& one, const GameState& other) = default;

const Piece* GameState::find(std::string_view sheet_id) const noexcept {
  const auto found = std::find_if(pieces.begin(), pieces.end(),
                                  [&](const Piece& piece) { return piece.sheet_id == sheet_id; });
  return found == pieces.end() ? nullptr : &*found;
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
