// [IC-061] [IC-064] [IC-101]-[IC-107] Who moves when, and how ships turn; what scenarios ask of it.
#include "core/ironclad/damage.h"
#include "tests/ironclad/moves.h"

namespace tests::ironclad {
namespace {

using core::ironclad::DropAnchor;
using core::ironclad::Jam;
using core::table::Heading;
using core::table::left;
using core::table::pivot;
using core::table::right;
using core::table::straight;

Inches hundredths(int value) { return Inches::ratio(value, 100); }

TEST(Movement, IC_061_the_union_moves_first_then_fire_then_the_confederates) {
  Game game{made_up({{"uss-monitor", Side::Union, 36, 24, 90, 0},
                     {"css-selma", Side::Confederate, 10, 10, 90, 0}}),
            7};
  std::vector<std::pair<Step, Side>> asked;
  for (int choice = 0; choice < 7; ++choice) {
    asked.emplace_back(game.state().step, *game.asked());
    ASSERT_TRUE(game.act(EndStep{*game.asked()}));
  }
  const std::vector<std::pair<Step, Side>> printed{
      {Step::UnionMoves, Side::Union},      {Step::FirstFire, Side::Union},
      {Step::FirstFire, Side::Confederate}, {Step::ConfederateMoves, Side::Confederate},
      {Step::SecondFire, Side::Union},      {Step::SecondFire, Side::Confederate},
      {Step::UnionMoves, Side::Union}};
  EXPECT_EQ(asked, printed);
  EXPECT_EQ(game.state().turn, 2);
}

TEST(Movement, IC_061_nobody_moves_out_of_his_step) {
  Game game = moving({{"uss-monitor", Side::Union, 36, 24, 90, 0},
                      {"css-selma", Side::Confederate, 10, 10, 90, 0}});
  EXPECT_EQ(refusal_of(game, run(ship(1), 1)), "IC-061 not-yours");
  EXPECT_EQ(refusal_of(game, EndStep{Side::Confederate}), "IC-061 not-your-step");
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "IC-061 not-in-this-step");
}

TEST(Movement, IC_064_in_any_order_and_once) {
  Game game = moving(
      {{"uss-monitor", Side::Union, 36, 24, 90, 0}, {"uss-tyler", Side::Union, 36, 34, 90, 0}});
  EXPECT_EQ(refusal_of(game, run(ship(1), 1)), "");
  EXPECT_EQ(refusal_of(game, run(ship(1), 1)), "IC-064 moved-already");
  EXPECT_EQ(refusal_of(game, DropAnchor{ship(1)}), "IC-064 moved-already");
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "");
  EXPECT_EQ(refusal_of(game, run(ship(2), 1)), "IC-064 no-such-ship");
}

TEST(Movement, IC_101_IC_T03_on_its_own_circle_or_a_wider_one) {
  const auto tightest = [](std::string_view card, int radius) {
    Game game = alone(card, 4);
    const std::string need = std::to_string(radius / 100) + "." + std::to_string(radius % 100);
    Game tight = game;
    const auto refused =
        refusal_of(tight, run(ship(0), 4, {right(Inches::of(4), hundredths(radius - 1))}));
    EXPECT_TRUE(refused.starts_with("IC-101 turns-too-tight ")) << card << " " << refused;
    Game wide = game;
    EXPECT_EQ(refusal_of(wide, run(ship(0), 4, {left(Inches::of(4), hundredths(radius + 500))})),
              "");
    return refusal_of(game, run(ship(0), 4, {right(Inches::of(4), hundredths(radius))}));
  };
  EXPECT_EQ(tightest("uss-aroostook", 125), "") << "A";
  EXPECT_EQ(tightest("uss-monitor", 175), "") << "B";
  EXPECT_EQ(tightest("uss-new-ironsides", 225), "") << "C";
  EXPECT_EQ(tightest("picket-launch-cushing-type", 100), "") << "launch";
}

TEST(Movement, IC_102_vessels_not_listed) {
  const auto radius = [](std::string_view card) {
    const Game game = alone(card, 0);
    return least_radius_of(game.setting(), game.state(), run(ship(0), 1));
  };
  EXPECT_EQ(radius("uss-brooklyn-1864"), hundredths(175)) << "screw sloop B";
  EXPECT_EQ(radius("uss-minnesota"), hundredths(225)) << "screw frigate C";
  EXPECT_EQ(radius("uss-new-ironsides"), hundredths(225)) << "C";
  EXPECT_EQ(radius("union-tug-zouave-type"), hundredths(125)) << "tug A";
}

TEST(Movement, IC_103_the_heading_stays_tangent) {
  Game game = alone("uss-monitor", 5);
  // Half the circle B: pi times 1.75 inches, then the rest straight.
  const Inches half = Inches::of_ticks(54'978);
  ASSERT_EQ(refusal_of(game, run(ship(0), 6,
                                 {right(half, hundredths(175)), straight(Inches::of(6) - half)})),
            "");
  const auto& pose = log_of(game, 0).pose;
  EXPECT_NEAR(pose.heading.decimal(), 270.0, 0.01);
  EXPECT_NEAR(pose.at.x.decimal(), 36 - (6 - 5.4978), 0.001);
  EXPECT_NEAR(pose.at.y.decimal(), 24 - 3.5, 0.001);
}

TEST(Movement, IC_103_any_mixture_within_the_length) {
  Game game = alone("uss-monitor", 5);
  EXPECT_EQ(refusal_of(game, run(ship(0), 6,
                                 {straight(Inches::of(1)), left(Inches::of(2), hundredths(175)),
                                  straight(Inches::of(1)), right(Inches::of(2), Inches::of(3))})),
            "");
  EXPECT_EQ(run_of(game, 0), 60'000);
  Game wrong = alone("uss-monitor", 5);
  EXPECT_EQ(refusal_of(wrong, run(ship(0), 5, {right(Inches::of(5), Inches{})})),
            "IC-103 no-course");
  EXPECT_EQ(
      refusal_of(wrong, run(ship(0), 5, {core::table::drift(Heading::degrees(0), Inches::of(5))})),
      "IC-103 no-course");
}

TEST(Movement, IC_104_side_wheelers_turn_in_place_at_two_inches_or_less) {
  const auto turned = [](int knots, Path legs, std::string_view card = "uss-tyler") {
    Game game = alone(card, knots);
    std::string refused = refusal_of(game, run(ship(0), knots, std::move(legs)));
    if (refused.empty()) {
      refused = std::to_string(log_of(game, 0).pose.heading.thousandths() / 1000);
    }
    return refused;
  };
  const auto south = pivot(Heading::degrees(180));
  EXPECT_EQ(turned(0, {south}), "180");
  EXPECT_EQ(turned(2, {south, straight(Inches::of(2))}), "180");
  EXPECT_EQ(turned(2, {straight(Inches::of(2)), south}), "180");
  EXPECT_EQ(turned(3, {straight(Inches::of(3)), south}), "IC-104 too-fast-to-pivot 2/3");
  EXPECT_EQ(turned(2, {straight(Inches::of(1)), south, straight(Inches::of(1))}),
            "IC-104 pivots-at-the-ends");
  EXPECT_EQ(turned(2, {south, straight(Inches::of(2)), pivot(Heading::degrees(90))}),
            "IC-104 pivots-at-the-ends");
  EXPECT_EQ(turned(2, {south, straight(Inches::of(2))}, "uss-monitor"), "IC-104 cannot-pivot");
  EXPECT_EQ(turned(4, {right(Inches::of(4), hundredths(125))}), "273") << "any circle, from A on";
}

TEST(Movement, IC_104_no_power_no_turn_in_place) {
  Game game = alone("uss-tyler", 0, [](State& state) { state.ships[0].steam = false; });
  EXPECT_EQ(refusal_of(game, run(ship(0), 0, {pivot(Heading::degrees(180))})), "IC-021 no-power");
}

/// A monitor with a tug alongside to port.
Game with_tug(int knots, double gap = 0, const Edit& edit = {}) {
  return moving({{"uss-monitor", Side::Union, 36, 24, 90, knots},
                 {"union-tug-zouave-type", Side::Union, 36, 24.3085 + gap, 90, knots}},
                {}, edit);
}

TEST(Movement, IC_105_helped_by_a_tug_it_uses_circle_a) {
  MoveShip move = run(ship(0), 2, {right(Inches::of(2), hundredths(125))});
  Game game = with_tug(2);
  ASSERT_TRUE(alongside(game.setting(), game.state(), ship(0), ship(1)));
  EXPECT_EQ(refusal_of(game, move), "IC-101 turns-too-tight 1.75/1.25");
  move.tug = ship(1);
  EXPECT_EQ(refusal_of(game, move), "");
  EXPECT_TRUE(alongside(game.setting(), game.state(), ship(0), ship(1))) << "it keeps contact";
  EXPECT_EQ(log_of(game, 1).pose.heading, log_of(game, 0).pose.heading);
  EXPECT_EQ(refusal_of(game, run(ship(1), 1)), "IC-064 moved-already") << "its move is used up";
}

TEST(Movement, IC_105_not_every_tug_helps) {
  const auto refused = [](Game game, int knots, int tug) {
    MoveShip move = run(ship(0), knots, {right(Inches::of(knots), hundredths(125))});
    move.tug = ship(tug);
    return refusal_of(game, move);
  };
  EXPECT_EQ(refused(with_tug(3), 3, 1), "IC-105 too-fast-for-tug 2/3");
  EXPECT_EQ(refused(with_tug(2, 0.2), 2, 1), "IC-105 tug-not-alongside");
  EXPECT_EQ(refused(with_tug(2, 0, [](State& state) { state.ships[1].moved = true; }), 2, 1),
            "IC-105 tug-cannot-help");
  EXPECT_EQ(refused(with_tug(2, 0, [](State& state) { state.ships[1].knots = 0; }), 2, 1),
            "IC-105 tug-cannot-help");
  EXPECT_EQ(refused(with_tug(2), 2, 0), "IC-105 no-tug");
  EXPECT_EQ(
      refused(with_tug(2, 0, [](State& state) { state.ships[1].side = Side::Confederate; }), 2, 1),
      "IC-105 no-tug");
}

Edit jammed(Jam way) {
  return [way](State& state) {
    state.ships[0].jam = way;
    state.ships[0].jammed = {2, false};
  };
}

TEST(Movement, IC_106_a_jammed_rudder_keeps_it_on_its_circle) {
  Game game = alone("uss-monitor", 4, jammed(Jam::Right));
  EXPECT_EQ(refusal_of(game, run(ship(0), 4)), "IC-106 rudder-right");
  EXPECT_EQ(refusal_of(game, run(ship(0), 4, {left(Inches::of(4), hundredths(175))})),
            "IC-106 rudder-right");
  EXPECT_EQ(refusal_of(game, run(ship(0), 4, {right(Inches::of(4), Inches::of(2))})),
            "IC-106 rudder-right")
      << "its own circle, no wider one";
  EXPECT_EQ(refusal_of(game, run(ship(0), 4, {right(Inches::of(4), hundredths(175))})), "");
  Game port = alone("uss-monitor", 4, jammed(Jam::Left));
  EXPECT_EQ(refusal_of(port, run(ship(0), 4)), "IC-106 rudder-left");
  EXPECT_EQ(refusal_of(port, run(ship(0), 4, {left(Inches::of(4), hundredths(175))})), "");
}

TEST(Movement, IC_106_a_side_wheeler_uses_b_and_at_rest_nothing_happens) {
  Game game = alone("uss-tyler", 2, jammed(Jam::Right));
  EXPECT_EQ(refusal_of(game, run(ship(0), 2, {right(Inches::of(2), hundredths(125))})),
            "IC-106 rudder-right");
  EXPECT_EQ(refusal_of(game, run(ship(0), 2, {right(Inches::of(2), hundredths(175))})), "");
  Game rests = alone("uss-tyler", 0, jammed(Jam::Right));
  EXPECT_EQ(refusal_of(rests, run(ship(0), 0, {pivot(Heading::degrees(0))})),
            "IC-106 rudder-right");
  EXPECT_EQ(refusal_of(rests, run(ship(0), 0)), "");
  EXPECT_EQ(log_of(rests, 0).pose.heading, Heading::degrees(90));
}

TEST(Movement, IC_106_a_second_jam_replaces_the_first_and_the_longer_time_counts) {
  using core::base::operator""_rule;
  const auto setting = made_up({{"uss-monitor", Side::Union, 36, 24, 90, 4}});
  const auto after = [&](int first, int second) {
    State state = moving(setting, Side::Confederate).state();
    core::ironclad::Record record{*setting, state};
    jam(record, ship(0), Jam::Right, first, "IC-223"_rule);
    jam(record, ship(0), Jam::Left, second, "IC-223"_rule);
    EXPECT_EQ(state.ships[0].jam, Jam::Left);
    return int{state.ships[0].jammed.left};
  };
  EXPECT_EQ(after(6, 2), 6);
  EXPECT_EQ(after(2, 6), 6);
}

TEST(Movement, IC_107_no_course_change) {
  Game game = alone("uss-tyler", 2, [](State& state) { state.ships[0].no_course_change.left = 1; });
  EXPECT_EQ(refusal_of(game, run(ship(0), 2, {right(Inches::of(2), Inches::of(9))})),
            "IC-107 straight-only");
  EXPECT_EQ(
      refusal_of(game, run(ship(0), 2, {straight(Inches::of(2)), pivot(Heading::degrees(0))})),
      "IC-107 straight-only");
  EXPECT_EQ(refusal_of(game, run(ship(0), 2)), "");
}

// --- What the scenarios ask. ---

TEST(Movement, IC_021_IC_026_a_battle_begins_as_its_scenario_says) {
  const auto setting = battle("hampton-roads");
  const State state = core::ironclad::begin(*setting, 1, {});
  EXPECT_EQ(setting->battle.width, Inches::of(72));
  EXPECT_EQ(setting->battle.depth, Inches::of(48));
  const auto& virginia = state.ship(named(*setting, "CSS Virginia"));
  EXPECT_EQ(virginia.speed, 4 * kKnot);
  EXPECT_TRUE(virginia.pose.at == at(58, 12));
  EXPECT_EQ(virginia.pose.heading, Heading::degrees(310));
  EXPECT_EQ(virginia.ram, 0) << "she rams without a ram";
  EXPECT_EQ(state.ship(named(*setting, "USS Monitor")).speed, 0);
  EXPECT_FALSE(setting->battle.areas.empty());
}

TEST(Movement, IC_021_crossed_off_boxes) {
  const auto setting = battle("vicksburg");
  const State state = core::ironclad::begin(*setting, 1, {});
  const auto& arkansas = state.ship(named(*setting, "CSS Arkansas"));
  EXPECT_EQ(arkansas.stack, 0);
  EXPECT_EQ(arkansas.knots, 7 - 3);
  const auto guns = [&](std::string_view name) {
    const auto& all = state.ship(named(*setting, name)).guns;
    return std::pair{std::ranges::count_if(all, [](const auto& gun) { return !gun.lost; }),
                     std::ssize(all)};
  };
  EXPECT_EQ(guns("USS Tyler"), (std::pair<std::ptrdiff_t, std::ptrdiff_t>{7 - 3, 7}));
  EXPECT_EQ(guns("Ram Queen of the West"), (std::pair<std::ptrdiff_t, std::ptrdiff_t>{0, 4}));
}

TEST(Movement, IC_021_most_knots_hold_the_arkansas) {
  const auto setting = battle("vicksburg");
  const ShipId arkansas = named(*setting, "CSS Arkansas");
  Game game = moving(setting, Side::Confederate);
  EXPECT_EQ(refusal_of(game, run(arkansas, 4)), "IC-081 beyond-speed 3/4") << "with four boxes";
  EXPECT_EQ(refusal_of(game, run(arkansas, 3)), "");
}

TEST(Movement, IC_021_steam_from_a_turn_on) {
  const auto setting = battle("plum-point-bend");
  const ShipId mound_city = named(*setting, "USS Mound City");
  Game game{setting, 5};
  ASSERT_EQ(game.state().step, Step::UnionMoves);
  EXPECT_EQ(refusal_of(game, run(mound_city, 1)), "IC-021 no-power 0/1");
  Game second = moving(setting, Side::Confederate);
  for (const auto& offered : second.offered()) {
    const auto* const move = std::get_if<MoveShip>(&offered);
    if (move != nullptr && !second.state().ship(move->ship).moved) {
      ASSERT_TRUE(second.act(*move));
    }
  }
  to_next_moves(second, Side::Union);
  ASSERT_EQ(second.state().turn, 2);
  EXPECT_TRUE(second.state().ship(mound_city).steam);
  EXPECT_FALSE(second.state().ship(named(*setting, "USS Benton")).steam) << "from turn 4";
  EXPECT_EQ(refusal_of(second, run(mound_city, 1)), "");
}

TEST(Movement, IC_021_steam_by_a_die_from_turn_four) {
  const auto setting = battle("vicksburg");
  const ShipId richmond = named(*setting, "USS Richmond");
  const ShipId hartford = named(*setting, "USS Hartford");
  const auto start = [&](int turn, std::vector<std::uint8_t> dice) {
    State state = core::ironclad::begin(*setting, 1, std::move(dice));
    state.turn = static_cast<std::int16_t>(turn);
    state.step = Step::UnionMoves;
    core::ironclad::Record record{*setting, state};
    start_moves(record, Side::Union);
    return state;
  };
  const State third = start(3, {6, 6, 6, 6, 6, 6});
  EXPECT_FALSE(third.ship(richmond).steam);
  EXPECT_EQ(third.dice, core::base::Dice(1, {6, 6, 6, 6, 6, 6})) << "nothing was rolled";
  const State fourth = start(4, {5, 6, 1, 1, 1, 1});
  EXPECT_FALSE(fourth.ship(richmond).steam) << "5";
  EXPECT_TRUE(fourth.ship(hartford).steam) << "6";
  Game game{setting, fourth};
  EXPECT_EQ(refusal_of(game, run(richmond, 1)), "IC-021 no-power 0/1");
  EXPECT_EQ(refusal_of(game, run(hartford, 1)), "");
  EXPECT_FALSE(game.state().ship(hartford).anchored) << "[IC-123] she weighs";
}

TEST(Movement, IC_021_moves_from_a_turn_on) {
  const auto setting = battle("vicksburg");
  const ShipId bragg = named(*setting, "USS General Bragg");
  Game fifth = moving(setting, Side::Union, {}, [](State& state) { state.turn = 5; });
  EXPECT_EQ(refusal_of(fifth, run(bragg, 1)), "IC-021 no-power 0/1");
  Game sixth = moving(setting, Side::Union, {}, [](State& state) { state.turn = 6; });
  EXPECT_EQ(refusal_of(sixth, run(bragg, 1)), "");
}

TEST(Movement, IC_021_a_ship_that_its_chain_lets_go_nowhere_loses_its_way) {
  const auto setting = battle("plymouth");
  const ShipId southfield = named(*setting, "USS Southfield");
  const ShipId miami = named(*setting, "USS Miami");
  const auto stands = [&](bool chained) {
    return moving(setting, Side::Union, {}, [&, chained](State& state) {
      for (core::ironclad::Ship& ship : state.ships) {
        ship.speed = 0;
      }
      core::ironclad::Ship& held = state.ships[southfield.value()];
      held.pose = {at(40, 15), core::table::Heading::degrees(180)};
      held.speed = 16;  // eight knots: too many to stop
      held.no_course_change.left = 1;
      held.chained = chained;
      state.ships[miami.value()].pose.at = at(40, 19);  // four inches off, as far as may be
      state.ships[miami.value()].chained = chained;
    });
  };
  Game game = stands(true);
  EXPECT_TRUE(moves_of(*setting, game.state(), southfield).empty());
  EXPECT_EQ(refusal_of(game, EndStep{Side::Union}), "");
  EXPECT_EQ(game.state().ship(southfield).speed, 0);
  Game free = stands(false);
  EXPECT_EQ(refusal_of(free, EndStep{Side::Union}), "IC-085 still-has-way 0/8");
}

TEST(Movement, IC_021_bows_on_while_the_fort_fires) {
  const auto setting = battle("fort-henry");
  const ShipId carondelet = named(*setting, "USS Carondelet");
  const auto turn = [&](Inches length) {
    return run(carondelet, 3, {right(length, hundredths(175)), straight(Inches::of(3) - length)});
  };
  const Inches within = hundredths(137);  // 44.9 degrees
  const Inches beyond = hundredths(138);  // 45.2 degrees
  Game game = moving(setting, Side::Union);
  EXPECT_EQ(refusal_of(game, turn(beyond)), "IC-021 bows-on");
  EXPECT_EQ(refusal_of(game, run(carondelet, 3,
                                 {right(Inches::ratio(3, 2), hundredths(175)),
                                  left(Inches::ratio(3, 2), hundredths(175))})),
            "IC-021 bows-on")
      << "not on the way either";
  EXPECT_EQ(refusal_of(game, turn(within)), "");
  Game struck =
      moving(setting, Side::Union, {}, [](State& state) { state.forts[0].white_flag = true; });
  EXPECT_EQ(refusal_of(struck, turn(beyond)), "");
  Game wooden = moving(setting, Side::Union);
  const ShipId tyler = named(*setting, "USS Tyler");
  EXPECT_EQ(refusal_of(wooden, run(tyler, 3, {right(Inches::of(3), hundredths(175))})), "")
      << "only the ironclads are bound";
}

TEST(Movement, IC_023_the_die_says_how_many_parties_there_are) {
  auto waters = open_water({{"uss-monitor", Side::Union, 36, 24, 90, 0},
                            {"css-selma", Side::Confederate, 10, 10, 90, 0}});
  waters.rules.clear();
  const Game rolled{made_up(waters), 1, {5}};
  EXPECT_EQ(rolled.state().step, Step::Embarking);
  EXPECT_EQ(rolled.state().parties, 5);
  EXPECT_EQ(rolled.asked(), Side::Confederate);
  const Game fixed{battle("plum-point-bend"), 1, {5}};
  EXPECT_EQ(fixed.state().parties, 0) << "the scenario fixes the number";
  EXPECT_EQ(fixed.state().step, Step::UnionMoves);
}

/// A ship that has to leave, 20" from the left edge of the table and heading away from it.
Game leaving(int knots, const Edit& edit = {}) {
  return moving({{"uss-monitor", Side::Union, 20, 24, 90, knots}}, {}, [&](State& state) {
    state.ships[0].must_leave = true;
    if (edit) {
      edit(state);
    }
  });
}

TEST(Movement, IC_305_a_ship_full_of_smoke_goes_no_farther_from_the_edge) {
  Game game = leaving(4);
  EXPECT_EQ(refusal_of(game, run(ship(0), 2)), "IC-305 must-steam-away 20/22");
  EXPECT_EQ(refusal_of(game, run(ship(0), 0)), "") << "it may come to rest";
  Game astern = leaving(0);
  EXPECT_EQ(refusal_of(astern, run(ship(0), 1)), "IC-305 must-steam-away 20/21");
  EXPECT_EQ(refusal_of(astern, run(ship(0), -1)), "");
}

TEST(Movement, IC_305_without_power_it_goes_as_it_can) {
  Game game = leaving(4, [](State& state) { state.ships[0].knots = 0; });
  EXPECT_EQ(refusal_of(game, EndStep{Side::Union}), "IC-085 still-has-way 0/4");
  const auto moves = moves_of(game.setting(), game.state(), ship(0));
  EXPECT_FALSE(moves.empty());
  EXPECT_EQ(refusal_of(game, run(ship(0), 4)), "IC-046 no-power 2/4");
  EXPECT_EQ(refusal_of(game, run(ship(0), 2)), "");
  EXPECT_EQ(refusal_of(game, EndStep{Side::Union}), "");
}

TEST(Movement, IC_305_with_way_on_and_a_jammed_rudder_it_goes_as_it_can) {
  const auto jam = [](State& state) {
    state.ships[0].knots = 8;
    state.ships[0].jam = Jam::Ahead;
    state.ships[0].jammed.left = 2;
  };
  Game fast = leaving(8, jam);
  EXPECT_EQ(refusal_of(fast, run(ship(0), 4)), "");
  Game slow = leaving(4, jam);
  EXPECT_EQ(refusal_of(slow, run(ship(0), 2)), "IC-305 must-steam-away 20/22") << "it can stop";
}

TEST(Movement, IC_024_IC_023_two_parties_on_a_ship_and_one_in_a_launch) {
  using core::ironclad::EmbarkParty;
  Game game{made_up({{"uss-monitor", Side::Union, 36, 24, 90, 0},
                     {"css-selma", Side::Confederate, 10, 10, 90, 0},
                     {"css-virginia", Side::Confederate, 10, 20, 90, 0}},
                    3),
            1};
  EXPECT_EQ(refusal_of(game, EmbarkParty{ship(0)}), "IC-301 confederate-parties-only");
  EXPECT_EQ(refusal_of(game, EmbarkParty{ship(1)}), "");
  EXPECT_EQ(refusal_of(game, EmbarkParty{ship(1)}), "");
  EXPECT_EQ(refusal_of(game, EmbarkParty{ship(1)}), "IC-024 carries-all-it-may");
  EXPECT_EQ(refusal_of(game, EmbarkParty{ship(2)}), "");
  EXPECT_EQ(refusal_of(game, EmbarkParty{ship(2)}), "IC-023 no-party-left");
  EXPECT_EQ(log_of(game, 1).parties, 2);
  EXPECT_EQ(log_of(game, 2).parties, 1);
}

TEST(Movement, IC_025_launches_are_there_only_if_the_scenario_has_them) {
  for (const char* const id : {"hampton-roads", "plum-point-bend", "vicksburg", "fort-henry"}) {
    const auto setting = battle(id);
    EXPECT_TRUE(std::ranges::none_of(setting->ships, &core::ironclad::ShipSheet::launch)) << id;
  }
}

}  // namespace
}  // namespace tests::ironclad
