#include "core/combat/forecast.h"

#include "core/combat/chits.h"
#include "core/combat/declaration.h"
#include "core/combat/planned_attack.h"
#include "core/naval/support.h"
#include "core/organisation/strength.h"

#include <algorithm>
#include <climits>

namespace core::combat {
namespace {

using state::BattleStep;
using state::Stage;

/// What goes into A or D of a piece: its CSP by all factors.
Fighter fighter(const Situation& now, PieceId piece, std::vector<StrengthEffect> effects) {
  Fighter result{piece, organisation::csp(now, piece), std::move(effects), {}};
  result.counts = result.csp;
  for (const StrengthEffect& effect : result.effects) {
    result.counts =
        result.counts * base::Fraction{effect.factor.numerator, effect.factor.denominator};
  }
  return result;
}

std::vector<Fighter> fighters_of(const Situation& now, const Battle& battle, bool attack) {
  std::vector<Fighter> result;
  const auto works = effect_of_works(now, battle);
  for (const PieceId id : attack ? battle.attackers : battle.defenders) {
    std::vector<StrengthEffect> effects;
    const auto add = [&](const std::optional<StrengthEffect>& effect) {
      if (effect && effect->factor != rulebook::Factor{}) {
        effects.push_back(*effect);
      }
    };
    if (attack) {
      add(effect_on_attacker(now, battle, id));
    } else {
      add(works);
      add(effect_on_defender(now, id));
    }
    result.push_back(fighter(now, id, std::move(effects)));
  }
  return result;
}

/// The leaders whom a side may use, the one it uses first.
std::vector<LeaderChoice> leader_choices(const Situation& now, const Battle& battle, Side side) {
  const bool attacks = side == battle.attacker;
  std::vector<PieceId> ids =
      attacks ? std::vector<PieceId>{battle.commander} : leaders_for_defence(now, battle);
  const auto used = std::find(ids.begin(), ids.end(), battle.leader[index(side)]);
  if (used != ids.end()) {
    std::rotate(ids.begin(), used, used + 1);
  }
  std::vector<LeaderChoice> result;
  for (const PieceId id : ids) {
    Battle with = battle;
    with.leader[index(side)] = id;
    result.push_back(
        {id, highest_chit(now, with, side), modifier_of_leader(now, battle, side, id)});
  }
  return result;
}

/// SUP that the side whose step it is has paid of what it owes.
int paid_already(const Battle& battle, const TableCosts& costs, Side side) {
  const auto step =
      side == battle.attacker ? BattleStep::AttackersSupply : BattleStep::DefendersSupply;
  return battle.step == step && battle.table > 0 ? costs[battle.table - 1U] - battle.owed : 0;
}

ForceForecast force_of(const Situation& now, const Battle& battle, const Odds& odds, Side side) {
  const bool attacks = side == battle.attacker;
  const std::vector<PieceId>& units = attacks ? battle.attackers : battle.defenders;
  ForceForecast force;
  force.fighters = fighters_of(now, battle, attacks);
  for (const PieceId ship : battle.ships[index(side)]) {
    force.ships.push_back({ship, organisation::naval_strength(now, ship)});
  }
  force.naval_strength = naval::naval_strength(now, battle.ships[index(side)]);
  force.naval_added = attacks ? odds.guns : odds.cover;
  force.unmodified = attacks ? odds.attacking : odds.defending;
  force.exact = (attacks ? odds.exact_attack : odds.exact_defence).exact();
  force.total = attacks ? odds.attack : odds.defence;
  force.bearers = organisation::bearers_of(now, side, units, battle.ships[index(side)]);
  force.leaders = leader_choices(now, battle, side);
  force.highest_chit = highest_chit(now, battle, side);
  if (const int chit = +battle.chit[index(side)]; chit >= 0) {
    force.chit = chit;
  }
  force.costs = table_costs(now, battle, side);
  if (needs_supply(battle.kind) && !units.empty()) {
    force.payable = payable_now(now, side, units) + paid_already(battle, *force.costs, side);
  }
  return force;
}

/// [8.33] [14.14] The roll of a battle that is declared.
Beginning beginning_of(const Situation& now, const Battle& battle, bool overrun) {
  Beginning beginning;
  if (has_to_roll(battle)) {
    beginning.unless_overrun = true;
    beginning.roll = command::initiative_chance(now, battle.commander);
    beginning.chance = overrun ? base::Fraction{1} : beginning.roll->chance;
  }
  return beginning;
}

/// [8.31] Whether the leader may still roll for combat in this phase.
bool has_to_try(const Situation& now, PieceId leader, BattleKind kind) {
  const bool combat_phase =
      kind == BattleKind::Attack || kind == BattleKind::Storm || kind == BattleKind::Sortie;
  const Stage stage = now.state.turn.stage;
  return combat_phase && state::is_combat(stage) && stage <= Stage::CombatInitiative &&
         !now.piece(leader).activity.has(state::Status::MayFight) &&
         command::may_try_combat(now, leader).has_value();
}

Ruling<BattleForecast> forecast_plan(const Situation& now, PieceId leader, HexId target,
                                     BattleKind kind, const std::vector<PieceId>& units) {
  const Ruling<Battle> battle = planned_attack(now, leader, target, kind, units);
  if (!battle) {
    return state::refused(battle.error());
  }
  BattleForecast result = *forecast(now, *battle);
  if (kind == BattleKind::Amphibious || kind == BattleKind::SiegeAssault) {
    result.beginning.roll = command::initiative_chance(now, leader);
    result.beginning.chance = result.beginning.roll->chance;
  }
  return result;
}

}  // namespace

OddsForecast odds_forecast(const rulebook::Rulebook& book, int percentage,
                           std::optional<int> attack, std::optional<int> defence) {
  const auto& bands = book.combat.odds;
  OddsForecast odds;
  odds.percentage = percentage;
  odds.column = book.combat.column_of(percentage);
  odds.lowest = odds.column == 0 ? bands.lowest : bands.highest[odds.column - 1] + 1;
  if (bands.highest[odds.column] == INT_MAX) {
    return odds;
  }
  odds.highest = bands.highest[odds.column];
  if (attack && defence && *defence > 0) {
    // P = 100 x A / D with its fraction dropped reaches the next column with the least A for which
    // 100 x A is not below its lowest percentage times D.
    const int need = ((*odds.highest + 1) * *defence + 99) / 100;
    odds.more = need - *attack;
  }
  return odds;
}

std::optional<BattleForecast> forecast(const Situation& now, const Battle& battle) {
  if (battle.step > BattleStep::DefendersSupply) {
    return std::nullopt;
  }
  const bool is_open = battle.step == BattleStep::Attackers && battle.defenders.empty();
  Battle declared = is_open ? as_declared(now, battle) : battle;
  const Side defender = board::enemy_of(battle.attacker);
  auto& his_leader = declared.leader[index(defender)];
  his_leader = his_leader ? his_leader : best_for_defence(now, declared);
  const Odds odds = odds_of(now, declared);

  BattleForecast result;
  result.kind = battle.kind;
  result.step = battle.step;
  result.attacker = battle.attacker;
  result.target = battle.target;
  result.commander = battle.commander;
  for (const Side side : board::kSides) {
    result.force[index(side)] = force_of(now, declared, odds, side);
  }
  const bool is_fixed = battle.step > BattleStep::Evasion;
  const int percentage = is_fixed ? battle.percentage : odds.percentage;
  if (battle.step == BattleStep::DefendersSupply && odds.percentage != battle.percentage) {
    // [6.58] Who was halved on the railroad has detrained since, when the attack was noted.
    ForceForecast& force = result.force[index(defender)];
    force.exact.reset();
    force.total.reset();
  }
  if (!declared.attackers.empty() && !declared.defenders.empty()) {
    result.odds =
        odds_forecast(now.book(), percentage, result.attack().total, result.defence().total);
    result.odds->overrun = is_fixed ? battle.overrun : odds.overrun;
    result.odds->is_fixed = is_fixed;
  }
  result.unpaid = modifier_of_unpaid(now);
  Battle without_leaders = declared;
  without_leaders.leader = {};
  without_leaders.defence_unpaid = false;
  result.modifiers = modifiers_of(now, without_leaders);
  result.needs_supply = needs_supply(battle.kind);
  if (battle.table > 0) {
    result.table = battle.table;
  }
  result.has_to_pay =
      battle.step == BattleStep::DefendersSupply && !judge_refusal(now, battle).has_value();
  result.beginning = beginning_of(now, declared, odds.overrun);
  result.nobody_left = !has_combat_unit(now, declared.defenders);
  result.loss_rules = organisation::loss_rules(now);
  if (!declared.defenders.empty()) {
    result.stand = stand_of(now, declared);
  }
  result.factor_of_loss = {factor_of_loss(now, declared, false),
                           factor_of_loss(now, declared, true)};
  return result;
}

Ruling<BattleForecast> forecast_attack(const Situation& now, PieceId leader, HexId target,
                                       BattleKind kind, const std::vector<PieceId>& units) {
  if (!has_to_try(now, leader, kind)) {
    return forecast_plan(now, leader, target, kind, units);
  }
  // As if he had succeeded: what that lets his command do is tried on a copy of the position.
  state::Standing standing{now.setting, now.state};
  Record record{standing};
  command::allow_to_fight(record, leader);
  Ruling<BattleForecast> result = forecast_plan(record.now(), leader, target, kind, units);
  if (result) {
    result->beginning.roll = command::initiative_chance(now, leader);
    result->beginning.chance = result->beginning.roll->chance;
  }
  return result;
}

}  // namespace core::combat
