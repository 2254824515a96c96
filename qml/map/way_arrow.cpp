#include "qml/map/way_arrow.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mapview {

Sprite way_arrow(const QPolygonF& line, const WayLook& look, double pixels) {
  const double room = 0.4 * std::max(1.0, look.weight);
  const QRectF box = line.boundingRect().adjusted(-room, -room, room, room);
  return sprite(box, pixels, true, [&](QPainter& painter) {
    const double width = look.weight * std::max(0.09, 3.0 / pixels);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen{look.casing, width + 3.5 / pixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPolyline(line);
    if (look.lining.isValid()) {
      painter.setPen(
          QPen{look.lining, width + 1.8 / pixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
      painter.drawPolyline(line);
    }
    QPen dashes{look.colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    if (look.dashed) {
      dashes.setDashPattern({1.5, 0.9});
    }
    painter.setPen(dashes);
    painter.drawPolyline(line);
    const QPointF tip = line.back();
    const QPointF before = line.at(line.size() - 2);
    const QPointF way = tip - before;
    const QPointF unit = way / std::max(0.01, std::hypot(way.x(), way.y()));
    const QPointF across{-unit.y(), unit.x()};
    const double head = look.weight * std::max(0.3, 10 / pixels);
    painter.setPen(QPen{look.lining.isValid() ? look.lining : look.casing, 1.3 / pixels});
    painter.setBrush(look.colour);
    painter.drawPolygon(QPolygonF{{tip + unit * head * 0.4, tip - unit * head + across * head * 0.6,
                                   tip - unit * head - across * head * 0.6}});
  });
}

}  // namespace mapview
