// Mouse and keys on the map.
#include "qml/map/map_item.h"
#include "qml/map/water_at.h"

#include <QGuiApplication>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace mapview {

void MapItem::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus(Qt::MouseFocusReason);
  if (button_ != Qt::NoButton && button_ != event->button()) {
    return give_up_drag();  // another button takes back what the first one has begun
  }
  given_up_ = false;
  button_ = event->button();
  pressed_ = last_ = event->position();
  dragging_ = false;
  pointing_ = false;
  emit pointerChanged();
  if (button_ == Qt::LeftButton && desk_ != nullptr && desk_->painting()) {
    desk_->stroke(hex_at(view_.screen_to_scene(pressed_)));
  }
}

void MapItem::give_up_drag() {
  given_up_ = true;
  dragging_ = false;
  dragging_pieces_ = false;
  box_ = {};
  if (desk_ != nullptr) {
    desk_->hover(std::nullopt);
    desk_->endStroke(false);
  }
  emit boxChanged();
}

void MapItem::paint_to(QPointF at) {
  // A quick hand leaps over hexes: all between are meant.
  const QPointF leap = at - last_;
  const int steps = 1 + static_cast<int>(4 * std::hypot(leap.x(), leap.y()) / hexPixels());
  for (int step = 1; step <= steps; ++step) {
    const QPointF point = last_ + leap * step / steps;
    if (boundingRect().contains(point)) {
      desk_->stroke(hex_at(view_.screen_to_scene(point)));
    }
  }
  last_ = at;
}

void MapItem::mouseUngrabEvent() {
  if (button_ != Qt::NoButton) {
    give_up_drag();  // the release goes elsewhere, if it comes at all
    button_ = Qt::NoButton;
  }
}

void MapItem::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (given_up_) {
    return;
  }
  if (button_ == Qt::LeftButton && desk_ != nullptr && desk_->painting()) {
    paint_to(at);
    return;
  }
  if (!dragging_ &&
      (at - pressed_).manhattanLength() < QGuiApplication::styleHints()->startDragDistance()) {
    return;
  }
  if (!dragging_ && button_ == Qt::LeftButton && desk_ != nullptr && board_ == desk_->board()) {
    const auto stack = stack_at(pressed_);
    dragging_pieces_ = stack && desk_->may_drag(*stack);
    if (dragging_pieces_) {
      desk_->aim(*stack);
    }
  }
  dragging_ = true;
  if (dragging_pieces_) {
    desk_->hover(hex_at(view_.screen_to_scene(at)), water_under(at));
  } else if (button_ == Qt::LeftButton) {
    box_ = QRectF{pressed_, at}.normalized();
    emit boxChanged();
  } else {
    scrollBy(at.x() - last_.x(), at.y() - last_.y());
  }
  last_ = at;
}

void MapItem::release_pieces(QPointF at) {
  dragging_pieces_ = false;
  if (desk_ != nullptr && desk_->editing() && !boundingRect().contains(at)) {
    emit draggedOut(at);
  } else if (desk_ != nullptr) {
    desk_->dropAt(hex_at(view_.screen_to_scene(at)), water_under(at));
  }
}

void MapItem::select_in_box() {
  // Over a stack that is spread out the box takes its counters one by one.
  std::vector<core::state::PieceId> spread;
  for (const FanCell& cell : fan_) {
    if (box_.contains(cell.screen.center())) {
      spread.push_back(cell.piece);
    }
  }
  std::vector<int> inside;
  for (std::size_t at = 0; spread.empty() && counters_shown() && at < places_.size(); ++at) {
    if (box_.contains(screen_of_counter(at).center())) {
      inside.push_back(static_cast<int>(at));
    }
  }
  if (desk_ != nullptr && board_ && board_ == desk_->board()) {
    if (spread.empty()) {
      desk_->pickStacks(inside);
    } else {
      desk_->pickPieces(spread);
    }
  }
}

void MapItem::mouseReleaseEvent(QMouseEvent* event) {
  if (given_up_ || event->button() != button_) {
    button_ = event->buttons() == Qt::NoButton ? Qt::NoButton : button_;
    doubled_ = false;
    return;
  }
  if (button_ == Qt::LeftButton && desk_ != nullptr && desk_->painting()) {
    desk_->endStroke(true);
  } else if (dragging_pieces_) {
    release_pieces(event->position());
  } else if (dragging_ && button_ == Qt::LeftButton) {
    select_in_box();
  } else if (!dragging_ && button_ == Qt::LeftButton && !doubled_) {
    click(event->position(), event->modifiers());
  } else if (!dragging_ && button_ == Qt::RightButton) {
    rightClick(event->position());
  }
  box_ = {};
  emit boxChanged();
  button_ = Qt::NoButton;
  dragging_ = false;
  doubled_ = false;
}

void MapItem::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && desk_ != nullptr) {
    const auto stack = stack_at(event->position());
    if (stack && board_ == desk_->board()) {
      desk_->openFan(stack);
      doubled_ = true;
    }
  }
}

void MapItem::rightClick(QPointF screen) {
  if (desk_ == nullptr || !board_ || board_ != desk_->board()) {
    return;
  }
  const auto* cell = fan_cell_at(screen);
  const auto stack = stack_at(screen);
  if (cell != nullptr) {
    desk_->pickPiece(cell->piece, Qt::NoModifier);
  } else if (stack) {
    desk_->aim(*stack);
  }
  emit menuAsked(screen);
}

void MapItem::click(QPointF screen, Qt::KeyboardModifiers modifiers) {
  if (desk_ == nullptr || !board_) {
    return;
  }
  if (const auto* cell = fan_cell_at(screen)) {
    desk_->pickPiece(cell->piece, modifiers);
    return;
  }
  // Until the counters of a new position are there, those shown are of the one before.
  const auto stack = board_ == desk_->board() ? stack_at(screen) : std::nullopt;
  auto hex = hex_at(view_.screen_to_scene(screen));
  auto water = water_under(screen);
  if (stack) {
    const auto& place = board_->stacks()[static_cast<std::size_t>(*stack)].place;
    if (const auto* own = std::get_if<core::board::HexId>(&place)) {
      hex = *own;
    } else if (desk_->what_is_planned().at_sea().active()) {
      water = board_->map().water_of(std::get<core::board::HexSide>(place));
    }
  }
  if (hex) {
    desk_->pick(*hex, stack, modifiers, water);
  }
}

QString MapItem::aimAt(QPointF at, bool ship) {
  if (desk_ == nullptr || !board_) {
    return {};
  }
  const QPointF scene = view_.screen_to_scene(at);
  const auto hex = boundingRect().contains(at) ? hex_at(scene) : std::nullopt;
  const auto water = hex && ship ? water_near(board_->map(), scene) : std::nullopt;
  desk_->hover(hex, water);
  return hex ? desk_->place_label(*hex, water) : QString{};
}

std::optional<core::map::WaterPlaceId> MapItem::water_under(QPointF screen) const {
  if (desk_ == nullptr || !board_) {
    return std::nullopt;
  }
  const QPointF scene = view_.screen_to_scene(screen);
  if (desk_->editing()) {
    return desk_->shipsSelected() ? water_near(board_->map(), scene) : std::nullopt;
  }
  const auto hex = hex_at(scene);
  const models::Plan& plan = desk_->what_is_planned();
  return water_at(board_->map(), plan.at_sea(), scene, hex && plan.targets().contains(*hex));
}

void MapItem::wheelEvent(QWheelEvent* event) {
  event->accept();
  if (wheel_scrolls_ && !event->modifiers().testFlag(Qt::ControlModifier)) {
    const QPointF turned = event->angleDelta();
    return scrollBy(turned.x(), turned.y());
  }
  const double turns = event->angleDelta().y() / 120.0;
  view_.zoom_at(event->position(), view_.zoom() * std::pow(1.18, turns));
  view_moved();
}

void MapItem::hoverMoveEvent(QHoverEvent* event) {
  // Where the map moves under a pointer that rests nobody has pointed.
  const bool moved = std::exchange(moved_under_, false);
  const bool rests = pointing_ && moved && event->position() == pointer_;
  const QPointF before_at = std::exchange(pointer_, event->position());
  pointing_ = true;
  if (desk_ != nullptr && board_) {
    desk_->setMeasuring(shift_held_ || event->modifiers() == Qt::ShiftModifier);
    const QString before = desk_->hoverHex();
    desk_->hover(hex_at(view_.screen_to_scene(pointer_)), water_under(pointer_));
    if (rests && desk_->hoverHex() != before) {
      desk_->plan()->silence();
      unasked_ = true;
    } else if (event->position() != before_at && std::exchange(unasked_, false)) {
      desk_->plan()->speak();
    }
  }
  emit pointerChanged();
}

void MapItem::hoverLeaveEvent(QHoverEvent* /*event*/) {
  pointing_ = false;
  if (desk_ != nullptr) {
    desk_->hover(std::nullopt);
  }
  emit pointerChanged();
}

void MapItem::walk(int key) {
  using core::board::Direction;
  // Left and right keep their row: up and down in turns, as the columns stand.
  const bool high_column = desk_->cursorId() && desk_->cursorId()->grid().column % 2 != 0;
  switch (key) {
    case Qt::Key_Up:
      return desk_->moveCursor(Direction::N);
    case Qt::Key_Down:
      return desk_->moveCursor(Direction::S);
    case Qt::Key_Left:
      return desk_->moveCursor(high_column ? Direction::SW : Direction::NW);
    case Qt::Key_Right:
      return desk_->moveCursor(high_column ? Direction::SE : Direction::NE);
    case Qt::Key_Home:
      return desk_->moveCursor(Direction::NW);
    case Qt::Key_End:
      return desk_->moveCursor(Direction::SW);
    case Qt::Key_PageUp:
      return desk_->moveCursor(Direction::NE);
    case Qt::Key_PageDown:
      return desk_->moveCursor(Direction::SE);
    default:
      return;
  }
}

void MapItem::keyPressEvent(QKeyEvent* event) {
  constexpr double kScroll = 80;
  const int key = event->key();
  if (desk_ == nullptr) {
    return event->ignore();
  }
  if (key == terrain_key_) {
    return desk_->setTerrainOnly(true);
  }
  switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
      if (desk_->hexCursor()) {
        return walk(key);
      }
      return scrollBy(key == Qt::Key_Left    ? kScroll
                      : key == Qt::Key_Right ? -kScroll
                                             : 0,
                      key == Qt::Key_Up     ? kScroll
                      : key == Qt::Key_Down ? -kScroll
                                            : 0);
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      if (desk_->hexCursor()) {
        return walk(key);
      }
      return event->ignore();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (desk_->plan()->proposing()) {
        desk_->plan()->commit();
        return;
      }
      if (const auto hex = desk_->cursorId()) {
        return desk_->pick(*hex, std::nullopt, Qt::NoModifier, desk_->cursorWater());
      }
      if (desk_->battle()->stage() == QLatin1String{"told"}) {
        return desk_->battle()->dismiss();  // as the button of its card says
      }
      return event->ignore();
    case Qt::Key_Escape:
      if (dragging_ || desk_->stroking()) {
        return give_up_drag();
      }
      return desk_->hexCursor() ? desk_->setHexCursor(false) : desk_->clear();
    case Qt::Key_Shift:
      // With another one it is part of a key that does something else.
      shift_held_ = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
      return desk_->setMeasuring(shift_held_);
    case Qt::Key_Control:
    case Qt::Key_Alt:
      shift_held_ = false;
      return desk_->setMeasuring(false);
    default:
      event->ignore();
  }
}

void MapItem::keyReleaseEvent(QKeyEvent* event) {
  if (event->isAutoRepeat() || desk_ == nullptr) {
    return event->ignore();
  }
  if (event->key() == terrain_key_) {
    desk_->setTerrainOnly(false);
  } else if (event->key() == Qt::Key_Shift) {
    shift_held_ = false;
    desk_->setMeasuring(false);
  } else {
    event->ignore();
  }
}

void MapItem::focusOutEvent(QFocusEvent* event) {
  QQuickItem::focusOutEvent(event);
  // The keys held down are let go elsewhere.
  shift_held_ = false;
  if (desk_ != nullptr) {
    desk_->setMeasuring(false);
    desk_->setTerrainOnly(false);
  }
}

}  // namespace mapview
