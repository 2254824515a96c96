// [3.3] From charts as text to the typed tables of the rulebook.
#pragma once

#include "core/data/chart_text.h"
#include "core/rulebook/rulebook.h"

namespace core::data {

/// Gives every chart's cells the types the rules ask for.
/// @throws base::DataError with the page, line and column of a cell that cannot be read, and for a
/// chart that is missing.
[[nodiscard]] rulebook::Rulebook make_rulebook(const std::vector<ChartText>& charts);

}  // namespace core::data
