// [RR-300] to [RR-329] Victory points, and the end of the campaign.
#pragma once

#include "core/river/record.h"

#include <optional>

namespace core::river {

/// [RR-302] [RR-303] [RR-304] Points that a surviving vessel's damage costs, 0 or less.
[[nodiscard]] int damage_points(const Charts& charts, const Options& options, const Vessel& vessel);

/// [RR-306] [RR-307] A gun of a battery is out of action: a point, and those back that were lost
/// when it was passed.
/// @param guns how many
void score_guns(Record& record, Place place, std::size_t battery, int guns);

/// [RR-308] [RR-309] [RR-310] [RR-312] A vessel is beaten, finished or not; her guns, torpedo craft
/// and consorts score nothing.
void score_enemy(Record& record, const Enemy& enemy);

/// [RR-307] [RR-311] The main flotilla goes on upstream: guns that it leaves are bypassed.
void charge_bypassed(Record& record, Place place);

/// [RR-320] Whether the campaign is over, and how; nothing while it goes on.
[[nodiscard]] std::optional<Ending> ending_of(const Setting& setting, const State& state);

/// [RR-328] Closes the ledger.
void finish(Record& record, Ending ending);

}  // namespace core::river
