#include "core/strategic/cycle_start.h"

#include "core/rulebook/of_the_turn.h"
#include "core/strategic/leader_pick.h"

#include <algorithm>

namespace core::strategic {

using base::operator""_case;

int arriving_supply(const rulebook::Setting& setting, Side side) noexcept {
  const auto& sheets = setting.scenario->sheets;
  const bool east = std::all_of(sheets.begin(), sheets.end(),
                                [](board::Sheet sheet) { return sheet == board::Sheet::C; });
  return setting.rulebook->scenario_supply.arriving(
      east ? rulebook::Front::East : rulebook::Front::West, side);
}

void begin_cycle(state::Record& record) {
  for (const Side side : board::kSides) {
    const int fresh = rulebook::rail_points(record.setting(), record.state().cycle, side);
    const int change = fresh - record.state().treasury_of(side).rail_points;
    if (change != 0) {
      record.apply(state::RailPointsChanged{side, change, "6.51"_case});
    }
    if (record.setting().is_campaign()) {
      let_leaders_come(record, side);
    } else {
      record.apply(state::PoolChanged{side, arriving_supply(record.setting(), side), "19.34"_case});
    }
  }
}

}  // namespace core::strategic
