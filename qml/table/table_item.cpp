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

void TableItem::look_again() {
  const void* const setting = play_ != nullptr ? play_->setting() : nullptr;
  if (setting != shown_setting_) {
    shown_setting_ = setting;
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
  if (play_ == nullptr || play_->setting() == nullptr || width() < 2 * kMargin + 1) {
    return;
  }
  const auto& battle = play_->setting()->battle;
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
  if (play_ == nullptr || play_->setting() == nullptr) {
    return {};
  }
  const auto ships = static_cast<int>(play_->seen().ships.size());
  if (number < ships) {
    const auto& pose = play_->seen().ships.at(static_cast<std::size_t>(number)).pose;
    return placing_.at(pose.at);
  }
  return placing_.at(play_->setting()->forts.at(static_cast<std::size_t>(number - ships)).middle);
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
  TablePainter{*play_->setting(), table_look(colours), placing_}.paint_ground(
      painter, play_->asked() == core::board::Side::Confederate);
}

std::vector<ShownShip> TableItem::shown_ships() const {
  std::vector<ShownShip> all;
  const auto& seen = play_->seen();
  for (std::size_t i = 0; i < seen.ships.size(); ++i) {
    ShownShip shown;
    shown.ship = core::ironclad::ShipId{static_cast<std::uint8_t>(i)};
    const Placed placed = play_->placed(shown.ship);
    shown.x = placed.x;
    shown.y = placed.y;
    shown.heading = placed.heading;
    shown.label = QString::fromStdString(play_->setting()->ships[i].name.str());
    if (seen.ships[i].fate == core::ironclad::Fate::Afloat && seen.ships[i].speed != 0) {
      shown.label += QStringLiteral(" · ") + knots_words(seen.ships[i].speed);
    }
    shown.selected = play_->selected() == static_cast<int>(i);
    shown.hovered = hovered_ == static_cast<int>(i);
    shown.can_act = play_->can_act(shown.ship);
    shown.hurt = !seen.hits.empty() && seen.hits.front().ship == shown.ship;
    all.push_back(shown);
  }
  return all;
}

void TableItem::paint_plans(QPainter& painter, const TablePainter& brush) const {
  const auto& setting = *play_->setting();
  const auto& seen = play_->seen();
  for (const auto& laid : seen.laid) {
    for (const auto& shot : laid) {
      brush.paint_shot(painter,
                       placing_.at(core::ironclad::field_of_fire(setting, seen, shot).from),
                       placing_.at(core::ironclad::aiming_point(setting, seen, shot.target)), true);
    }
  }
  if (play_->draft()) {
    brush.paint_course(painter, seen, play_->draft()->move.ship, play_->draft()->move.legs,
                       play_->draft()->refusal.has_value());
  }
  for (const Flash& flash : play_->flashes()) {
    brush.paint_shot(painter, placing_.at(flash.from), placing_.at(flash.to), true);
  }
}

void TableItem::paint(QPainter* painter) {
  if (play_ == nullptr || play_->setting() == nullptr) {
    return;
  }
  paint_ground_if_needed();
  painter->drawImage(QPointF{}, ground_);
  const TablePainter brush{*play_->setting(), table_look(scheme()), placing_};
  const auto& seen = play_->seen();
  const auto ships = static_cast<int>(seen.ships.size());
  const int selected = play_->selected();
  if (arcs_ && selected >= 0 && !play_->showing()) {
    core::ironclad::Shot gun;
    gun.from_fort = selected >= ships;
    const auto number = static_cast<std::uint8_t>(gun.from_fort ? selected - ships : selected);
    gun.ship = core::ironclad::ShipId{number};
    gun.fort = core::ironclad::FortId{number};
    const std::size_t guns =
        gun.from_fort ? seen.fort(gun.fort).guns.size() : seen.ship(gun.ship).guns.size();
    for (std::uint8_t i = 0; i < guns; ++i) {
      gun.gun = i;
      const bool lost =
          gun.from_fort ? seen.fort(gun.fort).guns[i].lost : seen.ship(gun.ship).guns[i].lost;
      // Two that stand and reach alike look alike.
      bool drawn = false;
      for (std::uint8_t before = 0; before < i; ++before) {
        core::ironclad::Shot other = gun;
        other.gun = before;
        const auto& a = core::ironclad::gun_of(*play_->setting(), gun);
        const auto& b = core::ironclad::gun_of(*play_->setting(), other);
        drawn = drawn || (a.mounting == b.mounting && a.type == b.type);
      }
      if (!lost && !drawn) {
        brush.paint_arc(*painter, seen, gun);
      }
    }
  }
  brush.paint_forts(
      *painter, seen,
      selected >= ships
          ? std::optional{core::ironclad::FortId{static_cast<std::uint8_t>(selected - ships)}}
          : std::nullopt);
  const auto shown = shown_ships();
  for (const ShownShip& ship : shown) {
    brush.paint_ship(*painter, seen, ship);
  }
  paint_plans(*painter, brush);
  for (const ShownShip& ship : shown) {
    brush.paint_label(*painter, seen, ship);
  }
  if (ruler_ && selected >= 0 && selected < ships) {
    const auto id = core::ironclad::ShipId{static_cast<std::uint8_t>(selected)};
    const auto from = core::ironclad::measuring_point(*play_->setting(), seen, id);
    const auto to = placing_.point(*ruler_);
    const double inches = core::table::distance(from, to).decimal();
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
  if (play_ != nullptr && play_->setting() != nullptr) {
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
