#include "core/combat/declaration.h"

#include "core/base/contains.h"
#include "core/combat/from_march.h"
#include "core/combat/odds.h"
#include "core/combat/payment.h"
#include "core/combat/siege_assault.h"
#include "core/combat/targets.h"
#include "core/command/span.h"
#include "core/naval/support.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::contains;
using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::refusal;
using state::refused;
using state::Status;

/// [8.21] The hexes from which a battle is fought are at most so many.
constexpr std::size_t kMostHexes = 2;

using Hexes = std::vector<HexId>;

Hexes hexes_of(const Situation& now, const std::vector<PieceId>& units) {
  Hexes hexes;
  for (const PieceId id : units) {
    const HexId* const hex = now.piece(id).hex();
    if (hex != nullptr && std::find(hexes.begin(), hexes.end(), *hex) == hexes.end()) {
      hexes.push_back(*hex);
    }
  }
  return hexes;
}

/// [8.21] [14.11] Whether attackers from the hex may join those from the others.
Ruling<> may_join(const Situation& now, const Battle& battle, const Hexes& hexes, HexId from,
                  PieceId unit) {
  if (hexes.empty() || std::find(hexes.begin(), hexes.end(), from) != hexes.end()) {
    return {};
  }
  if (battle.kind == BattleKind::FromMarch) {
    return refused(refusal("14.11"_case, "one-hex-only").of(unit).coming_from(from));
  }
  if (hexes.size() >= kMostHexes) {
    return refused(refusal("8.21"_case, "two-hexes-only").of(unit).coming_from(from));
  }
  if (!now.map().direction(hexes.front(), from)) {
    return refused(
        refusal("8.21"_case, "hexes-apart").of(unit).coming_from(from).in(hexes.front()));
  }
  return {};
}

/// [14.14] Whether the attackers and all who could join them would overrun the defenders.
bool could_overrun(const Situation& now, const Battle& battle) {
  Battle all = battle.defenders.empty() ? as_declared(now, battle) : battle;
  Hexes hexes = hexes_of(now, all.attackers);
  for (const PieceId id : candidates(now, battle.kind, battle.commander, battle.target)) {
    const HexId* const from = now.piece(id).hex();
    if (!contains(all.attackers, id) &&
        (from == nullptr || may_join(now, battle, hexes, *from, id))) {
      all.attackers.push_back(id);
      hexes = hexes_of(now, all.attackers);
    }
  }
  return odds_of(now, all).overrun;
}

/// [8.15] [12.22] Whether the attack with the attackers of the battle can be paid for on CRT 1.
Ruling<> can_afford(const Situation& now, const Battle& battle) {
  if (!needs_supply(battle.kind)) {
    return {};
  }
  const int need =
      now.book().combat_supply.attacker(rulebook::Crt::Skirmish, csp_of(now, battle.attackers));
  const int have = payable_for(now, battle.attacker, battle.attackers);
  if (need <= have) {
    return {};
  }
  return refused(refusal("12.22"_case, "combat-supply-short")
                     .of(battle.commander)
                     .in(battle.target)
                     .figures(need, have));
}

/// Whether the unit may join, the supply left aside.
Ruling<> fits_in(const Situation& now, const Battle& battle, const Hexes& hexes, PieceId unit) {
  if (contains(battle.attackers, unit)) {
    return refused(refusal("8.15"_case, "attacks-already").of(unit));
  }
  if (const auto able = may_attack(now, battle.kind, battle.commander, battle.target, unit);
      !able) {
    return able;
  }
  if (battle.kind == BattleKind::SiegeAssault &&
      !may_lead_in_siege(now, battle.commander, unit, battle.attackers)) {
    return refused(refusal("8.22"_case, "not-his-command").of(unit).with(battle.commander));
  }
  const HexId* const from = now.piece(unit).hex();
  if (battle.kind == BattleKind::Amphibious || from == nullptr) {
    return {};
  }
  // [8.25] The first one stands where the leader leads; the second hex may be farther off.
  if (hexes.empty() && !leads_in(now, battle.commander, *from)) {
    return refused(refusal("8.25"_case, "leader-far").of(battle.commander).with(unit).in(*from));
  }
  return may_join(now, battle, hexes, *from, unit);
}

Side supporting_side(const Battle& battle) noexcept {
  return battle.step == BattleStep::DefendersShips ? board::enemy_of(battle.attacker)
                                                   : battle.attacker;
}

/// The step that a pass leads to.
BattleStep after(BattleStep step) noexcept {
  if (step == BattleStep::Withhold) {
    return BattleStep::DefendersShips;
  }
  return step == BattleStep::DefendersShips ? BattleStep::AttackersShips : BattleStep::Evasion;
}

/// What a piece has been named for.
void tell_of(Record& record, const char* key, base::CaseRef cited, PieceId piece, HexId target) {
  record.tell({key, cited, record.piece(piece).side, piece, {}, target, {}});
}

/// [8.15] The list of attackers is closed: the defenders are all that stand there [8.14].
void declare(Record& record) {
  auto battle = record.pending<Battle>();
  if (battle.attackers.empty()) {
    record.end_decision();  // thought better of it
    return;
  }
  battle = as_declared(record.now(), battle);
  battle.stage = 1;
  record.change_decision(battle);
  record.tell({"battle-declared",
               "8.15"_case,
               battle.attacker,
               battle.commander,
               {},
               battle.target,
               {csp_of(record.now(), battle.attackers)}});
  if (battle.kind == BattleKind::FromMarch) {
    spend_the_attack(record);
  }
}

void add_attacks_of(const Situation& now, PieceId leader, std::vector<HexId>& targets) {
  const Side side = now.piece(leader).side;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::CombatUnit)) {
    const Piece& unit = now.piece(id);
    // Who commands it is asked last: it takes longest.
    if (unit.hex() == nullptr || !unit.activity.has(Status::MayFight) ||
        !command::may_lead(now, leader, id)) {
      continue;
    }
    const HexId from = *unit.hex();
    if (has_enemy(now, side, from)) {
      targets.push_back(from);
    }
    for (const board::Direction direction : board::kDirections) {
      const auto to = now.map().beside(from, direction);
      if (to && has_enemy(now, side, *to)) {
        targets.push_back(*to);
      }
    }
  }
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
}

}  // namespace

Ruling<> judge_attack(const Situation& now, PieceId leader, HexId target) {
  const Piece& piece = now.piece(leader);
  if (piece.kind != PieceKind::Leader || piece.side != now.state.turn.acting ||
      piece.hex() == nullptr || now.state.transport_of(leader)) {
    return refused(refusal("8.11"_case, "no-leader").of(leader));
  }
  if (const Ruling<> on_foot = may_lead_off_rails(now, leader); !on_foot) {
    return on_foot;
  }
  if (!piece.activity.has(Status::MayFight)) {
    return refused(refusal("8.31"_case, "no-initiative").of(leader));
  }
  const BattleKind kind = kind_of_attack(now, leader, target);
  if (const auto found = target_in(now, piece.side, target, kind); !found) {
    return refused(found.error());
  }
  std::optional<state::Illegal> why;
  for (const PieceId id : command::commanded(now, leader)) {
    if (!rulebook::is_ground_combat_unit(now.piece(id).kind)) {
      continue;
    }
    const Ruling<> able = may_attack(now, kind, leader, target, id);
    if (able && leads_in(now, leader, *now.piece(id).hex())) {
      // It joins if it can be paid for, too [12.22].
      const Ruling<> joins = judge_add_attacker(now, new_battle(now, kind, leader, target), id);
      if (joins) {
        return {};
      }
      why = joins.error();
      continue;
    }
    if (!able && (!why || why->cited == "8.11"_case)) {
      why = able.error();
    } else if (able) {
      why = refusal("8.25"_case, "leader-far").of(leader).with(id).in(*now.piece(id).hex());
    }
  }
  return refused(why.value_or(refusal("8.11"_case, "no-attackers").of(leader).in(target)));
}

Ruling<> judge_add_attacker(const Situation& now, const Battle& battle, PieceId unit) {
  if (const auto fits = fits_in(now, battle, hexes_of(now, battle.attackers), unit); !fits) {
    return fits;
  }
  Battle joined = battle;
  joined.attackers.push_back(unit);
  const Ruling<> afford = can_afford(now, joined);
  return afford || could_overrun(now, joined) ? Ruling<>{} : afford;
}

Battle as_declared(const Situation& now, const Battle& battle) {
  Battle declared = battle;
  const auto target = target_in(now, battle.attacker, battle.target, battle.kind);
  declared.defenders = target ? target->defenders : std::vector<PieceId>{};
  declared.storms = fort_of_defenders(now, declared).has_value();
  return declared;
}

Ruling<> judge_withhold(const Situation& now, const Battle& battle, PieceId piece) {
  const PieceKind kind = now.piece(piece).kind;
  if (!now.in_force("E051"_erratum) || !contains(battle.defenders, piece) ||
      (kind != PieceKind::SupplyTrain && kind != PieceKind::Depot)) {
    return refused(refusal("8.17"_case, "not-withheld").of(piece));
  }
  return {};
}

Ruling<> judge_support(const Situation& now, const Battle& battle, PieceId ship) {
  const Side side = supporting_side(battle);
  if (!naval::may_support(now, side, battle.target, ship) ||
      contains(battle.ships[index(side)], ship)) {
    return refused(refusal("11.31"_case, "no-support").of(ship).in(battle.target));
  }
  const bool defends = side != battle.attacker;
  const int csp = csp_of(now, defends ? battle.defenders : battle.attackers);
  const int most =
      naval::most_support(csp, defends ? naval::Supports::Defence : naval::Supports::Attack);
  const int added = naval::naval_strength(now, battle.ships[index(side)]);
  if (added >= most) {
    return refused(refusal("11.31"_case, "support-full").of(ship).figures(most, added));
  }
  return {};
}

Ruling<> judge_pass_of_list(const Situation& now, const Battle& battle) {
  if (battle.step != BattleStep::Attackers || battle.attackers.empty()) {
    return {};
  }
  const Ruling<> afford = can_afford(now, battle);
  if (afford) {
    return {};
  }
  return odds_of(now, as_declared(now, battle)).overrun ? Ruling<>{} : afford;
}

void offer_declaration(const Situation& now, const Battle& battle, sequence::Choices& legal) {
  if (battle.step == BattleStep::Attackers) {
    for (const PieceId id : candidates(now, battle.kind, battle.commander, battle.target)) {
      if (legal.wants(ActionKind::AddAttacker) && judge_add_attacker(now, battle, id)) {
        legal.add({ActionKind::AddAttacker, id, {}, {}, {}, 0});
      }
    }
  } else if (battle.step == BattleStep::Withhold) {
    for (const PieceId id : battle.defenders) {
      if (judge_withhold(now, battle, id)) {
        legal.add({ActionKind::Withhold, id, {}, {}, {}, 0});
      }
    }
  } else {
    for (const PieceId id : naval::ships_for_support(now, supporting_side(battle), battle.target)) {
      if (judge_support(now, battle, id)) {
        legal.add({ActionKind::SupportBattle, id, {}, {}, {}, 0});
      }
    }
  }
  if (judge_pass_of_list(now, battle)) {
    legal.add(sequence::passing());
  }
}

void offer_attacks(const Situation& now, sequence::Choices& legal) {
  std::vector<HexId> targets;
  for (const PieceId leader :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::Leader)) {
    if (!legal.wants(ActionKind::Attack) || !now.piece(leader).activity.has(Status::MayFight)) {
      continue;
    }
    targets.clear();
    add_attacks_of(now, leader, targets);
    for (const HexId target : targets) {
      if (legal.wants(ActionKind::Attack) && judge_attack(now, leader, target)) {
        legal.add({ActionKind::Attack, leader, {}, target, {}, 0});
      }
    }
  }
}

void act_declaration(Record& record, const Action& action) {
  auto battle = record.pending<Battle>();
  if (action.kind == ActionKind::AddAttacker) {
    const HexId target = battle.target;
    battle.attackers.push_back(*action.piece);
    record.change_decision(std::move(battle));
    tell_of(record, "attacker-joins", "8.15"_case, *action.piece, target);
  } else if (action.kind == ActionKind::Withhold) {
    const HexId target = battle.target;
    std::erase(battle.defenders, *action.piece);
    battle.withheld.push_back(*action.piece);
    record.change_decision(std::move(battle));
    tell_of(record, "withheld", "8.17"_case, *action.piece, target);
  } else if (action.kind == ActionKind::SupportBattle) {
    const HexId target = battle.target;
    battle.ships[index(supporting_side(battle))].push_back(*action.piece);
    record.change_decision(std::move(battle));
    record.set(*action.piece, Status::Supported);
    tell_of(record, "ship-supports", "11.31"_case, *action.piece, target);
  } else if (battle.step == BattleStep::Attackers) {
    declare(record);
  } else {
    go_to(record, after(battle.step), battle.stage);
  }
}

bool may_withhold_any(const Situation& now, const Battle& battle) {
  return std::any_of(battle.defenders.begin(), battle.defenders.end(),
                     [&](PieceId id) { return judge_withhold(now, battle, id).has_value(); });
}

bool may_support_any(const Situation& now, const Battle& battle) {
  const auto ships = naval::ships_for_support(now, supporting_side(battle), battle.target);
  return std::any_of(ships.begin(), ships.end(),
                     [&](PieceId id) { return judge_support(now, battle, id).has_value(); });
}

bool has_combat_unit(const Situation& now, const std::vector<PieceId>& pieces) {
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    return rulebook::is_ground_combat_unit(now.piece(id).kind);
  });
}

Ruling<> may_end_battles(const Situation& now) {
  if (now.in_force("E054"_erratum)) {
    return {};
  }
  sequence::Choices attacks;
  offer_attacks(now, attacks);
  for (const Action& attack : attacks.list()) {
    const PieceId leader = *attack.piece;
    const BattleKind kind = kind_of_attack(now, leader, *attack.hex);
    const Battle battle = new_battle(now, kind, leader, *attack.hex);
    for (const PieceId id : candidates(now, kind, leader, *attack.hex)) {
      const HexId from = *now.piece(id).hex();
      if (!now.piece(id).activity.has(Status::AttackedFighting) &&
          zones_of_control::is_enemy_zone(now, battle.attacker, from) &&
          judge_add_attacker(now, battle, id)) {
        return refused(refusal("9.31"_case, "has-to-attack").of(id).with(leader).in(*attack.hex));
      }
    }
  }
  return {};
}

}  // namespace core::combat
