// [RR-350]-[RR-359] The chart of a river.
#include "core/river/survey.h"

#include "core/base/dice.h"
#include "tests/river/bends.h"
#include "tests/river/river_charts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace core::river {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using tests::river::kAllHeadings;
using tests::river::left;
using tests::river::right;
using tests::river::tested_charts;

SectionTrace trace(MilePoint begin, Heading before, Bend bend) {
  return traced(begin, before, {bend, turned(before, bend).value()});
}

double miles(MileLength length) { return static_cast<double>(length) / kMile; }

constexpr double kFourDecimals = 0.00005;

void expect_at(MilePoint place, double east, double north) {
  EXPECT_NEAR(miles(place.x), east, kFourDecimals);
  EXPECT_NEAR(miles(place.y), north, kFourDecimals);
}

TEST(Survey, RR_E06_a_left_and_a_sharp_right) {
  const SectionTrace first = trace({}, Heading::East, left(45));
  EXPECT_EQ(first.after, Heading::NorthEast);
  expect_at(first.end, 3.6114, 3.4043);
  const SectionTrace second = trace(first.end, first.after, right(90));
  EXPECT_EQ(second.after, Heading::SouthEast);
  expect_at(second.end, 7.2987, 0.4241);
}

TEST(Survey, RR_E07_a_hairpin_to_the_right) {
  const SectionTrace section = trace({}, Heading::North, right(180));
  EXPECT_EQ(section.after, Heading::South);
  expect_at(section.bend_centre, 0.5, 0);
  expect_at(section.bend_end, 1, 0);
  expect_at(section.end, 1.0000, -3.4292);
}

TEST(Survey, RR_353_the_straights_after_bends) {
  EXPECT_EQ(straight_after({}), 5'000'000);
  EXPECT_NEAR(miles(straight_after(left(45))), 4.6073, kFourDecimals);
  EXPECT_NEAR(miles(straight_after(right(90))), 4.2146, kFourDecimals);
  EXPECT_NEAR(miles(straight_after(right(135))), 3.8219, kFourDecimals);
  EXPECT_NEAR(miles(straight_after(left(180))), 3.4292, kFourDecimals);
}

TEST(Survey, RR_351_a_section_ahead_is_five_miles_straight_on) {
  const SectionTrace section = trace({1, 2}, Heading::East, {});
  EXPECT_EQ(section.end, (MilePoint{5'000'001, 2}));
  EXPECT_EQ(section.bend_end, section.begin);
  EXPECT_THAT(centre_line(section), ElementsAre(section.begin, section.end));
}

/// [RR-352] As the rule writes it, in miles; the end of the section.
std::array<double, 2> by_the_formula(Heading before, Bend bend) {
  constexpr double kDegree = std::numbers::pi / 180;
  constexpr double kRadius = 0.5;
  const double h = compass_degrees(before) * kDegree;
  const double theta = bend.degrees * kDegree;
  const double hand = bend.hand == Hand::Right ? 1 : -1;
  const double ahead = kRadius * std::sin(theta);
  const double aside = hand * kRadius * (1 - std::cos(theta));
  const double straight = 5 - kRadius * theta;
  const double after = h + hand * theta;
  return {std::sin(h) * ahead + std::cos(h) * aside + straight * std::sin(after),
          std::cos(h) * ahead - std::sin(h) * aside + straight * std::cos(after)};
}

TEST(Survey, RR_352_every_bend_from_every_heading_lies_where_the_formula_says) {
  for (const Heading before : kAllHeadings) {
    for (const Hand hand : {Hand::Left, Hand::Right}) {
      for (const int degrees : {0, 45, 90, 135, 180}) {
        const Bend bend{hand, static_cast<std::int16_t>(degrees)};
        if (turned(before, bend)) {
          const SectionTrace section = trace({}, before, bend);
          const auto [east, north] = by_the_formula(before, bend);
          constexpr double kMillionthAndMore = 1.2e-6;
          EXPECT_NEAR(miles(section.end.x), east, kMillionthAndMore);
          EXPECT_NEAR(miles(section.end.y), north, kMillionthAndMore);
        }
      }
    }
  }
}

TEST(Survey, RR_350_the_mirror_image_of_a_course_has_the_mirrored_places) {
  const SectionTrace one =
      trace(trace({}, Heading::East, left(45)).end, Heading::NorthEast, left(45));
  const SectionTrace other =
      trace(trace({}, Heading::East, right(45)).end, Heading::SouthEast, right(45));
  EXPECT_EQ(one.end, (MilePoint{other.end.x, -other.end.y}));
}

TEST(Survey, RR_086_the_printed_roll_9_is_drawn_as_a_bend_to_its_heading) {
  const SectionTrace section = traced({}, Heading::NorthEast, {right(90), Heading::South});
  EXPECT_EQ(section.bend, right(135));
  EXPECT_EQ(section.after, Heading::South);
  EXPECT_EQ(section, trace({}, Heading::NorthEast, right(135)));
}

TEST(Survey, RR_351_the_centre_line_is_five_miles_long_and_its_arc_keeps_its_radius) {
  const SectionTrace section = trace({}, Heading::South, left(180));
  const std::vector<MilePoint> line = centre_line(section);
  ASSERT_EQ(line.size(), 34U);  // 32 chords and a straight
  EXPECT_EQ(line.front(), section.begin);
  EXPECT_EQ(line.back(), section.end);
  double length = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double x = miles(line[i].x - line[i - 1].x);
    const double y = miles(line[i].y - line[i - 1].y);
    length += std::hypot(x, y);
  }
  EXPECT_NEAR(length, 5, 0.001);  // chords are a little shorter than their arc
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    EXPECT_NEAR(std::hypot(miles(line[i].x - section.bend_centre.x),
                           miles(line[i].y - section.bend_centre.y)),
                0.5, 2e-6);
  }
}

TEST(Survey, RR_359_half_a_section_of_drift_is_at_mid_straight) {
  expect_at(mid_straight(trace({}, Heading::East, {})), 2.5, 0);
  expect_at(mid_straight(trace({}, Heading::North, right(180))), 1, -1.7146);
}

TEST(Survey, RR_358_a_tributary_begins_in_the_middle_of_its_sections_straight) {
  const SectionTrace mouth = trace({}, Heading::East, {});
  const SectionTrace first =
      trace(mid_straight(mouth), branch_heading(mouth.after, Hand::Left), {});
  expect_at(first.end, 2.5, 5);
  EXPECT_TRUE(begins_on(first, mouth));
  EXPECT_FALSE(begins_on(mouth, first));
  const std::array others{mouth};
  EXPECT_THAT(crossings(others, first), IsEmpty());
  EXPECT_FALSE(comes_too_near(others, first));
}

TEST(Survey, RR_357_half_a_mile_beside_an_older_section_is_too_near) {
  const std::array others{trace({}, Heading::East, {})};
  EXPECT_TRUE(comes_too_near(others, trace({0, 500'000}, Heading::East, {})));
  EXPECT_FALSE(comes_too_near(others, trace({0, 500'001}, Heading::East, {})));
  EXPECT_FALSE(comes_too_near(others, trace({0, -500'001}, Heading::East, {})));
}

TEST(Survey, RR_357_the_distance_is_that_of_the_nearest_places) {
  const std::array others{trace({}, Heading::East, {})};
  // Ahead of the end of the older one, and above its middle.
  EXPECT_TRUE(comes_too_near(others, trace({5'500'000, 0}, Heading::East, {})));
  EXPECT_FALSE(comes_too_near(others, trace({5'500'001, 0}, Heading::East, {})));
  EXPECT_TRUE(comes_too_near(others, trace({2'000'000, 5'500'000}, Heading::South, {})));
  EXPECT_FALSE(comes_too_near(others, trace({2'000'000, 5'500'001}, Heading::South, {})));
  // A crossing is nearer than any end.
  EXPECT_TRUE(comes_too_near(others, trace({2'500'000, 2'500'000}, Heading::South, {})));
}

TEST(Survey, RR_357_arcs_count_too) {
  // The bend of a hairpin reaches 0.5 mile beyond its begin and its straight.
  const SectionTrace hairpin = trace({}, Heading::North, right(180));
  const std::array others{hairpin};
  EXPECT_TRUE(comes_too_near(others, trace({-1'000'000, 999'000}, Heading::East, {})));
  EXPECT_FALSE(comes_too_near(others, trace({-1'000'000, 1'001'000}, Heading::East, {})));
}

TEST(Survey, RR_357_the_last_section_does_not_count) {
  const SectionTrace last = trace({}, Heading::North, {});
  const std::array others{last};
  EXPECT_FALSE(comes_too_near(others, trace(last.end, Heading::North, right(180))));
}

TEST(Survey, RR_356_a_course_may_cross_itself) {
  std::vector<SectionTrace> course{trace({}, Heading::East, {})};
  for (const Bend bend : {Bend{}, left(135), left(90), left(90)}) {
    course.push_back(trace(course.back().end, course.back().after, bend));
    EXPECT_EQ(crossings({course.data(), course.size() - 1}, course.back()).size(),
              course.size() == 5 ? 1U : 0U);
  }
  const std::vector<Crossing> found = crossings({course.data(), 4}, course.back());
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().other, 0U);
  EXPECT_EQ(found.front().where.y, 0);
  EXPECT_NEAR(miles(found.front().where.x), 3.8701, 0.001);  // on the last arc, by its chord
}

TEST(Survey, RR_356_the_place_of_a_crossing_is_exact) {
  const std::array others{trace({}, Heading::East, {}), trace({0, 1'000'000}, Heading::East, {})};
  EXPECT_THAT(crossings(others, trace({1'234'567, 4'000'000}, Heading::South, {})),
              ElementsAre(Crossing{0, {1'234'567, 0}}, Crossing{1, {1'234'567, 1'000'000}}));
  EXPECT_THAT(crossings(others, trace({-1'000'000, -1'000'000}, Heading::NorthEast, {})),
              ElementsAre(Crossing{0, {0, 0}}, Crossing{1, {1'000'000, 1'000'000}}));
}

TEST(Survey, RR_356_sections_on_top_of_one_another_cross_where_the_new_one_comes_upon_the_older) {
  const std::array others{trace({}, Heading::East, {})};
  EXPECT_THAT(crossings(others, trace({1'000'000, 0}, Heading::East, {})),
              ElementsAre(Crossing{0, {1'000'000, 0}}));
  EXPECT_THAT(crossings(others, trace({-1'000'000, 0}, Heading::East, {})),
              ElementsAre(Crossing{0, {0, 0}}));
}

TEST(Survey, RR_356_a_section_that_comes_back_on_top_of_an_older_one_meets_its_end_first) {
  const SectionTrace older = trace({}, Heading::South, {});
  EXPECT_THAT(crossings(std::array{older}, trace({0, -9'000'000}, Heading::North, {})),
              ElementsAre(Crossing{0, older.end}));
}

TEST(Survey, RR_356_sections_that_do_not_meet_do_not_cross) {
  const std::array others{trace({}, Heading::East, {})};
  EXPECT_THAT(crossings(others, trace({0, 1}, Heading::East, {})), IsEmpty());
  EXPECT_THAT(crossings(others, trace({5'000'001, 0}, Heading::East, {})), IsEmpty());
  EXPECT_THAT(crossings(others, trace({40'000'000, 0}, Heading::East, {})), IsEmpty());
}

/// The first section of a thrown course of 20 that crosses an older one, from 1; 21 for none.
int first_crossing(const Charts& charts, base::Dice& dice) {
  const auto d10 = [&dice] {
    const int face = dice.next(10);
    dice.count();
    return face;
  };
  constexpr int kCourse = 20;
  std::vector<SectionTrace> course;
  Heading heading = Heading::East;
  MilePoint begin;
  for (int section = 1; section <= kCourse; ++section) {
    DirectionThrow thrown{heading, section == 1, d10(), 0};
    thrown.second_face = needs_second_die(thrown) ? d10() : 0;
    course.push_back(traced(begin, heading, direction_of(charts, {}, thrown).direction));
    if (!crossings({course.data(), course.size() - 1}, course.back()).empty()) {
      return section;
    }
    heading = course.back().after;
    begin = course.back().end;
  }
  return kCourse + 1;
}

TEST(Survey, RR_356_about_8_courses_in_100_cross_themselves_within_10_sections_and_21_within_20) {
  const Charts& charts = tested_charts();
  base::Dice dice{356};
  constexpr int kCourses = 4000;
  int within_10 = 0;
  int within_20 = 0;
  for (int course = 0; course < kCourses; ++course) {
    const int section = first_crossing(charts, dice);
    within_10 += section <= 10 ? 1 : 0;
    within_20 += section <= 20 ? 1 : 0;
  }
  EXPECT_NEAR(100.0 * within_10 / kCourses, 8, 3);
  EXPECT_NEAR(100.0 * within_20 / kCourses, 21, 3);
}

TEST(Survey, RR_354_widths_of_the_channel) {
  EXPECT_EQ(channel_width(Reach::Main, Narrowing::None), 300'000);
  EXPECT_EQ(channel_width(Reach::FarMain, Narrowing::None), 300'000);
  EXPECT_EQ(channel_width(Reach::Main, Narrowing::Island), 300'000);
  EXPECT_EQ(channel_width(Reach::Main, Narrowing::HalfWidth), 150'000);
  EXPECT_EQ(channel_width(Reach::Tributary, Narrowing::None), 150'000);
  EXPECT_EQ(channel_width(Reach::Tributary, Narrowing::HalfWidth), 75'000);
  EXPECT_EQ(kIslandLength, 600'000);
}

}  // namespace
}  // namespace core::river
