// Wrong input: exit code 2, one line that says what and where, nothing on stdout.
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;

void expect_error(const Outcome& run, const testing::Matcher<std::string>& words) {
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  EXPECT_THAT(run.err, testing::StartsWith("sumter: "));
  EXPECT_THAT(run.err, words);
}

/// Asks a position file with this content.
Outcome ask(const std::string& content) {
  const TemporaryFile file{"wrong.position", content};
  return sumter("supply --position " + file.path());
}

TEST(Errors, no_subcommand) { expect_error(sumter(""), HasSubstr("subcommand")); }

TEST(Errors, unknown_subcommand) { expect_error(sumter("march B2802"), HasSubstr("march")); }

TEST(Errors, unknown_subcommand_of_a_subcommand_names_the_nearest) {
  expect_error(sumter("scenario lisst"), AllOf(HasSubstr("lisst"), HasSubstr("list")));
}

TEST(Errors, unknown_option) { expect_error(sumter("map --colour"), HasSubstr("--colour")); }

TEST(Errors, Case_3_13_a_label_off_the_map_names_the_nearest_hex) {
  expect_error(sumter("hex C4117"), AllOf(HasSubstr("C4117"), HasSubstr("C3917")));
  expect_error(sumter("hex A0000"), AllOf(HasSubstr("A0000"), HasSubstr("A0101")));
}

TEST(Errors, Case_3_11_what_is_no_label_is_told_how_one_looks) {
  for (const char* text : {"2802", "B280", "B28022", "B2x02", "A3219/A3220"}) {
    expect_error(sumter(std::vector<std::string>{"hex", text}),
                 AllOf(HasSubstr(std::string{"'"} + text + "' is not a hex label"),
                       HasSubstr("for example B2802")));
  }
}

TEST(Errors, a_town_with_a_number_in_its_name_is_still_a_town) {
  expect_error(sumter(std::vector<std::string>{"hex", "Islnd No. 10"}), HasSubstr("Island No. 10"));
}

TEST(Errors, a_battlefield_is_a_place_and_its_hex_tells_the_name) {
  EXPECT_TRUE(sumter("hex Shiloh").says("B3503"));
  EXPECT_TRUE(sumter("hex B3503").says("Shiloh, battle of 6 to 7 April 1862"));
  expect_error(sumter("hex Shilow"), HasSubstr("did you mean Shiloh"));
}

TEST(Errors, a_name_that_several_towns_have_is_asked_back) {
  expect_error(sumter("hex Franklin"),
               AllOf(HasSubstr("is the name of 2 places"), HasSubstr("Franklin LA (B2029)"),
                     HasSubstr("Franklin TN (A4225)")));
  for (const char* text : {"Franklin TN", "franklin, tn", "Franklin, Tennessee"}) {
    EXPECT_TRUE(sumter(std::vector<std::string>{"hex", text}).says("A4225")) << text;
  }
}

TEST(Errors, a_sheet_that_does_not_exist) { expect_error(sumter("hex Z0101"), HasSubstr("Z0101")); }

TEST(Errors, an_unknown_town_names_the_ones_spelled_like_it) {
  expect_error(sumter("hex Viksburg"), HasSubstr("Vicksburg"));
}

TEST(Errors, an_unknown_set_up_names_the_nearest_and_all) {
  expect_error(sumter("supply --setup west63"), AllOf(HasSubstr("west-63"), HasSubstr("campaign")));
  expect_error(sumter("scenario diff west63"), HasSubstr("did you mean west-63"));
}

TEST(Errors, an_unknown_erratum) {
  const std::string none = "E" + std::to_string(999);
  expect_error(sumter("errata show " + none), HasSubstr(none));
  expect_error(sumter("scenario check west-63 --errata corrected,-" + none), HasSubstr(none));
}

TEST(Errors, a_selection_that_is_none) {
  expect_error(sumter("scenario list --errata nearly"), HasSubstr("nearly"));
}

TEST(Errors, Case_17_53_errata_that_do_not_fit_together_are_named) {
  expect_error(sumter("scenario check west-63 --errata corrected,-E010"),
               AllOf(HasSubstr("17.53"), HasSubstr("E010")));
}

TEST(Errors, no_position_is_named) {
  expect_error(sumter("zones"), AllOf(HasSubstr("--setup"), HasSubstr("--position")));
}

TEST(Errors, a_set_up_and_a_file_exclude_each_other) {
  expect_error(sumter("zones --setup west-63 --position x"), HasSubstr("--position"));
}

TEST(Errors, an_unknown_piece_names_the_nearest) {
  expect_error(sumter("supply --setup west-63 --unit U63-1733"), HasSubstr("U63-173"));
}

TEST(Errors, a_piece_of_the_other_side) {
  expect_error(sumter("supply --setup west-63 --unit U63-173 --side confederate"),
               AllOf(HasSubstr("U63-173 is a Union piece"), HasSubstr("--side")));
}

TEST(Errors, no_position_is_named_where_the_set_up_is_an_argument) {
  expect_error(sumter("scenario check"), HasSubstr("NAME or --position FILE"));
}

TEST(Errors, an_unknown_side) {
  expect_error(sumter("supply --setup west-63 --side onion"), HasSubstr("union"));
}

TEST(Errors, a_missing_position_file) {
  expect_error(sumter("supply --position nowhere.position"), HasSubstr("nowhere.position"));
}

TEST(Errors, a_folder_as_position_file) {
  expect_error(sumter("supply --position /tmp"), HasSubstr("/tmp"));
}

TEST(Errors, a_wrong_kind_names_file_and_row) {
  expect_error(ask("cycle 4/63\nside union\nat B2802\n  U1 dragoons 4-4\n"),
               AllOf(HasSubstr("wrong.position:4: "), HasSubstr("dragoons")));
}

TEST(Errors, a_piece_before_its_place_names_file_and_row) {
  expect_error(ask("cycle 4/63\nside union\n  infantry 10-3\n"), HasSubstr("wrong.position:3: "));
}

TEST(Errors, Case_3_26_a_value_that_was_never_printed) {
  expect_error(ask("cycle 4/63\nside union\nat B2802\n  infantry 9-3\n"),
               AllOf(HasSubstr("wrong.position:4: "), HasSubstr("9-3")));
}

TEST(Errors, Case_3_13_a_place_off_the_map) {
  expect_error(ask("cycle 4/63\nside union\nat C4117\n  infantry 10-3\n"),
               HasSubstr("wrong.position:"));
}

TEST(Errors, Case_2_0_a_cycle_outside_the_war) {
  expect_error(ask("cycle 14/63\n"), AllOf(HasSubstr("wrong.position:1: "), HasSubstr("14/63")));
}

TEST(Errors, a_binary_file_as_position) {
  expect_error(ask(std::string("\x00\xff\xfe\x01 \x80", 6)), HasSubstr("wrong.position"));
}

TEST(Errors, a_missing_catalogue) {
  expect_error(sumter("map --catalogue nowhere.catalogue"), HasSubstr("nowhere.catalogue"));
}

TEST(Errors, a_folder_as_catalogue) {
  expect_error(sumter("map --catalogue /tmp"), HasSubstr("/tmp"));
}

TEST(Errors, a_text_as_catalogue) {
  const TemporaryFile file{"text.catalogue", "no catalogue at all"};
  expect_error(sumter("map --catalogue " + file.path()), HasSubstr("text.catalogue"));
}

TEST(Errors, a_catalogue_that_is_cut_short_at_any_length) {
  const std::string whole = read(tests::places::catalogue());
  for (const std::size_t part : {0UL, 1UL, 10UL, 50UL, 90UL, 99UL}) {
    const TemporaryFile file{"short.catalogue", whole.substr(0, whole.size() * part / 100)};
    expect_error(sumter("scenario check west-63 --catalogue " + file.path()),
                 HasSubstr("short.catalogue"));
  }
}

TEST(Errors, a_missing_folder_of_maps) {
  expect_error(sumter("map check --maps /nowhere/maps"),
               HasSubstr("/nowhere/maps: there is no such folder"));
}

}  // namespace
}  // namespace tests
