#include "core/ai/adviser.h"

#include "core/ai/general.h"
#include "core/ai/moods.h"
#include "core/ai/week.h"
#include "core/base/contains.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace core::ai {
namespace {

bool is_over(const Sought& sought) { return sought.stop != nullptr && *sought.stop; }

/// The choices of a Movement Phase in which nobody is on the move.
std::vector<Advice> advise_movement(Seat& seat, const Temper& temper, const Sought& sought) {
  const state::Situation now = seat.seen();
  Weights weights = weights_of(now.book(), temper);
  std::optional<Moods> moods;
  if (temper.temperament == Temperament::AsInTheWar) {
    moods.emplace(now.book(), temper, weights);
  }
  Country country{now, weights};
  const Appraisal appraisal{now, seat.side(), country, weights};
  Week week{seat, appraisal, country, sought.stop};
  std::vector<Advice> advice;
  const auto add = [&](Cause cause, const std::optional<sequence::Action>& choice) {
    const bool wanted =
        choice &&
        (sought.pieces.empty() || (choice->piece && base::contains(sought.pieces, *choice->piece)));
    if (wanted && advice.size() < sought.most) {
      Note note;
      note.cause = cause;
      advice.push_back({*choice, note, {}, {}});
    }
  };
  add(Cause::Supply, week.supply());
  add(Cause::Attack, week.strike());
  // Ships are named first, whatever they gain: some more are looked at than are told.
  const std::size_t first = advice.size();
  while (advice.size() < 2 * sought.most && !is_over(sought)) {
    const int before = week.plays();
    auto intent = week.next(sought.pieces);
    if (!intent) {
      break;
    }
    auto outlook = seat.planner().outlook(intent->operation);
    if (!outlook || !seat.is_legal(outlook->orders.front())) {
      continue;
    }
    Note note;
    note.cause = Cause::Operation;
    note.operation = std::move(intent->operation);
    note.reason = std::move(intent->reason);
    note.plays = week.plays() - before;
    Advice& told = advice.emplace_back();
    told.choice = outlook->orders.front();
    told.note = std::move(note);
    if (outlook->energiser.initiative) {
      told.chance = outlook->chance;
    }
    told.outlook = *std::move(outlook);
  }
  std::stable_sort(advice.begin() + static_cast<std::ptrdiff_t>(first), advice.end(),
                   [](const Advice& one, const Advice& other) {
                     return sum_of(one.note.reason.terms) > sum_of(other.note.reason.terms);
                   });
  if (advice.size() > sought.most) {
    advice.resize(sought.most);
  }
  return advice;
}

}  // namespace

std::vector<Advice> advise(const game::Game& game, const Temper& temper, const Sought& sought) {
  Seat seat{game};
  const state::Turn& turn = game.state().turn;
  const bool moves = (turn.stage == state::Stage::CommandSegment ||
                      turn.stage == state::Stage::InitiativeSegment) &&
                     turn.pending.empty();
  std::vector<Advice> advice =
      moves ? advise_movement(seat, temper, sought) : std::vector<Advice>{};
  const bool says_nothing = moves && !sought.pieces.empty();
  if (advice.empty() && !says_nothing && !is_over(sought)) {
    General general{temper, sought.stop};
    game::Game copy = game;
    const sequence::Action choice = general.choose(copy);
    advice.push_back({choice, general.note(), {}, {}});
  }
  return advice;
}

}  // namespace core::ai
