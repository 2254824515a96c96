#include "core/strategic/desk.h"

#include "core/strategic/arrivals.h"
#include "core/strategic/blockade.h"
#include "core/strategic/commanders.h"
#include "core/strategic/departments.h"
#include "core/strategic/deployment.h"
#include "core/strategic/headquarters.h"
#include "core/strategic/income.h"
#include "core/strategic/kentucky.h"
#include "core/strategic/leader_pick.h"
#include "core/strategic/leader_placing.h"
#include "core/strategic/partisans.h"
#include "core/strategic/personnel.h"
#include "core/strategic/politics.h"
#include "core/strategic/production.h"
#include "core/strategic/sending_home.h"
#include "core/strategic/track.h"
#include "core/strategic/withdrawals.h"

#include <algorithm>
#include <array>

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
                      sequence::Choices& legal) {
  const Side side = now.state.turn.acting;
  if (may_appoint(now, side, leader, headquarters)) {
    legal.add({ActionKind::Appoint, leader, headquarters, {}, {}, 0});
  } else if (may_relieve(now, side, leader, headquarters)) {
    legal.add({ActionKind::Relieve, leader, headquarters, {}, {}, 0});
  }
}

void offer_changes(const Situation& now, sequence::Choices& legal) {
  const Side side = now.state.turn.acting;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::Leader)) {
    if (!legal.wants_any_of(ActionKind::Demote, ActionKind::Appoint, ActionKind::Relieve)) {
      return;
    }
    if (may_demote(now, side, id)) {
      legal.add({ActionKind::Demote, id, {}, {}, {}, 0});
      continue;
    }
    const Piece& leader = now.piece(id);
    for (const PieceId other : now.occupancy.pieces_with(leader)) {
      const Piece& hq = now.piece(other);
      if (rulebook::is_headquarters(hq.kind) && hq.place == leader.place) {
        offer_changes_at(now, hq.id, id, legal);
      }
    }
  }
}

void offer_places(const Situation& now, const state::LeaderPlacing& placing,
                  sequence::Choices& legal) {
  for (const PieceId leader : placing.leaders) {
    for (const HexId hex : places_for(now, leader)) {
      legal.add({ActionKind::PlaceLeader, leader, {}, hex, {}, 0});
    }
    const auto former = former_headquarters(now, leader);
    if (former && may_take_back(now, placing, leader, *former)) {
      legal.add({ActionKind::Appoint, leader, former, {}, {}, 0});
    }
  }
}

/// What this room does with a kind of choice.
struct Choice {
  ActionKind kind;
  Ruling<> (*judge)(const Situation&, const Action&);
  void (*act)(state::Record&, const Action&);
};

Ruling<> names_nothing() { return state::refused(state::refusal("4.1"_case, "names-nothing")); }

Side acting(const Situation& now) { return now.state.turn.acting; }

std::optional<Call> call_of(int number) {
  const bool known = number >= 0 && number < static_cast<int>(rulebook::kCallCount);
  return known ? std::optional{static_cast<Call>(number)} : std::nullopt;
}

Ruling<> judge_place(const Situation& now, const Action& action) {
  if (!action.hex) {
    return names_nothing();
  }
  if (const auto* const arrival = now.state.turn.innermost<state::Arrival>()) {
    return may_place(now, *arrival, *action.hex, action.number);
  }
  return now.state.turn.innermost<state::Rising>() != nullptr
             ? may_rise(now, *action.hex, action.number)
             : out_of_phase();
}

const std::array kChoices{
    Choice{ActionKind::Appoint, judge_appoint,
           [](state::Record& record, const Action& action) {
             if (record.state().turn.innermost<state::LeaderPlacing>() != nullptr) {
               place_on_former_headquarters(record, *action.piece);
             } else {
               appoint(record, *action.piece, *action.other, "22.33"_case);
             }
           }},
    Choice{ActionKind::Relieve,
           [](const Situation& now, const Action& action) {
             return action.piece && action.other
                        ? may_relieve(now, acting(now), *action.piece, *action.other)
                        : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             relieve(record, *action.piece, *action.other);
           }},
    Choice{ActionKind::Demote,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_demote(now, acting(now), *action.piece) : names_nothing();
           },
           [](state::Record& record, const Action& action) { demote(record, *action.piece); }},
    Choice{ActionKind::PlaceLeader,
           [](const Situation& now, const Action& action) {
             const auto* const placing = now.state.turn.innermost<state::LeaderPlacing>();
             return placing != nullptr && action.piece && action.hex
                        ? may_place_leader(now, *placing, *action.piece, *action.hex)
                        : out_of_phase();
           },
           [](state::Record& record, const Action& action) {
             place_leader(record, *action.piece, *action.hex);
           }},
    Choice{ActionKind::Withdraw,
           [](const Situation& now, const Action& action) {
             const auto* const due = now.state.turn.innermost<state::Withdrawal>();
             return due != nullptr && action.piece ? may_withdraw(now, *due, *action.piece)
                                                   : out_of_phase();
           },
           [](state::Record& record, const Action& action) { withdraw(record, *action.piece); }},
    Choice{ActionKind::PlaceArrival, judge_place,
           [](state::Record& record, const Action& action) {
             if (record.state().turn.innermost<state::Rising>() != nullptr) {
               rise(record, *action.hex, action.number);
             } else {
               place(record, *action.hex, action.number);
             }
           }},
    Choice{ActionKind::BlockadePort,
           [](const Situation& now, const Action& action) {
             return action.hex ? may_blockade(now, *action.hex, action.number) : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             blockade(record, *action.hex, action.number);
           }},
    Choice{ActionKind::MakeCall,
           [](const Situation& now, const Action& action) {
             const auto call = call_of(action.number);
             return call ? may_call(now, acting(now), *call)
                         : state::refused(state::refusal("23.21"_case, "no-such-call"));
           },
           [](state::Record& record, const Action& action) {
             make_call(record, acting(record.now()), *call_of(action.number));
           }},
    Choice{ActionKind::StartUnit, may_start, start},
    Choice{ActionKind::Convert,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_convert(now, *action.piece) : names_nothing();
           },
           [](state::Record& record, const Action& action) { convert(record, *action.piece); }},
    Choice{ActionKind::Augment,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_augment(now, *action.piece, action.number) : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             augment(record, *action.piece, action.number);
           }},
    Choice{ActionKind::Deploy,
           [](const Situation& now, const Action& action) {
             return action.piece && action.hex ? may_deploy(now, *action.piece, *action.hex)
                                               : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             deploy(record, *action.piece, *action.hex);
           }},
    Choice{ActionKind::Launch,
           [](const Situation& now, const Action& action) {
             return action.piece && action.water ? may_launch(now, *action.piece, *action.water)
                                                 : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             launch(record, *action.piece, *action.water);
           }},
    Choice{ActionKind::Relocate,
           [](const Situation& now, const Action& action) {
             return action.piece && action.hex ? may_relocate(now, *action.piece, *action.hex)
                                               : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             relocate(record, *action.piece, *action.hex);
           }},
    Choice{ActionKind::PlaceHeadquarters,
           [](const Situation& now, const Action& action) {
             return action.unit && action.hex
                        ? may_place_headquarters(now, *action.unit, *action.hex)
                        : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             place_headquarters(record, *action.unit, *action.hex);
           }},
    Choice{ActionKind::SendHome,
           [](const Situation& now, const Action& action) {
             return action.piece ? may_send_home(now, *action.piece, action.number)
                                 : names_nothing();
           },
           [](state::Record& record, const Action& action) {
             send_home(record, *action.piece, action.number);
           }},
    Choice{ActionKind::TryPolitics,
           [](const Situation& now, const Action& /*action*/) {
             return may_try_politics(now, acting(now));
           },
           [](state::Record& record, const Action& /*action*/) {
             try_politics(record, acting(record.now()));
           }},
    Choice{ActionKind::Emancipate,
           [](const Situation& now, const Action& /*action*/) {
             return may_emancipate(now, acting(now));
           },
           [](state::Record& record, const Action& /*action*/) { emancipate(record); }},
};

const Choice* choice_of(ActionKind kind) {
  const auto found = std::find_if(kChoices.begin(), kChoices.end(),
                                  [&](const Choice& choice) { return choice.kind == kind; });
  return found == kChoices.end() ? nullptr : &*found;
}

void offer_politics(const Situation& now, sequence::Choices& legal) {
  for (const ActionKind kind : {ActionKind::TryPolitics, ActionKind::Emancipate}) {
    const Action action{kind, {}, {}, {}, {}, 0};
    if (choice_of(kind)->judge(now, action)) {
      legal.add(action);
    }
  }
}

void offer_arrivals(const Situation& now, const state::Arrival& arrival, sequence::Choices& legal) {
  for (const HexId hex : deployment_sites(now, arrival.side)) {
    for (const int points : placeable(now, arrival)) {
      legal.add({ActionKind::PlaceArrival, {}, {}, hex, {}, points});
    }
  }
}

void offer_withdrawals(const Situation& now, const state::Withdrawal& due,
                       sequence::Choices& legal) {
  for (const PieceId unit : withdrawable(now, due)) {
    legal.add({ActionKind::Withdraw, unit, {}, {}, {}, 0});
  }
}

/// What the stage asks when no decision is pending: by a kind of choice that it alone asks for.
struct Offer {
  ActionKind asked;
  void (*offer)(const Situation&, sequence::Choices&);
};

constexpr std::array kOffers{Offer{ActionKind::Demote, offer_changes},
                             Offer{ActionKind::BlockadePort, offer_blockades},
                             Offer{ActionKind::MakeCall, offer_calls},
                             Offer{ActionKind::StartUnit, offer_production},
                             Offer{ActionKind::Deploy, offer_deployment},
                             Offer{ActionKind::Relocate, offer_relocations},
                             Offer{ActionKind::PlaceHeadquarters, offer_headquarters},
                             Offer{ActionKind::SendHome, offer_sending_home},
                             Offer{ActionKind::TryPolitics, offer_politics}};

/// What a stage does once, when it begins [4.2].
struct Once {
  Stage stage;
  void (*apply)(state::Record&, Side);
};

constexpr std::array kOnce{Once{Stage::SupplyPoints, receive_income},
                           Once{Stage::Initiation, receive_personnel},
                           Once{Stage::Deployment,
                                [](state::Record& record, Side side) {
                                  lose_personnel(record, side);
                                  roll_for_partisans(record, side);
                                }},
                           Once{Stage::Departments,
                                [](state::Record& record, Side side) {
                                  disperse_partisans(record, side);
                                  fit_out(record, side);
                                }},
                           Once{Stage::Headquarters, roll_headquarters},
                           Once{Stage::Demobilisation, demobilise},
                           Once{Stage::Politics,
                                [](state::Record& record, Side side) {
                                  if (side == Side::Union) {
                                    roll_for_kentucky(record);
                                  }
                                }},
                           Once{Stage::AnnualEvents, [](state::Record& record, Side side) {
                                  if (side == Side::Confederate) {
                                    hold_election(record);
                                    let_desert(record);
                                  }
                                }}};

/// What the stage does by itself.
/// @return whether something happened.
bool go_on_with_stage(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (turn.stage == Stage::LeaderPick) {
    return go_on_with_leader_pick(record);
  }
  if (turn.stage == Stage::EndOfGameTurn) {
    return go_on_with_track(record);
  }
  const auto* const once = std::find_if(kOnce.begin(), kOnce.end(),
                                        [&](const Once& each) { return each.stage == turn.stage; });
  if (once == kOnce.end() || turn.step > 0) {
    return false;
  }
  record.apply(state::StageWentOn{1});
  once->apply(record, record.state().turn.acting);
  return true;
}

bool go_on_with_work(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (turn.innermost<state::LeaderPlacing>() != nullptr) {
    return go_on_placing_leaders(record);
  }
  if (turn.innermost<state::Withdrawal>() != nullptr) {
    return go_on_withdrawing(record);
  }
  if (turn.innermost<state::Arrival>() != nullptr) {
    return go_on_placing(record);
  }
  if (turn.innermost<state::Conversion>() != nullptr) {
    return go_on_with_conversion(record);
  }
  if (turn.innermost<state::SendingHome>() != nullptr) {
    return go_on_sending_home(record);
  }
  return turn.innermost<state::Rising>() != nullptr && go_on_rising(record);
}

}  // namespace

Ruling<> judge(const Situation& now, const Action& action) {
  const Choice* const choice = choice_of(action.kind);
  return choice != nullptr ? choice->judge(now, action) : out_of_phase();
}

void act(state::Record& record, const Action& action) {
  if (const Choice* const choice = choice_of(action.kind)) {
    choice->act(record, action);
  }
}

void offer(const Situation& now, sequence::Choices& legal) {
  const state::Turn& turn = now.state.turn;
  if (const auto* placing = turn.innermost<state::LeaderPlacing>()) {
    offer_places(now, *placing, legal);
    return;
  }
  if (const auto* due = turn.innermost<state::Withdrawal>()) {
    offer_withdrawals(now, *due, legal);
    return;
  }
  if (const auto* arrival = turn.innermost<state::Arrival>()) {
    offer_arrivals(now, *arrival, legal);
    return;
  }
  if (turn.innermost<state::Rising>() != nullptr) {
    offer_rising(now, legal);
    return;
  }
  for (const Offer& each : kOffers) {
    if (sequence::is_asked(turn, each.asked)) {
      each.offer(now, legal);
    }
  }
}

Progress proceed(state::Record& record) {
  const bool went_on =
      record.state().turn.pending.empty() ? go_on_with_stage(record) : go_on_with_work(record);
  return went_on ? Progress::WentOn : Progress::Asks;
}

std::optional<Side> decides(const Situation& now) {
  const state::Turn& turn = now.state.turn;
  if (const auto* placing = turn.innermost<state::LeaderPlacing>()) {
    return placing->side;
  }
  if (const auto* due = turn.innermost<state::Withdrawal>()) {
    return due->side;
  }
  if (const auto* arrival = turn.innermost<state::Arrival>()) {
    return arrival->side;
  }
  if (const auto* home = turn.innermost<state::SendingHome>()) {
    return home->side;
  }
  if (const auto* rising = turn.innermost<state::Rising>()) {
    return rising->side;
  }
  if (turn.pending.empty() && turn.stage == Stage::Blockade) {
    return Side::Union;  // [24.11] in the Confederate's segment
  }
  return std::nullopt;
}

}  // namespace core::strategic
