// [RC-025]-[RC-029] [RC-041]-[RC-053] Crews, captains and orders of the Coastal set.
#include "core/coastal/people.h"

#include "core/coastal/condition.h"
#include "core/coastal/movement.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::EndPhase;
using core::coastal::GiveOrder;
using core::coastal::Order;
using core::coastal::ServeGun;
using core::coastal::ShiftCrew;
using core::coastal::Station;
using core::coastal::Task;
using core::coastal::WritePlot;
using core::table::Character;
using core::table::Heading;

core::table::Battle facing_each_other(int knots = 2) {
  return open_water({{"uss-galena", kUnion, 20, 24, 0, knots},
                     {"uss-aroostook", kUnion, 10, 10, 0, 0},
                     {"css-selma", kConfederate, 50, 24, 0, 0}});
}

TEST(CoastalPeople, RC_045_RC_052_four_dice_for_each_captain_and_fort_commander) {
  const auto setting = made_up(before_fort({{"uss-galena", kUnion, 20, 24, 0, 0}}, "fort-henry"));
  const Game game{setting, 1, {5, 1, 3, 6, 1, 2, 4, 5}};
  const auto& captain = game.state().ship(kFirst).captain;
  EXPECT_EQ(captain.character, Character::Reckless);
  EXPECT_EQ(captain.green, 3);
  EXPECT_EQ(captain.red, -2);
  EXPECT_EQ(captain.yellow, 1);
  const auto& commander = game.state().fort(kFort).commander;
  EXPECT_EQ(commander.temper, core::coastal::Temper::Panicky);
  EXPECT_EQ(commander.green, 3);
  EXPECT_EQ(commander.red, -2);
  EXPECT_EQ(commander.yellow, 1);
}

TEST(CoastalPeople, RC_045_a_character_that_the_battle_gives_is_not_thrown) {
  const auto setting = battle("mobile-bay");
  const Game game{setting, 3};
  for (std::size_t i = 0; i < setting->ships.size(); ++i) {
    const std::string name = setting->ships[i].name.str();
    if (name == "USS Tecumseh" || name == "CSS Tennessee") {
      EXPECT_EQ(person_in_command(game.state().ships[i]).character, Character::Reckless);
    }
    EXPECT_EQ(game.state().ships[i].commander.has_value(), setting->battle.ships[i].flag);
  }
}

/// A fleet commander of a character.
core::coastal::Person commander(Character character) { return {true, character, {}, 3, -3, 3}; }

TEST(CoastalPeople, RC_041_the_fleet_commander_sits_in_the_flagship) {
  auto water = facing_each_other();
  water.ships[1].flag = true;
  const auto setting = made_up(water);
  State state = core::coastal::begin(*setting, 1);
  EXPECT_EQ(flagship_of(*setting, state, kUnion), std::nullopt);
  state.ships[1].commander = commander(Character::Stubborn);
  EXPECT_EQ(flagship_of(*setting, state, kUnion), kSecond);
  EXPECT_EQ(flagship_of(*setting, state, kConfederate), kThird);  // none is named
  state.ships[1].commander->alive = false;
  EXPECT_EQ(flagship_of(*setting, state, kUnion), std::nullopt);
}

TEST(CoastalPeople, RC_050_aboard_his_four_results_are_used) {
  Ship ship;
  ship.captain = commander(Character::Stubborn);
  EXPECT_EQ(person_in_command(ship).character, Character::Stubborn);
  ship.commander = commander(Character::Reckless);
  ship.has_sighted = true;
  EXPECT_EQ(person_in_command(ship).character, Character::Reckless);
  EXPECT_TRUE(is_charging(ship));
  ship.commander.reset();
  EXPECT_FALSE(is_charging(ship));
}

/// A flagship at (20, 24) with a friend so far from it, in the hands of a commander.
std::unique_ptr<Stage> flagship(Character character, double apart, std::vector<std::uint8_t> dice,
                                const Edit& edit) {
  auto water = facing_each_other(0);
  water.ships[0].flag = true;
  water.ships[1].pose.at = at(20 + apart, 24);
  return stage(made_up(water), std::move(dice), [&](State& state) {
    state.ships[0].commander = commander(character);
    edit(state);
  });
}

const Edit kSinking = [](State& state) { state.ships[0].fate = core::coastal::Fate::Sunk; };

TEST(CoastalPeople, RC_E35_RC_051_a_reckless_commander_shifts_his_flag_on_five) {
  const auto shifts = flagship(Character::Reckless, 6, {5}, kSinking);
  leave_flagship(shifts->record, kFirst);
  EXPECT_TRUE(shifts->ship(kSecond).commander_comes);
  EXPECT_FALSE(shifts->ship(kFirst).commander);
  const auto stays = flagship(Character::Reckless, 6, {4}, kSinking);
  leave_flagship(stays->record, kFirst);
  EXPECT_FALSE(stays->ship(kFirst).commander->alive);
}

TEST(CoastalPeople, RC_051_stubborn_ones_stay_and_intelligent_ones_leave_what_sinks) {
  const auto stubborn = flagship(Character::Stubborn, 6, {}, kSinking);
  leave_flagship(stubborn->record, kFirst);
  EXPECT_FALSE(stubborn->ship(kFirst).commander->alive);
  const auto wise = flagship(Character::Intelligent, 6, {}, kSinking);
  leave_flagship(wise->record, kFirst);
  EXPECT_TRUE(wise->ship(kSecond).commander_comes);
  EXPECT_EQ(wise->state.dice.made(), 0U);
  const auto alone_at_sea = flagship(Character::Intelligent, 6.01, {}, kSinking);
  leave_flagship(alone_at_sea->record, kFirst);
  EXPECT_FALSE(alone_at_sea->ship(kFirst).commander->alive);
  const auto hurt =
      flagship(Character::Intelligent, 6, {}, [](State& state) { state.ships[0].spv = 47; });
  leave_flagship(hurt->record, kFirst);
  EXPECT_TRUE(hurt->ship(kFirst).commander);
}

TEST(CoastalPeople, RC_051_he_arrives_after_one_move) {
  const auto scene =
      flagship(Character::Reckless, 6, {6}, [](State& state) { state.ships[0].spv = 47; });
  leave_flagship(scene->record, kFirst);  // in move 1
  EXPECT_EQ(scene->ship(kSecond).comes_after, 2);
  scene->state.move = 2;
  look_out(scene->record, kUnion);
  EXPECT_FALSE(scene->ship(kSecond).commander);
  scene->state.move = 3;
  look_out(scene->record, kUnion);
  EXPECT_TRUE(scene->ship(kSecond).commander);
}

TEST(CoastalPeople, RC_046_a_reckless_captain_steams_at_the_enemy) {
  Game game = ordering(made_up(facing_each_other()), {}, [](State& state) {
    state.ships[0].captain.character = Character::Reckless;
    state.ships[0].has_sighted = true;
  });
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(2)}), "RC-046 reckless-captain");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(4)}), "RC-046 reckless-captain");
  Plot at_him = run(4);
  at_him.legs = {core::table::right(Inches::of(4), Inches::of(5))};
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, at_him}), "");
}

TEST(CoastalPeople, RC_046_he_sights_at_the_start_of_a_move_and_a_changed_order_reins_him_in) {
  Game game{made_up(facing_each_other()), 1, {5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}};
  EXPECT_TRUE(is_charging(game.state().ship(kFirst)));
  Ship ship = game.state().ship(kFirst);
  ship.reined_in = true;
  EXPECT_FALSE(is_charging(ship));
  ship.reined_in = false;
  ship.captain.alive = false;
  EXPECT_FALSE(is_charging(ship));
}

TEST(CoastalPeople, RC_047_a_stubborn_captain_steers_the_course_of_his_order) {
  const auto setting = made_up(facing_each_other());
  const auto with = [&](Order order, const Plot& plot) {
    Game game = ordering(setting, {}, [&](State& state) {
      state.ships[0].captain.character = Character::Stubborn;
      state.ships[0].order = order;
    });
    return refusal_of(game, WritePlot{kFirst, plot});
  };
  const Order north{Task::Course, {}, Heading::degrees(0), Inches::of(4)};
  EXPECT_EQ(with(north, run(4)), "");
  EXPECT_EQ(with(north, run(2)), "RC-047 stubborn-captain");
  Plot turned = run(4);
  turned.legs = {core::table::right(Inches::of(4), Inches::of(5))};
  EXPECT_EQ(with(north, turned), "RC-047 stubborn-captain");
  const Order close{Task::Close, kThird, {}, {}};
  EXPECT_EQ(with(close, run(4)), "RC-047 stubborn-captain");
  EXPECT_EQ(with(close, turned), "");
  EXPECT_EQ(with({Task::Hold, {}, {}, {}}, run(2)), "RC-047 stubborn-captain");
  EXPECT_EQ(with({Task::Hold, {}, {}, {}}, run(0)), "");
  EXPECT_EQ(with({Task::Attack, {}, {}, {}}, run(2)), "");
}

TEST(CoastalPeople, RC_048_the_plot_of_an_intelligent_captain_is_free) {
  Game game = ordering(made_up(facing_each_other()), {}, [](State& state) {
    state.ships[0].order = {Task::Hold, {}, {}, {}};
    state.ships[0].has_sighted = true;
  });
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(4)}), "");
}

TEST(CoastalPeople, RC_049_orders_reach_at_once_who_is_in_sight_and_others_a_move_later) {
  const Order hold{Task::Hold, {}, {}, {}};
  const auto given = [&](bool island) {
    auto water = facing_each_other(0);
    if (island) {
      water.areas.push_back(area(core::table::GroundKind::Land, 12, 15, 16, 19));
    }
    water.ships[0].flag = true;
    Game game = ordering(made_up(water), {}, [](State& state) {
      state.move = 2;
      state.ships[0].commander = commander(Character::Intelligent);
    });
    EXPECT_EQ(refusal_of(game, GiveOrder{kSecond, hold}), "");
    return game;
  };
  EXPECT_EQ(given(false).state().ship(kSecond).order, hold);
  Game late = given(true);
  EXPECT_EQ(late.state().ship(kSecond).order.task, Task::Attack);
  pass_to(late, Phase::Orders);
  EXPECT_EQ(late.state().ship(kSecond).order, hold);
}

TEST(CoastalPeople, RC_049_without_a_commander_no_order_is_changed) {
  auto water = facing_each_other();
  water.ships[0].flag = true;
  Game game = ordering(made_up(water), {}, [](State& state) { state.move = 2; });
  EXPECT_EQ(refusal_of(game, GiveOrder{kSecond, {}}), "RC-049 no-commander");
  EXPECT_EQ(refusal_of(game, GiveOrder{kThird, {}}), "RC-043 not-yours");
}

TEST(CoastalPeople, RC_028_men_who_are_shifted_serve_from_the_next_move_on) {
  Game game = ordering(made_up(facing_each_other(0)));
  EXPECT_EQ(refusal_of(game, ShiftCrew{kFirst, Station::Gun, 0, Station::Gun, 1}),
            "RC-028 station-full");
  EXPECT_EQ(refusal_of(game, ShiftCrew{kFirst, Station::Gun, 9, Station::Reserve, 0}),
            "RC-028 no-such-station");
  EXPECT_EQ(refusal_of(game, ShiftCrew{kFirst, Station::Engine, 0, Station::Reserve, 0}), "");
  EXPECT_FALSE(has_power(game.setting(), game.state(), kFirst));  // no man at the engine
  EXPECT_EQ(refusal_of(game, ShiftCrew{kFirst, Station::Engine, 0, Station::Reserve, 0}),
            "RC-028 nobody-to-shift");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(2)}), "RC-028 no-power");
  const int reserve = game.state().ship(kFirst).reserve;
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).reserve, reserve + 1);
}

TEST(CoastalPeople, RC_023_doubtful_vessels_have_the_class_of_their_size) {
  const auto pv = [](std::string_view card) {
    return core::coastal::derive(facts(), facts().find_vessel(card).value()).pv;
  };
  EXPECT_EQ(pv("uss-ceres"), 14 - 2);       // below 20 points: a sixth
  EXPECT_EQ(pv("uss-aroostook"), 69 - 23);  // a third
  EXPECT_EQ(pv("uss-galena"), 95 - 47);     // thinly plated: a half
  EXPECT_EQ(pv("css-chicora"), 85 - 56);    // 60 points and more: two thirds
}

TEST(CoastalPeople, RC_027_one_man_drives_a_small_craft) {
  const auto setting = made_up(open_water(
      {{"css-david", kConfederate, 20, 20, 0, 0}, {"uss-galena", kUnion, 60, 24, 0, 0}}));
  State state = core::coastal::begin(*setting, 1);
  EXPECT_TRUE(has_power(*setting, state, kFirst));
  state.ships[0].engine = 0;
  EXPECT_FALSE(has_power(*setting, state, kFirst));
}

TEST(CoastalPeople, RC_054_a_captain_serves_a_gun_that_works) {
  Game game = ordering(made_up(facing_each_other()), {}, [](State& state) {
    state.ships[0].guns[0].manned = false;
    ++state.ships[0].reserve;
  });
  EXPECT_EQ(refusal_of(game, ServeGun{kFirst, std::uint8_t{0}}), "RC-054 gun-unmanned");
  EXPECT_EQ(refusal_of(game, ServeGun{kFirst, std::uint8_t{99}}), "RC-054 no-such-gun");
  EXPECT_EQ(refusal_of(game, ServeGun{kFirst, std::uint8_t{1}}), "");
  EXPECT_EQ(game.state().ship(kFirst).captain_serves, std::uint8_t{1});
  Game dead = ordering(made_up(facing_each_other()), {},
                       [](State& state) { state.ships[0].captain.alive = false; });
  EXPECT_EQ(refusal_of(dead, ServeGun{kFirst, std::uint8_t{1}}), "RC-054 captain-dead");
}

TEST(CoastalPeople, RC_029_RC_053_the_sheets_at_the_start) {
  const auto setting =
      made_up(before_fort({{"css-huntsville", kUnion, 20, 24, 0, 0}}, "fort-henry"));
  const State state = core::coastal::begin(*setting, 1);
  const Ship& ship = state.ship(kFirst);
  EXPECT_EQ(ship.spv, 50);
  EXPECT_EQ(ship.engine + ship.boiler, 2);
  EXPECT_EQ(ship.reserve, 5);
  EXPECT_EQ(ship.guns.size(), 6U);
  EXPECT_TRUE(ship.ram);
  EXPECT_EQ(draft_now(*setting, state, kFirst), 70);
  EXPECT_EQ(most_speed(*setting, state, kFirst), Inches::of(3));
  EXPECT_EQ(state.fort(kFort).fpv, 240);
  EXPECT_EQ(state.fort(kFort).guns.size(), setting->fort(kFort).guns.size());
}

TEST(CoastalPeople, RC_001_outlines_follow_the_scale_of_the_models) {
  auto options = charts().options;
  const auto length = [&] {
    return made_up(facing_each_other(), options)->ship(kFirst).hull.length;
  };
  EXPECT_EQ(length(), Inches::ratio(210, 50));
  options.model_scale_ft = 100;
  EXPECT_EQ(length(), Inches::ratio(210, 100));
}

TEST(CoastalPeople, RC_141_only_what_belongs_to_the_phase_is_done) {
  Game game = ordering(made_up(facing_each_other(0)));
  EXPECT_EQ(refusal_of(game, core::coastal::LayGun{}), "RC-141 not-in-this-step");
  EXPECT_EQ(refusal_of(game, core::coastal::Board{kFirst, kThird, 1}), "RC-141 not-in-this-step");
  EXPECT_EQ(refusal_of(game, EndPhase{kConfederate}), "RC-141 not-your-step");
  pass_to(game, Phase::Shooting);
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(0)}), "RC-141 not-in-this-step");
}

}  // namespace
}  // namespace tests::coastal
