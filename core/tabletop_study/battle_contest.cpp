#include "core/tabletop_study/battle_contest.h"

#include "core/tabletop_study/captain_choice.h"
#include "core/trial_play/on_threads.h"

#include <mutex>

namespace core::tabletop_study {

base::Dice chance_of(std::uint64_t seed, board::Side side) {
  return base::Dice{~seed * 2 + static_cast<std::uint64_t>(side)};
}

ContestResult& ContestResult::operator+=(const ContestResult& other) noexcept {
  for (std::size_t side = 0; side < wins.size(); ++side) {
    wins.at(side) += other.wins.at(side);
  }
  drawn += other.drawn;
  turns += other.turns;
  choices += other.choices;
  return *this;
}

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
  std::mutex mutex;
  trial_play::on_threads(contest.threads, contest.games, [&](int game) {
    const ContestResult one =
        play_one(contest, contest.first_seed + static_cast<std::uint64_t>(game));
    const std::lock_guard lock{mutex};
    all += one;
    return true;
  });
  return all;
}

template ContestResult play(const BattleContest& contest);
template ContestResult play(const CoastalContest& contest);
template ContestResult play(const FieldContest& contest);
template ContestResult play_one(const BattleContest& contest, std::uint64_t seed);
template ContestResult play_one(const CoastalContest& contest, std::uint64_t seed);
template ContestResult play_one(const FieldContest& contest, std::uint64_t seed);

}  // namespace core::tabletop_study
