// The chart of the river on the screen, and its mouse.
#pragma once

#include "qml/river/river_painter.h"
#include "qml/river/river_play.h"
#include "qml/table/chart_item.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace riverview {

/// A drag moves the view, the wheel zooms at the pointer, a click looks at a section.
class RiverChart : public tableview::ChartItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(riverview::RiverPlay* play READ play WRITE setPlay NOTIFY playChanged)
  /// What stands on the sheet.
  Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY titleChanged)

 public:
  explicit RiverChart(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

  [[nodiscard]] RiverPlay* play() const { return play_; }

  void setPlay(RiverPlay* play) { watch(play_, play); }

  [[nodiscard]] QString title() const { return title_; }

  void setTitle(const QString& title);

  /// Moves the view by so many pixels.
  Q_INVOKABLE void pan(double x, double y) { move_view({x, y}); }

  /// Where the middle of a section is drawn, for tests; the origin when it is not on the chart.
  Q_INVOKABLE [[nodiscard]] QPointF placeOf(int branch, int number) const;

 signals:
  void titleChanged();
  /// A section was clicked; the campaign looks at it already.
  void sectionClicked();

 protected:
  [[nodiscard]] int subject() const override { return play_ != nullptr ? play_->campaign() : 0; }

  /// All that is known.
  [[nodiscard]] std::optional<tableview::ChartView> whole() const override;
  void click(QPointF at) override;

 private:
  [[nodiscard]] const core::river::ChartPicture* picture() const {
    return play_ != nullptr ? play_->picture() : nullptr;
  }

  [[nodiscard]] Sheet sheet() const { return {view().scale, view().origin}; }

  [[nodiscard]] RiverPainter brush() const;

  QPointer<RiverPlay> play_;
  QString title_;
};

}  // namespace riverview
