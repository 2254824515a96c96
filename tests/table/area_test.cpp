#include "core/table/area.h"

#include "tests/table/build.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::Any;
using testing::at;
using ::testing::ElementsAre;
using testing::hundredths;
using testing::inch;
using ::testing::IsEmpty;

/// Waters in the manner of scenario A.
Waters roads() {
  Waters waters{Inches::of(72), Inches::of(48), Feet::of(30), {}};
  waters.areas.push_back({"point", AreaKind::Land, {}, rectangle(inch(62, 0), inch(72, 8))});
  waters.areas.push_back({"middle ground",
                          AreaKind::Shoal,
                          Feet::of(14),
                          {inch(24, 33), inch(48, 33), inch(50, 43), inch(22, 43)}});
  waters.areas.push_back(
      {"lump", AreaKind::Shoal, Feet::of_tenths(95), rectangle(inch(30, 34), inch(32, 36))});
  waters.areas.push_back({"mines", AreaKind::Mines, {}, rectangle(inch(40, 30), inch(44, 34))});
  return waters;
}

TEST(Waters, IC_021_depths) {
  const Waters waters = roads();
  EXPECT_EQ(depth_at(waters, inch(10, 10)), Feet::of(30));
  EXPECT_EQ(depth_at(waters, inch(35, 40)), Feet::of(14));
  EXPECT_EQ(depth_at(waters, inch(31, 35)), Feet::of_tenths(95));  // the shallower of two
  EXPECT_EQ(depth_at(waters, inch(42, 31)), Feet::of(30));         // mines have no depth
  EXPECT_EQ(depth_at(waters, inch(36, 33)), Feet::of(14));         // on its line
  EXPECT_EQ(depth_at(waters, inch(65, 4)), Feet{});
}

TEST(Waters, IC_009_the_table_and_its_edges) {
  const Waters waters = roads();
  EXPECT_TRUE(on_table(waters, inch(72, 48)));
  EXPECT_TRUE(on_table(waters, inch(0, 0)));
  EXPECT_FALSE(on_table(waters, at(720'001, 10)));
  EXPECT_FALSE(on_table(waters, at(10, -1)));
}

TEST(Waters, IC_142_land_and_the_way_to_it) {
  const Waters waters = roads();
  EXPECT_TRUE(is_land(waters, inch(62, 4)));
  EXPECT_FALSE(is_land(waters, at(619'999, 40'000)));
  EXPECT_FALSE(is_land(waters, inch(35, 40)));  // a shoal
}

TEST(Waters, IC_021_faults_name_the_area) {
  EXPECT_THAT(faults_of(roads()), IsEmpty());
  Waters waters = roads();
  waters.areas[1].outline[2] = inch(50, 49);
  waters.areas[2].name = "middle ground";
  waters.areas[2].depth = Feet::of(-1);
  waters.areas[3].outline.pop_back();
  waters.areas[3].outline.pop_back();
  EXPECT_THAT(faults_of(waters),
              ElementsAre("The area \"middle ground\" leaves the table at corner 3.",
                          "The area \"middle ground\" is given twice.",
                          "The area \"middle ground\" has a negative depth.",
                          "The area \"mines\" is no surface: it has fewer than three corners."));
  EXPECT_THAT(faults_of({Inches{}, Inches::of(36), Feet::of(-1), {}}),
              ElementsAre("The table has no surface.", "The general depth is negative."));
}

TEST(Waters, IC_045_feet_in_tenths) {
  EXPECT_EQ(Feet::of(6) + Feet::of_tenths(5), Feet::of_tenths(65));
  EXPECT_LT(Feet::of_tenths(105) - Feet::of(1), Feet::of(10));
}

}  // namespace
}  // namespace core::table
