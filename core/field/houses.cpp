#include "core/field/houses.h"

#include "core/field/formation.h"

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

bool is_housed(const Unit& unit) noexcept {
  return std::ranges::any_of(unit.figures, [](const Figure& figure) {
    return figure.present() && figure.section != kNoPlace;
  });
}

}  // namespace core::field
