#include "qml/table/match_item.h"

#include <QHoverEvent>
#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace tableview {

namespace {

constexpr ChartScales kTableScales{16, 4, 90};
constexpr double kRoundTable = 14;  // pixels

}  // namespace

MatchItem::MatchItem(double finger, QQuickItem* parent)
    : ChartItem{kTableScales, parent}, finger_{finger} {
  setAcceptHoverEvents(true);
}

void MatchItem::setArcs(bool arcs) {
  if (arcs_ != arcs) {
    arcs_ = arcs;
    emit arcsChanged();
    update();
  }
}

// ---- the view ----

std::optional<ChartView> MatchItem::whole() const {
  const auto table = table_size();
  if (!table || width() < 2 * kRoundTable + 1) {
    return std::nullopt;
  }
  const double scale = std::clamp(std::min((width() - 2 * kRoundTable) / table->width(),
                                           (height() - 2 * kRoundTable) / table->height()),
                                  1.0, kTableScales.most);
  return ChartView{
      scale, {(width() - table->width() * scale) / 2, (height() - table->height() * scale) / 2}};
}

Placing MatchItem::placing() const {
  return {view().scale, view().origin, table_size().value_or(QSizeF{}).height()};
}

QPointF MatchItem::placeAt(double x, double y) const { return placing().at(x, y); }

void MatchItem::paint_ground(QPainter& painter) {
  const double ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
  const GroundOf now{subject(), (size() * ratio).toSize(), view(), scheme()};
  if (ground_of_ != now) {
    ground_of_ = now;
    ground_ = QImage{now.size, QImage::Format_ARGB32_Premultiplied};
    ground_.setDevicePixelRatio(ratio);
    ground_.fill(Qt::transparent);
    QPainter brush{&ground_};
    draw_ground(brush, now.scheme);
  }
  painter.drawImage(QPointF{}, ground_);
}

// ---- the pointer ----

void MatchItem::hoverMoveEvent(QHoverEvent* event) {
  if (table_size()) {
    set_hovered(found_at(point(event->position())));
  }
}

void MatchItem::hoverLeaveEvent(QHoverEvent* /*event*/) {
  set_hovered(-1);
  update();
}

void MatchItem::set_hovered(int number) {
  if (hovered_ != number) {
    hovered_ = number;
    emit hoveredChanged();
    update();
  }
}

}  // namespace tableview
