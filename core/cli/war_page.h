// [20.0] The war beside the map in tables: spiral, supply, men, places, leaders, politics, track.
#pragma once

#include "core/cli/context.h"
#include "core/game/war_view.h"

#include <string>

namespace core::cli {

/// What the side knows, in tables with headings.
[[nodiscard]] std::string war_page(const state::Situation& now, const game::WarView& war);

[[nodiscard]] Json war_json(const state::Situation& now, const game::WarView& war);

}  // namespace core::cli
