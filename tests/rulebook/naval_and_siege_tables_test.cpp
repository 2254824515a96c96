// [11.12] [11.22] [11.24] [13.12] [13.37] Ships and sieges, typed again in their printed shape.
#include "core/rulebook/rulebook.h"
#include "tests/rulebook/printed.h"
#include "tests/support/catalogue.h"

namespace core::rulebook {
namespace {

using tests::book;

constexpr std::array kRatios{-4, -3, -2, 1, 2, 3, 4};  // 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1

TEST(NavalTables, Case_11_11_odds_drop_the_fraction_in_favour_of_the_defender) {
  EXPECT_EQ(naval_ratio(50, 20), 2);
  EXPECT_EQ(naval_ratio(30, 40), -2);
  EXPECT_EQ(naval_ratio(20, 20), 1);
  EXPECT_EQ(naval_ratio(20, 60), -3);
  EXPECT_EQ(naval_ratio(20, 61), -4);
  EXPECT_EQ(naval_ratio(39, 20), 1);
}

TEST(NavalTables, Table_11_12_naval_combat) {
  // 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1; die 1 to 6
  tests::expect_printed(
      {
          "AE AE AE AX AX AR DR",
          "AE AE AX AR AR DR DR",
          "AE AX AX AR DR DR DX",
          "AX AX AR DR DR DX DE",
          "AX AR AR DR DX DE DE",
          "AR AR DR DX DE DE DE",
      },
      7, [](std::size_t die, std::size_t column) {
        return std::string{
            name(book().naval.combat.result(static_cast<int>(die) + 1, kRatios.at(column)))};
      });
}

TEST(NavalTables, Case_11_11_odds_beyond_the_table_read_its_ends) {
  for (int die = 1; die <= 6; ++die) {
    EXPECT_EQ(book().naval.combat.result(die, -9), book().naval.combat.result(die, -4));
    EXPECT_EQ(book().naval.combat.result(die, 9), book().naval.combat.result(die, 4));
  }
}

TEST(NavalTables, Table_11_22_transit) {
  // garrison 1-5, 6-15, 16+; modified die 1 to 7
  const std::vector<std::string> printed{
      "0 0 0",  // 1
      "0 0 1",  // 2
      "0 0 1",  // 3
      "0 1 1",  // 4
      "0 1 2",  // 5
      "1 1 2",  // 6
      "1 2 3",  // 7
  };
  for (const auto& garrisons : {std::array{1, 6, 16}, std::array{5, 15, 90}}) {
    tests::expect_printed(printed, 3, [&](std::size_t die, std::size_t column) {
      return std::to_string(
          book().naval.transit.ships_lost(static_cast<int>(die) + 1, garrisons.at(column)));
    });
  }
  EXPECT_EQ(book().naval.transit.ships_lost(8, 16), 3) << "above 7 counts as 7";
  EXPECT_EQ(book().naval.transit.ships_lost(0, 5), 0) << "below 1 counts as 1";
}

TEST(NavalTables, Table_11_24_bombardment) {
  // 1:2, 1:1, 2:1, 3:1; die 1 to 6
  tests::expect_printed(
      {
          "2/0 2/0 1/0 1/0",
          "2/0 1/0 1/0 1/1",
          "1/0 1/0 1/1 0/1",
          "1/0 1/1 0/1 0/2",
          "1/1 0/1 0/2 0/3",
          "0/1 0/2 0/3 0/5",
      },
      4, [](std::size_t die, std::size_t column) {
        const BombardmentResult& result =
            book().naval.bombardment.result(static_cast<int>(die) + 1, kRatios.at(column + 2));
        return std::to_string(result.ships_lost) + "/" + std::to_string(result.garrison_lost);
      });
  for (int die = 1; die <= 6; ++die) {
    EXPECT_EQ(book().naval.bombardment.result(die, -5), book().naval.bombardment.result(die, -2));
    EXPECT_EQ(book().naval.bombardment.result(die, 8), book().naval.bombardment.result(die, 3));
  }
}

TEST(SiegeTables, Table_13_12_works) {
  struct Row {
    PieceKind kind;
    int capacity;
    int storm_factor;
    int cost;
    bool stops_ships;
  };

  for (const Row& row :
       {Row{PieceKind::Entrenchment, 0, 1, 5, false}, Row{PieceKind::Fort, 10, 2, 40, true},
        Row{PieceKind::Fortress, 30, 3, 40, true}}) {
    const WorkRow& work = book().works[row.kind];
    EXPECT_EQ(work.capacity, row.capacity) << name(row.kind);
    EXPECT_EQ(work.storm_factor, row.storm_factor) << name(row.kind);
    EXPECT_EQ(work.cost, row.cost) << name(row.kind);
    EXPECT_EQ(work.stops_ships, row.stops_ships) << name(row.kind);
  }
}

TEST(SiegeTables, Table_13_37_siege) {
  const auto text = [](const SiegeResult& result) -> std::string {
    if (!result.works_reduced) {
      return result.garrison_lost == 0 ? "-" : std::to_string(result.garrison_lost);
    }
    return result.garrison_lost == 0 ? "R" : "R+" + std::to_string(result.garrison_lost);
  };
  // Siege Trains 1, 2, 3+; die 1 to 6
  tests::expect_printed(
      {
          "-     -     1",
          "-     1     R",
          "1     R     R+1",
          "1     R+1 R+1",
          "R     R+1 R+2",
          "R+1 R+2 R+2",
      },
      3, [&](std::size_t die, std::size_t column) {
        return text(book().siege.result(static_cast<int>(die) + 1, static_cast<int>(column) + 1));
      });
  EXPECT_EQ(book().siege.result(6, 5), book().siege.result(6, 3)) << "three or more";
}

}  // namespace
}  // namespace core::rulebook
