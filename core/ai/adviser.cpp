#include "core/ai/adviser.h"

#include "core/ai/general.h"
#include "core/ai/week.h"

#include <utility>

namespace core::ai {
namespace {

/// The choices of a Movement Phase in which nobody is on the move.
std::vector<Advice> advise_movement(Seat& seat, const Temper& temper, std::size_t most) {
  const state::Situation now = seat.seen();
  const Weights weights = weights_of(now.book(), temper);
  Country country{now, weights};
  const Appraisal appraisal{now, seat.side(), country, weights};
  Week week{seat, appraisal, country};
  std::vector<Advice> advice;
  const auto add = [&](Cause cause, const std::optional<sequence::Action>& choice) {
    if (choice) {
      Note note;
      note.cause = cause;
      advice.push_back({*choice, note, {}});
    }
  };
  add(Cause::Supply, week.supply());
  add(Cause::Attack, week.strike());
  while (advice.size() < most) {
    auto intent = week.next();
    if (!intent) {
      break;
    }
    const auto outlook = seat.planner().outlook(intent->operation);
    if (!outlook || !seat.is_legal(outlook->orders.front())) {
      continue;
    }
    Note note;
    note.cause = Cause::Operation;
    note.operation = std::move(intent->operation);
    note.reason = std::move(intent->reason);
    note.plays = week.plays();
    advice.push_back(
        {outlook->orders.front(), std::move(note),
         outlook->energiser.initiative ? std::optional{outlook->chance} : std::nullopt});
  }
  return advice;
}

}  // namespace

std::vector<Advice> advise(const game::Game& game, const Temper& temper, std::size_t most) {
  Seat seat{game};
  const state::Turn& turn = game.state().turn;
  const bool moves = (turn.stage == state::Stage::CommandSegment ||
                      turn.stage == state::Stage::InitiativeSegment) &&
                     turn.pending.empty();
  std::vector<Advice> advice = moves ? advise_movement(seat, temper, most) : std::vector<Advice>{};
  if (advice.empty()) {
    General general{temper};
    game::Game copy = game;
    const sequence::Action choice = general.choose(copy);
    advice.push_back({choice, general.note(), {}});
  }
  return advice;
}

}  // namespace core::ai
