#include "qml/field/field_painter.h"

#include "core/field/firers.h"
#include "core/field/firing.h"
#include "core/field/guns.h"
#include "core/table/trigonometry.h"
#include "qml/models/wording.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fieldview {

namespace {

using core::board::Side;
using core::field::Figure;
using core::field::FigureKind;
using core::field::GroundKind;
using core::field::LineKind;
using core::field::ShotKind;
using core::field::TroopType;
using core::field::Unit;
using core::table::Point;
using core::table::Pose;

constexpr double kBlot = 0.9;  // inches between trees

QColor faded(QColor colour, double strength) {
  colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
  return colour;
}

/// A step along a heading on the picture, where y goes down.
QPointF along(double heading, double length) {
  const double angle = heading * std::numbers::pi / 180;
  return {std::sin(angle) * length, -std::cos(angle) * length};
}

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

void FieldPainter::words_at(QPainter& painter, QPointF centre, const QString& text,
                            const QColor& ink, double points, bool italic) const {
  QFont font = painter.font();
  font.setPixelSize(std::max(8, static_cast<int>(points)));
  font.setItalic(italic);
  font.setBold(!italic);
  QPainterPath words;
  words.addText({}, font, text);
  words.translate(centre - words.boundingRect().center());
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{faded(look_->halo, 0.85), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
  painter.drawPath(words);
  painter.fillPath(words, ink);
}

// ---- ground ----

void FieldPainter::paint_area(QPainter& painter, const core::field::GroundArea& area) const {
  const QPolygonF shape = polygon(area.polygon);
  const QRectF box = shape.boundingRect();
  painter.setPen(Qt::NoPen);
  switch (area.kind) {
    case GroundKind::Hill: {
      int highest = 1;
      for (const auto& each : battle().areas) {
        highest = std::max(highest, each.level);
      }
      const double part = static_cast<double>(area.level) / highest;
      QColor tint = look_->hill;
      tint.setAlphaF(static_cast<float>(0.35 + 0.45 * part));
      painter.setBrush(tint);
      painter.drawPolygon(shape);
      // The contour, and ticks down the slope strip.
      painter.setPen(QPen{look_->slope_line, 1.4});
      painter.setBrush(Qt::NoBrush);
      painter.drawPolygon(shape);
      painter.setPen(QPen{faded(look_->slope_line, 0.6), 1});
      const double length = 0.6 * scale();
      for (int i = 0; i < shape.size(); ++i) {
        const QLineF line{shape[i], shape[(i + 1) % shape.size()]};
        const double step = 1.2 * scale();
        QLineF normal = line.normalVector().unitVector();
        QPointF out{normal.dx(), normal.dy()};
        if (shape.containsPoint(line.center() + out * 3, Qt::OddEvenFill)) {
          out = -out;
        }
        for (double at = step / 2; at < line.length(); at += step) {
          const QPointF from = line.pointAt(at / line.length());
          if (table().contains(from + out * 2)) {
            painter.drawLine(from, from + out * length);
          }
        }
      }
      break;
    }
    case GroundKind::Woods:
    case GroundKind::Scenic: {
      const bool woods = area.kind == GroundKind::Woods;
      painter.setBrush(faded(woods ? look_->woods : look_->scenic, 0.85));
      painter.drawPolygon(shape);
      painter.save();
      QPainterPath clip;
      clip.addPolygon(shape);
      painter.setClipPath(clip, Qt::IntersectClip);
      const double step = kBlot * scale() * (woods ? 1 : 1.4);
      const double size = step * (woods ? 0.36 : 0.2);
      int row = 0;
      for (double y = box.top() + step / 2; y < box.bottom(); y += step, ++row) {
        for (double x = box.left() + step * (row % 2 == 0 ? 0.4 : 0.9); x < box.right();
             x += step) {
          const QPointF at{x + std::sin(x * 12.9 + y * 7.3) * step * 0.2,
                           y + std::sin(y * 9.1 + x * 3.7) * step * 0.2};
          if (woods) {
            painter.setPen(QPen{look_->leaf, 1});
            painter.setBrush(faded(look_->leaf, 0.35));
            painter.drawEllipse(at, size, size);
          } else {
            painter.setPen(QPen{look_->scenic_line, 1});
            painter.drawLine(at, at + QPointF{-size, -size * 1.5});
            painter.drawLine(at, at + QPointF{size, -size * 1.5});
          }
        }
      }
      painter.restore();
      painter.setPen(QPen{faded(woods ? look_->leaf : look_->scenic_line, 0.8), 1, Qt::DashLine});
      painter.setBrush(Qt::NoBrush);
      painter.drawPolygon(shape);
      break;
    }
    case GroundKind::Swamp: {
      painter.setBrush(faded(look_->swamp, 0.9));
      painter.drawPolygon(shape);
      painter.save();
      QPainterPath clip;
      clip.addPolygon(shape);
      painter.setClipPath(clip, Qt::IntersectClip);
      painter.setPen(QPen{look_->water_line, 1});
      const double step = scale();
      int row = 0;
      for (double y = box.top() + step / 2; y < box.bottom(); y += step * 0.7, ++row) {
        for (double x = box.left() + (row % 2) * step * 0.6; x < box.right(); x += step * 1.2) {
          painter.drawLine(QPointF{x, y}, QPointF{x + step * 0.6, y});
        }
      }
      painter.restore();
      break;
    }
    case GroundKind::Open:
      break;
  }
}

void FieldPainter::paint_line(QPainter& painter, const core::field::GroundLine& line) const {
  const QPainterPath way = path(line.points);
  const double width = std::max(line.width.decimal() * scale(), 2.0);
  painter.setBrush(Qt::NoBrush);
  const auto stroke = [&](const QColor& colour, double wide, Qt::PenStyle style = Qt::SolidLine) {
    painter.setPen(QPen{colour, wide, style, Qt::FlatCap, Qt::RoundJoin});
    painter.drawPath(way);
  };
  switch (line.kind) {
    case LineKind::Road:
      stroke(look_->road_line, std::max(width, scale()) + 2);
      stroke(look_->road, std::max(width, scale()));
      break;
    case LineKind::SunkenRoad:
      stroke(look_->slope_line, std::max(width, scale()) + 4);
      stroke(look_->road, std::max(width, scale()));
      stroke(look_->slope_line, 1.2, Qt::DotLine);
      break;
    case LineKind::Railway:
      stroke(look_->road, std::max(width, scale() * 0.9));
      stroke(look_->gun, 2);
      painter.setPen(
          QPen{look_->gun, std::max(width, scale() * 0.7), Qt::CustomDashLine, Qt::FlatCap});
      {
        QPen ties{look_->gun, std::max(4.0, scale() * 0.6), Qt::CustomDashLine, Qt::FlatCap};
        ties.setDashPattern({0.2, 0.9});
        painter.setPen(ties);
        painter.drawPath(way);
      }
      break;
    case LineKind::Wall:
      stroke(look_->wall, std::max(3.0, scale() * 0.3));
      stroke(look_->halo, 1, Qt::DotLine);
      break;
    case LineKind::Earthwork:
      stroke(look_->earthwork, std::max(4.0, scale() * 0.45));
      stroke(look_->road, 1.2, Qt::DashLine);
      break;
    case LineKind::Fence: {
      stroke(look_->fence, 1.2);
      QPen posts{look_->fence, std::max(4.0, scale() * 0.3), Qt::CustomDashLine, Qt::FlatCap};
      posts.setDashPattern({0.25, 2.5});
      painter.setPen(posts);
      painter.drawPath(way);
      break;
    }
  }
}

void FieldPainter::paint_streams(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  for (const auto& stream : battle().streams) {
    const QPainterPath way = path(stream.points);
    const double width = std::max(stream.width.decimal() * scale(), 3.0);
    painter.setPen(QPen{look_->water_line, width + 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin});
    painter.drawPath(way);
    painter.setPen(QPen{look_->water, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin});
    painter.drawPath(way);
    painter.setPen(QPen{faded(look_->water_line, 0.6), 1, Qt::DashLine});
    painter.drawPath(way);
  }
  for (const auto& crossing : battle().crossings) {
    const auto& stream = battle().streams.at(crossing.stream);
    const double from = crossing.from.decimal();
    const double to = crossing.to.decimal();
    painter.save();
    const QRectF strip =
        crossing.along_y ? QRectF{placing_.at(0, to), placing_.at(battle().width.decimal(), from)}
                         : QRectF{placing_.at(from, battle().depth.decimal()), placing_.at(to, 0)};
    painter.setClipRect(strip.normalized(), Qt::IntersectClip);
    const QPainterPath way = path(stream.points);
    const double width = std::max(stream.width.decimal() * scale(), 3.0);
    painter.setPen(
        QPen{crossing.bridge ? look_->fence : look_->road, width + 4, Qt::SolidLine, Qt::FlatCap});
    painter.drawPath(way);
    painter.setPen(QPen{crossing.bridge ? look_->road : look_->water_line,
                        width + (crossing.bridge ? -2 : 0),
                        crossing.bridge ? Qt::SolidLine : Qt::DotLine, Qt::FlatCap});
    if (crossing.bridge) {
      painter.drawPath(way);
    } else {
      painter.setPen(QPen{look_->water_line, 1.5, Qt::DotLine});
      painter.drawPath(way);
    }
    painter.restore();
  }
}

void FieldPainter::paint_ground(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF all = table();
  painter.fillRect(all, look_->ground);
  painter.save();
  painter.setClipRect(all);
  std::vector<const core::field::GroundArea*> hills;
  for (const auto& area : battle().areas) {
    if (area.kind == GroundKind::Hill) {
      hills.push_back(&area);
    }
  }
  std::ranges::stable_sort(hills, {}, &core::field::GroundArea::level);
  for (const auto* hill : hills) {
    paint_area(painter, *hill);
  }
  for (const auto& area : battle().areas) {
    if (area.kind != GroundKind::Hill) {
      paint_area(painter, area);
    }
  }
  paint_streams(painter);
  for (const auto& line : battle().lines) {
    paint_line(painter, line);
  }
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->edge, 2});
  painter.drawRect(all);
  const double size = std::clamp(scale() * 0.9, 9.0, 20.0);
  for (const auto& area : battle().areas) {
    if (!area.name.str().empty()) {
      words_at(painter, polygon(area.polygon).boundingRect().center(),
               models::words(area.name.str()), faded(look_->ink, 0.75), size, true);
    }
  }
  for (const auto& stream : battle().streams) {
    if (stream.points.size() > 1) {
      const auto middle = (placing_.at(stream.points[0]) + placing_.at(stream.points[1])) / 2;
      words_at(painter, middle, models::words(stream.name.str()), look_->water_line, size, true);
    }
  }
}

void FieldPainter::paint_houses(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const auto& state = desk_->seen();
  for (std::size_t i = 0; i < battle().sections.size(); ++i) {
    const auto& section = battle().sections[i];
    const auto& now = state.sections.at(i);
    const QPolygonF shape = polygon(section.polygon);
    const QPointF middle = shape.boundingRect().center();
    painter.setPen(QPen{look_->house_line, 2, now.ruined ? Qt::DotLine : Qt::SolidLine});
    painter.setBrush(now.ruined ? look_->ruin : look_->house);
    painter.drawPolygon(shape);
    if (!now.ruined) {
      painter.setPen(QPen{faded(look_->house_line, 0.5), 1});
      const QRectF box = shape.boundingRect();
      painter.drawLine(QPointF{box.left(), middle.y()}, QPointF{box.right(), middle.y()});
    }
    if (now.damage > 0 && !now.ruined) {
      words_at(painter, middle + QPointF{0, scale() * 0.7}, QString::number(now.damage),
               look_->refused, std::clamp(scale() * 0.8, 9.0, 18.0), false);
    }
    if (now.burns_since) {
      painter.setPen(QPen{look_->ink, 1});
      painter.setBrush(look_->flame);
      QPolygonF flame;
      const double s = std::max(6.0, scale() * 0.8);
      flame << middle + QPointF{-s * 0.5, s * 0.5} << middle + QPointF{-s * 0.3, -s * 0.3}
            << middle + QPointF{-s * 0.1, 0} << middle + QPointF{0.1 * s, -s}
            << middle + QPointF{s * 0.2, -s * 0.1} << middle + QPointF{s * 0.4, -s * 0.4}
            << middle + QPointF{s * 0.5, s * 0.5};
      painter.drawPolygon(flame);
    }
  }
  for (std::size_t i = 0; i < battle().stores.size(); ++i) {
    const QPointF at = placing_.at(battle().stores[i].at);
    const double s = std::max(4.0, scale() * 0.5);
    const bool burns = state.stores.at(i).burning;
    painter.setPen(QPen{look_->ink, 1.2});
    painter.setBrush(burns ? look_->flame : look_->store);
    const QRectF box{at.x() - s, at.y() - s * 0.7, 2 * s, 1.4 * s};
    painter.drawRect(box);
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.topRight(), box.bottomLeft());
  }
}

// ---- troops ----

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

// ---- what is planned ----

void FieldPainter::paint_way(QPainter& painter, Point from, Point to, bool refused) const {
  const QPointF a = placing_.at(from);
  const QPointF b = placing_.at(to);
  const QColor colour = refused ? look_->refused : look_->ghost;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen{faded(look_->halo, 0.8), 4});
  painter.drawLine(a, b);
  painter.setPen(QPen{colour, 2, Qt::DashLine});
  painter.drawLine(a, b);
}

void FieldPainter::paint_ghost(QPainter& painter, Pose from, const Unit& then, bool refused) const {
  paint_way(painter, from.at, then.pose.at, refused);
  const QColor colour = refused ? look_->refused : look_->ghost;
  for (const auto& body : core::field::bodies_of(desk_->seen_setting().charts, then)) {
    painter.setPen(QPen{colour, 1.4});
    painter.setBrush(faded(colour, 0.28));
    painter.drawPolygon(polygon(body.corners));
  }
  const QPointF at = placing_.at(then.pose.at);
  const double heading = then.pose.heading.decimal();
  painter.setPen(QPen{look_->ink, 1});
  painter.setBrush(colour);
  painter.drawPolygon(QPolygonF{{at + along(heading, std::max(9.0, scale())),
                                 at + along(heading + 90, std::max(4.0, scale() * 0.4)),
                                 at - along(heading + 90, std::max(4.0, scale() * 0.4))}});
}

void FieldPainter::paint_reach(QPainter& painter, const std::vector<Point>& reach) const {
  if (reach.size() < 3) {
    return;
  }
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen{faded(look_->reach, 0.8), 1.4, Qt::DotLine});
  painter.setBrush(faded(look_->reach, 0.1));
  painter.drawPolygon(polygon(reach));
}

void FieldPainter::paint_arc(QPainter& painter, const Unit& unit) const {
  if (unit.muster.arm == core::field::Arm::None || !unit.on_table()) {
    return;
  }
  painter.setRenderHint(QPainter::Antialiasing);
  const double r =
      core::field::musket_range(desk_->seen_setting(), desk_->seen(), unit).decimal() * scale();
  const double half = frontage_of(desk_->seen_setting().charts, unit).decimal() / 2 * scale();
  const double heading = unit.pose.heading.decimal();
  const double arc = core::field::kMusketArc / static_cast<double>(core::table::Heading::kDegree);
  const QPointF middle = placing_.at(unit.pose.at);
  const QPointF left = middle - along(heading + 90, half);
  const QPointF right = middle + along(heading + 90, half);
  QPainterPath all{left};
  // Qt counts from the right against the clock.
  const QRectF round_left{left.x() - r, left.y() - r, 2 * r, 2 * r};
  const QRectF round_right{right.x() - r, right.y() - r, 2 * r, 2 * r};
  all.arcTo(round_left, 90 - heading + arc, -arc);
  all.arcTo(round_right, 90 - heading, -arc);
  all.lineTo(right);
  all.closeSubpath();
  painter.setPen(QPen{faded(look_->arc, 0.9), 1.4, Qt::DashLine});
  painter.setBrush(faded(look_->arc, 0.08));
  painter.save();
  painter.setClipRect(table(), Qt::IntersectClip);
  painter.drawPath(all);
  painter.restore();
}

void FieldPainter::paint_shot(QPainter& painter, const core::field::ShotLay& lay,
                              double strength) const {
  const auto& charts = desk_->seen_setting().charts;
  painter.save();
  painter.setClipRect(table(), Qt::IntersectClip);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(strength);
  const QPointF muzzle = placing_.at(lay.muzzle.at);
  const double heading = lay.muzzle.heading.decimal();
  const QPointF unit = along(heading, 1);
  const QPointF side = along(heading + 90, 1);
  const auto quad = [&](double from, double to, double near, double far) {
    return QPolygonF{{muzzle + unit * from - side * near, muzzle + unit * to - side * far,
                      muzzle + unit * to + side * far, muzzle + unit * from + side * near}};
  };
  switch (lay.kind) {
    case ShotKind::Ball:
      if (lay.sleeve > core::table::Inches{}) {
        painter.setPen(QPen{look_->ink, 1});
        painter.setBrush(faded(look_->stick[2], 0.5));
        const double middle = lay.sleeve.decimal() * scale();
        painter.drawPolygon(
            quad(std::max(0.0, middle - 2 * scale()), middle + 2 * scale(), scale(), scale()));
        break;
      }
      for (const auto& band : charts.stick.bands) {
        const bool falls = lay.die > 0 && charts.stick.die.at(
                                              static_cast<std::size_t>(lay.die - 1)) == band.colour;
        painter.setPen(QPen{look_->ink, falls ? 2.0 : 0.8});
        painter.setBrush(faded(look_->stick.at(static_cast<std::size_t>(band.colour)),
                               lay.die == 0 || falls ? 0.8 : 0.25));
        const double width = (falls ? 0.45 : 0.3) * scale();
        painter.drawPolygon(
            quad(band.from.decimal() * scale(), band.to.decimal() * scale(), width, width));
      }
      break;
    case ShotKind::Canister: {
      const auto& last = charts.canister.back();
      const double slope = last.width.decimal() / 2 / last.to.decimal();
      double strong = 0.55;
      for (const auto& part : charts.canister) {
        painter.setPen(QPen{look_->ink, 1});
        painter.setBrush(faded(look_->refused, strong));
        const double from = part.from.decimal() * scale();
        const double to = part.to.decimal() * scale();
        painter.drawPolygon(quad(from, to, from * slope, to * slope));
        strong -= 0.17;
      }
      break;
    }
    case ShotKind::Shell: {
      const QPointF aim = placing_.at(lay.aim);
      const double rim = charts.burst.rim.decimal() * scale();
      const double centre = charts.burst.centre.decimal() * scale();
      using core::field::Sector;
      const auto hit =
          lay.die > 0 ? std::optional{charts.burst.die.at(static_cast<std::size_t>(lay.die - 1))}
                      : std::nullopt;
      const std::array<std::pair<Sector, double>, 4> quarters{
          {{Sector::Far, 0}, {Sector::Right, 90}, {Sector::Near, 180}, {Sector::Left, 270}}};
      for (const auto& [sector, turn] : quarters) {
        painter.setPen(QPen{look_->ink, 1});
        painter.setBrush(faded(look_->flame, hit == sector ? 0.75 : 0.2));
        painter.drawPie(QRectF{aim.x() - rim, aim.y() - rim, 2 * rim, 2 * rim},
                        static_cast<int>((90 - heading - turn - 45) * 16), 90 * 16);
      }
      painter.setBrush(faded(look_->stick[2], hit == Sector::Centre ? 0.95 : 0.4));
      painter.drawEllipse(aim, centre, centre);
      painter.setPen(QPen{look_->ink, 1, Qt::DotLine});
      painter.drawLine(muzzle, aim);
      break;
    }
  }
  painter.restore();
}

void FieldPainter::paint_aim_line(QPainter& painter, Point from, Point to) const {
  const QPointF a = placing_.at(from);
  const QPointF b = placing_.at(to);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen{faded(look_->halo, 0.8), 3});
  painter.drawLine(a, b);
  painter.setPen(QPen{look_->refused, 1.5, Qt::DotLine});
  painter.drawLine(a, b);
  painter.drawEllipse(b, 4, 4);
}

void FieldPainter::paint_fallen(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const double s = std::max(3.0, scale() * 0.25);
  for (const Point each : desk_->fallen()) {
    const QPointF at = placing_.at(each);
    painter.setPen(QPen{look_->halo, 4});
    painter.drawLine(at + QPointF{-s, -s}, at + QPointF{s, s});
    painter.drawLine(at + QPointF{-s, s}, at + QPointF{s, -s});
    painter.setPen(QPen{look_->fallen, 2});
    painter.drawLine(at + QPointF{-s, -s}, at + QPointF{s, s});
    painter.drawLine(at + QPointF{-s, s}, at + QPointF{s, -s});
  }
}

void FieldPainter::paint_cross(QPainter& painter, Point at) const {
  const QPointF middle = placing_.at(at);
  const double arm = std::max(9.0, scale());
  for (const auto& [colour, width] :
       {std::pair{faded(look_->halo, 0.9), 5.0}, std::pair{look_->selected, 2.0}}) {
    painter.setPen(QPen{colour, width});
    painter.drawLine(middle - QPointF{arm, 0}, middle + QPointF{arm, 0});
    painter.drawLine(middle - QPointF{0, arm}, middle + QPointF{0, arm});
  }
}

void FieldPainter::paint_picked(QPainter& painter, Point at) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->selected, 3});
  painter.drawEllipse(placing_.at(at), scale() * 0.5, scale() * 0.5);
}

}  // namespace fieldview
