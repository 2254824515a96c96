// Keys and mouse on the field: what is drawn, aimed at, picked and clicked.
#include "core/field/edges.h"
#include "core/field/guns.h"
#include "core/table/trigonometry.h"
#include "qml/field/field_play.h"

#include <algorithm>
#include <utility>

namespace fieldview {

namespace {

using core::field::FigureId;
using core::field::OrderKind;
using core::field::Step;
using core::field::Unit;
using core::field::unit_id;
using core::field::UnitId;
using core::table::Heading;
using core::table::Inches;
using core::table::Point;
using core::base::operator""_rule;

Inches measured(double inches) {
  return Inches::of_ticks(static_cast<std::int64_t>(inches * static_cast<double>(Inches::kTicks)));
}

/// The present figure of a unit nearest to a place, of rank and file too.
std::optional<std::uint8_t> nearest_figure(const Unit& unit, Point at) {
  std::optional<std::uint8_t> best;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (unit.figures[i].present() &&
        (!best || core::table::distance_squared(unit.figures[i].at, at) <
                      core::table::distance_squared(unit.figures[*best].at, at))) {
      best = static_cast<std::uint8_t>(i);
    }
  }
  return best;
}

}  // namespace

// ---- keyboard ----

void FieldPlay::steer(int right, int up) {
  if (asks_ || step() == Step::Melee) {
    move_cross(right, up);
  } else if (step() == Step::Movement && desk_->is_general(selected_) && desk_->is_own(selected_)) {
    const auto& general =
        desk_->seen().generals.at(static_cast<std::size_t>(selected_ - kFirstGeneral));
    const Point from = ride_ ? ride_->ride.to : general.at;
    draft_ride({from.x + Inches::of(right), from.y + Inches::of(up)});
  } else if (step() == Step::Movement && has_own_unit()) {
    nudge(right + up);
  } else if (step() == Step::Artillery && has_own_unit() && right != 0) {
    aim_next(right);
  }
}

/// From where the unit that is asked for stands; by inches, and by half ones from man to man.
void FieldPlay::move_cross(int right, int up) {
  if (!cross_) {
    const bool unit = has_own_unit() && !desk_->bodies(static_cast<std::size_t>(selected_)).empty();
    cross_ = unit ? desk_->bodies(static_cast<std::size_t>(selected_)).front().middle
                  : Point{desk_->seen_setting().battle.width / 2,
                          desk_->seen_setting().battle.depth / 2};
  }
  const Inches part = step() == Step::Melee ? Inches::ratio(1, 4) : Inches::of(1);
  cross_->x = std::clamp(cross_->x + part * right, Inches{}, desk_->seen_setting().battle.width);
  cross_->y = std::clamp(cross_->y + part * up, Inches{}, desk_->seen_setting().battle.depth);
  emit drawn();
}

void FieldPlay::nudge(int steps) {
  const Unit& stands = desk_->seen().unit(unit());
  if (!draft_ || !to_) {
    fixed_.clear();
    to_ = stands.pose.at;
  }
  constexpr std::int32_t kTurn = 5 * Heading::kDegree;
  const Inches quarter = Inches::ratio(1, 4);
  if (way_ == MoveWay::Wheel || way_ == MoveWay::Face) {
    const std::int32_t so_far =
        *to_ == stands.pose.at
            ? 0
            : core::table::turn_between(stands.pose.heading,
                                        core::table::bearing(stands.pose.at, *to_));
    to_ = core::table::along(stands.pose.at, stands.pose.heading.turned(so_far + kTurn * steps),
                             Inches::of(10));
  } else {
    const Heading heading =
        way_ == MoveWay::Back ? stands.pose.heading.opposite() : stands.pose.heading;
    Inches far = core::table::distance(stands.pose.at, *to_) + quarter * steps;
    far = std::max(far, quarter);
    to_ = core::table::along(stands.pose.at, heading, far);
  }
  renew_draft(way_);
}

void FieldPlay::aim_next(int step) {
  const Unit& battery = desk_->seen().unit(unit());
  std::vector<Point> aims;
  for (const Unit& other : desk_->seen().units) {
    if (other.on_table() && other.side != battery.side) {
      if (const auto nearest = nearest_figure(other, battery.pose.at)) {
        aims.push_back(other.figures[*nearest].at);
      }
    }
  }
  if (aims.empty()) {
    return;
  }
  std::ranges::stable_sort(
      aims, {}, [&](Point each) { return core::table::distance_squared(each, battery.pose.at); });
  const auto count = static_cast<int>(aims.size());
  const auto now = aim_ ? std::ranges::find(aims, aim_->at) : aims.end();
  const int from = now == aims.end() ? (step > 0 ? -1 : 0) : static_cast<int>(now - aims.begin());
  take_aim(aims[static_cast<std::size_t>((from + step + count) % count)]);
}

// ---- the mouse ----

int FieldPlay::at(Point at, double finger) const {
  if (!desk_) {
    return kNothing;
  }
  const auto& state = desk_->seen();
  const Inches reach = measured(finger);
  for (std::size_t i = 0; i < state.generals.size(); ++i) {
    const auto& general = state.generals[i];
    if (general.alive && general.where == core::field::Where::OnTable && !general.with &&
        core::table::within(general.at, at, reach + Inches::ratio(1, 3))) {
      return kFirstGeneral + static_cast<int>(i);
    }
  }
  int best = kNothing;
  Inches least;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    for (const auto& body : desk_->bodies(i)) {
      const Inches off = core::table::distance(body.corners, at);
      if (off <= reach && (best == kNothing || off < least)) {
        best = static_cast<int>(i);
        least = off;
      }
    }
    for (const auto& figure : state.units[i].figures) {
      const bool housed = figure.present() && figure.section != core::field::kNoPlace;
      if (housed && state.units[i].on_table() && core::table::within(figure.at, at, reach)) {
        best = static_cast<int>(i);
        least = {};
      }
    }
  }
  return best;
}

bool FieldPlay::press(Point at, double finger) {
  if (step() != Step::Movement || showing() || asks_) {
    return false;
  }
  // From the end of what is written or drawn: further legs.
  if (has_own_unit()) {
    const auto& written = desk_->written(static_cast<std::size_t>(selected_));
    const auto end = draft_ ? std::optional{draft_->outlook} : written;
    if (end && core::table::within(end->ends.at, at, measured(finger + 0.5))) {
      fixed_ = draft_ ? draft_->move.legs : desk_->seen().unit(unit()).now.legs;
      to_ = at;
      return true;
    }
  }
  const int found = this->at(at, finger);
  if (found == kNothing || !desk_->is_own(found)) {
    return false;
  }
  select(found);
  if (desk_->is_unit(found)) {
    const auto may = core::field::may_be_ordered(desk_->seen_setting(), desk_->seen(), unit());
    if (!may) {
      refuse(may.error());
      return true;
    }
  }
  fixed_.clear();
  to_ = at;
  return true;
}

void FieldPlay::renew_draft(MoveWay way) {
  if (to_ && has_own_unit()) {
    draft_ = desk_->draft(unit(), fixed_, *to_, way, battle_move_);
  }
  emit draftChanged();
  emit drawn();
}

void FieldPlay::drag(Point at, std::optional<MoveWay> way) {
  if (!to_ || step() != Step::Movement) {
    return;
  }
  to_ = at;
  if (desk_->is_general(selected_)) {
    draft_ride(at);
    return;
  }
  renew_draft(way.value_or(way_));
}

void FieldPlay::draft_ride(Point to) {
  core::field::Ride ride{
      core::field::GeneralId{static_cast<std::uint8_t>(selected_ - kFirstGeneral)}, to, {}};
  const int found = at(to, 0.25);
  if (desk_->is_unit(found) && desk_->is_own(found)) {
    ride.joins = unit_id(static_cast<std::size_t>(found));
  }
  ride_ = RideDraft{ride, desk_->fault(ride)};
  emit draftChanged();
  emit drawn();
}

void FieldPlay::release() {
  // What may be done is done; what may not stays in view with its reason.
  if ((draft_ && !draft_->refusal) || (ride_ && !ride_->refusal)) {
    give();
  }
}

void FieldPlay::click(Point at, double finger) {
  if (!desk_) {
    return;
  }
  if (showing()) {
    skip();
    return;
  }
  const int found = this->at(at, finger);
  const bool enemy = desk_->is_unit(found) && !desk_->is_own(found);
  if (asks_) {
    click_order(at, found);
    return;
  }
  if (step() == Step::Melee) {
    pick(at, found);
    return;
  }
  const bool own = has_own_unit();
  if (own && step() == Step::Artillery && guns() > 0 && (found == kNothing || enemy)) {
    take_aim(at);
    if (aim_ && aim_->refusal) {
      refuse(*aim_->refusal);
    } else {
      give();
    }
    return;
  }
  if (own && enemy && (step() == Step::Charges || step() == Step::Musketry)) {
    const UnitId target = unit_id(static_cast<std::size_t>(found));
    carry_out([&] {
      return step() == Step::Charges
                 ? desk_->give(core::field::DeclareCharge{unit(), target})
                 : desk_->give(core::field::FireVolley{{unit(), target, false}});
    });
    return;
  }
  if (own && enemy && step() == Step::Answers) {
    carry_out([&] {
      return desk_->give(
          core::field::Countercharge{unit(), unit_id(static_cast<std::size_t>(found))});
    });
    return;
  }
  if (found != kNothing) {
    select(found);
  }
}

void FieldPlay::click_order(Point at, int found) {
  core::field::Order order{asks_->kind, {}, {}, {}, {}};
  const auto target = desk_->is_unit(found)
                          ? std::optional{unit_id(static_cast<std::size_t>(found))}
                          : std::nullopt;
  if (order.kind == OrderKind::Support || (order.kind == OrderKind::Attack && target)) {
    order.target = target;
  } else {
    order.at = at;
  }
  if (order.kind == OrderKind::Defend) {
    if (!first_) {
      first_ = at;
      emit changed();
      emit drawn();
      return;
    }
    order.at = first_;
    order.to = at;
  }
  if (order.kind == OrderKind::Raid) {
    order.leave_by = core::field::base_of(desk_->seen_setting().battle, *asked());
  }
  const UnitId whom = unit();
  carry_out([&] { return desk_->give_order(whom, order); });
}

void FieldPlay::pick(Point at, int found) {
  if (!desk_->is_unit(found)) {
    return;
  }
  const UnitId id = unit_id(static_cast<std::size_t>(found));
  const auto figure = nearest_figure(desk_->seen().unit(id), at);
  if (!figure) {
    return;
  }
  if (desk_->is_own(found)) {
    selected_ = found;
    picking_ = FigureId{id, *figure};
  } else if (picking_) {
    Picked all = picked_;
    std::erase_if(all, [&](const auto& each) { return each.figure == *picking_; });
    all.push_back({*picking_, {id, *figure}});
    if (const auto why = desk_->fault(core::field::BringIn{all})) {
      refuse(*why);
    } else {
      dismissRefusal();
      picked_ = std::move(all);
    }
    picking_.reset();
  }
  renew();
  emit changed();
  emit drawn();
}

void FieldPlay::take_aim(Point at) {
  if (!has_own_unit() || step() != Step::Artillery) {
    aim_.reset();
    return;
  }
  Aim aim{unit(), {}, shot_, at, {}};
  for (int i = 0; i < guns(); ++i) {
    const auto index = static_cast<std::uint8_t>(i);
    if (gun_ > 0 && gun_ != i + 1) {
      continue;
    }
    const auto why = desk_->why_not_laid(aim.unit, index, shot_, at);
    if (!why) {
      aim.guns.push_back(index);
    } else if (!aim.refusal || aim.refusal->rule == "FB-026"_rule) {
      aim.refusal = why;  // of a gun that has such shot, rather than of one that has none
    }
  }
  if (!aim.guns.empty()) {
    aim.refusal.reset();
  } else if (guns() > 0) {
    aim.guns.push_back(static_cast<std::uint8_t>(std::max(gun_ - 1, 0)));
  }
  aim_ = std::move(aim);
  emit draftChanged();
  emit drawn();
}

void FieldPlay::hover(Point at) {
  if (step() == Step::Artillery && has_own_unit() && guns() > 0 && !showing()) {
    take_aim(at);
  }
}

}  // namespace fieldview
