// Position files: what pieces have done, what was fed, who held what when the game began.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "tests/data/sources.h"
#include "tests/data/wrong_line.h"

#include <gtest/gtest.h>

namespace core::data {
namespace {

using state::Status;
using tests::data::catalogue;
using tests::data::expect_refused;
using tests::data::WrongLine;

std::filesystem::path scratch_position(const std::string& text) {
  return tests::data::scratch("turn.position", text);
}

state::GameState in_play(const std::string& text) {
  return catalogue().open_game_position(scratch_position(text), {}).state;
}

board::HexId hex_at(const char* label) { return *board::HexId::parse(label); }

/// A river transport and a division at Cairo; a stage of the Union.
std::string at_cairo(const std::string& stage, const std::string& of_the_boat,
                     const std::string& of_the_division) {
  return "cycle 6/62\nstage " + stage +
         " union\nside union\nat A3120/A3219\n  U1 river-transport " + of_the_boat +
         "\nat A3219\n  U2 infantry 5-3 " + of_the_division + "\n";
}

TEST(PositionActivity, Case_17_11_a_ship_has_carried_when_the_file_says_so_or_something_is_aboard) {
  EXPECT_FALSE(in_play(at_cairo("maintenance", "", "")).pieces[0].activity.has(Status::Laden));
  EXPECT_TRUE(in_play(at_cairo("maintenance", "laden", "")).pieces[0].activity.has(Status::Laden));
  EXPECT_TRUE(
      in_play(at_cairo("maintenance", "stock 5", "")).pieces[0].activity.has(Status::Laden));
}

TEST(PositionActivity, Case_16_16_several_words_stand_behind_a_piece) {
  const auto activity = in_play(at_cairo("battles", "fought-at-sea", "may-fight attacked-fighting"))
                            .pieces[1]
                            .activity;

  EXPECT_TRUE(activity.has(Status::MayFight));
  EXPECT_TRUE(activity.has(Status::AttackedFighting));
  EXPECT_FALSE(activity.has(Status::WasAttacked));
}

/// What games come to: he was in position and has landed; the ship supported in a siege.
TEST(PositionActivity, Case_7_24_a_status_lasts_longer_than_its_place_or_its_phase) {
  EXPECT_TRUE(in_play(at_cairo("command-segment", "", "in-position"))
                  .pieces[1]
                  .activity.has(Status::InPosition));
  EXPECT_TRUE(in_play("cycle 6/62\nstage maintenance union\nside union\nat A3120/A3219\n"
                      "  U1 river-flotilla supported\n")
                  .pieces[0]
                  .activity.has(Status::Supported));
}

TEST(PositionActivity, Case_22_5_a_prisoner_who_found_no_place_stays_out_longer) {
  const auto state = in_play("cycle 6/62\nside union\nat A3219\n  leader \"Pope\" wounded 5/62\n");
  ASSERT_NE(state.pieces[0].away(), nullptr);
}

TEST(PositionActivity, Case_13_24_a_razed_fort_has_its_garrison_underneath) {
  const std::string fort = "cycle 6/62\nside confederate\nat B2317\n  F fortress razed\n";
  EXPECT_TRUE(in_play(fort + "  garrison (5)-1 in F\n").pieces[0].activity.has(Status::Razed));

  EXPECT_THROW(static_cast<void>(in_play(fort)), base::DataError);
}

TEST(PositionActivity, Case_5_21_direct_commands_that_were_given_are_told) {
  const auto state = in_play("cycle 6/62\ncommands union 2\n");

  EXPECT_EQ(state.turn.commands[0], 2);
  EXPECT_EQ(state.turn.commands[1], 0);
}

TEST(PositionActivity, Case_17_13_a_landing_place_is_fed_by_a_transport) {
  const auto state =
      in_play("fed-landing U1 A3219 A3221 4\n" + at_cairo("command-segment", "", ""));

  ASSERT_EQ(state.landings.size(), 1U);
  const state::FedLanding fed = state.landings[0];
  EXPECT_EQ(fed.side, board::Side::Union);
  EXPECT_EQ(fed.transport, state.find("U1")->id);
  EXPECT_EQ(fed.kind, rulebook::PieceKind::RiverTransport);
  EXPECT_EQ(fed.loading, hex_at("A3219"));
  EXPECT_EQ(fed.landing, hex_at("A3221"));
  EXPECT_EQ(fed.used, 4);
}

TEST(PositionActivity, Case_3_23_a_hex_was_home_of_another_side_when_the_game_began) {
  const auto state = in_play("cycle 6/62\ncontrol B3504 union\nhome B3504 confederate\n");

  const auto at = static_cast<std::size_t>(hex_at("B3504").ordinal());
  EXPECT_EQ(state.home[at], board::Side::Confederate);
  EXPECT_EQ(state.controller(hex_at("B3504")), board::Side::Union);
}

TEST(PositionActivity, Case_22_5_a_leader_is_out_until_a_cycle_and_may_take_his_hq_back) {
  const auto state = in_play(
      "cycle 6/62\nside union\nat B3404\n  U1 corps-hq-infantry commander \"McCook\"\n"
      "  U2 leader \"McCook\" in U1\n  U3 leader \"Pope\" captured 8/62 former U1\n");

  ASSERT_NE(state.pieces[2].away(), nullptr);
  EXPECT_EQ(state.pieces[2].away()->kind, state::AwayKind::Captured);
  EXPECT_EQ(state.pieces[2].away()->until, 2);
  EXPECT_EQ(state.pieces[2].commander, state.pieces[0].id);
}

const WrongLine kWrongTurnLines[] = {
    {"status_of_another_kind", at_cairo("command-segment", "tried-to-move", ""), 5, "tried-to-move",
     "a river-transport is not tried-to-move: only leaders roll [5.22]"},
    {"status_of_another_phase", at_cairo("command-segment", "", "attacked-fighting"), 7,
     "attacked-fighting",
     "attacked-fighting is a word of a Combat Phase, and the stage is command-segment [8.12]"},
    {"status_twice", at_cairo("command-segment", "laden laden", ""), 5, "laden", "given twice"},
    {"no_railroad", at_cairo("command-segment", "entrained", ""), 5, "entrained",
     "only what moves on land"},
    {"fed_by_nobody", "cycle 6/62\nfed-landing U9 A3219 A3221\n", 2, "fed-landing",
     "there is no piece U9"},
    {"fed_by_a_division", "fed-landing U2 A3219 A3221\n" + at_cairo("command-segment", "", ""), 1,
     "fed-landing", "only transports do [17.11]"},
    {"fed_inland", "fed-landing U1 A3219 B3504\n" + at_cairo("command-segment", "", ""), 1,
     "fed-landing", "no ship touches B3504 [17.12]"},
    {"fed_with_too_much", "fed-landing U1 A3219 A3221 11\n" + at_cairo("battles", "", ""), 1,
     "fed-landing", "11 is not from 0 to 10"},
    {"fed_nowhere", "cycle 6/62\nfed-landing U1 A3219\n", 2, "fed-landing",
     "a transport, where it loads and where it lands"},
    {"fed_off_the_map", "cycle 6/62\nfed-landing U1 A3219 C4117\n", 2, "fed-landing",
     "off the map"},
    {"fed_two_places", "cycle 6/62\nfed-landing U1 A3219 A3221\nfed-landing U1 A3219 A3222\n", 3,
     "fed-landing", "U1 feeds one landing place, not two [17.12]"},
    {"out_in_no_cycle", at_cairo("battles", "wounded 14/62", ""), 5, "wounded",
     "'14/62' is not the cycle in which he comes back"},
    {"out_but_no_leader", at_cairo("battles", "", "wounded 7/62"), 7, "wounded",
     "only a leader by himself"},
    {"out_twice",
     "cycle 6/62\nside union\nat A3219\n  leader \"Pope\" wounded 7/62 captured 7/62\n", 4,
     "captured", "given twice"},
    {"former_of_nobody",
     "cycle 6/62\nside union\nat A3219\n  leader \"Pope\" wounded 7/62 former U9\n", 4, "former",
     "there is no piece U9"},
    {"former_of_a_leader_who_is_there",
     "cycle 6/62\nside union\nat A3219\n  U1 army-hq\n  leader \"Pope\" former U1\n", 5, "former",
     "a leader who is wounded or captured has a former HQ"},
    {"commands_of_nobody", "cycle 6/62\ncommands 2\n", 2, "commands", "a side and a number"},
    {"commands_twice", "cycle 6/62\ncommands union 2\ncommands union 1\n", 3, "commands",
     "given twice"},
    {"home_of_a_stranger", "cycle 6/62\nhome B3504 france\n", 2, "home", "'france' is not 'union'"},
    {"home_without_a_hex", "cycle 6/62\nhome union\n", 2, "home",
     "'home' names one or more hexes or a state and who held them when the game began"},
    {"home_twice", "cycle 6/62\nhome B3504 union\nhome B3504 none\n", 3, "home",
     "B3504 has a holder already (line 2)"},
    {"home_of_no_state", "cycle 6/62\nhome state:XX union\n", 2, "home", "no state 'XX'"},
    {"call_without_a_month", "cycle 6/62\ncall union D2\n", 2, "call",
     "a side, the call in force and its month"},
    {"call_of_a_stranger", "cycle 6/62\ncall france D2 3\n", 2, "call", "'france' is not 'union'"},
    {"call_that_is_none", "cycle 6/62\ncall union V4 1\n", 2, "call",
     "'V4' is not V1, V2, V3, D1, D2 or D3 [23.11]"},
    {"call_before_its_first_month", "cycle 6/62\ncall union V1 0\n", 2, "call",
     "0 is not from 1 to 50"},
    {"call_in_a_month_that_is_none", "cycle 6/62\ncall union V1 May\n", 2, "call",
     "'May' is not a whole number"},
    {"call_twice", "cycle 6/62\ncall union V1 1\ncall union V2 1\n", 3, "call", "given twice"},
    {"kentucky_of_a_stranger", "cycle 6/62\nkentucky france\n", 2, "kentucky",
     "'france' is not 'union'"},
    {"kentucky_of_nobody", "cycle 6/62\nkentucky\n", 2, "kentucky", "'' is not 'union'"},
    {"kentucky_twice", "cycle 6/62\nkentucky union\nkentucky confederate\n", 3, "kentucky",
     "given twice"},
    {"due_in_no_cycle", at_cairo("battles", "", "due 14/62"), 7, "due",
     "'14/62' is not the cycle in which it is due: due 7/62"},
    {"due_without_a_cycle", at_cairo("battles", "", "due"), 7, "due", "nothing follows 'due'"},
    {"due_twice", at_cairo("battles", "", "due 7/62 due 8/62"), 7, "due", "given twice"},
    {"due_with_supply", at_cairo("battles", "stock 5 due 7/62", ""), 5, "due",
     "by itself and empty"},
    {"due_and_done", at_cairo("battles", "", "may-fight due 7/62"), 7, "due",
     "by itself and empty"},
    {"due_on_a_roster",
     "cycle 6/62\nside union\nat A3219\n  U1 army-hq\n  infantry 5-3 in U1 due 7/62\n", 5, "due",
     "by itself and empty"},
    {"due_of_a_leader", "cycle 6/62\nside union\nat A3219\n  leader \"Pope\" due 7/62\n", 4, "due",
     "only a unit that is produced"},
    {"due_of_a_department", "cycle 6/62\nside union\nat A3219\n  department due 7/62\n", 4, "due",
     "is on the production spiral [21.41]"},
    {"due_from_no_hex", "cycle 6/62\nside confederate\nat away\n  ironclad due 7/62 from Norfolk\n",
     4, "due", "'Norfolk' is not a hex label"},
};

class WrongTurn : public testing::TestWithParam<WrongLine> {};

TEST_P(WrongTurn, is_named_with_file_line_and_reason) {
  expect_refused(scratch_position(GetParam().text), GetParam(), [](const auto& file) {
    static_cast<void>(catalogue().open_game_position(file, {}));
  });
}

INSTANTIATE_TEST_SUITE_P(Lines, WrongTurn, testing::ValuesIn(kWrongTurnLines),
                         [](const auto& line) { return std::string{line.param.name}; });

}  // namespace
}  // namespace core::data
