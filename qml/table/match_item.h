// A battle on the screen, at sea or on land: its table in inches, the ground that is painted once,
// what the pointer rests on.
#pragma once

#include "qml/table/chart_item.h"
#include "qml/table/table_painter.h"

#include <QImage>
#include <QSize>
#include <QSizeF>

namespace tableview {

/// What it shows is set apart by numbers, as its play counts.
class MatchItem : public tableview::ChartItem {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("is that of a rule set")
  /// Whether the arcs of what is selected are drawn.
  Q_PROPERTY(bool arcs READ arcs WRITE setArcs NOTIFY arcsChanged)
  /// What the pointer rests on; -1: nothing.
  Q_PROPERTY(int hovered READ hovered NOTIFY hoveredChanged)

 public:
  /// @param finger pixels beside something that still mean it
  MatchItem(double finger, QQuickItem* parent);

  [[nodiscard]] bool arcs() const { return arcs_; }

  void setArcs(bool arcs);

  [[nodiscard]] int hovered() const { return hovered_; }

  /// Where a place of the table is drawn, x and y in inches.
  Q_INVOKABLE [[nodiscard]] QPointF placeAt(double x, double y) const;

 signals:
  void arcsChanged();
  void hoveredChanged();

 protected:
  void hoverMoveEvent(QHoverEvent* event) override;
  void hoverLeaveEvent(QHoverEvent* event) override;

  // ---- of the rule set ----

  /// Width and depth in inches; nothing without a battle.
  [[nodiscard]] virtual std::optional<QSizeF> table_size() const = 0;
  /// What lies at a place; -1: nothing.
  [[nodiscard]] virtual int found_at(core::table::Point at) const = 0;
  /// Paints what changes with view and scheme alone.
  virtual void draw_ground(QPainter& painter, int scheme) const = 0;

  // ---- for it ----

  [[nodiscard]] std::optional<ChartView> whole() const override;
  [[nodiscard]] Placing placing() const;

  /// The point of the table under a pixel.
  [[nodiscard]] core::table::Point point(QPointF at) const { return placing().point(at); }

  /// Inches beside something that still mean it.
  [[nodiscard]] double finger() const { return finger_ / zoom(); }

  void paint_ground(QPainter& painter);

  /// It has changed otherwise.
  void forget_ground() { ground_of_ = {}; }

 private:
  /// For what the ground was painted.
  struct GroundOf {
    int subject{};
    QSize size;
    ChartView view;
    int scheme{};

    friend bool operator==(const GroundOf&, const GroundOf&) = default;
  };

  void set_hovered(int number);

  double finger_;
  bool arcs_{true};
  int hovered_{-1};
  QImage ground_;
  GroundOf ground_of_;
};

}  // namespace tableview
