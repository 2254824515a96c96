// What a battle is won by, in words.
#include "core/tabletop/objective_words.h"

#include "core/data/catalogue.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::tabletop {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> told(std::string_view battle,
                              rulebook::Language language = rulebook::Language::English) {
  const data::Catalogue catalogue{tests::catalogue_file(), language};
  const rulebook::Setting rules = catalogue.load_setting({});
  return objective_words(*rules.rulebook,
                         tabletop_data::TabletopCatalogue{catalogue}.open_battle(battle));
}

TEST(ObjectiveWords, IC_361_one_ship_and_another_one) {
  EXPECT_THAT(told("hampton-roads"),
              ElementsAre("The Confederacy wins if USS Minnesota has no gun left or has blown up, "
                          "and CSS Virginia is afloat.",
                          "The Union wins if CSS Virginia is sunk, is aground for good or has left "
                          "the table, unless USS Minnesota has no gun left or has blown up."));
}

TEST(ObjectiveWords, IC_361_so_many_of_several_and_after_a_turn) {
  const auto plymouth = told("plymouth");
  ASSERT_EQ(plymouth.size(), 2U);
  EXPECT_EQ(plymouth[0],
            "The Confederacy wins if at least 1 of USS Miami and USS Southfield is sunk, and CSS "
            "Albemarle is afloat, and CSS Albemarle is right of x = 30\".");
  EXPECT_EQ(plymouth[1],
            "The Union wins if CSS Albemarle is sunk or is aground for good; or turn 6 is over, "
            "and CSS Albemarle is left of x = 6\".");
  EXPECT_THAT(told("plum-point-bend")[1],
              HasSubstr("The Union wins if at the end none of USS Cincinnati, "));
  EXPECT_THAT(told("plum-point-bend")[1], HasSubstr(" is lost; or at least 4 of the "));
  EXPECT_THAT(told("mobile-bay")[0], HasSubstr("at least 3 of USS Tecumseh"));
  EXPECT_THAT(told("mobile-bay")[1], HasSubstr("at least 3 of the ships of the Union are sunk"));
}

TEST(ObjectiveWords, RC_501_in_german_the_verb_stands_last) {
  EXPECT_THAT(told("hampton-roads", rulebook::Language::German),
              ElementsAre("Die Konföderation gewinnt, wenn USS Minnesota kein Geschütz mehr hat "
                          "oder in die Luft geflogen ist, und CSS Virginia schwimmt.",
                          "Die Union gewinnt, wenn CSS Virginia gesunken ist, für immer festsitzt "
                          "oder den Tisch verlassen hat, es sei denn, dass USS Minnesota kein "
                          "Geschütz mehr hat oder in die Luft geflogen ist."));
}

TEST(ObjectiveWords, every_battle_says_what_it_is_won_by_in_both_languages) {
  const data::Catalogue catalogue{tests::catalogue_file()};
  for (const table::Battle& battle : tabletop_data::TabletopCatalogue{catalogue}.battles()) {
    const auto english = told(battle.id.str());
    const auto german = told(battle.id.str(), rulebook::Language::German);
    EXPECT_EQ(english.size(), battle.objectives.size());
    ASSERT_EQ(german.size(), english.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
      EXPECT_NE(english[i], german[i]);
      for (const std::string_view left :
           {" is ", " are ", " has ", " have ", " of ", " or ", "{}"}) {
        EXPECT_EQ(german[i].find(left), std::string::npos) << german[i];
      }
    }
  }
}

}  // namespace
}  // namespace core::tabletop
