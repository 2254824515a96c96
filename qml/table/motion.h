// Moves and shots as they are shown, one stage after the other; nothing waits for them.
#pragma once

#include "core/table/course.h"
#include "core/table/ship_id.h"
#include "qml/table/picture.h"

#include <QElapsedTimer>

#include <vector>

namespace tableview {

/// Where a ship is drawn, in inches and degrees.
struct Placed {
  double x{};
  double y{};
  double heading{};
};

/// How a ship went.
struct Passage {
  core::table::ShipId ship;
  core::table::Pose from;
  core::table::Pose to;
  core::table::Path legs;   ///< empty: glides from one to the other
  core::table::Inches run;  ///< of the legs
};

/// What is shown at the same time: ships on their way, and then shots.
struct Stage {
  std::vector<Passage> passages;
  std::vector<Flash> flashes;
};

class Motions {
 public:
  /// Begins to show what an action has led to.
  void begin(const std::vector<Stage>& stages);
  void stop();

  [[nodiscard]] bool running() const { return clock_.isValid(); }

  /// Goes on to the present moment; ends by itself.
  void advance();

  /// Where a ship on its way is; else where it stands.
  [[nodiscard]] Placed placed(core::table::ShipId ship, const core::table::Pose& stands) const;

  [[nodiscard]] const std::vector<Flash>& flashes() const { return shown_; }

 private:
  struct Motion {
    Passage passage;
    qint64 from{};
    qint64 until{};
  };

  struct Volley {
    std::vector<Flash> flashes;
    qint64 from{};
    qint64 until{};
  };

  std::vector<Motion> motions_;
  std::vector<Volley> volleys_;
  qint64 end_{};
  qint64 now_{};
  std::vector<Flash> shown_;
  QElapsedTimer clock_;
};

}  // namespace tableview
