// A movement while it is drawn: where it leads, why no farther, and whom it runs into.
#include "core/field/rates.h"
#include "core/table/trigonometry.h"
#include "qml/field/field_desk.h"

#include <algorithm>
#include <utility>

namespace fieldview {

namespace {

using core::field::Body;
using core::field::Leg;
using core::field::LegKind;
using core::field::MoveUnit;
using core::field::Step;
using core::field::Unit;
using core::field::unit_id;
using core::field::UnitId;
using core::table::Heading;
using core::table::Inches;
using core::table::Point;

Leg leg_of(LegKind kind, Inches length = {}, std::int32_t angle = 0) {
  return {kind, length, angle, {}, 0, {}};
}

/// Whether a unit in one place touches another one.
bool touches(const std::vector<Body>& one, const std::vector<Body>& other) {
  return std::ranges::any_of(one, [&](const Body& a) {
    return std::ranges::any_of(other, [&](const Body& b) { return in_contact(a, b); });
  });
}

/// The same movement, so many parts of its last straight leg.
MoveUnit part_of(const MoveUnit& move, int part, int parts) {
  MoveUnit shorter = move;
  shorter.legs.back().length = shorter.legs.back().length * part / parts;
  return shorter;
}

}  // namespace

MoveDraft FieldDesk::draft(UnitId id, const std::vector<Leg>& fixed, Point to, MoveWay way,
                           bool battle_move) const {
  // Where the legs that are fixed have led it.
  State there = seen();
  Unit& unit = there.units.at(id.value());
  if (!fixed.empty()) {
    Unit then = outlook(seen_setting(), seen(), {id, fixed, battle_move}).unit;
    then.now = unit.now;
    unit = std::move(then);
  }
  const auto with = [&](std::vector<Leg> further) {
    std::vector<Leg> all = fixed;
    all.insert(all.end(), further.begin(), further.end());
    return MoveUnit{id, std::move(all), battle_move};
  };
  const std::int32_t turn =
      core::table::turn_between(unit.pose.heading, core::table::bearing(unit.pose.at, to));
  const Inches far = core::table::distance(unit.pose.at, to);
  std::vector<Leg> wanted;
  switch (way) {
    case MoveWay::Towards:
      wanted = legs_towards(seen_setting(), there, id, to, battle_move);
      if (wanted.empty() || (wanted.back().kind != LegKind::Advance)) {
        wanted.push_back(leg_of(LegKind::Advance, far));
      } else {
        wanted.back().length = std::max(wanted.back().length, far);
      }
      break;
    case MoveWay::Ahead:
      wanted = {leg_of(LegKind::Advance, far)};
      break;
    case MoveWay::Back:
      wanted = {leg_of(LegKind::Back, far)};
      break;
    case MoveWay::Wheel:
      wanted = {leg_of(LegKind::Wheel, {}, turn)};
      break;
    case MoveWay::Face:
      wanted = {leg_of(LegKind::Face, {}, turn)};
      break;
  }
  MoveDraft result;
  result.move = with(wanted);
  result.refusal = fault_of(result.move);
  const bool goes = way != MoveWay::Wheel && way != MoveWay::Face;
  if (result.refusal && goes) {
    // As far as it may: the ghost stands there, and tells why no farther.
    const auto length_at = [&](std::int64_t ticks) {
      std::vector<Leg> shorter = wanted;
      shorter.back().length = Inches::of_ticks(ticks);
      return with(std::move(shorter));
    };
    std::int64_t low = 0;
    std::int64_t high = wanted.back().length.ticks();
    while (high - low > Inches::kTicks / 20) {
      const std::int64_t middle = (low + high) / 2;
      (fault_of(length_at(middle)) ? high : low) = middle;
    }
    if (low > 0) {
      // What stops it first, with the figures of the whole way where that is the reason as well.
      result.stop = fault_of(length_at(high));
      if (result.stop && result.stop->rule == result.refusal->rule &&
          result.stop->key == result.refusal->key) {
        result.stop = result.refusal;
      }
      result.refusal.reset();
      result.move = length_at(low);
    } else if (wanted.size() > 1) {
      wanted.pop_back();
      if (!fault_of(with(wanted))) {
        result.stop = result.refusal;
        result.refusal.reset();
        result.move = with(wanted);
      }
    }
  }
  result.outlook = outlook(seen_setting(), seen(), result.move);
  if (!result.refusal) {
    result.meets = met_by(result.move);
    if (!result.meets) {
      result.held_up = held_up(seen_setting(), seen(), result.move);
    }
  }
  return result;
}

std::vector<Point> FieldDesk::reach(UnitId id) const {
  constexpr int kWays = 24;
  std::vector<Point> all;
  if (state().step != Step::Movement || !may_be_ordered(seen_setting(), seen(), id)) {
    return all;
  }
  const Unit& unit = seen().unit(id);
  const Inches far = rate_of(seen_setting(), seen(), unit) * 2;
  for (int i = 0; i < kWays; ++i) {
    const std::int64_t turn = std::int64_t{i} * (Heading::kCircle / kWays);
    const Heading heading = unit.pose.heading.turned(turn);
    const auto legs =
        legs_towards(seen_setting(), seen(), id, core::table::along(unit.pose.at, heading, far));
    all.push_back(legs.empty() ? unit.pose.at
                               : outlook(seen_setting(), seen(), {id, legs, false}).ends.at);
  }
  return all;
}

std::optional<UnitId> FieldDesk::met_by(const MoveUnit& move) const {
  constexpr int kParts = 8;
  const UnitId self = move.unit;
  const auto& charts = seen_setting().charts;
  const bool goes = !move.legs.empty() && move.legs.back().length > Inches{};
  const Unit& begins = seen().unit(self);
  for (int part = 1; part <= kParts; ++part) {
    if (!goes && part < kParts) {
      continue;
    }
    const Unit there =
        outlook(seen_setting(), seen(), goes ? part_of(move, part, kParts) : move).unit;
    const auto bodies = bodies_of(charts, there);
    if (bodies.empty()) {
      return std::nullopt;
    }
    const auto box = box_of(bodies);
    for (std::size_t i = 0; i < seen().units.size(); ++i) {
      const Unit& now = seen().units[i];
      if (now.side == begins.side || !now.on_table()) {
        continue;
      }
      const auto& others = bodies_[i];
      if (!others.empty() && close(box, box_of(others), core::field::kContact) &&
          touches(bodies, others) && !touches(bodies_[self.value()], others)) {
        return unit_id(i);
      }
    }
  }
  return std::nullopt;
}

}  // namespace fieldview
