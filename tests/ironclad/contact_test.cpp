// [IC-009] [IC-089] [IC-121]-[IC-125] Drift, anchors, tows, lashings and what a ship touches.
#include "tests/ironclad/moves.h"

namespace tests::ironclad {
namespace {

using core::ironclad::DropAnchor;
using core::ironclad::Fate;
using core::ironclad::LetGo;
using core::ironclad::PassLine;
using core::ironclad::power_of;
using core::table::GroundKind;
using core::table::Heading;
using core::table::pivot;
using core::table::right;
using core::table::straight;

/// Open water with a rectangle of something on it.
core::table::Battle with_area(const std::vector<Placed>& ships, GroundKind kind, double left,
                              double low, double right, double high) {
  auto waters = open_water(ships);
  waters.areas.push_back(
      {kind, {}, {}, {at(left, low), at(right, low), at(right, high), at(left, high)}});
  return waters;
}

TEST(Contact, IC_125_a_friend_is_touched_and_nobody_is_hurt) {
  Game game = moving(
      {{"uss-tyler", Side::Union, 36, 24, 90, 4}, {"uss-monitor", Side::Union, 39, 24, 0, 3}});
  const auto before = log_of(game, 1);
  const auto events = game.act(run(ship(0), 4));
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "alongside"));
  EXPECT_EQ(log_of(game, 0).speed, 0);
  // 3 inches less half her length of 1.8 and half the other's beam of 0.415.
  EXPECT_NEAR(log_of(game, 0).run.decimal(), 3 - 0.9 - 0.2075, 0.001);
  EXPECT_TRUE(log_of(game, 1) == before);
  EXPECT_TRUE(alongside(game.setting(), game.state(), ship(0), ship(1)));
}

TEST(Contact, IC_089_IC_341_an_obstruction_stops_it) {
  const auto setting = made_up(
      with_area({{"uss-tyler", Side::Union, 36, 24, 90, 4}}, GroundKind::Stakes, 39, 20, 39.5, 28));
  Game game = moving(setting, Side::Union);
  const auto events = game.act(run(ship(0), 4));
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "stopped-by-obstruction"));
  EXPECT_NEAR(log_of(game, 0).run.decimal(), 3 - 0.9, 0.001);
  EXPECT_EQ(log_of(game, 0).speed, 0);
  EXPECT_EQ(log_of(game, 0).aground, core::ironclad::Aground::No);
}

TEST(Contact, IC_009_IC_089_a_stack_over_the_edge_has_left_the_battle) {
  Game game = moving(
      {{"uss-tyler", Side::Union, 70, 24, 90, 4}, {"uss-monitor", Side::Union, 20, 24, 0, 0}});
  EXPECT_EQ(refusal_of(game, run(ship(0), 2)), "") << "72: on the edge is on the table";
  EXPECT_EQ(log_of(game, 0).fate, Fate::Afloat);
  Game over = moving(
      {{"uss-tyler", Side::Union, 70, 24, 90, 4}, {"uss-monitor", Side::Union, 20, 24, 0, 0}});
  EXPECT_EQ(refusal_of(over, run(ship(0), 3)), "");
  EXPECT_EQ(log_of(over, 0).fate, Fate::Left);
  EXPECT_EQ(refusal_of(over, run(ship(0), 1)), "IC-229 ship-gone");
}

/// The same waters with a current, at the end of the Confederate fire step: the next two choices
/// lead through the drift.
Game drifting(core::table::Battle waters, int knots, int towards,
              std::vector<std::uint8_t> dice = {}, const Edit& edit = {}) {
  waters.current = knots;
  waters.current_to = Heading::degrees(towards);
  Game game = moving(made_up(waters), Side::Union, std::move(dice), [&](State& state) {
    state.step = Step::SecondFire;
    if (edit) {
      edit(state);
    }
  });
  EXPECT_TRUE(game.act(EndStep{Side::Union}));
  EXPECT_TRUE(game.act(EndStep{Side::Confederate}));
  EXPECT_EQ(broken(game), "");
  return game;
}

/// Three Union ships in column and a Confederate one out of the way.
core::table::Battle column() {
  return open_water({{"uss-monitor", Side::Union, 36, 24, 90, 0},
                     {"uss-tyler", Side::Union, 38, 24, 90, 0},
                     {"uss-tyler", Side::Union, 40, 24, 90, 0},
                     {"css-selma", Side::Confederate, 10, 10, 0, 0}});
}

TEST(Contact, IC_121_an_inch_a_knot_without_change_of_heading) {
  const Game game = drifting(column(), 4, 90);
  EXPECT_TRUE(log_of(game, 3).pose.at == at(14, 10));
  EXPECT_EQ(log_of(game, 3).pose.heading, Heading::degrees(0));
  EXPECT_TRUE(log_of(drifting(column(), 0, 90), 3).pose.at == at(10, 10));
}

TEST(Contact, IC_121_all_drift_at_once) {
  for (const int towards : {90, 270}) {
    const Game game = drifting(column(), 4, towards);
    const int way = towards == 90 ? 4 : -4;
    EXPECT_TRUE(log_of(game, 0).pose.at == at(36 + way, 24)) << towards;
    EXPECT_TRUE(log_of(game, 1).pose.at == at(38 + way, 24)) << towards;
    EXPECT_TRUE(log_of(game, 2).pose.at == at(40 + way, 24)) << towards;
  }
}

TEST(Contact, IC_121_IC_123_not_what_is_anchored_aground_or_moored) {
  using core::ironclad::Ship;
  const std::vector<std::function<void(Ship&)>> holds{
      [](Ship& log) { log.anchored = true; }, [](Ship& log) { log.moored = true; },
      [](Ship& log) { log.aground = core::ironclad::Aground::ForGood; }};
  for (const auto& hold : holds) {
    const Game game = drifting(column(), 4, 90, {}, [&](State& state) { hold(state.ships[2]); });
    EXPECT_TRUE(log_of(game, 2).pose.at == at(40, 24));
    // The Tylers are 1.8 inches long, the Monitor 1.72: each stops at the one before it.
    EXPECT_NEAR(log_of(game, 1).pose.at.x.decimal(), 40 - 1.8, 0.001);
    EXPECT_NEAR(log_of(game, 0).pose.at.x.decimal(), 40 - 1.8 - 0.9 - 0.86, 0.001);
  }
}

TEST(Contact, IC_121_IC_142_drifting_into_the_shore_strip_tests) {
  auto waters = with_area(
      {{"uss-tyler", Side::Union, 36, 37, 90, 0}, {"css-selma", Side::Confederate, 10, 10, 0, 0}},
      GroundKind::Land, 0, 40, 72, 48);
  const Game stuck = drifting(waters, 4, 0, {1, 3});  // 3: it does not get off
  EXPECT_EQ(log_of(stuck, 0).aground, core::ironclad::Aground::Stuck);
  EXPECT_NEAR(log_of(stuck, 0).pose.at.y.decimal(), 39 - 0.2265, 0.001) << "where the strip begins";
  const Game free = drifting(waters, 4, 0, {2});
  EXPECT_EQ(log_of(free, 0).aground, core::ironclad::Aground::No);
  EXPECT_NEAR(log_of(free, 0).pose.at.y.decimal(), 40 - 0.2265, 0.001) << "it stops at the land";
}

TEST(Contact, IC_121_IC_009_carried_over_the_edge) {
  auto waters = column();
  waters.ships[2].pose.at = at(70, 24);
  EXPECT_EQ(log_of(drifting(waters, 4, 90), 2).fate, Fate::Left);
}

TEST(Contact, IC_122_the_current_adds_nothing_to_a_move) {
  auto waters = open_water({{"uss-tyler", Side::Union, 36, 24, 90, 4}});
  waters.current = 4;
  waters.current_to = Heading::degrees(90);
  Game game = moving(made_up(waters), Side::Union);
  EXPECT_EQ(refusal_of(game, run(ship(0), 4)), "");
  EXPECT_TRUE(log_of(game, 0).pose.at == at(40, 24));
}

TEST(Contact, IC_123_at_rest_it_anchors_and_weighs_by_moving) {
  Game game = moving(
      {{"uss-tyler", Side::Union, 36, 24, 90, 3}, {"css-selma", Side::Confederate, 10, 10, 0, 0}});
  EXPECT_EQ(refusal_of(game, DropAnchor{ship(0)}), "IC-123 anchors-at-rest 0/3");
  EXPECT_EQ(refusal_of(game, run(ship(0), 0)), "");
  to_next_moves(game, Side::Union);
  EXPECT_EQ(refusal_of(game, DropAnchor{ship(0)}), "");
  EXPECT_TRUE(log_of(game, 0).anchored);
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "IC-064 moved-already") << "it takes the move";
  to_next_moves(game, Side::Union);
  EXPECT_EQ(refusal_of(game, DropAnchor{ship(0)}), "IC-123 anchored-already");
  EXPECT_EQ(refusal_of(game, run(ship(0), 0)), "");
  EXPECT_TRUE(log_of(game, 0).anchored) << "lying still she does not weigh";
  to_next_moves(game, Side::Union);
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "");
  EXPECT_FALSE(log_of(game, 0).anchored);
}

TEST(Contact, IC_123_the_moored_cincinnati_casts_off_when_she_has_steam) {
  const auto setting = battle("plum-point-bend");
  const ShipId cincinnati = named(*setting, "USS Cincinnati");
  Game game = moving(setting, Side::Union, {6, 6, 6}, [&](State& state) {
    state.turn = 3;
    state.ships[cincinnati.value()].steam = true;
  });
  EXPECT_TRUE(game.state().ship(cincinnati).moored);
  EXPECT_EQ(refusal_of(game, run(cincinnati, 1)), "");
  EXPECT_FALSE(game.state().ship(cincinnati).moored);
  const ShipId scow = named(*setting, "Mortar scow 16");
  EXPECT_EQ(refusal_of(game, run(scow, 1)), "IC-102 no-power 0/1");
  EXPECT_TRUE(game.state().ship(scow).moored);
}

/// A tug with a monitor alongside that has no power.
Game towing(int knots = 0, double gap = 0, const Edit& edit = {}) {
  return moving(made_up({{"union-tug-zouave-type", Side::Union, 36, 24.3085 + gap, 90, knots},
                         {"uss-monitor", Side::Union, 36, 24, 90, 0},
                         {"css-selma", Side::Confederate, 10, 10, 0, 0}}),
                Side::Union, {}, [&](State& state) {
                  state.ships[1].knots = 0;
                  if (edit) {
                    edit(state);
                  }
                });
}

TEST(Contact, IC_124_a_line_is_passed_and_both_move_at_half_the_power) {
  Game game = towing();
  EXPECT_EQ(refusal_of(game, LetGo{ship(0)}), "IC-124 tows-nothing");
  EXPECT_EQ(refusal_of(game, PassLine{ship(0), ship(1)}), "");
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "IC-064 moved-already") << "one turn for the line";
  to_next_moves(game, Side::Union);
  EXPECT_EQ(power_of(game.setting(), game.state(), ship(0)), 4 * kKnot) << "half of 9";
  EXPECT_EQ(refusal_of(game, run(ship(1), 0)), "IC-124 in-tow");
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "");
  EXPECT_TRUE(log_of(game, 0).pose.at == at(37, 24.3085));
  EXPECT_NEAR(log_of(game, 1).pose.at.x.decimal(), 37, 0.001);
  EXPECT_EQ(log_of(game, 1).speed, kKnot);
  to_next_moves(game, Side::Union);
  EXPECT_EQ(refusal_of(game, LetGo{ship(0)}), "");
  EXPECT_EQ(power_of(game.setting(), game.state(), ship(0)), 9 * kKnot);
}

TEST(Contact, IC_124_who_may_tow_whom) {
  const auto refused = [](Game game, int towed = 1) {
    return refusal_of(game, PassLine{ship(0), ship(towed)});
  };
  EXPECT_EQ(refused(towing(0, 0.3)), "IC-124 not-alongside");
  EXPECT_EQ(refused(towing(3)), "IC-124 too-fast-to-tow");
  EXPECT_EQ(refused(towing(2)), "") << "two knots will do";
  EXPECT_EQ(refused(towing(0, 0, [](State& state) { state.ships[0].knots = 0; })),
            "IC-124 tower-needs-power");
  EXPECT_EQ(refused(towing(), 2), "IC-124 tows-friends-only");
  EXPECT_EQ(refused(towing(), 0), "IC-124 tows-friends-only");
  EXPECT_EQ(refused(towing(0, 0, [](State& state) { state.ships[0].tow = ship(1); })),
            "IC-124 in-tow-already");
}

TEST(Contact, IC_124_half_of_one_knot_tows_nothing) {
  Game game = towing(0, 0, [](State& state) {
    state.ships[0].tow = ship(1);
    state.ships[0].knots = 1;
  });
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "IC-124 no-power 0/1");
}

TEST(Contact, IC_143_what_is_aground_is_not_towed_off) {
  Game game = towing(0, 0, [](State& state) {
    state.ships[0].tow = ship(1);
    state.ships[1].aground = core::ironclad::Aground::Stuck;
  });
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "IC-143 ship-is-aground");
}

/// Mobile Bay in the Union's step.
struct MobileBay {
  std::shared_ptr<const Setting> setting = battle("mobile-bay");
  ShipId hartford = named(*setting, "USS Hartford");
  ShipId metacomet = named(*setting, "USS Metacomet");

  [[nodiscard]] Game begin(const Edit& edit = {}) const {
    return moving(setting, Side::Union, {}, edit);
  }

  /// Of the pair, in half knots, asked of either ship.
  [[nodiscard]] int power(const Edit& edit) const {
    const Game game = begin(edit);
    EXPECT_EQ(power_of(*setting, game.state(), hartford),
              power_of(*setting, game.state(), metacomet));
    return power_of(*setting, game.state(), hartford);
  }
};

TEST(Contact, IC_124_IC_021_a_lashed_pair_moves_as_one) {
  const MobileBay bay;
  Game game = bay.begin();
  ASSERT_EQ(refusal_of(game, run(bay.hartford, 3)), "");
  EXPECT_TRUE(game.state().ship(bay.hartford).pose.at == at(56.6, 17));
  EXPECT_TRUE(game.state().ship(bay.metacomet).pose.at == at(55.5, 17));
  EXPECT_EQ(game.state().ship(bay.metacomet).speed, 3 * kKnot);
  EXPECT_EQ(refusal_of(game, run(bay.metacomet, 3)), "IC-064 moved-already");
}

TEST(Contact, IC_124_IC_021_at_the_slower_speed_or_that_of_the_one_with_power) {
  const MobileBay bay;
  const auto log = [](State & state, ShipId id) -> auto& { return state.ships[id.value()]; };
  EXPECT_EQ(bay.power({}), 19) << "the Hartford's 9.5 knots, not the Metacomet's 12";
  EXPECT_EQ(bay.power([&](State& state) { log(state, bay.metacomet).knots = 4; }), 4 * kKnot);
  const auto no_hartford = [&](State& state) {
    log(state, bay.hartford).knots = log(state, bay.hartford).half_knots = 0;
  };
  EXPECT_EQ(bay.power(no_hartford), 12 * kKnot);
  EXPECT_EQ(bay.power([&](State& state) { log(state, bay.metacomet).no_power.left = 1; }), 19);
  EXPECT_EQ(bay.power([&](State& state) {
    no_hartford(state);
    log(state, bay.metacomet).knots = 0;
  }),
            0);
  Game carried = bay.begin(no_hartford);
  EXPECT_EQ(refusal_of(carried, run(bay.hartford, 3)), "") << "either may be moved";
}

TEST(Contact, IC_124_IC_101_a_pair_turns_on_the_wider_circle) {
  const MobileBay bay;
  Game game = bay.begin([&](State& state) {
    state.ships[bay.metacomet.value()].speed = state.ships[bay.hartford.value()].speed = 2 * kKnot;
  });
  EXPECT_EQ(refusal_of(game, run(bay.metacomet, 2, {right(Inches::of(2), Inches::ratio(3, 2))})),
            "IC-101 turns-too-tight 1.75/1.5");
  EXPECT_EQ(refusal_of(game, run(bay.metacomet, 2,
                                 {pivot(Heading::degrees(30)), straight(Inches::of(2))})),
            "IC-104 cannot-pivot");
  EXPECT_EQ(refusal_of(game, run(bay.metacomet, 2, {right(Inches::of(2), Inches::ratio(7, 4))})),
            "");
}

TEST(Contact, IC_124_one_of_a_pair_aground_or_in_melee_holds_both) {
  const MobileBay bay;
  Game aground = bay.begin([&](State& state) {
    state.ships[bay.metacomet.value()].aground = core::ironclad::Aground::Stuck;
  });
  EXPECT_EQ(refusal_of(aground, run(bay.hartford, 3)), "IC-143 ship-is-aground");
  Game melee = bay.begin([&](State& state) { state.ships[bay.metacomet.value()].melee = true; });
  EXPECT_EQ(refusal_of(melee, run(bay.hartford, 3)), "IC-307 in-melee");
  Game alone = bay.begin([&](State& state) {
    state.ships[bay.metacomet.value()].aground = core::ironclad::Aground::Stuck;
    state.ships[bay.metacomet.value()].fate = Fate::Sunk;
  });
  EXPECT_EQ(refusal_of(alone, run(bay.hartford, 3)), "") << "the sunk one holds her no more";
}

TEST(Contact, IC_021_the_chain_between_miami_and_southfield) {
  const auto setting = battle("plymouth");
  const ShipId miami = named(*setting, "USS Miami");
  const ShipId southfield = named(*setting, "USS Southfield");
  Game game = moving(setting, Side::Union);  // 3 inches apart
  EXPECT_EQ(refusal_of(game, run(miami, 3)), "IC-021 chain-too-long 4/4.2426");
  EXPECT_EQ(
      refusal_of(game, run(southfield, 2, {pivot(Heading::degrees(0)), straight(Inches::of(2))})),
      "IC-021 chain-too-short 2/1");
  EXPECT_EQ(refusal_of(game, run(miami, 2)), "") << "3.6 inches";
  EXPECT_EQ(refusal_of(game, LetGo{southfield}), "");
  EXPECT_FALSE(game.state().ship(miami).chained);
  EXPECT_FALSE(game.state().ship(southfield).chained);
  EXPECT_EQ(game.state().ship(southfield).speed, 0);
  EXPECT_EQ(refusal_of(game, run(southfield, 3)), "IC-064 moved-already") << "it takes her move";
  Game fast = moving(setting, Side::Union, {},
                     [&](State& state) { state.ships[southfield.value()].speed = 5 * kKnot; });
  EXPECT_EQ(refusal_of(fast, LetGo{southfield}), "IC-083 slows-too-much 1/0");
}

TEST(Contact, IC_121_IC_021_the_chain_holds_her_whose_consort_is_aground) {
  const auto setting = battle("plymouth");
  const ShipId miami = named(*setting, "USS Miami");
  const ShipId southfield = named(*setting, "USS Southfield");
  const auto drifted = [&](bool chained) {
    State state = core::ironclad::begin(*setting, 1, {});
    state.ships[miami.value()].aground = core::ironclad::Aground::Stuck;
    state.ships[southfield.value()].chained = chained;
    core::ironclad::Record record{*setting, state};
    for (int turn = 0; turn < 2; ++turn) {
      drift_all(record);
    }
    return state.ship(southfield).pose.at.x - Inches::of(40);
  };
  EXPECT_EQ(drifted(true), Inches::of(2)) << "3.6 inches from the Miami; then it would be 5";
  EXPECT_EQ(drifted(false), Inches::of(4));
}

}  // namespace
}  // namespace tests::ironclad
