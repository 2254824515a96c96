// [8.15] Steps 5 to 9, [8.16] to [8.19]: chits, supply, the roll, losses, overruns.
#include "core/combat/payment.h"
#include "core/combat/result.h"
#include "tests/combat/fight.h"
#include "tests/support/going_on.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using map::TownKind;
using state::Status;
using tests::ActionKind;
using tests::Fight;
using tests::go;
using tests::Ground;
using tests::of;
using tests::plain;
using tests::Side;

/// Grant's corps of 10-3 and 10-3 at B3009, a depot behind it; the Confederates stand at B3010.
class Battles : public testing::Test {
 protected:
  explicit Battles(const Ground& ground = Ground{}) : fight_{ground} {
    corps_ = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
    grant_ = fight_.leader_on(corps_, "Grant");
    first_ = fight_.put_inside(corps_, "infantry 10-3");
    second_ = fight_.put_inside(corps_, "infantry 10-3");
    depot_ = fight_.put(Side::Union, "depot", "B3008", 20);
    fight_.ready(grant_, {first_, second_});
  }

  Fight& attack() { return fight_.attack(grant_, "B3010", {first_, second_}); }

  Fight fight_;
  PieceId corps_, grant_, first_, second_, depot_;
};

TEST_F(Battles, Case_8_15_chits_fix_the_table_and_nobody_hears_of_the_first) {
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto lee = fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  attack();
  EXPECT_EQ(fight_.battle().step, BattleStep::AttackersChit);
  EXPECT_EQ(fight_.refused({ActionKind::ChooseChit, {}, {}, {}, {}, 5}), "8.15");
  fight_.chit(3);
  EXPECT_EQ(fight_.battle().step, BattleStep::DefendersChit);
  EXPECT_EQ(fight_.battle().leader[1], lee);
  EXPECT_TRUE(fight_.told("battle-chits").empty()) << "told only when both are there";
  fight_.dice({6}).chit(3);
  EXPECT_THAT(fight_.told("battle-chits"), testing::ElementsAre(3, 3, 3, 3));
}

TEST(Payments, Case_12_21_what_can_be_paid_falls_with_a_stock_that_does_not_run_out) {
  tests::Position position{Ground{}.setting()};
  const auto unit = position.put(Side::Union, "infantry 10-3", "B3009");
  const auto depot = position.put(Side::Union, "depot", "B3009", 20);
  tests::GoingOn game{position};
  const int before = payable_for(game.record.now(), Side::Union, {unit});
  ASSERT_GT(before, 0);
  game.record.apply(state::StockChanged{depot, -15, "12.21"_case});
  EXPECT_EQ(payable_for(game.record.now(), Side::Union, {unit}), before - 15);
  game.record.apply(state::StockChanged{depot, +3, "12.21"_case});
  EXPECT_EQ(payable_for(game.record.now(), Side::Union, {unit}), before - 12);
}

TEST_F(Battles, Case_8_15_a_side_without_a_leader_has_0_and_is_not_asked) {
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  fight_.dice({3, 3, 3});
  attack();
  fight_.chit(2);
  EXPECT_THAT(fight_.told("battle-chits"), testing::ElementsAre(2, 0, 1, 1));
}

TEST_F(Battles, Case_8_15_the_defender_may_name_another_leader) {
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto lee = fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  const auto pemberton = fight_.leader(Side::Confederate, "Pemberton", "B3010");
  attack();
  fight_.chit(0);
  EXPECT_EQ(fight_.battle().leader[1], lee) << "the better one unless he says otherwise";
  fight_.act(of(ActionKind::UseLeader, pemberton));
  EXPECT_EQ(fight_.battle().leader[1], pemberton);
  EXPECT_EQ(fight_.refused({ActionKind::ChooseChit, {}, {}, {}, {}, 2}), "8.15")
      << "Pemberton has initiative 1";
}

TEST_F(Battles, Case_8_15_the_defender_names_his_leader_once) {
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto lee = fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  const auto pemberton = fight_.leader(Side::Confederate, "Pemberton", "B3010");
  const auto hood = fight_.leader(Side::Confederate, "Hood", "B3010");
  attack();
  fight_.chit(0);
  EXPECT_EQ(fight_.refused(of(ActionKind::UseLeader, lee)), "8.15") << "he leads already";
  EXPECT_TRUE(fight_.is_offered(of(ActionKind::UseLeader, hood)));
  fight_.act(of(ActionKind::UseLeader, pemberton));
  for (const auto again : {lee, pemberton, hood}) {
    EXPECT_EQ(fight_.refused(of(ActionKind::UseLeader, again)), "8.15");
    EXPECT_FALSE(fight_.is_offered(of(ActionKind::UseLeader, again)));
  }
}

TEST_F(Battles, Case_8_15_who_attacks_and_who_leads_the_defence_is_told) {
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  const auto pemberton = fight_.leader(Side::Confederate, "Pemberton", "B3010");
  attack();
  EXPECT_EQ(fight_.facts("attacker-joins"), 2);
  fight_.chit(0).act(of(ActionKind::UseLeader, pemberton));
  EXPECT_EQ(fight_.facts("leader-used"), 1);
}

TEST_F(Battles, Case_6_58_nor_does_he_in_the_combat_phase) {
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  fight_.set(grant_, Status::Entrained);

  EXPECT_EQ(fight_.refused(go(ActionKind::Attack, grant_, "B3010")), "6.58");
}

TEST_F(Battles, Case_8_15_the_attacker_drops_to_the_table_he_can_pay_for) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  const auto other = fight.put_inside(corps, "infantry 10-3");
  const auto third = fight.put_inside(corps, "infantry 4-3");
  const auto train = fight.put(Side::Union, "train", "B3009", 2);
  fight.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto lee = fight.leader(Side::Confederate, "R. E. Lee", "B3010");
  fight.ready(grant, {unit, other, third}).dice({3, 3, 3, 3, 3});
  fight.attack(grant, "B3010", {unit, other, third});
  fight.chit(4).chit(4);
  // 24 CSP: CRT 3 costs 3 SUP, CRT 2 two of them.
  EXPECT_THAT(fight.told("battle-chits"), testing::ElementsAre(4, 4, 3, 2));
  EXPECT_EQ(fight.piece(train).stock, 0);
  (void)lee;
}

TEST_F(Battles, Case_12_22_the_defender_pays_or_suffers_for_it) {
  for (const bool pays : {true, false}) {
    Fight fight{Ground{}};
    const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
    const auto grant = fight.leader_on(corps, "Grant");
    const auto unit = fight.put_inside(corps, "infantry 10-3");
    fight.put(Side::Union, "depot", "B3008", 20);
    fight.put(Side::Confederate, "infantry 8-3", "B3010");
    const auto train = fight.put(Side::Confederate, "train", "B3010", 5);
    fight.leader(Side::Confederate, "R. E. Lee", "B3010");
    fight.ready(grant, {unit}).dice({3, 3, 3, 3, 3});
    fight.attack(grant, "B3010", {unit});
    fight.act(of(ActionKind::Withhold, train));
    fight.chit(2).chit(2);
    ASSERT_EQ(fight.battle().step, BattleStep::DefendersSupply);
    if (pays) {
      fight.act(of(ActionKind::PaySupply, train));
    } else {
      fight.act(plain(ActionKind::RefuseSupply));
    }
    EXPECT_EQ(fight.piece(train).stock, pays ? 4 : 5) << "half of 1, rounded up";
    EXPECT_EQ(fight.told("die-unsupplied").empty(), pays);
  }
}

TEST_F(Battles, Case_8_15_an_overrun_eliminates_without_chits_supply_or_die) {
  const auto militia = fight_.put(Side::Confederate, "militia 2-2", "B3010");
  attack();
  EXPECT_EQ(fight_.where(militia), "unused");
  EXPECT_EQ(fight_.rolls(), 0);
  EXPECT_EQ(fight_.piece(depot_).stock, 20);
  EXPECT_TRUE(fight_.piece(first_).activity.has(Status::AttackedFighting));
  EXPECT_EQ(fight_.state().treasury_of(Side::Confederate).lost, 2);
  fight_.act(of(ActionKind::Advance, corps_));
  EXPECT_EQ(fight_.where(first_), "B3010");
  EXPECT_EQ(fight_.state().controller(tests::hex("B3010")), Side::Union);
}

TEST_F(Battles, Case_8_17_the_overrun_takes_withheld_trains_too_and_their_supply_stays) {
  fight_.put(Side::Confederate, "militia 1-2", "B3010");
  const auto train = fight_.put(Side::Confederate, "train", "B3010", 6);
  attack();
  fight_.act(of(ActionKind::Withhold, train));
  EXPECT_EQ(fight_.where(train), "unused");
  EXPECT_EQ(fight_.state().ground_stock(tests::hex("B3010")), 6);
}

TEST_F(Battles, Erratum_E051_as_printed_trains_are_not_withheld) {
  for (const bool in_force : {true, false}) {
    Fight fight{Ground{}};
    const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
    const auto grant = fight.leader_on(corps, "Grant");
    const auto unit = fight.put_inside(corps, "infantry 10-3");
    fight.put(Side::Union, "depot", "B3008", 20);
    fight.put(Side::Confederate, "infantry 5-3", "B3010");
    fight.put(Side::Confederate, "train", "B3010", 6);
    fight.ready(grant, {unit});
    if (!in_force) {
      fight.without("E051");
    }
    fight.attack(grant, "B3010", {unit});
    EXPECT_EQ(fight.battle().step, in_force ? BattleStep::Withhold : BattleStep::AttackersChit);
    EXPECT_EQ(fight.battle().defenders.size(), 2U);
  }
}

TEST_F(Battles, Case_8_15_step_7_reads_die_leaders_and_ground) {
  // 20 against 10 on the second table, +2 for Grant, -3 for Lee, +1 for a defence that has no
  // supply to pay with: die 4 becomes 4: 10/15*.
  const auto enemy = fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto lee = fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  fight_.dice({4, 3, 4, 3, 4});
  attack();
  fight_.chit(2).chit(2);
  EXPECT_THAT(fight_.told("battle-odds"), testing::ElementsAre(20, 10, 200));
  EXPECT_THAT(fight_.told("battle-result-retreat"), testing::ElementsAre(4, 10, 15, 2, 2, 4, 0))
      << "15 % of 10 is 1.5, rounded to 2";
  EXPECT_EQ(fight_.strength_in(Side::Union, "B3009"), 18);
  EXPECT_EQ(fight_.piece(enemy).strength, 8);
  EXPECT_EQ(fight_.rolls(), 5) << "the battle, and two dice for each leader [10.4]";
  EXPECT_EQ(fight_.state().treasury_of(Side::Union).lost, 2);
  EXPECT_EQ(fight_.state().treasury_of(Side::Confederate).lost, 2);
  (void)lee;
}

/// What comes of a battle by hand, on CRT 2.
struct Resolved {
  std::array<int, 2> loss;
  std::vector<state::Event> events;
};

Resolved resolved(int attacking, int defending, int percentage, std::uint8_t die,
                  std::string_view name = "Halleck") {
  Fight fight{Ground{}};
  const auto leader = fight.leader(Side::Union, name, "B3009");
  Battle battle;
  battle.kind = BattleKind::Attack;
  battle.step = BattleStep::Resolve;
  battle.attacker = Side::Union;
  battle.target = tests::hex("B3010");
  battle.commander = leader;
  battle.leader[0] = leader;
  battle.percentage = percentage;
  battle.table = 2;
  battle.strength = {attacking, defending};
  fight.dice({die}).begin(battle);
  state::Record record{fight.standing()};
  roll_battle(record);
  return {fight.battle().loss, record.take_events()};
}

/// The figures of the last fact of the key that was told; empty when there is none.
std::vector<int> figures(const Resolved& battle, std::string_view key) {
  std::vector<int> result;
  for (const state::Event& event : battle.events) {
    const auto* const told = std::get_if<state::Told>(&event);
    result = told != nullptr && told->key == key ? told->figures : result;
  }
  return result;
}

TEST(Ceiling, Case_8_19_one_point_cannot_bleed_an_army) {
  // 1 against 100, 20/10 on the fourth row of the first column: 10 % of 100 would be 10.
  const Resolved battle = resolved(1, 100, 1, 4);
  EXPECT_THAT(battle.loss, testing::ElementsAre(1, 1)) << "40 % of 1, rounded up";
  EXPECT_THAT(figures(battle, "loss-ceiling"), testing::ElementsAre(10, 40, 1, 1));
}

TEST(Ceiling, Case_8_19_a_larger_attacker_does_not_pay_for_his_numbers) {
  // 90 against 10, 900 %, die 1: 10/15*.
  const Resolved battle = resolved(90, 10, 900, 1);
  EXPECT_THAT(battle.loss, testing::ElementsAre(4, 2)) << "40 % of 10, not 9";
  EXPECT_THAT(figures(battle, "loss-ceiling"), testing::ElementsAre(9, 40, 10, 4));
}

TEST(Ceiling, Case_8_19_of_a_loss_below_it_nothing_is_said) {
  EXPECT_TRUE(figures(resolved(20, 10, 200, 4), "loss-ceiling").empty());
}

TEST(BattleResult, Case_8_15_a_die_beyond_the_table_reads_its_last_row_and_that_is_told) {
  // 30 against 30, die 6, +2 for Grant in place of Halleck's 0: row 7.
  const Resolved high = resolved(30, 30, 100, 6, "Grant");
  EXPECT_THAT(figures(high, "die-off-table"), testing::ElementsAre(8, 7));
  EXPECT_THAT(figures(high, "battle-result-retreat"), testing::ElementsAre(7, 10, 15, 3, 5, 6, 2));

  const Resolved inside = resolved(30, 30, 100, 6);
  EXPECT_TRUE(figures(inside, "die-off-table").empty());
  EXPECT_THAT(figures(inside, "battle-result-retreat"),
              testing::ElementsAre(6, 10, 15, 3, 5, 6, 0));
}

TEST(MixedForces, Case_8_16_example_2_three_flotillas_support_three_divisions) {
  Fight fight{Ground{}.river("River", true, {"B3010/B3011"})};
  const auto a = fight.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto b = fight.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto c = fight.put(Side::Confederate, "infantry 10-3", "B3010");
  std::vector<PieceId> ships;
  ships.reserve(3);
  for (int count = 0; count < 3; ++count) {
    ships.push_back(fight.put(Side::Confederate, "naval-flotilla", "B3010/B3011"));
  }
  const auto army = fight.put(Side::Union, "army-hq", "B3009", 20);
  const auto grant = fight.leader_on(army, "Grant");
  std::vector<PieceId> units;
  units.reserve(4);
  for (int count = 0; count < 4; ++count) {
    units.push_back(fight.put_inside(army, "infantry 10-3"));
  }
  fight.ready(grant, {units[0], units[1], units[2], units[3]});
  fight.dice({1, 3, 3});
  fight.attack(grant, "B3010", {units[0], units[1], units[2], units[3]});
  ASSERT_EQ(fight.battle().step, BattleStep::DefendersShips);
  fight.act(of(ActionKind::SupportBattle, ships[0]));
  fight.act(of(ActionKind::SupportBattle, ships[1]));
  fight.act(of(ActionKind::SupportBattle, ships[2]));
  EXPECT_EQ(fight.battle().step, BattleStep::AttackersChit) << "exactly twice the 30 CSP";
  EXPECT_THAT(fight.told("battle-odds"), testing::ElementsAre(40, 90, 44));
  // CRT 2, die 1 + 2 for Grant + 1 for a defence without supply = 4: 20/10; 10 % of 90 = 9: 5 on
  // the ground, 4 at sea.
  fight.chit(3);
  EXPECT_THAT(fight.told("battle-result"), testing::ElementsAre(4, 20, 10, 8, 9, 1, 3));
  // The ships are alike, and so are the divisions: nobody has to choose.
  const auto lost = std::count_if(ships.begin(), ships.end(),
                                  [&](PieceId ship) { return fight.where(ship) == "unused"; });
  EXPECT_EQ(lost, 1);
  std::vector<int> left{fight.piece(a).strength, fight.piece(b).strength, fight.piece(c).strength};
  std::sort(left.begin(), left.end());
  EXPECT_EQ(fight.strength_in(Side::Confederate, "B3010"), 25);
  EXPECT_EQ(left.front(), 8) << "8, 8 and 9";
}

TEST(MixedForces, Case_11_31_a_defence_takes_no_more_than_twice_its_ground_strength) {
  Fight fight{Ground{}.river("River", true, {"B3010/B3011"})};
  fight.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto one = fight.put(Side::Confederate, "naval-flotilla", "B3010/B3011");
  const auto two = fight.put(Side::Confederate, "naval-flotilla", "B3010/B3011");
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "depot", "B3008", 40);
  fight.ready(grant, {unit});
  fight.attack(grant, "B3010", {unit});
  fight.act(of(ActionKind::SupportBattle, one));
  EXPECT_EQ(fight.battle().step, BattleStep::AttackersChit) << "a second ship would add nothing";
  EXPECT_THAT(fight.told("battle-odds"), testing::ElementsAre(10, 15, 66)) << "5 + 10 of 20";
  EXPECT_TRUE(fight.piece(one).activity.has(Status::Supported));
  EXPECT_FALSE(fight.piece(two).activity.has(Status::Supported));
}

TEST(Evasion, Case_15_21_cavalry_evades_unless_cavalry_attacks) {
  for (const bool cavalry : {false, true}) {
    Fight fight{Ground{}};
    const auto army = fight.put(Side::Union, "army-hq", "B3009", 20);
    const auto grant = fight.leader_on(army, "Grant");
    const auto unit = fight.put_inside(army, cavalry ? "cavalry 5-4" : "infantry 10-3");
    const auto horse = fight.put(Side::Confederate, "cavalry 3-4", "B3010");
    fight.ready(grant, {unit});
    fight.attack(grant, "B3010", {unit});
    EXPECT_EQ(fight.battle().step, cavalry ? BattleStep::AttackersChit : BattleStep::Evasion);
    if (cavalry) {
      continue;
    }
    EXPECT_EQ(fight.refused(go(ActionKind::Evade, horse, "B3009")), "9.32");
    fight.act(go(ActionKind::Evade, horse, "B3011"));
    EXPECT_EQ(fight.where(horse), "B3011");
    EXPECT_TRUE(fight.piece(horse).activity.has(Status::Evaded));
    EXPECT_EQ(fight.battle().step, BattleStep::Advance) << "nothing is left to attack";
    EXPECT_TRUE(fight.piece(unit).activity.has(Status::AttackedFighting));
    fight.act(of(ActionKind::Advance, unit));
    EXPECT_EQ(fight.where(unit), "B3010");
  }
}

TEST(Evasion, Case_15_21_a_cavalry_corps_goes_with_its_hq_and_leader_and_others_stay) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "depot", "B3008", 20);
  const auto horse = fight.put(Side::Confederate, "corps-hq-cavalry", "B3010");
  const auto stuart = fight.leader_on(horse, "Stuart");
  const auto five = fight.put_inside(horse, "cavalry 5-4");
  const auto four = fight.put_inside(horse, "cavalry 4-4");
  const auto foot = fight.put(Side::Confederate, "infantry 4-3", "B3010");
  fight.ready(grant, {unit});
  fight.attack(grant, "B3010", {unit});
  fight.act(go(ActionKind::Evade, horse, "B3011"));
  EXPECT_EQ(fight.where(stuart), "B3011");
  EXPECT_EQ(fight.where(five), "B3011");
  EXPECT_EQ(fight.where(four), "B3011");
  EXPECT_THAT(fight.battle().defenders, testing::ElementsAre(foot));
  EXPECT_EQ(fight.battle().step, BattleStep::AttackersChit);
}

TEST(Evasion, Case_15_21_once_in_an_enemy_phase) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "depot", "B3008", 20);
  const auto horse = fight.put(Side::Confederate, "cavalry 3-4", "B3010");
  fight.ready(grant, {unit}).set(horse, Status::Evaded);
  fight.attack(grant, "B3010", {unit});
  EXPECT_EQ(fight.battle().step, BattleStep::AttackersChit);
}

TEST(SecondWind, Case_26_1_the_second_attack_of_a_unit_has_a_worse_die) {
  Fight fight{Ground{}, Side::Confederate};
  const auto corps = fight.put(Side::Confederate, "corps-hq-infantry", "B3009");
  const auto jackson = fight.leader_on(corps, "T. Jackson");
  const auto unit = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Confederate, "depot", "B3008", 20);
  fight.put(Side::Union, "infantry 5-3", "B3010");
  fight.ready(jackson, {unit}).set(unit, Status::AttackedFighting).dice({3, 3, 3});
  fight.with(rulebook::Option::SecondWind);
  fight.attack(jackson, "B3010", {unit});
  fight.chit(1);
  EXPECT_THAT(fight.told("die-second-wind"), testing::ElementsAre(-1));
  EXPECT_TRUE(fight.piece(unit).activity.has(Status::AttackedTwice));
}

}  // namespace
}  // namespace core::combat
