// [RR-T01]-[RR-T30] From the tables of docs/rules/red-river.md to the charts of the river campaign.
#pragma once

#include "core/data/chart_text.h"
#include "core/river/charts.h"

namespace core::tabletop_data {

/// @param tables as read_book_tables() gives them
/// @throws base::DataError with file, line and column of the first cell that cannot be read, a face
/// of a die without a result or with two, a bend that does not lead to its heading [RR-088], an
/// option that is not one of river::named() or has another default, and for a table that is
/// missing.
[[nodiscard]] river::Charts make_river_charts(const std::vector<data::ChartText>& tables);

}  // namespace core::tabletop_data
