// [IC-041]-[IC-046] Cards derived from facts.
#include "core/ironclad/card.h"

#include <gtest/gtest.h>

namespace core::ironclad {
namespace {

TEST(Card, IC_E25_city_class) {
  Charts charts;
  charts.card = {300, 2, 3};
  table::Facts facts;
  facts.guns.push_back({"8in-sb", {}, {}, table::GunType::Smoothbore, 5, 6, false, false, {}});
  table::Vessel cairo;
  cairo.drive = table::Drive::CentreWheel;
  cairo.tons = 512;
  cairo.draft = 60;
  cairo.half_knots = 12;
  cairo.sides = table::Sides::Iron;
  cairo.iron = 250;
  cairo.handling = table::Handling::B;
  cairo.guns.assign(14, {table::GunId{0}, table::Mounting::PortSide});
  facts.vessels.push_back(cairo);

  const Card card = derive(facts, table::VesselId{0}, charts);
  EXPECT_EQ(card.armor, 5);
  EXPECT_EQ(card.battering, 1);
  EXPECT_EQ(card.midships, 2);
  EXPECT_EQ(card.draft, 3);
  EXPECT_EQ(card.speed, 6);
  EXPECT_EQ(card.half_speed, 0);
  EXPECT_EQ(card.gun_boxes(), 14);
  EXPECT_EQ(card.stack, 1);
  EXPECT_EQ(card.ram, 0);
  EXPECT_EQ(card.circle, Circle::B);
  EXPECT_TRUE(card.ironclad());
}

}  // namespace
}  // namespace core::ironclad
