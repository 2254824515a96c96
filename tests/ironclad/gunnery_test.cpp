// Gunnery: what bears, what is in reach and in sight, what the charts count, and the worked
// examples of fire.
#include "core/ironclad/gunnery.h"

#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/sequence.h"
#include "tests/ironclad/battles.h"

#include <gmock/gmock.h>

namespace tests::ironclad {
namespace {

using namespace core::ironclad;  // NOLINT(google-build-using-namespace): the room that is tested
using core::board::Side;
using core::table::Mounting;
using core::table::Refusal;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<FiringGun> guns(int number, int factor, Band band) {
  return std::vector<FiringGun>(static_cast<std::size_t>(number), FiringGun{factor, band});
}

std::vector<FiringGun> both(std::vector<FiringGun> a, const std::vector<FiringGun>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

ChartCell hits(int number) { return {ChartCell::Kind::Hits, number, false}; }

constexpr ChartCell kCritical{ChartCell::Kind::Critical, 0, false};
constexpr ChartCell kLucky{ChartCell::Kind::Lucky, 0, false};
constexpr ChartCell kNothing{};

Shot shot_at_ship(ShipId from, int gun, ShipId target) {
  return {false, from, {}, static_cast<std::uint8_t>(gun), {TargetKind::Ship, target, {}, 0}};
}

Shot shot_at_fort(ShipId from, int gun, int fort_gun) {
  return {false,
          from,
          {},
          static_cast<std::uint8_t>(gun),
          {TargetKind::FortGun, {}, FortId{0}, static_cast<std::uint8_t>(fort_gun)}};
}

/// Goes on to the first fire step.
void to_fire(Game& game) {
  while (game.asked() && game.state().step != Step::FirstFire) {
    ASSERT_TRUE(game.act(EndStep{*game.asked()}));
  }
}

/// Both sides have laid what they want.
void fire(Game& game) {
  while (game.asked() && game.state().step == Step::FirstFire && game.state().hits.empty()) {
    ASSERT_TRUE(game.act(EndStep{*game.asked()}));
  }
}

void lay(Game& game, const Shot& shot) {
  const auto done = game.act(LayGun{shot});
  ASSERT_TRUE(done) << done.error().rule.text() << " " << done.error().key;
}

Refusal refused(const Game& game, const Shot& shot) {
  const auto judged = game.judge(LayGun{shot});
  EXPECT_FALSE(judged);
  return judged ? Refusal{} : judged.error();
}

std::vector<int> faces(const std::vector<Event>& events) {
  std::vector<int> dice;
  for (const Event& event : events) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) {
      dice.push_back(rolled->face);
    }
  }
  return dice;
}

TEST(Fire, IC_E01_IC_190_two_distant_nines_on_wood) {
  const FireWeight weight = weigh(charts(), guns(2, 6, Band::Distant), 1);
  EXPECT_EQ(weight, (FireWeight{1, 0}));
  EXPECT_EQ(charts().chart_a.cell(1, 1), hits(3));
  EXPECT_EQ(charts().chart_a.cell(4, 1), hits(2));
  EXPECT_EQ(charts().chart_a.cell(9, 1), hits(1));
  EXPECT_EQ(charts().chart_a.cell(10, 1), kCritical);
}

TEST(Fire, IC_E02_IC_193_two_distant_eights_on_iron) {
  EXPECT_EQ(weigh(charts(), guns(2, 5, Band::Distant), 4), (FireWeight{0, 2}));
  EXPECT_EQ(charts().chart_b.cell(1, 2), hits(1));
  EXPECT_EQ(charts().chart_b.cell(3, 2), hits(1));
  EXPECT_EQ(charts().chart_b.cell(5, 2), kNothing);
  EXPECT_EQ(charts().chart_b.cell(10, 2), kLucky);
}

TEST(Fire, IC_E03_IC_185_the_same_guns_close) {
  EXPECT_EQ(weigh(charts(), guns(2, 5, Band::Close), 4), (FireWeight{4, 0}));
  EXPECT_EQ(charts().chart_a.cell(1, 4), hits(5));
  EXPECT_EQ(charts().chart_a.cell(4, 4), hits(3));
  EXPECT_EQ(charts().chart_a.cell(10, 4), kCritical);
}

TEST(Fire, IC_E04_IC_181_IC_182_a_factor_equal_to_the_armor_penetrates) {
  constexpr int kFourInches = 8;
  const auto penetrates = [](int factor) {
    return weigh(charts(), guns(1, factor, Band::Normal), kFourInches).guns == 1;
  };
  EXPECT_TRUE(penetrates(8));
  EXPECT_TRUE(penetrates(10));
  EXPECT_TRUE(penetrates(9));
  EXPECT_FALSE(penetrates(7));
  EXPECT_FALSE(penetrates(6));
}

TEST(Fire, IC_E05_IC_188_mixed_fire_of_the_virginia_on_the_monitor) {
  constexpr int kMonitor = 13;
  const auto broadside =
      both(both(guns(3, 6, Band::Normal), guns(1, 6, Band::Close)), guns(1, 7, Band::Close));
  const FireWeight weight = weigh(charts(), broadside, kMonitor);
  EXPECT_EQ(weight, (FireWeight{2, 42}));
  EXPECT_EQ(charts().chart_a.cell(4, weight.guns), hits(2));
  EXPECT_EQ(charts().chart_b.cell(1, weight.factors), hits(3));
}

TEST(Fire, IC_E07_IC_186_a_single_distant_gun_is_none) {
  EXPECT_EQ(weigh(charts(), guns(1, 8, Band::Distant), 1), FireWeight{});
}

TEST(Fire, IC_E08_IC_187_armor_none_is_always_penetrated) {
  EXPECT_EQ(weigh(charts(), guns(4, 1, Band::Distant), 0), (FireWeight{2, 0}));
}

TEST(Fire, IC_193_distant_guns_that_count_are_the_strongest) {
  EXPECT_EQ(weigh(charts(), both(guns(2, 5, Band::Distant), guns(3, 2, Band::Distant)), 9),
            (FireWeight{0, 4}));  // five guns count as two: both of factor 5, halved to 2
}

// Two Hartfords have nine 9" a side; they lie side by side at 10 inches, broadside on.
std::vector<Placed> broadsides(double range) {
  return {{"uss-hartford-1864", Side::Union, 20, 20, 0, 0},
          {"css-virginia", Side::Confederate, 20 + range, 20, 0, 0}};
}

std::vector<int> bearing_guns(const Game& game, ShipId from, ShipId at) {
  std::vector<int> bearing;
  for (std::size_t gun = 0; gun < game.state().ship(from).guns.size(); ++gun) {
    if (bears(game.setting(), game.state(), shot_at_ship(from, static_cast<int>(gun), at))) {
      bearing.push_back(static_cast<int>(gun));
    }
  }
  return bearing;
}

TEST(Arcs, IC_164_IC_165_ports_bear_ten_degrees_to_each_side_of_the_beam) {
  Game game{made_up(broadsides(10)), 1};
  const auto& card = game.setting().ship(kFirst).card;
  for (const int gun : bearing_guns(game, kFirst, kSecond)) {
    const Mounting mounting = card.guns.at(static_cast<std::size_t>(gun)).mounting;
    EXPECT_TRUE(mounting == Mounting::StarboardSide || mounting == Mounting::Pivot);
  }
  State turned = game.state();
  turned.ships[0].pose.heading = core::table::Heading::degrees(15);
  const Game aslant{made_up(broadsides(10)), turned};
  for (const int gun : bearing_guns(aslant, kFirst, kSecond)) {
    EXPECT_EQ(card.guns.at(static_cast<std::size_t>(gun)).mounting, Mounting::Pivot);
  }
}

TEST(Arcs, IC_165_the_option_widens_the_ports) {
  Options wide = charts().options;
  wide.port_arc_deg = 20;
  const auto battle = open_water(broadsides(10));
  const auto setting =
      std::make_shared<const Setting>(make_setting(facts(), charts(), battle, wide));
  Game game{setting, 1};
  State turned = game.state();
  turned.ships[0].pose.heading = core::table::Heading::degrees(15);
  const Game aslant{setting, turned};
  EXPECT_GT(bearing_guns(aslant, kFirst, kSecond).size(), 9U);
}

TEST(Arcs, IC_164_two_turrets_do_not_bear_through_each_other) {
  // The Chickasaw heads away from her target: only the after turret bears.
  Game game{made_up({{"uss-chickasaw", Side::Union, 20, 20, 180, 0},
                     {"css-tennessee", Side::Confederate, 20, 30, 0, 0}}),
            1};
  const auto& card = game.setting().ship(kFirst).card;
  const auto bearing = bearing_guns(game, kFirst, kSecond);
  ASSERT_EQ(bearing.size(), 2U);
  for (const int gun : bearing) {
    EXPECT_EQ(card.guns.at(static_cast<std::size_t>(gun)).mounting, Mounting::AfterTurret);
  }
}

TEST(Arcs, IC_164_a_casemate_pivot_fires_through_any_of_its_three_ports) {
  const auto bearing_at = [](double x, double y) {
    const Game game{made_up({{"css-albemarle", Side::Confederate, 20, 20, 0, 0},
                             {"uss-ceres", Side::Union, x, y, 0, 0}}),
                    1};
    std::vector<Mounting> mountings;
    for (const int gun : bearing_guns(game, kFirst, kSecond)) {
      mountings.push_back(
          game.setting().ship(kFirst).card.guns.at(static_cast<std::size_t>(gun)).mounting);
    }
    return mountings;
  };
  EXPECT_THAT(bearing_at(20, 30), ElementsAre(Mounting::BowPivot));
  EXPECT_THAT(bearing_at(20, 10), ElementsAre(Mounting::SternPivot));
  EXPECT_THAT(bearing_at(30, 20), ElementsAre(Mounting::BowPivot, Mounting::SternPivot));
  EXPECT_THAT(bearing_at(22, 20), IsEmpty());  // so near, 10 degrees from an end pass by
  EXPECT_THAT(bearing_at(27, 27), IsEmpty());
}

TEST(Shots, IC_184_out_of_range_names_limit_and_range) {
  Game game{made_up(broadsides(25)), 1};
  to_fire(game);
  const Refusal no = refused(game, shot_at_ship(kFirst, 0, kSecond));
  EXPECT_EQ(no.rule.text(), "IC-184");
  EXPECT_EQ(no.need_inches, core::table::Inches::of(18));
  EXPECT_EQ(no.have_inches, core::table::Inches::of(25));
}

TEST(Shots, IC_163_a_ship_in_the_line_prevents_the_fire_and_a_wreck_does_not) {
  auto ships = broadsides(10);
  ships.push_back({"uss-ceres", Side::Union, 25, 20, 0, 0});
  Game game{made_up(ships), 1};
  to_fire(game);
  const auto starboard = bearing_guns(game, kFirst, kSecond).front();
  const Refusal no = refused(game, shot_at_ship(kFirst, starboard, kSecond));
  EXPECT_EQ(no.rule.text(), "IC-163");
  EXPECT_EQ(no.other, kThird);
  State sunk = game.state();
  sunk.ships[2].fate = Fate::Sunk;
  EXPECT_TRUE((Game{made_up(ships), sunk}).judge(LayGun{shot_at_ship(kFirst, starboard, kSecond)}));
}

TEST(Shots, IC_163_land_prevents_the_fire) {
  auto battle = open_water(broadsides(10));
  core::table::BattleArea island;
  island.kind = core::table::GroundKind::Land;
  island.name = "island";
  island.polygon = {at(24, 18), at(26, 18), at(26, 22), at(24, 22)};
  battle.areas.push_back(island);
  Game game{made_up(battle), 1};
  to_fire(game);
  const Refusal no =
      refused(game, shot_at_ship(kFirst, bearing_guns(game, kFirst, kSecond).front(), kSecond));
  EXPECT_EQ(no.rule.text(), "IC-163");
  EXPECT_EQ(no.key, "land-in-the-way");
}

TEST(Shots, IC_161_the_greatest_visible_distance_of_the_battle) {
  auto battle = open_water(broadsides(10));
  battle.visibility = core::table::Inches::of(9);
  Game game{made_up(battle), 1};
  to_fire(game);
  const Refusal no =
      refused(game, shot_at_ship(kFirst, bearing_guns(game, kFirst, kSecond).front(), kSecond));
  EXPECT_EQ(no.rule.text(), "IC-161");
}

TEST(Shots, IC_162_turrets_measure_from_their_middle) {
  const Game game{made_up({{"uss-chickasaw", Side::Union, 20, 20, 90, 0},
                           {"css-tennessee", Side::Confederate, 30, 20, 0, 0}}),
                  1};
  const auto length = game.setting().ship(kFirst).hull.length;
  const auto from = [&](std::uint8_t gun) {
    return measuring_point(game.setting(), game.state(), kFirst, gun);
  };
  EXPECT_EQ(from(0).x, at(20, 20).x + length / 4);
  EXPECT_EQ(from(2).x, at(20, 20).x - length / 4);
  EXPECT_EQ(measuring_point(game.setting(), game.state(), kSecond), at(30, 20));
}

TEST(Shots, IC_062_IC_063_a_gun_is_laid_once_and_fires_once_a_turn) {
  Game game{made_up(broadsides(10)), 1};
  to_fire(game);
  const int gun = bearing_guns(game, kFirst, kSecond).front();
  const Shot shot = shot_at_ship(kFirst, gun, kSecond);
  lay(game, shot);
  EXPECT_EQ(refused(game, shot).key, "laid-already");
  const State before = game.state();
  EXPECT_FALSE(game.act(LayGun{shot}));
  EXPECT_TRUE(game.state() == before) << "refused means nothing changed";
  ASSERT_TRUE(game.act(UnlayGun{shot}));
  lay(game, shot);
  fire(game);
  while (game.asked() && game.state().step != Step::SecondFire) {
    const auto offered = game.offered();
    ASSERT_FALSE(offered.empty());
    ASSERT_TRUE(
        game.act(game.state().hits.empty() ? Action{EndStep{*game.asked()}} : offered.front()));
  }
  EXPECT_EQ(refused(game, shot).rule.text(), "IC-063");
}

TEST(Shots, IC_063_the_option_lets_it_fire_in_each_step) {
  Options twice = charts().options;
  twice.fire_each_step = true;
  const auto setting = std::make_shared<const Setting>(
      make_setting(facts(), charts(), open_water(broadsides(10)), twice));
  Game game{setting, 1};
  State later = game.state();
  const int gun = bearing_guns(game, kFirst, kSecond).front();
  later.step = Step::SecondFire;
  later.ships[0].guns[static_cast<std::size_t>(gun)] = {false, later.turn, Step::FirstFire};
  EXPECT_TRUE((Game{setting, later}).judge(LayGun{shot_at_ship(kFirst, gun, kSecond)}));
}

TEST(Shots, IC_062_own_ships_and_what_is_gone_are_no_targets) {
  auto ships = broadsides(10);
  ships.push_back({"uss-ceres", Side::Union, 20, 30, 0, 0});
  Game game{made_up(ships), 1};
  to_fire(game);
  EXPECT_EQ(refused(game, shot_at_ship(kFirst, 0, kThird)).key, "own-side");
  State sunk = game.state();
  sunk.ships[1].fate = Fate::Sunk;
  EXPECT_EQ(refused(Game{made_up(ships), sunk}, shot_at_ship(kFirst, 0, kSecond)).rule.text(),
            "IC-229");
  EXPECT_EQ(refused(game, shot_at_ship(kSecond, 0, kFirst)).key, "not-yours");
  EXPECT_EQ(refused(game, shot_at_ship(kFirst, 99, kSecond)).key, "no-such-gun");
}

TEST(Fire, IC_189_fire_of_several_ships_is_added_unless_the_option_is_off) {
  const std::vector<Placed> ships{{"css-virginia", Side::Confederate, 20, 20, 0, 0},
                                  {"uss-monitor", Side::Union, 30, 20, 0, 0},
                                  {"uss-monitor", Side::Union, 30, 22, 0, 0}};
  const auto rolls = [&](bool combine) {
    Options options = charts().options;
    options.combine_fire = combine;
    Game game{std::make_shared<const Setting>(
                  make_setting(facts(), charts(), open_water(ships), options)),
              1,
              {1, 1, 1, 1}};
    to_fire(game);
    for (const ShipId from : {kSecond, kThird}) {
      lay(game, shot_at_ship(from, 0, kFirst));
      lay(game, shot_at_ship(from, 1, kFirst));
    }
    EXPECT_TRUE(game.act(EndStep{Side::Union}));
    const auto events = game.act(EndStep{Side::Confederate});
    EXPECT_TRUE(events);
    return faces(*events).size();
  };
  EXPECT_EQ(rolls(true), 1U);
  EXPECT_EQ(rolls(false), 2U);
}

TEST(Fire, IC_062_a_gun_that_is_knocked_out_in_the_step_has_still_fired) {
  // Both fire; the Ceres is destroyed by the first side's shots and her own still count.
  Game game{made_up({{"uss-ceres", Side::Union, 20, 20, 90, 0},
                     {"css-virginia", Side::Confederate, 24, 20, 0, 0}}),
            1,
            {10, 6, 6, 1}};
  to_fire(game);
  for (std::size_t gun = 0; gun < 2; ++gun) {
    const Shot shot = shot_at_ship(kFirst, static_cast<int>(gun), kSecond);
    if (game.judge(LayGun{shot})) {
      lay(game, shot);
    }
  }
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  for (const Shot& shot : shots_of(game.setting(), game.state(), Side::Confederate)) {
    if (game.judge(LayGun{shot})) {
      lay(game, shot);
    }
  }
  const auto before = game.state();
  ASSERT_FALSE(before.laid[1].empty());
  ASSERT_TRUE(game.act(EndStep{Side::Confederate}));
  for (const Shot& shot : before.laid[0]) {
    EXPECT_EQ(game.state().ship(kFirst).guns.at(shot.gun).fired_in, 1);
  }
  for (const Shot& shot : before.laid[1]) {
    EXPECT_EQ(game.state().ship(kSecond).guns.at(shot.gun).fired_in, 1);
  }
}

core::table::Battle with_fort(const std::vector<Placed>& ships, double x, double y, int facing) {
  auto battle = open_water(ships);
  core::table::BattleFort fort;
  fort.name = "fort";
  fort.card = facts().find_fort("fort-henry").value();
  fort.side = Side::Confederate;
  fort.middle = at(x, y);
  fort.facing = core::table::Heading::degrees(facing);
  battle.forts.push_back(fort);
  return battle;
}

TEST(Forts, IC_E22_IC_262_two_elevens_on_a_fort_gun) {
  const auto battle = with_fort({{"uss-monitor", Side::Union, 20, 20, 0, 0}}, 30, 20, 270);
  Game game{made_up(battle), 1, {2}};
  State strong = game.state();
  strong.forts[0].guns[0].armor = 6;
  game = Game{made_up(battle), strong};
  to_fire(game);
  lay(game, shot_at_fort(kFirst, 0, 0));
  lay(game, shot_at_fort(kFirst, 1, 0));
  fire(game);
  EXPECT_EQ(game.state().forts[0].guns[0].armor, 3);
}

TEST(Forts, IC_E23_IC_264_IC_266_a_critical_hit_may_end_the_forts_resistance) {
  const auto battle = with_fort({{"uss-monitor", Side::Union, 20, 20, 0, 0}}, 30, 20, 270);
  Game game{made_up(battle), 1, {10, 6}};
  to_fire(game);
  lay(game, shot_at_fort(kFirst, 0, 0));
  lay(game, shot_at_fort(kFirst, 1, 0));
  fire(game);
  EXPECT_TRUE(game.state().forts[0].white_flag);
  State again = game.state();
  again.step = Step::FirstFire;
  again.declared = {};
  again.ships[0].guns[0].fired_in = 0;
  EXPECT_EQ(refused(Game{made_up(battle), again}, shot_at_fort(kFirst, 0, 1)).rule.text(),
            "IC-266");
  Shot from_fort;
  from_fort.from_fort = true;
  from_fort.target = {TargetKind::Ship, kFirst, {}, 0};
  again.declared = {true, false};
  EXPECT_EQ(refused(Game{made_up(battle), again}, from_fort).rule.text(), "IC-266");
}

TEST(Forts, IC_262_IC_263_hits_left_over_go_to_the_nearest_gun) {
  const auto battle = with_fort({{"uss-tecumseh", Side::Union, 24.5, 20, 0, 0}}, 30, 20, 270);
  Game game{made_up(battle), 1, {1}};
  State weak = game.state();
  weak.forts[0].guns[0].armor = 1;
  game = Game{made_up(battle), weak};
  to_fire(game);
  lay(game, shot_at_fort(kFirst, 0, 0));
  lay(game, shot_at_fort(kFirst, 1, 0));
  fire(game);  // four guns counted, die 1: five hits
  const auto& guns_now = game.state().forts[0].guns;
  EXPECT_TRUE(guns_now[0].lost);
  int gone = 0;
  for (const auto& gun : guns_now) {
    gone += 4 - gun.armor;
  }
  EXPECT_EQ(gone, 3 + 5);  // three were gone before
}

TEST(Forts, IC_267_IC_164_a_fort_fires_within_its_arc) {
  const auto battle = with_fort({{"uss-monitor", Side::Union, 20, 20, 0, 0}}, 30, 20, 90);
  Game game{made_up(battle), 1};
  to_fire(game);
  ASSERT_TRUE(game.act(EndStep{Side::Union}));
  Shot from_fort;
  from_fort.from_fort = true;
  from_fort.target = {TargetKind::Ship, kFirst, {}, 0};
  EXPECT_EQ(refused(game, from_fort).rule.text(), "IC-164");
}

}  // namespace
}  // namespace tests::ironclad
