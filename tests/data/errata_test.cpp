// Each erratum alone, both ways, changes exactly the rows that it names.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "core/rulebook/erratum.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace core::data {
namespace {

using rulebook::ErrataSelection;
using tests::data::catalogue;

/// Everything data errata can change, as text by "table key": opened with a selection.
using Opened = std::map<std::string, std::string>;

std::string text_of(const state::GameState& state, const state::Piece& piece) {
  return std::string{rulebook::name(piece.kind)} + " " + piece.value + " " + piece.name + " " +
         std::to_string(piece.stock) + " " + state::label(piece.place) + " " +
         (piece.inside ? state.piece(*piece.inside).sheet_id : "");
}

void add_setting(const rulebook::Setting& setting, Opened& book) {
  for (const map::Town& town : setting.map->towns()) {
    book["town " + town.name + " " + town.state] =
        std::to_string(static_cast<int>(town.supply_city_of)) + (town.seaport ? " sea" : "");
  }
  for (const rulebook::Chart& chart : setting.rulebook->charts) {
    for (const auto& row : chart.rows) {
      std::string& cells = book[chart.name + " " + row.front()];
      for (const std::string& cell : row) {
        cells += cell + "|";
      }
    }
  }
}

void add_setup(const OpenedSetup& opened, Opened& book) {
  for (const state::Piece& piece : opened.state.pieces) {
    book["piece " + piece.sheet_id] = text_of(opened.state, piece);
  }
  for (const SetupRemark& remark : opened.remarks) {
    book["piece " + remark.key] = "left out";
  }
  for (const rulebook::Reinforcement& row : opened.setting.scenario->track) {
    book["track " + row.id] = std::to_string(row.after_gt) + rulebook::track_letter(row.kind) +
                              std::to_string(row.amount) + (row.withdrawal ? " goes" : " comes");
  }
  book["scenario " + opened.info.id] = std::to_string(opened.setting.scenario->last_game_turn);
}

Opened open_all(const ErrataSelection& errata) {
  Opened book;
  const auto setting = catalogue().load_setting({errata});
  add_setting(setting, book);
  for (const SetupInfo& info : catalogue().setups(errata)) {
    add_setup(catalogue().open_setup_on(info.id, setting), book);
  }
  return book;
}

std::set<std::string> changed(const Opened& before, const Opened& after) {
  std::set<std::string> keys;
  for (const auto& [key, text] : before) {
    const auto other = after.find(key);
    if (other == after.end() || other->second != text) {
      keys.insert(key);
    }
  }
  for (const auto& [key, text] : after) {
    if (before.count(key) == 0) {
      keys.insert(key);
    }
  }
  return keys;
}

/// The rows that an erratum names. A cell that is printed anew with the same value changes nothing,
/// nor does another name of the same hex.
std::set<std::string> named_rows(const std::string& erratum) {
  std::set<std::string> rows;
  for (const Patch& patch : catalogue().patches()) {
    const auto place = [](const std::string& label) {
      const auto hex = board::HexId::parse(label);
      return hex ? hex->label() : label;
    };
    if (patch.erratum == erratum && place(patch.printed) != place(patch.corrected)) {
      rows.insert(patch.table + " " + patch.key);
    }
  }
  return rows;
}

/// Ends are read from two cells of a scenario, of which one may hide the other.
std::set<std::string> without_scenarios(std::set<std::string> rows) {
  std::erase_if(rows, [](const std::string& row) { return row.rfind("scenario ", 0) == 0; });
  return rows;
}

std::vector<std::string> data_errata() {
  std::vector<std::string> ids;
  for (const Erratum& erratum : catalogue().errata()) {
    if (erratum.state == ErratumState::Data) {
      ids.push_back(erratum.id);
    }
  }
  return ids;
}

class DataErratum : public testing::TestWithParam<std::string> {
 protected:
  /// What the erratum changes of a selection, the ends of scenarios apart, is what it names.
  static void expect_named_rows(const ErrataSelection& selection, bool on) {
    ErrataSelection other = selection;
    other.set(GetParam(), on);
    const auto rows = changed(open_all(selection), open_all(other));
    const auto named = named_rows(GetParam());
    EXPECT_EQ(without_scenarios(rows), without_scenarios(named));
    for (const std::string& row : rows) {
      EXPECT_TRUE(named.contains(row)) << "it changes " << row;
    }
  }
};

TEST_P(DataErratum, alone_changes_exactly_the_rows_it_names) {
  ErrataSelection printed = ErrataSelection::as_printed();
  printed.set("E010", GetParam() == "E011");  // else two Depots stand in B4502: tested below
  expect_named_rows(printed, true);
}

TEST_P(DataErratum, left_out_changes_exactly_the_rows_it_names) {
  ErrataSelection corrected = ErrataSelection::corrected();
  corrected.set("E011", GetParam() != "E010");  // else two Depots stand in B4502: tested below
  expect_named_rows(corrected, false);
}

INSTANTIATE_TEST_SUITE_P(Data, DataErratum, testing::ValuesIn(data_errata()),
                         [](const auto& each) { return "Erratum_" + each.param; });

/// The note that tells what an erratum does to a piece, as the sheets have it.
std::string note_of(const Patch& patch) {
  if (patch.action == "insert") {
    return patch.erratum + ": not in print";
  }
  return patch.erratum + (patch.action == "delete" ? ": printed, struck out as corrected"
                                                   : ": printed in " + patch.printed +
                                                         ", corrected to " + patch.corrected);
}

TEST(Errata, Case_19_22_the_note_of_a_piece_tells_what_its_erratum_does_in_both_books) {
  std::map<std::string, std::string> notes;
  for (const auto& selection : {ErrataSelection::corrected(), ErrataSelection::as_printed()}) {
    for (const SetupInfo& setup : catalogue().setups(selection)) {
      const OpenedSetup opened = catalogue().open_setup(setup.id, {selection});
      for (const state::Piece& piece : opened.state.pieces) {
        notes.emplace(piece.sheet_id, piece.note);
      }
    }
  }
  std::set<std::string> patched;
  for (const Patch& patch : catalogue().patches()) {
    if (patch.table == "piece" && notes.contains(patch.key)) {
      patched.insert(patch.key);
      EXPECT_EQ(notes.at(patch.key).rfind(note_of(patch), 0), 0U)
          << patch.key << ": " << notes.at(patch.key);
    }
  }
  EXPECT_GT(patched.size(), 12U);
  for (const auto& [key, note] : notes) {
    const bool names_erratum = note.size() > 4 && note[0] == 'E' && note[4] == ':';
    EXPECT_EQ(names_erratum, patched.contains(key)) << key << ": " << note;
  }
}

TEST(Errata, rule_errata_change_no_row_of_the_charts) {
  auto selection = ErrataSelection::corrected();
  for (const Erratum& erratum : catalogue().errata()) {
    if (erratum.state != ErratumState::Data) {
      selection.set(erratum.id, false);
    }
  }
  EXPECT_EQ(open_all(selection), open_all(ErrataSelection::corrected()));
}

void expect_depot_conflict(const ErrataSelection& selection) {
  try {
    static_cast<void>(catalogue().open_setup("west-63", {selection}));
    ADD_FAILURE() << "two Depots of a side stand in a hex";
  } catch (const base::DataError& error) {
    EXPECT_NE(error.reason().find("[17.53]"), std::string::npos) << error.what();
    EXPECT_NE(error.reason().find("E010"), std::string::npos) << error.what();
    EXPECT_NE(error.reason().find("E011"), std::string::npos) << error.what();
  }
}

TEST(Errata, Erratum_E010_off_with_E011_on_would_break_17_53) {
  auto without = ErrataSelection::corrected();
  without.set("E010", false);
  expect_depot_conflict(without);
  auto alone = ErrataSelection::as_printed();
  alone.set("E011", true);
  expect_depot_conflict(alone);
}

TEST(Errata, Erratum_E004_prints_another_name_of_the_same_hex) {
  const auto differences = catalogue().differences("west-63");
  const auto grierson = std::find_if(differences.begin(), differences.end(),
                                     [](const Difference& each) { return each.erratum == "E004"; });
  ASSERT_NE(grierson, differences.end());
  EXPECT_EQ(grierson->kind, DifferenceKind::Moved);
  EXPECT_EQ(grierson->printed, "A3428");
  EXPECT_EQ(grierson->corrected, "B3402");
  const auto printed = catalogue().open_setup("west-63", {ErrataSelection::as_printed()});
  EXPECT_EQ(state::label(printed.state.find("U63-173")->place), "B3402");
}

TEST(Errata, Erratum_E006_moves_the_headquarters_with_all_on_its_roster) {
  const auto opened = catalogue().open_setup("east-62", {});
  const auto* hq = opened.state.find("C62-004");
  ASSERT_NE(hq, nullptr);
  EXPECT_EQ(state::label(hq->place), "C2409");
  const auto on_roster = std::count_if(opened.state.pieces.begin(), opened.state.pieces.end(),
                                       [&](const state::Piece& piece) {
                                         return piece.inside == hq->id && piece.place == hq->place;
                                       });
  EXPECT_GE(on_roster, 5);
}

TEST(Errata, Erratum_E008_with_the_erratum_off_the_unit_among_the_enemy_is_left_out) {
  const auto printed = catalogue().open_setup("east-63", {ErrataSelection::as_printed()});
  EXPECT_EQ(printed.state.find("C63-158"), nullptr);
  const auto corrected = catalogue().open_setup("east-63", {});
  ASSERT_NE(corrected.state.find("C63-158"), nullptr);
  EXPECT_EQ(state::label(corrected.state.find("C63-158")->place), "C2513");
}

TEST(Errata, Erratum_E025_to_E027_count_as_missing_in_print) {
  const auto brunswick = [](const ErrataSelection& errata) {
    const auto setting = catalogue().load_setting({errata});
    return setting.map->town(*setting.map->find_town("Brunswick"));
  };
  EXPECT_FALSE(brunswick(ErrataSelection::as_printed()).seaport);
  EXPECT_EQ(brunswick(ErrataSelection::as_printed()).supply_city_of, map::SupplyCityOf::Nobody);
  EXPECT_TRUE(brunswick(ErrataSelection::corrected()).seaport);
  EXPECT_EQ(brunswick(ErrataSelection::corrected()).supply_city_of, map::SupplyCityOf::Confederate);
}

TEST(Errata, all_items_are_there_and_explained_stands_only_for_two_kinds) {
  const auto errata = catalogue().errata();
  ASSERT_EQ(errata.size(), rulebook::kPublished.size());
  ASSERT_GE(errata.size(), 105U);
  for (const Erratum& erratum : errata) {
    EXPECT_FALSE(erratum.cited.empty()) << erratum.id;
    EXPECT_FALSE(erratum.title.empty()) << erratum.id;
    if (erratum.state == ErratumState::Explained) {
      EXPECT_TRUE(erratum.kind == "rule-explained" || erratum.kind == "note") << erratum.id;
    }
    if (erratum.state != ErratumState::Switch) {
      EXPECT_TRUE(erratum.built) << erratum.id;
    }
  }
}

TEST(Errata, every_rule_erratum_is_built) {
  for (const Erratum& each : catalogue().errata()) {
    EXPECT_TRUE(each.built) << each.id;
  }
}

TEST(Errata, differences_of_a_set_up_leave_other_set_ups_out) {
  for (const Difference& each : catalogue().differences("east-64")) {
    EXPECT_TRUE(each.table != "piece" || each.key == "C64-234") << each.key;
    EXPECT_NE(each.printed, each.corrected);
  }
}

}  // namespace
}  // namespace core::data
