#include "core/river/chart_picture.h"

#include "core/river/confederates.h"
#include "core/river/exploration.h"
#include "core/river/flotilla.h"

#include <algorithm>
#include <array>

namespace core::river {
namespace {

// Millionths: the sine of 45 degrees.
constexpr MileLength kRootHalf = 707'107;
constexpr int kEighth = 45;
constexpr MileLength kMargin = kMile;  // of the picture around what is drawn
// Where signs stand along a straight, in tenths of it, so that those of one section do not lie upon
// each other.
constexpr int kStraightParts = 10;
constexpr int kAtWoods = 5;
constexpr int kAtTown = 3;
constexpr int kAtCrossing = 6;
constexpr int kAtBattery = 7;
constexpr int kAtEnemy = 8;
constexpr int kAtWreck = 4;
constexpr int kAtTurn = 2;

/// East and north parts of a step of one mile along a compass heading.
std::array<MileLength, 2> along(int degrees) {
  static constexpr std::array<std::array<MileLength, 2>, 8> kSteps{{{0, kMile},
                                                                    {kRootHalf, kRootHalf},
                                                                    {kMile, 0},
                                                                    {kRootHalf, -kRootHalf},
                                                                    {0, -kMile},
                                                                    {-kRootHalf, -kRootHalf},
                                                                    {-kMile, 0},
                                                                    {-kRootHalf, kRootHalf}}};
  return kSteps.at(static_cast<std::size_t>(degrees / kEighth) % kSteps.size());
}

/// A place on a straight, in tenths of it.
MilePoint at_tenths_of(const SectionTrace& trace, int tenths) {
  const auto between = [tenths](MileLength a, MileLength b) {
    return a + (b - a) * tenths / kStraightParts;
  };
  return {between(trace.bend_end.x, trace.end.x), between(trace.bend_end.y, trace.end.y)};
}

/// Collects the marks of one section.
class SectionMarks {
 public:
  SectionMarks(ChartPicture& picture, const ChartedSection& charted, const Section& section)
      : picture_{&picture}, charted_{&charted}, section_{&section} {}

  void add_all() {
    add_banks();
    add_water();
    add_works();
    add_vessels();
    if (section_->entered) {
      add(Sign::Turn, kAtTurn, {}, section_->entered_in);
    }
  }

 private:
  void add(Sign sign, int tenths, std::optional<Hand> bank, int number = 0) {
    ChartMark mark;
    mark.sign = sign;
    mark.place = charted_->place;
    mark.at = at_tenths_of(charted_->trace, tenths);
    mark.degrees = compass_degrees(charted_->trace.after);
    mark.bank = bank;
    mark.number = number;
    picture_->marks.push_back(mark);
  }

  void add_banks() {
    const Cliffs cliffs = section_->cliffs;
    const Terrain terrain = section_->terrain;
    for (const Hand hand : {Hand::Left, Hand::Right}) {
      const Cliffs own = hand == Hand::Left ? Cliffs::Left : Cliffs::Right;
      if (cliffs == own || cliffs == Cliffs::Both) {
        add(Sign::Bluffs, kAtWoods, hand);
      }
      if (terrain == Terrain::Wooded || terrain == Terrain::NarrowsWooded) {
        add(Sign::Trees, kAtWoods, hand);
      }
      if (terrain == Terrain::Marshes) {
        add(Sign::Marsh, kAtWoods, hand);
      }
    }
  }

  void add_water() {
    if (section_->narrowing == Narrowing::Island) {
      add(Sign::Island, kAtWoods, {});
    }
    if (is_head(*section_)) {
      add(Sign::Shallows, kAtWoods, {});
      add(Sign::Head, kStraightParts, {});
    }
    if (section_->shoal) {
      add(Sign::Shoal, kStraightParts, {});
    }
    if (!section_->barges.empty()) {
      add(Sign::Barges, kAtWreck, Hand::Right, static_cast<int>(section_->barges.size()));
    }
  }

  void add_works() {
    for (const Town& town : section_->towns) {
      add(Sign::Town, kAtTown, town.bank);
    }
    if (section_->crossing != CrossingPoint::None) {
      add(section_->crossing == CrossingPoint::Bridge ? Sign::Bridge : Sign::Ferry, kAtCrossing,
          {});
    }
    std::array<int, 2> places{kAtBattery, kAtBattery};
    for (const Battery& battery : section_->batteries) {
      int& tenths = places.at(static_cast<std::size_t>(battery.bank));
      add(is_active(battery) ? Sign::Battery : Sign::SilentBattery, tenths, battery.bank,
          guns_ready(battery));
      tenths = tenths > 1 ? tenths - 1 : kStraightParts;
    }
  }

  void add_vessels() {
    const auto count = [&](EnemyFate fate) {
      return static_cast<int>(std::ranges::count(section_->enemies, fate, &Enemy::fate));
    };
    if (const int active = count(EnemyFate::Active); active > 0) {
      add(Sign::Enemy, kAtEnemy, {}, active);
    }
    if (const int wrecks =
            count(EnemyFate::Sunk) + count(EnemyFate::Scuttled) + count(EnemyFate::BlownUp);
        wrecks > 0) {
      add(Sign::Wreck, kAtWreck, {}, wrecks);
    }
    if (const auto prizes = std::ranges::count_if(
            section_->enemies,
            [](const Enemy& each) { return each.fate == EnemyFate::Captured && !each.scavenged; });
        prizes > 0) {
      add(Sign::Prize, kAtWreck, Hand::Left, static_cast<int>(prizes));
    }
  }

  ChartPicture* picture_;
  const ChartedSection* charted_;
  const Section* section_;
};

void add_mouth(ChartPicture& picture, const State& state, const ChartedSection& charted,
               const Section& section) {
  if (section.tributary) {
    ChartMark mark;
    mark.sign = Sign::Mouth;
    mark.place = charted.place;
    mark.at = mid_straight(charted.trace);
    mark.degrees = compass_degrees(state.branches.at(*section.tributary).heading);
    mark.bank = state.branches.at(*section.tributary).bank;
    picture.marks.push_back(mark);
  }
}

/// [RR-356] Where sections cross older ones.
void add_doubts(ChartPicture& picture, const std::vector<ChartedSection>& sections) {
  std::vector<SectionTrace> older;
  for (const ChartedSection& each : sections) {
    for (const Crossing& crossing : crossings(older, each.trace)) {
      ChartMark mark;
      mark.sign = Sign::Doubtful;
      mark.place = each.place;
      mark.at = crossing.where;
      picture.marks.push_back(mark);
    }
    older.push_back(each.trace);
  }
}

/// [RR-359] Groups at the end of their sections, or at mid-straight.
void add_groups(ChartPicture& picture, const State& state,
                const std::vector<ChartedSection>& sections) {
  for (const Group& group : state.groups) {
    if (vessels_of(state, group.id).empty()) {
      continue;
    }
    ChartMark mark;
    mark.sign = Sign::Group;
    mark.place = group.at;
    mark.group = group.id;
    mark.degrees = compass_degrees(Heading::East);
    const auto found = std::ranges::find(sections, group.at, &ChartedSection::place);
    if (found != sections.end()) {
      mark.at = group.half ? mid_straight(found->trace) : found->trace.end;
      mark.degrees = compass_degrees(found->trace.after);
    }
    picture.marks.push_back(mark);
  }
}

/// What a map that is drawn before play shows of a section.
void add_plotted(ChartPicture& picture, Place place, const SectionTrace& trace,
                 const PlottedSection& section) {
  ChartMark mark;
  mark.place = place;
  mark.degrees = compass_degrees(trace.after);
  const auto add = [&](Sign sign, MilePoint at, std::optional<Hand> bank) {
    mark.sign = sign;
    mark.at = at;
    mark.bank = bank;
    picture.marks.push_back(mark);
  };
  if (section.town) {
    add(Sign::Town, at_tenths_of(trace, kAtTown),
        section.tributary == Hand::Right ? Hand::Left : Hand::Right);
  }
  if (section.crossing != CrossingPoint::None) {
    add(section.crossing == CrossingPoint::Bridge ? Sign::Bridge : Sign::Ferry,
        at_tenths_of(trace, kAtCrossing), {});
  }
  if (section.tributary) {
    mark.degrees = compass_degrees(branch_heading(trace.after, *section.tributary));
    add(Sign::Mouth, mid_straight(trace), section.tributary);
  }
}

/// [RR-345] The map beyond what has been entered; what is known of a course already stays.
void add_map(ChartPicture& picture, const std::vector<PlottedSection>& plot, const State& state) {
  const std::vector<Section>& known = state.branches.front().sections;
  const std::vector<SectionTrace> course = plotted_course(plot);
  for (std::size_t i = 0; i < course.size(); ++i) {
    const Place place{0, static_cast<std::int16_t>(i + 1)};
    if (i >= known.size()) {
      picture.reaches.push_back(
          {place, centre_line(course[i]), channel_width(reach_of(place), Narrowing::None), false});
    }
    if (i >= known.size() || !known[i].entered) {
      add_plotted(picture, place, course[i], plot[i]);
    }
  }
}

void set_bounds(ChartPicture& picture) {
  MilePoint low{};
  MilePoint high{};
  for (const ChartReach& reach : picture.reaches) {
    for (const MilePoint& point : reach.line) {
      low = {std::min(low.x, point.x), std::min(low.y, point.y)};
      high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
  }
  picture.lowest = {low.x - kMargin, low.y - kMargin};
  picture.highest = {high.x + kMargin, high.y + kMargin};
}

}  // namespace

int layer_of(Sign sign) noexcept {
  switch (sign) {
    case Sign::Bluffs:
    case Sign::Trees:
    case Sign::Marsh:
    case Sign::Shallows:
    case Sign::Mouth:
    case Sign::Island:
      return 0;
    case Sign::Head:
    case Sign::Shoal:
    case Sign::Town:
    case Sign::Bridge:
    case Sign::Ferry:
    case Sign::Battery:
    case Sign::SilentBattery:
    case Sign::Barges:
    case Sign::Doubtful:
      return 1;
    case Sign::Turn:
      return 2;
    case Sign::Enemy:
    case Sign::Wreck:
    case Sign::Prize:
    case Sign::Group:
      return 3;
  }
  return 0;
}

const ChartReach* reach_at(const ChartPicture& picture, Place place) {
  const auto found = std::ranges::find(picture.reaches, place, &ChartReach::place);
  return found == picture.reaches.end() ? nullptr : &*found;
}

bool is_explored(const ChartPicture& picture, const ChartMark& mouth) {
  return std::ranges::any_of(picture.reaches, [&](const ChartReach& reach) {
    return reach.place.branch != mouth.place.branch && !reach.line.empty() &&
           reach.line.front() == mouth.at;
  });
}

int berth_of(const ChartPicture& picture, const ChartMark& group) {
  int others = 0;
  for (const ChartMark& each : picture.marks) {
    if (each.sign == Sign::Group && each.group == group.group) {
      break;
    }
    others += each.sign == Sign::Group && each.place == group.place && each.at == group.at ? 1 : 0;
  }
  return others;
}

MilePoint beside(MilePoint at, Heading heading, Hand hand, MileLength distance) noexcept {
  constexpr int kRightAngle = 90;
  constexpr int kCircle = 360;
  const int degrees =
      (compass_degrees(heading) + (hand == Hand::Right ? kRightAngle : kCircle - kRightAngle)) %
      kCircle;
  const auto [x, y] = along(degrees);
  return {at.x + x * distance / kMile, at.y + y * distance / kMile};
}

ChartPicture picture_of(const State& state) {
  ChartPicture picture;
  const auto sections = charted(state);
  for (const ChartedSection& each : sections) {
    const Section& section = *state.find_section(each.place);
    picture.reaches.push_back({each.place, centre_line(each.trace),
                               channel_width(reach_of(each.place), section.narrowing),
                               section.entered});
    SectionMarks{picture, each, section}.add_all();
    add_mouth(picture, state, each, section);
  }
  add_doubts(picture, sections);
  add_groups(picture, state, sections);
  set_bounds(picture);
  return picture;
}

ChartPicture picture_of(const Setting& setting, const State& state) {
  ChartPicture picture = picture_of(state);
  add_map(picture, setting.plot, state);
  set_bounds(picture);
  return picture;
}

ChartPicture picture_of(const std::vector<PlottedSection>& plot) {
  ChartPicture picture;
  const std::vector<SectionTrace> course = plotted_course(plot);
  std::vector<ChartedSection> sections;
  for (std::size_t i = 0; i < course.size(); ++i) {
    const SectionTrace& trace = course[i];
    const Place place{0, static_cast<std::int16_t>(i + 1)};
    sections.push_back({place, trace});
    picture.reaches.push_back(
        {place, centre_line(trace), channel_width(reach_of(place), Narrowing::None), true});
    add_plotted(picture, place, trace, plot[i]);
    ChartMark number;
    number.sign = Sign::Turn;
    number.place = place;
    number.at = at_tenths_of(trace, kAtTurn);
    number.degrees = compass_degrees(trace.after);
    number.number = place.section;
    picture.marks.push_back(number);
  }
  add_doubts(picture, sections);
  set_bounds(picture);
  return picture;
}

}  // namespace core::river
