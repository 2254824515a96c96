#include "core/ai/general.h"

#include "core/ai/supplies.h"
#include "core/ai/week.h"
#include "core/plan/staff.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace core::ai {
namespace {

using sequence::Action;
using sequence::ActionKind;
using state::Stage;

/// [5.13] The option value where a chit does not bring more on average.
std::optional<Action> choose_chit_of_week(const std::vector<Action>& legal) {
  const auto option = std::find_if(legal.begin(), legal.end(), [](const Action& action) {
    return action.kind == ActionKind::TakeOptionChit;
  });
  return option != legal.end() ? std::optional{*option} : std::nullopt;
}

/// Whatever nobody has thought about: done, or the first choice that is no surrender.
Action plain_choice(const std::vector<Action>& legal) {
  const Action pass = sequence::passing();
  if (std::find(legal.begin(), legal.end(), pass) != legal.end()) {
    return pass;
  }
  const auto first = std::find_if(legal.begin(), legal.end(), [](const Action& action) {
    return action.kind != ActionKind::Concede && !sequence::is_by_the_way(action.kind);
  });
  return first != legal.end() ? *first : legal.front();
}

/// The stage in which the general thinks.
using Moment = std::tuple<int, Stage, board::Side>;

Moment moment_of(const state::GameState& state) {
  return {state.turn.game_turn, state.turn.stage, state.turn.acting};
}

}  // namespace

struct General::Mind {
  std::optional<Weights> weights;
  std::optional<Country> country;
  Moment moment{};
  std::optional<plan::Undertaking> under_way;

  void look_around(Seat& seat, Temper temper) {
    const state::Situation now = seat.seen();
    if (!country) {
      if (temper.temperament == Temperament::AsInTheWar) {
        temper.temperament = Temperament::Steady;
      }
      weights = weights_of(now.book(), temper);
      country.emplace(now, *weights);
    }
    if (moment_of(now.state) != moment) {
      moment = moment_of(now.state);
      under_way.reset();
    }
  }

  /// The next choice of the operation that is under way.
  std::optional<Action> next_of_operation(Seat& seat) {
    if (!under_way) {
      return std::nullopt;
    }
    auto next = seat.next(*under_way);
    if (!next) {
      under_way.reset();
    }
    return next;
  }

  std::optional<Action> begin(Seat& seat, Intent intent) {
    under_way.emplace(std::move(intent.operation));
    return next_of_operation(seat);
  }

  std::optional<Action> choose_movement(Seat& seat, const Appraisal& appraisal) {
    const state::Situation now = seat.seen();
    const bool moves = now.state.turn.innermost<state::ForceMove>() != nullptr;
    if (!now.state.turn.pending.empty() && !moves) {
      return std::nullopt;
    }
    Week week{seat, appraisal, *country};
    if (moves) {
      auto intent = week.go_on();
      return intent ? begin(seat, *std::move(intent)) : std::nullopt;
    }
    if (const auto action = week.supply()) {
      return action;
    }
    // A force of which an operation comes to nothing is not thought of again.
    while (auto intent = week.next()) {
      if (const auto action = begin(seat, *std::move(intent))) {
        return action;
      }
    }
    return std::nullopt;
  }

  /// [21.41] [17.31] What is begun and sent out leaves the reserve in the pool.
  [[nodiscard]] bool can_afford(const Seat& seat, const Action& action) const {
    const bool spends =
        action.kind == ActionKind::StartUnit || action.kind == ActionKind::Distribute;
    return !spends || seat.pool_after(action) >= weights->reserve;
  }

  std::optional<Action> choose(Seat& seat) {
    if (auto action = next_of_operation(seat)) {
      return action;
    }
    const state::Situation now = seat.seen();
    const state::Turn& turn = now.state.turn;
    const Appraisal appraisal{now, seat.side(), *country, *weights};
    if (!turn.pending.empty() && turn.innermost<state::ForceMove>() == nullptr) {
      if (auto action = choose_in_battle(seat, appraisal)) {
        return action;
      }
    }
    if (turn.stage == Stage::CommandSegment || turn.stage == Stage::InitiativeSegment) {
      return choose_movement(seat, appraisal);
    }
    if (turn.stage == Stage::CombatInitiative || turn.stage == Stage::Battles) {
      return turn.pending.empty() ? choose_attack(seat, appraisal) : std::nullopt;
    }
    return choose_besides(seat, turn, appraisal);
  }

  /// In the other stages.
  std::optional<Action> choose_besides(Seat& seat, const state::Turn& turn,
                                       const Appraisal& appraisal) {
    if (turn.innermost<state::DepotMaking>() != nullptr) {
      return choose_giver(seat);
    }
    if (turn.stage == Stage::Initiative) {
      return choose_chit_of_week(seat.legal());
    }
    if (turn.stage == Stage::DepotCreation) {
      return Week{seat, appraisal, *country}.supply();
    }
    if (turn.stage == Stage::SupplyDestruction) {
      return choose_burning(seat, appraisal);
    }
    return turn.stage == Stage::Fortification ? choose_works(seat, appraisal) : std::nullopt;
  }
};

General::General(Temper temper) : temper_{temper}, mind_{std::make_unique<Mind>()} {}

General::General(General&&) noexcept = default;
General& General::operator=(General&&) noexcept = default;
General::~General() = default;

Action General::choose(game::Game& game) {
  Seat seat{game};
  mind_->look_around(seat, temper_);
  if (const auto action = mind_->choose(seat)) {
    return *action;
  }
  const auto staff = plan::staff_choice(seat.seen(), seat.side(), seat.legal());
  return staff && mind_->can_afford(seat, *staff) ? *staff : plain_choice(seat.legal());
}

}  // namespace core::ai
