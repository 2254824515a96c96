// Draws a battle on land from above: the ground once, figures and what is planned on top.
#pragma once

#include "qml/field/field_desk.h"
#include "qml/field/field_look.h"
#include "qml/table/table_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QString>

#include <vector>

namespace fieldview {

/// How a unit is drawn, which may be on its way.
struct DrawnUnit {
  tableview::Placed placed;
  bool selected{};
  bool hovered{};
  bool acts{};
};

class FieldPainter {
 public:
  FieldPainter(const FieldDesk& desk, const FieldLook& look, tableview::Placing placing)
      : desk_{&desk}, look_{&look}, placing_{placing} {}

  /// Hills, woods, water, roads, walls. Nothing of it changes in a battle.
  void paint_ground(QPainter& painter) const;
  /// Houses and stores with what has become of them.
  void paint_houses(QPainter& painter) const;
  void paint_unit(QPainter& painter, std::size_t unit, const DrawnUnit& drawn) const;
  void paint_generals(QPainter& painter, int selected) const;
  /// The name, after all figures.
  void paint_name(QPainter& painter, std::size_t unit, const DrawnUnit& drawn,
                  tableview::WordRoom& room) const;

  /// Whether a figure is drawn inside its house, and not on the ground.
  [[nodiscard]] static bool is_housed(const core::field::Figure& figure) {
    return figure.present() && figure.section != core::field::kNoPlace;
  }

  [[nodiscard]] QRectF bounds_of(std::size_t unit) const;

  [[nodiscard]] tableview::WordRoom room() const { return tableview::WordRoom{table()}; }

  /// Where it would stand.
  void paint_ghost(QPainter& painter, core::table::Pose from, const core::field::Unit& then,
                   bool refused) const;
  void paint_way(QPainter& painter, core::table::Point from, core::table::Point to,
                 bool refused) const;
  void paint_reach(QPainter& painter, const std::vector<core::table::Point>& reach) const;
  /// Arc and range of a unit's muskets.
  void paint_arc(QPainter& painter, const core::field::Unit& unit) const;
  /// The stick, the cone, the burst indicator or the sleeve as it lies.
  void paint_shot(QPainter& painter, const core::field::ShotLay& lay, double strength) const;
  void paint_aim_line(QPainter& painter, core::table::Point from, core::table::Point to) const;
  void paint_fallen(QPainter& painter) const;
  /// Where a key clicks.
  void paint_cross(QPainter& painter, core::table::Point at) const;
  /// A ring round a figure that is picked.
  void paint_picked(QPainter& painter, core::table::Point at) const;

 private:
  void paint_area(QPainter& painter, const core::field::GroundArea& area) const;
  void paint_line(QPainter& painter, const core::field::GroundLine& line) const;
  void paint_streams(QPainter& painter) const;
  void paint_figure(QPainter& painter, const core::field::Unit& unit,
                    const core::field::Figure& figure, const QPolygonF& base) const;
  void words_at(QPainter& painter, QPointF centre, const QString& text, const QColor& ink,
                double points, bool italic) const;
  [[nodiscard]] QPolygonF polygon(core::table::Corners corners) const;
  [[nodiscard]] QPainterPath path(const std::vector<core::table::Point>& points) const;
  [[nodiscard]] QRectF table() const;

  [[nodiscard]] double scale() const { return placing_.scale; }

  [[nodiscard]] const core::field::Battle& battle() const { return desk_->seen_setting().battle; }

  const FieldDesk* desk_;
  const FieldLook* look_;
  tableview::Placing placing_;
};

}  // namespace fieldview
