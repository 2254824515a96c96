#include "core/plan/energising.h"

#include "core/base/contains.h"
#include "core/command/commands.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::plan {
namespace {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using state::Illegal;
using state::PieceId;
using state::Situation;
using state::Stage;

/// Who is meant by a piece: a leader on the headquarters that he commands goes with it [10.16].
PieceId meant_by(const Situation& now, PieceId piece) {
  const auto& outer = now.piece(piece).inside;
  const bool commands_it = outer && now.piece(*outer).commander == piece;
  return commands_it ? *outer : piece;
}

/// [5.21] The commander who stands on a headquarters: it is he who is commanded.
std::optional<PieceId> commander_on(const Situation& now, PieceId piece) {
  const auto& commander = now.piece(piece).commander;
  const bool on_it = rulebook::is_headquarters(now.piece(piece).kind) && commander &&
                     now.piece(*commander).inside == piece;
  return on_it ? commander : std::nullopt;
}

Action energising_order(ActionKind kind, PieceId piece) { return {kind, piece, {}, {}, {}, 0}; }

}  // namespace

std::vector<PieceId> commanders_above(const Situation& now, PieceId piece) {
  std::vector<PieceId> result;
  for (auto above = command::commander_of(now, piece); above && !base::contains(result, *above);
       above = command::commander_of(now, *above)) {
    result.push_back(*above);
  }
  return result;
}

Action Energiser::order() const {
  return initiative ? energising_order(ActionKind::TryInitiative, *initiative)
                    : energising_order(ActionKind::Command, *command);
}

std::vector<PieceId> outermost(const Situation& now, const std::vector<PieceId>& pieces) {
  std::vector<PieceId> meant;
  for (const PieceId id : pieces) {
    const PieceId piece = meant_by(now, id);
    if (!base::contains(meant, piece)) {
      meant.push_back(piece);
    }
  }
  std::vector<PieceId> result;
  for (const PieceId id : meant) {
    std::optional<PieceId> outer = now.piece(id).inside;
    while (outer && !base::contains(meant, *outer)) {
      outer = now.piece(*outer).inside;
    }
    if (!outer) {
      result.push_back(id);
    }
  }
  return result;
}

state::Ruling<Energiser> energiser_of(game::Game& game, const std::vector<PieceId>& heads) {
  const Situation now = game.situation();
  const Stage stage = now.state.turn.stage;
  const bool rolls = stage == Stage::InitiativeSegment;
  const ActionKind kind = rolls ? ActionKind::TryInitiative : ActionKind::Command;
  if (!now.state.turn.pending.empty() || (!rolls && stage != Stage::CommandSegment)) {
    const auto judged = game.judge(energising_order(ActionKind::Command, heads.front()));
    return tl::unexpected{judged ? state::refusal("4.1"_case, "nobody-picked-up") : judged.error()};
  }
  std::vector<PieceId> candidates;
  std::transform(heads.begin(), heads.end(), std::back_inserter(candidates),
                 [&](PieceId head) { return commander_on(now, head).value_or(head); });
  const auto is_leader = [&](PieceId id) {
    return now.piece(id).kind == rulebook::PieceKind::Leader;
  };
  for (const PieceId head : heads) {
    for (const PieceId above : commanders_above(now, head)) {
      if (!base::contains(candidates, above)) {
        candidates.push_back(above);
      }
    }
  }
  if (rolls && std::none_of(candidates.begin(), candidates.end(), is_leader)) {
    return tl::unexpected{state::refusal("5.22"_case, "nobody-rolls-for").of(heads.front())};
  }
  std::optional<Illegal> refusal;
  std::ptrdiff_t most = 0;
  for (const PieceId head : candidates) {
    const std::vector<PieceId> force = command::force_of(now, head);
    const auto goes = [&](PieceId id) { return id == head || base::contains(force, id); };
    const auto taken = std::count_if(heads.begin(), heads.end(), goes);
    const bool takes_all = taken == std::ssize(heads);
    const auto allowed = game.judge(energising_order(kind, head));
    if (!allowed && !refusal) {
      refusal = allowed.error();
    }
    if (takes_all && allowed) {
      return rolls ? Energiser{head, {}} : Energiser{{}, head};
    }
    if (allowed && taken > most) {  // whoever takes most of them says who is left
      const auto odd = std::find_if_not(heads.begin(), heads.end(), goes);
      refusal = state::refusal("5.28"_case, "not-of-one-force").of(head).with(*odd);
      most = taken;
    }
  }
  return tl::unexpected{*refusal};
}

game::Game with_luck(const game::Game& game) {
  state::GameState state = game.state();
  state.dice = base::Dice{0, {1}};
  return {game::Game{game}.situation().setting, std::move(state), game::FirstStage::Asked};
}

}  // namespace core::plan
