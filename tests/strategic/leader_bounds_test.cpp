// [26.2] [26.4] Leaders who have to stay on their part of the map are placed there only.
#include "core/strategic/leader_placing.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/ground.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::strategic {
namespace {

using board::Sheet;
using rulebook::Option;
using sequence::Action;
using sequence::ActionKind;
using state::Away;
using state::AwayKind;
using state::Piece;
using state::Stage;
using tests::CampaignGame;
using tests::hex;
using tests::kMobile;
using tests::kRichmond;
using tests::kWashington;

constexpr const char* kCairo = "A3219";
constexpr std::int16_t kAlreadyOver = 0;

/// A Leader Pick Segment with one leader who comes to the map.
class Coming {
 public:
  Coming(Side side, std::string_view name, Option option, std::string_view cycle = "10/62")
      : game{cycle}, side_{side} {
    game.with(option);
    leader = game.position().put(side, "leader", side == Side::Union ? kWashington : kRichmond);
    name_ = name;
  }

  /// He commanded an HQ there before he was wounded.
  PieceId had_headquarters(std::string_view label) {
    const PieceId hq = game.position().put(side_, "army-hq", label);
    commands_ = hq;
    return hq;
  }

  void begin(AwayKind from) {
    state::GameState state = game.position().state();
    for (Piece& each : state.pieces) {
      if (each.side == side_ && each.hex() != nullptr && each.hex()->sheet() == abandoned) {
        each.place = Away{AwayKind::Unused, 0, {}};
        each.inside.reset();
      }
    }
    Piece& piece = state.pieces[leader.value()];
    piece.name = name_;
    piece.place = Away{from, kAlreadyOver, {}};
    piece.commander = commands_;
    game.position() = tests::Position{game.position().setting(), std::move(state)};
    game.begin(Stage::LeaderPick, side_, {1, 1});
  }

  std::string put(std::string_view label) {
    return game.choose({ActionKind::PlaceLeader, leader, {}, hex(label), {}, 0});
  }

  /// The sheets of the hexes in which he may be placed.
  std::string sheets_offered() {
    std::string sheets;
    for (const Action& action : game.game().legal()) {
      if (action.kind == ActionKind::PlaceLeader && action.piece == leader) {
        const char letter = action.hex->label().front();
        sheets += sheets.find(letter) == std::string::npos ? std::string(1, letter) : "";
      }
    }
    std::sort(sheets.begin(), sheets.end());
    return sheets;
  }

  CampaignGame game;
  PieceId leader{0};
  std::optional<Sheet> abandoned;  ///< the side has nothing there

 private:
  Side side_;
  std::string name_;
  std::optional<PieceId> commands_;
};

TEST(BoundLeaders, Case_26_2_grant_is_placed_on_A_or_B_until_1_64) {
  Coming grant{Side::Union, "Grant", Option::GrantInTheWest};
  grant.begin(AwayKind::Waiting);

  EXPECT_EQ(grant.sheets_offered(), "A");
  EXPECT_EQ(grant.put(kWashington), "26.2 stays-on-map");
  EXPECT_NE(grant.game.state().piece(grant.leader).away(), nullptr) << "refused: nothing changed";
  EXPECT_EQ(grant.put(kCairo), "");
  EXPECT_EQ(*grant.game.state().piece(grant.leader).hex(), hex(kCairo));
}

TEST(BoundLeaders, Case_26_2_from_1_64_on_or_without_the_option_he_comes_to_C) {
  Coming later{Side::Union, "Grant", Option::GrantInTheWest, "1/64"};
  later.begin(AwayKind::Waiting);
  EXPECT_EQ(later.put(kWashington), "");

  Coming free{Side::Union, "Grant", Option::SecondWind};
  free.begin(AwayKind::Waiting);
  EXPECT_EQ(free.sheets_offered(), "AC");

  Coming other{Side::Union, "Sherman", Option::GrantInTheWest};
  other.begin(AwayKind::Waiting);
  EXPECT_EQ(other.put(kWashington), "");
}

TEST(BoundLeaders, Case_26_2_back_from_his_wound_he_does_not_take_back_an_army_on_C) {
  Coming grant{Side::Union, "Grant", Option::GrantInTheWest};
  const PieceId hq = grant.had_headquarters(kWashington);
  grant.begin(AwayKind::Wounded);

  EXPECT_EQ(grant.game.choose({ActionKind::Appoint, grant.leader, hq, {}, {}, 0}),
            "26.2 stays-on-map");
  EXPECT_EQ(grant.put(kWashington), "26.2 stays-on-map");
  EXPECT_EQ(grant.sheets_offered(), "A");  // the Departments of the west
  EXPECT_EQ(grant.put(kCairo), "");
}

TEST(BoundLeaders, Case_26_2_an_army_on_A_he_takes_back) {
  Coming grant{Side::Union, "Grant", Option::GrantInTheWest};
  const PieceId hq = grant.had_headquarters(kCairo);
  grant.begin(AwayKind::Captured);

  EXPECT_EQ(grant.game.choose({ActionKind::Appoint, grant.leader, hq, {}, {}, 0}), "");
  EXPECT_EQ(grant.game.state().piece(hq).commander, grant.leader);
}

TEST(BoundLeaders, Case_26_4_lee_is_placed_on_map_C) {
  Coming lee{Side::Confederate, "R. E. Lee", Option::LeeInTheEast};
  lee.begin(AwayKind::Waiting);

  EXPECT_EQ(lee.sheets_offered(), "C");
  EXPECT_EQ(lee.put(kMobile), "26.4 stays-on-map");
  EXPECT_EQ(lee.put(kRichmond), "");
}

TEST(BoundLeaders, Erratum_E102_as_printed_lee_is_placed_on_map_A) {
  Coming lee{Side::Confederate, "R. E. Lee", Option::LeeInTheEast};
  lee.game.without("E102");
  lee.begin(AwayKind::Waiting);

  EXPECT_EQ(lee.sheets_offered(), "A");
  EXPECT_EQ(lee.put(kRichmond), "26.4 stays-on-map");
}

TEST(BoundLeaders, Case_26_4_who_has_no_place_there_waits) {
  Coming lee{Side::Confederate, "R. E. Lee", Option::LeeInTheEast};
  lee.abandoned = Sheet::C;
  lee.begin(AwayKind::Waiting);

  const Away* const away = lee.game.state().piece(lee.leader).away();
  ASSERT_NE(away, nullptr);
  EXPECT_EQ(away->kind, AwayKind::Waiting);
  EXPECT_EQ(lee.sheets_offered(), "");
}

}  // namespace
}  // namespace core::strategic
