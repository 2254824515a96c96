// The table on the screen: drawn from what TablePlay tells, and its mouse.
#pragma once

#include "qml/table/table_painter.h"
#include "qml/table/table_play.h"

#include <QImage>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace tableview {

/// Left drag on a ship draws its course, elsewhere it moves the view, as the right and middle
/// button do everywhere; the wheel zooms at the pointer; Shift measures from the selected ship.
class TableItem : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(tableview::TablePlay* play READ play WRITE setPlay NOTIFY playChanged)
  /// Whether the arcs of the selected ship's guns are drawn.
  Q_PROPERTY(bool arcs READ arcs WRITE setArcs NOTIFY arcsChanged)
  /// Pixels an inch.
  Q_PROPERTY(double zoom READ zoom NOTIFY zoomChanged)
  /// What the pointer rests on, as TablePlay counts; -1: nothing.
  Q_PROPERTY(int hovered READ hovered NOTIFY hoveredChanged)

 public:
  explicit TableItem(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

  [[nodiscard]] TablePlay* play() const { return play_; }

  void setPlay(TablePlay* play);

  [[nodiscard]] bool arcs() const { return arcs_; }

  void setArcs(bool arcs);

  [[nodiscard]] double zoom() const { return placing_.scale; }

  [[nodiscard]] int hovered() const { return hovered_; }

  /// The whole table in view.
  Q_INVOKABLE void showWhole();
  Q_INVOKABLE void zoomBy(double factor);
  /// Where a ship or fort is drawn, for tests and for the keyboard.
  Q_INVOKABLE [[nodiscard]] QPointF placeOf(int number) const;
  /// Where a place of the table is drawn, x and y in inches.
  Q_INVOKABLE [[nodiscard]] QPointF placeAt(double x, double y) const;
  /// Where the course that is drawn ends.
  Q_INVOKABLE [[nodiscard]] QPointF placeOfDraft() const;

 signals:
  void playChanged();
  void arcsChanged();
  void zoomChanged();
  void hoveredChanged();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void hoverMoveEvent(QHoverEvent* event) override;
  void hoverLeaveEvent(QHoverEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  enum class Drag : std::uint8_t { None, Undecided, Course, View };

  void look_again();
  void zoom_at(QPointF at, double factor);
  void paint_ground_if_needed();
  void paint_plans(QPainter& painter, const TablePainter& brush) const;
  [[nodiscard]] bool has_table() const;
  [[nodiscard]] Drawn drawn(int ship) const;
  [[nodiscard]] double finger() const;
  void set_hovered(int number);
  [[nodiscard]] int scheme() const;

  TablePlay* play_{};
  int shown_battle_{};  ///< which one
  Placing placing_;
  bool whole_{true};  ///< nobody has moved the view yet
  QImage ground_;
  Placing ground_placing_;
  int ground_scheme_{-1};
  std::vector<core::table::GroundKind> ground_kinds_;  ///< of its areas, as they were painted
  bool arcs_{true};
  int hovered_{-1};
  Drag drag_{};
  QPointF pressed_;
  QPointF last_;
  std::optional<QPointF> ruler_;  ///< the pointer while Shift is held
};

}  // namespace tableview
