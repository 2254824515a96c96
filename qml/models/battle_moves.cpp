#include "qml/models/battle_moves.h"

#include "core/sequence/prompts.h"

#include <algorithm>
#include <iterator>

namespace models {

namespace {

using core::sequence::ActionKind;

bool is_one_of(ActionKind kind, std::initializer_list<ActionKind> kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

BattleMoves::Where where_is(const core::save::Match& match, core::state::PieceId piece) {
  const auto* hex = match.state().piece(piece).hex();
  return hex != nullptr ? BattleMoves::Where{*hex} : std::nullopt;
}

}  // namespace

std::vector<BattleMove> moves_seen(const std::vector<BattleMove>& moves, int length,
                                   std::optional<core::board::Side> only) {
  std::vector<BattleMove> result;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(result), [&](const BattleMove& move) {
    return move.action < length && (!only || move.side == *only);
  });
  return result;
}

BattleMoves::Where BattleMoves::before(const core::save::Match& match,
                                       const core::game::Action& action) {
  const bool goes =
      is_one_of(action.kind, {ActionKind::RetreatTo, ActionKind::Evade, ActionKind::Advance});
  return goes && action.piece ? where_is(match, *action.piece) : std::nullopt;
}

void BattleMoves::note(const core::save::Match& match, const core::game::Action& action,
                       const Where& from) {
  const int number = static_cast<int>(match.length()) - 1;
  // What was taken back is another line of play now.
  moves_.erase(std::remove_if(moves_.begin(), moves_.end(),
                              [&](const BattleMove& move) { return move.action >= number; }),
               moves_.end());
  if (core::sequence::begins_attack(action.kind)) {
    moves_.clear();
  }
  const auto to = from ? where_is(match, *action.piece) : std::nullopt;
  if (to && *to != *from) {
    const auto side = match.state().piece(*action.piece).side;
    moves_.push_back({*from, *to, side, action.kind == ActionKind::Advance, number});
  }
}

}  // namespace models
