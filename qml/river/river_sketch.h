// [RR-340] [RR-355] The sketch of a map that is drawn by hand, beside its list of sections.
#pragma once

#include "qml/models/river_plot.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace riverview {

/// All of the map as the chart of a campaign draws rivers, its sections numbered and the one that
/// is worked on marked; renewed with every change.
class RiverSketch : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::RiverPlot* plot READ plot WRITE setPlot NOTIFY plotChanged)

 public:
  explicit RiverSketch(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

  [[nodiscard]] models::RiverPlot* plot() const { return plot_; }

  void setPlot(models::RiverPlot* plot);

 signals:
  void plotChanged();

 private:
  QPointer<models::RiverPlot> plot_;
};

}  // namespace riverview
