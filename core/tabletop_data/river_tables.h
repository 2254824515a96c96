// Private to this room: the tables of guns, batteries, vessels and flotillas among those of
// docs/rules/red-river.md.
#pragma once

#include "core/data/chart_text.h"
#include "core/river/charts.h"

namespace core::tabletop_data {

// Each fills its members and throws base::DataError for the first cell that it cannot read.

/// [RR-T25]
void read_river_guns(const std::vector<data::ChartText>& tables, river::Charts& charts);

/// [RR-T17] [RR-T18] @pre the guns have been read
void read_river_batteries(const std::vector<data::ChartText>& tables, river::Charts& charts);

/// [RR-T26] [RR-T27] @pre the guns have been read
void read_river_vessels(const std::vector<data::ChartText>& tables, river::Charts& charts);

/// [RR-T28] @pre guns and vessels have been read
void read_river_flotillas(const std::vector<data::ChartText>& tables, river::Charts& charts);

/// [RR-T30]
void read_river_multiplier(const std::vector<data::ChartText>& tables, river::Charts& charts);

/// [RR-T39]
void read_river_constants(const std::vector<data::ChartText>& tables, river::Charts& charts);

}  // namespace core::tabletop_data
