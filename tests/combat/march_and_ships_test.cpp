// [14.0] Attack from the march, [7.24] Amphibious Assault.
#include "core/combat/retreat.h"
#include "tests/combat/fight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::combat {
namespace {

using map::TownKind;
using state::ForceMove;
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

/// Stuart with a 5-4 and a 4-4 at B3009 in the middle of a move.
class FromMarch : public testing::Test {
 protected:
  explicit FromMarch(std::string_view enemy = "militia 2-2", bool fort = false,
                     const Ground& ground = Ground{}, std::string_view cycle = "7/62")
      : fight_{ground, Side::Confederate, Stage::CommandSegment} {
    fight_.cycle(cycle);
    corps_ = fight_.put(Side::Confederate, "corps-hq-cavalry", "B3009");
    stuart_ = fight_.leader_on(corps_, "Stuart");
    five_ = fight_.put_inside(corps_, "cavalry 5-4");
    four_ = fight_.put_inside(corps_, "cavalry 4-4");
    depot_ = fight_.put(Side::Confederate, "depot", "B3008", 10);
    if (fort) {
      enemy_ = fight_.put_inside(fight_.put(Side::Union, "fort", "B3010"), enemy);
    } else {
      enemy_ = fight_.put(Side::Union, enemy, "B3010");
    }
    ForceMove force;
    force.head = stuart_;
    force.units = {stuart_, corps_};
    fight_.begin(force);
    for (const PieceId id : {stuart_, corps_, five_, four_}) {
      fight_.set(id, Status::Energised);
    }
  }

  /// The points that the force has used up before.
  void spend(int points) {
    state::Record record{fight_.standing()};
    for (const PieceId id : {stuart_, corps_, five_, four_}) {
      record.apply(state::PointsSpent{id, points, 0, 0, 0});
    }
  }

  Fight& attack() {
    return fight_.attack(stuart_, "B3010", {five_, four_}, ActionKind::AttackFromMarch);
  }

  const ForceMove& force() { return std::get<ForceMove>(fight_.state().turn.pending.front()); }

  Fight fight_;
  PieceId corps_, stuart_, five_, four_, depot_, enemy_;
};

TEST_F(FromMarch, Case_6_58_a_leader_on_the_railroad_leads_no_attack) {
  fight_.set(stuart_, Status::Entrained);
  const auto led = go(ActionKind::AttackFromMarch, stuart_, "B3010");

  EXPECT_EQ(fight_.refused(led), "6.58");
  EXPECT_FALSE(fight_.is_offered(led));
}

TEST_F(FromMarch, Erratum_E039_as_printed_nothing_keeps_him_from_it) {
  fight_.set(stuart_, Status::Entrained).without("E039");

  EXPECT_EQ(fight_.refused(go(ActionKind::AttackFromMarch, stuart_, "B3010")), "");
}

TEST_F(FromMarch, Case_14_22_stuart_drives_the_militia_away_and_stops_without_points) {
  fight_.dice({3, 2, 3, 4, 5});
  spend(2);
  attack();
  EXPECT_THAT(fight_.told("battle-odds"), testing::ElementsAre(9, 2, 450));
  EXPECT_EQ(fight_.refused({ActionKind::ChooseChit, {}, {}, {}, {}, 3}), "14.13");
  fight_.chit(2);
  EXPECT_THAT(fight_.told("battle-chits"), testing::ElementsAre(2, 0, 1, 1));
  EXPECT_EQ(fight_.piece(depot_).stock, 9) << "1 SUP per 30 CSP, rounded up";
  EXPECT_THAT(fight_.told("die-march"), testing::ElementsAre(-1));
  EXPECT_THAT(fight_.told("battle-result-retreat"), testing::ElementsAre(3, 5, 10, 1, 1, 2, 1));
  fight_.act(of(ActionKind::LosePoint, four_));
  EXPECT_EQ(fight_.piece(enemy_).strength, 1);
  fight_.act(go(ActionKind::RetreatTo, enemy_, "B3110"));
  EXPECT_EQ(fight_.where(corps_), "B3010");
  EXPECT_EQ(fight_.where(four_), "B3010");
  EXPECT_EQ(fight_.strength_in(Side::Confederate, "B3010"), 8);
  EXPECT_EQ(fight_.piece(five_).activity.spent, 4) << "0 movement points left";
  EXPECT_TRUE(fight_.piece(five_).activity.has(Status::AttackedMoving));
  EXPECT_FALSE(fight_.piece(five_).activity.has(Status::AttackedFighting))
      << "[8.12] in the Combat Phase it may attack once more";
  EXPECT_TRUE(force().attacked);
  EXPECT_FALSE(fight_.has_battle());
}

TEST_F(FromMarch, Erratum_E048_as_printed_it_has_had_its_one_attack) {
  fight_.without("E048").dice({3, 2, 3, 4, 5});
  attack().chit(2);
  EXPECT_TRUE(fight_.piece(five_).activity.has(Status::AttackedFighting));
}

TEST_F(FromMarch, Case_14_12_each_needs_the_points_for_the_hex_and_one_more) {
  spend(3);
  EXPECT_EQ(fight_.refused(go(ActionKind::AttackFromMarch, stuart_, "B3010")), "14.12");
}

TEST_F(FromMarch, Case_14_12_a_force_attacks_from_the_march_once) {
  fight_.dice({6});
  attack();
  EXPECT_EQ(fight_.refused(go(ActionKind::AttackFromMarch, stuart_, "B3010")), "14.12");
  EXPECT_FALSE(fight_.is_offered(go(ActionKind::AttackFromMarch, stuart_, "B3010")));
}

TEST_F(FromMarch, Case_14_11_a_failed_roll_ends_it_and_costs_nothing) {
  fight_.dice({6});
  attack();
  EXPECT_FALSE(fight_.has_battle());
  EXPECT_EQ(fight_.piece(five_).activity.spent, 0);
  EXPECT_FALSE(fight_.piece(five_).activity.has(Status::AttackedMoving));
  EXPECT_TRUE(force().attacked);
}

TEST_F(FromMarch, Case_14_11_all_attackers_are_in_one_hex) {
  Fight fight{Ground{}, Side::Confederate, Stage::CommandSegment};
  const auto army = fight.put(Side::Confederate, "army-hq", "B3009", 20);
  const auto lee = fight.leader_on(army, "R. E. Lee");
  const auto here = fight.put(Side::Confederate, "infantry 5-3", "B3009");
  const auto beside = fight.put(Side::Confederate, "infantry 5-3", "B3109");
  fight.put(Side::Union, "infantry 5-3", "B3010");
  ForceMove force;
  force.head = lee;
  force.units = {lee, army, here, beside};
  fight.begin(force).ready(lee, {here, beside});
  for (const PieceId id : force.units) {
    fight.set(id, Status::Energised);
  }
  fight.act(go(ActionKind::AttackFromMarch, lee, "B3010"));
  fight.act(add(here));
  EXPECT_NE(fight.refused(add(beside)), "");
}

TEST_F(FromMarch, Case_14_14_an_overrun_needs_no_roll_and_no_supply_and_goes_on) {
  Fight fight{Ground{}, Side::Confederate, Stage::CommandSegment};
  const auto corps = fight.put(Side::Confederate, "corps-hq-cavalry", "B3009");
  const auto stuart = fight.leader_on(corps, "Stuart");
  const auto five = fight.put_inside(corps, "cavalry 5-4");
  const auto other = fight.put_inside(corps, "cavalry 5-4");
  const auto enemy = fight.put(Side::Union, "militia 1-2", "B3010");
  ForceMove force;
  force.head = stuart;
  force.units = {stuart, corps};
  fight.begin(force);
  for (const PieceId id : {stuart, corps, five, other}) {
    fight.set(id, Status::Energised).set(id, Status::Stopped);
  }
  fight.attack(stuart, "B3010", {five, other}, ActionKind::AttackFromMarch);
  EXPECT_EQ(fight.rolls(), 0);
  EXPECT_EQ(fight.where(enemy), "unused");
  EXPECT_EQ(fight.where(five), "B3010");
  EXPECT_EQ(fight.piece(five).activity.spent, 2);
  EXPECT_FALSE(fight.piece(five).activity.has(Status::Stopped)) << "no zone is left there";
  EXPECT_FALSE(fight.piece(five).activity.has(Status::Moved)) << "[14.21] it may go on";
}

class OnAFort : public FromMarch {
 protected:
  OnAFort() : FromMarch{"garrison (2)-1", true} {}
};

TEST_F(OnAFort, Case_14_13_forts_are_not_attacked_from_the_march) {
  EXPECT_EQ(fight_.refused(go(ActionKind::AttackFromMarch, stuart_, "B3010")), "13.38");
}

TEST_F(FromMarch, Case_14_21_the_attackers_enter_an_empty_hex) {
  fight_.dice({3, 2, 3, 4, 5});
  attack().chit(2);
  fight_.act(of(ActionKind::LosePoint, four_));
  fight_.act(go(ActionKind::RetreatTo, enemy_, "B3011"));
  EXPECT_EQ(fight_.where(corps_), "B3010");
  EXPECT_EQ(fight_.piece(five_).activity.spent, 2) << "the hex and one more [14.12]";
  EXPECT_TRUE(fight_.piece(five_).activity.has(Status::Stopped))
      << "the militia is next to it [6.21]";
}

/// The same with a brook between them, in winter.
class OverABrook : public FromMarch {
 protected:
  OverABrook()
      : FromMarch{"militia 2-2", false, Ground{}.river("Brook", false, {"B3009/B3010"}), "1/63"} {}
};

TEST_F(OverABrook, Case_6_17_winter_keeps_nobody_from_attacking_over_a_river) {
  fight_.dice({3, 2, 3, 4, 5});
  EXPECT_TRUE(fight_.is_offered(go(ActionKind::AttackFromMarch, stuart_, "B3010")));
  attack().chit(2);
  EXPECT_EQ(fight_.piece(five_).activity.spent, 4) << "hex, brook and one more [14.12]";
}

TEST_F(OverABrook, Case_6_17_winter_keeps_nobody_from_the_attack_but_from_the_entry) {
  fight_.dice({3, 4, 3, 4, 5});
  attack().chit(2);
  fight_.act(of(ActionKind::LosePoint, four_));
  fight_.act(go(ActionKind::RetreatTo, enemy_, "B3011"));

  EXPECT_TRUE(fight_.state().turn.innermost<state::Battle>() == nullptr) << "nobody may advance";
  EXPECT_EQ(fight_.where(corps_), "B3009");
  EXPECT_EQ(fight_.strength_in(Side::Confederate, "B3010"), 0);
}

/// Early and a 10-3 of his force overrun a 1-2 in the next hex [14.14].
class Overrun : public testing::Test {
 protected:
  Overrun() : fight_{Ground{}, Side::Confederate, Stage::CommandSegment} {
    ten_ = fight_.put(Side::Confederate, "infantry 10-3", "B3009");
    fight_.put(Side::Confederate, "depot", "B3008", 10);
    fight_.put(Side::Union, "militia 1-2", "B3010");
  }

  void attack(PieceId early, const std::vector<PieceId>& force, int spent = 0) {
    ForceMove move;
    move.head = early;
    move.units = force;
    fight_.begin(move).ready(early, {ten_});
    for (const PieceId id : force) {
      fight_.set(id, Status::Energised);
    }
    if (spent > 0) {
      state::Record{fight_.standing()}.apply(state::PointsSpent{early, spent, 0, 0, 0});
    }
    fight_.attack(early, "B3010", {ten_}, ActionKind::AttackFromMarch);
    ASSERT_EQ(fight_.where(ten_), "B3010");
    EXPECT_EQ(fight_.piece(ten_).activity.spent, 2);
  }

  Fight fight_;
  PieceId ten_;
};

TEST_F(Overrun, Case_14_21_an_hq_that_does_not_attack_stays_and_pays_nothing) {
  const auto corps = fight_.put(Side::Confederate, "corps-hq-infantry", "B3009");
  const auto early = fight_.leader_on(corps, "Early");
  const auto train = fight_.put_inside(corps, "train");
  attack(early, {early, corps, ten_});
  for (const PieceId id : {corps, early, train}) {
    EXPECT_EQ(fight_.where(id), "B3009");
    EXPECT_EQ(fight_.piece(id).activity.spent, 0);
  }
}

TEST_F(Overrun, Case_14_21_a_leader_by_himself_comes_after_them) {
  const auto early = fight_.leader(Side::Confederate, "Early", "B3009");
  attack(early, {early, ten_});
  EXPECT_EQ(fight_.where(early), "B3010");
  EXPECT_EQ(fight_.piece(early).activity.spent, 2);
}

TEST_F(Overrun, Case_14_21_a_leader_who_cannot_pay_for_it_stays) {
  const auto early = fight_.leader(Side::Confederate, "Early", "B3009");
  attack(early, {early, ten_}, 7);
  EXPECT_EQ(fight_.where(early), "B3009");
  EXPECT_EQ(fight_.piece(early).activity.spent, 7);
}

TEST_F(FromMarch, Case_14_21_only_an_empty_one) {
  Fight fight{Ground{}.town("X", "B3010", TownKind::City), Side::Confederate,
              Stage::CommandSegment};
  const auto corps = fight.put(Side::Confederate, "corps-hq-cavalry", "B3009");
  const auto stuart = fight.leader_on(corps, "Stuart");
  const auto five = fight.put_inside(corps, "cavalry 5-4");
  fight.put(Side::Confederate, "depot", "B3008", 10);
  fight.put(Side::Union, "infantry 5-3", "B3010");
  ForceMove force;
  force.head = stuart;
  force.units = {stuart, corps};
  fight.begin(force).dice({3, 1, 3, 4});
  for (const PieceId id : {stuart, corps, five}) {
    fight.set(id, Status::Energised);
  }
  fight.attack(stuart, "B3010", {five}, ActionKind::AttackFromMarch);
  fight.chit(0);
  EXPECT_EQ(fight.where(five), "B3009");
  EXPECT_TRUE(fight.piece(five).activity.has(Status::Moved)) << "their move ends";
}

TEST_F(OnAFort, Erratum_E074_forts_are_not_surprised) {
  EXPECT_EQ(fight_.refused(go(ActionKind::AttackFromMarch, stuart_, "B3010")), "13.38");
}

TEST_F(OnAFort, Erratum_E074_as_printed_they_can_be) {
  fight_.without("E074");
  EXPECT_EQ(fight_.refused(go(ActionKind::AttackFromMarch, stuart_, "B3010")), "");
}

/// The example of 7.24: 26 CSP under Lyon off a coastal city that 7 CSP hold.
class Assault : public testing::Test {
 protected:
  explicit Assault(bool city = true)
      : fight_{city ? ground().town("X", "B3010", TownKind::City) : ground(), Side::Union,
               Stage::InitiativeSegment} {
    for (PieceId& ship : ships_) {
      ship = fight_.put(Side::Union, "naval-transport", "B3010/B3011");
    }
    corps_ = fight_.put_inside(ships_[0], "corps-hq-infantry");
    lyon_ = fight_.leader_on(corps_, "Lyon");
    units_ = {fight_.put_inside(corps_, "infantry 10-3"),
              fight_.put_inside(corps_, "infantry 10-3"),
              fight_.put_inside(corps_, "infantry 6-3")};
    small_ = fight_.put(Side::Confederate, "infantry 3-3", "B3010");
    four_ = fight_.put(Side::Confederate, "militia 4-2", "B3010");
    for (const PieceId id : {corps_, lyon_, units_[0], units_[1], units_[2]}) {
      fight_.set(id, Status::InPosition);
    }
  }

  static Ground ground() { return Ground{}.river("River", true, {"B3010/B3011"}); }

  Fight& assault() {
    return fight_.attack(lyon_, "B3010", {units_[0], units_[1], units_[2]}, ActionKind::Assault);
  }

  Fight fight_;
  std::array<PieceId, 3> ships_{};
  PieceId corps_, lyon_, small_, four_;
  std::array<PieceId, 3> units_{};
};

TEST_F(Assault, Case_7_24_the_defender_stays_in_his_city_so_the_loss_is_tripled) {
  fight_.dice({3, 4, 3, 4});
  assault();
  EXPECT_THAT(fight_.told("battle-odds"), testing::ElementsAre(13, 7, 185));
  fight_.chit(3);
  EXPECT_THAT(fight_.told("battle-chits"), testing::ElementsAre(3, 0, 2, 2));
  EXPECT_THAT(fight_.told("battle-result-retreat"), testing::ElementsAre(4, 10, 15, 3, 1, 4, 0));
  fight_.act(of(ActionKind::LosePoint, small_));
  ASSERT_EQ(fight_.battle().step, BattleStep::Stay) << "before the attacker's loss is known";
  EXPECT_EQ(fight_.piece(units_[0]).strength, 10);
  fight_.act(plain(ActionKind::Stay));
  EXPECT_EQ(fight_.state().treasury_of(Side::Union).lost, 9);
  EXPECT_EQ(fight_.piece(units_[2]).strength, 3);
  EXPECT_EQ(fight_.where(units_[0]), "B3010/B3011") << "the survivors stay aboard";
  EXPECT_FALSE(fight_.has_battle());
  int aboard = 0;
  for (const state::Piece& piece : fight_.state().pieces) {
    aboard +=
        piece.inside == corps_ && piece.kind == rulebook::PieceKind::Infantry ? piece.strength : 0;
  }
  EXPECT_EQ(aboard, 17) << "7, 7 and 3";
  EXPECT_TRUE(fight_.piece(units_[0]).activity.has(Status::AttackedMoving));
}

TEST_F(Assault, Case_7_24_if_they_leave_the_loss_stands_and_the_attackers_land) {
  fight_.dice({3, 4, 3, 4});
  assault().chit(3);
  fight_.act(of(ActionKind::LosePoint, small_));
  fight_.act(go(ActionKind::RetreatTo, small_, "B3009"));
  if (fight_.where(four_) == "B3010") {
    fight_.act(go(ActionKind::RetreatTo, four_, "B3009"));
  }
  EXPECT_EQ(fight_.state().treasury_of(Side::Union).lost, 3);
  ASSERT_EQ(fight_.battle().step, BattleStep::Advance);
  fight_.act(of(ActionKind::Advance, units_[2]));
  EXPECT_EQ(fight_.where(units_[2]), "B3010");
  EXPECT_TRUE(fight_.piece(units_[2]).activity.has(Status::Moved));
  fight_.pass();
  EXPECT_EQ(fight_.where(units_[0]), "B3010/B3011") << "owner's choice how many";
}

TEST_F(Assault, Erratum_E040_as_printed_no_loss_is_tripled_and_the_defender_makes_room) {
  fight_.without("E040").dice({3, 4, 3, 4});
  assault().chit(3);
  fight_.act(of(ActionKind::LosePoint, small_));
  ASSERT_NE(retreat_going_on(fight_.state()), nullptr) << "city or not";
  fight_.act(go(ActionKind::RetreatTo, small_, "B3009"));
  fight_.act(go(ActionKind::RetreatTo, four_, "B3009"));
  EXPECT_EQ(fight_.state().treasury_of(Side::Union).lost, 3);
  EXPECT_EQ(fight_.battle().step, BattleStep::Advance);
}

TEST_F(Assault, Case_7_24_a_failed_roll_leaves_them_aboard_for_the_phase) {
  fight_.dice({6});
  fight_.act(go(ActionKind::Assault, lyon_, "B3010"));
  EXPECT_FALSE(fight_.has_battle());
  EXPECT_EQ(fight_.refused(go(ActionKind::Assault, lyon_, "B3010")), "7.24");
}

TEST_F(Assault, Case_9_53_not_beside_an_enemy_warship) {
  fight_.put(Side::Confederate, "river-flotilla", "B3010/B3011");
  EXPECT_EQ(fight_.refused(go(ActionKind::Assault, lyon_, "B3010")), "9.53");
}

TEST_F(Assault, Case_7_24_only_infantry_in_position_since_the_phase_began) {
  const auto militia = fight_.put_inside(ships_[1], "militia 4-2");
  fight_.set(militia, Status::InPosition).ready(lyon_, {militia}).dice({3});
  fight_.act(go(ActionKind::Assault, lyon_, "B3010"));
  EXPECT_EQ(fight_.refused(add(militia)), "7.24");
  EXPECT_EQ(fight_.refused(add(units_[0])), "");
}

TEST(AssaultOnForts, Erratum_E074_a_garrison_is_not_assaulted_unless_as_printed) {
  for (const bool in_force : {true, false}) {
    Fight fight{Ground{}.river("River", true, {"B3010/B3011"}), Side::Union,
                Stage::InitiativeSegment};
    const auto ship = fight.put(Side::Union, "naval-transport", "B3010/B3011");
    const auto corps = fight.put_inside(ship, "corps-hq-infantry");
    const auto lyon = fight.leader_on(corps, "Lyon");
    const auto unit = fight.put_inside(corps, "infantry 10-3");
    const auto fort = fight.put(Side::Confederate, "fort", "B3010");
    fight.put_inside(fort, "garrison (3)-1");
    fight.set(unit, Status::InPosition).set(lyon, Status::InPosition);
    if (!in_force) {
      fight.without("E074");
    }
    EXPECT_EQ(fight.refused(go(ActionKind::Assault, lyon, "B3010")), in_force ? "13.38" : "");
  }
}

}  // namespace
}  // namespace core::combat
