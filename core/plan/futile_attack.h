// [12.22] Attacks that may be declared, and that nobody could join: nothing can pay for them.
#pragma once

#include "core/board/side.h"
#include "core/sequence/action.h"
#include "core/state/pending_decision.h"
#include "core/state/ruling.h"

#include <optional>

namespace core::state {
struct Situation;
}  // namespace core::state

namespace core::plan {

/// [8.15] How the choice would attack, a fort in the own hex by storm [13.38]; nothing for those
/// that attack nobody.
[[nodiscard]] std::optional<state::BattleKind> attack_kind(const state::Situation& now,
                                                           const sequence::Action& action);

/// Why the attack of the side's own is futile, by what it may know; nothing where it is not, and
/// for every choice that is none. The rules let it be declared: whoever has spent his movement on
/// coming there may find out too late.
[[nodiscard]] std::optional<state::Illegal> why_futile(const state::Situation& now,
                                                       board::Side side,
                                                       const sequence::Action& attack);

}  // namespace core::plan
