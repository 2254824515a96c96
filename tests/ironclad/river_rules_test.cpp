// [RR-122] [RR-130] [RR-146] [RR-147] [RR-150] [RR-153] [RR-382] [RR-383] What the river campaign
// brings to a battle of the Ironclad set: rounds, dice that are changed, forts that lie hidden,
// mines and bridges that hang on a fort.
#include "core/ironclad/boarding.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/ramming.h"
#include "core/ironclad/victory.h"
#include "core/ironclad/view.h"
#include "core/table/masked.h"
#include "core/table/trigonometry.h"
#include "tests/ironclad/moves.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::ironclad {
namespace {

using core::ironclad::DropAnchor;
using core::ironclad::Event;
using core::ironclad::FortId;
using core::ironclad::LayGun;
using core::ironclad::Record;
using core::ironclad::Shot;
using core::ironclad::TargetKind;
using core::table::Battle;
using core::table::GroundKind;
using core::table::GunId;
using core::table::ShipFact;

GunId gun_named(std::string_view id) { return facts().find_gun(id).value(); }

/// The Hartford with nine 9" a side before the Virginia, ten inches off.
Battle hartford_and_virginia() {
  return open_water({{"uss-hartford-1864", Side::Union, 20, 20, 0, 0},
                     {"css-virginia", Side::Confederate, 30, 20, 0, 0}});
}

/// The shots of the first ship's guns of a pattern that are legal now.
std::vector<Shot> shots_with(const Game& game, GunId gun) {
  std::vector<Shot> found;
  for (const Shot& shot : shots_of(game.setting(), game.state(), Side::Union)) {
    if (!shot.from_fort && shot.ship == kFirst && gun_of(game.setting(), shot).gun == gun) {
      found.push_back(shot);
    }
  }
  return found;
}

/// Both sides end their steps until it is this one, and mark their hits somehow.
void go_to(Game& game, Step step) {
  while (game.asked() && (game.state().step != step || !game.state().hits.empty())) {
    const bool hit = !game.state().hits.empty();
    ASSERT_TRUE(game.act(hit ? game.offered().front() : EndStep{*game.asked()}));
  }
}

/// Ends the fire step of both; gives all that has happened.
std::vector<Event> end_fire(Game& game) {
  std::vector<Event> all;
  const Step step = game.state().step;
  while (game.asked() && game.state().step == step && game.state().hits.empty()) {
    const auto events = game.act(EndStep{*game.asked()});
    EXPECT_TRUE(events);
    all.insert(all.end(), events->begin(), events->end());
  }
  return all;
}

std::vector<core::table::Told> told_as(const std::vector<Event>& events, std::string_view key) {
  std::vector<core::table::Told> found;
  for (const Event& event : events) {
    if (const auto* const told = std::get_if<core::table::Told>(&event);
        told != nullptr && told->key == key) {
      found.push_back(*told);
    }
  }
  return found;
}

TEST(RoundsAboard, RR_383_a_gun_without_a_round_cannot_be_laid) {
  Battle battle = hartford_and_virginia();
  battle.ships[0].magazines = {{gun_named("9in-sb"), 2}};
  Game game{made_up(battle), 1};
  go_to(game, Step::FirstFire);
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

TEST(RoundsAboard, RR_202_RR_383_a_shot_takes_a_round_and_the_last_one_ends_the_fire) {
  Battle battle = hartford_and_virginia();
  battle.ships[0].magazines = {{gun_named("9in-sb"), 1}};
  const auto setting = made_up(battle);
  Game game{setting, 1};
  go_to(game, Step::FirstFire);
  ASSERT_EQ(refusal_of(game, LayGun{shots_with(game, gun_named("9in-sb")).at(0)}), "");
  EXPECT_EQ(log_of(game, 0).rounds.at(0), 1) << "laid is not fired";
  State before = game.state();
  const auto events = end_fire(game);
  EXPECT_EQ(log_of(game, 0).rounds.at(0), 0);
  for (const Event& event : events) {
    apply(before, event);
  }
  EXPECT_TRUE(before == game.state()) << "what happened tells of the rounds";
  State next = game.state();
  next.step = Step::FirstFire;
  next.declared = {};
  next.hits.clear();
  ++next.turn;
  const Game later{setting, next};
  EXPECT_TRUE(shots_with(later, gun_named("9in-sb")).empty());
  EXPECT_FALSE(shots_with(later, gun_named("100lb-r")).empty());
}

TEST(RoundsAboard, RR_383_a_ship_without_rounds_has_no_gun_to_fight_with) {
  Battle battle = open_water({{"uss-whitehead", Side::Union, 20, 20, 0, 0},
                              {"css-virginia", Side::Confederate, 30, 20, 0, 0}});
  battle.ships[0].magazines = {{gun_named("9in-sb"), 1}};
  const auto setting = made_up(battle);
  State state = core::ironclad::begin(*setting, 1);
  EXPECT_FALSE(holds(*setting, state, kFirst, {ShipFact::GunsGone, {}, {}}));
  state.ships[0].rounds = {0};
  EXPECT_TRUE(holds(*setting, state, kFirst, {ShipFact::GunsGone, {}, {}}));
  EXPECT_FALSE(holds(*setting, state, kFirst, {ShipFact::InAction, {}, {}}));
  EXPECT_TRUE(can_fight(*setting, state, Side::Union)) << "it still moves";
  state.ships[0].aground = core::ironclad::Aground::ForGood;
  EXPECT_FALSE(can_fight(*setting, state, Side::Union));
}

TEST(RoundsAboard, RR_383_the_enemy_does_not_see_what_is_left) {
  Battle battle = hartford_and_virginia();
  battle.ships[0].magazines = {{gun_named("9in-sb"), 30}};
  const auto setting = made_up(battle);
  State state = core::ironclad::begin(*setting, 1);
  state.ships[0].rounds = {4};
  EXPECT_EQ(seen_by(setting, state, Side::Union).state.ships[0].rounds.at(0), 4);
  EXPECT_EQ(seen_by(setting, state, Side::Confederate).state.ships[0].rounds.at(0), 30);
}

// ---- dice that are changed ----

/// All nines of the Hartford at the Virginia, with that modifier and these dice.
std::vector<Event> nines_fire(int modifier, std::uint8_t die) {
  Battle battle = hartford_and_virginia();
  battle.ships[0].die_modifier = modifier;
  Game game{made_up(battle), 1, {die, die}};
  go_to(game, Step::FirstFire);
  for (const Shot& shot : shots_with(game, gun_named("9in-sb"))) {
    EXPECT_TRUE(game.act(LayGun{shot}));
  }
  return end_fire(game);
}

TEST(ChangedDice, RR_382_fire_reads_the_chart_a_row_better_or_worse) {
  const auto plain = told_as(nines_fire(0, 4), "chart-b");
  ASSERT_EQ(plain.size(), 1U);
  const int weight = plain[0].figures[0];
  const auto hits = [&](int row) { return charts().chart_b.cell(row, weight).hits; };
  EXPECT_EQ(plain[0].figures[2], hits(4));
  EXPECT_TRUE(told_as(nines_fire(0, 4), "die-counts").empty());

  const auto better = nines_fire(1, 4);
  EXPECT_EQ(told_as(better, "chart-b").at(0).figures[2], hits(3));
  const auto said = told_as(better, "die-counts");
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0].rule.text(), "RR-382");
  EXPECT_EQ(said[0].ship, kFirst);
  EXPECT_EQ(said[0].figures, (std::vector<int>{4, 3}));

  EXPECT_EQ(told_as(nines_fire(-1, 3), "chart-b").at(0).figures[2], hits(4));
  EXPECT_NE(hits(3), hits(4)) << "else this test shows nothing";
}

TEST(ChangedDice, RR_382_the_last_row_comes_only_by_its_own_face_and_the_first_is_the_best) {
  EXPECT_TRUE(told_as(nines_fire(-1, 9), "die-counts").empty());
  EXPECT_TRUE(told_as(nines_fire(1, 10), "die-counts").empty());
  EXPECT_TRUE(told_as(nines_fire(-1, 10), "die-counts").empty());
  EXPECT_TRUE(told_as(nines_fire(1, 1), "die-counts").empty());
}

TEST(ChangedDice, RR_382_IC_189_of_ships_that_fire_together_the_mean_of_the_guns_counts) {
  const auto fire_with = [](int first, int second) {
    Battle battle = open_water({{"uss-whitehead", Side::Union, 20, 20, 0, 0},
                                {"uss-whitehead", Side::Union, 20, 28, 0, 0},
                                {"css-virginia", Side::Confederate, 24, 24, 0, 0}});
    battle.ships[0].die_modifier = first;
    battle.ships[1].die_modifier = second;
    Game game{made_up(battle), 1, {4, 4}};
    go_to(game, Step::FirstFire);
    for (const Shot& shot : shots_of(game.setting(), game.state(), Side::Union)) {
      EXPECT_TRUE(game.act(LayGun{shot}));
    }
    return told_as(end_fire(game), "die-counts").size();
  };
  EXPECT_GT(fire_with(1, 1), 0U);
  EXPECT_EQ(fire_with(1, 0), 0U);
  EXPECT_EQ(fire_with(1, -1), 0U);
}

/// Boxes that a ram at that speed costs the target and the rammer, of wood both.
std::pair<int, int> rammed(int modifier, int knots, std::vector<std::uint8_t> dice) {
  Battle battle = open_water({{"uss-tyler", Side::Union, 20, 20, 90, knots},
                              {"css-selma", Side::Confederate, 26, 20, 0, 0}});
  battle.ships[0].die_modifier = modifier;
  const auto setting = made_up(battle);
  State state = core::ironclad::begin(*setting, 1, std::move(dice));
  Record record{*setting, state};
  ram(record, kFirst, kSecond, knots * kKnot);
  const auto events = record.take_events();
  const auto said = told_as(events, "rams");
  EXPECT_EQ(said.size(), 1U);
  return {said.at(0).figures.at(3), said.at(0).figures.at(4)};
}

TEST(ChangedDice, RR_382_a_ram_hurts_the_target_more_and_the_rammer_less) {
  // At 3 knots a low coloured die is bad for the rammer, at 5 a high one.
  EXPECT_EQ(rammed(0, 3, {2, 4}), std::pair(2, 1));
  EXPECT_EQ(rammed(1, 3, {2, 4}), std::pair(3, 0));
  EXPECT_EQ(rammed(-1, 3, {3, 5}), std::pair(2, 1));
  EXPECT_EQ(rammed(0, 5, {4, 3}), std::pair(4, 2));
  EXPECT_EQ(rammed(1, 5, {4, 3}), std::pair(6, 1));
  EXPECT_EQ(rammed(-1, 5, {5, 2}), std::pair(4, 2));
}

TEST(ChangedDice, RR_382_IC_230_a_repair_comes_sooner_or_not_at_all) {
  const auto repairs = [](int modifier, std::uint8_t die) {
    Battle battle = hartford_and_virginia();
    battle.ships[0].die_modifier = modifier;
    const auto setting = made_up(battle);
    State state = core::ironclad::begin(*setting, 1, {die});
    state.ships[0].turret_jammed = true;
    Record record{*setting, state};
    repair_all(record);
    return !state.ships[0].turret_jammed;
  };
  EXPECT_FALSE(repairs(0, 5));
  EXPECT_TRUE(repairs(1, 5));
  EXPECT_TRUE(repairs(0, 6));
  EXPECT_FALSE(repairs(-1, 6));
}

// ---- guns in doubt, rudders ----

/// Of the Hartford's 9" that bear the first is in doubt, and fires alone.
struct Doubted {
  std::vector<Event> events;
  core::ironclad::GunState gun;
  std::size_t hits{};
};

Doubted fire_doubted(std::vector<std::uint8_t> dice, int modifier = 0) {
  Battle battle = hartford_and_virginia();
  battle.ships[0].die_modifier = modifier;
  Game first{made_up(battle), 1};
  go_to(first, Step::FirstFire);
  const Shot shot = shots_with(first, gun_named("9in-sb")).front();
  battle.rules.emplace_back(core::table::SuspectGun{kFirst, shot.gun, 3});
  Game game{made_up(battle), 1, std::move(dice)};
  go_to(game, Step::FirstFire);
  EXPECT_EQ(refusal_of(game, LayGun{shot}), "");
  Doubted done;
  done.events = end_fire(game);
  done.gun = game.state().ship(kFirst).guns.at(shot.gun);
  for (const auto& each : game.state().hits) {
    done.hits += each.ship == kFirst ? static_cast<std::size_t>(each.left) : 0;
  }
  return done;
}

TEST(DoubtedGuns, RR_122_one_that_bursts_is_lost_for_good_and_hits_her_own_ship) {
  const Doubted done = fire_doubted({3});
  ASSERT_EQ(told_as(done.events, "suspect-gun-bursts").size(), 1U);
  EXPECT_EQ(told_as(done.events, "suspect-gun-bursts").front().rule.text(), "RR-122");
  EXPECT_TRUE(done.gun.lost && done.gun.burst);
  EXPECT_EQ(done.hits, 1U);
  EXPECT_TRUE(told_as(done.events, "chart-a").empty()) << "the shot is not fired";
}

TEST(DoubtedGuns, RR_123_one_that_holds_fires_and_is_asked_no_more) {
  const Doubted done = fire_doubted({2, 10});
  EXPECT_EQ(told_as(done.events, "suspect-gun-holds").size(), 1U);
  EXPECT_FALSE(done.gun.lost);
  EXPECT_EQ(done.hits, 0U);
  EXPECT_NE(done.gun.fired_in, 0) << "its next shot is not the first";
}

TEST(DoubtedGuns, RR_128_RR_382_spirits_change_the_die_for_her) {
  EXPECT_FALSE(fire_doubted({3, 10}, 1).gun.lost);
  EXPECT_TRUE(fire_doubted({2}, -1).gun.lost);
}

TEST(JammedRudder, RR_130_a_move_that_turns_to_that_hand_is_refused) {
  const auto refused = [](bool port, bool starboard, const core::table::Leg& leg) {
    Battle battle = open_water({{"uss-tyler", Side::Union, 30, 20, 0, 3}});
    battle.rules.emplace_back(core::table::HelmJammed{kFirst, port, starboard});
    Game game{made_up(battle), 1};
    go_to(game, Step::UnionMoves);
    return refusal_of(game, run(kFirst, 3, {leg, straight(Inches::of(1))}));
  };
  const Inches radius = Inches::of(4);
  const auto port = core::table::left(Inches::of(2), radius);
  const auto starboard = core::table::right(Inches::of(2), radius);
  EXPECT_EQ(refused(true, false, port), "RR-130 no-port-helm");
  EXPECT_EQ(refused(true, false, starboard), "");
  EXPECT_EQ(refused(false, true, starboard), "RR-130 no-starboard-helm");
  EXPECT_EQ(refused(true, true, port), "RR-130 ahead-only");
  EXPECT_EQ(refused(true, true, straight(Inches::of(2))), "");
}

// ---- forts ----

/// A Confederate work on the right bank, and a Union ship that comes up.
Battle before_battery(double y, int knots = 0) {
  Battle battle = open_water({{"uss-tyler", Side::Union, 40, y, 0, knots},
                              {"css-selma", Side::Confederate, 10, 45, 0, 0}});
  battle.areas.push_back(
      {GroundKind::Land, "bank", {}, {at(50, 0), at(72, 0), at(72, 48), at(50, 48)}});
  core::table::FortFacts work;
  work.id = "battery";
  work.name = "Battery";
  work.work = core::table::FortWork::LowEarth;
  work.guns = {{gun_named("32lb-sb"), 1}, {gun_named("32lb-sb"), 2}};
  work.squares = 2;
  work.width = Inches::of(1);
  work.depth = Inches::of(2);
  work.crew = 2;
  battle.works.push_back(work);
  battle.forts.push_back({"Battery",
                          core::table::FortCardId{static_cast<std::uint8_t>(facts().forts.size())},
                          Side::Confederate,
                          at(51, 24),
                          core::table::Heading::degrees(270),
                          {}});
  return battle;
}

constexpr FortId kBattery{0};

/// She lies hidden until a ship is above the line.
Battle before_hidden_battery(double y, int knots = 0) {
  Battle battle = before_battery(y, knots);
  core::table::MaskedFort rule;
  rule.fort = kBattery;
  rule.until = {{ShipFact::YAbove, {}, Inches::of(22)}};
  battle.rules.emplace_back(rule);
  return battle;
}

Shot from_battery(int gun) {
  Shot shot;
  shot.from_fort = true;
  shot.fort = kBattery;
  shot.gun = static_cast<std::uint8_t>(gun);
  shot.target = {TargetKind::Ship, kFirst, {}, 0};
  return shot;
}

/// What is said to a Union gun that is laid on the battery: one that could fire there, of six.
std::string at_battery(Game& game) {
  std::string last;
  for (std::size_t gun = 0; gun < game.state().ship(kFirst).guns.size(); ++gun) {
    const Shot shot{
        false, kFirst, {}, static_cast<std::uint8_t>(gun), {TargetKind::FortGun, {}, kBattery, 0}};
    const auto judged = game.judge(LayGun{shot});
    last = judged ? "" : judged.error().rule.text() + " " + std::string{judged.error().key};
    if (judged) {
      return "";
    }
  }
  return last;
}

TEST(HiddenForts, RR_146_it_is_not_fired_at_and_does_not_fire_until_a_ship_has_come_up) {
  Game game{made_up(before_hidden_battery(15)), 1};
  go_to(game, Step::FirstFire);
  EXPECT_TRUE(game.state().fort(kBattery).masked);
  EXPECT_EQ(at_battery(game), "RR-146 not-seen-yet");
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  EXPECT_EQ(refusal_of(game, LayGun{from_battery(0)}), "RR-146 lies-hidden");
}

TEST(HiddenForts, RR_147_RR_376_it_opens_fire_alone_before_the_fire_of_the_turn) {
  Game game{made_up(before_hidden_battery(21, 3)), 1, {9, 9}};
  go_to(game, Step::UnionMoves);
  ASSERT_TRUE(game.act(run(kFirst, 3)));
  const auto events = game.act(EndStep{Side::Union});
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "opens-fire"));
  EXPECT_EQ(game.state().step, Step::FirstFire);
  EXPECT_EQ(game.asked(), Side::Confederate);
  EXPECT_EQ(at_battery(game), "RR-147 fires-first");
  ASSERT_EQ(refusal_of(game, LayGun{from_battery(0)}), "");
  const auto fired = game.act(EndStep{Side::Confederate});
  ASSERT_TRUE(fired);
  EXPECT_TRUE(tells(*fired, "chart-a"));
  go_to(game, Step::FirstFire);
  // The fire of the turn follows, and that of the battery is not spent.
  EXPECT_EQ(game.state().step, Step::FirstFire);
  EXPECT_EQ(game.asked(), Side::Union);
  EXPECT_TRUE(game.state().opening.empty());
  EXPECT_EQ(at_battery(game), "");
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  EXPECT_EQ(refusal_of(game, LayGun{from_battery(0)}), "");
  ASSERT_TRUE(game.act(EndStep{Side::Confederate}));
  go_to(game, Step::ConfederateMoves);
  go_to(game, Step::SecondFire);
  EXPECT_TRUE(game.state().opening.empty()) << "once in a battle";
}

TEST(HiddenForts, RR_376_it_comes_level_with_the_ship_that_has_come_up) {
  Battle battle = before_hidden_battery(21, 3);
  std::get<core::table::MaskedFort>(battle.rules.back()).level = true;
  Game game{made_up(battle), 1};
  const auto middle = [&] { return fort_middle(game.setting(), game.state(), kBattery); };
  EXPECT_EQ(middle(), at(51, 24));
  go_to(game, Step::UnionMoves);
  ASSERT_TRUE(game.act(run(kFirst, 3)));
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  // Three inches up from 21: two beyond the line at 22.
  EXPECT_EQ(middle(), at(51, 26));
  EXPECT_EQ(fort_footprint(game.setting(), game.state(), kBattery).middle, at(51, 26));
  EXPECT_EQ(range_of(game.setting(), game.state(), from_battery(0)),
            core::table::distance(
                at(51, 26), aiming_point(game.setting(), game.state(), from_battery(0).target)));
}

TEST(HiddenForts, RR_146_without_the_rule_a_fort_fires_as_ever) {
  Game game{made_up(before_battery(24)), 1};
  go_to(game, Step::FirstFire);
  EXPECT_FALSE(game.state().fort(kBattery).masked);
  EXPECT_EQ(at_battery(game), "");
}

/// Who has moved in the step that goes on may end it.
void have_moved(State& state) {
  for (auto& ship : state.ships) {
    ship.moved = true;
  }
}

/// A mine of the battery in the way of the ship.
Battle with_mine(bool kept) {
  Battle battle = before_battery(18, 3);
  battle.areas.push_back(
      {GroundKind::RealMines, "mine", {}, {at(38, 21), at(42, 21), at(42, 23), at(38, 23)}});
  battle.rules.emplace_back(core::table::OneMine{1});
  if (kept) {
    battle.rules.emplace_back(core::table::KeptByForts{1, {kBattery}});
  }
  battle.ships.push_back(battle.ships[0]);
  battle.ships.back().name = "USS Second";
  battle.ships.back().pose.at = at(40, 14);
  return battle;
}

TEST(OneMine, RR_153_the_first_ship_is_tested_and_nobody_after) {
  Game game = moving(made_up(with_mine(false)), Side::Union, {2, 6});
  auto events = game.act(run(kFirst, 3));
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "mines-passed"));
  EXPECT_TRUE(tells(*events, "only-mine"));
  EXPECT_EQ(game.state().cleared, std::vector<std::uint8_t>{1});
  State next = game.state();
  next.ships[2].pose.at = at(41.5, 18);
  next.ships[0].pose.at = at(36, 30);
  Game again{made_up(with_mine(false)), next};
  events = again.act(run(kThird, 3));
  ASSERT_TRUE(events);
  EXPECT_FALSE(tells(*events, "mine-strikes"));
  const auto view = seen_by(made_up(with_mine(false)), next, Side::Union);
  EXPECT_EQ(view.setting->battle.areas[1].kind, GroundKind::Water);
}

TEST(OneMine, RR_153_those_who_fire_it_pass) {
  Battle battle = with_mine(false);
  battle.ships[0].side = Side::Confederate;
  Game game = moving(made_up(battle), Side::Confederate, {6, 6});
  const auto events = game.act(run(kFirst, 3));
  ASSERT_TRUE(events);
  EXPECT_FALSE(tells(*events, "mine-strikes"));
  EXPECT_TRUE(game.state().cleared.empty());
}

TEST(KeptByForts, RR_153_the_mine_is_cut_when_the_battery_is_silenced) {
  Game game = moving(made_up(with_mine(true)), Side::Union, {6, 6}, [](State& state) {
    have_moved(state);
    for (auto& gun : state.forts[0].guns) {
      gun.lost = true;
      gun.armor = 0;
    }
  });
  const auto events = game.act(EndStep{Side::Union});
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "mine-cut"));
  to_next_moves(game, Side::Union);
  const auto moved = game.act(run(kFirst, 3));
  ASSERT_TRUE(moved);
  EXPECT_FALSE(tells(*moved, "mine-strikes"));
}

TEST(KeptByForts, RR_150_a_bridge_bars_the_way_until_its_batteries_are_silenced) {
  Battle battle = before_battery(18, 3);
  battle.areas.push_back(
      {GroundKind::Obstruction, "bridge", {}, {at(0, 21), at(50, 21), at(50, 22), at(0, 22)}});
  battle.rules.emplace_back(core::table::KeptByForts{1, {kBattery}});
  const auto setting = made_up(battle);
  Game barred = moving(setting, Side::Union);
  auto events = barred.act(run(kFirst, 4));
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "stopped-by-obstruction"));
  Game opened = moving(setting, Side::Union, {}, [](State& state) {
    have_moved(state);
    state.forts[0].white_flag = true;
  });
  events = opened.act(EndStep{Side::Union});
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "barrier-opened"));
  to_next_moves(opened, Side::Union);
  events = opened.act(run(kFirst, 4));
  ASSERT_TRUE(events);
  EXPECT_FALSE(tells(*events, "stopped-by-obstruction"));
  EXPECT_EQ(log_of(opened, 0).pose.at.y, at(0, 22).y);
}

}  // namespace
}  // namespace tests::ironclad
