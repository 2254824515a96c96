// [IC-162] Battles with models on a table of one's own: people measure, the rules judge the same.
#include "core/table/models.h"

#include "core/ironclad/gunnery.h"
#include "core/ironclad/order_text.h"
#include "core/ironclad/sequence.h"
#include "core/table/trigonometry.h"
#include "tests/ironclad/battles.h"
#include "tests/support/tabletop.h"

#include <gmock/gmock.h>

namespace tests::ironclad {
namespace {

using namespace core::ironclad;  // NOLINT(google-build-using-namespace): the room that is tested
using core::board::Side;
using core::table::Heading;
using core::table::Measured;

constexpr std::int32_t kDegree = Heading::kDegree;

/// The Monitor and the Virginia as models.
std::shared_ptr<const Setting> models() {
  return made_up(core::table::on_models(open_water(
      {{"uss-monitor", Side::Union, 10, 10, 0, 6}, {"css-virginia", Side::Confederate, 30, 10}})));
}

Game game_with(const std::shared_ptr<const Setting>& setting, std::vector<std::uint8_t> dice = {}) {
  return Game{setting, 1, std::move(dice)};
}

Shot measured_shot(ShipId from, int gun, ShipId target, double inches, int bearing) {
  Shot shot{false, from, {}, static_cast<std::uint8_t>(gun), {TargetKind::Ship, target, {}, 0}};
  shot.measured = Measured{core::table::Inches::of_ticks(static_cast<std::int64_t>(
                               inches * static_cast<double>(core::table::Inches::kTicks))),
                           bearing * kDegree, 0};
  return shot;
}

MoveShip ahead(ShipId ship, int half_knots) {
  MoveShip move;
  move.ship = ship;
  move.speed = half_knots;
  move.legs = {core::table::straight(core::table::Inches::ratio(half_knots, kKnot))};
  return move;
}

void to_step(Game& game, Step step) {
  while (game.asked() && game.state().step != step) {
    for (const ShipId ship : {kFirst, kSecond}) {
      if (game.state().ship(ship).speed != 0) {
        (void)game.act(ahead(ship, game.state().ship(ship).speed));
      }
    }
    ASSERT_TRUE(game.act(EndStep{*game.asked()}));
  }
}

std::string refused_by(const Game& game, const Action& action) {
  const auto judged = game.judge(action);
  return judged ? std::string{}
                : judged.error().rule.text() + " " + std::string{judged.error().key};
}

TEST(Models, IC_162_the_program_measures_on_its_own_table_and_people_on_theirs) {
  Game with_models = game_with(models());
  to_step(with_models, Step::FirstFire);
  Shot shot = measured_shot(kFirst, 0, kSecond, 5, 90);
  EXPECT_EQ(refused_by(with_models, LayGun{shot}), "");
  shot.measured.reset();
  EXPECT_EQ(refused_by(with_models, LayGun{shot}), "IC-162 measure-first");

  Game on_screen = game_with(
      made_up({{"uss-monitor", Side::Union, 10, 10}, {"css-virginia", Side::Confederate, 15, 10}}));
  to_step(on_screen, Step::FirstFire);
  EXPECT_EQ(refused_by(on_screen, LayGun{shot}), "");
  EXPECT_EQ(refused_by(on_screen, LayGun{measured_shot(kFirst, 0, kSecond, 5, 90)}),
            "IC-162 program-measures");
}

TEST(Models, IC_184_the_band_is_that_of_the_range_that_people_read) {
  const auto setting = models();
  Game game = game_with(setting);
  to_step(game, Step::FirstFire);
  const auto band_at = [&](double inches) {
    return band_of(*setting, game.state(), measured_shot(kFirst, 0, kSecond, inches, 0));
  };
  EXPECT_EQ(band_at(6), Band::Close);
  EXPECT_EQ(band_at(6.1), Band::Normal);
  EXPECT_EQ(band_at(18), Band::Distant);
  const auto far = game.judge(LayGun{measured_shot(kFirst, 0, kSecond, 18.5, 0)});
  ASSERT_FALSE(far);
  EXPECT_EQ(far.error().key, "out-of-range");
  EXPECT_EQ(far.error().need_inches, core::table::Inches::of(18));
  EXPECT_EQ(far.error().have_inches, core::table::Inches::ratio(37, 2));
}

TEST(Models, IC_164_a_gun_in_a_port_bears_within_its_arc_of_the_bearing_that_people_read) {
  Game game = game_with(models());
  to_step(game, Step::FirstFire);
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  const Setting& setting = game.setting();
  const auto& guns = setting.ship(kSecond).card.guns;
  const auto starboard =
      std::ranges::find(guns, core::table::Mounting::StarboardSide, &GunBox::mounting);
  ASSERT_NE(starboard, guns.end());
  const int gun = static_cast<int>(starboard - guns.begin());
  EXPECT_EQ(refused_by(game, LayGun{measured_shot(kSecond, gun, kFirst, 5, 80)}), "");
  EXPECT_EQ(refused_by(game, LayGun{measured_shot(kSecond, gun, kFirst, 5, 100)}), "");
  EXPECT_EQ(refused_by(game, LayGun{measured_shot(kSecond, gun, kFirst, 5, 79)}),
            "IC-164 does-not-bear");
}

TEST(Models, IC_063_a_gun_that_has_fired_is_refused_in_the_next_fire_step) {
  Game game = game_with(models());
  to_step(game, Step::FirstFire);
  ASSERT_TRUE(game.act(LayGun{measured_shot(kFirst, 0, kSecond, 20, 0)}) ||
              game.act(LayGun{measured_shot(kFirst, 0, kSecond, 18, 0)}));
  while (game.state().step != Step::SecondFire) {
    if (!game.state().hits.empty()) {
      ASSERT_TRUE(game.act(game.offered().front()));
      continue;
    }
    ASSERT_TRUE(game.act(EndStep{*game.asked()}));
  }
  EXPECT_EQ(refused_by(game, LayGun{measured_shot(kFirst, 0, kSecond, 5, 0)}),
            "IC-063 fired-already");
  EXPECT_EQ(refused_by(game, LayGun{measured_shot(kFirst, 1, kSecond, 5, 0)}), "");
}

TEST(Models, IC_189_IC_190_each_gun_counts_by_its_own_range) {
  // One gun close, one at normal range: 2 + 1 = 3, as on screen.
  const auto setting = models();
  Game game = game_with(setting, {10});
  to_step(game, Step::FirstFire);
  ASSERT_TRUE(game.act(LayGun{measured_shot(kFirst, 0, kSecond, 5, 0)}));
  ASSERT_TRUE(game.act(LayGun{measured_shot(kFirst, 1, kSecond, 10, 0)}));
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  const auto fired = game.act(EndStep{Side::Confederate});
  ASSERT_TRUE(fired);
  const auto chart = std::ranges::find_if(*fired, [](const Event& event) {
    const auto* const told = std::get_if<core::table::Told>(&event);
    return told != nullptr && told->key == "chart-a";
  });
  ASSERT_NE(chart, fired->end());
  EXPECT_EQ(std::get<core::table::Told>(*chart).figures[0], 3);
}

TEST(Models, IC_141_IC_148_the_program_throws_for_water_that_people_tell_of) {
  using core::table::ToldWater;
  const auto after = [](ToldWater water, int feet, std::uint8_t face) {
    Game game = game_with(models(), {face, 1, 1});
    to_step(game, Step::UnionMoves);
    EXPECT_TRUE(game.act(TellWater{kFirst, water, static_cast<std::int16_t>(feet)}));
    return game;
  };
  for (std::uint8_t face = 1; face <= 6; ++face) {
    // On a 1 the ship is aground, and has lost its way.
    const Game shoal = after(ToldWater::Shoal, 6, face);
    EXPECT_EQ(shoal.state().ship(kFirst).aground == Aground::Stuck, face == 1) << int{face};
    EXPECT_EQ(shoal.state().ship(kFirst).speed == 0, face == 1) << int{face};
    const Game mined = after(ToldWater::RealMines, 0, face);
    EXPECT_EQ(!(mined.state() == after(ToldWater::DummyMines, 0, face).state()),
              models()->charts.mine_goes_off.on(face))
        << int{face};
  }
}

TEST(Models, IC_141_no_other_water_is_told_of) {
  using core::table::ToldWater;
  const auto setting = models();
  Game game = game_with(setting);
  to_step(game, Step::UnionMoves);
  const TellWater shoal{kFirst, ToldWater::Shoal, 6};
  EXPECT_EQ(refused_by(game, shoal), "");
  EXPECT_EQ(refused_by(game, TellWater{kFirst, ToldWater::Shoal, 11}), "IC-141 deep-enough");
  EXPECT_EQ(refused_by(game, TellWater{kFirst, ToldWater::Stakes, 0}), "IC-141 stakes-stop");
  EXPECT_EQ(refused_by(game, TellWater{kSecond, ToldWater::Shoal, 6}), "IC-061 not-yours");
  EXPECT_EQ(refused_by(game, TellWater{ShipId{9}, ToldWater::Shoal, 6}), "IC-064 no-such-ship");
  Game later = game;
  to_step(later, Step::FirstFire);
  EXPECT_EQ(refused_by(later, shoal), "IC-061 not-in-this-step");
  State stuck = game.state();
  stuck.ships.at(0).aground = Aground::Stuck;
  EXPECT_EQ(refused_by(Game{setting, stuck}, shoal), "IC-143 ship-is-aground");
  Game on_screen = game_with(made_up({{"uss-monitor", Side::Union, 10, 10}}));
  to_step(on_screen, Step::UnionMoves);
  EXPECT_EQ(refused_by(on_screen, shoal), "IC-162 program-measures");
}

TEST(Models, IC_141_what_is_told_of_the_water_reads_back_as_it_was_written) {
  using core::table::ToldWater;
  const auto setting = models();
  for (const TellWater& told :
       {TellWater{kFirst, ToldWater::Shoal, 6}, TellWater{kSecond, ToldWater::RealMines, 0},
        TellWater{kFirst, ToldWater::DummyMines, 0}}) {
    const std::string text = order_text(*setting, told);
    const auto read = read_order(*setting, Side::Union, text);
    ASSERT_TRUE(read) << text << ": " << read.error();
    EXPECT_EQ(*read, Action{told}) << text;
  }
  EXPECT_FALSE(read_order(*setting, Side::Union, "water USS-Monitor mines"));
  EXPECT_FALSE(read_order(*setting, Side::Union, "water USS-Monitor shoal"));
  EXPECT_FALSE(read_order(*setting, Side::Union, "water USS-Monitor bog"));
}

TEST(Models, IC_281_a_contact_that_people_tell_of_is_a_ram_from_60_degrees_on) {
  for (const auto& [angle, rams] : {std::pair{60, true}, std::pair{59, false}}) {
    Game game = game_with(models(), {1, 1});
    MoveShip move = ahead(kFirst, 6);
    move.meets = ToldContact{kSecond, angle * kDegree};
    const auto done = game.act(move);
    ASSERT_TRUE(done);
    const auto told = [&](std::string_view key) {
      return std::ranges::any_of(*done, [&](const Event& event) {
        const auto* const line = std::get_if<core::table::Told>(&event);
        return line != nullptr && line->key == key;
      });
    };
    EXPECT_EQ(told("rams-exchanged") || told("rams"), rams) << angle;
    EXPECT_EQ(told("alongside"), !rams) << angle;
    EXPECT_EQ(game.state().ship(kFirst).speed, 0);
  }
  Game on_screen = game_with(made_up(
      {{"uss-monitor", Side::Union, 10, 10, 0, 6}, {"css-virginia", Side::Confederate, 30, 10}}));
  MoveShip move = ahead(kFirst, 6);
  move.meets = ToldContact{kSecond, 90 * kDegree};
  EXPECT_EQ(refused_by(on_screen, move), "IC-162 program-measures");
}

TEST(Models, IC_082_a_model_that_is_told_too_fast_is_refused_with_its_figures) {
  Game game = game_with(models());
  EXPECT_EQ(refused_by(game, ahead(kFirst, 6 + 4 * kKnot)), "IC-081 beyond-speed");
}

TEST(Models, IC_003_dice_that_people_throw_are_the_next_of_the_ledger) {
  Game game = game_with(models());
  to_step(game, Step::FirstFire);
  ASSERT_TRUE(game.act(LayGun{measured_shot(kFirst, 0, kSecond, 5, 0)}));
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  ASSERT_TRUE(game.act(WriteDice{{7}}));
  const auto fired = game.act(EndStep{Side::Confederate});
  ASSERT_TRUE(fired);
  for (const Event& event : *fired) {
    if (const auto* const rolled = std::get_if<Rolled>(&event)) {
      EXPECT_EQ(rolled->face, 7);
      break;
    }
  }
  Game on_screen = game_with(made_up({{"uss-monitor", Side::Union, 10, 10}}));
  EXPECT_EQ(refused_by(on_screen, WriteDice{{7}}), "IC-003 program-rolls");
}

TEST(Models, IC_T39_orders_with_measures_read_back_as_they_were_written) {
  const auto setting = models();
  MoveShip move = ahead(kFirst, 6);
  move.meets = ToldContact{kSecond, 75 * kDegree};
  Shot shot = measured_shot(kFirst, 1, kSecond, 5.25, 270);
  shot.measured->aspect = 45 * kDegree;
  for (const Action& action : {Action{move}, Action{LayGun{shot}}, Action{WriteDice{{3, 10}}}}) {
    const std::string text = order_text(*setting, action);
    const auto read = read_order(*setting, Side::Union, text);
    ASSERT_TRUE(read) << text << ": " << read.error();
    EXPECT_EQ(*read, action) << text;
  }
  EXPECT_FALSE(read_order(*setting, Side::Union, "dice 0"));
  EXPECT_FALSE(read_order(*setting, Side::Union, "lay USS-Monitor gun 1 at CSS-Virginia range 5"));
}

TEST(Models, ships_of_every_battle_stand_far_from_each_other_and_keep_their_cards) {
  for (const auto& battle : tabletop().battles()) {
    const core::table::Battle models = core::table::on_models(battle);
    EXPECT_TRUE(models.by_models);
    ASSERT_EQ(models.ships.size(), battle.ships.size());
    for (std::size_t i = 0; i < models.ships.size(); ++i) {
      EXPECT_EQ(models.ships[i].card, battle.ships[i].card);
      for (std::size_t j = 0; j < i; ++j) {
        const bool lashed = models.ships[i].lashed_to || models.ships[j].lashed_to;
        EXPECT_TRUE(lashed ||
                    core::table::distance(models.ships[i].pose.at, models.ships[j].pose.at) >=
                        core::table::Inches::of(900));
      }
    }
  }
}

TEST(Models, vessels_that_share_a_card_take_its_names_in_turn) {
  const auto city = facts().find_vessel("uss-cairo");
  const auto any = city ? *city : core::table::VesselId{0};
  const core::table::Battle battle = core::table::of_vessels(facts(), {any, any}, "ships:two");
  ASSERT_EQ(battle.ships.size(), 2U);
  EXPECT_NE(battle.ships[0].name, battle.ships[1].name);
}

}  // namespace
}  // namespace tests::ironclad
