// Scene coordinates of hexes, hexsides and corners.
#pragma once

#include "core/board/hex_id.h"
#include "core/board/hexside.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace mapview {

/// Scene coordinates: one unit is the height of a hex, x runs east, y south.
///
/// The centre of the place (column, row) is x = column * sqrt(3)/2, y = row, half a unit higher in
/// odd columns [3.12].
[[nodiscard]] QPointF centre_of(core::board::GridPoint point) noexcept;
[[nodiscard]] QPointF centre_of(core::board::HexId hex) noexcept;

/// The middle of a hexside.
[[nodiscard]] QPointF middle_of(const core::board::HexSide& side) noexcept;
[[nodiscard]] QPointF position_of(const core::board::Corner& corner) noexcept;

/// The two ends of a hexside.
[[nodiscard]] std::array<QPointF, 2> ends_of(const core::board::HexSide& side) noexcept;

/// The six corners of a place, clockwise, the first between its N and NE sides.
[[nodiscard]] QPolygonF hexagon(core::board::GridPoint point);

/// The hex under a place of the scene, or nothing off the map.
[[nodiscard]] std::optional<core::board::HexId> hex_at(QPointF scene) noexcept;

/// The rectangle that holds the three sheets.
[[nodiscard]] QRectF scene_of_map() noexcept;

/// Moves a point a little, always the same way: coasts, rivers and borders drawn through it still
/// meet.
[[nodiscard]] QPointF warped(QPointF point, double amount) noexcept;

/// A number from 0 to 1 that belongs to a place; the same in every run.
[[nodiscard]] double noise(int x, int y, int salt) noexcept;

/// Closed lines on the scene, with their rectangles for quick rejection.
struct Region {
  std::vector<QPolygonF> loops;
  std::vector<QRectF> boxes;
};

/// How the outline of a set of hexes is drawn.
struct OutlineLook {
  double warp{};   ///< amplitude of the natural irregularity, in units; 0 keeps the hexsides
  int rounding{};  ///< how often corners are cut
};

/// The outline of the hexes for which `holds` is true. Off the map the set goes on as its nearest
/// hex has it, so that no outline runs along the edge of the map, unless `closed_at_edge`.
[[nodiscard]] Region outline(const std::function<bool(core::board::HexId)>& holds, OutlineLook look,
                             bool closed_at_edge);

/// The part of a closed line inside a rectangle (its edges may be added); for filling.
[[nodiscard]] QPolygonF clipped(const QPolygonF& loop, const QRectF& box);

/// Cuts the corners of a line once (Chaikin).
[[nodiscard]] QPolygonF smoothed(const QPolygonF& line, bool closed);

}  // namespace mapview
