// [3.15] Places as people call them: water by its river, lake or bay.
#pragma once

#include "core/map/map.h"
#include "core/state/place.h"

#include <string>

namespace core::game {

/// "A3120/A3121 (Mississippi)", "B2828 (Lake Borgne)": the label, and the name of the river, or of
/// what the map writes on the hex and beside it; the label alone where it holds no name or several.
[[nodiscard]] std::string water_title(const map::Map& map, map::WaterPlaceId place);

/// The label of a place; of a river hexside, and for what floats of a water hex, with its name.
[[nodiscard]] std::string place_title(const map::Map& map, const state::Place& place, bool floats);

}  // namespace core::game
