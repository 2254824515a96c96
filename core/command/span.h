// [10.1] Command Span: who is under whom.
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>
#include <vector>

namespace core::command {

using state::PieceId;
using state::Record;
using state::Ruling;
using state::Situation;

/// [10.01] The leader as his counter shows him; null for what is no leader of Appendix A.
[[nodiscard]] const rulebook::LeaderRow* row_of(const Situation& now, PieceId leader);

/// [10.01] Span points of a leader; [10.02] of Burnside 1 with option 26.8 (erratum E058).
[[nodiscard]] int span_of(const Situation& now, PieceId leader);

/// [19.44] [19.45] Whether Grant is subordinate to Halleck now: in a scenario with that rule, and
/// with option 26.2 until 6/62 while Halleck is appointed to an Army HQ.
[[nodiscard]] bool is_grant_subordinate(const Situation& now);

/// [10.01] Stars of a leader; [19.46] of Grant one fewer than Halleck has where 19.44 applies.
[[nodiscard]] int stars_of(const Situation& now, PieceId leader);

/// [10.12] [10.16] The HQ a leader is appointed to, if he stands on it.
[[nodiscard]] std::optional<PieceId> headquarters_commanded(const Situation& now, PieceId leader);

/// [10.12] The leader who commands a piece directly: of a unit on a roster and of an HQ the
/// commander who stands on it, of other units and leaders the one whose span holds them. Nothing
/// where there is none or he is off the map.
[[nodiscard]] std::optional<PieceId> commander_of(const Situation& now, PieceId piece);

/// [8.22] [10.13] Whether the leader commands the piece, directly or through leaders under him.
[[nodiscard]] bool may_lead(const Situation& now, PieceId leader, PieceId piece);

/// [10.12] [10.13] All that a leader commands now, by id: his HQ with its roster if he stands on
/// it, what his span holds, and all that leaders in it command. Not himself.
[[nodiscard]] std::vector<PieceId> commanded(const Situation& now, PieceId leader);

/// The pieces a leader's span holds, by id.
[[nodiscard]] std::vector<PieceId> in_span(const Situation& now, PieceId leader);

}  // namespace core::command
