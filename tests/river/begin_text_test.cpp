// A begin of a campaign as text: it reads back, and each fault is told with its line.
#include "core/river/begin_text.h"

#include "core/base/data_error.h"
#include "core/river/code.h"
#include "tests/river/campaigns.h"

#include <gmock/gmock.h>

namespace tests::river {
namespace {

using core::base::DataError;
using core::river::begin_text;
using core::river::CrossingPoint;
using core::river::Hand;
using core::river::read_begin;
using ::testing::HasSubstr;

constexpr std::string_view kFlotilla =
    "warship cairo\nwarship signal\nwarship rattler\nsupply in-company\nsupply waiting\n";

Begin read_text(const std::string& text) { return read_begin(tested_charts(), text, "my.river"); }

/// "row: reason" of the error; empty when there is none.
std::string fault(const std::string& text) {
  try {
    static_cast<void>(read_text(text));
    return {};
  } catch (const DataError& error) {
    EXPECT_EQ(error.file(), "my.river");
    return std::to_string(error.row()) + ": " + error.reason();
  }
}

std::string river_line(std::uint32_t river = 5) {
  return "river " + core::river::code_text(river) + "\n";
}

std::string with_sections(const std::string& sections) {
  return river_line() + "option plotted_river=on\n" + std::string{kFlotilla} + sections;
}

TEST(RiverBegin, a_whole_begin_reads_back) {
  Begin begin = flotilla();
  begin.river = 123456;
  begin.seed = 99;
  begin.options.patrols = true;
  begin.options.plotted = true;
  begin.supply[1].posture = core::river::Posture::Waiting;
  begin.barges = {2, 0, 1, 0, 2};
  begin.plot = {{{}, true, CrossingPoint::None, {}},
                {{Hand::Left, 90}, false, CrossingPoint::Ferry, Hand::Right},
                {{Hand::Right, 180}, false, CrossingPoint::Bridge, {}}};
  const std::string text = begin_text(tested_charts(), begin);
  EXPECT_TRUE(read_text(text) == begin) << text;
  EXPECT_THAT(text, HasSubstr("section sharp-left ferry tributary-right\n"));
}

// A save of before the editions names none.
TEST(RiverBegin, the_edition_is_written_and_a_text_without_one_is_of_that_which_is_asked_for) {
  const std::string text = begin_text(tested_charts(), flotilla());
  EXPECT_THAT(text, HasSubstr("edition 2\n"));
  Begin old = flotilla();
  old.edition = 1;
  const std::string first = begin_text(tested_charts(), old);
  EXPECT_THAT(first, testing::Not(HasSubstr("edition")));
  EXPECT_EQ(read_text(first).edition, core::table::kEdition);
  EXPECT_EQ(read_begin(tested_charts(), first, "old.river", 1).edition, 1);
  EXPECT_EQ(fault(river_line() + "edition 3\n"), "2: '3' is no edition of the rules: 1 to 2");
}

TEST(RiverBegin, every_bend_has_a_word_of_its_own) {
  for (const int degrees : {45, 90, 135, 180}) {
    for (const Hand hand : {Hand::Left, Hand::Right}) {
      Begin begin = flotilla();
      begin.options.plotted = true;
      begin.plot = {{{hand, static_cast<std::int16_t>(degrees)}, false, CrossingPoint::None, {}}};
      const bool runs_west = degrees == 180;
      const std::string text = begin_text(tested_charts(), begin);
      if (!runs_west) {
        EXPECT_TRUE(read_text(text) == begin) << text;
      } else {
        EXPECT_THAT(fault(text), HasSubstr("section 1 of the map runs West"));
      }
    }
  }
}

TEST(RiverBegin, empty_lines_and_remarks_say_nothing) {
  EXPECT_EQ(fault("# a river\n\n" + river_line() + std::string{kFlotilla}), "");
}

TEST(RiverBegin, RR_025_a_code_with_a_wrong_check_letter_is_one_clear_error) {
  std::string code = core::river::code_text(5);
  code.back() = code.back() == 'X' ? 'Y' : 'X';
  EXPECT_THAT(fault("seed 1\nriver " + code + "\n" + std::string{kFlotilla}),
              HasSubstr("2: this code of a river has been mistyped"));
}

TEST(RiverBegin, RR_340_a_map_that_crosses_itself_is_refused) {
  EXPECT_THAT(fault(with_sections("section ahead\nsection sharp-left\nsection sharp-left-135\n")),
              HasSubstr("'sharp-left-135' is not ahead, left"));
  EXPECT_THAT(fault(with_sections("section ahead\nsection ahead\nsection sharp-left\n"
                                  "section hairpin-left\nsection ahead\n")),
              HasSubstr("section 5 of the map crosses section 2 [RR-340]"));
}

TEST(RiverBegin, RR_340_an_unknown_feature_is_refused_with_its_line) {
  EXPECT_THAT(fault(with_sections("section ahead volcano\n")),
              HasSubstr("8: 'volcano' is no feature of a map"));
  EXPECT_THAT(fault(river_line() + std::string{kFlotilla} + "section ahead\n"),
              HasSubstr("only with the option plotted_river [RR-340]"));
}

TEST(RiverBegin, RR_036_more_barges_than_allowed_are_refused) {
  EXPECT_EQ(fault(river_line() + "warship cairo barges 3\n"),
            "2: a ship tows at most 2 barges, not 3 [RR-036]");
}

TEST(RiverBegin, RR_203_more_rounds_than_a_supply_ship_carries_are_refused) {
  EXPECT_THAT(fault(river_line() + "warship cairo\nwarship signal\nwarship rattler\n"
                                   "supply in-company rounds 42R 150 8S 51\nsupply following\n"),
              HasSubstr("carries at most 200 rounds, not 201 [RR-203]"));
}

TEST(RiverBegin, RR_390_a_flotilla_that_is_none_is_refused) {
  EXPECT_THAT(fault(river_line() + "warship monitor\n"),
              HasSubstr("2: 'monitor' is not in the list of Union vessels: cairo, benton"));
  EXPECT_THAT(fault(river_line() + "warship cairo\nwarship cairo\nwarship signal\n"
                                   "supply waiting\nsupply waiting\n"),
              HasSubstr("is taken more than once [RR-390]"));
  EXPECT_THAT(fault(river_line() + "warship cairo\nsupply waiting\nsupply waiting\n"),
              HasSubstr("three warships, not 1 [RR-390]"));
  EXPECT_THAT(fault(river_line() + "warship supply\nwarship cairo\nwarship signal\n"
                                   "supply waiting\nsupply waiting\n"),
              HasSubstr("is no warship [RR-390]"));
}

TEST(RiverBegin, a_missing_line_and_one_too_many_are_told) {
  EXPECT_THAT(fault(std::string{kFlotilla}), HasSubstr("0: the line is missing"));
  EXPECT_THAT(fault(river_line() + std::string{kFlotilla} + "supply waiting\n"),
              HasSubstr("7: there are two supply ships, and this is one more"));
  EXPECT_THAT(fault(river_line() + "option patrols=maybe\n"),
              HasSubstr("2: patrols is 'off' or 'on', not 'maybe'"));
  EXPECT_THAT(fault("raft 1\n"), HasSubstr("1: 'raft' is not river, seed, edition, option"));
}

}  // namespace
}  // namespace tests::river
