#include "qml/field/field_painter.h"

#include "core/field/guns.h"
#include "qml/field/strokes.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace fieldview {

namespace {

using core::board::Side;
using core::field::Figure;
using core::field::FigureKind;
using core::field::TroopType;
using core::field::Unit;
using core::table::Point;

}  // namespace

QRectF FieldPainter::table() const {
  return QRectF{placing_.at(0, battle().depth.decimal()), placing_.at(battle().width.decimal(), 0)}
      .normalized();
}

QPolygonF FieldPainter::polygon(core::table::Corners corners) const {
  QPolygonF all;
  for (const Point corner : corners) {
    all << placing_.at(corner);
  }
  return all;
}

QPainterPath FieldPainter::path(const std::vector<Point>& points) const {
  QPainterPath all;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const QPointF at = placing_.at(points[i]);
    i == 0 ? all.moveTo(at) : all.lineTo(at);
  }
  return all;
}

void FieldPainter::paint_figure(QPainter& painter, const Unit& unit, const Figure& figure,
                                const QPolygonF& base) const {
  const bool blue = unit.side == Side::Union;
  const QColor coat = blue ? look_->union_coat : look_->confederate_coat;
  const QColor line = blue ? look_->union_line : look_->confederate_line;
  const QPointF middle = (base[0] + base[2]) / 2;
  const double size =
      std::min(QLineF{base[0], base[1]}.length(), QLineF{base[1], base[2]}.length());
  const bool mounted = core::field::is_mounted(unit, figure);
  painter.setPen(QPen{blue ? look_->ink : line, 0.8});
  painter.setBrush(coat);
  if (size < 4) {
    painter.drawPolygon(base);
    return;
  }
  painter.setBrush(faded(look_->halo, 0.9));
  painter.drawPolygon(base);
  const double r = size * 0.36;
  if (mounted) {  // a horse beneath him, longer than wide
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_->horse);
    QPolygonF horse;
    const QPointF front = (base[0] + base[1]) / 2;
    const QPointF back = (base[2] + base[3]) / 2;
    const QPointF side = (base[1] - base[0]) * 0.28;
    horse << middle + (front - middle) * 0.9 << middle + (front - middle) * 0.3 + side
          << middle + (back - middle) * 0.85 + side << middle + (back - middle) * 0.85 - side
          << middle + (front - middle) * 0.3 - side;
    painter.drawPolygon(horse);
  }
  painter.setPen(QPen{blue ? look_->ink : line, std::max(0.8, size * 0.08)});
  painter.setBrush(coat);
  switch (figure.kind) {
    case FigureKind::Man:
      painter.drawEllipse(middle, r, r);
      break;
    case FigureKind::Gunner: {
      painter.drawEllipse(middle, r, r);
      painter.setPen(QPen{line, std::max(1.0, size * 0.12)});
      painter.drawLine(middle - QPointF{r, 0}, middle + QPointF{r, 0});
      break;
    }
    case FigureKind::Driver:
      painter.drawRect(QRectF{middle - QPointF{r, r}, QSizeF{2 * r, 2 * r}});
      break;
    case FigureKind::Officer:
    case FigureKind::Colonel: {
      QPolygonF diamond;
      const double s = r * 1.25;
      diamond << middle + QPointF{0, -s} << middle + QPointF{s, 0} << middle + QPointF{0, s}
              << middle + QPointF{-s, 0};
      painter.drawPolygon(diamond);
      painter.setPen(Qt::NoPen);
      painter.setBrush(line);
      painter.drawEllipse(middle, r * 0.4, r * 0.4);
      if (figure.kind == FigureKind::Colonel) {
        painter.setPen(QPen{line, std::max(1.0, size * 0.1)});
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, r * 0.75, r * 0.75);
      }
      break;
    }
  }
}

void FieldPainter::paint_unit(QPainter& painter, std::size_t number, const DrawnUnit& drawn) const {
  const Unit& unit = desk_->seen().units[number];
  if (!unit.on_table()) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (unit.hidden) {
    painter.setOpacity(0.55);
  }
  // On its way it goes as it will stand.
  const QPointF stands = placing_.at(unit.pose.at);
  const QPointF is = placing_.at(drawn.placed.x, drawn.placed.y);
  const double turn = drawn.placed.heading - unit.pose.heading.decimal();
  if (std::abs(turn) > 0.01 || (is - stands).manhattanLength() > 0.1) {
    QTransform way;
    way.translate(is.x(), is.y());
    way.rotate(turn);
    way.translate(-stands.x(), -stands.y());
    painter.setTransform(way, true);
  }
  const bool blue = unit.side == Side::Union;
  for (const auto& body : desk_->bodies(number)) {
    const QPolygonF base = polygon(body.corners);
    if (drawn.selected || drawn.hovered) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen{drawn.selected ? look_->selected : faded(look_->selected, 0.5),
                          drawn.selected ? 4.0 : 2.0});
      painter.drawPolygon(base);
    }
    if (body.figure) {
      paint_figure(painter, unit, unit.figures[*body.figure], base);
      continue;
    }
    // A gun, a team, a wagon or a boat.
    painter.setPen(QPen{blue ? look_->union_coat : look_->confederate_line, 1.6});
    painter.setBrush(faded(look_->halo, 0.9));
    painter.drawPolygon(base);
    const QPointF front = (base[0] + base[1]) / 2;
    const QPointF back = (base[2] + base[3]) / 2;
    const QPointF across = (base[1] - base[0]) * 0.42;
    painter.setPen(QPen{look_->gun, std::max(2.0, scale() * 0.16), Qt::SolidLine, Qt::RoundCap});
    if (unit.muster.type == TroopType::Battery &&
        unit.formation != core::field::Formation::Limbered) {
      painter.drawLine(front, back + (front - back) * 0.35);
      const QPointF axle = back + (front - back) * 0.55;
      painter.setPen(QPen{look_->gun, std::max(1.5, scale() * 0.1)});
      painter.drawLine(axle - across, axle + across);
      painter.drawLine(axle - across - (front - back) * 0.15,
                       axle - across + (front - back) * 0.15);
      painter.drawLine(axle + across - (front - back) * 0.15,
                       axle + across + (front - back) * 0.15);
    } else {
      painter.setPen(Qt::NoPen);
      painter.setBrush(look_->horse);
      for (const double part : {0.12, 0.32, 0.52}) {
        const QPointF at = front + (back - front) * part;
        painter.drawEllipse(at - across * 0.5, scale() * 0.2, scale() * 0.2);
        painter.drawEllipse(at + across * 0.5, scale() * 0.2, scale() * 0.2);
      }
      painter.setPen(QPen{look_->gun, std::max(2.0, scale() * 0.16)});
      painter.drawLine(back, back + (front - back) * 0.25);
    }
  }
  for (const Figure& figure : unit.figures) {
    if (is_housed(figure)) {
      const QPointF at = placing_.at(figure.at);
      painter.setPen(QPen{drawn.selected ? look_->selected : look_->ink, drawn.selected ? 2.5 : 1});
      painter.setBrush(blue ? look_->union_coat : look_->confederate_coat);
      painter.drawEllipse(at, std::max(2.0, scale() * 0.2), std::max(2.0, scale() * 0.2));
    }
  }
  // Where it faces.
  const double heading = unit.pose.heading.decimal();
  const QPointF tip = stands + along(heading, std::max(8.0, scale() * 0.9));
  const QPointF foot = stands + along(heading, std::max(3.0, scale() * 0.3));
  const QPointF aside = along(heading + 90, std::max(4.0, scale() * 0.35));
  painter.setPen(QPen{look_->ink, 1});
  painter.setBrush(unit.bad > 0 ? look_->refused
                   : blue       ? look_->union_coat
                                : look_->confederate_coat);
  painter.drawPolygon(QPolygonF{{tip, foot + aside, foot - aside}});
  painter.restore();
}

void FieldPainter::paint_generals(QPainter& painter, int selected) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const auto& state = desk_->seen();
  const double r = std::max(5.0, scale() * 0.5);
  const auto star = [&](QPointF at, double size, const QColor& fill, const QColor& line) {
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
      points << at + along(i * 36.0, i % 2 == 0 ? size : size * 0.45);
    }
    painter.setPen(QPen{line, 1.2});
    painter.setBrush(fill);
    painter.drawPolygon(points);
  };
  for (std::size_t i = 0; i < state.generals.size(); ++i) {
    const auto& general = state.generals[i];
    if (!general.alive || general.where != core::field::Where::OnTable) {
      continue;
    }
    const QPointF at = placing_.at(general.at);
    const bool blue = general.side == Side::Union;
    painter.setPen(
        QPen{selected == kFirstGeneral + static_cast<int>(i) ? look_->selected : look_->ink,
             selected == kFirstGeneral + static_cast<int>(i) ? 4.0 : 1.2});
    painter.setBrush(look_->halo);
    painter.drawEllipse(at, r, r);
    star(at, r * 0.9, blue ? look_->union_coat : look_->confederate_coat,
         blue ? look_->ink : look_->confederate_line);
    if (general.rides_to) {
      paint_way(painter, general.at, *general.rides_to, false);
    }
  }
  for (const auto& courier : state.couriers) {
    const QPointF at = placing_.at(courier.at);
    painter.setPen(QPen{look_->ink, 1});
    painter.setBrush(courier.side == Side::Union ? look_->union_coat : look_->confederate_coat);
    const double s = std::max(4.0, scale() * 0.35);
    painter.drawRect(QRectF{at - QPointF{s, s * 0.7}, QSizeF{2 * s, 1.4 * s}});
    painter.drawLine(at + QPointF{-s, -s * 0.7}, at);
    painter.drawLine(at + QPointF{s, -s * 0.7}, at);
  }
}

QRectF FieldPainter::bounds_of(std::size_t number) const {
  QRectF all;
  for (const auto& body : desk_->bodies(number)) {
    all |= polygon(body.corners).boundingRect();
  }
  return all;
}

void FieldPainter::paint_name(QPainter& painter, std::size_t number, const DrawnUnit& drawn,
                              tableview::WordRoom& room) const {
  const Unit& unit = desk_->seen().units[number];
  if (!unit.on_table()) {
    return;
  }
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(std::clamp(scale() * 0.8, 9.0, 15.0)));
  font.setBold(drawn.selected);
  const QString text = desk_->name_of(static_cast<int>(number));
  const QFontMetricsF metrics{font};
  const QSizeF size{metrics.horizontalAdvance(text) + 6, metrics.height()};
  const QPointF stands = placing_.at(drawn.placed.x, drawn.placed.y);
  const QPointF behind = stands + along(drawn.placed.heading + 180, scale() * 1.8 + size.height());
  const QRectF place = room.place(
      {behind.x() - size.width() / 2, behind.y() - size.height() / 2, size.width(), size.height()});
  const bool blue = unit.side == Side::Union;
  painter.setFont(font);
  painter.setPen(QPen{drawn.acts ? look_->selected : faded(look_->ink, 0.5), drawn.acts ? 1.6 : 0.8,
                      unit.hidden ? Qt::DotLine : Qt::SolidLine});
  painter.setBrush(faded(blue ? look_->union_coat : look_->halo, 0.88));
  painter.drawRoundedRect(place, 3, 3);
  painter.setPen(blue ? look_->union_line : look_->confederate_line);
  painter.drawText(place, Qt::AlignCenter, text);
}

}  // namespace fieldview
