#include "qml/table/table_item.h"

#include "core/table/trigonometry.h"

#include <QHoverEvent>
#include <QPainter>
#include <QtQml>

#include <utility>

namespace tableview {

namespace {

constexpr double kBesideHull = 10;  // pixels that still mean it

}  // namespace

TableItem::TableItem(QQuickItem* parent) : MatchItem{kBesideHull, parent} {}

bool TableItem::has_table() const { return play_ != nullptr && play_->picture().battle != nullptr; }

std::optional<QSizeF> TableItem::table_size() const {
  if (!has_table()) {
    return std::nullopt;
  }
  const auto& battle = *play_->picture().battle;
  return QSizeF{battle.width.decimal(), battle.depth.decimal()};
}

QPointF TableItem::placeOf(int number) const {
  if (!has_table()) {
    return {};
  }
  const TablePicture& picture = play_->picture();
  return picture.is_ship(number)   ? placing().at(picture.ship(number).pose.at)
         : picture.is_fort(number) ? placing().at(picture.fort(number).footprint.middle)
                                   : QPointF{};
}

QPointF TableItem::placeOfDraft() const {
  return play_ != nullptr && play_->draft() ? placing().at(play_->draft()->end.at) : QPointF{};
}

// ---- the picture ----

/// Forgets the ground that is painted when more or less of it is known.
void TableItem::look_at_ground() {
  const TablePicture& picture = play_->picture();
  std::vector<core::table::GroundKind> kinds;
  for (const auto& area : picture.battle->areas) {
    kinds.push_back(picture.knows_mines || area.kind != core::table::GroundKind::DummyMines
                        ? area.kind
                        : core::table::GroundKind::RealMines);
  }
  if (ground_kinds_ != kinds) {
    ground_kinds_ = std::move(kinds);
    forget_ground();
  }
}

void TableItem::draw_ground(QPainter& painter, int scheme) const {
  TablePainter{play_->picture(), table_look(scheme), placing()}.paint_ground(painter);
}

Drawn TableItem::drawn(int ship) const {
  const Placed placed = play_->placed(ship);
  return {placed.x, placed.y, placed.heading, play_->selected() == ship, hovered() == ship};
}

void TableItem::paint_plans(QPainter& painter, const TablePainter& brush) const {
  const TablePicture& picture = play_->picture();
  const Placing placing = this->placing();
  const auto& draft = play_->draft();
  for (const Flash& laid : picture.laid) {
    brush.paint_shot(painter, placing.at(laid.from), placing.at(laid.to), true);
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
    brush.paint_shot(painter, placing.at(flash.from), placing.at(flash.to), true);
  }
}

void TableItem::paint(QPainter* painter) {
  if (!has_table()) {
    return;
  }
  look_at_ground();
  paint_ground(*painter);
  const TablePicture& picture = play_->picture();
  const Placing placing = this->placing();
  const TablePainter brush{picture, table_look(scheme()), placing};
  const int selected = play_->selected();
  if (arcs() && !play_->showing()) {
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
    const double inches = core::table::distance(from, placing.point(*ruler_)).decimal();
    brush.paint_ruler(*painter, placing.at(from), *ruler_, tr("%1\"").arg(inches, 0, 'f', 1));
  }
}

// ---- the mouse ----

bool TableItem::picks_up(QPointF at) {
  return play_ != nullptr && play_->press(point(at), finger());
}

void TableItem::carry(QPointF to, Qt::KeyboardModifiers /*keys*/) { play_->drag(point(to)); }

void TableItem::click(QPointF at) {
  if (play_ != nullptr) {
    play_->click(point(at), finger());
  }
}

int TableItem::found_at(core::table::Point at) const { return play_->at(at, finger()); }

void TableItem::hoverMoveEvent(QHoverEvent* event) {
  MatchItem::hoverMoveEvent(event);
  const bool measures = event->modifiers().testFlag(Qt::ShiftModifier);
  if (has_table() && (measures || ruler_)) {
    ruler_ = measures ? std::optional{event->position()} : std::nullopt;
    update();
  }
}

void TableItem::hoverLeaveEvent(QHoverEvent* event) {
  ruler_.reset();
  MatchItem::hoverLeaveEvent(event);
}

}  // namespace tableview
