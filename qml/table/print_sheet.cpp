#include "qml/table/print_sheet.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace tableview {

namespace {

class PagesSay {
  Q_DECLARE_TR_FUNCTIONS(PrintPages)
};

/// Type is measured and set so much larger than it is printed, so that no letter is moved to whole
/// points.
constexpr double kFine = 20;
constexpr double kSmallestType = 4.5;
constexpr double kHeadHeight = 22;
constexpr double kFootHeight = 12;

QFont font_of(const PrintType& type) {
  QFont font{type.serif ? QStringLiteral("DejaVu Serif") : QStringLiteral("DejaVu Sans")};
  font.setStyleHint(type.serif ? QFont::Serif : QFont::SansSerif);
  font.setStretch(QFont::SemiCondensed);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setPixelSize(static_cast<int>(std::lround(type.size * kFine)));
  font.setBold(type.bold);
  font.setItalic(type.italic);
  return font;
}

}  // namespace

double words_width(const PrintType& type, const QString& text) {
  return QFontMetricsF{font_of(type)}.horizontalAdvance(text) / kFine;
}

double words_height(const PrintType& type, const QString& text, double width) {
  const QRectF room{0, 0, width * kFine, 1e6};
  return QFontMetricsF{font_of(type)}.boundingRect(room, Qt::TextWordWrap, text).height() / kFine;
}

PrintType fitted(const PrintType& type, const QString& text, double width) {
  PrintType fit = type;
  while (fit.size > kSmallestType && words_width(fit, text) > width) {
    fit.size = std::max(kSmallestType, fit.size - 0.25);
  }
  return fit;
}

void PrintSheet::line(QPointF from, QPointF to, double width, const QColor& ink,
                      const QString& name) {
  QPainterPath path{from};
  path.lineTo(to);
  add({path, width, ink, {}, false, name});
}

void PrintSheet::box(const QRectF& box, double width, std::optional<QColor> fill) {
  QPainterPath path;
  path.addRect(box);
  add({path, width, inks::kBlack, fill, false, {}});
}

void PrintSheet::words(const QRectF& box, const QString& text, const PrintType& type,
                       Qt::Alignment align) {
  if (!text.isEmpty()) {
    marks_.emplace_back(PrintWords{box, text, fitted(type, text, box.width()), align, false});
  }
}

void PrintSheet::paragraph(const QRectF& box, const QString& text, const PrintType& type,
                           Qt::Alignment across) {
  if (!text.isEmpty()) {
    marks_.emplace_back(PrintWords{box, text, type, across | Qt::AlignTop, true});
  }
}

void PrintSheet::paint(QPainter& painter) const {
  for (const PrintMark& mark : marks_) {
    if (const auto* const shape = std::get_if<PrintShape>(&mark)) {
      QPen pen{Qt::NoPen};
      if (shape->width > 0) {
        pen = QPen{shape->ink, shape->width, shape->dashed ? Qt::DashLine : Qt::SolidLine,
                   Qt::FlatCap, Qt::MiterJoin};
      }
      painter.setPen(pen);
      painter.setBrush(shape->fill ? QBrush{*shape->fill} : QBrush{Qt::NoBrush});
      painter.drawPath(shape->path);
    } else {
      const auto& words = std::get<PrintWords>(mark);
      painter.save();
      painter.scale(1 / kFine, 1 / kFine);
      painter.setPen(words.type.ink);
      painter.setFont(font_of(words.type));
      const QRectF box{words.box.topLeft() * kFine, words.box.size() * kFine};
      painter.drawText(
          box,
          static_cast<int>(words.align) | (words.wraps ? Qt::TextWordWrap : Qt::TextSingleLine),
          words.text);
      painter.restore();
    }
  }
}

void PrintPages::begin(const QString& part) {
  part_ = part;
  sheets_.emplace_back();
  const QRectF room = paper_.room();
  const QRectF head{room.left(), room.top(), room.width(), kHeadHeight - 8};
  sheet().words({head.left(), head.top(), head.width() * 0.62, head.height()}, part,
                {.size = 11, .bold = true, .serif = true});
  sheet().words({head.left() + head.width() * 0.64, head.top(), head.width() * 0.36, head.height()},
                heading_, {.size = 8, .italic = true, .serif = true, .ink = inks::kGrey},
                Qt::AlignRight | Qt::AlignVCenter);
  sheet().line(head.bottomLeft() + QPointF{0, 2}, head.bottomRight() + QPointF{0, 2}, 0.8);
  y_ = room.top() + kHeadHeight;
}

QRectF PrintPages::left() const {
  const QRectF room = paper_.room();
  return {room.left(), y_, room.width(), room.bottom() - kFootHeight - y_};
}

bool PrintPages::fresh() const { return y_ <= paper_.room().top() + kHeadHeight; }

QRectF PrintPages::take(double height, double gap) {
  if (left().height() < height && !fresh()) {
    next();
  }
  const QRectF taken{left().left(), y_, left().width(), height};
  y_ += height + gap;
  return taken;
}

void PrintPages::finish() {
  const QRectF room = paper_.room();
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    sheets_[i].words({room.left(), room.bottom() - 8, room.width(), 8},
                     PagesSay::tr("%1 of %2").arg(i + 1).arg(sheets_.size()),
                     {.size = 6.5, .ink = inks::kGrey}, Qt::AlignHCenter | Qt::AlignVCenter);
  }
}

}  // namespace tableview
