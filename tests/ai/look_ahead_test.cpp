// A veteran looks ahead: in his mind, by counted work, and he goes on by his note.
#include "core/ai/general.h"
#include "core/data/setup_text.h"
#include "core/game/orders.h"
#include "core/save/saves.h"
#include "tests/support/catalogue.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <vector>

namespace core::ai {
namespace {

/// The position of a problem, with these dice.
game::Game problem_with(const std::string& name, std::uint64_t seed) {
  const data::SharedSetup shared = data::read_shared_setup(
      std::string{tests::places::sources()} + "/tests/ai/problems/" + name + ".position");
  rulebook::Switches switches = tests::catalogue().open_shared(shared).setting.switches;
  switches.secrecy = rulebook::Secrecy::Open;
  const data::OpenedSetup opened = tests::catalogue().open_shared(shared, switches);
  return game::Game{opened.setting, save::begin_of(opened, seed)};
}

/// His notes of the Player-Turn.
std::vector<Note> notes_of(std::uint64_t seed, const std::atomic<bool>* hurry = nullptr) {
  game::Game game = problem_with("p14-trap", seed);
  General general{{Level::Veteran}, hurry};
  std::vector<Note> notes;
  for (auto asked = game.question(); asked && asked->side == board::Side::Confederate;
       asked = game.question()) {
    const sequence::Action choice = general.choose(game);
    notes.push_back(general.note());
    if (!game.act(choice)) {
      ADD_FAILURE() << game::order_text(game.situation().setting, game.state(), choice);
      break;
    }
  }
  return notes;
}

/// Of the choice for which he looked ahead first.
std::string first_look(std::uint64_t seed) {
  for (const Note& note : notes_of(seed)) {
    if (note.ahead) {
      return text_of(note);
    }
  }
  return {};
}

TEST(LookAhead, closes_the_way_out_before_he_attacks_whatever_the_dice_of_the_game) {
  const std::string note = first_look(1);
  EXPECT_EQ(note, first_look(2));
  const auto read = parse_note(note);
  ASSERT_TRUE(read);
  ASSERT_TRUE(read->week);
  ASSERT_TRUE(read->ahead);
  EXPECT_EQ(read->week->targets.size(), 1U);
  EXPECT_GT(read->ahead->plans, 5);
  EXPECT_GT(read->ahead->plays, read->ahead->plans);
  EXPECT_EQ(text_of(*read), note);
}

TEST(LookAhead, takes_what_he_has_when_he_is_hurried) {
  const std::atomic<bool> hurry{true};
  const std::vector<Note> notes = notes_of(1, &hurry);
  EXPECT_GT(notes.size(), 3U);
  for (const Note& note : notes) {
    EXPECT_FALSE(note.ahead);
  }
}

TEST(LookAhead, who_comes_anew_to_each_choice_makes_the_same) {
  game::Game game = problem_with("p14-trap", 3);
  General general{{Level::Veteran}};
  Note last;
  int choices = 0;
  for (auto asked = game.question(); asked && asked->side == board::Side::Confederate;
       asked = game.question()) {
    const sequence::Action choice = general.choose(game);
    General anew{{Level::Veteran}};
    anew.remember(parse_note(text_of(last)).value_or(Note{}));
    game::Game copy = game;
    ASSERT_EQ(game::order_text(game.situation().setting, game.state(), choice),
              game::order_text(game.situation().setting, game.state(), anew.choose(copy)));
    ASSERT_EQ(text_of(anew.note()), text_of(general.note()));
    last = general.note();
    ASSERT_TRUE(game.act(choice));
    ++choices;
  }
  EXPECT_GT(choices, 4);
}

TEST(LookAhead, a_note_without_a_plan_is_read_as_before) {
  const auto read = parse_note("operation plays 3 term aim 7");
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->week);
  EXPECT_FALSE(parse_note("rest axis C2308")) << "a part of a plan without one";
  EXPECT_FALSE(parse_note("rest week 3 plain steady"));
  EXPECT_FALSE(parse_note("rest week 3 nothing steady A0101 steady"));
}

}  // namespace
}  // namespace core::ai
