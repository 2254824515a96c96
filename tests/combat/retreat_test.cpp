// [8.51] to [8.55], [9.32], [6.17], [10.34], [13.36]: who retreats where, and who advances.
#include "core/combat/retreat.h"

#include "core/combat/retreat_hexes.h"
#include "tests/combat/fight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::combat {
namespace {

using base::operator""_case;
using map::Terrain;
using map::TownKind;
using tests::ActionKind;
using tests::Fight;
using tests::go;
using tests::Ground;
using tests::of;
using tests::plain;
using tests::Side;

std::string why_not(Fight& fight, PieceId piece, std::string_view from, std::string_view to) {
  const auto ruling = may_retreat_to(fight.now(), piece, tests::hex(from), tests::hex(to));
  return ruling ? "" : ruling.error().cited.text();
}

TEST(RetreatHexes, Case_8_51_one_hex_owners_choice) {
  Fight fight{Ground{}};
  const auto unit = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.put(Side::Union, "infantry 5-3", "B3009");
  EXPECT_EQ(retreat_hexes(fight.now(), unit, tests::hex("B3010")).size(), 5U);
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3012"), "8.51");
}

TEST(RetreatHexes, Case_9_32_never_into_the_enemy_but_into_his_zone) {
  Fight fight{Ground{}};
  const auto unit = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.put(Side::Union, "infantry 5-3", "B3009");
  fight.put(Side::Union, "train", "B3011");
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3009"), "9.32");
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3011"), "9.32") << "a train occupies it, too";
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3110"), "") << "in the zone of B3009";
}

TEST(RetreatHexes, Erratum_E055_not_across_a_river_into_a_zone_unless_as_printed) {
  for (const bool in_force : {true, false}) {
    Fight fight{Ground{}.river("Brook", false, {"B3010/B3110", "B3010/B3011"})};
    const auto unit = fight.put(Side::Confederate, "infantry 5-3", "B3010");
    fight.put(Side::Union, "infantry 5-3", "B3109");
    if (!in_force) {
      fight.without("E055");
    }
    EXPECT_EQ(why_not(fight, unit, "B3010", "B3110"), in_force ? "9.32" : "");
    EXPECT_EQ(why_not(fight, unit, "B3010", "B3011"), "") << "over the river, but into no zone";
  }
}

TEST(RetreatHexes, Case_8_55_not_over_blocked_water_nor_where_it_could_not_march) {
  Fight fight{Ground{}
                  .lake_side("B3010/B3011")
                  .terrain("B3110", Terrain::Mountain)
                  .terrain("B2910", Terrain::Sea)};
  const auto unit = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto train = fight.put(Side::Confederate, "train", "B3010");
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3011"), "6.12");
  EXPECT_EQ(why_not(fight, unit, "B3010", "B2910"), "6.12");
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3110"), "");
  EXPECT_EQ(why_not(fight, train, "B3010", "B3110"), "6.16") << "wagons keep to roads there";
}

TEST(RetreatHexes, Case_8_26_over_a_navigable_river_by_bridge_or_ship) {
  const Ground ground = Ground{}.river("River", true, {"B3010/B3011"});
  Fight none{ground};
  const auto a = none.put(Side::Confederate, "infantry 5-3", "B3010");
  EXPECT_EQ(why_not(none, a, "B3010", "B3011"), "6.12");

  Fight ship{ground};
  const auto b = ship.put(Side::Confederate, "infantry 5-3", "B3010");
  ship.put(Side::Confederate, "river-transport", "B3010/B3011");
  EXPECT_EQ(why_not(ship, b, "B3010", "B3011"), "");

  Fight enemy{ground};
  const auto c = enemy.put(Side::Confederate, "infantry 5-3", "B3010");
  enemy.put(Side::Confederate, "river-transport", "B3010/B3011");
  enemy.put(Side::Union, "river-flotilla", "B3010/B3011");
  EXPECT_EQ(why_not(enemy, c, "B3010", "B3011"), "6.12") << "[7.33] no ferry beside a warship";

  Fight bridge{Ground{}
                   .river("River", true, {"B3010/B3011"})
                   .road({"B3010", "B3011"})
                   .road_bridge("B3010/B3011")};
  const auto d = bridge.put(Side::Confederate, "infantry 5-3", "B3010");
  EXPECT_EQ(why_not(bridge, d, "B3010", "B3011"), "");
}

TEST(RetreatHexes, Case_6_17_in_winter_over_a_river_by_road_only) {
  for (const auto& [cycle, why] : {std::pair{"2/63", "6.14"}, std::pair{"7/62", ""}}) {
    Fight fight{
        Ground{}.river("Brook", false, {"B3010/B3011", "B3010/B3110"}).road({"B3010", "B3110"})};
    const auto unit = fight.put(Side::Confederate, "infantry 5-3", "B3010");
    fight.cycle(cycle);
    EXPECT_EQ(why_not(fight, unit, "B3010", "B3011"), why);
    EXPECT_EQ(why_not(fight, unit, "B3010", "B3110"), "") << "the road has a bridge";
  }
}

TEST(RetreatHexes, Case_8_55_not_into_neutral_kentucky) {
  Fight fight{Ground{}.state("B3011", "KY")};
  const auto unit = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3011"), "8.55");
}

TEST(RetreatHexes, Case_19_43_into_kentucky_where_it_is_not_neutral) {
  Fight fight{Ground{}.state("B3011", "KY")};
  const auto unit = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.rules({"19.43"_case});
  EXPECT_EQ(why_not(fight, unit, "B3010", "B3011"), "");
}

/// Grant attacks B3010 with a die that always makes the defender retreat.
class Routed : public testing::Test {
 protected:
  explicit Routed(const Ground& ground = Ground{}) : fight_{ground} {
    corps_ = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
    grant_ = fight_.leader_on(corps_, "Grant");
    first_ = fight_.put_inside(corps_, "infantry 10-3");
    second_ = fight_.put_inside(corps_, "infantry 10-3");
    fight_.put(Side::Union, "depot", "B3008", 20);
    fight_.ready(grant_, {first_, second_}).dice({6, 3, 4});
  }

  /// Up to the decision that follows the roll. Trains and Depots take part.
  void attack() {
    fight_.attack(grant_, "B3010", {first_, second_});
    for (int step = 0; step < 4 && fight_.has_battle() &&
                       (fight_.battle().step == BattleStep::Withhold ||
                        fight_.battle().step == BattleStep::Evasion);
         ++step) {
      fight_.pass();
    }
    fight_.chit(0);
  }

  bool is_retreating() { return retreat_going_on(fight_.state()) != nullptr; }

  Fight fight_;
  PieceId corps_, grant_, first_, second_;
};

TEST_F(Routed, Case_8_51_units_go_together_or_apart) {
  const auto a = fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto b = fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  attack();
  if (!is_retreating()) {  // the point of loss is chosen first
    fight_.act(of(ActionKind::LosePoint, a));
  }
  ASSERT_TRUE(is_retreating());
  fight_.legal();
  fight_.act(go(ActionKind::RetreatTo, a, "B3011"));
  fight_.act(go(ActionKind::RetreatTo, b, "B3110"));
  EXPECT_EQ(fight_.where(a), "B3011");
  EXPECT_EQ(fight_.where(b), "B3110");
  EXPECT_EQ(fight_.battle().step, BattleStep::Advance);
}

TEST_F(Routed, Case_8_55_leaders_and_siege_trains_go_with_units) {
  const auto a = fight_.put(Side::Confederate, "infantry 8-3", "B3010");  // 7-3 after the loss
  const auto siege = fight_.put(Side::Confederate, "siege-train", "B3010");
  const auto pemberton = fight_.leader(Side::Confederate, "Pemberton", "B3010");
  fight_.dice({6, 3, 4, 3, 4});
  attack();
  fight_.chit(0);
  ASSERT_TRUE(is_retreating());
  EXPECT_EQ(fight_.refused(go(ActionKind::RetreatTo, pemberton, "B3011")), "8.55");
  fight_.act(go(ActionKind::RetreatTo, a, "B3011"));
  EXPECT_EQ(fight_.where(siege), "B3011") << "there is one way only: nobody is asked";
  EXPECT_EQ(fight_.where(pemberton), "B3011");
  EXPECT_EQ(fight_.battle().step, BattleStep::Advance);
}

TEST_F(Routed, Case_8_55_they_choose_where_units_went_apart) {
  const auto a = fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto b = fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto siege = fight_.put(Side::Confederate, "siege-train", "B3010");
  attack();
  if (!is_retreating()) {  // the point of loss is chosen first
    fight_.act(of(ActionKind::LosePoint, a));
  }
  fight_.act(go(ActionKind::RetreatTo, a, "B3011"));
  fight_.act(go(ActionKind::RetreatTo, b, "B3110"));
  ASSERT_TRUE(is_retreating());
  EXPECT_TRUE(fight_.is_offered(go(ActionKind::RetreatTo, siege, "B3011")));
  fight_.act(go(ActionKind::RetreatTo, siege, "B3110"));
  EXPECT_EQ(fight_.where(siege), "B3110");
}

TEST_F(Routed, Case_8_55_an_hq_goes_with_its_roster_or_units_leave_it_first) {
  const auto corps = fight_.put(Side::Confederate, "corps-hq-infantry", "B3010");
  const auto lee = fight_.leader_on(corps, "Pemberton");
  const auto a = fight_.put_inside(corps, "infantry 5-3");
  const auto b = fight_.put_inside(corps, "infantry 5-3");
  fight_.dice({6, 3, 4, 3, 4});
  attack();
  fight_.chit(0);
  if (!is_retreating()) {
    fight_.act(of(ActionKind::LosePoint, a));
  }
  fight_.act(go(ActionKind::RetreatTo, b, "B3110"));
  fight_.act(go(ActionKind::RetreatTo, corps, "B3011"));
  EXPECT_EQ(fight_.where(b), "B3110");
  EXPECT_EQ(fight_.piece(b).inside, std::nullopt);
  EXPECT_EQ(fight_.where(a), "B3011");
  EXPECT_EQ(fight_.piece(a).inside, corps);
  EXPECT_EQ(fight_.where(lee), "B3011");
}

TEST_F(Routed, Case_8_17_a_withheld_train_retreats_and_a_depot_is_destroyed) {
  const auto a = fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto train = fight_.put(Side::Confederate, "train", "B3010", 3);
  const auto depot = fight_.put(Side::Confederate, "depot", "B3010", 7);
  fight_.attack(grant_, "B3010", {first_, second_});
  fight_.act(of(ActionKind::Withhold, train));
  fight_.act(of(ActionKind::Withhold, depot));
  fight_.chit(0);
  ASSERT_TRUE(is_retreating());
  EXPECT_EQ(fight_.where(depot), "unused");
  EXPECT_EQ(fight_.state().ground_stock(tests::hex("B3010")), 7) << "[12.02]";
  fight_.act(go(ActionKind::RetreatTo, a, "B3011"));
  fight_.act(go(ActionKind::RetreatTo, train, "B3110"));
  EXPECT_EQ(fight_.where(train), "B3110");
  EXPECT_EQ(fight_.piece(train).stock, 3);
}

TEST_F(Routed, Case_8_53_without_a_legal_hex_units_die_and_leaders_are_captured) {
  Fight fight{Ground{}};
  const auto army = fight.put(Side::Union, "army-hq", "B3009", 20);
  const auto grant = fight.leader_on(army, "Grant");
  const auto unit = fight.put_inside(army, "infantry 10-3");
  const auto other = fight.put_inside(army, "infantry 10-3");
  for (const char* hex : {"B2910", "B2911", "B3011", "B3110", "B3111", "B3109", "B2909"}) {
    if (tests::hex("B3010").direction_to(tests::hex(hex))) {
      fight.put(Side::Union, "garrison (1)-1", hex);
    }
  }
  const auto enemy = fight.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto pemberton = fight.leader(Side::Confederate, "Pemberton", "B3010");
  fight.ready(grant, {unit, other}).dice({6, 3, 4, 3, 4, 2});
  fight.attack(grant, "B3010", {unit, other});
  fight.chit(0).chit(0);
  EXPECT_EQ(fight.where(enemy), "unused");
  EXPECT_EQ(fight.where(pemberton), "captured");
  EXPECT_EQ(fight.state().treasury_of(Side::Confederate).lost, 10);
  EXPECT_EQ(fight.battle().step, BattleStep::Advance);
}

TEST_F(Routed, Case_8_54_attackers_advance_alone_with_the_hq_or_not_at_all) {
  fight_.put(Side::Confederate, "infantry 8-3", "B3010");
  attack();
  const auto enemy = retreat_going_on(fight_.state())->units.front();
  fight_.act(go(ActionKind::RetreatTo, enemy, "B3011"));
  ASSERT_EQ(fight_.battle().step, BattleStep::Advance);
  EXPECT_TRUE(fight_.is_offered(of(ActionKind::Advance, corps_)));
  fight_.act(of(ActionKind::Advance, second_));
  EXPECT_EQ(fight_.where(second_), "B3010");
  EXPECT_EQ(fight_.piece(second_).inside, std::nullopt);
  EXPECT_EQ(fight_.where(first_), "B3009");
  fight_.pass();
  EXPECT_FALSE(fight_.has_battle());
  EXPECT_EQ(fight_.state().controller(tests::hex("B3010")), Side::Union);
}

class RoutedInACity : public Routed {
 protected:
  RoutedInACity() : Routed{Ground{}.town("X", "B3010", TownKind::City)} {}
};

TEST_F(RoutedInACity, Case_8_4_the_defender_of_a_city_stays_or_goes) {
  const auto a = fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  attack();
  ASSERT_EQ(fight_.battle().step, BattleStep::Stay);
  EXPECT_TRUE(fight_.is_offered(plain(ActionKind::Stay)));
  EXPECT_TRUE(fight_.is_offered(go(ActionKind::RetreatTo, a, "B3011")));
  fight_.act(plain(ActionKind::Stay));
  EXPECT_EQ(fight_.where(a), "B3010");
  EXPECT_FALSE(fight_.has_battle()) << "nobody can advance";
}

TEST_F(RoutedInACity, Case_8_51_or_he_goes) {
  const auto a = fight_.put(Side::Confederate, "infantry 8-3", "B3010");
  attack();
  fight_.act(go(ActionKind::RetreatTo, a, "B3011"));
  EXPECT_EQ(fight_.where(a), "B3011");
  EXPECT_EQ(fight_.battle().step, BattleStep::Advance);
}

TEST_F(Routed, Case_8_52_into_the_fort_of_the_hex_within_its_capacity) {
  const auto fort = fight_.put(Side::Confederate, "fort", "B3010");
  fight_.put_inside(fort, "garrison (5)-1");
  const auto small = fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto large = fight_.put(Side::Confederate, "infantry 8-3", "B3010");
  attack();
  if (!is_retreating()) {
    fight_.act(of(ActionKind::LosePoint, large));
  }
  ASSERT_TRUE(is_retreating());
  EXPECT_EQ(fight_.refused({ActionKind::RetreatInside, large, fort, {}, {}, 0}), "8.52");
  fight_.act({ActionKind::RetreatInside, small, fort, {}, {}, 0});
  EXPECT_EQ(fight_.piece(small).inside, fort);
  fight_.act(go(ActionKind::RetreatTo, large, "B3011"));
  fight_.act(of(ActionKind::Advance, corps_));
  EXPECT_EQ(fight_.where(first_), "B3010");
  EXPECT_EQ(fight_.state().controller(tests::hex("B3010")), Side::Confederate)
      << "[3.28] the garrison holds it";
}

TEST(LeftAlone, Erratum_E064_a_leader_with_his_hq_retreats_one_hex_unless_as_printed) {
  for (const bool in_force : {true, false}) {
    Fight fight{Ground{}};
    const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
    const auto grant = fight.leader_on(corps, "Grant");
    const auto unit = fight.put_inside(corps, "infantry 10-3");
    const auto hq = fight.put(Side::Confederate, "corps-hq-infantry", "B3010");
    const auto pemberton = fight.leader_on(hq, "Pemberton");
    fight.put_inside(hq, "militia 1-2");
    fight.ready(grant, {unit}).dice({2, 3});
    if (!in_force) {
      fight.without("E064");
    }
    fight.attack(grant, "B3010", {unit});
    if (in_force) {
      EXPECT_TRUE(fight.is_offered(of(ActionKind::Stay, hq)));
      fight.act(go(ActionKind::RetreatTo, hq, "B3011"));
      EXPECT_EQ(fight.where(pemberton), "B3011");
    } else {
      fight.act(of(ActionKind::Advance, corps));
      EXPECT_EQ(fight.where(hq), "unused") << "[10.33]";
      EXPECT_EQ(fight.where(pemberton), "captured") << "[10.32] on a 2";
    }
  }
}

/// Two Confederate HQs in B3010, their last militia overrun: both are asked.
class TwoStaffsAlone : public testing::Test {
 protected:
  explicit TwoStaffsAlone(rulebook::BegunBefore begun = {}) {
    const auto corps = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
    const auto grant = fight_.leader_on(corps, "Grant");
    const auto unit = fight_.put_inside(corps, "infantry 10-3");
    first_ = fight_.put(Side::Confederate, "corps-hq-infantry", "B3010");
    pemberton_ = fight_.leader_on(first_, "Pemberton");
    second_ = fight_.put(Side::Confederate, "corps-hq-infantry", "B3010");
    fight_.leader_on(second_, "Hardee");
    fight_.put_inside(first_, "militia 1-2");
    fight_.ready(grant, {unit}).dice({2, 3}).begun(begun);
    fight_.attack(grant, "B3010", {unit});
  }

  Fight fight_{Ground{}};
  PieceId first_{};
  PieceId second_{};
  PieceId pemberton_{};
};

TEST_F(TwoStaffsAlone, Case_10_34_stay_is_said_of_a_leader_as_of_his_hq) {
  fight_.act(of(ActionKind::Stay, pemberton_));
  ASSERT_TRUE(fight_.is_offered(of(ActionKind::Stay, second_)));
  fight_.act(plain(ActionKind::Stay));
  EXPECT_EQ(fight_.where(first_), "B3010");
  EXPECT_EQ(fight_.where(second_), "B3010");
}

TEST_F(TwoStaffsAlone, Case_10_34_stay_with_a_piece_is_said_of_one_hq) {
  fight_.act(of(ActionKind::Stay, first_));
  ASSERT_TRUE(fight_.is_offered(of(ActionKind::Stay, second_)));
  fight_.act(go(ActionKind::RetreatTo, second_, "B3011"));
  EXPECT_EQ(fight_.where(first_), "B3010");
  EXPECT_EQ(fight_.where(second_), "B3011");
}

TEST_F(TwoStaffsAlone, Case_10_34_stay_without_a_piece_is_said_of_all_who_are_left) {
  fight_.act(go(ActionKind::RetreatTo, first_, "B3011"));
  fight_.act(plain(ActionKind::Stay));
  EXPECT_EQ(fight_.where(second_), "B3010");
  EXPECT_FALSE(fight_.is_offered(of(ActionKind::Stay, second_)));
}

TEST_F(TwoStaffsAlone, Case_10_34_the_second_one_goes_its_own_way) {
  fight_.act(go(ActionKind::RetreatTo, first_, "B3011"));
  const auto legal = fight_.legal();
  EXPECT_TRUE(std::any_of(legal.begin(), legal.end(), [&](const sequence::Action& action) {
    return action.kind == ActionKind::RetreatTo && action.piece == second_ &&
           action.hex != tests::hex("B3011");
  }));
}

/// In a game begun before, the second one goes where the first has gone, and is not asked.
class TwoStaffsOfAnOldGame : public TwoStaffsAlone {
 protected:
  TwoStaffsOfAnOldGame() : TwoStaffsAlone{{.staff_follows = true}} {}
};

TEST_F(TwoStaffsOfAnOldGame, Case_10_34_the_second_one_follows_the_first) {
  fight_.act(go(ActionKind::RetreatTo, first_, "B3011"));
  EXPECT_EQ(fight_.where(second_), "B3011");
}

TEST_F(RoutedInACity, Case_8_51_the_defender_stays_as_a_whole) {
  const auto a = fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  attack();
  EXPECT_EQ(fight_.refused(of(ActionKind::Stay, a)), "8.51");
  fight_.act(plain(ActionKind::Stay));
  EXPECT_EQ(fight_.where(a), "B3010");
}

TEST(LeftAlone, Case_8_15_leaders_without_an_hq_wait_for_the_enemy) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Confederate, "militia 1-2", "B3010");
  fight.put(Side::Confederate, "infantry 4-3", "B3014");
  const auto pemberton = fight.leader(Side::Confederate, "Pemberton", "B3010");
  fight.ready(grant, {unit}).dice({5});
  fight.attack(grant, "B3010", {unit});
  EXPECT_EQ(fight.where(pemberton), "B3010");
  fight.act(of(ActionKind::Advance, corps));
  EXPECT_EQ(fight.where(pemberton), "B3014") << "[10.32] on a 5 he gets away";
}

}  // namespace
}  // namespace core::combat
