// The curves of the report as SVG, and the table of their figures. Private to this room.
#pragma once

#include "core/report/report_text.h"

#include <string>

namespace core::report {

/// All curves and, below them, the table with every figure that they show.
[[nodiscard]] std::string curve_section(const ReportText& text, const Figures& figures);

}  // namespace core::report
