// [RR-501] [RR-503] A study of the river campaign as a picture: how the points are spread, which
// levels come, and when the ironclad is met.
#pragma once

#include "core/river/charts.h"
#include "core/river/options.h"
#include "core/rulebook/rulebook.h"
#include "core/tabletop_study/river_study.h"

#include <string>
#include <vector>

namespace core::tabletop_study {

/// The campaigns of one flotilla and policy.
struct StudySeries {
  std::string name;  ///< "flotilla A, steady commodore"
  std::vector<RiverOutcome> outcomes;
  RiverFigures figures;
};

/// Of a sample flotilla, in the language of the book.
/// @param flotilla its letter, or what else it is called
[[nodiscard]] std::string series_name(const rulebook::Rulebook& book, const std::string& flotilla,
                                      river::Policy policy);

/// Campaigns by their points: [first, first + width) and so on, a bar each.
struct PointBars {
  int first{};
  int width{};
  std::vector<int> counts;
};

/// Bars of a width that all series can share: 5, or 10 when the points are far apart.
/// @pre there is a series, and none is without outcomes
[[nodiscard]] std::vector<PointBars> point_bars(const std::vector<StudySeries>& series);

/// A whole SVG file in the language of the book.
/// @pre as point_bars()
[[nodiscard]] std::string study_svg(const rulebook::Rulebook& book, const river::Charts& charts,
                                    const river::Options& options,
                                    const std::vector<StudySeries>& series);

}  // namespace core::tabletop_study
