// Who a general is, as commands name him.
#include "core/ai/temper.h"

#include <gtest/gtest.h>

namespace core::ai {
namespace {

TEST(Tempers, are_read_back_as_they_are_told) {
  for (const char* text :
       {"recruit", "regular:bold", "veteran:cautious", "veteran:as-in-the-war"}) {
    const auto temper = parse_temper(text);
    ASSERT_TRUE(temper) << text;
    EXPECT_EQ(text_of(*temper), text);
  }
  EXPECT_EQ(parse_temper("recruit:steady"), parse_temper("recruit"));
}

TEST(Tempers, other_words_are_none) {
  for (const char* text :
       {"", "general", "recruit:", "recruit:angry", ":bold", "Recruit", "regular:bold:bold"}) {
    EXPECT_FALSE(parse_temper(text)) << text;
  }
}

}  // namespace
}  // namespace core::ai
