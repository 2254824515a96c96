// [17.05] The chain of supply that is kept between questions: how long, and when no longer.
#include "core/supply/memo.h"

#include "core/state/record.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::supply {
namespace {

using base::operator""_case;
using tests::Ground;

/// A Depot at A1516 feeds two divisions at A1518; the Enemy is far away.
class KeptChain : public testing::Test {
 protected:
  KeptChain() : position_{Ground{}.setting()} {
    position_.put(Side::Union, "depot", "A1516", 10);
    first_ = position_.put(Side::Union, "infantry 10-3", "A1518");
    position_.put(Side::Union, "infantry 6-3", "A1518");
    position_.put(Side::Union, "infantry 4-3", "A1519");
    enemy_ = position_.put(Side::Confederate, "infantry 8-3", "A1630");
  }

  state::Standing& stand() { return standing_.emplace(position_.setting(), position_.state()); }

  /// Whether the chain that is kept feeds whom a fresh one feeds.
  [[nodiscard]] bool is_true() {
    const state::Situation now = standing_->situation();
    const ChainOfSupply fresh{now.setting, now.state, Side::Union};
    return chain_of(now, Side::Union).feeds(first_) == fresh.feeds(first_);
  }

  tests::Position position_;
  PieceId first_, enemy_;
  std::optional<state::Standing> standing_;
};

TEST_F(KeptChain, Case_17_05_one_of_several_units_goes_to_another_and_it_stays) {
  state::Standing& standing = stand();
  const ChainOfSupply* const before = &chain_of(standing.situation(), Side::Union);
  ASSERT_TRUE(before->feeds(first_));

  state::Record record{standing};
  record.move(first_, tests::hex("A1519"), std::nullopt, "6.11"_case);

  EXPECT_EQ(&chain_of(standing.situation(), Side::Union), before);
  EXPECT_TRUE(before->feeds(first_));
  EXPECT_TRUE(is_true());
}

TEST_F(KeptChain, Case_17_05_an_Enemy_who_comes_between_ends_it) {
  state::Standing& standing = stand();
  ASSERT_TRUE(chain_of(standing.situation(), Side::Union).feeds(first_));

  state::Record record{standing};
  for (const char* hex : {"A1417", "A1517"}) {
    record.move(enemy_, tests::hex(hex), std::nullopt, "6.11"_case);
    EXPECT_TRUE(is_true()) << hex;
  }
}

TEST_F(KeptChain, Case_17_05_the_last_point_of_the_source_ends_it) {
  state::Standing& standing = stand();
  ASSERT_TRUE(chain_of(standing.situation(), Side::Union).feeds(first_));

  state::Record record{standing};
  record.apply(state::StockChanged{PieceId{0}, -10, "12.15"_case});

  EXPECT_FALSE(chain_of(standing.situation(), Side::Union).feeds(first_));
}

}  // namespace
}  // namespace core::supply
