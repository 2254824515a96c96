// [RR-122] [RR-130] [RR-146] [RR-147] [RR-150] [RR-153] [RR-382] [RR-383] What the river campaign
// brings to a battle of the Coastal set: rounds, dice that are changed, forts that lie hidden,
// mines and bridges that hang on a fort.
#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/movement.h"
#include "core/coastal/ramming.h"
#include "core/coastal/victory.h"
#include "core/coastal/view.h"
#include "core/table/masked.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::coastal {
namespace {

using core::coastal::EndPhase;
using core::coastal::Fate;
using core::coastal::LayGun;
using core::coastal::Shot;
using core::coastal::WritePlot;
using core::table::Battle;
using core::table::GroundKind;
using core::table::GunId;
using core::table::ShipFact;

GunId gun_named(std::string_view id) { return facts().find_gun(id).value(); }

/// The Hartford with nine 9" a side before the Virginia, ten inches off.
Battle broadsides() {
  return open_water(
      {{"uss-hartford-1864", kUnion, 20, 20, 0, 0}, {"css-virginia", kConfederate, 30, 20, 0, 0}});
}

/// The shots of the first ship's guns of a pattern that are legal now.
std::vector<Shot> shots_with(const Game& game, GunId gun) {
  std::vector<Shot> found;
  for (const Shot& shot : shots_of(game.setting(), game.state(), kUnion)) {
    if (!shot.from_fort && shot.ship == kFirst && !shot.at_fort &&
        game.setting().ship(kFirst).guns.at(shot.gun).gun == gun) {
      found.push_back(shot);
    }
  }
  return found;
}

TEST(CoastalRounds, RR_383_a_gun_without_a_round_cannot_be_laid) {
  Battle battle = broadsides();
  battle.ships[0].magazines = {{gun_named("9in-sb"), 2}};
  Game game = in_phase(Phase::Shooting, made_up(battle));
  const auto nines = shots_with(game, gun_named("9in-sb"));
  ASSERT_GT(nines.size(), 2U);
  ASSERT_EQ(refusal_of(game, LayGun{nines[0]}), "");
  ASSERT_EQ(refusal_of(game, LayGun{nines[1]}), "");
  const auto judged = game.judge(LayGun{nines[2]});
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().rule.text(), "RR-383");
  EXPECT_EQ(judged.error().need, 3);
  EXPECT_EQ(judged.error().have, 2);
  const auto rifles = shots_with(game, gun_named("100lb-r"));
  ASSERT_FALSE(rifles.empty());
  EXPECT_EQ(refusal_of(game, LayGun{rifles[0]}), "") << "of these nobody counts the rounds";
}

TEST(CoastalRounds, RR_202_RR_383_a_shot_takes_a_round_and_the_last_one_ends_the_fire) {
  Battle battle = broadsides();
  battle.ships[0].magazines = {{gun_named("9in-sb"), 1}};
  const auto setting = made_up(battle);
  Game game = in_phase(Phase::Shooting, setting);
  ASSERT_EQ(refusal_of(game, LayGun{shots_with(game, gun_named("9in-sb")).at(0)}), "");
  EXPECT_EQ(game.state().ship(kFirst).rounds.at(0), 1) << "laid is not fired";
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  State before = game.state();
  const auto events = game.act(EndPhase{kConfederate});
  ASSERT_TRUE(events);
  EXPECT_EQ(game.state().ship(kFirst).rounds.at(0), 0);
  for (const Event& event : *events) {
    apply(before, event);
  }
  EXPECT_TRUE(before == game.state()) << "what happened tells of the rounds";
  const Game later =
      in_phase(Phase::Shooting, setting, {}, [](State& state) { state.ships[0].rounds = {0}; });
  EXPECT_TRUE(shots_with(later, gun_named("9in-sb")).empty());
  EXPECT_FALSE(shots_with(later, gun_named("100lb-r")).empty());
}

TEST(CoastalRounds, RR_383_RC_282_the_first_fire_of_a_plot_is_judged_too) {
  Battle battle = broadsides();
  battle.ships[0].magazines = {{gun_named("9in-sb"), 1}};
  const auto setting = made_up(battle);
  const Game shooting = in_phase(Phase::Shooting, setting);
  const auto nines = shots_with(shooting, gun_named("9in-sb"));
  Game game = ordering(setting);
  Plot plot = run(0);
  plot.fire = {1, {nines.at(0), nines.at(1)}};
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "RR-383 no-round-left");
  plot.fire.shots.pop_back();
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "");
}

TEST(CoastalRounds, RR_383_a_ship_without_rounds_has_no_gun_to_fight_with) {
  Battle battle = open_water(
      {{"uss-whitehead", kUnion, 20, 20, 0, 0}, {"css-virginia", kConfederate, 30, 20, 0, 0}});
  battle.ships[0].magazines = {{gun_named("9in-sb"), 1}};
  const auto scene = stage(made_up(battle));
  EXPECT_FALSE(holds(*scene->setting, scene->state, kFirst, {ShipFact::GunsGone, {}, {}}));
  EXPECT_TRUE(holds(*scene->setting, scene->state, kFirst, {ShipFact::InAction, {}, {}}));
  scene->state.ships[0].rounds = {0};
  EXPECT_TRUE(holds(*scene->setting, scene->state, kFirst, {ShipFact::GunsGone, {}, {}}));
  EXPECT_FALSE(holds(*scene->setting, scene->state, kFirst, {ShipFact::InAction, {}, {}}));
  EXPECT_TRUE(any_gun_works(*scene->setting, scene->state, kFirst)) << "for the crew's morale";
}

TEST(CoastalRounds, RR_383_the_enemy_does_not_see_what_is_left) {
  Battle battle = broadsides();
  battle.ships[0].magazines = {{gun_named("9in-sb"), 30}};
  const auto setting = made_up(battle);
  const Game game = ordering(setting, {}, [](State& state) { state.ships[0].rounds = {4}; });
  EXPECT_EQ(seen_by(setting, game.state(), kUnion).state.ships[0].rounds.at(0), 4);
  EXPECT_EQ(seen_by(setting, game.state(), kConfederate).state.ships[0].rounds.at(0), 30);
}

// ---- dice that are changed ----

std::shared_ptr<const Setting> duel(int modifier) {
  Battle battle = open_water(
      {{"uss-monitor", kUnion, 20, 20, 90, 0}, {"css-tennessee", kConfederate, 29, 20, 0, 0}});
  battle.ships[0].die_modifier = modifier;
  return made_up(battle);
}

TEST(CoastalDice, RR_382_a_gun_scores_one_more_or_less) {
  const auto after = [](int modifier, std::uint8_t die) {
    const auto scene = stage(duel(modifier), {die, 2, 2});
    Shot shot;
    shot.target = kSecond;
    fire(scene->record, {shot});
    return scene->ship(kSecond).spv < 127;
  };
  EXPECT_FALSE(after(0, 4));
  EXPECT_TRUE(after(1, 4));
  EXPECT_TRUE(after(0, 5));
  EXPECT_FALSE(after(-1, 5));
  EXPECT_TRUE(after(-1, 6));
}

TEST(CoastalDice, RR_382_the_log_says_what_a_die_counts_as) {
  const auto scene = stage(duel(1), {4, 2, 2});
  Shot shot;
  shot.target = kSecond;
  fire(scene->record, {shot});
  bool said = false;
  for (const Event& event : scene->record.take_events()) {
    if (const auto* const told = std::get_if<core::table::Told>(&event);
        told != nullptr && told->key == "die-counts") {
      said = true;
      EXPECT_EQ(told->rule.text(), "RR-382");
      EXPECT_EQ(told->ship, kFirst);
      EXPECT_EQ(told->figures, (std::vector<int>{4, 5}));
    }
  }
  EXPECT_TRUE(said);
  const auto plain = stage(duel(0), {4, 2, 2});
  fire(plain->record, {shot});
  EXPECT_FALSE(tells(plain->record.take_events(), "die-counts"));
}

/// A ram without a test at 8 knots: what is left of the target and of the rammer.
std::pair<int, bool> rammed(int modifier, std::vector<std::uint8_t> dice) {
  Battle battle = open_water({{"css-general-bragg", kConfederate, 20, 20, 90, 8},
                              {"uss-minnesota", kUnion, 50, 20, 0, 0}});
  battle.ships[0].die_modifier = modifier;
  const auto scene = stage(made_up(battle), std::move(dice));
  ram(scene->record, kFirst, kSecond, false);
  return {483 - scene->ship(kSecond).spv, scene->ship(kFirst).ram};
}

TEST(CoastalDice, RR_382_a_ram_strikes_harder_and_hurts_the_rammer_less) {
  EXPECT_EQ(rammed(0, {2, 3, 4, 3}), std::pair(15 * 9, false));
  EXPECT_EQ(rammed(1, {2, 3, 4, 3}), std::pair(15 * 12, true));
  EXPECT_EQ(rammed(1, {6, 3, 4, 3}), std::pair(15 * 15, true)) << "no die is more than a six";
  EXPECT_EQ(rammed(-1, {2, 3, 4, 2}), std::pair(15 * 6, false));
}

TEST(CoastalDice, RR_382_RC_423_the_test_before_a_ram) {
  Battle battle = open_water(
      {{"css-general-bragg", kConfederate, 20, 20, 90, 8}, {"city-class", kUnion, 50, 20, 0, 0}});
  const auto plain = stage(made_up(battle));
  battle.ships[0].die_modifier = -1;
  const auto worse = stage(made_up(battle));
  EXPECT_EQ(ram_odds(*worse->setting, worse->state, kFirst, kSecond).modifier,
            ram_odds(*plain->setting, plain->state, kFirst, kSecond).modifier - 1);
}

TEST(CoastalDice, RR_382_RC_327_a_fire_is_put_out_sooner) {
  const auto out = [](int modifier, std::uint8_t die) {
    const auto scene = stage(duel(modifier), {die}, [](State& state) {
      state.ships[0].fires = {{4, 4}};
    });
    fight_fires(scene->record, kFirst);
    return scene->ship(kFirst).fires.empty();
  };
  EXPECT_FALSE(out(0, 3));
  EXPECT_TRUE(out(1, 3));
  EXPECT_TRUE(out(0, 4));
  EXPECT_FALSE(out(-1, 4));
}

// ---- guns in doubt, rudders ----

/// Of the Hartford's 9" that bear the first is in doubt, and fires alone.
struct Doubted {
  std::vector<Event> events;
  core::coastal::GunState gun;
  int lost{};  ///< points
};

Doubted fire_doubted(std::vector<std::uint8_t> dice, int modifier = 0) {
  Battle battle = broadsides();
  battle.ships[0].die_modifier = modifier;
  const Game first = in_phase(Phase::Shooting, made_up(battle));
  const Shot shot = shots_with(first, gun_named("9in-sb")).front();
  battle.rules.emplace_back(core::table::SuspectGun{kFirst, shot.gun, 3});
  Game game = in_phase(Phase::Shooting, made_up(battle), std::move(dice));
  EXPECT_EQ(refusal_of(game, LayGun{shot}), "");
  EXPECT_TRUE(game.act(EndPhase{kUnion}));
  const int points = game.state().ship(kFirst).spv;
  const auto events = game.act(EndPhase{kConfederate});
  EXPECT_TRUE(events);
  return {*events, game.state().ship(kFirst).guns.at(shot.gun),
          points - game.state().ship(kFirst).spv};
}

TEST(CoastalDoubtedGuns, RR_122_one_that_bursts_is_lost_for_good_and_hits_her_own_ship) {
  const Doubted done = fire_doubted({3});
  EXPECT_TRUE(tells(done.events, "suspect-gun-bursts"));
  EXPECT_TRUE(tells(done.events, "gun-bursts"));
  EXPECT_FALSE(tells(done.events, "gun-hits") || tells(done.events, "gun-misses"));
  EXPECT_TRUE(done.gun.destroyed && done.gun.burst);
  EXPECT_EQ(done.lost, facts().gun(gun_named("9in-sb")).points);
}

TEST(CoastalDoubtedGuns, RR_123_one_that_holds_fires_and_is_asked_no_more) {
  const Doubted done = fire_doubted({2, 2});
  EXPECT_TRUE(tells(done.events, "suspect-gun-holds"));
  EXPECT_TRUE(tells(done.events, "gun-hits") || tells(done.events, "gun-misses"));
  EXPECT_FALSE(done.gun.destroyed);
  EXPECT_EQ(done.lost, 0);
  EXPECT_NE(done.gun.fired_in, 0) << "its next shot is not the first";
}

TEST(CoastalDoubtedGuns, RR_128_RR_382_spirits_change_the_die_for_her) {
  EXPECT_FALSE(fire_doubted({3, 3}, 1).gun.destroyed);
  EXPECT_TRUE(fire_doubted({2}, -1).gun.destroyed);
}

TEST(CoastalJammedRudder, RR_130_a_plot_that_turns_to_that_hand_is_refused) {
  const auto refused = [](bool port, bool starboard, bool to_port) {
    Battle battle = open_water({{"uss-tyler", kUnion, 30, 20, 0, 3}});
    battle.rules.emplace_back(core::table::HelmJammed{kFirst, port, starboard});
    const auto setting = made_up(battle);
    Game game = ordering(setting);
    const Inches radius = setting->ship(kFirst).radius;
    const auto leg = to_port ? left(Inches::of(3), radius) : right(Inches::of(3), radius);
    Plot plot;
    plot.speed = Inches::of(3);
    plot.legs = {leg};
    return refusal_of(game, WritePlot{kFirst, plot});
  };
  EXPECT_EQ(refused(true, false, true), "RR-130 no-port-helm");
  EXPECT_EQ(refused(true, false, false), "");
  EXPECT_EQ(refused(false, true, false), "RR-130 no-starboard-helm");
  EXPECT_EQ(refused(true, true, true), "RR-130 ahead-only");
}

// ---- forts ----

/// Fort Henry in the middle of the right edge, hidden until a ship is right of 50 inches.
Battle before_hidden_fort(double x, bool hidden = true) {
  Battle battle = before_fort(
      {{"uss-galena", kUnion, x, 24, 0, 0}, {"css-selma", kConfederate, 5, 5, 0, 0}}, "fort-henry");
  if (hidden) {
    core::table::MaskedFort rule;
    rule.fort = kFort;
    rule.until = {{ShipFact::XAbove, {}, Inches::of(50)}};
    battle.rules.emplace_back(rule);
  }
  return battle;
}

Shot at_fort(const Game& game) {
  Shot shot;
  shot.at_fort = true;
  for (std::size_t gun = 0; gun < game.state().ship(kFirst).guns.size(); ++gun) {
    shot.gun = static_cast<std::uint8_t>(gun);
    if (bears(game.setting(), game.state(), shot)) {
      break;
    }
  }
  return shot;
}

Shot from_fort(int gun = 0) {
  Shot shot;
  shot.from_fort = true;
  shot.gun = static_cast<std::uint8_t>(gun);
  return shot;
}

TEST(CoastalHiddenForts, RR_146_it_is_not_fired_at_and_does_not_fire_until_a_ship_has_come_up) {
  Game game = ordering(made_up(before_hidden_fort(49)));
  pass_to(game, Phase::Shooting);
  EXPECT_TRUE(game.state().fort(kFort).masked);
  EXPECT_EQ(refusal_of(game, LayGun{at_fort(game)}), "RR-146 not-seen-yet");
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  EXPECT_EQ(refusal_of(game, LayGun{from_fort()}), "RR-146 lies-hidden");
  Game open = ordering(made_up(before_hidden_fort(49, false)));
  pass_to(open, Phase::Shooting);
  EXPECT_EQ(refusal_of(open, LayGun{at_fort(open)}), "");
}

TEST(CoastalHiddenForts, RR_147_RR_376_it_opens_fire_alone_before_the_fire_of_the_move) {
  Game game = ordering(made_up(before_hidden_fort(51)));
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  const auto events = game.act(EndPhase{kConfederate});
  ASSERT_TRUE(events);
  ASSERT_EQ(game.state().phase, Phase::Shooting);
  EXPECT_TRUE(tells(*events, "opens-fire"));
  EXPECT_EQ(game.asked(), kConfederate);
  EXPECT_EQ(refusal_of(game, LayGun{at_fort(game)}), "RR-147 fires-first");
  ASSERT_EQ(refusal_of(game, LayGun{from_fort()}), "");
  const auto fired = game.act(EndPhase{kConfederate});
  ASSERT_TRUE(fired);
  EXPECT_TRUE(tells(*fired, "gun-hits") || tells(*fired, "gun-misses"));
  EXPECT_TRUE(game.state().ship(kFirst).under_fire);
  // The fire of the move follows, and that of the fort is not spent.
  EXPECT_EQ(game.state().phase, Phase::Shooting);
  EXPECT_EQ(game.asked(), kUnion);
  EXPECT_EQ(refusal_of(game, LayGun{at_fort(game)}), "");
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  EXPECT_EQ(refusal_of(game, LayGun{from_fort()}), "");
  ASSERT_TRUE(game.act(EndPhase{kConfederate}));
  EXPECT_NE(game.state().phase, Phase::Shooting);
  EXPECT_TRUE(game.state().ship(kFirst).under_fire);
  pass_to(game, Phase::Shooting);
  EXPECT_TRUE(game.state().opening.empty()) << "once in a battle";
}

TEST(CoastalHiddenForts, RR_376_it_comes_level_with_the_ship_that_has_come_up) {
  Battle battle = before_hidden_fort(51);
  std::get<core::table::MaskedFort>(battle.rules.back()).level = true;
  Game game = ordering(made_up(battle));
  const core::table::Point first = fort_middle(game.setting(), game.state(), kFort);
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  ASSERT_TRUE(game.act(EndPhase{kConfederate}));
  // An inch beyond the line at 50.
  const core::table::Point now{first.x + Inches::of(1), first.y};
  EXPECT_EQ(fort_middle(game.setting(), game.state(), kFort), now);
  EXPECT_EQ(measuring_point(game.setting(), game.state(), from_fort()), now);
}

TEST(CoastalOneMine, RR_153_the_first_ship_is_tested_and_nobody_after) {
  const auto sailed = [](Side side, std::vector<std::uint8_t> cleared) {
    Battle battle =
        open_water({{"city-class", side, 30, 24, 90, 4}, {"css-selma", kConfederate, 5, 5, 0, 0}});
    battle.areas.push_back(area(GroundKind::RealMines, 33, 20, 40, 28));
    battle.rules.emplace_back(core::table::OneMine{0});
    Game game = ordering(made_up(battle), {3, 1, 1},
                         [&](State& state) { state.cleared = std::move(cleared); });
    if (side == kConfederate) {
      EXPECT_TRUE(game.act(EndPhase{kUnion}));
    }
    EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(4)}), "");
    pass_to(game, Phase::Shooting);
    return game.state();
  };
  const State first = sailed(kUnion, {});
  EXPECT_LT(first.ship(kFirst).spv, 51);
  EXPECT_EQ(first.cleared, std::vector<std::uint8_t>{0});
  EXPECT_EQ(sailed(kUnion, {0}).ship(kFirst).spv, 51) << "it has gone off";
  EXPECT_EQ(sailed(kConfederate, {}).ship(kFirst).spv, 51) << "who fires it passes";
}

TEST(CoastalKeptByForts, RR_150_RR_153_what_a_fort_kept_is_gone_when_it_is_silenced) {
  Battle battle = before_hidden_fort(20, false);
  battle.areas.push_back(area(GroundKind::Obstruction, 30, 0, 31, 48));
  battle.areas.push_back(area(GroundKind::RealMines, 33, 20, 40, 28));
  battle.rules.emplace_back(core::table::KeptByForts{0, {kFort}});
  battle.rules.emplace_back(core::table::KeptByForts{1, {kFort}});
  const auto setting = made_up(battle);
  Game holds_out = ordering(setting);
  pass_to(holds_out, Phase::Shooting);
  EXPECT_TRUE(holds_out.state().cleared.empty());
  Game game = ordering(setting, {}, [](State& state) { state.forts[0].fpv = 79; });
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  const auto events = game.act(EndPhase{kConfederate});
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "barrier-opened"));
  EXPECT_TRUE(tells(*events, "mine-cut"));
  EXPECT_EQ(game.state().cleared, (std::vector<std::uint8_t>{0, 1}));
  const auto bars = [&](const Game& in) {
    const auto all = obstacles_for(in.setting(), in.state(), {kFirst}).names;
    return std::ranges::any_of(all, [](const auto& each) {
      return each.what == core::coastal::Obstacles::What::Obstruction;
    });
  };
  EXPECT_TRUE(bars(holds_out));
  EXPECT_FALSE(bars(game));
  const auto view = seen_by(setting, game.state(), kUnion);
  EXPECT_EQ(view.setting->battle.areas[0].kind, GroundKind::Water);
  EXPECT_EQ(view.setting->battle.areas[1].kind, GroundKind::Water);
}

}  // namespace
}  // namespace tests::coastal
