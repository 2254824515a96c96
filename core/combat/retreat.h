// [8.5] [8.55] [10.34] Retreat: who leaves the hex, in which order, and what becomes of the rest.
#pragma once

#include "core/combat/battle.h"
#include "core/sequence/choices.h"

#include <vector>

namespace core::combat {

using state::Retreat;

/// [8.51] The retreat of all that stand on top in the hex: each unit or HQ with its roster goes its
/// own way, then those who go with them.
[[nodiscard]] Retreat retreat_from(const Situation& now, Side side, HexId from,
                                   base::CaseRef cause);

/// [8.51] [8.17] Begins it: Depots are destroyed first.
void begin_retreat(Record& record, Retreat retreat);

/// [10.34] A leader with his HQ left alone by combat may retreat one hex (E064); the others wait
/// for the Enemy [10.32]. Begins nothing when there is none.
void begin_retreat_of_staff(Record& record, Side side, HexId from);

/// [8.51] [8.52] [8.55] Whether the piece may go to the hex now: units first, HQs with their roster
/// or rostered units by themselves, then the others to where units have gone.
[[nodiscard]] Ruling<> judge_retreat_to(const Situation& now, const Retreat& retreat, PieceId piece,
                                        HexId to);

/// [8.52] Whether the piece may go into the fort of the hex, within its capacity.
[[nodiscard]] Ruling<> judge_retreat_inside(const Situation& now, const Retreat& retreat,
                                            PieceId piece, PieceId fort);

/// [10.34] Whether the HQ and its leader may stay; without a piece, whether any HQ may.
[[nodiscard]] Ruling<> judge_stay_behind(const Situation& now, const Retreat& retreat,
                                         std::optional<PieceId> piece);

/// Adds what of a retreat is allowed.
void offer_retreat(const Situation& now, const Retreat& retreat, sequence::Choices& legal);

/// RetreatTo, RetreatInside or Stay in a retreat that goes on.
void act_retreat(Record& record, const sequence::Action& action);

/// [8.53] Goes on with the innermost retreat: units without a legal hex are eliminated, leaders
/// with them captured; ends it when everybody has gone.
[[nodiscard]] sequence::Progress proceed_retreat(Record& record);

/// The retreat, if it is the innermost decision.
[[nodiscard]] const Retreat* retreat_going_on(const state::GameState& state) noexcept;

}  // namespace core::combat
