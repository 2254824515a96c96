// Private to this room: the tables of damage, morale and ramming among those of
// docs/rules/coastal.md.
#pragma once

#include "core/coastal/charts.h"
#include "core/data/chart_text.h"

namespace core::tabletop_data {

// Each fills its members and throws base::DataError for the first cell that it cannot read.

/// [RC-T17]-[RC-T22]
void read_damage(const std::vector<data::ChartText>& tables, coastal::Charts& charts);

/// [RC-T23]-[RC-T25]
void read_torpedoes_and_mortars(const std::vector<data::ChartText>& tables,
                                coastal::Charts& charts);

/// [RC-T26]
void read_morale(const std::vector<data::ChartText>& tables, coastal::Charts& charts);

/// [RC-T27]-[RC-T31]
void read_rams(const std::vector<data::ChartText>& tables, coastal::Charts& charts);

}  // namespace core::tabletop_data
