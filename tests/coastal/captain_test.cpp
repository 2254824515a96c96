// The captains: legal choices only, the same ones every time, from what the side sees and no more.
#include "core/coastal/captain.h"

#include "core/coastal/appraisal.h"
#include "core/coastal/order_text.h"
#include "core/coastal/passage.h"
#include "tests/coastal/battles.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace tests::coastal {
namespace {

using core::coastal::Board;
using core::coastal::Captain;
using core::coastal::EndPhase;
using core::coastal::GiveOrder;
using core::coastal::LayGun;
using core::coastal::order_text;
using core::coastal::Repair;
using core::coastal::seen_by;
using core::coastal::ServeGun;
using core::coastal::ShiftCrew;
using core::coastal::Station;
using core::coastal::WritePlot;
using core::table::BattleArea;
using core::table::GroundKind;

/// Both sides by captains, for so many choices; the orders as text.
std::vector<std::string> played(std::string_view id, std::uint64_t seed, int most) {
  const auto setting = setting_of(id);
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

/// [RC-222] The ships lie in sight of one another.
void all_seen(State& state) {
  for (core::coastal::Ship& ship : state.ships) {
    ship.seen = true;
  }
}

/// The choices of a side's captain until its phase ends.
std::vector<Action> phase_of(Game& game, const std::shared_ptr<const Setting>& setting, Side side) {
  Captain captain;
  std::vector<Action> choices;
  while (game.asked() == side) {
    choices.push_back(captain.choose(seen_by(setting, game.state(), side)));
    if (std::holds_alternative<EndPhase>(choices.back()) || !game.act(choices.back())) {
      break;
    }
  }
  return choices;
}

template <class Kind>
std::vector<Kind> of_kind(const std::vector<Action>& choices) {
  std::vector<Kind> found;
  for (const Action& choice : choices) {
    if (const Kind* const one = std::get_if<Kind>(&choice)) {
      found.push_back(*one);
    }
  }
  return found;
}

class CoastalCaptainsBattle : public ::testing::TestWithParam<const char*> {};

TEST_P(CoastalCaptainsBattle, every_choice_is_legal_and_the_same_again) {
  const int choices = tests::whole() ? 150 : 60;
  const auto once = played(GetParam(), 5, choices);
  EXPECT_FALSE(once.empty());
  EXPECT_EQ(played(GetParam(), 5, choices), once);
}

INSTANTIATE_TEST_SUITE_P(All, CoastalCaptainsBattle,
                         ::testing::Values("hampton-roads", "plum-point-bend", "vicksburg",
                                           "fort-henry", "mobile-bay", "plymouth", "fort-donelson",
                                           "drewrys-bluff", "river-3", "estuary-5"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(CoastalCaptain, RC_361_a_union_captain_steers_alike_whichever_minefield_is_the_dummy) {
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
  for (int choice = 0; choice < 60 && game.asked(); ++choice) {
    const Side side = *game.asked();
    const auto view = seen_by(real, game.state(), side);
    if (side == kUnion) {
      const Action first = one.choose(view);
      EXPECT_EQ(first, another.choose(seen_by(swapped, game.state(), side)));
      ASSERT_TRUE(game.act(first));
      ++compared;
    } else {
      ASSERT_TRUE(game.act(core::coastal::random_choice(view, chance)));
    }
  }
  EXPECT_GT(compared, 10);
}

TEST(CoastalCaptain, RC_361_mines_are_shunned_most_by_the_ship_whose_loss_loses_the_battle) {
  const auto setting = battle("mobile-bay");
  const State state = Game{setting, 1}.state();
  const core::coastal::Appraisal appraisal{*setting, kUnion};
  const auto peril = [&](std::string_view name) {
    for (std::size_t i = 0; i < setting->ships.size(); ++i) {
      if (setting->ships[i].name.str() == name) {
        const ShipId id{static_cast<std::uint8_t>(i)};
        const core::table::Pose in_mines{at(44, 33.5), state.ship(id).pose.heading};
        return appraisal.peril(state, id, in_mines) / appraisal.value_of(id);
      }
    }
    ADD_FAILURE() << name;
    return 0.0;
  };
  EXPECT_GT(peril("USS Brooklyn"), 0);
  EXPECT_GT(peril("USS Hartford"), 1.5 * peril("USS Brooklyn"));
}

TEST(CoastalCaptain, RC_043_RC_044_the_enemys_plots_and_captains_change_no_choice) {
  const auto setting = made_up(open_water(
      {{"uss-monitor", kUnion, 20, 20, 90, 2}, {"css-virginia", kConfederate, 30, 24, 270, 2}}));
  const Game plain = ordering(setting, {}, all_seen);
  const Game other = ordering(setting, {}, [](State& state) {
    all_seen(state);
    state.ships[1].captain.character = core::table::Character::Reckless;
    state.ships[1].captain.yellow = -1;
    state.ships[1].order.task = core::coastal::Task::Hold;
    state.plots[1] = run(4);
  });
  const auto choose = [&](const Game& game) {
    return Captain{}.choose(seen_by(setting, game.state(), kUnion));
  };
  EXPECT_FALSE(plain.state() == other.state());
  EXPECT_EQ(choose(plain), choose(other));
}

TEST(CoastalCaptain, RC_142_guns_are_laid_on_the_enemy_within_reach) {
  const auto setting = made_up(open_water(
      {{"uss-monitor", kUnion, 20, 20, 90, 0}, {"css-virginia", kConfederate, 26, 20, 270, 0}}));
  Game game = in_phase(Phase::Shooting, setting, {}, all_seen);
  const auto laid = of_kind<LayGun>(phase_of(game, setting, kUnion));
  ASSERT_FALSE(laid.empty());
  EXPECT_EQ(laid.front().shot.target, kSecond);
}

TEST(CoastalCaptain, RC_427_a_ram_is_steered_into_the_side_of_a_ship_that_lies_still) {
  const auto setting = made_up(open_water(
      {{"css-general-bragg", kConfederate, 20, 20, 90, 8}, {"city-class", kUnion, 28, 20, 0, 0}}));
  Game game = ordering(setting, {}, all_seen);
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  const auto plots = of_kind<WritePlot>(phase_of(game, setting, kConfederate));
  ASSERT_EQ(plots.size(), 1U);
  EXPECT_GE(plots.front().plot.speed, Inches::of(4));
  EXPECT_EQ(plots.front().plot.ram, kSecond);
}

TEST(CoastalCaptain, RC_201_a_ship_turns_away_from_the_shore) {
  auto water = open_water({{"uss-monitor", kUnion, 20, 20, 90, 5}});
  water.areas.push_back(area(GroundKind::Land, 31, 0, 36, 48));
  const auto setting = made_up(water);
  Game game = ordering(setting);
  Captain captain;
  for (int choice = 0; choice < 60 && game.asked(); ++choice) {
    const Side side = *game.asked();
    ASSERT_TRUE(game.act(side == kUnion ? captain.choose(seen_by(setting, game.state(), side))
                                        : Action{EndPhase{side}}));
  }
  EXPECT_EQ(game.state().ships[0].ground, core::coastal::Ground::None);
  EXPECT_EQ(game.state().ships[0].fate, core::coastal::Fate::Afloat);
}

/// A battle in which the first ship has to leave by the right edge.
core::table::Battle passage(const std::vector<Placed>& ships) {
  core::table::Battle battle = open_water(ships);
  core::table::ShipTest leaves;
  leaves.fact = core::table::ShipFact::Withdrawn;
  leaves.edge = core::table::Edge::Right;
  core::table::Objective& objective = battle.objectives.emplace_back();
  objective.winner = kConfederate;
  objective.when.is = core::table::ShipsMeet{{kFirst}, true, 1, {leaves}};
  return battle;
}

TEST(CoastalCaptain, RC_T14_a_passage_costs_what_the_guns_within_range_of_it_may_do) {
  const auto setting = made_up(passage({{"css-arkansas", kConfederate, 8, 24, 90, 4},
                                        {"uss-hartford-1864", kUnion, 36, 12, 270, 0}}));
  const Game game = ordering(setting, {}, all_seen);
  const core::coastal::Appraisal appraisal{*setting, kConfederate};
  const auto harm = [&](const State& state, double y) {
    return passage_of(*setting, state, appraisal, kFirst).harm_left(at(8, y));
  };
  EXPECT_GT(harm(game.state(), 12), harm(game.state(), 24));
  EXPECT_GT(harm(game.state(), 24), harm(game.state(), 30));
  EXPECT_EQ(harm(game.state(), 40), 0) << "out of their reach";
  State silenced = game.state();
  for (auto& gun : silenced.ships[1].guns) {
    gun.destroyed = true;
  }
  EXPECT_EQ(harm(silenced, 12), 0);
  EXPECT_EQ(passage_of(*setting, game.state(), appraisal, kSecond).harm_left(at(8, 12)), 0)
      << "who has nowhere to go";
}

TEST(CoastalCaptain, RC_028_RC_325_men_go_to_the_engine_and_to_what_is_damaged) {
  const auto setting = made_up(open_water(
      {{"css-virginia", kConfederate, 20, 20, 90, 0}, {"uss-monitor", kUnion, 60, 40, 270, 0}}));
  Game game = ordering(setting, {}, [](State& state) {
    core::coastal::Ship& ship = state.ships[0];
    ship.engine = 0;
    ship.damages.push_back({core::coastal::Harm::HardRight, 0, 4, false, 0, 0});
  });
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  const auto choices = phase_of(game, setting, kConfederate);
  const auto shifts = of_kind<ShiftCrew>(choices);
  ASSERT_FALSE(shifts.empty());
  EXPECT_EQ(shifts.front().to, Station::Engine);
  EXPECT_FALSE(of_kind<Repair>(choices).empty());
}

TEST(CoastalCaptain, RC_054_a_captain_with_a_good_eye_serves_a_gun) {
  const auto setting = made_up(open_water(
      {{"css-virginia", kConfederate, 20, 20, 90, 0}, {"uss-monitor", kUnion, 26, 24, 270, 0}}));
  Game game = ordering(setting, {}, all_seen);  // its yellow die is 2
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  EXPECT_EQ(of_kind<ServeGun>(phase_of(game, setting, kConfederate)).size(), 1U);
}

TEST(CoastalCaptain, RC_046_RC_049_a_reckless_captain_is_reined_in) {
  const auto setting = made_up(open_water(
      {{"css-virginia", kConfederate, 20, 20, 90, 0}, {"uss-monitor", kUnion, 26, 24, 270, 0}}));
  Game game = ordering(setting, {}, [](State& state) {
    all_seen(state);
    state.move = 2;
    state.ships[0].captain.character = core::table::Character::Reckless;
    state.ships[0].has_sighted = true;
  });
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  EXPECT_EQ(of_kind<GiveOrder>(phase_of(game, setting, kConfederate)).size(), 1U);
}

TEST(CoastalCaptain, RC_461_an_abandoned_enemy_alongside_is_taken) {
  const auto setting = made_up(open_water(
      {{"css-virginia", kConfederate, 20, 20, 90, 0}, {"uss-monitor", kUnion, 20, 20.7, 90, 0}}));
  const Inches apart = (setting->ships[0].hull.beam + setting->ships[1].hull.beam) / 2;
  Game game = in_phase(Phase::Boarding, setting, {}, [&](State& state) {
    all_seen(state);
    state.ships[1].abandoned = true;
    state.ships[1].pose.at.y = state.ships[0].pose.at.y + apart;
  });
  if (game.asked() == kUnion) {
    ASSERT_TRUE(game.act(EndPhase{kUnion}));
  }
  ASSERT_EQ(game.asked(), kConfederate);
  EXPECT_FALSE(of_kind<Board>(phase_of(game, setting, kConfederate)).empty());
}

}  // namespace
}  // namespace tests::coastal
