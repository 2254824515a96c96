// [13.32] [13.35] [13.36] [13.38] [13.39]: sorties, storms, assaults in a siege, surrender.
#include "core/combat/retreat.h"
#include "core/combat/siege_assault.h"
#include "core/combat/targets.h"
#include "core/fortification/works.h"
#include "core/territory/besieged.h"
#include "tests/combat/fight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::combat {
namespace {

using map::TownKind;
using state::Stage;
using state::Status;
using tests::ActionKind;
using tests::add;
using tests::Fight;
using tests::go;
using tests::Ground;
using tests::of;
using tests::plain;
using tests::Side;

/// Vicksburg when its works have been shot away: 29 Confederates underneath 90 of the Union.
class Vicksburg : public testing::Test {
 protected:
  Vicksburg() : fight_{Ground{}.town("Vicksburg", "B3010", TownKind::City)} {
    army_ = fight_.put(Side::Union, "army-hq", "B3010", 20);
    grant_ = fight_.leader_on(army_, "Grant");
    for (int count = 0; count < 4; ++count) {
      units_.push_back(fight_.put_inside(army_, "infantry 10-3"));
    }
    for (int count = 0; count < 5; ++count) {
      units_.push_back(fight_.put(Side::Union, "infantry 10-3", "B3010"));
      fight_.ready(grant_, {units_.back()});
    }
    fight_.ready(grant_, {units_[0], units_[1], units_[2], units_[3]});
    fort_ = fight_.put(Side::Confederate, "fort", "B3010");
    for (const char* unit : {"infantry 10-3", "infantry 10-3", "infantry 8-3", "infantry 1-3"}) {
      fight_.put_inside(fort_, unit);
    }
    train_ = fight_.put_inside(fort_, "train", 5);
    leader_ = fight_.put_inside(fort_, "leader");
    fight_.name(leader_, "T. Jackson").set(fort_, Status::Razed);
    fight_.control(Side::Confederate, "B3010");
  }

  Fight fight_;
  PieceId army_, grant_, fort_, train_, leader_;
  std::vector<PieceId> units_;
};

TEST_F(Vicksburg, Case_13_24_they_are_besieged_without_works) {
  EXPECT_TRUE(
      territory::is_besieged_fort(fight_.now().occupancy, Side::Confederate, tests::hex("B3010")));
  EXPECT_TRUE(is_underneath(fight_.now(), Side::Confederate, tests::hex("B3010")));
  EXPECT_FALSE(is_underneath(fight_.now(), Side::Union, tests::hex("B3010")));
}

TEST_F(Vicksburg, Case_13_36_the_final_attack_of_13_38_ends_in_surrender) {
  // Die 4, the leaders' C of 2 and 3, the city: 4 + 2 - 3 - 1; the example has equal leaders, so
  // the die shows one more here.
  fight_.dice({5, 3, 4, 3, 4, 2});
  fight_.act(go(ActionKind::Attack, grant_, "B3010"));
  for (const PieceId id : units_) {
    if (fight_.refused(add(id)).empty()) {
      fight_.act(add(id));
    }
  }
  fight_.pass();
  fight_.act(of(ActionKind::Withhold, train_));
  const int attackers = fight_.told("battle-odds").at(0);
  fight_.chit(3);
  fight_.chit(2);
  fight_.act(of(ActionKind::PaySupply, train_));
  EXPECT_EQ(fight_.piece(army_).stock, 20 - (attackers + 19) / 20);
  EXPECT_EQ(fight_.told("battle-odds"), (std::vector<int>{attackers, 29, 100 * attackers / 29}));
  const std::vector<int> result = fight_.told("battle-result-retreat");
  ASSERT_EQ(result.size(), 7U);
  EXPECT_EQ(result[0], 3);
  EXPECT_EQ(result[1], 10);
  EXPECT_EQ(result[2], 15);
  EXPECT_EQ(result[4], 4) << "15 % of 29 is 4.35";
  for (int step = 0; step < 20 && !fight_.state().turn.pending.empty() &&
                     std::holds_alternative<state::LossShare>(fight_.state().turn.pending.back());
       ++step) {
    const auto share = std::get<state::LossShare>(fight_.state().turn.pending.back());
    for (const PieceId id : share.units) {
      if (std::find(share.chosen.begin(), share.chosen.end(), id) == share.chosen.end()) {
        fight_.act(of(ActionKind::LosePoint, id));
        break;
      }
    }
  }
  EXPECT_EQ(fight_.state().treasury_of(Side::Confederate).lost, 4 + 25 + 1) << "and the train";
  EXPECT_EQ(fight_.strength_in(Side::Confederate, "B3010"), 0);
  EXPECT_EQ(fight_.where(leader_), "captured");
  EXPECT_EQ(fight_.state().ground_stock(tests::hex("B3010")), 4)
      << "the garrison has paid 1 of 5; the rest is captured";
  EXPECT_EQ(fight_.state().controller(tests::hex("B3010")), Side::Union) << "[13.42]";
  EXPECT_FALSE(fight_.has_battle());
}

/// A fortress with a garrison, the Union on top of it.
class Fortress : public testing::Test {
 protected:
  explicit Fortress(Stage stage = Stage::Battles, Side acting = Side::Union)
      : fight_{Ground{}, acting, stage} {
    army_ = fight_.put(Side::Union, "army-hq", "B3010", 20);
    grant_ = fight_.leader_on(army_, "Grant");
    first_ = fight_.put_inside(army_, "infantry 10-3");
    second_ = fight_.put_inside(army_, "infantry 10-3");
    fort_ = fight_.put(Side::Confederate, "fortress", "B3010");
    hq_ = fight_.put_inside(fort_, "corps-hq-infantry");
    jackson_ = fight_.leader_on(hq_, "T. Jackson");
    inside_ = fight_.put_inside(hq_, "infantry 5-3");
    train_ = fight_.put_inside(fort_, "train", 5);
    fight_.control(Side::Confederate, "B3010");
    fight_.ready(grant_, {first_, second_}).ready(jackson_, {inside_});
  }

  Fight fight_;
  PieceId army_, grant_, first_, second_, fort_, hq_, jackson_, inside_, train_;
};

TEST_F(Fortress, Case_13_38_a_storm_doubles_the_losses_and_a_star_moves_nobody) {
  fight_.dice({6, 3, 4, 3, 4});
  fight_.attack(grant_, "B3010", {first_, second_});
  fight_.act(of(ActionKind::Withhold, train_));
  fight_.chit(0).chit(0);
  EXPECT_THAT(fight_.told("battle-odds"), testing::ElementsAre(20, 15, 133));
  // CRT 1, die 6 + 2 - 3 = 5: 5/5*; 5 % of 20 is 1, under the ceiling of 20 % of 5.
  EXPECT_THAT(fight_.told("battle-result-retreat"), testing::ElementsAre(5, 5, 5, 1, 1, 6, -1));
  EXPECT_EQ(fight_.state().treasury_of(Side::Union).lost, 2);
  EXPECT_EQ(fight_.strength_in(Side::Union, "B3010"), 18);
  EXPECT_EQ(fight_.piece(inside_).inside, hq_);
  EXPECT_EQ(fight_.state().fort_of(inside_), fort_);
  EXPECT_FALSE(fight_.has_battle());
}

// Both sides lose their last unit: a staff stands on top of the fort, another one inside.
TEST(LastOnes, Case_13_15_a_staff_stays_in_the_empty_fort_when_nobody_is_left_to_find_it) {
  Fight fight{Ground{}, Side::Union, Stage::Battles};
  const PieceId army = fight.put(Side::Union, "army-hq", "B3010", 20);
  const PieceId grant = fight.leader_on(army, "Grant");
  const PieceId attacker = fight.put_inside(army, "infantry 1-3");
  const PieceId fort = fight.put(Side::Confederate, "fort", "B3010");
  const PieceId hq = fight.put_inside(fort, "corps-hq-infantry");
  const PieceId jackson = fight.leader_on(hq, "T. Jackson");
  const PieceId defender = fight.put_inside(hq, "infantry 1-3");
  fight.control(Side::Confederate, "B3010").ready(grant, {attacker}).ready(jackson, {defender});
  fight.dice({6, 3, 4, 3, 4});
  fight.attack(grant, "B3010", {attacker});
  fight.chit(0).chit(0);
  EXPECT_EQ(fight.strength_in(Side::Union, "B3010"), 0);
  EXPECT_EQ(fight.strength_in(Side::Confederate, "B3010"), 0);
  EXPECT_EQ(fight.state().fort_of(hq), fort);
  EXPECT_EQ(fight.where(army), "B3010");
  EXPECT_EQ(fight.state().controller(tests::hex("B3010")), Side::Confederate) << "[3.28]";
  EXPECT_FALSE(fight.has_battle());
  EXPECT_TRUE(fortification::may_share(fight.now().occupancy, tests::hex("B3010"))) << "[13.14]";
}

// As printed nobody flees from the battle [10.34] nor is the empty fort taken [13.15].
TEST(LastOnes, Case_10_33_the_besieger_meets_the_staff_that_the_last_garrison_leaves) {
  Fight fight{Ground{}, Side::Union, Stage::Battles};
  const PieceId army = fight.put(Side::Union, "army-hq", "B3010", 20);
  const PieceId grant = fight.leader_on(army, "Grant");
  const PieceId attacker = fight.put_inside(army, "infantry 5-3");
  const PieceId fort = fight.put(Side::Confederate, "fort", "B3010");
  const PieceId hq = fight.put_inside(fort, "corps-hq-infantry");
  const PieceId defender = fight.put_inside(hq, "infantry 1-3");
  fight.control(Side::Confederate, "B3010").ready(grant, {attacker});
  fight.without("E064").without("E073").dice({6, 3, 4, 3, 4});
  fight.attack(grant, "B3010", {attacker});
  fight.chit(0);
  EXPECT_EQ(fight.strength_in(Side::Confederate, "B3010"), 0);
  EXPECT_GT(fight.strength_in(Side::Union, "B3010"), 0);
  EXPECT_NE(fight.where(hq), "B3010");
  EXPECT_NE(fight.where(defender), "B3010");
  EXPECT_EQ(fight.state().controller(tests::hex("B3010")), Side::Union) << "[3.23]";
  EXPECT_TRUE(fortification::may_share(fight.now().occupancy, tests::hex("B3010"))) << "[13.14]";
}

class StrategicTurn : public Fortress {
 protected:
  StrategicTurn() : Fortress{Stage::Sieges} {}
};

TEST_F(StrategicTurn, Case_13_35_an_assault_pays_nothing_and_doubles_nothing) {
  fight_.dice({3, 6, 3, 4, 3, 4});
  EXPECT_TRUE(may_assault_in_siege(fight_.now(), grant_, tests::hex("B3010")));
  {
    state::Record record{fight_.standing()};
    begin_siege_assault(record, grant_, tests::hex("B3010"));
  }
  ASSERT_TRUE(fight_.has_battle());
  fight_.act(add(first_)).act(add(second_)).pass();
  fight_.act(of(ActionKind::Withhold, train_));
  fight_.chit(4).chit(2);
  EXPECT_EQ(fight_.piece(army_).stock, 20);
  EXPECT_EQ(fight_.piece(train_).stock, 5);
  EXPECT_TRUE(fight_.told("die-unsupplied").empty());
  // 133 % on CRT 3, die 6 + 2 - 3 = 5: 20/30*; 20 % of 20 is 4, the ceiling 60 % of 5 is 3.
  EXPECT_THAT(fight_.told("battle-result-retreat"), testing::ElementsAre(5, 20, 30, 3, 2, 6, -1));
}

TEST_F(StrategicTurn, Case_13_35_without_initiative_there_is_no_assault) {
  fight_.dice({6});
  state::Record record{fight_.standing()};
  begin_siege_assault(record, grant_, tests::hex("B3010"));
  EXPECT_FALSE(fight_.has_battle());
}

class Sally : public Fortress {
 protected:
  Sally() : Fortress{Stage::Battles, Side::Confederate} {}
};

TEST_F(Sally, Case_13_39_besiegers_retreat_and_the_siege_is_over) {
  Fight fight{Ground{}, Side::Confederate};
  const auto fort = fight.put(Side::Confederate, "fortress", "B3010");
  const auto hq = fight.put_inside(fort, "corps-hq-infantry");
  const auto jackson = fight.leader_on(hq, "T. Jackson");
  const auto one = fight.put_inside(hq, "infantry 10-3");
  const auto two = fight.put_inside(hq, "infantry 10-3");
  const auto train = fight.put_inside(fort, "train", 5);
  const auto besieger = fight.put(Side::Union, "infantry 8-3", "B3010");
  fight.control(Side::Confederate, "B3010").ready(jackson, {one, two}).dice({5, 3, 4});
  fight.attack(jackson, "B3010", {one, two});
  fight.chit(0);
  EXPECT_EQ(fight.piece(train).stock, 4) << "paid from inside";
  ASSERT_NE(retreat_going_on(fight.state()), nullptr);
  fight.act(go(ActionKind::RetreatTo, besieger, "B3009"));
  EXPECT_FALSE(fight.has_battle()) << "nobody advances, they hold the place already";
  EXPECT_FALSE(
      territory::is_besieged_fort(fight.now().occupancy, Side::Confederate, tests::hex("B3010")));
  EXPECT_EQ(fight.state().fort_of(one), fort);
}

TEST_F(Sally, Case_13_32_the_besieged_pay_from_inside_only) {
  fight_.put(Side::Confederate, "depot", "B3011", 20);
  Fight fight{Ground{}, Side::Confederate};
  const auto fort = fight.put(Side::Confederate, "fortress", "B3010");
  const auto hq = fight.put_inside(fort, "corps-hq-infantry");
  const auto jackson = fight.leader_on(hq, "T. Jackson");
  const auto one = fight.put_inside(hq, "infantry 10-3");
  fight.put(Side::Confederate, "depot", "B3011", 20);
  fight.put(Side::Union, "infantry 10-3", "B3010");
  fight.control(Side::Confederate, "B3010").ready(jackson, {one});
  EXPECT_EQ(fight.refused(go(ActionKind::Attack, jackson, "B3010")), "12.22");
}

}  // namespace
}  // namespace core::combat
