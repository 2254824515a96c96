// [11.0] [11.1] Ship to ship.
#include "core/naval/naval_combat.h"

#include "core/naval/retreat.h"
#include "tests/water/afloat.h"

namespace core::naval {
namespace {

using tests::Action;
using tests::ActionKind;
using tests::Afloat;
using tests::Ground;
using tests::Position;
using tests::Side;
using tests::Stage;
using tests::Status;

constexpr auto kHere = "B2911/B3010";

/// A river whose upper end has a Union city and whose lower end a Confederate one.
Position river() {
  Ground ground;
  tests::with_river(ground)
      .town("Cairo", "B2910", map::TownKind::City)
      .town("Memphis", "B2913", map::TownKind::City)
      .state("B2913", "VA")
      .state("B3013", "VA");
  return Position{ground.setting()};
}

Afloat combat(const Position& position, std::vector<std::uint8_t> dice) {
  return Afloat{position, std::move(dice), Stage::NavalCombat};
}

TEST(NavalCombat, Case_11_11_one_place_is_fought_without_asking) {
  Position position = river();
  const auto own = position.put(Side::Union, "ironclad", kHere);
  const auto enemy = position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {4});  // 30 to 10 is 3:1, a 4: DX

  game.run();

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_TRUE(game.is_lost(enemy));
  EXPECT_TRUE(game.is_lost(own));  // DX: ships of at least half of 10
}

TEST(NavalCombat, Case_11_11_of_several_places_the_phasing_player_chooses_the_next) {
  Position position = river();
  position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto first = position.put(Side::Confederate, "river-flotilla", "B2910/B3010");
  position.put(Side::Union, "ironclad", "B2912/B3012");
  const auto second = position.put(Side::Confederate, "river-flotilla", "B2912/B3012");
  Afloat game = combat(position, {6, 6});
  game.run();
  ASSERT_EQ(game.rolls(), 0);
  EXPECT_EQ(game.forbids({ActionKind::FightAtSea, {}, {}, {}, {}, 0}), "11.11");
  EXPECT_EQ(game.forbids(game.fight("B2911/B3011")), "11.14");
  EXPECT_TRUE(game.offers(game.fight("B2910/B3010")));

  game.say(game.fight("B2912/B3012"));

  EXPECT_EQ(game.rolls(), 2);  // then one is left
  EXPECT_TRUE(game.is_lost(first));
  EXPECT_TRUE(game.is_lost(second));
}

TEST(NavalCombat, Case_11_11_all_ships_there_fight_in_one_combat) {
  Position position = river();
  for (int count = 0; count < 5; ++count) {
    position.put(Side::Union, "river-flotilla", kHere);
  }
  position.put(Side::Confederate, "river-flotilla", kHere);
  position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {6});  // 50 to 20 is 2:1, a 6: DE

  game.run();

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_FALSE(
      game.now().occupancy.ships(*game.now().map().find_water(kHere)).has(Side::Confederate));
}

struct Odds {
  int attacker;
  int defender;
  int ratio;
};

TEST(NavalCombat, Case_11_11_the_examples_of_odds) {
  for (const Odds& odds : {Odds{50, 20, 2}, Odds{30, 40, -2}, Odds{20, 20, 1}}) {
    EXPECT_EQ(rulebook::naval_ratio(odds.attacker, odds.defender), odds.ratio);
  }
}

TEST(NavalCombat, Case_11_12_AE_takes_the_attacker) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-flotilla", kHere);
  const auto enemy = position.put(Side::Confederate, "ironclad", kHere);
  Afloat game = combat(position, {1});

  game.run();

  EXPECT_TRUE(game.is_lost(own));
  EXPECT_FALSE(game.is_lost(enemy));
}

TEST(NavalCombat, Case_11_12_AX_costs_the_defender_half_the_attackers_strength_of_his_choice) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-flotilla", kHere);
  const auto ironclad = position.put(Side::Confederate, "ironclad", kHere);
  const auto flotilla = position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {4});  // 10 to 40 is 1:4, a 4: AX

  game.run();
  ASSERT_TRUE(game.goes_on<state::ShipLoss>());
  EXPECT_TRUE(game.is_lost(own));
  game.say({ActionKind::LoseShip, flotilla, {}, {}, {}, 0});

  EXPECT_TRUE(game.is_lost(flotilla));  // 10 is at least half of 10
  EXPECT_FALSE(game.is_lost(ironclad));
  EXPECT_TRUE(game.turn().pending.empty());
}

TEST(NavalCombat, Case_11_12_DR_sends_the_defender_to_his_nearest_city) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-flotilla", kHere);
  const auto enemy = position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {4});  // 1:1, a 4: DR

  game.run();

  EXPECT_EQ(game.at(own), kHere);
  EXPECT_EQ(game.at(enemy), "B2913/B3012");  // the first place that touches B2913
  EXPECT_TRUE(game.piece(enemy).activity.has(Status::FoughtAtSea));
}

TEST(NavalCombat, Case_11_12_AR_sends_the_attacker_back) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-flotilla", kHere);
  const auto enemy = position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {2});  // 1:1, a 2: AR

  game.run();

  EXPECT_EQ(game.at(own), "B2910/B3010");
  EXPECT_EQ(game.at(enemy), kHere);
}

TEST(NavalCombat, Case_11_12_whose_way_is_closed_is_sunk) {
  Position position = river();
  position.put(Side::Union, "river-flotilla", kHere);
  position.put(Side::Union, "river-flotilla", "B2911/B3011");
  const auto enemy = position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {4});

  game.run();

  EXPECT_TRUE(game.is_lost(enemy));  // not through Enemy warships
}

TEST(NavalCombat, Case_11_12_not_past_an_enemy_fort) {
  Position position = river();
  position.put(Side::Union, "river-flotilla", kHere);
  const auto fort = position.put(Side::Union, "fort", "B2912");
  position.put_inside(fort, "garrison (1)-1");
  const auto enemy = position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {4});

  game.run();

  EXPECT_TRUE(game.is_lost(enemy));
}

TEST(NavalCombat, Case_11_12_they_go_up_to_half_their_range) {
  Ground ground;
  tests::with_sea(ground, 18)
      .coastal("B2134")
      .passage("B2134", "B2034")
      .town("Port", "B2134", map::TownKind::City, true)
      .state("B2134", "VA");
  Position position{ground.setting()};
  position.put(Side::Confederate, "ironclad", "B2018");
  Afloat game{position};

  EXPECT_EQ(refuge_of(game.now(), Side::Confederate, rulebook::PieceKind::Ironclad,
                      *game.now().map().find_water("B2018")),
            game.now().map().find_water("B2030"));  // 12 of 25
  EXPECT_EQ(refuge_of(game.now(), Side::Confederate, rulebook::PieceKind::NavalFlotilla,
                      *game.now().map().find_water("B2018")),
            game.now().map().find_water("B2134"));  // 17 of 50
  EXPECT_EQ(refuge_of(game.now(), Side::Union, rulebook::PieceKind::NavalFlotilla,
                      *game.now().map().find_water("B2018")),
            std::nullopt);
}

TEST(NavalCombat, Erratum_E089_a_base_is_no_refuge_and_as_printed_it_is) {
  Ground ground;
  tests::with_sea(ground).coastal("B2122").passage("B2122", "B2022");
  Position position{ground.setting()};
  position.put(Side::Union, "base", "B2122");
  Afloat corrected{position};
  const auto place = *corrected.now().map().find_water("B2122");
  EXPECT_FALSE(is_refuge(corrected.now(), Side::Union, place));

  position.without("E089");
  Afloat printed{position};

  EXPECT_TRUE(is_refuge(printed.now(), Side::Union, place));
}

TEST(NavalCombat, Case_11_13_transports_alone_are_destroyed_without_a_roll) {
  Position position = river();
  position.put(Side::Union, "river-flotilla", kHere);
  const auto one = position.put(Side::Confederate, "river-transport", kHere);
  const auto two = position.put(Side::Confederate, "river-transport", kHere);
  Afloat game = combat(position, {1});

  game.run();

  EXPECT_EQ(game.rolls(), 0);
  EXPECT_TRUE(game.is_lost(one));
  EXPECT_TRUE(game.is_lost(two));
}

TEST(NavalCombat, Case_11_13_in_company_they_share_the_fate_of_the_warships) {
  for (const auto& [die, lost] : {std::pair{6, true}, std::pair{4, false}}) {
    Position position = river();
    position.put(Side::Union, "river-flotilla", kHere);
    position.put(Side::Union, "river-flotilla", kHere);
    position.put(Side::Confederate, "river-flotilla", kHere);
    const auto transport = position.put(Side::Confederate, "river-transport", kHere);
    Afloat game = combat(position, {static_cast<std::uint8_t>(die)});  // 2:1: 6 DE, 4 DR

    game.run();

    EXPECT_EQ(game.is_lost(transport), lost);
    EXPECT_NE(game.at(transport), kHere);
  }
}

TEST(NavalCombat, Case_11_13_the_price_of_a_victory_may_leave_them_alone_and_lost) {
  Position position = river();
  position.put(Side::Union, "ironclad", kHere);
  position.put(Side::Confederate, "river-flotilla", kHere);
  const auto transport = position.put(Side::Confederate, "river-transport", kHere);
  position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game = combat(position, {1});  // 30 to 20 is 1:1, a 1: AX; 15 of 20 are lost

  game.run();

  EXPECT_TRUE(game.is_lost(transport));
}

TEST(NavalCombat, Erratum_E068_as_printed_transports_alone_are_rolled_for_at_the_best_odds) {
  Position position = river();
  position.put(Side::Union, "river-flotilla", kHere);
  const auto transport = position.put(Side::Confederate, "river-transport", kHere);
  position.without("E068");
  Afloat game = combat(position, {1});  // 4:1, a 1: DR

  game.run();

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_EQ(game.at(transport), "B2913/B3012");
}

TEST(NavalCombat, Case_11_14_transports_among_themselves_do_not_fight) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-transport", kHere);
  const auto enemy = position.put(Side::Confederate, "river-transport", kHere);
  Afloat game = combat(position, {});

  game.run();

  EXPECT_EQ(game.at(own), game.at(enemy));
  EXPECT_TRUE(places_to_fight(game.now()).empty());
}

TEST(NavalCombat, Case_11_14_ships_that_had_to_leave_do_not_fight_again) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-flotilla", kHere);
  position.put(Side::Confederate, "river-flotilla", kHere);
  position.put(Side::Confederate, "river-transport", "B2910/B3010");
  Afloat game = combat(position, {2});  // AR, to where an Enemy transport lies

  game.run();

  EXPECT_EQ(game.at(own), "B2910/B3010");
  EXPECT_TRUE(places_to_fight(game.now()).empty());
}

TEST(NavalCombat, Erratum_E067_as_printed_naval_combat_is_voluntary) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-flotilla", kHere);
  const auto enemy = position.put(Side::Confederate, "river-flotilla", kHere);
  position.without("E067");
  Afloat game = combat(position, {6});
  game.run();
  EXPECT_EQ(game.rolls(), 0);
  EXPECT_TRUE(game.offers(game.fight(kHere)));

  game.say({ActionKind::FightAtSea, {}, {}, {}, {}, 0});

  EXPECT_EQ(game.rolls(), 0);
  EXPECT_FALSE(game.is_lost(own) || game.is_lost(enemy));
  EXPECT_TRUE(places_to_fight(game.now()).empty());
}

TEST(NavalCombat, Erratum_E065_a_fort_does_not_shelter_the_ships_under_it) {
  Position position = river();
  const auto own = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto fort = position.put(Side::Confederate, "fort", "B2911");
  position.put_inside(fort, "garrison (5)-1");
  const auto enemy = position.put(Side::Confederate, "river-flotilla", kHere);
  Afloat game{position, {6}};
  game.sail_along(own, {kHere});  // in, and nobody fires

  EXPECT_EQ(game.rolls(), 0);
  game.record().apply(state::StageBegan{Stage::NavalCombat, Side::Union});
  game.run();

  EXPECT_TRUE(game.is_lost(enemy));
}

TEST(NavalCombat, Case_9_54_the_example_of_the_ferry_on_the_Mississippi) {
  Position position = river();
  const auto division = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto transport = position.put(Side::Union, "river-transport", kHere);
  position.put(Side::Confederate, "river-flotilla", kHere);
  const auto first = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto second = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position, {6}};  // 20 to 10 is 2:1, a 6: DE
  game.say(game.sail(first));
  game.say(game.join(second));
  game.say(game.sail(first, kHere));
  EXPECT_TRUE(game.piece(first).activity.has(Status::Stopped));
  game.force({division});
  EXPECT_EQ(game.forbids(game.ferry(division, transport, "B3010")), "7.33");
  game.record().end_decision();

  game.record().apply(state::StageBegan{Stage::NavalCombat, Side::Union});
  game.run();
  game.record().apply(state::StageBegan{Stage::CommandSegment, Side::Union});
  game.force({division});

  EXPECT_EQ(game.forbids(game.ferry(division, transport, "B3010")), "");
}

}  // namespace
}  // namespace core::naval
