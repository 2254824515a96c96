// [21.2] [21.3] [24.0] What a cycle brings, and what the Union's ships keep out.
#include "core/strategic/income.h"

#include "core/strategic/blockade.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace core::strategic {
namespace {

using rulebook::PieceKind;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using testing::ElementsAre;
using tests::CampaignGame;
using tests::hex;
using tests::kMobile;
using tests::kNashville;
using tests::kNewOrleans;
using tests::kRichmond;

const IncomeLine& line_of(const std::vector<IncomeLine>& lines, IncomeKind kind,
                          std::string_view label) {
  const auto at = std::find_if(lines.begin(), lines.end(), [&](const IncomeLine& line) {
    return line.kind == kind && line.hex == hex(label);
  });
  if (at == lines.end()) {
    throw std::invalid_argument{"no line for " + std::string{label}};
  }
  return *at;
}

int sum(const std::vector<IncomeLine>& lines) {
  return std::accumulate(lines.begin(), lines.end(), 0,
                         [](int points, const IncomeLine& line) { return points + line.points; });
}

Action close(std::string_view label, int ships) {
  return {ActionKind::BlockadePort, {}, {}, hex(label), {}, ships};
}

TEST(Income, Table_21_35_major_cities) {
  const std::vector<std::pair<std::string, std::array<int, 3>>> typed{{"Richmond", {8, 15, 35}},
                                                                      {"Atlanta", {8, 15, 30}},
                                                                      {"New Orleans", {8, 15, 30}},
                                                                      {"Nashville", {8, 15, 30}},
                                                                      {"Memphis", {8, 15, 30}}};
  ASSERT_EQ(tests::book().major_cities.size(), typed.size());
  for (std::size_t at = 0; at < typed.size(); ++at) {
    EXPECT_EQ(tests::book().major_cities[at].name, typed[at].first);
    EXPECT_EQ(tests::book().major_cities[at].supply, typed[at].second);
  }
  const rulebook::MajorCity& richmond = tests::book().major_cities.front();
  EXPECT_EQ(richmond.supply_in({1861, 7}), 8);
  EXPECT_EQ(richmond.supply_in({1862, 13}), 15);
  EXPECT_EQ(richmond.supply_in({1865, 4}), 35);
}

TEST(Income, Case_21_21_the_base_of_the_union_is_that_of_the_cycle) {
  CampaignGame game{"10/62"};
  game.pool(Side::Union, 10).begin(Stage::SupplyPoints, Side::Union);

  EXPECT_EQ(income_of(game.now(), Side::Union).front().points, 200);
  EXPECT_EQ(game.pool_of(Side::Union), 10 + sum(income_of(game.now(), Side::Union)));
}

TEST(Income, Case_21_22_a_captured_city_needs_rails_to_the_north) {
  CampaignGame game{"10/62"};
  game.position().control(Side::Union, {"C2407", kNashville});  // Leesburg, off the Union's rails
  game.begin(Stage::Initiation, Side::Union);
  const auto lines = income_of(game.now(), Side::Union);

  EXPECT_EQ(line_of(lines, IncomeKind::SupplyCity, "C2407").why, NoIncome::CutOff);
  EXPECT_EQ(line_of(lines, IncomeKind::MajorCity, kNashville).why, NoIncome::CutOff);
  EXPECT_EQ(line_of(lines, IncomeKind::MajorCity, kNashville).points, 0);
}

TEST(Income, Case_21_22_a_major_city_brings_the_union_the_figure_of_21_35) {
  CampaignGame game{"10/63"};
  game.conquer(Side::Union, "VA").begin(Stage::Initiation, Side::Union);
  const IncomeLine richmond =
      line_of(income_of(game.now(), Side::Union), IncomeKind::MajorCity, kRichmond);

  EXPECT_EQ(richmond.why, NoIncome::None) << name(richmond.why);
  EXPECT_EQ(richmond.points, 35);
  // A supply city: the yield of 10/63, as the Confederate would receive.
  EXPECT_EQ(line_of(income_of(game.now(), Side::Union), IncomeKind::SupplyCity, "C2518").points, 4);
  EXPECT_EQ(line_of(income_of(game.now(), Side::Confederate), IncomeKind::MajorCity, kRichmond).why,
            NoIncome::Lost);
}

TEST(Income, Erratum_E083_as_printed_the_number_of_the_union_is_missing) {
  for (const char* const erratum : {"E083", "E017"}) {
    CampaignGame game{"10/63"};
    game.without(erratum);
    game.conquer(Side::Union, "VA").begin(Stage::Initiation, Side::Union);
    const IncomeLine richmond =
        line_of(income_of(game.now(), Side::Union), IncomeKind::MajorCity, kRichmond);

    EXPECT_EQ(richmond.why, NoIncome::NotPrinted) << erratum;
    EXPECT_EQ(richmond.points, 0);
  }
}

TEST(Income, Erratum_E017_the_track_has_no_figure_in_italics) {
  CampaignGame game{"10/63"};
  game.without("E017");
  game.conquer(Side::Union, "VA").begin(Stage::SupplyPoints, Side::Union);

  EXPECT_EQ(sum(income_of(game.now(), Side::Union)), 240);  // the base alone
}

TEST(Income, Case_21_32_a_supply_city_needs_a_rail_path_to_a_major_city) {
  CampaignGame game{"10/62"};
  game.begin(Stage::Initiation, Side::Confederate);
  const auto lines = income_of(game.now(), Side::Confederate);

  EXPECT_EQ(line_of(lines, IncomeKind::SupplyCity, "C2518").points, 3);  // Petersburg
  // Little Rock has no railroad to the east.
  EXPECT_EQ(line_of(lines, IncomeKind::SupplyCity, "B1704").why, NoIncome::CutOff);
}

TEST(Income, Case_21_32_the_season_is_in_the_yield) {
  CampaignGame game{"1/62"};
  game.begin(Stage::Initiation, Side::Confederate);
  const IncomeLine petersburg =
      line_of(income_of(game.now(), Side::Confederate), IncomeKind::SupplyCity, "C2518");

  EXPECT_EQ(petersburg.points, 0);
  EXPECT_EQ(petersburg.why, NoIncome::OffSeason);
}

TEST(Income, Case_21_33_the_errata_add_brookhaven_and_brunswick) {
  CampaignGame game{"10/62"};
  game.begin(Stage::Initiation, Side::Confederate);
  const auto lines = income_of(game.now(), Side::Confederate);

  EXPECT_EQ(line_of(lines, IncomeKind::SupplyCity, "B2521").points, 3);
  EXPECT_EQ(line_of(lines, IncomeKind::SupplyCity, "C0849").points, 3);
  EXPECT_EQ(line_of(lines, IncomeKind::Import, "C0849").points, 2);
}

TEST(Income, Case_21_3_all_of_the_confederate_together) {
  CampaignGame game{"10/62"};
  game.pool(Side::Confederate, 0).begin(Stage::SupplyPoints, Side::Confederate);
  const auto lines = income_of(game.now(), Side::Confederate);
  int cities = 0;
  int ports = 0;
  int majors = 0;
  for (const IncomeLine& line : lines) {
    majors += line.kind == IncomeKind::MajorCity ? line.points : 0;
    cities += line.kind == IncomeKind::SupplyCity && line.points > 0 ? 1 : 0;
    ports += line.kind == IncomeKind::Import && line.points > 0 ? 1 : 0;
  }

  EXPECT_EQ(majors, 5 * 15);
  EXPECT_GT(cities, 50);
  EXPECT_GT(ports, 8);
  EXPECT_EQ(sum(lines), majors + 3 * cities + 2 * ports);
  EXPECT_EQ(game.pool_of(Side::Confederate), sum(lines));
}

/// The Union's army stands all round Richmond and on its roads.
class BesiegedRichmond : public testing::Test {
 protected:
  BesiegedRichmond() {
    game_.position().put(Side::Confederate, "fort", kRichmond);
    const auto& state = game_.position().state();
    std::vector<PieceId> gone;
    for (const state::Piece& piece : state.pieces) {
      if (piece.hex() != nullptr && *piece.hex() == hex(kRichmond) &&
          rulebook::is_ground_unit(piece.kind)) {
        gone.push_back(piece.id);
      }
    }
    game_.position().take_away(gone);
    const PieceId fort = game_.position().put(Side::Confederate, "fort", kRichmond);
    game_.position().put_inside(fort, "garrison (5)-1");
    game_.position().put(Side::Union, "infantry 10-3", kRichmond);
    game_.position().control(Side::Confederate, {kRichmond});  // [3.28] the garrison holds it
  }

  CampaignGame game_{"10/63"};
};

TEST_F(BesiegedRichmond, Case_21_31_a_besieged_major_city_gives_nothing) {
  game_.begin(Stage::Initiation, Side::Confederate);
  const IncomeLine richmond =
      line_of(income_of(game_.now(), Side::Confederate), IncomeKind::MajorCity, kRichmond);

  EXPECT_EQ(richmond.points, 0);
  EXPECT_EQ(richmond.why, NoIncome::Besieged);
}

TEST_F(BesiegedRichmond, Erratum_E084_as_printed_it_gives_all_the_same) {
  game_.without("E084").begin(Stage::Initiation, Side::Confederate);
  const IncomeLine richmond =
      line_of(income_of(game_.now(), Side::Confederate), IncomeKind::MajorCity, kRichmond);

  EXPECT_EQ(richmond.points, 35);
}

TEST(Income, Case_21_1_the_pool_holds_999) {
  CampaignGame game{"10/62"};
  game.pool(Side::Union, 950).begin(Stage::SupplyPoints, Side::Union);

  EXPECT_EQ(game.pool_of(Side::Union), 999);
}

TEST(Income, Case_20_1_the_pools_begin_with_50) {
  CampaignGame game;
  game.begin(Stage::SupplyPoints, Side::Union);

  EXPECT_EQ(game.pool_of(Side::Union), 50 + sum(income_of(game.now(), Side::Union)));
  EXPECT_EQ(game.pool_of(Side::Confederate), 50);
}

// ---- blockade ----

TEST(Blockade, Table_24_12_the_highest_die) {
  const rulebook::BlockadeTable& table = tests::book().blockade;
  constexpr std::array<std::array<int, 2>, 4> kTyped{{{3, 2}, {4, 3}, {5, 4}, {5, 4}}};
  for (int ships = 1; ships <= 4; ++ships) {
    EXPECT_EQ(table.highest(ships, false), kTyped.at(static_cast<std::size_t>(ships) - 1)[0]);
    EXPECT_EQ(table.highest(ships, true), kTyped.at(static_cast<std::size_t>(ships) - 1)[1]);
  }
}

/// Ships of the Union before Mobile, whose sea location is B3729.
class BeforeMobile : public testing::Test {
 protected:
  void ships(int count, std::string_view kind = "naval-flotilla") {
    for (int at = 0; at < count; ++at) {
      game_.position().put(Side::Union, kind, "B3729");
    }
  }

  void begin(std::vector<std::uint8_t> dice = {}) {
    game_.begin(Stage::Blockade, Side::Confederate, std::move(dice));
  }

  CampaignGame game_{"10/62"};
};

TEST_F(BeforeMobile, Case_24_11_the_union_decides_in_the_confederates_segment) {
  ships(2);
  begin({4});
  ASSERT_EQ(game_.stage(), Stage::Blockade);
  const auto question = game_.game().question();
  ASSERT_TRUE(question);
  EXPECT_EQ(question->side, Side::Union);
  EXPECT_EQ(question->decision, rulebook::DecisionId::D30);

  EXPECT_EQ(game_.choose(close(kMobile, 3)), "24.11 too-few-before-port 3 2");
  EXPECT_EQ(game_.choose(close(kNashville, 1)), "24.11 no-port-to-close");
  EXPECT_EQ(game_.choose(close(kMobile, 2)), "");  // summer, two ships: 4 or less

  EXPECT_THAT(game_.rolls(RollId::Blockade), ElementsAre(4));
  EXPECT_EQ(game_.choose(close(kMobile, 1)), "24.11 in-another-stage");  // nothing is left to close
  const auto lines = income_of(game_.now(), Side::Confederate);
  EXPECT_EQ(line_of(lines, IncomeKind::Import, kMobile).why, NoIncome::Blockaded);
}

TEST_F(BeforeMobile, Case_24_12_a_higher_die_leaves_the_port_open) {
  ships(2);
  begin({5});
  ASSERT_EQ(game_.choose(close(kMobile, 2)), "");

  EXPECT_EQ(line_of(income_of(game_.now(), Side::Confederate), IncomeKind::Import, kMobile).points,
            2);
}

TEST_F(BeforeMobile, Case_24_11_each_ship_tries_one_port) {
  ships(2);
  begin({6});
  ASSERT_EQ(ships_before(game_.now(), hex(kMobile)), 2);
  ASSERT_EQ(game_.choose(close(kMobile, 1)), "");

  EXPECT_EQ(ships_before(game_.now(), hex(kMobile)), 1);
}

TEST_F(BeforeMobile, Case_24_11_a_confederate_warship_keeps_the_port_open) {
  ships(3);
  game_.position().put(Side::Confederate, "ironclad", "B3729");
  begin();

  EXPECT_EQ(ships_before(game_.now(), hex(kMobile)), 0);
}

TEST_F(BeforeMobile, Case_24_11_ironclads_count_and_transports_do_not) {
  ships(1, "ironclad");
  ships(2, "naval-transport");
  begin();

  EXPECT_EQ(ships_before(game_.now(), hex(kMobile)), 1);
}

TEST_F(BeforeMobile, Case_24_14_a_port_whose_fort_is_lost_imports_nothing_without_a_roll) {
  ships(2);
  game_.position().control(Side::Union, {"B3728"});  // Fort Morgan
  game_.begin(Stage::Initiation, Side::Confederate);

  EXPECT_EQ(line_of(income_of(game_.now(), Side::Confederate), IncomeKind::Import, kMobile).why,
            NoIncome::HarbourLost);
  EXPECT_EQ(may_blockade(game_.now(), hex(kMobile), 2).error().cited.text(), "24.14");
}

TEST_F(BeforeMobile, Case_24_13_no_blockade_in_the_summer_of_1861) {
  CampaignGame game{"12/61"};
  game.position().put(Side::Union, "naval-flotilla", "B3729");
  game.begin(Stage::Initiation, Side::Confederate);
  EXPECT_EQ(may_blockade(game.now(), hex(kMobile), 1).error().cited.text(), "24.13");
  CampaignGame winter{"13/61"};
  winter.position().put(Side::Union, "naval-flotilla", "B3729");
  winter.begin(Stage::Initiation, Side::Confederate);
  EXPECT_TRUE(may_blockade(winter.now(), hex(kMobile), 1));
}

TEST_F(BeforeMobile, Erratum_E099_Case_22_23_as_printed_nothing_forbids_it) {
  CampaignGame game{"12/61"};
  game.without("E099");
  game.position().put(Side::Union, "naval-flotilla", "B3729");
  game.begin(Stage::Initiation, Side::Confederate);

  EXPECT_TRUE(may_blockade(game.now(), hex(kMobile), 1));
}

TEST_F(BeforeMobile, Case_21_34_new_orleans_imports_by_its_own_city) {
  CampaignGame game{"10/62"};
  game.begin(Stage::Initiation, Side::Confederate);

  EXPECT_EQ(
      line_of(income_of(game.now(), Side::Confederate), IncomeKind::Import, kNewOrleans).points, 2);
}

}  // namespace
}  // namespace core::strategic
