// [13.1] [13.2] Works, their capacity, and who may share a hex.
#include "core/fortification/works.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::fortification {
namespace {

using base::operator""_case;
using tests::Ground;
using tests::hex;
using tests::Position;

Position position() { return Position{Ground{}.setting()}; }

bool shares(const Position& at, const char* label) {
  const auto state = at.state();
  return may_share(state::Occupancy{*at.setting().map, state}, hex(label));
}

TEST(Works, Table_13_12_capacity) {
  const auto setting = Ground{}.setting();
  EXPECT_EQ(capacity(*setting.rulebook, rulebook::PieceKind::Fort), 10);
  EXPECT_EQ(capacity(*setting.rulebook, rulebook::PieceKind::Fortress), 30);
  EXPECT_EQ(capacity(*setting.rulebook, rulebook::PieceKind::Entrenchment), 0);
  EXPECT_EQ(capacity(*setting.rulebook, rulebook::PieceKind::Infantry), 0);
}

TEST(Works, Case_13_11_the_works_of_a_side_in_a_hex) {
  Position at = position();
  const auto fort = at.put(Side::Union, "fort", "B2010");
  const auto trench = at.put(Side::Confederate, "entrenchment", "B2010");
  const auto state = at.state();
  const state::Occupancy occupancy{*at.setting().map, state};

  EXPECT_EQ(works_in(occupancy, state, Side::Union, hex("B2010")).fort, fort);
  EXPECT_FALSE(works_in(occupancy, state, Side::Union, hex("B2010")).entrenchment);
  EXPECT_EQ(works_in(occupancy, state, Side::Confederate, hex("B2010")).entrenchment, trench);
  EXPECT_FALSE(works_in(occupancy, state, Side::Union, hex("B2011")).fort);
}

TEST(Works, Case_13_13_units_count_and_trains_and_headquarters_do_not) {
  Position at = position();
  const auto fort = at.put(Side::Union, "fortress", "B2010");
  at.put_inside(fort, "garrison (5)-1");
  at.put_inside(fort, "train (1)-3");
  at.put_inside(fort, "leader");
  at.put(Side::Union, "infantry 10-3", "B2010");  // on top

  EXPECT_EQ(strength_inside(at.state(), fort), 5);
}

TEST(Works, Case_13_13_the_roster_of_a_headquarters_inside_counts) {
  Position at = position();
  const auto fort = at.put(Side::Union, "fortress", "B2010");
  const auto corps = at.put_inside(fort, "corps-hq-infantry");
  at.put_inside(corps, "infantry 8-3");
  at.put_inside(corps, "infantry 6-3");

  EXPECT_EQ(strength_inside(at.state(), fort), 14);
}

struct WorkLimit {
  const char* kind;
  std::vector<std::string> full;  ///< units that fill it
};

class WorkLimits : public testing::TestWithParam<WorkLimit> {};

TEST_P(WorkLimits, Case_13_12_full_is_in_order_and_one_point_more_is_not) {
  const WorkLimit& row = GetParam();
  Position at = position();
  const auto fort = at.put(Side::Confederate, row.kind, "B2010");
  for (const std::string& unit : row.full) {
    at.put_inside(fort, unit);
  }
  EXPECT_EQ(strength_inside(at.state(), fort),
            capacity(*at.setting().rulebook, at.state().piece(fort).kind));
  EXPECT_TRUE(check_capacity(at.setting(), at.state()).empty());

  at.put(Side::Confederate, "infantry 1-3", "B2010");
  EXPECT_TRUE(check_capacity(at.setting(), at.state()).empty()) << "who is on top does not count";

  at.put_inside(fort, "infantry 1-3");
  const auto findings = check_capacity(at.setting(), at.state());
  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "13.12"_case);
  EXPECT_EQ(findings[0].sheet_id, at.state().piece(fort).sheet_id);
}

INSTANTIATE_TEST_SUITE_P(
    Works, WorkLimits,
    testing::Values(WorkLimit{"fort", {"garrison (5)-1", "militia 2-2", "infantry 3-3"}},
                    WorkLimit{"fortress", {"garrison (10)-1", "infantry 10-3", "infantry 10-3"}}),
    [](const auto& row) { return std::string{row.param.kind}; });

TEST(Works, Case_13_13_nobody_is_inside_an_entrenchment_or_a_depot) {
  Position at = position();
  const auto trench = at.put(Side::Union, "entrenchment", "B2010");
  at.put(Side::Union, "infantry 3-3", "B2010");
  EXPECT_EQ(strength_inside(at.state(), trench), 0);
}

TEST(Works, Case_13_13_ships_and_markers_do_not_go_into_a_fort) {
  for (const char* kind : {"ironclad", "river-transport", "entrenchment", "railhead"}) {
    Position at = position();
    const auto fort = at.put(Side::Union, "fort", "B2010");
    at.put_inside(fort, kind);

    const auto findings = check_inside(at.state());
    ASSERT_EQ(findings.size(), 1) << kind;
    EXPECT_EQ(findings[0].cited, "13.13"_case) << kind;
  }
}

TEST(Works, Case_13_12_a_fort_filled_to_its_capacity_is_in_order) {
  Position at = position();
  const auto fort = at.put(Side::Union, "fort", "B2010");
  at.put_inside(fort, "garrison (10)-1");

  EXPECT_TRUE(check_capacity(at.setting(), at.state()).empty());
}

TEST(Works, Case_13_12_a_fort_above_its_capacity_is_found_with_its_figures) {
  Position at = position();
  const auto fort = at.put(Side::Union, "fort", "B2010");
  at.put_inside(fort, "garrison (10)-1");
  at.put_inside(fort, "garrison (1)-1");

  const auto findings = check_capacity(at.setting(), at.state());

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "13.12"_case);
  EXPECT_EQ(findings[0].sheet_id, at.state().piece(fort).sheet_id);
  EXPECT_EQ(findings[0].text, "fort in B2010 holds 11 CSP, its capacity is 10");
}

TEST(Works, Case_13_13_a_depot_in_the_fort_is_allowed_and_a_ship_is_not) {
  Position at = position();
  const auto fort = at.put(Side::Union, "fort", "B2010");
  at.put_inside(fort, "depot");
  EXPECT_TRUE(check_inside(at.state()).empty());

  at.put_inside(fort, "ironclad");
  ASSERT_EQ(check_inside(at.state()).size(), 1);
  EXPECT_EQ(check_inside(at.state())[0].cited, "13.13"_case);
}

TEST(Works, Case_13_13_nobody_is_inside_the_fort_of_another_hex_or_of_the_enemy) {
  Position at = position();
  const auto fort = at.put(Side::Union, "fort", "B2010");
  const auto near = at.put(Side::Union, "garrison (1)-1", "B2011");
  const auto enemy = at.put(Side::Confederate, "garrison (1)-1", "B2010");
  auto state = at.state();
  state.pieces[near.value()].inside = fort;
  state.pieces[enemy.value()].inside = fort;

  const auto findings = check_inside(state);

  ASSERT_EQ(findings.size(), 2);
  EXPECT_EQ(findings[0].text, "garrison (1)-1 in fort: it stands in B2011, the fort in B2010");
  EXPECT_EQ(findings[1].text, "garrison (1)-1 in fort: the fort is the Enemy's");
}

TEST(Works, Case_13_11_an_entrenchment_needs_a_friendly_combat_unit) {
  Position at = position();
  at.put(Side::Union, "entrenchment", "B2010");
  at.put(Side::Union, "train (1)-3", "B2010");
  at.put(Side::Confederate, "infantry 3-3", "B2010");
  ASSERT_EQ(check_entrenchments(at.state()).size(), 1);
  EXPECT_EQ(check_entrenchments(at.state())[0].cited, "13.11"_case);

  at.put(Side::Union, "militia 1-2", "B2010");
  EXPECT_TRUE(check_entrenchments(at.state()).empty());
}

TEST(SharedHexes, Case_13_14_besiegers_stand_on_top_of_a_garrison_inside) {
  Position at = position();
  const auto fort = at.put(Side::Confederate, "fort", "B2010");
  at.put_inside(fort, "garrison (3)-1");
  at.put(Side::Union, "infantry 10-3", "B2010");

  EXPECT_TRUE(shares(at, "B2010"));
  EXPECT_TRUE(check_shared_hexes(at.setting(), at.state()).empty());
}

TEST(SharedHexes, Case_13_14_no_enemy_enters_while_a_unit_of_the_owner_is_on_top) {
  Position at = position();
  const auto fort = at.put(Side::Confederate, "fort", "B2010");
  at.put_inside(fort, "garrison (3)-1");
  at.put(Side::Confederate, "infantry 3-3", "B2010");
  at.put(Side::Union, "infantry 10-3", "B2010");

  EXPECT_FALSE(shares(at, "B2010"));
  const auto findings = check_shared_hexes(at.setting(), at.state());
  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "13.14"_case);
  EXPECT_EQ(findings[0].text,
            "both sides stand in B2010, outside a fort: Union infantry 10-3, Confederate infantry "
            "3-3");
}

TEST(SharedHexes, Case_13_14_without_a_fort_two_sides_never_share_a_hex) {
  Position at = position();
  at.put(Side::Confederate, "train (1)-3", "B2010");
  at.put(Side::Union, "infantry 10-3", "B2010");

  EXPECT_FALSE(shares(at, "B2010"));
}

TEST(SharedHexes, Case_13_15_an_empty_fort_keeps_nobody_out) {
  Position at = position();
  at.put(Side::Confederate, "fort", "B2010");
  at.put(Side::Union, "infantry 10-3", "B2010");

  EXPECT_TRUE(shares(at, "B2010"));
}

}  // namespace
}  // namespace core::fortification
