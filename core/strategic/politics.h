// [25.0] Political Points: what the events of the war are worth, the Political Table, early ends.
#pragma once

#include "core/sequence/action.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <array>
#include <cstddef>
#include <vector>

namespace core::strategic {

using board::Side;
using state::Record;
using state::Situation;

/// [25.2] [25.3] [25.43] [21.74] What follows in a campaign from the events of a record from `seen`
/// on: points for losses, forts and cities, Kentucky's end, Ironclads lost on the stocks. Counts
/// `seen` up to all that has happened.
/// @return whether something happened.
bool score_events(Record& record, std::size_t& seen);

/// [25.5] The cycles of the Political Table.
inline constexpr std::array<int, 3> kTableCycles{4, 8, 13};

/// [25.51] The side's lead in Political Points; negative when it is behind.
[[nodiscard]] int lead_of(const Situation& now, Side side) noexcept;

/// [25.5] Whether the side may roll on the Political Table: in cycles 4, 8 and 13, with a lead.
[[nodiscard]] state::Ruling<> may_try_politics(const Situation& now, Side side);
/// Rolls POLITICS, and lets the Enemy gain for a second and later use [25.2].
void try_politics(Record& record, Side side);

/// [4.3] In 12/64, when the Union holds fewer than three of the five cities: the Confederate's free
/// roll.
void hold_election(Record& record);

/// [25.6] Whether whoever is asked may give up: at any time of a campaign. It is never offered.
[[nodiscard]] state::Ruling<> may_concede(const Situation& now);
/// [25.6] The side gives up.
void concede(Record& record, Side side);

}  // namespace core::strategic
