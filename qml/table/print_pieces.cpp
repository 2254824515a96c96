#include "qml/table/print_pieces.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tableview {

namespace {

class PiecesSay {
  Q_DECLARE_TR_FUNCTIONS(PrintShapes)
};

void ruler(PrintSheet& sheet, QRectF box) {
  constexpr int kInches = 6;
  constexpr int kCentimetres = 15;
  constexpr int kQuarters = 4;
  const double left = box.left();
  const double inch_line = box.top() + 14;
  const double metric_line = box.top() + 36;
  sheet.line({left, inch_line}, {left + kInches * kInchPoints, inch_line}, 0.8, inks::kBlack,
             QStringLiteral("inch-ruler"));
  for (int quarter = 0; quarter <= kInches * kQuarters; ++quarter) {
    const double x = left + quarter * kInchPoints / kQuarters;
    const bool whole = quarter % kQuarters == 0;
    sheet.line({x, inch_line}, {x, inch_line - (whole ? 7 : 3.5)}, 0.5);
    if (whole && quarter > 0) {
      sheet.words({x - 10, inch_line - 15, 20, 7}, QStringLiteral("%1\"").arg(quarter / kQuarters),
                  tick_type(), Qt::AlignCenter);
    }
  }
  sheet.line({left, metric_line}, {left + kCentimetres * kCentimetrePoints, metric_line}, 0.8,
             inks::kBlack, QStringLiteral("centimetre-ruler"));
  for (int half = 0; half <= kCentimetres * 2; ++half) {
    const double x = left + half * kCentimetrePoints / 2;
    sheet.line({x, metric_line}, {x, metric_line - (half % 2 == 0 ? 6 : 3)}, 0.5);
    if (half % 2 == 0 && half > 0) {
      sheet.words({x - 10, metric_line - 14, 20, 7}, QString::number(half / 2), tick_type(),
                  Qt::AlignCenter);
    }
  }
  sheet.paragraph({left + kInches * kInchPoints + 8, box.top() - 2,
                   box.width() - kInches * kInchPoints - 8, kRulerHeight},
                  PiecesSay::tr("Inches and centimetres: print at 100 %, and measure here."),
                  {.size = 6, .italic = true, .ink = inks::kGrey});
}

}  // namespace

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

QPointF polar(QPointF middle, double distance, double degrees) {
  return {middle.x() + distance * std::sin(radians(degrees)),
          middle.y() - distance * std::cos(radians(degrees))};
}

QPainterPath arc_path(QPointF middle, double radius, double from, double to) {
  const QRectF box{middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
  QPainterPath path;
  // Qt counts anticlockwise from three o'clock.
  path.arcMoveTo(box, 90 - from);
  path.arcTo(box, 90 - from, from - to);
  return path;
}

QPainterPath sector_path(QPointF middle, double radius, double from, double to) {
  QPainterPath path{middle};
  const QRectF box{middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
  path.arcTo(box, 90 - from, from - to);
  path.closeSubpath();
  return path;
}

PrintType tick_type() { return {.size = 6, .ink = inks::kGrey}; }

void caption(PrintSheet& sheet, QRectF box, const QString& title, const QString& words) {
  sheet.words({box.left(), box.top(), box.width(), 11}, title,
              {.size = 8.4, .bold = true, .serif = true}, Qt::AlignHCenter | Qt::AlignVCenter);
  sheet.paragraph({box.left(), box.top() + 12, box.width(), box.height() - 12}, words,
                  {.size = 6.4, .ink = inks::kGrey}, Qt::AlignHCenter);
}

void lay_out_pieces(PrintPages& pages, const QString& part, std::vector<Piece> pieces) {
  if (pieces.empty()) {
    return;
  }
  constexpr double kBeside = 14;
  constexpr double kBelow = 8;
  const auto with_ruler = [&] {
    pages.begin(part);
    const QRectF left = pages.left();
    ruler(pages.sheet(),
          {left.left(), left.bottom() - kRulerHeight + 4, left.width(), kRulerHeight});
  };
  with_ruler();
  std::size_t next = 0;
  while (next < pieces.size()) {
    const double width = pages.left().width();
    double used = 0;
    double tall = 0;
    std::size_t end = next;
    while (end < pieces.size() &&
           (end == next || used + kBeside + pieces[end].size.width() <= width)) {
      used += (end == next ? 0 : kBeside) + pieces[end].size.width();
      tall = std::max(tall, pieces[end].size.height());
      ++end;
    }
    if (pages.left().height() - kRulerHeight < tall && !pages.fresh()) {
      with_ruler();
    }
    const QRectF row = pages.take(tall, kBelow);
    double x = row.left() + (width - used) / 2;
    for (; next < end; ++next) {
      pieces[next].draw(pages.sheet(), {x, row.top()});
      x += pieces[next].size.width() + kBeside;
    }
  }
}

}  // namespace tableview
