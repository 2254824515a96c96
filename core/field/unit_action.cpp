#include "core/field/unit_action.h"

#include "core/field/unit_score.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {

int noise_of(const Mind& mind, UnitId unit, int what) {
  if (mind.noise == 0) {
    return 0;
  }
  const auto seed = (static_cast<std::uint64_t>(mind.state->move) << 32U) ^
                    (static_cast<std::uint64_t>(unit.value()) << 16U) ^
                    static_cast<std::uint64_t>(what * 2 + static_cast<int>(mind.side));
  const base::Dice dice{seed * 0x9E3779B97F4A7C15ULL + 1};
  const int most = mind.noise * kMilli;
  return dice.next(2 * most + 1) - 1 - most;
}

std::optional<Point> place_of(const Mind& mind, UnitId id) {
  const State& state = *mind.state;
  const Unit& unit = state.unit(id);
  const Order& order = unit.order;
  switch (order.kind) {
    case OrderKind::Hold: {
      // Its ground is where the order found it: there it goes back to.
      constexpr Inches kGround = Inches::of(8);
      if (order.at && table::within(*order.at, unit.pose.at, kGround)) {
        return order.at;
      }
      const auto& listed = mind.setting->battle.units;
      if (id.value() < listed.size() && !listed[id.value()].arrival &&
          table::within(listed[id.value()].pose.at, unit.pose.at, kGround)) {
        return listed[id.value()].pose.at;
      }
      return unit.pose.at;
    }
    case OrderKind::Defend:
    case OrderKind::Advance:
    case OrderKind::Retire:
      return order.at ? std::optional{nearest_of_line(*order.at, order.to.value_or(*order.at),
                                                      unit.pose.at)}
                      : std::nullopt;
    case OrderKind::Attack:
      if (order.target && state.has(*order.target) && state.unit(*order.target).on_table() &&
          !state.unit(*order.target).hidden) {
        return state.unit(*order.target).pose.at;
      }
      return order.at ? std::optional{nearest_of_line(*order.at, order.to.value_or(*order.at),
                                                      unit.pose.at)}
                      : std::nullopt;
    case OrderKind::Raid:
      if (!must_leave(*mind.setting, state, *mind.plan, unit)) {
        for (const auto& each : {order.at, order.to}) {
          if (each && (mind.posture.stance != Stance::Raid ||
                       is_left(*mind.setting, state, mind.side, *each))) {
            return each;
          }
        }
      }
      return way_off(*mind.setting, unit);
    case OrderKind::Support:
      if (order.target && state.has(*order.target) && state.unit(*order.target).on_table()) {
        return behind(*mind.setting, mind.side, state.unit(*order.target).pose.at, Inches::of(9));
      }
      return std::nullopt;
    case OrderKind::Skirmish: {
      if (order.at) {
        return order.at;
      }
      if (mind.plan->goals.empty()) {
        return std::nullopt;
      }
      const PlanGoal& goal = *std::ranges::max_element(
          mind.plan->goals, {}, [](const PlanGoal& each) { return each.weight; });
      return nearest_of_line(goal.at, goal.to, unit.pose.at);
    }
  }
  return std::nullopt;
}

int urge_of(const Mind& mind, UnitId id) {
  const Unit& unit = mind.state->unit(id);
  const bool goes = unit.order.kind == OrderKind::Attack || unit.order.kind == OrderKind::Raid ||
                    unit.order.kind == OrderKind::Advance;
  if (goes && mind.temper != Temper::Steady) {
    return mind.temper == Temper::Bold ? 2 * kMilli : 0;
  }
  switch (unit.order.kind) {
    case OrderKind::Skirmish:
      return kMilli / 2;
    case OrderKind::Retire:
      return 3 * kMilli;
    case OrderKind::Raid:
      return 4 * kMilli;
    case OrderKind::Hold:
    case OrderKind::Defend:
    case OrderKind::Advance:
    case OrderKind::Support:
      return kMilli;
    case OrderKind::Attack:
      return mind.posture.stance == Stance::Delay ? kMilli / 2 : kMilli;
  }
  return kMilli;
}

}  // namespace core::field
