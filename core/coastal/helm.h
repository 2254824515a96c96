// The plots of the computer's captain: where a ship goes, what it rams, whither its turrets turn.
// Private to this room. No rule.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/appraisal.h"

#include <optional>

namespace core::coastal {

/// The plot that promises most, of those of plots_of() and what can be ordered with them; nothing
/// for a ship that plots nothing.
/// @param state as the side sees it, with the plots that it has written
[[nodiscard]] std::optional<WritePlot> best_plot(const Setting& setting, const State& state,
                                                 const Appraisal& appraisal, ShipId ship);

}  // namespace core::coastal
