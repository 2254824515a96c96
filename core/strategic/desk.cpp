#include "core/strategic/desk.h"

#include "core/strategic/arrivals.h"
#include "core/strategic/commanders.h"
#include "core/strategic/departments.h"
#include "core/strategic/leader_pick.h"
#include "core/strategic/leader_placing.h"
#include "core/strategic/track.h"
#include "core/strategic/withdrawals.h"

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Piece;
using state::Ruling;
using state::Stage;

Ruling<> out_of_phase() { return state::refused(state::refusal("4.1"_case, "out-of-phase")); }

Ruling<> judge_appoint(const Situation& now, const Action& action) {
  if (!action.piece || !action.other) {
    return out_of_phase();
  }
  if (const auto* placing = now.state.turn.innermost<state::LeaderPlacing>()) {
    return may_take_back(now, *placing, *action.piece, *action.other);
  }
  return may_appoint(now, now.state.turn.acting, *action.piece, *action.other);
}

/// [22.33] [22.52] The changes of commanders that are open in one place.
void offer_changes_at(const Situation& now, PieceId headquarters, PieceId leader,
                      std::vector<Action>& legal) {
  const Side side = now.state.turn.acting;
  if (may_appoint(now, side, leader, headquarters)) {
    legal.push_back({ActionKind::Appoint, leader, headquarters, {}, {}, 0});
  } else if (may_relieve(now, side, leader, headquarters)) {
    legal.push_back({ActionKind::Relieve, leader, headquarters, {}, {}, 0});
  }
}

void offer_changes(const Situation& now, std::vector<Action>& legal) {
  const Side side = now.state.turn.acting;
  const auto& pieces = now.state.pieces;
  for (const Piece& leader : pieces) {
    if (leader.kind != PieceKind::Leader || leader.side != side || leader.away() != nullptr) {
      continue;
    }
    if (may_demote(now, side, leader.id)) {
      legal.push_back({ActionKind::Demote, leader.id, {}, {}, {}, 0});
      continue;
    }
    for (const Piece& hq : pieces) {
      if (rulebook::is_headquarters(hq.kind) && hq.place == leader.place) {
        offer_changes_at(now, hq.id, leader.id, legal);
      }
    }
  }
}

void offer_places(const Situation& now, const state::LeaderPlacing& placing,
                  std::vector<Action>& legal) {
  for (const PieceId leader : placing.leaders) {
    for (const HexId hex : places_for(now, leader)) {
      legal.push_back({ActionKind::PlaceLeader, leader, {}, hex, {}, 0});
    }
    const auto former = former_headquarters(now, leader);
    if (former && may_take_back(now, placing, leader, *former)) {
      legal.push_back({ActionKind::Appoint, leader, former, {}, {}, 0});
    }
  }
}

}  // namespace

Ruling<> judge(const Situation& now, const Action& action) {
  if (action.kind == ActionKind::Appoint) {
    return judge_appoint(now, action);
  }
  if (action.kind == ActionKind::Relieve && action.piece && action.other) {
    return may_relieve(now, now.state.turn.acting, *action.piece, *action.other);
  }
  if (action.kind == ActionKind::Demote && action.piece) {
    return may_demote(now, now.state.turn.acting, *action.piece);
  }
  const auto* const placing = now.state.turn.innermost<state::LeaderPlacing>();
  if (action.kind == ActionKind::PlaceLeader && placing && action.piece && action.hex) {
    return may_place_leader(now, *placing, *action.piece, *action.hex);
  }
  const auto* const due = now.state.turn.innermost<state::Withdrawal>();
  if (action.kind == ActionKind::Withdraw && due && action.piece) {
    return may_withdraw(now, *due, *action.piece);
  }
  const auto* const arrival = now.state.turn.innermost<state::Arrival>();
  if (action.kind == ActionKind::PlaceArrival && arrival && action.hex) {
    return may_place(now, *arrival, *action.hex, action.number);
  }
  return out_of_phase();
}

void act(state::Record& record, const Action& action) {
  if (action.kind == ActionKind::Appoint) {
    if (record.now().state.turn.innermost<state::LeaderPlacing>() != nullptr) {
      place_on_former_headquarters(record, *action.piece);
    } else {
      appoint(record, *action.piece, *action.other, "22.33"_case);
    }
  } else if (action.kind == ActionKind::Relieve) {
    relieve(record, *action.piece, *action.other);
  } else if (action.kind == ActionKind::Demote) {
    demote(record, *action.piece);
  } else if (action.kind == ActionKind::PlaceLeader) {
    place_leader(record, *action.piece, *action.hex);
  } else if (action.kind == ActionKind::Withdraw) {
    withdraw(record, *action.piece);
  } else if (action.kind == ActionKind::PlaceArrival) {
    place(record, *action.hex, action.number);
  }
}

void offer(const Situation& now, std::vector<Action>& legal) {
  if (sequence::is_asked(now.state.turn, ActionKind::Demote)) {
    offer_changes(now, legal);
  } else if (const auto* placing = now.state.turn.innermost<state::LeaderPlacing>()) {
    offer_places(now, *placing, legal);
  } else if (const auto* due = now.state.turn.innermost<state::Withdrawal>()) {
    for (const PieceId unit : withdrawable(now, *due)) {
      legal.push_back({ActionKind::Withdraw, unit, {}, {}, {}, 0});
    }
  } else if (const auto* arrival = now.state.turn.innermost<state::Arrival>()) {
    for (const HexId hex : deployment_sites(now, arrival->side)) {
      for (const int points : placeable(now, *arrival)) {
        legal.push_back({ActionKind::PlaceArrival, {}, {}, hex, {}, points});
      }
    }
  }
}

Progress proceed(state::Record& record) {
  const Situation now = record.now();
  bool went_on = false;
  if (now.state.turn.innermost<state::LeaderPlacing>() != nullptr) {
    went_on = go_on_placing_leaders(record);
  } else if (now.state.turn.innermost<state::Withdrawal>() != nullptr) {
    went_on = go_on_withdrawing(record);
  } else if (now.state.turn.innermost<state::Arrival>() != nullptr) {
    went_on = go_on_placing(record);
  } else if (now.state.turn.stage == Stage::LeaderPick) {
    went_on = go_on_with_leader_pick(record);
  } else if (now.state.turn.stage == Stage::EndOfGameTurn) {
    went_on = go_on_with_track(record);
  }
  return went_on ? Progress::WentOn : Progress::Asks;
}

std::optional<Side> decides(const Situation& now) {
  if (const auto* placing = now.state.turn.innermost<state::LeaderPlacing>()) {
    return placing->side;
  }
  if (const auto* due = now.state.turn.innermost<state::Withdrawal>()) {
    return due->side;
  }
  if (const auto* arrival = now.state.turn.innermost<state::Arrival>()) {
    return arrival->side;
  }
  return std::nullopt;
}

}  // namespace core::strategic
