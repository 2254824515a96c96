// [3.3] Charts of the rulebook, read from the marked tables of its pages.
#pragma once

#include "core/data/row_table.h"

namespace core::data {

/// A chart as printed, with its headline.
struct ChartText {
  Origin origin;  ///< of the marker line
  std::string cited;
  std::string unit;
  std::string source;
  RowTable table;  ///< named as the chart; key of a row is its first cell
};

/// Reads the charts of all *.md files under `docs` (the folder docs/rules), in the order of the
/// file names.
///
/// A chart is a markdown table right after `<!-- chart: NAME | case C | unit: U | source: S -->`;
/// only blank lines may stand between.
/// @param shown how errors name the folder, "docs/rules".
/// @throws base::DataError for a marker of another form, a row of another width, a name used twice.
[[nodiscard]] std::vector<ChartText> read_charts(const std::filesystem::path& docs,
                                                 const std::string& shown);

}  // namespace core::data
