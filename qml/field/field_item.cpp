#include "qml/field/field_item.h"

#include "core/table/trigonometry.h"
#include "qml/models/preferences.h"

#include <QQuickWindow>
#include <QtQml>

#include <algorithm>
#include <cmath>

namespace fieldview {

namespace {

constexpr double kLeastZoom = 4;
constexpr double kMostZoom = 90;
constexpr double kStart = 6;   // pixels before a press is a drag
constexpr double kFinger = 7;  // pixels beside a figure that still mean it
constexpr double kMargin = 14;
constexpr double kLaidBefore = 0.4;  // how strong shots are drawn that have fallen

}  // namespace

FieldItem::FieldItem(QQuickItem* parent) : QQuickPaintedItem{parent} {
  setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
  setAcceptHoverEvents(true);
  setActiveFocusOnTab(true);
}

void FieldItem::setPlay(FieldPlay* play) {
  if (play_ == play) {
    return;
  }
  if (play_ != nullptr) {
    disconnect(play_, nullptr, this, nullptr);
  }
  play_ = play;
  if (play_ != nullptr) {
    connect(play_, &FieldPlay::drawn, this, &FieldItem::look_again);
    connect(play_, &FieldPlay::draftChanged, this, &FieldItem::ghostChanged);
  }
  look_again();
  emit playChanged();
}

void FieldItem::look_again() {
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

void FieldItem::setArcs(bool arcs) {
  if (arcs_ != arcs) {
    arcs_ = arcs;
    emit arcsChanged();
    update();
  }
}

void FieldItem::moved() {
  emit zoomChanged();
  emit ghostChanged();
  update();
}

void FieldItem::showWhole() {
  whole_ = true;
  if (play_ == nullptr || play_->desk() == nullptr || width() < 2 * kMargin + 1) {
    return;
  }
  const auto& battle = play_->desk()->seen_setting().battle;
  const double across = battle.width.decimal();
  const double down = battle.depth.decimal();
  placing_.scale = std::clamp(
      std::min((width() - 2 * kMargin) / across, (height() - 2 * kMargin) / down), 1.0, kMostZoom);
  placing_.height = down;
  placing_.origin = {(width() - across * placing_.scale) / 2,
                     (height() - down * placing_.scale) / 2};
  moved();
}

void FieldItem::zoom_at(QPointF at, double factor) {
  const double scale = std::clamp(placing_.scale * factor, kLeastZoom, kMostZoom);
  const double by = scale / placing_.scale;
  placing_.origin = at + (placing_.origin - at) * by;
  placing_.scale = scale;
  whole_ = false;
  moved();
}

void FieldItem::zoomBy(double factor) { zoom_at({width() / 2, height() / 2}, factor); }

void FieldItem::pan(double right, double down) {
  placing_.origin -= QPointF{right * width(), down * height()};
  whole_ = false;
  moved();
}

QPointF FieldItem::placeOf(int number) const {
  const auto* const desk = play_ != nullptr ? play_->desk() : nullptr;
  if (desk == nullptr) {
    return {};
  }
  if (desk->is_unit(number)) {
    // The middle of a figure, for between them is ground.
    const auto& bodies = desk->bodies(static_cast<std::size_t>(number));
    return bodies.empty()
               ? placing_.at(desk->seen().units[static_cast<std::size_t>(number)].pose.at)
               : placing_.at(bodies.front().middle);
  }
  return desk->is_general(number)
             ? placing_.at(
                   desk->seen().generals[static_cast<std::size_t>(number - kFirstGeneral)].at)
             : QPointF{};
}

QPointF FieldItem::placeAt(double x, double y) const { return placing_.at(x, y); }

QPointF FieldItem::placeOfFigure(int number, int figure) const {
  const auto* const desk = play_ != nullptr ? play_->desk() : nullptr;
  if (desk == nullptr || !desk->is_unit(number)) {
    return {};
  }
  const auto& figures = desk->seen().units[static_cast<std::size_t>(number)].figures;
  const auto index = static_cast<std::size_t>(figure);
  return index < figures.size() && figures[index].present() ? placing_.at(figures[index].at)
                                                            : QPointF{};
}

int FieldItem::figuresOf(int number) const {
  const auto* const desk = play_ != nullptr ? play_->desk() : nullptr;
  if (desk == nullptr || !desk->is_unit(number)) {
    return 0;
  }
  const auto unit = static_cast<std::size_t>(number);
  const auto& bodies = desk->bodies(unit);
  const auto& figures = desk->seen().units[unit].figures;
  return static_cast<int>(
      std::ranges::count_if(bodies, [](const auto& body) { return body.figure.has_value(); }) +
      std::ranges::count_if(figures, FieldPainter::is_housed));
}

void FieldItem::showSelected() {
  if (play_ == nullptr || play_->selected() < 0) {
    return;
  }
  const QPointF at = placeOf(play_->selected());
  const QRectF inner{width() * 0.1, height() * 0.1, width() * 0.8, height() * 0.8};
  if (!inner.contains(at)) {
    placing_.origin += QPointF{width() / 2, height() / 2} - at;
    whole_ = false;
    moved();
  }
}

QPointF FieldItem::ghost() const {
  if (play_ == nullptr || play_->desk() == nullptr) {
    return {};
  }
  return play_->draft()  ? placing_.at(play_->draft()->outlook.ends.at)
         : play_->ride() ? placing_.at(play_->ride()->ride.to)
         : play_->aim()  ? placing_.at(play_->aim()->at)
                         : QPointF{};
}

double FieldItem::finger() const { return kFinger / placing_.scale; }

int FieldItem::scheme() const {
  const auto* const preferences = models::Preferences::of(this);
  return preferences != nullptr ? preferences->schemeIndex() : 0;
}

void FieldItem::paint_ground_if_needed() {
  const double ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
  const QSize size = (QSizeF{width(), height()} * ratio).toSize();
  const int colours = scheme();
  if (ground_.size() == size && ground_placing_.scale == placing_.scale &&
      ground_placing_.origin == placing_.origin && ground_scheme_ == colours) {
    return;
  }
  ground_ = QImage{size, QImage::Format_ARGB32_Premultiplied};
  ground_.setDevicePixelRatio(ratio);
  ground_.fill(Qt::transparent);
  ground_placing_ = placing_;
  ground_scheme_ = colours;
  QPainter painter{&ground_};
  painter.setClipRect(QRectF{0, 0, width(), height()});
  FieldPainter{*play_->desk(), field_look(colours), placing_}.paint_ground(painter);
}

DrawnUnit FieldItem::drawn(std::size_t unit) const {
  const int number = static_cast<int>(unit);
  return {play_->placed(unit), play_->selected() == number, hovered_ == number, play_->acts(unit)};
}

void FieldItem::paint_plans(QPainter& painter, const FieldPainter& brush) const {
  const FieldDesk& desk = *play_->desk();
  const auto& state = desk.seen();
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const auto& draft = play_->draft();
    if (draft && draft->move.unit.value() == i) {
      continue;
    }
    if (const auto& written = desk.written(i)) {
      brush.paint_ghost(painter, state.units[i].pose, written->unit, false);
    }
  }
  for (const auto& unit : state.units) {
    if (unit.now.charge && unit.on_table()) {
      brush.paint_aim_line(painter, unit.pose.at, state.unit(unit.now.charge->target).pose.at);
    }
  }
  for (const auto& laid : desk.laid_now()) {
    const auto& muzzle = state.unit(laid.unit).guns.at(laid.gun).muzzle;
    brush.paint_shot(painter,
                     {laid.unit,
                      laid.gun,
                      laid.kind,
                      {muzzle.at, core::table::bearing(muzzle.at, laid.aim)},
                      laid.aim,
                      0,
                      {}},
                     0.5);
  }
  for (const auto& volley : desk.aimed_now()) {
    if (volley.target) {
      brush.paint_aim_line(painter, state.unit(volley.unit).pose.at,
                           state.unit(*volley.target).pose.at);
    }
  }
  if (const auto& aim = play_->aim()) {
    for (const std::uint8_t gun : aim->guns) {
      const auto& muzzle = state.unit(aim->unit).guns.at(gun).muzzle;
      if (muzzle.at != aim->at) {
        brush.paint_shot(painter,
                         {aim->unit,
                          gun,
                          aim->kind,
                          {muzzle.at, core::table::bearing(muzzle.at, aim->at)},
                          aim->at,
                          0,
                          {}},
                         aim->refusal ? 0.35 : 0.8);
      }
    }
  }
  if (const auto& draft = play_->draft()) {
    brush.paint_ghost(painter, state.unit(draft->move.unit).pose, draft->outlook.unit,
                      draft->refusal.has_value());
  }
  if (const auto& ride = play_->ride()) {
    brush.paint_way(painter, state.general(ride->ride.general).at, ride->ride.to,
                    ride->refusal.has_value());
  }
  for (const auto& each : play_->picked()) {
    brush.paint_aim_line(painter, state.unit(each.figure.unit).figures.at(each.figure.figure).at,
                         state.unit(each.enemy.unit).figures.at(each.enemy.figure).at);
  }
  if (const auto& cross = play_->cross()) {
    brush.paint_cross(painter, *cross);
  }
  if (const auto& picking = play_->picking()) {
    brush.paint_picked(painter, state.unit(picking->unit).figures.at(picking->figure).at);
  }
}

void FieldItem::paint(QPainter* painter) {
  if (play_ == nullptr || play_->desk() == nullptr) {
    return;
  }
  paint_ground_if_needed();
  painter->drawImage(QPointF{}, ground_);
  const FieldDesk& desk = *play_->desk();
  const FieldPainter brush{desk, field_look(scheme()), placing_};
  brush.paint_houses(*painter);
  const int selected = play_->selected();
  const bool still = !play_->showing();
  if (arcs_ && still && desk.is_unit(selected)) {
    brush.paint_reach(*painter, play_->reach());
    if (desk.seen().step != core::field::Step::Melee) {
      brush.paint_arc(*painter, desk.seen().units[static_cast<std::size_t>(selected)]);
    }
  }
  const std::size_t count = desk.seen().units.size();
  for (std::size_t i = 0; i < count; ++i) {
    brush.paint_unit(*painter, i, drawn(i));
  }
  brush.paint_generals(*painter, selected);
  brush.paint_fallen(*painter);
  if (still) {
    paint_plans(*painter, brush);
  }
  if (still) {  // shots stay where they lay, as the fallen do
    for (const auto& lay : desk.lays()) {
      brush.paint_shot(*painter, lay, kLaidBefore);
    }
  }
  for (const auto& flash : play_->flashes()) {
    if (flash.mark >= 0 && flash.mark < static_cast<int>(desk.lays().size())) {
      brush.paint_shot(*painter, desk.lays()[static_cast<std::size_t>(flash.mark)], 1);
    }
  }
  tableview::WordRoom room = brush.room();
  for (std::size_t i = 0; i < count; ++i) {
    if (desk.seen().units[i].on_table()) {
      room.keep_free(brush.bounds_of(i));
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    brush.paint_name(*painter, i, drawn(i), room);
  }
}

// ---- the mouse ----

void FieldItem::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus();
  pressed_ = event->position();
  last_ = pressed_;
  drag_ = event->button() == Qt::LeftButton ? Drag::Undecided : Drag::View;
  event->accept();
}

void FieldItem::mouseMoveEvent(QMouseEvent* event) {
  const QPointF now = event->position();
  if (drag_ == Drag::Undecided && (now - pressed_).manhattanLength() > kStart) {
    drag_ = play_ != nullptr && play_->press(placing_.point(pressed_), finger()) ? Drag::Unit
                                                                                 : Drag::View;
  }
  if (drag_ == Drag::Unit) {
    const auto keys = event->modifiers();
    const auto way = keys.testFlag(Qt::ShiftModifier)     ? std::optional{MoveWay::Wheel}
                     : keys.testFlag(Qt::ControlModifier) ? std::optional{MoveWay::Ahead}
                     : keys.testFlag(Qt::AltModifier)     ? std::optional{MoveWay::Back}
                                                          : std::nullopt;
    play_->drag(placing_.point(now), way);
  } else if (drag_ == Drag::View) {
    placing_.origin += now - last_;
    whole_ = false;
    moved();
  }
  last_ = now;
}

void FieldItem::mouseReleaseEvent(QMouseEvent* event) {
  if (play_ != nullptr && event->button() == Qt::LeftButton) {
    if (drag_ == Drag::Undecided) {
      play_->click(placing_.point(pressed_), finger());
    } else if (drag_ == Drag::Unit) {
      play_->release();
    }
  }
  drag_ = Drag::None;
}

void FieldItem::hoverMoveEvent(QHoverEvent* event) {
  if (play_ == nullptr || play_->desk() == nullptr) {
    return;
  }
  const auto at = placing_.point(event->position());
  const int found = play_->at(at, finger());
  if (found != hovered_) {
    hovered_ = found;
    update();
  }
  // The scene hovers again by itself when something has moved under a pointer at rest: that is no
  // aim that somebody takes.
  if (event->position() != rests_at_) {
    rests_at_ = event->position();
    play_->hover(at);
  }
}

void FieldItem::hoverLeaveEvent(QHoverEvent* /*event*/) {
  hovered_ = -1;
  update();
}

void FieldItem::wheelEvent(QWheelEvent* event) {
  zoom_at(event->position(), std::pow(1.0015, event->angleDelta().y()));
  event->accept();
}

void FieldItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickPaintedItem::geometryChange(now, before);
  if (whole_) {
    showWhole();
  }
  update();
}

}  // namespace fieldview
