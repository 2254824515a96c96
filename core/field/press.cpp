#include "core/field/press.h"

#include "core/field/bring_in.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using table::aboard;

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

/// A body drawn in a little: what only touches it does not go through it.
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
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (!unit.on_table()) {
      continue;
    }
    for (Body& body : bodies_of(setting.charts, unit)) {
      std::optional<FigureId> of;
      if (body.figure) {
        of = FigureId{unit_id(i), static_cast<std::uint8_t>(*body.figure)};
      }
      standing_.push_back({body, unit.side, of});
    }
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
  return nearest_place(who, enemy, reach_in_melee(*setting_, state_->unit(who.id.unit)));
}

std::optional<Press::Place> Press::nearest_place(const Fighter& who, const Fighter& enemy,
                                                 std::optional<Inches> reach) {
  std::vector<std::pair<Inches, Point>> by_distance;
  for (const Room& room : rooms_beside(who, enemy)) {
    const Inches straight = table::distance(who.at, room.at);
    if ((!room.but_for || room.but_for == who.id) && (!reach || straight <= *reach)) {
      by_distance.emplace_back(straight, room.at);
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
  std::vector<Room> rooms;
  for (const Point place : candidates(who, enemy)) {
    if (!touch_each_other(*setting_, at_place(who, place), enemy)) {
      continue;
    }
    if (const auto room = room_at(who, place)) {
      rooms.push_back(*room);
    }
  }
  found_.push_back({enemy.id, who.id.unit, std::move(rooms)});
  return found_.back().rooms;
}

std::vector<Point> Press::candidates(const Fighter& who, const Fighter& enemy) const {
  std::vector<Point> places;
  if (enemy.section) {
    add_at_walls(who, *enemy.section, places);
  }
  for (const Body& body : enemy.bodies) {
    add_beside(who, body, enemy.heading, places);
  }
  return places;
}

void Press::add_beside(const Fighter& who, const Body& enemy, Heading heading,
                       std::vector<Point>& places) const {
  const Pose frame{enemy.middle, heading};
  const Extent its = press_extent(enemy, heading);
  const Extent own = press_extent(who.bodies.front(), heading);
  const Inches about = enemy.reach + who.bodies.front().reach * 2;
  std::vector<std::pair<Inches, Inches>> aside;
  std::vector<std::pair<Inches, Inches>> ahead;
  for (const Standing& each : standing_) {
    if (table::within(each.body.middle, enemy.middle, about + each.body.reach)) {
      const Extent middle = seen_from(frame, each.body.middle);
      const Extent half = press_extent(each.body, heading);
      aside.emplace_back(middle.aside, half.aside);
      ahead.emplace_back(middle.ahead, half.ahead);
    }
  }
  std::vector<Inches> offsets;
  press_offsets(its.aside, own.aside, aside, offsets);
  for (const Inches offset : offsets) {
    places.push_back(aboard(frame, its.ahead + own.ahead, offset));
    places.push_back(aboard(frame, -(its.ahead + own.ahead), offset));
  }
  offsets.clear();
  press_offsets(its.ahead, own.ahead, ahead, offsets);
  for (const Inches offset : offsets) {
    places.push_back(aboard(frame, offset, its.aside + own.aside));
    places.push_back(aboard(frame, offset, -(its.aside + own.aside)));
  }
}

void Press::add_at_walls(const Fighter& who, SectionId section, std::vector<Point>& places) const {
  const table::Polygon& walls = setting_->sections.at(section.value()).polygon;
  for (std::size_t i = 0; i < walls.size(); ++i) {
    const Point from = walls[i];
    const Point to = walls[(i + 1) % walls.size()];
    const Pose frame{from, table::bearing(from, to)};
    const Extent own = press_extent(who.bodies.front(), frame.heading);
    const Inches length = table::distance(from, to);
    for (Inches along = own.ahead; along <= length; along += own.ahead) {
      places.push_back(aboard(frame, along, own.aside));
      places.push_back(aboard(frame, along, -own.aside));
    }
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

std::optional<Press::Room> Press::room_at(const Fighter& who, Point place) const {
  const Body body = press_moved(who.bodies.front(), place);
  if (is_barred(body)) {
    return std::nullopt;
  }
  Room room{place, {}};
  for (const Standing& each : standing_) {
    if (!overlap(each.body, body)) {
      continue;
    }
    if (!each.of || room.but_for) {
      return std::nullopt;
    }
    room.but_for = each.of;
  }
  return room;
}

bool Press::is_way_clear(const Fighter& who, Point from, Point to) const {
  return std::ranges::none_of(standing_, [&](const Standing& each) {
    return each.side != who.side && table::line_touches(press_core(each.body), from, to);
  });
}

std::optional<Inches> Press::way_to(const Fighter& who, Point place) const {
  const Unit& unit = state_->unit(who.id.unit);
  const auto going = going_at(*setting_, *state_, unit, place, table::bearing(who.at, place));
  const Obstacle obstacle = obstacles_on(*setting_, unit, who.at, place);
  if (going.barred || obstacle.barred) {
    return std::nullopt;
  }
  std::optional<Inches> way;
  if (is_way_clear(who, who.at, place)) {
    way = table::distance(who.at, place);
  } else {
    // Round a corner: by a place an inch from where he goes.
    constexpr std::int32_t kCorners = 8;
    for (std::int32_t i = 0; i < kCorners; ++i) {
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
