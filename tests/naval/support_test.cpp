// [11.3] Warships that support a ground battle.
#include "core/naval/support.h"

#include "tests/water/afloat.h"

namespace core::naval {
namespace {

using testing::ElementsAre;
using tests::Afloat;
using tests::Ground;
using tests::Position;
using tests::Side;
using tests::Status;

TEST(NavalSupport, Case_11_31_warships_beside_the_attacked_hex_may_support_once) {
  Ground ground;
  Position position{tests::with_river(ground).setting()};
  const auto one = position.put(Side::Union, "ironclad", "B2911/B3010");
  const auto two = position.put(Side::Union, "river-flotilla", "B2911/B3011");
  position.put(Side::Union, "river-transport", "B2911/B3011");
  position.put(Side::Union, "river-flotilla", "B2912/B3011");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3011");
  Afloat game{position};
  EXPECT_THAT(ships_for_support(game.now(), Side::Union, tests::hex("B2911")),
              ElementsAre(one, two));

  game.record().set(one, Status::Supported);

  EXPECT_THAT(ships_for_support(game.now(), Side::Union, tests::hex("B2911")), ElementsAre(two));
}

TEST(NavalSupport, Case_11_31_twice_the_ground_strength_in_defence_and_as_much_in_an_attack) {
  Ground ground;
  Position position{tests::with_river(ground).setting()};
  const auto one = position.put(Side::Union, "naval-flotilla", "B2911/B3010");
  const auto two = position.put(Side::Union, "naval-flotilla", "B2911/B3010");
  const auto three = position.put(Side::Union, "naval-flotilla", "B2911/B3010");
  Afloat game{position};
  const std::vector<state::PieceId> ships{one, two, three};

  EXPECT_EQ(strength_added(game.now(), ships, 30, Supports::Defence), 60);  // the example of 8.16
  EXPECT_EQ(strength_added(game.now(), ships, 10, Supports::Defence), 20);
  EXPECT_EQ(strength_added(game.now(), ships, 10, Supports::Attack), 10);
  EXPECT_EQ(strength_added(game.now(), ships, 60, Supports::Attack), 60);
}

}  // namespace
}  // namespace core::naval
