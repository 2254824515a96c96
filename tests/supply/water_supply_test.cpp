// [17.1] Supply by water: links of empty transports.
#include "tests/supply/asking.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::supply {
namespace {

using base::operator""_case;
using tests::ask;
using tests::Ground;
using tests::how;
using tests::places;
using tests::Position;
using tests::why_not;

/// A river of eight hexsides that runs down between columns 29 and 30, with a railroad and a river
/// town at its upper end and an army on its lower bank, too far to march.
class RiverLink : public testing::Test {
 protected:
  static Ground ground() {
    Ground ground;
    ground.river(
        "Tennessee", true,
        {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012", "B2913/B3012",
         "B2913/B3013", "B2914/B3013", "B2914/B3014", "B2915/B3014", "B2915/B3015", "B2916/B3015",
         "B2916/B3016", "B2917/B3016", "B2917/B3017", "B2918/B3017", "B2918/B3018"});
    ground.supply_edge("B3009").railroad(map::RailOwner::Union, {"B3009", "B3010"});
    ground.town("Paducah", "B3010", map::TownKind::City, true);
    return ground;
  }

  RiverLink() : position_{ground().setting()} {
    unit_ = position_.put(Side::Union, "infantry 10-3", "B3018");
  }

  Position position_;
  PieceId unit_;
};

TEST_F(RiverLink, Case_17_13_an_empty_transport_feeds_the_nearest_landing_place_with_own_pieces) {
  const auto boat = position_.put(Side::Union, "river-transport", "B2912/B3012");
  const GameState state = position_.state();
  const ChainOfSupply chain{position_.setting(), state, Side::Union};

  ASSERT_EQ(chain.water_links().size(), 1U);
  EXPECT_EQ(chain.water_links()[0].transport, boat);
  EXPECT_EQ(chain.water_links()[0].loading.label(), "B3010");
  ASSERT_TRUE(chain.water_links()[0].landing.has_value());
  EXPECT_EQ(chain.water_links()[0].landing->label(), "B3018");
  EXPECT_EQ(chain.water_links()[0].capacity, 10);
  const Answer answer = chain.ask(unit_);
  ASSERT_TRUE(answer.supplied());
  EXPECT_EQ(how(answer).source, SourceKind::Railhead);
  EXPECT_EQ(places(*position_.setting().map, how(answer).feed).substr(0, 11), "B3009 B3010");
  EXPECT_EQ(how(answer).feed.back().mode, Mode::Land);
}

TEST_F(RiverLink, Case_17_13_the_landing_place_feeds_as_far_as_a_railhead) {
  position_.put(Side::Union, "river-transport", "B2912/B3012");
  const auto near = position_.put(Side::Union, "infantry 1-3", "B3218");

  EXPECT_EQ(how(ask(position_, near)).cost, 2);
  EXPECT_FALSE(ask(position_, position_.put(Side::Union, "infantry 1-3", "B3318")).supplied());
}

TEST_F(RiverLink, Case_17_11_a_laden_transport_is_no_link) {
  const auto boat = position_.put(Side::Union, "river-transport", "B2912/B3012");
  position_.put_inside(boat, "infantry 1-3");
  const GameState state = position_.state();
  const ChainOfSupply chain{position_.setting(), state, Side::Union};

  EXPECT_TRUE(chain.water_links().empty());
  EXPECT_FALSE(chain.ask(unit_).supplied());
}

TEST_F(RiverLink, Case_9_52_no_link_passes_an_enemy_warship) {
  position_.put(Side::Union, "river-transport", "B2912/B3012");
  position_.put(Side::Confederate, "river-flotilla", "B2915/B3014");

  EXPECT_FALSE(ask(position_, unit_).supplied());
}

TEST_F(RiverLink, Erratum_E057_as_printed_a_warship_stops_no_supply) {
  position_.put(Side::Union, "river-transport", "B2912/B3012");
  position_.put(Side::Confederate, "river-flotilla", "B2915/B3014");
  position_.without("E057");

  EXPECT_TRUE(ask(position_, unit_).supplied());
}

TEST_F(RiverLink, Case_17_12_no_link_passes_a_garrisoned_enemy_fort) {
  position_.put(Side::Union, "river-transport", "B2912/B3012");
  const auto fort = position_.put(Side::Confederate, "fort", "B2915");
  EXPECT_TRUE(ask(position_, unit_).supplied()) << "an empty fort has no effect [13.15]";

  position_.put_inside(fort, "garrison (1)-1");

  EXPECT_FALSE(ask(position_, unit_).supplied());
}

TEST_F(RiverLink, Case_17_12_the_loading_place_needs_a_rail_path_to_an_origin) {
  position_.put(Side::Union, "river-transport", "B2912/B3012");
  position_.cut("B3009");

  EXPECT_FALSE(ask(position_, unit_).supplied());
}

TEST_F(RiverLink, Case_7_27_no_link_lands_in_a_besieged_fort) {
  Position position{ground().setting()};
  position.put(Side::Union, "river-transport", "B2912/B3012");
  const auto garrison =
      position.put_inside(position.put(Side::Union, "fort", "B3018"), "garrison (5)-1");
  ASSERT_TRUE(ask(position, garrison).supplied());

  position.put(Side::Confederate, "infantry 8-3", "B3018");

  EXPECT_FALSE(ask(position, garrison).supplied());
}

class LinkIntoAFort : public RiverLink {
 protected:
  LinkIntoAFort() {
    position_ = Position{ground().setting()};
    position_.without("E042");
    garrison_ = position_.put_inside(position_.put(Side::Union, "fort", "B3018"), "garrison (5)-1");
    beside_ = position_.put(Side::Union, "infantry 4-3", "B3119");
    besieger_ = position_.put(Side::Confederate, "infantry 8-3", "B3018");
  }

  PieceId garrison_;
  PieceId beside_;
  PieceId besieger_;
};

TEST_F(LinkIntoAFort, Erratum_E042_as_printed_a_link_feeds_the_besieged_and_nobody_outside) {
  position_.put(Side::Union, "river-transport", "B2912/B3012");
  const Answer inside = ask(position_, garrison_);

  ASSERT_TRUE(inside.supplied());
  EXPECT_EQ(how(inside).source, SourceKind::Railhead);
  EXPECT_EQ(how(inside).feed.back().mode, Mode::Land);
  ASSERT_FALSE(ask(position_, beside_).supplied());
}

TEST_F(LinkIntoAFort, Erratum_E042_what_is_landed_stays_inside) {
  position_.put(Side::Union, "river-transport", "B2912/B3012");
  const GameState state = position_.state();
  const ChainOfSupply chain{position_.setting(), state, Side::Union};

  const Answer outside = chain.ask(beside_);
  const auto& reason = why_not(outside);
  EXPECT_EQ(reason.obstacle.kind, ObstacleKind::Besieged);
  EXPECT_EQ(reason.obstacle.cited, "13.32"_case);
  EXPECT_THAT(reason.obstacle.culprits, testing::ElementsAre(besieger_));
}

TEST_F(LinkIntoAFort, Erratum_E042_an_enemy_who_does_not_besiege_keeps_the_shore_closed) {
  Position position{ground().setting()};
  position.without("E042");
  position.put(Side::Union, "river-transport", "B2912/B3012");
  const auto garrison =
      position.put_inside(position.put(Side::Union, "fort", "B3018"), "garrison (5)-1");
  position.put(Side::Confederate, "garrison (5)-1", "B3018");

  EXPECT_FALSE(ask(position, garrison).supplied());
}

TEST_F(LinkIntoAFort, Erratum_E042_without_a_transport_the_siege_is_the_reason) {
  ASSERT_FALSE(ask(position_, garrison_).supplied());
  EXPECT_EQ(why_not(ask(position_, garrison_)).obstacle.kind, ObstacleKind::Besieged);
}

TEST_F(RiverLink, Case_7_51_the_shoals_let_a_link_pass_in_the_fourth_cycle_only) {
  Ground with_shoals = ground();
  with_shoals.head("Tennessee", map::HeadKind::Shoals, "B2914/B3013/B3014");
  for (const auto& [cycle, open] : {std::pair{"3/62", false}, {"4/62", true}, {"5/62", false}}) {
    Position position{with_shoals.setting(), cycle};
    position.put(Side::Union, "river-transport", "B2912/B3012");
    const auto unit = position.put(Side::Union, "infantry 10-3", "B3018");

    EXPECT_EQ(ask(position, unit).supplied(), open) << cycle;
  }
}

TEST_F(RiverLink, Erratum_E043_as_printed_the_shoals_are_a_head_of_navigation) {
  Ground with_head = ground();
  for (int column = 10; column <= 50; ++column) {
    for (int row = 11; row <= 19; ++row) {  // too far over land to be the reason
      with_head.terrain("B" + std::to_string(column * 100 + row), map::Terrain::Swamp);
    }
  }
  with_head.head("Tennessee", map::HeadKind::Shoals, "B2914/B3013/B3014");
  Position position{with_head.setting(), "4/62"};
  position.put(Side::Union, "river-transport", "B2912/B3012");
  const auto unit = position.put(Side::Union, "infantry 10-3", "B3018");
  ASSERT_TRUE(ask(position, unit).supplied());

  position.without("E043");

  ASSERT_FALSE(ask(position, unit).supplied());
  EXPECT_EQ(why_not(ask(position, unit)).obstacle.kind, ObstacleKind::HeadOfNavigation);
  EXPECT_EQ(why_not(ask(position, unit)).obstacle.cited, "3.15"_case);
}

TEST_F(RiverLink, Case_17_03_a_rail_net_behind_a_landing_place_lives_by_it) {
  Ground beyond = ground();
  beyond.railroad(map::RailOwner::Union, {"B3018", "B3019", "B3020", "B3021", "B3022"});
  Position position{beyond.setting()};
  position.put(Side::Union, "river-transport", "B2912/B3012");
  position.put(Side::Union, "infantry 10-3", "B3018");
  const auto far = position.put(Side::Union, "infantry 4-3", "B3024");
  const Answer answer = ask(position, far);

  ASSERT_TRUE(answer.supplied());
  EXPECT_EQ(how(answer).at.label(), "B3022");
  EXPECT_THAT(how(answer).feed, testing::Contains(testing::Field(&Step::mode, Mode::Water)));
}

/// The sea along row 20; the naval entry at its eastern end.
class SeaLink : public testing::Test {
 protected:
  static Ground ground() {
    Ground ground;
    for (int column = 10; column <= 39; ++column) {
      ground.terrain("C" + std::to_string(column) + "20", map::Terrain::Sea);
    }
    ground.naval_entry("C3920").coastal("C1919").passage("C1919", "C1920");
    return ground;
  }
};

TEST_F(SeaLink, Case_17_01_the_union_loads_at_the_naval_entry) {
  Position position{ground().setting()};
  position.put(Side::Union, "naval-transport", "C3020");
  const auto unit = position.put(Side::Union, "infantry 4-3", "C1919");
  const Answer answer = ask(position, unit);

  ASSERT_TRUE(answer.supplied());
  EXPECT_EQ(label(*position.setting().map, how(answer).feed.front().at), "C3920");
}

/// A bayou whose mouth a sandbar closes, with a camp on its bank.
class BarredBayou : public SeaLink {
 protected:
  static Ground ground() {
    Ground ground = SeaLink::ground();
    ground.river("Bayou Barataria", true,
                 {"C2908/C3008", "C2909/C3008", "C2909/C3009", "C2910/C3009", "C2910/C3010",
                  "C2911/C3010", "C2911/C3011", "C2912/C3011", "C2912/C3012", "C2913/C3012",
                  "C2913/C3013", "C2914/C3013", "C2914/C3014", "C2915/C3014", "C2915/C3015",
                  "C2916/C3015", "C2916/C3016", "C2917/C3016", "C2917/C3017"},
                 "sea");
    ground.head("Bayou Barataria", map::HeadKind::Sandbar, "C2917/C2918/C3017");
    ground.coastal("C2918").coastal("C2919");
    ground.passage("C2918", "C2919").passage("C2919", "C2920");
    return ground;
  }

  BarredBayou() : position_{ground().setting()} {
    position_.put(Side::Union, "naval-transport", "C3020");
    unit_ = position_.put(Side::Union, "infantry 4-3", "C3008");
  }

  Position position_;
  PieceId unit_;
};

TEST_F(BarredBayou, Case_7_52_a_sandbar_keeps_ships_from_the_sea_out_of_the_bayou) {
  const Answer answer = ask(position_, unit_);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::Sandbar);
  EXPECT_EQ(why_not(answer).obstacle.cited, "7.52"_case);
}

TEST_F(BarredBayou, Erratum_E044_as_printed_there_is_no_sandbar) {
  position_.without("E044");

  EXPECT_TRUE(ask(position_, unit_).supplied());
}

TEST_F(SeaLink, Case_17_12_without_an_empty_transport_the_landing_place_is_named) {
  Position position{ground().setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "C1919");
  const Answer answer = ask(position, unit);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::NoTransport);
  EXPECT_EQ(why_not(answer).obstacle.cited, "17.12"_case);
  EXPECT_EQ(label(*position.setting().map, why_not(answer).obstacle.at), "C1919");
}

TEST_F(SeaLink, Case_17_12_an_open_coast_takes_5_and_a_seaport_10) {
  for (const bool seaport : {false, true}) {
    Ground coast = ground();
    if (seaport) {
      coast.town("Port Royal", "C1919", map::TownKind::Town, true);
    }
    Position position{coast.setting()};
    position.put(Side::Union, "naval-transport", "C3020");
    position.put(Side::Union, "infantry 4-3", "C1919");
    const GameState state = position.state();

    EXPECT_EQ((ChainOfSupply{position.setting(), state, Side::Union}.water_links().at(0).capacity),
              seaport ? 10 : 5);
  }
}

TEST_F(SeaLink, Case_17_12_the_way_must_lie_within_the_range_of_the_transport) {
  Ground far = ground();
  for (int column = 1; column <= 62; ++column) {
    far.terrain((column < 10 ? "A0" : "A") + std::to_string(column) + "20", map::Terrain::Sea);
  }
  for (int column = 1; column <= 9; ++column) {
    far.terrain("C0" + std::to_string(column) + "20", map::Terrain::Sea);
  }
  far.coastal("A3019").passage("A3019", "A3020");
  Position position{far.setting()};
  position.put(Side::Union, "naval-transport", "C3020");
  const auto unit = position.put(Side::Union, "infantry 4-3", "A3019");

  EXPECT_FALSE(ask(position, unit).supplied()) << "70 hexes, the range is 50";
}

TEST_F(SeaLink, Case_7_12_a_river_transport_does_not_go_to_sea) {
  Position position{ground().setting()};
  position.put(Side::Union, "river-transport", "C3020");
  const auto unit = position.put(Side::Union, "infantry 4-3", "C1919");

  EXPECT_FALSE(ask(position, unit).supplied());
}

}  // namespace
}  // namespace core::supply
