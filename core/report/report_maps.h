// The maps of the report as SVG.
#pragma once

#include "core/report/report_text.h"

#include <string>
#include <vector>

namespace core::report {

/// The definitions that all maps of a page use, once: patterns, and the ground of the sheets that
/// are played on as the symbol `ground`.
[[nodiscard]] std::string map_definitions(const map::Map& map);

/// A place that is marked on a map: a ring, and words above or below it.
struct PlaceMark {
  board::HexId hex;
  std::string words;    ///< escaped
  std::string classes;  ///< of the ring and the words, as the page's style has them: "goal"
  bool below{};         ///< where the words stand
};

/// A map of the ground alone, with marks.
/// @param title of the picture, escaped
[[nodiscard]] std::string map_of_places(const map::Map& map, const std::string& title,
                                        const std::vector<PlaceMark>& marks);

/// A map with whose each hex is, and the armies; below it the same in words.
/// @param objectives places that are named on it
[[nodiscard]] std::string map_figure(const ReportText& text, const MapShot& shot,
                                     const std::vector<strategic::ScoreLine>& objectives);

}  // namespace core::report
