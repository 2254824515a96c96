#include "core/combat/evasion.h"

#include "core/base/contains.h"
#include "core/combat/retreat_hexes.h"
#include "core/combat/targets.h"
#include "core/movement/entry.h"
#include "core/organisation/headquarters.h"

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

/// [15.21] Whether this battle lets cavalry evade at all.
Ruling<> may_evade_here(const Situation& now, const Battle& battle) {
  const bool inside =
      !battle.defenders.empty() && now.state.fort_of(battle.defenders.front()).has_value();
  if (inside) {
    return refused(refusal("15.21"_case, "no-evasion-from-siege").in(battle.target));
  }
  for (const PieceId id : battle.attackers) {
    if (now.piece(id).kind == PieceKind::Cavalry) {
      return refused(refusal("15.21"_case, "cavalry-attacks").of(id));
    }
  }
  return {};
}

/// [15.21] Whether the unit is cavalry that may still evade in this phase.
Ruling<> is_ready(const Situation& now, const Battle& battle, PieceId id) {
  const Piece& piece = now.piece(id);
  if (piece.kind != PieceKind::Cavalry || !contains(battle.defenders, id)) {
    return refused(refusal("15.21"_case, "no-defending-cavalry").of(id));
  }
  if (piece.activity.has(Status::Evaded)) {
    return refused(refusal("15.21"_case, "evaded-before").of(id));
  }
  return {};
}

/// [15.21] A leader, and an HQ without units, may go where cavalry of this battle has gone.
Ruling<> may_follow(const Situation& now, const Battle& battle, const Piece& piece, HexId to) {
  const bool here = piece.side != battle.attacker && piece.hex() != nullptr &&
                    *piece.hex() == battle.target && !now.state.transport_of(piece.id) &&
                    !now.state.fort_of(piece.id);
  const bool led =
      std::find(battle.reached.begin(), battle.reached.end(), to) != battle.reached.end();
  if (!here || !led) {
    return refused(refusal("15.21"_case, "no-cavalry-gone").of(piece.id).in(to));
  }
  return {};
}

}  // namespace

Ruling<> judge_evasion(const Situation& now, const Battle& battle, PieceId id, HexId to) {
  if (const Ruling<> here = may_evade_here(now, battle); !here) {
    return here;
  }
  const Piece& piece = now.piece(id);
  const bool staff = piece.kind == PieceKind::Leader || rulebook::is_headquarters(piece.kind);
  const std::vector<PieceId> roster = rulebook::is_headquarters(piece.kind)
                                          ? organisation::roster(now.state, id)
                                          : std::vector<PieceId>{};
  if (staff && roster.empty()) {
    if (piece.kind == PieceKind::Leader && piece.inside) {
      return refused(refusal("15.21"_case, "goes-with-headquarters").of(id));
    }
    if (const Ruling<> follow = may_follow(now, battle, piece, to); !follow) {
      return follow;
    }
  } else if (staff) {
    for (const PieceId unit : roster) {
      if (const Ruling<> ready = is_ready(now, battle, unit); !ready) {
        return ready;
      }
    }
  } else if (const Ruling<> ready = is_ready(now, battle, id); !ready) {
    return ready;
  }
  return may_retreat_to(now, id, battle.target, to);
}

bool may_evade_any(const Situation& now, const Battle& battle) {
  if (!may_evade_here(now, battle)) {
    return false;
  }
  const bool cavalry =
      std::any_of(battle.defenders.begin(), battle.defenders.end(),
                  [&](PieceId id) { return now.piece(id).kind == PieceKind::Cavalry; });
  if (!cavalry && battle.reached.empty()) {
    return false;
  }
  sequence::Choices legal = sequence::Choices::any();
  offer_evasion(now, battle, legal);
  return legal.has_choice();
}

void offer_evasion(const Situation& now, const Battle& battle, sequence::Choices& legal) {
  for (const PieceId id : now.occupancy.pieces_in(battle.target)) {
    const Piece& piece = now.piece(id);
    if (piece.side == battle.attacker ||
        (piece.kind != PieceKind::Cavalry && piece.kind != PieceKind::Leader &&
         !rulebook::is_headquarters(piece.kind))) {
      continue;
    }
    for (const board::Direction direction : board::kDirections) {
      const auto to = now.map().beside(battle.target, direction);
      if (to && legal.wants(ActionKind::Evade) && judge_evasion(now, battle, id, *to)) {
        legal.add({ActionKind::Evade, id, {}, *to, {}, 0});
      }
    }
  }
  legal.add(sequence::passing());
}

void evade(Record& record, PieceId id, HexId to) {
  std::vector<PieceId> gone = organisation::roster(record.state(), id);
  gone.push_back(id);
  auto battle = record.pending<Battle>();
  for (const PieceId unit : gone) {
    std::erase(battle.defenders, unit);
  }
  if (std::find(battle.reached.begin(), battle.reached.end(), to) == battle.reached.end()) {
    battle.reached.push_back(to);
  }
  record.change_decision(std::move(battle));
  for (const PieceId unit : gone) {
    if (record.piece(unit).kind == PieceKind::Cavalry) {
      record.set(unit, Status::Evaded);
    }
  }
  movement::enter(record, id, to, "15.21"_case);
}

}  // namespace core::combat
