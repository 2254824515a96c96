// The chart of the river on the screen, and its mouse.
#pragma once

#include "qml/river/river_painter.h"
#include "qml/river/river_play.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace riverview {

/// A drag moves the view, the wheel zooms at the pointer, a click looks at a section.
class RiverChart : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(riverview::RiverPlay* play READ play WRITE setPlay NOTIFY playChanged)
  /// What stands on the sheet.
  Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY titleChanged)
  /// Pixels a mile.
  Q_PROPERTY(double zoom READ zoom NOTIFY zoomChanged)

 public:
  explicit RiverChart(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

  [[nodiscard]] RiverPlay* play() const { return play_; }

  void setPlay(RiverPlay* play);

  [[nodiscard]] QString title() const { return title_; }

  void setTitle(const QString& title);

  [[nodiscard]] double zoom() const { return sheet_.scale; }

  /// All that is known in view.
  Q_INVOKABLE void showWhole();
  Q_INVOKABLE void zoomBy(double factor);
  /// Moves the view by so many pixels.
  Q_INVOKABLE void pan(double x, double y);
  /// Where the middle of a section is drawn, for tests; the origin when it is not on the chart.
  Q_INVOKABLE [[nodiscard]] QPointF placeOf(int branch, int number) const;

 signals:
  void playChanged();
  void titleChanged();
  void zoomChanged();
  /// A section was clicked; the campaign looks at it already.
  void sectionClicked();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  void look_again();
  void zoom_at(QPointF at, double factor);
  [[nodiscard]] RiverPainter brush() const;

  QPointer<RiverPlay> play_;
  QString title_;
  Sheet sheet_;
  int shown_{};
  bool whole_{true};  ///< nobody has moved the view yet
  bool dragging_{};
  QPointF pressed_;
  QPointF last_;
};

}  // namespace riverview
