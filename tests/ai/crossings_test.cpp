// Parties that wait on a bank for ships, and the ships that come for them.
#include "core/ai/crossings.h"

#include "core/ai/general.h"
#include "core/movement/march_distances.h"
#include "core/water/transport.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace core::ai {
namespace {

using board::Side;
using sequence::ActionKind;
using state::PieceId;
using tests::hex;

/// A river between columns 29 and 30; beyond it Confederate cities that lie close together.
tests::Ground land_beyond_a_river() {
  tests::Ground ground;
  ground.river(
      "great", true,
      {"B2904/B3004", "B2905/B3004", "B2905/B3005", "B2906/B3005", "B2906/B3006", "B2907/B3006",
       "B2907/B3007", "B2908/B3007", "B2908/B3008", "B2909/B3008", "B2909/B3009", "B2910/B3009",
       "B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012", "B2913/B3012",
       "B2913/B3013", "B2914/B3013", "B2914/B3014", "B2915/B3014", "B2915/B3015", "B2916/B3015",
       "B2916/B3016", "B2917/B3016", "B2917/B3017", "B2918/B3017", "B2918/B3018", "B2919/B3018",
       "B2919/B3019", "B2920/B3019", "B2920/B3020", "B2921/B3020"});
  for (const char* const city : {"One", "Two", "Three", "Four", "Five", "Six"}) {
    ground.town(city, "B3112", map::TownKind::City);
  }
  return ground;
}

class Crossings : public testing::Test {
 protected:
  explicit Crossings(const tests::Ground& ground = land_beyond_a_river())
      : position{ground.setting()} {
    position.control_all(Side::Union);
    position.control(Side::Confederate, {"B3112"});
    position.put(Side::Union, "depot", "B2710", 50);
    position.put(Side::Union, "garrison (5)-1", "B2710");
  }

  struct Found {
    std::vector<Crossing> crossings;
    Worth far{};   ///< of ships in the water that is asked for
    Worth near{};  ///< of the same where the first crossing is
  };

  Found find(const std::vector<PieceId>& ships, std::string_view at = "B2910/B3010") {
    state::Standing standing{position.setting(), position.state()};
    const state::Situation now = standing.situation();
    const Weights weights = weights_of(tests::book(), Temper{});
    Country country{now, weights};
    const Appraisal appraisal{now, Side::Union, country, weights};
    const std::vector<plan::Force> forces = field_forces(now, plan::forces_of(now, Side::Union));
    std::vector<Party> parties = parties_of(now, forces);
    give_missions(now, appraisal, country, parties);
    Found found;
    found.crossings = crossings_of(now, appraisal, country, parties);
    const auto worth = [&](map::WaterPlaceId water) {
      return worth_of_ferry(now, appraisal, found.crossings, ships, water);
    };
    found.far = worth(*now.map().water_of(tests::side(at)));
    found.near = found.crossings.empty() ? 0 : worth(found.crossings.front().water);
    return found;
  }

  tests::Position position;
};

TEST_F(Crossings, Case_7_31_who_stands_on_the_bank_waits_for_as_many_ships_as_he_weighs) {
  position.put(Side::Union, "infantry 10-3", "B2912");
  const PieceId ship = position.put(Side::Union, "river-transport", "B2910/B3010");

  const Found found = find({ship});
  ASSERT_FALSE(found.crossings.empty());
  EXPECT_EQ(found.crossings.front().weight, 10);
  EXPECT_GT(found.crossings.front().worth, 0);
  EXPECT_GT(found.near, found.far);
}

TEST_F(Crossings, who_has_ships_enough_waits_for_no_more) {
  position.put(Side::Union, "infantry 10-3", "B2912");
  position.put(Side::Union, "river-transport", "B2912/B3012");
  position.put(Side::Union, "river-transport", "B2912/B3011");
  const PieceId third = position.put(Side::Union, "river-transport", "B2910/B3010");

  const Found found = find({third});
  EXPECT_FALSE(found.crossings.empty());
  EXPECT_EQ(found.near, 0);
}

TEST_F(Crossings, transports_come_to_him_and_he_is_ferried) {
  const PieceId division = position.put(Side::Union, "infantry 10-3", "B2912");
  position.put(Side::Union, "river-transport", "B2910/B3010");
  game::Game game{position.setting(), position.in(state::Stage::CommandSegment),
                  game::FirstStage::Asked};
  General general{Temper{Level::Regular}};
  bool sailed = false;
  bool ferried = false;
  for (int choices = 0; choices < 40 && !ferried; ++choices) {
    const sequence::Action action = general.choose(game);
    sailed = sailed || action.kind == ActionKind::Sail;
    ferried = action.kind == ActionKind::Ferry && action.piece == division;
    ASSERT_TRUE(game.act(action));
    if (game.state().turn.stage != state::Stage::CommandSegment) {
      break;
    }
  }
  EXPECT_TRUE(sailed);
  EXPECT_TRUE(ferried);
}

/// [7.32] A swamp costs 3 points and the ferry 1: more than a division has.
class SwampBeyond : public Crossings {
 protected:
  static tests::Ground swamps() {
    tests::Ground ground = land_beyond_a_river();
    for (const char* const bank :
         {"B3004", "B3005", "B3006", "B3007", "B3008", "B3009", "B3010", "B3011", "B3012", "B3013",
          "B3014", "B3015", "B3016", "B3017", "B3018", "B3019", "B3020", "B3021"}) {
      ground.terrain(bank, map::Terrain::Swamp);
    }
    return ground;
  }

  SwampBeyond() : Crossings{swamps()} {}
};

TEST_F(SwampBeyond, Case_7_32_nobody_waits_where_he_cannot_land) {
  position.put(Side::Union, "infantry 10-3", "B2912");

  EXPECT_TRUE(find({}).crossings.empty());
}

}  // namespace
}  // namespace core::ai
