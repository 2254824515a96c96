// What is drawn of a battle of the miniature table: plain values that the desk of each rule set
// makes, so that painter and mouse know no set.
#pragma once

#include "core/board/side.h"
#include "core/table/arcs.h"
#include "core/table/battle.h"
#include "core/table/course.h"
#include "core/table/facts.h"
#include "core/table/outline.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tableview {

/// A gun as a bar on the deck.
struct ShownGun {
  core::table::Mounting mounting{};
  bool lost{};
  /// [RC-262] Of a turret that is turned by quarters: into which it faces.
  std::optional<core::table::Quarter> faces;
};

/// A ship as one side sees it.
struct ShownShip {
  bool on_table{};  ///< afloat, aground or a wreck; what has left or is not seen is not there
  bool afloat{};
  core::board::Side side{};
  core::table::Pose pose;
  core::table::Hull hull;
  QString label;  ///< its name, and its speed while it makes way
  bool stack{};   ///< stands still
  std::vector<ShownGun> guns;
  core::table::Point measured;  ///< from where one measures
  bool can_act{};               ///< is still to be moved, or has a gun to lay
  bool hurt{};                  ///< has hits to be marked
};

struct ShownFortGun {
  core::table::Point at;  ///< the middle of its square
  int square{};
  bool lost{};
  bool silent{};
};

struct ShownFort {
  core::board::Side side{};
  core::table::Footprint footprint;
  QString label;
  std::vector<ShownFortGun> guns;
  bool can_act{};
  bool hidden{};  ///< [RR-146] from who looks: it is not on his table
};

/// [IC-164] [RC-261] Where a gun points to, and how far its bands reach, in inches of the table.
struct ShownArc {
  core::table::Point from;
  core::table::Heading heading;
  std::vector<core::table::Arc> arcs;
  std::vector<double> reaches;  ///< from the nearest band on; the last one is drawn whole
};

/// [RC-224] A cloud of smoke.
struct ShownSmoke {
  core::table::Point middle;
  double edge{};  ///< inches
};

/// The line of a shot, in inches.
struct Flash {
  core::table::Point from;
  core::table::Point to;
  int mark{-1};  ///< number of what a desk draws there besides; none
};

/// A course that is plotted already, of one's own ships.
struct ShownPlot {
  core::table::ShipId ship;
  core::table::Path legs;
};

/// Everything on the table.
struct TablePicture {
  std::shared_ptr<const core::table::Battle> battle;  ///< nothing: no battle
  bool knows_mines{};                                 ///< real and dummy mines are told apart
  std::vector<ShownShip> ships;
  std::vector<ShownFort> forts;
  std::vector<ShownSmoke> smoke;
  std::optional<double> sight;            ///< [RC-225] how far one sees in the fog, inches
  std::optional<core::board::Side> sees;  ///< whose ships see, in the fog
  std::vector<Flash> laid;                ///< guns that are laid
  std::vector<ShownPlot> plots;
  bool measures{true};  ///< [RC-005] whether distances may be measured now

  [[nodiscard]] int ship_count() const { return static_cast<int>(ships.size()); }

  [[nodiscard]] bool is_ship(int number) const { return number >= 0 && number < ship_count(); }

  [[nodiscard]] bool is_fort(int number) const {
    return number >= ship_count() && number < ship_count() + static_cast<int>(forts.size());
  }

  [[nodiscard]] const ShownShip& ship(int number) const {
    return ships.at(static_cast<std::size_t>(number));
  }

  [[nodiscard]] const ShownFort& fort(int number) const {
    return forts.at(static_cast<std::size_t>(number - ship_count()));
  }
};

}  // namespace tableview
