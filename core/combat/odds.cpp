#include "core/combat/odds.h"

#include "core/combat/ratings.h"
#include "core/fortification/sieges.h"
#include "core/naval/support.h"
#include "core/organisation/strength.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using rulebook::CombatSituation;
using rulebook::Factor;
using rulebook::PieceKind;
using state::BattleKind;
using state::BattleStep;
using state::HexId;
using state::Piece;
using state::Status;

/// [8.15] P from which the defender is overrun.
constexpr int kOverrun = 1000;

/// [13.11] Whether those on top stand behind an Entrenchment of their own.
bool is_entrenched(const Situation& now, Side side, HexId hex) {
  const state::PieceList pieces = now.occupancy.pieces_in(hex);
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    const Piece& piece = now.piece(id);
    return piece.kind == PieceKind::Entrenchment && piece.side == side;
  });
}

/// [8.4] Of the terrain of the hex only the lowest modifier counts.
int ground_modifier(const Situation& now, HexId hex) {
  int lowest = 0;
  bool any = false;
  for (const CombatSituation row : ground_of(now, hex)) {
    const int die = now.book().combat_effects[row].die;
    lowest = any ? std::min(lowest, die) : die;
    any = true;
  }
  return lowest;
}

}  // namespace

void ExactStrength::add(int csp, std::initializer_list<Factor> factors) {
  std::int64_t parts = std::int64_t{csp} * kParts;
  for (const Factor factor : factors) {
    parts = parts * factor.numerator / factor.denominator;
  }
  parts_ += parts;
}

int ExactStrength::rounded() const noexcept {
  return parts_ == 0 ? 0 : std::max(1, static_cast<int>(parts_ / kParts));
}

std::optional<StrengthEffect> effect_on_attacker(const Situation& now, const Battle& battle,
                                                 PieceId unit) {
  const rulebook::CombatEffects& effects = now.book().combat_effects;
  if (battle.kind == BattleKind::Amphibious) {
    constexpr auto kLanding = CombatSituation::AmphibiousAssault;
    return StrengthEffect{kLanding, effects[kLanding].attack, "7.24"_case, "strength-from-ships"};
  }
  const HexId* const hex = now.piece(unit).hex();
  const auto direction = hex != nullptr ? now.map().direction(battle.target, *hex) : std::nullopt;
  if (!direction || !halves_attackers(now.map().side(battle.target, *direction).kind)) {
    return std::nullopt;
  }
  constexpr auto kRiver = CombatSituation::AcrossRiver;
  return StrengthEffect{kRiver, effects[kRiver].attack, "8.4"_case, "strength-across-river"};
}

std::optional<StrengthEffect> effect_of_works(const Situation& now, const Battle& battle) {
  const std::optional<PieceId> fort = fort_of_defenders(now, battle);
  if (!fort) {
    return std::nullopt;
  }
  const bool fortress = now.piece(*fort).kind == PieceKind::Fortress;
  const auto row = fortress ? CombatSituation::FortressStormed : CombatSituation::FortStormed;
  return StrengthEffect{row, now.book().combat_effects[row].defence, "13.12"_case,
                        "strength-in-works"};
}

std::optional<StrengthEffect> effect_on_defender(const Situation& now, PieceId unit) {
  if (!now.piece(unit).activity.has(Status::Entrained) || !now.in_force("E039"_erratum)) {
    return std::nullopt;
  }
  constexpr auto kRails = CombatSituation::Entrained;
  return StrengthEffect{kRails, now.book().combat_effects[kRails].defence, "6.58"_case,
                        "strength-entrained"};
}

Odds odds_of(const Situation& now, const Battle& battle, Rails rails) {
  const Side defender = board::enemy_of(battle.attacker);
  const auto works = effect_of_works(now, battle);
  const auto factor_of = [](const std::optional<StrengthEffect>& effect) {
    return effect ? effect->factor : Factor{};
  };
  Odds odds;
  for (const PieceId id : battle.attackers) {
    const int csp = organisation::csp(now, id);
    odds.exact_attack.add(csp, {factor_of(effect_on_attacker(now, battle, id))});
    odds.attacking += csp;
  }
  for (const PieceId id : battle.defenders) {
    const int csp = organisation::csp(now, id);
    const auto on_rails = rails == Rails::Seen ? effect_on_defender(now, id) : std::nullopt;
    odds.exact_defence.add(csp, {factor_of(works), factor_of(on_rails)});
    odds.defending += csp;
  }
  odds.guns = naval::strength_added(now, battle.ships[index(battle.attacker)], odds.attacking,
                                    naval::Supports::Attack);
  odds.cover = naval::strength_added(now, battle.ships[index(defender)], odds.defending,
                                     naval::Supports::Defence);
  odds.exact_attack.add(odds.guns);
  odds.exact_defence.add(odds.cover);
  odds.attacking += odds.guns;
  odds.defending += odds.cover;
  odds.attack = odds.exact_attack.rounded();
  odds.defence = odds.exact_defence.rounded();
  odds.percentage = odds.defence > 0 ? 100 * odds.attack / odds.defence : kOverrun;
  odds.overrun = !works && odds.percentage >= kOverrun;
  return odds;
}

std::optional<PieceId> fort_of_defenders(const Situation& now, const Battle& battle) {
  const auto fort =
      battle.defenders.empty() ? std::nullopt : now.state.fort_of(battle.defenders.front());
  return fort && fortification::works_stand(now, *fort) ? fort : std::nullopt;
}

std::vector<CombatSituation> ground_of(const Situation& now, HexId hex) {
  std::vector<CombatSituation> rows;
  if (const auto terrain = rulebook::situation_of(now.map().hex(hex).terrain)) {
    rows.push_back(*terrain);
  }
  if (now.map().has_city(hex)) {
    rows.push_back(CombatSituation::City);
  } else if (!now.map().towns_in(hex).empty()) {
    rows.push_back(CombatSituation::Town);
  }
  return rows;
}

bool may_stay_on(const Situation& now, HexId hex) {
  const std::vector<CombatSituation> rows = ground_of(now, hex);
  return std::any_of(rows.begin(), rows.end(),
                     [&](CombatSituation row) { return now.book().combat_effects[row].may_stay; });
}

bool halves_attackers(map::SideKind side) noexcept {
  return side == map::SideKind::MinorRiver || side == map::SideKind::NavigableRiver ||
         map::is_narrow_water(side);
}

Modifier modifier_of_rating(int rating, bool attacks, std::optional<PieceId> leader) {
  return attacks ? Modifier{rating, "8.15"_case, "die-attackers-leader", leader}
                 : Modifier{-rating, "8.15"_case, "die-defenders-leader", leader};
}

Modifier modifier_of_leader(const Situation& now, const Battle& battle, Side side, PieceId leader) {
  return modifier_of_rating(ratings_of(now, leader).combat, side == battle.attacker, leader);
}

Modifier modifier_of_unpaid(const Situation& now) {
  return {now.book().combat_effects[CombatSituation::DefenderUnsupplied].die,
          "12.22"_case,
          "die-unsupplied",
          {}};
}

std::optional<Status> status_of_attack(const Situation& now, const Battle& battle, PieceId unit) {
  switch (battle.kind) {
    case BattleKind::FromMarch:
    case BattleKind::Amphibious:
      return Status::AttackedMoving;
    case BattleKind::SiegeAssault:
      return std::nullopt;
    case BattleKind::Attack:
    case BattleKind::Sortie:
    case BattleKind::Storm:
      return now.piece(unit).activity.has(Status::AttackedFighting) ? Status::AttackedTwice
                                                                    : Status::AttackedFighting;
  }
  return std::nullopt;
}

std::vector<Modifier> modifiers_of(const Situation& now, const Battle& battle) {
  const rulebook::CombatEffects& effects = now.book().combat_effects;
  const Side defender = board::enemy_of(battle.attacker);
  std::vector<Modifier> list;
  const auto add_modifier = [&](const Modifier& modifier) {
    if (modifier.amount != 0) {
      list.push_back(modifier);
    }
  };
  const auto add = [&](int amount, base::CaseRef cited, std::string_view reason) {
    add_modifier({amount, cited, reason, {}});
  };
  for (const Side side : {battle.attacker, defender}) {
    if (const auto& leader = battle.leader[index(side)]) {
      add_modifier(modifier_of_leader(now, battle, side, *leader));
    }
  }
  add(ground_modifier(now, battle.target), "8.4"_case, "die-ground");
  if (!fort_of_defenders(now, battle) && is_entrenched(now, defender, battle.target)) {
    add(effects[CombatSituation::Entrenchment].die, "13.11"_case, "die-entrenchment");
  }
  if (battle.kind == BattleKind::FromMarch) {
    add(effects[CombatSituation::AttackFromMarch].die, "14.13"_case, "die-march");
  }
  if (battle.defence_unpaid) {
    add_modifier(modifier_of_unpaid(now));
  }
  // An attack is noted when it is paid for; before that it is known how it will be.
  const bool noted = battle.step > BattleStep::AttackersSupply;
  const bool again = std::any_of(battle.attackers.begin(), battle.attackers.end(), [&](PieceId id) {
    return now.piece(id).activity.has(Status::AttackedTwice) ||
           (!noted && status_of_attack(now, battle, id) == Status::AttackedTwice);
  });
  if (again && state::is_combat(now.state.turn.stage)) {
    add(-1, "26.1"_case, "die-second-wind");
  }
  return list;
}

}  // namespace core::combat
