#include "core/plan/next_supply.h"

#include "core/state/record.h"
#include "core/strategic/cycle_start.h"
#include "core/strategic/income.h"
#include "core/strategic/production.h"

#include <algorithm>
#include <cmath>

namespace core::plan {
namespace {

using board::Side;
using state::Stage;

/// [4.2] Whether the side's Maintenance of this Strategic Turn goes on or is still to come.
bool is_still_to_come(const state::Turn& turn, Side side) noexcept {
  if (turn.stage < Stage::Maintenance ||
      (turn.stage == Stage::Maintenance && turn.acting == side)) {
    return true;
  }
  return turn.stage <= Stage::Distribution && turn.acting == Side::Union &&
         side == Side::Confederate;
}

/// [4.2] [21.1] Whether the side's Supply Points of this Strategic Turn are still to come: the
/// Union goes through all segments of B before the Confederate.
bool is_income_to_come(const state::Turn& turn, Side side) noexcept {
  const bool begins = turn.stage == Stage::SupplyPoints && turn.acting == side && turn.step == 0;
  return turn.stage < Stage::Blockade || begins ||
         (side == Side::Confederate && turn.stage < Stage::Maintenance &&
          (turn.acting == Side::Union || turn.stage == Stage::Blockade));
}

/// The position with the side's income of the cycle in its pool; in a scenario there is none.
state::GameState with_income(const rulebook::Setting& setting, const state::GameState& before,
                             Side side) {
  if (!setting.is_campaign()) {
    return before;
  }
  state::Standing standing{setting, before};
  state::Record record{standing};
  strategic::receive_income(record, side);
  return standing.state();
}

}  // namespace

std::optional<state::GameState> eve_of_supply(const state::Situation& now, Side side) {
  const rulebook::Scenario* const scenario = now.setting.scenario.get();
  if (is_still_to_come(now.state.turn, side) || scenario == nullptr) {
    return is_income_to_come(now.state.turn, side) ? with_income(now.setting, now.state, side)
                                                   : now.state;
  }
  int game_turn = now.state.turn.game_turn;
  do {
    ++game_turn;
  } while (!rulebook::begins_cycle(game_turn));
  if (game_turn > scenario->last_game_turn) {
    return std::nullopt;
  }
  state::Standing standing{now.setting, now.state};
  state::Record record{standing};
  record.apply(state::GameTurnBegan{game_turn, scenario->cycle_of(game_turn)});
  strategic::begin_cycle(record);
  return with_income(now.setting, standing.state(), side);
}

std::optional<supply::Forecast> next_supply(const state::Situation& now, Side side,
                                            supply::DiceFall dice,
                                            const supply::FeedWishes& wishes) {
  const auto begin = eve_of_supply(now, side);
  if (!begin) {
    return std::nullopt;
  }
  state::Standing standing{now.setting, *begin};
  return supply::forecast(standing.situation(), side, dice, wishes);
}

int spare_supply(const state::Situation& now, board::Side side) {
  const int pool = now.state.treasury_of(side).pool;
  const auto next = next_supply(now, side, supply::DiceFall::Even);
  return next ? std::min(pool, next->before.pool - static_cast<int>(std::ceil(next->mean_need)))
              : pool;
}

int supply_for_men(const state::Situation& now, board::Side side, int personnel) {
  constexpr int kMany = 100;  // CSP, so that a price of less than one a CSP counts
  const auto price = strategic::price_of(now, side, rulebook::PieceKind::Militia, kMany);
  return price && price->personnel > 0 ? personnel * price->supply / price->personnel : 0;
}

}  // namespace core::plan
