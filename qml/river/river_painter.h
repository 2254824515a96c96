// [RR-350] to [RR-359] Paints the chart of the river as a survey of its time: ink on paper.
#pragma once

#include "core/river/chart_picture.h"
#include "qml/river/river_look.h"

#include <QPainter>
#include <QPointF>
#include <QPolygonF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

namespace riverview {

/// Where the chart lies on the screen: miles to the East and North of the mouth, and pixels.
struct Sheet {
  double scale{10};  ///< pixels a mile
  QPointF origin;    ///< where the mouth of the river is drawn

  [[nodiscard]] QPointF at(core::river::MilePoint place) const;
};

class RiverPainter {
 public:
  /// @param text_scale of the window's letters
  RiverPainter(const core::river::ChartPicture& picture, const RiverLook& look, const Sheet& sheet,
               double text_scale)
      : picture_{&picture}, look_{&look}, sheet_{sheet}, text_{text_scale} {}

  /// Paper and its neat line.
  void paint_paper(QPainter& painter, QSizeF size) const;
  /// Title, scale of miles, compass: over all else.
  void paint_legend(QPainter& painter, QSizeF size, const QString& title) const;
  void paint_water(QPainter& painter, QSizeF size,
                   std::optional<core::river::Place> looked_at) const;
  /// @param name_of of a group, as it stands beside its marker
  void paint_marks(QPainter& painter,
                   const std::function<QString(core::river::GroupId)>& name_of) const;

  /// The section whose water is nearest to a place on the screen, not further than so many pixels.
  [[nodiscard]] std::optional<core::river::Place> section_at(QPointF at, double reach) const;

 private:
  [[nodiscard]] const core::river::ChartReach* reach_of(core::river::Place place) const;
  [[nodiscard]] double half_width(const core::river::ChartReach& reach) const;
  [[nodiscard]] QPolygonF line_of(const core::river::ChartReach& reach) const;
  void paint_reach(QPainter& painter, const core::river::ChartReach& reach) const;
  void paint_mark(QPainter& painter, const core::river::ChartMark& mark,
                  const std::function<QString(core::river::GroupId)>& name_of) const;
  /// Along the straight of a mark's section, on its bank: places from the bank's edge outwards.
  void along_bank(const core::river::ChartMark& mark, double step,
                  const std::function<void(QPointF at, QPointF away, int number)>& draw) const;
  void paint_across(QPainter& painter, const core::river::ChartMark& mark, double beyond) const;
  void paint_town(QPainter& painter, const core::river::ChartMark& mark) const;
  /// How far up the river a battery is drawn from its place, so that at any zoom it stands clear of
  /// the section's bridge or ferry and of the batteries before it on its bank; pixels.
  [[nodiscard]] double clearance_of(const core::river::ChartMark& battery, double radius) const;
  void paint_battery(QPainter& painter, const core::river::ChartMark& mark, bool silent) const;
  void paint_island(QPainter& painter, const core::river::ChartMark& mark) const;
  void paint_shallows(QPainter& painter, const core::river::ChartMark& mark) const;
  void paint_hull(QPainter& painter, QPointF at, double degrees, const QColor& fill,
                  const QColor& line, double length) const;
  void paint_mouth(QPainter& painter, const core::river::ChartMark& mark) const;
  void paint_group(QPainter& painter, const core::river::ChartMark& mark,
                   const QString& name) const;
  void paint_words(QPainter& painter, QPointF at, const QString& text, const QColor& colour,
                   double pixels, bool bold) const;
  [[nodiscard]] QPointF bank_of(const core::river::ChartMark& mark, double beyond) const;
  [[nodiscard]] double sign() const;  ///< size of signs in pixels

  const core::river::ChartPicture* picture_;
  const RiverLook* look_;
  Sheet sheet_;
  double text_;
};

}  // namespace riverview
