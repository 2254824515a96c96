#include "core/combat/odds.h"

#include "core/combat/ratings.h"
#include "core/fortification/sieges.h"
#include "core/naval/support.h"
#include "core/organisation/strength.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::CombatSituation;
using rulebook::Factor;
using rulebook::PieceKind;
using state::BattleKind;
using state::Deed;
using state::HexId;
using state::Piece;

/// [8.15] P from which the defender is overrun.
constexpr int kOverrun = 1000;

/// [8.4] Attackers who come over a river, and [7.24] those who come from ships.
Factor attack_factor(const Situation& now, const Battle& battle, const Piece& unit) {
  const rulebook::CombatEffects& effects = now.book().combat_effects;
  if (battle.kind == BattleKind::Amphibious) {
    return effects[CombatSituation::AmphibiousAssault].attack;
  }
  const HexId* const hex = unit.hex();
  const auto direction = hex != nullptr ? now.map().direction(battle.target, *hex) : std::nullopt;
  const bool across = direction && halves_attackers(now.map().side(battle.target, *direction).kind);
  return across ? effects[CombatSituation::AcrossRiver].attack : Factor{};
}

/// [13.12] [8.4] The factor of the works that are stormed.
Factor works_factor(const Situation& now, const std::optional<PieceId>& fort) {
  if (!fort) {
    return {};
  }
  const bool fortress = now.piece(*fort).kind == PieceKind::Fortress;
  return now.book()
      .combat_effects[fortress ? CombatSituation::FortressStormed : CombatSituation::FortStormed]
      .defence;
}

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

Odds odds_of(const Situation& now, const Battle& battle) {
  const Side defender = board::enemy_of(battle.attacker);
  const std::optional<PieceId> fort = fort_of_defenders(now, battle);
  const rulebook::CombatEffects& effects = now.book().combat_effects;
  ExactStrength attack;
  ExactStrength defence;
  Odds odds;
  for (const PieceId id : battle.attackers) {
    const int csp = organisation::csp(now, id);
    attack.add(csp, {attack_factor(now, battle, now.piece(id))});
    odds.attacking += csp;
  }
  // [6.58] Who is attacked on the railroad fights with half his strength (E039).
  const Factor entrained =
      now.in_force("E039") ? effects[CombatSituation::Entrained].defence : Factor{};
  for (const PieceId id : battle.defenders) {
    const int csp = organisation::csp(now, id);
    const bool on_rails = now.piece(id).deeds.has(Deed::Entrained);
    defence.add(csp, {works_factor(now, fort), on_rails ? entrained : Factor{}});
    odds.defending += csp;
  }
  const int guns = naval::strength_added(now, battle.ships[index(battle.attacker)], odds.attacking,
                                         naval::Supports::Attack);
  const int cover = naval::strength_added(now, battle.ships[index(defender)], odds.defending,
                                          naval::Supports::Defence);
  attack.add(guns);
  defence.add(cover);
  odds.attacking += guns;
  odds.defending += cover;
  odds.attack = attack.rounded();
  odds.defence = defence.rounded();
  odds.percentage = odds.defence > 0 ? 100 * odds.attack / odds.defence : kOverrun;
  odds.overrun = !fort && odds.percentage >= kOverrun;
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

std::vector<Modifier> modifiers_of(const Situation& now, const Battle& battle) {
  const rulebook::CombatEffects& effects = now.book().combat_effects;
  const Side defender = board::enemy_of(battle.attacker);
  std::vector<Modifier> list;
  const auto add = [&](int amount, base::CaseRef cited, std::string_view reason,
                       std::optional<PieceId> leader = {}) {
    if (amount != 0) {
      list.push_back({amount, cited, reason, leader});
    }
  };
  if (const auto& leader = battle.leader[index(battle.attacker)]) {
    add(ratings_of(now, *leader).combat, "8.15"_case, "die-attackers-leader", leader);
  }
  if (const auto& leader = battle.leader[index(defender)]) {
    add(-ratings_of(now, *leader).combat, "8.15"_case, "die-defenders-leader", leader);
  }
  add(ground_modifier(now, battle.target), "8.4"_case, "die-ground");
  if (!fort_of_defenders(now, battle) && is_entrenched(now, defender, battle.target)) {
    add(effects[CombatSituation::Entrenchment].die, "13.11"_case, "die-entrenchment");
  }
  if (battle.kind == BattleKind::FromMarch) {
    add(effects[CombatSituation::AttackFromMarch].die, "14.13"_case, "die-march");
  }
  if (battle.defence_unpaid) {
    add(effects[CombatSituation::DefenderUnsupplied].die, "12.22"_case, "die-unsupplied");
  }
  const bool again = std::any_of(battle.attackers.begin(), battle.attackers.end(), [&](PieceId id) {
    return now.piece(id).deeds.has(Deed::AttackedTwice);
  });
  if (again && state::is_combat(now.state.turn.stage)) {
    add(-1, "26.1"_case, "die-second-wind");
  }
  return list;
}

}  // namespace core::combat
