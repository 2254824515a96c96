// [4.0] Random legal games of every scenario, with everything that must hold checked on the way.
#include "core/base/data_error.h"
#include "core/data/position_proof.h"
#include "core/game/game.h"
#include "core/strategic/opening.h"
#include "core/trial_play/invariants.h"
#include "core/trial_play/random_play.h"
#include "tests/play/thin.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>

namespace {

using core::game::Action;
using core::game::Game;

/// How many games; SUMTER_RANDOM_GAMES asks for more.
int games_wanted(int usual) {
  const char* asked = std::getenv("SUMTER_RANDOM_GAMES");
  return asked != nullptr ? std::atoi(asked) : usual;
}

Game new_game(const std::string& scenario, std::uint64_t seed) {
  const core::data::OpenedSetup& setup = tests::real_setup(scenario);
  return Game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
}

class RandomGames : public testing::TestWithParam<std::string> {};

TEST_P(RandomGames, come_to_their_end_and_never_break_an_invariant) {
  for (int game = 0; game < games_wanted(2); ++game) {
    const auto seed = static_cast<std::uint64_t>(game) + 1861;
    Game played = new_game(GetParam(), seed);
    const auto result = core::trial_play::play_random_game(played, seed, {10'000'000, 97});
    EXPECT_TRUE(result.finished) << "seed " << seed << " step " << result.steps;
    EXPECT_EQ(result.fault, "") << "seed " << seed << " step " << result.steps << " stage "
                                << core::state::name(played.state().turn.stage);
    EXPECT_EQ(result.game_turns, tests::real_setup(GetParam()).setting.scenario->last_game_turn);
  }
}

/// Campaigns that chance plays end by politics before long, or with the last game-turn.
TEST(RandomCampaigns, come_to_their_end_and_never_break_an_invariant) {
  for (int game = 0; game < games_wanted(2); ++game) {
    const auto seed = static_cast<std::uint64_t>(game) + 4;
    Game played = new_game("campaign", seed);
    const auto result = core::trial_play::play_random_game(played, seed, {10'000'000, 97});
    EXPECT_TRUE(result.finished) << "seed " << seed << " step " << result.steps;
    EXPECT_EQ(result.fault, "") << "seed " << seed << " step " << result.steps << " stage "
                                << core::state::name(played.state().turn.stage);
    const bool early = played.state().war.end != core::state::EarlyEnd::None;
    EXPECT_TRUE(early || result.game_turns == 200) << result.game_turns;
    EXPECT_EQ(result.course.front().cycle.text(), "7/61");
    EXPECT_EQ(result.course.back().cycle, played.state().cycle);
  }
}

/// [20.0] Nobody moves: both staffs spend what their sides get, to the last week, or to the
/// election of 1864 [4.3]: calls give the Enemy Political Points, and the die may end the war then
/// [25.5].
TEST(RandomCampaigns, one_that_stands_still_is_played_to_the_election_or_the_last_week) {
  Game played = new_game("campaign", 1);
  const bool whole = tests::kThin == 1;
  const std::uint64_t most_steps = whole ? 10'000'000 : 1500;
  const auto result = core::trial_play::play_random_game(
      played, 1, {most_steps, 997, core::trial_play::Players::Standing});

  EXPECT_EQ(result.fault, "");
  ASSERT_EQ(result.finished, whole);
  if (!whole) {
    return;
  }
  constexpr std::size_t kCyclesToElection = 45;  // 7/61 to 12/64
  if (played.state().war.end == core::state::EarlyEnd::None) {
    EXPECT_EQ(result.game_turns, 200);
    ASSERT_EQ(result.course.size(), 51U);  // 50 cycles and the end
  } else {
    EXPECT_EQ(played.state().war.end, core::state::EarlyEnd::Political);
    ASSERT_GE(result.course.size(), kCyclesToElection);
  }
  for (const core::board::Side side : core::board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    const auto strength = [&](std::size_t cycle) {
      const core::trial_play::CourseSide& of = result.course[cycle].sides.at(at);
      return of.on_map + of.on_spiral;
    };
    EXPECT_GT(strength(19), strength(0) * 3 / 2);  // 13/62
    EXPECT_GE(strength(32), strength(19));         // 13/63
  }
}

TEST_P(RandomGames, Case_0_4_every_position_between_two_works_could_be_written_down) {
  core::data::OpenedSetup opened = tests::real_setup(GetParam());
  for (int number = 0; number < games_wanted(1); ++number) {
    const auto seed = static_cast<std::uint64_t>(number) + 5;
    Game game = new_game(GetParam(), seed);
    int looked_at = 0;
    for (std::uint64_t part = 0; part < 100 && !game.legal().empty(); ++part) {
      static_cast<void>(core::trial_play::play_random_game(game, seed + part, {211, 0}));
      for (std::uint64_t more = 0; !game.state().turn.pending.empty(); ++more) {
        static_cast<void>(core::trial_play::play_random_game(game, seed + more, {1, 0}));
      }
      opened.state = game.state();
      const auto fault = core::data::what_cannot_be(opened);
      EXPECT_FALSE(fault.has_value())
          << fault->text << " [" << fault->cited.text() << "], seed " << seed << " part " << part;
      ++looked_at;
    }
    EXPECT_GT(looked_at, 10);
  }
}

TEST_P(RandomGames, Case_0_4_no_first_position_is_doubted_whatever_errata_are_off) {
  std::vector<core::rulebook::ErrataSelection> selections{
      core::rulebook::ErrataSelection::as_printed()};
  const std::size_t each = tests::watched() ? 7 : 1;
  const std::vector<core::data::Erratum> errata_of_book = tests::catalogue().errata();
  for (std::size_t at = 0; at < errata_of_book.size(); at += each) {
    selections.emplace_back().set(errata_of_book[at].id, false);
  }
  for (const core::rulebook::ErrataSelection& errata : selections) {
    core::rulebook::Switches switches;
    switches.errata = errata;
    try {
      const core::data::OpenedSetup opened = tests::catalogue().open_setup(GetParam(), switches);
      const auto fault = core::data::what_cannot_be(opened);
      EXPECT_FALSE(fault.has_value())
          << errata.text() << ": " << fault->text << " [" << fault->cited.text() << "]";
    } catch (const core::base::DataError& error) {
      // Two errata belong together; the refusal says so.
      EXPECT_THAT(std::string{error.reason()}, testing::HasSubstr("-E"));
    }
  }
}

TEST_P(RandomGames, the_same_seed_and_choices_give_the_same_game) {
  Game first = new_game(GetParam(), 7);
  Game second = new_game(GetParam(), 7);
  const auto a = core::trial_play::play_random_game(first, 7, {5'000, 0});
  const auto b = core::trial_play::play_random_game(second, 7, {5'000, 0});
  EXPECT_EQ(a.steps, b.steps);
  EXPECT_TRUE(first.state() == second.state());
}

TEST_P(RandomGames, a_copy_goes_its_own_way_and_leaves_the_first_alone) {
  Game game = new_game(GetParam(), 11);
  static_cast<void>(core::trial_play::play_random_game(game, 11, {3'000, 0}));
  const core::state::GameState before = game.state();
  Game copy = game;
  static_cast<void>(core::trial_play::play_random_game(copy, 12, {3'000, 100}));
  EXPECT_TRUE(game.state() == before);
  EXPECT_EQ(core::trial_play::broken_invariant(game.situation()), "");
}

/// What is legal as somebody finds who has been told nothing.
std::vector<Action> found_anew(Game& game) {
  core::state::Standing fresh{game.situation().setting, game.state()};
  std::vector<Action> offered;
  core::game::offer(fresh.situation(), offered);
  return offered;
}

// What is known of a position goes along with a copy; nothing of it is the first one's.
TEST_P(RandomGames, a_copy_knows_what_holds_when_the_first_is_gone) {
  Game game = new_game(GetParam(), 17);
  core::trial_play::RandomPlayer player{17};
  for (int step = 0; step < 600 && !game.legal().empty(); ++step) {
    ASSERT_TRUE(game.act(player.choose(game.legal())));
    if (step % 4 != 0 || game.legal().empty()) {
      continue;
    }
    auto first = std::make_unique<Game>(game);
    Game copy = *first;
    first.reset();
    ASSERT_EQ(copy.legal(), found_anew(copy)) << "step " << step;
    Game moved = std::move(copy);
    ASSERT_TRUE(moved.act(player.choose(moved.legal())));
    if (!moved.legal().empty()) {
      ASSERT_EQ(moved.legal(), found_anew(moved)) << "step " << step;
    }
    copy = moved;
    ASSERT_EQ(copy.legal(), moved.legal());
  }
}

TEST_P(RandomGames, what_is_offered_is_legal_and_what_is_not_is_refused_without_a_change) {
  Game game = new_game(GetParam(), 3);
  core::trial_play::RandomPlayer player{3};
  std::mt19937_64 random{3};
  int refused = 0;
  for (int step = 0; step < 3'000 && !game.legal().empty(); ++step) {
    const std::vector<Action> legal = game.legal();
    for (const Action& action : legal) {
      const auto ruling = game.judge(action);
      ASSERT_TRUE(ruling.has_value()) << core::sequence::name(action.kind)
                                      << " is offered and refused: " << ruling.error().reason
                                      << " [" << ruling.error().cited.text() << "]";
    }
    // Choices with one member changed: those not offered must be refused, and change nothing.
    Action other = legal[random() % legal.size()];
    switch (random() % 4) {
      case 0:
        other.kind =
            static_cast<core::sequence::ActionKind>(random() % core::sequence::kActionKindCount);
        break;
      case 1:
        other.piece = core::state::PieceId{
            static_cast<std::uint16_t>(random() % (game.state().pieces.size() + 3))};
        break;
      case 2:
        other.hex =
            core::board::HexId::from_ordinal(static_cast<int>(random() % core::board::kHexCount));
        break;
      default:
        other.number = static_cast<int>(random() % 2000) - 1000;
        break;
    }
    if (std::find(legal.begin(), legal.end(), other) == legal.end()) {
      const core::state::GameState before = game.state();
      const auto outcome = game.judge(other);
      if (!outcome) {
        ASSERT_FALSE(game.act(other).has_value());
        ASSERT_TRUE(game.state() == before);
        ++refused;
      }
    }
    ASSERT_TRUE(game.act(player.choose(legal)).has_value());
  }
  EXPECT_GT(refused, 100);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, RandomGames,
                         testing::Values("east-62", "west-62", "east-63", "west-63", "east-64",
                                         "west-64"),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
