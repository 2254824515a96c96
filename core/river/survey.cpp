#include "core/river/survey.h"

#include "core/table/fixed.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

namespace core::river {
namespace {

using table::Wide;

constexpr std::int64_t kThousandths = table::Heading::kDegree;
constexpr std::int64_t kQuarterCircle = table::Heading::kCircle / 4;

constexpr std::int64_t kBillionths = 1'000'000'000;
constexpr std::int64_t kPi = 3'141'592'654;  ///< in them
constexpr int kHalfCircleDegrees = 180;

/// An arc is cut into eight chords in 45 degrees.
constexpr int kChords = 8;
constexpr int kChordedDegrees = 45;
constexpr std::int64_t kChordTurn = kChordedDegrees * kThousandths / kChords;

/// Halves away from zero, so that a chart and its mirror image agree.
template <class Number>
constexpr std::int64_t to_nearest(Number numerator, Number denominator) {
  const Number half = denominator / 2;
  return static_cast<std::int64_t>((numerator >= 0 ? numerator + half : numerator - half) /
                                   denominator);
}

/// @param compass in thousandths of a degree, of any number of circles.
MilePoint moved(MilePoint from, std::int64_t compass, MileLength length) {
  constexpr std::int64_t kOne = std::int64_t{1} << table::kSineBits;
  const auto direction = table::Heading::of(compass);
  return {from.x + to_nearest(length * table::sine(direction), kOne),
          from.y + to_nearest(length * table::cosine(direction), kOne)};
}

constexpr std::int64_t rightwards(Hand hand) { return hand == Hand::Right ? 1 : -1; }

std::int64_t compass_of_table(Heading heading) { return compass_degrees(heading) * kThousandths; }

/// From the centre of a bend to the place at which the course has a direction.
std::int64_t outwards(Hand hand, std::int64_t course) {
  return course - rightwards(hand) * kQuarterCircle;
}

MilePoint operator-(MilePoint a, MilePoint b) { return {a.x - b.x, a.y - b.y}; }

/// Above 0 where `b` lies to the left of `a`.
std::int64_t cross_product(MilePoint a, MilePoint b) { return a.x * b.y - a.y * b.x; }

std::int64_t scalar_product(MilePoint a, MilePoint b) { return a.x * b.x + a.y * b.y; }

std::int64_t distance_squared(MilePoint a, MilePoint b) { return scalar_product(a - b, a - b); }

struct MileSegment {
  MilePoint from;
  MilePoint to;

  [[nodiscard]] MilePoint along() const { return to - from; }
};

int side_of(const MileSegment& line, MilePoint place) {
  const std::int64_t product = cross_product(line.along(), place - line.from);
  return product == 0 ? 0 : product > 0 ? 1 : -1;
}

/// Exactly.
bool point_within(MilePoint place, const MileSegment& line, MileLength limit) {
  const MilePoint along = line.along();
  const std::int64_t length_squared = scalar_product(along, along);
  const std::int64_t passed = scalar_product(place - line.from, along);
  if (passed <= 0 || passed >= length_squared) {
    return distance_squared(place, passed <= 0 ? line.from : line.to) <= limit * limit;
  }
  const Wide area = cross_product(along, place - line.from);
  return area * area <= Wide{limit} * limit * length_squared;
}

/// Whether the ends of each lie on both sides of the other, or on it.
bool straddle(const MileSegment& a, const MileSegment& b) {
  return side_of(a, b.from) * side_of(a, b.to) <= 0 && side_of(b, a.from) * side_of(b, a.to) <= 0;
}

/// Of lines that lie on top of one another, the end of one that is next to where `b` comes from.
std::optional<MilePoint> shared_end(const MileSegment& a, const MileSegment& b) {
  std::vector<MilePoint> shared{a.from, a.to, b.from, b.to};
  std::erase_if(
      shared, [&](MilePoint end) { return !point_within(end, a, 0) || !point_within(end, b, 0); });
  const auto first = std::ranges::min_element(
      shared, {}, [&b](MilePoint end) { return distance_squared(end, b.from); });
  return first == shared.end() ? std::nullopt : std::optional{*first};
}

/// Where `b` comes upon `a`.
std::optional<MilePoint> meeting_place(const MileSegment& a, const MileSegment& b) {
  const Wide whole = cross_product(b.along(), a.along());
  if (whole == 0) {
    return shared_end(a, b);
  }
  if (!straddle(a, b)) {
    return std::nullopt;
  }
  const Wide part = cross_product(a.from - b.from, a.along());
  const Wide sign = whole < 0 ? -1 : 1;
  return MilePoint{b.from.x + to_nearest(sign * part * b.along().x, sign * whole),
                   b.from.y + to_nearest(sign * part * b.along().y, sign * whole)};
}

bool segments_within(const MileSegment& a, const MileSegment& b, MileLength limit) {
  return meeting_place(a, b) || point_within(a.from, b, limit) || point_within(a.to, b, limit) ||
         point_within(b.from, a, limit) || point_within(b.to, a, limit);
}

std::vector<MileSegment> segments_of(const SectionTrace& section) {
  const std::vector<MilePoint> line = centre_line(section);
  std::vector<MileSegment> segments;
  std::transform(line.begin(), line.end() - 1, line.begin() + 1, std::back_inserter(segments),
                 [](MilePoint from, MilePoint to) {
                   return MileSegment{from, to};
                 });
  return segments;
}

/// A section lies within its length from its begin: most pairs need no closer look.
bool may_be_within(const SectionTrace& a, const SectionTrace& b, MileLength limit) {
  const MileLength reach = 2 * kSectionLength + limit;
  return distance_squared(a.begin, b.begin) <= reach * reach;
}

/// Where a straight first meets one of several others.
std::optional<MilePoint> first_meeting_on(const MileSegment& mine,
                                          const std::vector<MileSegment>& others) {
  std::vector<MilePoint> places;
  for (const MileSegment& theirs : others) {
    if (const std::optional<MilePoint> place = meeting_place(theirs, mine)) {
      places.push_back(*place);
    }
  }
  const auto first = std::ranges::min_element(
      places, {}, [&mine](MilePoint place) { return distance_squared(place, mine.from); });
  return first == places.end() ? std::nullopt : std::optional{*first};
}

std::optional<MilePoint> first_meeting(const SectionTrace& other, const SectionTrace& section) {
  if (!may_be_within(other, section, 0)) {
    return std::nullopt;
  }
  const std::vector<MileSegment> others = segments_of(other);
  for (const MileSegment& mine : segments_of(section)) {
    if (const std::optional<MilePoint> first = first_meeting_on(mine, others)) {
      return first;
    }
  }
  return std::nullopt;
}

}  // namespace

MileLength straight_after(Bend bend) noexcept {
  return kSectionLength -
         to_nearest(kBendRadius * bend.degrees * kPi, kHalfCircleDegrees * kBillionths);
}

SectionTrace traced(MilePoint begin, Heading before, Direction direction) noexcept {
  SectionTrace section{begin, begin, begin, begin, before, direction.next, direction.bend};
  if (!agree(before, direction)) {
    section.bend = bend_between(before, direction.bend.hand, direction.next);
  }
  const Hand hand = section.bend.hand;
  const std::int64_t after = compass_of_table(section.after);
  if (!section.bend.is_ahead()) {
    section.bend_centre = moved(begin, outwards(hand, compass_of_table(before)), -kBendRadius);
    section.bend_end = moved(section.bend_centre, outwards(hand, after), kBendRadius);
  }
  section.end = moved(section.bend_end, after, straight_after(section.bend));
  return section;
}

MilePoint mid_straight(const SectionTrace& section) noexcept {
  return {std::midpoint(section.bend_end.x, section.end.x),
          std::midpoint(section.bend_end.y, section.end.y)};
}

std::vector<MilePoint> centre_line(const SectionTrace& section) {
  std::vector<MilePoint> line{section.begin};
  const int chords = section.bend.degrees * kChords / kChordedDegrees;
  const std::int64_t start = outwards(section.bend.hand, compass_of_table(section.before));
  for (int chord = 1; chord < chords; ++chord) {
    const std::int64_t turn = rightwards(section.bend.hand) * kChordTurn * chord;
    line.push_back(moved(section.bend_centre, start + turn, kBendRadius));
  }
  if (chords > 0) {
    line.push_back(section.bend_end);
  }
  line.push_back(section.end);
  return line;
}

bool begins_on(const SectionTrace& section, const SectionTrace& other) noexcept {
  return section.begin == other.end || section.begin == mid_straight(other);
}

bool within(const SectionTrace& a, const SectionTrace& b, MileLength limit) {
  if (!may_be_within(a, b, limit)) {
    return false;
  }
  const std::vector<MileSegment> others = segments_of(b);
  return std::ranges::any_of(segments_of(a), [&](const MileSegment& mine) {
    return std::ranges::any_of(
        others, [&](const MileSegment& theirs) { return segments_within(mine, theirs, limit); });
  });
}

bool comes_too_near(std::span<const SectionTrace> others, const SectionTrace& section) {
  return std::ranges::any_of(others, [&section](const SectionTrace& other) {
    return !begins_on(section, other) && within(section, other, kNoCrossDistance);
  });
}

std::vector<Crossing> crossings(std::span<const SectionTrace> others, const SectionTrace& section) {
  std::vector<Crossing> found;
  for (std::size_t i = 0; i < others.size(); ++i) {
    if (begins_on(section, others[i])) {
      continue;
    }
    if (const std::optional<MilePoint> where = first_meeting(others[i], section)) {
      found.push_back({i, *where});
    }
  }
  return found;
}

MileLength channel_width(Reach reach, Narrowing narrowing) noexcept {
  constexpr MileLength kMainWidth = 3 * kMile / 10;
  constexpr MileLength kTributaryWidth = kMainWidth / 2;
  const MileLength usual = reach == Reach::Tributary ? kTributaryWidth : kMainWidth;
  return narrowing == Narrowing::HalfWidth ? usual / 2 : usual;
}

}  // namespace core::river
