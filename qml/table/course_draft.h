// [IC-101] [IC-103] [IC-104] [RC-171] A course that is drawn with the mouse: the arc and the run
// that lead a ship towards a point. How fast it may go says its set; the rules judge it as any
// other order.
#pragma once

#include "core/table/course.h"
#include "core/table/refusal.h"

#include <QString>

#include <optional>

namespace tableview {

/// How the next leg is meant.
enum class Way : std::uint8_t { Ahead, Astern, InPlace };

/// What somebody draws.
struct Wish {
  core::table::ShipId ship;
  core::table::Path fixed;               ///< legs that were drawn before
  std::optional<core::table::Point> to;  ///< where the pointer is; nothing: the legs as they are
  bool runs_on{};  ///< straight on at the speed that the ship has, whatever a current makes of it
  Way way{};
  bool coast{};                            ///< [IC-085] with the engines shut off
  bool ashore{};                           ///< [IC-145] [RC-201] as far as onto land
  std::optional<core::table::ShipId> tug;  ///< [IC-105] that helps it round
};

/// What comes of it.
struct Draft {
  core::table::ShipId ship;
  core::table::Path legs;
  core::table::Pose end;  ///< where it leads, when nothing is met
  QString words;          ///< "4 kn: right 2", straight 2""
  std::optional<core::table::Refusal> refusal;
};

/// The way of an arc and a straight run that lead from a pose to a point, in inches.
[[nodiscard]] double way_towards(core::table::Pose from, core::table::Point to,
                                 core::table::Inches radius, bool astern);

/// So much of that arc and run, drawn out straight where it is more.
void add_run_towards(core::table::Path& path, core::table::Pose from, core::table::Point to,
                     core::table::Inches length, core::table::Inches radius, bool astern);

/// "right 2" on 3.5"", "straight 2"".
[[nodiscard]] QString leg_words(const core::table::Leg& leg);
/// The legs in a row.
[[nodiscard]] QString path_words(const core::table::Path& path);
/// "3.25"".
[[nodiscard]] QString inches_words(core::table::Inches length);

}  // namespace tableview
