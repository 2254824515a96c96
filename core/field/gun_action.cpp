#include "core/field/gun_action.h"

#include "core/field/appraisal.h"
#include "core/field/formation.h"
#include "core/field/movement.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/field/traffic.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::field {
namespace {

constexpr int kWhole = 1000;
constexpr int kPoor = 300;            // [FB-528]
constexpr int kLookEvery = 3;         // [FB-528]
constexpr int kMustGo = 30 * kWhole;  // [FB-529]
constexpr std::int32_t kBears = 15 * Heading::kDegree;
constexpr Inches kStick = Inches::of(60);

/// What a battery does next, scored.
class GunChoosing {
 public:
  GunChoosing(const Mind& mind, UnitId id)
      : mind_{mind},
        setting_{*mind.setting},
        state_{*mind.state},
        id_{id},
        unit_{mind.state->unit(id)},
        appraisal_{setting_, *mind.planned, mind.side},
        place_{place_of(mind, id)} {
    leave_road_free();
  }

  std::vector<UnitIdea> run() {
    add(1, {}, 0);
    if (unit_.ford) {
      return std::move(all_);
    }
    const Exchange here = appraisal_.exchange(id_, unit_, true);
    if (unit_.formation == Formation::Limbered) {
      limbered(here);
    } else {
      in_action(here);
    }
    std::ranges::stable_sort(all_, [](const UnitIdea& a, const UnitIdea& b) {
      const int x = a.parts.total();
      const int y = b.parts.total();
      return x != y ? x > y : a.row < b.row;
    });
    return std::move(all_);
  }

 private:
  /// A battery that has a line to defend does not stand on the road by which others come.
  void leave_road_free() {
    const Order& order = unit_.order;
    if (!place_ || !order.at || !order.to || *order.at == *order.to) {
      return;
    }
    const Heading along = table::bearing(*order.at, *order.to);
    const auto is_free = [&](Point at) {
      for (int aside = -3; aside <= 3; ++aside) {
        if (on_road(setting_, table::along(at, along, Inches::of(aside)))) {
          return false;
        }
      }
      return true;
    };
    for (int step = 0; step <= 12; ++step) {
      for (const std::int64_t side : {1, -1}) {
        const Point at = nearest_of_line(*order.at, *order.to,
                                         table::along(*place_, along, Inches::of(step * side)));
        if (is_free(at)) {
          place_ = at;
          return;
        }
      }
    }
  }

  /// @param worth in thousandths, of what follows in later moves
  void add(int row, std::vector<Leg> legs, int worth) {
    MoveUnit move{id_, std::move(legs), false};
    if (!judge(setting_, state_, move)) {
      return;
    }
    const Outlook then = outlook(setting_, state_, move);
    if (!move.legs.empty() &&
        (!is_way_free(setting_, state_, *mind_.planned, move, then.unit) ||
         !enemies_met(setting_, *mind_.planned, id_, then.unit, Inches::of(1)).empty())) {
      return;
    }
    const bool fires =
        then.unit.formation == Formation::InAction && unit_.formation == Formation::InAction;
    const Exchange exchange = appraisal_.exchange(id_, then.unit, fires);
    ScoreParts parts;
    parts.fire = 3 * (exchange.inflicted - exchange.suffered);
    parts.cover = exchange.covered ? kWhole : 0;
    parts.risk = -4 * appraisal_.risk(id_, exchange.suffered);
    parts.objective = gained(then.unit);
    parts.order = worth;
    parts.noise = noise_of(mind_, id_, static_cast<int>(all_.size()));
    all_.push_back({row, std::move(move), parts});
  }

  [[nodiscard]] int gained(const Unit& then) const {
    if (!place_) {
      return 0;
    }
    const WayField& way = mind_.ways->to(setting_, state_, Mover::Vehicles, *place_);
    const auto before = way.from(unit_.pose.at);
    const auto after = way.from(then.pose.at);
    if (!before || !after || *before <= Inches::of(3)) {
      return 0;
    }
    return static_cast<int>((*before - *after).ticks() * kWhole / Inches::of(6).ticks());
  }

  [[nodiscard]] std::optional<Point> nearest() const {
    std::optional<Point> best;
    for (const UnitId id : appraisal_.enemies()) {
      const auto at = nearest_man(state_.unit(id), unit_.pose.at);
      if (at && (!best || table::distance_squared(*at, unit_.pose.at) <
                              table::distance_squared(*best, unit_.pose.at))) {
        best = at;
      }
    }
    return best;
  }

  /// What it would do from a pose in action.
  [[nodiscard]] int value_at(Pose pose) const {
    Unit there = unit_;
    there.pose = pose;
    if (there.formation == Formation::Limbered) {
      dress(setting_.charts, there, Formation::InAction, 1);
    }
    stand(setting_.charts, there);
    return appraisal_.exchange(id_, there, true).inflicted;
  }

  /// Whether friends are still to come in here.
  [[nodiscard]] bool is_on_way_in() const {
    const Battle& battle = setting_.battle;
    for (std::size_t i = 0; i < battle.units.size(); ++i) {
      const auto& arrival = battle.units[i].arrival;
      if (battle.units[i].side == mind_.side && arrival &&
          state_.units[i].where == Where::Waiting &&
          table::within(nearest_of_line(arrival->from, arrival->to, unit_.pose.at), unit_.pose.at,
                        Inches::of(12))) {
        return true;
      }
    }
    return false;
  }

  [[nodiscard]] bool has_room_at(Pose pose) const {
    Unit there = unit_;
    there.pose = pose;
    dress(setting_.charts, there, Formation::InAction, 1);
    return has_room(setting_, *mind_.planned, id_, there);
  }

  /// The enemy at whom a battery at a place would do most: where to point.
  [[nodiscard]] std::pair<int, Heading> best_front(Point at) const {
    std::pair<int, Heading> best{-1, unit_.pose.heading};
    for (const UnitId id : appraisal_.enemies()) {
      const auto man = nearest_man(state_.unit(id), at);
      if (!man || !table::within(*man, at, kStick)) {
        continue;
      }
      const Heading heading = table::bearing(at, *man);
      const int value = value_at({at, heading});
      if (value > best.first) {
        best = {value, heading};
      }
    }
    return best;
  }

  [[nodiscard]] bool is_near_place() const {
    return !place_ || table::within(*place_, unit_.pose.at, Inches::of(4));
  }

  void limbered(const Exchange& here) {
    const auto [value, heading] = best_front(unit_.pose.at);
    const Leg unlimber{LegKind::Form, {}, 0, Formation::InAction, 1, {}};
    const auto foe = nearest();
    const bool pressed = foe && table::within(*foe, unit_.pose.at, Inches::of(12)) &&
                         !appraisal_.supported(id_, unit_);
    const bool makes_way = !is_near_place() && is_on_way_in();
    if (value > 0 && !pressed && !makes_way) {
      const std::int32_t turn = table::turn_between(unit_.pose.heading, heading);
      const bool there = is_near_place() || value >= 2 * kPoor;
      const int worth = there ? 3 * value + kWhole : value / 2;
      if (std::abs(turn) > kBears / 2) {
        add(5, {{LegKind::Face, {}, turn, {}, 0, {}}, unlimber}, worth);
      } else {
        add(5, {unlimber}, worth + kWhole / 2);
      }
    } else if (is_near_place() && foe && !pressed) {
      const std::int32_t turn =
          table::turn_between(unit_.pose.heading, table::bearing(unit_.pose.at, *foe));
      add(5, {{LegKind::Face, {}, turn, {}, 0, {}}, unlimber}, kWhole / 2);
      add(5, {unlimber}, kWhole / 4);
    }
    if (place_ && !is_near_place()) {
      drive_to(*place_, 3);
    } else if (all_.size() == 1 && foe) {
      // No room to unlimber: on to where there is.
      const Point better = better_place(value, true);
      if (!(better == unit_.pose.at)) {
        drive_to(better, 3);
      }
    }
    if (pressed && here.nearest) {
      drive_to(behind(setting_, mind_.side, unit_.pose.at, Inches::of(12)), 11);
    }
  }

  void drive_to(Point goal, int row) {
    const WayField& way = mind_.ways->to(setting_, state_, Mover::Vehicles, goal);
    const Point to = way.ahead(unit_.pose.at, Inches::of(12));
    if (way.ford_within(unit_.pose.at, Inches::of(5))) {
      add(3, {{LegKind::Ford, {}, 0, {}, 0, {}}}, 3 * kWhole);
    }
    const std::int32_t turn =
        table::turn_between(unit_.pose.heading, table::bearing(unit_.pose.at, to));
    constexpr std::array<int, 4> kParts{100, 66, 33, 15};
    const Inches far =
        std::min(table::distance(unit_.pose.at, to), rate_of(setting_, state_, unit_));
    for (const int part : kParts) {
      const std::size_t count = all_.size();
      if (std::abs(turn) <= 30 * Heading::kDegree) {
        add(row, {{LegKind::Advance, far * part / 100, turn, {}, 0, {}}}, row == 11 ? kWhole : 0);
      } else {
        add(row,
            {{LegKind::Face, {}, turn, {}, 0, {}},
             {LegKind::Advance, far * part / 200, 0, {}, 0, {}}},
            row == 11 ? kWhole : 0);
      }
      if (all_.size() > count) {
        return;
      }
    }
  }

  void in_action(const Exchange& here) {
    const Leg limber{LegKind::Form, {}, 0, Formation::Limbered, 1, {}};
    const bool holds = unit_.order.kind == OrderKind::Hold;
    // [FB-529]
    const auto foe = nearest();
    bool pressed = false;
    for (const UnitId id : appraisal_.enemies()) {
      const Unit& enemy = state_.unit(id);
      const auto man = nearest_man(enemy, unit_.pose.at);
      pressed = pressed || (enemy.muster.type == TroopType::Infantry && is_in_hand(enemy) && man &&
                            table::within(*man, unit_.pose.at, Inches::of(12)));
    }
    pressed = pressed && !appraisal_.supported(id_, unit_);
    if (pressed && !holds) {
      add(11, {limber}, kMustGo);
      return;
    }
    const auto [value, heading] = best_front(unit_.pose.at);
    if (value > here.inflicted) {
      const std::int32_t turn = table::turn_between(unit_.pose.heading, heading);
      if (std::abs(turn) > kBears / 2) {
        add(9, {{LegKind::Face, {}, turn, {}, 0, {}}}, value);
      }
    }
    // [FB-528] Below 0.3 for three moves; looked at in every third, so that a commander who is
    // asked only now comes to the same.
    if (!holds && foe && value < kPoor && state_.move % kLookEvery == 0) {
      const Point better = better_place(value, false);
      if (!(better == unit_.pose.at)) {
        add(4, {limber}, kWhole + kWhole / 2);
      }
    }
    if (!holds && place_ && !table::within(*place_, unit_.pose.at, Inches::of(12)) &&
        value < kPoor) {
      add(4, {limber}, 2 * kWhole);
    }
  }

  /// [FB-528] A place with a better sum within two moves.
  /// @param anywhere with room, better or not
  [[nodiscard]] Point better_place(int value, bool anywhere) const {
    Point best = unit_.pose.at;
    constexpr int kRound = 8;
    int most = anywhere ? -1 : std::max(2 * value, kPoor);
    for (const Inches off : {Inches::of(6), Inches::of(10)}) {
      for (int i = 0; i < kRound; ++i) {
        const Point at = table::along(
            unit_.pose.at, Heading{}.turned(std::int64_t{Heading::kCircle} / kRound * i), off);
        if (at.x < Inches::of(3) || at.y < Inches::of(3) ||
            at.x > setting_.battle.width - Inches::of(3) ||
            at.y > setting_.battle.depth - Inches::of(3)) {
          continue;
        }
        const auto [there, heading] = best_front(at);
        if (there > most && has_room_at({at, heading})) {
          most = there;
          best = at;
        }
      }
    }
    return best;
  }

  const Mind& mind_;
  const Setting& setting_;
  const State& state_;
  UnitId id_;
  const Unit& unit_;
  Appraisal appraisal_;
  std::optional<Point> place_;
  std::vector<UnitIdea> all_;
};

}  // namespace

std::vector<UnitIdea> gun_ideas_of(const Mind& mind, UnitId unit) {
  return GunChoosing{mind, unit}.run();
}

}  // namespace core::field
