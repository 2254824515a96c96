// Which vessel or fort of a battle is meant.
#pragma once

#include "core/base/strong_id.h"

#include <cstdint>

namespace core::table {

/// A vessel or fort of the battle by its place in the list of the position, counted from 0. A
/// battle has at most 255.
using ShipId = base::StrongId<struct ShipTag, std::uint8_t>;

}  // namespace core::table
