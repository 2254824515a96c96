// [3.3] The charts, typed again in their printed shape.
#include "core/rulebook/rulebook.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

namespace core::rulebook {
namespace {

using tests::book;

TEST(Charts, Table_17_6_ranges) {
  EXPECT_EQ(book().supply_ranges.department, 5);
  EXPECT_EQ(book().supply_ranges.depot, 5);
  EXPECT_EQ(book().supply_ranges.army_hq, 3);
  EXPECT_EQ(book().supply_ranges.supply_train, 3);
  EXPECT_EQ(book().supply_ranges.railhead, 2);
}

TEST(Charts, Table_17_6_costs) {
  const auto cost = [](map::Terrain terrain) {
    return book().supply_costs.terrain[static_cast<std::size_t>(terrain)];
  };
  EXPECT_EQ(cost(map::Terrain::Clear), 1);
  EXPECT_EQ(cost(map::Terrain::Forest), 1);
  EXPECT_EQ(cost(map::Terrain::Rough), 2);
  EXPECT_EQ(cost(map::Terrain::Mountain), 3);
  EXPECT_EQ(cost(map::Terrain::Swamp), 3);
  EXPECT_FALSE(cost(map::Terrain::Sea).has_value());
  EXPECT_EQ(book().supply_costs.along_line, 1);
  EXPECT_EQ(book().supply_costs.minor_river, 1);
  EXPECT_EQ(book().supply_costs.ship_crossing, 1);
}

TEST(Charts, Table_13_12_forts) {
  EXPECT_EQ(book().forts.at(PieceKind::Fort).capacity, 10);
  EXPECT_EQ(book().forts.at(PieceKind::Fort).multiplier, 2);
  EXPECT_EQ(book().forts.at(PieceKind::Fortress).capacity, 30);
  EXPECT_EQ(book().forts.at(PieceKind::Fortress).multiplier, 3);
}

TEST(Charts, Table_16_22_rosters) {
  EXPECT_EQ(book().rosters.at({Side::Union, PieceKind::InfantryCorpsHq}).units, 3);
  EXPECT_EQ(book().rosters.at({Side::Confederate, PieceKind::InfantryCorpsHq}).units, 4);
  for (const Side side : board::kSides) {
    EXPECT_EQ(book().rosters.at({side, PieceKind::CavalryCorpsHq}).units, 4);
    EXPECT_TRUE(book().rosters.at({side, PieceKind::CavalryCorpsHq}).cavalry_only);
    EXPECT_EQ(book().rosters.at({side, PieceKind::ArmyHq}).units, 4);
  }
}

TEST(Charts, Table_21_35_the_five_major_cities) {
  const std::vector<std::string> expected{"Richmond", "Atlanta", "New Orleans", "Nashville",
                                          "Memphis"};
  EXPECT_EQ(book().origin_cities, expected);
}

TEST(Charts, Table_A_leaders_fixed_by_the_errata_and_public_facts) {
  EXPECT_EQ(book().leaders.size(), 55U + 45U);
  EXPECT_EQ(book().find_leader(Side::Union, "Burnside")->span, 2) << "as printed, 10.02";
  EXPECT_GE(book().find_leader(Side::Confederate, "R. E. Lee")->span, 5) << "15.13";
  EXPECT_GE(book().find_leader(Side::Union, "Meade")->span, 4) << "10.14";
  EXPECT_EQ(book().find_leader(Side::Union, "McDowell")->combat, 0);
  EXPECT_EQ(book().find_leader(Side::Confederate, "J. Johnston")->initiative, 3);
  EXPECT_TRUE(book().find_leader(Side::Confederate, "Forrest")->cavalry);
}

TEST(Charts, Table_B_counters) {
  struct Row {
    PieceKind kind;
    const char* value;
    int union_count;
    int confederate_count;
  };

  for (const Row& row :
       {Row{PieceKind::Infantry, "10-3", 40, 20}, Row{PieceKind::Infantry, "1-3", 24, 20},
        Row{PieceKind::Cavalry, "5-4", 6, 8}, Row{PieceKind::Militia, "4-2", 12, 10},
        Row{PieceKind::Garrison, "(10)-1", 8, 6}, Row{PieceKind::Depot, "", 24, 16},
        Row{PieceKind::Partisan, "(1)-4", 0, 1}, Row{PieceKind::Ironclad, "", 12, 6},
        Row{PieceKind::NavalFlotilla, "", 14, 1}}) {
    const MixRow* mix = book().find_mix(row.kind, row.value);
    ASSERT_NE(mix, nullptr) << name(row.kind) << row.value;
    EXPECT_EQ(mix->count[0], row.union_count) << name(row.kind) << row.value;
    EXPECT_EQ(mix->count[1], row.confederate_count) << name(row.kind) << row.value;
  }
}

TEST(Charts, Table_C_the_track_has_every_cycle_of_the_war) {
  ASSERT_EQ(book().cycles.size(), 50U);
  EXPECT_EQ(book().cycles.front().cycle.text(), "7/61");
  EXPECT_EQ(book().cycles.back().cycle.text(), "4/65");
  for (const CycleRow& row : book().cycles) {
    EXPECT_EQ(row.winter, row.cycle.is_winter()) << row.cycle.text();
  }
}

TEST(Charts, Erratum_E001_the_first_column_of_12_12_printed_and_corrected) {
  const auto column = [](const Rulebook& rules) {
    std::string text;
    const Chart* chart = rules.find_chart("supply_consumption");
    for (const auto& row : chart->rows) {
      text += row.at(1) + " ";
    }
    return text;
  };
  EXPECT_EQ(column(book()), "0 0 1 1 1 2 2 ");
  const auto printed = tests::catalogue().load_setting({ErrataSelection::as_printed()});
  EXPECT_EQ(column(*printed.rulebook), "1 1 1 1 1 2 2 ");
}

}  // namespace
}  // namespace core::rulebook
