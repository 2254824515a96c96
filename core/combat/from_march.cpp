#include "core/combat/from_march.h"

#include "core/combat/retreat_hexes.h"
#include "core/combat/targets.h"
#include "core/movement/entry.h"
#include "core/movement/forced_march.h"
#include "core/movement/march.h"
#include "core/movement/mover.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::PieceKind;
using rulebook::StepKind;
using state::Battle;
using state::ForceMove;
using state::Piece;
using state::refusal;
using state::refused;
using state::Status;

bool is_of(const Situation& now, const ForceMove& force, PieceId head) {
  const movement::Pieces& members = movement::members(now, force);
  return std::find(members.begin(), members.end(), head) != members.end();
}

/// The heads of the attackers, each once.
std::vector<PieceId> heads_of(const Situation& now, const Battle& battle) {
  std::vector<PieceId> heads;
  const auto add = [&](PieceId head) {
    if (std::find(heads.begin(), heads.end(), head) == heads.end()) {
      heads.push_back(head);
    }
  };
  for (const PieceId id : battle.attackers) {
    add(head_of(now, id));
  }
  return heads;
}

/// [14.21] Whether the leader stands with the attackers on no HQ: then he goes with them. On an HQ
/// that does not attack he stays; it goes on as a part of the force.
bool goes_along(const Situation& now, const Battle& battle) {
  const Piece& leader = now.piece(battle.commander);
  return !battle.attackers.empty() && leader.hex() != nullptr && !leader.inside &&
         leader.place == now.piece(battle.attackers.front()).place;
}

/// The piece and what is directly inside it.
std::vector<PieceId> with_roster(const Situation& now, PieceId head) {
  std::vector<PieceId> all{head};
  const std::vector<PieceId> contents = now.occupancy.contents(now.state, head);
  all.insert(all.end(), contents.begin(), contents.end());
  return all;
}

/// [14.21] Whether nothing of the Enemy keeps the attackers out: neither units nor a garrison.
bool is_clear(const Situation& now, Side attacker, HexId hex) {
  const Side enemy = board::enemy_of(attacker);
  const state::HexOccupants& here = now.occupancy.at(hex);
  return !here.open_combat.has(enemy) && !here.garrison.has(enemy);
}

/// [14.21] The head goes in; the zone it stood in was that of those who are gone.
void go_in(Record& record, PieceId head, HexId target) {
  for (const PieceId id : with_roster(record.now(), head)) {
    if (record.piece(id).activity.has(Status::Stopped)) {
      record.set(id, Status::Stopped, false);
    }
  }
  movement::enter(record, head, target, "14.21"_case);
}

/// [14.22] The move of the head ends where it is.
void halt(Record& record, PieceId head) {
  for (const PieceId id : with_roster(record.now(), head)) {
    if (!record.piece(id).activity.has(Status::Moved)) {
      record.set(id, Status::Moved);
    }
  }
}

}  // namespace

const ForceMove* moving_force(const Situation& now) noexcept {
  const auto& pending = now.state.turn.pending;
  const auto found =
      std::find_if(pending.rbegin(), pending.rend(), [](const state::PendingDecision& decision) {
        return std::holds_alternative<ForceMove>(decision);
      });
  return found == pending.rend() ? nullptr : std::get_if<ForceMove>(&*found);
}

PieceId head_of(const Situation& now, PieceId unit) noexcept {
  const Piece& piece = now.piece(unit);
  return piece.inside && rulebook::is_headquarters(now.piece(*piece.inside).kind) ? *piece.inside
                                                                                  : unit;
}

Ruling<int> cost_of_attack(const Situation& now, PieceId head, HexId from, HexId target) {
  const auto direction = now.map().direction(from, target);
  if (!direction) {
    return refused(
        refusal("14.11"_case, "not-beside-target").of(head).in(target).coming_from(from));
  }
  const Ruling<int> step =
      movement::cost_of_step_from(now, head, from, target, movement::StepFor::Attack);  // [6.17]
  if (!step) {
    return step;
  }
  const rulebook::MoveClass column = now.book().unit_types[now.piece(head).kind].move_class;
  const auto more = now.book().movement_costs.of(column, StepKind::AttackFromMarch).points();
  return *step + more.value_or(0);
}

Ruling<> may_attack_from_march(const Situation& now, PieceId unit, HexId target) {
  const ForceMove* const force = moving_force(now);
  const PieceId head = head_of(now, unit);
  if (force == nullptr || !is_of(now, *force, head)) {
    return refused(refusal("14.11"_case, "not-of-the-march").of(unit));
  }
  const Piece& piece = now.piece(unit);
  if (piece.activity.has(Status::Moved) || piece.activity.has(Status::Dropped) ||
      now.piece(head).activity.has(Status::Moved)) {
    return refused(refusal("5.25"_case, "move-is-over").of(unit));
  }
  const Ruling<int> cost = cost_of_attack(now, head, *now.piece(head).hex(), target);
  if (!cost) {
    return refused(cost.error());
  }
  const int left = movement::points_left(now, head);
  if (left < *cost) {
    return refused(
        refusal("14.12"_case, "points-short-attack").of(unit).in(target).figures(*cost, left));
  }
  return {};
}

Ruling<> judge_from_march(const Situation& now, PieceId leader, HexId target) {
  const ForceMove* const force = movement::active_force(now.state);
  if (force == nullptr || force->ending) {
    return refused(refusal("14.11"_case, "no-force"));
  }
  if (force->attacked) {
    return refused(refusal("14.12"_case, "attacked-from-march").of(leader));
  }
  const Piece& piece = now.piece(leader);
  if (piece.kind != PieceKind::Leader || piece.side != now.state.turn.acting ||
      piece.hex() == nullptr || !is_of(now, *force, head_of(now, leader))) {
    return refused(refusal("14.11"_case, "not-a-leader-of-the-force").of(leader));
  }
  if (const Ruling<> on_foot = may_lead_off_rails(now, leader); !on_foot) {
    return on_foot;
  }
  if (const auto found = target_in(now, piece.side, target, BattleKind::FromMarch); !found) {
    return refused(found.error());
  }
  // Why nobody can is told of the unit that comes nearest to it.
  std::optional<state::Illegal> why;
  for (const PieceId head : movement::members(now, *force)) {
    for (const PieceId id : with_roster(now, head)) {
      if (!rulebook::is_ground_combat_unit(now.piece(id).kind) || now.piece(id).hex() == nullptr) {
        continue;
      }
      const Ruling<> ready = may_attack(now, BattleKind::FromMarch, leader, target, id);
      if (ready && leads_in(now, leader, *now.piece(id).hex())) {
        return {};
      }
      if (!ready && (!why || ready.error().cited == "14.12"_case)) {
        why = ready.error();
      }
    }
  }
  return refused(why.value_or(refusal("14.11"_case, "no-attackers").of(leader).in(target)));
}

void attacks_from_march(const Situation& now, std::vector<std::pair<PieceId, HexId>>& attacks) {
  const ForceMove* const force = movement::active_force(now.state);
  if (force == nullptr || force->attacked || force->ending) {
    return;
  }
  const movement::Pieces& members = movement::members(now, *force);
  std::vector<HexId> targets;
  for (const PieceId head : members) {
    const HexId* const from = now.piece(head).hex();
    if (from == nullptr || now.piece(head).kind == PieceKind::Leader) {
      continue;
    }
    for (const board::Direction direction : board::kDirections) {
      const auto to = now.map().beside(*from, direction);
      if (to && has_enemy(now, now.state.turn.acting, *to) &&
          std::find(targets.begin(), targets.end(), *to) == targets.end()) {
        targets.push_back(*to);
      }
    }
  }
  if (targets.empty()) {
    return;
  }
  std::sort(targets.begin(), targets.end());
  for (const PieceId head : members) {
    for (const PieceId id : with_roster(now, head)) {
      if (now.piece(id).kind != PieceKind::Leader) {
        continue;
      }
      for (const HexId target : targets) {
        const std::pair attack{id, target};
        if (std::find(attacks.begin(), attacks.end(), attack) == attacks.end() &&
            judge_from_march(now, id, target)) {
          attacks.push_back(attack);
        }
      }
    }
  }
}

void spend_the_attack(Record& record) {
  const auto battle = record.pending<Battle>();
  record.end_decision();
  auto force = record.pending<ForceMove>();
  force.attacked = true;
  record.change_decision(force);
  record.begin(battle);
}

namespace {

/// [14.21] The leader comes after the attackers if he can pay for it too; otherwise he stays.
void follow(Record& record, PieceId leader, HexId target) {
  const Situation now = record.now();
  const Ruling<int> cost = cost_of_attack(now, leader, *now.piece(leader).hex(), target);
  if (cost && *cost <= movement::points_left(now, leader) &&
      may_cross(now, leader, *now.piece(leader).hex(), target)) {
    record.apply(state::PointsSpent{leader, *cost, 0, 0, 0});
    go_in(record, leader, target);
  }
}

}  // namespace

void spend_points(Record& record) {
  const auto battle = record.pending<Battle>();
  const HexId from = *record.piece(battle.attackers.front()).hex();
  std::vector<PieceId> marching;
  for (const PieceId head : heads_of(record.now(), battle)) {
    const Ruling<int> cost = cost_of_attack(record.now(), head, from, battle.target);
    for (const PieceId id : with_roster(record.now(), head)) {
      marching.push_back(id);
      record.apply(state::PointsSpent{id, cost.value_or(0), 0, 0, 0});
    }
  }
  movement::roll_forced_marches(record, marching, from);
}

void end_from_march(Record& record) {
  const auto battle = record.pending<Battle>();
  record.end_decision();
  const bool clear = is_clear(record.now(), battle.attacker, battle.target);
  const bool led_on_foot = goes_along(record.now(), battle);
  for (const PieceId head : heads_of(record.now(), battle)) {
    if (clear && may_cross(record.now(), head, *record.piece(head).hex(), battle.target)) {
      go_in(record, head, battle.target);
    } else {
      halt(record, head);
    }
  }
  if (led_on_foot && clear) {
    follow(record, battle.commander, battle.target);
  } else if (led_on_foot) {
    halt(record, battle.commander);
  }
}

}  // namespace core::combat
