#include "core/river/exploration.h"

#include "core/base/hash.h"
#include "core/river/charted.h"
#include "core/river/course.h"

#include <algorithm>
#include <optional>
#include <string>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kFaces = 10;              // of the dice of tables RR-T01 to RR-T08
constexpr int kNearSections = 20;       // [RR-102]
constexpr int kDeeperEachSection = 2;   // [RR-112]
constexpr int kThrownAgainAtMost = 10;  // [RR-357]
constexpr std::uint8_t kMostBranches = 100;

/// [RR-041] [RR-115] The course before a section: of the one below, or of its branch.
Heading heading_before(const State& state, Place place) {
  const Section* const before =
      state.find_section({place.branch, static_cast<std::int16_t>(place.section - 1)});
  return before == nullptr ? state.branch(place).heading : before->heading;
}

/// [RR-081] Whether the first stretch of the river is thrown for.
bool is_first_stretch(Place place) { return place == Place{0, 1}; }

/// A section whose course is thrown for. [RR-357] With no_cross a bend that comes too near an older
/// section is thrown again, ten times at most.
Section thrown_course(Record& record, Place place) {
  const auto sections = charted(record.state());
  const auto others = traces_of(sections);
  const MilePoint begin = next_begin(sections, record.state(), place.branch);
  Section fresh;
  fresh.before = heading_before(record.state(), place);
  for (int again = 0; again <= kThrownAgainAtMost; ++again) {
    DirectionThrow thrown{fresh.before, is_first_stretch(place), 0, 0};
    thrown.face = record.roll_river("RR-080"_rule, kFaces, thrown.first_turn ? -1 : 0);
    if (needs_second_die(thrown)) {
      thrown.second_face = record.roll_river("RR-084"_rule, kFaces);
    }
    const DirectionReading reading = direction_of(record.charts(), record.options(), thrown);
    fresh.bend = reading.direction.bend;
    fresh.heading = reading.direction.next;
    fresh.rolls.direction = static_cast<std::uint8_t>(thrown.face);
    fresh.rolls.hairpin = static_cast<std::uint8_t>(thrown.second_face);
    if (!record.options().no_cross ||
        !comes_too_near(others, traced(begin, fresh.before, reading.direction))) {
      break;
    }
  }
  return fresh;
}

/// The mapped section of a place, when the map has it [RR-340].
const PlottedSection* plotted(const Setting& setting, Place place) {
  const auto index = static_cast<std::size_t>(place.section - 1);
  return place.branch == 0 && index < setting.plot.size() ? &setting.plot[index] : nullptr;
}

/// [RR-110] [RR-358] A tributary joins here.
void open_tributary(Record& record, Place place, Hand bank) {
  const auto number = static_cast<std::uint8_t>(record.state().branches.size());
  record.apply(BranchAdded{{place, bank, branch_heading(record.section(place).heading, bank), {}}});
  record.change(place, [number](Section& section) { section.tributary = number; });
  record.tell(
      told("RR-110"_rule, bank == Hand::Left ? "tributary-left" : "tributary-right").at(place));
}

/// [RR-104] [RR-107] What Table 8 leaves open.
void find_details(Record& record, Place place) {
  const Terrain terrain = record.section(place).terrain;
  if (terrain == Terrain::Bluffs) {
    const int face = record.roll_river("RR-104"_rule, kFaces);
    record.change(place,
                  [&](Section& section) { section.cliffs = record.charts().cliffs.of(face); });
  }
  if (terrain == Terrain::Narrows || terrain == Terrain::NarrowsWooded) {
    const int face = record.roll_river("RR-107"_rule, kFaces);
    record.change(
        place, [&](Section& section) { section.narrowing = record.charts().narrowing.of(face); });
  }
}

// ---- the map of the option ----

// [RR-344]
constexpr std::size_t kPlottedSections = 25;
constexpr int kTownsEach = 2;
constexpr int kTributaries = 2;

/// The dice of a map, which are no throws of the campaign: it is drawn before play.
class PlotDice {
 public:
  explicit PlotDice(std::uint32_t river)
      : dice_{base::hash_of("river map " + std::to_string(river))} {}

  int roll(int sides) {
    const int face = dice_.next(sides);
    dice_.count();
    return face;
  }

 private:
  base::Dice dice_;
};

/// A throw for the direction of a section of the map.
Direction plotted_direction(const Charts& charts, const Options& options, PlotDice& dice,
                            DirectionThrow thrown) {
  thrown.face = dice.roll(kFaces);
  if (needs_second_die(thrown)) {
    thrown.second_face = dice.roll(kFaces);
  }
  return direction_of(charts, options, thrown).direction;
}

/// [RR-344] The bends of the map, by the tables; with no_cross as [RR-357].
void plot_course(const Charts& charts, const Options& options, PlotDice& dice,
                 std::vector<PlottedSection>& map) {
  Heading heading = Heading::East;
  std::vector<SectionTrace> traces;
  for (std::size_t i = 0; i < map.size(); ++i) {
    const MilePoint begin = i == 0 ? MilePoint{} : traces.back().end;
    Direction found;
    SectionTrace trace;
    for (int again = 0; again <= kThrownAgainAtMost; ++again) {
      found = plotted_direction(charts, options, dice, {heading, i == 0, 0, 0});
      trace = traced(begin, heading, found);
      if (!options.no_cross || !comes_too_near(traces, trace)) {
        break;
      }
    }
    map[i].bend = bend_between(heading, found.bend.hand, found.next);
    heading = found.next;
    traces.push_back(trace);
  }
}

}  // namespace

Reach reach_of(Place place) noexcept {
  if (place.branch != 0) {
    return Reach::Tributary;
  }
  return place.section <= kNearSections ? Reach::Main : Reach::FarMain;
}

int terrain_score(Place place, int black) noexcept {
  const int deeper = place.branch == 0 ? 0 : kDeeperEachSection * (place.section - 1);
  return std::min(black + deeper, kFaces);
}

bool is_head(const Section& section) noexcept {
  return section.entered && section.terrain == Terrain::Shallows;
}

void find_course(Record& record, Place place) {
  if (record.state().find_section(place) != nullptr) {
    return;
  }
  record.lay_river_dice(place);
  Section fresh;
  if (const PlottedSection* const map = plotted(record.setting(), place)) {
    fresh.before = heading_before(record.state(), place);
    fresh.bend = map->bend;
    fresh.heading = *turned(fresh.before, map->bend);
  } else {
    fresh = thrown_course(record, place);
  }
  const int heading = static_cast<int>(fresh.heading);
  record.apply(SectionAdded{place.branch, std::move(fresh)});
  record.tell(told("RR-080"_rule, "course-found").at(place).with_figures({heading}));
}

void find_terrain(Record& record, Place place) {
  // What is found here does not hang on how often the course was thrown for.
  constexpr int kOfTerrain = 1;
  record.lay_river_dice(place, kOfTerrain);
  const Reach reach = reach_of(place);
  const int score_modifier = terrain_score(place, 0);
  const int black = record.roll_river("RR-100"_rule, kFaces, score_modifier);
  const int red = record.roll_river("RR-100"_rule, kFaces);
  const Terrain terrain =
      record.charts().terrain.at(static_cast<std::size_t>(reach)).of(terrain_score(place, black));
  const auto turn = record.state().turn;
  record.change(place, [&](Section& section) {
    section.entered = true;
    section.entered_in = turn;
    section.terrain = terrain;
    section.rolls.black = static_cast<std::uint8_t>(black);
    section.rolls.red = static_cast<std::uint8_t>(red);
  });
  record.tell(
      told("RR-100"_rule, "terrain-found").at(place).with_figures({static_cast<int>(terrain)}));
  find_details(record, place);
  const bool on_main = place.branch == 0;  // [RR-114]
  const PlottedSection* const map = plotted(record.setting(), place);
  const bool mapped = record.options().plotted;
  if (map != nullptr && map->tributary) {
    open_tributary(record, place, *map->tributary);
  } else if (on_main && !mapped && black == red && terrain != Terrain::Shallows &&
             record.state().branches.size() < kMostBranches) {
    open_tributary(record, place, record.charts().tributary.of(black));
  }
}

std::vector<PlottedSection> plotted_by_dice(const Charts& charts, const Options& options,
                                            std::uint32_t river) {
  PlotDice dice{river};
  std::vector<PlottedSection> map(kPlottedSections);
  plot_course(charts, options, dice, map);
  // A random section of so many, from the one with that number on.
  const auto random_of = [&](int first, int count) -> PlottedSection& {
    return map.at(static_cast<std::size_t>(first + dice.roll(count) - 2));
  };
  constexpr int kStretch = 10;
  for (const int first : {1, kStretch + 1}) {
    for (int towns = 0; towns < kTownsEach;) {
      PlottedSection& section = random_of(first, kStretch);
      towns += section.town ? 0 : 1;
      section.town = true;
    }
  }
  constexpr int kFirstCrossing = 6;
  constexpr int kCrossingSections = 15;
  for (const CrossingPoint kind : {CrossingPoint::Bridge, CrossingPoint::Ferry}) {
    for (bool done = false; !done;) {
      PlottedSection& section = random_of(kFirstCrossing, kCrossingSections);
      done = section.crossing == CrossingPoint::None;
      section.crossing = done ? kind : section.crossing;
    }
  }
  for (int mouths = 0; mouths < kTributaries;) {
    PlottedSection& section = random_of(1, static_cast<int>(kPlottedSections));
    if (!section.tributary) {
      section.tributary = charts.tributary.of(dice.roll(kFaces));
      ++mouths;
    }
  }
  return map;
}

}  // namespace core::river
