// The maps of the report as SVG. Private to this room.
#pragma once

#include "core/report/report_text.h"

#include <string>
#include <vector>

namespace core::report {

/// The definitions that all maps of a page use, once: patterns, and the ground of the sheets that
/// are played on as the symbol `ground`.
[[nodiscard]] std::string map_definitions(const map::Map& map);

/// A map with whose each hex is, and the armies; below it the same in words.
/// @param objectives places that are named on it
[[nodiscard]] std::string map_figure(const ReportText& text, const MapShot& shot,
                                     const std::vector<strategic::ScoreLine>& objectives);

}  // namespace core::report
