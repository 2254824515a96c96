#include "core/combat/advance.h"

#include "core/combat/from_march.h"
#include "core/combat/from_ships.h"
#include "core/combat/result.h"
#include "core/combat/retreat_hexes.h"
#include "core/movement/entry.h"
#include "core/organisation/headquarters.h"

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
using state::Status;

bool attacked(const Battle& battle, PieceId id) {
  return std::find(battle.attackers.begin(), battle.attackers.end(), id) != battle.attackers.end();
}

/// [8.54] Whether the HQ goes in as a whole: all units on its roster that can attack have done so.
bool attacked_as_a_whole(const Situation& now, const Battle& battle, PieceId hq) {
  bool any = false;
  for (const PieceId id : organisation::roster(now.state, hq)) {
    const Piece& unit = now.piece(id);
    const bool could = rulebook::is_ground_combat_unit(unit.kind) && !unit.parenthesised;
    if (could && !attacked(battle, id)) {
      return false;
    }
    any = any || could;
  }
  return any;
}

/// [8.54] Those who may take the ground: attackers, an HQ all of whose units attacked, and the
/// leader, who goes where his units have gone.
Ruling<> took_part(const Situation& now, const Battle& battle, PieceId id) {
  const Piece& piece = now.piece(id);
  const bool led = id == battle.commander &&
                   !(piece.inside && piece.inside == now.state.headquarters_of(id)) &&
                   now.occupancy.at(battle.target).open_combat.has(battle.attacker);
  const bool whole = rulebook::is_headquarters(piece.kind) && piece.side == battle.attacker &&
                     attacked_as_a_whole(now, battle, id);
  return attacked(battle, id) || led || whole
             ? Ruling<>{}
             : refused(refusal("8.54"_case, "not-an-attacker").of(id));
}

bool is_over(const Situation& now, const Battle& battle) {
  const bool stays_put =
      battle.kind == BattleKind::Sortie || battle.kind == BattleKind::SiegeAssault;
  if (stays_put || battle.kind == BattleKind::Amphibious) {
    return stays_put || !have_defenders_gone(now, battle);
  }
  return now.occupancy.at(battle.target).open_combat.has(board::enemy_of(battle.attacker));
}

/// The attackers, their HQs and the leader, each once.
std::vector<PieceId> who_might(const Situation& now, const Battle& battle) {
  std::vector<PieceId> list = battle.attackers;
  const auto add = [&](PieceId id) {
    if (std::find(list.begin(), list.end(), id) == list.end()) {
      list.push_back(id);
    }
  };
  for (const PieceId id : battle.attackers) {
    add(head_of(now, id));
  }
  add(battle.commander);
  return list;
}

}  // namespace

Ruling<> judge_advance(const Situation& now, const Battle& battle, PieceId id) {
  if (is_over(now, battle)) {
    return refused(refusal("8.54"_case, "enemy-still-there").of(id).in(battle.target));
  }
  if (const Ruling<> part = took_part(now, battle, id); !part) {
    return part;
  }
  const Piece& piece = now.piece(id);
  if (battle.kind == BattleKind::Amphibious) {
    return piece.inside && now.state.transport_of(id)
               ? Ruling<>{}
               : refused(refusal("7.24"_case, "landed-already").of(id));
  }
  const HexId* const from = piece.hex();
  if (from == nullptr || *from == battle.target) {
    return refused(refusal("8.54"_case, "in-the-hex").of(id).in(battle.target));
  }
  return may_cross(now, id, *from, battle.target);
}

void offer_advance(const Situation& now, const Battle& battle, sequence::Choices& legal) {
  for (const PieceId id : who_might(now, battle)) {
    if (legal.wants(ActionKind::Advance) && judge_advance(now, battle, id)) {
      legal.add({ActionKind::Advance, id, {}, {}, {}, 0});
    }
  }
  legal.add(sequence::passing());
}

void advance(Record& record, PieceId id) {
  const auto battle = record.pending<Battle>();
  if (battle.kind != BattleKind::Amphibious) {
    movement::enter(record, id, battle.target, "8.54"_case);
    return;
  }
  std::vector<PieceId> landed = record.state().contents(id);
  landed.push_back(id);
  movement::enter(record, id, battle.target, "7.24"_case);
  for (const PieceId unit : landed) {
    record.set(unit, Status::Moved);  // [7.24] they stop there
  }
}

Progress proceed_advance(Record& record) {
  const auto& battle = record.pending<Battle>();
  if (battle.kind == BattleKind::FromMarch) {
    end_from_march(record);
    return Progress::WentOn;
  }
  sequence::Choices legal = sequence::Choices::any();
  offer_advance(record.now(), battle, legal);
  if (legal.has_choice()) {
    return Progress::Asks;
  }
  record.end_decision();
  return Progress::WentOn;
}

}  // namespace core::combat
