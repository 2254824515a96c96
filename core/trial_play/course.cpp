#include "core/trial_play/course.h"

#include "core/strategic/income.h"
#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::trial_play {

using board::Side;

CoursePoint course_of(const state::Situation& now) {
  CoursePoint point{now.state.cycle, {}};
  for (const state::Piece& piece : now.state.pieces) {
    CourseSide& side = point.sides.at(static_cast<std::size_t>(piece.side));
    const state::Away* const away = piece.away();
    if (!rulebook::is_ground_combat_unit(piece.kind)) {
      continue;
    }
    if (away == nullptr) {
      side.on_map += piece.strength;
    } else if (away->kind == state::AwayKind::Spiral) {
      side.on_spiral += piece.strength;
    }
  }
  for (const Side whose : board::kSides) {
    CourseSide& side = point.sides.at(static_cast<std::size_t>(whose));
    side.pool = now.state.treasury_of(whose).pool;
    side.political = now.state.war.politics_of(whose).points;
    side.income = strategic::total_of(strategic::income_of(now, whose));
    const auto& towns = now.map().towns();
    side.cities = static_cast<int>(std::count_if(towns.begin(), towns.end(), [&](const auto& town) {
      return town.supply_city_of == map::SupplyCityOf::Confederate &&
             territory::controls(now.state, whose, town.hex);
    }));
  }
  return point;
}

}  // namespace core::trial_play
