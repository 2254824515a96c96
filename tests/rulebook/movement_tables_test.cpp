// [6.16] [6.34] [6.56] [7.26] The charts of movement, typed again in their printed shape.
#include "core/rulebook/rulebook.h"
#include "tests/rulebook/printed.h"
#include "tests/support/catalogue.h"

namespace core::rulebook {
namespace {

using tests::book;

constexpr std::array kMovers{MoveClass::Foot, MoveClass::Horse, MoveClass::Wagons};

std::string text_of(const StepCost& cost) {
  return cost == StepCost::along_road_only() ? "R" : tests::text_of(cost.points());
}

TEST(MovementTables, Table_6_16_terrain) {
  // foot, horse, wagons
  const std::vector<std::string> printed{
      "1 1 1",  // clear
      "2 2 2",  // forest
      "2 2 3",  // rough
      "3 3 R",  // mountain
      "3 4 R",  // swamp
  };
  tests::expect_printed(printed, 3, [](std::size_t row, std::size_t column) {
    return text_of(book().movement_costs.enter(kMovers.at(column), static_cast<map::Terrain>(row)));
  });
}

TEST(MovementTables, Case_6_12_nobody_enters_water_hexes) {
  for (const MoveClass who : kMovers) {
    EXPECT_EQ(book().movement_costs.enter(who, map::Terrain::Sea), StepCost{});
    EXPECT_EQ(book().movement_costs.enter(who, map::Terrain::Lake), StepCost{});
  }
  EXPECT_EQ(book().movement_costs.enter(MoveClass::None, map::Terrain::Clear), StepCost{});
  EXPECT_EQ(book().movement_costs.enter(MoveClass::Ship, map::Terrain::Clear), StepCost{});
}

TEST(MovementTables, Table_6_16_steps) {
  // foot, horse, wagons
  const std::vector<std::string> printed{
      "1 1 1",     // road or railroad
      "2 2 2",     // minor river
      "0 0 0",     // bridge
      "1 1 1",     // ferry
      "no no no",  // water
      "0 0 0",     // enter EZOC
      "0 0 0",     // leave EZOC
      "1 1 1",     // entrain
      "1 1 1",     // detrain
      "1 1 no",    // destroy rail
      "1 1 no",    // attack from march
  };
  ASSERT_EQ(printed.size(), kStepKindCount);
  tests::expect_printed(printed, 3, [](std::size_t row, std::size_t column) {
    return text_of(book().movement_costs.of(kMovers.at(column), static_cast<StepKind>(row)));
  });
}

TEST(MovementTables, Case_6_13_a_river_into_a_forest_costs_4) {
  const MovementCosts& costs = book().movement_costs;
  EXPECT_EQ(*costs.enter(MoveClass::Foot, map::Terrain::Forest).points() +
                *costs.of(MoveClass::Foot, StepKind::MinorRiver).points(),
            4);
}

TEST(MovementTables, Table_6_34_forced_march) {
  // 1 friendly, 1 elsewhere, 2 friendly, 2 elsewhere; die 1 to 6
  tests::expect_printed(
      {
          "0  0  0  0",
          "0  0  0  5",
          "0  0  5  10",
          "0  5  10 15",
          "5  10 15 20",
          "10 15 20 30",
      },
      4, [](std::size_t die, std::size_t column) {
        return std::to_string(book().forced_march.percent(
            static_cast<int>(die) + 1, column < 2 ? 1 : 2,
            column % 2 == 0 ? MarchEnd::Friendly : MarchEnd::Elsewhere));
      });
}

TEST(MovementTables, Table_6_56_rail_weights) {
  EXPECT_EQ(book().rail_weights.train, 1);
  EXPECT_EQ(book().rail_weights.siege_train, 1);
  EXPECT_EQ(book().rail_weights.rail_repair, 1);
  EXPECT_EQ(book().rail_weights.supply_point, 1);
  EXPECT_EQ(book().rail_weights.leader, 0);
  EXPECT_EQ(book().rail_weights.empty_headquarters, 0);
}

TEST(MovementTables, Table_6_56_weights_are_those_of_the_unit_types) {
  const auto weight = [](PieceKind kind) { return book().unit_types[kind].weight_of(0); };
  EXPECT_EQ(weight(PieceKind::SupplyTrain), book().rail_weights.train);
  EXPECT_EQ(weight(PieceKind::SiegeTrain), book().rail_weights.siege_train);
  EXPECT_EQ(weight(PieceKind::RailwayRepair), book().rail_weights.rail_repair);
  EXPECT_EQ(weight(PieceKind::Leader), book().rail_weights.leader);
  for (const PieceKind kind :
       {PieceKind::InfantryCorpsHq, PieceKind::CavalryCorpsHq, PieceKind::ArmyHq}) {
    EXPECT_EQ(weight(kind), book().rail_weights.empty_headquarters);
  }
}

TEST(MovementTables, Table_7_26_embarkation) {
  // port, coast, river; infantry, cavalry, train, siege-train, SUP
  tests::expect_printed(
      {
          "5  15 5",
          "10 25 10",
          "10 25 10",
          "15 no 15",
          "5  15 5",
      },
      3, [](std::size_t line, std::size_t where) {
        return tests::text_of(book().embarkation.points(static_cast<EmbarkationLine>(line),
                                                        static_cast<PortKind>(where)));
      });
}

/// The kinds that have a line, in the order of the enumerators: "infantry:infantry ...".
std::string lines_of(const Rulebook& rules) {
  constexpr std::array<std::string_view, 5> kLines{"infantry", "cavalry", "train", "siege-train",
                                                   "SUP"};
  std::string text;
  for (int i = 0; i < kPieceKindCount; ++i) {
    const auto kind = static_cast<PieceKind>(i);
    if (const auto line = rules.embarkation.line(kind)) {
      text += std::string{name(kind)} + ":";
      text += std::string{kLines.at(static_cast<std::size_t>(*line))} + " ";
    }
  }
  return text;
}

std::string lines_without(const char* errata) {
  const auto selection = ErrataSelection::parse(errata);
  return lines_of(*tests::catalogue().load_setting({*selection}).rulebook);
}

TEST(MovementTables, Table_7_26_lines_as_printed) {
  EXPECT_EQ(
      lines_without("as-printed"),
      "infantry:infantry cavalry:cavalry train:train siege-train:siege-train partisan:cavalry ");
}

TEST(MovementTables, Erratum_E002_railway_repair_uses_the_line_of_siege_trains) {
  EXPECT_EQ(book().embarkation.line(PieceKind::RailwayRepair), EmbarkationLine::SiegeTrain);
  EXPECT_EQ(book().embarkation.points(PieceKind::RailwayRepair, PortKind::Port), 15);
  EXPECT_EQ(lines_without("as-printed,+E002"),
            "infantry:infantry cavalry:cavalry train:train siege-train:siege-train "
            "rail-repair:siege-train partisan:cavalry ");
}

TEST(MovementTables, Erratum_E003_garrison_militia_leaders_and_headquarters_use_infantry) {
  EXPECT_EQ(lines_of(book()),
            "infantry:infantry cavalry:cavalry militia:infantry garrison:infantry train:train "
            "siege-train:siege-train rail-repair:siege-train corps-hq-infantry:infantry "
            "corps-hq-cavalry:infantry army-hq:infantry leader:infantry partisan:cavalry ");
  const auto printed =
      tests::catalogue().load_setting({*ErrataSelection::parse("corrected,-E003")});
  EXPECT_FALSE(
      printed.rulebook->embarkation.points(PieceKind::Militia, PortKind::Port).has_value());
  EXPECT_EQ(book().embarkation.points(PieceKind::Militia, PortKind::Coast), 15);
}

}  // namespace
}  // namespace core::rulebook
