#include "core/combat/siege_assault.h"

#include "core/combat/battle.h"
#include "core/combat/targets.h"
#include "core/command/initiative.h"
#include "core/organisation/headquarters.h"
#include "core/territory/besieged.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using state::Battle;
using state::Piece;
using state::refusal;
using state::refused;

/// For what the leader has to spend a span point: an HQ whose commander he takes along, or the unit
/// itself; nothing for his own roster.
std::optional<PieceId> taken_for(const Situation& now, PieceId leader, PieceId unit) {
  const auto hq = now.piece(unit).inside ? now.state.headquarters_of(unit) : std::nullopt;
  if (!hq) {
    return unit;
  }
  return hq == command::headquarters_commanded(now, leader) ? std::nullopt : hq;
}

}  // namespace

bool may_lead_in_siege(const Situation& now, PieceId leader, PieceId unit) {
  const auto* const battle = now.state.turn.innermost<Battle>();
  return may_lead_in_siege(now, leader, unit,
                           battle != nullptr ? battle->attackers : std::vector<PieceId>{});
}

bool may_lead_in_siege(const Situation& now, PieceId leader, PieceId unit,
                       const std::vector<PieceId>& attackers) {
  const auto own = command::headquarters_commanded(now, leader);
  const auto point = taken_for(now, leader, unit);
  if (!point) {
    return true;
  }
  if (*point != unit) {
    // [10.13] Another leader's corps: only from an Army HQ, and only of lower rank.
    const auto commander = now.piece(*point).commander;
    const bool army = own && now.piece(*own).kind == PieceKind::ArmyHq;
    const bool corps = commander && organisation::has_commander(now.state, *point) &&
                       (now.piece(*point).kind != PieceKind::ArmyHq ||
                        command::stars_of(now, *commander) < command::stars_of(now, leader));
    if (!army || !corps) {
      return false;
    }
  }
  const HexId* const stands = now.piece(leader).hex();
  const HexId* const there = now.piece(unit).hex();
  const bool in_range =
      stands != nullptr && there != nullptr &&
      (*stands == *there || (own && now.map().direction(*stands, *there).has_value()));
  std::vector<PieceId> points{*point};
  for (const PieceId id : attackers) {
    const auto taken = taken_for(now, leader, id);
    if (taken && std::find(points.begin(), points.end(), *taken) == points.end()) {
      points.push_back(*taken);
    }
  }
  return in_range && static_cast<int>(points.size()) <= command::span_of(now, leader);
}

Ruling<> may_assault_in_siege(const Situation& now, PieceId leader, HexId hex) {
  const Piece& piece = now.piece(leader);
  if (piece.kind != PieceKind::Leader || piece.hex() == nullptr) {
    return refused(refusal("13.35"_case, "no-leader").of(leader).in(hex));
  }
  if (!territory::is_besieged_fort(now.occupancy, board::enemy_of(piece.side), hex)) {
    return refused(refusal("13.35"_case, "not-besieged").of(leader).in(hex));
  }
  if (!leads_in(now, leader, hex)) {
    return refused(refusal("8.25"_case, "leader-far").of(leader).in(hex));
  }
  if (candidates(now, BattleKind::SiegeAssault, leader, hex).empty()) {
    return refused(refusal("13.35"_case, "no-attackers").of(leader).in(hex));
  }
  return {};
}

void begin_siege_assault(Record& record, PieceId leader, HexId hex) {
  if (command::roll_initiative(record, leader, rulebook::RollId::InitC)) {
    begin_battle(record, BattleKind::SiegeAssault, leader, hex);
  } else {
    record.tell(
        {"siege-assault-not-begun", "13.35"_case, record.piece(leader).side, leader, {}, hex, {}});
  }
}

}  // namespace core::combat
