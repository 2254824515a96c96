// [19.2] A set-up file that is edited: each edit, its faults, steps back and on.
#include "core/data/setup_draft.h"

#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "tests/data/sources.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

namespace core::data {
namespace {

using board::Side;
using rulebook::PieceKind;
using testing::AnyOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using tests::data::catalogue;

/// A small position in which all stands as it may.
std::string small() {
  return "setup 1\ntitle A day\nbriefing One.\ncycle 4/62\n# a word of the author\n"
         "pool union 40\n\nside union\n\nat B3402 Corinth\n"
         "  U1  army-hq 9-9  \"Army of the Tennessee\"  commander \"Grant\"  ; of the West\n"
         "  U2  leader  \"Grant\"  in U1\n  U3  infantry 6-3  in U1\n  U4  train  stock 2\n\n"
         "at A3219 Cairo\n  U5  infantry 4-3\n\nat away\n"
         "  U6  leader  \"McCook\"  wounded 7/62\n  infantry 6-3  due 6/62\n\n"
         "side confederate\n\nat B2735 Vicksburg\n  C1  fort  stock 3\n"
         "  C2  garrison (5)-1  in C1\n";
}

std::vector<std::string> faults_of(const SetupDraft& draft) {
  std::vector<std::string> faults;
  for (const base::DataError& error : catalogue().faults_of({"draft.setup", draft.text()})) {
    faults.emplace_back(error.what());
  }
  return faults;
}

/// Done, taken back and made again: each time the same text as before.
void expect_step(SetupDraft& draft, const std::function<NoEdit(SetupDraft&)>& edit) {
  const std::string before = draft.text();
  ASSERT_EQ(edit(draft), NoEdit::None);
  const std::string after = draft.text();
  EXPECT_NE(after, before);
  ASSERT_TRUE(draft.undo());
  EXPECT_EQ(draft.text(), before);
  ASSERT_TRUE(draft.redo());
  EXPECT_EQ(draft.text(), after);
  EXPECT_FALSE(draft.can_redo());
}

std::string place_of(const SetupDraft& draft, std::string_view id) {
  const DraftPiece* const piece = draft.find(id);
  return piece == nullptr ? "nowhere" : piece->place;
}

std::vector<std::string> ids_of(const SetupDraft& draft) {
  std::vector<std::string> ids;
  for (const DraftPiece& piece : draft.pieces()) {
    ids.push_back(piece.id);
  }
  return ids;
}

TEST(SetupDraft, pieces_are_read_as_they_stand_and_each_has_an_id) {
  const SetupDraft draft{small()};
  EXPECT_THAT(ids_of(draft), ElementsAre("U1", "U2", "U3", "U4", "U5", "U6", "P1", "C1", "C2"));
  const DraftPiece& army = *draft.find("U1");
  EXPECT_EQ(army.kind, PieceKind::ArmyHq);
  EXPECT_EQ(army.value, "9-9");
  EXPECT_EQ(army.name, "Army of the Tennessee");
  EXPECT_EQ(army.commander, "Grant");
  EXPECT_EQ(draft.find("U4")->stock, 2);
  EXPECT_EQ(draft.find("C2")->side, Side::Confederate);
  EXPECT_EQ(draft.find("C2")->inside, "C1");
  EXPECT_EQ(place_of(draft, "P1"), "away");
  EXPECT_FALSE(draft.can_undo());
}

TEST(SetupDraft, a_piece_goes_to_another_hex_with_all_inside) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.move({"U1"}, "A3219"); });
  EXPECT_EQ(place_of(draft, "U1"), "A3219");
  EXPECT_EQ(place_of(draft, "U2"), "A3219");
  EXPECT_EQ(place_of(draft, "U3"), "A3219");
  EXPECT_EQ(place_of(draft, "U4"), "B3402");
  EXPECT_EQ(draft.find("U1")->commander, "Grant");
  EXPECT_THAT(draft.text(), HasSubstr("; of the West"));
  EXPECT_THAT(draft.text(), HasSubstr("# a word of the author"));
}

TEST(SetupDraft, a_place_that_is_left_by_all_loses_its_line) {
  SetupDraft draft{small()};
  EXPECT_EQ(draft.move({"U5"}, "B3402"), NoEdit::None);
  EXPECT_THAT(draft.text(), Not(HasSubstr("at A3219")));
  EXPECT_EQ(place_of(draft, "U5"), "B3402");
  EXPECT_EQ(place_of(draft, "U6"), "away");
}

TEST(SetupDraft, a_piece_that_goes_alone_leaves_what_it_was_in) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.move({"U3"}, "A3219"); });
  EXPECT_EQ(draft.find("U3")->inside, "");
  EXPECT_EQ(draft.move({"U2"}, "B3402"), NoEdit::None);  // out of it in its own hex
  EXPECT_EQ(draft.find("U2")->inside, "");
  EXPECT_EQ(draft.find("U1")->commander, "");  // he commands no longer
}

TEST(SetupDraft, those_who_go_together_stay_in_each_other) {
  SetupDraft draft{small()};
  EXPECT_EQ(draft.move({"U1", "U3", "U4"}, "A3219"), NoEdit::None);
  EXPECT_EQ(draft.find("U3")->inside, "U1");
  EXPECT_EQ(place_of(draft, "U4"), "A3219");
}

TEST(SetupDraft, a_piece_comes_back_on_the_map_without_the_words_that_said_why_it_was_away) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.move({"U6", "P1"}, "A3219"); });
  EXPECT_THAT(draft.text(), Not(HasSubstr("wounded")));
  EXPECT_THAT(draft.text(), Not(HasSubstr("due")));
  EXPECT_THAT(draft.text(), Not(HasSubstr("at away")));
}

TEST(SetupDraft, what_is_no_edit_is_refused_and_changes_nothing) {
  SetupDraft draft{small()};
  std::string id;
  EXPECT_EQ(draft.move({"U99"}, "A3219"), NoEdit::NoPiece);
  EXPECT_EQ(draft.move({"U5"}, "Z0101"), NoEdit::NoPlace);
  EXPECT_EQ(draft.move({"U5"}, "away"), NoEdit::NoPlace);
  EXPECT_EQ(draft.add({Side::Union, PieceKind::Infantry, "4-3", ""}, "A9999", id), NoEdit::NoPlace);
  EXPECT_EQ(draft.put_into({"C1"}, "C2"), NoEdit::InItself);
  EXPECT_EQ(draft.set_stock("U4", -1), NoEdit::NoNumber);
  EXPECT_EQ(draft.set_name("U4", "a \"b\""), NoEdit::NoText);
  EXPECT_EQ(draft.set_title("two\nlines"), NoEdit::NoText);
  EXPECT_EQ(draft.set_line(900, "x"), NoEdit::NoLine);
  EXPECT_EQ(draft.take_away({"U99"}, SetupDraft::Insides::Go), NoEdit::NoPiece);
  EXPECT_FALSE(draft.can_undo());
  EXPECT_EQ(draft.text(), SetupDraft{small()}.text());
}

TEST(SetupDraft, a_new_counter_stands_in_the_place_of_its_side) {
  SetupDraft draft{small()};
  std::string id;
  expect_step(draft, [&](SetupDraft& each) {
    return each.add({Side::Union, PieceKind::Infantry, "4-3", ""}, "A3219", id);
  });
  EXPECT_THAT(draft.text(), HasSubstr("  U5  infantry 4-3\n  " + id + "  infantry 4-3\n"));
  ASSERT_EQ(draft.add({Side::Confederate, PieceKind::Leader, "", "Bragg"}, "B3301", id),
            NoEdit::None);
  EXPECT_EQ(draft.find(id)->side, Side::Confederate);
  EXPECT_EQ(draft.find(id)->place, "B3301");
}

TEST(SetupDraft, a_new_counter_comes_even_where_nothing_is_told_of_its_side) {
  SetupDraft draft{"setup 1\ncycle 4/62\n"};
  std::string id;
  ASSERT_EQ(draft.add({Side::Union, PieceKind::Infantry, "6-3", ""}, "A3219", id), NoEdit::None);
  EXPECT_EQ(draft.text(), "setup 1\ncycle 4/62\n\nside union\n\nat A3219\n  N1  infantry 6-3\n");
  EXPECT_THAT(faults_of(draft), IsEmpty());
}

TEST(SetupDraft, a_counter_is_taken_away_with_what_is_inside_or_without) {
  SetupDraft draft{small()};
  expect_step(draft,
              [](SetupDraft& each) { return each.take_away({"C1"}, SetupDraft::Insides::Go); });
  EXPECT_EQ(draft.find("C2"), nullptr);
  EXPECT_THAT(draft.text(), Not(HasSubstr("at B2735")));
  ASSERT_TRUE(draft.undo());
  ASSERT_EQ(draft.take_away({"C1"}, SetupDraft::Insides::Stay), NoEdit::None);
  EXPECT_EQ(draft.find("C2")->inside, "");
  EXPECT_EQ(place_of(draft, "C2"), "B2735");
}

TEST(SetupDraft, Case_10_16_a_leader_who_is_taken_away_commands_nothing_any_more) {
  SetupDraft draft{small()};
  ASSERT_EQ(draft.take_away({"U2"}, SetupDraft::Insides::Go), NoEdit::None);
  EXPECT_EQ(draft.find("U1")->commander, "");
}

TEST(SetupDraft, Case_10_16_a_leader_who_is_put_into_headquarters_commands_it) {
  SetupDraft draft{small()};
  ASSERT_EQ(draft.move({"U2"}, "A3219"), NoEdit::None);
  expect_step(draft, [](SetupDraft& each) { return each.put_into({"U2"}, "U1"); });
  EXPECT_EQ(draft.find("U2")->inside, "U1");
  EXPECT_EQ(draft.find("U1")->commander, "Grant");
  EXPECT_EQ(place_of(draft, "U2"), "B3402");
}

TEST(SetupDraft, a_piece_is_put_into_another_and_stands_in_its_place) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.put_into({"U5"}, "U1"); });
  EXPECT_EQ(draft.find("U5")->inside, "U1");
  EXPECT_EQ(place_of(draft, "U5"), "B3402");
  EXPECT_THAT(draft.with_insides({"U1"}), ElementsAre("U1", "U2", "U3", "U5"));
}

TEST(SetupDraft, name_stock_and_commander_are_words_of_the_line_of_a_piece) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.set_stock("U4", 5); });
  EXPECT_THAT(draft.text(), HasSubstr("  U4  train  stock 5\n"));
  expect_step(draft, [](SetupDraft& each) { return each.set_stock("U4", 0); });
  EXPECT_THAT(draft.text(), HasSubstr("  U4  train\n"));
  expect_step(draft, [](SetupDraft& each) { return each.set_name("U5", "1st"); });
  EXPECT_THAT(draft.text(), HasSubstr("  U5  infantry 4-3  \"1st\"\n"));
  expect_step(draft, [](SetupDraft& each) { return each.set_name("U2", "Sherman"); });
  EXPECT_EQ(draft.find("U1")->commander, "Sherman");
  expect_step(draft, [](SetupDraft& each) { return each.set_commander("U1", ""); });
  EXPECT_EQ(draft.find("U1")->name, "Army of the Tennessee");
  EXPECT_EQ(draft.find("U1")->commander, "");
}

TEST(SetupDraft, what_the_head_says_is_changed_in_its_line) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.set_title("Another # day"); });
  expect_step(draft, [](SetupDraft& each) { return each.set_cycle("5/62"); });
  expect_step(draft, [](SetupDraft& each) { return each.set_pool(Side::Union, 12); });
  expect_step(draft, [](SetupDraft& each) { return each.set_pool(Side::Confederate, 7); });
  expect_step(draft, [](SetupDraft& each) { return each.set_briefing("First.\nSecond."); });
  const DraftHead head = draft.head();
  EXPECT_EQ(head.title, "Another # day");
  EXPECT_EQ(head.cycle, "5/62");
  EXPECT_THAT(head.pool, ElementsAre("12", "7"));
  EXPECT_EQ(head.briefing, "First.\nSecond.");
  const OpenedSetup opened =
      catalogue().open_shared({"draft.setup", SetupDraft{"setup 1\ncycle 4/62\n"}.text()});
  EXPECT_EQ(opened.state.cycle.text(), "4/62");
}

TEST(SetupDraft, Case_3_23_a_hex_has_one_holder_however_often_it_changes) {
  SetupDraft draft{"setup 1\ncycle 4/62\ncontrol B3301 B3402 confederate\nside union\n"};
  expect_step(draft, [](SetupDraft& each) {
    return each.set_holder(HolderLine::Control, {"B3402"}, state::Controller{Side::Union});
  });
  EXPECT_THAT(draft.text(), HasSubstr("control B3301 confederate\ncontrol B3402 union\n"));
  expect_step(draft, [](SetupDraft& each) {
    return each.set_holder(HolderLine::Control, {"B3402"}, state::Controller{});
  });
  const OpenedSetup opened = catalogue().open_shared({"draft.setup", draft.text()});
  const auto at = static_cast<std::size_t>(board::HexId::parse("B3402")->ordinal());
  EXPECT_FALSE(opened.state.control[at].has_value());
}

TEST(SetupDraft, what_is_wrong_stays_and_is_told_and_can_be_put_right) {
  SetupDraft draft{
      "setup 1\ncycle 4/62\nside union\nat A3219\n  U1 infantry 6-3\n  what is this\n"};
  EXPECT_THAT(faults_of(draft), ElementsAre(HasSubstr(":6: kind")));
  EXPECT_EQ(draft.place_of_line(5), "A3219");
  expect_step(draft, [](SetupDraft& each) { return each.set_line(6, ""); });
  EXPECT_THAT(faults_of(draft), IsEmpty());
  std::string id;
  ASSERT_EQ(draft.add({Side::Union, PieceKind::Leader, "", "Nobody"}, "A3219", id), NoEdit::None);
  EXPECT_THAT(faults_of(draft), ElementsAre(HasSubstr("[10.01]")));
}

TEST(SetupDraft, Case_3_26_counters_of_the_mix_are_counted_right_or_wrong) {
  const auto setting = catalogue().load_setting({});
  const auto used = [&](const SetupDraft& draft) {
    for (const organisation::MixUse& use : draft.counters(setting)) {
      if (use.side == Side::Union && use.kind == PieceKind::Infantry && use.value == "6-3") {
        return use.in_play;
      }
    }
    return -1;
  };
  SetupDraft draft{small() + "a fault\n"};
  EXPECT_EQ(used(draft), 2);
  std::string id;
  ASSERT_EQ(draft.add({Side::Union, PieceKind::Infantry, "6-3", ""}, "A3219", id), NoEdit::None);
  EXPECT_EQ(used(draft), 3);
  ASSERT_EQ(draft.take_away({id, "U3"}, SetupDraft::Insides::Go), NoEdit::None);
  EXPECT_EQ(used(draft), 1);
}

TEST(SetupDraft, Case_10_01_leaders_of_the_draft_are_not_left) {
  const auto setting = catalogue().load_setting({});
  SetupDraft draft{small()};
  const auto is_left = [&](const std::string& name) {
    const auto left = draft.leaders_left(setting);
    return std::any_of(left.begin(), left.end(), [&](const NewCounter& each) {
      return each.side == Side::Union && each.name == name;
    });
  };
  EXPECT_FALSE(is_left("Grant"));
  EXPECT_TRUE(is_left("Sherman"));
  ASSERT_EQ(draft.take_away({"U2"}, SetupDraft::Insides::Go), NoEdit::None);
  EXPECT_TRUE(is_left("Grant"));
}

TEST(SetupDraft, Case_3_23_holders_of_many_hexes_now_and_when_the_game_began) {
  SetupDraft draft{"setup 1\ncycle 4/62\nhome B3301 union  # why\nside union\n"};
  expect_step(draft, [](SetupDraft& each) {
    return each.set_holder(HolderLine::Control, {"B3301", "B3402"}, state::Controller{Side::Union});
  });
  expect_step(draft, [](SetupDraft& each) {
    return each.set_holder(HolderLine::Home, {"B3301"}, state::Controller{Side::Confederate});
  });
  EXPECT_THAT(draft.text(), HasSubstr("control B3301 B3402 union\n"));
  EXPECT_THAT(draft.text(), HasSubstr("# why"));
  const OpenedSetup opened = catalogue().open_shared({"draft.setup", draft.text()});
  const auto at = static_cast<std::size_t>(board::HexId::parse("B3301")->ordinal());
  EXPECT_EQ(opened.state.control[at], state::Controller{Side::Union});
  EXPECT_EQ(opened.state.home[at], state::Controller{Side::Confederate});
  expect_step(draft, [](SetupDraft& each) {
    return each.set_holder(HolderLine::Control, {"B3301"}, std::nullopt);
  });
  EXPECT_THAT(draft.text(), HasSubstr("\ncontrol B3402 union\n"));
  EXPECT_EQ(draft.set_holder(HolderLine::Control, {"Z1"}, std::nullopt), NoEdit::NoPlace);
}

TEST(SetupDraft, Case_18_23_a_rail_hex_is_cut_and_mended) {
  SetupDraft draft{"setup 1\ncycle 4/62\nside confederate\nat B3402 Corinth\n  C1 rail-cut\n"};
  const auto is_cut = [&] {
    const OpenedSetup opened = catalogue().open_shared({"draft.setup", draft.text()});
    return opened.state.rail.is_cut(*board::HexId::parse("B3402"));
  };
  EXPECT_TRUE(is_cut());
  expect_step(draft, [](SetupDraft& each) { return each.toggle_cut("B3402"); });  // the marker goes
  EXPECT_FALSE(is_cut());
  expect_step(draft, [](SetupDraft& each) { return each.toggle_cut("B3402"); });
  EXPECT_THAT(draft.text(), HasSubstr("cut B3402\n"));
  EXPECT_TRUE(is_cut());
  expect_step(draft, [](SetupDraft& each) { return each.toggle_cut("B3402"); });
  EXPECT_FALSE(is_cut());
  EXPECT_EQ(draft.toggle_cut("nowhere"), NoEdit::NoPlace);
}

TEST(SetupDraft, Case_13_11_an_entrenchment_is_built_and_razed) {
  SetupDraft draft{small()};
  expect_step(draft,
              [](SetupDraft& each) { return each.toggle_entrenchment("A3219", Side::Union); });
  EXPECT_EQ(draft.find("N1")->kind, PieceKind::Entrenchment);
  EXPECT_THAT(faults_of(draft), Each(AnyOf(HasSubstr("9-9"), HasSubstr("B2735"))));
  expect_step(draft,
              [](SetupDraft& each) { return each.toggle_entrenchment("A3219", Side::Union); });
  EXPECT_EQ(draft.find("N1"), nullptr);
  EXPECT_EQ(draft.toggle_entrenchment("away", Side::Union), NoEdit::NoPlace);
}

TEST(SetupDraft, Case_19_3_terms_of_its_own_are_lines_that_keep_their_comments) {
  SetupDraft draft{
      "setup 1\ncycle 2/62\nscenario west-62\nobjective union 2 Vicksburg MS  # the river\n"
      "union-wins 4\nside union\n"};
  const auto lines = [&](TermGroup group) {
    std::vector<std::string> found;
    for (const DraftTerm& term : draft.terms(group)) {
      found.push_back(term.keyword + " " + term.text);
    }
    return found;
  };
  EXPECT_THAT(lines(TermGroup::Totals),
              ElementsAre("objective union 2 Vicksburg MS", "union-wins 4"));
  expect_step(draft, [](SetupDraft& each) {
    return each.set_terms(
        TermGroup::Totals,
        {"objective union 2 Vicksburg MS", "objective confederate 6 Nashville TN", "union-wins 5"});
  });
  EXPECT_THAT(draft.text(), HasSubstr("Vicksburg MS  # the river\n"));
  expect_step(draft, [](SetupDraft& each) {
    return each.set_terms(TermGroup::Track, {"reinforcement union 5 i 20 ; note"});
  });
  expect_step(draft, [](SetupDraft& each) { return each.set_told("length", "12"); });
  expect_step(draft, [](SetupDraft& each) { return each.set_told("secrecy", "dark"); });
  EXPECT_THAT(faults_of(draft), IsEmpty());
  const OpenedSetup opened = catalogue().open_shared({"draft.setup", draft.text()});
  EXPECT_EQ(opened.setting.scenario->union_wins, 5);
  EXPECT_EQ(opened.setting.scenario->objectives.size(), 2U);
  EXPECT_EQ(opened.setting.scenario->track.size(), 1U);
  EXPECT_EQ(opened.setting.scenario->last_game_turn, 12);
  EXPECT_EQ(opened.setting.switches.secrecy, rulebook::Secrecy::Dark);
  expect_step(draft, [](SetupDraft& each) { return each.set_told("length", ""); });
  EXPECT_EQ(draft.line_told("length"), 0);
  EXPECT_EQ(draft.set_terms(TermGroup::Rules, {"union-wins 4"}), NoEdit::NoLine);
  EXPECT_EQ(draft.set_told("length", "4 # five"), NoEdit::NoText);
}

TEST(SetupDraft, Case_19_3_a_wrong_term_is_told_in_the_words_of_the_reader) {
  SetupDraft draft{"setup 1\ncycle 2/62\nscenario west-62\nside union\n"};
  ASSERT_EQ(draft.set_terms(TermGroup::Totals,
                            {"objective union 2 Nowhere MS", "union-wins 3", "union-wins 4"}),
            NoEdit::None);
  EXPECT_THAT(faults_of(draft), ElementsAre(HasSubstr("there is no town 'Nowhere MS' on the map"),
                                            HasSubstr("given twice")));
  ASSERT_EQ(draft.set_told("length", "900"), NoEdit::None);
  EXPECT_THAT(faults_of(draft), Contains(HasSubstr("length")));
  ASSERT_EQ(draft.set_told("secrecy", "some"), NoEdit::None);
  EXPECT_THAT(faults_of(draft), Contains(HasSubstr("'some' is not open, limited or dark [0.5]")));
}

TEST(SetupDraft, Case_22_5_a_leader_goes_off_the_map_and_comes_back) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.send_away({"U2"}, "captured 7/62"); });
  EXPECT_EQ(place_of(draft, "U2"), "away");
  EXPECT_EQ(draft.find("U2")->away, "captured 7/62");
  EXPECT_EQ(draft.find("U2")->inside, "");
  EXPECT_EQ(draft.find("U1")->commander, "");  // he commands no longer
  EXPECT_THAT(faults_of(draft), Each(AnyOf(HasSubstr("9-9"), HasSubstr("B2735"))));
  expect_step(draft, [](SetupDraft& each) { return each.send_away({"U2"}, "pool"); });
  EXPECT_EQ(draft.find("U2")->away_kind, state::AwayKind::Pool);
  EXPECT_THAT(draft.text(), Not(HasSubstr("captured")));
  expect_step(draft, [](SetupDraft& each) { return each.move({"U2"}, "B3402"); });
  EXPECT_EQ(draft.find("U2")->away, "");
  EXPECT_EQ(draft.send_away({"U2"}, "asleep"), NoEdit::NoReason);
  EXPECT_EQ(draft.send_away({"U2"}, "pool # gone"), NoEdit::NoReason);
  EXPECT_EQ(draft.send_away({"U99"}, "pool"), NoEdit::NoPiece);
}

TEST(SetupDraft, Case_21_41_what_was_inside_stays_when_its_holder_goes_off_the_map) {
  SetupDraft draft{small()};
  expect_step(draft, [](SetupDraft& each) { return each.send_away({"C1"}, "eliminated"); });
  EXPECT_EQ(draft.find("C2")->inside, "");
  EXPECT_EQ(place_of(draft, "C2"), "B2735");
  expect_step(draft, [](SetupDraft& each) { return each.send_away({"U5"}, "due 7/62"); });
  EXPECT_THAT(faults_of(draft), Each(AnyOf(HasSubstr("9-9"), HasSubstr("B2735"))));
  // [7.41] Round Florida all go together.
  expect_step(draft, [](SetupDraft& each) { return each.send_away({"U1"}, "florida 25 A3219"); });
  EXPECT_EQ(place_of(draft, "U3"), "away");
  EXPECT_EQ(draft.find("U3")->inside, "U1");
}

TEST(SetupDraft, what_is_left_without_the_faults_can_be_shown) {
  SetupDraft draft{
      "setup 1\ncycle 4/62\nside union\nat A3219\n  U5 infantry 6-3\n  what is this\n"};
  ASSERT_EQ(draft.move({"U5"}, "B3402"), NoEdit::None);
  std::optional<OpenedSetup> rest;
  EXPECT_EQ(catalogue().faults_of({"draft.setup", draft.text()}, &rest).size(), 1U);
  ASSERT_TRUE(rest.has_value());
  EXPECT_EQ(rest->state.find("U5")->place, state::Place{*board::HexId::parse("B3402")});
}

// ---- any edits ----

std::string written_set_up(const std::string& id) {
  OpenedSetup opened = catalogue().open_setup(id, {});
  opened.state.turn.stage = state::Stage::Attrition;  // as a game stands that goes on
  opened.state.turn.game_turn = 1;
  return catalogue().write_setup({"Random", ""}, opened.setting, opened.state);
}

class RandomEdits {
 public:
  RandomEdits(SetupDraft& draft, const rulebook::Setting& setting, unsigned seed)
      : draft_{draft}, mix_{draft.counters(setting)}, random_{seed} {
    for (const map::Hex& hex : setting.map->hexes()) {
      hexes_.push_back(hex.id.label());
    }
  }

  void edit() {
    std::string id;
    switch (number(11)) {
      case 0:
      case 1:
      case 2:
        static_cast<void>(draft_.move({piece(), piece()}, hex()));
        break;
      case 3: {
        const auto& use = mix_[number(mix_.size())];
        static_cast<void>(draft_.add({use.side, use.kind, use.value, ""}, hex(), id));
        break;
      }
      case 4:
        static_cast<void>(draft_.take_away(
            {piece()}, number(2) == 0 ? SetupDraft::Insides::Go : SetupDraft::Insides::Stay));
        break;
      case 5:
        static_cast<void>(draft_.put_into({piece()}, piece()));
        break;
      case 6:
        static_cast<void>(draft_.set_stock(piece(), static_cast<int>(number(60)) - 5));
        break;
      case 7:
        static_cast<void>(draft_.set_name(piece(), number(2) == 0 ? "" : "Some; one # \xc3\xa4"));
        break;
      case 8:
        static_cast<void>(draft_.set_holder(
            HolderLine::Control, {hex()},
            number(2) == 0 ? state::Controller{} : state::Controller{Side::Union}));
        break;
      case 9:
        static_cast<void>(draft_.set_line(static_cast<int>(number(400)),
                                          number(2) == 0 ? "at" : "  x infantry (("));
        break;
      default:
        static_cast<void>(number(2) == 0 ? draft_.undo() : draft_.redo());
    }
  }

 private:
  std::size_t number(std::size_t below) {
    return std::uniform_int_distribution<std::size_t>{0, below - 1}(random_);
  }

  std::string piece() {
    return draft_.pieces().empty() ? "U1" : draft_.pieces()[number(draft_.pieces().size())].id;
  }

  std::string hex() { return hexes_[number(hexes_.size())]; }

  SetupDraft& draft_;
  std::vector<organisation::MixUse> mix_;
  std::vector<std::string> hexes_;
  std::mt19937 random_;
};

TEST(SetupDraft, whatever_is_edited_is_read_back_or_its_faults_are_told) {
  const auto setting = catalogue().load_setting({});
  int sound = 0;
  int faulty = 0;
  for (unsigned seed = 1; seed <= 6; ++seed) {
    SetupDraft draft{written_set_up("west-63")};
    const std::string begin = draft.text();
    EXPECT_THAT(faults_of(draft), IsEmpty());
    RandomEdits edits{draft, setting, seed};
    for (int step = 0; step < 10; ++step) {
      edits.edit();
      EXPECT_EQ(SetupDraft{draft.text()}.text(),
                draft.text());  // what stands in memory is the text
      if (step % 9 != 0) {
        continue;
      }
      try {
        static_cast<void>(catalogue().open_shared({"draft.setup", draft.text()}));
        ++sound;
        EXPECT_THAT(faults_of(draft), IsEmpty());
      } catch (const base::DataError& error) {
        ++faulty;
        EXPECT_THAT(faults_of(draft), Contains(HasSubstr(error.reason())));
      }
    }
    while (draft.undo()) {
    }
    EXPECT_EQ(draft.text(), begin);
  }
  EXPECT_GT(sound, 0);
  EXPECT_GT(faulty, 0);
}

}  // namespace
}  // namespace core::data
