// Turning circles, arcs of fire and bursts at full size, to be cut out and laid on the table.
#pragma once

#include "core/coastal/setting.h"
#include "core/ironclad/setting.h"
#include "qml/table/print_pieces.h"
#include "qml/table/print_sheet.h"

#include <vector>

namespace tableview {

/// A circle to steer by. The ship's stack follows its edge.
struct CircleTemplate {
  QString title;
  double radius{};  ///< inches
  QString ships;    ///< who turns on it
};

/// A sector in which a gun may fire, its tip laid on the gun.
struct ArcTemplate {
  QString title;
  double from{};  ///< degrees from dead ahead, clockwise
  double to{};
  double reach{};  ///< inches that are drawn
};

/// Circles of the size of a burst.
struct BurstTemplate {
  QString title;
  double diameter{};  ///< inches
};

/// A sector of so many degrees to either side of dead ahead.
[[nodiscard]] ArcTemplate about_centre(const QString& title, double half, double reach);
[[nodiscard]] Piece arc_piece(const ArcTemplate& arc);

/// All of a battle.
struct Templates {
  std::vector<CircleTemplate> circles;
  std::vector<ArcTemplate> arcs;
  std::vector<BurstTemplate> bursts;
};

[[nodiscard]] Templates templates_of(const core::ironclad::Setting& setting);
[[nodiscard]] Templates templates_of(const core::coastal::Setting& setting);

/// Lays them out with a ruler on each page, by which the printer can be checked. A circle that is
/// wider than the paper is printed as a sector.
void lay_out(PrintPages& pages, const Templates& templates);

}  // namespace tableview
