// The tables of docs/rules/coastal.md, typed again.
#include "core/coastal/charts.h"

#include "tests/coastal/lists.h"

#include <gtest/gtest.h>

namespace core::coastal {
namespace {

using tests::coastal::charts;

using table::GunType;

D6Table<bool> from(int lowest, int highest = 6) {
  D6Table<bool> die;
  for (int face = lowest; face <= highest; ++face) {
    die.faces.at(static_cast<std::size_t>(face - 1)) = true;
  }
  return die;
}

TEST(CoastalCharts, RC_T03_captains) {
  using C = Character;
  EXPECT_EQ(charts().character, (D6Table<C>{{C::Intelligent, C::Intelligent, C::Stubborn,
                                             C::Stubborn, C::Reckless, C::Reckless}}));
  const PersonDice printed{{{3, 3, 2, 2, 1, 1}}, {{-1, -1, -2, -2, -3, -3}}, {{3, 3, 2, 2, 1, 1}}};
  EXPECT_EQ(charts().captain, printed);
}

TEST(CoastalCharts, RC_T04_fort_commanders) {
  using T = Temper;
  EXPECT_EQ(
      charts().temper,
      (D6Table<T>{{T::Panicky, T::Stubborn, T::Stubborn, T::Stubborn, T::Stubborn, T::Fanatic}}));
  const PersonDice printed{{{3, 3, 2, 2, 1, 1}}, {{-1, -1, -2, -2, -3, -3}}, {{3, 3, 2, 2, 1, 1}}};
  EXPECT_EQ(charts().commander, printed);
}

TEST(CoastalCharts, RC_T05_squares) {
  const std::array<std::array<int, 2>, 3> printed{{{1, 2}, {3, 4}, {5, 6}}};
  EXPECT_EQ(charts().squares, printed);
}

TEST(CoastalCharts, RC_T06_terrain_cards) {
  using F = Feature;
  const std::array<TerrainCard, kTerrainCards> printed{{{F::ShoreFort, F::IslandFort},
                                                        {F::Town, F::Town},
                                                        {F::Port, F::Port},
                                                        {F::Islands, F::Islands},
                                                        {F::StraightBars, F::StraightBars},
                                                        {F::CurvedBars, F::CurvedBars}}};
  EXPECT_EQ(charts().terrain, printed);
}

TEST(CoastalCharts, RC_T07_RC_T08_currents) {
  const D6Table<std::array<int, kLanes>> printed{{{{0, 0, 0, 0, 0},
                                                   {0, 0, 1, 0, 0},
                                                   {0, 1, 2, 1, 0},
                                                   {1, 2, 3, 2, 1},
                                                   {2, 3, 4, 3, 2},
                                                   {3, 4, 5, 4, 3}}}};
  EXPECT_EQ(charts().lanes, printed);
  const std::array<TidalSquares, 3> tidal{{{2, 0}, {1, 1}, {std::nullopt, 2}}};
  EXPECT_EQ(charts().tidal, tidal);
}

TEST(CoastalCharts, RC_T09_objectives) {
  using K = ObjectiveKind;
  const std::array<ObjectiveCard, kObjectiveCards> printed{{{K::Ironclads, 1},
                                                            {K::Ironclads, 2},
                                                            {K::Flagship, 0},
                                                            {K::Islands, 0},
                                                            {K::Blockade, 1},
                                                            {K::Blockade, 2},
                                                            {K::Fleet, 0},
                                                            {K::Town, 0},
                                                            {K::Downstream, 0},
                                                            {K::Fort, 0},
                                                            {K::Port, 0},
                                                            {K::Stranded, 0}}};
  EXPECT_EQ(charts().objectives, printed);
}

TEST(CoastalCharts, RC_T11_radii) {
  const std::array<Inches, 4> printed{Inches::of(5), Inches::of(7), Inches::of(9), Inches::of(2)};
  EXPECT_EQ(charts().radii, printed);
}

TEST(CoastalCharts, RC_T12_grounding) {
  const Grounding shoal{from(1, 2), from(1, 4), from(5), 4, from(5), 8, true};
  const Grounding stakes{from(1, 3), from(1, 5), from(6), 2, from(5), 4, false};
  EXPECT_EQ(charts().shoal, shoal);
  EXPECT_EQ(charts().stakes, stakes);
}

TEST(CoastalCharts, RC_T13_arcs) { EXPECT_EQ(charts().arcs, (Arcs{180, 75, 10})); }

TEST(CoastalCharts, RC_T14_ranges_and_scores) {
  const std::array<GunneryRow, 3> printed{
      {{{Inches::of(4), Inches::of(8), Inches::of(12)}, {4, 5, 6}},
       {{Inches::of(8), Inches::of(12), Inches::of(20)}, {4, 5, 6}},
       {{Inches::of(12), Inches::of(20), Inches::of(28)}, {3, 4, 5}}}};
  EXPECT_EQ(charts().gunnery, printed);
}

TEST(CoastalCharts, RC_T15_firing_modifiers) {
  EXPECT_EQ(charts().firing, (FireModifiers{-1, -1}));
}

TEST(CoastalCharts, RC_T16_RC_T32_points_and_rate_of_every_gun) {
  struct Printed {
    const char* gun;
    int points;
    bool alternate;
  };

  const std::vector<Printed> all{
      {"12-lb howitzer", 2, false}, {"24-lb howitzer", 2, false},   {"32-lb smoothbore", 4, false},
      {"6\" smoothbore", 4, false}, {"50-lb smoothbore", 6, false}, {"9\" smoothbore", 6, false},
      {"11\" smoothbore", 8, true}, {"15\" smoothbore", 10, true},  {"20-lb rifle", 4, false},
      {"30-lb rifle", 4, false},    {"32-lb rifle", 4, false},      {"42-lb rifle", 6, false},
      {"64-lb rifle", 6, false}};
  for (const Printed& each : all) {
    const auto& guns = tests::coastal::facts().guns;
    const auto found = std::find_if(guns.begin(), guns.end(),
                                    [&](const table::Gun& gun) { return gun.name == each.gun; });
    ASSERT_NE(found, guns.end()) << each.gun;
    EXPECT_EQ(found->points, each.points) << each.gun;
    EXPECT_EQ(found->alternate_moves, each.alternate) << each.gun;
  }
}

TEST(CoastalCharts, RC_T17_RC_T18_RC_T19_damage_tables_1_to_3) {
  using H = Harm;
  const DamageLine none{};
  EXPECT_EQ(charts().damage[0], (D6Table<DamageLine>{{none,
                                                      {H::MountingJammed, 0, 4},
                                                      none,
                                                      {H::GunOut, 0, 4},
                                                      {H::MountingJammed, 0, 0},
                                                      {H::GunDestroyed, 0, 0}}}));
  EXPECT_EQ(charts().damage[1], (D6Table<DamageLine>{{none,
                                                      {H::HardRight, 0, 4},
                                                      none,
                                                      {H::HardLeft, 0, 4},
                                                      {H::SameCourse, 0, 4},
                                                      {H::SameCourse, 0, 0}}}));
  EXPECT_EQ(charts().damage[2], (D6Table<DamageLine>{{none,
                                                      {H::Slower, 1, 4},
                                                      none,
                                                      {H::Slower, 2, 0},
                                                      {H::Slower, 2, 4},
                                                      {H::BoilerDestroyed, 2, 0}}}));
}

TEST(CoastalCharts, RC_T20_RC_T21_RC_T22_damage_tables_4_to_6) {
  using H = Harm;
  const DamageLine none{};
  EXPECT_EQ(charts().damage[3], (D6Table<DamageLine>{{none,
                                                      {H::StraightAhead, 0, 4},
                                                      none,
                                                      {H::CrewLost, 1, 0},
                                                      {H::Slower, 2, 0},
                                                      {H::Fire, 6, 4}}}));
  EXPECT_EQ(charts().damage[4], (D6Table<DamageLine>{{none,
                                                      {H::CrewLost, 1, 0},
                                                      none,
                                                      {H::CrewLost, 2, 0},
                                                      {H::CrewLost, 3, 0},
                                                      {H::CaptainKilled, 4, 0}}}));
  EXPECT_EQ(charts().damage[5], (D6Table<DamageLine>{{none,
                                                      {H::Flooded, 1, 0},
                                                      none,
                                                      {H::Fire, 5, 4},
                                                      {H::Flooded, 2, 0},
                                                      {H::Explodes, 0, 0}}}));
}

TEST(CoastalCharts, RC_T23_RC_T24_mines_and_spars) {
  using K = TorpedoLine::Kind;
  const TorpedoLine dud{};
  const TorpedoLine sinks{K::Sinks, 0};
  EXPECT_EQ(
      charts().mine,
      (D6Table<TorpedoLine>{{dud, {K::Explodes, 20}, {K::Explodes, 30}, sinks, sinks, sinks}}));
  EXPECT_EQ(charts().spar,
            (D6Table<TorpedoLine>{{dud, {K::Explodes, 20}, sinks, sinks, sinks, sinks}}));
}

TEST(CoastalCharts, RC_T25_mortars) {
  const MortarLine none{};
  const MortarLine gun{false, 0, 0, true, false};
  EXPECT_EQ(charts().mortar, (D6Table<MortarLine>{{none,
                                                   {true, 20, 10, false, false},
                                                   gun,
                                                   {true, 30, 20, false, false},
                                                   gun,
                                                   {true, 40, 30, false, true}}}));
  EXPECT_EQ(charts().mortar_reach_large, Inches::of(40));
  EXPECT_EQ(charts().mortar_reach_small, Inches::of(30));
}

TEST(CoastalCharts, RC_T26_morale) {
  const MoraleModifiers printed{1, 1, 1, 1, -1, -2, -3, -3, -3, -1, -2, -2, -2, -3, -2};
  EXPECT_EQ(charts().morale, printed);
}

TEST(CoastalCharts, RC_T27_RC_T28_ram_test) {
  using K = RamTest::Kind;
  const RamTest dash{};
  const RamTest lost{K::IfCrewLost, 0};
  const auto less = [](int by) { return RamTest{K::Always, -by}; };
  const std::array<std::array<RamTest, kRamGroups>, kRamGroups> printed{
      {{dash, dash, dash, dash, dash},
       {dash, lost, less(2), less(4), less(6)},
       {dash, dash, lost, less(2), less(4)},
       {dash, dash, dash, lost, less(2)},
       {dash, dash, dash, dash, dash}}};
  EXPECT_EQ(charts().ram_test, printed);
  EXPECT_EQ(charts().ram_modifiers, (RamModifiers{1, 1, -2, -3, -2, -2}));
}

TEST(CoastalCharts, RC_T29_RC_T30_RC_T31_ramming) {
  using K = RammerLine::Kind;
  const RammerLine none{};
  const RammerLine stack{K::StackLost, 0, 2, 0, 0};
  const RammerLine steam{K::SteamPipe, 0, 2, 2, 4};
  const auto ram = [](int points) { return RammerLine{K::RamLost, points, 0, 0, 0}; };
  const std::array<RamRow, 3> printed{
      {{1, 5, 1, {{none, none, none, none, ram(20), stack}}},
       {4, 10, 2, {{none, none, none, ram(30), stack, steam}}},
       {8, 15, 3, {{none, none, ram(40), stack, steam, {K::Locked, 0, 0, 0, 0}}}}}};
  EXPECT_EQ(charts().ramming, printed);
  EXPECT_EQ(charts().locked, (D6Table<int>{{0, 0, 0, 2, 4, 6}}));
  EXPECT_EQ(charts().ram(3).points, 5);
  EXPECT_EQ(charts().ram(7).dice, 2);
  EXPECT_EQ(charts().ram(12).points, 15);
}

TEST(CoastalCharts, RC_T46_options) {
  EXPECT_EQ(charts().options, (Options{false, 50, true, FirstFire::Ship, false, 10, 45}));
  Options options = charts().options;
  EXPECT_EQ(named(options).set(options, "first_fire", "game"), "");
  EXPECT_EQ(options.first_fire, FirstFire::Game);
  EXPECT_EQ(named(charts().options).changed(options, charts().options),
            (std::vector<core::table::OptionText>{{"first_fire", "game"}}));
  const Options before = options;
  EXPECT_NE(named(options).set(options, "first_fire", "later"), "");
  EXPECT_NE(named(options).set(options, "end_on_deg", "91"), "");
  EXPECT_NE(named(options).set(options, "no_such", "on"), "");
  EXPECT_EQ(options, before);
}

TEST(CoastalCharts, RC_283_a_limit_belongs_to_the_nearer_band) {
  const auto band = [](GunType type, std::int64_t ticks) {
    return charts().band(type, Inches::of_ticks(ticks));
  };
  EXPECT_EQ(band(GunType::Smoothbore, 80'000), Band::Close);
  EXPECT_EQ(band(GunType::Smoothbore, 80'001), Band::Medium);
  EXPECT_EQ(band(GunType::Smoothbore, 200'000), Band::Long);
  EXPECT_EQ(band(GunType::Smoothbore, 200'001), std::nullopt);
  EXPECT_EQ(band(GunType::Howitzer, 120'001), std::nullopt);
  EXPECT_EQ(band(GunType::Rifle, 280'000), Band::Long);
}

}  // namespace
}  // namespace core::coastal
