// What the terminal tells of a battle on land: its units, generals and houses. Private to this
// room.
#pragma once

#include "core/field/setting.h"
#include "core/field/view.h"

#include <string>
#include <string_view>

namespace core::cli {

/// Every unit, general, house section and store and what is left of it, by side.
[[nodiscard]] std::string roster_text(const field::Setting& setting, const field::State& state);

/// [FB-536] The computer's three best choices for a unit of the side that is asked, the best first,
/// each with the parts of its score.
/// @param unit as orders name it
[[nodiscard]] std::string hint_text(const field::View& view, std::string_view unit);

}  // namespace core::cli
