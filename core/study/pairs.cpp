#include "core/study/pairs.h"

namespace core::study {
namespace {

using board::Side;

Ending ending_of(const PlayedGame& game) { return {game.score.winner, game.score.total}; }

}  // namespace

void Rung::add(const Ending& as_union, const Ending& as_confederate) {
  for (const Side own : board::kSides) {
    const Ending& game = own == Side::Union ? as_union : as_confederate;
    won += game.winner == own ? 1 : 0;
    lost += game.winner == board::enemy_of(own) ? 1 : 0;
    drawn += game.winner ? 0 : 1;
  }
  const int more = as_union.total - as_confederate.total;
  ahead += more > 0 ? 1 : 0;
  behind += more < 0 ? 1 : 0;
}

Rung rung_of(Contest contest, const PlayerName& first, const PlayerName& second) {
  contest.players = {first, second};
  const auto as_union = play_contest(contest);
  contest.players = {second, first};
  const auto as_confederate = play_contest(contest);
  Rung rung;
  for (std::size_t at = 0; at < as_union.size(); ++at) {
    for (const PlayedGame* const game : {&as_union[at], &as_confederate[at]}) {
      rung.fault = rung.fault.empty() ? game->fault : rung.fault;
    }
    rung.add(ending_of(as_union[at]), ending_of(as_confederate[at]));
  }
  return rung;
}

}  // namespace core::study
