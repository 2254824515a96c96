// [8.15] [8.18] [8.4] The charts of combat, typed again in their printed shape.
#include "core/rulebook/rulebook.h"
#include "tests/rulebook/printed.h"
#include "tests/support/catalogue.h"

namespace core::rulebook {
namespace {

using tests::book;

/// A percentage in each column of the odds, at both of its ends where it has two.
constexpr std::array kLowest{0, 51, 76, 101, 131, 171, 231, 351};
constexpr std::array kHighest{50, 75, 100, 130, 170, 230, 350, 999};

std::string text_of(const CombatResult& result) {
  return std::to_string(result.attacker) + "/" + std::to_string(result.defender) +
         (result.retreat ? "*" : "");
}

void expect_crt(Crt crt, const std::vector<std::string>& lines) {
  ASSERT_EQ(lines.size(), CombatTables::kDice);
  for (const auto& percentages : {kLowest, kHighest}) {
    tests::expect_printed(lines, 8, [&](std::size_t die, std::size_t column) {
      return text_of(book().combat.result(crt, static_cast<int>(die), percentages.at(column)));
    });
  }
}

TEST(CombatTables, Table_8_15_crt_1) {
  // 0-50, 51-75, 76-100, 101-130, 131-170, 171-230, 231-350, 351+; die 0 to 7
  expect_crt(Crt::Skirmish, {
                                "15/0 10/0 10/0 10/0  10/5  5/5   5/5   5/5",
                                "10/0 10/0 10/0 10/5  5/5   5/5   5/5   5/5",
                                "10/0 10/0 10/5 5/5   5/5   5/5   5/5   5/5*",
                                "10/0 10/5 5/5  5/5   5/5   5/5   5/5*  5/10*",
                                "10/5 5/5  5/5  5/5   5/5   5/5*  5/10* 5/10*",
                                "5/5  5/5  5/5  5/5   5/5*  5/10* 5/10* 0/10*",
                                "5/5  5/5  5/5  5/5*  5/10* 5/10* 0/10* 0/15*",
                                "5/5  5/5  5/5* 5/10* 5/10* 0/10* 0/15* 0/15*",
                            });
}

TEST(CombatTables, Table_8_15_crt_2) {
  // 0-50, 51-75, 76-100, 101-130, 131-170, 171-230, 231-350, 351+; die 0 to 7
  expect_crt(Crt::Battle, {
                              "25/5  25/5   20/5   20/5   20/10  15/10  15/10  15/10",
                              "25/5  20/5   20/5   20/10  15/10  15/10  15/10  10/15*",
                              "20/5  20/5   20/10  15/10  15/10  15/10  10/15* 10/15*",
                              "20/5  20/10  15/10  15/10  15/10  10/15* 10/15* 10/15*",
                              "20/10 15/10  15/10  15/10  10/15* 10/15* 10/15* 10/20*",
                              "15/10 15/10  15/10  10/15* 10/15* 10/15* 10/20* 5/20*",
                              "15/10 15/10  10/15* 10/15* 10/15* 10/20* 5/20*  5/25*",
                              "15/10 10/15* 10/15* 10/15* 10/20* 5/20*  5/25*  5/25*",
                          });
}

TEST(CombatTables, Table_8_15_crt_3) {
  // 0-50, 51-75, 76-100, 101-130, 131-170, 171-230, 231-350, 351+; die 0 to 7
  expect_crt(Crt::GreatBattle, {
                                   "40/10  35/10  35/15  30/15  30/20  25/20  25/25  20/25*",
                                   "35/10  35/15  30/15  30/20  25/20  25/25  20/25* 20/25*",
                                   "35/15  30/15  30/20  25/20  25/25  20/25* 20/25* 20/30*",
                                   "30/15  30/20  25/20  25/25  20/25* 20/25* 20/30* 15/30*",
                                   "30/20  25/20  25/25  20/25* 20/25* 20/30* 15/30* 15/30*",
                                   "25/20  25/25  20/25* 20/25* 20/30* 15/30* 15/30* 15/35*",
                                   "25/25  20/25* 20/25* 20/30* 15/30* 15/30* 15/35* 10/35*",
                                   "20/25* 20/25* 20/30* 15/30* 15/30* 15/35* 10/35* 10/40*",
                               });
}

TEST(CombatTables, Case_8_15_a_die_outside_counts_as_the_nearest_row) {
  for (const Crt crt : kCrts) {
    EXPECT_EQ(book().combat.result(crt, -3, 100), book().combat.result(crt, 0, 100));
    EXPECT_EQ(book().combat.result(crt, 12, 100), book().combat.result(crt, 7, 100));
  }
}

// [8.15] "With n = column + die the percentages depend only on n, and * stands for n >= 9, 8, 7".
TEST(CombatTables, Case_8_15_results_depend_on_the_sum_of_column_and_die) {
  for (const Crt crt : kCrts) {
    const std::size_t retreats_from = 9 - static_cast<std::size_t>(crt);
    for (std::size_t die = 0; die < 8; ++die) {
      for (std::size_t column = 0; column < 8; ++column) {
        const CombatResult& result = book().combat.cells[crt][die][column];
        EXPECT_EQ(result.retreat, die + column >= retreats_from);
        if (die > 0 && column < 7) {
          EXPECT_EQ(result, book().combat.cells[crt][die - 1][column + 1]);
        }
      }
    }
  }
}

TEST(CombatTables, Case_8_15_the_sum_of_chits_names_the_table) {
  const std::vector<Crt> expected{Crt::Skirmish,    Crt::Skirmish,    Crt::Skirmish,
                                  Crt::Battle,      Crt::Battle,      Crt::Battle,
                                  Crt::GreatBattle, Crt::GreatBattle, Crt::GreatBattle};
  for (int sum = 0; sum <= 8; ++sum) {
    EXPECT_EQ(crt_of_intensity(sum), expected.at(static_cast<std::size_t>(sum))) << sum;
  }
}

TEST(CombatTables, Table_8_18_every_cell_of_the_extract_follows_from_the_formula) {
  const Chart* chart = book().find_chart("combat_attrition");
  ASSERT_NE(chart, nullptr);
  EXPECT_EQ(chart->rows.size(), 25U);
  for (const auto& row : chart->rows) {
    for (std::size_t i = 1; i < chart->columns.size(); ++i) {
      EXPECT_EQ(points_lost(std::stoi(chart->columns[i]), std::stoi(row.front())),
                std::stoi(row.at(i)))
          << row.front() << " CSP, " << chart->columns[i] << "%";
    }
  }
}

TEST(CombatTables, Case_8_18_rounds_half_up_at_least_one_at_most_all) {
  EXPECT_EQ(points_lost(15, 15), 2) << "the check of the public material";
  EXPECT_EQ(points_lost(5, 10), 1);
  EXPECT_EQ(points_lost(5, 1), 1);
  EXPECT_EQ(points_lost(0, 100), 0);
  EXPECT_EQ(points_lost(40, 0), 0);
}

TEST(CombatTables, Case_8_19_the_ceiling_is_20_40_or_60_percent_rounded_up) {
  EXPECT_EQ(ceiling_percent(Crt::Skirmish), 20);
  EXPECT_EQ(ceiling_percent(Crt::Battle), 40);
  EXPECT_EQ(ceiling_percent(Crt::GreatBattle), 60);
  EXPECT_EQ(ceiling_of_losses(Crt::Battle, 1), 1);
  EXPECT_EQ(ceiling_of_losses(Crt::Battle, 10), 4);
  EXPECT_EQ(ceiling_of_losses(Crt::GreatBattle, 7), 5) << "4.2 rounded up";
}

TEST(CombatTables, Table_8_4_effects) {
  struct Row {
    CombatSituation situation;
    Factor attack;
    Factor defence;
    int die;
    bool may_stay;
    int attacker_loss;
  };

  constexpr Factor kOne{};
  constexpr Factor kHalf{1, 2};
  using enum CombatSituation;
  const std::array<Row, kCombatSituationCount> rows{{
      {AcrossRiver, kHalf, kOne, 0, false, 1},
      {AmphibiousAssault, kHalf, kOne, 0, false, 1},
      {Entrained, kOne, kHalf, 0, false, 1},
      {Forest, kOne, kOne, 0, false, 1},
      {Swamp, kOne, kOne, -1, false, 1},
      {Rough, kOne, kOne, -1, true, 1},
      {Mountain, kOne, kOne, -2, true, 1},
      {City, kOne, kOne, -1, true, 1},
      {Town, kOne, kOne, 0, false, 1},
      {Entrenchment, kOne, kOne, -1, false, 1},
      {FortStormed, kOne, {2, 1}, 0, true, 2},
      {FortressStormed, kOne, {3, 1}, 0, true, 2},
      {AttackFromMarch, kOne, kOne, -1, false, 1},
      {DefenderUnsupplied, kOne, kOne, 1, false, 1},
      {AttackerWithoutChain, kOne, kOne, 0, false, 1},
  }};
  for (const Row& row : rows) {
    const CombatEffect& effect = book().combat_effects[row.situation];
    EXPECT_EQ(effect.attack, row.attack) << name(row.situation);
    EXPECT_EQ(effect.defence, row.defence) << name(row.situation);
    EXPECT_EQ(effect.die, row.die) << name(row.situation);
    EXPECT_EQ(effect.may_stay, row.may_stay) << name(row.situation);
    EXPECT_EQ(effect.attacker_loss, row.attacker_loss) << name(row.situation);
  }
}

TEST(CombatTables, Case_8_4_terrain_names_its_situation) {
  EXPECT_EQ(situation_of(map::Terrain::Mountain), CombatSituation::Mountain);
  EXPECT_EQ(situation_of(map::Terrain::Swamp), CombatSituation::Swamp);
  EXPECT_FALSE(situation_of(map::Terrain::Clear).has_value());
}

TEST(LeaderTables, Table_10_4_casualties) {
  using Kind = LeaderCasualty::Kind;
  const auto text = [](const LeaderCasualty& casualty) -> std::string {
    switch (casualty.kind) {
      case Kind::None:
        return "-";
      case Kind::Wounded:
        return std::to_string(casualty.cycles);
      case Kind::WoundedByDie:
        return "d6+" + std::to_string(casualty.cycles);
      case Kind::Killed:
        return "killed";
    }
    return "";
  };
  // CRT 1, CRT 2, CRT 3; 2d6 2 to 12; a number: wounded, out for so many cycles
  tests::expect_printed(
      {
          "2 killed         killed",
          "-         d6+3 killed",
          "-         -              d6+3",
          "-         -              -",
          "-         -              -",
          "-         -              -",
          "-         -              -",
          "-         -              -",
          "-         -              -",
          "-         -              2",
          "-         2      d6+3",
      },
      3, [&](std::size_t row, std::size_t column) {
        return text(book().leader_casualties.result(static_cast<int>(row) + 2, kCrts.at(column)));
      });
}

TEST(LeaderTables, Table_10_18_commanders) {
  EXPECT_EQ(book().command_stars[PieceKind::InfantryCorpsHq], 2);
  EXPECT_EQ(book().command_stars[PieceKind::CavalryCorpsHq], 1);
  EXPECT_EQ(book().command_stars[PieceKind::ArmyHq], 3);
  EXPECT_FALSE(book().command_stars[PieceKind::Infantry].has_value());
}

}  // namespace
}  // namespace core::rulebook
