// [IC-401] Outlines of ships and forts, S2 of table IC-T39; their form stands at the end of section
// 18 of the rulebook.
#pragma once

#include "core/table/plane.h"
#include "core/table/units.h"

#include <array>
#include <cstdint>

namespace core::table {

/// A ship's silhouette: a rectangle, pointed over the first sixth of its length at the bow.
struct Hull {
  Inches length;
  Inches beam;
  Inches stack;  ///< from the middle of the length towards the bow, negative towards the stern

  friend constexpr auto operator<=>(const Hull&, const Hull&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(length, beam, stack);
  }
};

enum class HullPart : std::uint8_t { Bow, StarboardSide, Stern, PortSide };

/// The corners clockwise from the tip of the bow: tip, starboard shoulder, starboard quarter, port
/// quarter, port shoulder.
inline constexpr std::size_t kHullCorners = 5;

using Outline = std::array<Point, kHullCorners>;

/// What the line from corner i to corner i + 1 is.
inline constexpr std::array<HullPart, kHullCorners> kHullLines{
    HullPart::Bow, HullPart::StarboardSide, HullPart::Stern, HullPart::PortSide, HullPart::Bow};

/// What a corner belongs to: the end, where an end and a side meet.
inline constexpr std::array<HullPart, kHullCorners> kHullCornerParts{
    HullPart::Bow, HullPart::Bow, HullPart::Stern, HullPart::Stern, HullPart::Bow};

/// Where the hull lies when its stack is at the pose. Each corner is right to a tick.
[[nodiscard]] Outline outline(const Hull& hull, Pose pose) noexcept;

/// The hull drawn in by so much on all sides, drawn out when negative; nothing when nothing is
/// left.
[[nodiscard]] std::optional<Hull> drawn_in(const Hull& hull, Inches by) noexcept;

/// A length no shorter than from the stack to any corner.
[[nodiscard]] Inches reach(const Hull& hull) noexcept;

/// The middle of the hull, from which a ship without a stack measures [IC-162].
[[nodiscard]] Point middle(const Hull& hull, Pose pose) noexcept;

/// [IC-401] The ground of a fort or a town: a rectangle square to the table, in squares that are
/// numbered from 1, left to right, and row after row from the top.
///
/// 3 by 2 inches in 3 columns and 2 rows: 1 2 3 above 4 5 6.
struct Footprint {
  Point middle;
  Inches width;
  Inches height;
  int columns{1};
  int rows{1};

  friend constexpr auto operator<=>(const Footprint&, const Footprint&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(middle, width, height, columns, rows);
  }
};

/// The squares of a footprint whose width and height are whole inches: one inch each.
[[nodiscard]] Footprint footprint_of_squares(Point middle, int columns, int rows) noexcept;

[[nodiscard]] Polygon outline(const Footprint& footprint);

/// How many squares there are.
[[nodiscard]] constexpr int squares(const Footprint& footprint) noexcept {
  return footprint.columns * footprint.rows;
}

/// @param square from 1 to squares().
[[nodiscard]] Point square_middle(const Footprint& footprint, int square) noexcept;

}  // namespace core::table
