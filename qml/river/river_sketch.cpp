#include "qml/river/river_sketch.h"

#include "core/river/chart_picture.h"
#include "qml/models/preferences.h"
#include "qml/river/river_painter.h"
#include "qml/river/river_print.h"

namespace riverview {

namespace {

constexpr double kMostOfSketch = 24;  // pixels a mile of a map that has hardly begun

}  // namespace

RiverSketch::RiverSketch(QQuickItem* parent) : QQuickPaintedItem{parent} { setAntialiasing(true); }

void RiverSketch::setPlot(models::RiverPlot* plot) {
  if (plot_ == plot) {
    return;
  }
  if (plot_ != nullptr) {
    disconnect(plot_, nullptr, this, nullptr);
  }
  plot_ = plot;
  if (plot_ != nullptr) {
    const auto again = [this] { update(); };
    connect(plot_, &models::RiverPlot::changed, this, again);
    connect(plot_, &models::RiverPlot::currentChanged, this, again);
  }
  update();
  emit plotChanged();
}

void RiverSketch::paint(QPainter* painter) {
  if (plot_ == nullptr) {
    return;
  }
  const auto* const preferences = models::Preferences::of(this);
  const RiverLook& look = river_look(preferences != nullptr ? preferences->schemeIndex() : 0);
  const core::river::ChartPicture picture = core::river::picture_of(plot_->sections());
  const RiverPainter by{picture, look, whole_sheet(picture, size(), kMostOfSketch),
                        preferences != nullptr ? preferences->textScale() : 1};
  const int row = plot_->current();
  std::optional<core::river::Place> worked_on;
  if (row >= 0 && row < plot_->count()) {
    worked_on = core::river::Place{0, static_cast<std::int16_t>(row + 1)};
  }
  by.paint_paper(*painter, size());
  by.paint_water(*painter, size(), worked_on);
  painter->setClipRect(QRectF{{}, size()}.adjusted(13, 13, -13, -13));
  by.paint_marks(*painter, [](core::river::GroupId /*group*/) { return QString{}; });
}

}  // namespace riverview
