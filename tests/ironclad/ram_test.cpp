// [IC-281]-[IC-289] Rams, by the tables and worked examples of the rulebook.
#include "core/ironclad/ramming.h"
#include "tests/ironclad/moves.h"

namespace tests::ironclad {
namespace {

using core::ironclad::Aground;
using core::ironclad::Fate;
using core::table::Heading;
using core::table::pivot;
using core::table::straight;

using Faces = std::vector<std::uint8_t>;

/// A rammer that steers to the right for a ship two inches ahead, whose heading makes so many
/// degrees with its own.
struct Blow {
  std::string_view rammer;
  std::string_view target;
  int knots{};
  int angle{90};
  Side side{Side::Confederate};  ///< of the rammer
  bool enemies{true};

  [[nodiscard]] core::table::Battle waters() const {
    const Side other = core::board::enemy_of(side);
    return open_water({{rammer, side, 32, 24, 90, knots},
                       {target, enemies ? other : side, 36, 24, 90 - angle, 2},
                       {"uss-tyler", Side::Union, 5, 40, 0, 0},
                       {"css-selma", Side::Confederate, 5, 5, 0, 0}});
  }
};

/// What came of it: the battle after, and the dice rolled.
struct Rammed {
  Game game;
  std::vector<core::ironclad::Event> events;

  [[nodiscard]] const core::ironclad::Ship& rammer() const { return log_of(game, 0); }

  [[nodiscard]] const core::ironclad::Ship& target() const { return log_of(game, 1); }

  [[nodiscard]] int rolled() const {
    return static_cast<int>(std::ranges::count_if(events, [](const auto& event) {
      return std::holds_alternative<core::ironclad::Rolled>(event);
    }));
  }
};

Rammed strike(const std::shared_ptr<const Setting>& setting, const Blow& blow, Faces dice,
              const Edit& edit = {}) {
  Game game = moving(setting, blow.side, std::move(dice), edit);
  auto events = game.act(run(ship(0), blow.knots));
  EXPECT_TRUE(events) << blow.rammer;
  EXPECT_EQ(broken(game), "");
  return {game, events ? *events : std::vector<core::ironclad::Event>{}};
}

Rammed strike(const Blow& blow, Faces dice, const Edit& edit = {}) {
  return strike(made_up(blow.waters()), blow, std::move(dice), edit);
}

TEST(Rams, IC_E11_the_albemarle_rams_the_southfield) {
  const Rammed blow = strike({"css-albemarle", "uss-southfield-1864", 5, 75}, {4, 4, 3, 1});
  EXPECT_EQ(blow.rolled(), 4);
  EXPECT_EQ(blow.target().fate, Fate::Sunk) << "4 draft boxes of 3";
  EXPECT_EQ(blow.target().draft, 0);
  EXPECT_EQ(blow.target().stack, 0) << "her stack goes too";
  EXPECT_EQ(blow.rammer().draft, 5 - 1) << "2 - 1 for the ram";
  EXPECT_EQ(blow.rammer().ram, 1);
  EXPECT_EQ(blow.rammer().stack, 1);
}

TEST(Rams, IC_E12_IC_287_wood_rams_iron_and_the_dice_are_exchanged) {
  const Rammed blow = strike({"css-general-bragg", "city-class", 8}, {2, 5, 4, 4});
  EXPECT_EQ(blow.rolled(), 4);
  EXPECT_EQ(blow.target().fate, Fate::Sunk) << "3 draft boxes of 3";
  EXPECT_EQ(blow.rammer().draft, 6 - 3) << "4 - 1";
  EXPECT_EQ(blow.rammer().ram, 0) << "[IC-285] though the dice are exchanged";
  EXPECT_TRUE(tells(blow.events, "rams-exchanged"));
}

TEST(Rams, IC_E13_IC_281_at_too_shallow_an_angle_they_lie_alongside) {
  const Rammed blow = strike({"css-general-bragg", "city-class", 8, 50}, {2, 5, 4, 4});
  EXPECT_EQ(blow.rolled(), 0);
  EXPECT_TRUE(tells(blow.events, "alongside"));
  EXPECT_EQ(blow.rammer().speed, 0);
  EXPECT_EQ(blow.rammer().draft, 6);
  EXPECT_EQ(blow.target().draft, 3);
  EXPECT_TRUE(alongside(blow.game.setting(), blow.game.state(), ship(0), ship(1)))
      << "[IC-125] which permits grappling";
}

TEST(Rams, IC_281_from_sixty_to_ninety_degrees_on_a_side) {
  const auto rolled = [](int angle) {
    return strike({"css-albemarle", "uss-tecumseh", 5, angle}, {1, 6, 6, 6}).rolled();
  };
  EXPECT_EQ(rolled(59), 0);
  for (const int angle : {60, 75, 90, 105, 120}) {
    EXPECT_EQ(rolled(angle), 4) << angle;
  }
  EXPECT_EQ(rolled(121), 0);
  EXPECT_EQ(rolled(0), 0) << "into her stern";
  EXPECT_EQ(rolled(180), 0) << "bow to bow";
}

TEST(Rams, IC_281_bow_first_and_with_way_on) {
  // Astern into her: the stern touches.
  Game astern = moving(made_up(Blow{"css-albemarle", "uss-tecumseh", 0}.waters()),
                       Side::Confederate, {1, 1}, [](State& state) {
                         state.ships[0].pose = {at(34.9, 24), Heading::degrees(270)};
                       });
  ASSERT_EQ(refusal_of(astern, run(ship(0), -1)), "");
  EXPECT_EQ(log_of(astern, 1).draft, 7);
  EXPECT_EQ(log_of(astern, 0).draft, 5);
  EXPECT_EQ(log_of(astern, 0).speed, 0) << "stopped by her";
  // A bow that swings against her in a turn in place.
  const auto swung = [](Path legs) {
    Game game = moving(made_up(Blow{"css-patrick-henry", "uss-tecumseh", 1}.waters()),
                       Side::Confederate, {1, 1}, [](State& state) {
                         state.ships[0].pose = {at(34.9, 24), Heading::degrees(0)};
                       });
    EXPECT_EQ(refusal_of(game, run(ship(0), 1, std::move(legs))), "");
    return game;
  };
  const Game turned = swung({pivot(Heading::degrees(90)), straight(Inches::of(1))});
  EXPECT_EQ(log_of(turned, 0).speed, 0);
  EXPECT_EQ(log_of(turned, 1).draft, 7);
}

/// Draft boxes lost by the target and the rammer, and what else: "4 2 stacks ram".
std::string outcome(int knots, std::uint8_t white, std::uint8_t coloured) {
  // Both with boxes enough that nobody sinks; neither has a ram.
  const Blow blow{"css-patrick-henry", "uss-minnesota", knots};
  const Rammed rammed = strike(blow, {white, coloured, 2, 2}, [](State& state) {
    state.ships[0].draft = state.ships[1].draft = 100;
    state.ships[0].knots = 12;
  });
  std::string text = std::to_string(100 - rammed.target().draft) + " " +
                     std::to_string(100 - rammed.rammer().draft);
  return text + (rammed.rolled() == 4 ? " stacks" : "");
}

TEST(Rams, IC_282_IC_283_IC_T21_wood_against_wood_as_printed) {
  // **Table IC-T21** without a ram: white die down, coloured die across.
  const auto row = [](int knots) {
    std::vector<std::string> all;
    for (std::uint8_t face = 1; face <= 6; ++face) {
      all.push_back(outcome(knots, face, face));
    }
    return all;
  };
  using Row = std::vector<std::string>;
  const Row slow{"1 1", "1 0", "0 0", "0 0", "0 0", "0 0"};
  const Row middling{"2 1", "2 1", "3 1", "3 1", "3 0", "4 0"};
  const Row fast{"2 1", "2 1", "4 2 stacks", "4 2 stacks", "6 2 stacks", "6 2 stacks"};
  const Row faster{"4 2", "4 2", "8 2 stacks", "8 2 stacks", "12 3 stacks", "12 3 stacks"};
  EXPECT_EQ(row(3), middling);
  EXPECT_EQ(row(4), middling);
  EXPECT_EQ(row(5), fast);
  EXPECT_EQ(row(6), fast);
  EXPECT_EQ(row(7), faster);
  EXPECT_EQ(row(10), faster);
  const auto near = [](std::uint8_t face) {
    Game game = moving(made_up(Blow{"css-patrick-henry", "uss-minnesota", 2}.waters()),
                       Side::Confederate, {face, face}, [](State& state) {
                         state.ships[0].pose.at = at(33.5, 24);
                         state.ships[0].draft = state.ships[1].draft = 100;
                       });
    EXPECT_EQ(refusal_of(game, run(ship(0), 2)), "");
    return std::to_string(100 - log_of(game, 1).draft) + " " +
           std::to_string(100 - log_of(game, 0).draft);
  };
  for (std::uint8_t face = 1; face <= 6; ++face) {
    EXPECT_EQ(near(face), slow[face - 1U]);
  }
}

TEST(Rams, IC_284_a_ram_saves_a_box_but_not_below_none) {
  const auto lost = [](std::uint8_t coloured, bool ram) {
    const Rammed blow = strike({"css-albemarle", "uss-tecumseh", 5}, {1, coloured, 6, 6},
                               [&](State& state) { state.ships[0].ram = ram ? 1 : 0; });
    return 5 - blow.rammer().draft;
  };
  EXPECT_EQ(lost(3, false), 2);
  EXPECT_EQ(lost(3, true), 1);
  const Rammed slow = strike({"css-albemarle", "uss-tecumseh", 4}, {1, 6});
  EXPECT_EQ(slow.rammer().draft, 5) << "none less one is none";
}

TEST(Rams, IC_285_two_stars_cross_off_the_ram) {
  EXPECT_EQ(strike({"css-albemarle", "uss-tecumseh", 5}, {1, 4, 6, 6}).rammer().ram, 1);
  const Rammed lost = strike({"css-albemarle", "uss-tecumseh", 5}, {1, 5, 6, 6});
  EXPECT_EQ(lost.rammer().ram, 0);
  EXPECT_EQ(lost.rammer().draft, 5 - 1) << "she had it when she struck";
  EXPECT_TRUE(tells(lost.events, "ram-lost"));
}

TEST(Rams, IC_286_each_of_the_two_checks_its_stack) {
  const Rammed target = strike({"css-albemarle", "uss-tecumseh", 5}, {1, 3, 2, 1, 4});
  EXPECT_EQ(target.rammer().stack, 1);
  EXPECT_EQ(target.target().stack, 0);
  EXPECT_EQ(target.target().knots, 8 - 1) << "[IC-226] 4: a speed box";
  EXPECT_EQ(target.rolled(), 5);
  const Rammed rammer = strike({"css-albemarle", "uss-tecumseh", 5}, {1, 3, 1, 2, 6});
  EXPECT_EQ(rammer.rammer().stack, 0);
  EXPECT_EQ(rammer.rammer().knots, 5 - 2) << "[IC-226] 6: two speed boxes";
  EXPECT_EQ(rammer.target().stack, 1);
}

TEST(Rams, IC_287_IC_149_who_is_iron_and_who_is_wood) {
  const auto swapped = [](std::string_view rammer, std::string_view target) {
    const auto setting = made_up(Blow{rammer, target, 5}.waters());
    return core::ironclad::exchanged(*setting, ship(0), ship(1));
  };
  EXPECT_TRUE(swapped("css-general-bragg", "uss-monitor")) << "wood rams iron";
  EXPECT_FALSE(swapped("css-virginia", "uss-monitor")) << "iron rams iron";
  EXPECT_FALSE(swapped("css-virginia", "uss-minnesota")) << "iron rams wood";
  EXPECT_FALSE(swapped("css-general-bragg", "uss-minnesota")) << "wood rams wood";
  EXPECT_TRUE(swapped("css-gaines", "uss-essex-feb-1862")) << "three boxes make an ironclad";
  EXPECT_FALSE(swapped("uss-essex-feb-1862", "css-virginia"));
}

TEST(Rams, IC_287_city_class_and_benton_count_as_wood_at_plum_point_bend) {
  const auto setting = battle("plum-point-bend");
  const ShipId bragg = named(*setting, "CSS General Bragg");
  EXPECT_FALSE(core::ironclad::exchanged(*setting, bragg, named(*setting, "USS Cincinnati")));
  EXPECT_FALSE(core::ironclad::exchanged(*setting, bragg, named(*setting, "USS Benton")));
  auto options = charts().options;
  EXPECT_FALSE(options.cityclass_wood_when_rammed) << "[IC-T42] off by itself";
  const Blow blow{"css-general-bragg", "city-class", 8};
  options.cityclass_wood_when_rammed = true;
  const auto wood = std::make_shared<const Setting>(
      core::ironclad::make_setting(facts(), charts(), blow.waters(), options));
  EXPECT_FALSE(core::ironclad::exchanged(*wood, ship(0), ship(1)));
  const Rammed rammed = strike(wood, blow, {2, 5, 4, 4});
  EXPECT_EQ(rammed.target().fate, Fate::Sunk) << "white 2: 4 draft boxes of 3";
  EXPECT_EQ(rammed.rammer().draft, 6 - 2) << "coloured 5: 3 - 1";
}

TEST(Rams, IC_288_the_rammer_stops_and_the_target_keeps_place_and_speed) {
  Rammed blow = strike({"css-albemarle", "uss-tecumseh", 5}, {1, 1});
  EXPECT_EQ(blow.rammer().speed, 0);
  // 4 inches less half her length of 1.58 and half the target's beam of 0.433.
  EXPECT_NEAR(blow.rammer().run.decimal(), 4 - 0.79 - 0.2165, 0.001);
  EXPECT_TRUE(blow.target().pose.at == at(36, 24));
  EXPECT_EQ(blow.target().speed, 2 * kKnot);
  Game& game = blow.game;
  to_next_moves(game, Side::Union);
  ASSERT_EQ(refusal_of(game, run(ship(1), 2)), "");
  to_next_moves(game, Side::Confederate);
  EXPECT_EQ(refusal_of(game, run(ship(0), -1)), "") << "she backs off";
}

TEST(Rams, IC_289_IC_064_one_ram_and_at_once) {
  Rammed blow = strike({"css-albemarle", "uss-tecumseh", 5}, {1, 1});
  EXPECT_EQ(blow.target().draft, 7 - 2) << "resolved before the next ship moves";
  EXPECT_EQ(refusal_of(blow.game, run(ship(0), 1)), "IC-064 moved-already");
}

TEST(Rams, IC_125_IC_341_a_friend_is_not_rammed) {
  Blow blow{"css-albemarle", "css-patrick-henry", 5};
  blow.enemies = false;
  const Rammed touched = strike(blow, {1, 1});
  EXPECT_EQ(touched.rolled(), 0);
  EXPECT_EQ(touched.rammer().draft, 5);
  EXPECT_EQ(touched.target().draft, 7);
  EXPECT_EQ(touched.rammer().speed, 0);
}

TEST(Rams, IC_122_the_current_does_not_count_for_the_table) {
  Blow blow{"css-albemarle", "uss-tecumseh", 4};
  auto waters = blow.waters();
  waters.current = 4;
  waters.current_to = Heading::degrees(90);
  const Rammed rammed = strike(made_up(waters), blow, {6, 6});
  EXPECT_EQ(7 - rammed.target().draft, 4) << "the row of 3-4 knots";
  EXPECT_EQ(rammed.rolled(), 2);
}

TEST(Rams, IC_288_IC_143_a_target_aground_is_hurt_and_settles) {
  const Rammed blow = strike({"css-albemarle", "uss-southfield-1864", 5}, {4, 1}, [](State& state) {
    state.ships[1].aground = Aground::Stuck;
    state.ships[1].speed = 0;
  });
  EXPECT_EQ(blow.target().fate, Fate::Afloat);
  EXPECT_EQ(blow.target().aground, Aground::Settled);
  EXPECT_EQ(blow.target().draft, 0);
}

TEST(Rams, IC_328_a_torpedo_sinks_the_launch_that_carries_it_but_not_a_ship) {
  const Rammed launch = strike({"css-david", "uss-tecumseh", 6}, {5});
  EXPECT_EQ(launch.target().fate, Fate::Sunk);
  EXPECT_EQ(launch.rammer().fate, Fate::Sunk);
  const Rammed atlanta = strike({"css-atlanta", "uss-tecumseh", 6}, {5});
  EXPECT_EQ(atlanta.target().fate, Fate::Sunk);
  EXPECT_EQ(atlanta.rammer().fate, Fate::Afloat);
  EXPECT_FALSE(atlanta.rammer().torpedo) << "used up";
}

}  // namespace
}  // namespace tests::ironclad
