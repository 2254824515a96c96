#include "qml/table/course_draft.h"

#include "qml/table/table_play.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tableview {

namespace {

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

}  // namespace

double way_towards(Pose from, Point to, Inches radius, bool astern) {
  return turn_from(from, to, radius.decimal(), astern).length();
}

void add_run_towards(Path& path, Pose from, Point to, Inches length, Inches radius, bool astern) {
  if (length.ticks() > 0) {
    add_turn(path, turn_from(from, to, radius.decimal(), astern), length, radius, astern);
  }
}

QString inches_words(Inches length) {
  const double inches = length.decimal();
  QString figure = QString::number(inches, 'f', 2);
  while (figure.endsWith(QLatin1Char{'0'})) {
    figure.chop(1);
  }
  if (figure.endsWith(QLatin1Char{'.'})) {
    figure.chop(1);
  }
  return TablePlay::tr("%1\"").arg(figure);
}

QString leg_words(const core::table::Leg& leg) {
  using core::table::LegKind;
  const QString length = inches_words(leg.length);
  switch (leg.kind) {
    case LegKind::Straight:
      return leg.astern ? TablePlay::tr("astern %1").arg(length)
                        : TablePlay::tr("straight %1").arg(length);
    case LegKind::Left:
      return TablePlay::tr("left %1 on %2").arg(length, inches_words(leg.radius));
    case LegKind::Right:
      return TablePlay::tr("right %1 on %2").arg(length, inches_words(leg.radius));
    case LegKind::Pivot:
      return TablePlay::tr("turn in place to %1°").arg(leg.heading.decimal(), 0, 'f', 0);
    case LegKind::Drift:
      return TablePlay::tr("drift %1").arg(length);
  }
  return {};
}

QString path_words(const Path& path) {
  QStringList legs;
  for (const core::table::Leg& leg : path) {
    legs << leg_words(leg);
  }
  return legs.isEmpty() ? TablePlay::tr("no way") : legs.join(TablePlay::tr(", "));
}

}  // namespace tableview
