#include "qml/table/chart_item.h"

#include "qml/models/preferences.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tableview {

namespace {

constexpr double kDragFrom = 6;  // pixels before a press is a drag
constexpr double kWheel = 1.0015;

}  // namespace

ChartItem::ChartItem(const ChartScales& scales, QQuickItem* parent)
    : QQuickPaintedItem{parent}, scales_{scales}, view_{scales.first, {}} {
  setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
  setActiveFocusOnTab(true);
}

int ChartItem::scheme() const {
  const auto* const preferences = models::Preferences::of(this);
  return preferences != nullptr ? preferences->schemeIndex() : 0;
}

// ---- the view ----

void ChartItem::look_again() {
  if (const int now = subject(); now != seen_subject_) {
    seen_subject_ = now;
    whole_ = true;
  }
  if (whole_) {
    showWhole();
  }
  update();
}

void ChartItem::showWhole() {
  whole_ = true;
  if (const auto all = whole()) {
    view_ = *all;
    emit zoomChanged();
    view_changed();
  }
}

void ChartItem::zoom_at(QPointF at, double factor) {
  const double scale = std::clamp(view_.scale * factor, scales_.least, scales_.most);
  view_.origin = at + (view_.origin - at) * (scale / view_.scale);
  view_.scale = scale;
  whole_ = false;
  emit zoomChanged();
  view_changed();
}

void ChartItem::zoomBy(double factor) { zoom_at({width() / 2, height() / 2}, factor); }

void ChartItem::move_view(QPointF by) {
  view_.origin += by;
  whole_ = false;
  view_changed();
}

void ChartItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickPaintedItem::geometryChange(now, before);
  if (whole_) {
    showWhole();
  }
  update();
}

// ---- the mouse ----

void ChartItem::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus();
  pressed_ = event->position();
  last_ = pressed_;
  drag_ = event->button() == Qt::LeftButton ? Drag::Undecided : Drag::View;
  event->accept();
}

void ChartItem::mouseMoveEvent(QMouseEvent* event) {
  const QPointF now = event->position();
  if (drag_ == Drag::Undecided && (now - pressed_).manhattanLength() > kDragFrom) {
    drag_ = picks_up(pressed_) ? Drag::Carries : Drag::View;
  }
  if (drag_ == Drag::Carries) {
    carry(now, event->modifiers());
  } else if (drag_ == Drag::View) {
    move_view(now - last_);
  }
  last_ = now;
}

void ChartItem::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    if (drag_ == Drag::Undecided) {
      click(pressed_);
    } else if (drag_ == Drag::Carries) {
      put_down();
    }
  }
  drag_ = Drag::None;
}

void ChartItem::wheelEvent(QWheelEvent* event) {
  zoom_at(event->position(), std::pow(kWheel, event->angleDelta().y()));
  event->accept();
}

}  // namespace tableview
