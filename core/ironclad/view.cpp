#include "core/ironclad/view.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using table::GroundKind;

bool is_revealed(const State& state, std::size_t area) {
  return std::ranges::find(state.revealed, static_cast<std::uint8_t>(area)) != state.revealed.end();
}

/// What an area passes for: a dummy for a real one, what is there no more for water.
GroundKind shown(const State& state, const table::BattleArea& area, std::size_t number,
                 bool laid_them) {
  if (table::is_cleared(state.cleared, number)) {
    return GroundKind::Water;
  }
  const bool deceives =
      !laid_them && area.kind == GroundKind::DummyMines && !is_revealed(state, number);
  return deceives ? GroundKind::RealMines : area.kind;
}

}  // namespace

View seen_by(const std::shared_ptr<const Setting>& setting, const State& state, Side viewer) {
  View view{setting, state};
  const Side other = viewer == Side::Union ? Side::Confederate : Side::Union;
  view.state.dice = base::Dice{};
  view.state.laid.at(static_cast<std::size_t>(other)).clear();
  for (std::size_t i = 0; i < view.state.ships.size(); ++i) {
    Ship& ship = view.state.ships[i];
    if (ship.side == other) {
      ship.parties = 0;
      ship.rounds = table::full_magazines(setting->battle.ships[i]);
    }
  }
  if (viewer == Side::Union) {
    view.state.parties = 0;
  }
  const bool laid_them = viewer == table::mines_laid_by(setting->battle);
  const auto& areas = setting->battle.areas;
  std::shared_ptr<Setting> seen;
  for (std::size_t i = 0; i < areas.size(); ++i) {
    const GroundKind kind = shown(state, areas[i], i, laid_them);
    if (kind != areas[i].kind) {
      seen = seen ? seen : std::make_shared<Setting>(*setting);
      seen->battle.areas[i].kind = kind;
    }
  }
  if (seen) {
    view.setting = std::move(seen);
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
