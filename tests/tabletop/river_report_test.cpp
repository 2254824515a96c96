// [RR-372] [RR-373] [RR-378] [RR-379] What came of a battle on the table, as the campaign takes it.
#include "core/coastal/condition.h"
#include "core/ironclad/damage.h"
#include "core/river/commodore.h"
#include "core/river/report.h"
#include "core/tabletop_study/river_battles.h"
#include "tests/tabletop/river_tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>

namespace core::tabletop {
namespace {

using river::EnemyFate;
using river::Fate;
using river::Outcome;
using river::Report;
using table::Inches;
using tests::river::enemy_like;
using tests::river::in_fight;

/// A battle that nobody has begun, with what `edit` makes of its state, as a report.
template <class State, class Charts>
std::optional<Report> reported(const river::Game& game, const RiverBattle& battle,
                               const Charts& charts, const std::function<void(State&)>& edit) {
  const auto setting = setting_of(battle, charts);
  State state = begin(*setting, 1);
  edit(state);
  return report_of(battle, game.setting(), game.state(), *setting, state, ShotBook{battle});
}

TEST(RiverBattle, RR_372_damage_is_the_share_of_the_set_own_points_and_never_nothing) {
  const river::Game game = in_fight(kBattery);
  const auto iron =
      reported<ironclad::State>(game, laid(game), books().ironclad, [](ironclad::State& state) {
        --state.ships[0].midships;
        state.ships[1].fate = ironclad::Fate::Sunk;
        state.ships[0].guns[2].lost = true;
        state.ships[0].guns[4].lost = true;
        state.ships[0].guns[4].burst = true;
        state.ships[0].stack = 0;
      });
  ASSERT_TRUE(iron);
  EXPECT_GT(iron->vessels[0].damage, 0);
  EXPECT_EQ(iron->vessels[0].stack_hits, 1);
  EXPECT_EQ(iron->vessels[0].guns_out, std::vector<std::uint8_t>{2});
  EXPECT_EQ(iron->vessels[0].guns_burst, std::vector<std::uint8_t>{4}) << "[RR-123]";
  EXPECT_EQ(iron->vessels[1].fate, Fate::Sunk);
  EXPECT_EQ(iron->vessels[1].damage, 19);
  EXPECT_EQ(iron->vessels[2].damage, 0);
  EXPECT_EQ(iron->outcome, Outcome::BrokeOff);
  EXPECT_TRUE(river::judge_report(game.setting(), game.state(), *iron));

  const auto coast =
      reported<coastal::State>(game, laid(game, RuleSet::Coastal), books().coastal,
                               [](coastal::State& state) { state.ships[0].spv -= 10; });
  ASSERT_TRUE(coast);
  EXPECT_EQ(coast->vessels[0].damage, 10);
}

TEST(RiverBattle, RR_378_who_has_silenced_everything_holds_the_section) {
  const river::Game game = in_fight(kBattery);
  const auto report =
      reported<ironclad::State>(game, laid(game), books().ironclad, [](ironclad::State& state) {
        for (auto& gun : state.forts[0].guns) {
          gun.lost = true;
        }
      });
  ASSERT_TRUE(report);
  EXPECT_EQ(report->outcome, Outcome::Holds);
  EXPECT_TRUE(report->batteries.front().silenced);
  EXPECT_EQ(report->batteries.front().guns_out.size(), 6U);
}

TEST(RiverBattle, RR_379_ships_more_than_6_inches_beyond_the_battery_have_passed) {
  const river::Game game = in_fight(kBattery);
  const RiverBattle battle = laid(game);
  const Inches line = battle.battle.forts.front().middle.y + Inches::of(3 + 6);
  const auto outcome_at = [&](Inches y) {
    return reported<ironclad::State>(game, battle, books().ironclad,
                                     [&](ironclad::State& state) {
                                       for (auto& ship : state.ships) {
                                         ship.pose.at.y = y;
                                       }
                                     })
        ->outcome;
  };
  EXPECT_EQ(outcome_at(line + Inches::of_ticks(1)), Outcome::Passed);
  EXPECT_EQ(outcome_at(line), Outcome::BrokeOff);
}

TEST(RiverBattle, RR_169_a_battle_to_the_death_is_reported_when_it_is_decided) {
  const river::Game game = in_fight({.enemies = {enemy_like("arkansas")}});
  const RiverBattle battle = laid(game);
  EXPECT_FALSE(reported<ironclad::State>(game, battle, books().ironclad, [](ironclad::State&) {}));
  const auto won = reported<ironclad::State>(
      game, battle, books().ironclad,
      [](ironclad::State& state) { state.ships.back().fate = ironclad::Fate::Destroyed; });
  ASSERT_TRUE(won);
  EXPECT_EQ(won->enemies.front().fate, EnemyFate::BlownUp);
  EXPECT_EQ(won->outcome, Outcome::Holds);
  const auto lost =
      reported<ironclad::State>(game, battle, books().ironclad, [](ironclad::State& state) {
        state.ships[0].fate = ironclad::Fate::Sunk;
        state.ships[1].aground = ironclad::Aground::ForGood;
        for (auto& gun : state.ships[2].guns) {
          gun.lost = true;
        }
      });
  ASSERT_TRUE(lost);
  EXPECT_EQ(lost->vessels[0].fate, Fate::Sunk);
  EXPECT_EQ(lost->vessels[1].fate, Fate::Captured);
  EXPECT_EQ(lost->vessels[2].fate, Fate::Captured);
  EXPECT_TRUE(river::judge_report(game.setting(), game.state(), *lost));
}

/// What campaigns of all commodores and flotillas meet, fought by captains of either set: every
/// report is one that the campaign takes, and the campaign goes on with it.
class CaptainsReport : public ::testing::TestWithParam<RuleSet> {};

TEST_P(CaptainsReport, RR_373_a_battle_of_captains_comes_back_as_a_report_that_is_taken) {
#ifdef NDEBUG
  constexpr int kBattles = 30;
#else
  constexpr int kBattles = 2;  // under the sanitizers a battle takes a minute
#endif
  constexpr int kSamples = 3;
  constexpr int kLastTurn = 40;  // who breaks off again and again has shown enough
  const auto encounters = GetParam() == RuleSet::Ironclad ? tabletop_study::Encounters::Ironclad
                                                          : tabletop_study::Encounters::Coastal;
  int fought = 0;
  int fell_back = 0;
  for (std::uint32_t number = 1; fought < kBattles; ++number) {
    const auto begin = river::sample_begin(tests::river::tested_charts(), number % kSamples,
                                           number * 7919U, number);
    river::Game game{river::make_setting(tests::river::tested_charts(), begin)};
    const auto policy = river::kPolicies.at(number % river::kPolicies.size());
    tabletop_study::TableDoor door{&books(), encounters};
    while (!game.is_over() && game.state().turn < kLastTurn && fought + door.fought() < kBattles) {
      if (const auto report = door.report_for(game)) {
        const auto judged = river::judge_report(game.setting(), game.state(), *report);
        ASSERT_TRUE(judged) << judged.error().rule.text() << ' ' << judged.error().key
                            << ", campaign " << number;
        ASSERT_TRUE(game.act(*report));
      } else {
        ASSERT_TRUE(game.act(river::choice_of(game, policy)));
      }
      ASSERT_EQ(tests::river::broken(game.setting(), game.state()), "") << number;
    }
    fought += door.fought();
    fell_back += door.fell_back();
  }
  RecordProperty("fell_back", fell_back);
  EXPECT_LT(fell_back, fought);
}

INSTANTIATE_TEST_SUITE_P(Sets, CaptainsReport, ::testing::ValuesIn(kNavalSets),
                         [](const auto& tested) { return std::string{word_of(tested.param)}; });

TEST(RiverBattle, RR_370_the_same_encounter_and_seed_give_the_same_report) {
  const river::Game game = in_fight(kBattery);
  for (const RuleSet rules : kNavalSets) {
    const auto once =
        tabletop_study::fight_on_table(books(), game.setting(), game.state(), rules, 7);
    const auto again =
        tabletop_study::fight_on_table(books(), game.setting(), game.state(), rules, 7);
    ASSERT_TRUE(once.report);
    EXPECT_EQ(once.report, again.report);
  }
}

TEST(RiverBattle, RR_383_shots_are_counted_by_calibre) {
  const river::Game game = in_fight(kBattery);
  const auto fight =
      tabletop_study::fight_on_table(books(), game.setting(), game.state(), RuleSet::Ironclad, 7);
  ASSERT_TRUE(fight.report);
  int shots = 0;
  for (const river::VesselReport& each : fight.report->vessels) {
    for (const river::Rounds& row : each.fired) {
      EXPECT_GT(row.count, 0);
      shots += row.count;
    }
  }
  EXPECT_GT(shots, 0);
  // Not more than every gun of the flotilla in every turn.
  EXPECT_LE(shots, 25 * fight.turns);
}

}  // namespace
}  // namespace core::tabletop
