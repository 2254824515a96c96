// The tables of docs/rules/field-battle.md, typed again; those that check others are reckoned from
// them, all faces of the dice in turn.
#include "core/field/charts.h"

#include "tests/field/lists.h"
#include "tests/support/tabletop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <ostream>
#include <set>
#include <vector>

namespace core::field {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using tests::field::charts;

constexpr Inches in(int whole) { return Inches::of(whole); }

constexpr Inches quarters(int quarters) { return Inches::ratio(quarters, 4); }

constexpr Inches thousandths(int thousandths) { return Inches::ratio(thousandths, 1'000); }

/// A chance or mean; 2/4 equals 1/2.
struct Fraction {
  std::int64_t part{};
  std::int64_t whole{1};

  friend bool operator==(const Fraction& a, const Fraction& b) {
    return a.part * b.whole == b.part * a.whole;
  }

  friend std::ostream& operator<<(std::ostream& out, const Fraction& each) {
    return out << each.part << '/' << each.whole;
  }
};

TEST(FieldCharts, FB_T01_establishments) {
  EXPECT_EQ(charts().infantry, (Establishment{3, 24, 0}));
  EXPECT_EQ(charts().cavalry, (Establishment{3, 12, 0}));
  EXPECT_EQ(charts().battery, (Establishment{3, 8, 2}));
  EXPECT_EQ(charts().detachment, (Establishment{1, 8, 0}));
  EXPECT_EQ(charts().regiment_parts, 3);
  EXPECT_EQ(charts().boat_crew, 3);
}

TEST(FieldCharts, FB_T02_figures_and_bases) {
  const Bases printed{{quarters(3), quarters(3)}, {in(1), quarters(6)}, {quarters(6), in(2)},
                      {quarters(6), in(6)},       {quarters(6), in(5)}, {in(2), in(6)}};
  EXPECT_EQ(charts().bases, printed);
}

TEST(FieldCharts, FB_T05_movement_per_move) {
  const Rates printed{in(6),  in(4),  quarters(30), in(9),        quarters(30), in(9),
                      in(12), in(18), in(12),       in(18),       in(6),        in(1),
                      in(6),  in(6),  in(9),        quarters(30), in(18)};
  EXPECT_EQ(charts().rates, printed);
}

TEST(FieldCharts, FB_T06_terrain_effects) {
  constexpr Going kNormal = Going::Normal;
  constexpr Going kHalf = Going::Half;
  constexpr Going kNone = Going::None;
  using Row = std::array<Going, kMovers>;
  using Costs = std::array<std::optional<Inches>, kMovers>;
  const Costs costs{in(3), quarters(15), quarters(18), std::nullopt};
  const TerrainTable& terrain = charts().terrain;
  EXPECT_EQ(terrain.uphill, (Row{kHalf, kHalf, kHalf, kHalf}));
  EXPECT_EQ(terrain.level, (Row{kNormal, kNormal, kNormal, kNormal}));
  EXPECT_EQ(terrain.scenic, (Row{kHalf, kHalf, kHalf, kHalf}));
  EXPECT_EQ(terrain.woods, (Row{kHalf, kNormal, kNone, kNone}));
  EXPECT_EQ(terrain.swamp, (Row{kNone, kHalf, kNone, kNone}));
  EXPECT_EQ(terrain.ford_moves, (std::array<int, kMovers>{2, 2, 2, 4}));
  EXPECT_EQ(terrain.wall_cost, costs);
  EXPECT_EQ(terrain.fence_cost, costs);
  EXPECT_EQ(terrain.section_holds, 7);
  Cover printed;
  printed.woods = printed.section = printed.wall = true;
  EXPECT_EQ(terrain.cover, printed);
}

TEST(FieldCharts, FB_T07_ranges) {
  EXPECT_EQ(charts().ranges, (Ranges{in(24), in(18), in(60), in(24), in(20), in(50)}));
}

TEST(FieldCharts, FB_T08_deductions_of_musketry) {
  const std::array<MusketryBand, 3> printed{
      {{in(8), in(6), 2, 3, 1, 2}, {in(16), in(12), 3, 4, 2, 3}, {in(24), in(18), 4, 5, 3, 4}}};
  EXPECT_EQ(charts().musketry, printed);
}

/// Mean of a die less a deduction, not below 0.
Fraction mean_hits(int deduction) {
  Fraction mean{0, 6};
  for (int die = 1; die <= 6; ++die) {
    mean.part += std::max(die - deduction, 0);
  }
  return mean;
}

TEST(FieldCharts, FB_T09_mean_effect_of_a_musketry_die) {
  const std::array<Fraction, 6> printed{{{7, 2}, {5, 2}, {5, 3}, {1, 1}, {1, 2}, {1, 6}}};
  std::set<int> deductions{0};
  for (const MusketryBand& band : charts().musketry) {
    deductions.insert({band.normal_open, band.normal_cover, band.first_open, band.first_cover});
  }
  EXPECT_THAT(deductions, ElementsAre(0, 1, 2, 3, 4, 5));
  for (const int deduction : deductions) {
    EXPECT_EQ(mean_hits(deduction), printed.at(static_cast<std::size_t>(deduction))) << deduction;
  }
}

TEST(FieldCharts, FB_T10_skirmish_fire) {
  const std::array<SkirmishRow, 5> printed{{{5, 6, false},
                                            {6, 6, true},
                                            {6, std::nullopt, false},
                                            {5, 6, false},
                                            {6, std::nullopt, false}}};
  EXPECT_EQ(charts().skirmish, (SkirmishTable{printed, in(12), in(24), in(9), in(18)}));
}

TEST(FieldCharts, FB_T11_the_stick) {
  const Stick printed{
      {{in(0), in(18), Colour::Black, StickGroup::None, std::nullopt},
       {in(18), in(26), Colour::White, StickGroup::Near, 3},
       {in(26), in(34), Colour::Yellow, StickGroup::Near, 3},
       {in(34), in(42), Colour::Green, StickGroup::Near, 3},
       {in(42), in(46), Colour::White, StickGroup::Mid, 4},
       {in(46), in(50), Colour::Yellow, StickGroup::Mid, 4},
       {in(50), in(54), Colour::Green, StickGroup::Mid, 4},
       {in(54), in(56), Colour::White, StickGroup::Far, 5},
       {in(56), in(58), Colour::Yellow, StickGroup::Far, 5},
       {in(58), in(60), Colour::Green, StickGroup::Far, 5}},
      {Colour::White, Colour::White, Colour::Yellow, Colour::Yellow, Colour::Green, Colour::Green},
      in(48),
      in(60),
      6};
  EXPECT_EQ(charts().stick, printed);
}

TEST(FieldCharts, FB_T12_the_canister_cone) {
  const std::array<ConePart, 3> printed{{{in(0), quarters(22), thousandths(1'146), 4},
                                         {quarters(22), in(12), quarters(10), 5},
                                         {in(12), in(24), in(5), 6}}};
  EXPECT_EQ(charts().canister, printed);
  // The cone is 5" wide at 24"; the widths are those, to a thousandth.
  for (const ConePart& part : charts().canister) {
    const Inches wide = part.to * 5 / 24;
    EXPECT_LE(std::abs((wide - part.width).ticks()), 5) << part.to.decimal();
  }
}

TEST(FieldCharts, FB_T13_FB_T14_the_shell_burst_indicator) {
  const BurstIndicator printed{
      {Sector::Misfire, Sector::Left, Sector::Near, Sector::Right, Sector::Far, Sector::Centre},
      in(1),
      in(3),
      4};
  EXPECT_EQ(charts().burst, printed);
}

TEST(FieldCharts, FB_T14_kill_scores_of_artillery) {
  const auto score = [](std::size_t band) { return charts().stick.bands.at(band).kills_on; };
  EXPECT_THAT((std::array{score(1), score(4), score(7)}), ElementsAre(3, 4, 5));
  EXPECT_THAT((std::array{charts().canister[0].kills_on, charts().canister[1].kills_on,
                          charts().canister[2].kills_on}),
              ElementsAre(4, 5, 6));
  EXPECT_EQ(charts().burst.kills_on, 4);
}

TEST(FieldCharts, FB_T15_round_shot_on_houses) {
  const HouseShot none{};
  const HouseShot stops{true, 1, false};
  const HouseShot two{true, 2, true};
  const HouseShot three{true, 3, true};
  const std::array<HouseShotBand, 3> printed{{{in(36), {{none, none, stops, stops, two, three}}},
                                              {in(48), {{none, none, none, stops, two, two}}},
                                              {in(60), {{none, none, none, none, stops, stops}}}}};
  EXPECT_EQ(charts().houses.shot, printed);
}

TEST(FieldCharts, FB_T16_shell_on_houses_and_fire) {
  const HouseTable& houses = charts().houses;
  EXPECT_EQ(houses.shell_kills, (table::D6Table<int>{{0, 0, 0, 1, 2, 3}}));
  EXPECT_EQ(houses.fire_at, 10);
  EXPECT_EQ(houses.destroyed_at, 20);
  EXPECT_EQ(houses.burns_moves, 15);
  EXPECT_EQ(houses.keep_away, in(3));
  EXPECT_EQ(houses.spreads_on, 3);
}

TEST(FieldCharts, FB_T17_breakthrough) {
  EXPECT_EQ(charts().breaks_through_on, (std::array<int, 2>{4, 5}));
}

TEST(FieldCharts, FB_T18_melee_scores) {
  const MeleeScore one{1, false};
  const MeleeScore half_more{1, true};
  const MeleeScore two{2, false};
  const MeleeTable printed{{one, one}, {half_more, one}, {one, one},      {half_more, one},
                           {two, one}, {one, one},       {one, half_more}};
  EXPECT_EQ(charts().melee, printed);
}

TEST(FieldCharts, FB_T19_advantages_in_melee) {
  EXPECT_EQ(charts().advantages, (Advantages{1, 1, 1, 1, 2, 2, 3, 2, 1}));
}

/// Calls `each` with all that a number of dice can add up to.
void each_throw(int dice, const std::function<void(int)>& each, int so_far = 0) {
  if (dice == 0) {
    each(so_far);
    return;
  }
  for (int die = 1; die <= 6; ++die) {
    each_throw(dice - 1, each, so_far + die);
  }
}

struct Odds {
  Fraction first;
  Fraction tie;
  Fraction second;

  friend bool operator==(const Odds&, const Odds&) = default;

  friend std::ostream& operator<<(std::ostream& out, const Odds& odds) {
    return out << odds.first << ", " << odds.tie << ", " << odds.second;
  }
};

/// Odds of a combat whose first side adds a bonus to its score. Scores are counted in halves.
Odds odds_of(const MeleeRow& row, int bonus = 0) {
  const auto halves = [](const MeleeScore& score, int sum) {
    return score.and_half ? 3 * sum : 2 * sum;
  };
  Odds odds{{0, 0}, {0, 0}, {0, 0}};
  each_throw(row.first.dice, [&](int first) {
    each_throw(row.second.dice, [&](int second) {
      const int ahead = halves(row.first, first) + 2 * bonus - halves(row.second, second);
      (ahead > 0 ? odds.first : ahead == 0 ? odds.tie : odds.second).part += 1;
      for (Fraction* const each : {&odds.first, &odds.tie, &odds.second}) {
        each->whole += 1;
      }
    });
  });
  return odds;
}

Odds thirty_sixths(int first, int tie, int second) {
  return {{first, 36}, {tie, 36}, {second, 36}};
}

TEST(FieldCharts, FB_T20_odds_of_a_single_combat) {
  const MeleeTable& melee = charts().melee;
  const int charging = charts().advantages.charging;
  for (const MeleeRow& straight : {melee.foot_foot, melee.horse_horse, melee.horse_two_foot}) {
    EXPECT_EQ(odds_of(straight), thirty_sixths(15, 6, 15));
    EXPECT_EQ(odds_of(straight, 1), thirty_sixths(21, 5, 10));
    EXPECT_EQ(odds_of(straight, 2), thirty_sixths(26, 4, 6));
  }
  for (const MeleeRow& two_to_one : {melee.two_foot_foot, melee.two_horse_horse}) {
    EXPECT_EQ(odds_of(two_to_one), thirty_sixths(24, 2, 10));
    EXPECT_EQ(odds_of(two_to_one, charging), thirty_sixths(28, 1, 7));
  }
  EXPECT_EQ(odds_of(melee.horse_foot), (Odds{{181, 216}, {15, 216}, {20, 216}}));
  EXPECT_EQ(odds_of(melee.horse_foot, charging), (Odds{{196, 216}, {10, 216}, {10, 216}}));
  EXPECT_EQ(odds_of(melee.horse_three_foot), thirty_sixths(10, 2, 24));
}

TEST(FieldCharts, FB_T20_odds_of_the_doubled_die) {
  int wins = 0;
  int ties = 0;
  each_throw(1, [&](int rider) {
    each_throw(1, [&](int man) {
      wins += 2 * rider > man ? 1 : 0;
      ties += 2 * rider == man ? 1 : 0;
    });
  });
  EXPECT_EQ(thirty_sixths(wins, ties, 36 - wins - ties), thirty_sixths(27, 3, 6));
}

TEST(FieldCharts, FB_T21_after_a_melee) {
  EXPECT_EQ(charts().aftermath, (Aftermath{1, 1, 2, 2, 4, 1}));
}

TEST(FieldCharts, FB_T22_morale) {
  EXPECT_EQ(charts().morale, (MoraleTable{3, 2, 1, 3, 1, 2, 6, {7, 8, 9, 10}}));
}

TEST(FieldCharts, FB_T23_chance_of_good_morale) {
  const MoraleTable& morale = charts().morale;
  const auto chance = [&](int points) {
    Fraction good{0, 6};
    each_throw(1, [&](int die) { good.part += points + die >= morale.good ? 1 : 0; });
    return good;
  };
  const auto row = [&](int points) {
    return std::array{chance(points), chance(points - morale.sixth_lost),
                      chance(points - morale.quarter_lost)};
  };
  using Row = std::array<Fraction, 3>;
  const int two_others = morale.first_officer + morale.second_officer;
  EXPECT_EQ(row(morale.colonel + two_others), (Row{{{1, 1}, {1, 1}, {5, 6}}}));
  EXPECT_EQ(row(morale.colonel + morale.first_officer), (Row{{{1, 1}, {5, 6}, {2, 3}}}));
  for (const int three : {morale.colonel, two_others, morale.detachment_officer}) {
    EXPECT_EQ(row(three), (Row{{{2, 3}, {1, 2}, {1, 3}}}));
  }
  EXPECT_EQ(row(morale.first_officer), (Row{{{1, 2}, {1, 3}, {1, 6}}}));
  EXPECT_EQ(row(0), (Row{{{1, 6}, {0, 1}, {0, 1}}}));
}

TEST(FieldCharts, FB_T24_the_sleeve) {
  EXPECT_THAT(charts().sleeve, ElementsAre(SleeveBand{in(24), 3}, SleeveBand{in(36), 4},
                                           SleeveBand{in(48), 5}, SleeveBand{in(60), 6}));
}

TEST(FieldCharts, FB_T25_displacement_of_the_sleeve) {
  std::map<int, int> throws;
  each_throw(1, [&](int plus) { each_throw(1, [&](int minus) { ++throws[plus - minus]; }); });
  const std::array printed{6, 5, 4, 3, 2, 1};
  ASSERT_THAT(throws, SizeIs(11));
  int covered = 0;
  for (const auto& [inches, count] : throws) {
    EXPECT_EQ(count, printed.at(static_cast<std::size_t>(std::abs(inches)))) << inches;
    covered += std::abs(inches) <= 2 ? count : 0;
  }
  EXPECT_EQ(covered, 24);
}

/// Mean number of hits until a gun's total is reached, each a die less a reduction. With m of six
/// faces that count, means are counted in m-to-the-power-of-the-total parts.
Fraction mean_until(int total, int reduction) {
  const int m = 6 - reduction;
  std::vector<std::int64_t> parts{0};  // of the means for 0, 1, 2 ...
  std::int64_t whole = 1;
  for (int needed = 1; needed <= total; ++needed) {
    std::int64_t power = 1;  // m to the power of the score less one
    std::int64_t sum = 6 * whole;
    for (int score = 1; score <= m && score <= needed; ++score, power *= m) {
      sum += parts.at(static_cast<std::size_t>(needed - score)) * power;
    }
    parts.push_back(sum);
    whole *= m;
  }
  return {parts.back(), whole};
}

TEST(FieldCharts, FB_227_mean_number_of_hits_that_a_gun_takes) {
  // Printed in hundredths; half of one is the most that rounding changes.
  const auto expect_mean = [](int total, int reduction, std::int64_t hundredths) {
    const Fraction mean = mean_until(total, reduction);
    EXPECT_LE(std::abs(200 * mean.part - 2 * hundredths * mean.whole), mean.whole)
        << total << " with -" << reduction << ": " << mean;
  };
  expect_mean(10, 0, 332);
  expect_mean(20, 0, 619);
  expect_mean(10, 1, 453);
  expect_mean(20, 1, 853);
  expect_mean(10, 2, 660);
  expect_mean(20, 2, 1260);
}

Muster troops(TroopType type, Arm arm, int officers, int men) {
  Muster muster;
  muster.type = type;
  muster.arm = arm;
  muster.officers = officers;
  muster.men = men;
  return muster;
}

Muster infantry(Arm arm, int officers = 3, int men = 24) {
  return troops(TroopType::Infantry, arm, officers, men);
}

Muster riders() {
  Muster muster = troops(TroopType::Cavalry, Arm::Carbine, 3, 12);
  muster.may_dismount = true;
  return muster;
}

Muster battery(std::vector<GunKind> guns) {
  Muster muster = troops(TroopType::Battery, Arm::None, 3, 8);
  muster.guns = std::move(guns);
  return muster;
}

/// So many units of a kind behind those that are there.
void put(std::vector<Muster>& units, std::size_t count, const Muster& muster) {
  units.insert(units.end(), count, muster);
}

const SampleBrigade& brigade(std::string_view id) {
  const auto found = std::ranges::find_if(charts().brigades,
                                          [&](const SampleBrigade& each) { return each.id == id; });
  return found == charts().brigades.end() ? throw std::runtime_error{"no brigade"} : *found;
}

void expect_brigade(std::string_view id, std::string_view name, Side side,
                    const std::vector<Muster>& units) {
  const SampleBrigade& read = brigade(id);
  EXPECT_EQ(read.name, name);
  EXPECT_EQ(read.side, side) << id;
  EXPECT_EQ(read.units, units) << id;
  EXPECT_THAT(read.detached_from, SizeIs(units.size())) << id;
}

constexpr Arm kRifles = Arm::RifledMusket;
constexpr Arm kSmoothbores = Arm::SmoothboreMusket;

TEST(FieldCharts, FB_T26_sample_brigades_of_the_union) {
  const Muster mixed = battery({GunKind::Gun, GunKind::Howitzer});
  const Muster two_guns = battery({GunKind::Gun, GunKind::Gun});
  std::vector<Muster> units;
  put(units, 4, infantry(kSmoothbores));
  put(units, 1, mixed);
  expect_brigade("U61", "Union volunteers, 1861", Side::Union, units);

  units.clear();
  put(units, 4, infantry(kRifles));
  put(units, 1, two_guns);
  expect_brigade("U62", "Union veterans, 1862", Side::Union, units);

  units.clear();
  put(units, 3, infantry(kRifles));
  put(units, 1, infantry(kRifles, 2, 16));
  Muster super = infantry(kRifles, 1, 8);
  super.super_skirmishers = true;
  put(units, 1, super);
  put(units, 1, two_guns);
  expect_brigade("UIR", "Black-hat brigade, 1862", Side::Union, units);

  units.clear();
  put(units, 3, riders());
  put(units, 1, two_guns);
  expect_brigade("UCV", "Union cavalry, 1863", Side::Union, units);

  units.clear();
  put(units, 1, infantry(kSmoothbores, 2, 16));
  put(units, 2, infantry(kRifles, 1, 8));
  put(units, 2, troops(TroopType::Cavalry, Arm::Carbine, 3, 12));
  put(units, 1, troops(TroopType::Wagons, Arm::None, 0, 2));
  expect_brigade("UGA", "Union garrison", Side::Union, units);
}

TEST(FieldCharts, FB_T26_sample_brigades_of_the_confederacy) {
  std::vector<Muster> units;
  put(units, 3, infantry(kSmoothbores));
  put(units, 1, battery({GunKind::Gun, GunKind::Gun}));
  expect_brigade("C61", "Confederate, 1861", Side::Confederate, units);

  units.clear();
  put(units, 5, infantry(kRifles, 3, 20));
  put(units, 1, battery({GunKind::Gun, GunKind::Howitzer}));
  expect_brigade("C62", "Confederate, 1862", Side::Confederate, units);

  units.clear();
  Muster assault = infantry(kRifles, 3, 20);
  assault.assault = true;
  put(units, 3, assault);
  expect_brigade("CST", "Stonewall-type veterans", Side::Confederate, units);

  units.clear();
  put(units, 4, riders());
  expect_brigade("CCV", "Confederate raiders", Side::Confederate, units);
}

TEST(FieldCharts, FB_T26_a_detachment_is_taken_out_of_the_regiment_before_it) {
  EXPECT_THAT(charts().brigades, SizeIs(9));
  for (const SampleBrigade& each : charts().brigades) {
    for (std::size_t i = 0; i < each.units.size(); ++i) {
      const bool taken = each.id == "UIR" && i == 4;
      EXPECT_EQ(each.detached_from[i], taken ? std::optional<std::size_t>{3} : std::nullopt)
          << each.id << ", unit " << i;
    }
  }
  // Together they are the regiment.
  const SampleBrigade& black_hats = brigade("UIR");
  EXPECT_EQ(black_hats.units[3].men + black_hats.units[4].men, charts().infantry.men);
  EXPECT_EQ(black_hats.units[3].officers + black_hats.units[4].officers,
            charts().infantry.officers);
}

TEST(FieldCharts, FB_T39_options_are_off) {
  const Options printed{};
  EXPECT_EQ(charts().options, printed);
  EXPECT_THAT(named(Options{}).changed(charts().options, Options{}), IsEmpty());
  const auto rows = tests::tabletop().table_options(base::Book::FieldBattle);
  const auto all = named(charts().options).texts(charts().options);
  ASSERT_EQ(rows.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(rows[i].name, all[i].first);
    EXPECT_EQ(rows[i].standard, "off");
  }
}

}  // namespace
}  // namespace core::field
