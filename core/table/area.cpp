#include "core/table/area.h"

#include <algorithm>
#include <set>

namespace core::table {

namespace {

bool is_shore(const Area& area) noexcept { return area.kind == AreaKind::Land; }

}  // namespace

bool on_table(const Waters& waters, Point point) noexcept {
  return point.x >= Inches{} && point.x <= waters.width && point.y >= Inches{} &&
         point.y <= waters.height;
}

bool is_land(const Waters& waters, Point point) noexcept {
  return std::any_of(waters.areas.begin(), waters.areas.end(), [&](const Area& area) {
    return is_shore(area) && contains(area.outline, point);
  });
}

Feet depth_at(const Waters& waters, Point point) noexcept {
  std::optional<Feet> least;
  for (const Area& area : waters.areas) {
    if (!contains(area.outline, point)) {
      continue;
    }
    if (is_shore(area)) {
      return {};
    }
    if (area.depth) {
      least = least ? std::min(*least, *area.depth) : area.depth;
    }
  }
  return least.value_or(waters.depth);
}

std::vector<std::string> faults_of(const Waters& waters) {
  std::vector<std::string> faults;
  if (waters.width <= Inches{} || waters.height <= Inches{}) {
    faults.emplace_back("The table has no surface.");
  }
  if (waters.depth < Feet{}) {
    faults.emplace_back("The general depth is negative.");
  }
  std::set<std::string> names;
  for (const Area& area : waters.areas) {
    if (!names.insert(area.name).second) {
      faults.push_back("The area \"" + area.name + "\" is given twice.");
    }
    if (area.depth && *area.depth < Feet{}) {
      faults.push_back("The area \"" + area.name + "\" has a negative depth.");
    }
    if (const auto fault = fault_of(area.outline)) {
      faults.push_back("The area \"" + area.name + "\" is no surface: " + *fault + ".");
    }
    for (std::size_t i = 0; i < area.outline.size(); ++i) {
      if (!on_table(waters, area.outline[i])) {
        faults.push_back("The area \"" + area.name + "\" leaves the table at corner " +
                         std::to_string(i + 1) + ".");
      }
    }
  }
  return faults;
}

}  // namespace core::table
