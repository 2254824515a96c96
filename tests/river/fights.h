// Encounters of the river campaign for tests, in the section where the flotilla lies.
#pragma once

#include "core/river/confederates.h"
#include "core/river/state.h"
#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <vector>

namespace tests::river {

/// What the flotilla has before it.
struct Foes {
  std::vector<Battery> batteries{};
  std::vector<Enemy> enemies{};
  std::int8_t torpedo_craft{};
  std::int8_t consorts{};
};

/// A position with foes in the section of the main flotilla.
[[nodiscard]] inline Position facing(const Foes& foes, Position position = {}) {
  position.edit = [foes, edit = position.edit, section = position.section](State& state) {
    Section& here = section_of(state, section);
    here.batteries = foes.batteries;
    here.enemies = foes.enemies;
    here.torpedo_craft = foes.torpedo_craft;
    if (foes.consorts > 0) {
      here.enemies.at(0).consorts = foes.consorts;
    }
    if (edit) {
      edit(state);
    }
  };
  return position;
}

/// The encounter with them, which the flotilla has to begin again because it holds there [RR-064].
[[nodiscard]] inline Game in_fight(const Foes& foes, const Position& position = {}) {
  Game game = in_orders(facing(foes, position));
  act(game, hold());
  EXPECT_EQ(game.state().step, Step::Encounter);
  return game;
}

/// A hidden battery of these guns.
[[nodiscard]] inline Battery hidden(Battery battery) {
  battery.hidden = true;
  return battery;
}

/// The same with a mine before it.
[[nodiscard]] inline Battery mined(Battery battery) {
  battery.mine = core::river::Mine::Laid;
  return battery;
}

/// A Confederate vessel that has been hit.
[[nodiscard]] inline Enemy damaged(Enemy enemy, std::int16_t points) {
  enemy.damage = points;
  return enemy;
}

/// Points of damage of a Union vessel.
[[nodiscard]] inline int damage_of(const Game& game, VesselId id) {
  return game.state().vessel(id).damage;
}

/// Writes damage on a vessel.
[[nodiscard]] inline Edit damage(VesselId id, std::int16_t points) {
  return [id, points](State& state) {
    Vessel& vessel = state.vessels.at(id.value());
    vessel.damage = vessel.damage_ever = points;
  };
}

/// Ready guns of the first battery where the main flotilla lies.
[[nodiscard]] inline int guns_left(const Game& game) {
  return core::river::guns_ready(section_of(game, game.state().main().at).batteries.front());
}

/// A Confederate vessel where the main flotilla lies.
[[nodiscard]] inline const Enemy& enemy_in(const Game& game, std::size_t index = 0) {
  return section_of(game, game.state().main().at).enemies.at(index);
}

[[nodiscard]] inline int fuel(const Game& game, VesselId id) {
  return core::river::fuel_of(game.state().vessel(id));
}

}  // namespace tests::river
