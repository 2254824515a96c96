// [26.15] [FB-551]-[FB-557] [FB-559] Battles of the strategic game on the table.
#include "core/tabletop/field_battle.h"

#include "core/field/game.h"
#include "core/field/setting.h"
#include "core/organisation/strength.h"
#include "core/tabletop/field_report.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"
#include "tests/support/tabletop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace core::tabletop {

namespace {

using board::Side;
using field::MadeGround;
using sequence::ActionKind;
using testing::HasSubstr;

const field::Charts& field_charts() {
  static const field::Charts kCharts = tests::tabletop().field_charts();
  return kCharts;
}

BriefUnit unit_in_brief(int id, TroopKind kind, int points) {
  return {state::PieceId{static_cast<std::uint16_t>(id)}, kind, points};
}

/// So many SP of infantry a side.
BattleBrief foot_against_foot(int attacker, int defender) {
  BattleBrief brief;
  brief.attacker = Side::Union;
  brief.sides[0].units = {unit_in_brief(1, TroopKind::Infantry, attacker)};
  brief.sides[1].units = {unit_in_brief(2, TroopKind::Infantry, defender)};
  return brief;
}

int count_units(const field::Battle& battle, Side side, field::TroopType type) {
  return static_cast<int>(std::ranges::count_if(battle.units, [&](const auto& unit) {
    return unit.side == side && unit.muster.type == type;
  }));
}

field::State played_by_chance(const FieldBattle& battle, std::uint64_t seed) {
  const auto setting =
      std::make_shared<field::Setting>(field::make_setting(field_charts(), battle.battle));
  field::Game game{setting, seed};
  std::mt19937_64 chance{seed};
  while (game.asked()) {
    const auto all = game.offered();
    if (all.empty() || !game.act(all.at(chance() % all.size()))) {
      ADD_FAILURE() << "move " << game.state().move;
      break;
    }
  }
  return game.state();
}

TEST(FieldBattle, FB_551_points_are_units_and_four_of_infantry_bring_a_battery) {
  BriefSide side;
  side.units = {unit_in_brief(1, TroopKind::Infantry, 6), unit_in_brief(2, TroopKind::Cavalry, 2),
                unit_in_brief(3, TroopKind::Militia, 3)};
  const TableForce force = force_of(side, 1);
  EXPECT_THAT(force.units, testing::ElementsAre(6, 2, 3));
  EXPECT_EQ(force.batteries, 2) << "6 / 4, halves up";
  side.units = {unit_in_brief(1, TroopKind::Infantry, 1)};
  EXPECT_EQ(force_of(side, 1).batteries, 0);
  side.units = {unit_in_brief(1, TroopKind::Infantry, 2)};
  EXPECT_EQ(force_of(side, 1).batteries, 1) << "half up";
}

TEST(FieldBattle, FB_551_militia_and_garrisons_are_smoothbores_of_twenty) {
  BattleBrief brief = foot_against_foot(4, 1);
  brief.sides[1].units = {unit_in_brief(2, TroopKind::Militia, 3)};
  const auto made = field_battle(field_charts(), brief, 1);
  ASSERT_TRUE(made) << made.error();
  for (const auto& unit : made->battle.units) {
    if (unit.side == Side::Confederate) {
      EXPECT_EQ(unit.muster.men, 20);
      EXPECT_EQ(unit.muster.officers, 3);
      EXPECT_EQ(unit.muster.arm, field::Arm::SmoothboreMusket);
    } else if (unit.muster.type == field::TroopType::Infantry) {
      EXPECT_EQ(unit.muster.men, 24);
      EXPECT_EQ(unit.muster.arm, field::Arm::RifledMusket);
    }
  }
}

TEST(FieldBattle, FB_551_trains_ships_and_works_do_not_fight) {
  using rulebook::PieceKind;
  for (const PieceKind kind : {PieceKind::SupplyTrain, PieceKind::Depot, PieceKind::SiegeTrain,
                               PieceKind::RiverFlotilla, PieceKind::Fort, PieceKind::Leader}) {
    EXPECT_FALSE(troop_kind(kind)) << rulebook::name(kind);
  }
  EXPECT_EQ(troop_kind(PieceKind::Garrison), TroopKind::Militia);
  EXPECT_EQ(troop_kind(PieceKind::Partisan), TroopKind::Militia);
}

TEST(FieldBattle, FB_552_more_than_twelve_points_are_divided) {
  EXPECT_EQ(scale_of(foot_against_foot(12, 3)), 1);
  EXPECT_EQ(scale_of(foot_against_foot(13, 3)), 2);
  EXPECT_EQ(scale_of(foot_against_foot(3, 24)), 2);
  EXPECT_EQ(scale_of(foot_against_foot(25, 25)), 3);
  const auto made = field_battle(field_charts(), foot_against_foot(20, 1), 1);
  ASSERT_TRUE(made) << made.error();
  EXPECT_EQ(count_units(made->battle, Side::Union, field::TroopType::Infantry), 10);
  EXPECT_EQ(count_units(made->battle, Side::Union, field::TroopType::Battery), 3) << "20 / 8";
  EXPECT_EQ(count_units(made->battle, Side::Confederate, field::TroopType::Infantry), 1)
      << "1 / 2, half up";
  const auto few = field_battle(field_charts(), foot_against_foot(40, 1), 1);
  EXPECT_EQ(count_units(few->battle, Side::Confederate, field::TroopType::Infantry), 1)
      << "at least 1 unit a side";
}

TEST(FieldBattle, FB_E41_sixty_killed_six_taken_and_eighteen_dispersed_are_four_points) {
  const BattleBrief brief = foot_against_foot(20, 14);
  EXPECT_EQ(scale_of(brief), 2);
  EXPECT_EQ(points_lost({60, 6, 18}, TroopKind::Infantry, 2, 20), 4);
}

TEST(FieldBattle, FB_556_halves_are_rounded_up_and_horsemen_count_by_twelve) {
  EXPECT_EQ(points_lost({20, 0, 0}, TroopKind::Infantry, 1, 20), 1) << "12 of 24";
  EXPECT_EQ(points_lost({19, 0, 0}, TroopKind::Infantry, 1, 20), 0) << "11.4 of 24";
  EXPECT_EQ(points_lost({0, 12, 0}, TroopKind::Infantry, 1, 20), 1);
  EXPECT_EQ(points_lost({0, 11, 0}, TroopKind::Infantry, 1, 20), 0);
  EXPECT_EQ(points_lost({0, 0, 24}, TroopKind::Infantry, 1, 20), 1);
  EXPECT_EQ(points_lost({10, 0, 0}, TroopKind::Cavalry, 1, 20), 1) << "6 of 12";
  EXPECT_EQ(points_lost({9, 0, 0}, TroopKind::Cavalry, 1, 20), 0);
}

TEST(FieldBattle, FB_556_never_more_than_the_points_engaged) {
  EXPECT_EQ(points_lost({0, 240, 0}, TroopKind::Infantry, 2, 14), 14);
}

TEST(FieldBattle, FB_556_a_part_of_a_part_made_in_play_is_of_the_kind_of_its_regiment) {
  const auto made = field_battle(field_charts(), foot_against_foot(4, 4), 1);
  ASSERT_TRUE(made);
  field::State state = field::begin(field::make_setting(field_charts(), made->battle), 1);
  const field::Side side = state.units.front().side;
  field::Unit part = state.units.front();
  part.figures.resize(8);
  for (auto& figure : part.figures) {
    figure.kind = field::FigureKind::Man;
    figure.fate = field::Fate::Killed;
  }
  part.regiment = field::unit_id(0);
  state.units.push_back(part);
  part.regiment = field::unit_id(state.units.size() - 1);
  state.units.push_back(part);
  EXPECT_EQ(figures_lost(*made, state, side, TroopKind::Infantry).killed, 16);
}

TEST(FieldBattle, FB_557_who_lost_a_figure_loses_a_point_and_a_drawn_battle_is_held) {
  const auto made = field_battle(field_charts(), foot_against_foot(4, 4), 1);
  ASSERT_TRUE(made);
  field::State state = field::begin(field::make_setting(field_charts(), made->battle), 1);
  state.result = field::Result{std::nullopt, "draw", {}};
  EXPECT_EQ(report_of(*made, state).winner, Side::Confederate) << "the defender";
  EXPECT_EQ(report_of(*made, state).side(Side::Union).points(), 0);
  for (auto& unit : state.units) {
    if (unit.side == Side::Union) {
      unit.figures.back().fate = field::Fate::Killed;
      break;
    }
  }
  EXPECT_EQ(report_of(*made, state).side(Side::Union).points(), 1);
}

TEST(FieldBattle, FB_554_leaders_are_generals_with_as_many_orders_at_once) {
  BattleBrief brief = foot_against_foot(8, 4);
  brief.sides[0].leaders = {{state::PieceId{7}, "Grant", 4}, {state::PieceId{8}, "Sherman", 3}};
  const auto made = field_battle(field_charts(), brief, 1);
  ASSERT_TRUE(made);
  const auto& generals = made->battle.generals;
  ASSERT_EQ(generals.size(), made->leaders.size());
  int found = 0;
  for (std::size_t i = 0; i < generals.size(); ++i) {
    if (generals[i].name == "Grant") {
      EXPECT_EQ(generals[i].couriers_at_once, 4);
      EXPECT_FALSE(generals[i].brigade);
      EXPECT_EQ(made->leaders[i], state::PieceId{7});
      ++found;
    } else if (generals[i].name == "Sherman") {
      EXPECT_EQ(generals[i].couriers_at_once, 3);
      EXPECT_EQ(made->leaders[i], state::PieceId{8});
      ++found;
    } else {
      EXPECT_FALSE(made->leaders[i]);
    }
  }
  EXPECT_EQ(found, 2);
  field::State state = field::begin(field::make_setting(field_charts(), made->battle), 1);
  for (std::size_t i = 0; i < generals.size(); ++i) {
    state.generals[i].alive = generals[i].name != "Sherman";
  }
  EXPECT_THAT(report_of(*made, state).side(Side::Union).leaders,
              testing::ElementsAre(state::PieceId{8}));
}

TEST(FieldBattle, FB_559_an_unsupplied_side_and_a_flotilla_stand_in_the_battle) {
  BattleBrief brief = foot_against_foot(4, 4);
  brief.sides[1].unsupplied = true;
  brief.sides[0].flotilla = true;
  brief.river = true;
  const auto made = field_battle(field_charts(), brief, 3);
  ASSERT_TRUE(made);
  EXPECT_NE(field::find_rule<field::Unsupplied>(made->battle), nullptr);
  EXPECT_EQ(count_units(made->battle, Side::Union, field::TroopType::Battery), 2);
  EXPECT_EQ(made->battle.streams.size(), 1U);
}

TEST(FieldBattle, FB_556_FB_557_FB_559_a_report_that_cannot_be_is_refused_with_its_figures) {
  const BattleBrief brief = foot_against_foot(6, 4);
  BattleReport report;
  report.winner = Side::Union;
  EXPECT_FALSE(fault_of(brief, report));
  report.sides[1].lost[0] = 5;
  EXPECT_THAT(fault_of(brief, report).value_or(""),
              testing::AllOf(HasSubstr("5 SP of infantry"), HasSubstr("4 are engaged"),
                             HasSubstr("[FB-556]")));
  report.sides[1].lost = {0, 1, 0};
  EXPECT_THAT(fault_of(brief, report).value_or(""), HasSubstr("0 are engaged [FB-556]"));
  report.sides[1].lost = {-1, 0, 0};
  EXPECT_TRUE(fault_of(brief, report));
  report.sides[1].lost = {4, 0, 0};
  EXPECT_FALSE(fault_of(brief, report)) << "all of it is not too much";
  report.winner = Side::Confederate;
  EXPECT_THAT(fault_of(brief, report).value_or(""), HasSubstr("4 SP none is left [FB-557]"));
  report.sides[0].lost = {6, 0, 0};
  EXPECT_FALSE(fault_of(brief, report)) << "neither has anything left: the defender holds";
  report.winner = Side::Union;
  EXPECT_TRUE(fault_of(brief, report));
  report = {};
  report.sides[0].leaders = {state::PieceId{9}};
  EXPECT_THAT(fault_of(brief, report).value_or(""), HasSubstr("[FB-559]"));
}

TEST(FieldBattle, FB_551_who_has_nothing_to_fight_with_has_no_battle) {
  const auto made = field_battle(field_charts(), foot_against_foot(4, 0), 1);
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error(), HasSubstr("the Confederate"));
}

TEST(FieldBattle, FB_553_any_seed_and_ground_make_a_battle_that_can_be_played) {
  for (int seed = 0; seed < 60; ++seed) {
    BattleBrief brief = foot_against_foot(1 + seed % 30, 1 + (seed * 7) % 30);
    brief.sides[1].units.push_back(unit_in_brief(3, TroopKind::Cavalry, seed % 5));
    brief.ground = static_cast<MadeGround>(seed % 5);
    brief.river = seed % 3 == 0;
    brief.fortified = seed % 2 == 0;
    const auto made = field_battle(field_charts(), brief, seed);
    ASSERT_TRUE(made) << seed;
    EXPECT_NO_THROW(static_cast<void>(field::make_setting(field_charts(), made->battle))) << seed;
    EXPECT_EQ(made->kinds.size(), made->battle.units.size());
  }
}

TEST(FieldBattle, FB_556_a_report_of_any_battle_that_chance_played_is_accepted) {
  for (int seed = 1; seed <= 2; ++seed) {
    BattleBrief brief = foot_against_foot(5, 3);
    brief.sides[0].units.push_back(unit_in_brief(3, TroopKind::Cavalry, 2));
    const auto made = field_battle(field_charts(), brief, seed);
    ASSERT_TRUE(made);
    const BattleReport report =
        report_of(*made, played_by_chance(*made, static_cast<std::uint64_t>(seed)));
    EXPECT_EQ(fault_of(brief, report).value_or(""), "") << seed;
    EXPECT_EQ(report.seed, seed);
    EXPECT_GT(report.moves, 0);
  }
}

// --- from the strategic game and back ---

/// Grant's corps at B3009 attacks B3010 in the Combat Phase, until the die is asked for.
struct Campaigning {
  explicit Campaigning(bool river = false) : position{setting(river)} {
    corps = position.put(Side::Union, "corps-hq-infantry", "B3009");
    grant = position.put_inside(corps, "leader");
    first = position.put_inside(corps, "infantry 6-3");
    second = position.put_inside(corps, "infantry 2-3");
    position.put(Side::Union, "depot", "B3008", 20);
    enemy = position.put(Side::Confederate, "infantry 4-3", "B3010");
  }

  static rulebook::Setting setting(bool river) {
    tests::Ground ground;
    if (river) {
      ground.river("Run", false, {"B3009/B3010"});
    }
    rulebook::Setting made = ground.setting();
    made.switches.options.set(rulebook::Option::BattlesOnTheTable, true);
    return made;
  }

  [[nodiscard]] game::Game game() const {
    state::GameState state = position.state();
    state.turn.stage = state::Stage::Battles;
    state.turn.acting = Side::Union;
    state.pieces.at(grant.value()).name = "Grant";
    state.pieces.at(corps.value()).commander = grant;
    for (const state::PieceId id : {grant, first, second}) {
      state.pieces.at(id.value()).activity.bits |=
          static_cast<std::uint32_t>(state::Status::MayFight);
    }
    game::Game made{position.setting(), std::move(state)};
    const auto say = [&](ActionKind kind, std::optional<state::PieceId> piece,
                         std::optional<board::HexId> hex, int number) {
      const auto done = made.act({kind, piece, {}, hex, {}, number});
      EXPECT_TRUE(done) << sequence::name(kind) << ' '
                        << (done ? "" : std::string{done.error().reason});
    };
    say(ActionKind::Attack, grant, tests::hex("B3010"), 0);
    say(ActionKind::AddAttacker, first, {}, 0);
    say(ActionKind::AddAttacker, second, {}, 0);
    say(ActionKind::Pass, {}, {}, 0);
    say(ActionKind::ChooseChit, {}, {}, 2);
    return made;
  }

  tests::Position position;
  state::PieceId corps, grant, first, second, enemy;
};

TEST(FieldBattleOfTheGame, Case_26_15_FB_559_the_brief_tells_who_fights_where) {
  Campaigning war;
  game::Game game = war.game();
  const auto brief = brief_at_hand(game.situation());
  ASSERT_TRUE(brief);
  EXPECT_EQ(brief->attacker, Side::Union);
  EXPECT_EQ(brief->side(Side::Union).points(TroopKind::Infantry), 8);
  EXPECT_EQ(brief->side(Side::Confederate).points(), 4);
  EXPECT_EQ(brief->ground, MadeGround::Clear);
  EXPECT_FALSE(brief->river);
  EXPECT_FALSE(brief->fortified);
  EXPECT_EQ(brief->place, "B3010");
  ASSERT_FALSE(brief->side(Side::Union).leaders.empty());
  EXPECT_EQ(brief->side(Side::Union).leaders.front().piece, war.grant);
  EXPECT_GT(brief->side(Side::Union).leaders.front().rating, 0);
}

TEST(FieldBattleOfTheGame, FB_553_a_river_hexside_lies_between_the_armies) {
  Campaigning war{true};
  const auto brief = brief_at_hand(war.game().situation());
  ASSERT_TRUE(brief);
  EXPECT_TRUE(brief->river);
}

TEST(FieldBattleOfTheGame, FB_550_FB_557_a_battle_goes_to_the_table_and_its_report_comes_back) {
  for (int seed = 1; seed <= 3; ++seed) {
    Campaigning war;
    game::Game game = war.game();
    const auto brief = brief_at_hand(game.situation());
    ASSERT_TRUE(brief);
    const auto made = field_battle(field_charts(), *brief, seed);
    ASSERT_TRUE(made) << made.error();
    const BattleReport report =
        report_of(*made, played_by_chance(*made, static_cast<std::uint64_t>(seed)));

    const auto orders = orders_of(game, report);

    ASSERT_TRUE(orders) << seed;
    EXPECT_EQ(orders->size(), 4U);
    for (const sequence::Action& order : *orders) {
      EXPECT_TRUE(game.act(order));
    }
    EXPECT_EQ(game.state().turn.innermost<state::TableBattle>(), nullptr);
    EXPECT_FALSE(brief_at_hand(game.situation()));
    // What the owner has still to choose he chooses; then the table's losses are the game's.
    while (game.state().turn.innermost<state::LossShare>() != nullptr) {
      ASSERT_TRUE(game.act(game.legal().front()));
    }
    int left = 0;
    for (const state::Piece& piece : game.state().pieces) {
      left += piece.side == Side::Union && piece.away() == nullptr &&
                      rulebook::is_ground_combat_unit(piece.kind)
                  ? piece.strength
                  : 0;
    }
    EXPECT_EQ(left, 8 - report.side(Side::Union).points()) << seed;
  }
}

TEST(FieldBattleOfTheGame, Case_26_15_a_report_that_cannot_be_gives_no_orders) {
  Campaigning war;
  BattleReport report;
  report.winner = Side::Union;
  report.sides[1].lost[0] = 5;
  EXPECT_FALSE(orders_of(war.game(), report));
}

}  // namespace
}  // namespace core::tabletop
