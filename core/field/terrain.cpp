#include "core/field/terrain.h"

#include "core/table/fixed.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;
using table::contains;
using table::within_of_line;

constexpr Inches kStrip = Inches::of(3);           // [FB-121]
constexpr Inches kStep = Inches::ratio(1, 10);     // to see where a step leads
constexpr Inches kRoadHalf = Inches::ratio(3, 4);  // of a road without a width
constexpr Inches kBehindWall = Inches::of(1);
constexpr Inches kWoodsHide = Inches::of(2);      // [FB-133]
constexpr Inches kSeenInWoods = Inches::of(6);    // [FB-133]
constexpr Inches kFriendsBeyond = Inches::of(6);  // [FB-164]

bool holds(const Boxed& area, Point point) noexcept {
  const table::Box& box = area.box;
  return box.low.x <= point.x && point.x <= box.high.x && box.low.y <= point.y &&
         point.y <= box.high.y && contains(area.polygon, point);
}

bool near_box(const Boxed& area, Point point, Inches gap) noexcept {
  return table::close(area.box, {point, point}, gap);
}

bool near_outline(const Boxed& area, Point point, Inches limit) noexcept {
  const auto& corners = area.polygon;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (within_of_line(corners[i], corners[(i + 1) % corners.size()], point, limit)) {
      return true;
    }
  }
  return false;
}

/// The hill in whose slope strip a point lies, the highest of several.
std::optional<std::size_t> strip_at(const Setting& setting, Point point) noexcept {
  std::optional<std::size_t> found;
  if (!setting.cells.may_hold(point, kCellHill)) {
    return found;
  }
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    const GroundArea& area = setting.battle.areas[i];
    if (area.kind == GroundKind::Hill && near_box(setting.areas[i], point, kStrip) &&
        !holds(setting.areas[i], point) &&
        table::within_of(setting.areas[i].polygon, point, kStrip) &&
        (!found || area.level > setting.battle.areas[*found].level)) {
      found = i;
    }
  }
  return found;
}

/// Below 0 when a step from a point leads nearer to the hill of the strip it lies in, above 0 when
/// away from it, 0 along it or outside of strips.
int slope(const Setting& setting, Point point, Heading heading) noexcept {
  // Where the strip ends the step before still belongs to it.
  const Point next = table::along(point, heading, kStep);
  auto hill = strip_at(setting, point);
  if (!hill) {
    hill = strip_at(setting, next);
    if (!hill || holds(setting.areas[*hill], point) == false) {
      return 0;
    }
  }
  const Inches here = table::distance(setting.areas[*hill].polygon, point);
  const Inches there = table::distance(setting.areas[*hill].polygon, next);
  return there < here ? -1 : there > here ? 1 : 0;
}

bool is_crossed(const Crossing& crossing, Point point) noexcept {
  const Inches value = crossing.along_y ? point.y : point.x;
  return crossing.from <= value && value <= crossing.to;
}

bool in_stream(const Stream& stream, Point point, Inches beyond) noexcept {
  for (std::size_t i = 0; i + 1 < stream.points.size(); ++i) {
    if (within_of_line(stream.points[i], stream.points[i + 1], point, stream.width / 2 + beyond)) {
      return true;
    }
  }
  return false;
}

bool is_wall(LineKind kind) noexcept {
  return kind == LineKind::Wall || kind == LineKind::Earthwork || kind == LineKind::SunkenRoad;
}

/// Whether a line is crossed between two points.
bool is_stepped_over(const GroundLine& line, Point from, Point to) noexcept {
  for (std::size_t i = 0; i + 1 < line.points.size(); ++i) {
    const Point a = line.points[i];
    const Point b = line.points[i + 1];
    // A point on the line belongs to its left: nobody pays twice.
    if ((table::side_of_line(a, b, from) > 0) != (table::side_of_line(a, b, to) > 0) &&
        table::lines_touch(a, b, from, to)) {
      return true;
    }
  }
  return false;
}

bool lies_on(const GroundLine& line, Point point, Inches limit) noexcept {
  for (std::size_t i = 0; i + 1 < line.points.size(); ++i) {
    if (within_of_line(line.points[i], line.points[i + 1], point, limit)) {
      return true;
    }
  }
  return false;
}

Inches half_of_road(const GroundLine& road) noexcept {
  return road.width > Inches{} ? road.width / 2 : kRoadHalf;
}

CellGround cell_of(GroundKind kind) noexcept {
  switch (kind) {
    case GroundKind::Hill:
      return kCellHill;
    case GroundKind::Scenic:
      return kCellScenic;
    case GroundKind::Woods:
      return kCellWoods;
    case GroundKind::Swamp:
      return kCellSwamp;
    case GroundKind::Open:
      break;
  }
  return kCellOpen;
}

bool is_before(const GroundLine& line, Point target, Point from) noexcept {
  if (line.towards &&
      table::angle_between(*line.towards, table::bearing(target, from)) > Heading::kRightAngle) {
    return false;
  }
  if (line.kind == LineKind::SunkenRoad && lies_on(line, target, line.width / 2)) {
    return true;
  }
  return lies_on(line, target, kBehindWall + line.width / 2) && is_stepped_over(line, from, target);
}

const Going& going(const std::array<Going, kMovers>& row, Mover mover) noexcept {
  return row[static_cast<std::size_t>(mover)];
}

/// One kind of ground after the other.
struct Ground {
  GroundKind kind;
  const std::array<Going, kMovers>& row;
  base::RuleId rule;
  std::string_view key;
};

bool screens(const Unit& unit) noexcept { return unit.on_table() && !is_open(unit.formation); }

}  // namespace

Mover mover_of(const Unit& unit) noexcept {
  switch (unit.muster.type) {
    case TroopType::Infantry:
      return is_open(unit.formation) ? Mover::LightInfantry : Mover::LineInfantry;
    case TroopType::Cavalry:
      if (!unit.dismounted) {
        return Mover::Cavalry;
      }
      return is_open(unit.formation) ? Mover::LightInfantry : Mover::LineInfantry;
    case TroopType::Battery:
    case TroopType::Wagons:
    case TroopType::Boat:
      return Mover::Vehicles;
  }
  return Mover::LineInfantry;
}

GroundCells cells_of(const Setting& setting) {
  const Battle& battle = setting.battle;
  GroundCells cells{battle.width, battle.depth};
  const auto wider = [](table::Box box, Inches by) {
    return table::Box{box.low - Point{by, by}, box.high + Point{by, by}};
  };
  const auto mark_area = [&](CellGround ground, const Boxed& area, Inches strip) {
    cells.mark(ground, wider(area.box, strip), [&](Point point, Inches beyond) {
      return table::within_of(area.polygon, point, strip + beyond);
    });
  };
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    const GroundKind kind = battle.areas[i].kind;
    mark_area(cell_of(kind), setting.areas[i], kind == GroundKind::Hill ? kStrip : Inches{});
  }
  for (const Boxed& section : setting.sections) {
    mark_area(kCellHouse, section, Inches{});
  }
  for (const Stream& stream : battle.streams) {
    cells.mark(kCellWater, wider(table::box_of(stream.points), stream.width / 2),
               [&](Point point, Inches beyond) { return in_stream(stream, point, beyond); });
  }
  for (const GroundLine& line : battle.lines) {
    if (line.kind == LineKind::Road) {
      cells.mark(kCellRoad, wider(table::box_of(line.points), half_of_road(line)),
                 [&](Point point, Inches beyond) {
                   return lies_on(line, point, half_of_road(line) + beyond);
                 });
    }
  }
  return cells;
}

int level_at(const Setting& setting, Point point) noexcept {
  int level = 0;
  if (!setting.cells.may_hold(point, kCellHill)) {
    return level;
  }
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    const GroundArea& area = setting.battle.areas[i];
    if (area.kind == GroundKind::Hill && area.level > level && holds(setting.areas[i], point)) {
      level = area.level;
    }
  }
  return level;
}

bool leads_uphill(const Setting& setting, Point point, Heading heading) noexcept {
  return slope(setting, point, heading) < 0;
}

bool leads_downhill(const Setting& setting, Point point, Heading heading) noexcept {
  return slope(setting, point, heading) > 0;
}

bool lies_in(const Setting& setting, GroundKind kind, Point point) noexcept {
  if (!setting.cells.may_hold(point, cell_of(kind))) {
    return false;
  }
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    if (setting.battle.areas[i].kind == kind && holds(setting.areas[i], point)) {
      return true;
    }
  }
  return false;
}

bool deep_in_woods(const Setting& setting, Point point, Inches depth) noexcept {
  if (!setting.cells.may_hold(point, kCellWoods)) {
    return false;
  }
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    if (setting.battle.areas[i].kind == GroundKind::Woods && holds(setting.areas[i], point) &&
        !near_outline(setting.areas[i], point, depth)) {
      return true;
    }
  }
  return false;
}

bool on_road(const Setting& setting, Point point) noexcept {
  return setting.cells.may_hold(point, kCellRoad) &&
         std::ranges::any_of(setting.battle.lines, [&](const GroundLine& line) {
           return line.kind == LineKind::Road && lies_on(line, point, half_of_road(line));
         });
}

std::optional<std::size_t> water_at(const Setting& setting, Point point) noexcept {
  if (!setting.cells.may_hold(point, kCellWater)) {
    return std::nullopt;
  }
  const Battle& battle = setting.battle;
  for (std::size_t i = 0; i < battle.streams.size(); ++i) {
    if (!in_stream(battle.streams[i], point, Inches{})) {
      continue;
    }
    const bool bridged = std::ranges::any_of(battle.crossings, [&](const Crossing& each) {
      return each.stream == i && each.bridge && is_crossed(each, point);
    });
    if (!bridged) {
      return i;
    }
  }
  return std::nullopt;
}

std::optional<FordAt> ford_at(const Setting& setting, Point point, Inches reach) noexcept {
  const Battle& battle = setting.battle;
  for (std::size_t i = 0; i < battle.crossings.size(); ++i) {
    const Crossing& each = battle.crossings[i];
    if (!each.bridge && is_crossed(each, point) &&
        in_stream(battle.streams[each.stream], point, reach)) {
      return FordAt{each.stream, each.to - each.from, i};
    }
  }
  for (std::size_t i = 0; i < battle.streams.size(); ++i) {
    if (battle.streams[i].fordable && in_stream(battle.streams[i], point, reach)) {
      return FordAt{i, std::nullopt, 0};
    }
  }
  return std::nullopt;
}

std::optional<SectionId> section_at(const Setting& setting, Point point) noexcept {
  if (!setting.cells.may_hold(point, kCellHouse)) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    if (holds(setting.sections[i], point)) {
      return SectionId{static_cast<std::uint8_t>(i)};
    }
  }
  return std::nullopt;
}

bool reaches_into_house(const Setting& setting, const State& state, const Body& body) {
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    if (!state.sections[i].ruined &&
        table::close(setting.sections[i].box, {body.middle, body.middle}, body.reach) &&
        table::touch(setting.sections[i].polygon, drawn_in(body))) {
      return true;
    }
  }
  return false;
}

bool in_ruin(const Setting& setting, const State& state, Point point) noexcept {
  const auto section = section_at(setting, point);
  return section && state.sections.at(section->value()).ruined;
}

GoingThere going_at(const Setting& setting, const State& state, const Unit& unit, Point point,
                    Heading heading, bool halves) {
  const Mover mover = mover_of(unit);
  const TerrainTable& terrain = setting.charts.terrain;
  const bool boat = unit.muster.type == TroopType::Boat;
  if (!boat && !setting.cells.may_hold(point, kCellAny)) {
    return {};
  }
  const auto water = water_at(setting, point);
  if (boat != water.has_value()) {
    return {1, "FB-128"_rule, boat ? "boats-keep-to-water" : "water-in-the-way"};
  }
  if (boat) {
    return {};
  }
  if (const auto section = section_at(setting, point);
      section && !state.sections.at(section->value()).ruined) {
    return {1, "FB-130"_rule, "house-in-the-way"};
  }
  if (takes_road(setting, unit, point)) {
    return {};
  }
  const std::array<Ground, 3> grounds{
      {{GroundKind::Woods, terrain.woods, "FB-123"_rule, "woods-in-the-way"},
       {GroundKind::Swamp, terrain.swamp, "FB-125"_rule, "swamp-in-the-way"},
       {GroundKind::Scenic, terrain.scenic, "FB-122"_rule, "ground-in-the-way"}}};
  GoingThere there;
  for (const Ground& each : grounds) {
    const bool here = lies_in(setting, each.kind, point) ||
                      (each.kind == GroundKind::Scenic && in_ruin(setting, state, point));
    if (!here) {
      continue;
    }
    if (going(each.row, mover) == Going::None) {
      return {1, each.rule, each.key, true};
    }
    there.factor *= halves && going(each.row, mover) == Going::Half ? 2 : 1;
  }
  if (halves && leads_uphill(setting, point, heading) &&
      going(terrain.uphill, mover) == Going::Half) {
    there.factor *= 2;
  }
  return there;
}

bool takes_road(const Setting& setting, const Unit& unit, Point head) noexcept {
  return (unit.formation == Formation::Column || mover_of(unit) == Mover::Vehicles) &&
         on_road(setting, head);
}

GoingThere bars_at(const Setting& setting, const State& state, const Unit& there, Point point) {
  const GoingThere going = going_at(setting, state, there, point, there.pose.heading, false);
  return going.by_ground && takes_road(setting, there, there.pose.at) ? GoingThere{} : going;
}

std::vector<Point> points_of(const Unit& unit, const Body& body) {
  std::vector<Point> points{body.middle};
  if (mover_of(unit) == Mover::Vehicles && unit.muster.type != TroopType::Boat) {
    points.insert(points.end(), body.corners.begin(), body.corners.end());
  }
  return points;
}

GoingThere bars_body(const Setting& setting, const State& state, const Unit& unit,
                     const Body& body) {
  for (const Point point : points_of(unit, body)) {
    if (const GoingThere going = bars_at(setting, state, unit, point); going.barred) {
      return going;
    }
  }
  return {};
}

Obstacle obstacles_on(const Setting& setting, const Unit& unit, Point from, Point to) noexcept {
  Obstacle found;
  if (from == to) {
    return found;
  }
  const auto mover = static_cast<std::size_t>(mover_of(unit));
  for (const GroundLine& line : setting.battle.lines) {
    const bool wall = is_wall(line.kind);
    if ((!wall && line.kind != LineKind::Fence) || !is_stepped_over(line, from, to)) {
      continue;
    }
    const auto& cost =
        wall ? setting.charts.terrain.wall_cost[mover] : setting.charts.terrain.fence_cost[mover];
    if (!cost) {
      found.barred = "FB-131"_rule;
      return found;
    }
    found.cost += *cost;
  }
  return found;
}

std::optional<std::size_t> wall_before(const Setting& setting, Point target, Point from) noexcept {
  for (std::size_t i = 0; i < setting.battle.lines.size(); ++i) {
    if (is_wall(setting.battle.lines[i].kind) && is_before(setting.battle.lines[i], target, from)) {
      return i;
    }
  }
  return std::nullopt;
}

bool in_cover(const Setting& setting, const State& state, const Figure& target,
              Point from) noexcept {
  return target.section != kNoPlace || lies_in(setting, GroundKind::Woods, target.at) ||
         in_ruin(setting, state, target.at) || wall_before(setting, target.at, from).has_value();
}

Inches inches_inside(const Boxed& polygon, Point from, Point to) noexcept {
  const table::Box line{{std::min(from.x, to.x), std::min(from.y, to.y)},
                        {std::max(from.x, to.x), std::max(from.y, to.y)}};
  if (!table::close(polygon.box, line, Inches{})) {
    return {};
  }
  const Inches length = table::distance(from, to);
  std::vector<Inches> cuts{Inches{}, length};
  const auto& corners = polygon.polygon;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point a = corners[i];
    const Point b = corners[(i + 1) % corners.size()];
    if (!table::lines_touch(a, b, from, to)) {
      continue;
    }
    const table::Wide ax = (a.x - from.x).ticks();
    const table::Wide ay = (a.y - from.y).ticks();
    const table::Wide bx = (b.x - a.x).ticks();
    const table::Wide by = (b.y - a.y).ticks();
    const table::Wide x = (to.x - from.x).ticks();
    const table::Wide y = (to.y - from.y).ticks();
    const table::Wide under = x * by - y * bx;
    if (under != 0) {
      cuts.push_back(Inches::of_ticks(
          static_cast<std::int64_t>(length.ticks() * (ax * by - ay * bx) / under)));
    }
  }
  std::sort(cuts.begin(), cuts.end());
  Inches inside;
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
    const Inches middle = (cuts[i] + cuts[i + 1]) / 2;
    const std::int64_t all = std::max<std::int64_t>(1, length.ticks());
    const Point point{
        Inches::of_ticks(from.x.ticks() + (to.x - from.x).ticks() * middle.ticks() / all),
        Inches::of_ticks(from.y.ticks() + (to.y - from.y).ticks() * middle.ticks() / all)};
    if (holds(polygon, point)) {
      inside += cuts[i + 1] - cuts[i];
    }
  }
  return inside;
}

Screen screen_between(const Setting& setting, const State& state, Point from, Point to,
                      std::optional<UnitId> looking, std::optional<UnitId> seen,
                      Watching watching) {
  const auto own_house = section_at(setting, from);
  const auto its_house = section_at(setting, to);
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    const SectionId id{static_cast<std::uint8_t>(i)};
    if (id != own_house && id != its_house && !state.sections[i].ruined &&
        table::line_touches(setting.sections[i].polygon, from, to)) {
      return Screen::Building;
    }
  }
  const int own_level = level_at(setting, from);
  const int its_level = level_at(setting, to);
  Inches woods;
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    const GroundArea& area = setting.battle.areas[i];
    if (area.kind == GroundKind::Hill && area.level > std::max(own_level, its_level) &&
        table::line_touches(setting.areas[i].polygon, from, to)) {
      return Screen::Hill;
    }
    if (area.kind == GroundKind::Woods) {
      woods += inches_inside(setting.areas[i], from, to);
    }
  }
  // Near ones see one another where one of them is in the wood; a wood between them hides both.
  if ((woods > kWoodsHide || deep_in_woods(setting, to, kWoodsHide)) &&
      (!table::within(from, to, kSeenInWoods) ||
       !(lies_in(setting, GroundKind::Woods, to) || lies_in(setting, GroundKind::Woods, from)))) {
    return Screen::Woods;
  }
  const std::optional<Side> side = looking && watching == Watching::Fires
                                       ? std::optional{state.unit(*looking).side}
                                       : std::nullopt;
  const Inches half = setting.charts.bases.foot.frontage / 2;
  const table::Box line{{std::min(from.x, to.x), std::min(from.y, to.y)},
                        {std::max(from.x, to.x), std::max(from.y, to.y)}};
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    const UnitId id = unit_id(i);
    if (id == looking || id == seen || !unit.on_table()) {
      continue;
    }
    const bool is_friend = side && unit.side == *side;
    // Open order hides nobody; but one does not fire through friends [FB-164].
    if (!is_friend && !screens(unit)) {
      continue;
    }
    for (const Figure& figure : unit.figures) {
      if (!figure.present() || figure.section != kNoPlace ||
          !table::close(line, {figure.at, figure.at}, half) ||
          !within_of_line(from, to, figure.at, half)) {
        continue;
      }
      const int level = level_at(setting, figure.at);
      if (is_friend) {
        // [FB-164] Over friends only from a higher contour at targets more than 6" beyond them.
        if (own_level > level && !table::within(figure.at, to, kFriendsBeyond)) {
          continue;
        }
        return Screen::Friends;
      }
      if (level >= own_level && level >= its_level) {
        return Screen::Troops;
      }
    }
  }
  return Screen::None;
}

}  // namespace core::field
