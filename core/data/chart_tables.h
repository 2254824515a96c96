// [3.3] The readers of the charts, one for each subject; make_rulebook() calls them all.
#pragma once

#include "core/data/chart_text.h"
#include "core/rulebook/rulebook.h"

namespace core::data {

// Each fills its members of the rulebook and throws base::DataError for the first cell that it
// cannot read.

/// [3.21] The unit types, and what older tables hold of them: ships and stock limits.
void read_unit_types(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [Appendix B] The counter mix; needs the unit types.
void read_mix(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [5.12] [19.35] Chits.
void read_chits(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [6.16] [6.34] Movement costs and forced march.
void read_movement(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [6.56] [7.26] Weights and embarkation.
void read_embarkation(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [8.15] [8.4] [10.4] [10.18] Combat and leaders.
void read_combat(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [11.12] [11.22] [11.24] Ships.
void read_naval(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [12.12] [12.13] [12.22] [19.34] Consumption, attrition, combat supply, supply in scenarios.
void read_consumption(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [13.12] [13.37] Works and siege.
void read_siege(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [21.35] [21.81] [21.9] [23.1] [24.12] Major cities, production, calls, blockade.
void read_production(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

/// [22.52] [25.2] [25.3] [25.5] Politics.
void read_politics(const std::vector<ChartText>& charts, rulebook::Rulebook& book);

}  // namespace core::data
