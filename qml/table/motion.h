// Moves and shots as they are shown, one after the other; nothing waits for them.
#pragma once

#include "core/ironclad/game.h"

#include <QElapsedTimer>

#include <vector>

namespace tableview {

/// Where a ship is drawn, in inches and degrees.
struct Placed {
  double x{};
  double y{};
  double heading{};
};

/// The line of a shot, in inches, while it is shown.
struct Flash {
  core::table::Point from;
  core::table::Point to;
};

class Motions {
 public:
  /// Begins to show what an action has led to.
  void begin(const core::ironclad::Setting& setting, const core::ironclad::State& before,
             const std::vector<core::ironclad::Event>& events);
  void stop();

  [[nodiscard]] bool running() const { return clock_.isValid(); }

  /// Goes on to the present moment; ends by itself.
  void advance();

  /// Where a ship on its way is; else where it stands.
  [[nodiscard]] Placed placed(core::ironclad::ShipId ship, const core::table::Pose& stands) const;

  [[nodiscard]] const std::vector<Flash>& flashes() const { return shown_; }

 private:
  struct Motion {
    core::ironclad::ShipId ship;
    core::table::Course course;
    core::table::Inches run;
    qint64 from{};
    qint64 until{};
  };

  std::vector<Motion> motions_;
  std::vector<Flash> flashes_;
  qint64 flash_until_{};
  qint64 end_{};
  qint64 now_{};
  std::vector<Flash> shown_;
  QElapsedTimer clock_;
};

}  // namespace tableview
