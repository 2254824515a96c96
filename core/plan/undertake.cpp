#include "core/plan/undertake.h"

#include "core/plan/planner.h"

namespace core::plan {
namespace {

/// More dice than fall on the way of any operation.
constexpr int kMostDice = 100;

/// Whether something is asked that no operation answers.
bool asks_besides(const state::Turn& turn) {
  return !turn.pending.empty() && turn.innermost<state::ForceMove>() == nullptr &&
         turn.innermost<state::ShipMove>() == nullptr;
}

}  // namespace

Undertaken undertake(const Operation& operation, const std::function<game::Game()>& game,
                     const std::function<state::Ruling<>(const sequence::Action&)>& make) {
  Undertaken result;
  for (int dice = 0; dice < kMostDice; ++dice) {
    if (result.choices > 0 && asks_besides(game().state().turn)) {
      result.waits = true;
      return result;
    }
    const auto outlook = Planner{game()}.outlook(operation);
    if (!outlook) {
      result.failed = outlook.error();
      return result;
    }
    std::size_t made = 0;
    for (const sequence::Action& order : outlook->orders) {
      if (const auto ruling = make(order); !ruling) {
        result.failed = ruling.error();
        break;
      }
      ++made;
    }
    result.choices += made;
    const bool all = made == outlook->orders.size();
    if (made == 0 || (all && outlook->whole)) {
      return result;
    }
    result.failed.reset();  // the rest is laid out from what has come
  }
  return result;
}

}  // namespace core::plan
