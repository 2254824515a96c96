// Draws the miniature table: water and banks once, ships, forts and what is planned on top. The
// same for the window and for paper.
#pragma once

#include "core/ironclad/gunnery.h"
#include "qml/table/table_look.h"

#include <QPainter>
#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tableview {

/// From inches of the table to the picture: y goes up on the table, down in the picture.
struct Placing {
  double scale{16};  ///< pixels an inch
  QPointF origin;    ///< the upper left corner of the table
  double height{};   ///< of the table, inches

  [[nodiscard]] QPointF at(core::table::Point point) const {
    return at(point.x.decimal(), point.y.decimal());
  }

  [[nodiscard]] QPointF at(double x, double y) const {
    return {origin.x() + x * scale, origin.y() + (height - y) * scale};
  }

  /// The nearest point of the table's measure; may lie off the table.
  [[nodiscard]] core::table::Point point(QPointF at) const;
};

/// A ship as it is to be drawn, which may be on its way.
struct ShownShip {
  core::ironclad::ShipId ship;
  double x{};
  double y{};
  double heading{};  ///< degrees
  QString label;
  bool selected{};
  bool hovered{};
  bool can_act{};  ///< is still to be moved, or has a gun to lay
  bool hurt{};     ///< has hits to be marked
};

class TablePainter {
 public:
  TablePainter(const core::ironclad::Setting& setting, const TableLook& look, Placing placing)
      : setting_{&setting}, look_{&look}, placing_{placing} {}

  /// Water, shoals, banks, obstructions, current, edges. Nothing of it changes in a battle.
  /// @param knows_mines whether real and dummy mines are told apart.
  void paint_ground(QPainter& painter, bool knows_mines) const;
  void paint_forts(QPainter& painter, const core::ironclad::State& state,
                   std::optional<core::ironclad::FortId> selected) const;
  void paint_ship(QPainter& painter, const core::ironclad::State& state,
                  const ShownShip& shown) const;
  /// The name plates, after all hulls.
  void paint_label(QPainter& painter, const core::ironclad::State& state,
                   const ShownShip& shown) const;
  /// [IC-164] [IC-184] Where a gun reaches, in the bands of its type.
  void paint_arc(QPainter& painter, const core::ironclad::State& state,
                 const core::ironclad::Shot& gun) const;
  /// A course with the hull at its end.
  void paint_course(QPainter& painter, const core::ironclad::State& state,
                    core::ironclad::ShipId ship, const core::table::Path& legs, bool refused) const;
  void paint_shot(QPainter& painter, QPointF from, QPointF to, bool ours) const;
  void paint_ruler(QPainter& painter, QPointF from, QPointF to, const QString& words) const;

 private:
  void paint_area(QPainter& painter, const core::table::BattleArea& area, bool knows_mines) const;
  void paint_current(QPainter& painter) const;
  void words_at(QPainter& painter, QPointF centre, const QString& text, const QColor& ink,
                double points, bool italic) const;
  [[nodiscard]] QPolygonF polygon(core::table::Corners corners) const;
  /// The hull in inches about its stack, the bow upwards.
  [[nodiscard]] QPolygonF hull_shape(const core::table::Hull& hull) const;

  const core::ironclad::Setting* setting_;
  const TableLook* look_;
  Placing placing_;
};

}  // namespace tableview
