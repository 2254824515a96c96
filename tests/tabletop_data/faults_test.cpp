// Wrong rows of the tabletop sets pass the compiler of the catalogue, which stores them, and stop
// the proof that follows, with file, row, column and reason.
#include "core/base/data_error.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <ostream>

namespace core::tabletop_data {
namespace {

struct WrongRow {
  const char* name;
  const char* file;
  const char* from;
  const char* to;
  const char* column;  ///< of the error
  const char* reason;  ///< part of it
};

std::ostream& operator<<(std::ostream& out, const WrongRow& row) { return out << row.name; }

constexpr const char* kRiver = "docs/rules/red-river.md";
constexpr const char* kField = "docs/rules/field-battle.md";

const WrongRow kRows[] = {
    {"river_cell_unknown", kRiver, "| 81–85 | Town |", "| 81–85 | Village |", "Open banks",
     "'Village' is no result"},
    {"river_option_of_another_default", kRiver, "| `patrols` | off |", "| `patrols` | on |",
     "Default", "'on' is not 'off'"},
    {"field_deduction_in_words", kField, "| 0 to 8\" | 0 to 6\" | 2 |",
     "| 0 to 8\" | 0 to 6\" | two |", "Normal volley, open", "'two' is not a whole number"},
    {"gun_of_a_vessel_that_is_none", "scenarios/naval/vessels.csv", "58,2x11in-sb T",
     "58,2x12in-sb T", "guns", "12in-sb"},
    {"field_troops_that_cannot_be", "scenarios/field/hornets-nest.battle", "infantry 3+16 SM",
     "infantry 4+16 SM", "unit", "at most 3 officers [FB-473]"},
};

class TabletopFaults : public testing::TestWithParam<WrongRow> {};

TEST_P(TabletopFaults, stop_the_build_with_file_row_column_and_reason) {
  const WrongRow& wrong = GetParam();
  const tests::data::Mutant mutant{wrong.file, wrong.from, wrong.to};
  ASSERT_TRUE(mutant.found_once()) << "the text to change must stand once in " << wrong.file;
  const auto target = tests::data::scratch("tabletop.catalogue");
  data::compile_catalogue(mutant.root(), target);

  try {
    prove_texts(data::Catalogue{target});
    ADD_FAILURE() << "it was proved";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), wrong.file) << error.what();
    EXPECT_EQ(error.row(), mutant.line()) << error.what();
    EXPECT_EQ(error.column(), wrong.column) << error.what();
    EXPECT_NE(error.reason().find(wrong.reason), std::string::npos) << error.what();
  }
}

INSTANTIATE_TEST_SUITE_P(Seeded, TabletopFaults, testing::ValuesIn(kRows),
                         [](const auto& row) { return std::string{row.param.name}; });

TEST(TabletopProof, the_texts_of_this_repository_are_proved) {
  EXPECT_NO_THROW(prove_texts(tests::data::catalogue()));
}

}  // namespace
}  // namespace core::tabletop_data
