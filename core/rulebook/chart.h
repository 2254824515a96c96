// [3.3] Single figures out of the charts.
#pragma once

#include "core/rulebook/rulebook.h"

#include <optional>
#include <string>
#include <string_view>

namespace core::rulebook {

/// The cell of a chart as it is printed, found by the key (the first cell of its row) and the name
/// of its column.
/// @throws base::DataError when the rulebook holds no such chart, row or column.
[[nodiscard]] const std::string& chart_cell(const Rulebook& rulebook, std::string_view chart,
                                            std::string_view key, std::string_view column);

/// The same cell as a whole number; nothing where it holds a word ("none", "strength").
/// @throws base::DataError as chart_cell().
[[nodiscard]] std::optional<int> chart_figure(const Rulebook& rulebook, std::string_view chart,
                                              std::string_view key, std::string_view column);

}  // namespace core::rulebook
