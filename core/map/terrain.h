// [3.14] Terrain of hexes and hexsides.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace core::map {

enum class Terrain : std::uint8_t { Clear, Forest, Rough, Mountain, Swamp, Sea, Lake };

/// "clear", "forest", ... as the charts spell them.
[[nodiscard]] std::string_view name(Terrain terrain) noexcept;
[[nodiscard]] std::optional<Terrain> parse_terrain(std::string_view text) noexcept;

/// Sea and lake hexes: no ground unit ever stands there [6.12].
[[nodiscard]] constexpr bool is_all_water(Terrain terrain) noexcept {
  return terrain == Terrain::Sea || terrain == Terrain::Lake;
}

/// What a hexside is. `Coast` and `Lakeshore` divide land from all-water hexes; `Inlet` and
/// `Estuary` are narrow water between two land hexes; `Lake` is the water between land hexes on a
/// lake.
enum class SideKind : std::uint8_t {
  Plain,
  MinorRiver,
  NavigableRiver,
  Coast,
  Inlet,
  Estuary,
  Lakeshore,
  Lake,
  Blocked
};

[[nodiscard]] std::string_view name(SideKind kind) noexcept;
[[nodiscard]] std::optional<SideKind> parse_side_kind(std::string_view text) noexcept;

/// Inlets and estuaries: crossed like a navigable river, only by ship or bridge [6.16] [7.31].
[[nodiscard]] constexpr bool is_narrow_water(SideKind kind) noexcept {
  return kind == SideKind::Inlet || kind == SideKind::Estuary;
}

/// Sides no ground unit crosses without a ship or a bridge [6.12]: navigable rivers, coasts, narrow
/// water, lakes, blocked sides.
[[nodiscard]] constexpr bool stops_ground(SideKind kind) noexcept {
  return kind != SideKind::Plain && kind != SideKind::MinorRiver;
}

/// [9.11] Sides that no zone of control crosses: all that stop ground units, bridged or not.
[[nodiscard]] constexpr bool stops_zones(SideKind kind) noexcept { return stops_ground(kind); }

/// How a road or a railroad gets over a navigable river or narrow water.
enum class Crossing : std::uint8_t { None, Bridge, Ferry };

}  // namespace core::map
