// The proof of a set-up finds what it should, and only that.
#include "core/data/setup_proof.h"

#include "core/data/setup_limits.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::data {
namespace {

using base::operator""_case;
using board::HexId;
using rulebook::PieceKind;
using state::Piece;

const OpenedSetup& west_63() {
  static const OpenedSetup kOpened =
      Catalogue{tests::places::catalogue()}.open_setup("west-63", rulebook::Switches{});
  return kOpened;
}

HexId sheet_hex(const char* label) { return HexId::parse(label).value(); }

Piece& first(OpenedSetup& setup, PieceKind kind) {
  return *std::find_if(setup.state.pieces.begin(), setup.state.pieces.end(),
                       [&](const Piece& piece) { return piece.kind == kind && !piece.inside; });
}

std::vector<state::Finding> findings(const OpenedSetup& setup) {
  std::vector<state::Finding> all;
  std::vector<SetupCheck> checks = check_setup(setup);
  for (SetupCheck& check : check_limits(setup)) {
    checks.push_back(std::move(check));
  }
  for (const SetupCheck& check : checks) {
    all.insert(all.end(), check.findings.begin(), check.findings.end());
  }
  return all;
}

/// Whether the proof of `setup` cites the case for the piece (any piece when `id` is empty).
bool finds(const OpenedSetup& setup, base::CaseRef cited, const std::string& id) {
  const auto all = findings(setup);
  return std::any_of(all.begin(), all.end(), [&](const state::Finding& finding) {
    return finding.cited == cited && (id.empty() || finding.sheet_id == id);
  });
}

TEST(SetupProof, a_set_up_of_the_repository_is_in_order) {
  EXPECT_TRUE(findings(west_63()).empty());
}

TEST(SetupProof, asks_every_question_of_pieces_that_are_there) {
  for (const SetupCheck& check : check_setup(west_63())) {
    EXPECT_GT(check.examined, 0U) << check.subject;
  }
}

TEST(SetupProof, Case_6_12_a_land_piece_at_sea) {
  OpenedSetup setup = west_63();
  Piece& unit = first(setup, PieceKind::Infantry);
  unit.place = sheet_hex("B1030");
  EXPECT_TRUE(finds(setup, "6.12"_case, unit.sheet_id));
}

TEST(SetupProof, Case_3_15_a_ship_on_land) {
  OpenedSetup setup = west_63();
  Piece& ship = first(setup, PieceKind::NavalFlotilla);
  ship.place = sheet_hex("B3402");
  EXPECT_TRUE(finds(setup, "3.15"_case, ship.sheet_id));
}

TEST(SetupProof, Case_7_12_a_river_flotilla_on_the_open_sea) {
  OpenedSetup setup = west_63();
  Piece& ship = first(setup, PieceKind::RiverFlotilla);
  ship.place = sheet_hex("B0530");
  ASSERT_TRUE(setup.setting.map->water_of(sheet_hex("B0530")).has_value());
  EXPECT_TRUE(finds(setup, "7.12"_case, ship.sheet_id));
}

TEST(SetupProof, Case_7_21_a_transport_carries_weight_ten) {
  OpenedSetup setup = west_63();
  Piece& ship = first(setup, PieceKind::RiverTransport);
  Piece& unit = first(setup, PieceKind::Infantry);
  unit.value = "10-3";
  unit.strength = 10;
  unit.place = ship.place;
  unit.inside = ship.id;
  EXPECT_FALSE(finds(setup, "7.21"_case, ""));

  ship.stock = 1;
  EXPECT_TRUE(finds(setup, "7.21"_case, ship.sheet_id));
}

TEST(SetupProof, Case_17_51_a_depot_holds_fifty) {
  OpenedSetup setup = west_63();
  Piece& depot = first(setup, PieceKind::Depot);
  depot.stock = 50;
  EXPECT_FALSE(finds(setup, "17.51"_case, ""));
  depot.stock = 51;
  EXPECT_TRUE(finds(setup, "17.51"_case, depot.sheet_id));
}

TEST(SetupProof, Case_17_41_a_train_holds_ten_and_Case_16_31_an_army_twenty) {
  OpenedSetup setup = west_63();
  Piece& train = first(setup, PieceKind::SupplyTrain);
  Piece& army = first(setup, PieceKind::ArmyHq);
  train.stock = 11;
  army.stock = 21;
  EXPECT_TRUE(finds(setup, "17.41"_case, train.sheet_id));
  EXPECT_TRUE(finds(setup, "16.31"_case, army.sheet_id));
}

TEST(SetupProof, Case_17_53_two_depots_of_a_side_in_a_hex) {
  OpenedSetup setup = west_63();
  Piece& depot = first(setup, PieceKind::Depot);
  Piece& other =
      *std::find_if(setup.state.pieces.begin(), setup.state.pieces.end(), [&](const Piece& piece) {
        return piece.kind == PieceKind::Depot && piece.side == depot.side && piece.id != depot.id;
      });
  other.place = depot.place;
  EXPECT_TRUE(finds(setup, "17.53"_case, other.sheet_id));
}

TEST(SetupProof, Case_22_11_a_department_outside_a_city) {
  OpenedSetup setup = west_63();
  Piece& department = first(setup, PieceKind::Department);
  department.place = sheet_hex("B3404");
  ASSERT_FALSE(setup.setting.map->has_city(sheet_hex("B3404")));
  EXPECT_TRUE(finds(setup, "22.11"_case, department.sheet_id));
}

TEST(SetupProof, Case_13_51_two_forts_in_a_hex_and_Case_22_15_two_departments) {
  for (const auto& [kind, cited] :
       {std::pair{PieceKind::Fort, "13.51"_case}, std::pair{PieceKind::Entrenchment, "13.51"_case},
        std::pair{PieceKind::Department, "22.15"_case}}) {
    OpenedSetup setup = west_63();
    const Piece& one = first(setup, kind);
    Piece another = one;
    another.id = state::PieceId{static_cast<std::uint16_t>(setup.state.pieces.size())};
    another.sheet_id = "another";
    another.kind = kind == PieceKind::Fort ? PieceKind::Fortress : kind;
    setup.state.pieces.push_back(another);
    EXPECT_TRUE(finds(setup, cited, "another")) << name(kind);
  }
}

TEST(SetupProof, Case_21_81_a_base_inland) {
  OpenedSetup setup = west_63();
  Piece& base = first(setup, PieceKind::Department);
  base.kind = PieceKind::Base;
  base.place = sheet_hex("B3405");
  EXPECT_TRUE(finds(setup, "21.81"_case, base.sheet_id));
}

TEST(SetupProof, Case_10_16_a_leader_of_two_headquarters) {
  OpenedSetup setup = west_63();
  std::vector<Piece*> headquarters;
  for (Piece& piece : setup.state.pieces) {
    if (piece.commander) {
      headquarters.push_back(&piece);
    }
  }
  ASSERT_GT(headquarters.size(), 1U);
  headquarters[1]->commander = headquarters[0]->commander;
  EXPECT_TRUE(finds(setup, "10.16"_case, headquarters[1]->sheet_id));
}

TEST(SetupProof, Case_22_5_two_wounded_leaders_may_take_the_same_headquarters_back) {
  OpenedSetup setup = west_63();
  const Piece& headquarters = first(setup, PieceKind::InfantryCorpsHq);
  int out = 0;
  for (Piece& piece : setup.state.pieces) {
    if (piece.kind == PieceKind::Leader && piece.side == headquarters.side && !piece.inside &&
        out < 2) {
      piece.place = state::Away{state::AwayKind::Wounded, 3, {}};
      piece.commander = headquarters.id;
      ++out;
    }
  }
  ASSERT_EQ(out, 2);
  for (const state::Finding& finding : findings(setup)) {
    EXPECT_NE(finding.cited, "10.16"_case) << finding.text;
  }
}

TEST(SetupProof, Case_3_23_units_hold_the_hex_they_stand_in) {
  OpenedSetup setup = west_63();
  setup.state.control[static_cast<std::size_t>(sheet_hex("B3402").ordinal())] = std::nullopt;
  EXPECT_TRUE(finds(setup, "3.23"_case, ""));
}

TEST(SetupProof, Case_3_28_a_garrison_holds_the_hex_of_its_fort) {
  OpenedSetup setup = west_63();
  setup.state.control[static_cast<std::size_t>(sheet_hex("B2802").ordinal())] =
      board::Side::Confederate;
  EXPECT_TRUE(finds(setup, "3.28"_case, ""));
}

TEST(SetupProof, Case_18_23_a_cut_where_no_railroad_runs) {
  OpenedSetup setup = west_63();
  setup.state.rail.cut[static_cast<std::size_t>(sheet_hex("B3305").ordinal())] = true;
  EXPECT_TRUE(finds(setup, "18.23"_case, ""));
}

TEST(SetupProof, Case_19_21_a_piece_on_a_sheet_the_set_up_does_not_use) {
  OpenedSetup setup = west_63();
  Piece& unit = first(setup, PieceKind::Infantry);
  unit.place = sheet_hex("C2516");
  EXPECT_TRUE(finds(setup, "19.21"_case, unit.sheet_id));
}

TEST(SetupProof, Case_16_11_a_piece_inside_what_holds_nothing_or_inside_itself) {
  OpenedSetup setup = west_63();
  Piece& unit = first(setup, PieceKind::Infantry);
  unit.inside = first(setup, PieceKind::Depot).id;
  EXPECT_TRUE(finds(setup, "16.11"_case, unit.sheet_id));
  unit.inside = unit.id;
  EXPECT_TRUE(finds(setup, "16.11"_case, unit.sheet_id));
}

TEST(SetupProof, Case_13_12_an_overfull_fort_and_Case_16_22_an_overfull_roster) {
  OpenedSetup setup = west_63();
  Piece& fort = first(setup, PieceKind::Fort);
  Piece& corps = first(setup, PieceKind::InfantryCorpsHq);
  int moved = 0;
  for (Piece& piece : setup.state.pieces) {
    if (piece.kind == PieceKind::Infantry && piece.side == fort.side && moved < 5) {
      piece.inside = fort.id;
      piece.place = fort.place;
      ++moved;
    } else if (piece.kind == PieceKind::Infantry && piece.side == corps.side && moved < 12) {
      piece.inside = corps.id;
      piece.place = corps.place;
      ++moved;
    }
  }
  EXPECT_TRUE(finds(setup, "13.12"_case, fort.sheet_id));
  EXPECT_TRUE(finds(setup, "16.22"_case, corps.sheet_id));
}

TEST(SetupProof, Case_19_22_a_row_that_was_left_out_is_a_finding) {
  OpenedSetup setup = west_63();
  setup.remarks.push_back({"C63-141", "B1030 is open sea"});
  EXPECT_TRUE(finds(setup, "3.13"_case, "C63-141"));
}

}  // namespace
}  // namespace core::data
