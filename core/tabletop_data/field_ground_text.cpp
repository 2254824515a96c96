// [FB-120]-[FB-131] Ground, water, houses and stores of a field battle's file.
#include "core/table/plane.h"
#include "core/tabletop_data/field_lines.h"

namespace core::tabletop_data {
namespace {

using field::Battle;
using table::Inches;
using table::Point;

template <std::size_t Count>
std::size_t kind_of(const BattleLine& line, const std::array<std::string_view, Count>& words) {
  return static_cast<std::size_t>(std::ranges::find(words, line.keyword()) - words.begin());
}

bool at_point(const BattleLine& line) { return line.peek() == "("; }

/// `(x, y) (x, y) ...` as far as there are points.
std::vector<Point> points(BattleLine& line, const Battle& battle) {
  std::vector<Point> all;
  while (at_point(line)) {
    all.push_back(field_place(line, battle));
  }
  return all;
}

/// Corners, or `(x, y) to (x, y)` of a rectangle.
table::Polygon polygon(BattleLine& line, const Battle& battle, const base::InternedText& name) {
  std::vector<Point> corners = points(line, battle);
  if (corners.size() == 1 && line.take("to")) {
    const Point other = field_place(line, battle);
    corners = table::rectangle({std::min(corners[0].x, other.x), std::min(corners[0].y, other.y)},
                               {std::max(corners[0].x, other.x), std::max(corners[0].y, other.y)});
  }
  line.require_end();
  if (const auto fault = table::fault_of(corners)) {
    line.fault("\"" + name + "\" is no area: " + *fault + " [FB-490]");
  }
  return corners;
}

/// What runs from point to point.
std::vector<Point> course(BattleLine& line, const Battle& battle, const base::InternedText& name) {
  std::vector<Point> all = points(line, battle);
  if (all.size() < 2) {
    line.fault("\"" + name + "\" is no line: it has fewer than two points [FB-490]");
  }
  if (std::ranges::adjacent_find(all) != all.end()) {
    line.fault("\"" + name + "\" is no line: a point stands twice in a row [FB-490]");
  }
  return all;
}

/// [FB-127] Of the course, from its least x (or y) to its greatest.
std::pair<Inches, Inches> reach(const field::Stream& stream, bool along_y) {
  const auto value = [&](const Point& point) { return along_y ? point.y : point.x; };
  const auto [low, high] = std::ranges::minmax_element(stream.points, {}, value);
  return {value(*low), value(*high)};
}

}  // namespace

void read_field_area(BattleLine& line, FieldDraft& draft) {
  constexpr int kMostLevel = 9;
  field::GroundArea area;
  area.kind = static_cast<field::GroundKind>(kind_of(line, field::kGroundKinds));
  area.name = new_name(line, draft.battle.areas, "the area's name");
  if (area.kind == field::GroundKind::Hill) {
    line.require("level");
    area.level = line.number("a level", 1, kMostLevel);
  }
  area.polygon = polygon(line, draft.battle, area.name);
  draft.battle.areas.push_back(std::move(area));
}

void read_field_run(BattleLine& line, FieldDraft& draft) {
  field::GroundLine run;
  run.kind = static_cast<field::LineKind>(kind_of(line, field::kLineKinds));
  run.name = new_name(line, draft.battle.lines, "the line's name");
  if (line.take("width")) {
    run.width = line.inches("a width");
  }
  run.points = course(line, draft.battle, run.name);
  if (line.take("towards")) {
    run.towards = line.heading();
  }
  line.require_end();
  draft.battle.lines.push_back(std::move(run));
}

void read_field_stream(BattleLine& line, FieldDraft& draft) {
  field::Stream stream;
  stream.name = new_name(line, draft.battle.streams, "the stream's name");
  line.require("width");
  stream.width = line.inches("a width");
  if (stream.width == Inches{}) {
    line.fault("a stream has a width [FB-126]");
  }
  stream.fordable = line.take("fordable");
  stream.canal = line.take("canal");
  stream.points = course(line, draft.battle, stream.name);
  line.require_end();
  draft.battle.streams.push_back(std::move(stream));
}

void read_field_crossing(BattleLine& line, FieldDraft& draft) {
  constexpr std::array<std::string_view, 2> kAxes{"x", "y"};
  field::Crossing crossing;
  crossing.bridge = line.keyword() == "bridge";
  crossing.name = new_name(line, draft.battle.crossings, "the name of the " + line.keyword());
  line.require("of");
  crossing.stream = named_above(line, draft.battle.streams, "stream");
  crossing.along_y = line.one_of_words("x or y", kAxes) == 1;
  crossing.from = line.inches("where it begins");
  line.require("to");
  crossing.to = line.inches("where it ends");
  line.require_end();
  const field::Stream& stream = draft.battle.streams[crossing.stream];
  const auto [low, high] = reach(stream, crossing.along_y);
  if (crossing.from >= crossing.to) {
    line.fault("\"" + crossing.name + "\" has no width: it ends where it begins [FB-128]");
  }
  if (crossing.from < low || crossing.to > high) {
    line.fault("\"" + stream.name + "\" does not run where \"" + crossing.name +
               "\" should be [FB-128]");
  }
  draft.battle.crossings.push_back(crossing);
}

void read_field_section(BattleLine& line, FieldDraft& draft) {
  std::vector<field::HouseSection>& all = draft.battle.sections;
  field::HouseSection section;
  section.name = new_name(line, all, "the name of a house or section");
  const bool another = line.keyword() == "section";
  if (another && all.empty()) {
    line.fault("a section of which house? A line 'house' comes first [FB-129]");
  }
  section.house = all.empty() ? 0 : all.back().house + (another ? 0 : 1);
  section.polygon = polygon(line, draft.battle, section.name);
  const bool joined = std::ranges::any_of(all, [&](const auto& other) {
    return other.house == section.house && table::touch(other.polygon, section.polygon);
  });
  if (another && !joined) {
    line.fault("\"" + section.name + "\" touches no section of its house [FB-129]");
  }
  all.push_back(std::move(section));
}

void read_field_store(BattleLine& line, FieldDraft& draft) {
  field::Store store;
  store.kind = static_cast<field::StoreKind>(kind_of(line, field::kStoreKinds));
  store.name = new_name(line, draft.battle.stores, "the name of a " + line.keyword());
  line.require("at");
  store.at = field_place(line, draft.battle);
  line.require_end();
  draft.battle.stores.push_back(store);
}

}  // namespace core::tabletop_data
