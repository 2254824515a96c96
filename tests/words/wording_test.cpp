// [4.1] What the program says.
#include "core/words/wording.h"

#include "core/sequence/action.h"
#include "core/strategic/opening.h"
#include "core/words/log.h"
#include "core/words/template_text.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace core::words {
namespace {

using base::operator""_case;
using board::Side;
using state::PieceId;
using testing::HasSubstr;

class Wording : public testing::Test {
 protected:
  Wording()
      : standing_{tests::real_setup("east-63").setting,
                  strategic::opening_of(tests::real_setup("east-63").setting,
                                        tests::real_setup("east-63").state, 1)} {}

  [[nodiscard]] std::string say(const state::Event& event) {
    return sentence(standing_.situation(), event);
  }

  [[nodiscard]] PieceId id(std::string_view sheet_id) const {
    return standing_.state().find(sheet_id)->id;
  }

  state::Standing standing_;
};

/// An event of a kind, with nothing in it but a hexside that is on the map.
template <class Kind>
state::Event empty_one() {
  Kind event{};
  if constexpr (std::is_same_v<Kind, state::RailFerryUsed>) {
    event.side = tests::side("B3010/B3011");
  }
  return event;
}

template <std::size_t... At>
std::vector<state::Event> one_of_each(std::index_sequence<At...> /*all*/) {
  return {empty_one<std::variant_alternative_t<At, state::Event::variant>>()...};
}

TEST_F(Wording, Case_0_4_every_kind_of_event_has_its_sentence) {
  for (const state::Event& event :
       one_of_each(std::make_index_sequence<std::variant_size_v<state::Event::variant>>{})) {
    if (std::holds_alternative<state::Told>(event)) {
      continue;  // it brings its own key
    }
    EXPECT_FALSE(key_of(event).empty()) << "kind " << event.index();
    EXPECT_FALSE(sentence_under(*tests::real_setting().rulebook, "events", key_of(event)).empty())
        << key_of(event) << ", kind " << event.index();
  }
}

TEST_F(Wording, Case_0_5_every_line_says_who_reads_it) {
  const rulebook::Chart* const events = tests::real_setting().rulebook->find_chart("events");
  ASSERT_NE(events, nullptr);
  for (const auto& row : events->rows) {
    EXPECT_THAT(row.at(1), testing::AnyOf("both", "owner", "combat", "limited", "strengths"))
        << row.front();
  }
}

TEST_F(Wording, Case_4_1_every_kind_of_choice_names_a_case_of_the_rulebook) {
  for (std::size_t at = 0; at < sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<sequence::ActionKind>(at);
    EXPECT_TRUE(tests::catalogue().case_text(sequence::row_of(kind).cited.text()).has_value())
        << sequence::name(kind);
  }
}

TEST_F(Wording, Case_0_4_a_roll_names_who_rolls_for_whom_and_the_case) {
  const auto hooker = id("U63-220");

  EXPECT_EQ(say(state::Rolled{rulebook::RollId::InitM, Side::Union, 6, 4, "5.22"_case, hooker, {}}),
            "Union rolls 4 for initiative to move: leader \"Hooker\" [5.22].");
  EXPECT_EQ(say(state::Rolled{
                rulebook::RollId::Siege, Side::Union, 6, 2, "13.37"_case, {}, tests::hex("C2009")}),
            "Union rolls 2 for the fire of the siege at C2009 [13.37].");
  EXPECT_EQ(say(state::Rolled{rulebook::RollId::Pick, Side::Union, 5, 3, "22.31"_case, {}, {}}),
            "Union draws number 3 of 5 for leaders from the pool [22.31].");
}

TEST_F(Wording, Case_0_4_the_line_holds_what_has_happened) {
  const auto corps = id("U63-224");

  EXPECT_EQ(say(state::PieceMoved{corps, tests::hex("C2411"), {}, "6.11"_case}),
            "Corps HQ \"I Corps\" comes to C2411 [6.11].");
  EXPECT_EQ(say(state::PoolChanged{Side::Union, -12, "12.15"_case}),
            "12 SUP leave the Union pool [12.15].");
  EXPECT_EQ(say(state::PointsSpent{corps, 2, 0, 0, 3}),
            "Corps HQ \"I Corps\" spends 2 movement points 3 rail hexes [6.11].");
  EXPECT_EQ(say(state::StageBegan{state::Stage::CommandSegment, Side::Confederate}),
            "Confederate: command segment [4.1].");
  EXPECT_EQ(
      say(state::DecisionBegan{state::Withdrawal{Side::Union, rulebook::PieceKind::Infantry, 5}}),
      "Union must withdraw 5 points of infantry [19.33].");
}

// Whether the event says that it left or that it moved: no word of the program's own reaches a
// player ("comes to galveston").
TEST_F(Wording, Case_7_54_who_goes_off_the_map_is_told_where_to) {
  for (int kind = 0; kind <= static_cast<int>(state::AwayKind::Spiral); ++kind) {
    const state::Away away{static_cast<state::AwayKind>(kind), 2, tests::hex("B0129")};
    const std::string moved = say(state::PieceMoved{id("U63-224"), away, {}, "7.54"_case});
    EXPECT_EQ(moved, say(state::PieceLeft{id("U63-224"), away, "7.54"_case}));
    EXPECT_THAT(moved, testing::Not(HasSubstr("comes to " + std::string{name(away.kind)})));
  }
}

TEST_F(Wording, Case_10_4_who_is_wounded_comes_back_in_a_cycle) {
  EXPECT_EQ(say(state::PieceLeft{id("U63-220"), {state::AwayKind::Wounded, 2, {}}, "10.4"_case}),
            "leader \"Hooker\" is wounded and comes back in cycle 7/63 [10.4].");
}

TEST_F(Wording, Case_4_1_a_refusal_is_filled_in_and_its_hint_follows) {
  state::Illegal illegal = state::refusal("22.33"_case, "has-commander");
  illegal.piece = id("U63-223");
  illegal.other = id("U63-224");
  illegal.hint = "relieve-him";

  const std::string text = sentence(standing_.situation(), illegal);
  EXPECT_THAT(text, HasSubstr("leader \"Reynolds\""));
  EXPECT_THAT(text, HasSubstr("[22.33]."));
  EXPECT_THAT(text, testing::Not(HasSubstr("{")));
  EXPECT_THAT(text, HasSubstr("Relieve"));
}

TEST_F(Wording, Case_4_1_every_status_cites_a_case_of_the_rulebook_and_no_roster) {
  for (std::size_t bit = 0; bit < state::kStatusCount; ++bit) {
    const auto status = static_cast<state::Status>(1U << bit);
    const state::CaseRef cited = case_of(state::StatusSet{id("U63-224"), status, true});
    EXPECT_NE(cited, "16.16"_case) << name(status);
    EXPECT_TRUE(tests::catalogue().case_text(cited.text()).has_value()) << name(status);
  }
  EXPECT_EQ(case_of(state::ForceEnergised{}), "5.28"_case);
  EXPECT_EQ(case_of(state::LossesCounted{}), "8.16"_case) << "19.71 is the objective of East 63";
}

TEST_F(Wording, Case_7_13_a_ship_has_to_stop_by_its_own_case) {
  const auto& pieces = standing_.state().pieces;
  const auto ship = std::find_if(pieces.begin(), pieces.end(), [](const state::Piece& piece) {
    return rulebook::is_ship(piece.kind);
  });
  ASSERT_NE(ship, pieces.end());
  EXPECT_THAT(say(state::StatusSet{ship->id, state::Status::Stopped, true}), HasSubstr("[7.13]"));
  EXPECT_THAT(say(state::StatusSet{id("U63-224"), state::Status::Stopped, true}),
              HasSubstr("[6.21]"));
}

TEST_F(Wording, Case_16_16_every_status_has_its_own_words) {
  const auto corps = id("U63-224");
  constexpr int kBits = 32;
  std::vector<std::string> all;
  all.reserve(kBits);
  for (int bit = 0; bit < kBits; ++bit) {
    all.push_back(say(state::StatusSet{corps, static_cast<state::Status>(1U << bit), true}));
  }
  EXPECT_THAT(all.back(), HasSubstr("has carried something"));
  EXPECT_THAT(say(state::StatusSet{corps, state::Status::Maintained, true}),
              HasSubstr("maintained"));
  EXPECT_THAT(say(state::StatusSet{corps, state::Status::Besieged, true}), HasSubstr("siege"));
  std::sort(all.begin(), all.end());
  EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end());
}

TEST_F(Wording, Case_16_16_a_counter_without_a_name_is_called_by_its_id) {
  for (const state::Piece& piece : standing_.state().pieces) {
    if (piece.kind == rulebook::PieceKind::SupplyTrain) {
      EXPECT_THAT(say(state::PieceMoved{piece.id, tests::hex("C2411"), {}, "6.11"_case}),
                  testing::StartsWith("Supply Train " + piece.sheet_id.str() + " comes to C2411"));
      return;
    }
  }
  FAIL() << "no train in the set-up";
}

TEST_F(Wording, Case_10_11_who_is_in_one_span_stands_in_one_line) {
  EXPECT_EQ(sentence_of_span(standing_.situation(), id("U63-220"), {id("U63-224"), id("U63-223")}),
            "In the span of leader \"Hooker\" are Corps HQ \"I Corps\", leader "
            "\"Reynolds\" [10.11].");
}

TEST_F(Wording, Case_3_23_many_hexes_that_pass_at_once_are_counted) {
  std::vector<state::Event> events{state::StageWentOn{1}};
  for (const char* label : {"C2411", "C2412", "C2513", "C2514", "C2515", "C2516", "C2517"}) {
    events.emplace_back(state::ControlPassed{tests::hex(label), Side::Union});
  }
  events.emplace_back(state::ControlPassed{tests::hex("C2310"), Side::Confederate});
  const std::vector<bool> worth = worth_a_line(events);
  EXPECT_EQ(std::count(worth.begin(), worth.end(), true), 2) << "one for seven, one for another";
  ASSERT_TRUE(worth[7]);
  EXPECT_EQ(line_of(standing_.situation(), events, 7, {}),
            "7 hexes are now controlled by the Union [3.23].");
  EXPECT_THAT(line_of(standing_.situation(), events, 8, {}), HasSubstr("C2310"));
  events.erase(events.begin() + 7);
  const std::vector<bool> few = worth_a_line(events);
  EXPECT_EQ(std::count(few.begin(), few.end(), true), 7) << "six are named";
}

// As when Kentucky joins a side: a hex passes, then its rails, then the next hex.
TEST_F(Wording, Case_18_12_many_rail_hexes_that_pass_among_others_are_counted) {
  std::vector<state::Event> events{state::StageWentOn{1}};
  for (const char* label : {"C2411", "C2412", "C2513", "C2514", "C2515", "C2516", "C2517"}) {
    events.emplace_back(state::ControlPassed{tests::hex(label), Side::Union});
    events.emplace_back(state::NetChanged{tests::hex(label), board::SideSet{board::Side::Union}});
  }
  events.emplace_back(
      state::NetChanged{tests::hex("C2310"), board::SideSet{board::Side::Confederate}});
  const std::vector<bool> worth = worth_a_line(events);
  EXPECT_EQ(std::count(worth.begin(), worth.end(), true), 3) << "hexes, rails, one of the Enemy's";
  ASSERT_TRUE(worth[13] && worth[14]);
  EXPECT_EQ(line_of(standing_.situation(), events, 13, {}),
            "7 hexes are now controlled by the Union [3.23].");
  EXPECT_EQ(line_of(standing_.situation(), events, 14, {}),
            "7 rail hexes now belong to the net of the Union [18.12].");
  EXPECT_THAT(line_of(standing_.situation(), events, 15, {}), HasSubstr("C2310"));
  events.insert(events.begin() + 7, state::StageWentOn{2});
  const std::vector<bool> apart = worth_a_line(events);
  EXPECT_EQ(std::count(apart.begin(), apart.end(), true), 15) << "something happened between";
}

TEST_F(Wording, Case_11_11_a_ratio_is_told_as_the_tables_print_it) {
  const auto ratio = [&](int odds) {
    return say(state::Told{"naval-odds",
                           "11.11"_case,
                           {},
                           id("U63-224"),
                           id("U63-224"),
                           tests::hex("C2411"),
                           {10, 20, odds}});
  };
  EXPECT_THAT(ratio(-2), HasSubstr("odds 1:2 "));
  EXPECT_THAT(ratio(3), HasSubstr("odds 3:1 "));
  EXPECT_THAT(ratio(-4), HasSubstr("odds 1:4 [11.11]"));
  EXPECT_THAT(ratio(-5), HasSubstr("odds 1:5, read as 1:4 [11.11]")) << "where the chart ends";
  EXPECT_THAT(ratio(9), HasSubstr("odds 9:1, read as 4:1 [11.11]"));
}

TEST(TemplateText, Case_4_1_a_figure_chooses_between_one_and_many) {
  const std::string text = "{1} {1:point:points}";

  EXPECT_EQ(fill(text, {{"1", "1"}}), "1 point");
  EXPECT_EQ(fill(text, {{"1", "0"}}), "0 points");
  EXPECT_EQ(fill(text, {{"1", "11"}}), "11 points");
}

TEST(TemplateText, Case_4_1_a_part_with_a_missing_word_is_left_out) {
  const Words words{{"a", "one"}, {"b", ""}};

  EXPECT_EQ(fill("{a}{? and {b}?}.", words), "one.");
  EXPECT_EQ(fill("{a}{? and {a}?}.", words), "one and one.");
  EXPECT_EQ(fill("no words", words), "no words");
}

}  // namespace
}  // namespace core::words
