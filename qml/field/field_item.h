// A battle on land on the screen: drawn from what FieldPlay tells, and its mouse.
#pragma once

#include "qml/field/field_painter.h"
#include "qml/field/field_play.h"

#include <QImage>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace fieldview {

/// Left drag on a unit draws its movement, elsewhere it moves the view, as the right and middle
/// button do everywhere; the wheel zooms at the pointer. While a unit is drawn, Shift wheels, Ctrl
/// goes straight ahead, Alt steps back.
class FieldItem : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(fieldview::FieldPlay* play READ play WRITE setPlay NOTIFY playChanged)
  /// Whether arc and reach of the selected unit are drawn.
  Q_PROPERTY(bool arcs READ arcs WRITE setArcs NOTIFY arcsChanged)
  /// Pixels an inch.
  Q_PROPERTY(double zoom READ zoom NOTIFY zoomChanged)
  /// Where the ghost stands, or what is aimed at.
  Q_PROPERTY(QPointF ghost READ ghost NOTIFY ghostChanged)

 public:
  explicit FieldItem(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

  [[nodiscard]] FieldPlay* play() const { return play_; }

  void setPlay(FieldPlay* play);

  [[nodiscard]] bool arcs() const { return arcs_; }

  void setArcs(bool arcs);

  [[nodiscard]] double zoom() const { return placing_.scale; }

  [[nodiscard]] QPointF ghost() const;

  /// The whole field in view.
  Q_INVOKABLE void showWhole();
  Q_INVOKABLE void zoomBy(double factor);
  /// Moves the view by parts of its size.
  Q_INVOKABLE void pan(double right, double down);
  /// Where a unit or general is drawn, for tests and for the keyboard.
  Q_INVOKABLE [[nodiscard]] QPointF placeOf(int number) const;
  /// Where a place of the table is drawn, x and y in inches.
  Q_INVOKABLE [[nodiscard]] QPointF placeAt(double x, double y) const;
  /// Where one of its figures is drawn, for tests; in the corner when it is gone.
  Q_INVOKABLE [[nodiscard]] QPointF placeOfFigure(int number, int figure) const;
  /// How many figures of a unit are drawn, for tests.
  Q_INVOKABLE [[nodiscard]] int figuresOf(int number) const;
  /// Brings what is selected into view.
  Q_INVOKABLE void showSelected();

 signals:
  void playChanged();
  void arcsChanged();
  void zoomChanged();
  void ghostChanged();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void hoverMoveEvent(QHoverEvent* event) override;
  void hoverLeaveEvent(QHoverEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  enum class Drag : std::uint8_t { None, Undecided, Unit, View };

  void look_again();
  void zoom_at(QPointF at, double factor);
  void moved();
  void paint_ground_if_needed();
  void paint_plans(QPainter& painter, const FieldPainter& brush) const;
  [[nodiscard]] DrawnUnit drawn(std::size_t unit) const;
  [[nodiscard]] double finger() const;
  [[nodiscard]] int scheme() const;

  FieldPlay* play_{};
  int shown_battle_{};  ///< which one
  tableview::Placing placing_;
  bool whole_{true};  ///< nobody has moved the view yet
  QImage ground_;
  tableview::Placing ground_placing_;
  int ground_scheme_{-1};
  bool arcs_{true};
  int hovered_{-1};
  QPointF rests_at_{-1, -1};  ///< the pointer, as it hovered last
  Drag drag_{};
  QPointF pressed_;
  QPointF last_;
};

}  // namespace fieldview
