#include "core/field/houses.h"

#include "core/field/formation.h"

#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

/// Places in a section: rows of bases about its middle.
Point place_in(const Setting& setting, SectionId section, int nth) {
  constexpr int kInRow = 3;
  const table::Box& box = setting.sections.at(section.value()).box;
  const Base& foot = setting.charts.bases.foot;
  const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  return {middle.x + foot.frontage * (nth % kInRow - 1), middle.y + foot.depth * (nth / kInRow - 1)};
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
      return std::ranges::any_of(bodies, [&](const Body& body) {
        return table::touch(each.polygon, body.corners);
      });
    });
    if (!inside) {
      return;
    }
    unit.pose.at = table::along(unit.pose.at, unit.pose.heading, step);
    stand(setting.charts, unit);
  }
}

void go_in(const Setting& setting, const State& state, Unit& unit, SectionId section) {
  int inside = garrison_of(state, section);
  const int room = setting.charts.terrain.section_holds;
  const table::Box& box = setting.sections.at(section.value()).box;
  const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (figure.present() && figure.section == kNoPlace && !figure.tending) {
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

}  // namespace core::field
