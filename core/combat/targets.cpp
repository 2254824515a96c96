#include "core/combat/targets.h"

#include "core/combat/from_march.h"
#include "core/combat/from_ships.h"
#include "core/combat/ratings.h"
#include "core/combat/siege_assault.h"
#include "core/command/span.h"
#include "core/fortification/sieges.h"
#include "core/organisation/headquarters.h"
#include "core/organisation/strength.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using map::SideKind;
using rulebook::PieceKind;
using state::Piece;
using state::refusal;
using state::refused;
using state::Status;

/// Initiative of a leader who gives a second wind [26.1].
constexpr int kSecondWind = 5;

/// [8.14] Those of the side in the hex with CSP, on top or inside a fort, not aboard ship. Rosters
/// are in it with all others, so that no HQ is attacked apart from its units [16.14].
std::vector<PieceId> with_strength(const Situation& now, Side side, HexId hex, bool inside) {
  std::vector<PieceId> result;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& piece = now.piece(id);
    if (piece.side == side && organisation::csp(now, id) > 0 &&
        now.state.fort_of(id).has_value() == inside && !now.state.transport_of(id)) {
      result.push_back(id);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

/// [8.12] One attack in the Movement Phase, and one in the Combat Phase (E048).
Ruling<> has_attack_left(const Situation& now, BattleKind kind, const Piece& unit, PieceId leader) {
  const bool moving = kind == BattleKind::FromMarch || kind == BattleKind::Amphibious;
  if (moving) {
    return unit.activity.has(Status::AttackedMoving)
               ? Ruling<>{refused(refusal("8.12"_case, "attack-spent").of(unit.id))}
               : Ruling<>{};
  }
  if (kind == BattleKind::SiegeAssault || !unit.activity.has(Status::AttackedFighting)) {
    return {};
  }
  const bool second_wind = now.setting.switches.options.has(rulebook::Option::SecondWind) &&
                           !unit.activity.has(Status::AttackedTwice) &&
                           ratings_of(now, leader).initiative >= kSecondWind;
  return second_wind ? Ruling<>{} : refused(refusal("8.12"_case, "attack-spent").of(unit.id));
}

}  // namespace

Ruling<Target> target_in(const Situation& now, Side attacker, HexId hex, BattleKind kind) {
  const Side defender = board::enemy_of(attacker);
  const state::HexOccupants& here = now.occupancy.at(hex);
  const bool on_top = here.open_combat.has(defender);
  if (!on_top && !here.garrison.has(defender)) {
    return refused(refusal("8.24"_case, "no-target").in(hex));
  }
  const bool moving = kind == BattleKind::FromMarch || kind == BattleKind::Amphibious;
  if (moving && !on_top && now.in_force("E074"_erratum)) {
    return refused(refusal("13.38"_case, "fort-not-surprised").in(hex));
  }
  Target target{!on_top, with_strength(now, defender, hex, !on_top)};
  if (!now.in_force("E052"_erratum)) {
    for (const PieceId id : target.defenders) {
      if (now.piece(id).activity.has(Status::WasAttacked)) {
        return refused(refusal("8.23"_case, "attacked-before").of(id).in(hex));
      }
    }
  }
  return target;
}

bool has_enemy(const Situation& now, Side attacker, HexId hex) noexcept {
  const Side defender = board::enemy_of(attacker);
  const state::HexOccupants& here = now.occupancy.at(hex);
  return here.open_combat.has(defender) || here.garrison.has(defender);
}

bool is_underneath(const Situation& now, Side side, HexId hex) {
  const auto fort = fortification::besieged_fort(now, side, hex);
  return fort && !fortification::works_stand(now, *fort);
}

bool is_attackable_across(SideKind side) noexcept {
  return !map::stops_ground(side) || side == SideKind::NavigableRiver || map::is_narrow_water(side);
}

Ruling<> may_fight(const Situation& now, BattleKind kind, PieceId unit, PieceId leader) {
  const Piece& piece = now.piece(unit);
  if (piece.side != now.state.turn.acting || !rulebook::is_ground_combat_unit(piece.kind) ||
      piece.hex() == nullptr) {
    if (piece.side != now.state.turn.acting || kind != BattleKind::Amphibious ||
        !rulebook::is_ground_combat_unit(piece.kind)) {
      return refused(refusal("8.11"_case, "no-combat-unit").of(unit));
    }
  }
  if (piece.parenthesised) {
    return refused(refusal("8.13"_case, "parenthesised").of(unit));
  }
  if (piece.activity.has(Status::Entrained) && now.in_force("E039"_erratum)) {
    return refused(refusal("8.13"_case, "entrained-no-attack").of(unit));
  }
  if (kind != BattleKind::Amphibious && piece.inside && now.state.transport_of(unit)) {
    return refused(refusal("8.13"_case, "aboard-no-attack").of(unit));
  }
  if (const auto hq = piece.inside ? now.state.headquarters_of(unit) : std::nullopt;
      hq && !organisation::has_commander(now.state, *hq)) {
    return refused(refusal("8.13"_case, "no-commander").of(unit).with(*hq));
  }
  const bool combat_phase =
      kind == BattleKind::Attack || kind == BattleKind::Storm || kind == BattleKind::Sortie;
  if (combat_phase && !piece.activity.has(Status::MayFight)) {
    return refused(refusal("8.31"_case, "no-initiative").of(unit));
  }
  return has_attack_left(now, kind, piece, leader);
}

Ruling<> may_reach(const Situation& now, BattleKind kind, PieceId unit, HexId target) {
  if (kind == BattleKind::Amphibious) {
    return may_assault_from(now, unit, target);
  }
  const Piece& piece = now.piece(unit);
  const HexId from = *piece.hex();
  const bool inside = piece.inside && now.state.fort_of(unit);
  if (from == target) {
    // [13.32] The besieged attack from inside; [8.27] besiegers storm from on top.
    const bool sallies = kind == BattleKind::Sortie;
    return inside == sallies
               ? Ruling<>{}
               : refused(refusal("13.32"_case, "on-the-other-side").of(unit).in(target));
  }
  if (inside) {
    // [13.32] Who is besieged attacks his besiegers only; nobody attacks out of a fort otherwise.
    return refused(refusal("13.32"_case, "in-a-fort").of(unit).in(target));
  }
  if (kind == BattleKind::Sortie || kind == BattleKind::SiegeAssault) {
    return refused(refusal("13.35"_case, "outside-the-siege").of(unit).in(target));
  }
  const auto direction = now.map().direction(from, target);
  if (!direction) {
    return refused(refusal("8.11"_case, "not-beside-target").of(unit).in(target).coming_from(from));
  }
  if (!is_attackable_across(now.map().side(from, *direction).kind)) {
    return refused(refusal("8.26"_case, "water-between").of(unit).in(target).coming_from(from));
  }
  return {};
}

bool leads_in(const Situation& now, PieceId leader, HexId hex) {
  const Piece& piece = now.piece(leader);
  const HexId* const stands = piece.hex();
  if (stands == nullptr) {
    return false;
  }
  if (*stands == hex) {
    return true;
  }
  const auto hq = piece.inside;
  return hq && now.piece(*hq).kind == PieceKind::ArmyHq && now.piece(*hq).commander == leader &&
         now.map().direction(*stands, hex).has_value();
}

Ruling<> may_lead_off_rails(const Situation& now, PieceId leader) {
  return now.piece(leader).activity.has(Status::Entrained) && now.in_force("E039"_erratum)
             ? Ruling<>{refused(refusal("6.58"_case, "entrained-no-lead").of(leader))}
             : Ruling<>{};
}

BattleKind kind_of_attack(const Situation& now, PieceId leader, HexId hex) {
  const Piece& piece = now.piece(leader);
  const HexId* const stands = piece.hex();
  if (stands != nullptr && *stands == hex && now.state.fort_of(leader)) {
    return BattleKind::Sortie;
  }
  const Side enemy = board::enemy_of(piece.side);
  const bool open = now.occupancy.at(hex).open_combat.has(enemy);
  return open || is_underneath(now, enemy, hex) ? BattleKind::Attack : BattleKind::Storm;
}

Ruling<> may_attack(const Situation& now, BattleKind kind, PieceId leader, HexId target,
                    PieceId unit) {
  if (const Ruling<> fit = may_fight(now, kind, unit, leader); !fit) {
    return fit;
  }
  if (const Ruling<> reach = may_reach(now, kind, unit, target); !reach) {
    return reach;
  }
  if (kind == BattleKind::FromMarch) {
    if (const Ruling<> ready = may_attack_from_march(now, unit, target); !ready) {
      return ready;
    }
  }
  if (kind == BattleKind::Amphibious && !is_with(now, leader, unit)) {
    return refused(refusal("7.24"_case, "not-with-the-leader").of(unit).with(leader));
  }
  const bool led = kind == BattleKind::SiegeAssault ? may_lead_in_siege(now, leader, unit)
                                                    : command::may_lead(now, leader, unit);
  return led ? Ruling<>{} : refused(refusal("8.22"_case, "not-his-command").of(unit).with(leader));
}

std::vector<PieceId> candidates(const Situation& now, BattleKind kind, PieceId leader,
                                HexId target) {
  std::vector<PieceId> result;
  const auto consider = [&](PieceId id) {
    if (rulebook::is_ground_combat_unit(now.piece(id).kind) &&
        may_attack(now, kind, leader, target, id)) {
      result.push_back(id);
    }
  };
  if (kind == BattleKind::Amphibious) {
    for (const PieceId id : aboard_beside(now, leader)) {
      consider(id);
    }
  } else {
    for (const PieceId id : now.occupancy.pieces_in(target)) {
      consider(id);
    }
    for (const board::Direction direction : board::kDirections) {
      const auto from = now.map().beside(target, direction);
      if (!from || !now.occupancy.at(*from).open_combat.has(now.state.turn.acting)) {
        continue;
      }
      for (const PieceId id : now.occupancy.pieces_in(*from)) {
        consider(id);
      }
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace core::combat
