// [3.15] Places as people call them: a hex by its town, water by its river, lake or bay.
#pragma once

#include "core/map/map.h"
#include "core/state/place.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::words {

/// "A3120/A3121 (Mississippi)", "B2828 (Lake Borgne)": the label, and the name of the river, or of
/// what the map writes on the hex and beside it; the label alone where it holds no name or several.
[[nodiscard]] std::string water_title(const map::Map& map, map::WaterPlaceId place);

/// A hex by one of its names, of a town or another.
struct NamedPlace {
  std::string_view name;
  std::string_view state;  ///< code
  board::HexId hex;
};

/// What a text names, upper and lower case alike: towns, and what else readers call a hex. With a
/// state, "Wilmington DE" or "Wilmington, Delaware", those there; the number of a battle is left
/// out, "Winchester II", "Second Manassas". Hexes that are not played count only when no other
/// bears the name. One name a hex.
[[nodiscard]] std::vector<NamedPlace> places_named(const map::Map& map, std::string_view text);

/// "C1145 (Winchester)": the label, and the town where one stands; of several the first.
[[nodiscard]] std::string hex_title(const map::Map& map, board::HexId hex);

/// The label of a place with its name: of a river hexside, for what floats of a water hex, and of
/// the town in a hex.
[[nodiscard]] std::string place_title(const map::Map& map, const state::Place& place, bool floats);

}  // namespace core::words
