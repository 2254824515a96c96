// The ground of a battle on land, houses and stores, and what they are called.
#include "qml/field/field_painter.h"
#include "qml/field/strokes.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <cmath>

namespace fieldview {

namespace {

using core::field::GroundKind;
using core::field::LineKind;

constexpr double kBlot = 0.9;  // inches between trees

}  // namespace

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

}  // namespace fieldview
