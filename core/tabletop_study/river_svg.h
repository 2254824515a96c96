// [RR-483] The chart of a river campaign as SVG.
#pragma once

#include "core/river/chart_picture.h"
#include "core/river/setting.h"
#include "core/river/state.h"
#include "core/rulebook/rulebook.h"

#include <functional>
#include <string>

namespace core::tabletop_study {

/// What stands on the chart beside its signs.
struct ChartLabels {
  std::string title;
  std::string miles;     ///< behind the number of the scale
  std::string great;     ///< the Mississippi
  std::string doubtful;  ///< [RR-356]
  std::function<std::string(river::GroupId)> group;
};

/// In the language of the book.
/// @param state and `setting` that outlive it: groups go by their vessels
[[nodiscard]] ChartLabels chart_labels(const rulebook::Rulebook& book,
                                       const river::Setting& setting, const river::State& state);

/// [RR-350] to [RR-359] A whole SVG file, a mile to 24 units, with the numbers of the turns along
/// the track. Unknown water is not on it.
[[nodiscard]] std::string chart_svg(const river::ChartPicture& picture, const ChartLabels& labels);

}  // namespace core::tabletop_study
