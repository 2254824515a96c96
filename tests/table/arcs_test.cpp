#include "core/table/arcs.h"

#include "core/table/trigonometry.h"
#include "tests/table/build.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::Any;
using ::testing::ElementsAre;
using testing::inch;
using ::testing::IsEmpty;

constexpr Arc kAllRound{0, 180'000};

Heading degrees(std::int32_t whole) { return Heading::degrees(whole); }

TEST(Arcs, IC_164_limits_belong_to_the_arc) {
  const Arc starboard_port{90'000, 10'000};
  EXPECT_TRUE(in_arc(starboard_port, degrees(0), degrees(90)));
  EXPECT_TRUE(in_arc(starboard_port, degrees(0), degrees(100)));
  EXPECT_TRUE(in_arc(starboard_port, degrees(0), degrees(80)));
  EXPECT_FALSE(in_arc(starboard_port, degrees(0), Heading::of(100'001)));
  EXPECT_FALSE(in_arc(starboard_port, degrees(0), Heading::of(79'999)));
  EXPECT_FALSE(in_arc(starboard_port, degrees(0), degrees(270)));
}

TEST(Arcs, IC_164_an_arc_turns_with_the_ship) {
  const Arc bow{0, 10'000};
  EXPECT_TRUE(in_arc(bow, degrees(355), degrees(5)));
  EXPECT_FALSE(in_arc(bow, degrees(355), degrees(6)));
  EXPECT_TRUE(in_arc({-90'000, 75'000}, degrees(180), degrees(15)));
  EXPECT_TRUE(in_arc({270'000, 75'000}, degrees(180), degrees(165)));
  EXPECT_FALSE(in_arc({270'000, 75'000}, degrees(180), degrees(166)));
}

TEST(Arcs, IC_164_all_round_less_a_masked_sector) {
  // The after turret: not over the quarter ahead, whose limits are free.
  const Training after{{kAllRound}, {{0, 45'000}}};
  EXPECT_THAT(bearing_arcs(after, degrees(0), degrees(44)), IsEmpty());
  EXPECT_THAT(bearing_arcs(after, degrees(0), degrees(45)), ElementsAre(0));
  EXPECT_THAT(bearing_arcs(after, degrees(0), degrees(315)), ElementsAre(0));
  EXPECT_THAT(bearing_arcs(after, degrees(90), degrees(90)), IsEmpty());
  EXPECT_THAT(bearing_arcs(after, degrees(90), degrees(270)), ElementsAre(0));
}

TEST(Arcs, IC_164_any_of_three_ports) {
  const Training pivot{{{0, 10'000}, {-90'000, 10'000}, {90'000, 10'000}}, {}};
  EXPECT_THAT(bearing_arcs(pivot, degrees(30), degrees(25)), ElementsAre(0));
  EXPECT_THAT(bearing_arcs(pivot, degrees(30), degrees(300)), ElementsAre(1));
  EXPECT_THAT(bearing_arcs(pivot, degrees(30), degrees(130)), ElementsAre(2));
  EXPECT_THAT(bearing_arcs(pivot, degrees(30), degrees(75)), IsEmpty());
  // Wide ports overlap.
  EXPECT_THAT(bearing_arcs({{{0, 50'000}, {90'000, 50'000}}, {}}, degrees(0), degrees(45)),
              ElementsAre(0, 1));
}

TEST(Arcs, IC_164_from_the_place_of_the_gun) {
  const Training port{{{90'000, 45'000}}, {}};
  EXPECT_TRUE(bears(port, degrees(0), inch(10, 10), inch(15, 15)));  // 45 degrees, the limit
  EXPECT_FALSE(bears(port, degrees(0), inch(10, 10), inch(15, 16)));
  EXPECT_TRUE(bears(port, degrees(0), inch(10, 11), inch(15, 16)));
  EXPECT_TRUE(bears(port, degrees(0), inch(10, 10), inch(10, 10)));
}

/// One, or two on the limit between them.
std::vector<Quarter> quarters_towards(Heading heading, Heading direction) {
  std::vector<Quarter> found;
  std::ranges::copy_if(kQuarters, std::back_inserter(found), [&](Quarter quarter) {
    return in_arc(arc_of(quarter), heading, direction);
  });
  return found;
}

TEST(Arcs, RC_262_quarters_of_a_turret) {
  EXPECT_THAT(quarters_towards(degrees(0), degrees(44)), ElementsAre(Quarter::Ahead));
  EXPECT_THAT(quarters_towards(degrees(0), degrees(45)),
              ElementsAre(Quarter::Ahead, Quarter::Starboard));
  EXPECT_THAT(quarters_towards(degrees(350), degrees(80)), ElementsAre(Quarter::Starboard));
  EXPECT_THAT(quarters_towards(degrees(350), degrees(170)), ElementsAre(Quarter::Astern));
  EXPECT_THAT(quarters_towards(degrees(350), degrees(260)), ElementsAre(Quarter::Port));
}

TEST(Arcs, RC_262_every_direction_lies_in_a_quarter_and_in_a_whole_circle) {
  Any any{262};
  for (int i = 0; i < 5'000; ++i) {
    const Heading heading = any.heading();
    const Heading direction = any.heading();
    ASSERT_FALSE(quarters_towards(heading, direction).empty());
    ASSERT_TRUE(in_arc(kAllRound, heading, direction));
    // Mirrored about the keel, the arc of the other side holds it.
    const Arc arc{static_cast<std::int32_t>(any.below(180'000)),
                  static_cast<std::int32_t>(any.below(90'000))};
    const Heading mirrored = heading.turned(-turn_between(heading, direction));
    ASSERT_EQ(in_arc(arc, heading, direction), in_arc({-arc.centre, arc.half}, heading, mirrored));
  }
}

}  // namespace
}  // namespace core::table
