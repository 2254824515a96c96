// [FB-T04] [FB-506] [FB-521] What raiders are after.
#include "core/field/appraisal.h"
#include "core/field/brigade_task.h"
#include "core/field/edges.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

/// A raider keeps what he is after until it is done: orders come late. Each has a second goal for
/// then, and leaves by himself when it is time.
class Raiding {
 public:
  Raiding(const Setting& setting, const State& state, Side side, const Plan& plan)
      : setting_{setting},
        state_{state},
        side_{side},
        plan_{plan},
        appraisal_{setting, state, side},
        orders_(state.units.size()) {}

  std::vector<std::optional<Order>> run() {
    std::vector<bool> taken(plan_.goals.size());
    std::vector<UnitId> free;
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const Unit& unit = state_.units[i];
      if (unit.side != side_ || !is_fighter(unit) || unit.muster.type != TroopType::Cavalry) {
        continue;
      }
      bool busy = false;
      for (std::size_t g = 0; g < plan_.goals.size(); ++g) {
        const Point at = plan_.goals[g].at;
        const bool its = is_at(unit.order.at, at) || is_at(unit.order.to, at);
        if (its && is_left(setting_, state_, side_, at)) {
          taken[g] = true;
          busy = true;
        }
      }
      if (!busy && !must_leave(setting_, state_, plan_, unit)) {
        free.push_back(unit_id(i));
      }
    }
    while (!free.empty()) {
      std::optional<std::size_t> goal;
      std::size_t who = 0;
      std::int64_t most = 0;
      for (std::size_t i = 0; i < free.size(); ++i) {
        for (std::size_t g = 0; g < plan_.goals.size(); ++g) {
          const std::int64_t value = taken[g] ? 0 : worth_raiding(g, state_.unit(free[i]).pose.at);
          if (value > most) {
            most = value;
            goal = g;
            who = i;
          }
        }
      }
      if (!goal) {
        break;
      }
      taken[*goal] = true;
      const Point first = plan_.goals[*goal].at;
      const auto then = second_goal(*goal, first, taken);
      orders_[free[who].value()] = Order{
          OrderKind::Raid, first, then, {}, edge_of(free[who].value(), state_.unit(free[who]))};
      free.erase(free.begin() + static_cast<std::ptrdiff_t>(who));
    }
    help_out(free, taken);
    return std::move(orders_);
  }

 private:
  static bool is_at(const std::optional<Point>& order, Point goal) {
    return order && table::within(*order, goal, Inches::of(1));
  }

  /// Who is left over goes with the others, or home.
  void help_out(const std::vector<UnitId>& free, const std::vector<bool>& taken) {
    for (const UnitId id : free) {
      std::optional<std::size_t> goal;
      std::int64_t most = 0;
      for (std::size_t g = 0; g < taken.size(); ++g) {
        const std::int64_t value = worth_raiding(g, state_.unit(id).pose.at);
        if (value > most) {
          most = value;
          goal = g;
        }
      }
      if (goal) {
        orders_[id.value()] = Order{
            OrderKind::Raid, plan_.goals[*goal].at, {}, {}, edge_of(id.value(), state_.unit(id))};
      }
    }
  }

  [[nodiscard]] std::optional<Point> second_goal(std::size_t first, Point from,
                                                 std::vector<bool>& taken) const {
    std::optional<std::size_t> best;
    std::int64_t most = 0;
    for (std::size_t g = 0; g < taken.size(); ++g) {
      const std::int64_t value = g == first || taken[g] ? 0 : worth_raiding(g, from);
      if (value > most) {
        most = value;
        best = g;
      }
    }
    if (!best) {
      return std::nullopt;
    }
    return plan_.goals[*best].at;
  }

  [[nodiscard]] std::int64_t worth_raiding(std::size_t g, Point from) const {
    const PlanGoal& goal = plan_.goals[g];
    if (!is_left(setting_, state_, side_, goal.at)) {
      return 0;
    }
    const Inches off = table::distance(goal.at, from) + Inches::of(6);
    const std::int64_t value = std::int64_t{goal.weight} * Inches::of(1000).ticks() / off.ticks();
    // [FB-506] Nothing burns while an enemy is within 6".
    const bool guarded = std::ranges::any_of(appraisal_.enemies(), [&](UnitId id) {
      const auto man = nearest_man(state_.unit(id), goal.at);
      return man && table::within(*man, goal.at, Inches::of(8));
    });
    return guarded ? value / 4 : value;
  }

  [[nodiscard]] Edge edge_of(std::size_t i, const Unit& unit) const {
    if (unit.order.leave_by) {
      return *unit.order.leave_by;
    }
    if (i < setting_.battle.units.size() && setting_.battle.units[i].order.leave_by) {
      return *setting_.battle.units[i].order.leave_by;
    }
    return base_of(setting_.battle, side_);
  }

  const Setting& setting_;
  const State& state_;
  Side side_;
  const Plan& plan_;
  Appraisal appraisal_;
  std::vector<std::optional<Order>> orders_;
};

}  // namespace

std::vector<std::optional<Order>> raid_orders_for(const Setting& setting, const State& state,
                                                  Side side, const Plan& plan) {
  return Raiding{setting, state, side, plan}.run();
}

}  // namespace core::field
