// [RC-021]-[RC-029] [RC-384] The sheets of tables RC-T35, RC-T37 and RC-T38, derived from the
// facts.
#include "core/coastal/card.h"

#include "core/data/catalogue.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

namespace core::coastal {
namespace {

const table::Facts& lists() {
  static const table::Facts kFacts = tests::tabletop().naval_facts();
  return kFacts;
}

/// Column "C / E / B".
enum class Stations : std::uint8_t { Each, OneForBoth, None };

constexpr auto kEach = Stations::Each;
constexpr auto kOneForBoth = Stations::OneForBoth;
constexpr auto kNone = Stations::None;

struct PrintedCard {
  const char* vessel;
  int spv, pv, cpv;
  Stations stations;
  int manned, carried, reserve;
  int sinks_above;  ///< hundredths of a foot
  int value;
};

TEST(CoastalCard, RC_T35_RC_T37_all_sheets_as_printed) {
  const std::vector<PrintedCard> all{
      // Table RC-T35
      {"uss-monitor", 99, 33, 6, kEach, 2, 2, 1, 1575, 107},
      {"uss-passaic-class", 134, 45, 8, kEach, 2, 2, 3, 1575, 143},
      {"uss-tecumseh", 210, 70, 10, kEach, 2, 2, 5, 2025, 220},
      {"uss-chickasaw", 130, 22, 14, kEach, 4, 4, 7, 900, 146},
      {"uss-new-ironsides", 412, 69, 46, kEach, 18, 18, 25, 2355, 490},
      {"uss-galena", 95, 48, 16, kEach, 6, 6, 7, 1650, 127},
      {"city-class", 51, 26, 25, kEach, 14, 14, 8, 900, 119},
      {"uss-benton", 63, 32, 18, kEach, 15, 16, 0, 1350, 145},
      {"uss-essex-feb-1862", 64, 32, 13, kEach, 6, 6, 4, 900, 92},
      {"uss-tyler", 58, 39, 7, kEach, 4, 7, 0, 900, 98},
      {"uss-lexington", 45, 30, 7, kEach, 4, 6, 0, 900, 77},
      {"uss-conestoga", 57, 38, 7, kEach, 4, 4, 0, 900, 73},
      {"ram-queen-of-the-west", 41, 28, 12, kEach, 4, 4, 5, 900, 51},
      {"ram-monarch", 41, 28, 6, kEach, 0, 0, 3, 900, 41},
      {"uss-hartford-1864", 290, 194, 31, kEach, 24, 24, 4, 2580, 416},
      {"uss-brooklyn-1864", 253, 169, 34, kEach, 24, 24, 7, 2445, 393},
      {"uss-richmond-1862", 260, 174, 26, kEach, 22, 22, 1, 2610, 388},
      {"uss-oneida", 149, 100, 19, kEach, 9, 9, 7, 1950, 185},
      {"uss-minnesota", 483, 322, 65, kEach, 41, 41, 21, 3570, 727},
      {"uss-metacomet", 117, 78, 16, kEach, 8, 8, 5, 1275, 153},
      {"uss-port-royal", 116, 78, 13, kEach, 8, 8, 2, 1350, 136},
      {"uss-aroostook", 69, 46, 9, kEach, 4, 4, 2, 1425, 81},
      {"usrc-naugatuck", 19, 13, 2, kOneForBoth, 1, 3, 0, 900, 27},
      {"uss-miami-1864", 73, 49, 13, kEach, 8, 8, 2, 1275, 115},
      {"uss-southfield-1864", 75, 50, 6, kEach, 3, 7, 0, 975, 111},
      {"uss-ceres", 14, 12, 5, kOneForBoth, 2, 2, 2, 945, 22},
      {"uss-whitehead", 14, 12, 5, kOneForBoth, 1, 1, 3, 1200, 20},
      {"union-tug-zouave-type", 13, 11, 3, kOneForBoth, 1, 1, 1, 1050, 17},
      {"mortar-scow-no-16-type", 10, 9, 1, kNone, 1, 1, 0, 300, 10},
      {"picket-launch-cushing-type", 1, 1, 2, kOneForBoth, 1, 1, 0, 495, 3},
      // Table RC-T37
      {"css-virginia", 400, 134, 32, kEach, 12, 12, 17, 3225, 456},
      {"css-tennessee", 127, 43, 13, kEach, 6, 6, 4, 2100, 151},
      {"css-arkansas", 120, 40, 23, kEach, 10, 10, 10, 1725, 168},
      {"css-albemarle", 38, 19, 15, kEach, 2, 2, 10, 1350, 46},
      {"css-atlanta", 101, 34, 15, kEach, 4, 4, 8, 2370, 117},
      {"css-palmetto-state", 85, 29, 12, kEach, 4, 4, 5, 1800, 105},
      {"css-chicora", 85, 29, 15, kEach, 6, 6, 6, 1800, 113},
      {"css-huntsville", 50, 25, 14, kEach, 6, 6, 5, 1050, 78},
      {"css-manassas", 39, 20, 4, kEach, 1, 1, 0, 1650, 45},
      {"css-patrick-henry", 130, 87, 15, kEach, 10, 10, 2, 1950, 184},
      {"css-jamestown", 130, 87, 11, kEach, 2, 2, 6, 1950, 138},
      {"css-teaser", 6, 5, 3, kOneForBoth, 2, 2, 0, 1050, 12},
      {"css-general-bragg", 104, 70, 7, kEach, 3, 3, 1, 1800, 114},
      {"css-general-sterling-price", 63, 42, 8, kEach, 1, 1, 4, 1395, 67},
      {"css-general-earl-van-dorn", 50, 34, 8, kEach, 1, 1, 4, 1590, 54},
      {"river-defense-ram", 50, 34, 8, kEach, 1, 1, 4, 1500, 54},
      {"css-little-rebel", 16, 11, 4, kOneForBoth, 3, 3, 0, 1200, 22},
      {"css-governor-moore", 122, 82, 9, kEach, 2, 2, 4, 1800, 130},
      {"css-selma", 32, 22, 9, kEach, 4, 4, 2, 900, 54},
      {"css-gaines", 86, 58, 13, kEach, 6, 6, 4, 900, 111},
      {"css-morgan", 86, 58, 12, kEach, 6, 6, 3, 1080, 110},
      {"h-l-hunley", 1, 1, 1, kOneForBoth, 0, 0, 0, 600, 1},
      {"css-david", 1, 1, 1, kOneForBoth, 0, 0, 0, 750, 1},
      {"confederate-steam-launch", 1, 1, 2, kOneForBoth, 0, 0, 1, 450, 1},
  };
  ASSERT_EQ(all.size(), 54U);
  ASSERT_EQ(lists().vessels.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const PrintedCard& printed = all[i];
    SCOPED_TRACE(printed.vessel);
    EXPECT_EQ(lists().vessels[i].id, printed.vessel);
    const Card made = derive(lists(), table::VesselId{static_cast<std::uint8_t>(i)});
    EXPECT_EQ(made.spv, printed.spv);
    EXPECT_EQ(made.pv, printed.pv);
    EXPECT_EQ(made.cpv, printed.cpv);
    const int each = printed.stations == kEach ? 1 : 0;
    const Allotment wanted{
        each, each, each, printed.stations == kOneForBoth ? 1 : 0, printed.manned, printed.reserve};
    EXPECT_EQ(made.allotment, wanted);
    EXPECT_EQ(made.guns_carried, printed.carried);
    EXPECT_EQ(made.sinks_above_hundredths, printed.sinks_above);
    EXPECT_EQ(made.combat_value(), printed.value);
  }
}

TEST(CoastalCard, RC_T38_all_forts_as_printed) {
  struct Printed {
    const char* fort;
    int fpv, below, cpv;
  };

  const std::vector<Printed> all{{"fort-henry", 240, 80, 12},
                                 {"fort-donelson", 240, 80, 15},
                                 {"drewrys-bluff", 240, 80, 12},
                                 {"fort-morgan", 360, 120, 22},
                                 {"fort-morgan-water-battery", 120, 40, 9}};
  ASSERT_EQ(lists().forts.size(), all.size());
  for (const Printed& printed : all) {
    SCOPED_TRACE(printed.fort);
    const FortCard made = derive_fort(lists(), lists().find_fort(printed.fort).value());
    EXPECT_EQ(made.fpv, printed.fpv);
    EXPECT_EQ(made.ceases_fire_below, printed.below);
    EXPECT_EQ(made.cpv, printed.cpv);
  }
}

TEST(CoastalCard, RC_E01_manassas) {
  const Card made = derive(lists(), lists().find_vessel("css-manassas").value());
  EXPECT_EQ(made.spv, 39);
  EXPECT_EQ(made.cpv, 4);
  EXPECT_EQ(made.pv, 20);
  EXPECT_EQ(made.allotment, (Allotment{1, 1, 1, 0, 1, 0}));
}

TEST(CoastalCard, RC_E02_a_hundred_points_in_the_five_classes) {
  // [RC-022] The fraction of a point is dropped before it is taken off.
  table::Facts facts;
  table::Vessel ship;
  ship.tons = 1'000;
  ship.drive = table::Drive::Screw;
  facts.vessels = {ship};
  const auto pv = [&](int part, int of) {
    table::ShipClass general;
    general.fraction_part = part;
    general.fraction_of = of;
    facts.classes = {general};
    return derive(facts, table::VesselId{0}).pv;
  };
  EXPECT_EQ(pv(1, 6), 84);
  EXPECT_EQ(pv(1, 3), 67);
  EXPECT_EQ(pv(1, 2), 50);
  EXPECT_EQ(pv(2, 3), 34);
  EXPECT_EQ(pv(5, 6), 17);
}

TEST(CoastalCard, RC_E03_huntsville) {
  const Card made = derive(lists(), lists().find_vessel("css-huntsville").value());
  EXPECT_EQ(made.cpv, 14);
  EXPECT_EQ(made.allotment, (Allotment{1, 1, 1, 0, 6, 5}));
}

TEST(CoastalCard, RC_004_RC_021_RC_022_RC_024_halves_go_up) {
  table::Facts facts;
  table::ShipClass general;
  general.fraction_part = 1;
  general.fraction_of = 2;
  facts.classes = {general};
  table::Vessel ship;
  ship.drive = table::Drive::Screw;
  ship.tons = 194;
  ship.crew = 44;
  facts.vessels = {ship};
  EXPECT_EQ(derive(facts, table::VesselId{0}).spv, 19);
  EXPECT_EQ(derive(facts, table::VesselId{0}).cpv, 4);
  EXPECT_EQ(derive(facts, table::VesselId{0}).pv, 10);
  facts.vessels[0].tons = 195;
  facts.vessels[0].crew = 45;
  EXPECT_EQ(derive(facts, table::VesselId{0}).spv, 20);
  EXPECT_EQ(derive(facts, table::VesselId{0}).cpv, 5);
  facts.vessels[0].tons = 1;
  facts.vessels[0].crew = 1;
  EXPECT_EQ(derive(facts, table::VesselId{0}).spv, 1) << "at least 1";
  EXPECT_EQ(derive(facts, table::VesselId{0}).cpv, 1);
}

TEST(CoastalCard, RC_025_RC_026_RC_027_stations_in_their_order) {
  table::Facts facts;
  table::ShipClass general;
  general.fraction_part = 1;
  general.fraction_of = 3;
  facts.classes = {general};
  table::Vessel ship;
  ship.drive = table::Drive::Screw;
  ship.guns.assign(3, {});
  facts.guns.emplace_back();
  const auto allotted = [&](int tons, int crew, table::Drive drive) {
    ship.tons = tons;
    ship.crew = crew;
    ship.drive = drive;
    facts.vessels = {ship};
    return derive(facts, table::VesselId{0}).allotment;
  };
  EXPECT_EQ(allotted(200, 20, table::Drive::Screw), (Allotment{1, 1, 0, 0, 0, 0}));
  EXPECT_EQ(allotted(200, 40, table::Drive::Screw), (Allotment{1, 1, 1, 0, 1, 0}));
  EXPECT_EQ(allotted(200, 80, table::Drive::Screw), (Allotment{1, 1, 1, 0, 3, 2}));
  EXPECT_EQ(allotted(194, 20, table::Drive::Screw), (Allotment{0, 0, 0, 1, 1, 0}));
  EXPECT_EQ(allotted(194, 10, table::Drive::Screw), (Allotment{0, 0, 0, 1, 0, 0}));
  EXPECT_EQ(allotted(100, 10, table::Drive::Towed), (Allotment{0, 0, 0, 0, 1, 0}));
}

}  // namespace
}  // namespace core::coastal
