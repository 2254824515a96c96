#include "qml/field/print_templates.h"

#include "qml/field/field_words.h"
#include "qml/table/print_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fieldview {

namespace {

namespace land = core::field;
namespace inks = tableview::inks;
using core::table::Inches;
using tableview::kInchPoints;
using tableview::Piece;
using tableview::polar;
using tableview::PrintSheet;
using tableview::PrintType;

class TemplatesSay {
  Q_DECLARE_TR_FUNCTIONS(PrintTemplates)
};

constexpr double kLine = 11;  // of words in a shape

// ---- canister ----

/// A part of the cone between two distances from the muzzle.
struct ConeSlice {
  double from{};   ///< inches
  double to{};     ///< inches
  double slope{};  ///< inches of width an inch
  QString words;
};

Piece cone_piece(const ConeSlice& slice) {
  const double wide = std::max(slice.to * slice.slope * kInchPoints, 150.0);
  const double tall = (slice.to - slice.from) * kInchPoints;
  return {
      {wide, tall + tableview::kCaption}, [slice, wide, tall](PrintSheet& sheet, QPointF at) {
        const double middle = at.x() + wide / 2;
        const double half_far = slice.to * slice.slope * kInchPoints / 2;
        const double half_near = slice.from * slice.slope * kInchPoints / 2;
        QPainterPath path{QPointF{middle - half_far, at.y()}};
        path.lineTo(middle + half_far, at.y());
        path.lineTo(middle + half_near, at.y() + tall);
        path.lineTo(middle - half_near, at.y() + tall);
        path.closeSubpath();
        sheet.add({path, 0.8, inks::kBlack, inks::kWash, false, QStringLiteral("cone")});
        sheet.line({middle, at.y()}, {middle, at.y() + tall}, 0.35, inks::kGrey);
        for (int inch = static_cast<int>(std::ceil(slice.from)); inch < slice.to; ++inch) {
          const double y = at.y() + (slice.to - inch) * kInchPoints;
          sheet.line({middle - 3, y}, {middle + 3, y}, 0.35, inks::kGrey);
          if (inch * slice.slope * kInchPoints > 30) {
            sheet.words({middle + 4, y - 4, 12, 8}, QString::number(inch), tableview::tick_type());
          }
        }
        tableview::caption(sheet, {at.x(), at.y() + tall + 2, wide, tableview::kCaption},
                           TemplatesSay::tr("Canister [FB-T12]"), slice.words);
      }};
}

// ---- shell ----

QString sector_words(land::Sector sector) {
  switch (sector) {
    case land::Sector::Left:
      return TemplatesSay::tr("left");
    case land::Sector::Near:
      return TemplatesSay::tr("short");
    case land::Sector::Right:
      return TemplatesSay::tr("right");
    case land::Sector::Far:
      return TemplatesSay::tr("over");
    case land::Sector::Centre:
      return TemplatesSay::tr("on the aim");
    case land::Sector::Misfire:
      break;
  }
  return TemplatesSay::tr("misfire");
}

/// The face that names a sector.
QString face_of(const land::BurstIndicator& burst, land::Sector sector) {
  const auto found = std::ranges::find(burst.die, sector);
  return found == burst.die.end() ? QString{} : QString::number(found - burst.die.begin() + 1);
}

void draw_sector(PrintSheet& sheet, const land::BurstIndicator& burst, land::Sector sector,
                 QPointF at) {
  sheet.words({at.x() - 30, at.y() - 14, 60, 16}, face_of(burst, sector),
              {.size = 14, .bold = true}, Qt::AlignCenter);
  sheet.words({at.x() - 30, at.y() + 2, 60, kLine}, sector_words(sector), {.size = 7},
              Qt::AlignCenter);
}

void draw_burst(PrintSheet& sheet, const land::BurstIndicator& burst, QPointF middle) {
  const double rim = burst.rim.decimal() * kInchPoints;
  const double centre = burst.centre.decimal() * kInchPoints;
  const auto circle = [&](double radius, const char* name) {
    QPainterPath path;
    path.addEllipse(middle, radius, radius);
    sheet.add({path, 0.9, inks::kBlack, {}, false, QString::fromLatin1(name)});
  };
  circle(rim, "burst-rim");
  circle(centre, "burst-centre");
  for (const double degrees : {45.0, 135.0, 225.0, 315.0}) {
    sheet.line(polar(middle, centre, degrees), polar(middle, rim, degrees), 0.8);
  }
  const double ring = (rim + centre) / 2;
  draw_sector(sheet, burst, land::Sector::Far, polar(middle, ring, 0));
  draw_sector(sheet, burst, land::Sector::Right, polar(middle, ring, 90));
  draw_sector(sheet, burst, land::Sector::Near, polar(middle, ring, 180));
  draw_sector(sheet, burst, land::Sector::Left, polar(middle, ring, 270));
  draw_sector(sheet, burst, land::Sector::Centre, middle);
  sheet.line(polar(middle, rim + 2, 180), polar(middle, rim + 14, 180), 0.8);
}

}  // namespace

void add_cone(const land::Charts& charts, double height, std::vector<Piece>& pieces) {
  const land::ConePart& last = charts.canister.back();
  const double slope = last.width.decimal() / last.to.decimal();
  const double most = (height - tableview::kCaption) / kInchPoints;
  for (const land::ConePart& part : charts.canister) {
    const double length = (part.to - part.from).decimal();
    const int count = static_cast<int>(std::ceil(length / most));
    for (int i = 0; i < count; ++i) {
      const double from = part.from.decimal() + length * i / count;
      const QString words = TemplatesSay::tr("%1 to %2: killed on %3 or more")
                                .arg(inches(part.from), inches(part.to))
                                .arg(part.kills_on);
      pieces.push_back(cone_piece(
          {from, from + length / count, slope,
           count == 1 ? words : QStringLiteral("%1 (%2/%3)").arg(words).arg(i + 1).arg(count)}));
    }
  }
}

Piece burst_piece(const land::BurstIndicator& burst) {
  const double rim = burst.rim.decimal() * kInchPoints;
  return {
      {2 * rim + 4, 2 * rim + 16 + tableview::kCaption},
      [burst, rim](PrintSheet& sheet, QPointF at) {
        const QPointF middle{at.x() + rim + 2, at.y() + rim + 2};
        draw_burst(sheet, burst, middle);
        tableview::caption(
            sheet, {at.x(), middle.y() + rim + 15, 2 * rim + 4, tableview::kCaption},
            TemplatesSay::tr("Shell [FB-T13]"),
            TemplatesSay::tr("Its middle on the aim, the mark towards the gun. Die %1: misfire. "
                             "In the sector struck killed on %2 or more.")
                .arg(face_of(burst, land::Sector::Misfire))
                .arg(burst.kills_on));
      }};
}

}  // namespace fieldview
