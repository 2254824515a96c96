// Who a general is, as commands name him.
#include "core/ai/temper.h"

#include "core/ai/weights.h"
#include "core/base/contains.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <stdexcept>

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

TEST(Weights, can_be_tried_without_the_chart) {
  const Temper bold{Level::Regular, Temperament::Bold};
  const Weights chart = weights_of(tests::book(), bold);
  const Weights tried = weights_of(tests::book(), bold, {{"need", chart.need + 7}});
  EXPECT_EQ(tried.need, chart.need + 7);
  EXPECT_EQ(tried.margin, chart.margin);
  EXPECT_TRUE(base::contains(weight_names(), "need"));
  EXPECT_THROW(static_cast<void>(weights_of(tests::book(), bold, {{"neeed", 1}})),
               std::logic_error);
}

}  // namespace
}  // namespace core::ai
