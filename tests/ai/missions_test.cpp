// Which force goes where: to hold, to take, to meet a leader.
#include "core/ai/missions.h"

#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::ai {
namespace {

using board::Side;
using state::PieceId;
using tests::hex;

/// Clear land with one city, in the middle; all of it is the Union's.
class Missions : public testing::Test {
 protected:
  Missions() : position{with_city()} { position.control_all(Side::Union); }

  static rulebook::Setting with_city() {
    tests::Ground ground;
    ground.town("Somewhere", "B2010", map::TownKind::City);
    return ground.setting();
  }

  /// The mission of the force with the piece; nothing where it has none.
  std::optional<Mission> mission_of(PieceId piece) {
    standing_.emplace(position.setting(), position.state());
    const state::Situation now = standing_->situation();
    const Weights weights = weights_of(tests::book(), Temper{});
    Country country{now, weights};
    const Appraisal appraisal{now, Side::Union, country, weights};
    const std::vector<plan::Force> forces = field_forces(now, plan::forces_of(now, Side::Union));
    std::vector<Party> parties = parties_of(now, forces);
    give_missions(now, appraisal, country, parties);
    for (const Party& party : parties) {
      if (std::count(party.force->pieces.begin(), party.force->pieces.end(), piece) > 0) {
        return party.mission;
      }
    }
    return std::nullopt;
  }

  tests::Position position;

 private:
  std::optional<state::Standing> standing_;
};

TEST_F(Missions, a_place_that_nobody_threatens_needs_nobody) {
  EXPECT_FALSE(mission_of(position.put(Side::Union, "infantry 5-3", "B2010")));
}

TEST_F(Missions, a_place_is_held_by_the_slow_before_the_strong) {
  position.put(Side::Confederate, "infantry 4-3", "B2013");
  const PieceId army = position.put(Side::Union, "infantry 10-3", "B2010");
  const PieceId garrison = position.put(Side::Union, "garrison (5)-1", "B2010");

  const auto holds = mission_of(garrison);
  ASSERT_TRUE(holds);
  EXPECT_EQ(holds->purpose, Purpose::Hold);
  EXPECT_EQ(holds->goal, hex("B2010"));
  const auto fights = mission_of(army);
  ASSERT_TRUE(fights);
  EXPECT_EQ(fights->purpose, Purpose::Take);
  EXPECT_EQ(fights->goal, hex("B2013"));
}

TEST_F(Missions, a_town_of_the_enemy_is_an_aim) {
  position.control(Side::Confederate, {"B2010"});

  const auto takes = mission_of(position.put(Side::Union, "infantry 5-3", "B2013"));
  ASSERT_TRUE(takes);
  EXPECT_EQ(takes->purpose, Purpose::Take);
  EXPECT_EQ(takes->goal, hex("B2010"));
  EXPECT_EQ(takes->toward, hex("B2010"));
}

TEST_F(Missions, Case_8_22_who_has_no_leader_meets_one_where_there_is_to_be_fought) {
  position.put(Side::Confederate, "infantry 6-3", "B2010");
  const PieceId corps = position.put(Side::Union, "corps-hq-infantry", "B2014");
  position.put_inside(corps, "infantry 8-3");
  position.put_inside(corps, "leader");
  const PieceId alone = position.put(Side::Union, "infantry 8-3", "B2113");

  const auto goes = mission_of(alone);
  ASSERT_TRUE(goes);
  EXPECT_EQ(goes->goal, hex("B2010"));
  EXPECT_EQ(goes->toward, hex("B2014"));
}

TEST_F(Missions, who_is_left_over_goes_to_an_aim_beyond_the_horizon) {
  position.control(Side::Confederate, {"B2010"});

  const auto goes = mission_of(position.put(Side::Union, "infantry 5-3", "B4030"));
  ASSERT_TRUE(goes);
  EXPECT_EQ(goes->goal, hex("B2010"));
}

TEST_F(Missions, the_smallest_that_are_enough_are_sent_before_an_army_that_is_wasted_there) {
  position.control(Side::Confederate, {"B2010"});
  const PieceId corps = position.put(Side::Union, "corps-hq-infantry", "B2011");
  position.put_inside(corps, "infantry 10-3");
  position.put_inside(corps, "infantry 10-3");
  const PieceId brigade = position.put(Side::Union, "infantry 2-3", "B2014");

  const auto goes = mission_of(brigade);
  ASSERT_TRUE(goes);
  EXPECT_EQ(goes->committed, 2);
}

TEST_F(Missions, Case_13_13_who_is_inside_a_fort_does_not_march_with_those_outside) {
  position.control(Side::Confederate, {"B2010"});
  const PieceId corps = position.put(Side::Union, "corps-hq-infantry", "B2012");
  const PieceId division = position.put_inside(corps, "infantry 8-3");
  const PieceId fort = position.put(Side::Union, "fort", "B2012");
  const PieceId train = position.put_inside(fort, "siege-train");

  ASSERT_TRUE(mission_of(corps));
  state::Standing standing{position.setting(), position.state()};
  const state::Situation now = standing.situation();
  const std::vector<plan::Force> all = plan::forces_of(now, Side::Union);
  const std::vector<plan::Force> forces = field_forces(now, all);
  const auto with = [&](PieceId piece) {
    return std::find_if(forces.begin(), forces.end(), [&](const plan::Force& force) {
      return std::count(force.pieces.begin(), force.pieces.end(), piece) > 0;
    });
  };
  EXPECT_EQ(now.piece(division).inside, corps);
  ASSERT_NE(with(corps), forces.end());
  EXPECT_EQ(std::count(with(corps)->pieces.begin(), with(corps)->pieces.end(), train), 0);
}

TEST_F(Missions, driving_off_who_bars_the_way_is_worth_what_is_nearer_then) {
  position.control(Side::Confederate, {"B2010"});
  position.put(Side::Union, "infantry 10-3", "B2014");
  position.put(Side::Confederate, "infantry 3-3", "B2012");
  position.put(Side::Confederate, "infantry 3-3", "B3030");
  state::Standing standing{position.setting(), position.state()};
  const state::Situation now = standing.situation();
  const Weights weights = weights_of(tests::book(), Temper{});
  Country country{now, weights};
  const Appraisal appraisal{now, Side::Union, country, weights};
  const std::vector<plan::Force> forces = field_forces(now, plan::forces_of(now, Side::Union));
  std::vector<Party> parties = parties_of(now, forces);
  ASSERT_EQ(parties.size(), 1U);
  parties.front().mission = Mission{Purpose::Take, hex("B2010"), hex("B2010"), 1000, 10, 10, false};
  const auto opens = [&](const char* label) {
    return worth_of_opening(now, appraisal, country, parties, hex(label));
  };
  EXPECT_GT(opens("B2012"), 0);
  EXPECT_EQ(opens("B3030"), 0);
}

/// [21.60] The weakest division of a Department is augmented next, so it is sent nowhere. A brigade
/// cannot be augmented.
TEST(MissionsOfAWar, Case_21_60_a_division_waits_where_it_will_be_augmented) {
  tests::CampaignGame game{"10/62"};
  game.clear_of(rulebook::PieceKind::Infantry);
  const PieceId recruit = game.position().put(Side::Union, "infantry 3-3", tests::kWashington);
  const PieceId other = game.position().put(Side::Union, "infantry 4-3", tests::kWashington);
  const PieceId brigade = game.position().put(Side::Union, "infantry 1-3", tests::kWashington);
  game.call(Side::Union, "D1", 2).begin(state::Stage::Deployment, Side::Union);

  const state::Situation now = game.now();
  const std::vector<plan::Force> forces = field_forces(now, plan::forces_of(now, Side::Union));
  const std::vector<Party> parties = parties_of(now, forces);
  const auto goes = [&](PieceId piece) {
    return std::any_of(parties.begin(), parties.end(),
                       [&](const Party& party) { return party.force->chief == piece; });
  };
  EXPECT_FALSE(goes(recruit));
  EXPECT_TRUE(goes(other));
  EXPECT_TRUE(goes(brigade));
}

TEST(WorthLater, is_less_by_the_week_and_by_the_day) {
  const Weights weights = weights_of(tests::book(), Temper{});

  EXPECT_EQ(worth_later(weights, 0, 3), 100);
  EXPECT_EQ(worth_later(weights, 3, 3), weights.week);
  EXPECT_GT(worth_later(weights, 1, 3), worth_later(weights, 2, 3));
  EXPECT_LT(worth_later(weights, 6, 3), weights.week);
}

}  // namespace
}  // namespace core::ai
