#include "core/field/ground_cells.h"

#include <algorithm>

namespace core::field {
namespace {

using table::Inches;

constexpr Inches kCorner = Inches::ratio(3, 4);  // a little more than from the middle to a corner

std::int64_t whole_inches(Inches length) { return length.ticks() / Inches::kTicks; }

}  // namespace

GroundCells::GroundCells(Inches width, Inches depth)
    : columns_{whole_inches(width) + 1},
      rows_{whole_inches(depth) + 1},
      cells_(static_cast<std::size_t>(columns_ * rows_)) {}

void GroundCells::mark(CellGround ground, const table::Box& box, const Near& near) {
  const auto first = [](Inches low) { return std::max<std::int64_t>(0, whole_inches(low)); };
  const auto last = [](Inches high, std::int64_t count) {
    return std::min(count - 1, whole_inches(high));
  };
  for (std::int64_t row = first(box.low.y); row <= last(box.high.y, rows_); ++row) {
    for (std::int64_t column = first(box.low.x); column <= last(box.high.x, columns_); ++column) {
      const table::Point middle{Inches::of_ticks(column * Inches::kTicks + Inches::kTicks / 2),
                                Inches::of_ticks(row * Inches::kTicks + Inches::kTicks / 2)};
      if (near(middle, kCorner)) {
        cells_[static_cast<std::size_t>(row * columns_ + column)] |= ground;
      }
    }
  }
}

}  // namespace core::field
