// [FB-470]-[FB-473] Army lists: what units are worth, and what no list may hold.
#include "core/field/army_list.h"

#include "tests/field/lists.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Arm;
using core::field::fault_of;
using core::field::GunKind;
using core::field::ListEntry;
using core::field::Muster;
using core::field::points_text;
using core::field::quarter_points;
using core::field::TroopType;

Muster listed_foot(int officers, int men, Arm arm = Arm::RifledMusket) {
  Muster muster;
  muster.type = TroopType::Infantry;
  muster.arm = arm;
  muster.officers = officers;
  muster.men = men;
  return muster;
}

Muster listed_guns(int gunners, std::vector<GunKind> guns) {
  Muster muster;
  muster.type = TroopType::Battery;
  muster.officers = 3;
  muster.men = gunners;
  muster.guns = std::move(guns);
  return muster;
}

const core::field::SampleBrigade& sample_brigade(std::string_view id) {
  const auto& all = charts().brigades;
  return *std::ranges::find_if(all, [&](const auto& each) { return each.id == id; });
}

TEST(ArmyList, FB_472_smoothbores_count_one_rifles_one_and_a_quarter) {
  EXPECT_EQ(points_text(quarter_points(listed_foot(3, 24, Arm::SmoothboreMusket))), "27");
  EXPECT_EQ(points_text(quarter_points(listed_foot(3, 24))), "33");
  EXPECT_EQ(points_text(quarter_points(listed_foot(3, 21))), "29 1/4");
  EXPECT_EQ(points_text(quarter_points(listed_foot(3, 22))), "30 1/2");
}

TEST(ArmyList, FB_472_a_rider_counts_two_a_model_twelve_a_general_four) {
  Muster riders = listed_foot(3, 12, Arm::Carbine);
  riders.type = TroopType::Cavalry;
  EXPECT_EQ(points_text(quarter_points(riders)), "27");
  EXPECT_EQ(points_text(quarter_points(listed_guns(8, {GunKind::Gun, GunKind::Howitzer}))), "27");
  // Four regiments of rifles, two guns with three officers, a brigadier.
  EXPECT_EQ(points_text(quarter_points(sample_brigade("U62"))), "163");
}

TEST(ArmyList, FB_472_troops_of_the_options_count_a_half_more_a_man) {
  Muster assault = listed_foot(3, 20);
  assault.assault = true;
  EXPECT_EQ(quarter_points(assault) - quarter_points(listed_foot(3, 20)), 20 * 2);
}

TEST(ArmyList, FB_473_more_than_three_officers_are_refused) {
  EXPECT_FALSE(fault_of(listed_foot(3, 24)));
  EXPECT_EQ(fault_of(listed_foot(4, 24)), "a unit has at most 3 officers [FB-473]");
}

TEST(ArmyList, FB_473_guns_without_gunners_are_refused) {
  EXPECT_FALSE(fault_of(listed_guns(2, {GunKind::Gun, GunKind::Gun})));
  EXPECT_EQ(fault_of(listed_guns(1, {GunKind::Gun, GunKind::Gun})),
            "one of the 2 guns has no gunner: guns without gunners cannot fight [FB-473]");
  EXPECT_EQ(fault_of(listed_guns(0, {GunKind::Gun})), "guns without gunners cannot fight [FB-473]");
}

TEST(ArmyList, FB_473_detachments_are_eights_of_men_under_one_officer) {
  EXPECT_FALSE(fault_of(listed_foot(1, 8), ListEntry::Detachment));
  EXPECT_FALSE(fault_of(listed_foot(1, 16), ListEntry::Detachment));
  for (const Muster& wrong :
       {listed_foot(1, 7), listed_foot(1, 9), listed_foot(2, 8), listed_foot(0, 8)}) {
    EXPECT_TRUE(fault_of(wrong, ListEntry::Detachment)) << wrong.officers << '+' << wrong.men;
  }
}

TEST(ArmyList, FB_425_FB_473_a_regiment_stands_in_three_parts_at_most) {
  const std::vector<Muster> units{listed_foot(1, 8), listed_foot(1, 8), listed_foot(1, 8),
                                  listed_foot(1, 8)};
  using From = std::vector<std::optional<std::size_t>>;
  EXPECT_FALSE(fault_of(charts(), {units.begin(), units.begin() + 3}, From{{}, 0, 0}));
  EXPECT_EQ(fault_of(charts(), units, From{{}, 0, 0, 0}),
            "a regiment has at most 3 parts, its main body among them [FB-425]");
  EXPECT_TRUE(fault_of(charts(), units, From{{}, 1})) << "of itself";
}

TEST(ArmyList, FB_470_FB_471_the_sample_brigades_are_without_fault) {
  EXPECT_EQ(charts().brigades.size(), 9U);
  for (const auto& each : charts().brigades) {
    EXPECT_EQ(fault_of(charts(), each.units, each.detached_from).value_or(""), "") << each.id;
  }
}

}  // namespace
}  // namespace tests::field
