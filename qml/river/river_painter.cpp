#include "qml/river/river_painter.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace riverview {

namespace {

using core::river::ChartMark;
using core::river::ChartReach;
using core::river::Hand;
using core::river::kMile;
using core::river::Sign;

constexpr double kLeastWidth = 3.5;  // of the water, in pixels
constexpr double kNeatLine = 8;
constexpr double kMississippiMiles = 1.1;

double miles(core::river::MileLength length) {
  return static_cast<double>(length) / static_cast<double>(kMile);
}

/// On the screen, along a compass heading.
QPointF ahead(double degrees) {
  const double angle = degrees * std::numbers::pi / 180.0;
  return {std::sin(angle), -std::cos(angle)};
}

/// To the right of a heading [RR-012].
QPointF to_right(double degrees) { return ahead(degrees + 90); }

QFont chart_font(double pixels, bool italic, bool bold) {
  QFont font{QStringLiteral("DejaVu Serif")};
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
  font.setItalic(italic);
  font.setBold(bold);
  return font;
}

/// A number that looks thrown, from 0 to 1, the same for the same place.
double scatter(int a, int b) {
  const auto mixed = static_cast<unsigned>(a) * 2654435761U + static_cast<unsigned>(b) * 40503U;
  return static_cast<double>((mixed >> 8U) % 1000U) / 1000.0;
}

}  // namespace

QPointF Sheet::at(core::river::MilePoint place) const {
  return {origin.x() + miles(place.x) * scale, origin.y() - miles(place.y) * scale};
}

double RiverPainter::sign() const { return std::clamp(sheet_.scale * 0.5, 7.0, 16.0) * text_; }

const ChartReach* RiverPainter::reach_of(core::river::Place place) const {
  return reach_at(*picture_, place);
}

double RiverPainter::half_width(const ChartReach& reach) const {
  return std::max(kLeastWidth, miles(reach.width) * sheet_.scale) / 2;
}

QPolygonF RiverPainter::line_of(const ChartReach& reach) const {
  QPolygonF line;
  for (const auto& point : reach.line) {
    line << sheet_.at(point);
  }
  return line;
}

void RiverPainter::paint_paper(QPainter& painter, QSizeF size) const {
  painter.fillRect(QRectF{{}, size}, look_->paper);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->edge, 2});
  const QRectF neat = QRectF{{}, size}.adjusted(kNeatLine, kNeatLine, -kNeatLine, -kNeatLine);
  painter.drawRect(neat);
  painter.setPen(QPen{look_->edge, 1});
  painter.drawRect(neat.adjusted(4, 4, -4, -4));
}

void RiverPainter::paint_legend(QPainter& painter, QSizeF size, const QString& title) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF neat = QRectF{{}, size}.adjusted(kNeatLine, kNeatLine, -kNeatLine, -kNeatLine);
  // Title, and the scale of miles below it.
  const QRectF in = neat.adjusted(14, 10, -14, -10);
  // In a small window the title becomes smaller, and the compass has no room.
  const bool has_compass = in.width() > 330 * text_;
  const double room = in.width() - (has_compass ? 70 * text_ : 0);
  double height_of_letters = 15 * text_;
  const auto width_of = [&](double pixels) {
    return QFontMetricsF{chart_font(pixels, true, true)}.horizontalAdvance(title);
  };
  while (height_of_letters > 9 && width_of(height_of_letters) > room - 20) {
    height_of_letters -= 1;
  }
  const QFont letters = chart_font(height_of_letters, true, true);
  const double words_width = width_of(height_of_letters);
  const double plate_height = QFontMetricsF{letters}.height() + 30 * text_;
  painter.setPen(QPen{look_->edge, 1});
  painter.setBrush(look_->paper);
  painter.drawRect(QRectF{in.topLeft() - QPointF{8, 4}, QSizeF{words_width + 18, plate_height}});
  if (has_compass) {
    painter.drawRect(QRectF{in.right() - 46 * text_, in.top() - 4, 50 * text_, 68 * text_});
  }
  painter.setPen(look_->ink);
  painter.setFont(letters);
  painter.drawText(in, static_cast<int>(Qt::AlignTop | Qt::AlignLeft), title);
  const double height = QFontMetricsF{painter.font()}.height();
  // As long as the title lets it.
  int each = 1;
  for (const int more : {2, 5, 10, 20}) {
    each = 2 * more * sheet_.scale + 64 * text_ <= words_width ? more : each;
  }
  const QPointF left = in.topLeft() + QPointF{0, height + 12 * text_};
  const double step = each * sheet_.scale;
  painter.setPen(QPen{look_->ink, 1.2});
  for (int part = 0; part < 2; ++part) {
    const QRectF bar{left + QPointF{part * step, 0}, QSizeF{step, 4}};
    painter.setBrush(part == 0 ? QBrush{look_->ink} : QBrush{Qt::NoBrush});
    painter.drawRect(bar);
  }
  painter.setFont(chart_font(11 * text_, true, false));
  painter.drawText(left + QPointF{2 * step + 6, 6},
                   QCoreApplication::translate("RiverChart", "%1 miles").arg(2 * each));

  if (!has_compass) {
    return;
  }
  // The compass.
  const QPointF rose = in.topRight() + QPointF{-22 * text_, 36 * text_};
  const double arm = 20 * text_;
  painter.setPen(QPen{look_->ink, 1.2});
  painter.drawLine(rose - ahead(0) * arm, rose + ahead(0) * arm);
  painter.drawLine(rose - ahead(90) * arm * 0.6, rose + ahead(90) * arm * 0.6);
  painter.setBrush(look_->ink);
  painter.drawPolygon(QPolygonF{} << rose + ahead(0) * arm << rose + ahead(150) * arm * 0.3 << rose
                                  << rose + ahead(210) * arm * 0.3);
  painter.setFont(chart_font(12 * text_, false, true));
  painter.drawText(QRectF{rose.x() - arm, rose.y() - arm - 16 * text_, 2 * arm, 15 * text_},
                   static_cast<int>(Qt::AlignCenter),
                   QCoreApplication::translate("RiverChart", "N", "north on a compass"));
}

void RiverPainter::paint_reach(QPainter& painter, const ChartReach& reach) const {
  const QPolygonF line = line_of(reach);
  const double width = 2 * half_width(reach);
  const auto stroke = [&](const QColor& colour, double wide, Qt::PenStyle style) {
    painter.setPen(QPen{colour, wide, style, Qt::FlatCap, Qt::RoundJoin});
    painter.drawPolyline(line);
  };
  painter.setBrush(Qt::NoBrush);
  // [RR-356] An older course below it is broken.
  stroke(look_->paper, width + 8, Qt::SolidLine);
  if (!reach.entered) {
    // Only the course is known.
    stroke(look_->bank, width + 1, Qt::SolidLine);
    stroke(look_->paper, width - 1, Qt::SolidLine);
    stroke(look_->faint, 1, Qt::DashLine);
    return;
  }
  stroke(look_->bank, width + 2.4, Qt::SolidLine);
  stroke(look_->water, width, Qt::SolidLine);
}

void RiverPainter::paint_water(QPainter& painter, QSizeF size,
                               std::optional<core::river::Place> looked_at) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(QRectF{{}, size}.adjusted(13, 13, -13, -13));
  // [RR-350] The Mississippi along x = 0, its eastern bank there.
  const double east = sheet_.origin.x();
  const QRectF great{east - kMississippiMiles * sheet_.scale, 0, kMississippiMiles * sheet_.scale,
                     size.height()};
  painter.fillRect(great, look_->water);
  painter.setPen(QPen{look_->bank, 1.6});
  painter.drawLine(great.topLeft(), great.bottomLeft());
  painter.drawLine(great.topRight(), great.bottomRight());
  const double letters = std::clamp(great.width() * 0.6, 0.0, 17 * text_);
  if (letters >= 8) {
    painter.save();
    // Where the river does not come out.
    const bool low = sheet_.origin.y() < size.height() / 2;
    painter.translate(great.center().x(), size.height() * (low ? 0.75 : 0.3));
    painter.rotate(-90);
    painter.setFont(chart_font(letters, true, false));
    painter.setPen(look_->ink);
    painter.drawText(QRectF{-150, -great.width() / 2, 300, great.width()},
                     static_cast<int>(Qt::AlignCenter),
                     QCoreApplication::translate("RiverChart", "The Mississippi"));
    painter.restore();
  }
  for (const ChartReach& reach : picture_->reaches) {
    paint_reach(painter, reach);
  }
  // The mouth is open, and no seam shows between sections.
  painter.setPen(Qt::NoPen);
  for (const ChartReach& reach : picture_->reaches) {
    if (reach.entered && !reach.line.empty()) {
      const double half = half_width(reach);
      const QPointF begin = sheet_.at(reach.line.front());
      const QPointF next = sheet_.at(reach.line.size() > 1 ? reach.line[1] : reach.line.front());
      const QLineF along{begin, next};
      if (along.length() > 0) {
        const QPointF way = (next - begin) / along.length();
        painter.setPen(QPen{look_->water, 2 * half, Qt::SolidLine, Qt::FlatCap});
        painter.drawLine(begin - way * 1.6, begin + way * 1.6);
      }
    }
  }
  if (looked_at) {
    if (const ChartReach* const reach = reach_of(*looked_at)) {
      QColor glow = look_->chosen;
      glow.setAlphaF(0.22F);
      painter.setBrush(Qt::NoBrush);
      painter.setPen(
          QPen{glow, 2 * half_width(*reach) + 16, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin});
      painter.drawPolyline(line_of(*reach));
      painter.setPen(QPen{look_->chosen, 1.6, Qt::DotLine, Qt::RoundCap, Qt::RoundJoin});
      painter.drawPolyline(line_of(*reach));
    }
  }
  painter.setClipping(false);
}

QPointF RiverPainter::bank_of(const ChartMark& mark, double beyond) const {
  const ChartReach* const reach = reach_of(mark.place);
  const double off = (reach != nullptr ? half_width(*reach) : 0) + beyond;
  const QPointF right = to_right(mark.degrees);
  return sheet_.at(mark.at) + (mark.bank == Hand::Left ? -right : right) * off;
}

void RiverPainter::along_bank(
    const ChartMark& mark, double step,
    const std::function<void(QPointF at, QPointF away, int number)>& draw) const {
  const ChartReach* const reach = reach_of(mark.place);
  if (reach == nullptr || reach->line.size() < 2) {
    return;
  }
  const QPointF from = sheet_.at(reach->line[reach->line.size() - 2]);
  const QPointF to = sheet_.at(reach->line.back());
  const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
  const QPointF right = to_right(mark.degrees);
  const QPointF away = mark.bank == Hand::Left ? -right : right;
  const double half = half_width(*reach);
  int number = 0;
  for (double way = step / 2; way < length; way += step) {
    draw(from + (to - from) * (way / length) + away * half, away, number++);
  }
}

void RiverPainter::paint_across(QPainter& painter, const ChartMark& mark, double beyond) const {
  const ChartReach* const reach = reach_of(mark.place);
  const double off = (reach != nullptr ? half_width(*reach) : kLeastWidth) + beyond;
  const QPointF right = to_right(mark.degrees) * off;
  painter.drawLine(sheet_.at(mark.at) - right, sheet_.at(mark.at) + right);
}

void RiverPainter::paint_words(QPainter& painter, QPointF at, const QString& text,
                               const QColor& colour, double pixels, bool bold) const {
  const QFont font = chart_font(pixels, false, bold);
  QPainterPath letters;
  const QFontMetricsF room{font};
  letters.addText(at + QPointF{-room.horizontalAdvance(text) / 2, room.capHeight() / 2}, font,
                  text);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->paper, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
  painter.drawPath(letters);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPath(letters);
  painter.setBrush(Qt::NoBrush);
}

void RiverPainter::paint_town(QPainter& painter, const ChartMark& mark) const {
  const double edge = sign() * 0.45;
  const QPointF right = to_right(mark.degrees);
  const QPointF away = mark.bank == Hand::Left ? -right : right;
  const QPointF along = ahead(mark.degrees);
  painter.setPen(QPen{look_->ink, 0.8});
  painter.setBrush(look_->town);
  for (int row = 0; row < 2; ++row) {
    for (int block = 0; block < 3; ++block) {
      const QPointF middle =
          bank_of(mark, edge * (1.2 + row * 1.5)) + along * ((block - 1) * edge * 1.5) + away * 0.0;
      painter.drawRect(QRectF{middle - QPointF{edge, edge} / 2, QSizeF{edge, edge}});
    }
  }
  painter.setBrush(Qt::NoBrush);
}

double RiverPainter::clearance_of(const ChartMark& battery, double radius) const {
  const double apart = std::max(2 * radius + 2, 12 * text_);  // its number has room, too
  const QPointF along = ahead(battery.degrees);
  const auto place_of = [&](const ChartMark& mark) {
    return QPointF::dotProduct(sheet_.at(mark.at), along);
  };
  std::vector<std::pair<double, double>> taken;  // where, and how far from it
  for (const ChartMark& mark : picture_->marks) {
    if (mark.place != battery.place) {
      continue;
    }
    if (mark.sign == Sign::Bridge || mark.sign == Sign::Ferry) {
      taken.emplace_back(place_of(mark), radius + 5);
    }
    const bool guns = mark.sign == Sign::Battery || mark.sign == Sign::SilentBattery;
    if (!guns || mark.bank != battery.bank) {
      continue;
    }
    double where = place_of(mark);
    for (bool moved = true; moved;) {
      moved = false;
      for (const auto& [other, room] : taken) {
        if (std::abs(where - other) < room - 0.01) {
          where = other + room;
          moved = true;
        }
      }
    }
    if (&mark == &battery) {
      return where - place_of(mark);
    }
    taken.emplace_back(where, apart);
  }
  return 0;
}

void RiverPainter::paint_battery(QPainter& painter, const ChartMark& mark, bool silent) const {
  const double radius = sign() * 0.62;
  const QPointF middle = bank_of(mark, 3) + ahead(mark.degrees) * clearance_of(mark, radius);
  const QPointF right = to_right(mark.degrees);
  const QPointF away = mark.bank == Hand::Left ? -right : right;
  // A half-moon, its back to the land.
  const double turned = std::atan2(-away.y(), away.x()) * 180.0 / std::numbers::pi;
  QPainterPath moon;
  const QRectF round{middle - QPointF{radius, radius}, QSizeF{2 * radius, 2 * radius}};
  moon.arcMoveTo(round, turned - 90);
  moon.arcTo(round, turned - 90, 180);
  moon.closeSubpath();
  painter.setPen(QPen{silent ? look_->silent : look_->battery, 1.6});
  painter.setBrush(silent ? QBrush{look_->paper} : QBrush{look_->battery});
  painter.drawPath(moon);
  painter.setBrush(Qt::NoBrush);
  if (!silent) {
    paint_words(painter, middle + away * (radius + 7 * text_), QString::number(mark.number),
                look_->battery, 11 * text_, true);
  }
}

void RiverPainter::paint_island(QPainter& painter, const ChartMark& mark) const {
  const ChartReach* const reach = reach_of(mark.place);
  const double half = reach != nullptr ? half_width(*reach) : kLeastWidth;
  const double length = std::max(14.0, miles(core::river::kIslandLength) * sheet_.scale) / 2;
  const QPointF middle = sheet_.at(mark.at);
  const QPointF along = ahead(mark.degrees) * length;
  const QPointF side = to_right(mark.degrees) * std::max(2.0, half * 0.8);
  QPainterPath lens{middle - along};
  lens.quadTo(middle + side * 1.2, middle + along);
  lens.quadTo(middle - side * 1.2, middle - along);
  painter.setPen(QPen{look_->bank, 1.2});
  painter.setBrush(look_->paper);
  painter.drawPath(lens);
  painter.setBrush(Qt::NoBrush);
}

void RiverPainter::paint_shallows(QPainter& painter, const ChartMark& mark) const {
  const ChartReach* const reach = reach_of(mark.place);
  if (reach == nullptr || reach->line.size() < 2) {
    return;
  }
  const QPointF from = sheet_.at(reach->line[reach->line.size() - 2]);
  const QPointF to = sheet_.at(reach->line.back());
  const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
  const QPointF right = to_right(mark.degrees) * half_width(*reach);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look_->bank);
  const auto dots = static_cast<int>(length / 2.6);
  for (int dot = 0; dot < dots; ++dot) {
    const double side = scatter(dot, 7) * 1.6 - 0.8;
    const QPointF at = from + (to - from) * (dot / std::max(1.0, length / 2.6)) + right * side;
    painter.drawEllipse(at, 0.9, 0.9);
  }
  painter.setBrush(Qt::NoBrush);
}

void RiverPainter::paint_hull(QPainter& painter, QPointF at, double degrees, const QColor& fill,
                              const QColor& line, double length) const {
  const QPointF along = ahead(degrees) * (length / 2);
  const QPointF side = to_right(degrees) * (length * 0.24);
  QPainterPath hull{at + along};
  hull.quadTo(at + along * 0.5 + side, at - along * 0.2 + side);
  hull.lineTo(at - along + side * 0.75);
  hull.lineTo(at - along - side * 0.75);
  hull.lineTo(at - along * 0.2 - side);
  hull.quadTo(at + along * 0.5 - side, at + along);
  painter.setPen(QPen{line, 1.6});
  painter.setBrush(fill);
  painter.drawPath(hull);
  painter.setBrush(Qt::NoBrush);
}

void RiverPainter::paint_mouth(QPainter& painter, const ChartMark& mark) const {
  // The begin of a tributary: once it is explored it is drawn as water.
  if (is_explored(*picture_, mark)) {
    return;
  }
  const QPointF along = ahead(mark.degrees);
  const QPointF side = to_right(mark.degrees) * std::max(1.6, 0.075 * sheet_.scale);
  const ChartReach* const reach = reach_of(mark.place);
  const QPointF begin =
      sheet_.at(mark.at) + along * ((reach != nullptr ? half_width(*reach) : kLeastWidth) - 1);
  const QPointF end = begin + along * std::max(12.0, 0.7 * sheet_.scale);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look_->water);
  painter.drawPolygon(QPolygonF{} << begin - side * 1.4 << begin + side * 1.4 << end + side
                                  << end - side);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{look_->bank, 1.3});
  painter.drawLine(begin - side * 1.4 + along * 1.6, end - side);
  painter.drawLine(begin + side * 1.4 + along * 1.6, end + side);
}

void RiverPainter::paint_group(QPainter& painter, const ChartMark& mark,
                               const QString& name) const {
  const bool main = mark.group == core::river::kMainGroup;
  const double length = (main ? 1.7 : 1.2) * sign() + 4;
  const QPointF berth = reach_of(mark.place) != nullptr
                            ? sheet_.at(mark.at)
                            : sheet_.origin - QPointF{kMississippiMiles * sheet_.scale / 2, 0};
  // Groups that lie in one place lie below each other.
  const QPointF at = berth + QPointF{0, berth_of(*picture_, mark) * (length + 20 * text_)};
  paint_hull(painter, at, mark.degrees, look_->paper, look_->paper, length + 5);
  paint_hull(painter, at, mark.degrees, main ? look_->union_hull : look_->paper, look_->union_hull,
             length);
  QPointF away = to_right(mark.degrees);
  const double off = length * 0.62 + 9 * text_;
  // Beside the marker, where the words lie flat.
  const QFontMetricsF room{chart_font(12 * text_, false, main)};
  const double reach = std::max(0.0, std::abs(away.x()) * (room.horizontalAdvance(name) / 2 - 4));
  const bool on_river = at.x() > sheet_.origin.x();
  if (on_river && at.x() + away.x() * (off + 2 * reach) < sheet_.origin.x()) {
    away = -away;  // not upon the Mississippi
  }
  paint_words(painter, at + away * (off + reach), name, look_->union_hull, 12 * text_, main);
}

void RiverPainter::paint_mark(QPainter& painter, const ChartMark& mark,
                              const std::function<QString(core::river::GroupId)>& name_of) const {
  const QPointF at = sheet_.at(mark.at);
  const double size = sign();
  switch (mark.sign) {
    case Sign::Bluffs:
      painter.setPen(QPen{look_->ink, 1.1});
      along_bank(mark, 3.6, [&](QPointF from, QPointF away, int number) {
        const double length = size * (0.55 + 0.35 * scatter(number, 3));
        painter.drawLine(from + away * 1.5, from + away * (1.5 + length));
      });
      return;
    case Sign::Trees:
      along_bank(mark, size * 0.95, [&](QPointF from, QPointF away, int number) {
        const QPointF foot = from + away * (size * (0.55 + 0.8 * scatter(number, 11)));
        painter.setPen(QPen{look_->woods, 1.1});
        painter.drawLine(foot, foot - QPointF{0, size * 0.35});
        painter.setBrush(look_->paper);
        painter.drawEllipse(foot - QPointF{0, size * 0.5}, size * 0.26, size * 0.28);
        painter.setBrush(Qt::NoBrush);
        painter.drawArc(
            QRectF{foot.x() - size * 0.2, foot.y() - size * 0.62, size * 0.4, size * 0.3}, 200 * 16,
            140 * 16);
      });
      return;
    case Sign::Marsh:
      painter.setPen(QPen{look_->marsh, 1.1});
      along_bank(mark, size * 0.9, [&](QPointF from, QPointF away, int number) {
        const QPointF middle = from + away * (size * (0.35 + 1.0 * scatter(number, 5)));
        painter.drawLine(middle - QPointF{size * 0.35, 0}, middle + QPointF{size * 0.35, 0});
        for (const double blade : {-0.16, 0.0, 0.16}) {
          painter.drawLine(middle + QPointF{blade * size, 0},
                           middle + QPointF{blade * 1.8 * size, -size * 0.32});
        }
      });
      return;
    case Sign::Shallows:
      paint_shallows(painter, mark);
      return;
    case Sign::Head:
      painter.setPen(QPen{look_->ink, 3});
      paint_across(painter, mark, 6);
      return;
    case Sign::Island:
      paint_island(painter, mark);
      return;
    case Sign::Town:
      paint_town(painter, mark);
      return;
    case Sign::Bridge:
    case Sign::Ferry:
      painter.setPen(QPen{look_->ink, 2.6, mark.sign == Sign::Bridge ? Qt::SolidLine : Qt::DotLine,
                          Qt::FlatCap});
      paint_across(painter, mark, 7);
      return;
    case Sign::Battery:
    case Sign::SilentBattery:
      paint_battery(painter, mark, mark.sign == Sign::SilentBattery);
      return;
    case Sign::Enemy:
      paint_hull(painter, at, mark.degrees + 180, look_->confederate_hull, look_->confederate_line,
                 size * 1.5 + 4);
      if (mark.number > 1) {
        paint_words(painter, at + to_right(mark.degrees) * (size + 8), QString::number(mark.number),
                    look_->confederate_line, 11 * text_, true);
      }
      return;
    case Sign::Wreck: {
      const double arm = size * 0.42;
      painter.setPen(QPen{look_->paper, 4});
      for (int layer = 0; layer < 2; ++layer) {
        painter.drawLine(at - QPointF{arm, arm}, at + QPointF{arm, arm});
        painter.drawLine(at + QPointF{-arm, arm}, at + QPointF{arm, -arm});
        painter.setPen(QPen{look_->wreck, 2});
      }
      return;
    }
    case Sign::Prize:
      paint_hull(painter, bank_of(mark, size * 0.7), mark.degrees, look_->paper,
                 look_->confederate_line, size * 1.2 + 3);
      return;
    case Sign::Mouth:
      paint_mouth(painter, mark);
      return;
    case Sign::Shoal:
      painter.setPen(QPen{look_->ink, 1.6, Qt::DotLine});
      paint_across(painter, mark, 4);
      return;
    case Sign::Barges: {
      const QPointF middle = bank_of(mark, size * 0.5);
      painter.setPen(QPen{look_->union_hull, 1.4});
      painter.setBrush(look_->paper);
      painter.drawRect(
          QRectF{middle - QPointF{size * 0.4, size * 0.22}, QSizeF{size * 0.8, size * 0.44}});
      painter.setBrush(Qt::NoBrush);
      return;
    }
    case Sign::Group:
      paint_group(painter, mark, name_of(mark.group));
      return;
    case Sign::Doubtful:
      painter.setPen(QPen{look_->doubt, 1.4, Qt::DashLine});
      painter.drawEllipse(at, size, size);
      paint_words(painter, at + QPointF{0, -size - 7 * text_},
                  QCoreApplication::translate("RiverChart", "survey doubtful"), look_->doubt,
                  10 * text_, false);
      return;
    case Sign::Turn: {
      // On the left bank, clear of most signs.
      ChartMark left = mark;
      left.bank = Hand::Left;
      paint_words(painter, bank_of(left, 9 * text_), QString::number(mark.number), look_->faint,
                  11 * text_, true);
      return;
    }
  }
}

void RiverPainter::paint_marks(QPainter& painter,
                               const std::function<QString(core::river::GroupId)>& name_of) const {
  painter.setRenderHint(QPainter::Antialiasing);
  for (int now = 0; now < core::river::kSignLayers; ++now) {
    // What grows on a bank does not grow in the Mississippi.
    painter.save();
    if (now == 0) {
      painter.setClipRect(QRectF{sheet_.origin.x() + 1, 13, 1e6, 1e6}, Qt::IntersectClip);
    }
    for (const ChartMark& mark : picture_->marks) {
      if (layer_of(mark.sign) == now) {
        paint_mark(painter, mark, name_of);
      }
    }
    painter.restore();
  }
}

std::optional<core::river::Place> RiverPainter::section_at(QPointF at, double reach) const {
  std::optional<core::river::Place> found;
  double nearest = reach;
  for (const ChartReach& each : picture_->reaches) {
    const QPolygonF line = line_of(each);
    for (int i = 1; i < line.size(); ++i) {
      const QPointF a = line[i - 1];
      const QPointF way = line[i] - a;
      const double length = QPointF::dotProduct(way, way);
      const double part =
          length > 0 ? std::clamp(QPointF::dotProduct(at - a, way) / length, 0.0, 1.0) : 0.0;
      const QPointF off = at - (a + way * part);
      const double distance = std::hypot(off.x(), off.y());
      if (distance < nearest) {
        nearest = distance;
        found = each.place;
      }
    }
  }
  const double west = sheet_.origin.x() - at.x();
  if (!found && west > 0 && west < kMississippiMiles * sheet_.scale) {
    return core::river::kMississippi;
  }
  return found;
}

}  // namespace riverview
