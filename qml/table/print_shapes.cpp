#include "qml/table/print_shapes.h"

#include "qml/table/print_pieces.h"
#include "qml/table/print_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>

namespace tableview {

namespace {

namespace iron = core::ironclad;
namespace coast = core::coastal;

class ShapesSay {
  Q_DECLARE_TR_FUNCTIONS(PrintShapes)
};

constexpr double kAround = 15;  // outside a shape, for the figures
constexpr double kSectorStep = 15;
constexpr double kRingDepth = 2.5;  // inches of a sector that are printed
constexpr double kWholeCircle = 360;

/// Inches along the edge, from where the ship starts.
void edge_ticks(PrintSheet& sheet, QPointF middle, double radius, double from, double degrees) {
  const double length = radians(degrees) * radius;
  for (int half = 0; half * kInchPoints / 2 <= length + 0.01; ++half) {
    const double along = half * kInchPoints / 2;
    const double angle = from + along / radius * 180 / std::numbers::pi;
    const bool whole = half % 2 == 0;
    sheet.line(polar(middle, radius, angle), polar(middle, radius - (whole ? 7 : 4), angle), 0.5);
    if (whole && half > 0) {
      const QPointF at = polar(middle, radius - 13, angle);
      sheet.words({at.x() - 8, at.y() - 4, 16, 8}, QStringLiteral("%1\"").arg(half / 2),
                  tick_type(), Qt::AlignCenter);
    }
  }
}

QString circle_size(const CircleTemplate& circle) {
  return ShapesSay::tr("%1 · radius %2\"").arg(circle.title).arg(circle.radius);
}

Piece whole_circle(const CircleTemplate& circle) {
  const double radius = circle.radius * kInchPoints;
  const double wide = std::max(2 * radius, 130.0);
  return {{wide + 6, 2 * radius + kCaption + 14},
          [circle, radius, wide](PrintSheet& sheet, QPointF at) {
            const QPointF middle{at.x() + 3 + wide / 2, at.y() + 3 + radius};
            QPainterPath path;
            path.addEllipse(middle, radius, radius);
            sheet.add({path, 0.8, inks::kBlack, {}, false, QStringLiteral("circle")});
            sheet.line(middle - QPointF{5, 0}, middle + QPointF{5, 0}, 0.5);
            sheet.line(middle - QPointF{0, 5}, middle + QPointF{0, 5}, 0.5);
            // One inch before the edge closes the next figure would meet the first.
            const double last = kWholeCircle - kInchPoints * 0.45 / radius * 180 / std::numbers::pi;
            edge_ticks(sheet, middle, radius, 0, last);
            caption(sheet, {at.x(), middle.y() + radius + 4, wide + 6, kCaption + 8},
                    circle_size(circle), circle.ships);
          }};
}

/// Part of a ring: its outer edge is the course, and what lies far inside is left off.
Piece sector(const CircleTemplate& circle, double width) {
  const double radius = circle.radius * kInchPoints;
  const double inner = std::max(0.0, radius - kRingDepth * kInchPoints);
  double degrees = kSectorStep;
  while (degrees + kSectorStep <= 180 &&
         2 * radius * std::sin(radians((degrees + kSectorStep) / 2)) <= width - 2) {
    degrees += kSectorStep;
  }
  const double wide = 2 * radius * std::sin(radians(degrees / 2));
  const double tall = radius - inner * std::cos(radians(degrees / 2));
  return {{wide, tall + 2}, [circle, radius, inner, degrees, wide](PrintSheet& sheet, QPointF at) {
            const QPointF middle{at.x() + wide / 2, at.y() + radius + 1};
            QPainterPath ring = arc_path(middle, radius, -degrees / 2, degrees / 2);
            ring.connectPath(arc_path(middle, inner, degrees / 2, -degrees / 2));
            ring.closeSubpath();
            sheet.add({ring, 0.8, inks::kBlack, {}, false, QStringLiteral("sector")});
            edge_ticks(sheet, middle, radius, -degrees / 2, degrees);
            caption(
                sheet, {middle.x() - wide * 0.3, middle.y() - radius + 60, wide * 0.6, 60},
                circle_size(circle),
                ShapesSay::tr("A sector of %1°: lay its edge along the course and move it on. %2")
                    .arg(degrees)
                    .arg(circle.ships));
          }};
}

Piece burst_piece(const BurstTemplate& burst) {
  const double radius = burst.diameter * kInchPoints / 2;
  constexpr double kWide = 70;
  return {{kWide, 2 * radius + 24}, [burst, radius](PrintSheet& sheet, QPointF at) {
            const QPointF middle{at.x() + kWide / 2, at.y() + radius + 2};
            QPainterPath path;
            path.addEllipse(middle, radius, radius);
            sheet.add({path, 0.8, inks::kBlack, {}, false, QStringLiteral("burst")});
            sheet.line(middle - QPointF{3, 0}, middle + QPointF{3, 0}, 0.4);
            sheet.line(middle - QPointF{0, 3}, middle + QPointF{0, 3}, 0.4);
            sheet.words({at.x(), middle.y() + radius + 4, kWide, 10}, burst.title, {.size = 7},
                        Qt::AlignCenter);
          }};
}

/// Bursts in two columns, below another piece.
Piece with_bursts(Piece above, const std::vector<BurstTemplate>& bursts) {
  constexpr double kCell = 74;
  constexpr double kRow = 86;
  const std::size_t pairs = (bursts.size() + 1) / 2;
  const auto rows = static_cast<double>(pairs);
  const QSizeF size{std::max(above.size.width(), 2 * kCell), above.size.height() + rows * kRow};
  return {size, [above = std::move(above), bursts, size](PrintSheet& sheet, QPointF at) {
            above.draw(sheet, at + QPointF{(size.width() - above.size.width()) / 2, 0});
            const QPointF corner{at.x() + size.width() / 2 - kCell, at.y() + above.size.height()};
            for (std::size_t i = 0; i < bursts.size(); ++i) {
              const std::size_t row = i / 2;
              burst_piece(bursts[i]).draw(
                  sheet, corner + QPointF{i % 2 == 0 ? 0 : kCell, static_cast<double>(row) * kRow});
            }
          }};
}

/// All round but for a sector astern.
ArcTemplate blind_astern(const QString& title, double blind, double reach) {
  return {title, -(180 - blind), 180 - blind, reach};
}

constexpr double kWideReach = 2.5;  // of arcs up to half a circle
constexpr double kLongReach = 5;    // of a port
constexpr double kRoundReach = 1;   // of turrets

/// Names of those who turn on the same radius.
using Turning = std::map<double, QStringList>;

QString names_on(const Turning& turning, double radius) {
  const auto found = turning.find(radius);
  return found == turning.end() ? QString{} : found->second.join(QStringLiteral(", "));
}

}  // namespace

Piece arc_piece(const ArcTemplate& arc) {
  const double radius = arc.reach * kInchPoints;
  const bool whole = arc.to - arc.from >= kWholeCircle;
  // The box of the sector: its tip, its edges, and where it meets the axes.
  QRectF box{0, 0, 0, 0};
  const QPainterPath path = whole ? [&] {
    QPainterPath circle;
    circle.addEllipse(QPointF{0, 0}, radius, radius);
    return circle;
  }()
                                  : sector_path({0, 0}, radius, arc.from, arc.to);
  box = path.boundingRect().adjusted(-2, -kAround + 4, 2, 2);
  const double wide = std::max(box.width(), 108.0);
  return {{wide, box.height() + kCaption + 6},
          [arc, radius, path, box, wide](PrintSheet& sheet, QPointF at) {
            const QPointF tip{at.x() + (wide - box.width()) / 2 - box.left(), at.y() - box.top()};
            sheet.add({path.translated(tip), 0.8, inks::kBlack, inks::kWash, false,
                       QStringLiteral("arc")});
            for (int inch = 1; inch * kInchPoints < radius - 1; ++inch) {
              sheet.add({arc_path(tip, inch * kInchPoints, arc.from, arc.to),
                         0.35,
                         inks::kGrey,
                         {},
                         true,
                         {}});
            }
            // Ahead of the gun's ship, or the port's centre line.
            sheet.line(tip, polar(tip, radius, 0), 0.4, inks::kGrey);
            sheet.words({tip.x() - 20, tip.y() - radius - 9, 40, 8}, ShapesSay::tr("centre line"),
                        tick_type(), Qt::AlignCenter);
            caption(sheet, {at.x(), at.y() + box.height() + 1, wide, kCaption + 4}, arc.title, {});
          }};
}

ArcTemplate about_centre(const QString& title, double half, double reach) {
  return {ShapesSay::tr("%1: %2°").arg(title).arg(2 * half), -half, half, reach};
}

Templates templates_of(const iron::Setting& setting) {
  Templates all;
  const iron::Charts& charts = setting.charts;
  Turning turning;
  for (const iron::ShipSheet& ship : setting.ships) {
    const auto circle = static_cast<std::size_t>(ship.card.circle);
    if (circle < charts.circles.size()) {
      turning[charts.circles.at(circle).radius.decimal()] << print_name(ship.name.str());
    }
  }
  for (std::size_t i = 0; i < charts.circles.size(); ++i) {
    const double radius = charts.circles.at(i).radius.decimal();
    all.circles.push_back(
        {ShapesSay::tr("Circle %1").arg(circle_words(static_cast<iron::Circle>(i))), radius,
         names_on(turning, radius)});
  }
  const iron::Arcs& arcs = charts.arcs;
  if (arcs.pivot.half == arcs.fort.half) {
    all.arcs.push_back(
        about_centre(ShapesSay::tr("Pivot gun (P), fort gun (F)"), arcs.pivot.half, kWideReach));
  } else {
    all.arcs.push_back(about_centre(ShapesSay::tr("Pivot gun (P)"), arcs.pivot.half, kWideReach));
    all.arcs.push_back(about_centre(ShapesSay::tr("Fort gun (F)"), arcs.fort.half, kWideReach));
  }
  all.arcs.push_back(about_centre(ShapesSay::tr("Port (B, S, L, R, BP, SP)"),
                                  setting.options.port_arc_deg, kLongReach));
  all.arcs.push_back(
      blind_astern(ShapesSay::tr("Turret (T): %1°").arg(kWholeCircle - arcs.turret.blind),
                   arcs.turret.blind / 2.0, kRoundReach));
  all.arcs.push_back(blind_astern(
      ShapesSay::tr("Turret of two (T1, T2): %1°").arg(kWholeCircle - 2 * arcs.turret_of_two.blind),
      arcs.turret_of_two.blind, kRoundReach));
  for (const iron::Mortar& mortar : charts.mortars) {
    all.bursts.push_back({mortar.bore
                              ? ShapesSay::tr("%1 mortar: %2")
                                    .arg(print_inches(core::table::Inches::ratio(*mortar.bore, 10)),
                                         print_inches(mortar.burst))
                              : ShapesSay::tr("smaller mortar: %1").arg(print_inches(mortar.burst)),
                          mortar.burst.decimal()});
  }
  return all;
}

Templates templates_of(const coast::Setting& setting) {
  Templates all;
  const coast::Charts& charts = setting.charts;
  Turning turning;
  for (const coast::ShipSheet& ship : setting.ships) {
    if (!ship.any_radius && !ship.towed_craft) {
      turning[ship.radius.decimal()] << print_name(ship.name.str());
    }
  }
  auto radii = charts.radii;
  std::ranges::sort(radii);
  for (const core::table::Inches& each : radii) {
    const double radius = each.decimal();
    all.circles.push_back({ShapesSay::tr("Turning radius"), radius, names_on(turning, radius)});
  }
  all.arcs.push_back(
      about_centre(ShapesSay::tr("Pivot gun, fort gun"), charts.arcs.pivot, kWideReach));
  all.arcs.push_back(
      about_centre(ShapesSay::tr("All other guns"), setting.options.port_arc_deg, kLongReach));
  all.arcs.push_back(about_centre(ShapesSay::tr("Bow or stern shot [RC-285]"),
                                  setting.options.end_on_deg, kWideReach));
  const core::table::Arc quarter = core::table::arc_of(core::table::Quarter::Ahead);
  all.arcs.push_back(about_centre(ShapesSay::tr("Quarter of a turret [RC-262]"),
                                  quarter.half / double{core::table::Heading::kDegree},
                                  kWideReach));
  return all;
}

void lay_out(PrintPages& pages, const Templates& templates) {
  std::vector<Piece> circles;
  for (const CircleTemplate& circle : templates.circles) {
    const double width = pages.paper().room().width();
    circles.push_back(2 * circle.radius * kInchPoints + 6 <= width ? whole_circle(circle)
                                                                   : sector(circle, width));
  }
  if (!templates.bursts.empty()) {
    circles.back() = with_bursts(std::move(circles.back()), templates.bursts);
  }
  lay_out_pieces(pages,
                 templates.bursts.empty() ? ShapesSay::tr("Turning circles, full size")
                                          : ShapesSay::tr("Turning circles and bursts, full size"),
                 std::move(circles));
  std::vector<Piece> arcs;
  for (const ArcTemplate& arc : templates.arcs) {
    arcs.push_back(arc_piece(arc));
  }
  lay_out_pieces(pages, ShapesSay::tr("Arcs of fire, full size"), std::move(arcs));
}

}  // namespace tableview
