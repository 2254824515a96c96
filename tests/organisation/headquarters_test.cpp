// [10.16] [10.18] [15.1] [16.0] Rosters and commanders.
#include "core/organisation/headquarters.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace core::organisation {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::PieceKind;
using tests::Ground;
using tests::Position;

/// A corps or army in B2010 with the units named on its roster.
struct Army {
  explicit Army(Side side, std::string_view kind, const std::vector<std::string>& units = {})
      : position{Ground{}.setting()}, hq{position.put(side, kind, "B2010")} {
    for (const std::string& unit : units) {
      position.put_inside(hq, unit);
    }
  }

  /// The findings after a leader of that name was appointed, in the hex named.
  [[nodiscard]] std::vector<state::Finding> commanded_by(const std::string& name,
                                                         std::string_view place = "B2010") {
    const auto leader = position.put(position.state().piece(hq).side, "leader", place);
    GameState state = position.state();
    state.pieces[leader.value()].name = name;
    state.pieces[leader.value()].inside = hq;
    state.pieces[hq.value()].commander = leader;
    return check_commanders(position.setting(), state);
  }

  [[nodiscard]] std::vector<state::Finding> findings() const {
    return check_rosters(position.setting(), position.state());
  }

  Position position;
  PieceId hq;
};

TEST(Rosters, Table_16_22_sizes) {
  const auto setting = Ground{}.setting();
  const auto& book = *setting.rulebook;
  EXPECT_EQ(roster_size(book, Side::Union, PieceKind::InfantryCorpsHq), 3);
  EXPECT_EQ(roster_size(book, Side::Confederate, PieceKind::InfantryCorpsHq), 4);
  EXPECT_EQ(roster_size(book, Side::Union, PieceKind::CavalryCorpsHq), 4);
  EXPECT_EQ(roster_size(book, Side::Confederate, PieceKind::CavalryCorpsHq), 4);
  EXPECT_EQ(roster_size(book, Side::Union, PieceKind::ArmyHq), 4);
  EXPECT_EQ(roster_size(book, Side::Confederate, PieceKind::ArmyHq), 4);
}

struct RosterLimit {
  const char* name;
  Side side;
  const char* hq;
  const char* unit;
  std::size_t limit;
};

class RosterLimits : public testing::TestWithParam<RosterLimit> {};

TEST_P(RosterLimits, Case_16_22_full_is_in_order_and_one_more_is_not) {
  const RosterLimit& row = GetParam();
  const std::vector<std::string> full(row.limit, row.unit);
  const std::vector<std::string> over(row.limit + 1, row.unit);

  EXPECT_TRUE(Army(row.side, row.hq, full).findings().empty());
  const auto findings = Army(row.side, row.hq, over).findings();

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "16.22"_case);
  EXPECT_EQ(findings[0].sheet_id, "P0") << "the headquarters is named";
  EXPECT_EQ(findings[0].text, std::string{row.hq} + " in B2010 has " +
                                  std::to_string(row.limit + 1) +
                                  " units on its roster, it may have " + std::to_string(row.limit));
}

INSTANTIATE_TEST_SUITE_P(
    Rosters, RosterLimits,
    testing::Values(
        RosterLimit{"union_infantry", Side::Union, "corps-hq-infantry", "infantry 3-3", 3},
        RosterLimit{"union_cavalry", Side::Union, "corps-hq-cavalry", "cavalry 3-4", 4},
        RosterLimit{"union_army", Side::Union, "army-hq", "infantry 3-3", 4},
        RosterLimit{"confederate_infantry", Side::Confederate, "corps-hq-infantry", "infantry 3-3",
                    4},
        RosterLimit{"confederate_cavalry", Side::Confederate, "corps-hq-cavalry", "cavalry 3-4", 4},
        RosterLimit{"confederate_army", Side::Confederate, "army-hq", "infantry 3-3", 4}),
    [](const auto& row) { return std::string{row.param.name}; });

TEST(Rosters, Case_16_22_a_union_corps_holds_three_units) {
  EXPECT_TRUE(
      Army(Side::Union, "corps-hq-infantry", {"infantry 10-3", "infantry 10-3", "infantry 3-3"})
          .findings()
          .empty());
}

TEST(Rosters, Case_16_22_a_fourth_unit_is_one_too_many_for_the_union) {
  const std::vector<std::string> four(4, "infantry 3-3");

  const auto findings = Army(Side::Union, "corps-hq-infantry", four).findings();

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "16.22"_case);
  EXPECT_EQ(findings[0].text,
            "corps-hq-infantry in B2010 has 4 units on its roster, it may have 3");
  EXPECT_TRUE(Army(Side::Confederate, "corps-hq-infantry", four).findings().empty());
}

TEST(Rosters, Case_16_11_a_leader_on_the_headquarters_takes_no_place) {
  Army corps(Side::Union, "corps-hq-infantry", {"infantry 3-3", "infantry 3-3", "infantry 3-3"});
  corps.position.put_inside(corps.hq, "leader");

  EXPECT_EQ(roster(corps.position.state(), corps.hq).size(), 3);
  EXPECT_TRUE(corps.findings().empty());
}

TEST(Rosters, Case_15_11_a_cavalry_corps_holds_only_cavalry) {
  const auto findings =
      Army(Side::Union, "corps-hq-cavalry", {"cavalry 4-4", "infantry 3-3"}).findings();

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "15.11"_case);
}

TEST(Rosters, Case_15_12_an_infantry_corps_holds_no_cavalry) {
  const auto findings =
      Army(Side::Confederate, "corps-hq-infantry", {"cavalry 4-4", "infantry 3-3"}).findings();

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "15.12"_case);
}

TEST(Rosters, Case_16_22_an_army_headquarters_holds_any_kind) {
  EXPECT_TRUE(
      Army(Side::Union, "army-hq", {"cavalry 4-4", "infantry 3-3", "train (1)-3", "garrison (5)-1"})
          .findings()
          .empty());
}

TEST(Rosters, Erratum_E078_infantry_means_every_ground_unit_but_cavalry) {
  const Army corps(Side::Union, "corps-hq-infantry", {"militia 2-2", "train (1)-3", "siege-train"});
  EXPECT_TRUE(corps.findings().empty());

  auto printed = corps.position.setting();
  printed.switches.errata.set("E078", false);
  const auto findings = check_rosters(printed, corps.position.state());

  ASSERT_EQ(findings.size(), 3);
  EXPECT_EQ(findings[0].cited, "16.21"_case);
}

TEST(Rosters, Case_16_23_depots_repair_units_ships_and_partisans_are_never_rostered) {
  for (const char* kind :
       {"depot", "rail-repair", "ironclad", "corps-hq-infantry", "partisan (1)-4"}) {
    const auto findings = Army(Side::Union, "army-hq", {kind}).findings();

    ASSERT_EQ(findings.size(), 1) << kind;
    EXPECT_EQ(findings[0].cited, "16.23"_case) << kind;
  }
}

TEST(Rosters, Case_16_11_a_unit_of_another_hex_is_not_on_the_roster) {
  Army corps(Side::Union, "corps-hq-infantry");
  const auto unit = corps.position.put(Side::Union, "infantry 3-3", "B2011");
  auto state = corps.position.state();
  state.pieces[unit.value()].inside = corps.hq;

  const auto findings = check_rosters(corps.position.setting(), state);

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "16.11"_case);
}

TEST(Commanders, Case_10_18_two_stars_for_a_corps_three_for_an_army) {
  const auto setting = Ground{}.setting();
  const auto& book = *setting.rulebook;
  EXPECT_EQ(stars_needed(book, PieceKind::InfantryCorpsHq), 2);
  EXPECT_EQ(stars_needed(book, PieceKind::CavalryCorpsHq), 1);
  EXPECT_EQ(stars_needed(book, PieceKind::ArmyHq), 3);
}

TEST(Commanders, Case_10_18_a_leader_of_three_stars_commands_an_army) {
  EXPECT_TRUE(Army(Side::Union, "army-hq").commanded_by("Grant").empty());
}

TEST(Commanders, Case_10_18_a_leader_of_two_stars_does_not) {
  const auto findings = Army(Side::Confederate, "army-hq").commanded_by("Longstreet");

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "10.18"_case);
  EXPECT_EQ(findings[0].text,
            "leader \"Longstreet\" in command of army-hq: he has 2 stars, it needs 3 stars");
}

TEST(Commanders, Case_10_18_any_rank_for_a_cavalry_corps_but_not_for_infantry) {
  EXPECT_TRUE(Army(Side::Union, "corps-hq-cavalry").commanded_by("Grierson").empty());
  EXPECT_EQ(Army(Side::Union, "corps-hq-infantry").commanded_by("Grierson").size(), 1);
}

TEST(Commanders, Case_10_16_a_commander_in_another_hex_does_not_command) {
  Army army(Side::Union, "army-hq");

  const auto findings = army.commanded_by("Grant", "B2011");

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "10.16"_case);
}

TEST(Commanders, Case_10_16_one_leader_commands_one_headquarters) {
  Army army(Side::Union, "army-hq");
  const auto second = army.position.put(Side::Union, "army-hq", "B2010");
  const auto leader = army.position.put_inside(army.hq, "leader");
  auto state = army.position.state();
  state.pieces[leader.value()].name = "Grant";
  state.pieces[army.hq.value()].commander = leader;
  state.pieces[second.value()].commander = leader;

  EXPECT_TRUE(has_commander(state, army.hq));
}

TEST(Commanders, Case_19_21_a_leader_put_on_a_headquarters_is_its_commander) {
  Army army(Side::Union, "army-hq");
  army.position.put_inside(army.hq, "leader");

  const auto findings = check_commanders(army.position.setting(), army.position.state());

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "19.21"_case);
  EXPECT_FALSE(has_commander(army.position.state(), army.hq));
}

}  // namespace
}  // namespace core::organisation
