// Damage: whose choice a box is, critical and lucky hits, stacks, engines, what sinks; torpedoes,
// mortars, boarders and launches by the worked examples.
#include "core/ironclad/damage.h"

#include "core/ironclad/boarding.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/mortars.h"
#include "core/ironclad/sequence.h"
#include "core/ironclad/speed.h"
#include "tests/ironclad/battles.h"

#include <gmock/gmock.h>

namespace tests::ironclad {
namespace {

using namespace core::ironclad;  // NOLINT(google-build-using-namespace): the room that is tested
using core::base::operator""_rule;
using core::board::Side;
using ::testing::ElementsAre;

constexpr FortId kFort{0};

/// A state in which rules are called one by one, with written dice.
struct Trial {
  explicit Trial(std::shared_ptr<const Setting> with, std::vector<std::uint8_t> dice,
                 int parties = 0)
      : setting{std::move(with)}, state{begin(*setting, 1, std::move(dice))} {
    state.step = Step::FirstFire;
    state.parties = static_cast<std::int8_t>(parties);
  }

  [[nodiscard]] Record record() { return Record{*setting, state}; }

  [[nodiscard]] Ship& ship(ShipId id = kFirst) { return state.ships.at(id.value()); }

  std::shared_ptr<const Setting> setting;
  State state;
};

Trial trial(std::string_view card, std::vector<std::uint8_t> dice) {
  return Trial{made_up({{card, Side::Union, 20, 20, 0, 0}}), std::move(dice)};
}

TEST(Hits, IC_E06_IC_194_beyond_the_battering_factor_hits_fall_on_the_armor) {
  // The Virginia has 8 armor boxes and factor 2. Chart B, 64 and more, die 1: four hits.
  const std::vector<Placed> ships{{"css-virginia", Side::Confederate, 30, 20, 0, 0},
                                  {"uss-minnesota", Side::Union, 20, 20, 0, 0}};
  Game game{made_up(ships), 1, {1, 1, 1, 1}};
  State iron = game.state();
  iron.ships[0].armor = 8;
  game = Game{made_up(ships), iron};
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  int laid = 0;
  for (std::size_t gun = 0; gun < game.state().ships[1].guns.size(); ++gun) {
    const LayGun choice{
        {false, kSecond, {}, static_cast<std::uint8_t>(gun), {TargetKind::Ship, kFirst, {}, 0}}};
    if (game.judge(choice)) {
      ASSERT_TRUE(game.act(choice));
      ++laid;
    }
  }
  ASSERT_GT(laid, 12);  // normal range: 6 or 5 each, more than 64 in all
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  ASSERT_TRUE(game.act(EndStep{Side::Confederate}));
  ASSERT_EQ(game.state().hits.size(), 1U);
  EXPECT_EQ(game.state().hits[0], (Hits{kFirst, HitKind::Free, 2}));
  EXPECT_EQ(game.asked(), Side::Confederate);
  ASSERT_TRUE(game.act(CrossOff{kFirst, Section::Midships, 0}));
  const auto wrong = game.judge(CrossOff{kSecond, Section::Midships, 0});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().rule.text(), "IC-221");
  ASSERT_TRUE(game.act(CrossOff{kFirst, Section::Midships, 0}));
  EXPECT_EQ(game.state().ships[0].armor, 6) << "the other two fell on the armor of themselves";
}

TEST(Hits, IC_221_IC_222_a_full_section_takes_no_more_and_another_one_must) {
  Trial t = trial("uss-monitor", {});
  t.ship().knots = 1;
  Record record = t.record();
  add_hits(record, kFirst, HitKind::Speed, 3);
  settle(record);
  EXPECT_EQ(t.ship().knots, 0);
  ASSERT_EQ(t.state.hits.size(), 1U);
  const auto full = judge(*t.setting, t.state, CrossOff{kFirst, Section::Knots, 0});
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().rule.text(), "IC-222");
  EXPECT_TRUE(judge(*t.setting, t.state, CrossOff{kFirst, Section::Armor, 0}));
}

TEST(Hits, IC_221_a_chart_that_names_the_place_leaves_no_choice) {
  Trial t = trial("uss-monitor", {});
  Record record = t.record();
  add_hits(record, kFirst, HitKind::Armor, 1);
  const auto other = judge(*t.setting, t.state, CrossOff{kFirst, Section::Midships, 0});
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().rule.text(), "IC-194");
  settle(record);
  EXPECT_EQ(t.ship().armor, 12);
}

TEST(Hits, IC_223_critical_hits_by_the_table) {
  const auto after = [](std::vector<std::uint8_t> dice) {
    Trial t = trial("uss-monitor", std::move(dice));
    Record record = t.record();
    critical_hit(record, kFirst, Side::Confederate);
    settle(record);
    return t;
  };
  EXPECT_EQ(after({1}).ship().knots, 3);
  {
    const Trial t = after({2});
    EXPECT_TRUE(asks_waterline(t.state)) << "two guns in place of two draft hits";
  }
  EXPECT_EQ(after({3}).ship().draft, 1) << "four draft hits: there are no four guns";
  {
    Trial t = after({4});
    EXPECT_EQ(t.ship().jam, Jam::Right);
    EXPECT_EQ(t.ship().jammed.left, 6);
  }
  EXPECT_EQ(after({5}).ship().jam, Jam::Left);
  EXPECT_EQ(after({6, 3}).ship().knots, 2);
  EXPECT_EQ(after({6, 4}).ship().engines_out, 1);
  EXPECT_EQ(after({6, 6}).ship().fate, Fate::Destroyed);
}

TEST(Hits, IC_223_what_a_critical_hit_costs_is_told) {
  const auto told_after = [](std::vector<std::uint8_t> dice) {
    Trial t = trial("uss-monitor", std::move(dice));
    Record record = t.record();
    critical_hit(record, kFirst, Side::Confederate);
    std::vector<std::pair<std::string, int>> told;
    for (const Event& event : record.take_events()) {
      if (const auto* const fact = std::get_if<core::table::Told>(&event)) {
        told.emplace_back(fact->key, fact->figures.empty() ? 0 : fact->figures.front());
      }
    }
    return told;
  };
  using All = std::vector<std::pair<std::string, int>>;
  EXPECT_EQ(told_after({1}), (All{{"critical-hit", 0}, {"costs-speed", 3}}));
  EXPECT_EQ(told_after({2}), (All{{"critical-hit", 0}, {"costs-waterline", 2}}));
  EXPECT_EQ(told_after({6, 3}), (All{{"critical-hit", 0}, {"costs-speed", 4}}));
}

TEST(Hits, IC_224_the_owner_takes_the_guns_if_he_has_so_many) {
  Trial t = trial("uss-monitor", {2});
  Record record = t.record();
  critical_hit(record, kFirst, Side::Confederate);
  settle(record);
  ASSERT_TRUE(judge(*t.setting, t.state, ChooseWaterline{kFirst, true}));
  choose_waterline(record, {kFirst, true});
  settle(record);
  EXPECT_EQ(boxes_left(t.ship(), Section::Gun), 0);
  EXPECT_EQ(t.ship().draft, 5);
}

TEST(Hits, IC_224_IC_143_aground_it_must_take_guns) {
  Trial t = trial("uss-monitor", {2});
  t.ship().aground = Aground::Stuck;
  Record record = t.record();
  critical_hit(record, kFirst, Side::Confederate);
  settle(record);
  EXPECT_EQ(boxes_left(t.ship(), Section::Gun), 0);
  EXPECT_EQ(t.ship().draft, 5);
}

TEST(Hits, IC_225_lucky_hits_by_the_table) {
  const auto after = [](std::vector<std::uint8_t> dice) {
    Trial t = trial("uss-monitor", std::move(dice));
    t.ship().parties = 1;
    Record record = t.record();
    lucky_hit(record, kFirst, Side::Confederate);
    settle(record);
    return t;
  };
  EXPECT_EQ(after({1}).ship().armor, 12);
  EXPECT_EQ(after({2, 4}).ship().stack, 0);
  {
    Trial t = after({3});
    EXPECT_EQ(t.ship().midships, 2);
    EXPECT_EQ(t.ship().parties, 0);
  }
  EXPECT_EQ(after({4}).ship().jammed.left, 2);
  EXPECT_EQ(after({5}).ship().jam, Jam::Left);
  EXPECT_EQ(after({6, 1}).ship().no_course_change.left, 1);
  EXPECT_EQ(after({6, 3, 1}).ship().knots, 3) << "a critical hit";
  EXPECT_EQ(after({6, 6}).ship().draft, 4);
}

TEST(Hits, IC_T13_a_stack_that_is_gone_is_missed) {
  Trial t = trial("uss-monitor", {2});
  t.ship().stack = 0;
  Record record = t.record();
  lucky_hit(record, kFirst, Side::Confederate);
  settle(record);
  EXPECT_EQ(boxes_left(t.ship()), 29);
  EXPECT_EQ(t.state.dice.made(), 1U) << "no roll for the stack";
}

TEST(Hits, IC_226_IC_046_loss_of_the_stack) {
  const auto after = [](std::uint8_t die) {
    Trial t = trial("uss-monitor", {die});
    Record record = t.record();
    add_hits(record, kFirst, HitKind::Free, 1);
    cross_off(record, {kFirst, Section::Stack, 0});
    settle(record);
    return t;
  };
  EXPECT_EQ(after(1).ship().no_power.left, 6);
  EXPECT_EQ(after(2).ship().jam, Jam::Right);
  EXPECT_EQ(after(3).ship().jammed.left, 2);
  EXPECT_EQ(after(4).ship().knots, 5);
  EXPECT_EQ(after(5).ship().knots, 5);
  EXPECT_EQ(after(6).ship().knots, 4);
}

TEST(Engines, IC_227_no_power_for_two_turns_then_by_a_die) {
  Trial t{made_up({{"uss-monitor", Side::Union, 20, 20, 0, 0},
                   {"css-virginia", Side::Confederate, 60, 20, 0, 0}}),
          {6, 4, 6}};
  Record record = t.record();
  critical_hit(record, kFirst, Side::Confederate);
  settle(record);
  for (int turn = 1; turn <= 2; ++turn) {
    t.state.turn = static_cast<std::int16_t>(turn);
    EXPECT_EQ(power_of(*t.setting, t.state, kFirst), 0);
  }
  t.state.step = Step::Drifting;
  Record next = t.record();
  go_on(next);
  ASSERT_EQ(t.state.turn, 3);
  EXPECT_EQ(t.state.dice.made(), 3U);
  EXPECT_EQ(power_of(*t.setting, t.state, kFirst), 2 * kKnot);
}

TEST(Sinking, IC_229_without_draft_boxes_it_sinks_and_aground_it_settles) {
  Trial t = trial("uss-monitor", {});
  Record record = t.record();
  add_hits(record, kFirst, HitKind::Draft, 5);
  settle(record);
  EXPECT_EQ(t.ship().fate, Fate::Sunk);
  Trial aground = trial("uss-monitor", {});
  aground.ship().aground = Aground::Stuck;
  Record other = aground.record();
  add_hits(other, kFirst, HitKind::Draft, 5);
  settle(other);
  EXPECT_EQ(aground.ship().fate, Fate::Afloat);
  EXPECT_EQ(aground.ship().aground, Aground::Settled);  // [IC-146]
}

TEST(Sinking, IC_047_a_ship_without_any_box_is_destroyed) {
  Trial t = trial("uss-monitor", {});
  t.ship().aground = Aground::ForGood;
  Record record = t.record();
  add_hits(record, kFirst, HitKind::Draft, 5);
  settle(record);
  Ship& ship = t.ship();
  ship.armor = ship.knots = ship.midships = ship.stack = 0;
  ship.guns[0].lost = true;
  add_hits(record, kFirst, HitKind::Free, 1);
  settle(record);
  EXPECT_EQ(ship.fate, Fate::Destroyed);
}

TEST(Sinking, IC_228_nothing_else_is_hurt_by_an_explosion) {
  Trial t{made_up({{"uss-monitor", Side::Union, 20, 20, 0, 0},
                   {"css-virginia", Side::Confederate, 20.6, 20, 0, 0}}),
          {6, 6}};
  const Ship other = t.ship(kSecond);
  Record record = t.record();
  critical_hit(record, kFirst, Side::Confederate);
  settle(record);
  EXPECT_EQ(t.ship().fate, Fate::Destroyed);
  EXPECT_EQ(t.ship(kSecond), other);
}

TEST(Torpedo, IC_E19_IC_149_IC_150_the_albemarle_struck) {
  Trial t{made_up({{"css-albemarle", Side::Confederate, 20, 20, 0, 0}}), {3, 4}};
  Record record = t.record();
  EXPECT_TRUE(torpedo_hit(record, kFirst, Side::Union, "IC-149"_rule));
  settle(record);
  EXPECT_EQ(t.ship().draft, 1);
  EXPECT_EQ(t.ship().knots, 1);
  EXPECT_EQ(boxes_left(t.ship(), Section::Gun), 0);
  ASSERT_EQ(t.state.hits.size(), 1U);
  EXPECT_EQ(t.state.hits[0].left, 2) << "two hits to spare go elsewhere";
}

TEST(Torpedo, IC_149_wood_sinks_on_three_and_a_dud_does_nothing) {
  Trial t = trial("uss-ceres", {2, 3});
  Record record = t.record();
  EXPECT_FALSE(torpedo_hit(record, kFirst, Side::Confederate, "IC-149"_rule));
  EXPECT_EQ(t.ship().fate, Fate::Afloat);
  EXPECT_TRUE(torpedo_hit(record, kFirst, Side::Confederate, "IC-149"_rule));
  EXPECT_EQ(t.ship().fate, Fate::Sunk);
}

core::table::Battle mortar_and_fort(double range) {
  auto battle = open_water({{"mortar-scow-no-16-type", Side::Union, 20, 20, 0, 0}});
  battle.ships[0].moored = true;
  core::table::BattleFort fort;
  fort.name = "fort";
  fort.card = facts().find_fort("fort-henry").value();
  fort.side = Side::Confederate;
  fort.middle = at(20 + range, 20);
  fort.facing = core::table::Heading::degrees(270);
  battle.forts.push_back(fort);
  return battle;
}

Shot shell(int gun) {
  return {false, kFirst, {}, 0, {TargetKind::FortGun, {}, kFort, static_cast<std::uint8_t>(gun)}};
}

TEST(Mortars, IC_E14_IC_244_IC_246_IC_247_the_second_shell_at_the_same_spot) {
  const auto setting = made_up(mortar_and_fort(30));
  Trial t{setting, {9, 9, 10, 4, 2}};
  t.state.laid[0] = {shell(0)};
  Record record = t.record();
  EXPECT_EQ(bonus_of(*setting, t.state, shell(0)), 0);
  fire_mortars(record);
  settle(record);
  EXPECT_EQ(t.state.forts[0].guns[0].burst_hits, 0);
  t.state.turn = 2;
  EXPECT_EQ(bonus_of(*setting, t.state, shell(0)), 1);
  fire_mortars(record);
  EXPECT_EQ(t.state.forts[0].guns[0].silent_steps, 1);
  EXPECT_TRUE(silent_by(t.state, kFort, 0));
  settle(record);  // extra die 10; 4 + 1 = 5; 2: two guns, and a box of every gun
  EXPECT_EQ(guns_left(t.state.forts[0]), 8);
  for (const FortGunState& gun : t.state.forts[0].guns) {
    EXPECT_TRUE(gun.lost || gun.armor == 3);
  }
}

TEST(Mortars, IC_247_one_extra_die_a_turn) {
  Trial t{made_up(mortar_and_fort(30)), {10, 9, 10}};
  for (const Step step : {Step::FirstFire, Step::SecondFire}) {
    t.state.step = step;
    t.state.laid[0] = {shell(0)};
    Record record = t.record();
    fire_mortars(record);
  }
  EXPECT_EQ(t.state.dice.made(), 3U) << "two shells and one die for the fort";
}

TEST(Mortars, IC_246_second_and_third_hits_last_longer) {
  Trial t{made_up(mortar_and_fort(30)), {10, 1, 10, 1, 10, 1}};
  for (int turn = 1; turn <= 3; ++turn) {
    t.state.turn = static_cast<std::int16_t>(turn);
    t.state.laid[0] = {shell(0)};
    Record record = t.record();
    fire_mortars(record);
    const FortGunState& gun = t.state.forts[0].guns[0];
    EXPECT_EQ(gun.silent_for_good, turn == 3);
    if (turn < 3) {
      EXPECT_EQ(gun.silent_steps, turn);
      run_down_silence(record);
      run_down_silence(record);
    }
  }
  EXPECT_EQ(silent_by(t.state, kFort, 0), "IC-246"_rule);
}

TEST(Mortars, IC_241_IC_242_IC_243_what_they_may_not_fire_at) {
  const auto rule = [](double range, const auto& edit) {
    Trial t{made_up(mortar_and_fort(range)), {}};
    edit(t);
    const auto judged = judge(*t.setting, t.state, LayGun{shell(0)});
    return judged ? std::string{"legal"} : judged.error().rule.text();
  };
  const auto as_is = [](Trial&) {};
  EXPECT_EQ(rule(30, as_is), "legal");
  EXPECT_EQ(rule(41, as_is), "IC-243");
  EXPECT_EQ(rule(4, as_is), "IC-243");
  EXPECT_EQ(rule(30, [](Trial& t) { t.ship().run = core::table::Inches::of(1); }), "IC-241");
  Trial ships{made_up({{"mortar-scow-no-16-type", Side::Union, 20, 20, 0, 0},
                       {"css-virginia", Side::Confederate, 40, 20, 0, 0}}),
              {}};
  const LayGun at_ship{{false, kFirst, {}, 0, {TargetKind::Ship, kSecond, {}, 0}}};
  EXPECT_EQ(judge(*ships.setting, ships.state, at_ship).error().rule.text(), "IC-242");
  ships.ship(kSecond).anchored = true;
  EXPECT_TRUE(judge(*ships.setting, ships.state, at_ship));
}

TEST(Mortars, IC_245_a_shell_on_a_ship_is_a_critical_hit) {
  Trial t{made_up({{"mortar-scow-no-16-type", Side::Union, 20, 20, 0, 0},
                   {"css-virginia", Side::Confederate, 40, 20, 0, 0}}),
          {10, 1}};
  t.state.laid[0] = {{false, kFirst, {}, 0, {TargetKind::Ship, kSecond, {}, 0}}};
  Record record = t.record();
  fire_mortars(record);
  settle(record);
  EXPECT_EQ(t.ship(kSecond).knots, 3) << "boiler: three speed hits";
}

TEST(Boarding, IC_E15_IC_305_two_parties_aboard_the_monitor) {
  Trial t = trial("uss-monitor", {4, 3});
  t.ship().boarders = 2;
  Record record = t.record();
  board_all(record);
  settle(record);
  EXPECT_TRUE(t.ship().turret_jammed);
  EXPECT_EQ(boxes_left(t.ship(), Section::Gun), 0);
  EXPECT_EQ(t.ship().boarders, 1) << "the second party is used up";
}

TEST(Boarding, IC_305_IC_306_other_activity_of_boarders) {
  const auto after = [](std::string_view card, std::vector<std::uint8_t> dice) {
    Trial t = trial(card, std::move(dice));
    t.ship().boarders = 1;
    Record record = t.record();
    board_all(record);
    settle(record);
    return t;
  };
  EXPECT_EQ(after("uss-monitor", {1}).ship().boarders, 1);
  EXPECT_EQ(after("uss-monitor", {2}).state.hits, (std::vector<Hits>{{kFirst, HitKind::Guns, 1}}));
  {
    Trial t = after("uss-monitor", {5});
    EXPECT_EQ(t.ship().jam, Jam::Ahead);
    EXPECT_EQ(t.ship().jammed.left, 3);
  }
  EXPECT_TRUE(after("uss-monitor", {6}).ship().must_leave);
  EXPECT_EQ(after("uss-galena", {4, 3}).ship().closed, 1);
  EXPECT_EQ(after("uss-galena", {4, 4}).ship().closed, 2);
}

TEST(Boarding, IC_E16_IC_307_IC_308_three_parties_aboard_the_southfield) {
  Trial t = trial("uss-southfield-1864", {4, 5});
  t.ship().boarders = 3;
  Record record = t.record();
  board_all(record);
  EXPECT_TRUE(t.ship().melee);
  board_all(record);
  EXPECT_EQ(t.ship().side, Side::Confederate);
  EXPECT_EQ(t.ship().captured_in, 1);
  EXPECT_EQ(power_of(*t.setting, t.state, kFirst), 0) << "dead in the water for one turn";
  t.state.turn = 3;
  EXPECT_EQ(power_of(*t.setting, t.state, kFirst), 6 * kKnot) << "then half of 12 knots";
}

TEST(Boarding, IC_E17_IC_303_IC_304_fire_at_boarders) {
  // Close fire, Chart A: three hits. Dice 6, 2, 5: one party is destroyed; wood is hurt too.
  const auto after = [](std::string_view card) {
    Trial t{
        made_up({{card, Side::Union, 20, 20, 0, 0}, {"uss-monitor", Side::Union, 23, 20, 0, 0}}),
        {4, 6, 2, 5}};
    t.ship().boarders = 2;
    const Target boarders{TargetKind::Boarders, kFirst, {}, 0};
    for (std::uint8_t gun = 0; gun < 2; ++gun) {
      const LayGun choice{{false, kSecond, {}, gun, boarders}};
      EXPECT_TRUE(judge(*t.setting, t.state, choice));
      t.state.laid[0].push_back(choice.shot);
    }
    Record record = t.record();
    fire_guns(record);
    settle(record);
    return t;
  };
  Trial iron = after("uss-galena");
  EXPECT_EQ(iron.ship().boarders, 1);
  EXPECT_TRUE(iron.state.hits.empty()) << "grape and canister do not hurt an ironclad";
  Trial wood = after("uss-southfield-1864");
  EXPECT_EQ(wood.ship().boarders, 1);
  ASSERT_EQ(wood.state.hits.size(), 1U);
  EXPECT_EQ(wood.state.hits[0], (Hits{kFirst, HitKind::Free, 3}));
}

TEST(Boarding, IC_303_the_boarded_ship_and_far_guns_may_not_fire_at_boarders) {
  Trial t{made_up({{"uss-monitor", Side::Union, 20, 20, 0, 0},
                   {"uss-monitor", Side::Union, 27, 20, 0, 0}}),
          {}};
  t.ship().boarders = 1;
  const Target boarders{TargetKind::Boarders, kFirst, {}, 0};
  EXPECT_EQ(judge(*t.setting, t.state, LayGun{{false, kFirst, {}, 0, boarders}}).error().key,
            "boarded-ship");
  const auto far = judge(*t.setting, t.state, LayGun{{false, kSecond, {}, 0, boarders}});
  ASSERT_FALSE(far);
  EXPECT_EQ(far.error().key, "boarders-only-close");
  EXPECT_EQ(far.error().need_inches, core::table::Inches::of(6));
}

TEST(Boarding, IC_023_IC_024_parties_are_rolled_for_and_embarked) {
  auto battle = open_water({{"css-virginia", Side::Confederate, 20, 20, 0, 0}});
  battle.rules.clear();
  Game game{made_up(battle), 1, {5}};
  EXPECT_EQ(game.state().parties, 5);
  EXPECT_EQ(game.state().step, Step::Embarking);
  ASSERT_TRUE(game.act(EmbarkParty{kFirst}));
  ASSERT_TRUE(game.act(EmbarkParty{kFirst}));
  const auto third = game.judge(EmbarkParty{kFirst});
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error().rule.text(), "IC-024");
  EXPECT_EQ(third.error().need, 2);
  EXPECT_EQ(game.state().ships[0].parties, 2);
}

TEST(Boarding, IC_301_IC_302_IC_309_grappling_needs_contact_and_one_die_a_party) {
  const std::vector<Placed> ships{{"uss-ceres", Side::Union, 20, 20, 0, 0},
                                  {"css-virginia", Side::Confederate, 30, 20, 0, 0}};
  Trial t{made_up(ships, 2), {3, 4}, 2};
  t.state.step = Step::ConfederateMoves;
  t.ship(kSecond).parties = 2;
  t.ship(kSecond).tries_left = 2;
  const Grapple choice{kSecond, kFirst};
  EXPECT_EQ(judge(*t.setting, t.state, choice).error().key, "not-alongside");
  const auto beam = (t.setting->ship(kFirst).hull.beam + t.setting->ship(kSecond).hull.beam) / 2;
  t.ship(kSecond).pose.at = {t.ship().pose.at.x + beam + core::table::Inches::of_ticks(4),
                             t.ship().pose.at.y};
  ASSERT_TRUE(judge(*t.setting, t.state, choice));
  Record record = t.record();
  grapple(record, choice);
  EXPECT_EQ(t.ship().boarders, 0);
  grapple(record, choice);
  EXPECT_EQ(t.ship().boarders, 1);
  EXPECT_EQ(t.ship(kSecond).parties, 1);
  EXPECT_EQ(judge(*t.setting, t.state, choice).error().rule.text(), "IC-302");
  EXPECT_EQ(judge(*t.setting, t.state, Grapple{kFirst, kSecond}).error().key, "not-yours");
}

TEST(Launches, IC_E18_IC_323_three_hits_put_the_fire_out) {
  Trial t = trial("picket-launch-cushing-type", {4});
  Record record = t.record();
  hit_launch(record, kFirst, 3);
  EXPECT_TRUE(t.ship().no_power.acts());
  EXPECT_EQ(t.ship().fate, Fate::Afloat);
}

TEST(Launches, IC_322_IC_323_distant_fire_is_not_allowed) {
  Trial t{made_up({{"css-virginia", Side::Confederate, 20, 20, 90, 0},
                   {"picket-launch-cushing-type", Side::Union, 41, 20, 0, 0}}),
          {}};
  t.state.declared[0] = true;
  const LayGun choice{{false, kFirst, {}, 0, {TargetKind::Ship, kSecond, {}, 0}}};
  const auto judged = judge(*t.setting, t.state, choice);
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().rule.text(), "IC-323");
}

Trial launches(std::vector<std::uint8_t> dice) {
  Trial t{made_up({{"picket-launch-cushing-type", Side::Union, 20, 20, 0, 0},
                   {"confederate-steam-launch", Side::Confederate, 20.1, 20, 0, 0}}),
          std::move(dice)};
  t.ship().grapples = kSecond;
  t.ship(kSecond).grapples = kFirst;
  return t;
}

TEST(Launches, IC_325_IC_326_the_higher_die_takes_the_other_boat) {
  Trial taken = launches({5, 3});
  Record record = taken.record();
  board_all(record);
  EXPECT_EQ(taken.ship().fate, Fate::Left);
  EXPECT_EQ(taken.ship(kSecond).fate, Fate::Prize);
  Trial sunk = launches({6, 3});
  Record other = sunk.record();
  board_all(other);
  EXPECT_EQ(sunk.ship().fate, Fate::Afloat);
  EXPECT_EQ(sunk.ship(kSecond).fate, Fate::Sunk);
  Trial tie = launches({4, 4});
  Record third = tie.record();
  board_all(third);
  EXPECT_EQ(tie.ship().grapples, kSecond);
}

TEST(Launches, IC_327_fire_into_a_melee_is_shared_by_dice) {
  Trial t = launches({2, 5, 6, 6, 1});
  Record record = t.record();
  fire_into_melee(record, kFirst, 3, Side::Union);  // 2: Union; 5, 6: Confederate
  settle(record);                                   // one hit, 6: sunk; two hits, 1: nothing
  EXPECT_EQ(t.ship().fate, Fate::Sunk);
  EXPECT_EQ(t.ship(kSecond).fate, Fate::Afloat);
}

}  // namespace
}  // namespace tests::ironclad
