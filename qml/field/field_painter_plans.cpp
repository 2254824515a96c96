// What is planned, aimed and reached in a battle on land, shots as they lie, and who has fallen.
#include "core/field/firers.h"
#include "core/field/firing.h"
#include "core/field/guns.h"
#include "core/table/trigonometry.h"
#include "qml/field/field_painter.h"
#include "qml/field/strokes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace fieldview {

namespace {

using core::field::ShotKind;
using core::field::Unit;
using core::table::Point;
using core::table::Pose;

}  // namespace

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
