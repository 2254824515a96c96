#include "core/field/burning.h"

#include "core/field/fires.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/losses.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kFarthestOut = 8;  // inches beyond what a fire asks for
constexpr int kWaysOut = 8;
constexpr int kRanksOutside = 2;

bool has_to_leave(const State& state, const Figure& figure) {
  if (!figure.present() || figure.section == kNoPlace) {
    return false;
  }
  const Section& section = state.sections.at(static_cast<std::size_t>(figure.section));
  return section.ruined || section.burns_since.has_value();
}

/// Whether anybody of a unit is in a section that burns.
bool is_in_fire(const State& state, const Unit& unit) {
  return std::ranges::any_of(unit.figures, [&](const Figure& figure) {
    return figure.present() && figure.section != kNoPlace &&
           state.sections.at(static_cast<std::size_t>(figure.section)).burns_since.has_value();
  });
}

/// Whether a section of the same house has burnt in this move.
bool burns_next_door(const Setting& setting, const State& state, std::size_t section) {
  for (std::size_t i = 0; i < state.sections.size(); ++i) {
    const auto& since = state.sections[i].burns_since;
    if (i != section && since && *since < state.move &&
        setting.battle.sections[i].house == setting.battle.sections[section].house) {
      return true;
    }
  }
  return false;
}

/// [FB-266] A die for each section that does not burn yet.
void spread_fires(Record& record) {
  const HouseTable& houses = record.setting().charts.houses;
  std::vector<SectionId> caught;
  for (std::size_t i = 0; i < record.state().sections.size(); ++i) {
    const SectionId id{static_cast<std::uint8_t>(i)};
    const Section& section = record.state().sections[i];
    if (section.burns_since || section.ruined ||
        !burns_next_door(record.setting(), record.state(), i)) {
      continue;
    }
    const int die = record.d6("FB-266"_rule, section.held_by.value_or(Side::Union));
    const bool catches = die >= houses.spreads_on;
    record.tell(table::told("FB-266"_rule, catches ? "house-catches-fire" : "house-does-not-catch")
                    .with_figures({id.value() + 1, die}));
    if (catches) {
      caught.push_back(id);
    }
  }
  for (const SectionId each : caught) {
    record.change(each, [&](Section& now) { now.burns_since = record.state().move; });
  }
}

/// [FB-267] [FB-268] Its first move is the one after it broke out.
void burn_out(Record& record) {
  for (std::size_t i = 0; i < record.state().sections.size(); ++i) {
    const auto since = record.state().sections[i].burns_since;
    if (since && record.state().move - *since >= record.setting().charts.houses.burns_moves) {
      record.change(SectionId{static_cast<std::uint8_t>(i)}, [](Section& now) {
        now.burns_since.reset();
        now.ruined = true;
      });
      record.tell(
          table::told("FB-267"_rule, "fire-burns-out").with_figures({static_cast<int>(i) + 1}));
    }
  }
}

/// A unit whose men come out, and how many of them have room.
struct WayOut {
  Unit unit;
  std::vector<std::size_t> no_room;  ///< of those who come out
  int stay{};  ///< were outside, and have no room in the new place: they keep theirs
};

bool has_room(const Setting& setting, const State& state, UnitId id, const Unit& unit,
              std::size_t figure) {
  const Point at = unit.figures[figure].at;
  const Body body = body_of(setting.charts, unit, figure);
  const auto on_field = [&](Point corner) {
    return corner.x >= Inches{} && corner.y >= Inches{} && corner.x <= setting.battle.width &&
           corner.y <= setting.battle.depth;
  };
  if (!std::ranges::all_of(body.corners, on_field) || fire_near(setting, state, at) ||
      going_at(setting, state, unit, at, unit.pose.heading, false).barred) {
    return false;
  }
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (unit_id(i) == id || !state.units[i].on_table()) {
      continue;
    }
    for (const Body& other : bodies_of(setting.charts, state.units[i])) {
      if (overlap(body, other)) {
        return false;
      }
    }
  }
  return true;
}

/// The unit drawn up in open order at a place, without those who stay in sections that are safe.
WayOut drawn_up_outside(const Setting& setting, const State& state, UnitId id, Pose pose) {
  const Unit& before = state.unit(id);
  WayOut out{before, {}};
  std::vector<std::size_t> outside;
  for (std::size_t i = 0; i < out.unit.figures.size(); ++i) {
    Figure& figure = out.unit.figures[i];
    if (has_to_leave(state, figure)) {
      figure.section = kNoPlace;
    }
    if (figure.present() && figure.section == kNoPlace) {
      outside.push_back(i);
    }
  }
  out.unit.pose = pose;
  dress(setting.charts, out.unit, Formation::Open, kRanksOutside);
  for (const std::size_t each : outside) {
    if (has_room(setting, state, id, out.unit, each)) {
      continue;
    }
    if (has_to_leave(state, before.figures[each])) {
      out.no_room.push_back(each);
    } else {
      out.unit.figures[each].at = before.figures[each].at;
      out.unit.figures[each].apart = true;
      ++out.stay;
    }
  }
  return out;
}

/// [FB-265] The best of the places round the first section that has to be left: where most have
/// room, of equal ones the nearest, towards the unit's rear first.
WayOut way_out(const Setting& setting, const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  const auto leaver = std::ranges::find_if(
      unit.figures, [&](const Figure& figure) { return has_to_leave(state, figure); });
  const table::Box& box = setting.sections.at(static_cast<std::size_t>(leaver->section)).box;
  const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  const Inches half = std::max(box.high.x - box.low.x, box.high.y - box.low.y) / 2;
  std::optional<WayOut> best;
  const bool burns =
      state.sections.at(static_cast<std::size_t>(leaver->section)).burns_since.has_value();
  const Inches least = half + (burns ? setting.charts.houses.keep_away : Inches{});
  for (int out = 1; out <= kFarthestOut; ++out) {
    const Inches way = least + Inches::of(out);
    for (int turn = 0; turn < kWaysOut; ++turn) {
      // Rear, then by turns to its left and right.
      const std::int32_t side = (turn + 1) / 2 * (Heading::kCircle / kWaysOut);
      const Heading direction = unit.pose.heading.opposite().turned(turn % 2 == 0 ? side : -side);
      WayOut tried = drawn_up_outside(setting, state, id,
                                      {table::along(middle, direction, way), unit.pose.heading});
      if (!best || std::pair{tried.no_room.size(), tried.stay} <
                       std::pair{best->no_room.size(), best->stay}) {
        best = std::move(tried);
      }
      if (best->no_room.empty() && best->stay == 0) {
        return std::move(*best);
      }
    }
  }
  return std::move(*best);
}

}  // namespace

void smoulder(Record& record) {
  spread_fires(record);
  burn_out(record);
}

std::vector<UnitId> must_leave(const State& state) {
  std::vector<UnitId> units;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.on_table() && std::ranges::any_of(unit.figures, [&](const Figure& figure) {
          return has_to_leave(state, figure);
        })) {
      units.push_back(unit_id(i));
    }
  }
  return units;
}

void clear_burning(Record& record) {
  for (const UnitId id : must_leave(record.state())) {
    WayOut out = way_out(record.setting(), record.state(), id);
    const Pose from = record.unit(id).pose;
    const bool burns = is_in_fire(record.state(), record.unit(id));
    std::vector<FigureId> lost;
    for (const std::size_t each : out.no_room) {
      out.unit.figures[each].fate = Fate::Killed;
      lost.push_back({id, static_cast<std::uint8_t>(each)});
    }
    out.unit.now.compelled = true;
    record.change(id, [&](Unit& now) { now = out.unit; });
    record.apply(Went{id, from, out.unit.pose, 0});
    record.tell(burns ? "FB-265"_rule : "FB-261"_rule,
                burns ? "leaves-burning-house" : "leaves-ruin", id,
                {static_cast<int>(lost.size())});
    if (!lost.empty()) {
      record.apply(Fell{lost, "FB-268"_rule});
      bury(record, id);
    }
  }
}

}  // namespace core::field
