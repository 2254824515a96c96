// [FB-520]-[FB-538] The computer player.
#include "core/field/commander.h"

#include "core/field/appraisal.h"
#include "core/field/brigade_task.h"
#include "core/field/order_text.h"
#include "core/table/trigonometry.h"
#include "tests/field/battles.h"
#include "tests/field/fields.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Action;
using core::field::Appraisal;
using core::field::Commander;
using core::field::DeclareCharge;
using core::field::Figure;
using core::field::Game;
using core::field::GunKind;
using core::field::Level;
using core::field::Order;
using core::field::OrderKind;
using core::field::Step;

/// Lets both sides end their steps until one of these moves and steps is asked of a side.
Game brought_to(std::shared_ptr<const Setting> setting, int move, Step step, Side side) {
  Game game{std::move(setting), 5};
  while (game.asked() &&
         !(game.state().move == move && game.state().step == step && game.asked() == side)) {
    if (!game.act(core::field::EndStep{*game.asked()})) {
      break;
    }
  }
  return game;
}

std::shared_ptr<const Setting> written_field(const Battle& battle) {
  return std::make_shared<const Setting>(make_setting(charts(), battle, core::field::Options{}));
}

/// All that a commander chooses in the step that is asked.
std::vector<Action> choices_of(Game game, Level level) {
  Commander commander{level};
  std::vector<Action> all;
  const auto side = game.asked();
  const Step step = game.state().step;
  while (game.asked() == side && game.state().step == step) {
    const auto view =
        seen_by(std::shared_ptr<const Setting>(&game.setting(), [](const Setting*) {}),
                game.state(), *side);
    all.push_back(commander.choose(view));
    if (!game.act(all.back())) {
      ADD_FAILURE() << "refused: " << order_text(game.setting(), all.back());
      break;
    }
  }
  return all;
}

/// Both sides by commanders until the move ends.
void play_through(Game& game, int last_move) {
  while (game.asked() && game.state().move <= last_move) {
    for (const Action& each : choices_of(game, Level::Regular)) {
      ASSERT_TRUE(game.act(each));
    }
  }
}

class CommandedBattle : public ::testing::TestWithParam<const char*> {};

// Of a whole battle only what the sanitizers have time for: its first moves; the benchmark
// CommandersFight plays them to the end.
TEST_P(CommandedBattle, FB_520_commanders_choose_nothing_illegal) {
  const auto setting = battle(GetParam());
  constexpr int kMoves = 6;
  Game game{setting, 11};
  std::array commanders{Commander{Level::Regular}, Commander{Level::Recruit}};
  int choices = 0;
  while (game.asked() && game.state().move <= kMoves) {
    const Side side = *game.asked();
    const Action choice =
        commanders.at(static_cast<std::size_t>(side)).choose(seen_by(setting, game.state(), side));
    const auto before = game.state();
    const auto done = game.act(choice);
    ASSERT_TRUE(done) << order_text(*setting, choice) << ": " << done.error().rule.text() << ' '
                      << done.error().key;
    ASSERT_EQ(broken(game, before), "") << order_text(*setting, choice);
    ASSERT_LT(++choices, 20'000);
  }
  EXPECT_GT(game.state().move, 3);
}

INSTANTIATE_TEST_SUITE_P(All, CommandedBattle,
                         ::testing::Values("blackburns-ford", "hornets-nest", "holly-springs",
                                           "brawners-farm"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(FieldCommander, FB_520_the_same_position_gives_the_same_choice) {
  const auto setting = battle("brawners-farm");
  const Game game = brought_to(setting, 2, Step::Movement, Side::Union);
  for (const Level level : {Level::Recruit, Level::Regular}) {
    EXPECT_TRUE(choices_of(game, level) == choices_of(game, level));
  }
}

TEST(FieldCommander, FB_520_a_recruit_judges_otherwise_than_a_regular) {
  const auto setting = battle("brawners-farm");
  const Game game = brought_to(setting, 2, Step::Movement, Side::Union);
  EXPECT_FALSE(choices_of(game, Level::Recruit) == choices_of(game, Level::Regular));
}

/// An attacking column three moves from a line on open ground.
Battle attack_over_the_field() {
  Battle battle = open_field({foot("1st", kUs, 48, 15, 0, Arm::RifledMusket, Formation::Column),
                              foot("enemy", kThem, 48, 45, 180)});
  battle.units[0].order = Order{OrderKind::Attack, {}, {}, kSecond, {}};
  battle.units[1].order = Order{OrderKind::Hold, {}, {}, {}, {}};
  return battle;
}

TEST(FieldCommander, FB_524_FB_525_who_has_orders_to_attack_goes_on_and_who_holds_stays) {
  const auto setting = written_field(attack_over_the_field());
  Game game = brought_to(setting, 1, Step::Movement, kUs);
  play_through(game, 3);
  EXPECT_GT(game.state().unit(kFirst).pose.at.y, inches(20));
  EXPECT_NEAR(game.state().unit(kSecond).pose.at.y.decimal(), 45, 6);
}

TEST(FieldCommander, FB_536_hints_are_at_most_three_and_the_best_comes_first) {
  const auto setting = written_field(attack_over_the_field());
  const Game game = brought_to(setting, 1, Step::Movement, kUs);
  const auto three = core::field::hints(seen_by(setting, game.state(), kUs), kFirst);
  ASSERT_FALSE(three.empty());
  EXPECT_LE(three.size(), 3U);
  for (std::size_t i = 0; i + 1 < three.size(); ++i) {
    EXPECT_GE(three[i].parts.total(), three[i + 1].parts.total());
  }
  for (const auto& hint : three) {
    EXPECT_TRUE(game.judge(hint.action));
  }
}

TEST(FieldCommander, FB_527_cavalry_charges_limbered_guns_and_no_fresh_infantry) {
  for (const bool guns : {true, false}) {
    Battle battle = open_field({horse("horse", kUs, 48, 20, 0)});
    battle.units.push_back(
        guns ? core::field::BattleUnit{battery("prey", kThem, 48, 32, 180, {GunKind::Gun},
                                               Formation::Limbered)}
             : foot("prey", kThem, 48, 32, 180));
    battle.units[0].order = Order{OrderKind::Attack, {}, {}, kSecond, {}};
    const auto setting = written_field(battle);
    const Game game = brought_to(setting, 2, Step::Charges, kUs);
    ASSERT_EQ(game.state().step, Step::Charges);
    const auto all = choices_of(game, Level::Regular);
    const bool charged = std::any_of(all.begin(), all.end(), [](const Action& each) {
      return std::holds_alternative<DeclareCharge>(each);
    });
    EXPECT_EQ(charged, guns);
  }
}

TEST(FieldCommander, FB_526_a_column_against_a_broken_line_is_worth_more_than_against_a_whole_one) {
  Table whole{{foot("column", kUs, 48, 20, 0, Arm::RifledMusket, Formation::Column),
               foot("line", kThem, 48, 26, 180)}};
  const auto ratio = [](Table& table) {
    return Appraisal{table.setting(), table.state(), kUs}.charge_ratio(table.unit(kFirst), kSecond);
  };
  const int before = ratio(whole);
  whole.lose(kSecond, 14);
  EXPECT_GT(ratio(whole), before);
}

TEST(FieldCommander, FB_522_FB_523_enemies_within_a_distance_are_counted) {
  Table table{{foot("1st", kUs, 48, 20, 0), foot("near", kThem, 48, 34, 180),
               foot("far", kThem, 48, 55, 180)}};
  const Appraisal seen{table.setting(), table.state(), kUs};
  EXPECT_EQ(seen.enemy_strength(at(48, 20), inches(18)), 24'000);
  EXPECT_EQ(seen.enemy_strength(at(48, 20), inches(60)), 48'000);
}

TEST(FieldCommander, FB_525_the_risk_rises_with_the_losses_expected) {
  Table table{{foot("1st", kUs, 48, 20, 0)}};
  const Appraisal seen{table.setting(), table.state(), kUs};
  EXPECT_LT(seen.risk(kFirst, 1'000), seen.risk(kFirst, 7'000));
  EXPECT_LT(seen.risk(kFirst, 7'000), seen.risk(kFirst, 13'000));
}

TEST(FieldCommander, FB_533_an_attacker_with_little_left_defends_and_then_retires) {
  Battle battle = attack_over_the_field();
  for (int i = 0; i < 3; ++i) {
    battle.units.push_back(foot("more " + std::to_string(i), kUs, 20 + 25 * i, 8, 0));
  }
  battle.plans[0] = core::field::Plan{};
  battle.plans[0]->stance = core::field::Stance::Attack;
  Table table{battle};
  const auto posture = [&] {
    return posture_of(table.setting(), table.state(), kUs, *table.setting().battle.plans[0]);
  };
  EXPECT_EQ(posture().stance, core::field::Stance::Attack);
  EXPECT_FALSE(posture().retires);
  for (std::size_t i = 2; i < 4; ++i) {
    table.state().units[i].where = core::field::Where::Dispersed;
  }
  EXPECT_EQ(posture().stance, core::field::Stance::Defend);
  table.state().units[4].where = core::field::Where::Dispersed;
  EXPECT_TRUE(posture().retires);
}

TEST(FieldCommander, FB_535_a_task_is_given_every_third_move) {
  EXPECT_TRUE(core::field::is_task_move(1));
  EXPECT_FALSE(core::field::is_task_move(2));
  EXPECT_FALSE(core::field::is_task_move(3));
  EXPECT_TRUE(core::field::is_task_move(4));
}

TEST(FieldCommander, FB_529_guns_without_friends_near_them_go_when_infantry_comes) {
  Battle battle = open_field({battery("guns", kUs, 48, 20, 0), foot("enemy", kThem, 48, 30, 180)});
  battle.units[0].order = Order{OrderKind::Advance, at(48, 20), {}, {}, {}};
  const auto setting = written_field(battle);
  Game game = brought_to(setting, 1, Step::Movement, kUs);
  play_through(game, 2);
  EXPECT_EQ(game.state().unit(kFirst).formation, Formation::Limbered);
}

TEST(FieldCommander, FB_531_a_general_rides_to_the_unit_whose_morale_is_bad) {
  Battle battle = open_field({foot("bad", kUs, 60, 10, 0), foot("enemy", kThem, 48, 55, 180)});
  battle.generals.push_back({"Brigadier", kUs, 0, at(48, 8), std::nullopt, 0});
  const auto setting = written_field(battle);
  Game game = brought_to(setting, 1, Step::Movement, kUs);
  auto state = game.state();
  state.units[0].bad = 1;
  const Game troubled{setting, state};
  bool rides = false;
  for (const Action& each : choices_of(troubled, Level::Regular)) {
    const auto* const ride = std::get_if<core::field::Ride>(&each);
    rides = rides || (ride != nullptr && ride->joins == kFirst);
  }
  EXPECT_TRUE(rides);
}

}  // namespace
}  // namespace tests::field
