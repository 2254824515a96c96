// [21.4] [21.5] [21.6] [21.9] What is begun, converted, augmented; [3.26] the counter mix.
#include "core/strategic/production.h"

#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using rulebook::ProductionCost;
using sequence::Action;
using sequence::ActionKind;
using state::Stage;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using tests::CampaignGame;
using tests::hex;
using tests::kNashville;
using tests::kWashington;

Action start(PieceKind kind, int csp = 1) {
  return {ActionKind::StartUnit, {}, {}, {}, {}, csp, kind};
}

Action convert(PieceId unit) { return {ActionKind::Convert, unit, {}, {}, {}, 0}; }

Action augment(PieceId unit, int csp) { return {ActionKind::Augment, unit, {}, {}, {}, csp}; }

/// A row of a production chart typed again.
struct CostOfBook {
  PieceKind kind;
  bool per_point;
  int supply;
  int personnel;
  int delay;
};

void expect_costs(const rulebook::ProductionCosts& costs, const std::vector<CostOfBook>& rows) {
  int listed = 0;
  for (const auto& cell : costs.cells) {
    listed += cell ? 1 : 0;
  }
  EXPECT_EQ(listed, static_cast<int>(rows.size()));
  for (const CostOfBook& row : rows) {
    const auto& cost = costs[row.kind];
    ASSERT_TRUE(cost) << rulebook::name(row.kind);
    EXPECT_EQ(cost->per_point, row.per_point) << rulebook::name(row.kind);
    EXPECT_EQ(cost->supply, row.supply) << rulebook::name(row.kind);
    EXPECT_EQ(cost->personnel, row.personnel) << rulebook::name(row.kind);
    EXPECT_EQ(cost->delay, row.delay) << rulebook::name(row.kind);
  }
}

TEST(Production, Table_21_91_costs_of_the_union) {
  const rulebook::ProductionChart& chart = tests::book().production[Side::Union];
  expect_costs(chart.start, {{PieceKind::Militia, true, 1, 2, 1},
                             {PieceKind::Garrison, true, 2, 1, 2},
                             {PieceKind::Infantry, true, 3, 3, 6},
                             {PieceKind::Cavalry, true, 5, 6, 5},
                             {PieceKind::SupplyTrain, false, 25, 1, 5},
                             {PieceKind::SiegeTrain, false, 60, 2, 5},
                             {PieceKind::RailwayRepair, false, 50, 3, 4},
                             {PieceKind::RiverTransport, false, 15, 1, 5},
                             {PieceKind::RiverFlotilla, false, 20, 1, 5},
                             {PieceKind::NavalTransport, false, 20, 1, 5},
                             {PieceKind::NavalFlotilla, false, 45, 2, 5},
                             {PieceKind::Ironclad, false, 60, 1, 5},
                             {PieceKind::Base, false, 30, 2, 0}});
  expect_costs(chart.convert,
               {{PieceKind::Militia, true, 2, 0, 4}, {PieceKind::Garrison, true, 1, 1, 4}});
  expect_costs(chart.augment,
               {{PieceKind::Infantry, true, 3, 1, 4}, {PieceKind::Cavalry, true, 4, 4, 5}});
}

TEST(Production, Table_21_92_costs_of_the_confederate) {
  const rulebook::ProductionChart& chart = tests::book().production[Side::Confederate];
  expect_costs(chart.start, {{PieceKind::Militia, true, 1, 2, 1},
                             {PieceKind::Garrison, true, 2, 1, 3},
                             {PieceKind::Infantry, true, 3, 3, 5},
                             {PieceKind::Cavalry, true, 4, 3, 4},
                             {PieceKind::SupplyTrain, false, 20, 1, 2},
                             {PieceKind::SiegeTrain, false, 60, 2, 5},
                             {PieceKind::RailwayRepair, false, 50, 3, 3},
                             {PieceKind::RiverTransport, false, 20, 1, 5},
                             {PieceKind::RiverFlotilla, false, 35, 1, 5},
                             {PieceKind::Ironclad, false, 60, 1, 5},
                             {PieceKind::Base, false, 30, 2, 0}});
  expect_costs(chart.convert,
               {{PieceKind::Militia, true, 1, 0, 4}, {PieceKind::Garrison, true, 1, 1, 4}});
  expect_costs(chart.augment,
               {{PieceKind::Infantry, true, 2, 1, 4}, {PieceKind::Cavalry, true, 3, 2, 4}});
}

/// The Union's Initiation Segment of 10/62 with means enough.
class Initiation : public testing::Test {
 protected:
  Initiation() {
    game_.clear_of(PieceKind::Infantry).clear_of(PieceKind::Militia).clear_of(PieceKind::Garrison);
    game_.clear_of(PieceKind::Cavalry);
    game_.pool(Side::Union, 400).personnel(Side::Union, 300);
  }

  PieceId put(std::string_view what, std::string_view label = kWashington) {
    return game_.position().put(Side::Union, what, label);
  }

  void begin() { game_.begin(Stage::Initiation, Side::Union); }

  CampaignGame game_{"10/62"};
};

TEST_F(Initiation, Case_21_41_a_unit_costs_supply_and_men_and_is_due_after_its_delay) {
  begin();

  EXPECT_EQ(game_.choose(start(PieceKind::Cavalry, 3)), "");
  EXPECT_EQ(game_.choose(start(PieceKind::SupplyTrain)), "");

  EXPECT_EQ(game_.pool_of(Side::Union), 400 - 15 - 25);
  EXPECT_EQ(game_.personnel_of(Side::Union), 300 - 18 - 1);
  EXPECT_THAT(game_.spiral(Side::Union), ElementsAre("cavalry 3 in 5", "train in 5"));
}

TEST_F(Initiation, Case_21_41_what_cannot_be_paid_is_refused_with_the_figures) {
  game_.pool(Side::Union, 14).personnel(Side::Union, 5);
  begin();

  EXPECT_EQ(game_.choose(start(PieceKind::Cavalry, 3)), "21.41 pool-short 15 14");
  EXPECT_EQ(game_.choose(start(PieceKind::Militia, 3)), "21.41 personnel-short 6 5");
  EXPECT_EQ(game_.pool_of(Side::Union), 14);
  EXPECT_EQ(game_.personnel_of(Side::Union), 5);
  EXPECT_THAT(game_.spiral(Side::Union), IsEmpty());
}

TEST_F(Initiation, Case_21_91_what_the_chart_does_not_hold_cannot_be_had) {
  game_.pool(Side::Confederate, 400).personnel(Side::Confederate, 100);
  game_.begin(Stage::Initiation, Side::Confederate);

  EXPECT_EQ(game_.choose(start(PieceKind::NavalFlotilla)), "21.92 not-to-be-had");
  EXPECT_EQ(game_.choose(start(PieceKind::ArmyHq)), "21.92 not-to-be-had");
  EXPECT_EQ(game_.choose({ActionKind::StartUnit, {}, {}, {}, {}, 1}), "21.41 names-nothing");
}

TEST_F(Initiation, Case_3_26_the_counter_mix_counts_what_is_on_the_spiral) {
  game_.clear_of(PieceKind::RailwayRepair);
  begin();

  for (int count = 0; count < 5; ++count) {
    ASSERT_EQ(game_.choose(start(PieceKind::RailwayRepair)), "");
  }
  EXPECT_EQ(game_.choose(start(PieceKind::RailwayRepair)), "3.26 mix-exceeded 1 0");
  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 9)), "3.24 no-such-counter 9 0");
}

TEST_F(Initiation, Case_21_41_what_has_no_strength_is_started_one_at_a_time) {
  begin();

  EXPECT_EQ(game_.choose(start(PieceKind::SupplyTrain, 2)), "21.41 one-at-a-time 2 0");
}

TEST_F(Initiation, Case_21_51_militia_and_garrisons_become_infantry_of_the_same_points) {
  const PieceId militia = put("militia 4-2");
  const PieceId garrison = put("garrison (5)-1");
  begin();

  ASSERT_EQ(game_.choose(convert(militia)), "");
  ASSERT_EQ(game_.choose(convert(garrison)), "");
  EXPECT_EQ(game_.choose(sequence::passing()), "4.1 out-of-phase");  // all points are formed
  ASSERT_EQ(game_.choose(start(PieceKind::Infantry, 6)), "");
  ASSERT_EQ(game_.choose(start(PieceKind::Infantry, 3)), "");

  EXPECT_THAT(game_.spiral(Side::Union), ElementsAre("infantry 6 in 4", "infantry 3 in 4"));
  EXPECT_EQ(game_.pool_of(Side::Union), 400 - 8 - 5);
  EXPECT_EQ(game_.personnel_of(Side::Union), 300 - 5);
  EXPECT_EQ(game_.stage(), Stage::Initiation);
  EXPECT_TRUE(game_.state().turn.pending.empty());
}

TEST_F(Initiation, Case_21_52_each_kind_has_its_price) {
  const PieceId militia = put("militia 3-2");
  const PieceId garrison = put("garrison (3)-1");
  begin();

  EXPECT_EQ(price_of_conversion(game_.now(), militia), (Price{6, 0, 4}));
  EXPECT_EQ(price_of_conversion(game_.now(), garrison), (Price{3, 3, 4}));
}

TEST_F(Initiation, Case_21_53_any_number_at_one_department) {
  std::vector<PieceId> units;
  units.reserve(6);
  for (int count = 0; count < 6; ++count) {
    units.push_back(put("militia 4-2"));
  }
  begin();

  for (const PieceId unit : units) {
    ASSERT_EQ(game_.choose(convert(unit)), "");
  }
  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 10)), "");
  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 10)), "");
  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 4)), "");
  EXPECT_TRUE(game_.state().turn.pending.empty());
}

TEST_F(Initiation, Case_21_51_only_at_a_functioning_department_and_only_these_kinds) {
  const PieceId far = put("militia 4-2", "C2609");  // Alexandria
  const PieceId infantry = put("infantry 4-3");
  begin();

  EXPECT_EQ(game_.choose(convert(far)), "21.51 not-at-department");
  EXPECT_EQ(game_.choose(convert(infantry)), "21.51 not-convertible");
}

TEST_F(Initiation, Erratum_E085_as_printed_the_case_is_called_by_another_number) {
  const PieceId infantry = put("infantry 4-3");
  game_.without("E085");
  begin();

  EXPECT_EQ(game_.choose(convert(infantry)), "21.4 not-convertible");
}

TEST_F(Initiation, Case_21_51_in_a_conversion_nothing_else_is_formed) {
  const PieceId militia = put("militia 4-2");
  const PieceId elsewhere = put("militia 4-2", "C2601");
  begin();
  ASSERT_EQ(game_.choose(convert(militia)), "");

  EXPECT_EQ(game_.choose(start(PieceKind::Cavalry, 4)), "21.51 conversion-makes-infantry");
  EXPECT_EQ(game_.choose(convert(elsewhere)), "21.51 conversion-elsewhere");
  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 3)), "");  // a brigade of 1 is left to form
  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 1)), "");
}

TEST_F(Initiation, Case_21_42_a_conversion_makes_no_stronger_division) {
  const PieceId militia = put("militia 4-2");
  begin();
  ASSERT_EQ(game_.choose(convert(militia)), "");

  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 10)), "21.42 not-twice 10 4");
}

TEST_F(Initiation,
       Erratum_E086_as_printed_a_conversion_is_raised_at_once_for_the_price_of_augmenting) {
  const PieceId militia = put("militia 4-2");
  game_.without("E086");
  begin();
  ASSERT_EQ(game_.choose(convert(militia)), "");

  EXPECT_EQ(game_.choose(start(PieceKind::Infantry, 10)), "");

  EXPECT_THAT(game_.spiral(Side::Union), ElementsAre("infantry 10 in 4"));
  EXPECT_EQ(game_.pool_of(Side::Union), 400 - 8 - 18);
  EXPECT_EQ(game_.personnel_of(Side::Union), 300 - 6);
  const PieceId infantry = put("infantry 3-3");
  (void)infantry;
  EXPECT_THAT(game_.state().war.augmented, ElementsAre(hex(kWashington)));
}

TEST_F(Initiation, Case_21_60_one_division_a_department_and_cycle_is_augmented) {
  const PieceId first = put("infantry 3-3");
  const PieceId second = put("cavalry 2-4");
  const PieceId elsewhere = put("infantry 4-3", "C2601");
  begin();

  EXPECT_EQ(game_.choose(augment(first, 10)), "");
  EXPECT_EQ(game_.choose(augment(second, 5)), "21.60 department-has-augmented");
  EXPECT_EQ(game_.choose(augment(elsewhere, 4)), "21.60 not-stronger 5 4");
  EXPECT_EQ(game_.choose(augment(elsewhere, 8)), "");

  EXPECT_THAT(game_.spiral(Side::Union),
              UnorderedElementsAre("infantry 10 in 4", "infantry 8 in 4"));
  EXPECT_EQ(game_.pool_of(Side::Union), 400 - 21 - 12);
  EXPECT_EQ(game_.personnel_of(Side::Union), 300 - 7 - 4);
}

TEST_F(Initiation, Case_21_60_brigades_are_not_augmented_and_nobody_elsewhere) {
  const PieceId brigade = put("infantry 2-3");
  const PieceId division = put("infantry 4-3", "C2609");
  const PieceId militia = put("militia 3-2");
  begin();

  EXPECT_EQ(game_.choose(augment(brigade, 10)), "21.60 no-division");
  EXPECT_EQ(game_.choose(augment(division, 10)), "21.60 not-at-department");
  EXPECT_EQ(game_.choose(augment(militia, 4)), "21.60 no-division");
  EXPECT_EQ(game_.choose(augment(brigade, 9)), "21.60 no-division");
}

TEST_F(Initiation, Case_21_43_a_unit_on_the_spiral_is_not_altered) {
  const PieceId division = put("infantry 3-3");
  begin();
  ASSERT_EQ(game_.choose(augment(division, 6)), "");

  EXPECT_EQ(game_.choose(augment(division, 10)), "21.60 not-at-department");
  EXPECT_EQ(game_.choose(convert(division)), "21.51 not-convertible");
}

TEST(Ironclads, Case_21_71_the_confederate_names_a_base_or_seaport) {
  CampaignGame game{"10/62"};
  game.pool(Side::Confederate, 400).personnel(Side::Confederate, 100);
  game.position().put(Side::Confederate, "base", "C2432");
  game.begin(Stage::Initiation, Side::Confederate);
  Action order = start(PieceKind::Ironclad);

  EXPECT_EQ(game.choose(order), "21.71 site-is-missing");
  order.hex = hex(kNashville);
  EXPECT_EQ(game.choose(order), "21.71 no-building-site");
  order.hex = hex("B2729");  // New Orleans
  EXPECT_EQ(game.choose(order), "");
  order.hex = hex("C2432");  // Wilmington
  EXPECT_EQ(game.choose(order), "");
  EXPECT_THAT(game.spiral(Side::Confederate), ElementsAre("ironclad in 5", "ironclad in 5"));
}

TEST(Ironclads, Case_21_83_a_base_that_is_no_port_is_a_building_site) {
  CampaignGame game{"10/62"};
  game.pool(Side::Confederate, 400).personnel(Side::Confederate, 100);
  game.position().control(Side::Confederate, {"C3028"});
  Action order = start(PieceKind::Ironclad);
  order.hex = hex("C3028");  // a coast of North Carolina
  game.begin(Stage::Initiation, Side::Confederate);
  EXPECT_EQ(game.choose(order), "21.71 no-building-site");
  game.position().put(Side::Confederate, "base", "C3028");
  game.begin(Stage::Initiation, Side::Confederate);

  EXPECT_EQ(game.choose(order), "");
}

TEST(Ironclads, Case_21_71_the_union_needs_no_site) {
  CampaignGame game{"10/62"};
  game.pool(Side::Union, 400).personnel(Side::Union, 100).begin(Stage::Initiation, Side::Union);
  Action order = start(PieceKind::Ironclad);
  order.hex = hex(kWashington);

  EXPECT_EQ(game.choose(order), "21.71 no-site-needed");
  EXPECT_EQ(game.choose(start(PieceKind::Ironclad)), "");
}

TEST(Conversions, Case_3_26_points_that_no_free_counters_show_are_not_converted) {
  CampaignGame game{"10/62"};
  game.clear_of(PieceKind::Infantry).clear_of(PieceKind::Militia);
  // All counters of the Confederate but the tens are in play: 20 eights, sevens ... stand about.
  const auto use_up = [&](std::string_view value, int count) {
    for (int at = 0; at < count; ++at) {
      game.position().put(Side::Confederate, "infantry " + std::string{value}, "B5410");
    }
  };
  use_up("8-3", 8), use_up("7-3", 6), use_up("6-3", 8), use_up("5-3", 8);
  use_up("4-3", 14), use_up("3-3", 16), use_up("2-3", 20), use_up("1-3", 20);
  const PieceId militia = game.position().put(Side::Confederate, "militia 4-2", kNashville);
  game.pool(Side::Confederate, 400).personnel(Side::Confederate, 100);
  game.begin(Stage::Initiation, Side::Confederate);

  EXPECT_EQ(game.choose(convert(militia)), "3.26 rest-cannot-show 4 0");
}

}  // namespace
}  // namespace core::strategic
