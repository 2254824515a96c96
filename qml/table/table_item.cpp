#include "qml/table/table_item.h"

#include "core/table/trigonometry.h"
#include "qml/models/preferences.h"

#include <QQuickWindow>
#include <QtQml>

#include <algorithm>
#include <cmath>

namespace tableview {

namespace {

constexpr double kLeastZoom = 4;
constexpr double kMostZoom = 90;
constexpr double kStart = 6;    // pixels before a press is a drag
constexpr double kFinger = 10;  // pixels beside a hull that still mean it
constexpr double kMargin = 14;

}  // namespace

TableItem::TableItem(QQuickItem* parent) : QQuickPaintedItem{parent} {
  setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
  setAcceptHoverEvents(true);
  setActiveFocusOnTab(true);
  setFlag(ItemIsFocusScope, false);
}

void TableItem::setPlay(TablePlay* play) {
  if (play_ == play) {
    return;
  }
  if (play_ != nullptr) {
    disconnect(play_, nullptr, this, nullptr);
  }
  play_ = play;
  if (play_ != nullptr) {
    connect(play_, &TablePlay::drawn, this, &TableItem::look_again);
  }
  look_again();
  emit playChanged();
}

bool TableItem::has_table() const { return play_ != nullptr && play_->picture().battle != nullptr; }

void TableItem::look_again() {
  const int battle = play_ != nullptr ? play_->battle() : 0;
  if (battle != shown_battle_) {
    shown_battle_ = battle;
    ground_ = {};
    whole_ = true;
  }
  if (whole_) {
    showWhole();
  }
  update();
}

void TableItem::setArcs(bool arcs) {
  if (arcs_ != arcs) {
    arcs_ = arcs;
    emit arcsChanged();
    update();
  }
}

void TableItem::showWhole() {
  whole_ = true;
  if (!has_table() || width() < 2 * kMargin + 1) {
    return;
  }
  const auto& battle = *play_->picture().battle;
  const double across = battle.width.decimal();
  const double down = battle.depth.decimal();
  placing_.scale = std::clamp(
      std::min((width() - 2 * kMargin) / across, (height() - 2 * kMargin) / down), 1.0, kMostZoom);
  placing_.height = down;
  placing_.origin = {(width() - across * placing_.scale) / 2,
                     (height() - down * placing_.scale) / 2};
  emit zoomChanged();
  update();
}

void TableItem::zoom_at(QPointF at, double factor) {
  const double scale = std::clamp(placing_.scale * factor, kLeastZoom, kMostZoom);
  const double by = scale / placing_.scale;
  placing_.origin = at + (placing_.origin - at) * by;
  placing_.scale = scale;
  whole_ = false;
  emit zoomChanged();
  update();
}

void TableItem::zoomBy(double factor) { zoom_at({width() / 2, height() / 2}, factor); }

QPointF TableItem::placeOf(int number) const {
  if (!has_table()) {
    return {};
  }
  const TablePicture& picture = play_->picture();
  return picture.is_ship(number)   ? placing_.at(picture.ship(number).pose.at)
         : picture.is_fort(number) ? placing_.at(picture.fort(number).footprint.middle)
                                   : QPointF{};
}

QPointF TableItem::placeAt(double x, double y) const { return placing_.at(x, y); }

QPointF TableItem::placeOfDraft() const {
  return play_ != nullptr && play_->draft() ? placing_.at(play_->draft()->end.at) : QPointF{};
}

double TableItem::finger() const { return kFinger / placing_.scale; }

int TableItem::scheme() const {
  const auto* const preferences = models::Preferences::of(this);
  return preferences != nullptr ? preferences->schemeIndex() : 0;
}

void TableItem::paint_ground_if_needed() {
  const double ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
  const QSize size = (QSizeF{width(), height()} * ratio).toSize();
  const int colours = scheme();
  const TablePicture& picture = play_->picture();
  std::vector<core::table::GroundKind> kinds;
  for (const auto& area : picture.battle->areas) {
    kinds.push_back(picture.knows_mines || area.kind != core::table::GroundKind::DummyMines
                        ? area.kind
                        : core::table::GroundKind::RealMines);
  }
  if (ground_.size() == size && ground_placing_.scale == placing_.scale &&
      ground_placing_.origin == placing_.origin && ground_scheme_ == colours &&
      ground_kinds_ == kinds) {
    return;
  }
  ground_ = QImage{size, QImage::Format_ARGB32_Premultiplied};
  ground_.setDevicePixelRatio(ratio);
  ground_.fill(Qt::transparent);
  ground_placing_ = placing_;
  ground_scheme_ = colours;
  ground_kinds_ = std::move(kinds);
  QPainter painter{&ground_};
  TablePainter{picture, table_look(colours), placing_}.paint_ground(painter);
}

Drawn TableItem::drawn(int ship) const {
  const Placed placed = play_->placed(ship);
  return {placed.x, placed.y, placed.heading, play_->selected() == ship, hovered_ == ship};
}

void TableItem::paint_plans(QPainter& painter, const TablePainter& brush) const {
  const TablePicture& picture = play_->picture();
  const auto& draft = play_->draft();
  for (const Flash& laid : picture.laid) {
    brush.paint_shot(painter, placing_.at(laid.from), placing_.at(laid.to), true);
  }
  for (const ShownPlot& plot : picture.plots) {
    if (!plot.legs.empty() && (!draft || draft->ship != plot.ship)) {
      brush.paint_plot(painter, picture.ship(plot.ship.value()), plot.legs);
    }
  }
  if (draft) {
    brush.paint_course(painter, picture.ship(draft->ship.value()), draft->legs,
                       draft->refusal.has_value());
  }
  for (const Flash& flash : play_->flashes()) {
    brush.paint_shot(painter, placing_.at(flash.from), placing_.at(flash.to), true);
  }
}

void TableItem::paint(QPainter* painter) {
  if (!has_table()) {
    return;
  }
  paint_ground_if_needed();
  painter->drawImage(QPointF{}, ground_);
  const TablePicture& picture = play_->picture();
  const TablePainter brush{picture, table_look(scheme()), placing_};
  const int selected = play_->selected();
  if (arcs_ && !play_->showing()) {
    for (const ShownArc& arc : play_->arcs()) {
      brush.paint_arc(*painter, arc);
    }
  }
  brush.paint_forts(*painter, selected);
  for (int ship = 0; ship < picture.ship_count(); ++ship) {
    brush.paint_ship(*painter, picture.ship(ship), drawn(ship));
  }
  brush.paint_smoke(*painter);
  brush.paint_fog(*painter);
  paint_plans(*painter, brush);
  WordRoom room = brush.room();
  for (int ship = 0; ship < picture.ship_count(); ++ship) {
    if (picture.ship(ship).on_table) {
      room.keep_free(brush.bounds_of(picture.ship(ship), drawn(ship)));
    }
  }
  for (int ship = 0; ship < picture.ship_count(); ++ship) {
    brush.paint_label(*painter, picture.ship(ship), drawn(ship), room);
  }
  if (ruler_ && picture.is_ship(selected) && picture.measures) {
    const auto from = picture.ship(selected).measured;
    const double inches = core::table::distance(from, placing_.point(*ruler_)).decimal();
    brush.paint_ruler(*painter, placing_.at(from), *ruler_, tr("%1\"").arg(inches, 0, 'f', 1));
  }
}

void TableItem::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus();
  pressed_ = event->position();
  last_ = pressed_;
  drag_ = Drag::View;
  if (event->button() == Qt::LeftButton) {
    drag_ = Drag::Undecided;
  }
  event->accept();
}

void TableItem::mouseMoveEvent(QMouseEvent* event) {
  const QPointF now = event->position();
  if (drag_ == Drag::Undecided && (now - pressed_).manhattanLength() > kStart) {
    drag_ = play_ != nullptr && play_->press(placing_.point(pressed_), finger()) ? Drag::Course
                                                                                 : Drag::View;
  }
  if (drag_ == Drag::Course) {
    play_->drag(placing_.point(now));
  } else if (drag_ == Drag::View) {
    placing_.origin += now - last_;
    whole_ = false;
    update();
  }
  last_ = now;
}

void TableItem::mouseReleaseEvent(QMouseEvent* event) {
  if (drag_ == Drag::Undecided && play_ != nullptr && event->button() == Qt::LeftButton) {
    play_->click(placing_.point(pressed_), finger());
  }
  drag_ = Drag::None;
}

void TableItem::hoverMoveEvent(QHoverEvent* event) {
  if (has_table()) {
    set_hovered(play_->at(placing_.point(event->position()), finger()));
    const bool measures = event->modifiers().testFlag(Qt::ShiftModifier);
    if (measures || ruler_) {
      ruler_ = measures ? std::optional{event->position()} : std::nullopt;
      update();
    }
  }
}

void TableItem::hoverLeaveEvent(QHoverEvent* /*event*/) {
  set_hovered(-1);
  ruler_.reset();
  update();
}

void TableItem::set_hovered(int number) {
  if (hovered_ != number) {
    hovered_ = number;
    emit hoveredChanged();
    update();
  }
}

void TableItem::wheelEvent(QWheelEvent* event) {
  zoom_at(event->position(), std::pow(1.0015, event->angleDelta().y()));
  event->accept();
}

void TableItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickPaintedItem::geometryChange(now, before);
  if (whole_) {
    showWhole();
  }
  update();
}

}  // namespace tableview
