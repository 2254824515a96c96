// [5.2] Movement Command: who is energised, and by what.
#pragma once

#include "core/command/span.h"
#include "core/sequence/choices.h"

#include <vector>

namespace core::command {

/// [5.21] Direct commands that the side may still give in this game-turn. [5.24] Without one, and
/// without a leader, a unit does not move.
[[nodiscard]] int commands_left(const Situation& now, board::Side side) noexcept;

/// [5.27] Whether the piece moves without a command: ships; as printed also trains, Siege Trains,
/// Railway Repair units and leaders who move alone (erratum E032).
[[nodiscard]] bool needs_no_command(const Situation& now, PieceId piece) noexcept;

/// [5.21] Whether the piece may be given a direct command: a leader with all he commands, an HQ
/// without commander with its roster, or one single ground unit; it has not moved [5.25], and it is
/// in a chain of supply [17.02].
[[nodiscard]] Ruling<> may_command(const Situation& now, PieceId piece);

/// Adds every direct command that may be given.
void offer_commands(const Situation& now, sequence::Choices& legal);

/// Gives the command: the piece and all it energises begin to move.
void command(Record& record, PieceId piece);

/// [5.28] What moves with `head` if it is energised now and has not been in this phase: the leader,
/// his HQ, his span and all that leaders in it bring; rosters are in their HQ.
[[nodiscard]] std::vector<PieceId> force_of(const Situation& now, PieceId head);

/// [5.25] Energises the force of `head`, rosters included. Units on a roster that have had their
/// move, or are in another leader's span, leave it first: they may not be taken along [16.16].
void energise(Record& record, PieceId head);

/// [5.28] As printed leaders may roll first and move later: whether this one has succeeded and not
/// yet begun (erratum E033).
[[nodiscard]] bool may_begin_now(const Situation& now, PieceId leader) noexcept;

/// [5.28] Begins the ForceMove of what `head` has energised.
void begin_to_move(Record& record, PieceId head, bool by_command);

}  // namespace core::command
