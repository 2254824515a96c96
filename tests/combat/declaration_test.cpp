// [8.11] to [8.28]: what may be attacked, by whom, from where.
#include "core/combat/declaration.h"

#include "core/combat/siege_assault.h"
#include "tests/combat/fight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::combat {
namespace {

using map::Terrain;
using state::Status;
using tests::ActionKind;
using tests::add;
using tests::Fight;
using tests::go;
using tests::Ground;
using tests::of;
using tests::plain;
using tests::Side;

/// A Union corps of Grant at B3009 with supply, and a Confederate division at B3010.
class Declaration : public testing::Test {
 protected:
  explicit Declaration(const Ground& ground = Ground{}) : fight_{ground} {
    corps_ = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
    grant_ = fight_.leader_on(corps_, "Grant");
    first_ = fight_.put_inside(corps_, "infantry 10-3");
    fight_.put(Side::Union, "depot", "B3008", 40);
    enemy_ = fight_.put(Side::Confederate, "infantry 5-3", "B3010");
    fight_.ready(grant_, {first_});
  }

  tests::Action attack() const { return go(ActionKind::Attack, grant_, "B3010"); }

  Fight fight_;
  PieceId corps_, grant_, first_, enemy_;
};

TEST_F(Declaration, Case_8_11_a_leader_with_initiative_attacks_an_adjacent_hex) {
  EXPECT_TRUE(fight_.is_offered(attack()));
  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, grant_, "B3011")), "8.24") << "nobody there";
  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, first_, "B3010")), "8.11") << "no leader";
}

TEST_F(Declaration, Case_8_11_not_a_hex_two_away) {
  fight_.put(Side::Confederate, "infantry 5-3", "B3012");
  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, grant_, "B3012")), "8.11");
}

TEST_F(Declaration, Case_8_31_not_without_a_successful_roll) {
  const auto other = fight_.put(Side::Union, "infantry 4-3", "B3009");
  const auto idle = fight_.leader(Side::Union, "Sherman", "B3009");
  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, idle, "B3010")), "8.31");
  fight_.act(attack());
  EXPECT_EQ(fight_.refused(add(other)), "8.31");
}

TEST_F(Declaration, Case_8_12_a_unit_attacks_once_in_a_combat_phase) {
  fight_.set(first_, Status::AttackedFighting);
  EXPECT_EQ(fight_.refused(attack()), "8.12");
}

TEST_F(Declaration, Erratum_E048_once_while_moving_and_once_in_the_combat_phase) {
  fight_.set(first_, Status::AttackedMoving);
  EXPECT_EQ(fight_.refused(attack()), "");
}

TEST_F(Declaration, Case_8_13_parenthesised_entrained_and_commanderless_units_do_not_attack) {
  const auto garrison = fight_.put(Side::Union, "garrison (5)-1", "B3009");
  const auto riding = fight_.put(Side::Union, "infantry 4-3", "B3009");
  const auto other = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto headless = fight_.put_inside(other, "infantry 4-3");
  fight_.set(riding, Status::Entrained).ready(grant_, {garrison, riding, headless});
  fight_.act(attack());
  EXPECT_EQ(fight_.refused(add(garrison)), "8.13");
  EXPECT_EQ(fight_.refused(add(riding)), "8.13");
  EXPECT_EQ(fight_.refused(add(headless)), "8.13");
}

TEST_F(Declaration, Case_8_22_all_are_under_one_leader) {
  const auto corps = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto sherman = fight_.leader_on(corps, "Sherman");
  const auto second = fight_.put_inside(corps, "infantry 8-3");
  fight_.ready(sherman, {second});
  fight_.act(attack());
  EXPECT_EQ(fight_.refused(add(first_)), "");
  EXPECT_EQ(fight_.refused(add(second)), "8.22") << "[10.14] they do not combine";
}

TEST_F(Declaration, Case_8_32_corps_commanders_attack_when_their_army_commander_has_failed) {
  const auto army = fight_.put(Side::Union, "army-hq", "B3009");
  const auto meade = fight_.leader_on(army, "Meade");
  fight_.set(meade, Status::TriedToFight);
  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, meade, "B3010")), "8.31");
  EXPECT_EQ(fight_.refused(attack()), "");
}

TEST_F(Declaration, Case_8_24_supply_trains_and_staff_alone_are_no_target) {
  fight_.put(Side::Confederate, "train", "B3008");
  fight_.leader(Side::Confederate, "R. E. Lee", "B3008");
  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, grant_, "B3008")), "8.24");
}

TEST_F(Declaration, Case_16_14_a_headquarters_is_attacked_with_its_roster_and_all_others_there) {
  const auto corps = fight_.put(Side::Confederate, "corps-hq-infantry", "B3010");
  const auto first = fight_.put_inside(corps, "infantry 4-3");
  const auto second = fight_.put_inside(corps, "infantry 2-3");
  fight_.put(Side::Confederate, "corps-hq-infantry", "B3008");
  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, grant_, "B3008")), "8.24")
      << "without a roster it is no target";
  fight_.attack(grant_, "B3010", {first_});
  EXPECT_THAT(fight_.battle().defenders, testing::UnorderedElementsAre(enemy_, first, second));
}

TEST_F(Declaration, Case_8_15_who_thinks_better_of_it_has_attacked_nobody) {
  fight_.act(attack());
  fight_.pass();
  EXPECT_FALSE(fight_.has_battle());
  EXPECT_FALSE(fight_.piece(first_).activity.has(Status::AttackedFighting));
}

TEST_F(Declaration, Case_12_22_an_attack_that_cannot_be_paid_for_is_not_declared) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.ready(grant, {unit});
  EXPECT_EQ(fight.refused(go(ActionKind::Attack, grant, "B3010")), "12.22");
  EXPECT_FALSE(fight.is_offered(go(ActionKind::Attack, grant, "B3010")));
}

TEST_F(Declaration, Case_12_22_one_SUP_pays_for_thirty_and_whoever_is_more_does_not_join) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  std::vector<PieceId> units;
  for (int count = 0; count < 4; ++count) {
    units.push_back(fight.put_inside(corps, "infantry 10-3"));
  }
  fight.put(Side::Union, "depot", "B3008", 1);
  fight.put(Side::Confederate, "infantry 8-3", "B3010");
  fight.ready(grant, {units[0], units[1], units[2], units[3]});
  fight.act(go(ActionKind::Attack, grant, "B3010"));
  fight.act(add(units[0])).act(add(units[1])).act(add(units[2]));
  EXPECT_EQ(fight.refused(add(units[3])), "12.22");
}

TEST_F(Declaration, Case_14_14_an_overrun_needs_no_supply) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Confederate, "militia 1-2", "B3010");
  fight.ready(grant, {unit});
  fight.act(go(ActionKind::Attack, grant, "B3010"));
  EXPECT_EQ(fight.refused(add(unit)), "");
}

TEST(Hexes, Case_8_21_A1416_and_A1616_are_not_adjacent_so_they_do_not_join) {
  Fight fight{Ground{}};
  const auto army = fight.put(Side::Union, "army-hq", "A1516", 20);
  const auto grant = fight.leader_on(army, "Grant");
  const auto left = fight.put(Side::Union, "infantry 4-3", "A1416");
  const auto middle = fight.put(Side::Union, "infantry 5-3", "A1516");
  const auto right = fight.put(Side::Union, "infantry 6-3", "A1616");
  fight.put(Side::Confederate, "infantry 5-3", "A1517");
  fight.ready(grant, {left, middle, right});
  fight.act(go(ActionKind::Attack, grant, "A1517"));
  fight.act(add(left));
  EXPECT_EQ(fight.refused(add(right)), "8.21");
  EXPECT_EQ(fight.refused(add(middle)), "") << "A1416 and A1516 can";
  fight.act(add(middle));
  EXPECT_EQ(fight.refused(add(right)), "8.21") << "three hexes";
}

TEST(Hexes, Erratum_E053_A1516_and_A1616_can) {
  Fight fight{Ground{}};
  const auto army = fight.put(Side::Union, "army-hq", "A1516", 20);
  const auto grant = fight.leader_on(army, "Grant");
  const auto middle = fight.put(Side::Union, "infantry 5-3", "A1516");
  const auto right = fight.put(Side::Union, "infantry 6-3", "A1616");
  fight.put(Side::Confederate, "infantry 5-3", "A1517");
  fight.ready(grant, {middle, right});
  fight.act(go(ActionKind::Attack, grant, "A1517"));
  fight.act(add(right));
  EXPECT_EQ(fight.refused(add(middle)), "");
}

TEST(Hexes, Case_8_25_a_corps_commander_stands_with_those_he_leads) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3008");
  const auto sherman = fight.leader_on(corps, "Sherman");
  const auto ahead = fight.put(Side::Union, "infantry 5-3", "B3009");
  fight.put(Side::Union, "depot", "B3008", 20);
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.ready(sherman, {ahead});
  EXPECT_EQ(fight.refused(go(ActionKind::Attack, sherman, "B3010")), "8.25");
}

TEST(Hexes, Case_8_25_an_army_commander_stands_next_to_them) {
  Fight fight{Ground{}};
  const auto army = fight.put(Side::Union, "army-hq", "B3008", 20);
  const auto grant = fight.leader_on(army, "Grant");
  const auto ahead = fight.put(Side::Union, "infantry 5-3", "B3009");
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.ready(grant, {ahead});
  EXPECT_EQ(fight.refused(go(ActionKind::Attack, grant, "B3010")), "");
}

TEST(Hexes, Case_8_26_not_across_lakes_but_across_a_navigable_river) {
  Fight fight{Ground{}.lake_side("B3009/B3010").river("River", true, {"B3008/B3009"})};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009", 0);
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 5-3");
  fight.put(Side::Union, "depot", "B3109", 20);
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.put(Side::Confederate, "infantry 5-3", "B3008");
  fight.ready(grant, {unit});
  EXPECT_EQ(fight.refused(go(ActionKind::Attack, grant, "B3010")), "8.26");
  EXPECT_EQ(fight.refused(go(ActionKind::Attack, grant, "B3008")), "");
}

TEST(Targets, Case_8_27_those_on_top_of_a_fort_are_attacked_first) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "depot", "B3008", 20);
  const auto fort = fight.put(Side::Confederate, "fort", "B3010");
  fight.put_inside(fort, "garrison (5)-1");
  const auto on_top = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.ready(grant, {unit});
  fight.attack(grant, "B3010", {unit});
  EXPECT_EQ(fight.battle().kind, BattleKind::Attack);
  EXPECT_THAT(fight.battle().defenders, testing::ElementsAre(on_top));
}

TEST(Targets, Case_8_27_a_fort_is_stormed_from_its_own_hex_and_one_beside_it) {
  Fight fight{Ground{}};
  const auto army = fight.put(Side::Union, "army-hq", "B3010", 20);
  const auto grant = fight.leader_on(army, "Grant");
  const auto on_top = fight.put(Side::Union, "infantry 10-3", "B3010");
  const auto beside = fight.put(Side::Union, "infantry 8-3", "B3009");
  const auto beyond = fight.put(Side::Union, "infantry 8-3", "B3011");
  const auto fort = fight.put(Side::Confederate, "fort", "B3010");
  const auto garrison = fight.put_inside(fort, "garrison (5)-1");
  fight.ready(grant, {on_top, beside, beyond}).control(Side::Confederate, "B3010");
  fight.act(go(ActionKind::Attack, grant, "B3010"));
  fight.act(add(on_top)).act(add(beside));
  EXPECT_EQ(fight.refused(add(beyond)), "8.21");
  fight.pass();
  EXPECT_EQ(fight.battle().kind, BattleKind::Storm);
  EXPECT_THAT(fight.battle().defenders, testing::ElementsAre(garrison));
}

TEST(Targets, Case_13_32_the_besieged_attack_their_besiegers_only) {
  Fight fight{Ground{}, Side::Confederate};
  const auto fort = fight.put(Side::Confederate, "fortress", "B3010");
  const auto corps = fight.put_inside(fort, "corps-hq-infantry");
  const auto leader = fight.leader_on(corps, "T. Jackson");
  const auto inside = fight.put_inside(corps, "infantry 8-3");
  fight.put_inside(fort, "train", 5);
  const auto besieger = fight.put(Side::Union, "infantry 4-3", "B3010");
  fight.put(Side::Union, "infantry 4-3", "B3011");
  fight.ready(leader, {inside}).control(Side::Confederate, "B3010");
  EXPECT_EQ(fight.refused(go(ActionKind::Attack, leader, "B3011")), "13.32");
  fight.attack(leader, "B3010", {inside});
  EXPECT_EQ(fight.battle().kind, BattleKind::Sortie);
  EXPECT_THAT(fight.battle().defenders, testing::ElementsAre(besieger));
}

TEST(Targets, Erratum_E052_a_unit_is_attacked_again_by_others_unless_as_printed) {
  for (const bool in_force : {true, false}) {
    Fight fight{Ground{}};
    const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
    const auto grant = fight.leader_on(corps, "Grant");
    const auto unit = fight.put_inside(corps, "infantry 10-3");
    fight.put(Side::Union, "depot", "B3008", 20);
    const auto enemy = fight.put(Side::Confederate, "infantry 5-3", "B3010");
    fight.ready(grant, {unit}).set(enemy, Status::WasAttacked);
    if (!in_force) {
      fight.without("E052");
    }
    EXPECT_EQ(fight.refused(go(ActionKind::Attack, grant, "B3010")), in_force ? "" : "8.23");
  }
}

TEST(Targets, Erratum_E054_nobody_has_to_attack_unless_as_printed) {
  for (const bool in_force : {true, false}) {
    Fight fight{Ground{}};
    const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
    const auto grant = fight.leader_on(corps, "Grant");
    const auto unit = fight.put_inside(corps, "infantry 10-3");
    fight.put(Side::Union, "depot", "B3008", 20);
    fight.put(Side::Confederate, "infantry 5-3", "B3010");
    fight.ready(grant, {unit});
    if (!in_force) {
      fight.without("E054");
    }
    EXPECT_EQ(fight.refused(plain(ActionKind::Pass)), in_force ? "" : "9.31");
    EXPECT_EQ(may_end_battles(fight.now()).has_value(), in_force);
  }
}

TEST(Targets, Erratum_E054_a_unit_that_has_attacked_has_done_its_part) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "depot", "B3008", 20);
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.ready(grant, {unit}).set(unit, Status::AttackedFighting).without("E054");
  EXPECT_TRUE(may_end_battles(fight.now()));
}

TEST(Targets, Case_26_1_a_second_wind_under_a_leader_of_initiative_five) {
  for (const bool option : {true, false}) {
    Fight fight{Ground{}, Side::Confederate};
    const auto corps = fight.put(Side::Confederate, "corps-hq-infantry", "B3009");
    const auto jackson = fight.leader_on(corps, "T. Jackson");
    const auto unit = fight.put_inside(corps, "infantry 10-3");
    fight.put(Side::Confederate, "depot", "B3008", 20);
    fight.put(Side::Union, "infantry 5-3", "B3010");
    fight.ready(jackson, {unit}).set(unit, Status::AttackedFighting);
    if (option) {
      fight.with(rulebook::Option::SecondWind);
    }
    EXPECT_EQ(fight.refused(go(ActionKind::Attack, jackson, "B3010")), option ? "" : "8.12");
  }
}

TEST(Targets, Case_8_0_leaders_are_polled_before_any_battle_and_attack_or_not) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "depot", "B3008", 20);
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.ready(grant, {unit});
  EXPECT_TRUE(fight.is_offered(go(ActionKind::Attack, grant, "B3010")));
  EXPECT_EQ(fight.refused(plain(ActionKind::Pass)), "") << "attacking is voluntary";
}

TEST(Targets, Case_8_14_all_on_top_defend_together_without_those_inside_and_the_ships) {
  Fight fight{Ground{}.river("River", true, {"B3010/B3011"})};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "depot", "B3008", 20);
  const auto fort = fight.put(Side::Confederate, "fort", "B3010");
  fight.put_inside(fort, "garrison (5)-1");
  const auto one = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto hq = fight.put(Side::Confederate, "corps-hq-infantry", "B3010");
  const auto two = fight.put_inside(hq, "militia 2-2");
  const auto train = fight.put(Side::Confederate, "train", "B3010");
  fight.put(Side::Confederate, "siege-train", "B3010");
  fight.put(Side::Confederate, "river-flotilla", "B3010/B3011");
  fight.ready(grant, {unit});
  fight.attack(grant, "B3010", {unit});
  EXPECT_THAT(fight.battle().defenders, testing::ElementsAre(one, two, train));
}

TEST(Targets, Case_8_23_others_attack_those_who_have_been_attacked) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto first = fight.put_inside(corps, "infantry 5-3");
  const auto second = fight.put_inside(corps, "infantry 5-3");
  fight.put(Side::Union, "depot", "B3008", 20);
  const auto enemy = fight.put(Side::Confederate, "infantry 10-3", "B3010");
  // 50 % on CRT 1, die 1 + 2 for Grant: 10/0, nobody retreats.
  fight.ready(grant, {first, second}).dice({1, 3, 4});
  fight.attack(grant, "B3010", {first});
  fight.chit(0);
  ASSERT_FALSE(fight.has_battle());
  EXPECT_TRUE(fight.piece(enemy).activity.has(Status::WasAttacked));
  fight.act(go(ActionKind::Attack, grant, "B3010"));
  EXPECT_EQ(fight.refused(add(first)), "8.12") << "[8.28] each unit attacks once, so it ends";
  EXPECT_EQ(fight.refused(add(second)), "");
}

TEST(Targets, Case_8_28_when_all_have_attacked_there_is_no_attack_left) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.ready(grant, {unit}).set(unit, Status::AttackedFighting);
  EXPECT_TRUE(fight.legal().empty());
}

TEST(Targets, Case_13_34_besiegers_on_top_are_attacked_from_outside_like_any_units) {
  Fight fight{Ground{}, Side::Confederate};
  const auto corps = fight.put(Side::Confederate, "corps-hq-infantry", "B3009");
  const auto jackson = fight.leader_on(corps, "T. Jackson");
  const auto relief = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Confederate, "depot", "B3008", 20);
  const auto fort = fight.put(Side::Confederate, "fort", "B3010");
  const auto inside = fight.put_inside(fort, "infantry 3-3");
  const auto besieger = fight.put(Side::Union, "infantry 5-3", "B3010");
  fight.control(Side::Confederate, "B3010").ready(jackson, {relief, inside});
  fight.act(go(ActionKind::Attack, jackson, "B3010"));
  EXPECT_EQ(fight.refused(add(inside)), "13.32") << "a sortie is a battle of its own";
  fight.act(add(relief)).pass();
  EXPECT_EQ(fight.battle().kind, BattleKind::Attack);
  EXPECT_THAT(fight.battle().defenders, testing::ElementsAre(besieger));
}

}  // namespace
}  // namespace core::combat
