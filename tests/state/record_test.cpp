// [3.24] Numbers of pieces.
#include "core/state/record.h"

#include "tests/support/going_on.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::state {
namespace {

using base::operator""_case;
using tests::hex;

/// Two units in B3010 and a transport off the coast.
struct Numbers {
  tests::Position position{tests::Ground{}.coastal("B3112").setting()};
  PieceId first{position.put(Side::Union, "infantry 4-3", "B3010")};
  PieceId second{position.put(Side::Union, "infantry 4-3", "B3010")};
  PieceId transport{position.put(Side::Union, "naval-transport", "B3112")};
  tests::GoingOn game{position};
};

TEST(FreeNumbers, that_of_a_piece_that_left_the_game_is_given_again) {
  Numbers all;
  EXPECT_EQ(all.game.record.free_id().value(), all.game.standing.state().pieces.size());
  all.game.record.eliminate(all.first, "8.16"_case);
  EXPECT_EQ(all.game.record.free_id(), all.first);
}

TEST(FreeNumbers, Case_16_16_not_as_long_as_a_unit_was_energised_by_it) {
  Numbers all;
  all.game.record.apply(ForceEnergised{all.first, {all.first, all.second}});
  all.game.record.eliminate(all.first, "8.16"_case);
  EXPECT_NE(all.game.record.free_id(), all.first);
}

TEST(FreeNumbers, Case_17_13_not_as_long_as_it_feeds_a_landing_place) {
  Numbers all;
  FedLanding fed;
  fed.side = Side::Union;
  fed.transport = all.transport;
  fed.loading = hex("B3010");
  fed.landing = hex("B3011");
  all.game.record.apply(LandingFed{fed});
  all.game.record.eliminate(all.transport, "11.12"_case);
  EXPECT_NE(all.game.record.free_id(), all.transport);

  all.game.record.apply(LandingsEnded{Side::Union});
  EXPECT_EQ(all.game.record.free_id(), all.transport);
}

}  // namespace
}  // namespace core::state
