// [8.15] A battle explained before the die: the worked examples of the rulebook, and each figure.
#include "core/combat/forecast.h"

#include "core/combat/outcomes.h"
#include "tests/combat/fight.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::combat {
namespace {

using base::Fraction;
using map::Terrain;
using map::TownKind;
using organisation::Survival;
using state::ForceMove;
using state::Stage;
using state::Status;
using testing::ElementsAre;
using tests::ActionKind;
using tests::Fight;
using tests::go;
using tests::Ground;
using tests::of;
using tests::Side;

constexpr std::size_t kUnion = 0;
constexpr std::size_t kConfederate = 1;

Assumed chits(int of_union, int of_confederates) {
  return {{of_union, of_confederates}, true, {}, {}};
}

/// The row for a face of the die.
const Outcome& row_for(const Outcomes& all, int face) {
  return *std::find_if(all.rows.begin(), all.rows.end(), [&](const Outcome& row) {
    return row.first_face <= face && face <= row.last_face;
  });
}

/// Grant's corps at B3009, a Depot behind it; the Confederates stand at B3010.
class Forecasts : public testing::Test {
 protected:
  explicit Forecasts(const Ground& ground = Ground{}, Stage stage = Stage::Battles)
      : fight_{ground, Side::Union, stage} {
    corps_ = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
    grant_ = fight_.leader_on(corps_, "Grant");
    depot_ = fight_.put(Side::Union, "depot", "B3008", 20);
  }

  PieceId division(std::string_view what) {
    const PieceId id = fight_.put_inside(corps_, what);
    fight_.ready(grant_, {id});
    return id;
  }

  Ruling<BattleForecast> plan(const std::vector<PieceId>& units = {}) {
    return forecast_attack(fight_.now(), grant_, tests::hex("B3010"), BattleKind::Attack, units);
  }

  Outcomes outcomes_of(const BattleForecast& battle, const Assumed& assumed) {
    return *outcomes(fight_.now().book(), battle, assumed);
  }

  Fight fight_;
  PieceId corps_, grant_, depot_;
};

TEST_F(Forecasts, Case_8_15_the_odds_the_column_and_what_is_missing_for_the_next) {
  division("infantry 10-3");
  division("infantry 10-3");
  division("infantry 10-3");
  division("infantry 7-3");
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  fight_.put(Side::Confederate, "militia 2-2", "B3010");

  const auto battle = plan();

  ASSERT_TRUE(battle);
  EXPECT_EQ(battle->attack().total, 37);
  EXPECT_EQ(battle->defence().total, 12);
  EXPECT_EQ(battle->odds->percentage, 308);
  EXPECT_EQ(battle->odds->lowest, 231);
  EXPECT_EQ(battle->odds->highest, 350);
  EXPECT_EQ(battle->odds->more, 6) << "43 : 12 is 358 %, 42 : 12 only 350";
  EXPECT_EQ(battle->beginning.chance, Fraction{1}) << "he has rolled";
  EXPECT_FALSE(battle->odds->is_fixed);
}

TEST_F(Forecasts, Case_8_15_the_last_column_has_no_end) {
  division("infantry 10-3");
  fight_.put(Side::Confederate, "militia 2-2", "B3010");
  const auto battle = plan();
  EXPECT_EQ(battle->odds->lowest, 351);
  EXPECT_FALSE(battle->odds->highest.has_value());
  EXPECT_FALSE(battle->odds->more.has_value());
}

TEST_F(Forecasts, Case_8_22_only_the_units_that_are_named_take_part_and_a_stranger_is_refused) {
  const auto first = division("infantry 10-3");
  division("infantry 10-3");
  const auto stranger = fight_.put(Side::Union, "infantry 5-3", "B3009");
  fight_.set(stranger, Status::MayFight).put(Side::Confederate, "infantry 10-3", "B3010");
  EXPECT_EQ(plan({first})->attack().total, 10);
  EXPECT_EQ(plan()->attack().total, 20);
  const auto refused = plan({first, stranger});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().cited.text(), "8.22");
}

TEST_F(Forecasts, Case_8_24_where_nobody_stands_there_is_nothing_to_forecast) {
  division("infantry 10-3");
  const auto battle = plan();
  ASSERT_FALSE(battle);
  EXPECT_EQ(battle.error().cited.text(), "8.24");
}

class OverARiver : public Forecasts {
 protected:
  OverARiver()
      : Forecasts{
            Ground{}.river("Brook", false, {"B3009/B3010"}).terrain("B3010", Terrain::Rough)} {}
};

TEST_F(OverARiver, Case_8_4_each_says_why_it_does_not_count_in_full) {
  division("infantry 5-3");
  fight_.put(Side::Confederate, "infantry 3-3", "B3010");
  const auto rails = fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  fight_.put(Side::Confederate, "entrenchment", "B3010");
  fight_.set(rails, Status::Entrained);

  const auto battle = plan();

  const Fighter& across = battle->attack().fighters.at(0);
  EXPECT_EQ(across.csp, 5);
  EXPECT_EQ(across.counts, (Fraction{5, 2}));
  EXPECT_EQ(across.effects.at(0).situation, rulebook::CombatSituation::AcrossRiver);
  EXPECT_EQ(across.effects.at(0).cited.text(), "8.4");
  EXPECT_EQ(battle->attack().total, 2) << "2 1/2";
  EXPECT_EQ(battle->attack().unmodified, 5);
  const Fighter& entrained = battle->defence().fighters.at(1);
  EXPECT_EQ(entrained.counts, (Fraction{5, 2}));
  EXPECT_EQ(entrained.effects.at(0).cited.text(), "6.58");
  EXPECT_EQ(battle->defence().exact, (Fraction{11, 2}));
  EXPECT_EQ(battle->defence().total, 5);
  EXPECT_EQ(battle->defence().unmodified, 8);
  std::vector<std::pair<int, std::string>> terms;
  for (const Modifier& modifier : battle->modifiers) {
    terms.emplace_back(modifier.amount, modifier.cited.text());
  }
  EXPECT_THAT(terms, ElementsAre(std::pair{-1, "8.4"}, std::pair{-1, "13.11"}));
}

TEST_F(Forecasts, Case_12_22_what_each_table_costs_and_who_can_pay_it) {
  division("infantry 10-3");
  division("infantry 10-3");
  division("infantry 4-3");
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  fight_.put(Side::Confederate, "train", "B3010", 1);

  const auto battle = plan();

  EXPECT_TRUE(battle->needs_supply);
  EXPECT_THAT(*battle->attack().costs, ElementsAre(1, 2, 3));
  EXPECT_EQ(battle->attack().payable, 20);
  EXPECT_THAT(*battle->defence().costs, ElementsAre(0, 1, 2));
  EXPECT_EQ(battle->defence().payable, 1);
  const Outcomes second = outcomes_of(*battle, chits(2, 2));
  EXPECT_EQ(second.table, rulebook::Crt::Battle);
  EXPECT_THAT(second.paid, ElementsAre(2, 1));
  EXPECT_FALSE(second.defence_unpaid);
  const Outcomes third = outcomes_of(*battle, chits(4, 4));
  EXPECT_TRUE(third.defence_unpaid) << "he needs 2 and has 1";
  EXPECT_EQ(third.modifiers.back().cited.text(), "12.22");
  Assumed refuses = chits(2, 2);
  refuses.defender_pays = false;
  EXPECT_TRUE(outcomes_of(*battle, refuses).defence_unpaid);
  refuses.chit = {1, 1};
  EXPECT_FALSE(outcomes_of(*battle, refuses).defence_unpaid) << "on CRT 1 he needs nothing";
}

TEST_F(Forecasts, Case_12_22_who_has_paid_a_part_is_forecast_to_pay_the_rest) {
  const auto unit = division("infantry 10-3");
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  const auto first = fight_.put(Side::Confederate, "train", "B3010", 1);
  const auto second = fight_.put(Side::Confederate, "train", "B3010", 5);
  fight_.attack(grant_, "B3010", {unit});
  fight_.act(of(ActionKind::Withhold, first)).act(of(ActionKind::Withhold, second));
  fight_.chit(4).chit(4);
  ASSERT_EQ(fight_.battle().step, state::BattleStep::DefendersSupply);
  Assumed refuses = chits(4, 4);
  refuses.defender_pays = false;
  EXPECT_TRUE(outcomes_of(*forecast(fight_.now(), fight_.battle()), refuses).defence_unpaid);

  fight_.act(of(ActionKind::PaySupply, first));

  ASSERT_EQ(fight_.battle().step, state::BattleStep::DefendersSupply) << "15 CSP cost 2";
  const auto battle = forecast(fight_.now(), fight_.battle());
  EXPECT_TRUE(battle->has_to_pay);
  EXPECT_EQ(battle->defence().payable, 6) << "with what he has paid";
  EXPECT_FALSE(outcomes_of(*battle, refuses).defence_unpaid);
}

TEST_F(Forecasts, Case_8_15_the_attacker_drops_to_the_table_that_he_can_pay_for) {
  Fight fight{Ground{}};
  const auto corps = fight.put(Side::Union, "corps-hq-infantry", "B3009");
  const auto grant = fight.leader_on(corps, "Grant");
  const auto first = fight.put_inside(corps, "infantry 10-3");
  const auto second = fight.put_inside(corps, "infantry 10-3");
  fight.put(Side::Union, "train", "B3009", 2);
  fight.put(Side::Confederate, "infantry 10-3", "B3010");
  fight.leader(Side::Confederate, "R. E. Lee", "B3010");
  fight.ready(grant, {first, second});
  const auto battle =
      forecast_attack(fight.now(), grant, tests::hex("B3010"), BattleKind::Attack, {});
  const auto all = outcomes(fight.now().book(), *battle, chits(4, 4));
  EXPECT_EQ(all->wanted, rulebook::Crt::GreatBattle);
  EXPECT_EQ(all->table, rulebook::Crt::GreatBattle) << "20 CSP cost 2";
  BattleForecast poor = *battle;
  poor.force[kUnion].payable = 1;
  EXPECT_EQ(outcomes(fight.now().book(), poor, chits(4, 4))->table, rulebook::Crt::Battle);
  poor.force[kUnion].payable = 0;
  EXPECT_EQ(outcomes(fight.now().book(), poor, chits(4, 4))->course, Course::NoBattle);
}

TEST_F(Forecasts, Case_8_15_the_defenders_leaders_the_best_one_first) {
  division("infantry 10-3");
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  const auto pemberton = fight_.leader(Side::Confederate, "Pemberton", "B3010");
  const auto lee = fight_.leader(Side::Confederate, "R. E. Lee", "B3010");
  const auto battle = plan();
  const auto& leaders = battle->defence().leaders;
  ASSERT_EQ(leaders.size(), 2U);
  EXPECT_EQ(leaders[0].leader, lee);
  EXPECT_EQ(leaders[1].leader, pemberton);
  EXPECT_EQ(battle->defence().highest_chit, 4);
  EXPECT_EQ(leaders[1].highest_chit, 1);
  Assumed other = chits(0, 1);
  const int with_lee = outcomes_of(*battle, other).die_modifier;
  other.leader[kConfederate] = pemberton;
  EXPECT_EQ(outcomes_of(*battle, other).die_modifier - with_lee,
            leaders[1].modifier.amount - leaders[0].modifier.amount);
}

TEST_F(Forecasts, Case_8_15_nothing_is_forecast_of_what_has_been_rolled) {
  const auto first = division("infantry 10-3");
  fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  fight_.attack(grant_, "B3010", {first});
  Battle battle = fight_.battle();
  EXPECT_TRUE(forecast(fight_.now(), battle).has_value());
  battle.step = BattleStep::Stay;
  EXPECT_FALSE(forecast(fight_.now(), battle).has_value());
}

TEST_F(Forecasts, Case_8_15_an_overrun_is_certain_and_costs_nothing) {
  division("infantry 10-3");
  fight_.put(Side::Confederate, "militia 1-2", "B3010");
  const Outcomes all = outcomes_of(*plan(), chits(0, 0));
  EXPECT_EQ(all.course, Course::Overrun);
  EXPECT_TRUE(all.rows.empty());
  EXPECT_EQ(all.eliminated, Fraction{1});
  EXPECT_EQ(all.expected_most[kConfederate], Fraction{1});
  EXPECT_EQ(all.expected_most[kUnion], Fraction{0});
}

TEST_F(Forecasts, Case_8_19_the_ceiling_is_in_the_rows) {
  // 90 attack 10 on CRT 2 with the result 10/15*: 10% of 90 would be 9, the ceiling is 4.
  for (int count = 0; count < 9; ++count) {
    division("infantry 10-3");
  }
  fight_.put(Side::Confederate, "infantry 10-3", "B3010");
  const Outcomes all = outcomes_of(*plan(), chits(3, 0));
  const auto found = std::find_if(all.rows.begin(), all.rows.end(), [](const Outcome& row) {
    return row.reading.points[kUnion] == 9;
  });
  ASSERT_NE(found, all.rows.end());
  EXPECT_EQ(found->reading.ceiling[kUnion], 4);
  EXPECT_EQ(found->reading.loss[kUnion], 4);
  EXPECT_EQ(found->attacker_points[1], 4);
}

TEST_F(Forecasts, Case_8_15_faces_that_read_the_last_row_are_one_result) {
  division("infantry 10-3");
  fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  const Outcomes all = outcomes_of(*plan(), chits(0, 0));  // Grant adds 2
  ASSERT_EQ(all.rows.size(), 5U);
  EXPECT_EQ(all.rows.back().first_face, 5);
  EXPECT_EQ(all.rows.back().last_face, 6);
  EXPECT_EQ(all.rows.back().chance, (Fraction{1, 3}));
  EXPECT_EQ(all.rows.back().reading.row, 7);
}

TEST_F(Forecasts, Case_10_4_what_may_become_of_the_leaders) {
  division("infantry 10-3");
  fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  const Outcomes all = outcomes_of(*plan(), chits(0, 0));
  ASSERT_EQ(all.leaders.size(), 2U);
  EXPECT_EQ(all.leaders[0].chance, (Fraction{35, 36}));
  EXPECT_EQ(all.leaders[1].what.kind, rulebook::LeaderCasualty::Kind::Wounded);
  EXPECT_EQ(all.leaders[1].chance, (Fraction{1, 36}));
}

TEST(Forecast, Table_10_4_the_fates_of_a_leader_add_up_on_every_table) {
  for (const rulebook::Crt table : rulebook::kCrts) {
    Fraction sum;
    Fraction killed;
    for (const auto& fate : organisation::leader_fates(tests::book(), table)) {
      sum += fate.chance;
      killed += fate.what.kind == rulebook::LeaderCasualty::Kind::Killed ? fate.chance : Fraction{};
    }
    EXPECT_EQ(sum, Fraction{1});
    const int ways = table == rulebook::Crt::Skirmish ? 0 : table == rulebook::Crt::Battle ? 1 : 3;
    EXPECT_EQ(killed, (Fraction{ways, 36}));
  }
}

class BeforeHisRoll : public Forecasts {
 protected:
  BeforeHisRoll() : Forecasts{Ground{}, Stage::CombatInitiative} {}
};

TEST_F(BeforeHisRoll, Case_8_31_an_attack_is_forecast_as_if_he_succeeds_with_the_chance_of_that) {
  const auto unit = fight_.put_inside(corps_, "infantry 10-3");
  fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto battle = plan();
  ASSERT_TRUE(battle);
  EXPECT_EQ(battle->attack().fighters.at(0).piece, unit);
  ASSERT_TRUE(battle->beginning.roll.has_value());
  EXPECT_EQ(battle->beginning.chance, (Fraction{2, 3})) << "initiative 4";
  EXPECT_FALSE(fight_.piece(unit).activity.has(Status::MayFight)) << "nothing has happened";
}

TEST_F(BeforeHisRoll, Case_8_31_who_has_failed_attacks_no_more_in_this_phase) {
  fight_.put_inside(corps_, "infantry 10-3");
  fight_.put(Side::Confederate, "infantry 5-3", "B3010");
  fight_.set(grant_, Status::TriedToFight);
  const auto battle = plan();
  ASSERT_FALSE(battle);
  EXPECT_EQ(battle.error().cited.text(), "8.31");
}

TEST(Forecast, Case_14_22_the_example_of_stuart) {
  Fight fight{Ground{}, Side::Confederate, Stage::CommandSegment};
  const auto corps = fight.put(Side::Confederate, "corps-hq-cavalry", "B3009");
  const auto stuart = fight.leader_on(corps, "Stuart");
  const auto five = fight.put_inside(corps, "cavalry 5-4");
  const auto four = fight.put_inside(corps, "cavalry 4-4");
  fight.put(Side::Confederate, "depot", "B3008", 10);
  fight.put(Side::Union, "militia 2-2", "B3010");
  ForceMove force;
  force.head = stuart;
  force.units = {stuart, corps};
  fight.begin(force);
  for (const PieceId id : {stuart, corps, five, four}) {
    fight.set(id, Status::Energised);
  }

  const auto battle =
      forecast_attack(fight.now(), stuart, tests::hex("B3010"), BattleKind::FromMarch);

  ASSERT_TRUE(battle);
  EXPECT_EQ(battle->odds->percentage, 450);
  EXPECT_EQ(battle->odds->column, 7U);
  EXPECT_EQ(battle->attack().highest_chit, 2);
  EXPECT_EQ(battle->beginning.chance, (Fraction{5, 6}));
  EXPECT_TRUE(battle->beginning.unless_overrun);
  const auto all = outcomes(fight.now().book(), *battle, chits(0, 2));
  EXPECT_EQ(all->table, rulebook::Crt::Skirmish);
  EXPECT_EQ(all->die_modifier, 1) << "+2 (C), -1 (march)";
  const Outcome& row = row_for(*all, 2);
  EXPECT_EQ(row.reading.row, 3);
  EXPECT_EQ(text_of(row.reading.cell), "5/10*");
  EXPECT_THAT(row.reading.loss, ElementsAre(1, 1));
  EXPECT_EQ(row.fate, Fate::Retreats);
  EXPECT_EQ(all->paid[kConfederate], 1);
}

TEST(Forecast, Case_14_14_an_overrun_from_the_march_begins_for_certain) {
  Fight fight{Ground{}, Side::Confederate, Stage::CommandSegment};
  const auto corps = fight.put(Side::Confederate, "corps-hq-cavalry", "B3009");
  const auto stuart = fight.leader_on(corps, "Stuart");
  const auto five = fight.put_inside(corps, "cavalry 5-4");
  const auto other = fight.put_inside(corps, "cavalry 5-4");
  fight.put(Side::Confederate, "depot", "B3008", 10);
  const auto militia = fight.put(Side::Union, "militia 1-2", "B3010");
  ForceMove force;
  force.head = stuart;
  force.units = {stuart, corps};
  fight.begin(force);
  for (const PieceId id : {stuart, corps, five, other}) {
    fight.set(id, Status::Energised);
  }
  const auto planned = [&](const std::vector<PieceId>& units) {
    return forecast_attack(fight.now(), stuart, tests::hex("B3010"), BattleKind::FromMarch, units);
  };

  const auto overrun = planned({five, other});
  ASSERT_TRUE(overrun);
  EXPECT_TRUE(overrun->odds->overrun);
  EXPECT_EQ(overrun->beginning.chance, Fraction{1});
  EXPECT_TRUE(overrun->beginning.roll.has_value()) << "what it would be if his ships came";
  const auto half = planned({five});
  ASSERT_TRUE(half);
  EXPECT_FALSE(half->odds->overrun);
  EXPECT_EQ(half->beginning.chance, (Fraction{5, 6}));
  EXPECT_EQ(fight.where(militia), "B3010") << "nothing has been done yet";
}

TEST(Forecast, Case_7_24_the_example_of_lyon_before_the_defender_has_chosen) {
  Fight fight{Ground{}.river("River", true, {"B3010/B3011"}).town("X", "B3010", TownKind::City),
              Side::Union, Stage::InitiativeSegment};
  const auto ship = fight.put(Side::Union, "naval-transport", "B3010/B3011");
  const auto corps = fight.put_inside(ship, "corps-hq-infantry");
  const auto lyon = fight.leader_on(corps, "Lyon");
  fight.set(corps, Status::InPosition).set(lyon, Status::InPosition);
  for (const char* unit : {"infantry 10-3", "infantry 10-3", "infantry 6-3"}) {
    fight.set(fight.put_inside(corps, unit), Status::InPosition);
  }
  fight.put(Side::Confederate, "infantry 3-3", "B3010");
  fight.put(Side::Confederate, "militia 4-2", "B3010");

  const auto battle =
      forecast_attack(fight.now(), lyon, tests::hex("B3010"), BattleKind::Amphibious);

  ASSERT_TRUE(battle);
  EXPECT_EQ(battle->odds->percentage, 185);
  EXPECT_FALSE(battle->needs_supply);
  EXPECT_TRUE(battle->beginning.roll.has_value());
  const auto all = outcomes(fight.now().book(), *battle, chits(3, 0));
  const Outcome& row = row_for(*all, 4);
  EXPECT_EQ(text_of(row.reading.cell), "10/15*");
  EXPECT_EQ(row.fate, Fate::MayStay);
  EXPECT_THAT(row.attacker_points, ElementsAre(9, 3)) << "tripled if they stay";
  EXPECT_LT(all->expected_least[kUnion], all->expected_most[kUnion]);
}

TEST(Forecast, Case_13_38_the_example_of_vicksburg_ends_in_surrender) {
  Fight fight{Ground{}.town("Vicksburg", "B3010", TownKind::City)};
  const auto army = fight.put(Side::Union, "army-hq", "B3010", 20);
  const auto grant = fight.leader_on(army, "Grant");
  for (int count = 0; count < 9; ++count) {
    fight.ready(grant, {fight.put_inside(army, "infantry 10-3")});
  }
  const auto fort = fight.put(Side::Confederate, "fort", "B3010");
  for (const char* unit : {"infantry 10-3", "infantry 10-3", "infantry 8-3", "infantry 1-3"}) {
    fight.put_inside(fort, unit);
  }
  fight.set(fort, Status::Razed).control(Side::Confederate, "B3010");
  const auto battle = forecast_attack(fight.now(), grant, tests::hex("B3010"), BattleKind::Attack);
  ASSERT_TRUE(battle);
  EXPECT_EQ(battle->odds->percentage, 310);
  EXPECT_EQ(battle->odds->lowest, 231);
  EXPECT_TRUE(battle->stand.cornered);
  BattleForecast equal_leaders = *battle;
  equal_leaders.force[kUnion].leaders.clear();
  const auto all = outcomes(fight.now().book(), equal_leaders, chits(3, 2));
  EXPECT_EQ(all->table, rulebook::Crt::Battle);
  EXPECT_EQ(all->paid[kUnion], 5);
  EXPECT_TRUE(all->defence_unpaid) << "here they have nothing inside";
  const Outcome& row = row_for(*all, 3);  // the example rolls 4, and its garrison pays
  EXPECT_EQ(row.reading.row, 3);
  EXPECT_EQ(text_of(row.reading.cell), "10/15*");
  EXPECT_THAT(row.reading.loss, ElementsAre(9, 4));
  EXPECT_EQ(row.fate, Fate::Surrenders);
}

TEST(Forecast, Case_13_38_a_storm_doubles_the_attackers_loss_and_the_garrison_stays) {
  Fight fight{Ground{}};
  const auto army = fight.put(Side::Union, "army-hq", "B3010", 20);
  const auto grant = fight.leader_on(army, "Grant");
  fight.ready(grant,
              {fight.put_inside(army, "infantry 10-3"), fight.put_inside(army, "infantry 10-3")});
  fight.put_inside(fight.put(Side::Confederate, "fortress", "B3010"), "garrison (5)-1");
  const auto battle = forecast_attack(fight.now(), grant, tests::hex("B3010"), BattleKind::Attack);
  ASSERT_TRUE(battle);
  EXPECT_EQ(battle->kind, BattleKind::Storm) << "which one it is the hex decides";
  EXPECT_EQ(battle->defence().total, 15);
  EXPECT_EQ(battle->defence().fighters.at(0).effects.at(0).cited.text(), "13.12");
  const auto all = outcomes(fight.now().book(), *battle, chits(4, 0));
  for (const Outcome& row : all->rows) {
    EXPECT_EQ(row.fate, Fate::Holds);
    EXPECT_EQ(row.attacker_points[0], 2 * row.reading.loss[kUnion]);
  }
}

organisation::LossSplit split_of(Fight& fight, const std::vector<PieceId>& units,
                                 const std::vector<PieceId>& ships, int points) {
  return organisation::split_loss(organisation::loss_rules(fight.now()),
                                  organisation::bearers_of(fight.now(), Side::Union, units, ships),
                                  points);
}

TEST(Forecast, Case_8_16_the_examples_of_losses) {
  Fight fight{Ground{}};
  std::vector<PieceId> units;
  for (const char* what :
       {"cavalry 4-4", "infantry 7-3", "militia 3-2", "garrison (5)-1", "garrison (5)-1"}) {
    units.push_back(fight.put(Side::Union, what, "B3010"));
  }
  std::vector<PieceId> divisions;
  std::vector<PieceId> ships;
  for (int count = 0; count < 3; ++count) {
    divisions.push_back(fight.put(Side::Union, "infantry 10-3", "B3012"));
    ships.push_back(fight.put(Side::Union, "naval-flotilla", "B3012/B3013"));
  }
  const auto first = split_of(fight, units, {}, 6);
  EXPECT_EQ(first.ground_least, 6);
  EXPECT_EQ(first.ground_most, 6);
  EXPECT_EQ(first.combat_units, Survival::Some);

  const auto second = split_of(fight, divisions, ships, 9);
  EXPECT_EQ(second.ground_most, 5);
  EXPECT_EQ(second.naval, 4) << "one flotilla of 20 is enough";
}

TEST(Forecast, Case_8_16_whether_a_unit_is_left_may_hang_on_who_bears_the_point) {
  Fight fight{Ground{}};
  const auto militia = fight.put(Side::Union, "militia 1-2", "B3010");
  const auto depot = fight.put(Side::Union, "depot", "B3010", 1);
  const auto one = split_of(fight, {militia, depot}, {}, 1);
  EXPECT_EQ(one.combat_units, Survival::AsChosen);
  EXPECT_EQ(one.ground_least, 1);
  EXPECT_EQ(one.ground_most, 2) << "a Depot of 2 CSP is gone with its first point";
  EXPECT_EQ(split_of(fight, {militia}, {}, 1).combat_units, Survival::None);
  EXPECT_EQ(split_of(fight, {militia, depot}, {}, 2).combat_units, Survival::None);
}

}  // namespace
}  // namespace core::combat
