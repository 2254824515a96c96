// What the miniature table says.
#include "core/tabletop/table_words.h"

#include "core/tabletop/laid_battle.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

namespace core::tabletop {
namespace {

using base::operator""_rule;
using rulebook::Rulebook;
using table::Inches;
using table::refusal;
using table::ShipId;
using table::told;

std::string name_of_ship(ShipId ship) { return ship == ShipId{0} ? "USS Monitor" : "CSS Virginia"; }

std::string english(const table::Refusal& why) {
  return sentence(tests::book(), why, name_of_ship);
}

/// The charts in German.
const Rulebook& german_book() {
  static const data::Catalogue catalogue{tests::catalogue_file(), rulebook::Language::German};
  static const rulebook::Setting setting = catalogue.load_setting({});
  return *setting.rulebook;
}

TEST(TableWords, a_refusal_tells_ships_figures_and_rule) {
  EXPECT_EQ(english(refusal("IC-085"_rule, "beyond-speed")
                        .of(ShipId{0})
                        .inches(Inches::of(6), Inches::ratio(15, 2))),
            "USS Monitor runs at most 6\" in this move, not 7.5\" [IC-085].");
  EXPECT_EQ(
      english(refusal("IC-263"_rule, "fort-gun-gone").of(ShipId{1}).by_gun(3).with(ShipId{0})),
      "Gun 3 of USS Monitor is already out of action [IC-263].");
}

TEST(TableWords, a_refusal_reads_in_german) {
  EXPECT_EQ(sentence(german_book(),
                     refusal("IC-085"_rule, "beyond-speed")
                         .of(ShipId{0})
                         .inches(Inches::of(6), Inches::ratio(15, 2)),
                     name_of_ship),
            "USS Monitor läuft in diesem Zug höchstens 6\", nicht 7,5\" [IC-085].");
}

TEST(TableWords, RC_081_a_table_by_dice_reads_in_german) {
  const data::Catalogue german{tests::catalogue_file(), rulebook::Language::German};

  const table::Battle river = battle_named(german, "river-7");
  EXPECT_EQ(river.title, "Ausgewürfelter Fluss, Startzahl 7");
  EXPECT_TRUE(river.history.starts_with("In den Feldern, von stromauf gesehen: "));
  EXPECT_TRUE(river.history.ends_with(" Knoten Strömung."));
  EXPECT_EQ(battle_named(tests::catalogue(), "river-7").title, "A river laid out by dice, seed 7");
}

TEST(TableWords, RC_094_a_table_too_shallow_for_a_fleet_says_so_in_german) {
  const data::Catalogue german{tests::catalogue_file(), rulebook::Language::German};

  try {
    static_cast<void>(battle_named(german, "river-79"));
    FAIL() << "laid out";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.reason(), "In 3 Fuß Wasser schwimmt kein Schiff der Seite [RC-094].");
  }
  EXPECT_EQ(first_laid(german, "river-79"), 80);
}

TEST(TableWords, a_limit_missed_by_a_tick_reads_as_another_length) {
  EXPECT_EQ(english(refusal("IC-085"_rule, "beyond-speed")
                        .of(ShipId{0})
                        .inches(Inches::of(6), Inches::of_ticks(60'001))),
            "USS Monitor runs at most 6\" in this move, not 6.0001\" [IC-085].");
}

std::string english(const table::Told& what) { return sentence(tests::book(), what, name_of_ship); }

TEST(TableWords, an_event_tells_its_figures) {
  EXPECT_EQ(english(told("IC-141"_rule, "aground").of(ShipId{1}).with_figures({1, 215, 160})),
            "CSS Virginia draws 21.5 feet in 16 feet of water, rolls 1 and is aground [IC-141].");
  EXPECT_EQ(english(told("IC-085"_rule, "moves").of(ShipId{0}).over(Inches::of(4))),
            "USS Monitor runs 4\" [IC-085].");
}

TEST(TableWords, drafts_are_told_with_their_tenths) {
  EXPECT_EQ(english(refusal("IC-141"_rule, "deep-enough").of(ShipId{1}).figures(215, 22)),
            "CSS Virginia draws 21.5 feet: 22 feet of water are deep enough for it [IC-141].");
  EXPECT_EQ(english(told("RC-328"_rule, "floods").of(ShipId{1}).with_figures({2, 235})),
            "CSS Virginia takes in water: 2 feet more draft, now 23.5 [RC-328].");
  EXPECT_EQ(
      sentence(german_book(), refusal("RC-201"_rule, "deep-enough").of(ShipId{1}).figures(105, 11),
               name_of_ship),
      "CSS Virginia hat 10,5 Fuß Tiefgang: 11 Fuß Wasser reichen dafür [RC-201].");
}

TEST(TableWords, figures_choose_forms_and_leave_out_what_is_not_there) {
  EXPECT_EQ(english(told("IC-190"_rule, "chart-a").of(ShipId{1}).with_figures({1, 9, 1})),
            "Chart A for CSS Virginia: 1 gun counted, die 9, 1 hit [IC-190].");
  EXPECT_EQ(english(told("IC-190"_rule, "chart-a").of(ShipId{1}).with_figures({8, 10, 0})),
            "Chart A for CSS Virginia: 8 guns counted, die 10 [IC-190].");
}

TEST(TableWords, a_key_without_a_sentence_is_told_as_itself) {
  EXPECT_EQ(english(refusal("IC-085"_rule, "no-such-key")), "no-such-key [IC-085]");
}

TEST(TableWords, lengths_are_rounded_to_a_hundredth_for_people) {
  EXPECT_EQ(inches_text(tests::book(), Inches::of_ticks(0)), "0\"");
  EXPECT_EQ(inches_text(tests::book(), Inches::of_ticks(12'549)), "1.25\"");
  EXPECT_EQ(inches_text(tests::book(), Inches::of_ticks(12'550)), "1.26\"");
  EXPECT_EQ(inches_text(tests::book(), Inches::of_ticks(-5'000)), "-0.5\"");
  EXPECT_EQ(inches_text(tests::book(), Inches::of_ticks(-49)), "0\"");
  EXPECT_EQ(inches_text(tests::book(), Inches::of_ticks(500)), "0.05\"");
  EXPECT_EQ(inches_text(tests::book(), Inches::of_ticks(5), true), "0.0005\"");
}

}  // namespace
}  // namespace core::tabletop
