// [12.12] [12.13] [12.22] [19.34] The charts of supply, typed again in their printed shape.
#include "core/rulebook/rulebook.h"
#include "tests/rulebook/printed.h"
#include "tests/support/catalogue.h"

namespace core::rulebook {
namespace {

using tests::book;

// Both ends of 1-10, 11-20, 21-30, 31-50, 51-75, 76-100, 101-150
constexpr std::array kSmallest{1, 11, 21, 31, 51, 76, 101};
constexpr std::array kLargest{10, 20, 30, 50, 75, 100, 150};

void expect_consumption(const Rulebook& rules, const std::vector<std::string>& printed) {
  for (const auto& forces : {kSmallest, kLargest}) {
    tests::expect_printed(printed, 7, [&](std::size_t die, std::size_t column) {
      return std::to_string(rules.supply.consumption(static_cast<int>(die) + 1, forces.at(column)));
    });
  }
}

TEST(SupplyTables, Erratum_E001_consumption_of_small_forces_corrected) {
  expect_consumption(book(), {
                                 "0 1 1 2 3 4  5",
                                 "0 1 2 3 4 5  7",
                                 "1 1 2 3 5 6  8",
                                 "1 2 3 4 5 7  9",
                                 "1 2 3 5 6 8  11",
                                 "2 2 4 6 8 10 13",
                                 "2 3 5 7 9 12 15",
                             });
}

TEST(SupplyTables, Table_12_12_consumption_as_printed) {
  const auto printed = tests::catalogue().load_setting({ErrataSelection::as_printed()});
  expect_consumption(*printed.rulebook, {
                                            "1 1 1 2 3 4  5",
                                            "1 1 2 3 4 5  7",
                                            "1 1 2 3 5 6  8",
                                            "1 2 3 4 5 7  9",
                                            "1 2 3 5 6 8  11",
                                            "2 2 4 6 8 10 13",
                                            "2 3 5 7 9 12 15",
                                        });
}

TEST(SupplyTables, Table_12_13_attrition) {
  const std::vector<std::string> printed{
      "0 1 1 2  3  4  6",   // 1
      "1 1 2 3  5  7  9",   // 2
      "1 2 3 4  6  9  12",  // 3
      "2 3 4 6  8  12 16",  // 4
      "2 4 5 8  11 15 20",  // 5
      "3 5 7 10 14 18 25",  // 6
      "4 6 8 12 17 22 30",  // 7
  };
  for (const auto& forces : {kSmallest, kLargest}) {
    tests::expect_printed(printed, 7, [&](std::size_t die, std::size_t column) {
      return std::to_string(book().supply.attrition(static_cast<int>(die) + 1, forces.at(column)));
    });
  }
  EXPECT_EQ(book().supply.attrition(4, 30), 4) << "the example of 12.13";
  EXPECT_EQ(book().supply.attrition(8, 150), 30) << "above 7 counts as 7";
}

TEST(SupplyTables, Case_12_11_a_force_is_of_1_to_150) {
  EXPECT_EQ(book().supply.largest_force(), 150);
  EXPECT_EQ(book().supply.force.lowest, 1);
  EXPECT_TRUE(book().supply.force.holds(150));
  EXPECT_FALSE(book().supply.force.holds(151));
  EXPECT_FALSE(book().supply.force.holds(0));
  EXPECT_EQ(book().supply.column_of_force(42), 3U);
}

TEST(SupplyTables, Table_12_22_combat_supply) {
  const CombatSupply& supply = book().combat_supply;
  EXPECT_EQ(supply.attacker_csp[Crt::Skirmish], 30);
  EXPECT_EQ(supply.attacker_csp[Crt::Battle], 20);
  EXPECT_EQ(supply.attacker_csp[Crt::GreatBattle], 10);
  EXPECT_EQ(supply.defender_share[Crt::Skirmish], DefenderPays::Nothing);
  EXPECT_EQ(supply.defender_share[Crt::Battle], DefenderPays::Half);
  EXPECT_EQ(supply.defender_share[Crt::GreatBattle], DefenderPays::Same);
}

TEST(SupplyTables, Case_12_22_combat_supply_is_rounded_up) {
  const CombatSupply& supply = book().combat_supply;
  EXPECT_EQ(supply.attacker(Crt::Battle, 90), 5) << "Vicksburg, 13.39";
  EXPECT_EQ(supply.defender(Crt::Battle, 29), 1) << "Vicksburg, 13.39";
  EXPECT_EQ(supply.attacker(Crt::Skirmish, 31), 2);
  EXPECT_EQ(supply.defender(Crt::Skirmish, 90), 0);
  EXPECT_EQ(supply.defender(Crt::Battle, 41), 2);
  EXPECT_EQ(supply.defender(Crt::GreatBattle, 41), 5);
}

TEST(SupplyTables, Table_19_34_scenario_supply) {
  EXPECT_EQ(book().scenario_supply.arriving(Front::East, Side::Union), 60);
  EXPECT_EQ(book().scenario_supply.arriving(Front::East, Side::Confederate), 35);
  EXPECT_EQ(book().scenario_supply.arriving(Front::West, Side::Union), 50);
  EXPECT_EQ(book().scenario_supply.arriving(Front::West, Side::Confederate), 30);
}

}  // namespace
}  // namespace core::rulebook
