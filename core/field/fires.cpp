#include "core/field/fires.h"

#include "core/table/plane.h"

#include <algorithm>

namespace core::field {
namespace {

constexpr Inches kTick = Inches::of_ticks(1);

/// What is too near; three inches are far enough.
Inches too_near(const Setting& setting) { return setting.charts.houses.keep_away - kTick; }

}  // namespace

std::optional<SectionId> fire_near(const Setting& setting, const State& state,
                                   Point point) noexcept {
  for (std::size_t i = 0; i < state.sections.size(); ++i) {
    if (state.sections[i].burns_since &&
        table::within_of(setting.sections[i].polygon, point, too_near(setting))) {
      return SectionId{static_cast<std::uint8_t>(i)};
    }
  }
  return std::nullopt;
}

FireBounds::FireBounds(const Setting& setting, const State& state, const Unit& from) {
  bind(setting, state, bodies_of(setting.charts, from));
}

FireBounds::FireBounds(const Setting& setting, const State& state, UnitId id) {
  const bool stands = state.has(id) && state.unit(id).on_table();
  bind(setting, state, stands ? bodies_of(setting.charts, state.unit(id)) : std::vector<Body>{});
}

void FireBounds::bind(const Setting& setting, const State& state, const std::vector<Body>& from) {
  for (std::size_t i = 0; i < state.sections.size(); ++i) {
    if (!state.sections[i].burns_since) {
      continue;
    }
    const table::Polygon& house = setting.sections[i].polygon;
    Inches limit = too_near(setting);
    for (const Body& body : from) {
      if (table::within_of(house, body.middle, limit)) {
        limit = table::distance(house, body.middle) - kTick;
      }
    }
    bounds_.push_back({&house, limit});
  }
}

bool FireBounds::keep_off(const Body& body) const noexcept {
  return std::ranges::none_of(bounds_, [&](const Bound& each) {
    return each.limit >= Inches{} && table::within_of(*each.house, body.middle, each.limit);
  });
}

}  // namespace core::field
