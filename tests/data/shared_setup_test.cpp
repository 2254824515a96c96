// [19.2] Set-up files that somebody has sent: read as text, refused with the line, never a crash.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "core/state/situation.h"
#include "tests/data/sources.h"
#include "tests/data/wrong_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>

namespace core::data {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::data::catalogue;

OpenedSetup open_sent(const std::string& text) {
  return catalogue().open_shared({"sent.setup", text});
}

std::string fault_of(const std::string& text) {
  try {
    static_cast<void>(open_sent(text));
    return {};
  } catch (const base::DataError& error) {
    return error.what();
  }
}

std::vector<std::string> all_faults_of(const std::string& text) {
  std::vector<std::string> faults;
  for (const base::DataError& error : catalogue().faults_of({"sent.setup", text})) {
    faults.emplace_back(error.what());
  }
  return faults;
}

/// A campaign in the middle of things, written by hand.
std::string war_of_1862() {
  return "setup 1\ntitle Spring of 1862\nbriefing One # two\nbriefing three\nbriefing\n"
         "briefing Four.\nerrata corrected,-E010\noptions 26.1\ncycle 4/62\nscenario campaign\n"
         "stage departments union\nfirst-player union\nchit union 2\nchit confederate 3\n"
         "pool union 40\npool confederate 30\ncall union V2 3\ncalls-made union V1 V2\n"
         "lost union 12\ntable-uses confederate 2\nlosses-counted union 1\nforts-taken union 3\n"
         "washington-taken\nheadquarters-due union 1 2\nrelocated D1\nblockade C1348 4 closed\n"
         "augmented C2908\ndeployed C2908 infantry 2\ncity-counted B2735\nemancipated\n"
         "building A3219 union fort 3\narrival X9 union infantry 6\nnet A3219 confederate\n"
         "side union\nat C2908 Annapolis\n  D1  department  neutralised\nat A3219 Cairo\n"
         "  U1  infantry 6-3\nat away\n  U2  leader \"McCook\"  wounded 7/62\n"
         "  U3  leader \"Lyon\"  eliminated\n  U4  infantry 4-3  due 6/62\n"
         "  U5  naval-transport  florida 50 C1348\n  U6  leader \"Grant\"  pool\n";
}

TEST(SharedSetup, Case_20_0_what_a_campaign_keeps_is_read) {
  const OpenedSetup opened = open_sent(war_of_1862());
  const state::GameState& state = opened.state;
  EXPECT_EQ(opened.info.title, "Spring of 1862");
  EXPECT_EQ(opened.info.briefing, "One # two three\nFour.");
  EXPECT_FALSE(opened.setting.switches.errata.has("E010"));
  EXPECT_TRUE(opened.setting.switches.options.has(*rulebook::parse_option("26.1")));
  EXPECT_TRUE(opened.setting.is_campaign());
  EXPECT_EQ(state.treasury_of(board::Side::Union).lost, 12);
  EXPECT_EQ(state.war.politics_of(board::Side::Confederate).table_uses, 2);
  EXPECT_EQ(state.war.politics_of(board::Side::Union).forts_taken, 3);
  EXPECT_TRUE(state.war.politics_of(board::Side::Confederate).has_washington);
  EXPECT_EQ(state.war.headquarters[0].armies, 2);
  EXPECT_EQ(state.war.relocated[0], state.find("D1")->id);
  EXPECT_TRUE(state.war.blockades.at(0).closed);
  EXPECT_EQ(state.war.deployed.at(0).count, 2);
  EXPECT_TRUE(state.war.emancipated);
  EXPECT_EQ(state.buildings.at(0).paid, 3);
  EXPECT_EQ(state.waiting.at(0).points, 6);
  EXPECT_EQ(state.find("U3")->away()->kind, state::AwayKind::Unused);
  EXPECT_EQ(state.find("U5")->away()->until, 50);
  EXPECT_EQ(state.find("U6")->away()->kind, state::AwayKind::Pool);
}

TEST(SharedSetup, Case_19_3_terms_of_its_own_stand_in_the_place_of_the_scenarios) {
  const OpenedSetup opened = open_sent(
      "setup 1\ncycle 4/63\nscenario west-63\nlength 8\nreinforcement union 3 i 20 ; late\n"
      "objective union 3 Vicksburg MS\nmargin 2\n");
  const rulebook::Scenario& scenario = *opened.setting.scenario;
  EXPECT_EQ(scenario.id, "west-63");
  EXPECT_EQ(scenario.last_game_turn, 8);
  ASSERT_EQ(scenario.track.size(), 1U);
  EXPECT_EQ(scenario.track[0].amount, 20);
  EXPECT_EQ(scenario.track[0].note, "late");
  ASSERT_EQ(scenario.objectives.size(), 1U);
  EXPECT_EQ(scenario.margin, 2);
  EXPECT_FALSE(scenario.union_wins.has_value());

  const std::string again = catalogue().write_setup({"T", ""}, opened.setting, opened.state);
  EXPECT_THAT(again, HasSubstr("\nlength 8\nreinforcement union 3 i 20 R5  ; late\n"));
  EXPECT_THAT(again, HasSubstr("\nobjective union 3 Vicksburg MS\nmargin 2\n"));
}

TEST(SharedSetup, Case_19_3_a_game_of_its_own_says_when_it_began_and_where_it_is_played) {
  const OpenedSetup opened =
      open_sent("setup 1\ncycle 5/62\nfirst-cycle 4/62\nsheets A B\ngame-turn 6\n");
  EXPECT_EQ(opened.setting.scenario->first_cycle.text(), "4/62");
  EXPECT_EQ(opened.setting.scenario->last_game_turn, 8);
  EXPECT_EQ(opened.state.turn.game_turn, 6);
  EXPECT_EQ(opened.info.sheets.size(), 2U);
}

TEST(SharedSetup, wrong_lines_are_refused_with_row_and_reason) {
  const std::string begin = "setup 1\ncycle 4/62\n";
  EXPECT_THAT(fault_of("setup 2\ncycle 4/62\n"), HasSubstr("sent.setup:1: setup: this program"));
  EXPECT_THAT(fault_of(begin + "errata corrected,-E999\n"),
              HasSubstr(":3: errata: '-E999' is not"));
  EXPECT_THAT(fault_of(begin + "title " + std::string(81, 'x') + "\n"), HasSubstr(":3: title"));
  EXPECT_THAT(fault_of(begin + "lost union -1\n"), HasSubstr(":3: lost: -1 is not from 1"));
  EXPECT_THAT(fault_of(begin + "lost union 99999999999999999999\n"), HasSubstr(":3: lost"));
  EXPECT_THAT(fault_of(begin + "lost union 1\nlost union 2\n"), HasSubstr(":4: lost: given twice"));
  EXPECT_THAT(fault_of(begin + "relocated U9\n"), HasSubstr(":3: relocated: there is no piece U9"));
  EXPECT_THAT(fault_of(begin + "net A0501 union\n"), HasSubstr(":3: net: no railroad"));
  EXPECT_THAT(fault_of(begin + "side union\nat away\n  U1 leader \"Grant\"\n"),
              HasSubstr(":5: place: a piece that is away says why"));
  EXPECT_THAT(fault_of(begin + "side union\nat away\n  U1 infantry 4-3 pool\n"),
              HasSubstr("only a leader is in the pool"));
  EXPECT_THAT(fault_of(begin + "scenario west-62\nsheets A\n"),
              HasSubstr(":4: sheets: the scenario"));
  EXPECT_THAT(fault_of(begin + "reinforcement union 3 x 20\n"), HasSubstr("[19.33]"));
  EXPECT_THAT(fault_of(begin + "briefing <img src='http://a.b/c'>\n"),
              HasSubstr(":3: there is a '<'"));
  EXPECT_THAT(fault_of("title nothing\n"), HasSubstr("a position names its cycle"));
}

TEST(SharedSetup, all_faults_are_told_in_the_order_of_the_lines_and_what_follows_from_one_is_not) {
  const std::string text =
      "setup 1\ncycle 4/62\nlost union x\nside union\nat B3402\n"
      "  U1  army-hq 9-9  commander \"Nobody\"\n  U2  infantry 10-3  in U1\n"
      "  U3  infantry 77-3\n  U4  train  stock 999\nat Z9999\n  U5 depot stock 5\n";
  EXPECT_THAT(all_faults_of(text),
              ElementsAre(HasSubstr(":3: lost"), HasSubstr(":6: value"), HasSubstr(":8: value"),
                          HasSubstr(":9: stock"), HasSubstr(":10: place")));
  EXPECT_THAT(all_faults_of(war_of_1862()), IsEmpty());
}

TEST(SharedSetup, Case_3_26_faults_of_the_whole_position_name_their_case) {
  std::string text = "setup 1\ncycle 4/62\nside union\nat B3402\n";
  for (int count = 0; count < 40; ++count) {
    text += "  infantry 20-3\n";
  }
  EXPECT_THAT(fault_of(text), HasSubstr("[3.26]"));
}

TEST(SharedSetup, a_file_larger_than_any_set_up_is_refused_unread) {
  const auto file = tests::data::scratch("large.setup", std::string(kLargestSetup + 1, '\n'));
  EXPECT_THROW(static_cast<void>(read_shared_setup(file)), base::DataError);
}

TEST(SharedSetup, a_file_is_written_whole_and_read_back) {
  const auto file = tests::data::scratch("written.setup", "old");
  write_shared_setup(file, "new\n");
  EXPECT_EQ(read_shared_setup(file).text, "new\n");
  EXPECT_THROW(write_shared_setup(file / "below", "x"), base::DataError);
}

/// Opens a damaged text: it is refused with one error that names the file, or it is a position that
/// is sound enough to be written again.
void expect_refused_or_sound(const std::string& text) {
  try {
    const OpenedSetup opened = open_sent(text);
    static_cast<void>(state::Occupancy{*opened.setting.map, opened.state});
    if (why_no_setup(opened.state) == NoSetup::None) {
      EXPECT_FALSE(setup_text({"T", ""}, opened.setting, nullptr, opened.state).empty());
    }
  } catch (const base::DataError& error) {
    EXPECT_FALSE(error.reason().empty());
    EXPECT_EQ(error.reason().find("unforeseen"), std::string::npos) << error.what() << "\n" << text;
    EXPECT_EQ(error.file(), "sent.setup");
  }
}

/// SUMTER_MUTATIONS asks for more.
int mutations_wanted() {
  constexpr int kUsual = 150;
  const char* asked = std::getenv("SUMTER_MUTATIONS");
  return asked != nullptr ? std::atoi(asked) : kUsual;
}

std::string small_part_of_a_war() {
  return war_of_1862() +
         "side confederate\nat B3403\n  C1  army-hq  stock 5  commander \"Beauregard\"\n"
         "  C2  leader \"Beauregard\"  in C1\n  C3  infantry 10-3  in C1  span C2\n"
         "  C4  depot  stock 9\ncut B3402\ncontrol B3301 B3302 union\nhome B3301 confederate\n"
         "ground B3403 5\n";
}

TEST(SharedSetup, one_cut_off_at_any_line_is_refused_or_sound) {
  const std::string text = small_part_of_a_war();
  for (std::size_t end = text.find('\n'); end != std::string::npos;
       end = text.find('\n', end + 1)) {
    expect_refused_or_sound(text.substr(0, end));
    expect_refused_or_sound(text.substr(0, end - 1));
  }
}

TEST(SharedSetup, damaged_bytes_words_and_numbers_never_break_the_program) {
  const std::string text = small_part_of_a_war();
  const std::array<std::string, 12> words{
      "99999999999999999999", "-1",    "\xC3\x28", "#", "\"", "C2908", "U1", "away", "in", "union",
      "4294967297",           "999/62"};
  std::mt19937_64 random{1862};
  for (int count = 0; count < mutations_wanted(); ++count) {
    const std::size_t at = random() % text.size();
    const std::string before = text.substr(0, at);
    const std::string behind = text.substr(at);
    const auto word_ends = std::min(behind.find_first_of(" \n"), behind.size());
    const std::string& word = words[random() % words.size()];
    switch (random() % 3) {
      case 0:
        expect_refused_or_sound(before + static_cast<char>(random() % 256) + behind.substr(1));
        break;
      case 1:
        expect_refused_or_sound(before + " " + word + behind.substr(word_ends));
        break;
      default:
        expect_refused_or_sound(before + "\n" + text.substr(random() % text.size(), 40) + "\n" +
                                behind);
        break;
    }
  }
}

}  // namespace
}  // namespace core::data
