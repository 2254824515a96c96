// Verbs that are one single choice: which of those that are legal now a force is meant by.
#include "core/base/contains.h"
#include "core/plan/futile_attack.h"
#include "core/plan/planner.h"
#include "core/plan/planner_parts.h"
#include "core/water/transport.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using sequence::Action;
using sequence::ActionKind;
using state::Illegal;
using state::Piece;
using state::PieceId;
using state::Ruling;
using state::Situation;

/// Of a choice that takes points any number up to the most may be meant; a brigade is what it is.
bool counts_points(ActionKind kind) { return kind != ActionKind::SplitUnit; }

Aim aim_of(const Action& action) { return {action.hex, action.water, action.other, action.number}; }

/// Whether the choice comes to what is meant; what the aim leaves out is open.
bool comes_to(const Situation& now, const Action& action, const Aim& aim) {
  const auto is_in = [&](const std::optional<PieceId>& piece) {
    return piece && now.piece(*piece).hex() != nullptr && *now.piece(*piece).hex() == *aim.hex;
  };
  return (!aim.hex || action.hex == aim.hex || is_in(action.other) ||
          (!action.hex && !action.other && is_in(action.piece))) &&
         (!aim.water || action.water == aim.water) &&
         (!aim.piece || action.other == aim.piece || action.piece == aim.piece) &&
         (aim.number == 0 || action.number == aim.number);
}

}  // namespace

std::vector<Action> Planner::choices(const Force& force, Verb verb, const Aim& aim) {
  const Situation now = game_.situation();
  const std::vector<PieceId> all = all_of(force);
  const Piece& chief = now.piece(force.chief);
  const auto water = water::place_of(now, chief.id);
  const auto is_here = [&](const Action& action) {
    if (action.hex) {
      return (chief.hex() != nullptr && *chief.hex() == *action.hex) ||
             (water && water::is_contiguous(now, *water, *action.hex));
    }
    return action.water && water == action.water;
  };
  const auto moves = [&] {
    const auto* const land = now.state.turn.innermost<state::ForceMove>();
    const auto* const group = now.state.turn.innermost<state::ShipMove>();
    return (land != nullptr && base::contains(all, land->head)) ||
           (group != nullptr && base::contains(all, group->ships.front()));
  };
  const auto is_by_force = [&](const Action& action) {
    if (action.kind == ActionKind::Pass) {
      return moves();
    }
    if (verb == Verb::Exchange && action.kind == ActionKind::Enrol) {
      return base::contains(all, *action.other);
    }
    return action.piece ? base::contains(all, *action.piece) : is_here(action);
  };
  std::vector<Action> result;
  for (const Action& action : legal()) {
    const bool of_verb = base::contains(row_of(verb).kinds, action.kind);
    if (of_verb && is_by_force(action) && comes_to(now, action, aim)) {
      result.push_back(action);
    }
  }
  return result;
}

void Planner::add_choices(const Force& force, Operations& result) {
  std::optional<Illegal> futile;
  for (const Action& action : choices(force, result.verb)) {
    if (const auto why = why_futile(game_.situation(), side_, action)) {
      futile = why;
      continue;
    }
    Aim aim = aim_of(action);
    if (result.verb == Verb::Exchange) {
      aim.piece = action.piece;  // the headquarters is the force
    }
    const auto same = std::find_if(result.ends.begin(), result.ends.end(), [&](const End& end) {
      return end.aim.hex == aim.hex && end.aim.water == aim.water && end.aim.piece == aim.piece &&
             (counts_points(action.kind) || end.aim.number == aim.number);
    });
    if (same == result.ends.end()) {
      result.ends.push_back({aim, 0, 0, false});
    } else {
      same->aim.number = std::max(same->aim.number, aim.number);
    }
  }
  if (result.ends.empty() && futile) {
    result.refusal = futile;
  }
}

Illegal Planner::why_no_choice(const Force& force, Verb verb, const Aim& aim) {
  if (verb == Verb::Hold) {
    return state::refusal("5.27"_case, "not-energised").of(force.chief);
  }
  const Situation now = game_.situation();
  const state::HexId* const here = now.piece(force.chief).hex();
  const std::optional<HexId> hex = aim.hex || here == nullptr ? aim.hex : std::optional{*here};
  std::optional<Illegal> first;
  for (const ActionKind kind : row_of(verb).kinds) {
    const auto leader = leader_of(now, force);
    if (sequence::begins_attack(kind) && !leader) {
      continue;
    }
    const PieceId who = sequence::begins_attack(kind) ? *leader : force.chief;
    Action tried{kind, who, aim.piece, hex, aim.water, std::max(aim.number, 1)};
    if (verb == Verb::Exchange && aim.piece) {
      std::swap(tried.piece, tried.other);
    }
    const auto judged = game_.judge(tried);
    if (!judged &&
        (!first || first->reason == "in-another-stage" || first->reason == "out-of-phase")) {
      first = judged.error();
    }
  }
  return first.value_or(not_possible(verb, force));
}

Ruling<Outlook> Planner::by_choice(const Operation& operation) {
  const std::vector<Action> all = choices(operation.force, operation.verb, operation.aim);
  if (all.empty()) {
    return state::refused(why_no_choice(operation.force, operation.verb, operation.aim));
  }
  // Of those that differ only in their points the most; else the first.
  Action meant = all.front();
  for (const Action& action : all) {
    Action same = action;
    same.number = meant.number;
    if (same == meant && counts_points(action.kind) && action.number > meant.number) {
      meant = action;
    }
  }
  Outlook outlook;
  outlook.orders = {meant};
  outlook.whole = true;
  outlook.end = {aim_of(meant), 0, 0, false};
  return outlook;
}

}  // namespace core::plan
