#include "core/field/houses.h"

#include "core/field/formation.h"
#include "core/field/losses.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kDrawFaces = 6;

/// Places in a section: rows of bases about its middle.
Point place_in(const Setting& setting, SectionId section, int nth) {
  constexpr int kInRow = 3;
  const table::Box& box = setting.sections.at(section.value()).box;
  const Base& foot = setting.charts.bases.foot;
  const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  return {middle.x + foot.frontage * (nth % kInRow - 1),
          middle.y + foot.depth * (nth / kInRow - 1)};
}

bool is_inside(const Figure& figure, SectionId section) noexcept {
  return figure.present() && figure.section == static_cast<std::int8_t>(section.value());
}

/// [FB-260] Who is in a section, by unit and figure.
std::vector<FigureId> garrison_list(const State& state, SectionId section) {
  std::vector<FigureId> men;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    for (std::size_t j = 0; state.units[i].on_table() && j < state.units[i].figures.size(); ++j) {
      if (is_inside(state.units[i].figures[j], section)) {
        men.push_back({unit_id(i), static_cast<std::uint8_t>(j)});
      }
    }
  }
  return men;
}

/// [FB-260] A number from 0 to one less than `count`, all equally likely.
/// @param count from 1 to 36; of one there is nothing to throw
std::size_t draw_of_garrison(Record& record, std::size_t count, UnitId by) {
  if (count == 1) {
    return 0;
  }
  const std::size_t faces = count <= kDrawFaces ? kDrawFaces : kDrawFaces * kDrawFaces;
  while (true) {
    auto value = static_cast<std::size_t>(record.d6("FB-260"_rule, by) - 1);
    if (faces > kDrawFaces) {
      value = value * kDrawFaces + static_cast<std::size_t>(record.d6("FB-260"_rule, by) - 1);
    }
    if (value < faces / count * count) {
      return value % count;
    }
  }
}

/// Tells of a section, which the sentence numbers from 1.
void tell_section(Record& record, RuleId rule, std::string_view key, SectionId section,
                  std::vector<int> figures = {}) {
  figures.insert(figures.begin(), section.value() + 1);
  record.tell(table::told(rule, key).with_figures(std::move(figures)));
}

}  // namespace

int garrison_of(const State& state, SectionId section) noexcept {
  int count = 0;
  for (const Unit& unit : state.units) {
    if (unit.on_table()) {
      count += static_cast<int>(std::ranges::count_if(unit.figures, [&](const Figure& figure) {
        return figure.present() && figure.section == static_cast<std::int8_t>(section.value());
      }));
    }
  }
  return count;
}

void garrison(const Setting& setting, Unit& unit, const std::vector<SectionId>& sections) {
  const auto room = static_cast<std::size_t>(setting.charts.terrain.section_holds);
  std::size_t next = 0;
  for (Figure& figure : unit.figures) {
    if (!figure.present() || next >= sections.size() * room) {
      continue;
    }
    const SectionId section = sections[next / room];
    figure.section = static_cast<std::int8_t>(section.value());
    figure.at = place_in(setting, section, static_cast<int>(next % room));
    ++next;
  }
  dress(setting.charts, unit, Formation::Open, 1);
}

void step_out(const Setting& setting, Unit& unit, Formation formation, int ranks) {
  std::optional<std::int8_t> section;
  for (Figure& figure : unit.figures) {
    if (figure.section != kNoPlace && figure.present()) {
      section = section.value_or(figure.section);
    }
    figure.section = kNoPlace;
    figure.apart = false;
  }
  if (!section) {
    return;
  }
  const table::Box& box = setting.sections.at(static_cast<std::size_t>(*section)).box;
  const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  unit.pose.at = middle;
  dress(setting.charts, unit, may_form(unit, formation, ranks) ? formation : Formation::Open,
        std::max(1, ranks));
  constexpr int kMostSteps = 80;
  const Inches step = Inches::ratio(1, 4);
  for (int i = 0; i < kMostSteps; ++i) {
    const auto bodies = bodies_of(setting.charts, unit);
    const bool inside = std::ranges::any_of(setting.sections, [&](const Boxed& each) {
      return std::ranges::any_of(
          bodies, [&](const Body& body) { return table::touch(each.polygon, drawn_in(body)); });
    });
    if (!inside) {
      return;
    }
    unit.pose.at = table::along(unit.pose.at, unit.pose.heading, step);
    stand(setting.charts, unit);
  }
}

void go_in(const Setting& setting, const State& state, Unit& unit, SectionId section) {
  const table::Polygon& walls = setting.sections.at(section.value()).polygon;
  const bool from_outside = std::ranges::any_of(unit.figures, [](const Figure& figure) {
    return figure.present() && figure.section == kNoPlace;
  });
  const auto may_go = [&](const Figure& figure) {
    if (figure.section == kNoPlace || from_outside) {
      return figure.section == kNoPlace;
    }
    return !is_inside(figure, section) &&
           table::within_of(setting.sections.at(static_cast<std::size_t>(figure.section)).polygon,
                            walls, kContact);
  };
  int inside = garrison_of(state, section);
  const int room = setting.charts.terrain.section_holds;
  const table::Box& box = setting.sections.at(section.value()).box;
  const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (figure.present() && !figure.tending && may_go(figure)) {
      order.push_back(i);
    }
  }
  std::ranges::stable_sort(order, {}, [&](std::size_t i) {
    return table::distance_squared(unit.figures[i].at, middle);
  });
  for (const std::size_t i : order) {
    if (inside >= room) {
      break;
    }
    unit.figures[i].section = static_cast<std::int8_t>(section.value());
    unit.figures[i].at = place_in(setting, section, inside++);
  }
  dress(setting.charts, unit, Formation::Open, 1);
}

bool is_housed(const Unit& unit) noexcept {
  return std::ranges::any_of(unit.figures, [](const Figure& figure) {
    return figure.present() && figure.section != kNoPlace;
  });
}

bool is_house(const State& state, SectionId section) noexcept {
  return !state.sections.at(section.value()).ruined;
}

bool in_house(const State& state, const Figure& figure) noexcept {
  return figure.section != kNoPlace &&
         is_house(state, SectionId{static_cast<std::uint8_t>(figure.section)});
}

bool has_enemy_in(const State& state, SectionId section, Side side) noexcept {
  return std::ranges::any_of(state.units, [&](const Unit& unit) {
    return unit.side != side && unit.on_table() &&
           std::ranges::any_of(unit.figures,
                               [&](const Figure& figure) { return is_inside(figure, section); });
  });
}

bool is_at_wall(const Setting& setting, const std::vector<Body>& bodies, SectionId section) {
  const Boxed& house = setting.sections.at(section.value());
  return std::ranges::any_of(bodies, [&](const Body& each) {
    return table::close(house.box, {each.middle, each.middle}, each.reach + kContact) &&
           table::within_of(house.polygon, each.corners, kContact);
  });
}

std::vector<SectionId> walls_to_storm(const Setting& setting, const State& state,
                                      const Unit& unit) {
  std::vector<SectionId> found;
  if (setting.sections.empty() || is_mounted(unit)) {
    return found;
  }
  const auto bodies = bodies_of(setting.charts, unit);
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    const SectionId section{static_cast<std::uint8_t>(i)};
    if (is_at_wall(setting, bodies, section) && has_enemy_in(state, section, unit.side)) {
      found.push_back(section);
    }
  }
  return found;
}

std::vector<UnitId> garrisons_in(const State& state, SectionId section) {
  std::vector<UnitId> units;
  for (const FigureId each : garrison_list(state, section)) {
    if (units.empty() || units.back() != each.unit) {
      units.push_back(each.unit);
    }
  }
  return units;
}

HouseShot house_shot(const Charts& charts, Inches along, int die) {
  for (const HouseShotBand& band : charts.houses.shot) {
    if (along <= band.to) {
      return band.die.on(die);
    }
  }
  return {};
}

int lose_garrison(Record& record, SectionId section, int kills, RuleId why, UnitId by) {
  auto men = garrison_list(record.state(), section);
  int fallen = 0;
  while (kills > 0 && !men.empty()) {
    const bool all = static_cast<std::size_t>(kills) >= men.size();
    const std::size_t drawn = all ? 0 : draw_of_garrison(record, men.size(), by);
    const FigureId who = men[drawn];
    men.erase(men.begin() + static_cast<std::ptrdiff_t>(drawn));
    const bool officer = is_officer(record.unit(who.unit).figures[who.figure].kind);
    if (strike(record, who, why, Blow::Fire, by) && !officer) {
      ++fallen;
    }
    --kills;
  }
  return fallen;
}

void set_on_fire(Record& record, SectionId section) {
  const Section& now = record.state().sections.at(section.value());
  if (now.burns_since) {
    return;
  }
  record.change(section, [&](Section& each) { each.burns_since = record.state().move; });
  tell_section(record, "FB-264"_rule, "house-on-fire", section,
               {record.setting().charts.houses.burns_moves});
}

void damage_section(Record& record, SectionId section, int points, bool by_shell) {
  const HouseTable& table = record.setting().charts.houses;
  const bool stood = is_house(record.state(), section);
  record.change(section, [&](Section& now) {
    now.damage = static_cast<std::int16_t>(now.damage + points);
    now.ruined = now.ruined || now.damage >= table.destroyed_at;
  });
  const Section& now = record.state().sections.at(section.value());
  tell_section(record, "FB-259"_rule, "house-hit", section, {points, now.damage});
  if (now.ruined && stood) {
    tell_section(record, "FB-259"_rule, "house-destroyed", section);
  }
  if (by_shell && stood && now.damage >= table.fire_at) {
    set_on_fire(record, section);
  }
}

}  // namespace core::field
