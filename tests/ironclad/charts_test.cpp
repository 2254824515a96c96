// The tables of docs/rules/ironclad.md, typed again.
#include "core/ironclad/charts.h"

#include "tests/ironclad/lists.h"

#include <gtest/gtest.h>

#include <sstream>

namespace core::ironclad {
namespace {

using tests::ironclad::charts;

using table::GunType;
using table::Inches;

Inches quarter(int quarters) { return Inches::ratio(quarters, 4); }

TEST(Charts, IC_T01_divisors) { EXPECT_EQ(charts().card, (CardDivisors{300, 2, 3})); }

TEST(Charts, IC_T03_circles) {
  const std::array<TurningCircle, 4> printed{{{quarter(10), quarter(5)},
                                              {quarter(14), quarter(7)},
                                              {quarter(18), quarter(9)},
                                              {quarter(8), quarter(4)}}};
  EXPECT_EQ(charts().circles, printed);
}

TEST(Charts, IC_T04_mined_area) {
  EXPECT_EQ(charts().mine_goes_off, (D6Table<bool>{{false, false, false, false, true, true}}));
}

TEST(Charts, IC_T05_torpedo) {
  const TorpedoEffect dud{};
  const TorpedoEffect some{TorpedoEffect::Kind::Damage, 4, 4, 6};
  const TorpedoEffect sunk{TorpedoEffect::Kind::Sunk, 0, 0, 0};
  EXPECT_EQ(charts().torpedo_on_ironclad,
            (D6Table<TorpedoEffect>{{dud, dud, some, some, sunk, sunk}}));
  EXPECT_EQ(charts().torpedo_on_wood, (D6Table<TorpedoEffect>{{dud, dud, sunk, sunk, sunk, sunk}}));
}

TEST(Charts, IC_T06_arcs) {
  const Arcs printed{{180, 20}, {180, 45}, {75, 0}, {10, 0}, {10, 0}, {75, 0}};
  EXPECT_EQ(charts().arcs, printed);
}

TEST(Charts, IC_T08_ranges) {
  const std::array<Ranges, 3> printed{{{{Inches::of(4), Inches::of(8), Inches::of(12)}},
                                       {{Inches::of(6), Inches::of(12), Inches::of(18)}},
                                       {{Inches::of(12), Inches::of(20), Inches::of(28)}}}};
  EXPECT_EQ(charts().ranges, printed);
}

TEST(Charts, IC_184_a_limit_belongs_to_the_nearer_band) {
  const auto band = [](GunType type, std::int64_t ticks) {
    return charts().band(type, Inches::of_ticks(ticks));
  };
  EXPECT_EQ(band(GunType::Smoothbore, 60'000), Band::Close);
  EXPECT_EQ(band(GunType::Smoothbore, 60'001), Band::Normal);
  EXPECT_EQ(band(GunType::Smoothbore, 160'000), Band::Distant);
  EXPECT_EQ(band(GunType::Smoothbore, 180'000), Band::Distant);
  EXPECT_EQ(band(GunType::Smoothbore, 180'001), std::nullopt);
  EXPECT_EQ(band(GunType::Howitzer, 120'001), std::nullopt);
  EXPECT_EQ(band(GunType::Rifle, 280'000), Band::Distant);
}

TEST(Charts, IC_T09_effect_of_range) {
  const std::array<RangeEffect, 3> printed{RangeEffect::Doubled, RangeEffect::AsIs,
                                           RangeEffect::Halved};
  EXPECT_EQ(charts().factor_at, printed);
  EXPECT_EQ(charts().guns_at, printed);
  EXPECT_EQ(apply(RangeEffect::Doubled, 7), 14);
  EXPECT_EQ(apply(RangeEffect::AsIs, 7), 7);
  EXPECT_EQ(apply(RangeEffect::Halved, 7), 3);
  EXPECT_EQ(apply(RangeEffect::Halved, 1), 0);
}

/// Rows "faces: cells" as printed; C Critical, L Lucky, - None.
void expect_chart(const FireChart& chart, const std::vector<int>& lowest, const char* rows) {
  for (std::size_t i = 0; i < FireChart::kColumns; ++i) {
    EXPECT_EQ(chart.lowest[i], lowest.at(i));
  }
  std::istringstream lines{rows};
  int first = 0;
  int last = 0;
  int seen = 0;
  while (lines >> first >> last) {
    for (int column = 0; column < 8; ++column) {
      std::string cell;
      lines >> cell;
      ChartCell wanted;
      if (cell == "C" || cell == "L") {
        wanted.kind = cell == "C" ? ChartCell::Kind::Critical : ChartCell::Kind::Lucky;
      } else if (cell != "-") {
        wanted = {ChartCell::Kind::Hits, std::stoi(cell), cell.back() == '*'};
      }
      for (int face = first; face <= last; ++face, ++seen) {
        EXPECT_EQ(chart.cell(face, chart.lowest.at(static_cast<std::size_t>(column))), wanted)
            << "face " << face << ", column " << column;
      }
    }
  }
  EXPECT_EQ(seen, 80);
}

TEST(Charts, IC_T10_chart_a) {
  expect_chart(charts().chart_a, {1, 2, 3, 5, 9, 15, 19, 23}, R"(
    1 1    3 4 5 6 7 8 9* 10*
    2 3    2 3 4 5 6 7 8* 9*
    4 5    2 2 3 3 4 5 6* C
    6 7    1 2 2 3 3 4* C C
    8 9    1 1 1 2 C C C C
    10 10  C C C C C C C C
  )");
}

TEST(Charts, IC_T11_chart_b) {
  expect_chart(charts().chart_b, {1, 4, 9, 16, 25, 36, 49, 64}, R"(
    1 1    1 2 2 2 3 3 3 4
    2 3    1 1 1 1 2 2 3 3
    4 5    - 1 1 1 1 1 2 2
    6 7    - - 1 1 1 1 1 2
    8 9    - - - 1 1 1 1 1
    10 10  L L L L L L L L
  )");
}

TEST(Charts, IC_T10_IC_T11_columns) {
  EXPECT_EQ(charts().chart_a.column(1), 0U);
  EXPECT_EQ(charts().chart_a.column(4), 2U);
  EXPECT_EQ(charts().chart_a.column(8), 3U);
  EXPECT_EQ(charts().chart_a.column(22), 6U);
  EXPECT_EQ(charts().chart_a.column(500), 7U);
  EXPECT_EQ(charts().chart_b.column(3), 0U);
  EXPECT_EQ(charts().chart_b.column(42), 5U);
  EXPECT_EQ(charts().chart_b.column(64), 7U);
}

TEST(Charts, IC_T12_critical_hit) {
  const ShipEffects printed{{{{{Effect::Speed, 3, 0},
                               {Effect::DraftOrGuns, 2, 0},
                               {Effect::DraftOrGuns, 4, 0},
                               {Effect::RudderRight, 0, 6},
                               {Effect::RudderLeft, 0, 6},
                               {Effect::RollAgain, 0, 0}}}},
                            {{{{Effect::Speed, 4, 0},
                               {Effect::Speed, 4, 0},
                               {Effect::Speed, 4, 0},
                               {Effect::EnginesDisabled, 0, 0},
                               {Effect::EnginesDisabled, 0, 0},
                               {Effect::Magazine, 0, 0}}}}};
  EXPECT_EQ(charts().critical, printed);
}

TEST(Charts, IC_T13_lucky_hit) {
  const ShipEffects printed{{{{{Effect::Armor, 1, 0},
                               {Effect::Stack, 0, 0},
                               {Effect::MidshipsAndParty, 1, 0},
                               {Effect::RudderRight, 0, 2},
                               {Effect::RudderLeft, 0, 2},
                               {Effect::RollAgain, 0, 0}}}},
                            {{{{Effect::NoCourseChange, 0, 1},
                               {Effect::NoCourseChange, 0, 1},
                               {Effect::Critical, 0, 0},
                               {Effect::Critical, 0, 0},
                               {Effect::Draft, 1, 0},
                               {Effect::Draft, 1, 0}}}}};
  EXPECT_EQ(charts().lucky, printed);
}

TEST(Charts, IC_T14_IC_T15_stack_and_engines) {
  const D6Table<ShipEffect> printed{{{{Effect::NoPower, 0, 6},
                                      {Effect::RudderRight, 0, 2},
                                      {Effect::RudderLeft, 0, 2},
                                      {Effect::Speed, 1, 0},
                                      {Effect::Speed, 1, 0},
                                      {Effect::Speed, 2, 0}}}};
  EXPECT_EQ(charts().stack_lost, printed);
  EXPECT_EQ(charts().disabled_knots, (D6Table<int>{{0, 0, 0, 0, 1, 2}}));
}

TEST(Charts, IC_T16_IC_T17_mortars) {
  const auto sixteenths = [](int count) { return Inches::ratio(count, 16); };
  const std::vector<Mortar> printed{{150, Inches::of(6), Inches::of(40), sixteenths(14)},
                                    {130, Inches::of(6), Inches::of(40), sixteenths(13)},
                                    {110, Inches::of(6), Inches::of(40), sixteenths(12)},
                                    {std::nullopt, Inches::of(6), Inches::of(30), sixteenths(8)}};
  EXPECT_EQ(charts().mortars, printed);
  EXPECT_EQ(charts().mortar(130).burst, sixteenths(13));
  EXPECT_EQ(charts().mortar(80).most, Inches::of(30)) << "a bore that is not listed";
  const std::array<Silenced, 3> silenced{{{1, false}, {2, false}, {0, true}}};
  EXPECT_EQ(charts().silenced, silenced);
}

TEST(Charts, IC_T18_armor_of_fort_guns) {
  EXPECT_EQ(charts().fort_armor, (std::array<int, 6>{2, 2, 4, 6, 6, 8}));
}

TEST(Charts, IC_T19_IC_T20_forts) {
  using Kind = FortEffectKind;
  const D6Table<FortEffect> lucky{{{{Kind::None, 0, 0},
                                    {Kind::GunsDestroyed, 1, 0},
                                    {Kind::ArmorBoxes, 1, 0},
                                    {Kind::GunSilent, 1, 1},
                                    {Kind::ArmorBoxes, 2, 0},
                                    {Kind::GunsDestroyed, 2, 0}}}};
  EXPECT_EQ(charts().fort_lucky.first, lucky);
  const FortEffects critical{{{{{Kind::GunsDestroyed, 2, 0},
                                {Kind::ArmorBoxes, 2, 0},
                                {Kind::GunsDestroyed, 3, 0},
                                {Kind::FortSilent, 0, 2},
                                {Kind::RollAgain, 0, 0},
                                {Kind::WhiteFlag, 0, 0}}}},
                             {{{{Kind::GunsAndArmor, 2, 0},
                                {Kind::GunsAndArmor, 2, 0},
                                {Kind::GunsAndArmor, 2, 0},
                                {Kind::GunsAbandoned, 0, 0},
                                {Kind::GunsAbandoned, 0, 0},
                                {Kind::GunsAbandoned, 0, 0}}}}};
  EXPECT_EQ(charts().fort_critical, critical);
  EXPECT_EQ(charts().fort_critical.first.on(7).kind, Kind::WhiteFlag) << "[IC-264] 7 counts as 6";
}

TEST(Charts, IC_T21_ramming) {
  using R = RamRow::Rammer;
  const std::array<RamRow, 4> printed{
      {{1, {{1, 1, 0, 0, 0, 0}}, {{R{1, false, false}, R{}, R{}, R{}, R{}, R{}}}},
       {3,
        {{2, 2, 3, 3, 3, 4}},
        {{R{1, false, false}, R{1, false, false}, R{1, false, false}, R{1, false, false}, R{},
          R{}}}},
       {5,
        {{2, 2, 4, 4, 6, 6}},
        {{R{1, false, false}, R{1, false, false}, R{2, true, false}, R{2, true, false},
          R{2, true, true}, R{2, true, true}}}},
       {7,
        {{4, 4, 8, 8, 12, 12}},
        {{R{2, false, false}, R{2, false, false}, R{2, true, false}, R{2, true, false},
          R{3, true, true}, R{3, true, true}}}}}};
  EXPECT_EQ(charts().ramming, printed);
  EXPECT_EQ(charts().ram(2).least_knots, 1);
  EXPECT_EQ(charts().ram(6).least_knots, 5);
  EXPECT_EQ(charts().ram(12).least_knots, 7);
}

TEST(Charts, IC_T22_IC_T23_boarding) {
  EXPECT_EQ(charts().grapples, (D6Table<bool>{{false, false, false, true, true, true}}));
  EXPECT_EQ(charts().party_destroyed, (D6Table<bool>{{false, false, false, false, false, true}}));
}

TEST(Charts, IC_T24_boarders_on_an_ironclad) {
  using Action = BoarderAction;
  const D6Table<BoarderEffect> printed{{{{Action::None, 0, 0, false},
                                         {Action::Guns, 1, 0, true},
                                         {Action::Guns, 2, 0, true},
                                         {Action::TurretJammed, 0, 0, false},
                                         {Action::RudderJammed, 0, 3, true},
                                         {Action::FullOfSmoke, 0, 0, true}}}};
  EXPECT_EQ(charts().boarders_on_ironclad, printed);
}

TEST(Charts, IC_T25_boarders_on_wood) {
  constexpr auto kNo = BoardedShip::NoEffect;
  constexpr auto kMelee = BoardedShip::Melee;
  constexpr auto kTaken = BoardedShip::Captured;
  const std::array<D6Table<BoardedShip>, 4> printed{
      {{{kNo, kNo, kNo, kNo, kMelee, kMelee}},
       {{kNo, kNo, kMelee, kMelee, kMelee, kTaken}},
       {{kNo, kMelee, kMelee, kMelee, kTaken, kTaken}},
       {{kMelee, kMelee, kTaken, kTaken, kTaken, kTaken}}}};
  EXPECT_EQ(charts().boarders_on_wood, printed);
}

TEST(Charts, IC_T26_hits_on_a_launch) {
  constexpr auto kNo = LaunchHit::None;
  constexpr auto kOut = LaunchHit::FireOut;
  constexpr auto kSunk = LaunchHit::Sunk;
  const std::array<LaunchRow, 4> printed{{{1, {{kNo, kNo, kNo, kOut, kOut, kSunk}}},
                                          {3, {{kNo, kNo, kOut, kOut, kSunk, kSunk}}},
                                          {5, {{kNo, kNo, kOut, kSunk, kSunk, kSunk}}},
                                          {7, {{kNo, kOut, kSunk, kSunk, kSunk, kSunk}}}}};
  EXPECT_EQ(charts().launch_hits, printed);
  EXPECT_EQ(charts().launch(3).dice.on(4), kOut) << "IC-E18";
  EXPECT_EQ(charts().launch(20).least_hits, 7);
}

TEST(Charts, IC_T28_factors) {
  // Factor, points [RC-T32], whether it fires in alternate moves.
  struct Printed {
    const char* gun;
    GunType type;
    int factor;
    int points;
    bool alternate;
  };

  const std::vector<Printed> all{
      {"12lb-how", GunType::Howitzer, 1, 2, false},  {"24lb-how", GunType::Howitzer, 2, 2, false},
      {"32lb-carr", GunType::Howitzer, 2, 2, false}, {"32lb-sb", GunType::Smoothbore, 3, 4, false},
      {"6in-sb", GunType::Smoothbore, 4, 4, false},  {"42lb-sb", GunType::Smoothbore, 4, 6, false},
      {"50lb-sb", GunType::Smoothbore, 4, 6, false}, {"8in-sb", GunType::Smoothbore, 5, 6, false},
      {"9in-sb", GunType::Smoothbore, 6, 6, false},  {"10in-sb", GunType::Smoothbore, 7, 8, true},
      {"11in-sb", GunType::Smoothbore, 8, 8, true},  {"15in-sb", GunType::Smoothbore, 10, 10, true},
      {"10lb-r", GunType::Rifle, 2, 2, false},       {"20lb-r", GunType::Rifle, 3, 4, false},
      {"30lb-r", GunType::Rifle, 4, 4, false},       {"32lb-r", GunType::Rifle, 4, 4, false},
      {"42lb-r", GunType::Rifle, 5, 6, false},       {"50lb-r", GunType::Rifle, 5, 6, false},
      {"60lb-r", GunType::Rifle, 6, 6, false},       {"64lb-r", GunType::Rifle, 6, 6, false},
      {"80lb-r", GunType::Rifle, 6, 8, true},        {"6.4in-r", GunType::Rifle, 6, 8, true},
      {"100lb-r", GunType::Rifle, 7, 8, true},       {"7in-r", GunType::Rifle, 7, 8, true},
      {"150lb-r", GunType::Rifle, 9, 10, true}};
  const table::Facts& facts = tests::ironclad::facts();
  ASSERT_EQ(facts.guns.size(), all.size() + 4) << "and four mortars";
  for (std::size_t i = 0; i < all.size(); ++i) {
    const table::Gun& gun = facts.guns[i];
    EXPECT_EQ(gun.id, all[i].gun);
    EXPECT_EQ(gun.type, all[i].type) << gun.id;
    EXPECT_EQ(gun.factor, all[i].factor) << gun.id;
    EXPECT_EQ(gun.points, all[i].points) << gun.id;
    EXPECT_EQ(gun.alternate_moves, all[i].alternate) << gun.id;
    EXPECT_EQ(gun.may_burst, gun.id == "32lb-r") << gun.id;
  }
}

TEST(Charts, IC_T42_options) { EXPECT_EQ(charts().options, (Options{1, false, true, 10, false})); }

}  // namespace
}  // namespace core::ironclad
