// Guns by their numbers. Private to this room.
#pragma once

#include "core/table/facts.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::cli {

/// 1, 2, 3 and 6 as "1-3, 6".
/// @pre in rising order
[[nodiscard]] std::string number_ranges(const std::vector<int>& numbers);

/// `11" SB, turret`
[[nodiscard]] std::string gun_title(const table::Gun& gun, table::Mounting mounting);

/// Guns alike behind one another: `gun 1: 11" SB, pivot; guns 2-5: 9" SB, port side`.
/// @param titles of gun 1, 2 and so on
[[nodiscard]] std::string gun_list(const std::vector<std::string>& titles);

/// A line of a name and its guns, broken at spaces; nothing without guns.
[[nodiscard]] std::string guns_line(const std::string& name, const std::string& guns);

}  // namespace core::cli
