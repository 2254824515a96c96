#include "core/table/trigonometry.h"

#include "core/table/fixed.h"
#include "tests/table/build.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace core::table {
namespace {

using testing::at;

constexpr std::int64_t kOne = std::int64_t{1} << kSineBits;

double radians(Heading heading) { return heading.decimal() * std::numbers::pi / 180; }

TEST(Trigonometry, IC_401_sines_of_the_compass_points) {
  EXPECT_EQ(sine(Heading::degrees(0)), 0);
  EXPECT_EQ(cosine(Heading::degrees(0)), kOne);
  EXPECT_EQ(sine(Heading::degrees(90)), kOne);
  EXPECT_EQ(cosine(Heading::degrees(90)), 0);
  EXPECT_EQ(sine(Heading::degrees(180)), 0);
  EXPECT_EQ(cosine(Heading::degrees(180)), -kOne);
  EXPECT_EQ(sine(Heading::degrees(270)), -kOne);
  EXPECT_EQ(cosine(Heading::degrees(270)), 0);
  EXPECT_EQ(sine(Heading::degrees(30)), kOne / 2);
  EXPECT_EQ(cosine(Heading::degrees(60)), kOne / 2);
  EXPECT_EQ(sine(Heading::degrees(210)), -kOne / 2);
  EXPECT_EQ(sine(Heading::degrees(45)), 759250125);  // 2^30 / sqrt 2 = 759,250,124.99
  EXPECT_EQ(sine(Heading::degrees(45)), cosine(Heading::degrees(45)));
}

TEST(Trigonometry, IC_001_every_sine_agrees_with_the_library_to_a_billionth) {
  double worst = 0;
  for (std::int32_t thousandth = 0; thousandth < Heading::kCircle; thousandth += 7) {
    const Heading heading = Heading::of(thousandth);
    const double angle = radians(heading);
    worst = std::max(worst, std::abs(static_cast<double>(sine(heading)) / kOne - std::sin(angle)));
    worst =
        std::max(worst, std::abs(static_cast<double>(cosine(heading)) / kOne - std::cos(angle)));
  }
  EXPECT_LT(worst, 1e-9);
}

TEST(Trigonometry, IC_001_fine_sines_agree_with_the_library_between_the_thousandths) {
  std::mt19937_64 random{1862};
  const double unit = std::ldexp(1.0, kFineSineBits);
  for (int i = 0; i < 20'000; ++i) {
    const auto angle = static_cast<FineAngle>(random() % (8 * kFineCircle)) - 4 * kFineCircle;
    const double turn =
        std::remainder(static_cast<double>(angle), static_cast<double>(kFineCircle)) /
        static_cast<double>(kFineCircle) * 2 * std::numbers::pi;
    const FineSine found = fine_sine(angle);
    ASSERT_NEAR(static_cast<double>(found.sine) / unit, std::sin(turn), 2e-15) << angle;
    ASSERT_NEAR(static_cast<double>(found.cosine) / unit, std::cos(turn), 2e-15) << angle;
  }
}

// A right angle on a radius of 1 inch is 15,707.96 ticks long.
TEST(Trigonometry, IC_103_angle_of_an_arc) {
  const FineAngle angle = angle_of_arc(Inches::of_ticks(15'708), Inches::of(1));
  EXPECT_NEAR(static_cast<double>(angle) / (1 << kFineAngleBits),
              1.5708 / std::numbers::pi * 180'000, 1e-5);
  EXPECT_EQ(angle_of_arc(Inches{}, Inches::of(1)), 0);
  EXPECT_NEAR(static_cast<double>(angle_of_arc(Inches::of_ticks(-15'708), Inches::of(1))),
              static_cast<double>(-angle), 1);
}

TEST(Trigonometry, IC_401_along_the_compass) {
  const Point start = at(300'000, 200'000);
  EXPECT_EQ(along(start, Heading::degrees(0), Inches::of(5)), at(300'000, 250'000));
  EXPECT_EQ(along(start, Heading::degrees(90), Inches::of(5)), at(350'000, 200'000));
  EXPECT_EQ(along(start, Heading::degrees(180), Inches::of(5)), at(300'000, 150'000));
  EXPECT_EQ(along(start, Heading::degrees(270), Inches::of(5)), at(250'000, 200'000));
  // 5 inches at 53.130 degrees: 4 to the right and 3 up, to within the thousandth.
  EXPECT_EQ(along(start, Heading::of(53'130), Inches::of(5)), at(340'000, 230'000));
  EXPECT_EQ(along(start, Heading::of(53'130), Inches::of(-5)), at(260'000, 170'000));
  EXPECT_EQ(along(start, Heading::degrees(30), Inches::of(1)), at(305'000, 208'660));  // 8,660.25
}

TEST(Trigonometry, IC_401_a_place_aboard_turns_with_the_ship) {
  const Pose pose{at(100'000, 100'000), Heading::degrees(90)};
  EXPECT_EQ(aboard(pose, Inches::of(2), Inches::of(1)), at(120'000, 90'000));
  EXPECT_EQ(aboard({pose.at, Heading::degrees(0)}, Inches::of(2), Inches::of(1)),
            at(110'000, 120'000));
  EXPECT_EQ(aboard({pose.at, Heading::degrees(180)}, Inches::of(-2), Inches::of(-1)),
            at(110'000, 120'000));
}

TEST(Trigonometry, IC_401_bearings_of_the_compass_and_of_known_triangles) {
  const Point start = at(500'000, 500'000);
  EXPECT_EQ(bearing(start, at(500'000, 500'001)), Heading::degrees(0));
  EXPECT_EQ(bearing(start, at(500'001, 500'001)), Heading::degrees(45));
  EXPECT_EQ(bearing(start, at(500'001, 500'000)), Heading::degrees(90));
  EXPECT_EQ(bearing(start, at(900'000, 100'000)), Heading::degrees(135));
  EXPECT_EQ(bearing(start, at(500'000, 0)), Heading::degrees(180));
  EXPECT_EQ(bearing(start, at(0, 500'000)), Heading::degrees(270));
  EXPECT_EQ(bearing(start, at(100'000, 900'000)), Heading::degrees(315));
  EXPECT_EQ(bearing(start, at(540'000, 530'000)), Heading::of(53'130));   // 3, 4, 5: 53.1301
  EXPECT_EQ(bearing(start, at(470'000, 460'000)), Heading::of(216'870));  // 216.8699
  EXPECT_EQ(bearing(start, at(499'999, 2'000'000)), Heading::degrees(0));
  EXPECT_EQ(bearing(start, start), Heading{});
}

TEST(Trigonometry, IC_401_bearings_agree_with_the_library_to_half_a_thousandth) {
  std::mt19937_64 random{1863};
  const auto any = [&] { return static_cast<std::int64_t>(random() % 2'000'001); };
  for (int i = 0; i < 20'000; ++i) {
    const Point from = at(any(), any());
    const Point to = at(any(), any());
    const double expected = std::atan2(static_cast<double>((to.x - from.x).ticks()),
                                       static_cast<double>((to.y - from.y).ticks())) *
                            180'000 / std::numbers::pi;
    const double off =
        std::remainder(bearing(from, to).thousandths() - expected, double{Heading::kCircle});
    ASSERT_LE(std::abs(off), 0.5 + 1e-6);
  }
}

TEST(Trigonometry, IC_401_bearing_and_along_are_each_others_inverse) {
  std::mt19937_64 random{1864};
  const auto any = [&] { return static_cast<std::int64_t>(random() % 2'000'001); };
  for (int i = 0; i < 20'000; ++i) {
    const Point from = at(any(), any());
    // Half a thousandth of a degree is a tick at 11 inches.
    const auto heading = Heading::of(static_cast<std::int64_t>(random() % 360'000));
    const Inches length = Inches::of_ticks(static_cast<std::int64_t>(random() % 110'000) + 60'000);
    const Point to = along(from, heading, length);
    // A tick of rounding is seen from 6 inches under less than a thousandth.
    ASSERT_LE(angle_between(bearing(from, to), heading), 1);
    ASSERT_LE(std::abs((distance(from, to) - length).ticks()), 1);
    ASSERT_TRUE(within(along(from, bearing(from, to), distance(from, to)), to,
                       Inches::of_ticks(length > Inches::of(11) ? 3 : 2)));
  }
}

TEST(Trigonometry, IC_184_a_limit_is_met_exactly) {
  EXPECT_TRUE(within(at(0, 0), at(30'000, 40'000), Inches::of(5)));
  EXPECT_FALSE(within(at(0, 0), at(30'000, 40'001), Inches::of(5)));
  EXPECT_FALSE(within(at(0, 0), at(30'000, 40'000), Inches::of_ticks(49'999)));
  EXPECT_FALSE(within(at(0, 0), at(0, 0), Inches::of_ticks(-1)));
  EXPECT_TRUE(within(at(0, 0), at(2'000'000, 2'000'000), Inches::of_ticks(2'828'428)));
  EXPECT_FALSE(within(at(0, 0), at(2'000'000, 2'000'000), Inches::of_ticks(2'828'427)));
}

TEST(Trigonometry, IC_401_distances_to_the_nearest_tick) {
  EXPECT_EQ(distance(at(0, 0), at(30'000, 40'000)), Inches::of(5));
  EXPECT_EQ(distance(at(5, 5), at(5, 5)), Inches{});
  EXPECT_EQ(distance(at(0, 0), at(1, 1)), Inches::of_ticks(1));  // 1.41
  EXPECT_EQ(distance(at(0, 0), at(2, 2)), Inches::of_ticks(3));  // 2.83
  EXPECT_EQ(distance(at(0, 0), at(2'000'000, 2'000'000)), Inches::of_ticks(2'828'427));
}

TEST(Trigonometry, IC_001_square_roots_have_no_fraction) {
  for (std::int64_t root : {0, 1, 2, 3, 1'000, 2'828'427}) {
    EXPECT_EQ(square_root(root * root), root);
    EXPECT_EQ(square_root(root * root + 2 * root), root);
    if (root > 0) {
      EXPECT_EQ(square_root(root * root - 1), root - 1);
    }
  }
  EXPECT_EQ(square_root(std::numeric_limits<std::int64_t>::max()), 3'037'000'499);
}

}  // namespace
}  // namespace core::table
