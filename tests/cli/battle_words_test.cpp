// What the terminal tells of the ships of a battle.
#include "core/cli/battle_words.h"

#include "core/coastal/setting.h"
#include "core/data/catalogue.h"
#include "core/ironclad/setting.h"
#include "core/tabletop/battle_record.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::cli {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

/// Hampton Roads with so many rounds aboard the Monitor.
table::Battle with_rounds(const data::Catalogue& catalogue, int rounds) {
  const tabletop_data::TabletopCatalogue texts{catalogue};
  table::Battle battle = tabletop::open_battle(catalogue, "hampton-roads");
  battle.ships.at(1).magazines = {{*texts.naval_facts().find_gun("11in-sb"), rounds}};
  return battle;
}

TEST(BattleWords, RR_383_rounds_left_stand_below_the_ships_of_the_ironclad_set) {
  const data::Catalogue catalogue{tests::places::catalogue()};
  const tabletop_data::TabletopCatalogue texts{catalogue};
  const ironclad::Setting setting = ironclad::make_setting(
      texts.naval_facts(), texts.ironclad_charts(), with_rounds(catalogue, 60));
  ironclad::State state = ironclad::begin(setting, 1);
  EXPECT_THAT(roster_text(setting, state), ContainsRegex("USS Monitor  11.*  60  +60\n"));
  state.ships.at(1).rounds.at(0) = 7;
  EXPECT_THAT(roster_text(setting, state), ContainsRegex("USS Monitor  11.*   7  +60\n"));
}

TEST(BattleWords, RR_383_rounds_left_stand_below_the_ships_of_the_coastal_set) {
  const data::Catalogue catalogue{tests::places::catalogue()};
  const tabletop_data::TabletopCatalogue texts{catalogue};
  const coastal::Setting setting = coastal::make_setting(
      texts.naval_facts(), texts.coastal_charts(), with_rounds(catalogue, 60));
  coastal::State state = coastal::begin(setting, 1);
  state.ships.at(1).rounds.at(0) = 0;
  EXPECT_THAT(roster_text(setting, state), ContainsRegex("USS Monitor  11.*   0  +60\n"));
}

TEST(BattleWords, RR_383_where_nobody_counts_them_no_rounds_are_told) {
  const data::Catalogue catalogue{tests::places::catalogue()};
  const tabletop_data::TabletopCatalogue texts{catalogue};
  const ironclad::Setting setting =
      ironclad::make_setting(texts.naval_facts(), texts.ironclad_charts(),
                             tabletop::open_battle(catalogue, "hampton-roads"));
  EXPECT_THAT(roster_text(setting, ironclad::begin(setting, 1)), Not(HasSubstr("rounds for")));
}

}  // namespace
}  // namespace core::cli
