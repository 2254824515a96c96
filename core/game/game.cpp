#include "core/game/game.h"

#include "core/combat/desk.h"
#include "core/fortification/sieges.h"
#include "core/game/order_of_play.h"
#include "core/game/rooms.h"
#include "core/strategic/politics.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace core::game {
namespace {

using base::operator""_case;
using board::Side;
using sequence::ActionKind;
using sequence::Progress;
using state::Record;
using state::Situation;
using state::Stage;

/// More steps without a decision than any position can need: a room that never comes to an end.
constexpr int kEndless = 1'000'000;

[[nodiscard]] bool may_pass(const Situation& now) {
  return sequence::is_asked(now.state.turn, ActionKind::Pass);
}

/// [9.31] Whether the stage may be passed: as printed not while somebody has to attack (E054). The
/// room of combat says so; other stages end when the player says so.
[[nodiscard]] Ruling<> may_end_stage(const Situation& now) {
  const Action pass = sequence::passing();
  return now.state.turn.stage == Stage::Battles ? combat::judge(now, pass) : Ruling<>{};
}

/// A stage is passed without its room: it has nothing of its own to end.
[[nodiscard]] bool is_stage_pass(const state::Turn& turn, const Action& action) {
  return action.kind == ActionKind::Pass && turn.pending.empty();
}

/// What a decision is about: the first choice that is not by the way, or what else would be asked
/// there. Whoever pays and is not attacked chooses a source.
[[nodiscard]] rulebook::DecisionId decision_now(const state::Turn& turn,
                                                const std::vector<Action>& choices, Side side) {
  ActionKind kind = choices.front().kind;
  const auto about = std::find_if(choices.begin(), choices.end(), [](const Action& choice) {
    return !sequence::is_by_the_way(choice.kind);
  });
  if (about != choices.end()) {
    kind = about->kind;
  } else {
    for (std::size_t at = sequence::kActionKindCount; at-- > 0;) {
      const auto asked = static_cast<ActionKind>(at);
      kind = !sequence::is_by_the_way(asked) && sequence::is_asked(turn, asked) ? asked : kind;
    }
  }
  const auto* const battle = turn.innermost<state::Battle>();
  const rulebook::DecisionId decision = sequence::row_of(kind).decision;
  const bool attacked = battle != nullptr && battle->attacker != side;
  return decision == rulebook::DecisionId::D13 && !attacked ? rulebook::DecisionId::D27 : decision;
}

/// Who decides in the room.
[[nodiscard]] Side decider(const Situation& now, const Room& room) {
  return room.decides(now).value_or(now.state.turn.acting);
}

/// Orders name own pieces only. Nothing else is said of another one: whatever a rule would find
/// against it may be hidden [0.5].
[[nodiscard]] Ruling<> names_own_pieces(const Situation& now, const Action& action,
                                        std::optional<Side> by) {
  const Side side = by.value_or(decider(now, *room_now(now.state.turn)));
  for (const std::optional<state::PieceId>& piece : {action.piece, action.other}) {
    if (!piece) {
      continue;
    }
    if (piece->value() >= now.state.pieces.size()) {
      return state::refused(state::refusal("3.2"_case, "no-such-piece"));
    }
    if (now.piece(*piece).side != side) {
      return state::refused(
          state::refusal(sequence::row_of(action.kind).cited, "enemy-piece").of(*piece));
    }
  }
  return {};
}

/// [19.11] An order names places of the sheets that are played on.
[[nodiscard]] Ruling<> names_played_places(const Situation& now, const Action& action) {
  if (action.hex && !now.map().is_played(*action.hex)) {
    return state::refused(state::refusal("19.11"_case, "off-the-sheets").in(*action.hex));
  }
  if (action.water && !now.map().is_played(*action.water)) {
    const board::HexId hex = now.map().water_place(*action.water).first_hex();
    return state::refused(state::refusal("19.11"_case, "off-the-sheets").in(hex));
  }
  return {};
}

/// A choice at the wrong time: by the rule that gives it its time, or lets nobody else act now.
[[nodiscard]] state::Illegal wrong_time(const Situation& now, const Action& action) {
  const state::Turn& turn = now.state.turn;
  const base::CaseRef cited = sequence::forbids_now(turn, action.kind);
  const bool own = action.piece && room_now(turn) != nullptr && names_own_pieces(now, action, {});
  if (own && cited == "5.27"_case) {
    const bool force_moves = turn.innermost<state::ForceMove>() != nullptr;
    return state::refusal(cited, force_moves ? "not-energised" : "moves-by-command")
        .of(*action.piece);
  }
  if (own && cited == "5.28"_case) {
    return state::refusal(cited, "a-force-moves-now").of(*action.piece);
  }
  const auto meant = sequence::stage_asking(action.kind, turn.stage);
  state::Illegal illegal = state::refusal(cited, "out-of-phase");
  if (cited != "4.1"_case && turn.pending.empty() && meant && *meant != turn.stage) {
    illegal.reason = "in-another-stage";
    illegal.meant = meant;
  }
  return illegal;
}

/// What is judged before the room is asked: the step [4.1], whose pieces, which sheets.
[[nodiscard]] Ruling<> judge_frame(const Situation& now, const Action& action,
                                   std::optional<Side> by) {
  const state::Turn& turn = now.state.turn;
  const Room* room = room_of(turn, action.kind);
  if (room_now(turn) == nullptr || room == nullptr || !sequence::is_asked(turn, action.kind)) {
    return state::refused(wrong_time(now, action));
  }
  const bool aside = by && *by != decider(now, *room_now(turn));
  if (aside && action.kind != ActionKind::Enrol && action.kind != ActionKind::Detach) {
    return state::refused(state::refusal("4.1"_case, "not-asked"));
  }
  if (const Ruling<> named = names_own_pieces(now, action, by); !named) {
    return named;
  }
  return names_played_places(now, action);
}

/// Asks the rooms in their order, from `first` on, for the choices that are wanted. `first` becomes
/// the first that offers any.
void list(const Situation& now, sequence::Choices& legal, std::size_t& first) {
  legal.narrow_to(sequence::kinds_asked(now.state.turn));
  const std::vector<const Room*>& all = rooms();
  const std::vector<sequence::KindSet>& kinds = kinds_of_rooms();
  // A stage is passed here, a decision in its room.
  const std::vector<state::PendingDecision>& pending = now.state.turn.pending;
  const Room* const decides = pending.empty() ? nullptr : &room_of(pending.back());
  std::size_t room = first;
  first = all.size();
  for (; room < all.size() && !legal.has_enough(); ++room) {
    if (legal.wants_any_of(kinds[room]) ||
        (all[room] == decides && legal.wants_any_of(kinds_of_a_decision()))) {
      all[room]->offer(now, legal);
    }
    if (first == all.size() && !legal.list().empty()) {
      first = room;
    }
  }
  if (legal.wants(ActionKind::Pass) && pending.empty() && may_pass(now) && may_end_stage(now)) {
    legal.add(sequence::passing());
  }
}

/// Lets happen whatever needs no player. Leaves in `listing` where the choices of the next decision
/// begin.
void run(Record& record, Listing& listing, FirstStage first = FirstStage::AsInPlay) {
  bool asks_anyway = first == FirstStage::Asked;
  std::size_t scored = 0;
  for (int step = 0; step < kEndless; ++step) {
    listing = {};
    if (strategic::score_events(record, scored) || end_decided_war(record)) {
      continue;
    }
    const state::Turn& turn = record.state().turn;
    const Room* room = room_now(turn);
    if (room == nullptr) {
      listing.over = true;
      return;
    }
    if (turn.pending.empty() && fortification::settle_sieges(record)) {
      continue;
    }
    if (room->proceed(record) == Progress::WentOn) {
      continue;
    }
    if (!turn.pending.empty()) {
      return;  // something is asked
    }
    sequence::Choices some = sequence::Choices::any();
    list(record.now(), some, listing.first_room);
    if (some.has_choice() || (asks_anyway && !some.list().empty())) {
      return;
    }
    asks_anyway = false;
    begin_next_stage(record);
  }
  throw std::logic_error("the sequence of play does not come to a decision");
}

}  // namespace

void offer(const Situation& now, std::vector<Action>& legal) {
  sequence::Choices choices;
  std::size_t first = 0;
  list(now, choices, first);
  legal.insert(legal.end(), choices.list().begin(), choices.list().end());
}

Ruling<> judge(const Situation& now, const Action& action, std::optional<Side> by) {
  if (const Ruling<> framed = judge_frame(now, action, by); !framed) {
    return framed;
  }
  if (action.kind == ActionKind::Concede) {
    return strategic::may_concede(now);
  }
  const state::Turn& turn = now.state.turn;
  return is_stage_pass(turn, action) ? may_end_stage(now)
                                     : room_of(turn, action.kind)->judge(now, action);
}

std::optional<state::Illegal> why_order_ended(const rulebook::Setting& setting,
                                              const GameState& before,
                                              const std::vector<Event>& happened,
                                              const Action& next) {
  const std::size_t depth = before.turn.pending.size();
  if (depth == 0) {
    return std::nullopt;
  }
  state::Standing standing{setting, before};
  Record record{standing};
  for (const Event& event : happened) {
    const bool ends = std::holds_alternative<state::DecisionEnded>(event);
    if (ends && record.state().turn.pending.size() == depth) {
      const Ruling<> judged = judge(record.now(), next);
      return judged ? wrong_time(record.now(), next) : judged.error();
    }
    record.apply(event);
  }
  return std::nullopt;
}

Game::Game(rulebook::Setting setting, GameState begin, FirstStage first)
    : standing_{std::move(setting), std::move(begin)} {
  if (first == FirstStage::AsItStands) {
    return;
  }
  Record record{standing_};
  run(record, listing_, first);
  opening_ = record.take_events();
}

std::optional<Question> Game::question() {
  const std::vector<Action>& choices = kinds();
  const Room* room = room_now(state().turn);
  if (room == nullptr || choices.empty()) {
    return std::nullopt;
  }
  const Side side = decider(situation(), *room);
  return Question{side, decision_now(state().turn, choices, side)};
}

std::vector<Action> Game::listed(sequence::Choices choices) {
  if (listing_.over || room_now(state().turn) == nullptr) {
    return {};
  }
  std::size_t first = listing_.first_room;
  list(situation(), choices, first);
  std::vector<Action> result = std::move(choices).take();
  if (result.empty() && !state().turn.pending.empty()) {
    throw std::logic_error("a decision is asked for, and nothing is legal");
  }
  return result;
}

const std::vector<Action>& Game::legal() {
  if (!listing_.all) {
    listing_.all = listed({});
  }
  return *listing_.all;
}

const std::vector<Action>& Game::kinds() {
  if (!listing_.kinds) {
    listing_.kinds = listed(sequence::Choices::one_of_each_kind());
  }
  return *listing_.kinds;
}

std::vector<Action> Game::legal_of(ActionKind kind) {
  const state::Turn& turn = state().turn;
  const Room* const room = room_of(turn, kind);
  if (room_now(turn) == nullptr || listing_.over) {
    return {};
  }
  sequence::Choices choices = sequence::Choices::of(kind);
  if (kind == ActionKind::Pass || room == nullptr) {
    std::size_t first = listing_.first_room;
    list(situation(), choices, first);
  } else {
    room->offer(situation(), choices);
  }
  return std::move(choices).take();
}

Ruling<> Game::judge(const Action& action, std::optional<Side> by) {
  return game::judge(situation(), action, by);
}

Ruling<std::vector<Event>> Game::act(const Action& action, std::optional<Side> by) {
  const Situation now = situation();
  if (const Ruling<> framed = judge_frame(now, action, by); !framed) {
    return state::refused(framed.error());
  }
  Record record{standing_};
  Ruling<> ruling;
  if (action.kind == ActionKind::Concede) {
    // [25.6] Either side may, whichever room is asked.
    ruling = strategic::may_concede(now);
    if (ruling) {
      strategic::concede(record, decider(now, *room_now(state().turn)));
    }
  } else if (is_stage_pass(state().turn, action)) {
    ruling = may_end_stage(now);
    if (ruling) {
      begin_next_stage(record);
    }
  } else {
    ruling = room_of(state().turn, action.kind)->attempt(record, action);
  }
  if (!ruling) {
    return state::refused(ruling.error());
  }
  run(record, listing_);
  return record.take_events();
}

}  // namespace core::game
