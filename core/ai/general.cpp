#include "core/ai/general.h"

#include "core/ai/calls.h"
#include "core/ai/chit.h"
#include "core/ai/fleet.h"
#include "core/ai/government.h"
#include "core/ai/moods.h"
#include "core/ai/raising.h"
#include "core/ai/supplies.h"
#include "core/ai/war_plan.h"
#include "core/ai/week.h"
#include "core/plan/staff.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace core::ai {
namespace {

using sequence::Action;
using sequence::ActionKind;
using state::Stage;

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

/// The operation as far as those who do it are still on the map; nothing when its chief is not.
std::optional<plan::Operation> still_there(const state::Situation& now,
                                           const plan::Operation& operation) {
  const auto gone = [&](state::PieceId id) {
    return id.value() >= now.state.pieces.size() || now.piece(id).away() != nullptr;
  };
  if (gone(operation.force.chief)) {
    return std::nullopt;
  }
  plan::Operation left = operation;
  std::erase_if(left.force.pieces, gone);
  return left;
}

}  // namespace

struct General::Mind {
  std::optional<Weights> weights;
  std::optional<Moods> moods;  ///< of Temperament::AsInTheWar
  std::optional<Country> country;
  Note note;  ///< of the last choice
  const std::atomic<bool>* hurry{};

  void look_around(Seat& seat, const Temper& temper) {
    if (country) {
      return;
    }
    const state::Situation now = seat.seen();
    weights = weights_of(now.book(), temper);
    if (temper.temperament == Temperament::AsInTheWar) {
      moods.emplace(now.book(), temper, *weights);
    }
    country.emplace(now, *weights);
  }

  /// The next choice of the operation, laid out as the game stands.
  std::optional<Action> step(Seat& seat, const plan::Operation& operation) {
    const auto outlook = seat.planner().outlook(operation);
    if (!outlook || !seat.is_legal(outlook->orders.front())) {
      return std::nullopt;
    }
    note.operation = operation;
    note.goes_on = !outlook->whole;
    note.left = outlook->orders;
    return take_first();
  }

  Action take_first() {
    const Action first = note.left.front();
    note.left.erase(note.left.begin());
    note.cause = Cause::Operation;
    return first;
  }

  /// The next choice of the operation that is under way.
  std::optional<Action> go_on(Seat& seat, const Note& last) {
    const state::Situation now = seat.seen();
    const state::Turn& turn = now.state.turn;
    const bool asks_besides = !turn.pending.empty() &&
                              turn.innermost<state::ForceMove>() == nullptr &&
                              turn.innermost<state::ShipMove>() == nullptr;
    if (!last.operation || asks_besides || (last.left.empty() && !last.goes_on)) {
      return std::nullopt;
    }
    if (!last.left.empty() && seat.is_legal(last.left.front())) {
      note.operation = last.operation;
      note.left = last.left;
      note.goes_on = last.goes_on;
      note.continues = true;
      return take_first();
    }
    const auto operation = still_there(now, *last.operation);
    auto action = operation ? step(seat, *operation) : std::nullopt;
    note.continues = action.has_value();
    return action;
  }

  std::optional<Action> begin(Seat& seat, Intent intent) {
    auto action = step(seat, intent.operation);
    if (action) {
      note.reason = std::move(intent.reason);
    }
    return action;
  }

  /// A choice that is no operation.
  std::optional<Action> noted(Cause cause, std::optional<Action> action) {
    if (action) {
      note.cause = cause;
    }
    return action;
  }

  std::optional<Action> choose_movement(Seat& seat, const Appraisal& appraisal) {
    const state::Situation now = seat.seen();
    const bool moves = now.state.turn.innermost<state::ForceMove>() != nullptr;
    if (!now.state.turn.pending.empty() && !moves) {
      return std::nullopt;
    }
    Week week{seat, appraisal, *country, hurry};
    auto action = moves ? go_on_moving(seat, week) : move_next(seat, week);
    note.plays = week.plays();
    return action;
  }

  std::optional<Action> go_on_moving(Seat& seat, Week& week) {
    auto intent = week.go_on();
    return intent ? begin(seat, *std::move(intent)) : std::nullopt;
  }

  std::optional<Action> move_next(Seat& seat, Week& week) {
    if (const auto action = noted(Cause::Supply, week.supply())) {
      return action;
    }
    if (const auto action = noted(Cause::Attack, week.strike())) {
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
    const Note last = std::exchange(note, Note{});
    if (auto action = go_on(seat, last)) {
      return action;
    }
    const state::Situation now = seat.seen();
    const state::Turn& turn = now.state.turn;
    const Appraisal appraisal{now, seat.side(), *country, *weights};
    if (!turn.pending.empty() && turn.innermost<state::ForceMove>() == nullptr) {
      if (auto action = noted(Cause::Battle, choose_in_battle(seat, appraisal))) {
        return action;
      }
      if (auto action = noted(Cause::Battle, join_bombardment(seat))) {
        return action;
      }
    }
    if (turn.stage == Stage::CommandSegment || turn.stage == Stage::InitiativeSegment) {
      return choose_movement(seat, appraisal);
    }
    if (turn.stage == Stage::CombatInitiative || turn.stage == Stage::Battles) {
      return turn.pending.empty() ? noted(Cause::Attack, choose_attack(seat, appraisal, *country))
                                  : std::nullopt;
    }
    return choose_besides(seat, turn, appraisal);
  }

  /// In the other stages.
  std::optional<Action> choose_besides(Seat& seat, const state::Turn& turn,
                                       const Appraisal& appraisal) {
    if (auto action = noted(Cause::War, choose_for_war(seat, appraisal, *country))) {
      return action;
    }
    if (turn.stage == Stage::Personnel) {
      return noted(Cause::War, choose_call(seat));
    }
    if (auto action = noted(Cause::War, choose_men(seat, appraisal))) {
      return action;
    }
    if (auto action = noted(Cause::War, choose_for_government(seat, appraisal, *country))) {
      return action;
    }
    if (turn.innermost<state::DepotMaking>() != nullptr) {
      return noted(Cause::Supply, choose_giver(seat));
    }
    if (turn.stage == Stage::Initiative) {
      return noted(Cause::Chit, choose_chit(seat, *country, *weights, hurry));
    }
    if (turn.stage == Stage::DepotCreation) {
      return noted(Cause::Supply, Week{seat, appraisal, *country}.supply());
    }
    if (turn.stage == Stage::SupplyDestruction) {
      return noted(Cause::Works, choose_burning(seat, appraisal));
    }
    return turn.stage == Stage::Fortification ? noted(Cause::Works, choose_works(seat, appraisal))
                                              : std::nullopt;
  }
};

General::General(Temper temper, const std::atomic<bool>* hurry)
    : temper_{temper}, hurry_{hurry}, mind_{std::make_unique<Mind>()} {}

General::General(General&&) noexcept = default;
General& General::operator=(General&&) noexcept = default;
General::~General() = default;

Action General::choose(game::Game& game) {
  Seat seat{game};
  mind_->look_around(seat, temper_);
  mind_->hurry = hurry_;
  if (const auto action = mind_->choose(seat)) {
    return *action;
  }
  const auto staff = plan::staff_choice(seat.seen(), seat.side(), seat.legal());
  if (staff && mind_->can_afford(seat, *staff)) {
    return *mind_->noted(Cause::Staff, staff);
  }
  return plain_choice(seat.legal());
}

const Note& General::note() const noexcept { return mind_->note; }

void General::remember(Note note) { mind_->note = std::move(note); }

}  // namespace core::ai
