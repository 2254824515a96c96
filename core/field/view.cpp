#include "core/field/view.h"

#include <algorithm>

namespace core::field {
namespace {

/// What both write at the same time is known when both have.
void take_what_is_written(State& state, Side other) {
  std::erase_if(state.laid,
                [&](const Laying& each) { return state.unit(each.unit).side == other; });
  std::erase_if(state.volleys,
                [&](const Volley& each) { return state.unit(each.unit).side == other; });
  for (Unit& unit : state.units) {
    if (unit.side != other) {
      continue;
    }
    if (state.step == Step::Charges || state.step == Step::Answers) {
      // Answers of both sides are written at once, and charges before them.
      if (state.step == Step::Charges || (unit.now.charge && unit.now.charge->counter)) {
        unit.now.charge.reset();
      }
      unit.now.evades = false;
    }
    if (state.step == Step::Movement) {
      unit.now.legs.clear();
      unit.now.written = false;
      unit.now.battle_move = false;
    }
  }
}

}  // namespace

View seen_by(const std::shared_ptr<const Setting>& setting, const State& state, Side viewer) {
  View view{setting, state};
  const Side other = board::enemy_of(viewer);
  view.state.dice = base::Dice{};
  take_what_is_written(view.state, other);
  for (Unit& unit : view.state.units) {
    if (unit.side != other) {
      continue;
    }
    unit.order = {};
    if (unit.hidden) {
      unit.where = Where::Waiting;
    }
  }
  for (General& general : view.state.generals) {
    if (general.side == other) {
      general.rides_to.reset();
      general.joins.reset();
      general.orders_given = 0;
    }
  }
  std::erase_if(view.state.couriers, [&](const Courier& each) { return each.side == other; });
  const bool orders = std::ranges::any_of(setting->battle.units, [&](const BattleUnit& unit) {
    return unit.side == other && (unit.arrival || !(unit.order == Order{}));
  });
  if (orders || setting->battle.plans.at(static_cast<std::size_t>(other))) {
    auto seen = std::make_shared<Setting>(*setting);
    seen->battle.plans.at(static_cast<std::size_t>(other)).reset();
    for (BattleUnit& unit : seen->battle.units) {
      if (unit.side == other) {
        unit.order = {};
      }
    }
    view.setting = std::move(seen);
  }
  return view;
}

bool has_secrets(const Setting& /*setting*/, const State& state) {
  return std::ranges::any_of(state.units, [](const Unit& unit) { return unit.hidden; });
}

}  // namespace core::field
