// [IC-T01]-[IC-T28] From the tables of docs/rules/ironclad.md to the charts of the set.
#pragma once

#include "core/data/chart_text.h"
#include "core/ironclad/charts.h"

namespace core::tabletop_data {

/// @param tables as read_book_tables() gives them
/// @throws base::DataError with file, line and column of the first cell that cannot be read, a face
/// of a die without a result or with two, and for a table that is missing.
[[nodiscard]] ironclad::Charts make_ironclad_charts(const std::vector<data::ChartText>& tables);

}  // namespace core::tabletop_data
