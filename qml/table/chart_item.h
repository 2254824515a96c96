// A chart on the screen that is moved and zoomed by hand: table, field and river.
#pragma once

#include <QPointF>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

namespace tableview {

/// Where a chart is drawn, and how large.
struct ChartView {
  double scale{};  ///< pixels an inch or a mile
  QPointF origin;  ///< where its own origin is drawn

  friend bool operator==(const ChartView&, const ChartView&) = default;
};

/// Pixels an inch or a mile: before anything was seen, and from where to where one zooms.
struct ChartScales {
  double first{};
  double least{};
  double most{};
};

/// The wheel zooms at the pointer. A drag moves the view with each button, unless the left one
/// has picked something up; a left press that was no drag is a click.
class ChartItem : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("is that of a table, a field or a river")
  /// Pixels an inch or a mile.
  Q_PROPERTY(double zoom READ zoom NOTIFY zoomChanged)

 public:
  ChartItem(const ChartScales& scales, QQuickItem* parent);

  [[nodiscard]] double zoom() const { return view_.scale; }

  /// All of it in view.
  Q_INVOKABLE void showWhole();
  Q_INVOKABLE void zoomBy(double factor);

 signals:
  void playChanged();
  void zoomChanged();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;

  // ---- of the chart ----

  /// Which battle or campaign is shown; 0: none.
  [[nodiscard]] virtual int subject() const = 0;
  /// The view that shows all of it; nothing while there is nothing or no room.
  [[nodiscard]] virtual std::optional<ChartView> whole() const = 0;
  /// A left press that was no drag.
  virtual void click(QPointF at) = 0;

  /// A left drag has begun: tells whether it carries something from there, else it moves the view.
  [[nodiscard]] virtual bool picks_up(QPointF /*at*/) { return false; }

  virtual void carry(QPointF /*to*/, Qt::KeyboardModifiers /*keys*/) {}

  virtual void put_down() {}

  /// The view has become another one.
  virtual void view_changed() { update(); }

  // ---- for it ----

  /// Looks at a play, which says with `drawn` when it looks different.
  template <class Play>
  void watch(QPointer<Play>& watched, Play* play) {
    if (watched == play) {
      return;
    }
    if (watched != nullptr) {
      disconnect(watched, nullptr, this, nullptr);
    }
    watched = play;
    if (play != nullptr) {
      connect(play, &Play::drawn, this, &ChartItem::look_again);
    }
    look_again();
    emit playChanged();
  }

  void move_view(QPointF by);

  [[nodiscard]] const ChartView& view() const { return view_; }

  /// As Preferences::schemeIndex counts.
  [[nodiscard]] int scheme() const;

 private:
  enum class Drag : std::uint8_t { None, Undecided, Carries, View };

  void look_again();
  void zoom_at(QPointF at, double factor);

  ChartScales scales_;
  ChartView view_;
  int seen_subject_{};
  bool whole_{true};  ///< nobody has moved the view yet
  Drag drag_{};
  QPointF pressed_;
  QPointF last_;
};

}  // namespace tableview
