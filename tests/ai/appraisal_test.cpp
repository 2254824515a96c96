// What a position is worth to a side, hex by hex.
#include "core/ai/appraisal.h"

#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <optional>

namespace core::ai {
namespace {

using board::Side;
using tests::hex;

/// Clear land of the Union with two cities.
class Appraisals : public testing::Test {
 protected:
  Appraisals() : position{with_cities()} { position.control_all(Side::Union); }

  static rulebook::Setting with_cities() {
    tests::Ground ground;
    ground.town("Here", "B2010", map::TownKind::City);
    for (const char* const city : {"One", "Two", "Three"}) {
      ground.town(city, "B2013", map::TownKind::City);
    }
    return ground.setting();
  }

  const Appraisal& appraisal() {
    standing_.emplace(position.setting(), position.state());
    const state::Situation now = standing_->situation();
    weights_ = weights_of(tests::book(), Temper{});
    country_.emplace(now, weights_);
    appraisal_.emplace(now, Side::Union, *country_, weights_);
    return *appraisal_;
  }

  tests::Position position;

 private:
  std::optional<state::Standing> standing_;
  Weights weights_;
  std::optional<Country> country_;
  std::optional<Appraisal> appraisal_;
};

TEST_F(Appraisals, who_keeps_twice_the_threat_leaves_nothing_open) {
  position.put(Side::Union, "infantry 10-3", "B2010");
  position.put(Side::Union, "infantry 8-3", "B2010");
  position.put(Side::Confederate, "infantry 4-3", "B2007");

  EXPECT_EQ(appraisal().cost_of_leaving(hex("B2010"), {10, 10}), 0);
  EXPECT_GT(appraisal().cost_of_leaving(hex("B2010"), {18, 18}), 0);
}

TEST_F(Appraisals, an_enemy_who_can_come_to_a_better_place_is_feared_less) {
  position.put(Side::Union, "infantry 10-3", "B2010");
  position.put(Side::Confederate, "infantry 4-3", "B2011");

  EXPECT_EQ(appraisal().lure(hex("B2013")), 100);
  EXPECT_EQ(appraisal().lure(hex("B2010")), 33);
}

TEST_F(Appraisals, Case_9_4_a_zone_of_the_enemy_does_not_starve_who_comes_to_attack) {
  position.put(Side::Union, "depot", "B2010", 20);
  position.put(Side::Union, "infantry 10-3", "B2010");
  position.put(Side::Confederate, "infantry 4-3", "B2012");

  EXPECT_TRUE(appraisal().would_be_fed_in(hex("B2011")));
  EXPECT_FALSE(appraisal().would_be_fed_in(hex("B3011")));
}

TEST_F(Appraisals, the_way_is_free_where_nobody_stood_in_it) {
  position.put(Side::Confederate, "infantry 4-3", "B2012");
  const auto at = static_cast<std::size_t>(hex("B2012").ordinal());

  EXPECT_GT(appraisal().delays()[at], 0);
  EXPECT_EQ(appraisal().delays_without(hex("B2012"))[at], 0);
}

TEST(AppraisalsOfAWar, Case_25_43_neutral_kentucky_is_gone_round) {
  const data::OpenedSetup& war = tests::real_setup("campaign");
  state::Standing standing{war.setting, war.state};
  const state::Situation now = standing.situation();
  const Weights weights = weights_of(tests::book(), Temper{});
  const Country country{now, weights};
  const Appraisal appraisal{now, Side::Union, country, weights};

  const auto louisville = static_cast<std::size_t>(hex("A4813").ordinal());
  EXPECT_EQ(appraisal.delays()[louisville], weights.in_the_way);
}

}  // namespace
}  // namespace core::ai
