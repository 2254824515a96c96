// The captains: legal choices only, the same ones every time, from what the side sees and no more.
#include "core/ironclad/captain.h"

#include "core/ironclad/movement.h"
#include "core/ironclad/order_text.h"
#include "tests/ironclad/battles.h"
#include "tests/ironclad/moves.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tests::ironclad {
namespace {

using core::base::operator""_rule;
using core::ironclad::Action;
using core::ironclad::Captain;
using core::ironclad::order_text;
using core::ironclad::seen_by;
using core::table::BattleArea;
using core::table::GroundKind;

/// Both sides by captains, for so many choices; the orders as text.
std::vector<std::string> played(std::string_view id, std::uint64_t seed, int most) {
  const auto setting = battle(id);
  Game game{setting, seed};
  std::array<Captain, 2> captains;
  std::vector<std::string> orders;
  for (int choice = 0; choice < most && game.asked(); ++choice) {
    const Side side = *game.asked();
    const Action action =
        captains.at(static_cast<std::size_t>(side)).choose(seen_by(setting, game.state(), side));
    EXPECT_TRUE(game.judge(action)) << id << ": " << order_text(*setting, action);
    if (!game.act(action)) {
      return orders;
    }
    EXPECT_EQ(broken(game), "") << id << ": " << order_text(*setting, action);
    orders.push_back(order_text(*setting, action));
  }
  return orders;
}

class CaptainsBattle : public ::testing::TestWithParam<const char*> {};

TEST_P(CaptainsBattle, every_choice_is_legal_and_the_same_again) {
  const int choices = tests::whole() ? 60 : 30;
  const auto once = played(GetParam(), 5, choices);
  EXPECT_FALSE(once.empty());
  EXPECT_EQ(played(GetParam(), 5, choices), once);
}

INSTANTIATE_TEST_SUITE_P(All, CaptainsBattle,
                         ::testing::Values("hampton-roads", "plum-point-bend", "vicksburg",
                                           "fort-henry", "mobile-bay", "plymouth", "fort-donelson",
                                           "drewrys-bluff"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(Captain, IC_005_a_union_captain_steers_alike_whichever_minefield_is_the_dummy) {
  const auto real = battle("mobile-bay");
  Setting other = *real;
  for (BattleArea& area : other.battle.areas) {
    if (area.kind == GroundKind::RealMines || area.kind == GroundKind::DummyMines) {
      area.kind =
          area.kind == GroundKind::RealMines ? GroundKind::DummyMines : GroundKind::RealMines;
    }
  }
  const auto swapped = std::make_shared<const Setting>(std::move(other));
  Game game{real, 2};
  Captain one;
  Captain another;
  core::base::Dice chance{2};
  int compared = 0;
  for (int choice = 0; choice < 40 && game.asked(); ++choice) {
    const Side side = *game.asked();
    const auto view = seen_by(real, game.state(), side);
    if (side == Side::Union) {
      const Action first = one.choose(view);
      EXPECT_EQ(first, another.choose(seen_by(swapped, game.state(), side)));
      ASSERT_TRUE(game.act(first));
      ++compared;
    } else {
      ASSERT_TRUE(game.act(core::ironclad::random_choice(view, chance)));
    }
  }
  EXPECT_GT(compared, 10);
}

constexpr core::base::RuleId kRam = "IC-282"_rule;  // (clang 14: none in a template)

/// Whether a move ends in a ram.
bool rams(const Game& before, const Action& move) {
  Game game = before;
  const auto events = game.act(move);
  return events && std::ranges::any_of(*events, [](const auto& event) {
           const auto* const rolled = std::get_if<core::ironclad::Rolled>(&event);
           return rolled != nullptr && rolled->why == kRam;
         });
}

TEST(Captain, IC_281_a_ram_lays_her_bow_on_a_ship_that_no_offered_course_meets) {
  struct Lies {
    int inches{};
    int degrees{};  ///< off the bow
    int heading{};  ///< against the line between the two
  };

  for (const Lies& lies :
       {Lies{5, 10, 50}, {6, 10, 70}, {6, 40, 130}, {7, 10, 90}, {7, 20, 110}, {7, 50, 90}}) {
    const double angle = lies.degrees * std::numbers::pi / 180;
    const auto setting =
        made_up({{"css-virginia", Side::Confederate, 20, 20, 0, 5},
                 {"uss-miami-1864", Side::Union, 20 + lies.inches * std::sin(angle),
                  20 + lies.inches * std::cos(angle), lies.degrees + lies.heading, 0}});
    State state = Game{setting, 1}.state();
    state.step = core::ironclad::Step::ConfederateMoves;
    const Game game{setting, state};
    EXPECT_TRUE(std::ranges::none_of(core::ironclad::moves_of(*setting, state, kFirst),
                                     [&](const auto& move) { return rams(game, move); }));
    const Action choice = Captain{}.choose(seen_by(setting, game.state(), Side::Confederate));
    EXPECT_TRUE(rams(game, choice)) << lies.degrees << ": " << order_text(*setting, choice);
  }
}

TEST(Captain, IC_221_she_keeps_her_last_draft_box) {
  const auto setting = made_up({{"city-class", Side::Union, 20, 20, 0},
                                {"css-general-bragg", Side::Confederate, 40, 20, 180}});
  State state = Game{setting, 1}.state();
  state.ships.at(0).draft = 1;
  state.ships.at(0).armor = 0;
  state.hits.push_back({kFirst, core::ironclad::HitKind::Free, 1});
  const Action choice = Captain{}.choose(seen_by(setting, state, Side::Union));
  const auto* const box = std::get_if<core::ironclad::CrossOff>(&choice);
  ASSERT_NE(box, nullptr);
  EXPECT_NE(box->section, core::ironclad::Section::Draft);
}

/// The section that a captain of the Union gives a hit on his only ship, a Monitor whose smaller
/// sections are gone, with the Virginia so far off.
core::ironclad::Section given_at(int inches) {
  const auto setting = made_up({{"uss-monitor", Side::Union, 20, 20, 0},
                                {"css-virginia", Side::Confederate, 20.0 + inches, 20, 0}});
  State state = Game{setting, 1}.state();
  state.ships.at(0).midships = 0;
  state.ships.at(0).stack = 0;
  state.hits.push_back({kFirst, core::ironclad::HitKind::Free, 1});
  const Action choice = Captain{}.choose(seen_by(setting, state, Side::Union));
  const auto* const box = std::get_if<core::ironclad::CrossOff>(&choice);
  EXPECT_NE(box, nullptr);
  return box != nullptr ? box->section : core::ironclad::Section::Gun;
}

TEST(Captain, IC_188_he_gives_no_iron_that_still_keeps_shot_out) {
  // Twice 6, at 5", is less than 13 and no less than 12.
  EXPECT_EQ(given_at(5), core::ironclad::Section::Knots);
  // Beyond the reach of all guns iron is cheapest.
  EXPECT_EQ(given_at(40), core::ironclad::Section::Armor);
}

TEST(Captain, IC_123_who_cannot_stem_the_current_anchors_before_it_carries_her_off_the_table) {
  const auto setting = battle("mobile-bay");
  State state = Game{setting, 1}.state();
  state.step = core::ironclad::Step::UnionMoves;
  for (core::ironclad::Ship& ship : state.ships) {
    ship.moved = true;
  }
  const ShipId manhattan = named(*setting, "USS Manhattan");
  core::ironclad::Ship& ship = state.ships.at(manhattan.value());
  ship.moved = false;
  ship.pose = {{Inches::of(40), Inches::of(68)}, {}};
  ship.speed = 0;
  ship.knots = 0;
  Action choice = Captain{}.choose(seen_by(setting, state, Side::Union));
  EXPECT_EQ(choice, Action{core::ironclad::DropAnchor{manhattan}}) << order_text(*setting, choice);
  ship.pose.at.y = Inches::of(50);
  choice = Captain{}.choose(seen_by(setting, state, Side::Union));
  EXPECT_FALSE(std::holds_alternative<core::ironclad::DropAnchor>(choice)) << "far from the edge";
}

TEST(Captain, IC_062_guns_are_laid_on_the_enemy_within_reach) {
  const auto setting = made_up({{"city-class", Side::Union, 20, 20, 0},
                                {"css-general-bragg", Side::Confederate, 26, 20, 90}});
  Game game{setting, 1};
  Captain captain;
  int fired = 0;
  for (int choice = 0; choice < 40 && fired == 0 && game.asked(); ++choice) {
    const Side side = *game.asked();
    if (side == Side::Confederate) {
      ASSERT_TRUE(game.act(core::ironclad::EndStep{side}));
      continue;
    }
    const Action action = captain.choose(seen_by(setting, game.state(), side));
    fired += std::holds_alternative<core::ironclad::LayGun>(action) ? 1 : 0;
    ASSERT_TRUE(game.act(action));
  }
  EXPECT_GT(fired, 0);
}

}  // namespace
}  // namespace tests::ironclad
