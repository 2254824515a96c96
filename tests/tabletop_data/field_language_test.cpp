// [FB-490] Field battles in German.
#include "core/data/chart_text.h"
#include "core/data/languages.h"
#include "tests/data/sources.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <set>

namespace tests::tabletop_data {
namespace {

using core::data::Catalogue;
using core::data::ChartText;
using core::field::Battle;
using core::rulebook::Language;
using core::tabletop_data::TabletopCatalogue;

const TabletopCatalogue& in_german() {
  static const Catalogue kGerman{data::catalogue_file(), Language::German};
  static const TabletopCatalogue kTexts{kGerman};
  return kTexts;
}

/// Without a number behind it.
std::string bare_word(const std::string& name) {
  const std::size_t letters = name.find_last_not_of("0123456789");
  return letters + 1 < name.size() && name[letters] == ' ' ? name.substr(0, letters) : name;
}

/// All that a reader sees of a battle besides its generals.
void add_words(const Battle& battle, std::set<std::string>& words) {
  const auto add = [&](const auto& named) {
    for (const auto& each : named) {
      words.insert(bare_word(each.name.str()));
    }
  };
  add(battle.areas);
  add(battle.lines);
  add(battle.streams);
  add(battle.crossings);
  add(battle.sections);
  add(battle.stores);
  add(battle.brigades);
  add(battle.units);
  for (const auto& outcome : battle.outcomes) {
    words.insert(outcome.grade.str());
  }
  for (const auto& plan : battle.plans) {
    if (plan) {
      add(plan->goals);
    }
  }
}

TEST(FieldLanguage, FB_490_every_field_battle_has_its_german_title_and_history) {
  const auto plain = tabletop().field_battles();
  const auto spoken = in_german().field_battles();
  ASSERT_EQ(spoken.size(), plain.size());
  for (std::size_t i = 0; i < plain.size(); ++i) {
    EXPECT_EQ(spoken[i].id, plain[i].id);
    EXPECT_NE(spoken[i].title, plain[i].title) << plain[i].id;
    EXPECT_NE(spoken[i].history, plain[i].history) << plain[i].id;
  }
}

TEST(FieldLanguage, FB_490_all_that_stands_on_a_field_has_a_german_name_and_no_other_has) {
  std::set<std::string> words;
  for (const Battle& battle : tabletop().field_battles()) {
    add_words(battle, words);
  }
  const std::vector<ChartText> charts =
      core::data::read_charts(data::repository() / "docs" / "rules", "docs/rules");
  std::set<std::string> known;
  for (const auto& row : core::data::find_chart(charts, "de.field_words")->table.rows) {
    EXPECT_TRUE(known.insert(row.key).second) << row.key << " stands twice";
  }
  EXPECT_EQ(known, words);
}

TEST(FieldLanguage, FB_490_as_FB_074_orders_call_troops_the_same_in_every_language) {
  const Battle battle = in_german().open_field_battle("holly-springs");
  const auto& town = battle.units.at(1);
  EXPECT_EQ(town.name, "29th Illinois, company");
  EXPECT_EQ(town.spoken, "29. Illinois, Kompanie");
  EXPECT_EQ(battle.sections.at(0).name, "depot, south");
  EXPECT_EQ(battle.sections.at(0).spoken, "Depot, Südteil");
  EXPECT_EQ(battle.stores.at(5).spoken, "Vorratslager 6");
  EXPECT_EQ(battle.brigades.at(0).spoken, "Garnison Murphy");
  EXPECT_EQ(battle.areas.at(0).name, "Gestrüpp");
  EXPECT_EQ(battle.outcomes.at(0).grade, "glänzender Überfall");
  EXPECT_TRUE(tabletop().open_field_battle("holly-springs").units.at(1).spoken.empty());
}

TEST(FieldLanguage, FB_490_a_german_row_of_no_battle_stops_the_build) {
  const data::Mutant mutant{"docs/rules/de/field-battles.md", "| hornets-nest | Das",
                            "| hornet-nest | Das"};
  ASSERT_TRUE(mutant.found_once());
  try {
    core::data::compile_catalogue(mutant.root(), data::scratch("field.catalogue"));
    FAIL() << "not refused";
  } catch (const core::base::DataError& error) {
    EXPECT_EQ(error.row(), mutant.line()) << error.reason();
  }
}

}  // namespace
}  // namespace tests::tabletop_data
