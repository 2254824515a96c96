// The tables of docs/rules/red-river.md, typed again.
#include "core/river/charts.h"

#include "core/data/catalogue.h"
#include "core/river/options.h"
#include "core/river/setting.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <limits>

namespace core::river {
namespace {

using H = Heading;

const Charts& charts() {
  static const Charts kCharts = tests::tabletop().river_charts();
  return kCharts;
}

// ---- the river ----

using Directions = DieResults<DirectionLine, kD10>;

const Directions& directions(H heading) {
  return charts().directions.at(static_cast<std::size_t>(heading));
}

DirectionLine ahead(H heading) { return {{Hand::Left, 0}, heading, heading}; }

DirectionLine left(std::int16_t degrees, H next) { return {{Hand::Left, degrees}, next, next}; }

DirectionLine right(std::int16_t degrees, H next) { return {{Hand::Right, degrees}, next, next}; }

TEST(RiverCharts, RR_T01_heading_east) {
  const DirectionLine on = ahead(H::East);
  const DirectionLine second_die{};
  EXPECT_EQ(directions(H::East),
            (Directions{{on, on, on, on, on, left(45, H::NorthEast), left(90, H::North),
                         right(45, H::SouthEast), right(90, H::South), second_die}}));
  const DirectionLine port = left(135, H::NorthWest);
  const DirectionLine starboard = right(135, H::SouthWest);
  EXPECT_EQ(charts().hairpin, (Directions{{port, port, port, port, port, starboard, starboard,
                                           starboard, starboard, starboard}}));
}

TEST(RiverCharts, RR_T02_heading_north_east) {
  const DirectionLine on = ahead(H::NorthEast);
  const DirectionLine corrected{{Hand::Right, 90}, H::SouthEast, H::South};
  EXPECT_EQ(directions(H::NorthEast),
            (Directions{{on, on, on, left(45, H::North), left(90, H::NorthWest), right(45, H::East),
                         right(45, H::East), right(90, H::SouthEast), corrected,
                         right(180, H::SouthWest)}}));
}

TEST(RiverCharts, RR_T03_heading_north) {
  const DirectionLine on = ahead(H::North);
  EXPECT_EQ(directions(H::North),
            (Directions{{on, on, on, on, left(45, H::NorthWest), right(45, H::NorthEast),
                         right(45, H::NorthEast), right(90, H::East), right(90, H::East),
                         right(180, H::South)}}));
}

TEST(RiverCharts, RR_T04_heading_north_west) {
  const DirectionLine on = ahead(H::NorthWest);
  const DirectionLine plain = right(45, H::North);
  const DirectionLine sharp = right(90, H::NorthEast);
  EXPECT_EQ(directions(H::NorthWest), (Directions{{on, on, plain, plain, plain, plain, sharp, sharp,
                                                   sharp, right(180, H::SouthEast)}}));
}

TEST(RiverCharts, RR_T05_heading_south_east) {
  const DirectionLine on = ahead(H::SouthEast);
  EXPECT_EQ(directions(H::SouthEast),
            (Directions{{on, on, on, right(45, H::South), right(90, H::SouthWest),
                         left(45, H::East), left(45, H::East), left(90, H::NorthEast),
                         left(90, H::NorthEast), left(180, H::NorthWest)}}));
}

TEST(RiverCharts, RR_T06_heading_south) {
  const DirectionLine on = ahead(H::South);
  EXPECT_EQ(directions(H::South),
            (Directions{{on, on, on, on, right(45, H::SouthWest), left(45, H::SouthEast),
                         left(45, H::SouthEast), left(90, H::East), left(90, H::East),
                         left(180, H::North)}}));
}

TEST(RiverCharts, RR_T07_heading_south_west) {
  const DirectionLine on = ahead(H::SouthWest);
  const DirectionLine plain = left(45, H::South);
  const DirectionLine sharp = left(90, H::SouthEast);
  EXPECT_EQ(directions(H::SouthWest), (Directions{{on, on, plain, plain, plain, plain, sharp, sharp,
                                                   sharp, left(180, H::NorthEast)}}));
}

/// [RR-T14]
int bearing(H heading) {
  switch (heading) {
    case H::East:
      return 90;
    case H::NorthEast:
      return 45;
    case H::North:
      return 0;
    case H::NorthWest:
      return 315;
    case H::SouthEast:
      return 135;
    case H::South:
      return 180;
    case H::SouthWest:
      return 225;
  }
  return -1;
}

int bearing_after(H heading, Bend bend) {
  const int turn = bend.hand == Hand::Left ? 360 - bend.degrees : bend.degrees;
  return (bearing(heading) + turn) % 360;
}

TEST(RiverCharts, RR_088_the_bend_leads_to_the_next_heading_in_all_places_but_one) {
  int lines = 0;
  int printed_otherwise = 0;
  const auto expect_line = [&](H heading, const DirectionLine& line) {
    ++lines;
    EXPECT_EQ(bearing(line.next), bearing_after(heading, line.bend)) << lines;
    printed_otherwise += bearing(line.printed) != bearing_after(heading, line.bend) ? 1 : 0;
  };
  for (std::size_t from = 0; from < kHeadings; ++from) {
    const auto heading = static_cast<H>(from);
    for (int face = 1; face <= (heading == H::East ? 9 : 10); ++face) {
      expect_line(heading, directions(heading).of(face));
    }
  }
  for (int face = 1; face <= 10; ++face) {
    expect_line(H::East, charts().hairpin.of(face));
  }
  EXPECT_EQ(lines, 79);
  EXPECT_EQ(printed_otherwise, 1);
  EXPECT_NE(directions(H::NorthEast).of(9).printed, directions(H::NorthEast).of(9).next);
}

TEST(RiverCharts, RR_T08_terrain) {
  using T = Terrain;
  const DieResults<T, kD10> main{{T::Open, T::Open, T::Open, T::Open, T::Open, T::Narrows,
                                  T::Bluffs, T::Marshes, T::Wooded, T::Wooded}};
  const DieResults<T, kD10> far{{T::Open, T::Open, T::Open, T::Narrows, T::Bluffs, T::Bluffs,
                                 T::NarrowsWooded, T::Wooded, T::Wooded, T::Shallows}};
  const DieResults<T, kD10> tributary{{T::Open, T::Open, T::Narrows, T::Bluffs, T::Bluffs,
                                       T::NarrowsWooded, T::Wooded, T::Shallows, T::Shallows,
                                       T::Shallows}};
  EXPECT_EQ(charts().terrain[static_cast<std::size_t>(Reach::Main)], main);
  EXPECT_EQ(charts().terrain[static_cast<std::size_t>(Reach::FarMain)], far);
  EXPECT_EQ(charts().terrain[static_cast<std::size_t>(Reach::Tributary)], tributary);
}

TEST(RiverCharts, RR_T15_banks_and_islands) {
  using C = Cliffs;
  using N = Narrowing;
  constexpr Hand kLeft = Hand::Left;
  constexpr Hand kRight = Hand::Right;
  EXPECT_EQ(charts().cliffs,
            (DieResults<C, kD10>{{C::Left, C::Left, C::Left, C::Left, C::Right, C::Right, C::Right,
                                  C::Right, C::Both, C::Both}}));
  EXPECT_EQ(
      charts().narrowing,
      (DieResults<N, kD10>{{N::HalfWidth, N::HalfWidth, N::HalfWidth, N::HalfWidth, N::HalfWidth,
                            N::Island, N::Island, N::Island, N::Island, N::Island}}));
  EXPECT_EQ(charts().tributary, (DieResults<Hand, kD10>{{kLeft, kLeft, kLeft, kLeft, kLeft, kRight,
                                                         kRight, kRight, kRight, kRight}}));
}

// ---- troubles ----

TEST(RiverCharts, RR_T09_RR_T16_mechanical_failure) {
  using T = Trouble;
  DieResults<T, kD20> printed;  // 1 to 15: none
  printed.faces[15] = T::SuspectGun;
  printed.faces[16] = T::Boiler;
  printed.faces[17] = T::Rudder;
  printed.faces[18] = T::BargeLost;
  printed.faces[19] = T::Further;
  EXPECT_EQ(charts().trouble, printed);
  using F = FurtherTrouble;
  EXPECT_EQ(charts().further, (DieResults<F, kD6>{{F::Fire, F::MinorGrounding, F::MajorGrounding,
                                                   F::ShoalWater, F::BadFood, F::HighSpirits}}));
}

TEST(RiverCharts, RR_T09_RR_T16_figures_in_the_words) {
  using R = Rudder;
  TroubleFigures printed;
  printed.burst_from = 3;
  printed.boiler_step = 10;
  printed.boiler_cured_from = 5;
  printed.rudder_freed_from = 5;
  printed.rudder = {{R::NoPortHelm, R::NoPortHelm, R::NoStarboardHelm, R::NoStarboardHelm,
                     R::AheadOnly, R::AheadOnly}};
  printed.minor_turns = 1;
  printed.freed_from = 8;
  printed.trapped_to = 1;
  printed.food_modifier = -1;
  printed.spirits_modifier = 1;
  EXPECT_EQ(charts().figures, printed);
}

// ---- Confederate action ----

TEST(RiverCharts, RR_T10_confederate_action) {
  constexpr Find kNo = Find::Nothing;
  constexpr Find kBattery = Find::ShoreBattery;
  constexpr Find kHidden = Find::HiddenBattery;
  constexpr Find kBridge = Find::BridgeOrFerry;
  constexpr Find kTown = Find::Town;
  constexpr Find kGunboat = Find::Gunboat;
  constexpr Find kHeavy = Find::HeavyGunboat;
  constexpr Find kIronclad = Find::Ironclad;
  const auto row = [](int highest, std::array<Find, 4> alone, Encounter shallows) {
    return ActionRow{
        highest, {{{alone[0], kNo}, {alone[1], kNo}, {alone[2], kNo}, {alone[3], kNo}, shallows}}};
  };
  const std::vector<ActionRow> printed{
      row(30, {kNo, kNo, kNo, kNo}, {kHeavy, kNo}),
      row(50, {kNo, kNo, kNo, kNo}, {kIronclad, kBattery}),
      row(60, {kBattery, kBattery, kBattery, kNo}, {kIronclad, kHidden}),
      row(70, {kHidden, kBattery, kHidden, kNo}, {kIronclad, kBridge}),
      row(80, {kBridge, kBattery, kBridge, kHidden}, {Find::UnderConstruction, kNo}),
      row(85, {kTown, kHidden, kTown, kHidden}, {kIronclad, kNo}),
      row(90, {kGunboat, kGunboat, kGunboat, kGunboat}, {kIronclad, kNo}),
      row(100, {kHeavy, kHeavy, kHeavy, kHeavy}, {kIronclad, kGunboat}),
      row(std::numeric_limits<int>::max(), {kIronclad, kIronclad, kIronclad, kIronclad},
          {kIronclad, kHeavy})};
  EXPECT_EQ(charts().action, printed);
}

TEST(RiverCharts, RR_T10_a_row_goes_to_its_last_score) {
  const auto found = [](int score, Column column) {
    return charts().encounter(score, column).first;
  };
  EXPECT_EQ(found(1, Column::Shallows), Find::HeavyGunboat);
  EXPECT_EQ(found(30, Column::Shallows), Find::HeavyGunboat);
  EXPECT_EQ(found(31, Column::Shallows), Find::Ironclad);
  EXPECT_EQ(found(50, Column::Open), Find::Nothing);
  EXPECT_EQ(found(51, Column::Open), Find::ShoreBattery);
  EXPECT_EQ(found(100, Column::Marshes), Find::HeavyGunboat);
  EXPECT_EQ(found(101, Column::Marshes), Find::Ironclad);
  EXPECT_EQ(found(300, Column::Wooded), Find::Ironclad);
}

struct Armed {
  const char* code;
  int count;
};

/// Guns by their codes; one that table RR-T25 does not have counts as none.
std::vector<GunCount> guns(const std::vector<Armed>& all) {
  std::vector<GunCount> counts;
  for (const Armed& each : all) {
    const auto gun = charts().find_gun(each.code);
    EXPECT_TRUE(gun.has_value()) << each.code;
    counts.push_back({gun.value_or(GunIndex{}), gun ? each.count : 0});
  }
  return counts;
}

TEST(RiverCharts, RR_T17_shore_batteries) {
  const DieResults<BatteryLine, kD10> printed{{guns({{"24S", 3}}),
                                               guns({{"32S", 3}}),
                                               guns({{"32S", 4}, {"30R", 2}}),
                                               guns({{"8R", 2}}),
                                               guns({{"32S", 3}, {"8S", 2}}),
                                               guns({{"32S", 3}, {"10S", 2}}),
                                               guns({{"32S", 4}, {"7R", 2}}),
                                               guns({{"32S", 3}, {"7R", 3}}),
                                               guns({{"10S", 2}, {"7R", 2}}),
                                               {}}};
  EXPECT_EQ(charts().battery, printed);
}

TEST(RiverCharts, RR_T18_bridges_and_ferries) {
  EXPECT_EQ(charts().bridge,
            (DieResults<BridgeDefence, kD6>{
                {{{1, false}, {1, false}, {2, false}, {2, false}, {3, false}, {3, true}}}}));
}

// ---- the flotilla on its way ----

TEST(RiverCharts, RR_T19_fuel) {
  const FuelFigures printed{{1, 20, 10}, 1, 30, 10, 2, 50, {3, 10, 0}, {2, 6, 3}};
  EXPECT_EQ(charts().fuel, printed);
}

TEST(RiverCharts, RR_T20_pushing_the_engines) {
  using P = Push;
  EXPECT_EQ(charts().push,
            (DieResults<P, kD10>{{P::NoGround, P::NoGround, P::NoGround, P::OneSection,
                                  P::OneSection, P::OneSection, P::OneSection, P::OneSection,
                                  P::OneSection, P::Burst}}));
}

TEST(RiverCharts, RR_T22_roving_patrols) {
  using P = Patrol;
  EXPECT_EQ(charts().patrol, (DieResults<PatrolLine, kD6>{{{{P::Burned, 0},
                                                            {P::Fire, 0},
                                                            {P::Delay, 0},
                                                            {P::HeldOff, 1},
                                                            {P::HeldOffWithLosses, 0},
                                                            {P::CutUp, 6}}}}));
}

// ---- victory points ----

TEST(RiverCharts, RR_T23_victory_points) {
  const Points printed{20, -1, -1, -15, 1, -3, 5, 10, 20, 30};
  EXPECT_EQ(charts().points, printed);
}

TEST(RiverCharts, RR_T24_final_results) {
  const std::array<LevelLine, kLevels> printed{
      {{std::numeric_limits<int>::min(), "Crushing defeat",
        "Moral triumph for the South, feasts in Richmond; the Union's low point on the rivers"},
       {-9, "Major defeat",
        "Boost to Southern morale; the commodore ends behind a desk in Washington"},
       {-4, "Unfortunate defeat", "Hard fought, soon forgotten beside better-known victories"},
       {1, "Draw", "Hard fought; a short, well-written chapter in the veterans' histories"},
       {11, "Minor victory", "Small boost to the Union; one slim book and some models"},
       {31, "Stirring victory", "Good press, a thick book, refought by later players"},
       {51, "Famous victory", "A name known wherever naval games are played"}}};
  EXPECT_EQ(charts().levels, printed);
}

TEST(RiverCharts, RR_E32_limits_of_the_levels) {
  using L = Level;
  const std::vector<std::pair<int, L>> limits{{-10, L::CrushingDefeat},
                                              {-9, L::MajorDefeat},
                                              {-5, L::MajorDefeat},
                                              {-4, L::UnfortunateDefeat},
                                              {0, L::UnfortunateDefeat},
                                              {1, L::Draw},
                                              {10, L::Draw},
                                              {11, L::MinorVictory},
                                              {30, L::MinorVictory},
                                              {31, L::StirringVictory},
                                              {50, L::StirringVictory},
                                              {51, L::FamousVictory}};
  for (const auto& [points, level] : limits) {
    EXPECT_EQ(charts().level(points), level) << points;
  }
}

// ---- guns and vessels ----

TEST(RiverCharts, RR_T25_guns) {
  const std::vector<Gun> printed{
      {"12H", "12-pdr howitzer", 1, 2, false, 3},   {"24H", "24-pdr howitzer", 2, 2, false, 3},
      {"24S", "24-pdr smoothbore", 2, 3, false, 4}, {"32S", "32-pdr smoothbore", 3, 4, false, 5},
      {"20R", "20-pdr rifle", 3, 4, false, 8},      {"30R", "30-pdr rifle", 4, 4, false, 8},
      {"42R", "42-pdr rifle", 5, 6, false, 12},     {"8S", "8″ smoothbore", 5, 6, false, 8},
      {"9S", "9″ smoothbore", 6, 6, false, 8},      {"10S", "10″ smoothbore", 7, 8, true, 5},
      {"11S", "11″ smoothbore", 8, 8, true, 5},     {"15S", "15″ smoothbore", 10, 10, true, 7},
      {"64R", "6.4″ rifle", 6, 8, true, 8},         {"7R", "7″ rifle", 7, 8, true, 8},
      {"8R", "8″ rifle", 9, 10, true, 10}};
  EXPECT_EQ(charts().guns, printed);
}

// Damage × chance of a hit at medium range × shots in four moves, to the nearest whole.
TEST(RiverCharts, RR_401_weights_of_the_guns_are_worked_out_from_damage_and_rate) {
  constexpr int kFaces = 6;
  for (const Gun& gun : charts().guns) {
    const int hits = gun.code.ends_with('R') ? 3 : 2;  // rifles on 4–6, the others on 5–6
    const int shots = gun.alternate ? 2 : 4;
    EXPECT_EQ(gun.weight, (2 * gun.damage * hits * shots + kFaces) / (2 * kFaces)) << gun.code;
  }
}

VesselType vessel(const char* id, const char* name, int points, int draught, int knots,
                  const std::vector<Armed>& armament) {
  VesselType made;
  made.id = id;
  made.name = name;
  made.points = points;
  made.draught = draught;
  made.knots = knots;
  made.guns = guns(armament);
  return made;
}

VesselType sloped(VesselType vessel) {
  vessel.half_damage = true;
  return vessel;
}

VesselType turreted(VesselType vessel) {
  vessel.turret = true;
  return vessel;
}

VesselType with_ram(VesselType vessel) {
  vessel.ram = true;
  return vessel;
}

VesselType with_spar(VesselType vessel) {
  vessel.spar = true;
  return vessel;
}

void expect_vessels(const std::vector<VesselType>& read, const std::vector<VesselType>& printed) {
  ASSERT_EQ(read.size(), printed.size());
  for (std::size_t i = 0; i < printed.size(); ++i) {
    EXPECT_EQ(read[i], printed[i]) << read[i].id;
  }
}

TEST(RiverCharts, RR_T26_union_vessels) {
  expect_vessels(
      charts().union_vessels,
      {sloped(vessel("cairo", "City-class ironclad (USS Cairo)", 51, 60, 60,
                     {{"42R", 3}, {"8S", 3}, {"32S", 6}, {"12H", 1}})),
       sloped(vessel("benton", "Ironclad, USS Benton", 63, 90, 55,
                     {{"9S", 2}, {"42R", 7}, {"32S", 7}})),
       vessel("tyler", "Wooden gunboat, USS Tyler", 58, 60, 80, {{"8S", 6}, {"32S", 1}}),
       vessel("lexington", "Wooden gunboat, USS Lexington", 45, 60, 70, {{"8S", 4}, {"32S", 2}}),
       vessel("conestoga", "Wooden gunboat, USS Conestoga", 57, 60, 100, {{"32S", 4}}),
       vessel("signal", "Tinclad, USS Signal", 19, 20, 60, {{"30R", 2}, {"24H", 4}}),
       vessel("rattler", "Tinclad, USS Rattler", 17, 25, 70, {{"30R", 2}, {"24H", 4}}),
       vessel("marmora", "Tinclad, USS Marmora", 21, 45, 60, {{"24H", 2}, {"12H", 2}}),
       turreted(vessel("neosho", "River monitor, USS Neosho", 52, 45, 70, {{"11S", 2}})),
       vessel("supply", "Supply steamer", 30, 40, 70, {})});
}

TEST(RiverCharts, RR_T27_confederate_vessels) {
  expect_vessels(
      charts().confederate_vessels,
      {with_ram(sloped(vessel("arkansas", "Ironclad, Arkansas type (default \"best\")", 80, 115, 60,
                              {{"9S", 2}, {"8S", 2}, {"64R", 4}, {"32S", 2}}))),
       sloped(vessel("missouri", "Ironclad, Missouri type", 75, 85, 50,
                     {{"11S", 1}, {"9S", 1}, {"32S", 2}})),
       with_ram(sloped(vessel("albemarle", "Ironclad, Albemarle type", 38, 90, 40, {{"64R", 2}}))),
       vessel("heavy", "Heavy gunboat", 60, 60, 70, {{"11S", 1}, {"30R", 2}}),
       vessel("gunboat", "Gunboat", 30, 50, 60, {{"32S", 1}}),
       with_spar(vessel("torpedo", "Consort with spar torpedo", 5, 30, 70, {})),
       vessel("consort", "Unarmed consort", 20, 40, 60, {})});
}

struct PrintedFlotilla {
  const char* name;
  std::array<const char*, 3> warships;
  std::vector<Armed> cargo;
  bool repeats;
};

TEST(RiverCharts, RR_T28_sample_flotillas) {
  const std::vector<PrintedFlotilla> printed{
      {"Porter's errand",
       {"cairo", "signal", "rattler"},
       {{"42R", 100}, {"8S", 80}, {"32S", 120}, {"30R", 60}, {"24H", 40}},
       false},
      {"Old timbers",
       {"benton", "tyler", "lexington"},
       {{"42R", 140}, {"8S", 160}, {"9S", 30}, {"32S", 70}},
       false},
      {"Mosquito fleet",
       {"conestoga", "signal", "marmora"},
       {{"32S", 120}, {"30R", 120}, {"24H", 120}, {"12H", 40}},
       false},
      {"Where is the challenge", {"neosho", "neosho", "neosho"}, {{"11S", 400}}, true}};
  ASSERT_EQ(charts().flotillas.size(), printed.size());
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const SampleFlotilla& flotilla = charts().flotillas[i];
    SCOPED_TRACE(printed[i].name);
    EXPECT_EQ(flotilla.name, printed[i].name);
    ASSERT_EQ(flotilla.warships.size(), printed[i].warships.size());
    for (std::size_t ship = 0; ship < flotilla.warships.size(); ++ship) {
      EXPECT_EQ(charts().union_vessels.at(flotilla.warships[ship]).id, printed[i].warships[ship]);
    }
    EXPECT_EQ(flotilla.cargo, guns(printed[i].cargo));
    EXPECT_EQ(flotilla.repeats, printed[i].repeats);
  }
}

TEST(RiverCharts, RR_T25_RR_T26_RR_T27_rows_are_found_by_their_ids) {
  EXPECT_EQ(charts().guns.at(charts().find_gun("15S").value()).name, "15″ smoothbore");
  EXPECT_EQ(charts().find_gun("100S"), std::nullopt);
  EXPECT_EQ(charts().find_union("supply"), charts().union_vessels.size() - 1);
  EXPECT_EQ(charts().find_union("gunboat"), std::nullopt);
  EXPECT_EQ(charts().find_confederate("gunboat"), 4);
  EXPECT_EQ(charts().find_confederate("cairo"), std::nullopt);
}

// In quarters, from a throw of 2.
TEST(RiverCharts, RR_T30_RR_E38_round_multiplier) {
  const std::array<int, 11> printed{1, 1, 2, 2, 4, 4, 4, 6, 6, 8, 8};
  EXPECT_EQ(charts().multiplier, printed);
}

TEST(RiverCharts, RR_T39_RR_434_constants_of_the_fast_resolution) {
  EXPECT_EQ(charts().quick.at(static_cast<std::size_t>(QuickSet::Hand)),
            (QuickFigures{base::Fraction{1}, base::Fraction{1, 2}, 20}));
  EXPECT_EQ(charts().quick.at(static_cast<std::size_t>(QuickSet::Ironclad)),
            (QuickFigures{base::Fraction{88, 100}, base::Fraction{32, 100}, 1}));
  EXPECT_EQ(charts().quick.at(static_cast<std::size_t>(QuickSet::Coastal)),
            (QuickFigures{base::Fraction{252, 100}, base::Fraction{100, 100}, 44}));
}

TEST(RiverCharts, RR_434_a_campaign_has_the_constants_of_its_option) {
  Begin begin = sample_begin(charts(), 0, 1, 1);
  EXPECT_EQ(make_setting(charts(), begin)->quick, charts().quick.front());
  begin.options.constants = QuickSet::Coastal;
  EXPECT_EQ(make_setting(charts(), begin)->quick, charts().quick.back());
}

// ---- options ----

struct PrintedOption {
  const char* name;
  const char* standard;
  std::vector<const char*> others;
  const char* rule;
};

const std::vector<PrintedOption>& printed_options() {
  static const std::vector<PrintedOption> kOptions{
      {"t10_mod", "t", {"t-1"}, "RR-143"},
      {"table2_roll9", "corrected", {"printed"}, "RR-086"},
      {"damage_vp", "part", {"complete"}, "RR-303"},
      {"damage_vp_basis", "outstanding", {"all"}, "RR-304"},
      {"town_trigger", "9", {"9+"}, "RR-162"},
      {"night_rolls", "1", {"7"}, "RR-281"},
      {"patrols", "off", {"on"}, "RR-282"},
      {"search_tributaries_after_shallows", "off", {"on"}, "RR-325"},
      {"no_cross", "off", {"on"}, "RR-357"},
      {"order_delay", "off", {"on"}, "RR-246"},
      {"plotted_river", "off", {"on"}, "RR-340"},
      {"qf_constants", "hand", {"ironclad", "coastal"}, "RR-434"}};
  return kOptions;
}

TEST(RiverOptions, RR_T11_the_table_has_the_switches_with_their_defaults) {
  const auto table = tests::tabletop().table_options(base::Book::RedRiver);
  const auto known = named(Options{}).texts({});
  ASSERT_EQ(table.size(), printed_options().size());
  ASSERT_EQ(known.size(), printed_options().size());
  for (std::size_t i = 0; i < table.size(); ++i) {
    const PrintedOption& printed = printed_options()[i];
    EXPECT_EQ(table[i].name, printed.name);
    EXPECT_EQ(table[i].standard, printed.standard);
    EXPECT_EQ(table[i].rule, printed.rule);
    EXPECT_EQ(known[i], (core::table::OptionText{printed.name, printed.standard}));
    std::vector<std::string_view> words{printed.standard};
    words.insert(words.end(), printed.others.begin(), printed.others.end());
    EXPECT_EQ(named(Options{}).words(printed.name), words);
  }
}

TEST(RiverOptions, RR_T11_an_option_is_set_by_its_words) {
  for (const PrintedOption& printed : printed_options()) {
    Options options;
    for (const char* const other : printed.others) {
      EXPECT_EQ(named(options).set(options, printed.name, other), "");
      EXPECT_EQ(named(options).changed(options, {}),
                (std::vector<core::table::OptionText>{{printed.name, other}}));
    }
    EXPECT_EQ(named(options).set(options, printed.name, printed.standard), "");
    EXPECT_EQ(options, Options{}) << printed.name;
  }
}

TEST(RiverOptions, RR_T11_what_is_no_option_or_value_changes_nothing) {
  Options options;
  EXPECT_EQ(named(options).set(options, "patrols", "maybe"),
            "patrols is 'off' or 'on', not 'maybe'");
  EXPECT_EQ(named(options).set(options, "qf_constants", "Coastal"),
            "qf_constants is 'hand', 'ironclad' or 'coastal', not 'Coastal'");
  EXPECT_NE(named(options).set(options, "patrol", "on").find("'patrol' is no option"),
            std::string::npos);
  EXPECT_EQ(options, Options{});
  EXPECT_TRUE(named(Options{}).words("patrol").empty());
}

}  // namespace
}  // namespace core::river
