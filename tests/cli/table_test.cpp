// Aligned tables.
#include "core/cli/table.h"

#include <gtest/gtest.h>

#include <sstream>

namespace core::cli {
namespace {

TEST(Tables, columns_are_as_wide_as_their_widest_cell) {
  Table table{{"a", "word"}};
  table.row({"long", "x"});
  table.row({"b", "y"});
  EXPECT_EQ(table.text(), "a     word\nlong  x\nb     y\n");
}

TEST(Tables, a_heading_that_begins_with_an_angle_sets_its_column_flush_right) {
  Table table{{">count", "what"}};
  table.row({"7", "rivers"});
  EXPECT_EQ(table.text(), "count  what\n    7  rivers\n");
}

TEST(Tables, no_line_ends_in_spaces) {
  Table table{{"a", "b"}};
  table.row({"x", ""});
  EXPECT_EQ(table.text(), "a  b\nx\n");
}

TEST(Tables, the_last_column_is_broken_at_spaces_under_itself) {
  Table table{{"id", "text"}};
  std::string text = "word";
  for (int number = 0; number < 40; ++number) {
    text += " word";
  }
  table.row({"E001", text});
  std::istringstream lines{table.text()};
  std::string line;
  std::getline(lines, line);
  std::getline(lines, line);
  EXPECT_LE(line.size(), Table::kWidth);
  std::getline(lines, line);
  EXPECT_EQ(line.substr(0, 10), "      word");
}

TEST(Tables, accents_count_as_one_character) {
  EXPECT_EQ(width_of("Fr\u00e9mont"), 7U);
  Table table{{"name", "x"}};
  table.row({"Fr\u00e9mont", "1"});
  table.row({"Halleck", "2"});
  EXPECT_EQ(table.text(), "name     x\nFr\u00e9mont  1\nHalleck  2\n");
}

TEST(Tables, wrap_keeps_a_word_that_is_too_long) {
  EXPECT_EQ(wrap("a bbbbbb c", 3), (std::vector<std::string>{"a", "bbbbbb", "c"}));
  EXPECT_EQ(wrap("", 3), (std::vector<std::string>{""}));
}

}  // namespace
}  // namespace core::cli
