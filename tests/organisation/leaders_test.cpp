// [10.3] [10.4] [12.05] Leaders in danger.
#include "core/organisation/leaders.h"

#include "core/organisation/desk.h"
#include "tests/support/going_on.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::organisation {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::Crt;
using state::AwayKind;
using tests::GoingOn;
using tests::Ground;
using tests::hex;
using tests::Position;

TEST(LoneLeaders, Case_10_32_three_captures_and_he_is_paroled_after_d6_and_3_cycles) {
  Position position{Ground{}.setting(), "10/61"};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  position.put(Side::Union, "infantry 1-3", "B2013");
  GoingOn game{position, {3, 4}};

  enemy_enters(game.record, Side::Confederate, hex("B2010"));

  ASSERT_TRUE(game.is_gone(leader));
  EXPECT_EQ(game.at(leader).away()->kind, AwayKind::Captured);
  EXPECT_EQ(game.at(leader).away()->until, 3 + 4 + 3) << "the cycle 10/61 is number 3";
}

TEST(LoneLeaders, Case_10_32_four_moves_him_to_the_nearest_combat_unit) {
  Position position{Ground{}.setting()};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  position.put(Side::Union, "infantry 1-3", "B2014");
  position.put(Side::Union, "train", "B2011");
  position.put(Side::Union, "garrison (1)-1", "B2012");
  GoingOn game{position, {4}};

  enemy_enters(game.record, Side::Confederate, hex("B2010"));

  EXPECT_EQ(game.at(leader).place, state::Place{hex("B2012")}) << "a train is no combat unit";
}

TEST(LoneLeaders, Case_6_54_who_gets_away_has_left_his_train) {
  Position position{Ground{}.setting()};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  position.put(Side::Union, "infantry 1-3", "B2014");
  GoingOn game{position, {4}};
  game.record.set(leader, state::Status::Entrained);

  enemy_enters(game.record, Side::Confederate, hex("B2010"));

  EXPECT_EQ(game.at(leader).place, state::Place{hex("B2014")});
  EXPECT_FALSE(game.at(leader).activity.has(state::Status::Entrained));
}

TEST(LoneLeaders, Case_10_32_his_owner_chooses_among_the_nearest_combat_units) {
  Position position{Ground{}.setting()};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  const PieceId other = position.put(Side::Union, "leader", "B2020");
  position.put(Side::Union, "infantry 1-3", "B2012");
  position.put(Side::Union, "infantry 1-3", "B2008");
  position.put(Side::Union, "infantry 1-3", "B2013");
  GoingOn game{position, {4}};
  game.record.apply(state::StageBegan{state::Stage::CommandSegment, Side::Confederate});
  enemy_enters(game.record, Side::Confederate, hex("B2010"));
  enemy_enters(game.record, Side::Confederate, hex("B2010"));
  EXPECT_EQ(game.standing.state().dice.made(), 1) << "met once, however many come";
  EXPECT_EQ(game.at(leader).place, state::Place{hex("B2010")});

  const auto to = [&](PieceId who, std::string_view label) {
    return sequence::Action{sequence::ActionKind::PlaceLeader, who, {}, hex(label), {}, 0};
  };
  const auto now = game.record.now();
  sequence::Choices legal;
  offer(now, legal);
  EXPECT_THAT(legal.list(), testing::ElementsAre(to(leader, "B2008"), to(leader, "B2012")));
  EXPECT_EQ(decides(now), Side::Union) << "his owner, in the Enemy's turn";
  EXPECT_EQ(judge(now, to(leader, "B2013")).error().reason, "not-nearest");
  EXPECT_EQ(judge(now, to(other, "B2012")).error().cited, "10.32"_case);
  ASSERT_TRUE(judge(now, to(leader, "B2012")));
  act(game.record, to(leader, "B2012"));
  EXPECT_EQ(game.at(leader).place, state::Place{hex("B2012")});
  EXPECT_TRUE(game.standing.state().turn.pending.empty());
}

TEST(LoneLeaders, Case_10_32_without_a_combat_unit_on_the_map_he_is_captured) {
  Position position{Ground{}.setting()};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  GoingOn game{position, {6, 1}};
  enemy_enters(game.record, Side::Confederate, hex("B2010"));
  ASSERT_TRUE(game.is_gone(leader));
  EXPECT_EQ(game.at(leader).away()->kind, AwayKind::Captured);
}

TEST(LoneLeaders, Case_10_32_a_leader_beside_a_combat_unit_is_not_alone) {
  Position position{Ground{}.setting()};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  position.put(Side::Union, "infantry 1-3", "B2010");
  GoingOn game{position, {1}};
  enemy_enters(game.record, Side::Confederate, hex("B2010"));
  EXPECT_FALSE(game.is_gone(leader));
  EXPECT_EQ(game.standing.state().dice.made(), 0);
}

TEST(LoneLeaders, Case_10_33_an_empty_headquarters_is_removed_and_its_leader_is_alone) {
  Position position{Ground{}.setting()};
  const PieceId hq = position.put(Side::Union, "corps-hq-infantry", "B2010");
  const PieceId leader = position.put_inside(hq, "leader");
  position.put(Side::Union, "infantry 1-3", "B2012");
  GoingOn game{position, {5}};

  enemy_enters(game.record, Side::Confederate, hex("B2010"));

  EXPECT_TRUE(game.is_gone(hq));
  EXPECT_EQ(game.at(leader).hex()->label(), "B2012");
  EXPECT_EQ(game.at(leader).inside, std::nullopt);
}

TEST(LoneLeaders, Case_16_15_without_units_a_headquarters_is_left_alone_until_the_Enemy_comes) {
  Position position{Ground{}.setting()};
  const PieceId hq = position.put(Side::Union, "corps-hq-infantry", "B2010");
  const PieceId unit = position.put_inside(hq, "infantry 2-3");
  GoingOn game{position, {}};
  const auto free = [&] {
    return free_counters(game.record.now(), Side::Union, rulebook::PieceKind::InfantryCorpsHq, 0);
  };
  const int before = free();
  enemy_enters(game.record, Side::Confederate, hex("B2010"));
  EXPECT_FALSE(game.is_gone(hq)) << "its roster holds the hex";

  lose_strength(game.record, unit, 2, "8.16"_case);
  ASSERT_TRUE(game.is_gone(unit));
  EXPECT_FALSE(game.is_gone(hq));
  EXPECT_EQ(free(), before);

  enemy_enters(game.record, Side::Confederate, hex("B2010"));
  EXPECT_TRUE(game.is_gone(hq));
  EXPECT_EQ(free(), before + 1) << "it may be created anew";
}

TEST(LoneLeaders, Case_12_05_trains_and_depots_alone_are_destroyed_and_their_supply_stays) {
  Position position{Ground{}.setting()};
  const PieceId depot = position.put(Side::Union, "depot", "B2010", 15);
  const PieceId train = position.put(Side::Union, "train", "B2010", 5);
  const PieceId siege = position.put(Side::Union, "siege-train", "B2010");
  const PieceId repair = position.put(Side::Union, "rail-repair", "B2010");
  GoingOn game{position, {}};

  enemy_enters(game.record, Side::Confederate, hex("B2010"));

  for (const PieceId id : {depot, train, siege, repair}) {
    EXPECT_TRUE(game.is_gone(id));
  }
  EXPECT_EQ(game.standing.state().ground_stock(hex("B2010")), 20);
}

TEST(LoneLeaders, Case_13_13_who_is_inside_a_fort_is_not_met) {
  Position position{Ground{}.setting()};
  const PieceId fort = position.put(Side::Union, "fort", "B2010");
  const PieceId train = position.put_inside(fort, "train", 5);
  position.put_inside(fort, "garrison (5)-1");
  GoingOn game{position, {}};
  enemy_enters(game.record, Side::Confederate, hex("B2010"));
  EXPECT_FALSE(game.is_gone(train));
}

TEST(LeaderCasualties, Case_10_4_a_two_kills_in_a_great_battle_and_he_goes_to_the_pool) {
  Position position{Ground{}.setting()};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  GoingOn game{position, {1, 1}};
  leader_casualty(game.record, leader, Crt::GreatBattle);
  ASSERT_TRUE(game.is_gone(leader));
  EXPECT_EQ(game.at(leader).away()->kind, AwayKind::Pool);
}

TEST(LeaderCasualties, Case_10_4_a_two_wounds_for_two_cycles_in_a_skirmish) {
  Position position{Ground{}.setting(), "7/61"};
  const PieceId hq = position.put(Side::Union, "army-hq", "B2010");
  const PieceId leader = position.put_inside(hq, "leader");
  GoingOn game{position, {1, 1}};
  game.record.apply(state::CommanderAppointed{hq, leader, "10.16"_case});

  leader_casualty(game.record, leader, Crt::Skirmish);

  ASSERT_TRUE(game.is_gone(leader));
  EXPECT_EQ(game.at(leader).away()->kind, AwayKind::Wounded);
  EXPECT_EQ(game.at(leader).away()->until, 2);
  EXPECT_EQ(game.at(hq).commander, leader) << "he may take his headquarters back [22.5]";
}

TEST(LeaderCasualties, Case_10_4_wounded_d6_and_3_rolls_out) {
  Position position{Ground{}.setting(), "7/61"};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  GoingOn game{position, {6, 6, 5}};
  leader_casualty(game.record, leader, Crt::GreatBattle);
  ASSERT_TRUE(game.is_gone(leader));
  EXPECT_EQ(game.at(leader).away()->until, 8);
}

TEST(LeaderCasualties, Case_10_4_seven_does_nothing) {
  Position position{Ground{}.setting()};
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  GoingOn game{position, {3, 4}};
  leader_casualty(game.record, leader, Crt::GreatBattle);
  EXPECT_FALSE(game.is_gone(leader));
  const auto* const told = std::get_if<state::Told>(&game.record.events().back());
  ASSERT_NE(told, nullptr) << "whoever waits for the dice is told how they fell";
  EXPECT_EQ(told->key, "leader-unhurt");
}

}  // namespace
}  // namespace core::organisation
