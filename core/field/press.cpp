#include "core/field/press.h"

#include "core/field/bring_in.h"
#include "core/field/fires.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using table::aboard;

constexpr Inches kRoundabout = Inches::of(12);  // farther off nobody is in the way

/// Half of the room that a body takes along and across a heading.
struct Extent {
  Inches ahead;
  Inches aside;
};

Inches press_size(std::int64_t ticks) noexcept {
  return Inches::of_ticks(ticks < 0 ? -ticks : ticks);
}

/// A place in the frame of a pose.
Extent seen_from(Pose frame, Point point) noexcept {
  const std::int64_t x = (point.x - frame.at.x).ticks();
  const std::int64_t y = (point.y - frame.at.y).ticks();
  const std::int64_t sine = table::sine(frame.heading);
  const std::int64_t cosine = table::cosine(frame.heading);
  constexpr std::int64_t kOne = std::int64_t{1} << table::kSineBits;
  constexpr std::int64_t kHalf = kOne / 2;
  const auto rounded = [](std::int64_t value) {
    return Inches::of_ticks(value >= 0 ? (value + kHalf) / kOne : -((-value + kHalf) / kOne));
  };
  return {rounded(x * sine + y * cosine), rounded(x * cosine - y * sine)};
}

Extent press_extent(const Body& body, Heading heading) noexcept {
  Extent most;
  for (const Point corner : body.corners) {
    const Extent seen = seen_from({body.middle, heading}, corner);
    most.ahead = std::max(most.ahead, press_size(seen.ahead.ticks()));
    most.aside = std::max(most.aside, press_size(seen.aside.ticks()));
  }
  return most;
}

table::Polygon press_core(const Body& body) {
  constexpr std::int64_t kPart = 50;
  table::Polygon corners;
  for (const Point corner : body.corners) {
    corners.push_back({corner.x + (body.middle.x - corner.x) / kPart,
                       corner.y + (body.middle.y - corner.y) / kPart});
  }
  return corners;
}

Body press_moved(const Body& body, Point place) {
  Body moved = body;
  for (Point& corner : moved.corners) {
    corner = corner + (place - body.middle);
  }
  moved.middle = place;
  return moved;
}

/// Along one side of a body: its middle, its ends, and flush with whatever stands about it.
void press_offsets(Inches half, Inches own, const std::vector<std::pair<Inches, Inches>>& about,
                   std::vector<Inches>& offsets) {
  const Inches most = half + own;
  const auto add = [&](Inches offset) {
    if (offset >= -most && offset <= most && std::ranges::find(offsets, offset) == offsets.end()) {
      offsets.push_back(offset);
    }
  };
  for (const Inches each : {Inches{}, most / 2, -(most / 2), most, -most}) {
    add(each);
  }
  for (const auto& [middle, half_of_it] : about) {
    add(middle + half_of_it + own);
    add(middle - half_of_it - own);
  }
}

}  // namespace

Press::Press(const Setting& setting, const State& state, const Melee& melee)
    : setting_{&setting},
      state_{&state},
      attacker_{melee.attacker},
      facing_{facing_of(state, melee)},
      fighters_{fighters_of(setting, state, melee.units)} {
  std::vector<Point> points;
  for (const Fighter& each : fighters_) {
    points.push_back(each.at);
  }
  const table::Box about = points.empty() ? table::Box{} : table::box_of(points);
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (state.units[i].on_table()) {
      add_standing(state.units[i], unit_id(i), about);
    }
  }
}

void Press::add_standing(const Unit& unit, UnitId id, const table::Box& about) {
  for (const Body& body : bodies_of(setting_->charts, unit)) {
    if (!table::close(about, {body.middle, body.middle}, kRoundabout)) {
      continue;
    }
    std::optional<FigureId> of;
    if (body.figure) {
      of = FigureId{id, static_cast<std::uint8_t>(*body.figure)};
    }
    auto core = press_core(body);
    const auto box = table::box_of(core);
    standing_.push_back({body, std::move(core), box, unit.side, of});
  }
}

const Fighter* Press::find(FigureId id) const noexcept {
  const auto found = std::ranges::find(fighters_, id, &Fighter::id);
  return found == fighters_.end() ? nullptr : &*found;
}

bool Press::is_pinned(const Fighter& who) const {
  return std::ranges::any_of(fighters_, [&](const Fighter& other) {
    return other.side != who.side && touch_each_other(*setting_, who, other);
  });
}

bool Press::may_come(const Fighter& who) const {
  if (who.id.figure == kGeneralFigure || who.section || who.bodies.empty()) {
    return false;
  }
  const Unit& unit = state_->unit(who.id.unit);
  const Figure& figure = unit.figures.at(who.id.figure);
  return !figure.tending &&
         (figure.kind == FigureKind::Man ||
          (figure.kind == FigureKind::Gunner && unit.formation != Formation::Limbered));
}

std::optional<Press::Place> Press::place_beside(const Fighter& who, const Fighter& enemy) {
  return nearest_place(who, enemy, std::nullopt);
}

std::optional<Press::Place> Press::place_in_reach(const Fighter& who, const Fighter& enemy) {
  return may_reach(who, enemy) ? nearest_place(who, enemy, reach_of(who)) : std::nullopt;
}

Inches Press::reach_of(const Fighter& who) const {
  return reach_in_melee(*setting_, state_->unit(who.id.unit));
}

bool Press::may_reach(const Fighter& who, const Fighter& enemy) const {
  const Inches reach = reach_of(who) + who.bodies.front().reach;
  if (enemy.section) {
    return table::within_of(setting_->sections.at(enemy.section->value()).polygon, who.at, reach);
  }
  return std::ranges::any_of(enemy.bodies, [&](const Body& body) {
    return table::within(who.at, body.middle, reach + body.reach);
  });
}

std::optional<Press::Place> Press::nearest_place(const Fighter& who, const Fighter& enemy,
                                                 std::optional<Inches> reach) {
  std::vector<std::pair<Inches, Point>> by_distance;
  for (const Room& room : rooms_beside(who, enemy)) {
    if ((!room.but_for || room.but_for == who.id) &&
        (!reach || table::within(who.at, room.at, *reach))) {
      by_distance.emplace_back(table::distance(who.at, room.at), room.at);
    }
  }
  std::ranges::sort(by_distance);
  std::optional<Place> best;
  for (const auto& [straight, place] : by_distance) {
    if (best && best->way <= straight) {
      break;
    }
    const auto way = way_to(who, place);
    if (way && (!reach || *way <= *reach) && (!best || *way < best->way)) {
      best = Place{place, *way};
    }
  }
  return best;
}

const std::vector<Press::Room>& Press::rooms_beside(const Fighter& who, const Fighter& enemy) {
  const auto found = std::ranges::find_if(found_, [&](const Found& each) {
    return each.enemy == enemy.id && each.unit == who.id.unit;
  });
  if (found != found_.end()) {
    return found->rooms;
  }
  found_.push_back({enemy.id, who.id.unit, look_beside(who, enemy)});
  return found_.back().rooms;
}

std::vector<Press::Room> Press::look_beside(const Fighter& who, const Fighter& enemy) const {
  std::vector<Room> rooms;
  if (enemy.section) {
    add_at_walls(who, enemy, rooms);
  }
  for (const Body& body : enemy.bodies) {
    add_beside(who, body, enemy, rooms);
  }
  return rooms;
}

Press::Neighbours Press::near_to(Point middle, Inches reach) const {
  Neighbours found;
  for (const Standing& each : standing_) {
    if (table::within(each.body.middle, middle, reach + each.body.reach)) {
      found.push_back(&each);
    }
  }
  return found;
}

void Press::add_beside(const Fighter& who, const Body& enemy, const Fighter& of,
                       std::vector<Room>& rooms) const {
  const Pose frame{enemy.middle, of.heading};
  const Extent its = press_extent(enemy, of.heading);
  const Extent own = press_extent(who.bodies.front(), of.heading);
  const auto about = near_to(enemy.middle, enemy.reach + who.bodies.front().reach * 2);
  std::vector<std::pair<Inches, Inches>> aside;
  std::vector<std::pair<Inches, Inches>> ahead;
  for (const Standing* const each : about) {
    const Extent middle = seen_from(frame, each->body.middle);
    const Extent half = press_extent(each->body, of.heading);
    aside.emplace_back(middle.aside, half.aside);
    ahead.emplace_back(middle.ahead, half.ahead);
  }
  std::vector<Inches> offsets;
  press_offsets(its.aside, own.aside, aside, offsets);
  for (const Inches offset : offsets) {
    add_room(who, of, aboard(frame, its.ahead + own.ahead, offset), about, rooms);
    add_room(who, of, aboard(frame, -(its.ahead + own.ahead), offset), about, rooms);
  }
  offsets.clear();
  press_offsets(its.ahead, own.ahead, ahead, offsets);
  for (const Inches offset : offsets) {
    add_room(who, of, aboard(frame, offset, its.aside + own.aside), about, rooms);
    add_room(who, of, aboard(frame, offset, -(its.aside + own.aside)), about, rooms);
  }
}

void Press::add_at_walls(const Fighter& who, const Fighter& enemy, std::vector<Room>& rooms) const {
  const table::Polygon& walls = setting_->sections.at(enemy.section->value()).polygon;
  for (std::size_t i = 0; i < walls.size(); ++i) {
    const Point from = walls[i];
    const Point to = walls[(i + 1) % walls.size()];
    const Pose frame{from, table::bearing(from, to)};
    const Extent own = press_extent(who.bodies.front(), frame.heading);
    const Inches length = table::distance(from, to);
    const auto about =
        near_to(aboard(frame, length / 2, Inches{}), length / 2 + who.bodies.front().reach * 2);
    for (Inches along = own.ahead; along <= length; along += own.ahead) {
      add_room(who, enemy, aboard(frame, along, own.aside), about, rooms);
      add_room(who, enemy, aboard(frame, along, -own.aside), about, rooms);
    }
  }
}

void Press::add_room(const Fighter& who, const Fighter& enemy, Point place, const Neighbours& about,
                     std::vector<Room>& rooms) const {
  const Body body = press_moved(who.bodies.front(), place);
  Room room{place, {}};
  for (const Standing* const each : about) {
    if (!overlap(each->body, body)) {
      continue;
    }
    if (!each->of || room.but_for) {
      return;
    }
    room.but_for = each->of;
  }
  if (!is_barred(body) && touch_each_other(*setting_, at_place(who, place), enemy)) {
    rooms.push_back(room);
  }
}

bool Press::is_barred(const Body& body) const {
  const Battle& battle = setting_->battle;
  for (const Point corner : body.corners) {
    if (corner.x < Inches{} || corner.y < Inches{} || corner.x > battle.width ||
        corner.y > battle.depth) {
      return true;
    }
  }
  const table::Polygon core = press_core(body);
  for (std::size_t i = 0; i < setting_->sections.size(); ++i) {
    if (!state_->sections.at(i).ruined && table::touch(core, setting_->sections[i].polygon)) {
      return true;
    }
  }
  return false;
}

bool Press::is_way_clear(const Fighter& who, Point from, Point to) const {
  const table::Box way{{std::min(from.x, to.x), std::min(from.y, to.y)},
                       {std::max(from.x, to.x), std::max(from.y, to.y)}};
  return std::ranges::none_of(standing_, [&](const Standing& each) {
    return each.side != who.side && table::close(each.box, way, Inches{}) &&
           table::line_touches(each.core, from, to);
  });
}

std::optional<Inches> Press::way_to(const Fighter& who, Point place) const {
  const Unit& unit = state_->unit(who.id.unit);
  const auto going = going_at(*setting_, *state_, unit, place, table::bearing(who.at, place));
  const Obstacle obstacle = obstacles_on(*setting_, unit, who.at, place);
  const bool burns = fire_near(*setting_, *state_, place) && !fire_near(*setting_, *state_, who.at);
  if (going.barred || obstacle.barred || burns) {
    return std::nullopt;
  }
  std::optional<Inches> way;
  if (is_way_clear(who, who.at, place)) {
    way = table::distance(who.at, place);
  } else {
    // Round a corner: by a place an inch from where he goes.
    constexpr std::int64_t kCorners = 8;
    for (std::int64_t i = 0; i < kCorners; ++i) {
      const Point by =
          table::along(place, Heading::of(Heading::kCircle / kCorners * i), Inches::of(1));
      const Inches length = table::distance(who.at, by) + table::distance(by, place);
      if ((!way || length < *way) && is_way_clear(who, by, place) &&
          is_way_clear(who, who.at, by)) {
        way = length;
      }
    }
  }
  return way ? std::optional{*way * going.factor + obstacle.cost} : std::nullopt;
}

Fighter Press::at_place(const Fighter& who, Point place) const {
  Fighter moved = who;
  moved.bodies = {press_moved(who.bodies.front(), place)};
  moved.at = place;
  return moved;
}

int Press::exposure_at(const Fighter& who, Point place) const {
  const Fighter there = at_place(who, place);
  return static_cast<int>(std::ranges::count_if(fighters_, [&](const Fighter& other) {
    return other.side != who.side && touch_each_other(*setting_, there, other);
  }));
}

void Press::move(FigureId who, Point place) {
  const auto fighter = std::ranges::find(fighters_, who, &Fighter::id);
  *fighter = at_place(*fighter, place);
  for (Standing& each : standing_) {
    if (each.of == who) {
      each.body = press_moved(each.body, place);
      each.core = press_core(each.body);
      each.box = table::box_of(each.core);
    }
  }
  found_.clear();
}

std::vector<Combat> Press::combats() const {
  // Whoever comes to a wall may try to get in.
  auto fighters = fighters_;
  for (Fighter& each : fighters) {
    if (each.section || each.horse) {
      continue;
    }
    for (const Fighter& enemy : fighters_) {
      if (enemy.side != each.side && enemy.section && touch_each_other(*setting_, each, enemy)) {
        each.storms = enemy.section;
        break;
      }
    }
  }
  return pair_off(*setting_, fighters, attacker_, facing_);
}

}  // namespace core::field
