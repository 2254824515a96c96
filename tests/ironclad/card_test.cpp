// [IC-041]-[IC-046] [IC-261] The cards of tables IC-T31, IC-T33 and IC-T34, derived from the facts.
#include "core/ironclad/card.h"

#include "tests/ironclad/lists.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

namespace core::ironclad {
namespace {

using tests::ironclad::charts;
using tests::ironclad::facts;

Card card(std::string_view id) {
  const auto vessel = facts().find_vessel(id);
  EXPECT_TRUE(vessel) << id;
  return derive(facts(), vessel.value(), charts());
}

/// Guns as the tables print them, the strongest factor first: "2x9, 14x8".
std::string printed(const std::vector<int>& factors) {
  std::map<int, int, std::greater<>> counts;
  for (const int factor : factors) {
    ++counts[factor];
  }
  std::string text;
  for (const auto& [factor, count] : counts) {
    text += (text.empty() ? "" : ", ") + std::to_string(count) + "x" + std::to_string(factor);
  }
  return text;
}

std::string guns_of(const Card& card) {
  std::vector<int> factors;
  int mortars = 0;
  for (const GunBox& gun : card.guns) {
    if (gun.type == table::GunType::Mortar) {
      ++mortars;
    } else {
      factors.push_back(gun.factor);
    }
  }
  return mortars > 0 ? "mortar" : printed(factors);
}

constexpr std::array<std::string_view, 6> kCircles{"A",      "B",          "C",
                                                   "launch", "side-wheel", "with tow"};

struct PrintedCard {
  const char* vessel;
  int armor, battering, speed, half, midships, stack, draft;
  const char* guns;
  int ram;
  const char* circle;
  int boxes, value;
};

TEST(Card, IC_T31_IC_T33_all_cards_as_printed) {
  const std::vector<PrintedCard> all{
      // **Table IC-T31
      {"uss-monitor", 13, 4, 6, 0, 3, 1, 5, "2x8", 0, "B", 30, 61},
      {"uss-passaic-class", 16, 5, 7, 0, 4, 1, 5, "1x10, 1x8", 0, "B", 35, 71},
      {"uss-tecumseh", 15, 5, 8, 0, 7, 1, 7, "2x10", 0, "B", 40, 79},
      {"uss-chickasaw", 11, 3, 9, 0, 4, 1, 3, "4x8", 0, "B", 32, 73},
      {"uss-new-ironsides", 9, 3, 6, 1, 14, 1, 8, "2x9, 14x8, 2x5", 0, "C", 57, 194},
      {"uss-galena", 6, 2, 8, 0, 3, 1, 6, "2x7, 4x6", 0, "A", 30, 73},
      {"city-class", 5, 1, 6, 0, 2, 1, 3, "7x5, 6x3, 1x1", 0, "B", 31, 78},
      {"uss-benton", 3, 1, 5, 1, 2, 1, 5, "2x6, 7x5, 7x3", 0, "B", 33, 91},
      {"uss-essex-feb-1862", 3, 1, 5, 1, 2, 1, 3, "1x7, 3x6, 1x3, 1x1", 0, "B", 21, 48},
      {"uss-tyler", 1, 0, 8, 0, 2, 1, 3, "6x5, 1x3", 0, "side-wheel", 22, 51},
      {"uss-lexington", 1, 0, 7, 0, 1, 1, 3, "4x5, 2x3", 0, "side-wheel", 19, 42},
      {"uss-conestoga", 1, 0, 10, 0, 2, 1, 3, "4x3", 0, "side-wheel", 21, 32},
      {"ram-queen-of-the-west", 1, 0, 12, 0, 1, 1, 3, "1x4, 3x1", 1, "side-wheel", 23, 31},
      {"ram-monarch", 1, 0, 12, 0, 1, 1, 3, "", 1, "side-wheel", 19, 24},
      {"uss-hartford-1864", 1, 0, 9, 1, 10, 1, 9, "2x7, 18x6, 1x4, 3x1", 0, "B", 55, 168},
      {"uss-brooklyn-1864", 1, 0, 9, 0, 8, 1, 8, "2x7, 22x6", 0, "B", 51, 181},
      {"uss-richmond-1862", 1, 0, 9, 1, 9, 1, 9, "21x6, 1x4", 0, "B", 52, 168},
      {"uss-oneida", 1, 0, 11, 0, 5, 1, 7, "2x8, 3x4, 4x3", 0, "A", 34, 72},
      {"uss-minnesota", 1, 0, 9, 0, 16, 1, 12, "1x7, 26x6, 14x5", 0, "C", 80, 284},
      {"uss-metacomet", 1, 0, 12, 0, 4, 1, 4, "2x7, 4x6, 2x2", 0, "side-wheel", 30, 68},
      {"uss-port-royal", 1, 0, 11, 0, 4, 1, 5, "2x7, 6x2", 0, "side-wheel", 30, 53},
      {"uss-aroostook", 1, 0, 10, 0, 2, 1, 5, "1x8, 1x3, 2x2", 0, "A", 23, 39},
      {"usrc-naugatuck", 1, 0, 8, 0, 1, 1, 3, "1x7, 2x1", 0, "A", 17, 26},
      {"uss-miami-1864", 1, 0, 8, 0, 2, 1, 4, "1x7, 6x6, 1x2", 0, "side-wheel", 24, 65},
      {"uss-southfield-1864", 0, 0, 12, 0, 3, 1, 3, "1x7, 5x6, 1x1", 0, "side-wheel", 26, 59},
      {"uss-ceres", 0, 0, 9, 0, 1, 1, 3, "1x4, 1x3", 0, "side-wheel", 16, 23},
      {"uss-whitehead", 0, 0, 8, 0, 1, 1, 4, "1x6", 0, "A", 15, 23},
      {"union-tug-zouave-type", 0, 0, 9, 0, 1, 1, 4, "1x4", 0, "A", 16, 22},
      {"mortar-scow-no-16-type", 1, 0, 0, 0, 1, 0, 1, "mortar", 0, "with tow", 4, 5},
      {"picket-launch-cushing-type", 0, 0, 7, 0, 1, 1, 2, "1x1", 0, "launch", 12, 13},
      // **Table IC-T33
      {"css-virginia", 8, 2, 6, 0, 13, 1, 11, "2x7, 8x6, 2x1", 1, "C", 52, 124},
      {"css-tennessee", 11, 3, 6, 0, 4, 1, 7, "2x7, 4x6", 1, "C", 36, 87},
      {"css-arkansas", 6, 2, 7, 0, 4, 1, 6, "6x6, 2x5, 2x3", 1, "C", 35, 90},
      {"css-albemarle", 8, 2, 5, 0, 1, 1, 5, "2x6", 1, "C", 23, 47},
      {"css-atlanta", 8, 2, 7, 0, 3, 1, 8, "2x7, 2x6", 1, "C", 32, 71},
      {"css-palmetto-state", 8, 2, 6, 0, 3, 1, 6, "1x7, 1x6, 2x5", 1, "C", 29, 63},
      {"css-chicora", 8, 2, 5, 0, 3, 1, 6, "2x6, 4x4", 1, "C", 30, 67},
      {"css-huntsville", 8, 2, 3, 0, 2, 1, 4, "2x7, 2x4, 2x3", 1, "C", 25, 60},
      {"css-manassas", 3, 1, 5, 0, 1, 1, 6, "1x5", 1, "C", 18, 32},
      {"css-patrick-henry", 1, 0, 10, 0, 4, 1, 7, "1x7, 7x5, 2x4", 0, "side-wheel", 33, 80},
      {"css-jamestown", 1, 0, 10, 0, 4, 1, 7, "2x4", 0, "side-wheel", 25, 38},
      {"css-teaser", 0, 0, 9, 0, 1, 1, 4, "1x4, 1x2", 0, "A", 17, 24},
      {"css-general-bragg", 1, 0, 10, 0, 3, 1, 6, "1x4, 1x3, 1x2", 1, "side-wheel", 25, 39},
      {"css-general-sterling-price", 1, 0, 10, 0, 2, 1, 5, "1x3", 1, "side-wheel", 21, 30},
      {"css-general-earl-van-dorn", 1, 0, 11, 0, 2, 1, 5, "1x3", 1, "side-wheel", 22, 31},
      {"river-defense-ram", 1, 0, 10, 0, 2, 1, 5, "1x3", 1, "side-wheel", 21, 30},
      {"css-little-rebel", 1, 0, 10, 0, 1, 1, 4, "3x2", 1, "B", 21, 30},
      {"css-governor-moore", 1, 0, 11, 0, 4, 1, 6, "2x4", 1, "side-wheel", 26, 40},
      {"css-selma", 0, 0, 9, 0, 1, 1, 3, "3x6, 1x5", 0, "side-wheel", 18, 39},
      {"css-gaines", 2, 0, 10, 0, 3, 1, 3, "1x9, 5x3", 0, "side-wheel", 25, 47},
      {"css-morgan", 2, 0, 10, 0, 3, 1, 4, "2x7, 4x3", 0, "side-wheel", 26, 51},
      {"h-l-hunley", 0, 0, 3, 0, 1, 0, 2, "", 0, "launch", 6, 8},
      {"css-david", 0, 0, 6, 0, 1, 1, 3, "", 0, "launch", 11, 13},
      {"confederate-steam-launch", 0, 0, 7, 0, 1, 1, 2, "", 0, "launch", 11, 12},
  };
  ASSERT_EQ(all.size(), 54U);
  ASSERT_EQ(facts().vessels.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const PrintedCard& printed = all[i];
    SCOPED_TRACE(printed.vessel);
    EXPECT_EQ(facts().vessels[i].id, printed.vessel) << "in the order of the tables";
    const Card made = card(printed.vessel);
    EXPECT_EQ(made.armor, printed.armor);
    EXPECT_EQ(made.battering, printed.battering);
    EXPECT_EQ(made.speed, printed.speed);
    EXPECT_EQ(made.half_speed, printed.half);
    EXPECT_EQ(made.midships, printed.midships);
    EXPECT_EQ(made.stack, printed.stack);
    EXPECT_EQ(made.draft, printed.draft);
    EXPECT_EQ(guns_of(made), printed.guns);
    EXPECT_EQ(made.ram, printed.ram);
    EXPECT_EQ(kCircles.at(static_cast<std::size_t>(made.circle)), printed.circle);
    EXPECT_EQ(made.boxes(), printed.boxes);
    EXPECT_EQ(made.battle_value(), printed.value);
  }
}

TEST(Card, IC_T34_all_forts_as_printed) {
  struct PrintedFort {
    const char* fort;
    const char* guns;
    int armor;
    std::size_t count;
  };

  // In the order of the table's guns; the card counts them by factor.
  const std::vector<PrintedFort> all{
      {"fort-henry", "1x7, 1x6, 8x3", 4, 10},
      {"fort-donelson", "1x7, 8x3, 1x7, 2x2", 6, 12},
      {"drewrys-bluff", "1x7, 3x5, 2x6, 2x4", 6, 8},
      {"fort-morgan", "7x7, 3x5, 2x9, 2x7, 4x3", 6, 18},
      {"fort-morgan-water-battery", "4x7, 1x9, 2x4", 4, 7},
  };
  ASSERT_EQ(facts().forts.size(), all.size());
  for (const PrintedFort& each : all) {
    SCOPED_TRACE(each.fort);
    const FortCard made = derive_fort(facts(), facts().find_fort(each.fort).value(), charts());
    std::map<int, int, std::greater<>> counts;
    std::vector<int> factors;
    for (const FortGunBox& box : made.guns) {
      factors.push_back(box.gun.factor);
      EXPECT_EQ(box.armor, each.armor);
      EXPECT_EQ(box.gun.mounting, table::Mounting::Fort);
      EXPECT_GE(box.square, 1);
    }
    EXPECT_EQ(made.guns.size(), each.count);
    std::vector<int> wanted;
    const std::string text = each.guns;
    for (std::size_t at = 0; at < text.size();) {
      const auto cross = text.find('x', at);
      const auto end = std::min(text.find(',', at), text.size());
      wanted.insert(wanted.end(), static_cast<std::size_t>(std::stoi(text.substr(at, cross - at))),
                    std::stoi(text.substr(cross + 1, end - cross - 1)));
      at = end + 2;
    }
    EXPECT_EQ(printed(factors), printed(wanted));
  }
}

TEST(Card, IC_E25_city_class) {
  const Card made = card("city-class");
  EXPECT_EQ(made.armor, 5);
  EXPECT_EQ(made.battering, 1);
  EXPECT_EQ(made.midships, 2);
  EXPECT_EQ(made.draft, 3);
  EXPECT_EQ(made.speed, 6);
  EXPECT_EQ(made.gun_boxes(), 14);
  EXPECT_EQ(made.stack, 1);
  EXPECT_EQ(made.ram, 0);
}

TEST(Card, IC_004_halves_go_up_and_what_there_is_has_a_box) {
  Charts plain = charts();
  table::Facts list;
  table::Vessel ship;
  ship.drive = table::Drive::Screw;
  ship.handling = table::Handling::A;
  ship.sides = table::Sides::Iron;
  ship.half_knots = 1;
  const auto made = [&](int tons, int draft, int iron) {
    ship.tons = tons;
    ship.draft = draft;
    ship.iron = iron;
    list.vessels = {ship};
    return derive(list, table::VesselId{0}, plain);
  };
  EXPECT_EQ(made(1, 1, 1).midships, 1) << "at least 1";
  EXPECT_EQ(made(1, 1, 1).draft, 1);
  EXPECT_EQ(made(1, 1, 1).armor, 1);
  EXPECT_EQ(made(449, 49, 124).midships, 1);
  EXPECT_EQ(made(450, 49, 124).midships, 2) << "one and a half go up";
  EXPECT_EQ(made(450, 49, 124).draft, 2);
  EXPECT_EQ(made(450, 50, 124).draft, 3);
  EXPECT_EQ(made(450, 50, 124).armor, 2);
  EXPECT_EQ(made(450, 50, 125).armor, 3);
  EXPECT_EQ(made(450, 50, 275).battering, 2) << "[IC-194] 6 boxes";
  EXPECT_EQ(made(450, 50, 250).battering, 1) << "[IC-194] 5 boxes: the fraction is dropped";
}

TEST(Card, IC_042_sides_without_iron) {
  EXPECT_EQ(card("uss-southfield-1864").armor, 0) << "light ferry sides";
  EXPECT_EQ(card("uss-miami-1864").armor, 1) << "stout wood";
  EXPECT_EQ(card("css-gaines").armor, 2) << "wood, and half an inch of iron";
}

TEST(Card, IC_149_three_boxes_make_an_ironclad) {
  EXPECT_TRUE(card("css-manassas").ironclad());
  EXPECT_FALSE(card("css-gaines").ironclad());
  for (const table::Vessel& vessel : facts().vessels) {
    EXPECT_EQ(card(vessel.id.str()).ironclad(), facts().ship_class(vessel.ship_class).ironclad)
        << vessel.id;
  }
}

TEST(Card, IC_T29_armor_of_the_classes) {
  // Least and most of the column "Armor boxes".
  const std::map<std::string, std::pair<int, int>> printed{{"single-turret-monitor", {13, 16}},
                                                           {"double-turret-monitor", {9, 11}},
                                                           {"broadside-ironclad", {9, 9}},
                                                           {"armoured-sloop", {6, 6}},
                                                           {"river-ironclad", {3, 5}},
                                                           {"tinclad", {1, 1}},
                                                           {"timberclad", {1, 1}},
                                                           {"ellet-ram", {1, 1}},
                                                           {"screw-frigate", {1, 1}},
                                                           {"screw-sloop", {1, 1}},
                                                           {"double-ender", {0, 1}},
                                                           {"screw-gunboat", {1, 1}},
                                                           {"small-gunboat", {0, 0}},
                                                           {"mortar-boat", {1, 1}},
                                                           {"large-casemate-ironclad", {6, 11}},
                                                           {"small-casemate-ironclad", {3, 8}},
                                                           {"cottonclad", {1, 1}},
                                                           {"wooden-gunboat", {0, 2}},
                                                           {"steam-launch", {0, 0}},
                                                           {"submarine", {0, 0}}};
  EXPECT_EQ(facts().classes.size(), printed.size());
  for (const table::Vessel& vessel : facts().vessels) {
    const auto& [least, most] = printed.at(facts().ship_class(vessel.ship_class).id);
    EXPECT_GE(card(vessel.id.str()).armor, least) << vessel.id;
    EXPECT_LE(card(vessel.id.str()).armor, most) << vessel.id;
  }
}

TEST(Card, IC_101_IC_102_circles) {
  EXPECT_EQ(card("uss-hartford-1864").circle, Circle::B) << "screw sloop";
  EXPECT_EQ(card("uss-oneida").circle, Circle::A) << "the smaller sloop";
  EXPECT_EQ(card("uss-minnesota").circle, Circle::C) << "screw frigate";
  EXPECT_EQ(card("uss-new-ironsides").circle, Circle::C);
  EXPECT_EQ(card("union-tug-zouave-type").circle, Circle::A);
  EXPECT_EQ(card("uss-ceres").circle, Circle::SideWheel) << "of the same class, but a side-wheeler";
  EXPECT_EQ(card("mortar-scow-no-16-type").circle, Circle::Towed);
  EXPECT_EQ(card("picket-launch-cushing-type").circle, Circle::Launch);
}

TEST(Card, IC_T01_guns_with_mounting_and_type) {
  const Card virginia = card("css-virginia");
  ASSERT_EQ(virginia.gun_boxes(), 12);
  const auto at = [&](table::Mounting mounting) {
    return std::count_if(virginia.guns.begin(), virginia.guns.end(),
                         [&](const GunBox& gun) { return gun.mounting == mounting; });
  };
  EXPECT_EQ(at(table::Mounting::BowPivot), 1);
  EXPECT_EQ(at(table::Mounting::SternPivot), 1);
  EXPECT_EQ(at(table::Mounting::PortSide), 4);
  EXPECT_EQ(at(table::Mounting::StarboardSide), 4);
  EXPECT_EQ(at(table::Mounting::Pivot), 2);
  EXPECT_EQ(virginia.guns.front().type, table::GunType::Rifle);
  const Card scow = card("mortar-scow-no-16-type");
  ASSERT_EQ(scow.gun_boxes(), 1);
  EXPECT_EQ(scow.guns.front().mounting, table::Mounting::Mortar);
  EXPECT_EQ(scow.guns.front().bore, 130);
  EXPECT_EQ(scow.guns.front().factor, 0);
}

}  // namespace
}  // namespace core::ironclad
