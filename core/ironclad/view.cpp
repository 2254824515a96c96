#include "core/ironclad/view.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using table::GroundKind;

bool is_revealed(const State& state, std::size_t area) {
  return std::ranges::find(state.revealed, static_cast<std::uint8_t>(area)) != state.revealed.end();
}

/// Whether a dummy area passes for a real one.
bool deceives(const State& state, const table::BattleArea& area, std::size_t number) {
  return area.kind == GroundKind::DummyMines && !is_revealed(state, number);
}

}  // namespace

View seen_by(const std::shared_ptr<const Setting>& setting, const State& state, Side viewer) {
  View view{setting, state};
  const Side other = viewer == Side::Union ? Side::Confederate : Side::Union;
  view.state.dice = base::Dice{};
  view.state.laid.at(static_cast<std::size_t>(other)).clear();
  for (Ship& ship : view.state.ships) {
    if (ship.side == other) {
      ship.parties = 0;
    }
  }
  if (viewer == Side::Union) {
    view.state.parties = 0;
  }
  if (viewer == table::mines_laid_by(setting->battle)) {
    return view;
  }
  const auto& areas = setting->battle.areas;
  const auto hidden = [&](std::size_t number) { return deceives(state, areas[number], number); };
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if (!hidden(i)) {
      continue;
    }
    auto masked = std::make_shared<Setting>(*setting);
    for (std::size_t each = i; each < areas.size(); ++each) {
      if (hidden(each)) {
        masked->battle.areas[each].kind = GroundKind::RealMines;
      }
    }
    view.setting = std::move(masked);
    break;
  }
  return view;
}

bool has_secrets(const Setting& setting, const State& state) {
  const auto& areas = setting.battle.areas;
  for (std::size_t i = 0; i < areas.size(); ++i) {
    const bool mined =
        areas[i].kind == GroundKind::RealMines || areas[i].kind == GroundKind::DummyMines;
    if (mined && !is_revealed(state, i)) {
      return true;
    }
  }
  return state.parties > 0 ||
         std::ranges::any_of(state.ships, [](const Ship& ship) { return ship.parties > 0; });
}

}  // namespace core::ironclad
