#include "core/study/contest.h"

#include "core/game/orders.h"
#include "core/trial_play/on_threads.h"

#include <mutex>

namespace core::study {
namespace {

/// Players have chance of their own, which has nothing to do with the dice.
constexpr std::uint64_t chance_of(std::uint64_t seed, board::Side side) noexcept {
  return 2 * seed + static_cast<std::uint64_t>(side);
}

std::string fault_of(game::Game& game, const game::Action& action, const state::Illegal& illegal) {
  return game::order_text(game.situation().setting, game.state(), action) + ": " +
         std::string{illegal.reason} + " [" + illegal.cited.text() + "]";
}

}  // namespace

PlayedGame play_game(const Contest& contest, std::uint64_t seed, const Hearer& hearer) {
  PlayedGame played;
  played.seed = seed;
  game::Game game{contest.setting, contest.begin(seed)};
  std::array<Player, 2> players{
      Player{contest.players[0], chance_of(seed, board::Side::Union)},
      Player{contest.players[1], chance_of(seed, board::Side::Confederate)}};
  while (const auto asked = game.question()) {
    const auto side = static_cast<std::size_t>(asked->side);
    const game::Action action = players.at(side).choose(game);
    const auto events = game.act(action);
    if (!events) {
      played.fault = fault_of(game, action, events.error());
      break;
    }
    ++played.made.at(side).at(static_cast<std::size_t>(action.kind));
    if (hearer) {
      hearer({action, asked->side, *events, game.state(), players.at(side).note()});
    }
  }
  played.game_turns = game.state().turn.game_turn;
  played.score = strategic::count_score(contest.setting, game.state());
  return played;
}

std::vector<PlayedGame> play_contest(const Contest& contest, const std::function<void(int)>& done) {
  std::vector<PlayedGame> games(static_cast<std::size_t>(contest.games));
  std::mutex telling;
  int finished = 0;
  trial_play::on_threads(contest.threads, contest.games, [&](int part) {
    games[static_cast<std::size_t>(part)] =
        play_game(contest, contest.first_seed + static_cast<std::uint64_t>(part));
    const std::scoped_lock lock{telling};
    ++finished;
    if (done) {
      done(finished);
    }
    return true;
  });
  return games;
}

}  // namespace core::study
