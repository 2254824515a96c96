// [3.14] Hexsides and corners, equal from whichever hex they are named.
#pragma once

#include "core/board/hex_id.h"

#include <boost/container/static_vector.hpp>
#include <tl/expected.hpp>

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::board {

/// The hexes beside a hexside, in label order.
using SideHexes = boost::container::static_vector<HexId, 2>;

/// A point where three places of the grid meet.
///
/// Normalised: every corner is the western or the eastern tip of exactly one place, which may lie
/// off the map.
class Corner {
 public:
  /// The corner between sides `first` and the next one clockwise of the place `point`.
  [[nodiscard]] static Corner clockwise_of(GridPoint point, Direction first) noexcept;

  /// Reads "B4004/B4005/B4105" (the hexes that meet, on the map; two of them at the edge).
  [[nodiscard]] static tl::expected<Corner, LabelError> parse(std::string_view text);

  /// The hexes on the map that meet here, in label order.
  [[nodiscard]] std::vector<HexId> hexes() const;
  [[nodiscard]] std::array<GridPoint, 3> points() const noexcept;
  [[nodiscard]] std::string label() const;

  friend constexpr auto operator<=>(const Corner&, const Corner&) noexcept = default;

 private:
  GridPoint owner_{};
  bool east_{};
};

/// The border between two places of the grid, at least one of them on the map.
///
/// Normalised: the side is kept as the N, NE or SE side of one of its two places, so it is equal
/// from either hex.
class HexSide {
 public:
  HexSide() noexcept = default;
  HexSide(HexId hex, Direction direction) noexcept;

  /// The common side of two adjacent hexes, or nothing when they are not adjacent.
  [[nodiscard]] static std::optional<HexSide> between(HexId a, HexId b) noexcept;

  /// Reads "A2301/A2401", or "A2501/N" at the edge of the map. Aliases are understood [3.13].
  [[nodiscard]] static tl::expected<HexSide, LabelError> parse(std::string_view text);

  /// One hex (edge of the map) or two, in label order.
  [[nodiscard]] SideHexes hexes() const;

  /// The first of them.
  [[nodiscard]] HexId first_hex() const noexcept;

  /// A hex on the map that it borders, and the direction of the side from there.
  [[nodiscard]] std::pair<HexId, Direction> seen_from_a_hex() const noexcept;

  [[nodiscard]] bool touches(HexId hex) const noexcept;
  [[nodiscard]] std::array<Corner, 2> corners() const noexcept;

  /// Whether the two sides share a corner (a side does not meet itself).
  [[nodiscard]] bool meets(const HexSide& other) const noexcept;

  /// The label as it is parsed: smaller hex first.
  [[nodiscard]] std::string label() const;

  friend constexpr auto operator<=>(const HexSide&, const HexSide&) noexcept = default;

 private:
  GridPoint owner_{};
  Direction direction_{Direction::N};
};

}  // namespace core::board
