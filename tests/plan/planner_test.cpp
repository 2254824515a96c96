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
using state::Piece;
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

/// An Enemy two hexes from a corps of Grant's: what its attack is told while so much lies in the
/// Depot.
state::Ruling<Outlook> attack_after_march(tests::Position position, int stock) {
  const PieceId corps = position.put(Side::Union, "corps-hq-infantry", "B3009");
  position.put_inside(corps, "infantry 60-3");
  const PieceId leader = position.put_inside(corps, "leader");
  const PieceId enemy = position.put(Side::Confederate, "infantry 30-1", "B3011");
  state::GameState state = position.in(state::Stage::CommandSegment);
  for (Piece& piece : state.pieces) {
    piece.stock = piece.kind == rulebook::PieceKind::Depot ? stock : 0;
  }
  state.treasury[static_cast<std::size_t>(Side::Union)].pool = 0;
  state.pieces[leader.value()].name = "Grant";
  state.pieces[corps.value()].commander = leader;
  const game::Game game{position.setting(), state, game::FirstStage::Asked};
  Planner planner{game};
  const std::vector<Force>& forces = planner.forces();
  const auto force = std::find_if(forces.begin(), forces.end(),
                                  [&](const Force& each) { return each.chief == corps; });
  EXPECT_NE(force, forces.end());
  return planner.outlook({*force, Verb::Attack, {*state.piece(enemy).hex(), {}, {}, 0}});
}

TEST_F(Aims, Case_12_22_a_march_to_an_attack_that_nothing_can_pay_for_is_refused_at_once) {
  position_.take_away({unit_});  // whoever is alone costs less
  const auto paid = attack_after_march(position_, 50);
  ASSERT_TRUE(paid) << paid.error().reason;
  EXPECT_TRUE(paid->attack);
  EXPECT_TRUE(paid->battle);
  const auto unpaid = attack_after_march(position_, 1);
  ASSERT_FALSE(unpaid);
  EXPECT_EQ(unpaid.error().reason, "combat-supply-short");
  EXPECT_EQ(unpaid.error().cited.text(), "12.22");
}

TEST_F(Aims, who_lies_before_no_fort_is_told_nothing_of_storms) {
  EXPECT_NE(why_no_attack().reason, "fort-is-stormed-later");
}

}  // namespace
}  // namespace core::plan
