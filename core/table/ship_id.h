// Which model of a battle is meant: a vessel, a fort, a body of troops.
#pragma once

#include "core/base/strong_id.h"

#include <cstdint>

namespace core::table {

/// What stands on the table, by its place in the list of the position, counted from 0. A battle has
/// at most 255.
using ModelId = base::StrongId<struct ModelTag, std::uint8_t>;

/// The same where it is a vessel or fort of a naval set.
using ShipId = ModelId;

}  // namespace core::table
