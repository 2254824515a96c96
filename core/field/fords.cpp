// [FB-126]-[FB-128] Units in a ford.
#include "core/field/formation.h"
#include "core/field/movement.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr Inches kScan = Inches::ratio(1, 10);
constexpr Inches kFarBank = Inches::ratio(1, 10);
constexpr int kMostScans = 300;

/// Straight over the stream from where a unit stands.
Heading across(const Stream& stream, Point from) {
  std::optional<Inches> least;
  Heading heading;
  for (std::size_t i = 0; i + 1 < stream.points.size(); ++i) {
    const std::array<Point, 2> piece{stream.points[i], stream.points[i + 1]};
    const Inches off = table::distance(piece, from);
    if (!least || off < *least) {
      least = off;
      const bool on_left = table::side_of_line(piece[0], piece[1], from) > 0;
      heading = table::bearing(piece[0], piece[1])
                    .turned(on_left ? Heading::kRightAngle : -Heading::kRightAngle);
    }
  }
  return heading;
}

/// How deep a unit is behind its front.
Inches depth_behind(const Charts& charts, const Unit& unit) {
  Inches depth;
  for (const Body& body : bodies_of(charts, unit)) {
    depth = std::max(depth, table::distance(body.middle, unit.pose.at) + body.reach);
  }
  return depth;
}

int files_in(const Setting& setting, const Unit& unit, const FordAt& ford) {
  const int files = files_of_column(unit);
  if (!ford.width) {
    return files;
  }
  const Spacing spacing = spacing_of(setting.charts, unit);
  const auto fit = static_cast<int>(ford.width->ticks() / spacing.file.ticks());
  return std::clamp(fit, 1, files);
}

/// In the water, its middle in the middle of the stream.
Unit in_stream(const Setting& setting, const Unit& unit, const FordAt& ford) {
  Unit now = unit;
  if (unit.muster.type == TroopType::Infantry || unit.muster.type == TroopType::Cavalry) {
    now.formation = Formation::Column;
    dress_in_files(setting.charts, now, files_in(setting, now, ford));
  }
  return now;
}

/// Whether a unit is on its way through the water, not on the bank before it.
bool wades(const Setting& setting, const Unit& unit) {
  return unit.on_table() && unit.ford &&
         unit.ford->moves_left <
             setting.charts.terrain.ford_moves[static_cast<std::size_t>(mover_of(unit))];
}

/// [FB-128] Who wades in the ford and leaves a unit no room beside him.
std::optional<UnitId> fills_ford(const Setting& setting, const State& state, UnitId id) {
  const Inches reach = Inches::of(3);
  const Unit& unit = state.unit(id);
  const auto ford = ford_at(setting, unit.pose.at, reach);
  if (!ford || !ford->width) {
    return std::nullopt;
  }
  Inches taken = frontage_of(setting.charts, in_stream(setting, unit, *ford));
  std::optional<UnitId> last;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& other = state.units[i];
    if (unit_id(i) == id || !wades(setting, other)) {
      continue;
    }
    const auto its = ford_at(setting, other.ford->entered.at, reach);
    if (its && its->width && its->crossing == ford->crossing) {
      taken += frontage_of(setting.charts, in_stream(setting, other, *its));
      last = unit_id(i);
    }
  }
  return taken > *ford->width ? last : std::nullopt;
}

Unit placed(const Setting& setting, const Unit& unit, Pose pose) {
  Unit now = unit;
  fall_in(now);
  now.pose = pose;
  stand(setting.charts, now);
  return now;
}

/// The enemies that a unit touches.
bool touches_enemy(const Setting& setting, const State& state, const Unit& unit) {
  const auto bodies = bodies_of(setting.charts, unit);
  for (const Unit& other : state.units) {
    if (!other.on_table() || other.side == unit.side) {
      continue;
    }
    for (const Body& theirs : bodies_of(setting.charts, other)) {
      if (std::ranges::any_of(bodies, [&](const Body& ours) { return in_contact(ours, theirs); })) {
        return true;
      }
    }
  }
  return false;
}

void put(Record& record, UnitId id, const Unit& there) {
  record.change(id, [&](Unit& unit) {
    unit.pose = there.pose;
    unit.formation = there.formation;
    unit.ranks = there.ranks;
    unit.files = there.files;
    unit.figures = there.figures;
    unit.guns = there.guns;
  });
}

void leave_ford(Record& record, UnitId id) {
  const Setting& setting = record.setting();
  const Unit unit = record.unit(id);
  const InFord ford = *unit.ford;
  Unit out = placed(setting, unit, ford.leaves);
  dress(setting.charts, out, ford.was, ford.ranks);
  if (has_room(setting, record.state(), id, out)) {
    put(record, id, out);
    record.change(id, [](Unit& now) { now.ford.reset(); });
    record.tell("FB-127"_rule, "leaves-ford", id);
    return;
  }
  // Somebody holds the bank: it comes as near as it can, in the formation of the ford.
  const Inches way = table::distance(unit.pose.at, ford.leaves.at);
  const Inches step = Inches::ratio(1, 20);
  for (Inches gone = step; gone <= way; gone += step) {
    const Unit next =
        placed(setting, unit,
               {table::along(unit.pose.at, ford.leaves.heading, gone), ford.leaves.heading});
    if (stands_in_anybody(setting, record.state(), id, next)) {
      return;
    }
    put(record, id, next);
    if (touches_enemy(setting, record.state(), next)) {
      record.change(id, [](Unit& now) { now.now.contacted = true; });
      return;
    }
  }
}

void enter_ford(Record& record, UnitId id) {
  const Setting& setting = record.setting();
  const Unit unit = record.unit(id);
  const auto ford = ford_at(setting, unit.pose.at, Inches::of(3));
  if (!ford) {
    return;
  }
  const Unit wading = in_stream(setting, unit, *ford);
  const Inches half = depth_behind(setting.charts, wading) / 2;
  // The far bank less half of what stands in the water.
  const Inches back = table::distance(unit.pose.at, unit.ford->leaves.at);
  const Inches ahead = std::max(Inches{}, back / 2 + half / 2);
  const Unit there =
      placed(setting, wading,
             {table::along(unit.pose.at, unit.ford->leaves.heading, std::min(ahead, back)),
              unit.ford->leaves.heading});
  if (!stands_in_anybody(setting, record.state(), id, there)) {
    put(record, id, there);
  }
}

}  // namespace

void begin_ford(Record& record, UnitId id, bool with_next_move) {
  const Setting& setting = record.setting();
  const Unit& unit = record.unit(id);
  const auto ford = ford_at(setting, unit.pose.at, Inches::of(3));
  if (!ford) {
    return;
  }
  const Heading heading = across(setting.battle.streams[ford->stream], unit.pose.at);
  Point bank = unit.pose.at;
  bool wet = false;
  for (int i = 0; i < kMostScans; ++i) {
    bank = table::along(unit.pose.at, heading, kScan * i);
    const bool water = water_at(setting, bank).has_value();
    if (wet && !water) {
      break;
    }
    wet = wet || water;
  }
  const Inches beyond =
      depth_behind(setting.charts, placed(setting, unit, {unit.pose.at, heading}));
  const Pose leaves{table::along(bank, heading, beyond + kFarBank), heading};
  const int moves = setting.charts.terrain.ford_moves[static_cast<std::size_t>(mover_of(unit))] +
                    (with_next_move ? 1 : 0);
  const InFord in{static_cast<std::uint8_t>(moves), unit.formation, unit.ranks, leaves, unit.pose};
  record.change(id, [&](Unit& now) { now.ford = in; });
  record.tell("FB-127"_rule, "enters-ford", id, {moves});
}

void go_through_fords(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (!unit.on_table() || !unit.ford) {
      continue;
    }
    const int whole =
        record.setting().charts.terrain.ford_moves[static_cast<std::size_t>(mover_of(unit))];
    const bool waits = unit.ford->moves_left > whole;
    if (unit.ford->moves_left == whole) {
      if (const auto other = fills_ford(record.setting(), record.state(), id)) {
        record.tell(table::told("FB-128"_rule, "waits-for-friends").of(id).with(*other));
        continue;  // on the bank
      }
      enter_ford(record, id);
    }
    record.change(id, [](Unit& now) {
      if (now.ford->moves_left > 0) {
        --now.ford->moves_left;
      }
      now.now.advanced = true;
    });
    if (!waits && record.unit(id).ford->moves_left == 0) {
      leave_ford(record, id);
    }
  }
}

}  // namespace core::field
