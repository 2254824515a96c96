// [IC-401] [RC-501] [RC-081] Battles of the miniature table and their options in German.
#include "core/coastal/order_text.h"
#include "core/coastal/random_table.h"
#include "core/coastal/setting.h"
#include "core/data/chart_text.h"
#include "core/data/languages.h"
#include "core/ironclad/order_text.h"
#include "core/ironclad/setting.h"
#include "tests/data/sources.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace tests::tabletop_data {
namespace {

using core::data::Catalogue;
using core::data::ChartText;
using core::data::replace_name;
using core::rulebook::Language;
using core::table::Battle;
using core::table::FortId;
using core::table::GroundKind;
using core::tabletop_data::TabletopCatalogue;

const TabletopCatalogue& german() {
  static const Catalogue kGerman{data::catalogue_file(), Language::German};
  static const TabletopCatalogue kTexts{kGerman};
  return kTexts;
}

/// The chart of German names and words, as the page has it.
const ChartText& words() {
  static const std::vector<ChartText> kCharts =
      core::data::read_charts(data::repository() / "docs" / "rules", "docs/rules");
  return *core::data::find_chart(kCharts, "de.battle_words");
}

std::string bare(const std::string& name) {
  const std::size_t letters = name.find_last_not_of("0123456789");
  return letters + 1 < name.size() ? name.substr(0, letters) : name;
}

core::coastal::LaidTable laid_out(core::coastal::WaterKind kind, std::uint64_t seed) {
  static const core::coastal::Charts kCharts = tabletop().coastal_charts();
  core::coastal::TableChoices choices;
  choices.kind = kind;
  auto laid = lay_table(tabletop().naval_facts(), kCharts, choices, seed);
  return laid ? *laid : core::coastal::LaidTable{};
}

/// All that a reader sees of a battle besides its ships, without numbers.
void add_names(const Battle& battle, std::set<std::string>& names) {
  for (const auto& area : battle.areas) {
    if (area.kind != GroundKind::Water) {
      names.insert(bare(area.name.str()));
    }
  }
  for (const auto& fort : battle.forts) {
    names.insert(fort.name.str());
  }
  for (const auto& each : battle.buildings) {
    names.insert(each.name.str());
  }
}

TEST(BattleLanguage, IC_401_RC_501_every_battle_has_its_german_title_and_history) {
  const auto plain = tabletop().battles();
  const auto spoken = german().battles();
  ASSERT_EQ(spoken.size(), plain.size());
  for (std::size_t i = 0; i < plain.size(); ++i) {
    EXPECT_EQ(spoken[i].id, plain[i].id);
    EXPECT_NE(spoken[i].title, plain[i].title) << plain[i].id;
    EXPECT_NE(spoken[i].history, plain[i].history) << plain[i].id;
  }
  EXPECT_EQ(german().open_battle("hampton-roads").title, "Hampton Roads, 9. März 1862");
}

TEST(BattleLanguage, IC_401_RC_081_all_that_lies_on_a_table_has_a_german_name_and_no_other_has) {
  std::set<std::string> names;
  for (const Battle& battle : tabletop().battles()) {
    add_names(battle, names);
  }
  for (const auto kind : {core::coastal::WaterKind::River, core::coastal::WaterKind::Estuary}) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      const auto laid = laid_out(kind, seed);
      add_names(laid.battle, names);
      names.insert(bare(laid.battle.title.str()));
      static_cast<void>(told_of(laid, [&](std::string_view word) {
        names.emplace(word);
        return std::string{word};
      }));
    }
  }
  names.erase("");  // a seed that gives no table
  std::set<std::string> known;
  for (const auto& row : words().table.rows) {
    EXPECT_TRUE(known.insert(row.key).second) << row.key << " stands twice";
  }
  EXPECT_EQ(known, names);
}

TEST(BattleLanguage, a_number_behind_a_name_stays) {
  const auto said = [](std::string name) {
    replace_name(&words(), name);
    return name;
  };

  EXPECT_EQ(said("island 2"), "Insel 2");
  EXPECT_EQ(said("Town"), "Stadt");
  EXPECT_EQ(said("A river laid out by dice, seed 17"), "Ausgewürfelter Fluss, Startzahl 17");
  EXPECT_EQ(said("Battery 5"), "Battery 5");
  EXPECT_EQ(said("1862"), "1862");
  EXPECT_EQ(said(""), "");
}

TEST(BattleLanguage, RC_122_objective_cards_find_their_waters_in_german) {
  Battle battle = laid_out(core::coastal::WaterKind::River, 3).battle;
  ASSERT_FALSE(battle.areas.empty());
  german().speak(battle);
  EXPECT_EQ(battle.areas.front().name, "linkes Ufer");
  EXPECT_TRUE(std::ranges::any_of(battle.areas, [](const auto& area) {
    return area.kind == GroundKind::Water && area.name == "downstream";
  }));
}

/// A save of one language is played on in the other.
TEST(BattleLanguage, IC_T39_orders_call_a_fort_the_same_in_every_language) {
  const Battle battle = german().open_battle("mobile-bay");
  const FortId battery{1};
  const auto facts = tabletop().naval_facts();

  const auto coastal = make_setting(facts, tabletop().coastal_charts(), battle);
  EXPECT_EQ(coastal.fort(battery).name, "Fort Morgan (Wasserbatterie)");
  EXPECT_EQ(core::coastal::order_name(coastal, battery), "Morgan-water-battery");
  const auto ironclad = make_setting(facts, tabletop().ironclad_charts(), battle);
  EXPECT_EQ(ironclad.fort(battery).name, "Fort Morgan (Wasserbatterie)");
  EXPECT_EQ(core::ironclad::order_name(ironclad, battery), "Morgan-water-battery");
}

TEST(BattleLanguage, RC_387_orders_call_a_town_the_same_in_every_language) {
  Battle battle = tabletop().open_battle("fort-henry");
  core::table::BattleBuildings town;
  town.name = "Town";
  town.middle = {core::table::Inches::of(3), core::table::Inches::of(3)};
  town.width = 3;
  town.depth = 2;
  battle.buildings.push_back(town);
  german().speak(battle);

  const auto setting = make_setting(tabletop().naval_facts(), tabletop().coastal_charts(), battle);
  const FortId last{static_cast<std::uint8_t>(setting.forts.size() - 1)};
  EXPECT_EQ(setting.fort(last).name, "Stadt");
  EXPECT_EQ(core::coastal::order_name(setting, last), "Town");
  const auto order =
      core::coastal::read_order(setting, core::board::Side::Union, "fleet-order union seize town");
  ASSERT_TRUE(order) << order.error();
  EXPECT_EQ(order_text(setting, *order), "fleet-order union seize Town");
}

TEST(BattleLanguage, IC_T42_RC_T46_RR_T11_FB_T39_every_option_has_its_german_meaning) {
  for (const auto book : {core::base::Book::Ironclad, core::base::Book::Coastal,
                          core::base::Book::RedRiver, core::base::Book::FieldBattle}) {
    const auto plain = tabletop().table_options(book);
    const auto spoken = german().table_options(book);
    EXPECT_GT(plain.size(), 4U);
    ASSERT_EQ(spoken.size(), plain.size());
    for (std::size_t i = 0; i < plain.size(); ++i) {
      EXPECT_EQ(spoken[i].name, plain[i].name);
      EXPECT_EQ(spoken[i].standard, plain[i].standard);
      EXPECT_NE(spoken[i].meaning, plain[i].meaning) << plain[i].name;
    }
  }
}

}  // namespace
}  // namespace tests::tabletop_data
