// The words of conditions.
#include "core/study/condition.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::study {
namespace {

using board::Side;
using tests::hex;

class Conditions : public testing::Test {
 protected:
  Conditions() : position{tests::Ground{}.setting()} {
    position.control_all(Side::Union);
    fort = position.put(Side::Union, "fort", "B2010", 4);
    position.put_inside(fort, "garrison (5)-1");
    brigade = position.put(Side::Confederate, "infantry 4-3", "B2012");
  }

  bool holds(const std::string& text, const Deeds& deeds = {}) {
    state::Standing standing{position.setting(), position.state()};
    const auto condition = Condition::parse(text, standing.situation());
    EXPECT_TRUE(condition) << text << ": " << condition.error();
    return condition && condition->holds(standing.situation(), deeds);
  }

  std::string fault(const std::string& text) {
    state::Standing standing{position.setting(), position.state()};
    const auto condition = Condition::parse(text, standing.situation());
    return condition ? "" : condition.error();
  }

  [[nodiscard]] std::string id(state::PieceId piece) const {
    return position.state().piece(piece).sheet_id.str();
  }

  tests::Position position;
  state::PieceId fort;
  state::PieceId brigade;
};

TEST_F(Conditions, places_and_who_stands_there) {
  EXPECT_TRUE(holds("control B2010 union"));
  EXPECT_TRUE(holds("control B2012 confederate"));
  EXPECT_FALSE(holds("control B2010,B2012 union"));
  EXPECT_TRUE(holds("csp confederate B2012 >= 4"));
  EXPECT_FALSE(holds("csp confederate B2012 >= 5"));
  EXPECT_TRUE(holds("csp union total <= 5"));
  EXPECT_TRUE(holds("sup B2010 >= 4"));
  EXPECT_FALSE(holds("besieged B2010"));
  EXPECT_TRUE(holds("work fort B2010"));
  EXPECT_FALSE(holds("rail-cut B2010"));
}

TEST_F(Conditions, pieces) {
  EXPECT_TRUE(holds("there " + id(brigade)));
  EXPECT_FALSE(holds("gone " + id(brigade)));
  EXPECT_TRUE(holds("at " + id(brigade) + " B2011,B2012"));
  EXPECT_TRUE(holds("within " + id(brigade) + " 2 B2010"));
  EXPECT_FALSE(holds("within " + id(brigade) + " 1 B2010"));
  EXPECT_TRUE(holds("stock " + id(fort) + " >= 4"));
  EXPECT_FALSE(holds("aboard " + id(brigade)));
  EXPECT_FALSE(holds("inside " + id(brigade) + " " + id(fort)));

  state::Standing before{position.setting(), position.state()};
  const auto gone = Condition::parse("gone " + id(brigade), before.situation());
  ASSERT_TRUE(gone);
  position.take_away({brigade});
  state::Standing after{position.setting(), position.state()};
  EXPECT_TRUE(gone->holds(after.situation(), {}));
}

TEST_F(Conditions, Case_13_31_a_garrison_under_the_enemy_is_besieged) {
  position.put(Side::Confederate, "infantry 6-3", "B2010");
  EXPECT_TRUE(holds("besieged B2010"));
}

TEST_F(Conditions, deeds) {
  Deeds deeds;
  deeds.attacked.insert(hex("B2010"));
  EXPECT_TRUE(holds("attacked B2010", deeds));
  EXPECT_FALSE(holds("attacked B2012", deeds));
  EXPECT_TRUE(holds("not-attacked B2012", deeds));
}

TEST_F(Conditions, wrong_words_are_one_sentence) {
  EXPECT_EQ(fault("conquer B2010"), "'conquer' is no word of a condition");
  EXPECT_EQ(fault("control B2010 french"), "'french' is no side: union or confederate");
  EXPECT_EQ(fault("control Z2010 union"), "'Z2010' is no hex and no water of the map");
  EXPECT_EQ(fault("at nobody B2010"), "there is no piece 'nobody' in the position");
  EXPECT_EQ(fault("csp union total = 5"), "'=' stands where >= or <= is wanted");
  EXPECT_EQ(fault("csp union total >= five"), "'five' is no whole number");
  EXPECT_EQ(fault("besieged B2010 now"), "'now' is too much");
  EXPECT_EQ(fault("besieged"), "a place is missing");
  EXPECT_EQ(fault("control B2010/B2011 union"), "'B2010/B2011' is no hex and no water of the map");
  EXPECT_EQ(fault("work castle B2010"), "'castle' is no kind of piece");
}

}  // namespace
}  // namespace core::study
