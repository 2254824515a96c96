// [FB-491] Who comes onto the table.
#include "core/field/formation.h"
#include "core/field/movement.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr Inches kEnemyBlocks = Inches::of(6);
constexpr Inches kAside = Inches::of(12);
constexpr Inches kTry = Inches::ratio(1, 2);

/// The pose of a unit that has just come in at a point: all of it on the table, facing as listed.
Unit come_in(const Setting& setting, const Unit& unit, Point entry) {
  Unit now = unit;
  now.where = Where::OnTable;
  now.pose.at = entry;
  stand(setting.charts, now);
  const table::Box box = box_of(bodies_of(setting.charts, now));
  const auto shift = [](Inches low, Inches high, Inches limit) {
    return low < Inches{} ? -low : high > limit ? limit - high : Inches{};
  };
  now.pose.at = {entry.x + shift(box.low.x, box.high.x, setting.battle.width),
                 entry.y + shift(box.low.y, box.high.y, setting.battle.depth)};
  stand(setting.charts, now);
  return now;
}

bool enemy_within(const State& state, Side side, Point point) {
  return std::ranges::any_of(state.units, [&](const Unit& unit) {
    return unit.on_table() && unit.side != side &&
           std::ranges::any_of(unit.figures, [&](const Figure& figure) {
             return figure.present() && table::within(figure.at, point, kEnemyBlocks);
           });
  });
}

/// Points at which it may come in, the printed one first, then farther and farther aside.
std::vector<Point> entries(const Battle& battle, const Arrival& arrival) {
  const Point middle{(arrival.from.x + arrival.to.x) / 2, (arrival.from.y + arrival.to.y) / 2};
  const bool at_side = arrival.from.x <= Inches{} || arrival.from.x >= battle.width;
  const bool at_end = arrival.from.y <= Inches{} || arrival.from.y >= battle.depth;
  const bool upright =
      arrival.from.x == arrival.to.x && (arrival.from.y != arrival.to.y || (at_side && !at_end));
  const Inches half = std::max(table::distance(arrival.from, arrival.to) / 2, Inches{});
  std::vector<Point> points{middle};
  for (Inches off = kTry; off <= half + kAside; off += kTry) {
    for (const Inches each : {off, -off}) {
      points.push_back(upright ? Point{middle.x, middle.y + each}
                               : Point{middle.x + each, middle.y});
    }
  }
  return points;
}

void bring_unit(Record& record, UnitId id, const Arrival& arrival) {
  const Setting& setting = record.setting();
  for (const Point entry : entries(setting.battle, arrival)) {
    if (entry.x < Inches{} || entry.y < Inches{} || entry.x > setting.battle.width ||
        entry.y > setting.battle.depth ||
        enemy_within(record.state(), record.unit(id).side, entry)) {
      continue;
    }
    const Unit there = come_in(setting, record.unit(id), entry);
    if (has_room(setting, record.state(), id, there)) {
      record.change(id, [&](Unit& unit) { unit = there; });
      record.tell("FB-491"_rule, "arrives", id);
      return;
    }
  }
  record.tell("FB-491"_rule, "cannot-arrive", id);
}

}  // namespace

void bring_arrivals(Record& record) {
  const Battle& battle = record.setting().battle;
  for (std::size_t i = 0; i < battle.units.size(); ++i) {
    const auto& arrival = battle.units[i].arrival;
    if (arrival && arrival->move <= record.state().move &&
        record.state().units[i].where == Where::Waiting) {
      bring_unit(record, unit_id(i), *arrival);
    }
  }
  for (std::size_t i = 0; i < battle.generals.size(); ++i) {
    const auto& arrival = battle.generals[i].arrival;
    if (arrival && arrival->move <= record.state().move &&
        record.state().generals[i].where == Where::Waiting) {
      record.change(GeneralId{static_cast<std::uint8_t>(i)}, [&](General& general) {
        general.where = Where::OnTable;
        general.at = {(arrival->from.x + arrival->to.x) / 2, (arrival->from.y + arrival->to.y) / 2};
      });
    }
  }
}

}  // namespace core::field
