#include "core/combat/planned_attack.h"

#include "core/combat/declaration.h"
#include "core/combat/from_march.h"
#include "core/combat/from_ships.h"
#include "core/combat/siege_assault.h"
#include "core/combat/targets.h"
#include "core/organisation/strength.h"

#include <algorithm>
#include <tuple>

namespace core::combat {
namespace {

using base::operator""_case;
using state::refusal;
using state::refused;

/// Whether the kind is none of the Combat Phase.
bool is_of_march_or_siege(BattleKind kind) noexcept {
  return kind == BattleKind::FromMarch || kind == BattleKind::Amphibious ||
         kind == BattleKind::SiegeAssault;
}

/// Whether the leader may begin an attack of the kind on the hex.
Ruling<> judge_beginning(const Situation& now, PieceId leader, HexId target, BattleKind kind) {
  if (kind == BattleKind::FromMarch) {
    return judge_from_march(now, leader, target);
  }
  if (kind == BattleKind::Amphibious) {
    return judge_assault(now, leader, target);
  }
  return kind == BattleKind::SiegeAssault ? may_assault_in_siege(now, leader, target)
                                          : judge_attack(now, leader, target);
}

/// All who could join, those of the hex with the most CSP first.
std::vector<PieceId> strongest_hex_first(const Situation& now, const Battle& battle) {
  std::vector<PieceId> units = candidates(now, battle.kind, battle.commander, battle.target);
  const auto csp_beside = [&](PieceId unit) {
    int csp = 0;
    for (const PieceId other : units) {
      csp += now.piece(other).place == now.piece(unit).place ? organisation::csp(now, other) : 0;
    }
    return csp;
  };
  std::vector<std::tuple<int, state::Place, PieceId>> ranked;
  for (const PieceId id : units) {
    ranked.emplace_back(-csp_beside(id), now.piece(id).place, id);
  }
  std::sort(ranked.begin(), ranked.end());
  std::transform(ranked.begin(), ranked.end(), units.begin(),
                 [](const auto& each) { return std::get<PieceId>(each); });
  return units;
}

/// [8.15] Adds the units in an order in which they may join: whoever is refused is asked again
/// after the others.
/// @return why one of them may not, if there is one
Ruling<> join(const Situation& now, Battle& battle, std::vector<PieceId> wanted) {
  for (bool more = true; more && !wanted.empty();) {
    more = false;
    for (auto unit = wanted.begin(); unit != wanted.end();) {
      const bool joins = judge_add_attacker(now, battle, *unit).has_value();
      if (joins) {
        battle.attackers.push_back(*unit);
      }
      more = more || joins;
      unit = joins ? wanted.erase(unit) : unit + 1;
    }
  }
  return wanted.empty() ? Ruling<>{} : judge_add_attacker(now, battle, wanted.front());
}

}  // namespace

Ruling<Battle> planned_attack(const Situation& now, PieceId leader, HexId target, BattleKind kind,
                              const std::vector<PieceId>& units) {
  if (const Ruling<> begins = judge_beginning(now, leader, target, kind); !begins) {
    return refused(begins.error());
  }
  const BattleKind found = is_of_march_or_siege(kind) ? kind : kind_of_attack(now, leader, target);
  Battle battle = new_battle(now, found, leader, target);
  const auto wanted = units.empty() ? strongest_hex_first(now, battle) : units;
  const Ruling<> joined = join(now, battle, wanted);
  if (!joined && (!units.empty() || battle.attackers.empty())) {
    return refused(joined.error());
  }
  if (battle.attackers.empty()) {
    return refused(refusal("8.11"_case, "no-attackers").of(leader).in(target));
  }
  if (const Ruling<> closed = judge_pass_of_list(now, battle); !closed) {
    return refused(closed.error());
  }
  return as_declared(now, battle);
}

}  // namespace core::combat
