#include "core/plan/undertake.h"

#include "core/plan/planner.h"

#include <utility>

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

Undertaking::Undertaking(Operation operation) : operation_{std::move(operation)} {}

bool Undertaking::lay_out(const game::Game& game) {
  if (named_ > 0 && asks_besides(game.state().turn)) {
    waits_ = true;
    return false;
  }
  auto outlook = Planner{game}.outlook(operation_);
  if (!outlook) {
    failed_ = outlook.error();
    return false;
  }
  orders_ = std::move(outlook->orders);
  whole_ = outlook->whole;
  at_ = 0;
  ++layouts_;
  return true;
}

std::optional<sequence::Action> Undertaking::next(game::Game game) {
  while (!failed_ && !waits_ && layouts_ <= kMostDice) {
    std::optional<state::Illegal> refused;
    if (at_ < orders_.size()) {
      if (const auto judged = game.judge(orders_[at_])) {
        ++named_;
        return orders_[at_++];
      } else {
        refused = judged.error();
      }
    }
    // A layout of which nothing can be done is laid out no better a second time.
    const bool nothing_came = layouts_ > 0 && at_ == 0;
    if (nothing_came || (at_ == orders_.size() && whole_)) {
      failed_ = refused;
      return std::nullopt;
    }
    if (!lay_out(game)) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

Undertaken undertake(const Operation& operation, const std::function<game::Game()>& game,
                     const std::function<state::Ruling<>(const sequence::Action&)>& make) {
  Undertaking way{operation};
  std::size_t choices = 0;
  while (const auto choice = way.next(game())) {
    if (const auto made = make(*choice); !made) {
      return {choices, made.error(), false};
    }
    ++choices;
  }
  return {choices, way.failed(), way.waits()};
}

}  // namespace core::plan
