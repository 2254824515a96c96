// What a force is told of a verb that has no aim.
#include "core/plan/planner.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace core::plan {
namespace {

using board::Side;
using state::PieceId;

/// A division of the Union at B3009, on commands.
class Aims : public testing::Test {
 protected:
  Aims() : position_{tests::Ground{}.setting()} {
    position_.control_all(Side::Union);
    position_.put(Side::Union, "depot", "B3008", 50);
    unit_ = position_.put(Side::Union, "infantry 10-3", "B3009");
  }

  /// Why the division attacks nobody.
  [[nodiscard]] state::Illegal why_no_attack() const {
    const game::Game game{position_.setting(), position_.in(state::Stage::CommandSegment),
                          game::FirstStage::Asked};
    Planner planner{game};
    const std::vector<Force>& forces = planner.forces();
    const auto own = std::find_if(forces.begin(), forces.end(),
                                  [&](const Force& force) { return force.chief == unit_; });
    EXPECT_NE(own, forces.end());
    const Operations attacks = planner.operations(*own, Verb::Attack);
    EXPECT_TRUE(attacks.ends.empty());
    return attacks.refusal.value_or(state::Illegal{});
  }

  tests::Position position_;
  PieceId unit_;
};

TEST_F(Aims, Case_13_38_who_lies_before_a_fort_is_told_when_it_is_stormed) {
  const PieceId fort = position_.put(Side::Confederate, "fort", "B3009");
  position_.put_inside(fort, "garrison (5)-1");
  const state::Illegal why = why_no_attack();
  EXPECT_EQ(why.reason, "fort-is-stormed-later");
  EXPECT_EQ(why.cited.text(), "13.38");
  ASSERT_TRUE(why.at);
  EXPECT_EQ(why.at->label(), "B3009");
}

TEST_F(Aims, who_lies_before_no_fort_is_told_nothing_of_storms) {
  EXPECT_NE(why_no_attack().reason, "fort-is-stormed-later");
}

}  // namespace
}  // namespace core::plan
