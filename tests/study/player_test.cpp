// Who decides for a side that nobody sits at.
#include "core/study/player.h"

#include "core/game/orders.h"
#include "core/strategic/opening.h"
#include "core/study/contest.h"
#include "core/study/seated_general.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace core::study {
namespace {

TEST(Players, are_read_back_as_they_are_told) {
  for (const char* text : {"recruit", "veteran:bold", "random", "standing", "still"}) {
    const auto name = parse_player(text);
    ASSERT_TRUE(name) << text;
    EXPECT_EQ(text_of(*name), text);
  }
  EXPECT_FALSE(parse_player(""));
  EXPECT_FALSE(parse_player("captain"));
}

TEST(StillPlayers, Case_28_move_attack_and_build_nothing) {
  const data::OpenedSetup& opened = tests::real_setup("campaign");
  game::Game game{opened.setting, strategic::opening_of(opened.setting, opened.state, 3)};
  constexpr std::array kNever{sequence::ActionKind::March,    sequence::ActionKind::Command,
                              sequence::ActionKind::Attack,   sequence::ActionKind::StartUnit,
                              sequence::ActionKind::Entrench, sequence::ActionKind::MakeCall,
                              sequence::ActionKind::Appoint,  sequence::ActionKind::TakeOptionChit};
  for (auto asked = game.question(); asked && game.state().turn.game_turn < 6;
       asked = game.question()) {
    const game::Action action = StillPlayer::choose(game);
    EXPECT_EQ(std::count(kNever.begin(), kNever.end(), action.kind), 0)
        << sequence::name(action.kind);
    ASSERT_TRUE(game.act(action));
  }
  EXPECT_EQ(game.state().turn.game_turn, 6);
}

/// How many marches a recruit begins in the first two weeks of East 63.
int marches_of(const ai::WeightChanges& changes) {
  const data::OpenedSetup& opened = tests::real_setup("east-63");
  game::Game game{opened.setting, strategic::opening_of(opened.setting, opened.state, 3)};
  PlayerName name = *parse_player("recruit");
  name.changes = changes;
  Player general{name, 1};
  int marches = 0;
  for (auto asked = game.question(); asked && game.state().turn.game_turn < 3;
       asked = game.question()) {
    const bool own = asked->side == board::Side::Confederate;
    const game::Action action = own ? general.choose(game) : StillPlayer::choose(game);
    marches += own && action.kind == sequence::ActionKind::March ? 1 : 0;
    EXPECT_TRUE(game.act(action));
  }
  return marches;
}

TEST(Players, play_with_weights_that_are_tried) {
  EXPECT_GT(marches_of({}), 0);
  EXPECT_EQ(marches_of({{"margin", 100 * ai::kWholeGame}}), 0) << "nothing is worth stirring for";
}

TEST(Contests, are_the_same_with_any_number_of_threads) {
  const data::OpenedSetup& opened = tests::real_setup("east-63");
  Contest contest;
  contest.setting = opened.setting;
  contest.begin = [&](std::uint64_t seed) {
    return strategic::opening_of(opened.setting, opened.state, seed);
  };
  contest.players = {*parse_player("random"), *parse_player("still")};
  contest.games = 3;
  contest.first_seed = 40;
  const std::vector<PlayedGame> alone = play_contest(contest);
  contest.threads = 2;
  const std::vector<PlayedGame> together = play_contest(contest);

  ASSERT_EQ(alone.size(), 3U);
  for (std::size_t at = 0; at < alone.size(); ++at) {
    EXPECT_EQ(alone[at].seed, 40 + at);
    EXPECT_EQ(alone[at].made, together[at].made);
    EXPECT_EQ(alone[at].score.total, together[at].score.total);
    EXPECT_EQ(alone[at].fault, "");
  }
}

/// A seat that this program does not know is a person's: nobody waits for a general who never
/// comes.
TEST(Sitter, is_read_as_it_was_written_and_anything_else_is_a_person) {
  const Sitter bold{{ai::Level::Veteran, ai::Temperament::Bold}, "sumter 9.1.0"};
  EXPECT_EQ(text_of(bold), "general veteran:bold sumter 9.1.0");
  EXPECT_EQ(parse_sitter(text_of(bold)), bold);
  for (const std::string text : {"", "person", "general", "general marshal sumter 9.1.0",
                                 "general regular:rash sumter 9.1.0", "admiral regular"}) {
    EXPECT_FALSE(parse_sitter(text)) << text;
  }
}

}  // namespace
}  // namespace core::study
