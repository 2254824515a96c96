// The ground of a war as a general knows it.
#include "core/ai/country.h"

#include "core/movement/march_distances.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::ai {
namespace {

using tests::hex;

Weights steady() { return weights_of(tests::book(), Temper{}); }

TEST(Countries, Case_19_37_what_decides_a_scenario_is_the_whole_game) {
  const data::OpenedSetup& west = tests::real_setup("west-63");
  state::Standing standing{west.setting, west.state};
  const Country country{standing.situation(), steady()};

  // Vicksburg counts three of the five points that win; it is a supply city of the Confederate too.
  EXPECT_GE(country.worth_of(hex("B2317")), 3 * kWholeGame / 5);
  EXPECT_LT(country.worth_of(hex("B2317")), 4 * kWholeGame / 5);
  EXPECT_EQ(country.worth_of(hex("B2319")), 0);
}

TEST(Countries, Case_25_6_each_of_the_five_cities_is_a_fifth_of_the_war) {
  const data::OpenedSetup& war = tests::real_setup("campaign");
  state::Standing standing{war.setting, war.state};
  const Country country{standing.situation(), steady()};

  for (const char* const city : {"C2516", "A4324", "B2802", "B5410", "B2729"}) {
    EXPECT_GE(country.worth_of(hex(city)), kWholeGame / 5) << city;
  }
  EXPECT_LT(country.worth_of(hex("B2317")), kWholeGame / 20);  // Vicksburg opens a way, no more
  EXPECT_TRUE(country.is_on_sea(hex("B2729")));                // New Orleans, up its river
  EXPECT_FALSE(country.is_on_sea(hex("B5410")));
}

TEST(Countries, Case_19_71_losses_that_count_make_men_dear) {
  const data::OpenedSetup& east = tests::real_setup("east-63");
  state::Standing standing{east.setting, east.state};
  const Country country{standing.situation(), steady()};

  EXPECT_GT(country.csp_worth(board::Side::Union), country.csp_worth(board::Side::Confederate));
}

TEST(Countries, goals_lie_on_the_sheets_that_are_played) {
  const data::OpenedSetup& west = tests::real_setup("west-63");
  state::Standing standing{west.setting, west.state};
  const Country country{standing.situation(), steady()};

  EXPECT_GT(country.goals().size(), 20U);
  for (const board::HexId goal : country.goals()) {
    EXPECT_TRUE(west.setting.map->is_played(goal)) << goal.label();
  }
}

TEST(MarchDistances, Case_6_16_are_the_points_of_the_cheapest_way) {
  tests::Ground ground;
  ground.terrain("B2011", map::Terrain::Rough);
  ground.road({"B2008", "B2009", "B2010"});
  tests::Position position{ground.setting()};
  state::Standing standing{position.setting(), position.state()};
  const auto distances = movement::march_distances(standing.situation(), {hex("B2010")}, 6);
  const auto to = [&](const char* label) {
    return distances[static_cast<std::size_t>(hex(label).ordinal())];
  };

  EXPECT_EQ(to("B2010"), 0);
  EXPECT_EQ(to("B2009"), 1);
  EXPECT_EQ(to("B2008"), 2);
}

TEST(MarchDistances, Case_6_12_a_navigable_river_without_a_bridge_waits_for_ships) {
  tests::Ground ground;
  ground.river("Black", true, {"B2010/B2011"});
  tests::Position position{ground.setting()};
  state::Standing standing{position.setting(), position.state()};
  const auto at = static_cast<std::size_t>(hex("B2011").ordinal());

  const auto near = movement::march_distances(standing.situation(), {hex("B2010")}, 1);
  const auto far = movement::march_distances(standing.situation(), {hex("B2010")}, 50);
  EXPECT_EQ(near[at], 1);
  EXPECT_LT(far[at], 50) << "it is nearer to walk round its end";
  EXPECT_GT(far[at], 1);
}

TEST(MarchDistances, who_stands_in_the_way_is_gone_round_where_that_is_shorter) {
  tests::Position position{tests::Ground{}.setting()};
  state::Standing standing{position.setting(), position.state()};
  std::vector<std::int16_t> delays(position.setting().map->hexes().size());
  const auto from = static_cast<std::size_t>(hex("B2014").ordinal());
  const auto plain = movement::march_distances(standing.situation(), {hex("B2010")}, 6)[from];
  delays[static_cast<std::size_t>(hex("B2012").ordinal())] = 50;
  const auto round = movement::march_distances(standing.situation(), {hex("B2010")}, 6, delays);
  EXPECT_GT(round[from], plain);
  EXPECT_LT(round[from], plain + 50);
  // The goal itself is reached, whoever is there.
  delays[static_cast<std::size_t>(hex("B2010").ordinal())] = 50;
  EXPECT_EQ(movement::march_distances(standing.situation(), {hex("B2010")}, 6, delays)[from],
            round[from]);
}

}  // namespace
}  // namespace core::ai
