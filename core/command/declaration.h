// [10.11] The declaration of spans, for the Movement Phase and anew for the Combat Phase.
#pragma once

#include "core/command/span.h"
#include "core/sequence/choices.h"

#include <vector>

namespace core::command {

/// [10.12] [10.13] [10.15] [10.17] [10.19] [15.12] Whether the leader may take the unit or leader
/// into his span now.
[[nodiscard]] Ruling<> may_declare(const Situation& now, PieceId leader, PieceId piece);

/// Step of the stages from the declaration of spans to where they hold: the player has taken the
/// last piece out of its span, so that nobody is put into one for him.
inline constexpr std::uint8_t kSpansChosen = 2;

/// Whether the piece is in a span of the Phasing Player that it could leave.
[[nodiscard]] Ruling<> may_leave_span(const Situation& now, PieceId piece);

/// Takes the piece out of its span; when it was the last one, all stay empty.
void leave_span(Record& record, PieceId piece);

/// Adds every DeclareSpan and LeaveSpan that is allowed now.
void offer_spans(const Situation& now, sequence::Choices& legal);

/// [28.0] D02: if the side has declared no span for this phase, its leaders take theirs: those who
/// command a headquarters what bears their name or its (ties.h), then armies their corps
/// commanders, leaders of cavalry the cavalry, and last all of them what is left. In each turn army
/// commanders come before others, then by rank; of a leader's own name first, own hex before
/// adjacent ones, combat units before trains, the strongest first; for an army a leader without a
/// headquarters is as strong as what he would lead. Games begun before took the nearest alone.
void declare_default_spans(Record& record, board::Side side);

}  // namespace core::command
