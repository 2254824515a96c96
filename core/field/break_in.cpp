#include "core/field/break_in.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <set>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kGetsInFrom = 4;  // [FB-330]

bool storms_on_foot(const Unit& unit, FigureId id) noexcept {
  return id.figure != kGeneralFigure &&
         (unit.muster.type == TroopType::Infantry ||
          (unit.muster.type == TroopType::Cavalry && unit.dismounted));
}

/// Whether an enemy outside has come to grips with him.
bool held_by_enemy_outside(const Setting& setting, const std::vector<Fighter>& fighters,
                           const Fighter& fighter) {
  return std::ranges::any_of(fighters, [&](const Fighter& other) {
    return other.side != fighter.side && !other.section &&
           touch_each_other(setting, fighter, other);
  });
}

std::size_t figures_inside(const std::vector<Fighter>& fighters, SectionId section, Side side) {
  return static_cast<std::size_t>(std::ranges::count_if(
      fighters, [&](const Fighter& each) { return each.section == section && each.side == side; }));
}

/// Sections with somebody of the other side in them.
std::set<SectionId> sections_against(const std::vector<Fighter>& fighters, Side side) {
  std::set<SectionId> found;
  for (const Fighter& each : fighters) {
    if (each.section && each.side != side) {
      found.insert(*each.section);
    }
  }
  return found;
}

/// A place in a section for one more: the first of a grid at which nobody stands.
Point place_of_intruder(const Setting& setting, const State& state, SectionId section) {
  constexpr std::int64_t kInRow = 4;
  const table::Box& box = setting.sections.at(section.value()).box;
  Point place;
  for (std::int64_t nth = kInRow * kInRow - 1; nth >= 0; --nth) {
    place = {box.low.x + (box.high.x - box.low.x) * (2 * (nth % kInRow) + 1) / (2 * kInRow),
             box.low.y + (box.high.y - box.low.y) * (2 * (nth / kInRow) + 1) / (2 * kInRow)};
    const bool taken = std::ranges::any_of(state.units, [&](const Unit& unit) {
      return std::ranges::any_of(unit.figures, [&](const Figure& figure) {
        return figure.present() && figure.section == static_cast<std::int8_t>(section.value()) &&
               table::within(figure.at, place, setting.charts.bases.foot.frontage / 2);
      });
    });
    if (!taken) {
      break;
    }
  }
  return place;
}

void intrude(Record& record, const AtWall& who) {
  const Point place = place_of_intruder(record.setting(), record.state(), who.section);
  record.change(who.figure.unit, [&](Unit& unit) {
    Figure& figure = unit.figures.at(who.figure.figure);
    figure.section = static_cast<std::int8_t>(who.section.value());
    figure.apart = false;
    figure.at = place;
  });
}

}  // namespace

std::vector<AtWall> who_may_break_in(const Setting& setting, const State& state,
                                     const Melee& melee) {
  auto fighters = fighters_of(setting, state, melee.units);
  const Heading facing = facing_of(state, melee);
  std::ranges::stable_sort(fighters, [&](const Fighter& a, const Fighter& b) {
    return rightness(a.at, facing) > rightness(b.at, facing);
  });
  const auto most = static_cast<std::size_t>(setting.charts.terrain.section_holds);
  std::vector<AtWall> found;
  for (const Fighter& each : fighters) {
    if (each.section || each.horse || !storms_on_foot(state.unit(each.id.unit), each.id)) {
      continue;
    }
    for (const SectionId section : sections_against(fighters, each.side)) {
      const auto trying =
          static_cast<std::size_t>(std::ranges::count_if(found, [&](const AtWall& other) {
            return other.section == section && state.unit(other.figure.unit).side == each.side;
          }));
      Fighter in_it;
      in_it.section = section;
      if (figures_inside(fighters, section, each.side) + trying < most &&
          touch_each_other(setting, each, in_it) &&
          !held_by_enemy_outside(setting, fighters, each)) {
        found.push_back({each.id, section});
        break;
      }
    }
  }
  return found;
}

std::vector<AtWall> break_in(Record& record, const Melee& melee) {
  std::vector<AtWall> outside;
  for (const AtWall& each : who_may_break_in(record.setting(), record.state(), melee)) {
    const int die = record.d6("FB-330"_rule, each.figure.unit);
    const bool in = die >= kGetsInFrom;
    record.tell("FB-330"_rule, in ? "breaks-in" : "stays-outside", each.figure.unit, {die});
    if (in) {
      intrude(record, each);
    } else {
      outside.push_back(each);
    }
  }
  return outside;
}

void hold_sections(Record& record, const Melee& melee) {
  const auto fighters = fighters_of(record.setting(), record.state(), melee.units);
  for (const Fighter& each : fighters) {
    if (!each.section || record.state().sections.at(each.section->value()).held_by == each.side ||
        figures_inside(fighters, *each.section, board::enemy_of(each.side)) > 0) {
      continue;
    }
    record.change(*each.section, [&](Section& section) { section.held_by = each.side; });
    record.tell("FB-332"_rule, "holds-house", each.id.unit);
  }
}

}  // namespace core::field
