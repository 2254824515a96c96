#include "core/map/terrain.h"

#include <array>
#include <cstddef>

namespace core::map {
namespace {

constexpr std::array<std::string_view, 7> kTerrains{"clear", "forest", "rough", "mountain",
                                                    "swamp", "sea",    "lake"};
constexpr std::array<std::string_view, 9> kSideKinds{"plain",     "minor-river", "navigable-river",
                                                     "coast",     "inlet",       "estuary",
                                                     "lakeshore", "lake",        "blocked"};

template <class Value, std::size_t Count>
std::optional<Value> find(const std::array<std::string_view, Count>& names, std::string_view text) {
  for (std::size_t at = 0; at < Count; ++at) {
    if (names.at(at) == text) {
      return static_cast<Value>(at);
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(Terrain terrain) noexcept {
  return kTerrains.at(static_cast<std::size_t>(terrain));
}

std::optional<Terrain> parse_terrain(std::string_view text) noexcept {
  return find<Terrain>(kTerrains, text);
}

std::string_view name(SideKind kind) noexcept {
  return kSideKinds.at(static_cast<std::size_t>(kind));
}

std::optional<SideKind> parse_side_kind(std::string_view text) noexcept {
  return find<SideKind>(kSideKinds, text);
}

}  // namespace core::map
