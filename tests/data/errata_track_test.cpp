// [19.36] [19.42] The errata of the scenario tracks, printed and corrected.
#include "core/data/catalogue.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::data {
namespace {

using rulebook::ErrataSelection;

rulebook::Scenario open(const std::string& setup, const ErrataSelection& errata) {
  static const Catalogue catalogue{tests::data::catalogue_file()};
  return *catalogue.open_setup(setup, {errata}).setting.scenario;
}

/// A set-up's terms in the corrected book, or with one erratum left out of it.
rulebook::Scenario terms(const std::string& setup, const std::string& left_out = "") {
  auto errata = ErrataSelection::corrected();
  if (!left_out.empty()) {
    errata.set(left_out, false);
  }
  return open(setup, errata);
}

rulebook::Scenario printed(const std::string& setup) {
  return open(setup, ErrataSelection::as_printed());
}

/// The printed book with one erratum alone.
rulebook::Scenario printed_but(const std::string& setup, const std::string& erratum) {
  auto errata = ErrataSelection::as_printed();
  errata.set(erratum, true);
  return open(setup, errata);
}

int withdrawal_of_west_62(const rulebook::Scenario& scenario) {
  const auto at = std::find_if(scenario.track.begin(), scenario.track.end(),
                               [](const auto& each) { return each.id == "W62-U-013"; });
  EXPECT_TRUE(at->withdrawal);
  EXPECT_EQ(at->amount, 6);
  EXPECT_EQ(at->kind, rulebook::PieceKind::Infantry);
  return at->after_gt;
}

TEST(TrackErrata, Erratum_E018_the_Union_track_ends_West_62_and_not_West_63_after_18) {
  EXPECT_EQ(terms("west-62").last_game_turn, 18);
  EXPECT_EQ(terms("west-63").last_game_turn, 20);
  EXPECT_EQ(terms("west-62", "E018").last_game_turn, 20);  // the Confederate track alone
  EXPECT_EQ(terms("west-63", "E018").last_game_turn, 18);
  EXPECT_EQ(printed("west-62").last_game_turn, 20);
  EXPECT_EQ(printed("west-63").last_game_turn, 18);
  EXPECT_EQ(printed_but("west-62", "E018").last_game_turn, 18);
  EXPECT_EQ(printed_but("west-63", "E018").last_game_turn, 16);
}

TEST(TrackErrata, Erratum_E019_six_infantry_points_leave_after_16) {
  EXPECT_EQ(withdrawal_of_west_62(terms("west-62")), 16);
  EXPECT_EQ(withdrawal_of_west_62(terms("west-62", "E019")), 20);
  EXPECT_EQ(withdrawal_of_west_62(printed("west-62")), 20);
}

TEST(TrackErrata, Erratum_E021_East_63_goes_on_for_four_turns) {
  EXPECT_EQ(terms("east-63").last_game_turn, 12);
  EXPECT_EQ(terms("east-63", "E021").last_game_turn, 8);
  EXPECT_EQ(printed("east-63").last_game_turn, 8);
}

TEST(TrackErrata, Erratum_E022_East_64_goes_on_for_four_turns) {
  EXPECT_EQ(terms("east-64").last_game_turn, 20);
  EXPECT_EQ(terms("east-64", "E022").last_game_turn, 16);
  EXPECT_EQ(printed("east-64").last_game_turn, 16);
}

TEST(TrackErrata, Erratum_E023_West_63_goes_on_for_four_turns_where_E018_has_freed_it) {
  EXPECT_EQ(terms("west-63").last_game_turn, 20);
  EXPECT_EQ(terms("west-63", "E023").last_game_turn, 16);
  EXPECT_EQ(printed_but("west-63", "E023").last_game_turn, 18);  // the Union track's word
}

TEST(TrackErrata, Erratum_E024_West_64_goes_on_for_four_turns) {
  EXPECT_EQ(terms("west-64").last_game_turn, 20);
  EXPECT_EQ(terms("west-64", "E024").last_game_turn, 16);
  EXPECT_EQ(printed("west-64").last_game_turn, 16);
}

TEST(TrackErrata, the_info_of_a_set_up_tells_the_same_end_as_its_terms) {
  const Catalogue catalogue{tests::data::catalogue_file()};
  for (const auto& errata : {ErrataSelection::corrected(), ErrataSelection::as_printed()}) {
    for (const SetupInfo& info : catalogue.setups(errata)) {
      const auto opened = catalogue.open_setup(info.id, {errata});
      EXPECT_EQ(info.ends_after_gt.value_or(200), opened.setting.scenario->last_game_turn);
      EXPECT_EQ(info.cycle, opened.setting.scenario->first_cycle);
    }
  }
}

}  // namespace
}  // namespace core::data
