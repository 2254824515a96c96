// [IC-081]-[IC-088] How fast a ship goes, by the figures of the rulebook.
#include "core/ironclad/damage.h"
#include "tests/ironclad/moves.h"

namespace tests::ironclad {
namespace {

using core::base::operator""_rule;
using core::ironclad::SpeedRange;
using core::ironclad::speeds_of;

constexpr std::int64_t kInch = Inches::kTicks;

std::optional<SpeedRange> range_of(const Game& game, int index = 0) {
  return speeds_of(game.setting(), game.state(), ship(index));
}

SpeedRange knots(int least, int most) { return {least * kKnot, most * kKnot}; }

TEST(Speed, IC_001_IC_081_a_knot_is_an_inch_of_travel) {
  Game game = alone("uss-monitor", 4);
  EXPECT_EQ(refusal_of(game, run(ship(0), 5)), "");
  EXPECT_EQ(run_of(game, 0), 5 * kInch);
  EXPECT_TRUE(log_of(game, 0).pose.at == at(41, 24));
  EXPECT_EQ(log_of(game, 0).speed, 5 * kKnot);
}

TEST(Speed, IC_001_table_scale_multiplies_the_run) {
  auto options = charts().options;
  options.table_scale = 2;
  const auto setting = std::make_shared<const Setting>(core::ironclad::make_setting(
      facts(), charts(), open_water({{"uss-monitor", Side::Union, 36, 24, 90, 4}}), options));
  Game game = moving(setting, Side::Union);
  EXPECT_EQ(refusal_of(game, run(ship(0), 4)), "IC-085 not-the-distance 8/4");
  EXPECT_EQ(refusal_of(game, run(ship(0), 4, {core::table::straight(Inches::of(8))})), "");
  EXPECT_TRUE(log_of(game, 0).pose.at == at(44, 24));
  // Circles grow as ranges do: B has a radius of 3.5 inches now.
  Game turn = moving(setting, Side::Union);
  EXPECT_EQ(refusal_of(turn, run(ship(0), 4, {core::table::right(Inches::of(8), Inches::of(3))})),
            "IC-101 turns-too-tight 3.5/3");
}

TEST(Speed, IC_081_IC_046_not_above_the_boxes_left) {
  Game game = alone("uss-monitor", 6);
  EXPECT_EQ(refusal_of(game, run(ship(0), 7)), "IC-081 beyond-speed 6/7");
  EXPECT_EQ(refusal_of(game, run(ship(0), 6)), "");
  Game hurt = alone("uss-monitor", 4, [](State& state) { state.ships[0].knots = 4; });
  EXPECT_EQ(refusal_of(hurt, run(ship(0), 5)), "IC-081 beyond-speed 4/5");
}

TEST(Speed, IC_082_one_knot_faster_at_most) {
  Game game = alone("uss-monitor", 2);
  EXPECT_EQ(refusal_of(game, run(ship(0), 4)), "IC-082 too-much-faster 3/4");
  EXPECT_EQ(refusal_of(game, run(ship(0), 3)), "");
}

TEST(Speed, IC_083_backing_takes_off_four_knots) {
  Game game = alone("uss-monitor", 6);
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "IC-083 slows-too-much 2/1");
  EXPECT_EQ(refusal_of(game, run(ship(0), 2)), "");
  Game slow = alone("uss-monitor", 4);
  EXPECT_EQ(refusal_of(slow, run(ship(0), 0)), "");
  EXPECT_EQ(log_of(slow, 0).speed, 0);
}

TEST(Speed, IC_084_IC_085_shut_off_it_coasts_two_knots_slower) {
  Game game = alone("uss-monitor", 5);
  MoveShip coast = run(ship(0), 4);
  coast.coast = true;
  EXPECT_EQ(refusal_of(game, coast), "IC-084 coasts-at 3/4");
  coast = run(ship(0), 3);
  coast.coast = true;
  EXPECT_EQ(refusal_of(game, coast), "");
  EXPECT_EQ(log_of(game, 0).speed, 3 * kKnot);
}

TEST(Speed, IC_085_moves_exactly_its_distance) {
  Game game = alone("uss-monitor", 4);
  EXPECT_EQ(refusal_of(game, run(ship(0), 4, {core::table::straight(Inches::of(3))})),
            "IC-085 not-the-distance 4/3");
  EXPECT_EQ(refusal_of(game, EndStep{Side::Union}), "IC-085 still-has-way 0/4");
  EXPECT_EQ(*range_of(game), knots(0, 5));
  EXPECT_EQ(refusal_of(game, run(ship(0), 4)), "");
  EXPECT_EQ(refusal_of(game, EndStep{Side::Union}), "");
}

TEST(Speed, IC_086_above_its_maximum_it_loses_two_to_four) {
  const auto hurt = [](int now) {
    return alone("uss-tecumseh", now, [](State& state) { state.ships[0].knots = 3; });
  };
  EXPECT_EQ(*range_of(hurt(8)), knots(4, 6));
  EXPECT_EQ(*range_of(hurt(4)), knots(0, 2));
  EXPECT_EQ(*range_of(hurt(3)), knots(0, 3)) << "within the maximum again";
  Game game = hurt(8);
  EXPECT_EQ(refusal_of(game, run(ship(0), 7)), "IC-086 must-slow 6/7");
  EXPECT_EQ(refusal_of(game, run(ship(0), 3)), "IC-083 slows-too-much 4/3");
  EXPECT_EQ(refusal_of(game, run(ship(0), 6)), "");
}

TEST(Speed, IC_087_without_power_at_rest_it_does_not_stir) {
  Game game = alone("uss-monitor", 0, [](State& state) { state.ships[0].knots = 0; });
  EXPECT_EQ(range_of(game), std::nullopt);
  EXPECT_EQ(refusal_of(game, run(ship(0), 1)), "IC-046 no-power 0/1");
  EXPECT_EQ(refusal_of(game, run(ship(0), -1)), "IC-046 no-power 0/1");
  EXPECT_EQ(refusal_of(game, run(ship(0), 0)), "");
  EXPECT_TRUE(log_of(game, 0).pose.at == at(36, 24));
}

TEST(Speed, IC_087_each_want_of_power_names_its_rule) {
  const auto why = [](const Edit& edit) {
    Game game = alone("uss-monitor", 0, edit);
    return refusal_of(game, run(ship(0), 1));
  };
  EXPECT_EQ(why([](State& state) { state.ships[0].steam = false; }), "IC-021 no-power 0/1");
  EXPECT_EQ(why([](State& state) { state.ships[0].no_power.left = 1; }), "IC-226 no-power 0/1");
  EXPECT_EQ(why([](State& state) { state.ships[0].engines_out = 1; }), "IC-227 no-power 0/1");
  EXPECT_EQ(why([](State& state) { state.ships[0].captured_in = 1; }), "IC-308 no-power 0/1");
  Game tow = alone("mortar-scow-no-16-type", 0);
  EXPECT_EQ(refusal_of(tow, run(ship(0), 1)), "IC-102 no-power 0/1");
}

TEST(Speed, IC_088_astern_at_a_third_of_the_boxes) {
  Game game = alone("uss-tecumseh", 0);  // 8 boxes
  EXPECT_EQ(*range_of(game), knots(-2, 1));
  EXPECT_EQ(refusal_of(game, run(ship(0), -3)), "IC-088 too-fast-astern 2/3");
  EXPECT_EQ(refusal_of(game, run(ship(0), -2, {core::table::straight(Inches::of(2))})),
            "IC-088 goes-astern-only");
  EXPECT_EQ(refusal_of(game, run(ship(0), -2)), "");
  EXPECT_TRUE(log_of(game, 0).pose.at == at(34, 24));
  EXPECT_EQ(log_of(game, 0).pose.heading, core::table::Heading::degrees(90));
  EXPECT_EQ(*range_of(alone("uss-tecumseh", 0, [](State& state) { state.ships[0].knots = 2; })),
            knots(-1, 1))
      << "at least one inch";
}

TEST(Speed, IC_088_only_from_rest) {
  Game game = alone("uss-monitor", 1);
  EXPECT_EQ(refusal_of(game, run(ship(0), -1)), "IC-088 not-at-rest 0/1");
  Game ahead = alone("uss-monitor", 0);
  EXPECT_EQ(refusal_of(ahead, run(ship(0), 1,
                                  {core::table::astern(core::table::straight(Inches::of(1)))})),
            "IC-088 goes-ahead-only");
}

TEST(Speed, IC_088_double_enders_go_both_ways) {
  const auto astern = [](int now) {
    return *range_of(
        alone("uss-metacomet", 0, [=](State& state) { state.ships[0].speed = -now * kKnot; }));
  };
  EXPECT_EQ(astern(0), knots(-1, 1)) << "[IC-082] one knot a turn, either way";
  EXPECT_EQ(astern(7), knots(-8, -3)) << "[IC-083] four off at most";
  EXPECT_EQ(astern(12), knots(-12, -8)) << "as fast as ahead";
  Game game = alone("uss-metacomet", 0, [](State& state) { state.ships[0].speed = -7 * kKnot; });
  EXPECT_EQ(refusal_of(game, run(ship(0), -2)), "IC-083 slows-too-much 3/2");
  EXPECT_EQ(refusal_of(game, run(ship(0), -9)), "IC-088 too-fast-astern 8/9");
}

TEST(Speed, IC_044_IC_081_a_half_knot_box_is_half_an_inch) {
  Game game = alone("uss-new-ironsides", 6);  // 6 boxes and a half-knot box
  MoveShip move = run(ship(0), 6, {core::table::straight(Inches::ratio(13, 2))});
  move.speed = 13;
  EXPECT_EQ(refusal_of(game, move), "");
  EXPECT_EQ(run_of(game, 0), 65'000);
  Game hurt = alone("uss-new-ironsides", 6, [](State& state) { state.ships[0].half_knots = 0; });
  EXPECT_EQ(refusal_of(hurt, move), "IC-081 beyond-speed 6/6.5");
}

TEST(Speed, IC_044_the_owner_chooses_the_box) {
  using core::ironclad::Section;
  State state = alone("uss-new-ironsides", 0).state();
  const auto setting = made_up({{"uss-new-ironsides", Side::Union, 36, 24, 90, 0}});
  core::ironclad::Record record{*setting, state};
  add_hits(record, ship(0), core::ironclad::HitKind::Speed, 1);
  const auto choices = boxes_to_choose(*setting, state);
  ASSERT_EQ(choices.size(), 2U);
  EXPECT_EQ(choices[0].section, Section::Knots);
  EXPECT_EQ(choices[1].section, Section::HalfKnots);
  cross_off(record, choices[1]);
  EXPECT_EQ(state.ships[0].half_knots, 0);
  EXPECT_EQ(state.ships[0].knots, 6);
}

TEST(Speed, IC_004_what_is_halved_drops_its_fraction) {
  const auto prize = [](int boxes) {
    return range_of(alone("uss-tecumseh", 0, [=](State& state) {
      state.turn = 9;
      state.ships[0].captured_in = 7;
      state.ships[0].knots = static_cast<std::int8_t>(boxes);
      state.ships[0].speed = boxes / 2 * kKnot;
    }));
  };
  EXPECT_EQ(prize(7)->most, 3 * kKnot) << "[IC-308] half of 7";
  EXPECT_EQ(prize(8)->most, 4 * kKnot);
  EXPECT_EQ(prize(1), std::nullopt) << "half of one is none";
  Game none = alone("uss-tecumseh", 0, [](State& state) {
    state.turn = 9;
    state.ships[0].captured_in = 7;
    state.ships[0].knots = 1;
  });
  EXPECT_EQ(refusal_of(none, run(ship(0), 1)), "IC-308 no-power 0/1");
}

TEST(Speed, IC_E09_coasting) {
  Game game = moving({{"uss-metacomet", Side::Union, 36, 24, 90, 8},
                      {"css-selma", Side::Confederate, 5, 5, 90, 0}},
                     {}, [](State& state) { state.ships[0].knots = 0; });
  for (const int knots : {6, 4, 2, 0}) {
    EXPECT_EQ(refusal_of(game, run(ship(0), knots + 1)),
              "IC-046 no-power " + std::to_string(knots) + "/" + std::to_string(knots + 1));
    EXPECT_EQ(refusal_of(game, run(ship(0), knots)), "");
    EXPECT_EQ(run_of(game, 0), knots * kInch);
    to_next_moves(game, Side::Union);
  }
}

TEST(Speed, IC_E10_backing_and_going_ahead) {
  EXPECT_EQ(range_of(alone("uss-tecumseh", 7))->least, 3 * kKnot);
  EXPECT_EQ(range_of(alone("uss-tecumseh", 3))->most, 4 * kKnot);
  Game game = alone("uss-tecumseh", 7);
  EXPECT_EQ(refusal_of(game, run(ship(0), 2)), "IC-083 slows-too-much 3/2");
  EXPECT_EQ(refusal_of(game, run(ship(0), 7)), "") << "3 to 7";
}

TEST(Speed, IC_E24_IC_045_two_draft_boxes_are_a_foot) {
  Game game = alone("uss-tyler", 0);  // draws 6 feet
  const auto draws = [&](int lost) {
    State state = game.state();
    state.ships[0].draft = static_cast<std::int8_t>(3 - lost);
    return draft_now(game.setting(), state, ship(0));
  };
  EXPECT_EQ(draws(0), 60);
  EXPECT_EQ(draws(1), 60);
  EXPECT_EQ(draws(2), 70);
}

TEST(Speed, IC_047_no_box_left_is_destroyed_afloat_or_aground) {
  using core::ironclad::Aground;
  using core::ironclad::Fate;
  for (const Aground aground : {Aground::No, Aground::ForGood}) {
    const auto setting = made_up({{"uss-tyler", Side::Union, 36, 24, 90, 0}});
    State state = core::ironclad::begin(*setting, 1, {});
    auto& log = state.ships[0];
    log.knots = log.midships = log.stack = log.draft = 0;
    log.aground = aground;
    for (auto& gun : log.guns) {
      gun.lost = true;
    }
    ASSERT_EQ(boxes_left(log), 1) << "of the armor";
    core::ironclad::Record record{*setting, state};
    add_hits(record, ship(0), core::ironclad::HitKind::Free, 1);
    settle(record);
    EXPECT_EQ(state.ships[0].fate, Fate::Destroyed);
  }
}

TEST(Speed, IC_041_IC_048_the_log_holds_boxes_speed_and_run) {
  const auto setting = made_up({{"uss-metacomet", Side::Union, 36, 24, 90, 4}});
  Game game = moving(setting, Side::Union);
  const auto& card = setting->ship(ship(0)).card;
  EXPECT_EQ(boxes_left(log_of(game, 0)), card.boxes());
  EXPECT_FALSE(log_of(game, 0).moved);
  EXPECT_EQ(refusal_of(game, run(ship(0), 5)), "");
  EXPECT_TRUE(log_of(game, 0).moved);
  EXPECT_EQ(log_of(game, 0).speed, 5 * kKnot);
  EXPECT_EQ(run_of(game, 0), 5 * kInch);
}

TEST(Speed, IC_008_an_effect_acts_on_the_next_movement_phases_of_its_side) {
  const auto setting = made_up({{"uss-metacomet", Side::Union, 36, 24, 90, 4},
                                {"css-selma", Side::Confederate, 10, 10, 90, 0}});
  const auto jammed_in = [&](Side phase) {
    State state = moving(setting, phase).state();
    core::ironclad::Record record{*setting, state};
    jam(record, ship(0), core::ironclad::Jam::Right, 2, "IC-225"_rule);
    std::string acts;
    for (int turn = 0; turn < 4; ++turn) {
      acts += state.ships[0].jammed.acts() ? 'x' : '-';
      run_down(record, Side::Confederate);
      run_down(record, Side::Union);
    }
    return acts;
  };
  EXPECT_EQ(jammed_in(Side::Confederate), "xx--") << "hurt by the enemy: the next two";
  EXPECT_EQ(jammed_in(Side::Union), "-xx-") << "hurt in its own phase: the two after it";
}

}  // namespace
}  // namespace tests::ironclad
