#include "qml/table/course_draft.h"

#include "core/ironclad/movement.h"
#include "core/ironclad/speed.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tableview {

namespace {

using core::ironclad::Game;
using core::ironclad::MoveShip;
using core::table::Heading;
using core::table::Inches;
using core::table::Path;
using core::table::Point;
using core::table::Pose;

// What is drawn is worked out in floating point: it becomes an order in whole numbers, and the
// rules judge that.

Inches inches(double length) {
  return Inches::of_ticks(std::llround(length * static_cast<double>(Inches::kTicks)));
}

/// An arc and then a straight run, in inches; the arc to the right where `right` says so.
struct Turn {
  bool right{};
  double arc{};
  double straight{};

  [[nodiscard]] double length() const { return arc + straight; }
};

/// The turn that leads from the origin, heading along +y, to a point.
Turn turn_to(double x, double y, double radius) {
  Turn turn;
  turn.right = x >= 0;
  const double across = std::abs(x) - radius;  // from the circle's middle
  const double far = std::hypot(across, y);
  const double angle_of_point = std::atan2(y, across);
  double swept = 0;
  if (far > radius) {
    swept = std::acos(-radius / far) - angle_of_point;
    turn.straight = std::sqrt(far * far - radius * radius);
  } else {
    swept = std::numbers::pi - angle_of_point;  // within the circle: as far round as it lies
  }
  constexpr double kCircle = 2 * std::numbers::pi;
  swept = std::fmod(swept + 2 * kCircle, kCircle);
  constexpr double kNoTurn = 1e-4;  // of a radian: what rounding leaves of a straight course
  if (kCircle - swept < kNoTurn || swept < kNoTurn) {
    swept = 0;
  }
  turn.arc = swept * radius;
  return turn;
}

/// The turn as seen from a pose; stern first its heading is the opposite one.
Turn turn_from(Pose pose, Point to, double radius, bool astern) {
  const double heading =
      (pose.heading.decimal() + (astern ? 180.0 : 0.0)) * std::numbers::pi / 180.0;
  const double dx = to.x.decimal() - pose.at.x.decimal();
  const double dy = to.y.decimal() - pose.at.y.decimal();
  return turn_to(dx * std::cos(heading) - dy * std::sin(heading),
                 dx * std::sin(heading) + dy * std::cos(heading), radius);
}

void add_turn(Path& path, const Turn& turn, Inches length, Inches radius, bool astern) {
  const Inches arc = std::min(inches(turn.arc), length);
  const auto way = [astern](core::table::Leg leg) {
    return astern ? core::table::astern(leg) : leg;
  };
  if (arc.ticks() > 0) {
    // Seen from the stern, right is left.
    path.push_back(way(turn.right != astern ? core::table::right(arc, radius)
                                            : core::table::left(arc, radius)));
  }
  if (length > arc) {
    path.push_back(way(core::table::straight(length - arc)));
  }
}

/// The speeds of a wish, both included, in half knots; astern they are counted as ahead.
core::ironclad::SpeedRange speeds_for(const Game& game, const Wish& wish) {
  const auto& setting = game.setting();
  const auto& state = game.state();
  const auto range = core::ironclad::speeds_of(setting, state, wish.ship);
  if (!range || wish.coast) {
    const int coasting = std::abs(core::ironclad::coasting_of(state, wish.ship));
    return {coasting, coasting};
  }
  if (wish.way == Way::Astern) {
    return {std::max(-range->most, 0), std::max(-range->least, 0)};
  }
  return {std::max(range->least, 0), std::max(range->most, 0)};
}

MoveShip begun(const Game& game, const Wish& wish) {
  MoveShip move;
  move.ship = wish.ship;
  move.legs = wish.fixed;
  move.ashore = wish.ashore;
  move.tug = wish.tug;
  move.coast =
      wish.coast && core::ironclad::speeds_of(game.setting(), game.state(), wish.ship).has_value();
  return move;
}

MoveShip turned_in_place(const Game& game, const Wish& wish) {
  MoveShip move = begun(game, wish);
  const Pose from = core::table::after(game.state().ship(wish.ship).pose, wish.fixed);
  move.legs.push_back(core::table::pivot(core::table::bearing(from.at, wish.to)));
  const Inches run = core::table::length_of(wish.fixed);
  const Inches half_knot = core::ironclad::run_at(game.setting(), 1);
  move.speed = static_cast<int>(run.ticks() / half_knot.ticks());
  return move;
}

MoveShip run_towards(const Game& game, const Wish& wish) {
  MoveShip move = begun(game, wish);
  const auto& setting = game.setting();
  const bool astern = wish.way == Way::Astern;
  const Inches half_knot = core::ironclad::run_at(setting, 1);
  const Inches before = core::table::length_of(wish.fixed);
  const auto speeds = speeds_for(game, wish);
  const Pose from = core::table::after(game.state().ship(wish.ship).pose, wish.fixed);
  const Inches radius = core::ironclad::least_radius_of(setting, game.state(), move);
  const Turn turn = turn_from(from, wish.to, radius.decimal(), astern);
  const auto asked =
      static_cast<int>(std::llround((before.decimal() + turn.length()) / half_knot.decimal()));
  const int speed = std::clamp(asked, speeds.least, speeds.most);
  const Inches left = half_knot * speed - before;
  if (left.ticks() > 0) {
    add_turn(move.legs, turn, left, radius, astern);
  }
  move.speed = astern ? -speed : speed;
  return move;
}

bool is_of_steering(std::string_view key) {
  return key == "rudder-right" || key == "rudder-left" || key == "straight-only";
}

/// Among the legal moves of a ship that has no choice of course the one that ends nearest.
std::optional<MoveShip> nearest_legal(const Game& game, const Wish& wish) {
  std::optional<MoveShip> best;
  Inches least;
  for (const MoveShip& move : core::ironclad::moves_of(game.setting(), game.state(), wish.ship)) {
    if ((move.speed < 0) != (wish.way == Way::Astern) && move.speed != 0) {
      continue;
    }
    const Pose end = core::table::after(game.state().ship(wish.ship).pose, move.legs);
    const Inches off = core::table::distance(end.at, wish.to);
    if (!best || off < least) {
      best = move;
      least = off;
    }
  }
  return best;
}

}  // namespace

Draft draft_of(const Game& game, const MoveShip& move) {
  Draft draft;
  draft.move = move;
  draft.end = core::table::after(game.state().ship(move.ship).pose, move.legs);
  if (const auto judged = game.judge(move); !judged) {
    draft.refusal = judged.error();
  }
  return draft;
}

Draft draft_towards(const Game& game, const Wish& wish) {
  Draft draft = draft_of(
      game, wish.way == Way::InPlace ? turned_in_place(game, wish) : run_towards(game, wish));
  if (draft.refusal && is_of_steering(draft.refusal->key)) {
    if (const auto forced = nearest_legal(game, wish)) {
      return draft_of(game, *forced);
    }
  }
  return draft;
}

}  // namespace tableview
