// Private to this room: the tables of dice among those of docs/rules/ironclad.md.
#pragma once

#include "core/data/chart_text.h"
#include "core/ironclad/charts.h"

namespace core::tabletop_data {

// Each fills its members and throws base::DataError for the first cell that it cannot read.

/// [IC-T12]-[IC-T15]
void read_ship_effects(const std::vector<data::ChartText>& tables, ironclad::Charts& charts);

/// [IC-T19] [IC-T20]
void read_fort_effects(const std::vector<data::ChartText>& tables, ironclad::Charts& charts);

/// [IC-T21]
void read_ramming(const std::vector<data::ChartText>& tables, ironclad::Charts& charts);

/// [IC-T22]-[IC-T25]
void read_boarding(const std::vector<data::ChartText>& tables, ironclad::Charts& charts);

/// [IC-T26]
void read_launches(const std::vector<data::ChartText>& tables, ironclad::Charts& charts);

}  // namespace core::tabletop_data
