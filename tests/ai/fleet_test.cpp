// A general's ships: where they sail, what they bombard, who lands under their guns.
#include "core/ai/fleet.h"

#include "core/ai/general.h"
#include "core/naval/bombardment.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace core::ai {
namespace {

using board::Side;
using sequence::ActionKind;
using state::PieceId;

/// A river between columns 29 and 30, and a Confederate fort on its far bank.
class Fleets : public testing::Test {
 protected:
  Fleets()
      : position{tests::Ground{}
                     .river("great", true,
                            {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011",
                             "B2912/B3012", "B2913/B3012", "B2913/B3013"})
                     .setting()} {
    position.control_all(Side::Union);
    position.put(Side::Union, "depot", "B2909", 50);
    position.put(Side::Union, "garrison (5)-1", "B2909");
  }

  void put_fort(std::string_view garrison) {
    const PieceId fort = position.put(Side::Confederate, "fort", "B3012");
    position.put_inside(fort, garrison);
  }

  std::vector<PieceId> put_ships(int count, std::string_view at) {
    std::vector<PieceId> ships;
    for (int ship = 0; ship < count; ++ship) {
      ships.push_back(position.put(Side::Union, "river-flotilla", at));
    }
    return ships;
  }

  /// What a general orders in the Command Segment, until he passes.
  std::vector<ActionKind> orders() {
    game::Game game{position.setting(), position.in(state::Stage::CommandSegment),
                    game::FirstStage::Asked};
    General general{{Level::Regular}};
    std::vector<ActionKind> made;
    while (made.size() < 60) {
      const sequence::Action action = general.choose(game);
      made.push_back(action.kind);
      if (action.kind == ActionKind::Pass && game.state().turn.pending.empty()) {
        break;
      }
      EXPECT_TRUE(game.act(action));
    }
    return made;
  }

  static bool has(const std::vector<ActionKind>& made, ActionKind kind) {
    return std::count(made.begin(), made.end(), kind) > 0;
  }

  tests::Position position;
};

TEST_F(Fleets, Case_11_23_a_weak_fort_is_sailed_to_and_bombarded_by_all) {
  put_fort("garrison (2)-1");
  put_ships(3, "B2910/B3010");
  const auto made = orders();
  EXPECT_TRUE(has(made, ActionKind::Sail));
  EXPECT_TRUE(has(made, ActionKind::BombardFort));
  EXPECT_EQ(std::count(made.begin(), made.end(), ActionKind::JoinBombardment), 3);
}

TEST_F(Fleets, Case_11_24_a_fort_that_would_sink_them_is_left_alone) {
  put_fort("garrison (30)-1");
  put_ships(1, "B2912/B3012");
  EXPECT_FALSE(has(orders(), ActionKind::BombardFort));
}

TEST_F(Fleets, recruits_leave_ships_where_they_are) {
  put_fort("garrison (2)-1");
  put_ships(3, "B2910/B3010");
  game::Game game{position.setting(), position.in(state::Stage::CommandSegment),
                  game::FirstStage::Asked};
  EXPECT_NE(General{{Level::Recruit}}.choose(game).kind, ActionKind::Sail);
}

TEST_F(Fleets, who_is_aboard_is_a_party_on_the_nearest_shore) {
  const PieceId transport = position.put(Side::Union, "river-transport", "B2910/B3010");
  const PieceId division = position.put_inside(transport, "infantry 10-3");
  state::Standing standing{position.setting(), position.state()};
  const state::Situation now = standing.situation();
  const auto forces = plan::forces_of(now, Side::Union);
  const auto parties = parties_afloat(now, forces);
  ASSERT_EQ(parties.size(), 1U);
  EXPECT_TRUE(parties[0].afloat);
  EXPECT_EQ(parties[0].strength.attack, 10);
  EXPECT_EQ(parties[0].allowance, 3);
  EXPECT_FALSE(parties[0].led);
  EXPECT_EQ(parties[0].force->chief, division);
}

}  // namespace
}  // namespace core::ai
