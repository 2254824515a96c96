// The static Boost graphs of the map. Private: only sources of map/, movement/, water/ and supply/
// include this.
#pragma once

#include "core/map/map.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace core::map {

/// How an edge of the layered graph goes.
enum class EdgeKind : std::uint8_t {
  Ground,     ///< from land hex to adjacent land hex
  Rail,       ///< from rail hex to the next along a railroad
  Water,      ///< from water place to a linked one
  Broadcast,  ///< from the rail layer to the ground of the same hex
  Load,       ///< from the rail layer of a hex to water that touches it
  Embark,     ///< from the ground of a hex to water that touches it
  Land,       ///< from water to the ground of a land hex it touches
  LandRail    ///< from water to the rail layer of a land hex it touches
};

inline constexpr std::uint16_t kNoWater = std::numeric_limits<std::uint16_t>::max();

/// What never changes about an edge; what does (units, cuts, ships) is asked of predicates.
struct Edge {
  EdgeKind kind{};
  Terrain terrain{};  ///< Ground: of the hex entered
  SideKind side{};    ///< Ground, Rail: what is crossed
  bool road{};        ///< Ground: a road leads across, with a bridge where one is needed
  bool rail{};        ///< Ground: a railroad leads across, with a bridge where one is needed
  bool rail_ferry{};  ///< Rail: the railroad crosses by a rail ferry [18.15]
  LinkBar bar{};      ///< Water: what lies between the two places
  bool plain{};       ///< Ground, Rail, Water: nothing on the map itself is in the way
  std::uint16_t water{kNoWater};        ///< Ground, Rail: water place of the hexside crossed
  std::uint16_t other_water{kNoWater};  ///< Ground, Rail: for narrow water the second water place
};

using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Edge,
                                                 boost::no_property, std::uint32_t, std::uint32_t>;

/// Vertices: ground of hex h = h, its rail layer = kHexCount + h, water place w = 2 * kHexCount +
/// w.
struct Graphs {
  Graph ground;   ///< the ground layer alone, vertices = hex ordinals
  Graph entries;  ///< the same turned round: out of a hex lead the steps that enter it
  Graph rail;     ///< the rail layer alone, vertices = hex ordinals
  Graph water;    ///< the water layer alone, vertices = water places
  Graph layered;  ///< all layers and the ways between them

  std::vector<std::uint16_t> rail_hexes;   ///< ordinals of the hexes with a railroad, ascending
  std::vector<std::uint16_t> ferry_hexes;  ///< those where a rail ferry begins [18.15]
  /// By water place: ordinals of the land hexes from which a ground step crosses the water.
  std::vector<std::vector<std::uint16_t>> banks;

  [[nodiscard]] static constexpr std::uint32_t ground_vertex(int ordinal) noexcept {
    return static_cast<std::uint32_t>(ordinal);
  }

  [[nodiscard]] static constexpr std::uint32_t rail_vertex(int ordinal) noexcept {
    return static_cast<std::uint32_t>(board::kHexCount + ordinal);
  }

  [[nodiscard]] static constexpr std::uint32_t water_vertex(WaterPlaceId place) noexcept {
    return static_cast<std::uint32_t>(2 * board::kHexCount + place.value());
  }

  [[nodiscard]] static constexpr bool is_ground(std::uint32_t vertex) noexcept {
    return vertex < static_cast<std::uint32_t>(board::kHexCount);
  }

  [[nodiscard]] static constexpr bool is_water(std::uint32_t vertex) noexcept {
    return vertex >= static_cast<std::uint32_t>(2 * board::kHexCount);
  }

  /// The hex of a ground or rail vertex.
  [[nodiscard]] static constexpr int ordinal(std::uint32_t vertex) noexcept {
    constexpr auto kHexes = static_cast<std::uint32_t>(board::kHexCount);
    return static_cast<int>(vertex < kHexes ? vertex : vertex - kHexes);
  }

  [[nodiscard]] static constexpr WaterPlaceId place(std::uint32_t vertex) noexcept {
    return WaterPlaceId{
        static_cast<std::uint16_t>(vertex - static_cast<std::uint32_t>(2 * board::kHexCount))};
  }
};

[[nodiscard]] std::unique_ptr<const Graphs> build_graphs(const Map& map);

}  // namespace core::map
