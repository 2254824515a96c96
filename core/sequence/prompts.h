// [4.0] [28.0] What may be asked at each step of the sequence of play.
#pragma once

#include "core/base/case_ref.h"
#include "core/sequence/action.h"
#include "core/state/turn.h"

#include <cstdint>
#include <optional>

namespace core::sequence {

/// How far a room came with the decision or stage that was handed to it.
enum class Progress : std::uint8_t {
  Asks,   ///< a player has to decide
  WentOn  ///< something happened: look again what is innermost now
};

/// Whether choices of the kind belong to what is going on: to the innermost decision, or to the
/// stage when there is none [4.1] [4.2]. Says nothing of whether one is legal.
[[nodiscard]] bool is_asked(const state::Turn& turn, ActionKind kind) noexcept;

/// All kinds that are asked for, but to concede, which can be done at any time [25.6].
[[nodiscard]] const KindSet& kinds_asked(const state::Turn& turn) noexcept;

/// The rule that forbids choices of the kind while they are not asked for: that which gives them a
/// stage of their own, asks for a command first [5.27], or lets no other force act meanwhile
/// [5.28]. For answers to what is not going on at all, a loss or a retreat, it is 4.1.
[[nodiscard]] base::CaseRef forbids_now(const state::Turn& turn, ActionKind kind);

/// The stage that asks for choices of the kind, the next one from `from` on, or else the first;
/// nothing for what only a decision asks.
[[nodiscard]] std::optional<state::Stage> stage_asking(ActionKind kind, state::Stage from) noexcept;

/// [5.27] Whether a force on the move is asked for choices of the kind.
[[nodiscard]] bool is_asked_on_the_march(ActionKind kind) noexcept;

}  // namespace core::sequence
