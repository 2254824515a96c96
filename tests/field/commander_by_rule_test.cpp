// [FB-520]-[FB-538] The computer player.
#include "core/field/commander.h"
#include "core/field/gun_action.h"
#include "core/field/movement.h"
#include "core/field/order_text.h"
#include "core/field/plan.h"
#include "core/field/ways.h"
#include "core/table/trigonometry.h"
#include "tests/field/battles.h"
#include "tests/field/fields.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

namespace tests::field {
namespace {

using core::field::Action;
using core::field::Commander;
using core::field::DeclareCharge;
using core::field::EndStep;
using core::field::FireVolley;
using core::field::Game;
using core::field::GiveOrder;
using core::field::GunKind;
using core::field::Hint;
using core::field::Level;
using core::field::LineKind;
using core::field::Mind;
using core::field::MoveUnit;
using core::field::OrderKind;
using core::field::Plan;
using core::field::Posture;
using core::field::Ride;
using core::field::SendDetachment;
using core::field::Stance;
using core::field::Step;
using core::field::View;
using core::field::Ways;
using core::field::Where;

/// A made-up field on which orders are written, and its state to be edited.
struct Position {
  explicit Position(const Battle& battle)
      : setting{std::make_shared<Setting>(make_setting(charts(), battle, Options{}))},
        state{begin(*setting, 1)} {}

  using Options = core::field::Options;

  /// All that the side chooses until it ends the step.
  std::vector<Action> choices(Side side, Step step, Level level = Level::Regular) {
    state.step = step;
    state.done = {};
    state.done.at(static_cast<std::size_t>(core::board::enemy_of(side))) = true;
    state.move = std::max<std::int16_t>(state.move, 2);
    Game game{setting, state};
    Commander commander{level};
    std::vector<Action> all;
    while (game.asked() == side && game.state().step == step) {
      const Action choice = commander.choose(seen_by(setting, game.state(), side));
      if (std::holds_alternative<EndStep>(choice)) {
        break;
      }
      EXPECT_TRUE(game.act(choice)) << order_text(*setting, choice);
      all.push_back(choice);
    }
    return all;
  }

  std::shared_ptr<const Setting> setting;
  State state;
};

Battle with_orders(std::vector<BattleUnit> units, OrderKind ours, Point place) {
  Battle battle = open_field(std::move(units));
  for (BattleUnit& unit : battle.units) {
    unit.order = unit.side == kUs ? core::field::Order{ours, place, {}, {}, {}}
                                  : core::field::Order{OrderKind::Hold, {}, {}, {}, {}};
  }
  return battle;
}

const MoveUnit* move_of(const std::vector<Action>& choices, UnitId unit) {
  for (const Action& each : choices) {
    const auto* const move = std::get_if<MoveUnit>(&each);
    if (move != nullptr && move->unit == unit) {
      return move;
    }
  }
  return nullptr;
}

template <class Choice>
const Choice* first(const std::vector<Action>& choices) {
  for (const Action& each : choices) {
    if (const auto* const found = std::get_if<Choice>(&each)) {
      return found;
    }
  }
  return nullptr;
}

// --- Plan and tasks. ---

TEST(CommanderPlan, FB_521_without_a_plan_one_is_made_of_what_is_won_by) {
  Battle battle = open_field({foot("ours", kUs, 40, 10, 0), foot("theirs", kThem, 40, 50, 180)});
  battle.outcomes = {
      {kUs,
       "victory",
       {{core::field::StandsNear{kUs, at(40, 45), Inches::of(12), {}, {}, {}}, false}},
       false}};
  const Position position{battle};

  EXPECT_EQ(plan_of(*position.setting, kUs).stance, Stance::Attack);
  EXPECT_EQ(plan_of(*position.setting, kThem).stance, Stance::Defend);
  ASSERT_EQ(plan_of(*position.setting, kThem).goals.size(), 1U);
  EXPECT_EQ(plan_of(*position.setting, kThem).goals.front().at, at(40, 45));
}

TEST(CommanderPlan, FB_538_the_scenarios_bring_their_own) {
  for (const char* const id :
       {"blackburns-ford", "hornets-nest", "holly-springs", "brawners-farm"}) {
    for (const Side side : core::board::kSides) {
      const auto setting = battle(id);
      EXPECT_TRUE(setting->battle.plans.at(static_cast<std::size_t>(side))) << id;
      EXPECT_EQ(plan_of(*setting, side), setting->battle.plans.at(static_cast<std::size_t>(side)));
    }
  }
}

Plan attacking() {
  Plan plan;
  plan.stance = Stance::Attack;
  plan.goals = {{"hill", at(40, 45), at(40, 45), 5, std::nullopt}};
  return plan;
}

TEST(CommanderPlan, FB_533_who_has_less_than_six_tenths_left_defends_with_four_he_retires) {
  Position position{open_field({foot("ours", kUs, 40, 10, 0), foot("1st", kUs, 60, 10, 0),
                                foot("theirs", kThem, 40, 50, 180)})};
  const Plan plan = attacking();
  const auto posture = [&] { return posture_of(*position.setting, position.state, kUs, plan); };
  EXPECT_EQ(posture().stance, Stance::Attack);

  position.state.units[1].where = Where::Surrendered;
  EXPECT_EQ(posture().stance, Stance::Defend);
  EXPECT_FALSE(posture().retires);

  position.state.units[0].broken = true;
  EXPECT_TRUE(posture().retires);
}

TEST(CommanderPlan, FB_533_less_than_half_the_enemy_defends) {
  Position position{open_field({foot("ours", kUs, 40, 10, 0), foot("2nd", kThem, 60, 50, 180),
                                foot("3rd", kThem, 20, 50, 180), foot("4th", kThem, 40, 50, 180)})};

  EXPECT_EQ(posture_of(*position.setting, position.state, kUs, attacking()).stance, Stance::Defend);
}

TEST(CommanderPlan, FB_521_an_attack_turns_into_a_defence_when_the_plan_says_so) {
  Position position{open_field({foot("ours", kUs, 40, 10, 0), foot("2nd", kThem, 60, 50, 180)})};
  Plan plan = attacking();
  plan.defend_from = 8;
  position.state.move = 7;
  EXPECT_EQ(posture_of(*position.setting, position.state, kUs, plan).stance, Stance::Attack);
  position.state.move = 8;
  EXPECT_EQ(posture_of(*position.setting, position.state, kUs, plan).stance, Stance::Defend);
}

TEST(CommanderPlan, FB_075_a_courier_takes_the_new_order_to_who_has_another_task) {
  Battle battle = with_orders({foot("ours", kUs, 40, 10, 0), foot("theirs", kThem, 40, 50, 180)},
                              OrderKind::Hold, at(40, 10));
  battle.plans.at(0) = attacking();
  battle.plans.at(0)->reserve_one_in = 0;
  battle.generals = {{"Wool", kUs, {}, at(40, 5), {}, 0}};
  Position position{battle};
  position.state.move = 4;  // [FB-523] tasks are given in every third move

  const auto choices = position.choices(kUs, Step::Orders);

  ASSERT_EQ(choices.size(), 1U);
  const auto* const given = first<GiveOrder>(choices);
  ASSERT_NE(given, nullptr);
  EXPECT_EQ(given->order.kind, OrderKind::Attack);
  EXPECT_TRUE(core::table::within(*given->order.at, at(40, 45), Inches::of(1)));
}

TEST(CommanderPlan, FB_523_between_those_moves_a_fitting_order_stays) {
  Battle battle = with_orders({foot("ours", kUs, 40, 10, 0), foot("theirs", kThem, 40, 50, 180)},
                              OrderKind::Hold, at(40, 10));
  battle.plans.at(0) = attacking();
  battle.generals = {{"Wool", kUs, {}, at(40, 5), {}, 0}};
  Position position{battle};
  position.state.move = 5;

  EXPECT_TRUE(position.choices(kUs, Step::Orders).empty());
}

// --- Units. ---

TEST(CommanderUnits, FB_524_an_attacker_out_of_range_goes_on) {
  Position position{with_orders({foot("ours", kUs, 40, 8, 0, Arm::RifledMusket, Formation::Column),
                                 foot("theirs", kThem, 40, 50, 180)},
                                OrderKind::Attack, at(40, 48))};

  const auto choices = position.choices(kUs, Step::Movement);

  const MoveUnit* const move = move_of(choices, kFirst);
  ASSERT_NE(move, nullptr);
  const auto then = outlook(*position.setting, position.state, *move);
  EXPECT_GE((then.ends.at.y - position.state.units[0].pose.at.y), Inches::of(7));
}

TEST(CommanderUnits, FB_524_a_line_at_a_wall_stands_and_fires) {
  Battle battle = with_orders({foot("ours", kUs, 40, 20, 0), foot("theirs", kThem, 40, 34, 180)},
                              OrderKind::Hold, at(40, 20));
  battle.lines = {{LineKind::Wall, "wall", Inches{}, {at(20, 20.5), at(60, 20.5)}, {}}};
  Position position{battle};

  const auto moves = position.choices(kUs, Step::Movement, Level::Veteran);
  ASSERT_NE(move_of(moves, kFirst), nullptr);
  EXPECT_TRUE(move_of(moves, kFirst)->legs.empty());

  const auto volleys = position.choices(kUs, Step::Musketry);
  ASSERT_NE(first<FireVolley>(volleys), nullptr);
  EXPECT_EQ(first<FireVolley>(volleys)->volley.unit, kFirst);
}

TEST(CommanderUnits, FB_524_two_do_not_want_the_same_place) {
  Position position{with_orders({foot("ours", kUs, 38, 8, 0, Arm::RifledMusket, Formation::Column),
                                 foot("2nd", kUs, 43, 8, 0, Arm::RifledMusket, Formation::Column),
                                 foot("theirs", kThem, 40, 50, 180)},
                                OrderKind::Attack, at(40, 48))};

  const auto choices = position.choices(kUs, Step::Movement);

  ASSERT_NE(move_of(choices, kFirst), nullptr);
  ASSERT_NE(move_of(choices, kSecond), nullptr);
  const auto a = outlook(*position.setting, position.state, *move_of(choices, kFirst));
  const auto b = outlook(*position.setting, position.state, *move_of(choices, kSecond));
  EXPECT_GT(gap_between(bodies_of(charts(), a.unit), bodies_of(charts(), b.unit)), Inches{});
}

TEST(CommanderUnits, FB_527_horse_charges_limbered_guns) {
  Position position{with_orders(
      {horse("ours", kUs, 40, 20, 0),
       battery("theirs", kThem, 40, 36, 180, {GunKind::Gun, GunKind::Gun}, Formation::Limbered)},
      OrderKind::Attack, at(40, 40))};

  const auto choices = position.choices(kUs, Step::Charges);

  ASSERT_NE(first<DeclareCharge>(choices), nullptr);
  EXPECT_EQ(first<DeclareCharge>(choices)->target, kSecond);
}

TEST(CommanderUnits, FB_527_horse_does_not_charge_fresh_infantry) {
  Position position{with_orders({horse("ours", kUs, 40, 20, 0), foot("theirs", kThem, 40, 34, 180)},
                                OrderKind::Attack, at(40, 40))};

  EXPECT_TRUE(position.choices(kUs, Step::Charges, Level::Veteran).empty());
}

TEST(CommanderUnits, FB_526_a_column_charges_whom_it_outweighs) {
  Position position{with_orders(
      {foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column),
       foot("theirs", kThem, 40, 25, 180, Arm::SmoothboreMusket, Formation::Line, 12, 1)},
      OrderKind::Attack, at(40, 40))};
  position.state.units[1].first_volley = false;

  const auto choices = position.choices(kUs, Step::Charges);

  ASSERT_NE(first<DeclareCharge>(choices), nullptr);
  EXPECT_EQ(first<DeclareCharge>(choices)->target, kSecond);
}

TEST(CommanderUnits, FB_074_who_is_to_hold_does_not_charge) {
  Position position{with_orders(
      {foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column),
       foot("theirs", kThem, 40, 25, 180, Arm::SmoothboreMusket, Formation::Line, 12, 1)},
      OrderKind::Hold, at(40, 20))};

  EXPECT_TRUE(position.choices(kUs, Step::Charges).empty());
}

TEST(CommanderUnits, FB_530_skirmishers_pick_off_a_mounted_officer) {
  Position position{
      with_orders({foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Open, 8, 1),
                   foot("theirs", kThem, 40, 38, 180)},
                  OrderKind::Skirmish, at(40, 30))};

  const auto choices = position.choices(kUs, Step::Musketry, Level::Veteran);

  ASSERT_NE(first<FireVolley>(choices), nullptr);
  EXPECT_TRUE(first<FireVolley>(choices)->volley.picks_officers);
}

TEST(CommanderUnits, FB_530_one_regiment_of_two_sends_skirmishers_ahead) {
  Battle battle = with_orders(
      {foot("ours", kUs, 30, 8, 0), foot("2nd", kUs, 50, 8, 0), foot("theirs", kThem, 40, 40, 180)},
      OrderKind::Attack, at(40, 40));
  battle.plans.at(0) = attacking();
  Position position{battle};

  const auto choices = position.choices(kUs, Step::Movement);

  EXPECT_EQ(
      std::ranges::count_if(
          choices, [](const Action& each) { return std::holds_alternative<SendDetachment>(each); }),
      1);
}

TEST(CommanderUnits, FB_531_a_general_rides_to_the_unit_with_bad_morale) {
  Battle battle = with_orders({foot("ours", kUs, 40, 20, 0), foot("2nd", kUs, 60, 20, 0),
                               foot("theirs", kThem, 40, 55, 180)},
                              OrderKind::Hold, at(40, 20));
  battle.generals = {{"Wool", kUs, {}, at(50, 10), {}, 0}};
  Position position{battle};
  position.state.units[1].bad = 1;

  const auto choices = position.choices(kUs, Step::Movement);

  ASSERT_NE(first<Ride>(choices), nullptr);
  EXPECT_EQ(first<Ride>(choices)->joins, kSecond);
}

TEST(CommanderUnits, FB_531_not_where_formed_enemies_are_near) {
  Battle battle = with_orders({foot("ours", kUs, 40, 20, 0), foot("2nd", kUs, 60, 20, 0),
                               foot("theirs", kThem, 60, 28, 180)},
                              OrderKind::Hold, at(40, 20));
  battle.generals = {{"Wool", kUs, {}, at(50, 10), {}, 0}};
  Position position{battle};
  position.state.units[1].bad = 1;

  const auto choices = position.choices(kUs, Step::Movement);

  const Ride* const ride = first<Ride>(choices);
  EXPECT_TRUE(ride == nullptr || !ride->joins);
}

// --- Guns. ---

Mind mind_of(const Position& position, const Plan& plan, Ways& ways) {
  return {position.setting.get(),
          &position.state,
          &position.state,
          kUs,
          &plan,
          Posture{},
          &ways,
          0,
          true,
          {}};
}

TEST(CommanderGuns, FB_528_counter_battery_counts_for_a_gun_in_the_line) {
  const Position position{
      open_field({battery("ours", kUs, 40, 10, 0), battery("theirs", kThem, 40, 45, 180)})};
  const Plan plan;
  Ways ways;
  const Mind mind = mind_of(position, plan, ways);

  const auto at_men = best_laying(mind, kFirst, 0, false);
  const auto at_guns = best_laying(mind, kFirst, 0, true);

  ASSERT_TRUE(at_men);
  ASSERT_TRUE(at_guns);
  EXPECT_GT(at_guns->value, at_men->value);
}

TEST(CommanderGuns, FB_528_the_best_aim_lies_along_a_column) {
  const Position position{
      open_field({battery("ours", kUs, 40, 10, 0), foot("line", kThem, 34, 40, 180),
                  foot("column", kThem, 43, 40, 180, Arm::RifledMusket, Formation::Column)})};
  const Plan plan;
  Ways ways;

  const auto best = best_laying(mind_of(position, plan, ways), kFirst, 0, true);

  ASSERT_TRUE(best);
  EXPECT_EQ(best->laying.kind, core::field::ShotKind::Ball);
  EXPECT_GT(best->laying.aim.x, at(40, 0).x);
}

TEST(CommanderGuns, FB_528_near_enemies_get_canister) {
  const Position position{
      open_field({battery("ours", kUs, 40, 10, 0), foot("theirs", kThem, 40, 20, 180)})};
  const Plan plan;
  Ways ways;

  const auto best = best_laying(mind_of(position, plan, ways), kFirst, 0, true);

  ASSERT_TRUE(best);
  EXPECT_EQ(best->laying.kind, core::field::ShotKind::Canister);
}

TEST(CommanderGuns, FB_529_a_battery_without_support_limbers_up) {
  Battle battle = with_orders({battery("ours", kUs, 40, 10, 0), foot("theirs", kThem, 40, 20, 180)},
                              OrderKind::Defend, at(40, 10));
  Position position{battle};

  const auto choices = position.choices(kUs, Step::Movement, Level::Veteran);

  ASSERT_NE(move_of(choices, kFirst), nullptr);
  ASSERT_FALSE(move_of(choices, kFirst)->legs.empty());
  EXPECT_EQ(move_of(choices, kFirst)->legs.back().formation, Formation::Limbered);
}

TEST(CommanderGuns, FB_529_one_that_is_to_hold_fires_to_the_end) {
  Battle battle = with_orders({battery("ours", kUs, 40, 10, 0), foot("theirs", kThem, 40, 20, 180)},
                              OrderKind::Hold, at(40, 10));
  Position position{battle};

  const auto choices = position.choices(kUs, Step::Movement, Level::Veteran);

  ASSERT_NE(move_of(choices, kFirst), nullptr);
  EXPECT_TRUE(move_of(choices, kFirst)->legs.empty());
}

// --- What it may know, and how it plays whole battles. ---

TEST(CommanderKnows, FB_520_a_hidden_unit_changes_nothing) {
  const auto setting = battle("blackburns-ford");
  const Game game{setting, 3};
  ASSERT_EQ(game.asked(), Side::Union);
  State other = game.state();
  const auto hidden =
      std::ranges::find_if(other.units, [](const Unit& unit) { return unit.hidden; });
  ASSERT_NE(hidden, other.units.end());
  hidden->pose.at = at(8, 20);
  hidden->order = {OrderKind::Attack, at(42, 50), {}, {}, {}};
  for (core::field::Figure& figure : hidden->figures) {
    figure.fate = core::field::Fate::Killed;
  }

  for (const Level level : {Level::Recruit, Level::Veteran}) {
    Game a{setting, game.state()};
    Game b{setting, other};
    Commander first{level};
    Commander second{level};
    for (int i = 0; i < 30 && a.asked() == Side::Union && a.state().move == 1; ++i) {
      const Action choice = first.choose(seen_by(setting, a.state(), Side::Union));
      ASSERT_EQ(choice, second.choose(seen_by(setting, b.state(), Side::Union)));
      ASSERT_TRUE(a.act(choice));
      ASSERT_TRUE(b.act(choice));
    }
  }
}

TEST(CommanderKnows, FB_520_one_who_takes_over_decides_as_who_was_there) {
  const auto setting = battle("brawners-farm");
  Game game{setting, 5};
  std::array commanders{Commander{Level::Regular}, Commander{Level::Regular}};
  for (int i = 0; i < 150 && game.asked(); ++i) {
    const Side side = *game.asked();
    const View view = seen_by(setting, game.state(), side);
    const Action choice = commanders.at(static_cast<std::size_t>(side)).choose(view);
    if (i % 7 == 0) {
      Commander fresh{Level::Regular};
      ASSERT_EQ(fresh.choose(view), choice) << order_text(*setting, choice);
    }
    ASSERT_TRUE(game.act(choice));
  }
}

TEST(CommanderKnows, FB_536_hints_are_at_most_three_legal_and_the_best_first) {
  const auto setting = battle("brawners-farm");
  Game game{setting, 5};
  std::array commanders{Commander{Level::Regular}, Commander{Level::Regular}};
  int seen = 0;
  for (int i = 0; i < 200 && game.asked(); ++i) {
    const Side side = *game.asked();
    const View view = seen_by(setting, game.state(), side);
    const UnitId unit{static_cast<std::uint8_t>(i % static_cast<int>(game.state().units.size()))};
    const auto all = hints(view, unit);
    EXPECT_LE(all.size(), 3U);
    for (const Hint& each : all) {
      EXPECT_TRUE(game.judge(each.action)) << order_text(*setting, each.action);
      ++seen;
    }
    EXPECT_TRUE(std::ranges::is_sorted(all, std::greater{},
                                       [](const Hint& each) { return each.parts.total(); }));
    ASSERT_TRUE(game.act(commanders.at(static_cast<std::size_t>(side)).choose(view)));
  }
  EXPECT_GT(seen, 50);
}

TEST(CommanderKnows, FB_077_it_plays_where_orders_are_free) {
  const auto setting = battle("brawners-farm", true);
  Game game{setting, 5};
  std::array commanders{Commander{Level::Regular}, Commander{Level::Regular}};
  const Point before = game.state().units.at(9).pose.at;
  while (game.asked() && game.state().move < 6) {
    const Side side = *game.asked();
    ASSERT_TRUE(game.act(commanders.at(static_cast<std::size_t>(side))
                             .choose(seen_by(setting, game.state(), side))));
  }
  EXPECT_FALSE(core::table::within(game.state().units.at(9).pose.at, before, Inches::of(3)));
}

struct Pairing {
  const char* id;
  std::uint64_t seed;
  Level us;
  Level them;
};

class CommanderBattle : public ::testing::TestWithParam<Pairing> {
 protected:
  /// Plays a battle to its end; how many choices were refused.
  static int refused(Game& game, const Pairing& pairing) {
    const auto setting = battle(pairing.id);
    std::array commanders{Commander{pairing.us}, Commander{pairing.them}};
    int count = 0;
    auto before = game.state();
    while (const auto side = game.asked()) {
      const Action choice = commanders.at(static_cast<std::size_t>(*side))
                                .choose(seen_by(setting, game.state(), *side));
      EXPECT_EQ(lost_in_writing(game, choice), "") << pairing.id;
      if (!game.act(choice)) {
        ADD_FAILURE() << pairing.id << ": " << order_text(*setting, choice);
        if (++count > 5 || !game.act(EndStep{*side})) {
          break;
        }
      }
      if (game.state().move != before.move) {
        EXPECT_EQ(broken(game, before), "") << pairing.id << " move " << game.state().move;
        before = game.state();
      }
    }
    return count;
  }

  struct Fought {
    State state;
    int refused{};
  };

  /// The battle of a pairing, fought once for all tests.
  static const Fought& fought(const Pairing& pairing) {
    static std::map<std::uint64_t, Fought> known;
    const auto found = known.find(pairing.seed);
    if (found != known.end()) {
      return found->second;
    }
    Game game{battle(pairing.id), pairing.seed};
    const int count = refused(game, pairing);
    return known.emplace(pairing.seed, Fought{game.state(), count}).first->second;
  }
};

TEST_P(CommanderBattle, FB_537_no_illegal_choice_to_the_end) {
  const Fought& once = fought(GetParam());

  EXPECT_EQ(once.refused, 0);
  EXPECT_TRUE(once.state.result);
}

TEST_P(CommanderBattle, FB_009_same_seed_same_battle) {
  Game again{battle(GetParam().id), GetParam().seed};
  refused(again, GetParam());

  EXPECT_TRUE(fought(GetParam()).state == again.state());
}

INSTANTIATE_TEST_SUITE_P(
    All, CommanderBattle,
    ::testing::Values(Pairing{"blackburns-ford", 11, Level::Regular, Level::Recruit},
                      Pairing{"blackburns-ford", 12, Level::Recruit, Level::Regular},
                      Pairing{"hornets-nest", 13, Level::Regular, Level::Recruit},
                      Pairing{"hornets-nest", 14, Level::Recruit, Level::Regular},
                      Pairing{"holly-springs", 15, Level::Regular, Level::Recruit},
                      Pairing{"holly-springs", 16, Level::Recruit, Level::Regular},
                      Pairing{"brawners-farm", 17, Level::Regular, Level::Recruit},
                      Pairing{"brawners-farm", 18, Level::Recruit, Level::Regular}),
    [](const auto& each) {
      std::string name = each.param.id;
      std::replace(name.begin(), name.end(), '-', '_');
      return name + "_" + std::to_string(each.param.seed);
    });

}  // namespace
}  // namespace tests::field
