#include "qml/table/motion.h"

#include "core/ironclad/gunnery.h"

#include <algorithm>

namespace tableview {

namespace {

using core::ironclad::Moved;
using core::ironclad::Shot;

constexpr double kMillisecondsAnInch = 230;
constexpr qint64 kLeast = 250;
constexpr qint64 kFlash = 1100;

Placed placed_at(const core::table::Pose& pose) {
  return {pose.at.x.decimal(), pose.at.y.decimal(), pose.heading.decimal()};
}

/// Guns that were laid before and have fired.
std::vector<Flash> flashes_of(const core::ironclad::Setting& setting,
                              const core::ironclad::State& before) {
  std::vector<Flash> flashes;
  for (const auto& laid : before.laid) {
    for (const Shot& shot : laid) {
      flashes.push_back({core::ironclad::field_of_fire(setting, before, shot).from,
                         core::ironclad::aiming_point(setting, before, shot.target)});
    }
  }
  return flashes;
}

}  // namespace

void Motions::begin(const core::ironclad::Setting& setting, const core::ironclad::State& before,
                    const std::vector<core::ironclad::Event>& events) {
  stop();
  const bool fired = std::ranges::any_of(events, [](const auto& event) {
    return std::holds_alternative<core::ironclad::MortarsDone>(event);
  });
  qint64 at = 0;
  if (fired) {
    flashes_ = flashes_of(setting, before);
    // The last gun was laid by the choice that let all of them fire.
    flash_until_ = flashes_.empty() ? 0 : kFlash;
    at = flash_until_;
  }
  bool drifting = false;
  for (const auto& event : events) {
    const auto* const moved = std::get_if<Moved>(&event);
    if (moved == nullptr || moved->legs.empty()) {
      continue;
    }
    const auto lasts =
        std::max(kLeast, static_cast<qint64>(moved->run.decimal() * kMillisecondsAnInch));
    if (!(drifting && moved->drifted) && !motions_.empty()) {
      at = std::max(at, end_);
    }
    drifting = moved->drifted;
    motions_.push_back(
        {moved->ship, core::table::Course{moved->from, moved->legs}, moved->run, at, at + lasts});
    end_ = std::max(end_, at + lasts);
  }
  end_ = std::max(end_, flash_until_);
  if (end_ > 0) {
    clock_.start();
    advance();
  }
}

void Motions::stop() {
  motions_.clear();
  flashes_.clear();
  shown_.clear();
  clock_.invalidate();
  flash_until_ = 0;
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
  shown_ = now_ < flash_until_ ? flashes_ : std::vector<Flash>{};
}

Placed Motions::placed(core::ironclad::ShipId ship, const core::table::Pose& stands) const {
  const Motion* last = nullptr;
  for (const Motion& motion : motions_) {
    if (motion.ship != ship) {
      continue;
    }
    if (now_ < motion.until) {
      if (now_ < motion.from) {
        return placed_at(last != nullptr ? last->course.pose(last->course.step_at(last->run))
                                         : motion.course.start());
      }
      const double part =
          static_cast<double>(now_ - motion.from) / static_cast<double>(motion.until - motion.from);
      const auto end = motion.course.step_at(motion.run);
      return placed_at(motion.course.pose(
          static_cast<core::table::Course::Step>(static_cast<double>(end) * part)));
    }
    last = &motion;
  }
  return placed_at(stands);
}

}  // namespace tableview
