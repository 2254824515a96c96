#include "tests/golden/eager_player.h"

#include <algorithm>
#include <array>

namespace tests {
namespace {

using core::game::Action;
using core::sequence::ActionKind;
using core::state::GameState;
using core::state::Piece;

/// Choices of a kind that are compared when it is about a hex.
constexpr int kCompared = 12;

/// How much a kind is wanted where it can be chosen.
int weight(ActionKind kind) {
  constexpr std::array kWanted{
      ActionKind::Attack,        ActionKind::AttackFromMarch,    ActionKind::Assault,
      ActionKind::SiegeAssault,  ActionKind::SiegeBombard,       ActionKind::BombardFort,
      ActionKind::AddAttacker,   ActionKind::SupportBattle,      ActionKind::PaySupply,
      ActionKind::RetreatInside, ActionKind::RetreatTo,          ActionKind::March,
      ActionKind::Advance,       ActionKind::TryCombatInitiative};
  constexpr std::array kSeldom{
      ActionKind::SplitUnit,    ActionKind::MergeUnits,   ActionKind::Enrol,
      ActionKind::Detach,       ActionKind::LeaveStack,   ActionKind::DestroySupply,
      ActionKind::LoadSupply,   ActionKind::UnloadSupply, ActionKind::DeclareSpan,
      ActionKind::LeaveSpan,    ActionKind::RemoveWork,   ActionKind::EliminateDepot,
      ActionKind::RefuseSupply, ActionKind::Withhold,     ActionKind::RoundFlorida,
      ActionKind::RemoveFort,   ActionKind::EnterFort,    ActionKind::FeedLanding,
      ActionKind::CreateDepot,  ActionKind::UseLeader};
  constexpr std::array kMoves{ActionKind::Command, ActionKind::TryInitiative};
  const auto in = [&](const auto& list) {
    return std::find(list.begin(), list.end(), kind) != list.end();
  };
  if (kind == ActionKind::Pass) {
    return 12;
  }
  return in(kWanted) ? 40 : in(kMoves) ? 25 : in(kSeldom) ? 1 : 4;
}

/// Hexes to the nearest ground unit of the Enemy of whoever moves.
int to_the_enemy(const GameState& state, const Action& action) {
  int nearest = core::board::kHexCount;
  for (const Piece& piece : state.pieces) {
    if (piece.side != state.piece(*action.piece).side && piece.hex() != nullptr) {
      nearest = std::min(nearest, core::board::distance(*piece.hex(), *action.hex));
    }
  }
  return nearest;
}

}  // namespace

Action EagerPlayer::choose(const GameState& state, const std::vector<Action>& legal) {
  std::array<std::vector<const Action*>, core::sequence::kActionKindCount> of_kind;
  for (const Action& action : legal) {
    of_kind.at(static_cast<std::size_t>(action.kind)).push_back(&action);
  }
  std::vector<std::size_t> drawn;  // each kind as often as it is wanted
  for (std::size_t kind = 0; kind < of_kind.size(); ++kind) {
    if (!of_kind.at(kind).empty()) {
      drawn.insert(drawn.end(), static_cast<std::size_t>(weight(static_cast<ActionKind>(kind))),
                   kind);
    }
  }
  const auto& open = of_kind.at(drawn[below(drawn.size())]);
  const Action* best = open[below(open.size())];
  if (best->kind != ActionKind::March) {
    return *best;
  }
  for (int more = 1; more < kCompared; ++more) {
    const Action* const other = open[below(open.size())];
    if (to_the_enemy(state, *other) < to_the_enemy(state, *best)) {
      best = other;
    }
  }
  return *best;
}

}  // namespace tests
