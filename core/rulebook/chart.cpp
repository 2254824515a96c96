#include "core/rulebook/chart.h"

#include "core/base/data_error.h"

#include <algorithm>
#include <charconv>

namespace core::rulebook {

const std::string& chart_cell(const Rulebook& rulebook, std::string_view chart,
                              std::string_view key, std::string_view column) {
  const Chart* const found = rulebook.find_chart(chart);
  if (found == nullptr) {
    throw base::DataError{"rulebook", 0, std::string{chart}, "there is no chart of this name"};
  }
  const auto name = std::find(found->columns.begin(), found->columns.end(), column);
  const auto row = std::find_if(found->rows.begin(), found->rows.end(), [&](const auto& cells) {
    return !cells.empty() && cells.front() == key;
  });
  const auto at = static_cast<std::size_t>(name - found->columns.begin());
  if (name == found->columns.end() || row == found->rows.end() || at >= row->size()) {
    throw base::DataError{
        "rulebook", 0, std::string{chart},
        "there is no cell \"" + std::string{key} + "\" / \"" + std::string{column} + "\""};
  }
  return (*row)[at];
}

std::optional<int> chart_figure(const Rulebook& rulebook, std::string_view chart,
                                std::string_view key, std::string_view column) {
  const std::string& cell = chart_cell(rulebook, chart, key, column);
  int value{};
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (error != std::errc{} || end != cell.data() + cell.size()) {
    return std::nullopt;
  }
  return value;
}

}  // namespace core::rulebook
