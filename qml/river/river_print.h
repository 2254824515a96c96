// [RR-483] [RR-T29] The chart and the record sheet of a campaign on paper.
#pragma once

#include "qml/river/river_painter.h"
#include "qml/river/river_rows.h"

#include <QString>

#include <functional>

namespace riverview {

struct RiverPrint {
  QString title;  ///< of the chart
  const core::river::ChartPicture* picture{};
  std::function<QString(core::river::GroupId)> group_name;
  Rows diary;  ///< as Told::diary() has it
};

/// The sheet that shows all of a chart.
/// @param most pixels a mile at most: of a river of which little is known
[[nodiscard]] Sheet whole_sheet(const core::river::ChartPicture& picture, QSizeF room, double most);

/// Writes a PDF: the chart, then the record sheet. The file is replaced only when the whole is
/// written.
/// @return empty, or why not, in a sentence.
[[nodiscard]] QString write_river_pdf(const RiverPrint& print, const QString& file);

/// [RR-483] Writes the text of an SVG; the same.
[[nodiscard]] QString write_river_svg(const QString& svg, const QString& file);

}  // namespace riverview
