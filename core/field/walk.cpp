// Private to this room.
#include "core/field/walk.h"

#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr Inches kStride = Inches::ratio(1, 2);
constexpr int kBackTimes = 2;  // [FB-047]

/// Ends and middle of the front.
std::array<Point, 3> front_of(const Charts& charts, const Unit& unit, Pose pose) {
  const Inches half =
      unit.muster.type == TroopType::Boat ? Inches{} : frontage_of(charts, unit) / 2;
  return {pose.at, table::aboard(pose, Inches{}, half), table::aboard(pose, Inches{}, -half)};
}

/// [FB-210] Guns in action are turned by hand: that takes all of their move.
bool is_manhandled(const Unit& unit) noexcept {
  return unit.muster.type == TroopType::Battery && unit.formation == Formation::InAction;
}

/// What keeps some troops out, anywhere within a box.
bool can_bar(const Setting& setting, bool horses, const table::Box& box) {
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    const GroundKind kind = setting.battle.areas[i].kind;
    if ((kind == GroundKind::Swamp || (kind == GroundKind::Woods && horses)) &&
        table::close(setting.areas[i].box, box, Inches{})) {
      return true;
    }
  }
  for (const Boxed& section : setting.sections) {
    if (table::close(section.box, box, Inches{})) {
      return true;
    }
  }
  for (const Stream& stream : setting.battle.streams) {
    if (table::close(table::box_of(stream.points), box, stream.width)) {
      return true;
    }
  }
  return false;
}

bool has_walls(const Setting& setting, const table::Box& box) {
  return std::ranges::any_of(setting.battle.lines, [&](const GroundLine& line) {
    return line.kind != LineKind::Road && line.kind != LineKind::Railway &&
           table::close(table::box_of(line.points), box, Inches{});
  });
}

bool is_over_edge(const Setting& setting, Point at) noexcept {
  return at.x < Inches{} || at.y < Inches{} || at.x > setting.battle.width ||
         at.y > setting.battle.depth;
}

}  // namespace

Walk::Walk(const Setting& setting, const State& state, const Unit& unit, std::vector<Leg> legs,
           Inches allowance, WalkEdge edge)
    : setting_{&setting},
      state_{&state},
      unit_{unit},
      legs_{std::move(legs)},
      allowance_{allowance},
      fires_{setting, state, unit} {
  Inches reach = allowance;
  keeps_on_table_ = edge == WalkEdge::Kept;
  for (const Body& body : bodies_of(setting.charts, unit)) {
    keeps_on_table_ = keeps_on_table_ && !is_over_edge(setting, body.middle);
    reach = std::max(reach, allowance + table::distance(body.middle, unit.pose.at) + body.reach);
  }
  const bool draws_up = std::ranges::any_of(legs_, [](const Leg& leg) {
    return leg.kind == LegKind::Form || leg.kind == LegKind::Mount || leg.kind == LegKind::Leave;
  });
  if (draws_up) {  // half of the longest front there is
    Unit widest = unit;
    dress(setting.charts, widest, Formation::Extended, 1);
    reach += frontage_of(setting.charts, widest) / 2;
  }
  const Point corner{reach, reach};
  const table::Box box{unit.pose.at - corner, unit.pose.at + corner};
  // [FB-123] Who mounts on the way is a horseman from there on.
  const bool mounts = unit.dismounted && std::ranges::any_of(legs_, [](const Leg& leg) {
                        return leg.kind == LegKind::Mount;
                      });
  const Mover mover = mover_of(unit);
  const bool horses = mover == Mover::Cavalry || mover == Mover::Vehicles || mounts;
  const bool near_edge =
      keeps_on_table_ && (is_over_edge(setting, box.low) || is_over_edge(setting, box.high));
  near_bars_ = near_edge || !fires_.empty() || can_bar(setting, horses, box);
  near_walls_ = has_walls(setting, box);
}

void Walk::spend(Inches portion) {
  in_hand_ += portion;
  while (!is_done() && go_on()) {
  }
}

void Walk::head_for(Heading heading) {
  if (!may_stand({unit_.pose.at, heading})) {
    return;
  }
  unit_.pose.heading = heading;
  stand(setting_->charts, unit_);
  if (!is_done() && leg_ < legs_.size() && legs_[leg_].kind == LegKind::Advance) {
    legs_[leg_].length = legs_[leg_].length - leg_done_;
    begin_leg();
  }
}

void Walk::begin_leg() {
  begun_ = true;
  leg_start_ = unit_.pose;
  leg_done_ = {};
}

void Walk::end_leg() {
  begun_ = false;
  ++leg_;
}

bool Walk::pay(Inches cost) {
  const Inches part = std::min(in_hand_, cost - leg_done_);
  leg_done_ += part;
  in_hand_ = in_hand_ - part;
  spent_ += part;
  return leg_done_ >= cost;
}

bool Walk::go_on() {
  if (owed_ > Inches{}) {
    const Inches part = std::min(in_hand_, owed_);
    owed_ = owed_ - part;
    in_hand_ = in_hand_ - part;
    spent_ += part;
    if (owed_ > Inches{}) {
      return false;
    }
  }
  if (leg_ >= legs_.size()) {
    return false;
  }
  if (!begun_) {
    begin_leg();
  }
  const Leg leg = legs_[leg_];
  switch (leg.kind) {
    case LegKind::Advance:
      return go_along(unit_.pose.heading.turned(leg.angle), 1, true);
    case LegKind::Back:
      return go_along(unit_.pose.heading.opposite(), kBackTimes, false);
    case LegKind::Wheel:
      return go_round();
    case LegKind::Face:
    case LegKind::Form:
    case LegKind::Mount:
    case LegKind::Enter:
    case LegKind::Leave:
      if (!pay(leg.kind == LegKind::Face && is_manhandled(unit_) ? allowance_ : allowance_ / 2)) {
        return false;
      }
      finish(leg);
      end_leg();
      return true;
    case LegKind::Ford:
    case LegKind::Off:
      end_leg();
      return true;
  }
  return false;
}

int Walk::factor_at(Pose pose, Heading heading) const {
  int factor = 1;
  for (const Point point : front_of(setting_->charts, unit_, pose)) {
    factor = std::max(factor, going_at(*setting_, *state_, unit_, point, heading).factor);
  }
  // [FB-098] On the road columns and vehicles know no bad ground.
  return factor > 1 && takes_road(*setting_, unit_, pose.at) ? 1 : factor;
}

int Walk::by_hand() const noexcept {
  const Inches rate = setting_->charts.rates.manhandled;
  return is_manhandled(unit_) && rate > Inches{}
             ? std::max(1, static_cast<int>(allowance_.ticks() / rate.ticks()))
             : 1;
}

bool Walk::crosses(Pose from, Pose to) {
  if (!near_walls_) {
    return true;
  }
  const auto before = front_of(setting_->charts, unit_, from);
  const auto after = front_of(setting_->charts, unit_, to);
  const Inches paid = *std::ranges::max_element(crossed_);
  for (std::size_t i = 0; i < crossed_.size(); ++i) {
    const Obstacle obstacle = obstacles_on(*setting_, unit_, before.at(i), after.at(i));
    if (obstacle.barred) {
      barred_ = Barred{*obstacle.barred, "wall-in-the-way"};
      return false;
    }
    crossed_.at(i) += obstacle.cost;
  }
  // A line that comes to a wall aslant crosses it once.
  owed_ += *std::ranges::max_element(crossed_) - paid;
  return true;
}

Inches Walk::same_going(Heading heading, Inches length, int factor) const {
  const auto same = [&](Inches ahead) {
    return factor_at({table::along(unit_.pose.at, heading, ahead), unit_.pose.heading}, heading) ==
           factor;
  };
  if (same(length)) {
    return length;
  }
  std::int64_t low = 1;
  std::int64_t high = length.ticks();
  while (low < high) {
    const std::int64_t middle = (low + high) / 2;
    if (same(Inches::of_ticks(middle))) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return Inches::of_ticks(low);
}

bool Walk::may_stand(Pose pose) {
  if (!near_bars_) {
    return true;
  }
  Unit there = unit_;
  there.pose = pose;
  stand(setting_->charts, there);
  return may_be(there);
}

bool Walk::may_be(const Unit& there) {
  if (!near_bars_) {
    return true;
  }
  for (const Body& body : bodies_of(setting_->charts, there)) {
    if (keeps_on_table_ && std::ranges::any_of(points_of(there, body), [&](Point point) {
          return is_over_edge(*setting_, point);
        })) {
      bar_ = Barred{"FB-102"_rule, "off-the-table"};
      return false;
    }
    if (const GoingThere going = bars_body(*setting_, *state_, there, body); going.barred) {
      bar_ = Barred{*going.barred, going.key};
      return false;
    }
    if (reaches_into_house(*setting_, *state_, body)) {
      bar_ = Barred{"FB-130"_rule, "house-in-the-way"};
      return false;
    }
    if (!fires_.keep_off(body)) {
      bar_ = Barred{"FB-265"_rule, "too-near-a-fire"};
      return false;
    }
  }
  return true;
}

Inches Walk::standable(Heading heading, Inches step) {
  std::int64_t low = 0;
  std::int64_t high = step.ticks();
  while (low + 1 < high) {
    const std::int64_t middle = (low + high) / 2;
    const Point at = table::along(leg_start_.at, heading, leg_done_ + Inches::of_ticks(middle));
    (may_stand({at, unit_.pose.heading}) ? low : high) = middle;
  }
  return Inches::of_ticks(low);
}

bool Walk::go_along(Heading heading, int times, bool ahead) {
  const Inches left = legs_[leg_].length - leg_done_;
  if (left <= Inches{}) {
    end_leg();
    return true;
  }
  const int factor = factor_at(unit_.pose, heading);
  const int cost = factor * times * by_hand();
  Inches step = std::min({left, Inches::of_ticks(in_hand_.ticks() / cost), kStride});
  if (step <= Inches{}) {
    return false;
  }
  step = same_going(heading, step, factor);
  Pose next{table::along(leg_start_.at, heading, leg_done_ + step), unit_.pose.heading};
  if (!may_stand(next)) {
    step = standable(heading, step);
    next.at = table::along(leg_start_.at, heading, leg_done_ + step);
    barred_ = bar_;
  }
  if (!crosses(unit_.pose, next)) {
    return false;
  }
  downhill_ = leads_downhill(*setting_, unit_.pose.at, heading);
  advanced_ = advanced_ || ahead;
  unit_.pose = next;
  leg_done_ += step;
  moved_ += step;
  in_hand_ = in_hand_ - step * cost;
  spent_ += step * cost;
  if (leg_done_ >= legs_[leg_].length) {
    end_leg();
  }
  stand(setting_->charts, unit_);
  return !barred_;
}

bool Walk::go_round() {
  const Leg& leg = legs_[leg_];
  const int factor = factor_at(leg_start_, leg_start_.heading) * by_hand();
  Unit from = unit_;
  from.pose = leg_start_;
  const Inches whole = outer_way(setting_->charts, from, leg.angle) * factor;
  const Inches before = leg_done_;
  const bool done = pay(whole);
  if (!done && leg_done_ == before) {
    return false;
  }
  const std::int64_t all = std::max<std::int64_t>(1, whole.ticks());
  const auto angle =
      done ? leg.angle : static_cast<std::int32_t>(leg.angle * leg_done_.ticks() / all);
  const Pose next = wheeled(setting_->charts, from, angle);
  if (!may_stand(next)) {
    barred_ = bar_;
    return false;
  }
  if (!crosses(unit_.pose, next)) {
    return false;
  }
  moved_ += (leg_done_ - before) / factor;
  unit_.pose = next;
  stand(setting_->charts, unit_);
  if (done) {
    end_leg();
  }
  return done;
}

/// It stands so from now on, if the ground lets it.
void Walk::become(const Unit& there) {
  if (may_be(there)) {
    unit_ = there;
  } else {
    barred_ = bar_;
  }
}

/// What a leg that costs half a move has come to when it is paid.
void Walk::finish(const Leg& leg) {
  const Charts& charts = setting_->charts;
  switch (leg.kind) {
    case LegKind::Face: {
      const Pose next = turned(charts, unit_, leg.angle);
      if (!may_stand(next)) {
        barred_ = bar_;
      } else if (crosses(unit_.pose, next)) {
        unit_.pose = next;
        stand(charts, unit_);
      }
      return;
    }
    case LegKind::Form: {
      Unit formed = unit_;
      dress(charts, formed, leg.formation, leg.ranks);
      changed_arms_ = changed_arms_ || unit_.muster.type == TroopType::Battery;
      become(formed);
      return;
    }
    case LegKind::Mount: {
      Unit formed = unit_;
      formed.dismounted = !unit_.dismounted;
      tend_horses(formed);
      dress(charts, formed, formed.dismounted ? leg.formation : Formation::Line, 2);
      changed_arms_ = true;
      become(formed);
      return;
    }
    case LegKind::Leave: {
      Unit out = unit_;
      step_out(*setting_, out, leg.formation, leg.ranks);
      become(out);
      return;
    }
    case LegKind::Enter:
    case LegKind::Advance:
    case LegKind::Back:
    case LegKind::Wheel:
    case LegKind::Ford:
    case LegKind::Off:
      return;  // [FB-130] who else is there decides: the movement does it
  }
}

Inches rate_with(const Setting& setting, const State& state, const Unit& unit,
                 const std::vector<Leg>& legs, bool battle_move) {
  Unit now = unit;
  Inches least = rate_of(setting, state, now, battle_move);
  if (unit.muster.type == TroopType::Battery &&
      std::ranges::any_of(legs, [](const Leg& leg) { return leg.kind == LegKind::Form; })) {
    return setting.charts.rates.team;  // [FB-049] what is driven; by hand an inch costs more
  }
  for (const Leg& leg : legs) {
    if (leg.kind == LegKind::Form) {
      now.formation = leg.formation;
    } else if (leg.kind == LegKind::Mount) {
      now.dismounted = !now.dismounted;
      now.formation = now.dismounted ? leg.formation : Formation::Line;
    } else {
      continue;
    }
    least = std::min(least, rate_of(setting, state, now, battle_move));
  }
  return least;
}

}  // namespace core::field
