#include "core/water/desk.h"

#include "core/water/ferry.h"
#include "core/water/florida.h"
#include "core/water/landing.h"
#include "core/water/sailing.h"
#include "core/water/water_links.h"

#include <variant>

namespace core::water {
namespace {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::refusal;
using state::refused;
using state::Ruling;
using state::ShipMove;

Ruling<> incomplete() { return refused(refusal("4.1"_case, "incomplete")); }

template <class Value>
Ruling<> only_whether(const Ruling<Value>& ruling) {
  return ruling ? Ruling<>{} : refused(ruling.error());
}

/// The group whose move is innermost.
const ShipMove* group_of(const Situation& now) { return now.state.turn.innermost<ShipMove>(); }

/// [7.11] A water is named for a ship whose move is over, or has not begun.
Ruling<> not_under_way(const Situation& now, state::PieceId ship) {
  const Ruling<> ready = may_begin(now, ship);
  return ready ? refused(refusal("7.11"_case, "sets-out-first").of(ship)) : ready;
}

Ruling<> judge_sail(const Situation& now, const Action& action) {
  if (!action.piece) {
    return incomplete();
  }
  const ShipMove* group = group_of(now);
  if (group == nullptr) {
    return action.water ? not_under_way(now, *action.piece) : may_begin(now, *action.piece);
  }
  if (!action.water) {
    return may_begin(now, *action.piece);
  }
  if (*action.piece != group->ships.front()) {
    return refused(
        refusal("7.11"_case, "group-goes-together").of(*action.piece).with(group->ships.front()));
  }
  return may_sail(now, *group, *action.water);
}

void offer_setting_out(const Situation& now, sequence::Choices& legal) {
  const bool for_a_force = moving_force(now.state) != nullptr;
  for (const PieceId id : now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::Ship)) {
    if (!legal.wants(ActionKind::Sail)) {
      return;
    }
    // Whoever has moved fails here: no refusal is written for it.
    const bool has_moved = now.piece(id).activity.has(state::Status::Moved) && !for_a_force;
    if (!has_moved && may_begin(now, id)) {
      legal.add({ActionKind::Sail, id, {}, {}, {}, 0});
    }
  }
}

void offer_to_group(const Situation& now, const ShipMove& group, sequence::Choices& legal) {
  const WaterPlaceId here = *place_of(now, group.ships.front());
  for (const WaterStep& link : steps_from(now.map(), here)) {
    if (legal.wants(ActionKind::Sail) && may_sail_over(now, group, link)) {
      legal.add({ActionKind::Sail, group.ships.front(), {}, {}, link.to, 0});
    }
  }
  for (const PieceId ship : now.occupancy.pieces_at(here)) {
    if (legal.wants(ActionKind::JoinGroup) && may_join(now, group, ship)) {
      legal.add({ActionKind::JoinGroup, ship, {}, {}, {}, 0});
    }
  }
  if (may_end(group)) {
    legal.add(sequence::passing());
  }
}

}  // namespace

Ruling<> judge(const Situation& now, const Action& action) {
  if (action.kind == ActionKind::Sail) {
    return judge_sail(now, action);
  }
  const ShipMove* group = group_of(now);
  if (action.kind == ActionKind::Pass) {
    return group != nullptr ? may_end(*group) : incomplete();
  }
  if (!action.piece) {
    return incomplete();
  }
  if (action.kind == ActionKind::JoinGroup) {
    return group != nullptr ? may_join(now, *group, *action.piece) : incomplete();
  }
  if (action.kind == ActionKind::Embark) {
    return action.other ? only_whether(may_embark(now, *action.piece, *action.other))
                        : incomplete();
  }
  if (!action.hex) {
    return incomplete();
  }
  if (action.kind == ActionKind::RoundFlorida) {
    return may_round_florida(now, *action.piece, *action.hex);
  }
  if (action.kind == ActionKind::Disembark) {
    return only_whether(may_disembark(now, *action.piece, *action.hex));
  }
  if (action.kind == ActionKind::Ferry) {
    return action.other ? only_whether(may_ferry(now, *action.piece, *action.other, *action.hex))
                        : incomplete();
  }
  return refused(refusal("4.1"_case, "out-of-phase"));
}

void act(state::Record& record, const Action& action) {
  if (action.kind == ActionKind::Sail) {
    if (action.water) {
      sail(record, *action.water);
    } else {
      begin(record, *action.piece);
    }
  } else if (action.kind == ActionKind::Pass) {
    end(record);
  } else if (action.kind == ActionKind::JoinGroup) {
    join(record, *action.piece);
  } else if (action.kind == ActionKind::RoundFlorida) {
    round_florida(record, *action.piece, *action.hex);
  } else if (action.kind == ActionKind::Embark) {
    embark(record, *action.piece, *action.other);
  } else if (action.kind == ActionKind::Disembark) {
    disembark(record, *action.piece, *action.hex);
  } else if (action.kind == ActionKind::Ferry) {
    ferry(record, *action.piece, *action.other, *action.hex);
  }
}

void offer(const Situation& now, sequence::Choices& legal) {
  const state::Turn& turn = now.state.turn;
  if (const ShipMove* group = group_of(now)) {
    offer_to_group(now, *group, legal);
  } else if (legal.wants(ActionKind::Sail) && sequence::is_asked(turn, ActionKind::Sail)) {
    offer_setting_out(now, legal);
  }
  if (legal.wants(ActionKind::RoundFlorida) && sequence::is_asked(turn, ActionKind::RoundFlorida)) {
    offer_florida(now, legal);
  }
  if (legal.wants_any_of(ActionKind::Disembark, ActionKind::Embark) &&
      sequence::is_asked(turn, ActionKind::Disembark)) {
    offer_landings(now, legal);
  }
  if (legal.wants(ActionKind::Ferry) && sequence::is_asked(turn, ActionKind::Ferry)) {
    offer_ferries(now, legal);
  }
}

Progress proceed(state::Record& record) {
  const Situation now = record.now();
  return group_of(now) != nullptr && go_on(record) ? Progress::WentOn : Progress::Asks;
}

std::optional<board::Side> decides(const Situation& now) {
  const ShipMove* group = group_of(now);
  return group != nullptr ? std::optional{now.piece(group->ships.front()).side} : std::nullopt;
}

}  // namespace core::water
