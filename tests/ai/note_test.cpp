// What a general notes of his choices, and that he goes on by it.
#include "core/ai/note.h"

#include "core/ai/general.h"
#include "core/ai/reason_words.h"
#include "core/game/orders.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

namespace core::ai {
namespace {

/// Plays the first game-turns of a set-up by two generals, and calls `look` at each choice with the
/// game before it, the choice and its note.
template <class Look>
void play_some(const std::string& setup, rulebook::Secrecy secrecy, const Look& look) {
  rulebook::Switches switches;
  switches.secrecy = secrecy;
  const data::OpenedSetup opened = tests::catalogue().open_setup(setup, switches);
  game::Game game{opened.setting, strategic::opening_of(opened.setting, opened.state, 7)};
  const int last = game.state().turn.game_turn + (tests::watched() ? 1 : 3);
  std::array<General, 2> generals{General{{Level::Regular}}, General{{Level::Regular}}};
  for (auto asked = game.question(); asked && game.state().turn.game_turn < last;
       asked = game.question()) {
    General& general = generals.at(static_cast<std::size_t>(asked->side));
    const sequence::Action choice = general.choose(game);
    look(game, choice, general.note(), asked->side);
    if (testing::Test::HasFailure()) {
      return;
    }
    ASSERT_TRUE(game.act(choice));
  }
}

TEST(Notes, are_the_same_when_they_are_read_again) {
  int operations = 0;
  int terms = 0;
  play_some("west-63", rulebook::Secrecy::Open,
            [&](game::Game&, const sequence::Action&, const Note& note, board::Side) {
              const std::string text = text_of(note);
              const auto read = parse_note(text);
              ASSERT_TRUE(read) << text;
              EXPECT_EQ(text_of(*read), text);
              EXPECT_EQ(read->cause, note.cause);
              EXPECT_EQ(read->left, note.left);
              EXPECT_EQ(read->reason, note.reason);
              ASSERT_EQ(read->operation.has_value(), note.operation.has_value());
              if (note.operation) {
                ++operations;
                EXPECT_EQ(read->operation->force.pieces, note.operation->force.pieces);
                EXPECT_EQ(read->operation->aim, note.operation->aim);
                EXPECT_EQ(read->operation->verb, note.operation->verb);
              }
              terms += note.reason.terms == Terms{} ? 0 : 1;
            });
  EXPECT_GT(operations, 20);
  EXPECT_GT(terms, 10);
}

/// Nothing is kept outside what he notes of the last choice of his side [4.1].
TEST(Notes, a_general_who_comes_anew_to_each_choice_makes_the_same) {
  for (const rulebook::Secrecy secrecy : {rulebook::Secrecy::Open, rulebook::Secrecy::Dark}) {
    std::array<std::string, 2> last;  // by Side
    int asked = 0;
    int steps = 0;
    play_some(
        "west-62", secrecy,
        [&](game::Game& game, const sequence::Action& choice, const Note& note, board::Side side) {
          const std::string before =
              std::exchange(last.at(static_cast<std::size_t>(side)), text_of(note));
          steps += note.continues ? 1 : 0;
          if (!note.continues && ++asked % 10 != 0) {
            return;  // whoever comes anew looks at the whole country first
          }
          General anew{{Level::Regular}};
          anew.remember(parse_note(before).value_or(Note{}));
          game::Game copy = game;
          ASSERT_EQ(game::order_text(game.situation().setting, game.state(), choice),
                    game::order_text(game.situation().setting, game.state(), anew.choose(copy)));
          EXPECT_EQ(text_of(anew.note()), text_of(note));
        });
    EXPECT_GT(steps, 5) << "operations of several choices";
  }
}

TEST(Notes, what_is_none_is_not_taken_for_one) {
  for (const std::string text :
       {"", "person", "operation step", "operation step fly 0 1 1 - - - 0",
        "operation step march 9 1 1 C2308 - - 0", "operation left march 1 - Z9999 - 0",
        "operation term beauty 7", "rest plays many", "rest and more"}) {
    EXPECT_FALSE(parse_note(text)) << text;
  }
  EXPECT_TRUE(parse_note("rest"));
}

TEST(Notes, tell_why_in_sentences) {
  int aims = 0;
  int others = 0;
  play_some("east-62", rulebook::Secrecy::Open,
            [&](game::Game& game, const sequence::Action&, const Note& note, board::Side) {
              const auto told = sentences_of(game.situation(), note);
              ASSERT_FALSE(told.empty());
              for (const std::string& sentence : told) {
                EXPECT_TRUE(sentence.ends_with('.')) << sentence;
                EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
              }
              aims += note.reason.purpose ? 1 : 0;
              others += note.reason.others.empty() ? 0 : 1;
              // The parts are the whole, which is more than nothing.
              if (!note.reason.others.empty()) {
                EXPECT_GT(sum_of(note.reason.terms), 0);
              }
            });
  EXPECT_GT(aims, 3);
  EXPECT_GT(others, 3);
}

}  // namespace
}  // namespace core::ai
