// Private to this room.
#include "core/field/staff.h"

#include "core/field/brigade_task.h"
#include "core/field/bring_in.h"
#include "core/field/deciding.h"
#include "core/field/movement.h"
#include "core/field/orders.h"
#include "core/field/sequence.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace core::field {
namespace {

std::size_t written_by(const State& state, Side side) {
  std::size_t count = 0;
  for (const Unit& unit : state.units) {
    if (unit.side == side) {
      count += unit.now.written || unit.now.charge || unit.now.evades ? 1U : 0U;
    }
  }
  for (const General& general : state.generals) {
    count += general.side == side && general.rides_to ? 1U : 0U;
  }
  for (const Laying& each : state.laid) {
    count += state.unit(each.unit).side == side ? 1U : 0U;
  }
  for (const Volley& each : state.volleys) {
    count += state.unit(each.unit).side == side ? 1U : 0U;
  }
  return count + state.couriers.size();
}

/// The units of a side, those nearest to the enemy first: who follows sees where they go.
std::vector<UnitId> turn_of_units(const State& state, Side side) {
  std::vector<std::pair<std::int64_t, UnitId>> all;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.side != side || !unit.on_table()) {
      continue;
    }
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (const Unit& enemy : state.units) {
      if (enemy.side != side && enemy.on_table() && !enemy.hidden) {
        least = std::min(least, table::distance_squared(unit.pose.at, enemy.pose.at));
      }
    }
    all.emplace_back(least, unit_id(i));
  }
  std::ranges::sort(all);
  std::vector<UnitId> turn;
  turn.reserve(all.size());
  for (const auto& each : all) {
    turn.push_back(each.second);
  }
  return turn;
}

/// A friend as he will stand.
void plan_move(const Setting& setting, const State& state, State& planned, UnitId id) {
  const Unit& unit = state.unit(id);
  if (unit.now.written && !unit.now.legs.empty()) {
    planned.units.at(id.value()) =
        outlook(setting, state, MoveUnit{id, unit.now.legs, unit.now.battle_move}).unit;
  }
}

}  // namespace

void Staff::begin_step(const State& state, Side side) {
  move_ = state.move;
  step_ = state.step;
  side_ = side;
  next_ = 0;
  next_general_ = 0;
  orders_.clear();
  has_planned_ = false;
  turn_ = turn_of_units(state, side);
}

void Staff::look_round(const Setting& setting, const State& state) {
  if (!has_planned_ || planned_.units.size() != state.units.size()) {
    planned_ = state;
    has_planned_ = true;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
      plan_move(setting, state, planned_, unit_id(i));
    }
  } else if (next_ < turn_.size()) {
    plan_move(setting, state, planned_, turn_[next_]);
  }
}

State with_own_orders(const Setting& setting, const State& state, Side side) {
  State ordered = state;
  const Plan plan = plan_of(setting, side);
  const auto orders =
      orders_for(setting, state, side, plan, posture_of(setting, state, side, plan));
  for (std::size_t i = 0; i < orders.size(); ++i) {
    if (orders[i]) {
      ordered.units[i].order = *orders[i];
    }
  }
  return ordered;
}

Action Staff::choose(const Setting& setting, const State& state, Temper temper) {
  if (!has_free_orders(setting)) {
    return choose_among(setting, state, temper);
  }
  // [FB-077] It plays under orders all the same: nobody has to carry them.
  ordered_ = with_own_orders(setting, state, *asked(state));
  return choose_among(setting, ordered_, temper);
}

Action Staff::choose_among(const Setting& setting, const State& state, Temper temper) {
  const Side side = *asked(state);
  const std::size_t written = written_by(state, side);
  if (move_ != state.move || step_ != state.step || side_ != side || written < written_) {
    begin_step(state, side);
  }
  written_ = written;
  if (state.step == Step::Melee) {
    if (auto best = best_bring_in(setting, state, side)) {
      return *best;
    }
    return EndStep{side};
  }
  const Plan plan = plan_of(setting, side);
  const Posture posture = posture_of(setting, state, side, plan);
  if (state.step == Step::Orders && orders_.empty()) {
    orders_ = orders_for(setting, state, side, plan, posture);
  }
  Mind mind{&setting,    &state, &state,           side,  &plan, posture,
            ways_.get(), noise_, counter_battery_, temper};
  if (state.step == Step::Movement) {
    look_round(setting, state);
    mind.planned = &planned_;
  }
  const Deciding deciding{mind};
  for (; next_ < turn_.size(); ++next_) {
    const UnitId id = turn_[next_];
    const auto choice =
        deciding.choice_of(id, orders_.empty() ? std::nullopt : orders_.at(id.value()));
    if (choice) {
      return *choice;
    }
  }
  for (; state.step == Step::Movement && next_general_ < state.generals.size(); ++next_general_) {
    if (const auto ride = deciding.ride_of(GeneralId{static_cast<std::uint8_t>(next_general_)})) {
      return *ride;
    }
  }
  return EndStep{side};
}

}  // namespace core::field
