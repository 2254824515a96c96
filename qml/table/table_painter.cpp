#include "qml/table/table_painter.h"

#include "core/table/course.h"
#include "core/table/outline.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tableview {

namespace {

using core::table::GroundKind;
using core::table::Inches;
using core::table::Mounting;

/// Smaller ones cannot be told from each other: names of areas are left out below.
constexpr double kReadable = 7;
constexpr double kFromEdge = 3;  // of words from the edge of the table
constexpr int kLinesAway = 8;    // that words move to find room

QString in_words(const core::base::InternedText& word) {
  return QString::fromStdString(word.str());
}

QFont table_font(double pixels, bool italic) {
  QFont font{QStringLiteral("DejaVu Serif")};
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
  font.setItalic(italic);
  return font;
}

QPointF towards(double heading) {
  const double angle = heading * std::numbers::pi / 180.0;
  return {std::sin(angle), -std::cos(angle)};
}

void paint_arrow(QPainter& painter, QPointF tail, QPointF head, double size) {
  painter.drawLine(tail, head);
  const QPointF way = head - tail;
  const double length = std::hypot(way.x(), way.y());
  if (length < 1) {
    return;
  }
  const QPointF along = way / length * size;
  const QPointF across{-along.y() * 0.5, along.x() * 0.5};
  painter.drawLine(head, head - along + across);
  painter.drawLine(head, head - along - across);
}

}  // namespace

core::table::Point Placing::point(QPointF at) const {
  const auto ticks = [](double inches) {
    return Inches::of_ticks(std::llround(inches * static_cast<double>(Inches::kTicks)));
  };
  return {ticks((at.x() - origin.x()) / scale), ticks(height - (at.y() - origin.y()) / scale)};
}

QPolygonF TablePainter::polygon(core::table::Corners corners) const {
  QPolygonF shape;
  for (const core::table::Point& corner : corners) {
    shape << placing_.at(corner);
  }
  return shape;
}

QPolygonF TablePainter::hull_shape(const core::table::Hull& hull) const {
  QPolygonF shape;
  for (const core::table::Point& corner : core::table::outline(hull, {})) {
    shape << QPointF{corner.x.decimal() * placing_.scale, -corner.y.decimal() * placing_.scale};
  }
  return shape;
}

QRectF WordRoom::on_table(QRectF words) const {
  const QRectF inside = table_.adjusted(kFromEdge, kFromEdge, -kFromEdge, -kFromEdge);
  words.moveRight(std::min(words.right(), inside.right()));
  words.moveBottom(std::min(words.bottom(), inside.bottom()));
  words.moveLeft(std::max(words.left(), inside.left()));
  words.moveTop(std::max(words.top(), inside.top()));
  return words;
}

QRectF WordRoom::place(QRectF wish) {
  wish = on_table(wish);
  QRectF found = wish;
  const auto is_free = [&](const QRectF& words) {
    return std::ranges::none_of(taken_,
                                [&](const QRectF& other) { return other.intersects(words); });
  };
  for (int line = 0; line <= kLinesAway && !is_free(found); ++line) {
    for (const int way : {1, -1}) {
      const QRectF moved = on_table(wish.translated(0, line * way * wish.height()));
      if (is_free(moved)) {
        found = moved;
        break;
      }
    }
  }
  taken_.push_back(found);
  return found;
}

void TablePainter::words_at(QPainter& painter, QPointF centre, const QString& text,
                            const QColor& ink, double points, bool italic, WordRoom* room) const {
  painter.setFont(table_font(points, italic));
  QRectF around{centre.x() - 300, centre.y() - 100, 600, 200};
  if (room != nullptr) {
    const QRectF words = QFontMetricsF{painter.font()}.boundingRect(around, Qt::AlignCenter, text);
    around.translate(room->place(words).topLeft() - words.topLeft());
  }
  QColor halo = look_->halo;
  halo.setAlpha(190);
  painter.setPen(halo);
  for (const QPointF& off : {QPointF{-1, 0}, QPointF{1, 0}, QPointF{0, -1}, QPointF{0, 1}}) {
    painter.drawText(around.translated(off), Qt::AlignCenter, text);
  }
  painter.setPen(ink);
  painter.drawText(around, Qt::AlignCenter, text);
}

QRectF TablePainter::table() const {
  const auto& battle = *picture_->battle;
  return {placing_.at(0, battle.depth.decimal()), placing_.at(battle.width.decimal(), 0)};
}

void TablePainter::paint_ground(QPainter& painter) const {
  const auto& battle = *picture_->battle;
  const QRectF table = this->table();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(table, look_->water);
  painter.setClipRect(table);
  paint_current(painter);
  std::vector<Name> names;
  for (const auto& area : battle.areas) {  // banks last: a shoal lies along them
    if (area.kind != GroundKind::Land) {
      names.push_back(paint_area(painter, area));
    }
  }
  for (const auto& area : battle.areas) {
    if (area.kind == GroundKind::Land) {
      names.push_back(paint_area(painter, area));
    }
  }
  WordRoom room = this->room();
  for (const Name& name : names) {
    if (placing_.scale >= kReadable && !name.text.isEmpty()) {
      words_at(painter, name.centre, name.text, name.ink,
               std::clamp(placing_.scale * 0.7, 10.0, 20.0), true, &room);
    }
  }
  painter.setClipping(false);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->edge, 2});
  painter.drawRect(table);
  // A foot rule along two edges: a table is measured by it.
  const auto tick = [&](double x, double y, QPointF way, int inch) {
    const QPointF at = placing_.at(x, y);
    painter.drawLine(at, at + way * (inch % 6 == 0 ? 9 : 5));
  };
  painter.setPen(QPen{look_->edge, 1});
  for (int inch = 0; inch <= battle.width.decimal(); ++inch) {
    tick(inch, 0, {0, -1}, inch);
  }
  for (int inch = 0; inch <= battle.depth.decimal(); ++inch) {
    tick(0, inch, {1, 0}, inch);
  }
  painter.restore();
}

void TablePainter::paint_current(QPainter& painter) const {
  const auto& battle = *picture_->battle;
  if (battle.current == 0) {
    return;
  }
  constexpr double kApart = 6;
  QColor line = look_->deep_line;
  line.setAlpha(110);
  painter.setPen(QPen{line, 1.3});
  const QPointF way = towards(battle.current_to.decimal());
  const double length = std::min(2.2, 0.7 + 0.5 * battle.current) * placing_.scale;
  for (double y = kApart / 2; y < battle.depth.decimal(); y += kApart) {
    for (double x = kApart / 2; x < battle.width.decimal(); x += kApart) {
      const QPointF middle = placing_.at(x, y);
      paint_arrow(painter, middle - way * length / 2, middle + way * length / 2,
                  0.35 * placing_.scale);
    }
  }
}

TablePainter::Name TablePainter::paint_area(QPainter& painter,
                                            const core::table::BattleArea& area) const {
  const QPolygonF shape = polygon(area.polygon);
  const QRectF bounds = shape.boundingRect();
  QString name = in_words(area.name);
  QColor ink = look_->land_ink;
  switch (area.kind) {
    case GroundKind::Land:
      painter.setBrush(look_->land);
      painter.setPen(QPen{look_->shore, 2});
      painter.drawPolygon(shape);
      break;
    case GroundKind::Shoal:
      painter.setBrush(look_->shoal);
      painter.setPen(QPen{look_->shoal_line, 1.2, Qt::DashLine});
      painter.drawPolygon(shape);
      if (area.feet) {
        name = QCoreApplication::translate("TablePainter", "%1 (%2 ft)")
                   .arg(name)
                   .arg(area.feet->tenths() / 10);
      }
      ink = look_->shoal_line.darker(130);
      break;
    case GroundKind::RealMines:
    case GroundKind::DummyMines:
      painter.setBrush(QBrush{look_->mines, Qt::BDiagPattern});
      painter.setPen(QPen{look_->mines, 1.5, Qt::DashDotLine});
      painter.drawPolygon(shape);
      // [IC-147] [RC-361] Their own name would tell the enemy which they are.
      name = picture_->knows_mines && area.kind == GroundKind::DummyMines
                 ? QCoreApplication::translate("TablePainter", "dummy mines")
                 : QCoreApplication::translate("TablePainter", "mines");
      ink = look_->mines;
      break;
    case GroundKind::Water:
      return {};
    case GroundKind::Stakes:
    case GroundKind::Obstruction:
    case GroundKind::Chain:
    case GroundKind::Pier:
      painter.setBrush(QBrush{look_->obstruction, Qt::Dense4Pattern});
      painter.setPen(QPen{look_->obstruction, 2});
      painter.drawPolygon(shape);
      ink = look_->obstruction;
      break;
  }
  // What is cut off by the table's edge has its name on the table.
  return {bounds.intersected(table()).center(), name, ink};
}

void TablePainter::paint_forts(QPainter& painter, int selected) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < picture_->forts.size(); ++i) {
    const ShownFort& fort = picture_->forts[i];
    if (fort.hidden) {
      continue;
    }
    const bool ours = fort.side == core::board::Side::Union;
    const QPolygonF shape = polygon(core::table::outline(fort.footprint));
    painter.setBrush(look_->deck);
    painter.setPen(QPen{ours ? look_->union_hull : look_->confederate_line, 3});
    painter.drawPolygon(shape);
    if (selected == picture_->ship_count() + static_cast<int>(i)) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen{look_->selected, 3});
      painter.drawRect(shape.boundingRect().adjusted(-4, -4, 4, 4));
    }
    painter.setPen(Qt::NoPen);
    for (std::size_t gun = 0; gun < fort.guns.size(); ++gun) {
      const QPointF square = placing_.at(fort.guns[gun].at);
      // Several in one square stand side by side.
      int before = 0;
      for (std::size_t other = 0; other < gun; ++other) {
        before += fort.guns[other].square == fort.guns[gun].square ? 1 : 0;
      }
      const double step = placing_.scale * 0.22;
      const int row = before / 3;
      const QPointF at = square + QPointF{(before % 3 - 1) * step, row * step - step / 2};
      painter.setBrush(fort.guns[gun].lost     ? look_->deck.darker(130)
                       : fort.guns[gun].silent ? look_->wreck
                                               : look_->ink);
      painter.drawEllipse(at, step * 0.36, step * 0.36);
    }
    words_at(painter,
             shape.boundingRect().center() - QPointF{0, shape.boundingRect().height() / 2 + 9},
             fort.label, look_->ink, std::clamp(placing_.scale * 0.6, 10.0, 17.0), false);
  }
  painter.restore();
}

void TablePainter::paint_ship(QPainter& painter, const ShownShip& ship, const Drawn& drawn) const {
  if (!ship.on_table) {
    return;
  }
  const bool ours = ship.side == core::board::Side::Union;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(placing_.at(drawn.x, drawn.y));
  painter.rotate(drawn.heading);
  const QPolygonF hull = hull_shape(ship.hull);
  if (!ship.afloat) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{look_->wreck, 1.4, Qt::DotLine});
    painter.drawPolygon(hull);
    painter.restore();
    return;
  }
  if (drawn.selected || drawn.hovered) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{look_->selected, drawn.selected ? 8.0 : 5.0, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin});
    painter.drawPolygon(hull);
  }
  painter.setBrush(ours ? look_->union_hull : look_->confederate_hull);
  painter.setPen(QPen{ours ? look_->union_line : look_->confederate_line,
                      std::max(1.0, placing_.scale * 0.05)});
  painter.drawPolygon(hull);
  paint_guns(painter, ship);
  const double unit = placing_.scale;
  if (ship.stack) {
    painter.setBrush(look_->ink);
    painter.setPen(QPen{look_->halo, 1});
    painter.drawEllipse(QPointF{}, std::max(1.6, unit * 0.07), std::max(1.6, unit * 0.07));
  }
  painter.restore();
}

void TablePainter::paint_guns(QPainter& painter, const ShownShip& ship) const {
  const bool ours = ship.side == core::board::Side::Union;
  const double unit = placing_.scale;
  const double width = ship.hull.beam.decimal() * unit;
  const double middle = ship.hull.stack.decimal() * unit;  // of the length, aft of the stack
  const double half = ship.hull.length.decimal() * unit / 2;
  // Guns: a bar towards the middle of each arc, grey when lost.
  for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
    const Mounting mounting = ship.guns[gun].mounting;
    double along = middle;  // downwards is aft
    double across = 0;
    double turn = 0;
    switch (mounting) {
      case Mounting::Bow:
      case Mounting::BowPivot:
        along = middle - half * 0.66;
        break;
      case Mounting::Stern:
      case Mounting::SternPivot:
        along = middle + half * 0.86;
        turn = 180;
        break;
      case Mounting::PortSide:
      case Mounting::StarboardSide: {
        int before = 0;
        int all = 0;
        for (std::size_t other = 0; other < ship.guns.size(); ++other) {
          if (ship.guns[other].mounting == mounting) {
            before += other < gun ? 1 : 0;
            ++all;
          }
        }
        along = middle + half * (1.1 * (before + 1) / (all + 1) - 0.5);
        across = (mounting == Mounting::PortSide ? -1 : 1) * width * 0.36;
        turn = mounting == Mounting::PortSide ? 270 : 90;
        break;
      }
      case Mounting::ForwardTurret:
        along = middle - half * 0.5;
        break;
      case Mounting::AfterTurret:
        along = middle + half * 0.5;
        turn = 180;
        break;
      case Mounting::Turret:
      case Mounting::Pivot:
      case Mounting::Mortar:
      case Mounting::Fort:
        break;
    }
    if (ship.guns[gun].faces) {
      turn = static_cast<int>(*ship.guns[gun].faces) * 90.0;
    }
    const bool turret = mounting == Mounting::Turret || mounting == Mounting::ForwardTurret ||
                        mounting == Mounting::AfterTurret;
    const QColor metal = ship.guns[gun].lost ? look_->wreck : look_->deck;
    painter.save();
    painter.translate(across, along);
    if (turret) {
      painter.setBrush(ours ? look_->union_hull.lighter(150) : look_->confederate_hull.darker(120));
      painter.setPen(QPen{metal, 1.2});
      painter.drawEllipse(QPointF{}, width * 0.32, width * 0.32);
    }
    painter.rotate(turn);
    painter.setPen(QPen{metal, std::max(1.2, unit * 0.055), Qt::SolidLine, Qt::FlatCap});
    painter.drawLine(QPointF{0, 0}, QPointF{0, -width * 0.34});
    painter.restore();
  }
}

QRectF TablePainter::bounds_of(const ShownShip& ship, const Drawn& drawn) const {
  const QPointF at = placing_.at(drawn.x, drawn.y);
  const QTransform turned = QTransform::fromTranslate(at.x(), at.y()).rotate(drawn.heading);
  return turned.map(hull_shape(ship.hull)).boundingRect();
}

void TablePainter::paint_label(QPainter& painter, const ShownShip& ship, const Drawn& drawn,
                               WordRoom& room) const {
  if (!ship.on_table || ship.label.isEmpty()) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(table_font(std::clamp(placing_.scale * 0.62, 9.0, 15.0), false));
  const QFontMetricsF metrics{painter.font()};
  const double reach = ship.hull.beam.decimal() * placing_.scale / 2 +
                       ship.hull.length.decimal() * placing_.scale *
                           std::abs(std::cos(drawn.heading * std::numbers::pi / 180.0)) / 2;
  const QPointF middle = placing_.at(drawn.x, drawn.y) + QPointF{0, reach + metrics.height() * 0.8};
  QRectF plate = metrics.boundingRect(ship.label);
  plate.moveCenter(middle);
  const QRectF wish = plate.adjusted(-4, -1, 4, 1);
  plate = room.place(wish);
  if (std::abs(plate.center().y() - wish.center().y()) > wish.height()) {
    // Others stand between: a line says whose name it is.
    painter.setPen(QPen{look_->edge, 1});
    painter.drawLine(placing_.at(drawn.x, drawn.y), plate.center());
  }
  const bool ours = ship.side == core::board::Side::Union;
  const bool gone = !ship.afloat;
  QColor ground = gone ? look_->halo : (ours ? look_->union_hull : look_->confederate_hull);
  ground.setAlpha(gone ? 150 : 225);
  painter.setBrush(ground);
  painter.setPen(ship.hurt      ? QPen{look_->refused, 2.5}
                 : ship.can_act ? QPen{look_->course, 2}
                                : QPen{look_->edge, 0.8});
  painter.drawRoundedRect(plate, 3, 3);
  painter.setPen(gone ? look_->wreck : (ours ? QColor{Qt::white} : QColor{Qt::black}));
  painter.drawText(plate, Qt::AlignCenter, ship.label);
  painter.restore();
}

void TablePainter::paint_arc(QPainter& painter, const ShownArc& arc) const {
  const QPointF centre = placing_.at(arc.from);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(table());
  for (const auto& sector : arc.arcs) {
    const double start = arc.heading.decimal() + (sector.centre - sector.half) / 1000.0;
    const double span = sector.half / 500.0;
    for (std::size_t band = arc.reaches.size(); band-- > 0;) {
      const double reach = arc.reaches[band] * placing_.scale;
      const QRectF circle{centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach};
      QPainterPath wedge;
      if (span >= 360) {
        wedge.addEllipse(circle);
      } else {
        wedge.moveTo(centre);
        wedge.arcTo(circle, 90 - start, -span);
        wedge.closeSubpath();
      }
      QColor fill = look_->arc;
      fill.setAlpha(15);
      painter.fillPath(wedge, fill);
      QColor line = look_->arc.darker(170);
      line.setAlpha(110);
      painter.setPen(QPen{line, 1, band + 1 == arc.reaches.size() ? Qt::SolidLine : Qt::DotLine});
      painter.setBrush(Qt::NoBrush);
      painter.drawPath(wedge);
    }
  }
  painter.restore();
}

void TablePainter::paint_smoke(QPainter& painter) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QColor cloud = look_->halo;
  cloud.setAlpha(190);
  QColor line = look_->wreck;
  line.setAlpha(150);
  painter.setPen(QPen{line, 1, Qt::DotLine});
  painter.setBrush(cloud);
  for (const ShownSmoke& smoke : picture_->smoke) {
    const double edge = std::max(smoke.edge * placing_.scale, 3.0);
    const QPointF middle = placing_.at(smoke.middle);
    painter.drawRoundedRect(QRectF{middle.x() - edge / 2, middle.y() - edge / 2, edge, edge},
                            edge / 4, edge / 4);
  }
  painter.restore();
}

void TablePainter::paint_fog(QPainter& painter) const {
  if (!picture_->sight) {
    return;
  }
  QPainterPath veil;
  veil.addRect(table());
  const double far = *picture_->sight * placing_.scale;
  for (const ShownShip& ship : picture_->ships) {
    if (ship.afloat && ship.on_table && (!picture_->sees || ship.side == *picture_->sees)) {
      QPainterPath clear;
      clear.addEllipse(placing_.at(ship.measured), far, far);
      veil = veil.subtracted(clear);
    }
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QColor grey = look_->halo;
  grey.setAlpha(150);
  painter.fillPath(veil, grey);
  painter.fillPath(veil, QBrush{look_->wreck, Qt::Dense7Pattern});
  painter.restore();
}

QPainterPath TablePainter::line_of(const core::table::Course& course) const {
  QPainterPath line;
  line.moveTo(placing_.at(course.start().at));
  constexpr int kParts = 120;
  for (int part = 1; part <= kParts; ++part) {
    line.lineTo(placing_.at(course.pose(course.steps() * part / kParts).at));
  }
  return line;
}

void TablePainter::paint_plot(QPainter& painter, const ShownShip& ship,
                              const core::table::Path& legs) const {
  const core::table::Course course{ship.pose, legs};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->edge, 3.5});
  painter.drawPath(line_of(course));
  painter.setPen(QPen{look_->course, 2, Qt::DashLine});
  painter.drawPath(line_of(course));
  painter.translate(placing_.at(course.end().at));
  painter.rotate(course.end().heading.decimal());
  painter.setPen(QPen{look_->edge, 1, Qt::DashLine});
  painter.drawPolygon(hull_shape(ship.hull));
  painter.restore();
}

void TablePainter::paint_course(QPainter& painter, const ShownShip& ship,
                                const core::table::Path& legs, bool refused) const {
  const core::table::Course course{ship.pose, legs};
  const QColor colour = refused ? look_->refused : look_->course;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QPainterPath line = line_of(course);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->edge, 5});
  painter.drawPath(line);
  painter.setPen(QPen{colour, 3, refused ? Qt::DotLine : Qt::DashLine});
  painter.drawPath(line);
  painter.translate(placing_.at(course.end().at));
  painter.rotate(course.end().heading.decimal());
  QColor ghost = colour;
  ghost.setAlpha(110);
  painter.setBrush(ghost);
  painter.setPen(QPen{look_->edge, 1.5});
  painter.drawPolygon(hull_shape(ship.hull));
  painter.setBrush(colour);
  painter.drawEllipse(QPointF{}, 4, 4);
  painter.restore();
}

void TablePainter::paint_shot(QPainter& painter, QPointF from, QPointF to, bool ours) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen{look_->halo, 3.5});
  painter.drawLine(from, to);
  painter.setPen(QPen{look_->shot, 1.8, ours ? Qt::SolidLine : Qt::DashLine});
  paint_arrow(painter, from, to, 10);
  painter.restore();
}

void TablePainter::paint_ruler(QPainter& painter, QPointF from, QPointF to,
                               const QString& words) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen{look_->edge, 2, Qt::DotLine});
  painter.drawLine(from, to);
  words_at(painter, (from + to) / 2 - QPointF{0, 12}, words, look_->ink, 13, false);
  painter.restore();
}

}  // namespace tableview
