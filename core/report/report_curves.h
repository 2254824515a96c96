// Curves of both sides as SVG, and the table of a report's figures.
#pragma once

#include "core/report/report_text.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::report {

/// One curve for each side: where its figure is.
struct Curve {
  std::string_view key;  ///< of its title, in docs/rules/report.md
  std::function<std::optional<int>(const SideCurve&)> of;
};

/// A picture of the curve with axes, years and the dates of both ends.
/// @pre there are points, in the order of their game-turns
[[nodiscard]] std::string curve_figure(const ReportText& text,
                                       const std::vector<CurvePoint>& points, const Curve& curve);

/// All curves and, below them, the table with every figure that they show.
[[nodiscard]] std::string curve_section(const ReportText& text, const Figures& figures);

}  // namespace core::report
