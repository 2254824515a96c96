#include "core/study/battle_contest.h"

#include "core/study/captain_choice.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace core::study {
namespace {

/// The chance of a random captain has nothing to do with the dice of the battle.
base::Dice chance_of(std::uint64_t seed, board::Side side) {
  return base::Dice{~seed * 2 + static_cast<std::uint64_t>(side)};
}

void add(ContestResult& all, const ContestResult& one) {
  for (std::size_t side = 0; side < all.wins.size(); ++side) {
    all.wins.at(side) += one.wins.at(side);
  }
  all.drawn += one.drawn;
  all.turns += one.turns;
  all.choices += one.choices;
}

}  // namespace

template <class Rules>
ContestResult play_one(const BattleContestOf<Rules>& contest, std::uint64_t seed) {
  typename Rules::Game game{contest.setting, seed};
  std::array chances{chance_of(seed, board::Side::Union),
                     chance_of(seed, board::Side::Confederate)};
  std::array captains{captain_of<Rules>(contest.commanders[0]),
                      captain_of<Rules>(contest.commanders[1])};
  ContestResult result;
  while (const auto side = game.asked()) {
    const auto number = static_cast<std::size_t>(*side);
    const typename Rules::View view = seen_by(contest.setting, game.state(), *side);
    const typename Rules::Action choice = contest.commanders.at(number) == Commander::Chance
                                              ? random_choice(view, chances.at(number))
                                              : captains.at(number).choose(view);
    act_for_computer(game, choice);
    ++result.choices;
  }
  result.turns = Rules::moment(game.state()).turn;
  const auto& winner = game.state().result.value().winner;
  if (winner) {
    result.wins.at(static_cast<std::size_t>(*winner)) = 1;
  } else {
    result.drawn = 1;
  }
  return result;
}

template <class Rules>
ContestResult play(const BattleContestOf<Rules>& contest) {
  ContestResult all;
  std::atomic<int> next{0};
  std::mutex mutex;
  std::exception_ptr failed;
  const auto work = [&] {
    try {
      for (int game = next++; game < contest.games; game = next++) {
        const ContestResult one =
            play_one(contest, contest.first_seed + static_cast<std::uint64_t>(game));
        const std::lock_guard lock{mutex};
        add(all, one);
      }
    } catch (...) {
      const std::lock_guard lock{mutex};
      failed = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < contest.threads; ++i) {
    threads.emplace_back(work);
  }
  work();
  for (std::thread& thread : threads) {
    thread.join();
  }
  if (failed) {
    std::rethrow_exception(failed);
  }
  return all;
}

template ContestResult play(const BattleContest& contest);
template ContestResult play(const CoastalContest& contest);
template ContestResult play(const FieldContest& contest);
template ContestResult play_one(const BattleContest& contest, std::uint64_t seed);
template ContestResult play_one(const CoastalContest& contest, std::uint64_t seed);
template ContestResult play_one(const FieldContest& contest, std::uint64_t seed);

}  // namespace core::study
