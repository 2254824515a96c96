// [FB-534] [FB-535] [FB-537] How well the computer plays, how long it thinks, and that it goes on.
#include "core/field/brigade_task.h"
#include "core/field/commander.h"
#include "core/field/foresight.h"
#include "core/field/gun_action.h"
#include "core/field/houses.h"
#include "core/field/order_text.h"
#include "core/field/plan.h"
#include "core/field/ways.h"
#include "core/table/trigonometry.h"
#include "tests/field/battles.h"
#include "tests/field/fields.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace tests::field {
namespace {

namespace rules = core::field;

using rules::Commander;
using rules::EndStep;
using rules::Foresight;
using rules::Game;
using rules::Level;
using rules::Mind;
using rules::MoveUnit;
using rules::OrderKind;
using rules::Step;
using rules::Temper;

/// A field on which the orders of a side are to attack a place, those of the other to hold.
struct Attack {
  explicit Attack(std::vector<BattleUnit> units, Point place) {
    Battle battle = open_field(std::move(units));
    for (BattleUnit& unit : battle.units) {
      unit.order = unit.side == kUs ? rules::Order{OrderKind::Attack, place, {}, {}, {}}
                                    : rules::Order{OrderKind::Hold, {}, {}, {}, {}};
    }
    setting = std::make_shared<Setting>(make_setting(charts(), battle, rules::Options{}));
    state = begin(*setting, 1);
    state.move = 2;
  }

  /// All that the side chooses in a step, till it ends it.
  std::vector<rules::Action> choices(Step step, Level level) {
    state.step = step;
    state.done = {false, true};
    Game game{setting, state};
    Commander commander{level};
    std::vector<rules::Action> all;
    while (game.asked() == kUs && game.state().step == step) {
      all.push_back(commander.choose(seen_by(setting, game.state(), kUs)));
      EXPECT_TRUE(game.act(all.back())) << order_text(*setting, all.back());
    }
    return all;
  }

  /// Plays moves on, both sides by commanders of the middle level.
  void play(int moves) {
    Game game{setting, state};
    std::array commanders{Commander{Level::Regular}, Commander{Level::Regular}};
    const int until = state.move + moves;
    while (game.asked() && game.state().move < until) {
      const Side side = *game.asked();
      ASSERT_TRUE(game.act(commanders.at(static_cast<std::size_t>(side))
                               .choose(seen_by(setting, game.state(), side))));
    }
    state = game.state();
  }

  std::shared_ptr<const Setting> setting;
  State state;
};

// --- Levels. ---

TEST(CommanderLevels, FB_534_noise_is_at_most_that_of_the_level_either_way_and_the_same_again) {
  const Attack field{{foot("ours", kUs, 40, 10, 0), foot("theirs", kThem, 40, 50, 180)},
                     at(40, 45)};
  const rules::Plan plan;
  rules::Ways ways;
  for (const int noise : {0, 1, 3}) {
    const Mind mind{
        field.setting.get(), &field.state, &field.state, kUs, &plan, {}, &ways, noise, true, {}};
    int least = 0;
    int most = 0;
    for (int what = 0; what < 400; ++what) {
      const int off = noise_of(mind, kFirst, what);
      EXPECT_EQ(noise_of(mind, kFirst, what), off);
      least = std::min(least, off);
      most = std::max(most, off);
    }
    EXPECT_GE(least, -noise * 1000);
    EXPECT_LE(most, noise * 1000);
    EXPECT_LE(least, -noise * 900);
    EXPECT_GE(most, noise * 900);
  }
}

bool lays_at_guns(Level level) {
  // A gun of theirs at 40 inches and nobody else to fire at but one gunner far beside it.
  auto theirs = battery("theirs", kThem, 40, 50, 180, {rules::GunKind::Gun});
  theirs.muster.officers = 0;
  Attack field{{battery("ours", kUs, 40, 10, 0, {rules::GunKind::Gun}), theirs}, at(40, 45)};
  for (rules::Figure& figure : field.state.units[1].figures) {
    figure.fate = rules::Fate::Killed;
  }
  field.state.units[1].figures.front().fate = rules::Fate::Present;
  field.state.units[1].figures.front().at = at(90, 55);
  const auto all = field.choices(Step::Artillery, level);
  return std::ranges::any_of(
      all, [](const rules::Action& each) { return std::holds_alternative<rules::LayGun>(each); });
}

TEST(CommanderLevels, FB_534_a_recruit_does_not_fire_at_guns) {
  EXPECT_FALSE(lays_at_guns(Level::Recruit));
  EXPECT_TRUE(lays_at_guns(Level::Regular));
  EXPECT_TRUE(lays_at_guns(Level::Veteran));
}

TEST(CommanderLevels,
     FB_534_a_veteran_looks_ahead_before_charges_and_moves_and_finds_the_same_again) {
  Attack field{{foot("1st", kUs, 36, 24, 0, Arm::RifledMusket, Formation::Column),
                foot("2nd", kUs, 44, 24, 0, Arm::RifledMusket, Formation::Column),
                foot("theirs", kThem, 40, 44, 180, Arm::SmoothboreMusket)},
               at(40, 44)};
  Game game{field.setting, field.state};
  std::array commanders{Commander{Level::Regular}, Commander{Level::Regular}};
  const int moves = tests::whole() ? 6 : 3;
  while (game.asked() && game.state().move < moves) {
    const Side side = *game.asked();
    const auto view = seen_by(field.setting, game.state(), side);
    const Step step = game.state().step;
    Foresight once{std::make_shared<rules::Ways>()};
    const Temper temper = once.temper_for(view);
    if (step == Step::Charges || step == Step::Movement) {
      Foresight again{std::make_shared<rules::Ways>()};
      EXPECT_EQ(again.temper_for(view), temper) << "move " << game.state().move;
    } else {
      EXPECT_EQ(temper, Temper::Steady);
    }
    ASSERT_TRUE(game.act(commanders.at(static_cast<std::size_t>(side)).choose(view)));
  }
}

// --- Time. The figures are those of the benchmark CommandersFight. ---

TEST(CommanderLevels, FB_535_a_unit_weighs_a_bounded_number_of_candidates) {
  constexpr std::size_t kMost = 90;
  std::size_t most = 0;
  for (const char* const id :
       {"blackburns-ford", "hornets-nest", "holly-springs", "brawners-farm"}) {
    const auto setting = battle(id);
    Game game{setting, 4};
    std::array commanders{Commander{Level::Regular}, Commander{Level::Regular}};
    int seen = 0;
    while (game.asked() && game.state().move < 10) {
      const Side side = *game.asked();
      const State& state = game.state();
      if (state.step == Step::Movement && seen != state.move) {
        seen = state.move;
        rules::Ways ways;
        const rules::Plan plan = plan_of(*setting, side);
        const Mind mind{
            setting.get(), &state, &state, side, &plan, posture_of(*setting, state, side, plan),
            &ways,         1,      true,   {}};
        for (std::size_t i = 0; i < state.units.size(); ++i) {
          if (state.units[i].side == side && state.units[i].on_table()) {
            most = std::max(most, ideas_of(mind, rules::unit_id(i)).size());
          }
        }
      }
      ASSERT_TRUE(game.act(commanders.at(static_cast<std::size_t>(side))
                               .choose(seen_by(setting, game.state(), side))));
    }
  }
  EXPECT_LE(most, kMost);
  EXPECT_GE(most, 10U);
}

// --- Nobody stands about. ---

TEST(CommanderGoesOn, FB_537_two_columns_nose_to_nose_get_past_one_another) {
  auto first = foot("first", kUs, 40, 3, 0, Arm::RifledMusket, Formation::Column);
  auto second = foot("second", kUs, 40, 4.5, 180, Arm::RifledMusket, Formation::Column);
  second.pose.at.y = inches(4.2);
  Attack field{{first, second, foot("theirs", kThem, 40, 56, 180)}, at(40, 50)};
  const Inches before = field.state.units[0].pose.at.y;

  field.play(6);

  EXPECT_GT(field.state.units[0].pose.at.y, before + Inches::of(9));
  EXPECT_GT(field.state.units[1].pose.at.y, before + Inches::of(9));
}

TEST(CommanderGoesOn, FB_537_a_line_before_the_wall_of_a_house_goes_round_it) {
  Battle plain = open_field({horse("ours", kUs, 40, 19.5, 0), foot("theirs", kThem, 40, 56, 180)});
  rules::HouseSection section;
  section.name = "house";
  section.polygon = {at(36, 20), at(44, 20), at(44, 24), at(36, 24)};
  plain.sections = {section};
  Attack field{plain.units, at(40, 50)};
  plain.units[0].order = {OrderKind::Attack, at(40, 50), {}, {}, {}};
  plain.units[1].order = {OrderKind::Hold, {}, {}, {}, {}};
  field.setting = std::make_shared<Setting>(make_setting(charts(), plain, rules::Options{}));
  field.state = begin(*field.setting, 1);
  field.state.move = 2;

  field.play(8);

  EXPECT_GT(field.state.units[0].pose.at.y, inches(26));
}

TEST(CommanderGoesOn, FB_537_who_is_to_attack_elsewhere_does_not_stay_in_a_house) {
  // Places all round, some of them no nearer to the door than to the room.
  for (const Point place : {at(33, 21), at(33, 27), at(40, 29), at(47, 27), at(47, 21)}) {
    Battle plain = open_field({foot("ours", kUs, 40, 18, 0, Arm::RifledMusket, Formation::Open, 16),
                               foot("theirs", kThem, 40, 57, 180)});
    Attack field{plain.units, place};
    rules::HouseSection section;
    section.name = "house";
    section.polygon = {at(36, 20), at(44, 20), at(44, 24), at(36, 24)};
    plain.sections = {section};
    plain.units[0].garrisons = {SectionId{0}};
    plain.units[0].order = {OrderKind::Attack, place, {}, {}, {}};
    plain.units[1].order = {OrderKind::Hold, {}, {}, {}, {}};
    field.setting = std::make_shared<Setting>(make_setting(charts(), plain, rules::Options{}));
    field.state = begin(*field.setting, 1);
    field.state.move = 2;

    field.state.step = Step::Movement;
    field.state.done = {false, true};

    const auto best = hints(seen_by(field.setting, field.state, kUs), kFirst);  // without noise

    ASSERT_FALSE(best.empty());
    const auto* const move = std::get_if<MoveUnit>(&best.front().action);
    ASSERT_NE(move, nullptr);
    ASSERT_FALSE(move->legs.empty()) << place.x.decimal() << ", " << place.y.decimal();
    EXPECT_EQ(move->legs.front().kind, rules::LegKind::Leave);
  }
}

/// A regiment in a house with orders to attack a place, and whoever else stands there.
Attack from_a_house(const core::table::Polygon& walls, std::vector<BattleUnit> others,
                    Point place) {
  auto units = std::vector{foot("ours", kUs, 40, 18, 0, Arm::RifledMusket, Formation::Open, 16)};
  units.insert(units.end(), others.begin(), others.end());
  Attack field{units, place};
  Battle plain = field.setting->battle;
  rules::HouseSection section;
  section.name = "house";
  section.polygon = walls;
  plain.sections = {section};
  plain.units[0].garrisons = {SectionId{0}};
  field.setting = std::make_shared<Setting>(make_setting(charts(), plain, rules::Options{}));
  field.state = begin(*field.setting, 1);
  field.state.move = 2;
  field.state.step = Step::Movement;
  field.state.done = {false, true};
  return field;
}

TEST(CommanderGoesOn, FB_537_from_the_midst_of_a_large_house_a_way_is_known) {
  const Attack field = from_a_house({at(36, 20), at(46, 20), at(46, 30), at(36, 30)},
                                    {foot("theirs", kThem, 40, 57, 180)}, at(60, 25));
  rules::Ways ways;

  const auto far =
      ways.to(*field.setting, field.state, rules::Mover::LineInfantry, at(60, 25)).from(at(41, 25));

  ASSERT_TRUE(far);
  EXPECT_GE(*far, Inches::of(19));
  EXPECT_LT(*far, Inches::of(30));
}

TEST(CommanderGoesOn, FB_537_a_garrison_goes_out_though_friends_stand_all_round) {
  const Attack field =
      from_a_house({at(36, 20), at(44, 20), at(44, 24), at(36, 24)},
                   {foot("theirs", kThem, 40, 57, 180), foot("north", kUs, 40, 26.5, 0),
                    foot("south", kUs, 40, 18.5, 0),
                    foot("west", kUs, 33, 24, 0, Arm::RifledMusket, Formation::Column),
                    foot("east", kUs, 47, 24, 0, Arm::RifledMusket, Formation::Column)},
                   at(60, 25));

  const auto best = hints(seen_by(field.setting, field.state, kUs), kFirst);

  ASSERT_FALSE(best.empty());
  const auto* const move = std::get_if<MoveUnit>(&best.front().action);
  ASSERT_NE(move, nullptr);
  ASSERT_FALSE(move->legs.empty());
  EXPECT_EQ(move->legs.front().kind, rules::LegKind::Leave);
}

TEST(CommanderGoesOn, FB_537_who_has_taken_the_house_that_he_attacked_holds_it) {
  const auto setting = battle("brawners-farm");
  State state = begin(*setting, 1);
  const UnitId id{7};  // 2nd Virginia
  Unit& unit = state.units.at(id.value());
  unit.pose.at = at(29.8, 33.6);
  stand(setting->charts, unit);
  garrison(*setting, unit, {SectionId{1}});
  const rules::Plan plan = plan_of(*setting, kThem);

  const auto order =
      orders_for(*setting, state, kThem, plan, posture_of(*setting, state, kThem, plan))
          .at(id.value());

  ASSERT_TRUE(order);
  EXPECT_EQ(order->kind, OrderKind::Hold);
}

TEST(CommanderGoesOn, FB_537_who_is_where_he_was_to_go_and_meets_nobody_keeps_it) {
  const auto setting = battle("blackburns-ford");
  State state = begin(*setting, 1);
  state.move = 12;
  const UnitId id{4};  // 1st Massachusetts
  Unit& unit = state.units.at(id.value());
  unit.where = rules::Where::OnTable;
  unit.order = {OrderKind::Attack, at(42, 27), {}, {}, {}};
  const auto order_at = [&](Point place) {
    unit.pose.at = place;
    stand(setting->charts, unit);
    const rules::Plan plan = plan_of(*setting, kUs);
    return orders_for(*setting, state, kUs, plan, {rules::Stance::Attack, false}).at(id.value());
  };

  for (Unit& enemy : state.units) {
    enemy.where = enemy.side == kThem ? rules::Where::Left : enemy.where;
  }

  const auto far = order_at(at(27, 50));
  ASSERT_TRUE(far);
  EXPECT_EQ(far->kind, OrderKind::Attack);
  const auto there = order_at(*far->at);

  ASSERT_TRUE(there);
  EXPECT_EQ(there->kind, OrderKind::Defend);
}

TEST(CommanderGoesOn, FB_524_a_column_near_the_enemy_may_draw_up_before_it_goes_on) {
  for (const double off : {26.5, 34.0}) {
    Attack field{{foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column),
                  foot("theirs", kThem, 40, 20 + off, 180)},
                 at(40, 50)};
    rules::Ways ways;
    const rules::Plan plan = plan_of(*field.setting, kUs);
    const Mind mind{field.setting.get(),
                    &field.state,
                    &field.state,
                    kUs,
                    &plan,
                    {rules::Stance::Attack, false},
                    &ways,
                    0,
                    true,
                    {}};
    bool blamed = false;
    for (const rules::UnitIdea& each : ideas_of(mind, kFirst)) {
      const bool draws_up = each.row == 5;
      blamed = blamed || (draws_up && each.parts.order < -10'000);
    }
    EXPECT_FALSE(blamed) << off;
    const auto all = ideas_of(mind, kFirst);
    const bool offered =
        std::ranges::any_of(all, [](const rules::UnitIdea& each) { return each.row == 5; });
    EXPECT_EQ(offered, off < 27) << off;
  }
}

}  // namespace
}  // namespace tests::field
