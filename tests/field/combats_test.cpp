// [FB-321]-[FB-328] [FB-335]-[FB-338] Who fights whom, and with what: tables FB-T18 to FB-T20.
#include "core/field/combats.h"

#include "core/field/melee_score.h"
#include "tests/field/melees.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Combat;
using core::field::Melee;
using core::field::MeleeRow;
using core::field::MeleeScore;

/// Pairs off all units of a table, the Union attacking.
std::vector<Combat> paired(Table& table) {
  std::vector<UnitId> units;
  for (std::size_t i = 0; i < table.state().units.size(); ++i) {
    units.push_back(core::field::unit_id(i));
  }
  return pair_off(table.setting(), fighters_of(table.setting(), table.state(), units), Side::Union,
                  table.unit(kFirst).pose.heading);
}

FigureId man(UnitId unit, int figure) { return {unit, static_cast<std::uint8_t>(figure)}; }

Combat combat(std::vector<FigureId> attackers, std::vector<FigureId> defenders) {
  return {std::move(attackers), std::move(defenders), {}};
}

TEST(Combats, FB_326_from_the_attackers_right_to_his_left_each_takes_the_nearest) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3)}};

  // Figure 0 is on the right of its unit; the enemy faces the other way.
  EXPECT_EQ(paired(table), (std::vector{combat({man(kFirst, 0)}, {man(kSecond, 2)}),
                                        combat({man(kFirst, 1)}, {man(kSecond, 1)}),
                                        combat({man(kFirst, 2)}, {man(kSecond, 0)})}));
}

TEST(Combats, FB_326_of_equally_near_enemies_the_one_further_right) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 1),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 2)}};

  const auto combats = paired(table);

  ASSERT_EQ(combats.size(), 1U);
  EXPECT_EQ(combats[0].defenders, (std::vector{man(kSecond, 1), man(kSecond, 0)}));
}

TEST(Combats, FB_326_contact_is_a_gap_of_a_tenth_of_an_inch) {
  for (const double gap : {0.1, 0.11}) {
    Table table{{rank_of("1st", Side::Union, 40, 30, 0, 1),
                 rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot + gap, 180, 1)}};
    EXPECT_EQ(paired(table).size(), gap > 0.1 ? 0U : 1U);
  }
}

TEST(Combats, FB_324_the_same_arm_fights_at_no_more_than_two_to_one) {
  // Three men touch one: in front of him and at both corners.
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)}};

  const auto combats = paired(table);

  ASSERT_EQ(combats.size(), 1U);
  EXPECT_EQ(combats[0].attackers, (std::vector{man(kFirst, 0), man(kFirst, 1)}));
}

TEST(Combats, FB_325_FB_326_a_horseman_fights_all_on_foot_who_touch_him_up_to_three) {
  Table table{{riders("1st", Side::Union, 40, 30, 0, 1),
               rank_of("2nd", Side::Confederate, 40, 30 + kHorseToFoot, 180, 3)}};

  const auto combats = paired(table);

  ASSERT_EQ(combats.size(), 1U);
  EXPECT_EQ(combats[0].defenders.size(), 3U);
}

TEST(Combats, FB_325_no_second_horseman_joins_against_one_on_foot) {
  Table table{{riders("1st", Side::Union, 40, 30, 0, 2),
               rank_of("2nd", Side::Confederate, 40, 30 + kHorseToFoot, 180, 1)}};

  const auto combats = paired(table);

  ASSERT_EQ(combats.size(), 1U);
  EXPECT_EQ(combats[0].attackers.size(), 1U);
}

TEST(Combats, FB_328_gunners_fight_as_infantry_by_their_gun_and_mounted_officers_as_cavalry) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 1),
               battery("2nd", Side::Confederate, 40, 30.375, 180, {core::field::GunKind::Gun}),
               foot("3rd", Side::Union, 20, 20, 0)}};

  const auto combats = paired(table);
  ASSERT_EQ(combats.size(), 1U);
  EXPECT_EQ(combats[0].defenders.size(), 2U) << "both who stand beside the gun";
  EXPECT_EQ(scores_of(table.setting(), table.state(), combats[0]).first,
            table.setting().charts.melee.foot_foot.first);
  // The colonel of the third regiment against a man.
  EXPECT_EQ(scores_of(table.setting(), table.state(), combat({man(kThird, 0)}, {man(kFirst, 0)})),
            table.setting().charts.melee.horse_foot);
  EXPECT_EQ(scores_of(table.setting(), table.state(), combat({man(kThird, 1)}, {man(kFirst, 0)})),
            table.setting().charts.melee.foot_foot);
}

TEST(Combats, FB_328_dismounted_cavalry_fights_on_foot) {
  auto cavalry = horse("1st", Side::Union, 40, 30, 0);
  cavalry.dismounted = true;
  Table table{{cavalry, rank_of("2nd", Side::Confederate, 40, 50, 180, 1)}};

  EXPECT_EQ(scores_of(table.setting(), table.state(), combat({man(kFirst, 3)}, {man(kSecond, 0)})),
            table.setting().charts.melee.foot_foot);
}

TEST(Combats, FB_328_a_general_with_a_unit_fights_as_a_horseman) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, 1),
                            rank_of("2nd", Side::Confederate, 40, 40, 180, 1)});
  battle.generals = {
      {core::field::InternedText{"Jackson"}, Side::Confederate, {}, at(40, 31.125), {}, 0}};
  Table table{battle};
  table.state().units[1].general = GeneralId{0};
  table.state().generals[0].with = kSecond;

  const auto combats = paired(table);

  ASSERT_EQ(combats.size(), 1U);
  EXPECT_EQ(combats[0].defenders, (std::vector{man(kSecond, core::field::kGeneralFigure)}));
  EXPECT_EQ(scores_of(table.setting(), table.state(), combats[0]).second,
            table.setting().charts.melee.horse_foot.first);
}

// --- Scores. ---

MeleeRow row_of(std::size_t attackers, bool attacker_horse, std::size_t defenders,
                bool defender_horse, bool doubled_die = false) {
  auto options = Table::with_free_orders();
  options.doubled_die = doubled_die;
  const Table table{open_field({foot("1st", Side::Union, 40, 30, 0)}), {}, options};
  return scores_of(table.setting(), attackers, attacker_horse, defenders, defender_horse);
}

constexpr MeleeScore kOneDie{1, false, false};
constexpr MeleeScore kAndHalf{1, true, false};
constexpr MeleeScore kTwoDice{2, false, false};

TEST(Combats, FB_T18_who_throws_what) {
  EXPECT_EQ(row_of(1, false, 1, false), (MeleeRow{kOneDie, kOneDie}));
  EXPECT_EQ(row_of(2, false, 1, false), (MeleeRow{kAndHalf, kOneDie}));
  EXPECT_EQ(row_of(1, true, 1, true), (MeleeRow{kOneDie, kOneDie}));
  EXPECT_EQ(row_of(2, true, 1, true), (MeleeRow{kAndHalf, kOneDie}));
  EXPECT_EQ(row_of(1, true, 1, false), (MeleeRow{kTwoDice, kOneDie}));
  EXPECT_EQ(row_of(1, true, 2, false), (MeleeRow{kOneDie, kOneDie}));
  EXPECT_EQ(row_of(1, true, 3, false), (MeleeRow{kOneDie, kAndHalf}));
  // The same with the sides changed.
  EXPECT_EQ(row_of(1, false, 2, false), (MeleeRow{kOneDie, kAndHalf}));
  EXPECT_EQ(row_of(3, false, 1, true), (MeleeRow{kAndHalf, kOneDie}));
  EXPECT_EQ(row_of(1, false, 1, true), (MeleeRow{kOneDie, kTwoDice}));
}

TEST(Combats, FB_323_the_switch_doubles_one_die) {
  EXPECT_EQ(row_of(1, true, 1, false, true), (MeleeRow{{1, false, true}, kOneDie}));
}

TEST(Combats, FB_005_FB_335_halves_are_kept_and_advantages_come_after_multiplying) {
  EXPECT_EQ(core::field::in_halves(kAndHalf, 5, 0), 15);  // 7 1/2
  EXPECT_EQ(core::field::in_halves(kAndHalf, 4, 1), 14);
  EXPECT_EQ(core::field::in_halves(kTwoDice, 7, 2), 18);
}

void expect_odds(const core::field::CombatOdds& odds, int first, int tie, int second, int of) {
  EXPECT_EQ((std::vector{odds.first, odds.tie, odds.second, odds.of}),
            (std::vector{first, tie, second, of}));
}

TEST(Combats, FB_T20_odds_of_a_single_combat) {
  using core::field::odds_of;
  expect_odds(odds_of(row_of(1, false, 1, false), 0, 0), 15, 6, 15, 36);
  expect_odds(odds_of(row_of(1, false, 1, false), 1, 0), 21, 5, 10, 36);
  expect_odds(odds_of(row_of(1, false, 1, false), 2, 0), 26, 4, 6, 36);
  expect_odds(odds_of(row_of(2, false, 1, false), 0, 0), 24, 2, 10, 36);
  expect_odds(odds_of(row_of(2, false, 1, false), 1, 0), 28, 1, 7, 36);
  expect_odds(odds_of(row_of(1, true, 1, false), 0, 0), 181, 15, 20, 216);
  expect_odds(odds_of(row_of(1, true, 1, false), 1, 0), 196, 10, 10, 216);
  expect_odds(odds_of(row_of(1, true, 1, false, true), 0, 0), 27, 3, 6, 36);
  expect_odds(odds_of(row_of(1, true, 3, false), 0, 0), 10, 2, 24, 36);
}

// --- Advantages. ---

/// Two single men in contact, the Union attacking northwards.
Table duel(Battle battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, 1),
                                       rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180,
                                               1)}),
           core::field::Options options = Table::with_free_orders()) {
  return Table{std::move(battle), {}, options};
}

Melee melee_of_both() {
  Melee melee;
  melee.units = {kFirst, kSecond};
  melee.attacker = Side::Union;
  melee.began = 1;
  return melee;
}

int advantage(Table& table, Side side, const Melee& melee = melee_of_both()) {
  const Combat both = combat({man(kFirst, 0)}, {man(kSecond, 0)});
  return total(advantages_of(table.setting(), table.state(), melee, both, side));
}

TEST(Combats, FB_T19_FB_338_charging_gives_one_in_its_move_only) {
  Table table = duel();
  EXPECT_EQ(advantage(table, Side::Union), 0);
  charges(table, kFirst, kSecond);
  EXPECT_EQ(advantage(table, Side::Union), 1);
  EXPECT_EQ(advantage(table, Side::Confederate), 0);

  next_move(table);
  EXPECT_EQ(advantage(table, Side::Union), 0);
}

TEST(Combats, FB_286_both_have_the_bonus_of_charge_and_countercharge) {
  Table table = duel();
  charges(table, kFirst, kSecond);
  charges(table, kSecond, kFirst);

  EXPECT_EQ(advantage(table, Side::Union), 1);
  EXPECT_EQ(advantage(table, Side::Confederate), 1);
}

TEST(Combats, FB_336_downhill_counts_for_the_attacker) {
  Table table = duel();
  auto melee = melee_of_both();
  melee.downhill = {kFirst};
  EXPECT_EQ(advantage(table, Side::Union, melee), 1);
  EXPECT_EQ(advantage(table, Side::Confederate, melee), 0);
}

TEST(Combats, FB_336_so_does_the_higher_contour_of_who_attacks) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, 1),
                            rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)});
  battle.areas.push_back({core::field::GroundKind::Hill, core::field::InternedText{"Hill"}, 1,
                          core::table::rectangle(at(30, 20), at(50, 30.3))});
  Table table = duel(battle);
  EXPECT_EQ(advantage(table, Side::Union), 1);

  auto defended = melee_of_both();
  defended.attacker = Side::Confederate;
  const Combat turned = combat({man(kSecond, 0)}, {man(kFirst, 0)});
  EXPECT_EQ(total(advantages_of(table.setting(), table.state(), defended, turned, Side::Union)), 0);
}

TEST(Combats, FB_337_a_wall_helps_infantry_that_defends_it) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, 1),
                            rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)});
  battle.lines.push_back({core::field::LineKind::Wall,
                          core::field::InternedText{"Wall"},
                          {},
                          {at(30, 30.375), at(50, 30.375)},
                          {}});
  Table table = duel(battle);
  EXPECT_EQ(advantage(table, Side::Confederate), 1);
  EXPECT_EQ(advantage(table, Side::Union), 0);

  battle.lines[0].kind = core::field::LineKind::Fence;
  Table fenced = duel(battle);
  EXPECT_EQ(advantage(fenced, Side::Confederate), 0);
}

TEST(Combats, FB_337_it_is_lost_once_the_enemy_has_crossed) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, 1),
                            rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)});
  battle.lines.push_back({core::field::LineKind::Wall,
                          core::field::InternedText{"Wall"},
                          {},
                          {at(30, 29.5), at(50, 29.5)},
                          {}});
  Table table = duel(battle);

  EXPECT_EQ(advantage(table, Side::Confederate), 0);
}

TEST(Combats, FB_453_assault_infantry_has_one) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, 1),
                            rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)});
  battle.units[1].muster.assault = true;
  auto options = Table::with_free_orders();
  Table without = duel(battle, options);
  EXPECT_EQ(advantage(without, Side::Confederate), 0);
  options.assault_infantry = true;
  Table with = duel(battle, options);
  EXPECT_EQ(advantage(with, Side::Confederate), 1);
}

TEST(Combats, FB_386_men_with_bad_morale_have_no_advantage) {
  Table table = duel();
  charges(table, kFirst, kSecond);
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });

  EXPECT_EQ(advantage(table, Side::Union), 0);
}

TEST(Combats, FB_127_who_stands_in_a_ford_has_none) {
  Table table = duel();
  charges(table, kFirst, kSecond);
  table.set(kFirst, [](Unit& unit) { unit.ford = core::field::InFord{}; });

  EXPECT_EQ(advantage(table, Side::Union), 0);
}

TEST(Combats, FB_335_advantages_add_up) {
  Table table = duel();
  charges(table, kFirst, kSecond);
  auto melee = melee_of_both();
  melee.downhill = {kFirst};
  table.state().move = 9;
  melee.began = 9;
  table.state().units[1].exhausted = 8;
  table.state().melees = {melee};

  EXPECT_EQ(advantage(table, Side::Union, melee), 1 + 1 + 2);
}

TEST(Combats, FB_357_only_fresh_troops_that_attack_gain_by_exhaustion) {
  Table table = duel();
  auto melee = melee_of_both();
  table.state().move = melee.began = 9;
  table.state().units[1].exhausted = 8;
  table.state().melees = {melee};
  EXPECT_EQ(advantage(table, Side::Union, melee), 2);

  table.state().units[0].exhausted = 8;
  table.state().units[0].fresh_again = 13;
  EXPECT_EQ(advantage(table, Side::Union, melee), 0);
  EXPECT_EQ(advantage(table, Side::Confederate, melee), 0);
}

}  // namespace
}  // namespace tests::field
