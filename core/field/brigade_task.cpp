#include "core/field/brigade_task.h"

#include "core/field/appraisal.h"
#include "core/field/formation.h"
#include "core/field/losses.h"
#include "core/field/terrain.h"
#include "core/field/victory.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <cstdlib>

namespace core::field {
namespace {

constexpr int kThousand = 1000;
constexpr Inches kSees = Inches::of(18);  // [FB-523]
constexpr int kAttackNeeds = 1400;        // [FB-523]
constexpr int kDefenceNeeds = 700;
constexpr int kTaskMoves = 3;
constexpr Inches kSlot = Inches::of(10);  // a line of twelve files and an inch
constexpr Inches kInPlace = Inches::of(6);
constexpr Inches kReserveBehind = Inches::of(10);
constexpr Inches kGunsBehind = Inches::of(26);
constexpr Inches kStartLine = Inches::of(18);
constexpr Inches kRides = Inches::of(9);
constexpr int kSlack = 1;  // moves in hand of a raider

Point clamped(const Battle& battle, Point at) {
  const Inches edge = Inches::of(2);
  return {std::clamp(at.x, edge, battle.width - edge), std::clamp(at.y, edge, battle.depth - edge)};
}

Heading to_base(Edge edge) {
  switch (edge) {
    case Edge::West:
      return Heading::degrees(270);
    case Edge::East:
      return Heading::degrees(90);
    case Edge::South:
      return Heading::degrees(180);
    case Edge::North:
      return Heading::degrees(0);
  }
  return Heading{};
}

Inches to_edge(const Battle& battle, Edge edge, Point at) {
  switch (edge) {
    case Edge::West:
      return at.x;
    case Edge::East:
      return battle.width - at.x;
    case Edge::South:
      return at.y;
    case Edge::North:
      return battle.depth - at.y;
  }
  return {};
}

/// Goals for who has no plan: where somebody has to stand, lines, houses that count, or the middle.
struct GoalsOf {
  const Battle& battle;
  Side side;
  std::vector<PlanGoal>& goals;
  bool attacks{};

  void add(Point at, Point to, int weight) const {
    goals.push_back({Word{"goal"}, at, to, weight, std::nullopt});
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
  switch (unit.muster.type) {
    case TroopType::Infantry:
    case TroopType::Cavalry: {
      const int arm = unit.muster.arm == Arm::RifledMusket ? kThousand : kPoorArm;
      const int all = unit.muster.men * arm;
      return unit.muster.type == TroopType::Cavalry ? all * 3 / 2 : all;
    }
    case TroopType::Battery:
      return static_cast<int>(unit.muster.guns.size()) * kGun * kThousand;
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

bool is_fighter(const Unit& unit) {
  return unit.on_table() && !unit.broken &&
         (unit.muster.type == TroopType::Infantry || unit.muster.type == TroopType::Cavalry);
}

int losses_percent(const Unit& unit) {
  return unit.strength > 0 ? (unit.strength - men_of(unit)) * 100 / unit.strength : 0;
}

/// A goal and who goes for it.
struct Aim {
  PlanGoal goal;
  int enemy{};
  int need{};
  int have{};
  std::vector<UnitId> units;

  [[nodiscard]] int ratio() const { return have * kThousand / std::max(1, need); }
};

/// Gives units of one side to goals.
class Assigning {
 public:
  Assigning(const Setting& setting, const State& state, Side side, const Plan& plan,
            Posture posture)
      : setting_{setting},
        state_{state},
        side_{side},
        plan_{plan},
        posture_{posture},
        appraisal_{setting, state, side},
        orders_(state.units.size()) {}

  std::vector<std::optional<Order>> run() {
    if (posture_.retires) {
      retire_all();
    } else if (posture_.stance == Stance::Raid) {
      raid();
    } else {
      find_aims();
      assign();
      place_guns();
    }
    return std::move(orders_);
  }

 private:
  [[nodiscard]] bool attacks() const { return posture_.stance == Stance::Attack; }

  void find_aims() {
    const int needs = attacks() ? kAttackNeeds : kDefenceNeeds;
    for (const PlanGoal& goal : plan_.goals) {
      if (goal.until_move && state_.move > *goal.until_move) {
        continue;
      }
      Aim aim{goal, 0, 0, 0, {}};
      const Point middle{(goal.at.x + goal.to.x) / 2, (goal.at.y + goal.to.y) / 2};
      aim.enemy = std::max(appraisal_.enemy_strength(goal.at, kSees),
                           std::max(appraisal_.enemy_strength(goal.to, kSees),
                                    appraisal_.enemy_strength(middle, kSees)));
      constexpr int kLeast = 10 * kThousand;
      aim.need = std::max(kLeast, static_cast<int>(std::int64_t{aim.enemy} * needs / kThousand));
      aims_.push_back(aim);
    }
  }

  [[nodiscard]] std::int64_t pull(const Aim& aim, const Unit& unit) const {
    const Point at = nearest_of_line(aim.goal.at, aim.goal.to, unit.pose.at);
    const Inches off = table::distance(at, unit.pose.at) + Inches::of(3);
    std::int64_t value =
        std::int64_t{aim.goal.weight} * Inches::of(kThousand).ticks() / off.ticks();
    // What it is at already it need not leave.
    const bool at_it =
        unit.order.at && table::within(nearest_of_line(aim.goal.at, aim.goal.to, *unit.order.at),
                                       *unit.order.at, Inches::of(12));
    return at_it ? value * 2 : value;
  }

  /// [FB-523] By the greatest weight by distance until each goal has what it needs, unit by unit: a
  /// brigade of five may be enough for three goals.
  void assign() {
    if (aims_.empty()) {
      return;
    }
    std::vector<UnitId> free;
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const Unit& unit = state_.units[i];
      if (unit.side == side_ && is_fighter(unit) && !keeps_its_own(unit)) {
        free.push_back(unit_id(i));
      }
    }
    const std::size_t reserve =
        plan_.reserve_one_in > 0 ? free.size() / static_cast<std::size_t>(plan_.reserve_one_in) : 0;
    while (free.size() > reserve) {
      Aim* best = nullptr;
      std::size_t who = 0;
      std::int64_t most = -1;
      for (Aim& aim : aims_) {
        if (aim.have >= aim.need) {
          continue;
        }
        for (std::size_t i = 0; i < free.size(); ++i) {
          const std::int64_t value = pull(aim, state_.unit(free[i]));
          if (value > most) {
            most = value;
            best = &aim;
            who = i;
          }
        }
      }
      if (best == nullptr) {
        break;
      }
      give(*best, free[who]);
      free.erase(free.begin() + static_cast<std::ptrdiff_t>(who));
    }
    // The rest is reserve; of an attack all but the share that the plan keeps back go in.
    while (free.size() > reserve && !free.empty()) {
      give(worst(), free.front());
      free.erase(free.begin());
    }
    for (const UnitId id : free) {
      keep_back(id);
    }
    for (const Aim& aim : aims_) {
      place_units(aim);
    }
  }

  [[nodiscard]] Aim& worst() {
    return *std::ranges::min_element(aims_, [](const Aim& a, const Aim& b) {
      return std::pair{a.ratio() / std::max(1, a.goal.weight), -a.goal.weight} <
             std::pair{b.ratio() / std::max(1, b.goal.weight), -b.goal.weight};
    });
  }

  /// Skirmishers go on skirmishing; who may attack no more stays where he is.
  [[nodiscard]] bool keeps_its_own(const Unit& unit) const {
    return unit.order.kind == OrderKind::Skirmish;
  }

  void give(Aim& aim, UnitId id) {
    aim.have += strength_of(setting_, state_, id);
    aim.units.push_back(id);
  }

  /// Where a unit is along the front of its side, from its right.
  [[nodiscard]] std::int64_t along_front(Point at) const {
    const Heading base = to_base(setting_.battle.base.at(static_cast<std::size_t>(side_)));
    const Point right = table::along(Point{}, base.turned(90 * Heading::kDegree), Inches::of(1));
    return (at.x.ticks() * right.x.ticks() + at.y.ticks() * right.y.ticks()) / Inches::kTicks;
  }

  /// All who go for a goal have their places there, side by side as they stand now: nobody crosses
  /// another one's way.
  void place_units(const Aim& aim) {
    std::vector<UnitId> units = aim.units;
    std::ranges::stable_sort(units, {},
                             [&](UnitId id) { return along_front(state_.unit(id).pose.at); });
    for (std::size_t i = 0; i < units.size(); ++i) {
      write(aim, units[i], static_cast<int>(i), static_cast<int>(units.size()));
    }
  }

  void write(const Aim& aim, UnitId id, int nth, int of) {
    const Unit& unit = state_.unit(id);
    const Point near = nearest_of_line(aim.goal.at, aim.goal.to, unit.pose.at);
    const bool spent =
        attacks() && plan_.unit_stops_at && losses_percent(unit) >= *plan_.unit_stops_at;
    const bool waits = attacks() && (waits_for_guns(id) || waits_for_skirmishers(unit));
    if (spent) {
      hold_here(id, unit);
      return;
    }
    if (waits) {
      // On a start line out of the enemy's muskets, out of the way of who comes behind.
      const Point line =
          clamped(setting_.battle, behind(setting_, side_, slot(aim.goal, nth, of), kStartLine));
      orders_[id.value()] = Order{OrderKind::Defend, line, {}, {}, {}};
      return;
    }
    if (attacks()) {
      orders_[id.value()] = Order{OrderKind::Attack, slot(aim.goal, nth, of), {}, {}, {}};
      return;
    }
    if (table::within(near, unit.pose.at, kInPlace)) {
      if (unit.order.kind != OrderKind::Hold) {
        orders_[id.value()] = Order{OrderKind::Hold, unit.pose.at, {}, {}, {}};
      }
      return;
    }
    orders_[id.value()] = Order{OrderKind::Defend, slot(aim.goal, nth, of), {}, {}, {}};
  }

  void hold_here(UnitId id, const Unit& unit) {
    if (unit.order.kind != OrderKind::Hold && unit.order.kind != OrderKind::Defend) {
      orders_[id.value()] = Order{OrderKind::Defend, unit.pose.at, {}, {}, {}};
    }
  }

  /// [FB-T36] The second wave waits for so many moves of fire.
  [[nodiscard]] bool waits_for_guns(UnitId id) const {
    if (plan_.second_wave_after <= 0 || id.value() >= setting_.battle.units.size() ||
        !setting_.battle.units[id.value()].arrival) {
      return false;
    }
    constexpr int kComesIntoAction = 3;
    for (std::size_t i = 0; i < setting_.battle.units.size(); ++i) {
      const BattleUnit& guns = setting_.battle.units[i];
      if (guns.side == side_ && guns.arrival && !guns.muster.guns.empty() &&
          state_.units[i].where <= Where::OnTable) {
        return state_.move < guns.arrival->move + kComesIntoAction + plan_.second_wave_after;
      }
    }
    return false;
  }

  [[nodiscard]] bool waits_for_skirmishers(const Unit& unit) const {
    return state_.move <= plan_.skirmish_moves && !is_open(unit.formation);
  }

  /// Where the nth unit of those who go for a goal is to be: beside the others, five abreast.
  [[nodiscard]] Point slot(const PlanGoal& goal, int nth, int of) const {
    const Heading base = to_base(setting_.battle.base.at(static_cast<std::size_t>(side_)));
    constexpr int kAbreast = 5;
    const int row = nth / kAbreast;
    const int in_row = std::min(kAbreast, of - row * kAbreast);
    const int place = nth % kAbreast;
    Point at{};
    bool aside = false;
    if (goal.at == goal.to) {
      const int offset = 2 * place - (in_row - 1);  // in half slots, from the left of the goal
      at = table::along(goal.at, base.turned(90 * Heading::kDegree), kSlot * offset / 2);
      aside = std::abs(offset) > 1;
    } else {
      const int share = 2 * nth + 1;
      at = {goal.at.x + (goal.to.x - goal.at.x) * share / (2 * of),
            goal.at.y + (goal.to.y - goal.at.y) * share / (2 * of)};
    }
    at = table::along(at, base, kSlot * row);
    // Nobody stands in water: an attack ends beyond it, a defence and who goes beside a ford
    // before.
    const bool beyond = attacks() && !aside && row == 0;
    const Heading dry = beyond ? base.opposite() : base;
    for (int i = 0; i < 20 && (water_at(setting_, at) || (!beyond && water_behind(at, base)));
         ++i) {
      at = table::along(at, dry, Inches::of(1));
    }
    return clamped(setting_.battle, at);
  }

  [[nodiscard]] bool water_behind(Point at, Heading base) const {
    for (int i = 0; i < 12; ++i) {
      if (water_at(setting_, table::along(at, base, Inches::of(i)))) {
        return true;
      }
    }
    return false;
  }

  void keep_back(UnitId id) {
    const Aim& aim = worst();
    const Point near = nearest_of_line(aim.goal.at, aim.goal.to, state_.unit(id).pose.at);
    orders_[id.value()] = Order{
        OrderKind::Defend,
        clamped(setting_.battle,
                behind(setting_, side_, near, attacks() ? kReserveBehind * 2 : kReserveBehind)),
        {},
        {},
        {}};
  }

  void place_guns() {
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const Unit& unit = state_.units[i];
      if (unit.side != side_ || !unit.on_table() || unit.guns.empty() || aims_.empty() ||
          unit.broken) {
        continue;
      }
      const bool has_place = unit.order.kind == OrderKind::Defend ||
                             unit.order.kind == OrderKind::Hold ||
                             (unit.order.kind == OrderKind::Advance && unit.order.at);
      if (has_place) {
        continue;
      }
      const Aim& aim =
          *std::ranges::max_element(aims_, {}, [&](const Aim& each) { return pull(each, unit); });
      const Point near = nearest_of_line(aim.goal.at, aim.goal.to, unit.pose.at);
      const Point at = table::within(near, unit.pose.at, kGunsBehind)
                           ? unit.pose.at
                           : clamped(setting_.battle, behind(setting_, side_, near, kGunsBehind));
      orders_[i] = Order{OrderKind::Defend, at, {}, {}, {}};
    }
  }

  void retire_all() {
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const Unit& unit = state_.units[i];
      if (unit.side != side_ || !unit.on_table() || unit.broken ||
          unit.order.kind == OrderKind::Raid) {
        continue;
      }
      Point at = behind(setting_, side_, unit.pose.at, Inches::of(200));
      if (plan_.fallback_from && plan_.fallback_to) {
        at = nearest_of_line(*plan_.fallback_from, *plan_.fallback_to, unit.pose.at);
      }
      orders_[i] = Order{OrderKind::Retire, clamped(setting_.battle, at), {}, {}, {}};
    }
  }

  /// A raider keeps what he is after until it is done: orders come late. Each has a second goal for
  /// then, and leaves by itself when it is time.
  void raid() {
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
  }

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
    const std::int64_t value =
        std::int64_t{goal.weight} * Inches::of(kThousand).ticks() / off.ticks();
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
    return setting_.battle.base.at(static_cast<std::size_t>(side_));
  }

  const Setting& setting_;
  const State& state_;
  Side side_;
  const Plan& plan_;
  Posture posture_;
  Appraisal appraisal_;
  std::vector<Aim> aims_;
  std::vector<std::optional<Order>> orders_;
};

}  // namespace

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
  return table::along(place, to_base(setting.battle.base.at(static_cast<std::size_t>(side))), far);
}

Point way_off(const Setting& setting, const Unit& unit) {
  const Edge edge =
      unit.order.leave_by.value_or(setting.battle.base.at(static_cast<std::size_t>(unit.side)));
  return table::along(unit.pose.at, to_base(edge), to_edge(setting.battle, edge, unit.pose.at));
}

bool is_task_move(int move) noexcept { return move % kTaskMoves == 1; }

bool is_like(const Order& a, const Order& b) noexcept {
  if (a.kind == OrderKind::Raid && b.kind == OrderKind::Raid) {
    return a.at == b.at && a.to == b.to && a.leave_by == b.leave_by;
  }
  if (a.kind != b.kind || a.target != b.target || a.at.has_value() != b.at.has_value()) {
    return false;
  }
  constexpr Inches kSame = Inches::of(4);
  return !a.at || table::within(nearest_of_line(*a.at, a.to.value_or(*a.at), *b.at), *b.at, kSame);
}

bool must_leave(const Setting& setting, const State& state, const Plan& plan, const Unit& unit) {
  if (!plan.off_by) {
    return false;
  }
  const Edge edge =
      unit.order.leave_by.value_or(setting.battle.base.at(static_cast<std::size_t>(unit.side)));
  const Inches far = to_edge(setting.battle, edge, unit.pose.at);
  const auto moves = static_cast<int>((far.ticks() + kRides.ticks() - 1) / kRides.ticks());
  const int mounts = unit.dismounted ? 1 : 0;
  return state.move + moves + mounts + kSlack + 1 >= *plan.off_by;
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
        plan.goals.push_back({Word{"house"}, at, at, term.points, std::nullopt});
      }
      plan.stance = Stance::Attack;
    }
  }
  if (plan.goals.empty()) {
    const Point middle{battle.width / 2, battle.depth / 2};
    plan.goals.push_back({Word{"middle"}, middle, middle, 5, std::nullopt});
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

std::vector<std::optional<Order>> orders_for(const Setting& setting, const State& state, Side side,
                                             const Plan& plan, Posture posture) {
  return Assigning{setting, state, side, plan, posture}.run();
}

}  // namespace core::field
