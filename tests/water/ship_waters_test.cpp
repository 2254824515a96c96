// [7.12] [7.53] Ships in waters of their type.
#include "core/water/ship_waters.h"

#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

namespace core::water {
namespace {

using base::operator""_case;
using rulebook::PieceKind;

struct Entry {
  PieceKind ship;
  const char* place;
  const char* closed_by;  ///< empty: open
};

class ShipWaters : public testing::TestWithParam<Entry> {};

TEST_P(ShipWaters, Case_7_12_ships_keep_to_waters_of_their_type) {
  const rulebook::Setting& setting = tests::real_setting();
  const auto place = setting.map->find_water(GetParam().place);
  ASSERT_TRUE(place.has_value());
  const auto closed = closed_to(setting, GetParam().ship, setting.map->water_place(*place));

  EXPECT_EQ(closed ? closed->text() : "", GetParam().closed_by);
}

INSTANTIATE_TEST_SUITE_P(Waters, ShipWaters,
                         testing::Values(Entry{PieceKind::RiverFlotilla, "C3901", "7.12"},
                                         Entry{PieceKind::RiverTransport, "C3901", "7.12"},
                                         Entry{PieceKind::Ironclad, "C3901", ""},
                                         Entry{PieceKind::NavalFlotilla, "C3901", ""},
                                         Entry{PieceKind::NavalFlotilla, "B2728", "7.53"},
                                         Entry{PieceKind::NavalTransport, "B2728", "7.53"},
                                         Entry{PieceKind::NavalTransport, "B2627", "7.53"},
                                         Entry{PieceKind::Ironclad, "B2728", ""}));

TEST(ShipWaters, Erratum_E045_as_printed_the_lake_is_open_to_naval_types) {
  rulebook::Setting setting = tests::real_setting();
  const map::WaterPlace& lake = setting.map->water_place(*setting.map->find_water("B2728"));
  ASSERT_EQ(closed_to(setting, PieceKind::NavalFlotilla, lake), "7.53"_case);

  setting.switches.errata.set("E045", false);

  EXPECT_FALSE(closed_to(setting, PieceKind::NavalFlotilla, lake).has_value());
}

}  // namespace
}  // namespace core::water
