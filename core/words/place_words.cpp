#include "core/words/place_words.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace core::words {
namespace {

/// The one name that all passages of the hex bear; nothing where they bear several, or none does.
std::string_view name_of_passages(const map::Map& map, board::HexId hex) {
  std::string_view name;
  for (const map::Passage& passage : map.passages()) {
    if (passage.a != hex && passage.b != hex) {
      continue;
    }
    if (passage.name.empty() || (!name.empty() && name != passage.name)) {
      return {};
    }
    name = passage.name;
  }
  return name;
}

/// What is written on the hex.
std::string_view name_of_region(const map::Map& map, board::HexId hex) {
  const auto regions = map.regions();
  const auto found = std::find_if(regions.begin(), regions.end(), [&](const map::Region& region) {
    return region.hex == hex && region.kind == "water";
  });
  return found == regions.end() ? std::string_view{} : found->name;
}

std::string_view name_of(const map::Map& map, const map::WaterPlace& place) {
  if (place.river) {
    return map.river(*place.river).name;
  }
  const std::string_view written = name_of_region(map, *place.hex);
  return written.empty() ? name_of_passages(map, *place.hex) : written;
}

}  // namespace

std::string water_title(const map::Map& map, map::WaterPlaceId place) {
  const map::WaterPlace& water = map.water_place(place);
  const std::string_view name = name_of(map, water);
  return name.empty() ? water.label() : water.label() + " (" + std::string{name} + ")";
}

std::string hex_title(const map::Map& map, board::HexId hex) {
  const auto towns = map.towns_in(hex);
  return towns.empty() ? hex.label() : hex.label() + " (" + map.town(towns.front()).name + ")";
}

std::string place_title(const map::Map& map, const state::Place& place, bool floats) {
  std::optional<map::WaterPlaceId> water;
  if (const auto* const side = std::get_if<board::HexSide>(&place)) {
    water = map.water_of(*side);
  } else if (const auto* const hex = std::get_if<board::HexId>(&place); hex != nullptr && floats) {
    water = map.water_of(*hex);
  }
  if (water) {
    return water_title(map, *water);
  }
  const auto* const hex = std::get_if<board::HexId>(&place);
  return hex != nullptr ? hex_title(map, *hex) : state::label(place);
}

}  // namespace core::words
