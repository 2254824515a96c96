// What the terminal tells of a battle on land: its units, generals and houses. Private to this
// room.
#pragma once

#include "core/field/setting.h"

#include <string>

namespace core::cli {

/// Every unit, general, house section and store and what is left of it, by side.
[[nodiscard]] std::string roster_text(const field::Setting& setting, const field::State& state);

}  // namespace core::cli
