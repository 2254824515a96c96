#include "core/fortification/siege_phase.h"

#include "core/fortification/sieges.h"
#include "core/organisation/losses.h"

#include <algorithm>

namespace core::fortification {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Record;
using state::Ruling;
using state::Situation;
using state::Status;

/// The siege that the action names, if it is still to be conducted.
Ruling<PieceId> siege_named(const Situation& now, const Action& action) {
  const Side owner = board::enemy_of(now.state.turn.acting);
  const auto fort = action.hex ? besieged_fort(now, owner, *action.hex) : std::nullopt;
  if (!fort) {
    auto illegal = state::refusal("13.35"_case, "no-siege");
    return state::refused(action.hex ? illegal.in(*action.hex) : illegal);
  }
  if (now.piece(*fort).activity.has(Status::Besieged)) {
    return state::refused(
        state::refusal("13.35"_case, "siege-conducted").of(*fort).in(*action.hex));
  }
  return *fort;
}

/// On top: in the hex, not aboard.
bool is_on_top(const Situation& now, const Piece& piece, Side side, HexId hex) {
  return piece.side == side && piece.hex() != nullptr && *piece.hex() == hex &&
         !(piece.inside && now.state.transport_of(piece.id));
}

bool someone_may_attack(const Situation& now, Side side, HexId hex) {
  return now.occupancy.at(hex).attackers.has(side);
}

std::vector<PieceId> garrison_of(const Situation& now, PieceId fort) {
  std::vector<PieceId> units = now.state.contents(fort);
  std::erase_if(units,
                [&](PieceId id) { return !rulebook::is_ground_combat_unit(now.piece(id).kind); });
  return units;
}

int points_of(const Situation& now, const std::vector<PieceId>& units) {
  int points = 0;
  for (const PieceId id : units) {
    points += now.piece(id).strength;
  }
  return points;
}

}  // namespace

Ruling<> may_order_sieges(const Situation& now, const Action& action) {
  if (sieges_of(now, Side::Union).empty() || sieges_of(now, Side::Confederate).empty()) {
    return state::refused(state::refusal("4.2"_case, "no-order-of-sieges"));
  }
  if (action.number != 0 && action.number != 1) {
    return state::refused(state::refusal("4.2"_case, "side-number").figures(1, action.number));
  }
  return {};
}

void order_sieges(Record& record, const Action& action) {
  const Side first = action.number == 0 ? Side::Union : Side::Confederate;
  record.apply(state::FirstPlayerFixed{first});
  record.apply(state::StageBegan{state::Stage::Sieges, first});
}

int siege_trains_in(const Situation& now, Side side, HexId hex) {
  int trains = 0;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& piece = now.piece(id);
    trains += piece.kind == PieceKind::SiegeTrain && is_on_top(now, piece, side, hex) ? 1 : 0;
  }
  return trains;
}

Ruling<> may_bombard(const Situation& now, const Action& action) {
  const Ruling<PieceId> fort = siege_named(now, action);
  if (!fort) {
    return state::refused(fort.error());
  }
  if (siege_trains_in(now, now.state.turn.acting, *action.hex) < 1) {
    return state::refused(
        state::refusal("13.35"_case, "no-siege-train").of(*fort).in(*action.hex).figures(1, 0));
  }
  return {};
}

std::array<rulebook::SiegeResult, 6> bombardment_results(const Situation& now, board::HexId hex) {
  const int trains = siege_trains_in(now, now.state.turn.acting, hex);
  std::array<rulebook::SiegeResult, 6> results;
  for (std::size_t face = 0; face < results.size(); ++face) {
    results.at(face) = now.book().siege.result(static_cast<int>(face) + 1, trains);
  }
  return results;
}

void bombard(Record& record, const Action& action) {
  const Side side = record.state().turn.acting;
  const HexId hex = *action.hex;
  const PieceId fort = *siege_named(record.now(), action);
  const Side owner = record.piece(fort).side;
  record.set(fort, Status::Besieged);
  const int trains = siege_trains_in(record.now(), side, hex);
  const int die = record.roll(rulebook::RollId::Siege, side, "13.37"_case, {fort, hex});
  const rulebook::SiegeResult result = record.now().book().siege.result(die, trains);
  record.tell({"siege-fire",
               "13.37"_case,
               side,
               fort,
               std::nullopt,
               hex,
               {trains, die, result.works_reduced ? 1 : 0, result.garrison_lost}});
  if (result.works_reduced && works_stand(record.now(), fort)) {
    reduce_works(record, fort, "13.24"_case);
  }
  const std::vector<PieceId> garrison = garrison_of(record.now(), fort);
  const int lost = std::min(result.garrison_lost, points_of(record.now(), garrison));
  if (lost > 0) {
    organisation::share_losses(record, owner, garrison, lost, "13.37"_case);
  }
}

Ruling<> may_assault(const Situation& now, const Action& action) {
  const Ruling<PieceId> fort = siege_named(now, action);
  if (!fort) {
    return state::refused(fort.error());
  }
  const Side side = now.state.turn.acting;
  if (!action.piece || now.piece(*action.piece).kind != PieceKind::Leader ||
      !is_on_top(now, now.piece(*action.piece), side, *action.hex) ||
      !someone_may_attack(now, side, *action.hex)) {
    auto illegal = state::refusal("13.35"_case, "no-leader-to-assault").in(*action.hex);
    return state::refused(action.piece ? illegal.of(*action.piece) : illegal);
  }
  return {};
}

void assault(Record& record, const Action& action) {
  record.set(*siege_named(record.now(), action), Status::Besieged);
  record.begin(state::SiegeCombat{*action.hex, *action.piece, 0});
}

Ruling<> may_lift_nothing(const Situation& now, const Action& action) {
  const Ruling<PieceId> fort = siege_named(now, action);
  return fort ? Ruling<>{} : state::refused(fort.error());
}

void lift_nothing(Record& record, const Action& action) {
  record.set(*siege_named(record.now(), action), Status::Besieged);
}

void offer_siege_order(const Situation& now, sequence::Choices& legal) {
  for (const int number : {0, 1}) {
    const Action action{ActionKind::ConductSieges, {}, {}, {}, {}, number};
    if (may_order_sieges(now, action)) {
      legal.add(action);
    }
  }
}

void offer_sieges(const Situation& now, sequence::Choices& legal) {
  const Side side = now.state.turn.acting;
  for (const PieceId fort : sieges_of(now, side)) {
    const HexId hex = *now.piece(fort).hex();
    Action action{ActionKind::SiegeBombard, {}, {}, hex, {}, 0};
    if (may_bombard(now, action)) {
      legal.add(action);
    }
    action.kind = ActionKind::SiegeAssault;
    for (const PieceId id : now.occupancy.pieces_in(hex)) {
      action.piece = id;
      if (now.piece(id).kind == PieceKind::Leader && may_assault(now, action)) {
        legal.add(action);
      }
    }
    action = {ActionKind::LiftNothing, {}, {}, hex, {}, 0};
    if (may_lift_nothing(now, action)) {
      legal.add(action);
    }
  }
}

}  // namespace core::fortification
