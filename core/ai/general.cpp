#include "core/ai/general.h"

#include "core/ai/calls.h"
#include "core/ai/chit.h"
#include "core/ai/fleet.h"
#include "core/ai/government.h"
#include "core/ai/look_ahead.h"
#include "core/ai/moods.h"
#include "core/ai/supplies.h"
#include "core/ai/war_plan.h"
#include "core/ai/week.h"
#include "core/plan/staff.h"

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>
#include <utility>
#include <variant>

namespace core::ai {
namespace {

using sequence::Action;
using sequence::ActionKind;
using state::Stage;

/// An answer that everybody gives: to join, to add, to pay. Nothing where there is more to choose.
std::optional<Action> plain_answer(const std::vector<Action>& legal) {
  constexpr std::array kPlain{ActionKind::AddAttacker, ActionKind::SupportBattle,
                              ActionKind::Withhold, ActionKind::PaySupply,
                              ActionKind::JoinBombardment};
  constexpr std::array kJudged{ActionKind::LosePoint, ActionKind::LoseShip, ActionKind::ChooseChit};
  const auto first_of = [&](ActionKind kind) {
    return std::find_if(legal.begin(), legal.end(),
                        [&](const Action& action) { return action.kind == kind; });
  };
  for (const ActionKind kind : kJudged) {
    if (first_of(kind) != legal.end()) {
      return std::nullopt;
    }
  }
  for (const ActionKind kind : kPlain) {
    if (const auto found = first_of(kind); found != legal.end()) {
      return *found;
    }
  }
  return std::nullopt;
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
  /// A country as it looks to a temperament that has an aim before its eyes, or none.
  struct View {
    Weights weights;
    Country country;
  };

  Temper temper;
  WeightChanges tried;
  bool in_mind{};  ///< of another general
  std::map<std::pair<Temperament, std::optional<board::HexId>>, View> views;
  std::vector<std::unique_ptr<Moods>> moods;  ///< of the views, as in the war
  const Weights* weights{};
  Country* country{};
  Note note;  ///< of the last choice
  const std::atomic<bool>* hurry{};
  LookAhead ahead;
  int ordered{};                             ///< operations that were begun in the Player-Turn
  std::pair<int, board::Side> ordered_in{};  ///< of that game-turn, by that side
  std::optional<Theatre> theatre;            ///< where he plays in the mind of another

  View& view_of(const state::Situation& now, Temperament temperament,
                std::optional<board::HexId> axis) {
    const auto known = views.find({temperament, axis});
    if (known != views.end()) {
      return known->second;
    }
    if (axis) {
      View leaning = view_of(now, temperament, {});
      leaning.country.lean_to(*axis, leaning.weights.axis);
      return add_view(now, temperament, axis, std::move(leaning));
    }
    const Weights own = in_mind ? weights_in_mind(now.book(), temperament)
                                : weights_of(now.book(), {temper.level, temperament}, tried);
    return add_view(now, temperament, axis, View{own, Country{now, own}});
  }

  View& add_view(const state::Situation& now, Temperament temperament,
                 std::optional<board::HexId> axis, View view) {
    view.weights.moods = nullptr;  // those of the view that it was made from change that one
    View& added = views.emplace(std::pair{temperament, axis}, std::move(view)).first->second;
    if (temperament == Temperament::AsInTheWar) {
      moods.push_back(
          std::make_unique<Moods>(now.book(), Temper{temper.level, temperament}, added.weights));
    }
    return added;
  }

  /// Sees the country as the plan of the week has it.
  void look_around(Seat& seat) {
    const state::Situation now = seat.seen();
    View& view = note.week ? view_of(now, note.week->temperament, note.week->axis)
                           : view_of(now, temper.temperament, {});
    weights = &view.weights;
    country = &view.country;
  }

  /// A veteran makes his plan at the begin of his Movement Phase, and thinks again at the begin of
  /// his Combat Phase.
  void look_ahead(Seat& seat) {
    const state::Turn& turn = seat.seen().state.turn;
    const bool moves =
        turn.stage == Stage::CommandSegment || turn.stage == Stage::InitiativeSegment;
    const bool fights = turn.stage == Stage::CombatInitiative || turn.stage == Stage::Battles;
    const bool due = (moves && !note.week) || (fights && !(note.week && note.week->settled));
    if (weights->plans == 0 || !turn.pending.empty() || !due) {
      return;
    }
    View& plain = view_of(seat.seen(), temper.temperament, {});
    WeekPlan now;
    now.game_turn = turn.game_turn;
    now.temperament = temper.temperament;
    if (note.week) {
      now = *note.week;
    }
    auto seen = ahead.look(seat, now, plain.weights, plain.country, hurry);
    if (moves && !seen.ahead) {
      return;  // nobody can act now; he thinks when somebody can
    }
    note.week = std::move(seen.week);
    note.ahead = seen.ahead;
    look_around(seat);
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

  /// [14.11] Whether the force could attack anybody in a hex beside it.
  [[nodiscard]] static bool is_near_enemies(const state::Situation& now, const Appraisal& appraisal,
                                            state::PieceId head) {
    const board::HexId* const hex = now.piece(head).hex();
    const auto& posts = appraisal.posts(board::enemy_of(appraisal.side()));
    return hex == nullptr || std::any_of(posts.begin(), posts.end(), [&](const Post& post) {
             return board::distance(post.hex, *hex) <= 1;
           });
  }

  /// Whether whoever plays in the mind of another has given his orders of this Player-Turn.
  [[nodiscard]] bool has_ordered(const state::Situation& now) {
    const std::pair turn{now.state.turn.game_turn, now.state.turn.acting};
    if (turn != ordered_in) {
      ordered_in = turn;
      ordered = 0;
    }
    return weights->orders > 0 && ordered >= weights->orders;
  }

  std::optional<Action> choose_movement(Seat& seat, const Appraisal& appraisal) {
    const state::Situation now = seat.seen();
    const auto* const move = now.state.turn.innermost<state::ForceMove>();
    const bool moves = move != nullptr;
    if (!now.state.turn.pending.empty() && !moves) {
      return std::nullopt;
    }
    if (auto action = moves ? std::nullopt : planned(seat)) {
      return action;
    }
    if (moves ? in_mind && !is_near_enemies(now, appraisal, move->head) : has_ordered(now)) {
      return std::nullopt;
    }
    Week week{seat, appraisal, *country, hurry};
    if (note.week) {
      week.leave_out(note.week->stay);
    }
    if (theatre) {
      week.keep_to(*theatre);
    }
    auto action = moves ? go_on_moving(seat, week) : move_next(seat, week);
    ordered += !moves && action && note.cause == Cause::Operation ? 1 : 0;
    note.plays = week.plays();
    return action;
  }

  std::optional<Action> go_on_moving(Seat& seat, Week& week) {
    auto intent = week.go_on();
    return intent ? begin(seat, *std::move(intent)) : std::nullopt;
  }

  /// The next of the operations that the plan of the week puts first.
  std::optional<Action> planned(Seat& seat) {
    while (note.week && !note.week->first.empty()) {
      const auto operation = still_there(seat.seen(), note.week->first.front());
      note.week->first.erase(note.week->first.begin());
      seat.forget_plans();  // the force may have left something behind
      if (auto action = operation ? step(seat, *operation) : std::nullopt) {
        return action;
      }
    }
    return std::nullopt;
  }

  /// The next attack of the Combat Phase.
  std::optional<Action> attack(Seat& seat, const Appraisal& appraisal) {
    Settled settled;
    settled.only = theatre;
    if (note.week) {
      settled.targets = note.week->targets;
      settled.spared = note.week->spared;
    }
    auto action = choose_attack(seat, appraisal, *country, settled);
    if (note.week && action && action->kind == ActionKind::Attack) {
      std::erase(note.week->targets, *action->hex);
    }
    return action;
  }

  std::optional<Action> move_next(Seat& seat, Week& week) {
    if (const auto action = theatre ? std::nullopt : noted(Cause::Supply, week.supply())) {
      return action;
    }
    const auto strikes = week.strike();
    if (strikes && (!theatre || (strikes->hex && theatre->holds(*strikes->hex)))) {
      return noted(Cause::Attack, strikes);
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

  /// Whether there is nothing in his part of the map for whoever plays in the mind of another.
  [[nodiscard]] bool stays_out(Seat& seat) const {
    const state::Situation now = seat.seen();
    if (!theatre || !now.state.turn.pending.empty() || (note.week && !note.week->first.empty()) ||
        !seat.is_legal(sequence::passing())) {
      return false;
    }
    return std::none_of(now.state.pieces.begin(), now.state.pieces.end(),
                        [&](const state::Piece& piece) {
                          return piece.side == seat.side() && piece.hex() != nullptr &&
                                 theatre->holds(*piece.hex());
                        });
  }

  std::optional<Action> choose(Seat& seat) {
    const Note last = std::exchange(note, Note{});
    if (last.week && last.week->game_turn == seat.seen().state.turn.game_turn) {
      note.week = last.week;
    }
    look_around(seat);
    if (auto action = go_on(seat, last)) {
      return action;
    }
    const auto& pending = seat.seen().state.turn.pending;
    if (!pending.empty() && !std::holds_alternative<state::ForceMove>(pending.back())) {
      if (auto action = noted(Cause::Battle, plain_answer(seat.legal()))) {
        return action;
      }
    }
    if (stays_out(seat)) {
      return sequence::passing();
    }
    look_ahead(seat);
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
      return turn.pending.empty() ? noted(Cause::Attack, attack(seat, appraisal)) : std::nullopt;
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
    if (turn.stage == Stage::Distribution) {
      return noted(Cause::Supply, Week{seat, appraisal, *country}.send_out());
    }
    if (turn.stage == Stage::SupplyDestruction) {
      return noted(Cause::Works, choose_burning(seat, appraisal));
    }
    return turn.stage == Stage::Fortification ? noted(Cause::Works, choose_works(seat, appraisal))
                                              : std::nullopt;
  }
};

General::General(Temper temper, const std::atomic<bool>* hurry) : General{temper, hurry, false} {}

General::General(Temper temper, const std::atomic<bool>* hurry, bool in_mind)
    : temper_{temper}, hurry_{hurry}, mind_{std::make_unique<Mind>()} {
  mind_->temper = temper;
  mind_->in_mind = in_mind;
}

General General::in_mind(Temperament temperament) {
  return General{Temper{Level::Recruit, temperament}, nullptr, true};
}

General::General(General&&) noexcept = default;
General& General::operator=(General&&) noexcept = default;
General::~General() = default;

void General::try_weights(WeightChanges changes) { mind_->tried = std::move(changes); }

Action General::choose(game::Game& game) {
  Seat seat{game};
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

void General::keep_to(std::optional<Theatre> theatre) { mind_->theatre = theatre; }

void General::remember(Note note) {
  mind_->note = std::move(note);
  mind_->ordered = 0;
}

}  // namespace core::ai
