#include "core/combat/chits.h"

#include "core/combat/payment.h"
#include "core/combat/ratings.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Piece;
using state::refusal;
using state::refused;

/// The side that chooses in the present step.
Side chooser(const Battle& battle) noexcept {
  return battle.step == BattleStep::AttackersChit ? battle.attacker
                                                  : board::enemy_of(battle.attacker);
}

bool stands_on_army_hq(const Situation& now, const Piece& leader) {
  return leader.inside && now.piece(*leader.inside).kind == PieceKind::ArmyHq &&
         now.piece(*leader.inside).commander == leader.id;
}

void choose(Record& record, int chit) {
  auto battle = record.pending<Battle>();
  battle.chit[index(chooser(battle))] = static_cast<std::int8_t>(chit);
  const bool both = battle.step == BattleStep::DefendersChit;
  if (!both) {
    battle.leader[index(board::enemy_of(battle.attacker))] = best_for_defence(record.now(), battle);
    battle.step = BattleStep::DefendersChit;
    record.change_decision(std::move(battle));
    return;
  }
  record.change_decision(battle);
  fix_table(record);
}

}  // namespace

std::vector<PieceId> leaders_for_defence(const Situation& now, const Battle& battle) {
  const Side side = board::enemy_of(battle.attacker);
  std::vector<PieceId> result;
  const auto look_in = [&](HexId hex, bool beside) {
    for (const PieceId id : now.occupancy.pieces_in(hex)) {
      const Piece& piece = now.piece(id);
      if (piece.kind == PieceKind::Leader && piece.side == side && !now.state.transport_of(id) &&
          (!beside || stands_on_army_hq(now, piece))) {
        result.push_back(id);
      }
    }
  };
  look_in(battle.target, false);
  for (const board::Direction direction : board::kDirections) {
    if (const auto hex = now.map().beside(battle.target, direction)) {
      look_in(*hex, true);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::optional<PieceId> best_for_defence(const Situation& now, const Battle& battle) {
  std::optional<PieceId> best;
  for (const PieceId id : leaders_for_defence(now, battle)) {
    const Ratings mine = ratings_of(now, id);
    const Ratings his = best ? ratings_of(now, *best) : Ratings{};
    if (!best || std::pair{mine.combat, mine.initiative} > std::pair{his.combat, his.initiative}) {
      best = id;
    }
  }
  return best;
}

int highest_chit(const Situation& now, const Battle& battle, Side side) {
  const auto& leader = battle.leader[index(side)];
  return leader ? highest_chit_with(ratings_of(now, *leader).initiative, battle.kind,
                                    side == battle.attacker)
                : 0;
}

int highest_chit_with(int initiative, BattleKind kind, bool attacks) noexcept {
  const int rating = std::clamp(initiative, 0, kHighestChit);
  const bool march = kind == BattleKind::FromMarch && attacks;
  return march ? std::min(rating, kHighestChitFromMarch) : rating;
}

Ruling<> judge_leader(const Situation& now, const Battle& battle, PieceId leader) {
  const std::vector<PieceId> leaders = leaders_for_defence(now, battle);
  if (battle.step != BattleStep::DefendersChit ||
      std::find(leaders.begin(), leaders.end(), leader) == leaders.end()) {
    return refused(refusal("8.15"_case, "not-a-leader-here").of(leader).in(battle.target));
  }
  const auto& used = battle.leader[index(board::enemy_of(battle.attacker))];
  if (used == leader) {
    return refused(refusal("8.15"_case, "leads-already").of(leader));
  }
  // One leader is used, and he is named once: another one than the best has been named already.
  if (used && used != best_for_defence(now, battle)) {
    return refused(
        refusal("8.15"_case, "leader-is-named").of(leader).with(*used).in(battle.target));
  }
  return {};
}

Ruling<> judge_chit(const Situation& now, const Battle& battle, int chit) {
  const int most = highest_chit(now, battle, chooser(battle));
  if (chit < 0 || chit > most) {
    const bool march = battle.kind == BattleKind::FromMarch && chit > kHighestChitFromMarch &&
                       chooser(battle) == battle.attacker;
    state::Illegal why = refusal(march ? "14.13"_case : "8.15"_case, "chit-too-high");
    why.piece = battle.leader[index(chooser(battle))];
    return refused(why.figures(chit, most));
  }
  return {};
}

void offer_chits(const Situation& now, const Battle& battle, sequence::Choices& legal) {
  if (battle.step == BattleStep::DefendersChit) {
    for (const PieceId id : leaders_for_defence(now, battle)) {
      if (judge_leader(now, battle, id)) {
        legal.add({ActionKind::UseLeader, id, {}, {}, {}, 0});
      }
    }
  }
  for (int chit = 0; chit <= highest_chit(now, battle, chooser(battle)); ++chit) {
    legal.add({ActionKind::ChooseChit, {}, {}, {}, {}, chit});
  }
}

void act_chits(Record& record, const Action& action) {
  if (action.kind == ActionKind::UseLeader) {
    auto battle = record.pending<Battle>();
    const HexId target = battle.target;
    battle.leader[index(chooser(battle))] = action.piece;
    record.change_decision(std::move(battle));
    const Side side = record.piece(*action.piece).side;
    record.tell({"leader-used", "8.15"_case, side, action.piece, {}, target, {}});
  } else {
    choose(record, action.number);
  }
}

Progress proceed_chits(Record& record) {
  const Situation now = record.now();
  const auto& battle = record.pending<Battle>();
  const Side side = chooser(battle);
  const bool one_leader = side == battle.attacker || leaders_for_defence(now, battle).size() <= 1;
  if (highest_chit(now, battle, side) > 0 || !one_leader) {
    return Progress::Asks;
  }
  choose(record, 0);
  return Progress::WentOn;
}

}  // namespace core::combat
