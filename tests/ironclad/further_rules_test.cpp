// Rules that fire and boarding touch at their edges: parties under fire, the moment of the armor,
// repairs, spotters, launches with torpedoes, guns that the list has by interpolation.
#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/mortars.h"
#include "core/ironclad/ramming.h"
#include "core/ironclad/sequence.h"
#include "tests/ironclad/battles.h"
#include "tests/support/tabletop.h"

#include <gmock/gmock.h>

namespace tests::ironclad {
namespace {

using namespace core::ironclad;  // NOLINT(google-build-using-namespace): the room that is tested
using core::board::Side;
using ::testing::ElementsAre;

/// A first fire step in which every gun of a side that can be laid on a ship is.
struct Volley {
  Volley(std::shared_ptr<const Setting> with, std::vector<std::uint8_t> dice)
      : setting{std::move(with)}, state{begin(*setting, 1, std::move(dice))} {
    state.step = Step::FirstFire;
  }

  int lay_all(ShipId from, ShipId at) {
    int laid = 0;
    const auto side = static_cast<std::size_t>(state.ship(from).side);
    state.declared = {side == 1, false};
    for (std::size_t gun = 0; gun < state.ship(from).guns.size(); ++gun) {
      const LayGun choice{
          {false, from, {}, static_cast<std::uint8_t>(gun), {TargetKind::Ship, at, {}, 0}}};
      if (judge(*setting, state, choice)) {
        state.laid.at(side).push_back(choice.shot);
        ++laid;
      }
    }
    return laid;
  }

  void fire() {
    Record record{*setting, state};
    fire_guns(record);
    settle(record);
  }

  std::shared_ptr<const Setting> setting;
  State state;
};

TEST(Volleys, IC_191_IC_192_an_asterisk_costs_a_party_and_a_critical_cell_gives_no_other_hits) {
  // Twenty guns and more on wood at normal range: nine hits with an asterisk.
  const auto setting = made_up({{"uss-minnesota", Side::Union, 20, 20, 0, 0},
                                {"css-jamestown", Side::Confederate, 30, 20, 0, 0}});
  Volley first{setting, {1}};
  first.state.ships[1].parties = 1;
  ASSERT_GE(first.lay_all(kFirst, kSecond), 19);
  first.fire();
  EXPECT_EQ(first.state.hits.front().kind, HitKind::Free);
  EXPECT_GE(first.state.hits.front().left, 9);
  const State marked = first.state;
  EXPECT_EQ(marked.pending.size(), 1U) << "the party waits behind the hits";
  EXPECT_EQ(marked.pending.front().kind, PendingKind::PartyLost);
  Volley critical{setting, {10, 4}};
  (void)critical.lay_all(kFirst, kSecond);
  critical.fire();
  EXPECT_TRUE(critical.state.hits.empty());
  EXPECT_EQ(critical.state.ships[1].jam, Jam::Right);
}

TEST(Volleys, IC_195_all_fire_of_a_part_meets_the_armor_at_its_start) {
  // Each ship rolls for itself; what the first has done does not open the armor to the second.
  Options options = charts().options;
  options.combine_fire = false;
  const auto battle = open_water({{"css-virginia", Side::Confederate, 30, 20, 0, 0},
                                  {"uss-monitor", Side::Union, 20, 20, 0, 0},
                                  {"uss-monitor", Side::Union, 20, 22, 0, 0}});
  const auto setting =
      std::make_shared<const Setting>(make_setting(facts(), charts(), battle, options));
  Volley volley{setting, {1, 1}};
  volley.state.ships[0].armor = 9;  // the eleven-inch guns, 8, do not penetrate
  ASSERT_EQ(volley.lay_all(kSecond, kFirst), 2);
  ASSERT_EQ(volley.lay_all(kThird, kFirst), 2);
  Record record{*setting, volley.state};
  fire_guns(record);
  int chart_b = 0;
  for (const Event& event : record.take_events()) {
    const auto* rolled = std::get_if<Rolled>(&event);
    chart_b += rolled != nullptr && rolled->why.text() == "IC-193" ? 1 : 0;
  }
  EXPECT_EQ(chart_b, 2);
}

TEST(Volleys, IC_185_bands_double_and_halve) {
  EXPECT_EQ(charts().factor_at,
            (std::array{RangeEffect::Doubled, RangeEffect::AsIs, RangeEffect::Halved}));
  EXPECT_EQ(weigh(charts(), {{5, Band::Close}}, 10), (FireWeight{2, 0}));
  EXPECT_EQ(weigh(charts(), {{5, Band::Normal}}, 10), (FireWeight{0, 5}));
  EXPECT_EQ(weigh(charts(), {{5, Band::Distant}, {5, Band::Distant}}, 10), (FireWeight{0, 2}));
}

TEST(Lists, IC_183_guns_that_the_seed_leaves_out_lie_between_their_neighbours) {
  const auto factor = [](std::string_view id) {
    return facts().gun(facts().find_gun(id).value()).factor;
  };
  EXPECT_EQ(factor("42lb-sb"), 4);
  EXPECT_EQ(factor("10in-sb"), 7);
  EXPECT_EQ(factor("50lb-r"), 5);
  EXPECT_EQ(factor("6.4in-r"), 6);
}

TEST(Lists, IC_283_the_doubtful_cell_stands_as_printed) {
  constexpr int kKnots = 3;
  const RamRow& row = charts().ram(kKnots);
  EXPECT_EQ(row.coloured.on(1).draft, 1);
  EXPECT_EQ(row.coloured.on(3).draft, 1);
  EXPECT_EQ(row.coloured.on(5).draft, 0);
}

TEST(Lists, IC_025_no_battle_of_ours_gives_launches_that_it_does_not_name) {
  for (const auto& each : tabletop().battles()) {
    const auto setting = made_up(each);
    EXPECT_EQ(setting->ships.size(), each.ships.size());
    for (const ShipSheet& sheet : setting->ships) {
      EXPECT_FALSE(sheet.launch) << each.title.str() << ": " << sheet.name.str();
    }
  }
}

TEST(Currents, IC_122_the_current_adds_nothing_to_a_move_or_a_ram) {
  auto battle = open_water({{"css-albemarle", Side::Confederate, 20, 20, 90, 4},
                            {"uss-southfield-1864", Side::Union, 22.5, 20, 0, 0}});
  battle.current = 4;
  battle.current_to = core::table::Heading::degrees(90);
  Game game{made_up(battle), 1, {4, 4, 6, 6}};
  while (game.state().step != Step::ConfederateMoves) {
    ASSERT_TRUE(game.act(EndStep{*game.asked()}));
  }
  const auto four = core::table::Inches::of(4);
  const auto done =
      game.act(MoveShip{kFirst, 4 * kKnot, false, {core::table::straight(four)}, {}, false});
  ASSERT_TRUE(done);
  bool rammed = false;
  for (const Event& event : *done) {
    const auto* told = std::get_if<core::table::Told>(&event);
    if (told != nullptr && told->key == "rams") {
      rammed = true;
      EXPECT_EQ(told->figures.front(), 4) << "the row of 3 to 4 knots";
    }
  }
  EXPECT_TRUE(rammed);
}

TEST(Currents, IC_087_without_power_at_rest_it_only_drifts) {
  auto battle = open_water({{"uss-monitor", Side::Union, 20, 20, 0, 0},
                            {"css-virginia", Side::Confederate, 50, 20, 0, 0}});
  battle.current = 2;
  battle.current_to = core::table::Heading::degrees(90);
  Game fresh{made_up(battle), 1};
  State state = fresh.state();
  state.ships[0].knots = 0;
  Game game{made_up(battle), state};
  const auto one = core::table::Inches::of(1);
  const auto judged =
      game.judge(MoveShip{kFirst, kKnot, false, {core::table::straight(one)}, {}, false});
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().key, "no-power");
  while (game.state().turn == 1) {
    ASSERT_TRUE(game.act(EndStep{*game.asked()}));
  }
  EXPECT_EQ(game.state().ships[0].pose.at, at(22, 20));
}

TEST(Boats, IC_006_only_the_confederate_boards_ships) {
  auto battle = open_water({{"uss-ceres", Side::Union, 20, 20, 0, 0},
                            {"css-teaser", Side::Confederate, 20.3, 20, 0, 0}});
  Game game{made_up(battle), 1};
  State state = game.state();
  state.ships[0].parties = 1;
  state.ships[0].tries_left = 1;
  const auto judged = (Game{made_up(battle), state}).judge(Grapple{kFirst, kSecond});
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().key, "confederate-parties-only");
}

TEST(Repairs, IC_230_a_six_at_the_end_of_a_turn_without_boarders) {
  Volley t{made_up({{"uss-monitor", Side::Union, 20, 20, 0, 0}}), {5, 6}};
  t.state.ships[0].turret_jammed = true;
  Record record{*t.setting, t.state};
  repair_all(record);
  EXPECT_TRUE(t.state.ships[0].turret_jammed);
  t.state.ships[0].boarders = 1;
  repair_all(record);
  EXPECT_EQ(t.state.dice.made(), 1U) << "no roll while boarders are aboard";
  t.state.ships[0].boarders = 0;
  repair_all(record);
  EXPECT_FALSE(t.state.ships[0].turret_jammed);
}

TEST(Spotters, IC_248_an_anchored_friend_may_see_for_the_mortars) {
  auto battle = open_water({{"mortar-scow-no-16-type", Side::Union, 20, 20, 0, 0},
                            {"css-virginia", Side::Confederate, 40, 20, 0, 0},
                            {"uss-ceres", Side::Union, 30, 40, 0, 0}});
  core::table::BattleArea land;
  land.kind = core::table::GroundKind::Land;
  land.name = "point";
  land.polygon = {at(29, 15), at(31, 15), at(31, 25), at(29, 25)};
  battle.areas.push_back(land);
  Volley t{made_up(battle), {}};
  t.state.ships[1].anchored = true;
  const LayGun choice{{false, kFirst, {}, 0, {TargetKind::Ship, kSecond, {}, 0}}};
  const auto alone = judge(*t.setting, t.state, choice);
  ASSERT_FALSE(alone);
  EXPECT_EQ(alone.error().rule.text(), "IC-248");
  t.state.ships[2].anchored = true;
  EXPECT_TRUE(judge(*t.setting, t.state, choice));
}

TEST(FortCards, IC_261_IC_265_every_gun_has_its_own_armor_and_a_box_of_each_may_go) {
  auto battle = open_water({{"uss-monitor", Side::Union, 20, 20, 0, 0}});
  core::table::BattleFort fort;
  fort.name = "fort";
  fort.card = facts().find_fort("fort-henry").value();
  fort.side = Side::Confederate;
  fort.middle = at(30, 20);
  battle.forts.push_back(fort);
  Volley t{made_up(battle), {5, 1}};
  ASSERT_EQ(t.state.forts[0].guns.size(), 10U);
  for (const auto& gun : t.state.forts[0].guns) {
    EXPECT_EQ(gun.armor, 4);
  }
  Record record{*t.setting, t.state};
  critical_hit_on_fort(record, FortId{0}, 0, Side::Union, false);  // 5, then 1
  settle(record);
  EXPECT_EQ(guns_left(t.state.forts[0]), 8);
  for (const auto& gun : t.state.forts[0].guns) {
    EXPECT_TRUE(gun.lost || gun.armor == 3);
  }
}

TEST(Boats, IC_321_a_party_or_a_torpedo) {
  auto battle = open_water({{"confederate-steam-launch", Side::Confederate, 20, 20, 0, 0}}, 2);
  Game game{made_up(battle), 1};
  State armed = game.state();
  armed.ships[0].torpedo = true;
  const auto judged = (Game{made_up(battle), armed}).judge(EmbarkParty{kFirst});
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().rule.text(), "IC-321");
  armed.ships[0].torpedo = false;
  Game unarmed{made_up(battle), armed};
  ASSERT_TRUE(unarmed.act(EmbarkParty{kFirst}));
  EXPECT_EQ(unarmed.judge(EmbarkParty{kFirst}).error().rule.text(), "IC-024");
}

Volley two_launches(std::vector<std::uint8_t> dice) {
  Volley t{made_up({{"picket-launch-cushing-type", Side::Union, 20, 20, 0, 0},
                    {"confederate-steam-launch", Side::Confederate, 20.094, 20, 0, 0}}),
           std::move(dice)};
  t.state.step = Step::UnionMoves;
  t.state.ships[0].tries_left = 1;
  return t;
}

TEST(Boats, IC_324_IC_065_a_launch_grapples_a_launch_and_the_melee_follows_in_step_five) {
  Volley t = two_launches({4, 6, 2});
  ASSERT_TRUE(judge(*t.setting, t.state, Grapple{kFirst, kSecond}));
  Record record{*t.setting, t.state};
  grapple(record, {kFirst, kSecond});
  EXPECT_EQ(t.state.ships[0].grapples, kSecond);
  EXPECT_EQ(t.state.ships[1].grapples, kFirst);
  board_all(record);
  EXPECT_EQ(t.state.ships[1].fate, Fate::Sunk) << "won with a natural six";
}

TEST(Boats, IC_065_parties_before_launches) {
  auto battle = open_water({{"picket-launch-cushing-type", Side::Union, 20, 20, 0, 0},
                            {"confederate-steam-launch", Side::Confederate, 20.1, 20, 0, 0},
                            {"uss-monitor", Side::Union, 40, 20, 0, 0}});
  Volley t{made_up(battle), {1, 3, 3}};
  t.state.ships[0].grapples = kSecond;
  t.state.ships[1].grapples = kFirst;
  t.state.ships[2].boarders = 1;
  Record record{*t.setting, t.state};
  board_all(record);
  std::vector<std::string> rules;
  for (const Event& event : record.take_events()) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) {
      rules.push_back(rolled->why.text());
    }
  }
  EXPECT_THAT(rules, ElementsAre("IC-305", "IC-325", "IC-325"));
}

TEST(Boats, IC_328_a_spar_torpedo_strikes_as_a_ram_and_the_launch_goes_with_it) {
  const auto setting = made_up({{"picket-launch-cushing-type", Side::Union, 20, 20, 0, 3},
                                {"css-albemarle", Side::Confederate, 30, 20, 0, 0}});
  Volley exploded{setting, {5}};
  ASSERT_TRUE(exploded.state.ships[0].torpedo);
  Record record{*setting, exploded.state};
  ram(record, kFirst, kSecond, 3 * kKnot);
  EXPECT_EQ(exploded.state.ships[1].fate, Fate::Sunk);
  EXPECT_EQ(exploded.state.ships[0].fate, Fate::Sunk);
  Volley dud{setting, {1}};
  Record other{*setting, dud.state};
  ram(other, kFirst, kSecond, 3 * kKnot);
  EXPECT_EQ(dud.state.ships[1].fate, Fate::Afloat);
  EXPECT_EQ(dud.state.ships[0].fate, Fate::Afloat);
  EXPECT_FALSE(dud.state.ships[0].torpedo) << "used up, dud or not";
}

TEST(Aground, IC_146_settled_it_fights_on) {
  Volley t{made_up({{"uss-monitor", Side::Union, 20, 20, 90, 0},
                    {"css-virginia", Side::Confederate, 30, 20, 0, 0}}),
           {}};
  t.state.ships[0].aground = Aground::Stuck;
  Record record{*t.setting, t.state};
  add_hits(record, kFirst, HitKind::Draft, 5);
  settle(record);
  EXPECT_EQ(t.state.ships[0].aground, Aground::Settled);
  EXPECT_EQ(t.lay_all(kFirst, kSecond), 2);
}

}  // namespace
}  // namespace tests::ironclad
