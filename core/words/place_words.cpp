#include "core/words/place_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
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

bool same_letters(std::string_view one, std::string_view other) {
  const auto lower = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [&](char a, char b) { return lower(a) == lower(b); });
}

/// "Second Manassas", "Winchester II": the name without the number of the battle.
std::string_view without_number(std::string_view text) {
  for (const std::string_view first : {"First ", "Second ", "Third "}) {
    if (same_letters(text.substr(0, first.size()), first)) {
      return text.substr(first.size());
    }
  }
  for (const std::string_view last : {" I", " II", " III", ", First", ", Second", ", Third"}) {
    if (text.size() > last.size() && same_letters(text.substr(text.size() - last.size()), last)) {
      return text.substr(0, text.size() - last.size());
    }
  }
  return text;
}

std::string_view name_of_state(const map::Map& map, std::string_view code) {
  const auto states = map.states();
  const auto at = std::find_if(states.begin(), states.end(),
                               [&](const map::State& each) { return each.code == code; });
  return at == states.end() ? code : std::string_view{at->name};
}

/// "Wilmington DE", "Wilmington, Delaware": a name and its state.
bool names_with_state(const map::Map& map, const NamedPlace& place, std::string_view text) {
  if (text.size() <= place.name.size() ||
      !same_letters(text.substr(0, place.name.size()), place.name)) {
    return false;
  }
  std::string_view rest = text.substr(place.name.size());
  if (rest.front() == ',') {
    rest.remove_prefix(1);
  }
  return rest.size() > 1 && rest.front() == ' ' &&
         (same_letters(rest.substr(1), place.state) ||
          same_letters(rest.substr(1), name_of_state(map, place.state)));
}

std::vector<NamedPlace> all_names(const map::Map& map) {
  std::vector<NamedPlace> places;
  places.reserve(map.towns().size() + map.other_names().size());
  for (const map::Town& town : map.towns()) {
    places.push_back({town.name, town.state, town.hex});
  }
  for (const map::OtherName& other : map.other_names()) {
    places.push_back({other.name, other.state, other.hex});
  }
  return places;
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

std::vector<NamedPlace> places_named(const map::Map& map, std::string_view text) {
  const std::vector<NamedPlace> places = all_names(map);
  std::vector<NamedPlace> found;
  const auto keep = [&](const auto& is_meant) {
    if (found.empty()) {
      std::copy_if(places.begin(), places.end(), std::back_inserter(found), is_meant);
    }
  };
  for (const std::string_view name : {text, without_number(text)}) {
    keep([&](const NamedPlace& place) { return names_with_state(map, place, name); });
    keep([&](const NamedPlace& place) { return same_letters(place.name, name); });
  }
  const auto is_played = [&](const NamedPlace& place) { return map.is_played(place.hex); };
  if (std::any_of(found.begin(), found.end(), is_played)) {
    std::erase_if(found, std::not_fn(is_played));
  }
  const auto by_hex = [](const NamedPlace& a, const NamedPlace& b) { return a.hex == b.hex; };
  found.erase(std::unique(found.begin(), found.end(), by_hex), found.end());
  return found;
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
