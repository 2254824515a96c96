#include "core/plan/planner_parts.h"

namespace core::plan {
namespace {

using board::HexId;
using rulebook::PieceKind;
using state::Illegal;
using state::Piece;
using state::PieceId;
using state::Situation;

}  // namespace

std::optional<PieceId> leader_of(const Situation& now, const Force& force) {
  const Piece& chief = now.piece(force.chief);
  if (chief.kind == PieceKind::Leader) {
    return chief.id;
  }
  const bool led = rulebook::is_headquarters(chief.kind) && chief.commander &&
                   now.piece(*chief.commander).place == chief.place;
  return led ? chief.commander : std::nullopt;
}

std::vector<HexId> enemies_beside(const Situation& now, board::Side side, HexId hex) {
  std::vector<HexId> result;
  for (const auto direction : board::kDirections) {
    const auto beside = now.map().beside(hex, direction);
    if (beside && now.occupancy.at(*beside).open_combat.has(board::enemy_of(side))) {
      result.push_back(*beside);
    }
  }
  return result;
}

Illegal not_possible(Verb verb, const Force& force) {
  return state::refusal(row_of(verb).cited, "nothing-in-reach").of(force.chief);
}

}  // namespace core::plan
