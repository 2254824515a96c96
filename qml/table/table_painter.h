// Draws the miniature table: water and banks once, ships, forts and what is planned on top. The
// same for the window and for paper.
#pragma once

#include "qml/table/picture.h"
#include "qml/table/table_look.h"

#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

namespace core::table {
class Course;
}  // namespace core::table

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

/// How a ship is to be drawn, which may be on its way.
struct Drawn {
  double x{};
  double y{};
  double heading{};  ///< degrees
  bool selected{};
  bool hovered{};
};

/// Finds room for words on the table, so that none lies over others as long as there is room near
/// by.
class WordRoom {
 public:
  explicit WordRoom(const QRectF& table) : table_{table} {}

  /// The place for words that would best stand at `wish`: there, or some lines below or above it.
  [[nodiscard]] QRectF place(QRectF wish);

  /// No words are to lie there.
  void keep_free(const QRectF& place) { taken_.push_back(place); }

 private:
  [[nodiscard]] QRectF on_table(QRectF words) const;

  QRectF table_;
  std::vector<QRectF> taken_;
};

class TablePainter {
 public:
  TablePainter(const TablePicture& picture, const TableLook& look, Placing placing)
      : picture_{&picture}, look_{&look}, placing_{placing} {}

  /// Water, shoals, banks, obstructions, current, edges. Nothing of it changes in a battle.
  void paint_ground(QPainter& painter) const;
  /// @param selected a fort's number; others: none
  void paint_forts(QPainter& painter, int selected) const;
  void paint_ship(QPainter& painter, const ShownShip& ship, const Drawn& drawn) const;
  /// The name plates, after all hulls.
  void paint_label(QPainter& painter, const ShownShip& ship, const Drawn& drawn,
                   WordRoom& room) const;

  /// Where a hull lies.
  [[nodiscard]] QRectF bounds_of(const ShownShip& ship, const Drawn& drawn) const;

  /// Room for the words of one picture.
  [[nodiscard]] WordRoom room() const { return WordRoom{table()}; }

  void paint_arc(QPainter& painter, const ShownArc& arc) const;
  /// [RC-224] Clouds, above ships and forts.
  void paint_smoke(QPainter& painter) const;
  /// [RC-225] A veil over what no ship of the side sees.
  void paint_fog(QPainter& painter) const;
  /// A course with the hull at its end.
  void paint_course(QPainter& painter, const ShownShip& ship, const core::table::Path& legs,
                    bool refused) const;
  /// A course that is plotted already.
  void paint_plot(QPainter& painter, const ShownShip& ship, const core::table::Path& legs) const;
  void paint_shot(QPainter& painter, QPointF from, QPointF to, bool ours) const;
  void paint_ruler(QPainter& painter, QPointF from, QPointF to, const QString& words) const;

 private:
  /// Words that are written when everything below them is painted.
  struct Name {
    QPointF centre;
    QString text;
    QColor ink;
  };

  /// Gives the area's name, empty where it has none.
  [[nodiscard]] Name paint_area(QPainter& painter, const core::table::BattleArea& area) const;
  void paint_current(QPainter& painter) const;
  void paint_guns(QPainter& painter, const ShownShip& ship) const;
  void words_at(QPainter& painter, QPointF centre, const QString& text, const QColor& ink,
                double points, bool italic, WordRoom* room = nullptr) const;
  [[nodiscard]] QRectF table() const;
  [[nodiscard]] QPainterPath line_of(const core::table::Course& course) const;
  [[nodiscard]] QPolygonF polygon(core::table::Corners corners) const;
  /// The hull in inches about its stack, the bow upwards.
  [[nodiscard]] QPolygonF hull_shape(const core::table::Hull& hull) const;

  const TablePicture* picture_;
  const TableLook* look_;
  Placing placing_;
};

}  // namespace tableview
