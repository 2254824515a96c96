#include "core/coastal/view.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/harbour.h"

#include <algorithm>

namespace core::coastal {
namespace {

using table::GroundKind;

/// What is known of an enemy's captain and orders: nothing.
void keep_secret(Ship& ship) {
  const bool alive = ship.captain.alive;
  ship.captain = {};
  ship.captain.alive = alive;
  ship.captain_serves.reset();
  ship.commander.reset();
  ship.commander_comes.reset();
  ship.order = {};
  ship.order_next.reset();
  ship.has_sighted = false;
  ship.reined_in = false;
  ship.shifting.clear();
  ship.lighting = false;
}

/// [RC-121] Of the enemy's objectives only that he has a ship to bring home, which is to be laid on
/// a bar.
Hand back_of(const Hand& hand) {
  constexpr std::uint8_t kBringHome = 12;
  Hand seen;
  seen.settled = hand.settled;
  seen.stranded = hand.stranded;
  if (hand.settled && std::ranges::find(hand.cards, kBringHome) != hand.cards.end()) {
    seen.cards = {kBringHome};
  }
  return seen;
}

/// [RC-222] A ship that is not on the table.
void take_off(Ship& ship) {
  ship.pose = {};
  ship.speed = {};
  ship.fate = Fate::Left;
}

/// The water as a side sees it: [RC-361] to whoever did not lay the mines every one is real, and
/// what is there no more is water [RR-150] [RR-153].
std::shared_ptr<const Setting> as_seen(const std::shared_ptr<const Setting>& setting,
                                       const State& state, bool laid_them) {
  std::shared_ptr<Setting> seen;
  const auto show = [&](std::size_t area, GroundKind kind) {
    seen = seen ? seen : std::make_shared<Setting>(*setting);
    seen->battle.areas[area].kind = kind;
  };
  for (std::size_t i = 0; i < setting->battle.areas.size(); ++i) {
    const bool known =
        std::ranges::find(state.revealed, static_cast<std::uint8_t>(i)) != state.revealed.end();
    if (table::is_cleared(state.cleared, i)) {
      show(i, GroundKind::Water);
    } else if (!laid_them && setting->battle.areas[i].kind == GroundKind::DummyMines && !known) {
      show(i, GroundKind::RealMines);
    }
  }
  return seen ? std::shared_ptr<const Setting>{std::move(seen)} : setting;
}

}  // namespace

View seen_by(const std::shared_ptr<const Setting>& setting, const State& state, Side viewer) {
  View view{setting, state};
  const Side enemy = board::enemy_of(viewer);
  view.state.dice = {};
  view.state.laid.at(static_cast<std::size_t>(enemy)).clear();
  std::erase_if(view.state.boardings,
                [&](const Boarding& each) { return state.ship(each.ship).side == enemy; });
  std::erase_if(view.state.landings,
                [&](const Landing& each) { return state.ship(each.ship).side == enemy; });
  view.state.fleet_orders.at(static_cast<std::size_t>(enemy)).reset();
  Hand& hand = view.state.hands.at(static_cast<std::size_t>(enemy));
  hand = back_of(hand);
  for (std::size_t i = 0; i < view.state.ships.size(); ++i) {
    Ship& ship = view.state.ships[i];
    if (ship.side == viewer) {
      continue;
    }
    view.state.plots[i].reset();
    keep_secret(ship);
    ship.rounds = table::full_magazines(setting->battle.ships[i]);
    if (!ship.seen) {
      take_off(ship);
    }
  }
  for (Fort& fort : view.state.forts) {
    if (fort.side == enemy) {
      const bool alive = fort.commander.alive;
      fort.commander = {};
      fort.commander.alive = alive;
    }
  }
  view.setting = as_seen(setting, state, viewer == table::mines_laid_by(setting->battle));
  return view;
}

void place_what_is_seen(Record& record) {
  const State& state = record.state();
  const auto is_seen = [&](ShipId id) {
    const Side enemy = board::enemy_of(state.ship(id).side);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
      if (in_action(state.ships[i]) && state.ships[i].side == enemy &&
          (sees(record.setting(), state, ShipId{static_cast<std::uint8_t>(i)}, id) ||
           balloon_sees(record.setting(), state, ShipId{static_cast<std::uint8_t>(i)}, id))) {
        return true;
      }
    }
    for (std::size_t i = 0; i < state.forts.size(); ++i) {  // a garrison has eyes as a crew has
      if (!state.forts[i].abandoned && state.forts[i].side == enemy &&
          sees(record.setting(), state, FortId{static_cast<std::uint8_t>(i)}, id)) {
        return true;
      }
    }
    return false;
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (!state.ships[i].seen && state.ships[i].fate == Fate::Afloat && is_seen(id)) {
      record.change(id, [](Ship& ship) { ship.seen = true; });
    }
  }
}

}  // namespace core::coastal
