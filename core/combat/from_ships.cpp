#include "core/combat/from_ships.h"

#include "core/combat/battle.h"
#include "core/combat/targets.h"
#include "core/command/initiative.h"
#include "core/water/transport.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using map::WaterPlaceId;
using rulebook::PieceKind;
using state::Piece;
using state::refusal;
using state::refused;
using state::Status;

/// The water place of the ship that a piece is aboard; nothing ashore.
std::optional<WaterPlaceId> afloat(const Situation& now, PieceId id) {
  return now.piece(id).inside && now.state.transport_of(id) ? water::place_of(now, id)
                                                            : std::nullopt;
}

}  // namespace

Ruling<> may_assault_from(const Situation& now, PieceId unit, HexId target) {
  const Piece& piece = now.piece(unit);
  if (piece.kind != PieceKind::Infantry) {
    return refused(refusal("7.24"_case, "assault-infantry-only").of(unit));
  }
  const auto place = afloat(now, unit);
  if (!place || !water::is_contiguous(now, *place, target)) {
    return refused(refusal("7.24"_case, "not-beside").of(unit).in(target));
  }
  if (!piece.activity.has(Status::InPosition)) {
    return refused(refusal("7.24"_case, "not-in-position").of(unit).in(target));
  }
  return {};
}

bool is_with(const Situation& now, PieceId leader, PieceId unit) {
  const auto place = afloat(now, leader);
  return place && place == afloat(now, unit);
}

std::vector<PieceId> aboard_beside(const Situation& now, PieceId leader) {
  std::vector<PieceId> result;
  if (const auto place = afloat(now, leader)) {
    for (const PieceId id : now.occupancy.pieces_at(*place)) {
      if (now.piece(id).side == now.piece(leader).side && afloat(now, id)) {
        result.push_back(id);
      }
    }
  }
  return result;
}

Ruling<> judge_assault(const Situation& now, PieceId leader, HexId target) {
  const Piece& piece = now.piece(leader);
  if (piece.kind != PieceKind::Leader || piece.side != now.state.turn.acting ||
      !now.state.turn.pending.empty()) {
    return refused(refusal("7.24"_case, "no-leader").of(leader));
  }
  const auto place = afloat(now, leader);
  if (!place || !water::is_contiguous(now, *place, target)) {
    return refused(refusal("7.24"_case, "not-beside").of(leader).in(target));
  }
  if (piece.activity.has(Status::TriedAssault)) {
    return refused(refusal("7.24"_case, "assault-tried").of(leader));
  }
  if (zones_of_control::is_enemy_water(now.setting, now.occupancy, piece.side, *place)) {
    return refused(refusal("9.53"_case, "warship-in-the-water").of(leader).in(target));
  }
  if (const auto found = target_in(now, piece.side, target, BattleKind::Amphibious); !found) {
    return refused(found.error());
  }
  std::optional<state::Illegal> why;
  for (const PieceId id : aboard_beside(now, leader)) {
    if (!rulebook::is_ground_combat_unit(now.piece(id).kind)) {
      continue;
    }
    const Ruling<> ready = may_attack(now, BattleKind::Amphibious, leader, target, id);
    if (ready) {
      return {};
    }
    why = why.value_or(ready.error());
  }
  return refused(why.value_or(refusal("7.24"_case, "no-attackers").of(leader).in(target)));
}

void assaults(const Situation& now, std::vector<std::pair<PieceId, HexId>>& attacks) {
  for (const PieceId leader :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::Leader)) {
    const Piece& piece = now.piece(leader);
    if (!piece.inside) {
      continue;
    }
    const auto place = afloat(now, piece.id);
    if (!place) {
      continue;
    }
    for (const HexId target : now.map().contiguous_land(*place)) {
      if (has_enemy(now, piece.side, target) && judge_assault(now, piece.id, target)) {
        attacks.emplace_back(piece.id, target);
      }
    }
  }
}

void begin_assault(Record& record, PieceId leader, HexId target) {
  record.set(leader, Status::TriedAssault);
  if (command::roll_initiative(record, leader, rulebook::RollId::InitX)) {
    begin_battle(record, BattleKind::Amphibious, leader, target);
  } else {
    record.tell(
        {"assault-not-begun", "7.24"_case, record.piece(leader).side, leader, {}, target, {}});
  }
}

}  // namespace core::combat
