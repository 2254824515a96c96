// [IC-141]-[IC-150] Shoals, grounding, mines.
#include "core/ironclad/damage.h"
#include "tests/ironclad/moves.h"

namespace tests::ironclad {
namespace {

using core::base::operator""_rule;
using core::ironclad::Aground;
using core::ironclad::Fate;
using core::ironclad::Record;
using core::table::GroundKind;
using core::table::pivot;
using core::table::right;
using core::table::straight;

using Dice = std::vector<std::uint8_t>;

core::table::BattleArea box(GroundKind kind, double left, double right,
                            std::optional<int> feet = {}) {
  const auto depth =
      feet ? std::optional{core::table::Feet::of(*feet)} : std::optional<core::table::Feet>{};
  return {kind, {}, depth, {at(left, 18), at(right, 18), at(right, 30), at(left, 30)}};
}

/// A ship that steers for what lies at 38 to 42 inches; its bow is at 36.9. A Confederate one lies
/// far off.
core::table::Battle towards(std::vector<core::table::BattleArea> areas,
                            std::string_view card = "uss-tyler", int knots = 4) {
  auto waters = open_water(
      {{card, Side::Union, 36, 24, 90, knots}, {"css-selma", Side::Confederate, 10, 10, 0, 0}});
  waters.areas = std::move(areas);
  return waters;
}

/// What is left of scripted dice: how many were rolled.
std::size_t rolls(const std::vector<core::ironclad::Event>& events) {
  return static_cast<std::size_t>(std::ranges::count_if(events, [](const auto& event) {
    return std::holds_alternative<core::ironclad::Rolled>(event);
  }));
}

/// The same straight move over what lies there.
struct Over {
  Game game;
  std::size_t rolled{};

  [[nodiscard]] const core::ironclad::Ship& log() const { return log_of(game, 0); }
};

Over over(const core::table::Battle& waters, Dice dice, int knots = 4, const Edit& edit = {}) {
  Game game = moving(made_up(waters), Side::Union, std::move(dice), edit);
  MoveShip move = run(ship(0), knots);
  move.ashore = true;
  const auto events = game.act(move);
  EXPECT_TRUE(events);
  EXPECT_EQ(broken(game), "");
  return {game, events ? rolls(*events) : 0};
}

TEST(Shoals, IC_141_on_a_one_it_is_aground_where_it_enters) {
  const auto waters = towards({box(GroundKind::Shoal, 38, 42, 4)});
  const Over one = over(waters, {1});
  EXPECT_EQ(one.log().aground, Aground::Stuck);
  EXPECT_EQ(one.log().speed, 0);
  EXPECT_NEAR(one.log().run.decimal(), 2 - 0.9, 0.001);
  for (const std::uint8_t die : Dice{2, 6}) {
    const Over more = over(waters, {die});
    EXPECT_EQ(more.log().aground, Aground::No);
    EXPECT_EQ(more.log().run, Inches::of(4));
    EXPECT_EQ(more.rolled, 1U);
  }
}

TEST(Shoals, IC_141_only_in_water_shallower_than_the_draft) {
  EXPECT_EQ(over(towards({box(GroundKind::Shoal, 38, 42, 6)}), {1}).rolled, 0U) << "draws 6 feet";
  EXPECT_EQ(over(towards({box(GroundKind::Shoal, 38, 42, 5)}), {2}).rolled, 1U);
}

TEST(Shoals, IC_141_IC_045_a_ship_that_has_settled_deeper_tests) {
  const auto waters = towards({box(GroundKind::Shoal, 38, 42, 6)});
  const auto lost = [](int boxes) {
    return [=](State& state) { state.ships[0].draft = static_cast<std::int8_t>(3 - boxes); };
  };
  EXPECT_EQ(over(waters, {2}, 4, lost(1)).rolled, 0U);
  EXPECT_EQ(over(waters, {2}, 4, lost(2)).rolled, 1U) << "seven feet now";
}

TEST(Shoals, IC_141_one_roll_for_each_separate_area) {
  const auto waters =
      towards({box(GroundKind::Shoal, 37.5, 38, 4), box(GroundKind::Shoal, 39, 39.5, 3)});
  const Over both = over(waters, {2, 1});
  EXPECT_EQ(both.rolled, 2U);
  EXPECT_EQ(both.log().aground, Aground::Stuck);
  EXPECT_NEAR(both.log().run.decimal(), 3 - 0.9, 0.001);
  EXPECT_EQ(over(waters, {1}).rolled, 1U) << "it does not come to the second";
}

TEST(Shoals, IC_141_lying_still_tests_nothing) {
  auto waters = towards({box(GroundKind::Shoal, 30, 42, 4)}, "uss-tyler", 0);
  Game game = moving(made_up(waters), Side::Union, {1});
  const auto still = game.act(run(ship(0), 0));
  ASSERT_TRUE(still);
  EXPECT_EQ(rolls(*still), 0U);
}

TEST(Shoals, IC_142_the_inch_along_the_shore_is_three_feet_deep) {
  core::table::BattleArea land{
      GroundKind::Land, {}, {}, {at(0, 25), at(72, 25), at(72, 48), at(0, 48)}};
  const auto along = [&](std::string_view card, double y, Dice dice) {
    auto waters = towards({land}, card);
    waters.ships[0].pose.at = at(36, y);
    return over(waters, std::move(dice), 2).rolled;  // the scow has no engine and coasts
  };
  EXPECT_EQ(along("uss-tyler", 23.7, {2}), 0U) << "its side is more than an inch off";
  EXPECT_EQ(along("uss-tyler", 23.9, {2}), 1U);
  EXPECT_EQ(along("mortar-scow-no-16-type", 24.5, {2}), 0U) << "draws two feet";
  EXPECT_EQ(along("confederate-steam-launch", 24.5, {2}), 0U) << "draws three";
}

TEST(Shoals, IC_143_aground_it_neither_moves_nor_turns_nor_sinks) {
  for (const auto& [aground, rule] :
       std::vector<std::pair<Aground, std::string>>{{Aground::Stuck, "IC-143"},
                                                    {Aground::ForGood, "IC-145"},
                                                    {Aground::Settled, "IC-146"}}) {
    Game game = alone("uss-tyler", 0,
                      [aground = aground](State& state) { state.ships[0].aground = aground; });
    EXPECT_EQ(refusal_of(game, run(ship(0), 1)), rule + " ship-is-aground");
    EXPECT_EQ(refusal_of(game, run(ship(0), -1)), rule + " ship-is-aground");
    EXPECT_EQ(refusal_of(game, run(ship(0), 0, {pivot(core::table::Heading::degrees(0))})),
              rule + " ship-is-aground");
    EXPECT_TRUE(cannot_sink(game.setting(), game.state(), ship(0)));
    EXPECT_EQ(refusal_of(game, run(ship(0), 0)), "");
  }
}

TEST(Shoals, IC_E21_IC_144_aground_stays_floats) {
  const auto waters = towards({box(GroundKind::Shoal, 38, 42, 4)});
  Over tyler = over(waters, {1, 3, 1});
  ASSERT_EQ(tyler.log().aground, Aground::Stuck);
  to_next_moves(tyler.game, Side::Union);
  EXPECT_EQ(tyler.log().aground, Aground::Stuck) << "3";
  EXPECT_EQ(refusal_of(tyler.game, run(ship(0), -1)), "IC-143 ship-is-aground");
  to_next_moves(tyler.game, Side::Union);
  EXPECT_EQ(tyler.log().aground, Aground::No) << "1";
  EXPECT_EQ(tyler.log().speed, 0);
}

TEST(Shoals, IC_144_free_again_it_leaves_along_its_heading_or_astern) {
  const auto freed = [] {
    return alone("uss-tyler", 0, [](State& state) { state.ships[0].floated = true; });
  };
  Game game = freed();
  EXPECT_EQ(refusal_of(game, run(ship(0), 1, {right(Inches::of(1), Inches::of(2))})),
            "IC-144 straight-only");
  EXPECT_EQ(refusal_of(game, run(ship(0), 0, {pivot(core::table::Heading::degrees(0))})),
            "IC-144 straight-only");
  EXPECT_EQ(refusal_of(game, run(ship(0), -2)), "");
  EXPECT_FALSE(log_of(game, 0).floated);
  Game ahead = freed();
  EXPECT_EQ(refusal_of(ahead, run(ship(0), 0)), "");
  EXPECT_TRUE(log_of(ahead, 0).floated) << "until it has made way";
}

TEST(Shoals, IC_145_run_ashore_it_stays_for_the_rest_of_the_battle) {
  const auto waters = towards({box(GroundKind::Land, 39, 42)});
  Game game = moving(made_up(waters), Side::Union, {6});
  EXPECT_EQ(refusal_of(game, run(ship(0), 4)), "IC-145 would-run-ashore 4/2.0999");
  const Over ashore = over(waters, {6});
  EXPECT_EQ(ashore.rolled, 1U) << "[IC-142] the strip";
  EXPECT_EQ(ashore.log().aground, Aground::ForGood);
  EXPECT_NEAR(ashore.log().run.decimal(), 3 - 0.9, 0.001);
  Game after = ashore.game;
  to_next_moves(after, Side::Union);
  EXPECT_EQ(refusal_of(after, run(ship(0), -1)), "IC-145 ship-is-aground");
  const Over strip = over(waters, {1});
  EXPECT_EQ(strip.log().aground, Aground::Stuck) << "it may stick in the strip first";
  EXPECT_NEAR(strip.log().run.decimal(), 2 - 0.9, 0.001);
}

TEST(Shoals, IC_146_aground_without_draft_boxes_it_settles_and_fights_on) {
  const auto setting = made_up(towards({}));
  State state = core::ironclad::begin(*setting, 1, {1, 1, 1});
  state.step = Step::UnionMoves;
  state.ships[0].aground = Aground::Stuck;
  Record record{*setting, state};
  add_hits(record, ship(0), core::ironclad::HitKind::Draft, 3);
  settle(record);
  EXPECT_EQ(state.ships[0].aground, Aground::Settled);
  EXPECT_EQ(state.ships[0].fate, Fate::Afloat);
  start_moves(record, Side::Union);
  EXPECT_EQ(state.ships[0].aground, Aground::Settled) << "no die of one floats it";
  EXPECT_EQ(rolls(record.take_events()), 0U);
}

TEST(Shoals, IC_021_IC_143_the_minnesota_is_aground_for_the_whole_battle) {
  const auto setting = battle("hampton-roads");
  const ShipId minnesota = named(*setting, "USS Minnesota");
  Game game = moving(setting, Side::Union, {1, 1, 1});
  EXPECT_EQ(game.state().ship(minnesota).aground, Aground::ForGood);
  EXPECT_EQ(refusal_of(game, run(minnesota, 1)), "IC-145 ship-is-aground");
  State state = game.state();
  Record record{*setting, state};
  start_moves(record, Side::Union);
  EXPECT_EQ(rolls(record.take_events()), 0U);
  add_hits(record, minnesota, core::ironclad::HitKind::Draft, state.ship(minnesota).draft);
  settle(record);
  EXPECT_EQ(state.ship(minnesota).draft, 0);
  EXPECT_EQ(state.ship(minnesota).fate, Fate::Afloat) << "she cannot sink";
}

TEST(Mines, IC_148_IC_T04_a_real_area_goes_off_on_five_and_six) {
  const auto waters = towards({box(GroundKind::RealMines, 38, 42)});
  for (std::uint8_t die = 1; die <= 4; ++die) {
    const Over passed = over(waters, {die, 6});
    EXPECT_EQ(passed.rolled, 1U);
    EXPECT_EQ(passed.log().run, Inches::of(4));
    EXPECT_EQ(passed.log().fate, Fate::Afloat);
  }
  for (const std::uint8_t die : Dice{5, 6}) {
    const Over struck = over(waters, {die, 3});
    EXPECT_EQ(struck.rolled, 2U);
    EXPECT_EQ(struck.log().fate, Fate::Sunk) << "[IC-T05] wood: 3";
    EXPECT_NEAR(struck.log().run.decimal(), 2 - 0.9, 0.001) << "at the point of entry";
  }
}

TEST(Mines, IC_148_a_dummy_is_shown_by_a_roll_that_harms_nobody) {
  const auto waters = towards({box(GroundKind::DummyMines, 38, 42)});
  const Over passed = over(waters, {6, 6});
  EXPECT_EQ(passed.rolled, 1U);
  EXPECT_EQ(passed.log().fate, Fate::Afloat);
  EXPECT_EQ(passed.game.state().revealed, (std::vector<std::uint8_t>{0}));
}

TEST(Mines, IC_027_IC_147_hidden_until_somebody_enters) {
  const auto setting = battle("mobile-bay");
  EXPECT_TRUE(core::ironclad::begin(*setting, 1, {}).revealed.empty());
  EXPECT_EQ(std::ranges::count(setting->battle.areas, GroundKind::RealMines,
                               &core::table::BattleArea::kind),
            1);
  EXPECT_EQ(std::ranges::count(setting->battle.areas, GroundKind::DummyMines,
                               &core::table::BattleArea::kind),
            2);
}

TEST(Mines, IC_148_once_for_ship_area_and_phase_and_not_cleared) {
  auto waters = towards({box(GroundKind::RealMines, 38, 60)});
  Over first = over(waters, {1, 2});
  EXPECT_EQ(first.rolled, 1U);
  to_next_moves(first.game, Side::Union);
  const auto again = first.game.act(run(ship(0), 4));
  ASSERT_TRUE(again);
  EXPECT_EQ(rolls(*again), 1U) << "in the next phase it is tested again";
  // A ship of the side that laid them tests too.
  waters.ships[0].side = Side::Confederate;
  waters.ships[1].side = Side::Union;
  Game layer = moving(made_up(waters), Side::Confederate, {5, 5});
  const auto entered = layer.act(run(ship(0), 4));
  ASSERT_TRUE(entered);
  EXPECT_EQ(rolls(*entered), 2U);
  EXPECT_EQ(log_of(layer, 0).fate, Fate::Sunk);
}

TEST(Mines, IC_148_drifting_in_counts) {
  auto waters = towards({box(GroundKind::RealMines, 38, 42)}, "uss-tyler", 0);
  waters.current = 2;
  waters.current_to = core::table::Heading::degrees(90);
  State state = core::ironclad::begin(*made_up(waters), 1, {6, 6});
  const auto setting = made_up(waters);
  Record record{*setting, state};
  drift_all(record);
  EXPECT_EQ(state.ships[0].fate, Fate::Sunk);
}

TEST(Mines, IC_E20_the_tecumseh) {
  const Over tecumseh = over(towards({box(GroundKind::RealMines, 38, 42)}, "uss-tecumseh"), {5, 6});
  EXPECT_EQ(tecumseh.rolled, 2U);
  EXPECT_EQ(tecumseh.log().fate, Fate::Sunk);
  EXPECT_EQ(tecumseh.log().speed, 0);
}

TEST(Mines, IC_E20_IC_148_in_mobile_bay) {
  const auto setting = battle("mobile-bay");
  const ShipId tecumseh = named(*setting, "USS Tecumseh");
  Game game = moving(setting, Side::Union, {5, 6},
                     [&](State& state) { state.ships[tecumseh.value()].pose.at = at(57, 29); });
  ASSERT_EQ(refusal_of(game, run(tecumseh, 5)), "");
  EXPECT_EQ(game.state().ship(tecumseh).fate, Fate::Sunk);
  Game gap = moving(setting, Side::Union, {5, 6});
  ASSERT_EQ(refusal_of(gap, run(tecumseh, 5)), "");
  EXPECT_EQ(gap.state().ship(tecumseh).fate, Fate::Afloat) << "the gap beside the fort is free";
}

/// A torpedo under a ship, the boxes taken as far as nobody has to choose.
State torpedoed(std::string_view card, Dice dice, const Edit& edit = {}) {
  const auto setting = made_up({{card, Side::Union, 36, 24, 90, 0}});
  State state = core::ironclad::begin(*setting, 1, std::move(dice));
  if (edit) {
    edit(state);
  }
  Record record{*setting, state};
  (void)torpedo_hit(record, ship(0), Side::Confederate, "IC-149"_rule);
  settle(record);
  return state;
}

TEST(Mines, IC_149_IC_T05_torpedo_effect) {
  for (std::uint8_t die = 1; die <= 6; ++die) {
    const State wood = torpedoed("uss-tyler", {die});
    EXPECT_EQ(wood.ships[0].fate, die <= 2 ? Fate::Afloat : Fate::Sunk) << int{die};
    const State iron = torpedoed("uss-tecumseh", {die, 1});
    EXPECT_EQ(iron.ships[0].fate, die <= 4 ? Fate::Afloat : Fate::Sunk) << int{die};
    EXPECT_EQ(iron.ships[0].draft, die <= 2 ? 7 : (die <= 4 ? 3 : iron.ships[0].draft));
  }
}

TEST(Mines, IC_150_all_three_losses_apply) {
  const State state = torpedoed("uss-tecumseh", {3, 1});  // 8 speed, 7 draft, 2 guns
  EXPECT_EQ(state.ships[0].draft, 7 - 4);
  EXPECT_EQ(state.ships[0].knots, 8 - 4);
  ASSERT_FALSE(state.hits.empty()) << "which gun, its owner says";
  EXPECT_EQ(state.hits.front().left, 1);
  const State both = torpedoed("uss-tecumseh", {4, 2});
  EXPECT_TRUE(both.hits.empty()) << "both guns go, and nothing is left to choose";
  EXPECT_TRUE(both.ships[0].guns[0].lost && both.ships[0].guns[1].lost);
}

TEST(Mines, IC_148_IC_229_a_ship_that_the_mine_will_sink_goes_no_farther) {
  const Over city = over(towards({box(GroundKind::RealMines, 38, 42)}, "city-class"), {5, 3, 1}, 4);
  EXPECT_EQ(city.log().fate, Fate::Sunk) << "three draft boxes of four to lose";
  EXPECT_NEAR(city.log().run.decimal(), 2 - 0.875, 0.001);
}

}  // namespace
}  // namespace tests::ironclad
