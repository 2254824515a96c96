#include "core/supply/maintenance.h"

#include "core/organisation/losses.h"
#include "core/supply/payment.h"

#include <algorithm>

namespace core::supply {
namespace {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Feeding;
using state::Record;
using state::Ruling;
using state::Situation;
using state::Status;

const HexId* hex_of(const Force& force) { return std::get_if<HexId>(&force.place); }

/// The force that the piece is the first unit of, or nothing.
std::optional<Force> force_led_by(const Situation& now, PieceId first) {
  const std::vector<const Force*> forces = forces_to_maintain(now, now.state.turn.acting);
  const auto found = std::find_if(forces.begin(), forces.end(), [&](const Force* force) {
    return force->units.front() == first;
  });
  return found == forces.end() ? std::nullopt : std::optional{**found};
}

const Feeding& feeding(const Situation& now) {
  return std::get<Feeding>(now.state.turn.pending.back());
}

PaySources sources_now(const Situation& now) {
  return maintenance_sources(now, now.state.turn.acting, feeding(now).units);
}

constexpr CaseRef kMaintenance = "12.11"_case;

void tell(Record& record, const char* key, Side side, const Force& force, std::vector<int> figures,
          CaseRef cited = kMaintenance) {
  state::Told told{
      key, cited, side, force.units.front(), std::nullopt, std::nullopt, std::move(figures)};
  if (const HexId* hex = hex_of(force)) {
    told.hex = *hex;
  }
  record.tell(std::move(told));
}

void leave_unsupplied(Record& record, const std::vector<PieceId>& units) {
  for (const PieceId id : units) {
    record.set(id, Status::Unsupplied);
  }
}

int roll_for(Record& record, rulebook::RollId roll, Side side, base::CaseRef cited,
             const Force& force) {
  state::RollFor whom{force.units.front(), std::nullopt};
  if (const HexId* hex = hex_of(force)) {
    whom.hex = *hex;
  }
  return record.roll(roll, side, cited, whom);
}

/// [12.17] Trains and Depots lose their points last.
void take_losses(Record& record, Side side, const Force& force, int points) {
  std::vector<PieceId> troops;
  std::vector<PieceId> wagons;
  int strength = 0;
  for (const PieceId id : force.units) {
    if (rulebook::is_ground_combat_unit(record.piece(id).kind)) {
      troops.push_back(id);
      strength += strength_of(record.now(), id);
    } else if (strength_of(record.now(), id) > 0) {
      wagons.push_back(id);
    }
  }
  const int of_troops = std::min(points, strength);
  // The rest first: shared out while no choice about the troops is pending, and there is none when
  // they lose all they have.
  if (points > of_troops) {
    organisation::share_losses(record, side, wagons, points - of_troops, "12.17"_case);
  }
  if (of_troops > 0) {
    organisation::share_losses(record, side, troops, of_troops, "12.13"_case);
  }
}

}  // namespace

TableRead consumption_at(const Situation& now, Side side, const Force& force, int face) {
  const int die = face + (is_at_home(now, side, force) ? 0 : 1);
  return {die, now.book().supply.consumption(die, std::max(force.size, 1))};
}

TableRead attrition_at(const Situation& now, Side side, const Force& force, int face) {
  const int csp = force.size;
  const int die = face + (is_besieged(now, side, force) ? 1 : 0);
  const int figure = now.book().supply.attrition(die, std::max(csp, 1));
  if (now.in_force("E070"_erratum)) {
    return {die, std::min(figure, csp)};
  }
  const int points = (figure * csp + 50) / 100;  // as printed it may be read as a percentage [R1]
  return {die, figure == 0 || csp == 0 ? 0 : std::clamp(points, 1, csp)};
}

std::optional<Action> default_choice(const Situation& now, const FeedWishes& wishes) {
  const Side side = now.state.turn.acting;
  if (now.state.turn.innermost<Feeding>() != nullptr) {
    const PaySources sources = sources_now(now);
    const PieceId first = feeding(now).units.front();
    for (const FeedWish& wish : wishes) {
      if (wish.first == first && named_by(sources, wish.source) != nullptr) {
        return wish.source;
      }
    }
    return sources.empty() ? std::nullopt : std::optional{sources.front().action()};
  }
  const std::vector<const Force*> waiting = forces_to_maintain(now, side);
  if (waiting.empty()) {
    return std::nullopt;
  }
  return Action{ActionKind::Maintain, waiting.front()->units.front(), {}, {}, {}, 0};
}

Ruling<> may_maintain(const Situation& now, const Action& action) {
  if (!action.piece) {
    return state::refused(state::refusal("12.11"_case, "not-there"));
  }
  if (!force_led_by(now, *action.piece)) {
    return state::refused(state::refusal("12.11"_case, "no-force-of").of(*action.piece));
  }
  return {};
}

void maintain(Record& record, const Action& action) {
  const Side side = record.state().turn.acting;
  const Force force = *force_led_by(record.now(), *action.piece);
  const int face = roll_for(record, rulebook::RollId::Consume, side, "12.12"_case, force);
  const auto [die, owed] = consumption_at(record.now(), side, force, face);
  for (const PieceId id : force.units) {
    record.set(id, Status::Maintained);
  }
  tell(record, "force-consumes", side, force, {force.size, die, owed});
  if (owed == 0) {
    return;
  }
  const Situation now = record.now();
  if (payable(now, side, maintenance_sources(now, side, force.units)) < owed) {
    tell(record, "force-unpaid", side, force, {force.size, owed});
    leave_unsupplied(record, force.units);
    return;
  }
  Feeding decision;
  decision.place = force.place;
  decision.inside = force.inside;
  decision.part = static_cast<std::uint8_t>(force.part);
  decision.size = force.size;
  decision.owed = owed;
  decision.units = force.units;
  record.begin(std::move(decision));
}

Ruling<> may_pay(const Situation& now, const Action& action) {
  if (named_by(sources_now(now), action) == nullptr) {
    auto illegal = state::refusal("12.15"_case, "no-source-named").of(feeding(now).units.front());
    return state::refused(action.piece ? illegal.with(*action.piece) : illegal);
  }
  return {};
}

void pay_for_force(Record& record, const Action& action) {
  const Side side = record.state().turn.acting;
  const PaySources sources = sources_now(record.now());
  const PaySource source = *named_by(sources, action);
  auto decision = record.pending<Feeding>();
  const int points = std::min(decision.owed, source.available);
  pay(record, side, source, points, "12.15"_case);
  decision.owed -= points;
  decision.paid += points;
  record.change_decision(std::move(decision));
}

Ruling<> may_refuse(const Situation& now) {
  const Feeding& decision = feeding(now);
  if (decision.paid > 0) {
    return state::refused(state::refusal("12.16"_case, "part-is-paid")
                              .of(decision.units.front())
                              .figures(decision.owed + decision.paid, decision.paid));
  }
  return {};
}

void refuse(Record& record) {
  const std::vector<PieceId> units = record.pending<Feeding>().units;
  leave_unsupplied(record, units);
  record.end_decision();
}

void offer_forces(const Situation& now, sequence::Choices& legal) {
  for (const Force* force : forces_to_maintain(now, now.state.turn.acting)) {
    legal.add({ActionKind::Maintain, force->units.front(), {}, {}, {}, 0});
  }
}

void offer_payments(const Situation& now, sequence::Choices& legal) {
  for (const PaySource& source : sources_now(now)) {
    legal.add(source.action());
  }
  if (may_refuse(now)) {
    legal.add({ActionKind::RefuseSupply, {}, {}, {}, {}, 0});
  }
}

Progress proceed_maintenance(Record& record) {
  const state::Turn& turn = record.state().turn;
  if (turn.step > 0) {
    return Progress::Asks;
  }
  record.apply(state::StageWentOn{1});
  record.apply(state::LandingsEnded{turn.acting});
  return Progress::WentOn;
}

Progress proceed_feeding(Record& record) {
  if (record.pending<Feeding>().owed > 0) {
    return Progress::Asks;
  }
  record.end_decision();
  return Progress::WentOn;
}

Progress proceed_attrition(Record& record) {
  const Side side = record.state().turn.acting;
  const std::vector<Force> forces = unsupplied_forces(record.now(), side);
  if (forces.empty()) {
    return Progress::Asks;
  }
  const Force& force = forces.front();
  const int face = roll_for(record, rulebook::RollId::Attrit, side, "12.13"_case, force);
  for (const PieceId id : force.units) {
    record.set(id, Status::Unsupplied, false);
  }
  const auto [die, points] = attrition_at(record.now(), side, force, face);
  tell(record, "force-starves", side, force, {force.size, die, points}, "12.13"_case);
  take_losses(record, side, force, points);
  return Progress::WentOn;
}

}  // namespace core::supply
