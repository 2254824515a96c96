#include "core/table/plane.h"

#include "tests/table/build.h"

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/segment.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace core::table {
namespace {

using testing::Any;
using testing::at;
using ::testing::HasSubstr;
using testing::inch;
using ::testing::Optional;

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostPolygon = bg::model::polygon<BoostPoint>;

BoostPoint boost_point(Point point) {
  return {static_cast<double>(point.x.ticks()), static_cast<double>(point.y.ticks())};
}

BoostPolygon boost_polygon(Corners corners) {
  BoostPolygon polygon;
  for (const Point corner : corners) {
    bg::append(polygon.outer(), boost_point(corner));
  }
  bg::correct(polygon);
  return polygon;
}

// An L: a square of 4 inches without its upper right quarter.
Polygon bend() { return {inch(0, 0), inch(0, 4), inch(2, 4), inch(2, 2), inch(4, 2), inch(4, 0)}; }

/// Corners in a small square of small numbers, so that lines often touch and run along each other.
Polygon any_polygon(Any& any, std::int64_t corners, std::int64_t size) {
  Polygon polygon;
  for (std::int64_t i = 0; i < corners; ++i) {
    polygon.push_back(any.point(Inches::of_ticks(size), Inches::of_ticks(size)));
  }
  return polygon;
}

TEST(Plane, IC_401_sides_of_a_line) {
  EXPECT_EQ(side_of_line(at(0, 0), at(0, 10), at(-1, 5)), 1);
  EXPECT_EQ(side_of_line(at(0, 0), at(0, 10), at(1, 5)), -1);
  EXPECT_EQ(side_of_line(at(0, 0), at(2'000'000, 1'999'999), at(1'000'000, 1'000'000)), 1);
  EXPECT_EQ(side_of_line(at(0, 0), at(2'000'000, 2'000'000), at(1'000'000, 1'000'000)), 0);
  EXPECT_EQ(side_of_line(at(0, 0), at(1'999'999, 2'000'000), at(1'000'000, 1'000'000)), -1);
}

TEST(Plane, IC_163_lines_that_touch) {
  EXPECT_TRUE(lines_touch(at(0, 0), at(10, 10), at(0, 10), at(10, 0)));
  EXPECT_TRUE(lines_touch(at(0, 0), at(10, 0), at(5, 0), at(5, 9)));     // ends on it
  EXPECT_TRUE(lines_touch(at(0, 0), at(10, 0), at(10, 0), at(20, 7)));   // end to end
  EXPECT_TRUE(lines_touch(at(0, 0), at(10, 0), at(4, 0), at(20, 0)));    // along each other
  EXPECT_FALSE(lines_touch(at(0, 0), at(10, 0), at(11, 0), at(20, 0)));  // one behind the other
  EXPECT_FALSE(lines_touch(at(0, 0), at(10, 0), at(0, 1), at(10, 1)));   // side by side
  EXPECT_FALSE(lines_touch(at(0, 0), at(10, 10), at(6, 5), at(20, 0)));  // past it
  EXPECT_TRUE(lines_touch(at(3, 3), at(3, 3), at(0, 0), at(10, 10)));    // a point on a line
  EXPECT_FALSE(lines_touch(at(3, 4), at(3, 4), at(0, 0), at(10, 10)));
}

TEST(Plane, IC_401_what_lies_in_a_polygon) {
  const Polygon land = bend();
  EXPECT_TRUE(contains(land, inch(1, 3)));
  EXPECT_TRUE(contains(land, inch(3, 1)));
  EXPECT_FALSE(contains(land, inch(3, 3)));
  EXPECT_TRUE(contains(land, inch(2, 3)));  // on its line
  EXPECT_TRUE(contains(land, inch(2, 2)));  // its corners
  EXPECT_TRUE(contains(land, inch(0, 4)));
  EXPECT_FALSE(contains(land, at(20'001, 30'000)));
  EXPECT_FALSE(contains(land, inch(-1, 2)));  // level with a corner, outside
  EXPECT_FALSE(contains(land, inch(5, 2)));
}

TEST(Plane, IC_163_a_line_touches_a_polygon) {
  const Polygon land = bend();
  EXPECT_TRUE(line_touches(land, inch(3, 5), inch(1, 3)));
  EXPECT_TRUE(line_touches(land, inch(1, 1), at(5'000, 5'000)));  // within it
  EXPECT_TRUE(line_touches(land, inch(4, 3), inch(0, 5)));        // the corner (2, 4) only
  EXPECT_FALSE(line_touches(land, inch(5, 2), inch(2, 5)));
  EXPECT_TRUE(line_touches(land, inch(5, 2), inch(4, 2)));
  EXPECT_FALSE(line_touches(land, inch(3, 3), inch(3, 4)));
}

TEST(Plane, IC_125_polygons_that_touch) {
  const Polygon land = bend();
  EXPECT_TRUE(touch(land, rectangle(inch(4, 0), inch(6, 6))));  // a line in common
  EXPECT_TRUE(touch(land, rectangle(inch(2, 2), inch(3, 3))));  // fits into the bend
  EXPECT_FALSE(touch(land, rectangle(at(20'001, 20'001), inch(3, 3))));
  EXPECT_TRUE(touch(land, rectangle(at(100, 100), at(200, 200))));  // within it
  EXPECT_TRUE(touch(rectangle(at(100, 100), at(200, 200)), land));
  EXPECT_FALSE(touch(land, rectangle(inch(5, 0), inch(6, 6))));
}

TEST(Plane, RC_201_an_inch_from_a_shore_is_met_exactly) {
  const Polygon land = bend();
  EXPECT_TRUE(within_of(land, inch(3, 3), Inches::of(1)));
  EXPECT_FALSE(within_of(land, at(30'001, 30'001), Inches::of(1)));
  EXPECT_TRUE(within_of(land, inch(7, 6), Inches::of(5)));  // 3 and 4 from the corner (4, 2)
  EXPECT_FALSE(within_of(land, inch(7, 6), Inches::of_ticks(49'999)));
  EXPECT_TRUE(within_of(land, inch(1, 1), Inches{}));
  EXPECT_FALSE(within_of(land, inch(3, 3), Inches{}));
}

TEST(Plane, IC_142_polygons_within_a_limit) {
  const Polygon land = bend();
  EXPECT_TRUE(within_of(land, rectangle(inch(7, 6), inch(8, 8)), Inches::of(5)));
  EXPECT_FALSE(within_of(land, rectangle(inch(7, 6), inch(8, 8)), Inches::of_ticks(49'999)));
  EXPECT_TRUE(within_of(land, rectangle(inch(3, 3), inch(8, 8)), Inches::of(1)));
  EXPECT_FALSE(within_of(land, rectangle(inch(3, 3), inch(8, 8)), Inches::of_ticks(9'999)));
  EXPECT_TRUE(within_of(land, rectangle(inch(1, 1), inch(8, 8)), Inches{}));
}

TEST(Plane, IC_142_distance_from_a_polygon) {
  const Polygon land = bend();
  EXPECT_EQ(distance(land, inch(7, 6)), Inches::of(5));
  EXPECT_EQ(distance(land, inch(3, 3)), Inches::of(1));
  EXPECT_EQ(distance(land, inch(1, 1)), Inches{});
  // From (0, 3) to the line from (0, 0) to (4, 4): 3 / sqrt 2 = 2.12132 inches.
  EXPECT_EQ(distance(Polygon{inch(0, 0), inch(4, 4), inch(4, 0)}, inch(0, 3)),
            Inches::of_ticks(21'213));
}

TEST(Plane, IC_401_agrees_with_boost_geometry_about_points_and_lines) {
  Any any{20};
  int inside = 0;
  for (int i = 0; i < 4'000; ++i) {
    const Polygon polygon = any_polygon(any, 3 + any.below(4), 12);
    if (fault_of(polygon)) {
      continue;
    }
    const BoostPolygon other = boost_polygon(polygon);
    for (int j = 0; j < 20; ++j) {
      const Point a = any.point(Inches::of_ticks(12), Inches::of_ticks(12));
      const Point b = any.point(Inches::of_ticks(12), Inches::of_ticks(12));
      const bool expected = bg::covered_by(boost_point(a), other);
      inside += expected ? 1 : 0;
      ASSERT_EQ(contains(polygon, a), expected);
      if (a != b) {
        const bg::model::segment<BoostPoint> line{boost_point(a), boost_point(b)};
        ASSERT_EQ(line_touches(polygon, a, b), bg::intersects(line, other));
      }
    }
  }
  EXPECT_GT(inside, 1'000);
}

TEST(Plane, IC_125_agrees_with_boost_geometry_about_polygons) {
  Any any{21};
  int together = 0;
  int apart = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Polygon a = any_polygon(any, 3 + any.below(3), 10);
    Polygon b = any_polygon(any, 3 + any.below(3), 10);
    const Point shift = any.point(Inches::of_ticks(8), Inches::of_ticks(8));
    for (Point& corner : b) {
      corner = corner + shift;
    }
    if (fault_of(a) || fault_of(b)) {
      continue;
    }
    const double between = bg::distance(boost_polygon(a), boost_polygon(b));
    ASSERT_EQ(touch(a, b), between == 0);
    (between == 0 ? together : apart) += 1;
    // Squares of distances of such small numbers are not nearer to a whole number than this.
    const auto limit = static_cast<std::int64_t>(std::floor(between + 1e-9));
    ASSERT_TRUE(within_of(a, b, Inches::of_ticks(limit + 1)));
    ASSERT_EQ(within_of(a, b, Inches::of_ticks(limit)),
              between <= static_cast<double>(limit) + 1e-9);
  }
  EXPECT_GT(together, 1'000);
  EXPECT_GT(apart, 500);
}

TEST(Plane, IC_401_agrees_with_boost_geometry_about_faults) {
  Any any{22};
  int sound = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Polygon polygon = any_polygon(any, 3 + any.below(4), 9);
    const bool expected = bg::is_valid(boost_polygon(polygon));
    // Boost allows a corner that is given twice in a row.
    if (std::adjacent_find(polygon.begin(), polygon.end()) != polygon.end() ||
        polygon.front() == polygon.back()) {
      ASSERT_TRUE(fault_of(polygon));
      continue;
    }
    ASSERT_EQ(!fault_of(polygon), expected)
        << bg::wkt(boost_polygon(polygon)) << fault_of(polygon).value_or("");
    sound += expected ? 1 : 0;
  }
  EXPECT_GT(sound, 1'000);
}

TEST(Plane, IC_401_faults_in_words) {
  EXPECT_EQ(fault_of(bend()), std::nullopt);
  EXPECT_THAT(fault_of(Polygon{inch(0, 0), inch(1, 1)}), Optional(HasSubstr("fewer than three")));
  EXPECT_THAT(fault_of(Polygon{inch(0, 0), inch(1, 1), inch(1, 1), inch(2, 0)}),
              Optional(HasSubstr("corners 2 and 3 are the same")));
  EXPECT_THAT(fault_of(Polygon{inch(0, 0), inch(4, 0), inch(2, 0), inch(2, 2)}),
              Optional(HasSubstr("turns back on itself at corner 2")));
  EXPECT_THAT(fault_of(Polygon{inch(0, 0), inch(4, 4), inch(4, 0), inch(0, 4)}),
              Optional(HasSubstr("lines 1-2 and 3-4 cross")));
  EXPECT_THAT(fault_of(Polygon{inch(0, 0), inch(2, 0), inch(4, 0)}),
              Optional(HasSubstr("turns back")));
}

TEST(Plane, IC_281_nearest_places_of_two_outlines) {
  const Polygon square = rectangle(inch(0, 0), inch(4, 4));
  // A wedge that points at the middle of the right side (corner 2 to corner 3), an inch away.
  const Nearest tip = nearest(Polygon{inch(5, 2), inch(7, 3), inch(7, 1)}, square);
  EXPECT_TRUE(tip.first_is_corner);
  EXPECT_EQ(tip.first, 0U);
  EXPECT_FALSE(tip.second_is_corner);
  EXPECT_EQ(tip.second, 2U);
  EXPECT_EQ(tip.where, inch(5, 2));
  // The square's corner (4, 4) against the long side of a triangle.
  const Nearest side = nearest(Polygon{inch(3, 7), inch(9, 9), inch(7, 3)}, square);
  EXPECT_FALSE(side.first_is_corner);
  EXPECT_EQ(side.first, 2U);
  EXPECT_TRUE(side.second_is_corner);
  EXPECT_EQ(side.second, 2U);
  EXPECT_EQ(side.where, inch(4, 4));
  const Nearest corners = nearest(Polygon{inch(5, 5), inch(5, 9), inch(9, 5)}, square);
  EXPECT_TRUE(corners.first_is_corner && corners.second_is_corner);
  EXPECT_EQ(corners.first, 0U);
  EXPECT_EQ(corners.second, 2U);
}

TEST(Plane, IC_401_boxes) {
  const Box box = box_of(bend());
  EXPECT_EQ(box, (Box{inch(0, 0), inch(4, 4)}));
  EXPECT_TRUE(close(box, {inch(5, 0), inch(6, 1)}, Inches::of(1)));
  EXPECT_FALSE(close(box, {inch(5, 0), inch(6, 1)}, Inches::of_ticks(9'999)));
}

}  // namespace
}  // namespace core::table
