// Private to this room: the tables of fire and melee among those of
// docs/rules/field-battle.md.
#pragma once

#include "core/data/chart_text.h"
#include "core/field/charts.h"

namespace core::tabletop_data {

// Each fills its members and throws base::DataError for the first cell that it cannot read.

/// [FB-T07] [FB-T08] [FB-T10]
void read_musketry(const std::vector<data::ChartText>& tables, field::Charts& charts);

/// [FB-T11]-[FB-T14] [FB-T24]
void read_artillery(const std::vector<data::ChartText>& tables, field::Charts& charts);

/// [FB-T15] [FB-T16]
void read_houses(const std::vector<data::ChartText>& tables, field::Charts& charts);

/// [FB-T17]-[FB-T19] [FB-T21]
void read_melee(const std::vector<data::ChartText>& tables, field::Charts& charts);

}  // namespace core::tabletop_data
