// [RC-461] [RC-464] [RC-465] Parties that land, walk, and take towns, ports and forts.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"

#include <vector>

namespace core::coastal {

/// The shore and piers from which one can walk to a place, as numbers of the battle's areas.
[[nodiscard]] std::vector<std::size_t> ground_of(const Setting& setting, FortId site);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state, const Land& choice);

/// Every legal landing of a side.
[[nodiscard]] std::vector<Land> landings_of(const Setting& setting, const State& state, Side side);

/// Phase 4: parties ashore walk and fight, those told off go ashore.
void fight_ashore(Record& record);

}  // namespace core::coastal
