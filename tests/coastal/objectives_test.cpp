// [RC-121]-[RC-123] Objective cards.
#include "core/coastal/objectives.h"

#include "core/coastal/random_table.h"
#include "core/coastal/victory.h"
#include "core/coastal/view.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::coastal {
namespace {

using core::coastal::DiscardCard;
using core::coastal::EndPhase;
using core::coastal::Fate;
using core::coastal::Hand;
using core::coastal::StrandShip;
using core::table::Edge;
using core::table::GroundKind;

// Numbers of table RC-T09.
constexpr int kOneIronclad = 1;
constexpr int kTwoIronclads = 2;
constexpr int kFlagship = 3;
constexpr int kInlet = 4;
constexpr int kOneThrough = 5;
constexpr int kFleet = 7;
constexpr int kTown = 8;
constexpr int kDownstream = 9;
constexpr int kFortCard = 10;
constexpr int kPortCard = 11;
constexpr int kStrandedShip = 12;

/// Two Union ships, one of them an ironclad, against two Confederates, with all that cards ask for.
core::table::Battle battle_for_cards(std::vector<int> union_cards = {},
                                     std::vector<int> confederate_cards = {}) {
  core::table::Battle made = open_water({{"uss-tyler", kUnion, 20, 3, 0, 0},
                                         {"uss-monitor", kUnion, 30, 3, 0, 0},
                                         {"css-virginia", kConfederate, 20, 44, 180, 0},
                                         {"css-david", kConfederate, 30, 44, 180, 0}});
  auto named = [&](GroundKind kind, const char* name, double x, double y) {
    auto made_area = area(kind, x, y, x + 4, y + 4);
    made_area.name = name;
    made.areas.push_back(made_area);
  };
  named(GroundKind::Water, "inlet", 20, 20);
  named(GroundKind::Water, "downstream", 0, 0);
  named(GroundKind::Land, "land", 60, 20);
  made.areas.push_back(area(GroundKind::Shoal, 40, 30, 46, 31, 2));
  made.buildings.push_back({"Town", false, kConfederate, at(62, 22), 3, 2});
  made.rules.emplace_back(core::table::ObjectiveCards{
      Edge::Top, {std::move(union_cards), std::move(confederate_cards)}});
  return made;
}

Game dealt(const core::table::Battle& made, std::uint64_t seed = 3) {
  return Game{made_up(made), seed};
}

bool holds(const Game& game, Side side, int card) {
  const auto& cards = game.state().hands.at(static_cast<std::size_t>(side)).cards;
  return std::ranges::find(cards, card) != cards.end();
}

bool achieved(const Edit& edit, Side side, int card, bool over = false) {
  const auto here = stage(made_up(battle_for_cards()), {}, edit);
  return achieves(*here->setting, here->state, side, card, over);
}

TEST(CoastalObjectives, RC_121_each_side_is_dealt_three_cards_that_can_be_achieved) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    const Game game = dealt(battle_for_cards(), seed);
    ASSERT_EQ(game.state().phase, Phase::Cards);
    std::vector<std::uint8_t> all;
    for (const Hand& hand : game.state().hands) {
      EXPECT_EQ(hand.cards.size(), 3U);
      all.insert(all.end(), hand.cards.begin(), hand.cards.end());
    }
    std::ranges::sort(all);
    EXPECT_EQ(std::ranges::adjacent_find(all), all.end()) << "one deck";
    for (const Side side : {kUnion, kConfederate}) {
      EXPECT_FALSE(holds(game, side, kFortCard)) << "there is none";
      EXPECT_FALSE(holds(game, side, kPortCard)) << "there is none";
      EXPECT_FALSE(holds(game, side, kTwoIronclads)) << "each side has one";
    }
  }
}

TEST(CoastalObjectives, RC_121_each_side_discards_one_and_no_more) {
  Game game = dealt(battle_for_cards());
  ASSERT_EQ(game.asked(), kUnion);
  const auto card = game.state().hands[0].cards.front();
  EXPECT_EQ(refusal_of(game, DiscardCard{kConfederate, game.state().hands[1].cards.front()}),
            "RC-121 no-discard-now");
  EXPECT_EQ(refusal_of(game, DiscardCard{kUnion, 99}), "RC-121 no-such-card");
  ASSERT_EQ(refusal_of(game, DiscardCard{kUnion, card}), "");
  EXPECT_EQ(game.state().hands[0].cards.size(), 2U);
  EXPECT_FALSE(holds(game, kUnion, card));
  EXPECT_EQ(game.asked(), kConfederate);
  const auto events = game.act(EndPhase{kConfederate});
  ASSERT_TRUE(events);
  EXPECT_EQ(game.state().hands[1].cards.size(), 2U) << "the last goes";
  while (game.state().phase == Phase::Cards) {
    ASSERT_TRUE(game.act(EndPhase{*game.asked()}));
  }
  EXPECT_EQ(game.state().phase, Phase::Orders);
  EXPECT_EQ(game.state().move, 1);
}

TEST(CoastalObjectives, RC_121_the_other_side_does_not_see_the_cards) {
  const Game game = dealt(battle_for_cards({kTown, kFleet}, {kOneThrough, kStrandedShip}));
  const auto setting = made_up(game.setting().battle);
  const auto seen = seen_by(setting, game.state(), kConfederate).state;
  EXPECT_TRUE(seen.hands[0].cards.empty());
  EXPECT_EQ(seen.hands[1].cards.size(), 2U);
  const auto by_union = seen_by(setting, game.state(), kUnion).state;
  EXPECT_EQ(by_union.hands[1].cards, (std::vector<std::uint8_t>{kStrandedShip}))
      << "it is he who lays the ship on a bar";
}

TEST(CoastalObjectives, RC_121_the_opponent_lays_the_ship_to_be_brought_home_on_a_bar) {
  Game game = dealt(battle_for_cards({kTown}, {kStrandedShip}));
  ASSERT_EQ(game.state().phase, Phase::Cards);
  ASSERT_EQ(game.asked(), kUnion);
  const core::table::Pose on_bar{at(43, 30.5), core::table::Heading::degrees(90)};
  EXPECT_EQ(refusal_of(game, StrandShip{kThird, {at(50, 40), {}}}), "RC-121 not-on-a-bar");
  EXPECT_EQ(refusal_of(game, StrandShip{kFirst, on_bar}), "RC-121 no-stranding-now");
  ASSERT_EQ(refusal_of(game, StrandShip{kThird, on_bar}), "");
  EXPECT_EQ(game.state().phase, Phase::Orders);
  EXPECT_EQ(game.state().ship(kThird).ground, core::coastal::Ground::Shoal);
  EXPECT_EQ(game.state().hands[1].stranded, kThird);
  const auto home = [](bool aground, int y) {
    return achieved(
        [&](State& state) {
          state.hands[1].stranded = kThird;
          state.ships[2].pose.at = at(30, y);
          state.ships[2].ground =
              aground ? core::coastal::Ground::Shoal : core::coastal::Ground::None;
        },
        kConfederate, kStrandedShip);
  };
  EXPECT_TRUE(home(false, 47));
  EXPECT_FALSE(home(false, 40));
  EXPECT_FALSE(home(true, 47));
}

TEST(CoastalObjectives, RC_122_ironclads_flagships_and_fleets_are_destroyed_or_captured) {
  const auto sunk = [](State& state) { state.ships[2].fate = Fate::Sunk; };
  const auto taken = [](State& state) { state.ships[2].side = kUnion; };
  EXPECT_FALSE(achieved([](State& /*state*/) {}, kUnion, kOneIronclad));
  EXPECT_TRUE(achieved(sunk, kUnion, kOneIronclad));
  EXPECT_TRUE(achieved(taken, kUnion, kOneIronclad));
  EXPECT_FALSE(
      achieved([](State& state) { state.ships[3].fate = Fate::Sunk; }, kUnion, kOneIronclad))
      << "a David is none";
  EXPECT_TRUE(achieved(sunk, kUnion, kFlagship)) << "the first when none is named";
  const auto fleet = [](Fate first, Fate second) {
    return achieved(
        [&](State& state) {
          state.ships[2].fate = first;
          state.ships[3].fate = second;
        },
        kUnion, kFleet);
  };
  EXPECT_TRUE(fleet(Fate::Sunk, Fate::Left)) << "half of it";
  EXPECT_FALSE(fleet(Fate::Left, Fate::Left));
  EXPECT_FALSE(fleet(Fate::Sunk, Fate::Afloat));
}

TEST(CoastalObjectives, RC_122_through_the_blockade_is_by_the_enemys_end) {
  const auto left_at = [](double y) {
    return achieved(
        [&](State& state) {
          state.ships[0].fate = Fate::Left;
          state.ships[0].pose.at = at(20, y);
        },
        kUnion, kOneThrough);
  };
  EXPECT_TRUE(left_at(48));
  EXPECT_FALSE(left_at(0));
}

TEST(CoastalObjectives, RC_122_control_counts_at_the_end_with_a_friend_and_no_enemy_who_can_fire) {
  const auto inlet = [](double friends_y, double enemy_y, bool over) {
    return achieved(
        [&](State& state) {
          state.ships[0].pose.at = at(22, friends_y);
          state.ships[2].pose.at = at(22, enemy_y);
        },
        kUnion, kInlet, over);
  };
  EXPECT_TRUE(inlet(29, 44, true)) << "within 6 inches of it";
  EXPECT_FALSE(inlet(29, 44, false)) << "not before the end";
  EXPECT_FALSE(inlet(29, 15, true)) << "an enemy who can fire";
  EXPECT_FALSE(inlet(40, 44, true)) << "no friend";
  const auto downstream = [](double x) {
    return achieved([&](State& state) { state.ships[0].pose.at = at(x, 2); }, kUnion, kDownstream,
                    true);
  };
  EXPECT_TRUE(downstream(2));
  EXPECT_FALSE(downstream(10));
}

TEST(CoastalObjectives, RC_122_a_town_is_secured_by_those_who_took_it) {
  EXPECT_FALSE(achieved([](State& /*state*/) {}, kUnion, kTown));
  EXPECT_TRUE(achieved([](State& state) { state.forts[0].secured[0] = true; }, kUnion, kTown));
}

TEST(CoastalObjectives, RC_123_both_win_at_once_and_one_to_none_at_the_end) {
  const auto setting = made_up(battle_for_cards({kOneIronclad, kTown}, {kInlet, kOneThrough}));
  const auto result = [&](bool ironclad, bool town, bool last) {
    const auto here = stage(setting, {}, [&](State& state) {
      state.hands[0] = {{kOneIronclad, kTown}, {}, true, {}};
      state.hands[1] = {{kInlet, kOneThrough}, {}, true, {}};
      state.ships[2].fate = ironclad ? Fate::Sunk : Fate::Afloat;
      state.forts[0].secured[0] = town;
    });
    note_achieved(here->record);
    return result_of(*setting, here->state, last);
  };
  EXPECT_FALSE(result(false, false, false));
  EXPECT_FALSE(result(true, false, false)) << "one of two: it goes on";
  ASSERT_TRUE(result(true, true, false));
  EXPECT_EQ(result(true, true, false)->winner, kUnion);
  EXPECT_EQ(result(true, false, true)->winner, kUnion);
  EXPECT_EQ(result(false, false, true)->winner, std::nullopt) << "a draw";
}

TEST(CoastalObjectives, RC_123_what_is_achieved_stays_achieved) {
  const auto here = stage(made_up(battle_for_cards()), {}, [](State& state) {
    state.hands[0] = {{kOneIronclad, kTown}, {}, true, {}};
    state.ships[2].side = kUnion;
  });
  note_achieved(here->record);
  here->state.ships[2].side = kConfederate;
  EXPECT_TRUE(achieves(*here->setting, here->state, kUnion, kOneIronclad, false));
}

}  // namespace
}  // namespace tests::coastal
