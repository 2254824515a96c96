// [FB-T01]-[FB-T26] From the tables of docs/rules/field-battle.md to the charts of the set.
#pragma once

#include "core/data/chart_text.h"
#include "core/field/charts.h"

namespace core::tabletop_data {

/// Tables FB-T01 to FB-T26 but those that only check others, and the defaults of table FB-T39.
/// @throws base::DataError with file, row and column for the first cell that cannot be read, and
///         where two tables print different figures of the same thing.
[[nodiscard]] field::Charts make_field_charts(const std::vector<data::ChartText>& tables);

}  // namespace core::tabletop_data
