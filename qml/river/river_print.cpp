#include "qml/river/river_print.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <vector>

namespace riverview {

namespace {

class RiverSays {
  Q_DECLARE_TR_FUNCTIONS(RiverPrint)
};

constexpr int kDots = 1200;     // of the PDF's coordinates, an inch
constexpr double kPoints = 72;  // an inch, in which all is laid out
constexpr double kSheetEdge = 30;
constexpr double kLetters = 8;
constexpr double kCellGap = 2;
constexpr double kWholeMargin = 34;
constexpr double kWholeHead = 44;  // for title and compass
constexpr double kWestOfMouth = 1.3;
constexpr double kMostOnPaper = 46;

double whole_miles(core::river::MileLength length) {
  return static_cast<double>(length) / static_cast<double>(core::river::kMile);
}

struct PrintColumn {
  QString head;
  QString key;
  double share{};
};

std::vector<PrintColumn> columns_of_record() {
  return {{RiverSays::tr("Turn"), QStringLiteral("turn"), 6},
          {RiverSays::tr("Direction: roll"), QStringLiteral("directionRoll"), 11},
          {RiverSays::tr("Direction"), QStringLiteral("direction"), 10},
          {RiverSays::tr("Next table"), QStringLiteral("nextTable"), 6},
          {RiverSays::tr("Terrain: roll"), QStringLiteral("terrainRoll"), 9},
          {RiverSays::tr("Feature"), QStringLiteral("terrain"), 10},
          {RiverSays::tr("Failure: roll"), QStringLiteral("failureRoll"), 9},
          {RiverSays::tr("Event"), QStringLiteral("failure"), 18},
          {RiverSays::tr("Action: roll"), QStringLiteral("actionRoll"), 9},
          {RiverSays::tr("Encounter"), QStringLiteral("action"), 11},
          {RiverSays::tr("Points"), QStringLiteral("points"), 7},
          {RiverSays::tr("Sum"), QStringLiteral("running"), 6},
          {RiverSays::tr("Section"), QStringLiteral("place"), 10},
          {RiverSays::tr("Order"), QStringLiteral("order"), 9},
          {RiverSays::tr("Vessels"), QStringLiteral("vessels"), 32}};
}

QFont print_font(bool bold) {
  QFont font{QStringLiteral("DejaVu Sans")};
  font.setPixelSize(static_cast<int>(kLetters));
  font.setBold(bold);
  return font;
}

/// Lays the record sheet out, row by row, and begins a page where one is full.
class RecordSheet {
 public:
  RecordSheet(QPdfWriter& writer, QPainter& painter, QRectF room)
      : writer_{&writer}, painter_{&painter}, room_{room}, columns_{columns_of_record()} {
    for (const PrintColumn& each : columns_) {
      whole_ += each.share;
    }
  }

  void paint(const Rows& rows) {
    begin_page();
    for (const QVariantMap& row : rows) {
      QStringList cells;
      for (const PrintColumn& each : columns_) {
        QString cell = row.value(each.key).toString();
        cells << (cell.startsWith(QLatin1Char{'-'}) ? QStringLiteral("−") + cell.mid(1) : cell);
      }
      const double height = height_of(cells, false);
      if (down_ + height > room_.bottom()) {
        begin_page();
      }
      paint_row(cells, height, false);
    }
  }

 private:
  void begin_page() {
    writer_->newPage();
    down_ = room_.top();
    QStringList heads;
    for (const PrintColumn& each : columns_) {
      heads << each.head;
    }
    paint_row(heads, height_of(heads, true), true);
  }

  [[nodiscard]] double width_of(std::size_t column) const {
    return room_.width() * columns_[column].share / whole_;
  }

  [[nodiscard]] double height_of(const QStringList& cells, bool bold) const {
    const QFontMetricsF letters{print_font(bold)};
    double most = letters.height();
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const QRectF wide{0, 0, width_of(i) - 2 * kCellGap, 1e6};
      most = std::max(
          most,
          letters.boundingRect(wide, Qt::TextWordWrap, cells[static_cast<qsizetype>(i)]).height());
    }
    return most + 2 * kCellGap;
  }

  void paint_row(const QStringList& cells, double height, bool bold) {
    double left = room_.left();
    painter_->setFont(print_font(bold));
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const QRectF cell{left, down_, width_of(i), height};
      painter_->setPen(QPen{Qt::black, 0.5});
      painter_->drawRect(cell);
      painter_->drawText(cell.adjusted(kCellGap, kCellGap, -kCellGap, -kCellGap), Qt::TextWordWrap,
                         cells[static_cast<qsizetype>(i)]);
      left += cell.width();
    }
    down_ += height;
  }

  QPdfWriter* writer_;
  QPainter* painter_;
  QRectF room_;
  std::vector<PrintColumn> columns_;
  double whole_{};
  double down_{};
};

}  // namespace

Sheet whole_sheet(const core::river::ChartPicture& picture, QSizeF room, double most) {
  constexpr double kLeast = 2;
  const double west = std::min(whole_miles(picture.lowest.x), -kWestOfMouth);
  const double east = whole_miles(picture.highest.x);
  const double south = whole_miles(picture.lowest.y);
  const double north = whole_miles(picture.highest.y);
  const double wide = room.width() - 2 * kWholeMargin;
  const double high = room.height() - 2 * kWholeMargin - kWholeHead;
  Sheet sheet;
  sheet.scale = std::max(kLeast, std::min({wide / (east - west), high / (north - south), most}));
  sheet.origin = {
      room.width() / 2 - (east + west) / 2 * sheet.scale,
      kWholeHead + (room.height() - kWholeHead) / 2 + (north + south) / 2 * sheet.scale};
  // As long as little is known the Mississippi lies at the left, and the river leads into the
  // sheet.
  if (const double left = kWholeMargin - west * sheet.scale;
      sheet.origin.x() > left && sheet.scale >= most) {
    sheet.origin.setX(left);
  }
  return sheet;
}

QString write_river_pdf(const RiverPrint& print, const QString& file) {
  QSaveFile target{file};
  if (!target.open(QIODevice::WriteOnly)) {
    return RiverSays::tr("%1: cannot be written").arg(file);
  }
  {
    QPdfWriter writer{&target};
    writer.setResolution(kDots);
    writer.setPageSize(QPageSize{QPageSize::A4});
    writer.setPageOrientation(QPageLayout::Landscape);
    writer.setPageMargins(QMarginsF{0, 0, 0, 0});
    writer.setTitle(print.title);
    writer.setCreator(QStringLiteral("sumter-window"));
    QPainter painter;
    if (!painter.begin(&writer)) {
      return RiverSays::tr("%1: cannot be written").arg(file);
    }
    painter.scale(kDots / kPoints, kDots / kPoints);
    const QSizeF page{writer.width() * kPoints / kDots, writer.height() * kPoints / kDots};
    const QRectF room = QRectF{{}, page}.adjusted(kSheetEdge, kSheetEdge, -kSheetEdge, -kSheetEdge);
    painter.save();
    painter.translate(room.topLeft());
    // On white paper: the colours of high contrast.
    const RiverPainter brush{*print.picture, river_look(1),
                             whole_sheet(*print.picture, room.size(), kMostOnPaper), 1};
    brush.paint_paper(painter, room.size());
    brush.paint_water(painter, room.size(), std::nullopt);
    brush.paint_marks(painter, print.group_name);
    brush.paint_legend(painter, room.size(), print.title);
    painter.restore();
    RecordSheet{writer, painter, room}.paint(print.diary);
  }
  return target.commit() ? QString{} : RiverSays::tr("%1: cannot be written").arg(file);
}

QString write_river_svg(const QString& svg, const QString& file) {
  QSaveFile target{file};
  const QByteArray bytes = svg.toUtf8();
  return target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size() && target.commit()
             ? QString{}
             : RiverSays::tr("%1: cannot be written").arg(file);
}

}  // namespace riverview
