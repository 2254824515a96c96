// [26.10] Partisans.
#include "core/strategic/partisans.h"

#include "core/organisation/strength.h"
#include "core/strategic/deployment.h"
#include "core/trial_play/invariants.h"
#include "core/trial_play/random_play.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::Option;
using rulebook::PieceKind;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::AwayKind;
using state::Piece;
using state::Stage;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::CampaignGame;
using tests::hex;
using tests::kMobile;
using tests::kRichmond;

/// In Tennessee, on the railroad from Nashville to Chattanooga, and nobody near it.
constexpr const char* kMurfreesboro = "A4425";
constexpr const char* kInOhio = "A5406";  // in Ohio

/// A Confederate Deployment Segment in a Tennessee that the Union has conquered and left.
class Partisans : public testing::Test {
 protected:
  Partisans() {
    game_.with(Option::Partisans);
    game_.conquer(Side::Union, "TN");
  }

  PieceId put(Side side, std::string_view what, std::string_view label) {
    return game_.position().put(side, what, label);
  }

  void begin(std::vector<std::uint8_t> dice, Side side = Side::Confederate) {
    game_.begin(Stage::Deployment, side, std::move(dice));
  }

  /// The cadre that may be deployed.
  std::optional<PieceId> ready() {
    for (const PieceId id : due_units(game_.now(), Side::Confederate)) {
      if (game_.state().piece(id).kind == PieceKind::Partisan) {
        return id;
      }
    }
    return std::nullopt;
  }

  std::string deploy(std::string_view label) {
    return game_.choose({ActionKind::Deploy, ready().value(), {}, hex(label), {}, 0});
  }

  bool is_offered(std::string_view label) {
    const auto& legal = game_.game().legal();
    return std::any_of(legal.begin(), legal.end(), [&](const Action& action) {
      return action.kind == ActionKind::Deploy && action.piece == ready() &&
             action.hex == hex(label);
    });
  }

  CampaignGame game_{"10/62"};
};

TEST_F(Partisans, Case_26_10_rise_on_a_1_only) {
  for (std::uint8_t face = 2; face <= 6; ++face) {
    begin({face});
    EXPECT_THAT(game_.rolls(RollId::Partisans), ElementsAre(int{face}));
    EXPECT_FALSE(ready()) << int{face};
  }
  begin({1});
  EXPECT_THAT(game_.rolls(RollId::Partisans), ElementsAre(1));
  EXPECT_TRUE(ready());
}

TEST_F(Partisans, Case_26_10_appear_in_a_hex_that_the_union_holds_in_a_slave_state) {
  begin({1});
  const PieceId cadre = ready().value();
  ASSERT_TRUE(is_offered(kMurfreesboro));
  ASSERT_EQ(deploy(kMurfreesboro), "");

  const Piece& piece = game_.state().piece(cadre);
  EXPECT_EQ(*piece.hex(), hex(kMurfreesboro));
  EXPECT_EQ(piece.strength, 1);
  EXPECT_TRUE(piece.parenthesised);
  EXPECT_EQ(piece.movement, 4);
  EXPECT_EQ(piece.value.str(), "(1)-4");
  EXPECT_EQ(game_.state().controller(hex(kMurfreesboro)), Side::Confederate);
  EXPECT_FALSE(ready());
}

TEST_F(Partisans, Case_26_10_nowhere_else) {
  game_.position().control(Side::Confederate, {"A4325"});
  begin({1});
  const PieceId cadre = ready().value();

  EXPECT_EQ(deploy(kInOhio), "26.10 no-slave-state");
  EXPECT_EQ(deploy("A4325"), "26.10 union-does-not-hold");
  EXPECT_EQ(deploy(kRichmond), "26.10 union-does-not-hold");
  EXPECT_FALSE(is_offered(kInOhio));
  EXPECT_FALSE(is_offered("A4325"));
  EXPECT_EQ(ready(), cadre) << "refused: nothing changed";
}

TEST_F(Partisans, Case_26_10_not_within_1_hex_of_a_combat_unit_of_the_union) {
  for (const char* unit : {"infantry 1-3", "garrison (1)-1", "corps-hq-infantry", "fort"}) {
    const tests::Position empty = game_.position();
    put(Side::Union, unit, "A4325");
    begin({1});

    EXPECT_EQ(deploy(kMurfreesboro), "26.10 union-unit-near") << unit;
    EXPECT_EQ(deploy("A4325"), "26.10 union-unit-near") << unit;
    EXPECT_FALSE(is_offered(kMurfreesboro)) << unit;
    EXPECT_EQ(deploy("A4126"), "") << unit << " is two hexes away";
    game_.position() = empty;
  }
}

TEST_F(Partisans, Case_26_10_not_where_another_piece_of_the_union_is) {
  put(Side::Union, "train", kMurfreesboro);
  begin({1});

  EXPECT_EQ(deploy(kMurfreesboro), "26.10 union-piece-there");
  EXPECT_EQ(deploy("A4325"), "") << "a train beside it guards nothing";
}

TEST_F(Partisans, Case_26_10_who_are_not_deployed_scatter) {
  begin({1});
  const PieceId cadre = ready().value();
  ASSERT_EQ(game_.pass(), "");

  const state::Away* const away = game_.state().piece(cadre).away();
  ASSERT_NE(away, nullptr);
  EXPECT_EQ(away->kind, AwayKind::Unused);
}

TEST_F(Partisans, Case_26_10_there_is_one_cadre_at_a_time) {
  const PieceId cadre = put(Side::Confederate, "partisan (1)-4", kMobile);
  begin({1});
  EXPECT_THAT(game_.rolls(RollId::Partisans), IsEmpty());
  EXPECT_FALSE(ready());

  game_.without("E030");  // without limit of counters it is one as well
  begin({1});
  EXPECT_THAT(game_.rolls(RollId::Partisans), IsEmpty());

  game_.position().take_away({cadre});
  begin({1});
  EXPECT_THAT(game_.rolls(RollId::Partisans), ElementsAre(1));
  EXPECT_TRUE(ready());
}

TEST_F(Partisans, Case_26_10_a_cadre_that_is_destroyed_may_rise_again) {
  const PieceId cadre = put(Side::Confederate, "partisan (1)-4", kMobile);
  state::Standing standing{game_.position().setting(), game_.position().state()};
  {
    state::Record record{standing};
    organisation::lose_strength(record, cadre, 1, "8.16"_case);
  }
  EXPECT_EQ(
      organisation::free_counters(standing.situation(), Side::Confederate, PieceKind::Partisan, 1),
      1);
  game_.position() = tests::Position{game_.position().setting(), standing.state()};
  begin({1});
  EXPECT_TRUE(ready());
}

TEST_F(Partisans, Case_26_10_without_the_option_nothing_is_asked_or_rolled) {
  game_.with(Option::Partisans, false);
  begin({1});

  EXPECT_THAT(game_.rolls(RollId::Partisans), IsEmpty());
  EXPECT_FALSE(ready());
}

TEST_F(Partisans, Case_26_10_the_union_has_none) {
  begin({1}, Side::Union);

  EXPECT_THAT(game_.rolls(RollId::Partisans), IsEmpty());
}

TEST_F(Partisans, Case_26_10_where_the_union_holds_nothing_open_nobody_rises) {
  game_.position().control_all(Side::Confederate);
  begin({1});

  EXPECT_THAT(game_.rolls(RollId::Partisans), ElementsAre(1));
  EXPECT_FALSE(ready());
}

/// [26.10] Chance plays on from a segment in which partisans have risen, and nothing breaks.
TEST_F(Partisans, Case_26_10_random_play_goes_on_with_them) {
  bool placed = false;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    begin({1});
    ASSERT_EQ(deploy(kMurfreesboro), "");
    game::Game played = game_.game();
    const auto result = trial_play::play_random_game(played, seed, {1500, 29});
    EXPECT_EQ(result.fault, "") << "seed " << seed << " step " << result.steps;
    const auto& pieces = played.state().pieces;
    placed = placed || std::any_of(pieces.begin(), pieces.end(), [](const Piece& piece) {
               return piece.kind == PieceKind::Partisan && piece.hex() != nullptr;
             });
  }
  EXPECT_TRUE(placed);
}

}  // namespace
}  // namespace core::strategic
