// [IC-T39] [RC-T43] Battles for people with models on a table of their own: the program keeps the
// books, they measure.
#pragma once

#include "core/table/battle.h"

#include <string>
#include <vector>

namespace core::table {

/// The same ships, forts and length without water, banks, current and objectives, which people see
/// for themselves. No ship is near another one; those that are lashed together stay so.
[[nodiscard]] Battle on_models(Battle battle);

/// A battle of such vessels. Of a card that several ships share each takes the next name.
/// @param title for the reader
[[nodiscard]] Battle of_vessels(const Facts& facts, const std::vector<VesselId>& vessels,
                                const std::string& title);

}  // namespace core::table
