// [RR-440]-[RR-445] The automatic commodore.
#include "core/river/commodore.h"

#include "tests/river/fights.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace tests::river {
namespace {

using core::river::choice_of;
using core::river::kPolicies;
using core::river::Policy;
using core::river::QuickSet;
using core::river::word_of;

// ---- when the reference holds ----

using core::river::Ground;
using core::river::Rudder;

/// Whether the reference holds with what is written on cairo.
bool holds_with(const std::function<void(Vessel&)>& edit) {
  const Game game = in_orders({.edit = [&edit](State& state) { edit(state.vessels.front()); }});
  const core::river::Action choice = choice_of(game, Policy::Reference);
  const auto* const order = std::get_if<core::river::GiveOrder>(&choice);
  return order != nullptr && order->course == core::river::Course::Hold;
}

/// With damage and what of it may be repaired; cairo has 51 points.
bool holds_damaged(std::int16_t damage, std::int16_t pool) {
  return holds_with([=](Vessel& cairo) {
    cairo.damage = damage;
    cairo.pool = pool;
  });
}

TEST(River, RR_441_it_holds_for_a_boiler_that_leaves_less_than_three_and_three_quarter_knots) {
  EXPECT_FALSE(holds_with([](Vessel& cairo) { cairo.boiler = 3; }));  // 4.2 of 6 knots
  EXPECT_TRUE(holds_with([](Vessel& cairo) { cairo.boiler = 4; }));   // 3.6
}

TEST(River, RR_441_it_holds_for_a_jammed_rudder_of_any_kind) {
  for (const Rudder rudder : {Rudder::NoPortHelm, Rudder::NoStarboardHelm, Rudder::AheadOnly}) {
    EXPECT_TRUE(holds_with([rudder](Vessel& cairo) { cairo.rudder = rudder; }));
  }
}

TEST(River, RR_441_it_holds_for_a_grounding) {
  EXPECT_TRUE(holds_with([](Vessel& cairo) { cairo.ground = Ground::Minor; }));
  EXPECT_TRUE(holds_with([](Vessel& cairo) { cairo.ground = Ground::Major; }));
}

TEST(River, RR_441_it_holds_for_forty_per_cent_of_damage_with_ten_that_may_be_repaired) {
  EXPECT_TRUE(holds_damaged(21, 5));
  EXPECT_FALSE(holds_damaged(20, 5));  // 39.2 %
  EXPECT_FALSE(holds_damaged(21, 4));  // 10 % of 51 is 5
}

TEST(River, RR_441_otherwise_it_advances) {
  EXPECT_EQ(choice_of(in_orders(), Policy::Reference), advance());
}

// ---- what the policies choose ----

TEST(River, RR_440_the_reference_never_explores) {
  const Game game = in_orders({.turn = 12, .edit = [](State& state) {
                                 section_of(state, 1).tributary = std::uint8_t{1};
                                 state.branches.push_back({{0, 1}, {}, {}, {}});
                               }});
  EXPECT_EQ(choice_of(game, Policy::Reference), advance());
}

TEST(River, RR_442_it_fights_every_battery_to_sixty_per_cent_of_damage) {
  const Foes foes{{battery_of_line(8)}};
  EXPECT_EQ(choice_of(in_fight(foes, {.edit = damage(kLeader, 30)}), Policy::Reference),
            fight_on());
  EXPECT_EQ(choice_of(in_fight(foes, {.edit = damage(kLeader, 31)}), Policy::Reference),
            run_past());
}

TEST(River, RR_442_a_ship_that_is_not_free_does_not_count) {
  const Game game = in_fight({{battery_of_line(8)}}, {.edit = [](State& state) {
                               damage(kLeader, 31)(state);
                               state.vessels.front().ground = Ground::Major;
                             }});
  EXPECT_EQ(choice_of(game, Policy::Reference), fight_on());
}

TEST(River, RR_443_vessels_are_fought_to_the_end) {
  const Game game = in_fight({{}, {enemy_like("heavy")}}, {.edit = damage(kLeader, 50)});
  EXPECT_EQ(choice_of(game, Policy::Reference), fight_on());
}

TEST(River, RR_444_the_reference_does_not_scavenge_and_ties_up_at_night) {
  const Game by_day = in_orders({.edit = [](State& state) {
    section_of(state, 1).towns.push_back({});
    state.vessels.front().ground = Ground::Minor;
  }});
  EXPECT_EQ(choice_of(by_day, Policy::Reference), hold());
  EXPECT_EQ(choice_of(at_night({.section = 3, .turn = 5}), Policy::Reference), tie_up());
}

TEST(River, RR_445_it_runs_when_the_leader_expects_more_than_thirty_five_per_cent) {
  // 39 x 1/2 a round, (2 + 1) / 2 rounds, armour: 14.625.
  const Foes foes{{battery_of_line(8)}};
  EXPECT_EQ(choice_of(in_fight(foes), Policy::Steady), fight_on());  // of 51
  EXPECT_EQ(choice_of(in_fight(foes, {.edit = damage(kLeader, 12)}), Policy::Steady),
            run_past());  // of 39
}

TEST(River, RR_445_it_explores_a_tributary_from_turn_eight_on) {
  for (const std::int16_t turn : {std::int16_t{7}, std::int16_t{8}}) {
    const Game game = in_orders({.turn = turn, .edit = [](State& state) {
                                   section_of(state, 1).tributary = std::uint8_t{1};
                                   state.branches.push_back({{0, 1}, {}, {}, {}});
                                 }});
    EXPECT_EQ(choice_of(game, Policy::Steady), turn < 8 ? advance() : explore());
  }
}

TEST(River, RR_445_it_forages_a_town_when_mean_fuel_is_below_twelve) {
  for (const std::int16_t points : {std::int16_t{11}, std::int16_t{12}}) {
    const Game game = in_orders({.edit = [points](State& state) {
      section_of(state, 1).towns.push_back({});
      state.vessels[0].fuel = points;
      state.vessels[1].fuel = state.vessels[2].fuel = 12;
    }});
    EXPECT_EQ(choice_of(game, Policy::Steady), points < 12 ? scavenge_town() : advance());
  }
}

/// Damage of signal, of 19 points, and what of it may be repaired at a point a turn.
Game with_signal(std::int16_t damage, std::int16_t pool) {
  return in_orders({.edit = [=](State& state) {
    state.vessels[1].damage = state.vessels[1].damage_ever = damage;
    state.vessels[1].pool = pool;
  }});
}

TEST(River, RR_445_it_stops_holding_when_a_repair_saves_less_than_its_turns) {
  // From 8 to 7 of 19 the tenths go from 5 to 4 in one turn; from 9 to 7 from 5 to 4 in two.
  EXPECT_EQ(choice_of(with_signal(8, 1), Policy::Steady), hold());
  EXPECT_EQ(choice_of(with_signal(9, 2), Policy::Steady), advance());
}

TEST(River, RR_185_without_fuel_at_hand_it_goes_home) {
  const Game game = in_orders({.edit = [](State& state) {
    for (Vessel& each : state.vessels) {
      each.fuel = 0;
    }
  }});
  for (const Policy policy : kPolicies) {
    EXPECT_EQ(choice_of(game, policy), quit()) << word_of(policy);
  }
}

TEST(River, RR_116_from_the_head_of_a_tributary_it_goes_down_to_the_mouth) {
  const Game game = in_orders({.edit = [](State& state) {
    state.branches.push_back({{0, 1}, {}, {}, {{}}});
    Section& head = state.branches.back().sections.front();
    head.entered = true;
    head.terrain = core::river::Terrain::Shallows;
    section_of(state, 1).tributary = std::uint8_t{1};
    state.groups.front().at = {1, 1};
  }});
  EXPECT_EQ(choice_of(game, Policy::Steady), fall_back(1));
}

// ---- every policy comes to an end ----

/// Plays a campaign to its end. @return what is wrong with it, or empty
std::string fault_of_play(const Begin& begin, Policy policy) {
  constexpr int kMostTurns = 150;
  Game game{setting_of(begin)};
  while (!game.is_over()) {
    const Action choice = choice_of(game, policy);
    if (const auto judged = game.judge(choice); !judged) {
      return "choice " + std::to_string(choice.index()) +
             " is refused: " + judged.error().rule.text() + ' ' + std::string{judged.error().key};
    }
    act(game, choice);
    if (game.state().turn > kMostTurns) {
      return "it goes on in turn " + std::to_string(game.state().turn);
    }
  }
  return {};
}

/// 500 campaigns of each sample flotilla, or 100.
void expect_ends(Policy policy, void (*edit)(Options&)) {
  const std::uint32_t campaigns = tests::whole() ? 500 : 100;
  for (std::size_t sample = 0; sample < tested_charts().flotillas.size(); ++sample) {
    for (std::uint32_t number = 1; number <= campaigns; ++number) {
      Begin begin = core::river::sample_begin(tested_charts(), sample, number, number);
      edit(begin.options);
      EXPECT_EQ(fault_of_play(begin, policy), "")
          << word_of(policy) << ", flotilla " << sample << ", campaign " << number;
    }
  }
}

class EachPolicy : public ::testing::TestWithParam<Policy> {};

TEST_P(EachPolicy, RR_440_ends_all_campaigns_by_legal_choices) {
  expect_ends(GetParam(), [](Options&) {});
}

TEST_P(EachPolicy, RR_325_ends_all_campaigns_when_tributaries_may_be_searched) {
  expect_ends(GetParam(), [](Options& options) { options.search_tributaries = true; });
}

TEST_P(EachPolicy, RR_282_ends_all_campaigns_with_patrols) {
  expect_ends(GetParam(), [](Options& options) {
    options.patrols = true;
    options.seven_night_rolls = true;
  });
}

TEST_P(EachPolicy, RR_434_ends_all_campaigns_with_constants_of_the_sets) {
  expect_ends(GetParam(), [](Options& options) { options.constants = QuickSet::Ironclad; });
  expect_ends(GetParam(), [](Options& options) { options.constants = QuickSet::Coastal; });
}

// Without fuel and rounds beside a prize and a gunboat that she cannot drive off: every turn the
// flotilla held to search the prize, met the gunboat, and broke off.
TEST(River, RR_064_who_cannot_fight_does_not_hold_to_scavenge_for_ever) {
  constexpr std::uint32_t kRiver = 3856;
  Begin begin = core::river::sample_begin(tested_charts(), 0, kRiver, kRiver + 1);
  begin.options.constants = QuickSet::Ironclad;
  EXPECT_EQ(fault_of_play(begin, Policy::Steady), "");
}

INSTANTIATE_TEST_SUITE_P(All, EachPolicy, ::testing::ValuesIn(kPolicies),
                         [](const auto& each) { return std::string{word_of(each.param)}; });

}  // namespace
}  // namespace tests::river
