// [RR-350]-[RR-359] The chart of a river in miles: where its sections lie, and where they come near
// to one another or cross.
//
// Coordinates are whole millionths of a mile, x to the East and y to the North [RR-350], and there
// is no floating point: a chart is the same on every machine. The directions of the compass come
// from the sine of the miniature table (table/trigonometry.h), pi is a constant; each place of a
// section is right to a millionth as seen from its begin, so a course of n sections is right to n
// millionths. For questions of distance and of crossing an arc is a row of chords of 5.625 degrees,
// which leave it by 0.0006 mile at most.
#pragma once

#include "core/river/course.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core::river {

/// In millionths of a mile, a nautical one [RR-010].
using MileLength = std::int64_t;

inline constexpr MileLength kMile = 1'000'000;

/// [RR-351] Along the centre line.
inline constexpr MileLength kSectionLength = 5 * kMile;

/// [RR-351] Of every bend.
inline constexpr MileLength kBendRadius = kMile / 2;

/// [RR-357] With `no_cross` a section keeps further than this from all but the last.
inline constexpr MileLength kNoCrossDistance = kMile / 2;

/// [RR-350] A place on the chart, in millionths of a mile from the mouth at (0, 0).
struct MilePoint {
  MileLength x{};  ///< to the East
  MileLength y{};  ///< to the North

  friend auto operator<=>(const MilePoint&, const MilePoint&) = default;
};

/// [RR-351] The centre line of a section: an arc, then a straight.
struct SectionTrace {
  MilePoint begin;
  MilePoint bend_end;     ///< where the straight begins; `begin` when it goes ahead
  MilePoint bend_centre;  ///< `begin` when it goes ahead
  MilePoint end;          ///< [RR-359] where the marker of a group stands
  Heading before{};
  Heading after{};
  Bend bend;  ///< as it is drawn

  friend bool operator==(const SectionTrace&, const SectionTrace&) = default;
};

/// [RR-352] Where a section lies. Where the bend's word does not lead to the next table's heading
/// [RR-086] the bend is drawn to that heading, on the same hand.
[[nodiscard]] SectionTrace traced(MilePoint begin, Heading before, Direction direction) noexcept;

/// [RR-353] The length of the straight after a bend.
[[nodiscard]] MileLength straight_after(Bend bend) noexcept;

/// [RR-359] [RR-358] The middle of a section's straight: half a section of drift, and the place
/// where a tributary leaves; its first section begins there, with branch_heading().
[[nodiscard]] MilePoint mid_straight(const SectionTrace& section) noexcept;

/// The centre line as a row of places from begin to end, the arc by its chords.
[[nodiscard]] std::vector<MilePoint> centre_line(const SectionTrace& section);

/// Whether a section begins on another: at its end, or as a tributary at mid-straight.
[[nodiscard]] bool begins_on(const SectionTrace& section, const SectionTrace& other) noexcept;

/// [RR-357] Whether a new section would come within half a mile, or exactly so near, of one of the
/// others on which it does not begin.
[[nodiscard]] bool comes_too_near(std::span<const SectionTrace> others,
                                  const SectionTrace& section);

/// Whether two centre lines come within `limit` of one another, the limit included.
[[nodiscard]] bool within(const SectionTrace& a, const SectionTrace& b, MileLength limit);

/// [RR-356] Where the chart is marked "survey doubtful".
struct Crossing {
  std::size_t other{};  ///< the section that is crossed, by its place among those asked about
  MilePoint where;      ///< the first place along the new section, to the nearest millionth

  friend bool operator==(const Crossing&, const Crossing&) = default;
};

/// [RR-356] All older sections that a new one crosses or touches, in their order, but those on
/// which it begins.
[[nodiscard]] std::vector<Crossing> crossings(std::span<const SectionTrace> others,
                                              const SectionTrace& section);

/// [RR-354] The width of the channel on the chart.
[[nodiscard]] MileLength channel_width(Reach reach, Narrowing narrowing) noexcept;

/// [RR-354] An island lies on the centre line.
inline constexpr MileLength kIslandLength = 6 * kMile / 10;

}  // namespace core::river
