#include "qml/table/motion.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tableview {

namespace {

constexpr double kMillisecondsAnInch = 230;
constexpr qint64 kLeast = 250;
constexpr qint64 kFlash = 1100;

Placed placed_at(const core::table::Pose& pose) {
  return {pose.at.x.decimal(), pose.at.y.decimal(), pose.heading.decimal()};
}

/// Between two poses, along the way that a keel takes: a curve that touches both headings.
Placed between(const core::table::Pose& from, const core::table::Pose& to, double part) {
  const Placed a = placed_at(from);
  const Placed b = placed_at(to);
  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  const double far = std::hypot(dx, dy);
  const auto tangent = [&](double heading, double& x, double& y) {
    const double angle = heading * std::numbers::pi / 180.0;
    x = std::sin(angle);
    y = std::cos(angle);
    const double along = x * dx + y * dy;  // stern first, or set aside by the stream
    if (std::abs(along) < far / 2) {
      x = dx;
      y = dy;
    } else {
      x *= along < 0 ? -far : far;
      y *= along < 0 ? -far : far;
    }
  };
  double ax = 0;
  double ay = 0;
  double bx = 0;
  double by = 0;
  tangent(a.heading, ax, ay);
  tangent(b.heading, bx, by);
  const double p2 = part * part;
  const double p3 = p2 * part;
  const double start = 2 * p3 - 3 * p2 + 1;
  const double leaves = p3 - 2 * p2 + part;
  const double ends = -2 * p3 + 3 * p2;
  const double arrives = p3 - p2;
  return {start * a.x + leaves * ax + ends * b.x + arrives * bx,
          start * a.y + leaves * ay + ends * b.y + arrives * by,
          a.heading + core::table::turn_between(from.heading, to.heading) / 1000.0 * part};
}

Placed on_the_way(const Passage& passage, double part) {
  if (passage.legs.empty()) {
    return between(passage.from, passage.to, part);
  }
  const core::table::Course course{passage.from, passage.legs};
  const auto end = course.step_at(passage.run);
  return placed_at(
      course.pose(static_cast<core::table::Course::Step>(static_cast<double>(end) * part)));
}

qint64 lasts(const Passage& passage) {
  const double inches = passage.legs.empty()
                            ? core::table::distance(passage.from.at, passage.to.at).decimal()
                            : passage.run.decimal();
  return std::max(kLeast, static_cast<qint64>(inches * kMillisecondsAnInch));
}

}  // namespace

void Motions::begin(const std::vector<Stage>& stages) {
  stop();
  qint64 at = 0;
  for (const Stage& stage : stages) {
    qint64 end = at;
    for (const Passage& passage : stage.passages) {
      const qint64 until = at + lasts(passage);
      motions_.push_back({passage, at, until});
      end = std::max(end, until);
    }
    at = end;
    if (!stage.flashes.empty()) {
      volleys_.push_back({stage.flashes, at, at + kFlash});
      at += kFlash;
    }
  }
  end_ = at;
  if (end_ > 0) {
    clock_.start();
    advance();
  }
}

void Motions::stop() {
  motions_.clear();
  volleys_.clear();
  shown_.clear();
  clock_.invalidate();
  end_ = 0;
  now_ = 0;
}

void Motions::advance() {
  if (!running()) {
    return;
  }
  now_ = clock_.elapsed();
  if (now_ >= end_) {
    stop();
    return;
  }
  shown_.clear();
  for (const Volley& volley : volleys_) {
    if (now_ >= volley.from && now_ < volley.until) {
      shown_ = volley.flashes;
    }
  }
}

Placed Motions::placed(core::table::ShipId ship, const core::table::Pose& stands) const {
  const Motion* last = nullptr;
  for (const Motion& motion : motions_) {
    if (motion.passage.ship != ship) {
      continue;
    }
    if (now_ < motion.until) {
      if (now_ < motion.from) {
        return last != nullptr ? on_the_way(last->passage, 1) : placed_at(motion.passage.from);
      }
      return on_the_way(motion.passage, static_cast<double>(now_ - motion.from) /
                                            static_cast<double>(motion.until - motion.from));
    }
    last = &motion;
  }
  return last != nullptr && running() ? on_the_way(last->passage, 1) : placed_at(stands);
}

}  // namespace tableview
