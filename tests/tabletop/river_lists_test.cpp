// [RR-460] Whose figures a vessel of the river campaign has on the table.
#include "core/tabletop/river_battle.h"
#include "tests/river/fights.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::tabletop {
namespace {

/// An encounter of a sample flotilla with a gunboat, on the table.
RiverBattle laid_with(std::size_t sample) {
  static const TableBooks kBooks = table_books(tests::catalogue());
  const river::Game game =
      tests::river::in_fight({.enemies = {tests::river::enemy_like("gunboat")}},
                             {.setting = tests::river::setting_of(tests::river::flotilla(sample))});
  auto battle =
      river_battle(kBooks.facts, kBooks.ironclad, game.setting(), game.state(), RuleSet::Ironclad);
  EXPECT_TRUE(battle) << battle.error();
  return std::move(*battle);
}

const table::Vessel& vessel_named(const RiverBattle& battle, std::string_view name) {
  const auto ship = std::ranges::find_if(battle.battle.ships,
                                         [&](const auto& each) { return each.name == name; });
  EXPECT_NE(ship, battle.battle.ships.end()) << name;
  return battle.facts.vessel(ship->card);
}

TEST(RiverLists, RR_460_who_stands_in_the_naval_lists_has_their_figures) {
  const RiverBattle battle = laid_with(tests::river::kTimbers);
  for (const auto& [name, listed] :
       {std::pair{"USS Benton", "uss-benton"}, std::pair{"USS Tyler", "uss-tyler"},
        std::pair{"USS Lexington", "uss-lexington"}}) {
    const table::Vessel& own = vessel_named(battle, name);
    const table::Vessel& row = battle.facts.vessel(*battle.facts.find_vessel(listed));
    EXPECT_EQ(own.tons, row.tons) << name;
    EXPECT_EQ(own.draft, row.draft) << name;
    EXPECT_EQ(own.half_knots, row.half_knots) << name;
    EXPECT_EQ(own.iron, row.iron) << name;
  }
}

TEST(RiverLists, RR_460_who_does_not_has_those_of_the_campaign) {
  const RiverBattle battle = laid_with(tests::river::kPorter);
  const table::Vessel& signal = vessel_named(battle, "USS Signal");
  EXPECT_EQ(signal.tons, 190);
  EXPECT_EQ(signal.draft, 20);
  EXPECT_EQ(signal.half_knots, 12);
  const table::Vessel& rattler = vessel_named(battle, "USS Rattler");
  EXPECT_EQ(rattler.draft, 25);
  EXPECT_EQ(rattler.half_knots, 14);
}

}  // namespace
}  // namespace core::tabletop
