#include "core/field/plan.h"

#include "core/field/appraisal.h"
#include "core/field/edges.h"
#include "core/field/victory.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

constexpr Inches kRides = Inches::of(9);
constexpr int kMovesInHand = 1;  // of a raider
constexpr std::int32_t kTurnsAbout = 60 * Heading::kDegree;

/// Goals for who has no plan: where somebody has to stand, lines, houses that count, or the middle.
struct GoalsOf {
  const Battle& battle;
  Side side;
  std::vector<PlanGoal>& goals;
  bool attacks{};

  void add(Point at, Point to, int weight) const {
    goals.push_back({InternedText{"goal"}, at, to, weight, std::nullopt});
  }

  bool operator()(const StandsNear& test) const {
    add(test.at, test.at, 8);
    return test.side == side;
  }

  bool operator()(const LineGivenUp& test) const {
    const auto& points = battle.lines.at(test.line).points;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      add(points[i], points[i + 1], 6);
    }
    return test.side != side;
  }

  template <class Other>
  bool operator()(const Other& /*test*/) const {
    return false;
  }
};

/// [FB-522] Of a unit as it began, all officers there.
int mustered_strength(const BattleUnit& unit) {
  constexpr int kGun = 8;
  constexpr int kPoorArm = 800;
  constexpr int kWholeArm = 1000;
  switch (unit.muster.type) {
    case TroopType::Infantry:
    case TroopType::Cavalry: {
      const int arm = unit.muster.arm == Arm::RifledMusket ? kWholeArm : kPoorArm;
      const int all = unit.muster.men * arm;
      return unit.muster.type == TroopType::Cavalry ? all * 3 / 2 : all;
    }
    case TroopType::Battery:
      return static_cast<int>(unit.muster.guns.size()) * kGun * kWholeArm;
    case TroopType::Wagons:
    case TroopType::Boat:
      return 0;
  }
  return 0;
}

/// Of all that a side has and will have.
int strength_now(const Setting& setting, const State& state, Side side) {
  int sum = 0;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (state.units[i].side != side) {
      continue;
    }
    sum += state.units[i].where == Where::Waiting && i < setting.battle.units.size()
               ? mustered_strength(setting.battle.units[i])
               : strength_of(setting, state, unit_id(i));
  }
  return sum;
}

}  // namespace

bool is_fighter(const Unit& unit) noexcept {
  return unit.on_table() && !unit.broken &&
         (unit.muster.type == TroopType::Infantry || unit.muster.type == TroopType::Cavalry);
}

Point on_table(const Battle& battle, Point at) {
  const Inches edge = Inches::of(2);
  return {std::clamp(at.x, edge, battle.width - edge), std::clamp(at.y, edge, battle.depth - edge)};
}

bool is_left(const Setting& setting, const State& state, Side side, Point goal) {
  for (std::size_t i = 0; i < setting.battle.stores.size(); ++i) {
    if (table::within(setting.battle.stores[i].at, goal, Inches::of(1))) {
      return !state.stores[i].burning;
    }
  }
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    if (table::within_of(setting.sections[i].polygon, goal, Inches{})) {
      return !state.sections[i].burns_since && !state.sections[i].ruined;
    }
  }
  constexpr Inches kCamp = Inches::of(9);
  return Appraisal{setting, state, side}.enemy_strength(goal, kCamp) > 0;
}

Point nearest_of_line(Point from, Point to, Point place) {
  const auto dx = (to.x - from.x).ticks();
  const auto dy = (to.y - from.y).ticks();
  const std::int64_t whole = dx * dx + dy * dy;
  if (whole == 0) {
    return from;
  }
  const std::int64_t part = std::clamp<std::int64_t>(
      (place.x - from.x).ticks() * dx + (place.y - from.y).ticks() * dy, 0, whole);
  constexpr std::int64_t kParts = 1000;
  const std::int64_t share = part / std::max<std::int64_t>(1, whole / kParts);
  return {from.x + Inches::of_ticks(dx * share / kParts),
          from.y + Inches::of_ticks(dy * share / kParts)};
}

Point behind(const Setting& setting, Side side, Point place, Inches far) {
  return table::along(place, towards_base(setting.battle, side), far);
}

Point way_off(const Setting& setting, const Unit& unit) {
  const Edge edge = unit.order.leave_by.value_or(base_of(setting.battle, unit.side));
  return table::along(unit.pose.at, heading_of(edge),
                      from_edge(setting.battle, edge, unit.pose.at));
}

bool must_leave(const Setting& setting, const State& state, const Plan& plan, const Unit& unit) {
  if (!plan.off_by) {
    return false;
  }
  const Edge edge = unit.order.leave_by.value_or(base_of(setting.battle, unit.side));
  const Inches far = from_edge(setting.battle, edge, unit.pose.at);
  const auto moves = static_cast<int>((far.ticks() + kRides.ticks() - 1) / kRides.ticks());
  const int mounts = unit.dismounted ? 1 : 0;
  const int turns = table::angle_between(unit.pose.heading, heading_of(edge)) > kTurnsAbout ? 1 : 0;
  return state.move + moves + mounts + turns + kMovesInHand + 1 >= *plan.off_by;
}

Plan plan_of(const Setting& setting, Side side) {
  const auto& written = setting.battle.plans.at(static_cast<std::size_t>(side));
  if (written) {
    return *written;
  }
  const Battle& battle = setting.battle;
  Plan plan;
  plan.stance = Stance::Defend;
  for (const Outcome& outcome : battle.outcomes) {
    for (const Condition& condition : outcome.all) {
      if (std::visit(GoalsOf{battle, side, plan.goals, false}, condition.is)) {
        plan.stance = Stance::Attack;
      }
    }
  }
  for (const ScoreTerm& term : battle.score) {
    if (term.kind == ScoreKind::HoldsSections && term.side == side) {
      for (const SectionId section : term.sections) {
        const table::Box& box = setting.sections.at(section.value()).box;
        const Point at{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
        plan.goals.push_back({InternedText{"house"}, at, at, term.points, std::nullopt});
      }
      plan.stance = Stance::Attack;
    }
  }
  if (plan.goals.empty()) {
    const Point middle{battle.width / 2, battle.depth / 2};
    plan.goals.push_back({InternedText{"middle"}, middle, middle, 5, std::nullopt});
    plan.stance = Stance::Attack;
  }
  return plan;
}

Posture posture_of(const Setting& setting, const State& state, Side side, const Plan& plan) {
  Posture posture{plan.stance, false};
  if (plan.stance == Stance::Raid) {
    return posture;
  }
  if (plan.stance == Stance::Attack && plan.defend_from && state.move >= *plan.defend_from) {
    posture.stance = Stance::Defend;
  }
  const SideLosses losses = losses_of(state, side);
  if (posture.stance == Stance::Attack && plan.stop_at_losses &&
      losses.all() * 100 >= losses.began * *plan.stop_at_losses) {
    posture = {Stance::Defend, true};
  }
  // [FB-533]
  if (plan.stance == Stance::Attack) {
    constexpr int kDefendsBelow = 60;
    constexpr int kRetiresBelow = 40;
    int start = 0;
    for (const BattleUnit& unit : setting.battle.units) {
      start += unit.side == side ? mustered_strength(unit) : 0;
    }
    const std::int64_t now = strength_now(setting, state, side);
    const std::int64_t enemy = strength_of(setting, state, board::enemy_of(side));
    if (now * 100 < std::int64_t{start} * kDefendsBelow || now * 2 < enemy) {
      posture.stance = Stance::Defend;
    }
    posture.retires = posture.retires || now * 100 < std::int64_t{start} * kRetiresBelow;
  }
  return posture;
}

}  // namespace core::field
