#include "core/organisation/desk.h"

#include "core/organisation/division.h"
#include "core/organisation/leaders.h"
#include "core/organisation/losses.h"
#include "core/organisation/rosters.h"

namespace core::organisation {
namespace {

using namespace base::literals;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::LeaderFlight;
using state::LossShare;
using state::ShipLoss;
using state::Situation;

/// Adds the choice for each of the pieces for which `judge` allows it.
void offer_each(const Situation& now, ActionKind kind, const std::vector<state::PieceId>& pieces,
                sequence::Choices& legal) {
  for (const state::PieceId id : pieces) {
    const Action action{kind, id, {}, {}, {}, 0};
    if (legal.wants(kind) && judge(now, action)) {
      legal.add(action);
    }
  }
}

}  // namespace

state::Ruling<> judge(const Situation& now, const Action& action) {
  if (!action.piece) {
    return state::refused(state::refusal("4.1"_case, "no-piece-named"));
  }
  if (action.kind == ActionKind::LosePoint && now.state.turn.innermost<LossShare>() != nullptr) {
    return may_lose_point(now, *action.piece);
  }
  if (action.kind == ActionKind::LoseShip && now.state.turn.innermost<ShipLoss>() != nullptr) {
    return may_lose_ship(now, *action.piece);
  }
  if (action.kind == ActionKind::PlaceLeader && action.hex &&
      now.state.turn.innermost<LeaderFlight>() != nullptr) {
    return may_flee_to(now, *action.piece, *action.hex);
  }
  if (action.kind == ActionKind::SplitUnit) {
    return may_split(now, *action.piece, action.number);
  }
  if (action.kind == ActionKind::Detach) {
    return may_detach(now, *action.piece);
  }
  if (action.other && action.kind == ActionKind::Enrol) {
    return may_enrol(now, *action.piece, *action.other);
  }
  if (action.other && action.kind == ActionKind::MergeUnits) {
    return may_merge(now, *action.piece, *action.other);
  }
  return state::refused(state::refusal("4.1"_case, "out-of-phase"));
}

void act(state::Record& record, const Action& action) {
  if (action.kind == ActionKind::LosePoint) {
    lose_point(record, *action.piece);
  } else if (action.kind == ActionKind::LoseShip) {
    lose_ship(record, *action.piece);
  } else if (action.kind == ActionKind::PlaceLeader) {
    flee_to(record, *action.hex);
  } else if (action.kind == ActionKind::SplitUnit) {
    split(record, *action.piece, action.number);
  } else if (action.kind == ActionKind::Detach) {
    detach(record, *action.piece);
  } else if (action.kind == ActionKind::Enrol) {
    enrol(record, *action.piece, *action.other);
  } else if (action.kind == ActionKind::MergeUnits) {
    merge(record, *action.piece, *action.other);
  }
}

void offer(const Situation& now, sequence::Choices& legal) {
  if (const auto* const share = now.state.turn.innermost<LossShare>()) {
    std::vector<PieceId> bearers;
    for (const std::vector<PieceId>& together : who_bear_together(now, share->units)) {
      bearers.push_back(together.front());
    }
    offer_each(now, ActionKind::LosePoint, bearers, legal);
  } else if (const auto* const loss = now.state.turn.innermost<ShipLoss>()) {
    offer_each(now, ActionKind::LoseShip, loss->among, legal);
  } else if (const auto* const flight = now.state.turn.innermost<LeaderFlight>()) {
    for (const board::HexId hex : flight->hexes) {
      legal.add({ActionKind::PlaceLeader, flight->leader, {}, hex, {}, 0});
    }
  }
  const state::Turn& turn = now.state.turn;
  const auto asks = [&](ActionKind kind) {
    return legal.wants(kind) && sequence::is_asked(turn, kind);
  };
  if (asks(ActionKind::SplitUnit)) {
    offer_splits(now, legal);
  }
  if (asks(ActionKind::MergeUnits)) {
    offer_merges(now, legal);
  }
  if (legal.wants_any_of(ActionKind::Enrol, ActionKind::Detach) &&
      sequence::is_asked(turn, ActionKind::Enrol)) {
    offer_exchanges(now, legal);
  }
}

Progress proceed(state::Record& record) {
  const bool losses = record.state().turn.innermost<LossShare>() != nullptr ||
                      record.state().turn.innermost<ShipLoss>() != nullptr;
  return losses && finish_losses(record) ? Progress::WentOn : Progress::Asks;
}

std::optional<board::Side> decides(const Situation& now) {
  if (const auto* const share = now.state.turn.innermost<LossShare>()) {
    return share->side;
  }
  if (const auto* const loss = now.state.turn.innermost<ShipLoss>()) {
    return loss->side;
  }
  if (const auto* const flight = now.state.turn.innermost<LeaderFlight>()) {
    return now.piece(flight->leader).side;
  }
  return std::nullopt;
}

}  // namespace core::organisation
