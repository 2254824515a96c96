// Encounters of the river campaign laid out on the table, for tests.
#pragma once

#include "core/tabletop/river_battle.h"
#include "tests/river/fights.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <utility>

namespace core::tabletop {

inline const TableBooks& books() {
  static const TableBooks kBooks = table_books(tests::catalogue());
  return kBooks;
}

inline RiverBattle laid(const river::Game& game, RuleSet rules = RuleSet::Ironclad) {
  auto battle = river_battle(books().facts, books().ironclad, game.setting(), game.state(), rules);
  EXPECT_TRUE(battle) << battle.error();
  return std::move(*battle);
}

/// A battery of six guns.
inline const tests::river::Foes kBattery{.batteries = {tests::river::battery_of_line(3)}};

}  // namespace core::tabletop
