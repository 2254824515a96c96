#include "core/ai/battle.h"

#include "core/ai/missions.h"
#include "core/ai/moods.h"
#include "core/base/contains.h"
#include "core/combat/outcomes.h"
#include "core/combat/targets.h"
#include "core/plan/best_of.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Situation;
using Actions = std::vector<Action>;

/// Chances are counted in these: no floating point decides.
constexpr std::int64_t kCertain = 10'000;

std::int64_t in_parts(base::Fraction chance) {
  return chance.numerator() * kCertain / chance.denominator();
}

/// What comes of a battle on average, in ten-thousandths.
struct Expected {
  std::int64_t worth{};  ///< to the side that reckons
  std::int64_t own{};    ///< CSP that it loses
  std::int64_t enemy{};  ///< CSP that the Enemy loses
  std::int64_t gone{};   ///< the defenders are dead or have left

  /// As likely as so many ten-thousandths.
  void add(const Expected& other, std::int64_t chance) {
    worth += other.worth * chance / kCertain;
    own += other.own * chance / kCertain;
    enemy += other.enemy * chance / kCertain;
    gone += other.gone * chance / kCertain;
  }
};

/// What the outcomes of a battle bring the side that reckons, who attacks or is attacked in it.
class Reckoning {
 public:
  Reckoning(const Situation& now, const Appraisal& appraisal, const combat::BattleForecast& battle,
            Worth opens = 0)
      : now_{now}, weights_{appraisal.weights()}, battle_{battle}, side_{appraisal.side()} {
    own_csp_ = appraisal.csp_worth(side_);
    enemy_csp_ = appraisal.csp_worth(board::enemy_of(side_));
    hex_ = attacks() ? appraisal.prize_for(battle.target, battle.attack().unmodified.value_or(0)) +
                           appraisal.besieged(battle.target) + opens
                     : appraisal.keep(battle.target);
  }

  [[nodiscard]] bool attacks() const noexcept { return battle_.attacker == side_; }

  /// On average, with both chits given.
  [[nodiscard]] Expected with(int own_chit, int enemy_chit) const {
    combat::Assumed assumed;
    assumed.chit[combat::index(side_)] = own_chit;
    assumed.chit[combat::index(board::enemy_of(side_))] = enemy_chit;
    const auto outcomes = combat::outcomes(now_.book(), battle_, assumed);
    if (!outcomes) {
      return {};
    }
    switch (outcomes->course) {
      case combat::Course::NoBattle:
      case combat::Course::NobodyLeft:
        return {};
      case combat::Course::Overrun:
        return taken(battle_.defence().unmodified.value_or(0), 0, kCertain);
      case combat::Course::Rolled:
        break;
    }
    Expected sum;
    for (const combat::Outcome& row : outcomes->rows) {
      sum.add(of_row(row), in_parts(row.chance));
    }
    sum.worth -= std::int64_t{outcomes->paid[combat::index(side_)]} * weights_.stock * kCertain;
    return sum;
  }

  /// Over all chits that the Enemy may choose.
  [[nodiscard]] Expected with(int own_chit) const {
    const int most = battle_.force[combat::index(board::enemy_of(side_))].highest_chit;
    Expected mean;
    for (int chit = 0; chit <= most; ++chit) {
      mean.add(with(own_chit, chit), kCertain / (most + 1));
    }
    return mean;
  }

  [[nodiscard]] Expected with_best_chit() const {
    Expected best = with(0);
    for (int chit = 1; chit <= battle_.force[combat::index(side_)].highest_chit; ++chit) {
      const Expected other = with(chit);
      best = other.worth > best.worth ? other : best;
    }
    return best;
  }

 private:
  /// Where the defender may choose whether he goes [8.51] he does what is better for him; where
  /// losses decide it, one is as likely as the other.
  [[nodiscard]] Expected of_row(const combat::Outcome& row) const {
    const int defence = (row.defender.ground_least + row.defender.ground_most) / 2;
    const auto if_gone = [&](bool gone) {
      const auto& attacker = row.attacker[gone ? 1 : 0];
      return taken(defence, (attacker.ground_least + attacker.ground_most) / 2,
                   gone ? kCertain : 0);
    };
    if (!row.may_be_gone || !row.may_hold) {
      return if_gone(row.may_be_gone);
    }
    const Expected goes = if_gone(true);
    const Expected holds = if_gone(false);
    if (row.fate == combat::Fate::MayStay) {
      return (goes.worth < holds.worth) == attacks() ? goes : holds;
    }
    Expected both;
    both.add(goes, kCertain / 2);
    both.add(holds, kCertain / 2);
    return both;
  }

  /// With so many CSP lost, and the defenders gone by that chance.
  [[nodiscard]] Expected taken(int defence, int attack, std::int64_t gone) const {
    const std::int64_t own = attacks() ? attack : defence;
    const std::int64_t enemy = attacks() ? defence : attack;
    // Who stays, but with fewer, has so much the less to stay with the next time.
    const int defenders = std::max(1, battle_.defence().unmodified.value_or(defence));
    const std::int64_t worn =
        (kCertain - gone) * std::min(defence, defenders) / defenders * weights_.wear / kPerCent;
    return {kCertain * (enemy * enemy_csp_ - own * own_csp_) +
                (gone + worn) * (attacks() ? hex_ : -hex_),
            kCertain * own, kCertain * enemy, gone};
  }

  const Situation& now_;
  const Weights& weights_;
  const combat::BattleForecast& battle_;
  Side side_;
  Worth own_csp_{};
  Worth enemy_csp_{};
  Worth hex_{};
};

bool has(const Actions& legal, ActionKind kind) {
  return std::any_of(legal.begin(), legal.end(),
                     [&](const Action& action) { return action.kind == kind; });
}

std::optional<Action> pass_if(const Actions& legal) {
  return has(legal, ActionKind::Pass) ? std::optional{sequence::passing()} : std::nullopt;
}

/// [8.16] Who bears a point: militia, then garrisons, then infantry, then cavalry, trains last; of
/// one kind the largest counter.
std::optional<Action> choose_loss(const Situation& now, const Actions& legal) {
  const auto rank = [&](const Action& action) {
    const Piece& piece = now.piece(*action.piece);
    const int kind = piece.kind == PieceKind::Militia              ? 3
                     : piece.kind == PieceKind::Garrison           ? 2
                     : rulebook::is_ground_combat_unit(piece.kind) ? 1
                                                                   : 0;
    return std::tuple{kind, piece.kind != PieceKind::Cavalry, piece.strength};
  };
  if (auto point = plan::best_of(legal, ActionKind::LosePoint, rank)) {
    return point;
  }
  return plan::best_of(legal, ActionKind::LoseShip, rank);
}

/// Hexes with an Enemy whom units of the leader may reach: where he stands, and as far off as those
/// beside an Army HQ of his can attack [8.25].
std::vector<HexId> targets_near(const Situation& now, PieceId leader) {
  std::vector<HexId> targets;
  const HexId* const from = now.piece(leader).hex();
  if (from == nullptr) {
    return targets;
  }
  const Side side = now.piece(leader).side;
  const auto look_around = [&](HexId hex, const auto& look) {
    look(hex);
    for (const board::Direction direction : board::kDirections) {
      if (const auto beside = now.map().beside(hex, direction)) {
        look(*beside);
      }
    }
  };
  look_around(*from, [&](HexId near) {
    look_around(near, [&](HexId target) {
      if (combat::has_enemy(now, side, target) && !base::contains(targets, target)) {
        targets.push_back(target);
      }
    });
  });
  return targets;
}

/// As the own leader weighs it.
Mood mood_of_battle(const Situation& now, const Appraisal& appraisal) {
  const auto* const battle = now.state.turn.innermost<state::Battle>();
  if (battle == nullptr) {
    return Mood{appraisal.weights()};
  }
  const Side side = appraisal.side();
  if (const auto leader = battle->leader.at(static_cast<std::size_t>(side))) {
    return Mood{appraisal.weights(), now, *leader};
  }
  if (battle->attacker == side) {
    return Mood{appraisal.weights(), now, battle->commander};
  }
  return battle->defenders.empty() ? Mood{appraisal.weights()}
                                   : Mood{appraisal.weights(), now, battle->defenders.front()};
}

class InBattle {
 public:
  InBattle(Seat& seat, const Appraisal& appraisal)
      : seat_{seat},
        now_{seat.seen()},
        appraisal_{appraisal},
        legal_{seat.legal()},
        mood_{mood_of_battle(now_, appraisal)} {}

  std::optional<Action> choose() {
    if (has(legal_, ActionKind::LosePoint) || has(legal_, ActionKind::LoseShip)) {
      return choose_loss(now_, legal_);
    }
    if (const auto chit = choose_chit()) {
      return chit;
    }
    for (const ActionKind all : {ActionKind::AddAttacker, ActionKind::SupportBattle,
                                 ActionKind::Withhold, ActionKind::PaySupply}) {
      if (const auto next = plan::best_of(legal_, all, [](const Action&) { return 0; })) {
        return next;
      }
    }
    if (has(legal_, ActionKind::Evade)) {
      return choose_evasion();
    }
    if (has(legal_, ActionKind::Stay) || has(legal_, ActionKind::RetreatTo) ||
        has(legal_, ActionKind::RetreatInside)) {
      return choose_retreat();
    }
    if (has(legal_, ActionKind::Advance)) {
      return choose_advance();
    }
    const bool battle = now_.state.turn.innermost<state::Battle>() != nullptr;
    return battle ? pass_if(legal_) : std::nullopt;
  }

 private:
  std::optional<Action> choose_chit() {
    if (!has(legal_, ActionKind::ChooseChit)) {
      return std::nullopt;
    }
    const auto battle = seat_.battle();
    if (!battle) {
      return plan::best_of(legal_, ActionKind::ChooseChit, [](const Action&) { return 0; });
    }
    const Reckoning reckoning{now_, appraisal_, *battle};
    return plan::best_of(legal_, ActionKind::ChooseChit,
                         [&](const Action& action) { return reckoning.with(action.number).worth; });
  }

  /// [15.21] Cavalry goes where a battle would cost more than it brings.
  std::optional<Action> choose_evasion() {
    const auto battle = seat_.battle();
    const bool stands = battle && stands_against(*battle);
    return stands ? pass_if(legal_)
                  : plan::best_of(legal_, ActionKind::Evade, [&](const Action& action) {
                      return -danger(*action.piece, *action.hex);
                    });
  }

  /// Of a battle whose odds are not seen [0.5] what is believed decides.
  [[nodiscard]] bool stands_against(const combat::BattleForecast& battle) const {
    if (battle.odds) {
      return Reckoning{now_, appraisal_, battle}.with(0).worth >= 0;
    }
    const Side side = appraisal_.side();
    return appraisal_.strength(side, battle.target).defence *
               appraisal_.defence_factor(side, battle.target) / kPerCent >=
           appraisal_.threat(battle.target);
  }

  /// What a piece would have to fear in the hex.
  [[nodiscard]] Worth danger(PieceId id, HexId hex) const {
    const Strength force = strength_of(now_, id);
    const int together = appraisal_.strength(appraisal_.side(), hex).defence + force.defence;
    return appraisal_.risk_in(hex, force, together) + appraisal_.hunger_in(hex, force, 0);
  }

  std::optional<Action> choose_retreat() {
    if (const auto inside =
            plan::best_of(legal_, ActionKind::RetreatInside, [](const Action&) { return 0; })) {
      return inside;
    }
    const auto stay = plan::best_of(legal_, ActionKind::Stay, [](const Action&) { return 0; });
    const auto* const battle = now_.state.turn.innermost<state::Battle>();
    if (stay && (battle == nullptr || is_worth_staying(*battle))) {
      return stay;
    }
    const auto go = plan::best_of(legal_, ActionKind::RetreatTo, [&](const Action& action) {
      return -danger(*action.piece, *action.hex);
    });
    return go ? go : stay;
  }

  [[nodiscard]] bool is_worth_staying(const state::Battle& battle) const {
    Strength force;
    for (const PieceId id : battle.defenders) {
      force += strength_of(now_, id);
    }
    return appraisal_.keep(battle.target) >=
           appraisal_.risk_in(battle.target, force, force.defence);
  }

  /// [8.54] Until those who have advanced hold the hex against who could come.
  std::optional<Action> choose_advance() {
    const auto strongest = plan::best_of(legal_, ActionKind::Advance, [&](const Action& action) {
      return strength_of(now_, *action.piece).defence;
    });
    const auto* const battle = now_.state.turn.innermost<state::Battle>();
    if (battle == nullptr || !strongest) {
      return strongest;
    }
    const Strength force = strength_of(now_, *strongest->piece);
    const int there = appraisal_.strength(appraisal_.side(), battle->target).defence;
    const Worth prize = appraisal_.prize(battle->target);
    const Worth risk = appraisal_.risk_in(battle->target, force, there + force.defence) +
                       appraisal_.hunger_in(battle->target, force, 0);
    const HexId* const from = now_.piece(*strongest->piece).hex();
    const Worth left = from != nullptr ? appraisal_.cost_of_leaving(*from, force) : 0;
    const bool needed = there == 0 || there < appraisal_.threat(battle->target);
    return needed && prize > risk + left ? strongest : pass_if(legal_);
  }

  Seat& seat_;
  Situation now_;
  const Appraisal& appraisal_;
  const Actions& legal_;
  Mood mood_;
};

}  // namespace

Worth worth_of_attack(const Situation& now, const Appraisal& appraisal,
                      const combat::BattleForecast& battle, Worth opens) {
  if (!battle.odds || battle.odds->percentage < appraisal.weights().least_odds) {
    return 0;
  }
  const Expected best = Reckoning{now, appraisal, battle, opens}.with_best_chit();
  // Who would lose more than he takes has to be likely to have the hex for it.
  const bool pays =
      best.own <= best.enemy || best.gone * kPerCent >= kCertain * appraisal.weights().likely;
  return pays ? static_cast<Worth>(best.worth / kCertain) : 0;
}

std::vector<HexId> attackable(Seat& seat) {
  std::vector<HexId> targets;
  const auto add = [&](HexId target) {
    if (!base::contains(targets, target)) {
      targets.push_back(target);
    }
  };
  for (const Action& action : seat.legal()) {
    if (action.kind == ActionKind::Attack) {
      add(*action.hex);
    } else if (action.kind == ActionKind::TryCombatInitiative) {
      const std::vector<HexId> near = targets_near(seat.seen(), *action.piece);
      std::for_each(near.begin(), near.end(), add);
    }
  }
  return targets;
}

std::optional<Action> choose_attack(Seat& seat, const Appraisal& appraisal, Country& country,
                                    const Settled& settled) {
  if (!has(seat.legal(), ActionKind::Attack) &&
      !has(seat.legal(), ActionKind::TryCombatInitiative)) {
    return pass_if(seat.legal());
  }
  const Situation now = seat.seen();
  const std::vector<plan::Force> forces = field_forces(now, seat.planner().forces());
  std::vector<Party> parties = parties_of(now, forces);
  give_missions(now, appraisal, country, parties);
  std::map<HexId, Worth> opened;
  const auto worth = [&](PieceId leader, HexId target) {
    if (base::contains(settled.spared, target) || (settled.only && !settled.only->holds(target))) {
      return Worth{};
    }
    const auto battle =
        combat::forecast_attack(now, leader, target, combat::kind_of_attack(now, leader, target));
    if (!battle) {
      return Worth{};
    }
    const auto known = opened.find(target);
    const Worth opens =
        known != opened.end()
            ? known->second
            : opened.emplace(target, worth_of_opening(now, appraisal, country, parties, target))
                  .first->second;
    const Mood mood{appraisal.weights(), now, leader};
    return worth_of_attack(now, appraisal, *battle, opens) - appraisal.weights().attack_margin +
           (base::contains(settled.targets, target) ? kWholeGame : 0);
  };
  std::optional<Action> best;
  Worth most = 0;
  for (const Action& action : seat.legal()) {
    Worth brings = 0;
    if (action.kind == ActionKind::Attack) {
      brings = worth(*action.piece, *action.hex);
    } else if (action.kind == ActionKind::TryCombatInitiative) {
      for (const HexId target : targets_near(now, *action.piece)) {
        brings = std::max(brings, worth(*action.piece, target));
      }
    }
    if (brings > most) {
      most = brings;
      best = action;
    }
  }
  return best ? best : pass_if(seat.legal());
}

std::optional<Action> choose_in_battle(Seat& seat, const Appraisal& appraisal) {
  return InBattle{seat, appraisal}.choose();
}

}  // namespace core::ai
