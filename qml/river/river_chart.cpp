#include "qml/river/river_chart.h"

#include "qml/models/preferences.h"
#include "qml/river/river_print.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace riverview {

namespace {

constexpr double kLeastScale = 2;
constexpr double kMostScale = 160;
constexpr double kMostWhole = 46;  // pixels a mile of a river that is hardly known yet
constexpr double kDragFrom = 6;    // pixels before a press is a drag
constexpr double kFingerReach = 16;
constexpr double kSheetMargin = 34;

}  // namespace

RiverChart::RiverChart(QQuickItem* parent) : QQuickPaintedItem{parent} {
  setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
  setActiveFocusOnTab(true);
  setAntialiasing(true);
}

void RiverChart::setPlay(RiverPlay* play) {
  if (play_ == play) {
    return;
  }
  if (play_ != nullptr) {
    disconnect(play_, nullptr, this, nullptr);
  }
  play_ = play;
  if (play_ != nullptr) {
    connect(play_, &RiverPlay::drawn, this, &RiverChart::look_again);
  }
  look_again();
  emit playChanged();
}

void RiverChart::setTitle(const QString& title) {
  if (title_ != title) {
    title_ = title;
    emit titleChanged();
    update();
  }
}

void RiverChart::look_again() {
  if (play_ != nullptr && play_->campaign() != shown_) {
    shown_ = play_->campaign();
    whole_ = true;
  }
  if (whole_) {
    showWhole();
  }
  update();
}

void RiverChart::showWhole() {
  whole_ = true;
  const auto* const picture = play_ != nullptr ? play_->picture() : nullptr;
  if (picture == nullptr || width() < 3 * kSheetMargin || height() < 3 * kSheetMargin) {
    return;
  }
  sheet_ = whole_sheet(*picture, size(), kMostWhole);
  emit zoomChanged();
  update();
}

void RiverChart::zoom_at(QPointF at, double factor) {
  const double scale = std::clamp(sheet_.scale * factor, kLeastScale, kMostScale);
  sheet_.origin = at + (sheet_.origin - at) * (scale / sheet_.scale);
  sheet_.scale = scale;
  whole_ = false;
  emit zoomChanged();
  update();
}

void RiverChart::zoomBy(double factor) { zoom_at({width() / 2, height() / 2}, factor); }

void RiverChart::pan(double x, double y) {
  sheet_.origin += QPointF{x, y};
  whole_ = false;
  update();
}

QPointF RiverChart::placeOf(int branch, int number) const {
  const auto* const picture = play_ != nullptr ? play_->picture() : nullptr;
  if (picture != nullptr) {
    for (const auto& reach : picture->reaches) {
      if (reach.place.branch == branch && reach.place.section == number && !reach.line.empty()) {
        return (sheet_.at(reach.line.back()) +
                sheet_.at(
                    reach.line[reach.line.size() - std::min<std::size_t>(2, reach.line.size())])) /
               2;
      }
    }
  }
  return sheet_.origin;
}

RiverPainter RiverChart::brush() const {
  const auto* const preferences = models::Preferences::of(this);
  const int scheme = preferences != nullptr ? preferences->schemeIndex() : 0;
  const double text = preferences != nullptr ? preferences->textScale() : 1;
  return RiverPainter{*play_->picture(), river_look(scheme), sheet_, text};
}

void RiverChart::paint(QPainter* painter) {
  if (play_ == nullptr || play_->picture() == nullptr) {
    return;
  }
  const RiverPainter by = brush();
  const QSizeF room = size();
  by.paint_paper(*painter, room);
  by.paint_water(*painter, room, play_->lookedAt());
  painter->setClipRect(QRectF{{}, room}.adjusted(13, 13, -13, -13));
  by.paint_marks(*painter, [this](core::river::GroupId group) { return play_->groupName(group); });
  by.paint_legend(*painter, room, title_);
}

void RiverChart::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus();
  pressed_ = event->position();
  last_ = pressed_;
  dragging_ = event->button() != Qt::LeftButton;
  event->accept();
}

void RiverChart::mouseMoveEvent(QMouseEvent* event) {
  const QPointF now = event->position();
  dragging_ = dragging_ || (now - pressed_).manhattanLength() > kDragFrom;
  if (dragging_) {
    pan(now.x() - last_.x(), now.y() - last_.y());
  }
  last_ = now;
}

void RiverChart::mouseReleaseEvent(QMouseEvent* event) {
  if (!dragging_ && event->button() == Qt::LeftButton && play_ != nullptr &&
      play_->picture() != nullptr) {
    if (const auto place = brush().section_at(pressed_, kFingerReach)) {
      play_->lookAt(place->branch, place->section);
      emit sectionClicked();
    }
  }
  dragging_ = false;
}

void RiverChart::wheelEvent(QWheelEvent* event) {
  zoom_at(event->position(), std::pow(1.0015, event->angleDelta().y()));
  event->accept();
}

void RiverChart::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickPaintedItem::geometryChange(now, before);
  if (whole_) {
    showWhole();
  }
  update();
}

}  // namespace riverview
