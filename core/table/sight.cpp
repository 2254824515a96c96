#include "core/table/sight.h"

#include "core/table/fixed.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>
#include <vector>

namespace core::table {

namespace {

/// How far along the line something is met: `part / whole` of it, `whole` above 0.
struct Share {
  std::int64_t part{};
  std::int64_t whole{1};

  friend bool operator<(const Share& a, const Share& b) noexcept {
    return Wide{a.part} * b.whole < Wide{b.part} * a.whole;
  }
};

constexpr std::int64_t vector_product(Point u, Point v) noexcept {
  return u.x.ticks() * v.y.ticks() - u.y.ticks() * v.x.ticks();
}

constexpr std::int64_t scalar_product(Point u, Point v) noexcept {
  return u.x.ticks() * v.x.ticks() + u.y.ticks() * v.y.ticks();
}

/// Where the line first touches another that it is known to touch.
Share first_on_line(Point from, Point to, Point a, Point b) noexcept {
  const Point way = to - from;
  const Point line = b - a;
  const std::int64_t whole = vector_product(way, line);
  if (whole != 0) {
    const std::int64_t part = vector_product(a - from, line);
    return whole > 0 ? Share{part, whole} : Share{-part, -whole};
  }
  // One behind the other: the nearer end, or `from` itself when that lies between them.
  const std::int64_t nearer =
      std::min(scalar_product(a - from, way), scalar_product(b - from, way));
  return {std::max(nearer, std::int64_t{0}), scalar_product(way, way)};
}

std::optional<Share> first_on(Corners polygon, Point from, Point to) noexcept {
  if (contains(polygon, from)) {
    return Share{};
  }
  std::optional<Share> first;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point a = polygon[i];
    const Point b = polygon[(i + 1) % polygon.size()];
    if (!lines_touch(from, to, a, b)) {
      continue;
    }
    const Share met = first_on_line(from, to, a, b);
    if (!first || met < *first) {
      first = met;
    }
  }
  return first;
}

Inches part_of(Inches length, const Share& share) noexcept {
  const Wide twice = Wide{length.ticks()} * share.part * 2 + share.whole;
  const Wide whole = Wide{share.whole} * 2;
  const Wide rest = twice % whole;
  return Inches::of_ticks(
      static_cast<std::int64_t>((twice - (rest < 0 ? rest + whole : rest)) / whole));
}

struct Met {
  Share share;
  std::size_t obstacle{};
};

std::vector<Met> all_met(Point from, Point to, std::span<const Polygon> outlines,
                         const Blocks& blocks) {
  const std::array line{from, to};
  const Box around = box_of(line);
  std::vector<Met> met;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    if ((blocks && !blocks(i)) || !close(around, box_of(outlines[i]), Inches{})) {
      continue;
    }
    if (const auto share = first_on(outlines[i], from, to)) {
      met.push_back({*share, i});
    }
  }
  return met;
}

Block block_of(Point from, Point to, const Met& met) noexcept {
  const Point way = to - from;
  return {met.obstacle, from + Point{part_of(way.x, met.share), part_of(way.y, met.share)}};
}

bool met_before(const Met& a, const Met& b) noexcept { return a.share < b.share; }

}  // namespace

std::optional<Block> first_block(Point from, Point to, std::span<const Polygon> outlines,
                                 const Blocks& blocks) {
  const auto met = all_met(from, to, outlines, blocks);
  const auto first = std::min_element(met.begin(), met.end(), met_before);
  return first == met.end() ? std::nullopt : std::optional{block_of(from, to, *first)};
}

std::vector<Block> all_blocks(Point from, Point to, std::span<const Polygon> outlines,
                              const Blocks& blocks) {
  auto met = all_met(from, to, outlines, blocks);
  std::stable_sort(met.begin(), met.end(), met_before);
  std::vector<Block> found;
  found.reserve(met.size());
  for (const Met& one : met) {
    found.push_back(block_of(from, to, one));
  }
  return found;
}

Polygon smoke(Point middle, Inches side) {
  const Point low = middle - Point{side / 2, side / 2};
  return rectangle(low, low + Point{side, side});
}

bool visible(Point from, Point to, const std::optional<Inches>& farthest) noexcept {
  return !farthest || within(from, to, *farthest);
}

}  // namespace core::table
