// [RC-161] Battles with models on a table of one's own: people measure, the rules judge the same.
#include "core/table/models.h"

#include "core/coastal/gunnery.h"
#include "core/coastal/order_text.h"
#include "tests/coastal/battles.h"

#include <gmock/gmock.h>

namespace tests::coastal {
namespace {

using namespace core::coastal;  // NOLINT(google-build-using-namespace): the room that is tested
using core::table::Heading;
using core::table::Measured;

constexpr std::int32_t kDegree = Heading::kDegree;

std::shared_ptr<const Setting> models() {
  return made_up(core::table::on_models(
      open_water({{"uss-monitor", kUnion, 10, 10, 0, 4}, {"css-virginia", kConfederate, 30, 10}})));
}

Shot measured_shot(ShipId from, int gun, ShipId target, int inches, int bearing, int aspect = 90) {
  Shot shot;
  shot.ship = from;
  shot.gun = static_cast<std::uint8_t>(gun);
  shot.target = target;
  shot.measured = Measured{Inches::of(inches), bearing * kDegree, aspect * kDegree};
  return shot;
}

TEST(Models, RC_161_the_program_measures_on_its_own_table_and_people_on_theirs) {
  Game game = in_phase(Phase::Shooting, models());
  Shot shot = measured_shot(kFirst, 0, kSecond, 5, 0);
  EXPECT_TRUE(game.judge(LayGun{shot}));
  shot.measured.reset();
  EXPECT_EQ(refusal_of(game, LayGun{shot}), "RC-161 measure-first");
  Game on_screen =
      in_phase(Phase::Shooting, made_up(open_water({{"uss-monitor", kUnion, 10, 10},
                                                    {"css-virginia", kConfederate, 10, 14}})));
  EXPECT_EQ(refusal_of(on_screen, LayGun{measured_shot(kFirst, 0, kSecond, 5, 0)}),
            "RC-161 program-measures");
}

TEST(Models, RC_283_the_score_that_is_needed_is_that_of_the_range_that_people_read) {
  // Smoothbores need 4 up to 8 inches, 5 up to 12.
  for (const auto& [inches, hits] : {std::pair{8, true}, std::pair{9, false}}) {
    Game game = in_phase(Phase::Shooting, models(), {4});
    ASSERT_TRUE(game.act(LayGun{measured_shot(kFirst, 0, kSecond, inches, 0)}));
    ASSERT_TRUE(game.act(EndPhase{kUnion}));
    const auto fired = game.act(EndPhase{kConfederate});
    ASSERT_TRUE(fired);
    EXPECT_EQ(tells(*fired, "gun-hits"), hits) << inches;
  }
}

TEST(Models, RC_285_the_aspect_that_people_read_makes_a_bow_or_stern_shot) {
  const auto setting = models();
  Game game = in_phase(Phase::Shooting, setting);
  const auto modifier_at = [&](int aspect) {
    return modifier_of(*setting, game.state(), measured_shot(kFirst, 0, kSecond, 5, 0, aspect));
  };
  EXPECT_EQ(modifier_at(45), setting->charts.firing.end_on);
  EXPECT_EQ(modifier_at(46), 0);
  EXPECT_EQ(modifier_at(134), 0);
  EXPECT_EQ(modifier_at(180), setting->charts.firing.end_on);
  EXPECT_EQ(modifier_at(315), setting->charts.firing.end_on);
}

TEST(Models, RC_262_a_turret_bears_on_the_quarter_that_it_faces) {
  Game game = in_phase(Phase::Shooting, models());
  EXPECT_TRUE(game.judge(LayGun{measured_shot(kFirst, 0, kSecond, 5, 45)}));
  EXPECT_EQ(refusal_of(game, LayGun{measured_shot(kFirst, 0, kSecond, 5, 46)}),
            "RC-261 does-not-bear");
}

TEST(Models, RC_221_nobody_fires_at_what_is_out_of_sight) {
  Game game = in_phase(Phase::Shooting, models());
  EXPECT_EQ(refusal_of(game, LayGun{measured_shot(kFirst, 0, kSecond, 51, 0)}),
            "RC-221 not-visible");
}

TEST(Models, RC_421_RC_426_a_contact_that_people_tell_of_is_a_ram_from_45_degrees_on) {
  for (const auto& [angle, rams] : {std::pair{45, true}, std::pair{44, false}}) {
    Game game = in_phase(Phase::Shooting, models(), {3, 3, 1},
                         [](State& state) { state.ships[0].speed = Inches::of(4); });
    const auto done = game.act(TellContact{kFirst, kSecond, angle * kDegree});
    ASSERT_TRUE(done);
    EXPECT_EQ(tells(*done, "ram-strikes"), rams) << angle;
    EXPECT_EQ(tells(*done, "alongside"), !rams) << angle;
  }
}

TEST(Models, RC_431_a_ship_rams_once_and_before_any_gun_is_laid) {
  Game game = in_phase(Phase::Shooting, models(), {1, 1, 1},
                       [](State& state) { state.ships[0].speed = Inches::of(4); });
  Game late = game;
  ASSERT_TRUE(game.act(TellContact{kFirst, kSecond, 90 * kDegree}));
  EXPECT_EQ(refusal_of(game, TellContact{kFirst, kSecond, 90 * kDegree}), "RC-431 rammed-already");
  ASSERT_TRUE(late.act(LayGun{measured_shot(kFirst, 0, kSecond, 5, 0)}));
  EXPECT_EQ(refusal_of(late, TellContact{kFirst, kSecond, 90 * kDegree}),
            "RC-141 not-in-this-step");
}

TEST(Models, RC_201_RC_361_the_program_throws_for_water_that_people_tell_of) {
  using core::table::TellWater;
  using core::table::ToldWater;
  const auto after = [](const TellWater& told, std::vector<std::uint8_t> dice) {
    Game game = in_phase(Phase::Shooting, models(), std::move(dice));
    EXPECT_TRUE(game.act(told));
    return game.state().ship(kFirst);
  };
  const TellWater shoal{kFirst, ToldWater::Shoal, 6};
  const auto setting = models();
  const auto& chart = setting->charts.shoal.stuck_deep;  // the Monitor draws 10.5 feet
  for (int face = 1; face <= 6; ++face) {
    const bool stuck = after(shoal, {static_cast<std::uint8_t>(face)}).ground == Ground::Shoal;
    EXPECT_EQ(stuck, chart.on(face)) << face;
  }
  EXPECT_EQ(after({kFirst, ToldWater::Stakes, 0}, {1}).ground == Ground::Stakes,
            setting->charts.stakes.stuck_deep.on(1));
  for (int face = 1; face <= 6; ++face) {
    const auto& line = setting->charts.mine.on(face);
    const Ship hurt = after({kFirst, ToldWater::RealMines, 0}, {static_cast<std::uint8_t>(face)});
    EXPECT_EQ(hurt.fate == core::coastal::Fate::Sunk,
              line.kind == core::coastal::TorpedoLine::Kind::Sinks)
        << face;
    const Ship whole = after({kFirst, ToldWater::DummyMines, 0}, {static_cast<std::uint8_t>(face)});
    EXPECT_EQ(whole.fate, core::coastal::Fate::Afloat) << face;
    EXPECT_EQ(whole.spv, setting->ship(kFirst).card.spv) << face;
  }
}

/// A ship of the Union on a bar or stakes, with a tug and a gunboat of hers beside her.
std::shared_ptr<const Setting> stranded(std::uint8_t edition = core::table::kEdition) {
  auto setting = std::make_shared<Setting>(
      *made_up(core::table::on_models(open_water({{"uss-benton", kUnion, 10, 10, 0, 0},
                                                  {"union-tug-zouave-type", kUnion, 12, 10, 0, 0},
                                                  {"uss-oneida", kUnion, 14, 10, 0, 0},
                                                  {"css-virginia", kConfederate, 30, 10}}))));
  setting->begun_before = core::table::begun_before(edition);
  return setting;
}

/// How many attempts to get off are made with faces of 1, the helper named in every plot.
int attempts(const std::shared_ptr<const Setting>& setting, Ground ground,
             std::optional<ShipId> helper) {
  const std::vector<std::uint8_t> faces(300, 1);
  Game game = ordering(setting, faces, [&](State& state) { state.ships[0].ground = ground; });
  for (int move = 0; move < 12; ++move) {
    Plot plot = run(-1);
    plot.tug = helper;
    EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "");
    pass_to(game, Phase::Shooting);
    pass_to(game, Phase::Orders);
  }
  return game.state().ship(kFirst).tries;
}

TEST(Models, RC_T12_tugs_and_friends_that_a_plot_names_help_a_ship_off) {
  const ShipId tug{1};
  const ShipId gunboat{2};
  EXPECT_EQ(attempts(stranded(), Ground::Shoal, {}), 4);
  EXPECT_EQ(attempts(stranded(), Ground::Shoal, tug), 8);
  EXPECT_EQ(attempts(stranded(), Ground::Stakes, {}), 2);
  EXPECT_EQ(attempts(stranded(), Ground::Stakes, tug), 4);
  EXPECT_EQ(attempts(stranded(), Ground::Stakes, gunboat), 4);
  EXPECT_EQ(attempts(stranded(1), Ground::Shoal, tug), 4) << "as it was in the first edition";

  Game game = ordering(stranded(), {}, [](State& state) { state.ships[0].ground = Ground::Shoal; });
  Plot plot = run(-1);
  plot.tug = gunboat;
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "RC-173 no-tug");
}

TEST(Models, RC_201_no_other_water_is_told_of) {
  using core::table::TellWater;
  using core::table::ToldWater;
  const TellWater shoal{kFirst, ToldWater::Shoal, 6};
  Game game = in_phase(Phase::Shooting, models());
  EXPECT_EQ(refusal_of(game, TellWater{kFirst, ToldWater::Shoal, 11}), "RC-201 deep-enough");
  EXPECT_EQ(refusal_of(game, TellWater{ShipId{9}, ToldWater::Shoal, 6}), "RC-043 no-such-ship");
  Game early = in_phase(Phase::Orders, models());
  EXPECT_EQ(refusal_of(early, shoal), "RC-141 not-in-this-step");
  Game stuck = in_phase(Phase::Shooting, models(), {},
                        [](State& state) { state.ships[0].ground = Ground::Shoal; });
  EXPECT_EQ(refusal_of(stuck, shoal), "RC-202 ship-is-aground");
  Game on_screen = in_phase(Phase::Shooting, made_up(open_water({{"uss-monitor", kUnion, 1, 1}})));
  EXPECT_EQ(refusal_of(on_screen, shoal), "RC-161 program-measures");
  ASSERT_TRUE(game.act(LayGun{measured_shot(kFirst, 0, kSecond, 5, 0)}));
  EXPECT_EQ(refusal_of(game, shoal), "RC-141 not-in-this-step");
}

TEST(Models, RC_003_dice_that_people_throw_are_the_next_of_the_ledger) {
  Game game = in_phase(Phase::Shooting, models());
  ASSERT_TRUE(game.act(LayGun{measured_shot(kFirst, 0, kSecond, 5, 0)}));
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  ASSERT_TRUE(game.act(WriteDice{{6}}));
  const auto fired = game.act(EndPhase{kConfederate});
  ASSERT_TRUE(fired);
  EXPECT_TRUE(tells(*fired, "gun-hits"));
  EXPECT_EQ(refusal_of(game, WriteDice{{6, 7}}), "RC-003 no-face-of-the-die");
  Game before = in_phase(Phase::Shooting, stranded(1));
  EXPECT_TRUE(before.judge(WriteDice{{6, 7}})) << "as it was in the first edition";
  Game on_screen = in_phase(Phase::Shooting, made_up(open_water({{"uss-monitor", kUnion, 1, 1}})));
  EXPECT_FALSE(on_screen.judge(WriteDice{{6}}));
}

TEST(Models, RC_T43_orders_with_measures_read_back_as_they_were_written) {
  const auto setting = models();
  for (const Action& action :
       {Action{LayGun{measured_shot(kFirst, 1, kSecond, 7, 350, 12)}},
        Action{TellContact{kFirst, kSecond, 75 * kDegree}}, Action{WriteDice{{3, 6}}},
        Action{core::table::TellWater{kFirst, core::table::ToldWater::Shoal, 6}},
        Action{core::table::TellWater{kSecond, core::table::ToldWater::Stakes, 0}},
        Action{core::table::TellWater{kFirst, core::table::ToldWater::RealMines, 0}},
        Action{core::table::TellWater{kFirst, core::table::ToldWater::DummyMines, 0}}}) {
    const std::string text = order_text(*setting, action);
    const auto read = read_order(*setting, kUnion, text);
    ASSERT_TRUE(read) << text << ": " << read.error();
    EXPECT_EQ(*read, action) << text;
  }
}

}  // namespace
}  // namespace tests::coastal
