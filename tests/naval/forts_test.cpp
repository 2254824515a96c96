// [11.2] Ships and forts.
#include "core/naval/bombardment.h"
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

/// A river, and a Confederate fort on its western bank: it commands B2912/B3011 and B2912/B3012.
struct Passage {
  explicit Passage(const char* works = "fort",
                   std::initializer_list<const char*> garrison = {"garrison (5)-1"})
      : position{setting()} {
    fort = position.put(Side::Confederate, works, "B2912");
    for (const char* unit : garrison) {
      inside.push_back(position.put_inside(fort, unit));
    }
  }

  static rulebook::Setting setting() {
    Ground ground;
    return tests::with_river(ground).setting();
  }

  state::PieceId ship(const char* what = "river-flotilla", const char* at = "B2911/B3011") {
    return position.put(Side::Union, what, at);
  }

  Position position;
  state::PieceId fort;
  std::vector<state::PieceId> inside;
};

TEST(Forts, Case_11_22_ships_that_pass_a_fort_are_fired_at_once) {
  Passage passage;
  const auto ship = passage.ship();
  Afloat game{passage.position, {6}};  // 5 CSP, a 6: one ship

  game.sail_along(ship, {"B2912/B3011", "B2912/B3012"});
  EXPECT_EQ(game.rolls(), 0);  // [11.26] one area
  game.say(game.sail(ship, "B2913/B3012"));

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_TRUE(game.is_lost(ship));
  EXPECT_TRUE(game.turn().pending.empty());
}

TEST(Forts, Case_11_22_by_the_way_they_came_in_they_leave_in_peace) {
  Passage passage;
  const auto ship = passage.ship();
  Afloat game{passage.position, {6}};

  game.sail_along(ship, {"B2912/B3011", "B2912/B3012", "B2912/B3011", "B2911/B3011"});

  EXPECT_EQ(game.rolls(), 0);
}

TEST(Forts, Case_11_22_ships_that_began_the_phase_there_are_fired_at_whichever_way_they_go) {
  for (const char* to : {"B2911/B3011", "B2912/B3012"}) {
    Passage passage;
    const auto ship = passage.ship("river-flotilla", "B2912/B3011");
    Afloat game{passage.position, {6}};
    game.sail_along(ship, {to});
    EXPECT_EQ(game.is_lost(ship), std::string_view{to} == "B2911/B3011") << to;
  }
}

TEST(Forts, Case_11_22_one_roll_for_a_group_whose_owner_chooses_who_is_lost) {
  Passage passage;
  const auto ship = passage.ship();
  const auto other = passage.ship("ironclad");
  Afloat game{passage.position, {6}};
  game.say(game.sail(ship));
  game.say(game.join(other));
  game.say(game.sail(ship, "B2912/B3011"));
  game.say(game.sail(ship, "B2912/B3012"));
  game.say(game.sail(ship, "B2913/B3012"));

  EXPECT_EQ(game.rolls(), 1);
  ASSERT_TRUE(game.goes_on<state::ShipLoss>());
  game.say({ActionKind::LoseShip, other, {}, {}, {}, 0});

  EXPECT_TRUE(game.is_lost(other));
  EXPECT_TRUE(game.goes_on<state::ShipMove>());
  EXPECT_EQ(game.at(ship), "B2913/B3012");
}

TEST(Forts, Case_11_22_transports_sink_with_their_cargo) {
  Passage passage;
  const auto ship = passage.ship("river-transport");
  const auto unit = passage.position.put_inside(ship, "infantry 5-3");
  Afloat game{passage.position, {6}};

  game.sail_along(ship, {"B2912/B3011", "B2912/B3012", "B2913/B3012"});

  EXPECT_TRUE(game.is_lost(unit));
}

TEST(Forts, Case_11_22_a_fortress_adds_1_and_ironclads_alone_take_1_off) {
  struct Fire {
    const char* works;
    const char* ship;
    std::uint8_t die;
    bool lost;
  };

  for (const Fire& fire :
       {Fire{"fort", "river-flotilla", 5, false}, Fire{"fortress", "river-flotilla", 5, true},
        Fire{"fort", "ironclad", 6, false}, Fire{"fortress", "ironclad", 6, true}}) {
    Passage passage{fire.works};
    const auto ship = passage.ship(fire.ship);
    Afloat game{passage.position, {fire.die}};
    game.sail_along(ship, {"B2912/B3011", "B2912/B3012", "B2913/B3012"});
    EXPECT_EQ(game.is_lost(ship), fire.lost) << fire.works << fire.ship << int{fire.die};
  }
}

TEST(Forts, Case_11_21_without_a_garrison_a_fort_does_nothing) {
  Passage passage{"fort", {}};
  passage.position.put(Side::Confederate, "infantry 5-3", "B2912");  // on top, not inside
  const auto ship = passage.ship();
  Afloat game{passage.position, {6}};

  game.sail_along(ship, {"B2912/B3011", "B2912/B3012", "B2913/B3012"});

  EXPECT_EQ(game.rolls(), 0);
  EXPECT_EQ(game.forbids(game.bombard("B2912")), "11.23");
}

TEST(Forts, Case_11_21_a_fort_on_the_coast_commands_its_own_water) {
  Ground ground;
  tests::with_sea(ground).coastal("B2122").passage("B2122", "B2022").passage("B2122", "B2023");
  Position position{ground.setting()};
  const auto fort = position.put(Side::Confederate, "fortress", "B2122");
  position.put_inside(fort, "garrison (10)-1");
  const auto ship = position.put(Side::Union, "naval-flotilla", "B2022");
  Afloat game{position, {6}};

  game.sail_along(ship, {"B2023", "B2022"});
  EXPECT_EQ(game.rolls(), 0);
  game.say(game.sail(ship, "B2122"));
  game.say(game.sail(ship, "B2023"));

  EXPECT_EQ(game.rolls(), 1);
}

TEST(Forts, Case_11_26_water_under_two_forts_is_left_twice) {
  Passage passage;
  const auto second = passage.position.put(Side::Confederate, "fort", "B3012");
  passage.position.put_inside(second, "garrison (5)-1");
  const auto ship = passage.ship("river-flotilla", "B2912/B3012");
  Afloat game{passage.position, {1, 1}};

  game.sail_along(ship, {"B2913/B3012"});  // out of the first fort's water, still in the second's
  EXPECT_EQ(game.rolls(), 1);
  game.say(game.sail(ship, "B2913/B3013"));

  EXPECT_EQ(game.rolls(), 2);
}

TEST(Forts, Table_11_24_ships_bombard_a_garrison) {
  Passage passage{"fort", {"garrison (5)-1"}};
  const auto one = passage.ship("ironclad", "B2912/B3011");
  const auto two = passage.ship("naval-flotilla", "B2912/B3012");
  Afloat game{passage.position, {4}};  // 50 to 5 x 2 is 5:1, read as 3:1; a 4: 0/2
  EXPECT_TRUE(game.offers(game.bombard("B2912")));

  game.say(game.bombard("B2912"));
  EXPECT_EQ(game.forbids(game.pass()), "11.23");
  game.say({ActionKind::JoinBombardment, one, {}, {}, {}, 0});
  EXPECT_EQ(game.forbids({ActionKind::JoinBombardment, one, {}, {}, {}, 0}), "11.23");
  game.say({ActionKind::JoinBombardment, two, {}, {}, {}, 0});

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_EQ(game.piece(passage.inside.front()).strength, 3);
  EXPECT_TRUE(game.turn().pending.empty());
  EXPECT_EQ(game.forbids(game.bombard("B2912")), "11.25");
}

TEST(Forts, Case_11_24_a_fortress_counts_its_garrison_three_times) {
  Passage passage{"fortress", {"garrison (10)-1"}};
  const auto ship = passage.ship("ironclad", "B2912/B3011");
  const auto transport = passage.ship("river-transport", "B2912/B3011");
  Afloat game{passage.position, {3}};  // 30 to 10 x 3 is 1:1, a 3: 1/0

  game.say(game.bombard("B2912"));

  EXPECT_TRUE(game.is_lost(ship));
  EXPECT_FALSE(game.is_lost(transport));
  EXPECT_EQ(game.piece(passage.inside.front()).strength, 10);
}

TEST(Forts, Case_11_23_one_ship_may_fire_while_another_stays_out_of_it) {
  Passage passage;
  const auto one = passage.ship("ironclad", "B2912/B3011");
  const auto two = passage.ship("ironclad", "B2912/B3011");
  Afloat game{passage.position, {6}};

  game.say(game.bombard("B2912"));
  game.say({ActionKind::JoinBombardment, one, {}, {}, {}, 0});
  game.say(game.pass());

  EXPECT_TRUE(game.piece(one).activity.has(Status::Bombarded));
  EXPECT_FALSE(game.piece(two).activity.has(Status::Bombarded));
}

TEST(Forts, Case_11_23_only_warships_in_its_water_attack_a_fort) {
  Passage passage;
  passage.ship("ironclad", "B2911/B3011");
  passage.ship("river-transport", "B2912/B3011");
  Afloat game{passage.position};

  EXPECT_EQ(game.forbids(game.bombard("B2912")), "11.23");
  EXPECT_EQ(game.forbids(game.bombard("B2910")), "11.21");
}

TEST(Forts, Case_11_25_a_fort_is_bombarded_once_whoever_else_comes) {
  Passage passage;
  passage.ship("ironclad", "B2912/B3011");
  const auto late = passage.ship("ironclad", "B2911/B3011");
  Afloat game{passage.position, {4}};  // 30 to 10 is 3:1, a 4: 0/2
  game.say(game.bombard("B2912"));
  game.sail_along(late, {"B2912/B3011"});
  game.say(game.pass());

  EXPECT_EQ(game.forbids(game.bombard("B2912")), "11.25");
  EXPECT_EQ(game.rolls(), 1);
}

TEST(Forts, Case_13_15_besiegers_walk_into_a_fort_whose_garrison_is_shot_away) {
  Passage passage{"fort", {"garrison (3)-1"}};
  passage.position.put(Side::Union, "infantry 5-3", "B2912");
  passage.position.control(Side::Confederate, {"B2912"});
  passage.ship("ironclad", "B2912/B3011");
  Afloat game{passage.position, {6}};  // 30 to 6: 3:1, a 6: 0/5

  game.say(game.bombard("B2912"));

  EXPECT_TRUE(game.is_lost(passage.inside.front()));
  EXPECT_EQ(game.now().state.controller(tests::hex("B2912")), Side::Union);
  EXPECT_TRUE(game.goes_on<state::FortTaken>());
}

TEST(Forts, Case_12_05_a_train_in_a_fort_whose_garrison_is_shot_away_falls_to_the_besiegers) {
  Passage passage{"fort", {"garrison (3)-1", "train"}};
  passage.position.put(Side::Union, "infantry 5-3", "B2912");
  passage.position.control(Side::Confederate, {"B2912"});
  passage.ship("ironclad", "B2912/B3011");
  Afloat game{passage.position, {6}};

  game.say(game.bombard("B2912"));
  game.say({ActionKind::RemoveFort, {}, {}, {}, {}, 0});

  EXPECT_TRUE(game.is_lost(passage.inside.back()));
  EXPECT_FALSE(game.now().piece(passage.inside.back()).inside);
  EXPECT_TRUE(game.is_lost(passage.fort));
}

/// [26.5]
Position with_option(const Position& position) {
  rulebook::Setting setting = position.setting();
  setting.switches.options.set(rulebook::Option::ShipsMustAttackForts, true);
  return Position{setting, position.state()};
}

TEST(Forts, Erratum_E066_with_option_26_5_ships_attack_a_fort_when_they_enter_its_water) {
  Passage passage;
  const auto ship = passage.ship("ironclad");
  EXPECT_EQ(passage.position.setting().switches.options.has(rulebook::Option::ShipsMustAttackForts),
            false);
  Afloat voluntary{passage.position, {4}};
  voluntary.sail_along(ship, {"B2912/B3011"});
  EXPECT_EQ(voluntary.rolls(), 0);

  Afloat compulsory{with_option(passage.position), {4}};
  compulsory.sail_along(ship, {"B2912/B3011"});  // 30 to 10 is 3:1, a 4: 0/2

  EXPECT_EQ(compulsory.rolls(), 1);
  EXPECT_EQ(compulsory.piece(passage.inside.front()).strength, 3);
}

TEST(Forts, Case_26_5_ships_that_began_there_attack_before_they_leave_or_at_the_end) {
  Passage passage;
  const auto ship = passage.ship("ironclad", "B2912/B3011");
  Afloat game{with_option(passage.position), {4}};
  EXPECT_EQ(game.forbids(game.sail(ship)), "26.5");

  EXPECT_TRUE(attack_as_required(game.record()));
  game.run();

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_FALSE(attack_as_required(game.record()));
  EXPECT_EQ(game.forbids(game.sail(ship)), "");
}

TEST(Forts, Case_26_5_each_group_that_enters_attacks_anew) {
  Passage passage;
  const auto first = passage.ship("ironclad");
  const auto second = passage.ship("ironclad");
  Afloat game{with_option(passage.position), {1, 1, 1, 1}};  // 3:1, a 1: one ship
  game.sail_along(first, {"B2912/B3011"});
  EXPECT_TRUE(game.is_lost(first));
  game.sail_along(second, {"B2912/B3011"});

  EXPECT_EQ(game.rolls(), 2);
}

}  // namespace
}  // namespace core::naval
