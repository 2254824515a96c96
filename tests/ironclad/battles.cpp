#include "tests/ironclad/battles.h"

#include "core/ironclad/movement.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tests::ironclad {
namespace {

using core::ironclad::Fate;
using core::ironclad::Ship;
using core::table::Inches;

Inches inches(double value) {
  return Inches::of_ticks(std::llround(value * static_cast<double>(Inches::kTicks)));
}

/// The hull but for what ships that lie alongside may press into each other (table/sweep.h).
core::table::Outline pressed(const Setting& setting, const Ship& ship, std::size_t i) {
  const auto hull = core::table::drawn_in(setting.ships[i].hull, core::table::kAlongside * 3);
  return core::table::outline(hull.value(), ship.pose);
}

bool box_below_none(const Ship& ship) {
  return std::min({ship.armor, ship.knots, ship.half_knots, ship.midships, ship.stack, ship.draft,
                   ship.ram, ship.parties, ship.boarders}) < 0;
}

}  // namespace

core::table::Point at(double x, double y) { return {inches(x), inches(y)}; }

std::shared_ptr<const Setting> made_up(const core::table::Battle& battle) {
  return std::make_shared<const Setting>(core::ironclad::make_setting(facts(), charts(), battle));
}

std::shared_ptr<const Setting> battle(std::string_view id) {
  return made_up(tabletop().open_battle(id));
}

core::table::Battle open_water(const std::vector<Placed>& ships, int parties) {
  core::table::Battle battle;
  battle.id = "made-up";
  battle.title = "Made up";
  battle.width = Inches::of(72);
  battle.depth = Inches::of(48);
  battle.feet = 30;
  battle.turns = 20;
  for (const Placed& each : ships) {
    core::table::BattleShip ship;
    const auto card = facts().find_vessel(each.card);
    EXPECT_TRUE(card) << each.card;
    ship.card = card.value();
    ship.name = facts().vessel(ship.card).name;
    ship.side = each.side;
    ship.pose = {at(each.x, each.y), core::table::Heading::degrees(each.heading)};
    ship.knots = each.knots;
    battle.ships.push_back(ship);
  }
  battle.rules.emplace_back(core::table::BoardingParties{core::board::Side::Confederate, parties});
  return battle;
}

std::shared_ptr<const Setting> made_up(const std::vector<Placed>& ships, int parties) {
  return made_up(open_water(ships, parties));
}

std::string broken(const Game& game) {
  const Setting& setting = game.setting();
  const auto& state = game.state();
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const Ship& ship = state.ships[i];
    const std::string name = setting.ships[i].name.str();
    if (box_below_none(ship)) {
      return name + " has a box below none";
    }
    if (ship.fate != Fate::Afloat) {
      continue;
    }
    if (ship.pose.at.x < Inches{} || ship.pose.at.y < Inches{} ||
        ship.pose.at.x > setting.battle.width || ship.pose.at.y > setting.battle.depth) {
      return name + " is off the table and has not left";
    }
    const auto hull = pressed(setting, ship, i);
    for (const auto& area : setting.battle.areas) {
      if (area.kind == core::table::GroundKind::Land && core::table::touch(hull, area.polygon)) {
        return name + " is on land";
      }
    }
    for (std::size_t j = i + 1; j < state.ships.size(); ++j) {
      if (state.ships[j].fate == Fate::Afloat &&
          core::table::touch(hull,
                             core::table::outline(setting.ships[j].hull, state.ships[j].pose))) {
        return name + " overlaps " + setting.ships[j].name.str();
      }
    }
    if (ship.draft == 0 && ship.aground == core::ironclad::Aground::No) {
      return name + " floats without a draft box";
    }
  }
  for (const auto& fort : state.forts) {
    for (const auto& gun : fort.guns) {
      if (gun.armor < 0 || (gun.armor == 0 && !gun.lost)) {
        return "a gun of a fort has no armor and is not lost";
      }
    }
  }
  return {};
}

core::ironclad::Action chosen(const Game& game, std::uint64_t number) {
  const auto offered = game.offered();
  EXPECT_FALSE(offered.empty());
  return offered.at(number % offered.size());
}

}  // namespace tests::ironclad
