// [8.15] Steps 3, 4 and 7, [8.4], [0.3] R4.
#include "core/combat/odds.h"

#include "core/combat/chits.h"
#include "core/combat/ratings.h"
#include "core/command/span.h"
#include "tests/combat/fight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::combat {
namespace {

using base::operator""_case;
using map::Terrain;
using map::TownKind;
using state::Status;
using tests::Fight;
using tests::Ground;
using tests::Side;

/// A battle that is about to be rolled for, made by hand.
Battle battle_between(std::vector<PieceId> attackers, std::vector<PieceId> defenders,
                      std::string_view target, BattleKind kind = BattleKind::Attack) {
  Battle battle;
  battle.kind = kind;
  battle.attacker = Side::Union;
  battle.target = tests::hex(target);
  battle.attackers = std::move(attackers);
  battle.defenders = std::move(defenders);
  return battle;
}

TEST(Odds, Case_0_3_halves_are_added_up_exactly_and_rounded_once) {
  ExactStrength sum;
  sum.add(5, {{1, 2}});
  sum.add(3, {{1, 2}});
  sum.add(4);
  EXPECT_EQ(sum.rounded(), 8);

  ExactStrength odd;
  odd.add(5, {{1, 2}});
  EXPECT_EQ(odd.rounded(), 2);

  ExactStrength one;
  one.add(1, {{1, 2}});
  EXPECT_EQ(one.rounded(), 1) << "a halved strength of less than 1 counts as 1";

  ExactStrength twice;
  twice.add(10, {{1, 2}, {1, 2}});
  EXPECT_EQ(twice.rounded(), 2) << "halvings are cumulative";
}

TEST(Odds, Case_8_15_the_percentage_drops_its_fraction) {
  Fight fight{Ground{}};
  const auto a = fight.put(Side::Union, "infantry 10-3", "B3009");
  const auto b = fight.put(Side::Confederate, "infantry 6-3", "B3010");
  const Odds odds = odds_of(fight.now(), battle_between({a}, {b}, "B3010"));
  EXPECT_EQ(odds.attack, 10);
  EXPECT_EQ(odds.defence, 6);
  EXPECT_EQ(odds.percentage, 166);
}

TEST(Odds, Case_8_4_only_who_comes_over_the_river_is_halved_bridge_or_not) {
  Fight fight{Ground{}.river("Brook", false, {"B3009/B3010"}).road({"B3009", "B3010"})};
  const auto across = fight.put(Side::Union, "infantry 5-3", "B3009");
  const auto beside = fight.put(Side::Union, "infantry 4-3", "B3110");
  const auto b = fight.put(Side::Confederate, "infantry 6-3", "B3010");
  const Odds odds = odds_of(fight.now(), battle_between({across, beside}, {b}, "B3010"));
  EXPECT_EQ(odds.attack, 6) << "4 + 5/2";
  EXPECT_EQ(odds.attacking, 9) << "losses are taken of the unmodified strength";
}

TEST(Odds, Case_8_4_a_storm_meets_two_or_three_times_the_garrison) {
  for (const auto& [work, defence] : {std::pair{"fort", 8}, std::pair{"fortress", 12}}) {
    Fight fight{Ground{}};
    const auto fort = fight.put(Side::Confederate, work, "B3010");
    const auto garrison = fight.put_inside(fort, "garrison (3)-1");
    const auto train = fight.put_inside(fort, "train");
    const auto a = fight.put(Side::Union, "infantry 10-3", "B3009");
    const Odds odds =
        odds_of(fight.now(), battle_between({a}, {garrison, train}, "B3010", BattleKind::Storm));
    EXPECT_EQ(odds.defence, defence) << work;
    EXPECT_EQ(odds.defending, 4);
  }
}

TEST(Odds, Case_8_15_nobody_is_overrun_in_a_fort) {
  Fight fight{Ground{}};
  const auto fort = fight.put(Side::Confederate, "fort", "B3010");
  const auto garrison = fight.put_inside(fort, "garrison (1)-1");
  const auto alone = fight.put(Side::Confederate, "militia 1-2", "B3012");
  std::vector<PieceId> many;
  for (int count = 0; count < 3; ++count) {
    many.push_back(fight.put(Side::Union, "infantry 10-3", "B3011"));
  }
  EXPECT_FALSE(
      odds_of(fight.now(), battle_between(many, {garrison}, "B3010", BattleKind::Storm)).overrun);
  EXPECT_TRUE(odds_of(fight.now(), battle_between({many[0]}, {alone}, "B3012")).overrun)
      << "exactly 1000 %";
}

TEST(Odds, Case_6_58_who_is_attacked_on_the_railroad_is_halved) {
  Fight fight{Ground{}};
  const auto a = fight.put(Side::Union, "infantry 10-3", "B3009");
  const auto b = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.set(b, Status::Entrained);
  EXPECT_EQ(odds_of(fight.now(), battle_between({a}, {b}, "B3010")).defence, 2);
}

TEST(Odds, Erratum_E039_as_printed_nothing_is_said_of_units_on_the_railroad) {
  Fight fight{Ground{}};
  const auto a = fight.put(Side::Union, "infantry 10-3", "B3009");
  const auto b = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.set(b, Status::Entrained).without("E039");
  EXPECT_EQ(odds_of(fight.now(), battle_between({a}, {b}, "B3010")).defence, 5);
}

int ground_die(Ground ground) {
  Fight fight{ground};
  const auto a = fight.put(Side::Union, "infantry 10-3", "B3009");
  const auto b = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  int sum = 0;
  for (const Modifier& modifier : modifiers_of(fight.now(), battle_between({a}, {b}, "B3010"))) {
    sum += modifier.amount;
  }
  return sum;
}

TEST(Ratings, Erratum_E076_cavalry_directly_under_a_general_takes_of_both_figures_as_printed_only) {
  for (const bool in_force : {true, false}) {
    Fight fight{Ground{}, Side::Confederate};
    const auto longstreet = fight.leader(Side::Confederate, "Longstreet", "B3009");
    const auto stuart = fight.leader(Side::Confederate, "Stuart", "B3009");
    const auto first = fight.put(Side::Confederate, "cavalry 5-4", "B3009");
    const auto second = fight.put(Side::Confederate, "cavalry 5-4", "B3009");
    fight.ready(longstreet, {first}).ready(stuart, {second});
    if (!in_force) {
      fight.without("E076");
    }
    const auto* const printed = command::row_of(fight.now(), longstreet);
    ASSERT_NE(printed, nullptr);
    const int less = in_force ? 0 : 1;
    EXPECT_EQ(ratings_of(fight.now(), longstreet).initiative, printed->initiative - less);
    EXPECT_EQ(ratings_of(fight.now(), longstreet).combat, printed->combat - less);
    EXPECT_EQ(ratings_of(fight.now(), stuart).combat, command::row_of(fight.now(), stuart)->combat)
        << "he has the symbol";
  }
}

TEST(Odds, Case_3_16_every_town_ranked_major_counts_as_a_city_in_battle) {
  for (const char* city : {"Richmond", "Mobile"}) {
    EXPECT_EQ(ground_die(Ground{}.town(city, "B3010", TownKind::MajorCity)), -1) << city;
  }
}

TEST(Odds, Case_8_4_of_the_terrain_the_lowest_modifier_counts) {
  EXPECT_EQ(ground_die(Ground{}), 0);
  EXPECT_EQ(ground_die(Ground{}.terrain("B3010", Terrain::Forest)), 0);
  EXPECT_EQ(ground_die(Ground{}.terrain("B3010", Terrain::Swamp)), -1);
  EXPECT_EQ(ground_die(Ground{}.terrain("B3010", Terrain::Rough)), -1);
  EXPECT_EQ(ground_die(Ground{}.terrain("B3010", Terrain::Mountain)), -2);
  EXPECT_EQ(ground_die(Ground{}.town("X", "B3010", TownKind::Town)), 0);
  EXPECT_EQ(ground_die(Ground{}.town("X", "B3010", TownKind::City)), -1);
  EXPECT_EQ(
      ground_die(Ground{}.terrain("B3010", Terrain::Rough).town("X", "B3010", TownKind::MajorCity)),
      -1)
      << "not -2: they are not cumulative";
}

TEST(Odds, Case_8_4_the_other_modifiers_add_up_each_with_its_case) {
  Fight fight{Ground{}.terrain("B3010", Terrain::Rough)};
  const auto a = fight.put(Side::Union, "infantry 10-3", "B3009");
  const auto b = fight.put(Side::Confederate, "infantry 5-3", "B3010");
  fight.put(Side::Confederate, "entrenchment", "B3010");
  const auto grant = fight.leader(Side::Union, "Grant", "B3009");
  const auto lee = fight.leader(Side::Confederate, "R. E. Lee", "B3010");
  Battle battle = battle_between({a}, {b}, "B3010", BattleKind::FromMarch);
  battle.leader = {grant, lee};
  battle.defence_unpaid = true;

  std::vector<std::pair<int, std::string>> list;
  for (const Modifier& modifier : modifiers_of(fight.now(), battle)) {
    list.emplace_back(modifier.amount, modifier.cited.text());
  }
  const int lees = ratings_of(fight.now(), lee).combat;
  EXPECT_THAT(list, testing::ElementsAre(std::pair{2, "8.15"}, std::pair{-lees, "8.15"},
                                         std::pair{-1, "8.4"}, std::pair{-1, "13.11"},
                                         std::pair{-1, "14.13"}, std::pair{1, "12.22"}));
}

TEST(Odds, Case_13_11_an_entrenchment_does_not_help_those_inside_a_fort_or_the_other_side) {
  Fight fight{Ground{}};
  const auto a = fight.put(Side::Union, "infantry 10-3", "B3009");
  const auto fort = fight.put(Side::Confederate, "fort", "B3010");
  const auto garrison = fight.put_inside(fort, "garrison (3)-1");
  const auto b = fight.put(Side::Confederate, "infantry 5-3", "B3012");
  fight.put(Side::Confederate, "entrenchment", "B3010");
  fight.put(Side::Union, "entrenchment", "B3012");
  EXPECT_TRUE(modifiers_of(fight.now(), battle_between({a}, {garrison}, "B3010", BattleKind::Storm))
                  .empty());
  EXPECT_TRUE(modifiers_of(fight.now(), battle_between({a}, {b}, "B3012")).empty());
}

TEST(Odds, Case_15_11_who_has_no_cavalry_symbol_loses_a_point_of_both_with_a_cavalry_corps) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-cavalry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto horse = fight.put(Side::Confederate, "corps-hq-cavalry", "B3010");
  const auto stuart = fight.leader_on(horse, "Stuart");
  EXPECT_EQ(ratings_of(fight.now(), grant).initiative, 3);
  EXPECT_EQ(ratings_of(fight.now(), grant).combat, 1);
  EXPECT_EQ(ratings_of(fight.now(), stuart).initiative, 5);
  EXPECT_EQ(ratings_of(fight.now(), stuart).combat, 2);
}

TEST(Odds, Case_8_15_the_defender_uses_a_leader_in_the_hex_or_on_his_army_hq_beside_it) {
  Fight fight{Ground{}};
  const auto here = fight.leader(Side::Confederate, "Stuart", "B3010");
  const auto army = fight.put(Side::Confederate, "army-hq", "B3011");
  const auto beside = fight.leader_on(army, "R. E. Lee");
  fight.leader(Side::Confederate, "T. Jackson", "B3011");  // beside, but on no Army HQ
  fight.leader(Side::Union, "Grant", "B3009");
  EXPECT_THAT(leaders_for_defence(fight.now(), battle_between({}, {}, "B3010")),
              testing::ElementsAre(here, beside));
}

TEST(Odds, Case_14_13_an_attack_from_the_march_uses_at_most_a_two) {
  Fight fight{Ground{}};
  const auto grant = fight.leader(Side::Union, "Grant", "B3009");
  Battle battle = battle_between({}, {}, "B3010");
  battle.leader[0] = grant;
  EXPECT_EQ(highest_chit(fight.now(), battle, Side::Union), 4);
  EXPECT_EQ(highest_chit(fight.now(), battle, Side::Confederate), 0) << "no leader";
  battle.kind = BattleKind::FromMarch;
  EXPECT_EQ(highest_chit(fight.now(), battle, Side::Union), 2);
}

}  // namespace
}  // namespace core::combat
