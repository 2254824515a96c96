#include "qml/map/counter_symbols.h"

#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace mapview {

namespace {

using core::rulebook::PieceKind;

/// Draws in a box two units wide and one and a half high, its middle at the origin.
class Pencil {
 public:
  Pencil(QPainter& painter, const QRectF& box, const QColor& ink, const QColor& paper)
      : painter_{painter}, ink_{ink}, paper_{paper} {
    painter_.save();
    painter_.translate(box.center());
    scale_ = std::min(box.width() / 2.0, box.height() / 1.5);
    painter_.scale(scale_, scale_);
    hollow();
  }

  ~Pencil() { painter_.restore(); }

  Pencil(const Pencil&) = delete;
  Pencil& operator=(const Pencil&) = delete;

  void hollow() {
    painter_.setPen(QPen{ink_, width(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter_.setBrush(Qt::NoBrush);
  }

  void solid() {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(ink_);
  }

  void paper() {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(paper_);
  }

  void line(double x1, double y1, double x2, double y2) {
    painter_.drawLine(QPointF{x1, y1}, QPointF{x2, y2});
  }

  void rect(double x, double y, double w, double h) { painter_.drawRect(QRectF{x, y, w, h}); }

  void disc(double x, double y, double r) { painter_.drawEllipse(QPointF{x, y}, r, r); }

  void polygon(std::initializer_list<QPointF> points) {
    painter_.drawPolygon(QPolygonF{QList<QPointF>{points}});
  }

  void polyline(std::initializer_list<QPointF> points) {
    painter_.drawPolyline(QPolygonF{QList<QPointF>{points}});
  }

  void unit_box() { rect(-0.95, -0.65, 1.9, 1.3); }

  void wave(double y) {
    QPainterPath path;
    path.moveTo(-1, y);
    for (int at = 0; at < 4; ++at) {
      path.quadTo(-1 + at * 0.5 + 0.25, y + (at % 2 == 0 ? 0.16 : -0.16), -0.5 + at * 0.5, y);
    }
    painter_.drawPath(path);
  }

 private:
  [[nodiscard]] double width() const { return std::max(0.13, 1.0 / scale_); }

  QPainter& painter_;
  QColor ink_;
  QColor paper_;
  double scale_{};
};

void headquarters(Pencil& pencil, int crosses, bool cavalry) {
  pencil.rect(-0.95, -0.4, 1.9, 1.05);
  pencil.line(-0.95, 0.65, -0.95, 0.95);
  if (cavalry) {
    pencil.line(-0.95, 0.65, 0.95, -0.4);
  }
  pencil.solid();
  pencil.rect(-0.95, -0.4, 1.9, 0.32);
  pencil.hollow();
  // Crosses above the box tell the size: three a corps, four an army.
  for (int at = 0; at < crosses; ++at) {
    const double x = (at - (crosses - 1) / 2.0) * 0.42;
    pencil.line(x - 0.13, -0.78, x + 0.13, -0.52);
    pencil.line(x - 0.13, -0.52, x + 0.13, -0.78);
  }
}

void hull(Pencil& pencil) {
  pencil.solid();
  pencil.polygon({{-0.95, 0.15}, {0.95, 0.15}, {0.72, 0.52}, {-0.75, 0.52}});
}

void rails(Pencil& pencil) {
  pencil.line(-1, -0.25, 1, -0.25);
  pencil.line(-1, 0.25, 1, 0.25);
  for (const double x : {-0.75, -0.25, 0.25, 0.75}) {
    pencil.line(x, -0.5, x, 0.5);
  }
}

void star(QPainterPath& path, QPointF at, double radius) {
  for (int point = 0; point < 10; ++point) {
    const double angle = point * M_PI / 5 - M_PI / 2;
    const double reach = point % 2 == 0 ? radius : radius * 0.42;
    const QPointF tip = at + reach * QPointF{std::cos(angle), std::sin(angle)};
    point == 0 ? path.moveTo(tip) : path.lineTo(tip);
  }
  path.closeSubpath();
}

void draw_ironclad(Pencil& pencil) {
  pencil.rect(-0.3, -0.2, 0.6, 0.36);
  pencil.hollow();
  pencil.line(0.3, -0.05, 0.75, -0.05);
  pencil.line(-0.65, 0.15, -0.65, -0.45);
}

void draw_sails(Pencil& pencil) {
  pencil.polygon({{-0.5, 0.05}, {-0.5, -0.7}, {0.0, 0.0}});
  pencil.polygon({{0.12, 0.05}, {0.12, -0.7}, {0.66, 0.0}});
}

void draw_gunboat(Pencil& pencil) {
  pencil.rect(-0.6, -0.2, 0.8, 0.36);
  pencil.rect(-0.35, -0.68, 0.14, 0.5);
  pencil.rect(-0.05, -0.68, 0.14, 0.5);
  pencil.disc(0.5, 0.1, 0.28);
}

void draw_freighter(Pencil& pencil) {
  pencil.hollow();
  pencil.line(-0.4, 0.15, -0.4, -0.68);
  pencil.line(0.3, 0.15, 0.3, -0.68);
  pencil.rect(-0.4, -0.55, 0.7, 0.42);
}

void draw_steamboat(Pencil& pencil) {
  pencil.hollow();
  pencil.rect(-0.55, -0.35, 0.9, 0.5);
  pencil.disc(0.62, 0.08, 0.2);
}

/// A hull with what distinguishes the kind above it and water below.
void draw_ship(Pencil& pencil, void (*above)(Pencil&)) {
  hull(pencil);
  above(pencil);
  pencil.hollow();
  pencil.wave(0.68);
}

}  // namespace

void paint_symbol(QPainter& painter, PieceKind kind, const QRectF& box, const QColor& ink,
                  const QColor& paper) {
  Pencil pencil{painter, box, ink, paper};
  switch (kind) {
    case PieceKind::Infantry:
      pencil.unit_box();
      pencil.line(-0.95, -0.65, 0.95, 0.65);
      pencil.line(-0.95, 0.65, 0.95, -0.65);
      return;
    case PieceKind::Cavalry:
      pencil.unit_box();
      pencil.line(-0.95, 0.65, 0.95, -0.65);
      return;
    case PieceKind::Militia:
      pencil.unit_box();
      pencil.line(-0.95, -0.65, 0, 0.2);
      pencil.line(0, 0.2, 0.95, -0.65);
      return;
    case PieceKind::Garrison:
      pencil.unit_box();
      pencil.solid();
      pencil.rect(-0.5, -0.12, 1.0, 0.52);
      for (const double x : {-0.5, -0.13, 0.24}) {
        pencil.rect(x, -0.38, 0.26, 0.3);
      }
      return;
    case PieceKind::Partisan:  // riders, in no box of regular units
      pencil.polygon({{-1.0, 0}, {0, -0.72}, {1.0, 0}, {0, 0.72}});
      pencil.line(-0.5, 0.36, 0.5, -0.36);
      return;
    case PieceKind::SupplyTrain:
      pencil.polyline({{-0.85, -0.1}, {-0.75, -0.6}, {0.6, -0.6}, {0.7, -0.1}});
      pencil.solid();
      pencil.rect(-0.95, -0.12, 1.75, 0.32);
      pencil.hollow();
      pencil.disc(-0.55, 0.42, 0.24);
      pencil.disc(0.42, 0.42, 0.24);
      pencil.line(0.8, 0.05, 1.0, -0.1);
      return;
    case PieceKind::Depot:
      pencil.polygon({{-0.95, -0.05}, {0, -0.7}, {0.95, -0.05}});
      pencil.rect(-0.75, -0.05, 1.5, 0.7);
      pencil.solid();
      pencil.rect(-0.45, 0.2, 0.4, 0.45);
      pencil.rect(0.08, 0.2, 0.4, 0.45);
      return;
    case PieceKind::SiegeTrain:
      pencil.solid();
      pencil.polygon({{-0.9, 0.3}, {0.85, -0.6}, {0.95, -0.32}, {-0.7, 0.6}});
      pencil.disc(-0.1, 0.36, 0.36);
      pencil.paper();
      pencil.disc(-0.1, 0.36, 0.14);
      return;
    case PieceKind::RailwayRepair:
      rails(pencil);
      pencil.line(-0.6, 0.75, 0.6, -0.75);
      return;
    case PieceKind::InfantryCorpsHq:
      headquarters(pencil, 3, false);
      return;
    case PieceKind::CavalryCorpsHq:
      headquarters(pencil, 3, true);
      return;
    case PieceKind::ArmyHq:
      headquarters(pencil, 4, false);
      return;
    case PieceKind::Leader:
      pencil.solid();
      pencil.polygon({{0, -0.75},
                      {0.2, -0.2},
                      {0.8, -0.2},
                      {0.32, 0.12},
                      {0.5, 0.7},
                      {0, 0.34},
                      {-0.5, 0.7},
                      {-0.32, 0.12},
                      {-0.8, -0.2},
                      {-0.2, -0.2}});
      return;
    case PieceKind::Department:
      pencil.solid();
      pencil.polygon({{-0.95, -0.2}, {0, -0.72}, {0.95, -0.2}});
      for (const double x : {-0.75, -0.3, 0.12, 0.56}) {
        pencil.rect(x, -0.12, 0.2, 0.6);
      }
      pencil.rect(-0.95, 0.5, 1.9, 0.18);
      return;
    case PieceKind::Base:
      pencil.disc(0, -0.55, 0.16);
      pencil.line(0, -0.38, 0, 0.65);
      pencil.line(-0.4, -0.15, 0.4, -0.15);
      pencil.polyline({{-0.65, 0.2}, {-0.45, 0.5}, {0, 0.66}, {0.45, 0.5}, {0.65, 0.2}});
      return;
    case PieceKind::Fort:
      pencil.rect(-0.6, -0.5, 1.2, 1.0);
      pencil.solid();
      for (const double x : {-0.85, 0.45}) {
        for (const double y : {-0.72, 0.32}) {
          pencil.rect(x, y, 0.4, 0.4);
        }
      }
      return;
    case PieceKind::Fortress: {
      pencil.solid();
      QPainterPath path;
      star(path, {0, 0.05}, 0.82);
      painter.drawPath(path);
      pencil.paper();
      pencil.disc(0, 0.05, 0.2);
      return;
    }
    case PieceKind::Entrenchment:
      pencil.polyline({{-1, 0.1}, {-0.6, -0.4}, {-0.2, 0.1}, {0.2, -0.4}, {0.6, 0.1}, {1, -0.4}});
      pencil.polyline({{-1, 0.6}, {-0.6, 0.1}, {-0.2, 0.6}, {0.2, 0.1}, {0.6, 0.6}, {1, 0.1}});
      return;
    case PieceKind::Ironclad:
      return draw_ship(pencil, draw_ironclad);
    case PieceKind::NavalFlotilla:
      return draw_ship(pencil, draw_sails);
    case PieceKind::RiverFlotilla:
      return draw_ship(pencil, draw_gunboat);
    case PieceKind::NavalTransport:
      return draw_ship(pencil, draw_freighter);
    case PieceKind::RiverTransport:
      return draw_ship(pencil, draw_steamboat);
    case PieceKind::Railhead:
      rails(pencil);
      pencil.solid();
      pencil.rect(0.72, -0.72, 0.26, 1.44);
      return;
    case PieceKind::RailCut:
      rails(pencil);
      pencil.paper();
      pencil.rect(-0.4, -0.6, 0.8, 1.2);
      pencil.hollow();
      pencil.line(-0.35, -0.5, 0.35, 0.5);
      pencil.line(-0.35, 0.5, 0.35, -0.5);
      return;
  }
}

void paint_stars(QPainter& painter, int stars, const QRectF& box, const QColor& fill,
                 const QColor& ink) {
  const double radius = std::min(box.height() * 0.42, box.width() / (2.0 * stars));
  painter.setPen(QPen{ink, std::max(0.6, radius * 0.1)});
  painter.setBrush(fill);
  for (int at = 0; at < stars; ++at) {
    QPainterPath path;
    star(path, box.center() + QPointF{(at - (stars - 1) / 2.0) * radius * 2, radius * 0.08},
         radius);
    painter.drawPath(path);
  }
}

}  // namespace mapview
