// What may lie in each square inch of a table: asked before the exact shapes are.
#pragma once

#include "core/table/plane.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace core::field {

/// One of them, or several.
using CellGround = std::uint8_t;

inline constexpr CellGround kCellWoods = 1;
inline constexpr CellGround kCellSwamp = 2;
inline constexpr CellGround kCellScenic = 4;
inline constexpr CellGround kCellHill = 8;  ///< or its slope strip [FB-121]
inline constexpr CellGround kCellWater = 16;
inline constexpr CellGround kCellHouse = 32;
inline constexpr CellGround kCellRoad = 64;
inline constexpr CellGround kCellOpen = 128;  ///< named, no more
inline constexpr CellGround kCellAny = 255;

/// Without a size everything may lie everywhere.
class GroundCells {
 public:
  GroundCells() = default;

  /// Nothing lies anywhere yet.
  GroundCells(table::Inches width, table::Inches depth);

  /// Whether a point no farther than `beyond` from a shape is near it.
  using Near = std::function<bool(table::Point, table::Inches beyond)>;

  /// Marks the cells of which any point may be near.
  /// @param box holds every point that is near with nothing beyond.
  void mark(CellGround ground, const table::Box& box, const Near& near);

  /// Whether a point may lie in any of these; off the table: in every one.
  [[nodiscard]] bool may_hold(table::Point point, CellGround ground) const noexcept {
    const std::int64_t column = point.x.ticks() / table::Inches::kTicks;
    const std::int64_t row = point.y.ticks() / table::Inches::kTicks;
    const bool known = point.x >= table::Inches{} && point.y >= table::Inches{} &&
                       column < columns_ && row < rows_;
    return !known || (cells_[static_cast<std::size_t>(row * columns_ + column)] & ground) != 0;
  }

 private:
  std::int64_t columns_{};
  std::int64_t rows_{};
  std::vector<CellGround> cells_;  ///< row by row
};

}  // namespace core::field
