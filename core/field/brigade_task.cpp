#include "core/field/brigade_task.h"

#include "core/field/appraisal.h"
#include "core/field/edges.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
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
constexpr Inches kArrived = Inches::of(3);
constexpr Inches kInPlace = Inches::of(6);
constexpr Inches kHouseOfGoal = Inches::of(9);
constexpr Inches kReserveBehind = Inches::of(10);
constexpr Inches kGunsBehind = Inches::of(26);
constexpr Inches kStartLine = Inches::of(18);

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
    const Heading base = towards_base(setting_.battle, side_);
    const Point right = table::along(Point{}, base.turned(Heading::kRightAngle), Inches::of(1));
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
    if (is_housed(unit) && table::within(near, unit.pose.at, kHouseOfGoal)) {
      // Who has got into a house there has what he came for.
      keep(id, unit);
      return;
    }
    if (waits) {
      // On a start line out of the enemy's muskets, out of the way of who comes behind.
      const Point line =
          on_table(setting_.battle, behind(setting_, side_, slot(aim.goal, nth, of), kStartLine));
      orders_[id.value()] = Order{OrderKind::Defend, line, {}, {}, {}};
      return;
    }
    if (attacks()) {
      // Who is where he was to go and has nobody before him keeps what he has won.
      const Point place = slot(aim.goal, nth, of);
      const bool there = table::within(place, unit.pose.at, kArrived) &&
                         !appraisal_.exchange(id, unit, true).in_range;
      orders_[id.value()] = Order{there ? OrderKind::Defend : OrderKind::Attack, place, {}, {}, {}};
      return;
    }
    if (table::within(near, unit.pose.at, kInPlace)) {
      keep(id, unit);
      return;
    }
    orders_[id.value()] = Order{OrderKind::Defend, slot(aim.goal, nth, of), {}, {}, {}};
  }

  /// The ground or house where it stands.
  void keep(UnitId id, const Unit& unit) {
    if (unit.order.kind != OrderKind::Hold) {
      orders_[id.value()] = Order{OrderKind::Hold, unit.pose.at, {}, {}, {}};
    }
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
    const Heading base = towards_base(setting_.battle, side_);
    constexpr int kAbreast = 5;
    const int row = nth / kAbreast;
    const int in_row = std::min(kAbreast, of - row * kAbreast);
    const int place = nth % kAbreast;
    Point at{};
    bool aside = false;
    if (goal.at == goal.to) {
      const std::int64_t offset =
          2 * place - (in_row - 1);  // in half slots, from the left of the goal
      at = table::along(goal.at, base.turned(Heading::kRightAngle), kSlot * offset / 2);
      aside = std::abs(offset) > 1;
    } else {
      const std::int64_t share = 2 * nth + 1;
      at = {goal.at.x + (goal.to.x - goal.at.x) * share / (std::int64_t{2} * of),
            goal.at.y + (goal.to.y - goal.at.y) * share / (std::int64_t{2} * of)};
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
    return on_table(setting_.battle, at);
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
        on_table(setting_.battle,
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
                           : on_table(setting_.battle, behind(setting_, side_, near, kGunsBehind));
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
      orders_[i] = Order{OrderKind::Retire, on_table(setting_.battle, at), {}, {}, {}};
    }
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

std::vector<std::optional<Order>> orders_for(const Setting& setting, const State& state, Side side,
                                             const Plan& plan, Posture posture) {
  if (posture.stance == Stance::Raid && !posture.retires) {
    return raid_orders_for(setting, state, side, plan);
  }
  return Assigning{setting, state, side, plan, posture}.run();
}

}  // namespace core::field
