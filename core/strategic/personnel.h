// [23.0] Calls for men, and the Personnel Points they bring.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::Side;
using rulebook::Call;
using state::Record;
using state::Situation;

/// [23.11] Which month of the present call this cycle is, from 1.
[[nodiscard]] int month_of_call(const Situation& now, Side side);

/// [23.11] [23.12] [26.6] Personnel Points that the present call brings in the cycle that lies
/// `cycles` after this one.
[[nodiscard]] int points_of_call(const Situation& now, Side side, int cycles = 0);

/// [23.11] [23.12] [26.6] Personnel Points that a call brings in its month, from 1.
[[nodiscard]] int points_in_month(const Situation& now, Side side, Call call, int month);

/// [23.21] Cycles between the month 1 of one call and that of the next.
inline constexpr int kCyclesBetweenCalls = 4;
/// [23.21] The first cycle in which the side may draft.
[[nodiscard]] rulebook::Cycle first_draft(Side side) noexcept;

/// [23.21] Whether the side has made the call in this game.
[[nodiscard]] bool has_made(const Situation& now, Side side, Call call) noexcept;

/// [23.21] [23.4] Whether the side may make the call now.
[[nodiscard]] state::Ruling<> may_call(const Situation& now, Side side, Call call);
/// The call is in force, this cycle is its month 1, and the Enemy gains the Political Points.
void make_call(Record& record, Side side, Call call);
void offer_calls(const Situation& now, sequence::Choices& legal);

/// [23.11] The points of this cycle are there.
void receive_personnel(Record& record, Side side);
/// [23.3] Those that the end of production would lose now.
[[nodiscard]] int personnel_at_stake(const Situation& now, Side side);
/// [23.3] What is left of them is lost; as printed (E097) it stays.
void lose_personnel(Record& record, Side side);

/// [26.6] Personnel Points that Emancipation brings in each cycle of so many months of a call, and
/// Political Points that it gives the Confederate.
inline constexpr int kPersonnelOfEmancipation = 10;
inline constexpr int kMonthsOfEmancipation = 6;
inline constexpr int kPoliticsOfEmancipation = 2;

/// [26.6] Whether the Union may proclaim Emancipation.
[[nodiscard]] state::Ruling<> may_emancipate(const Situation& now, Side side);
void emancipate(Record& record);

}  // namespace core::strategic
