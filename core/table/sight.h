// [IC-161] [IC-163] [RC-221] [RC-224] Lines of sight, S9 of table IC-T39.
#pragma once

#include "core/table/plane.h"
#include "core/table/units.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core::table {

/// What stops a line of sight, and where the line first meets it, to the nearest tick.
struct Block {
  std::size_t obstacle{};  ///< its place in the list
  Point where;

  friend bool operator==(const Block&, const Block&) = default;
};

/// Whether the obstacle at a place of the list counts for this line.
using Blocks = std::function<bool(std::size_t)>;

/// [IC-163] The first of the outlines, seen from `from`, that the line to `to` touches; of several
/// met at the same place the first of the list. Nothing when the line is clear.
///
/// Whether a line is clear is the same from either end.
///
/// @param blocks which obstacles count: the firer and the target are to be left out; all when
/// empty.
[[nodiscard]] std::optional<Block> first_block(Point from, Point to,
                                               std::span<const Polygon> outlines,
                                               const Blocks& blocks = {});

/// Every one of them, in the order in which the line meets them.
[[nodiscard]] std::vector<Block> all_blocks(Point from, Point to, std::span<const Polygon> outlines,
                                            const Blocks& blocks = {});

/// [RC-224] A cloud of smoke as seen from above: a square, square to the table, round its middle.
[[nodiscard]] Polygon smoke(Point middle, Inches side);

/// [IC-161] [RC-225] Whether a place is no farther than the greatest visible distance, which is
/// none when nothing is given.
[[nodiscard]] bool visible(Point from, Point to, const std::optional<Inches>& farthest) noexcept;

}  // namespace core::table
