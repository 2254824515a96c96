// [4.0] Which room of rules owns a choice, a pending decision or a stage.
#pragma once

#include "core/sequence/choices.h"
#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core::game {

/// The desk of a room: the same five questions to each (core/<room>/desk.h).
struct Room {
  state::Ruling<> (*judge)(const state::Situation&, const sequence::Action&);
  /// Judges and, if it is allowed, acts. Refused means nothing changed.
  state::Ruling<> (*attempt)(state::Record&, const sequence::Action&);
  void (*offer)(const state::Situation&, sequence::Choices&);
  sequence::Progress (*proceed)(state::Record&);
  std::optional<board::Side> (*decides)(const state::Situation&);
};

/// Every room that has a desk, in the order in which their choices are listed.
[[nodiscard]] const std::vector<const Room*>& rooms();

/// The kinds of choices that each of them judges.
[[nodiscard]] const std::vector<sequence::KindSet>& kinds_of_rooms();

/// Those that the room of the pending decision judges, whichever it is.
[[nodiscard]] const sequence::KindSet& kinds_of_a_decision();

/// The room of a stage while no decision is pending; null for stages without rules (Over).
[[nodiscard]] const Room* room_of(state::Stage stage);

/// The room of a pending decision.
[[nodiscard]] const Room& room_of(const state::PendingDecision& decision);

/// The room that owns what is going on: the innermost decision, or the stage.
[[nodiscard]] const Room* room_now(const state::Turn& turn);

/// The room that judges a choice of the kind at this moment.
[[nodiscard]] const Room* room_of(const state::Turn& turn, sequence::ActionKind kind);

}  // namespace core::game
