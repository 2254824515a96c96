#include "qml/field/print_sticks.h"

#include "core/field/firers.h"
#include "core/field/firing.h"
#include "core/field/guns.h"
#include "core/field/round_shot.h"
#include "qml/field/field_words.h"
#include "qml/field/print_templates.h"
#include "qml/table/print_pieces.h"
#include "qml/table/print_shapes.h"
#include "qml/table/print_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace fieldview {

namespace {

namespace land = core::field;
namespace inks = tableview::inks;
using core::table::Inches;
using tableview::kInchPoints;
using tableview::Piece;
using tableview::PrintSheet;
using tableview::PrintType;

class SticksSay {
  Q_DECLARE_TR_FUNCTIONS(PrintSticks)
};

constexpr Inches kBroad = Inches::ratio(3, 4);  // of sticks that only measure
constexpr double kLabel = 22;                   // below a piece
const QColor kYellow{0xf4, 0xd9, 0x4a};
const QColor kGreen{0x8f, 0xc0, 0x84};

PrintType part_type(bool on_black) {
  return {.size = 5.6, .bold = true, .ink = on_black ? QColor{Qt::white} : inks::kBlack};
}

// ---- what the sticks are ----

bool any_of_type(const land::Setting& setting, land::TroopType type) {
  return std::ranges::any_of(
      setting.battle.units, [&](const land::BattleUnit& each) { return each.muster.type == type; });
}

bool any_with_arm(const land::Setting& setting, bool rifled) {
  return std::ranges::any_of(setting.battle.units, [&](const land::BattleUnit& each) {
    return each.muster.arm != land::Arm::None &&
           (each.muster.arm == land::Arm::RifledMusket) == rifled;
  });
}

bool any_gun(const land::Setting& setting, land::GunKind kind) {
  return std::ranges::any_of(setting.battle.units, [&](const land::BattleUnit& each) {
    return std::ranges::find(each.muster.guns, kind) != each.muster.guns.end();
  });
}

PrintStick musket_stick(const land::Charts& charts, bool rifled) {
  PrintStick stick{rifled ? SticksSay::tr("Rifled musket [FB-T08]")
                          : SticksSay::tr("Smoothbore musket, carbine [FB-T08]"),
                   kBroad,
                   {}};
  Inches from;
  for (const land::MusketryBand& band : charts.musketry) {
    const Inches to = rifled ? band.rifled_to : band.smoothbore_to;
    stick.parts.push_back(
        {from, to,
         SticksSay::tr("die less: %1, cover %2; first volley %3, cover %4")
             .arg(band.normal_open)
             .arg(band.normal_cover)
             .arg(band.first_open)
             .arg(band.first_cover),
         stick.parts.size() % 2 == 0 ? std::optional{inks::kWash} : std::nullopt});
    from = to;
  }
  return stick;
}

/// "5+", or a dash.
QString face_words(const std::optional<int>& face) {
  return face ? QStringLiteral("%1+").arg(*face) : QStringLiteral("–");
}

PrintStick skirmish_stick(const land::SkirmishTable& table, bool rifled) {
  PrintStick stick{rifled ? SticksSay::tr("Skirmishers, rifled [FB-T10]")
                          : SticksSay::tr("Skirmishers, smoothbore [FB-T10]"),
                   kBroad,
                   {}};
  const auto words = [&](bool near) {
    const auto face = [&](land::SkirmishTarget target) {
      const land::SkirmishRow& row = table.rows.at(static_cast<std::size_t>(target));
      return face_words(near ? row.near : row.far);
    };
    return SticksSay::tr("bodies %1, individual %2, line in cover %3, open order %4, in cover %5")
        .arg(face(land::SkirmishTarget::Organised), face(land::SkirmishTarget::Selected),
             face(land::SkirmishTarget::LineInCover), face(land::SkirmishTarget::Open),
             face(land::SkirmishTarget::OpenInCover));
  };
  const Inches near = rifled ? table.rifled_near : table.smoothbore_near;
  stick.parts.push_back({{}, near, words(true), inks::kWash});
  stick.parts.push_back(
      {near, rifled ? table.rifled_far : table.smoothbore_far, words(false), std::nullopt});
  return stick;
}

/// A stick of rates that grow, each with its words.
PrintStick move_stick(const QString& title, std::vector<std::pair<Inches, QString>> rates) {
  PrintStick stick{title, kBroad, {}};
  std::ranges::stable_sort(rates, {}, &std::pair<Inches, QString>::first);
  Inches from;
  for (const auto& [to, words] : rates) {
    if (to == from && !stick.parts.empty()) {
      stick.parts.back().words += QStringLiteral("; ") + words;
      continue;
    }
    stick.parts.push_back(
        {from, to, words, stick.parts.size() % 2 == 0 ? std::optional{inks::kWash} : std::nullopt});
    from = to;
  }
  return stick;
}

void add_move_sticks(const land::Setting& setting, std::vector<PrintStick>& all) {
  const land::Rates& rates = setting.charts.rates;
  const bool light = setting.options.light_rates;
  if (any_of_type(setting, land::TroopType::Infantry)) {
    std::vector<std::pair<Inches, QString>> foot{
        {rates.line_firing, SticksSay::tr("fires")},
        {rates.line, SticksSay::tr("in line")},
        {rates.column, SticksSay::tr("in column or open order")},
        {rates.charge, SticksSay::tr("charges")}};
    if (light) {
      foot.emplace_back(rates.light, SticksSay::tr("light infantry"));
    }
    all.push_back(move_stick(SticksSay::tr("Infantry [FB-T05]"), std::move(foot)));
  }
  if (any_of_type(setting, land::TroopType::Cavalry)) {
    std::vector<std::pair<Inches, QString>> horse{
        {rates.cavalry, SticksSay::tr("move")},
        {rates.cavalry_battle, SticksSay::tr("battle move, rested")},
        {rates.cavalry_charge, SticksSay::tr("charges")}};
    if (light) {
      horse.emplace_back(rates.light_cavalry, SticksSay::tr("light cavalry"));
    }
    all.push_back(move_stick(SticksSay::tr("Cavalry [FB-T05]"), std::move(horse)));
  }
  if (any_of_type(setting, land::TroopType::Battery)) {
    all.push_back(
        move_stick(SticksSay::tr("Guns [FB-T05]"), {{rates.manhandled, SticksSay::tr("by hand")},
                                                    {rates.team, SticksSay::tr("with the team")}}));
  }
  if (any_of_type(setting, land::TroopType::Wagons)) {
    all.push_back(
        move_stick(SticksSay::tr("Wagons [FB-T05]"), {{rates.wagons, SticksSay::tr("move")}}));
  }
  if (any_of_type(setting, land::TroopType::Boat)) {
    all.push_back(move_stick(SticksSay::tr("Boats [FB-T05]"),
                             {{rates.boat_up, SticksSay::tr("up river")},
                              {rates.boat_canal, SticksSay::tr("on a canal")},
                              {rates.boat_down, SticksSay::tr("down river")}}));
  }
  all.push_back(move_stick(SticksSay::tr("Generals, couriers [FB-T05]"),
                           {{rates.general, SticksSay::tr("ride")}}));
}

/// The faces of the die that name a colour, two behind one another: "1–2".
QString faces_of(const land::Stick& stick, land::Colour colour) {
  QStringList faces;
  for (std::size_t i = 0; i < stick.die.size(); ++i) {
    if (stick.die.at(i) == colour) {
      faces << QString::number(i + 1);
    }
  }
  return faces.join(QStringLiteral("–"));
}

std::optional<QColor> fill_of(land::Colour colour) {
  switch (colour) {
    case land::Colour::Black:
      return inks::kBlack;
    case land::Colour::Yellow:
      return kYellow;
    case land::Colour::Green:
      return kGreen;
    case land::Colour::White:
      break;
  }
  return std::nullopt;
}

QString colour_words(const land::Stick& stick, const land::StickBand& band) {
  const QString kills = band.kills_on ? SticksSay::tr("kills %1+").arg(*band.kills_on) : QString{};
  switch (band.colour) {
    case land::Colour::Black:
      return SticksSay::tr("black: no hits");
    case land::Colour::White:
      return SticksSay::tr("white %1 %2").arg(faces_of(stick, band.colour), kills);
    case land::Colour::Yellow:
      return SticksSay::tr("yellow %1 %2").arg(faces_of(stick, band.colour), kills);
    case land::Colour::Green:
      return SticksSay::tr("green %1 %2").arg(faces_of(stick, band.colour), kills);
  }
  return {};
}

/// [FB-206] The stick is as wide as heads may be off it to either side together.
PrintStick ball_stick(const land::Charts& charts) {
  PrintStick stick{SticksSay::tr("Round shot [FB-T11]"), land::kHeadOff * 2, {}};
  for (const land::StickBand& band : charts.stick.bands) {
    stick.parts.push_back(
        {band.from, band.to, colour_words(charts.stick, band), fill_of(band.colour)});
  }
  return stick;
}

PrintStick sleeve_stick(const land::Charts& charts) {
  PrintStick stick{SticksSay::tr("Round shot, for the sleeve [FB-T24]"), land::kHeadOff * 2, {}};
  Inches from;
  for (const land::SleeveBand& band : charts.sleeve) {
    stick.parts.push_back(
        {from, band.to, SticksSay::tr("kills %1+").arg(band.kills_on),
         stick.parts.size() % 2 == 0 ? std::optional{inks::kWash} : std::nullopt});
    from = band.to;
  }
  return stick;
}

/// [FB-459] The sleeve, with its middle.
PrintStick sleeve() {
  return {SticksSay::tr("Sleeve [FB-459]"),
          land::kHeadOff * 2,
          {{{}, land::kSleeveHalf, SticksSay::tr("nearer"), std::nullopt},
           {land::kSleeveHalf, land::kSleeveHalf * 2, SticksSay::tr("farther"), inks::kWash}}};
}

// ---- how they are drawn ----

/// Whether there is no room for figures beside the words.
bool is_narrow(const PrintStick& stick) { return stick.width < kBroad; }

bool is_black(const StickPart& part) { return part.fill && part.fill->lightness() < 80; }

/// Whether a figure stands on black: below the inch that it tells.
bool is_black_below(const PrintStick& stick, int inch) {
  return std::ranges::any_of(stick.parts, [&](const StickPart& part) {
    return is_black(part) && part.from < Inches::of(inch) && Inches::of(inch) <= part.to;
  });
}

bool ends_part(const PrintStick& stick, int inch) {
  return std::ranges::any_of(stick.parts,
                             [&](const StickPart& part) { return part.to == Inches::of(inch); });
}

/// Inches along the left edge of a piece, from its lower end on. A narrow stick has figures only
/// where a part ends.
void draw_scale(PrintSheet& sheet, const PrintStick& stick, QPointF foot, Inches from,
                Inches length) {
  const auto quarters = static_cast<int>(std::floor(length.decimal() * 4 + 0.001));
  const int first = static_cast<int>(std::lround(from.decimal() * 4));
  for (int quarter = 1; quarter <= quarters; ++quarter) {
    const double y = foot.y() - quarter * kInchPoints / 4;
    const bool whole = (first + quarter) % 4 == 0;
    const bool half = (first + quarter) % 2 == 0;
    sheet.line({foot.x(), y}, {foot.x() + (whole ? 7 : half ? 4.5 : 2.5), y}, 0.4, inks::kGrey);
    const int inch = (first + quarter) / 4;
    if (whole && (!is_narrow(stick) || ends_part(stick, inch))) {
      sheet.words(
          {foot.x() + 1.5, y + 0.5, 12, 7}, QString::number(inch),
          {.size = 6, .ink = is_black_below(stick, inch) ? QColor{Qt::white} : inks::kGrey});
    }
  }
}

double longest_word(const PrintType& type, const QString& text) {
  double most = 0;
  for (const QString& word : text.split(QLatin1Char{' '})) {
    most = std::max(most, tableview::words_width(type, word));
  }
  return most;
}

void draw_part(PrintSheet& sheet, const PrintStick& stick, const QRectF& box,
               const StickPart& part) {
  sheet.box(box, 0.6, part.fill);
  const QRectF room = box.adjusted(is_narrow(stick) ? 8 : 13, 8, -1.5, -2);
  PrintType type = part_type(is_black(part));
  const auto tall = [&] { return tableview::words_height(type, part.words, room.width()); };
  while (type.size > 4 &&
         (tall() > room.height() || longest_word(type, part.words) > room.width())) {
    type.size -= 0.25;
  }
  if (tall() <= room.height()) {
    sheet.paragraph({room.left(), room.center().y() - tall() / 2, room.width(), tall() + 1},
                    part.words, type);
  }
}

/// A piece of a stick: what lies between two of its inches.
Piece stick_piece(const PrintStick& stick, Inches from, Inches to, const QString& number) {
  const double wide = stick.width.decimal() * kInchPoints;
  const double tall = (to - from).decimal() * kInchPoints;
  const double label = std::max(wide, 58.0);
  return {
      {label, tall + kLabel},
      [stick, from, to, number, wide, tall, label](PrintSheet& sheet, QPointF at) {
        const QPointF corner{at.x() + (label - wide) / 2, at.y()};
        const auto y_of = [&](Inches along) {
          return corner.y() + tall - (along - from).decimal() * kInchPoints;
        };
        for (const StickPart& part : stick.parts) {
          const Inches low = std::max(part.from, from);
          const Inches high = std::min(part.to, to);
          if (low < high) {
            draw_part(sheet, stick, {corner.x(), y_of(high), wide, y_of(low) - y_of(high)}, part);
          }
        }
        draw_scale(sheet, stick, {corner.x(), corner.y() + tall}, from, to - from);
        QPainterPath outline;
        outline.addRect({corner.x(), corner.y(), wide, tall});
        sheet.add({outline, 0.9, inks::kBlack, {}, false, QStringLiteral("stick")});
        sheet.paragraph(
            {at.x(), corner.y() + tall + 2, label, kLabel - 2},
            number.isEmpty() ? stick.title : QStringLiteral("%1 %2").arg(stick.title, number),
            {.size = 5.6, .ink = inks::kGrey}, Qt::AlignHCenter);
      }};
}

/// A stick in as few pieces of whole inches as the height allows.
void cut_stick(const PrintStick& stick, double height, std::vector<Piece>& pieces) {
  const auto most = static_cast<std::int64_t>((height - kLabel) / kInchPoints);
  const auto inches = static_cast<std::int64_t>(std::ceil(stick.length().decimal() - 0.001));
  const std::int64_t count = (inches + most - 1) / most;
  const std::int64_t each = (inches + count - 1) / count;
  for (std::int64_t i = 0; i < count; ++i) {
    const Inches from = Inches::of(i * each);
    const Inches to = std::min(stick.length(), Inches::of((i + 1) * each));
    pieces.push_back(stick_piece(
        stick, from, to, count == 1 ? QString{} : QStringLiteral("%1/%2").arg(i + 1).arg(count)));
  }
}

double degrees_of(std::int32_t angle) { return angle / double{core::table::Heading::kDegree}; }

}  // namespace

std::vector<PrintStick> sticks_of(const land::Setting& setting) {
  std::vector<PrintStick> all;
  add_move_sticks(setting, all);
  for (const bool rifled : {true, false}) {
    if (any_with_arm(setting, rifled)) {
      all.push_back(musket_stick(setting.charts, rifled));
      all.push_back(skirmish_stick(setting.charts.skirmish, rifled));
    }
  }
  if (any_gun(setting, land::GunKind::Gun)) {
    if (setting.options.round_shot_sleeve) {
      all.push_back(sleeve_stick(setting.charts));
      all.push_back(sleeve());
    } else {
      all.push_back(ball_stick(setting.charts));
    }
  }
  return all;
}

void lay_out_sticks(tableview::PrintPages& pages, const land::Setting& setting) {
  const double height = pages.paper().room().height() - tableview::kRulerHeight - 46;
  std::vector<Piece> pieces;
  for (const PrintStick& stick : sticks_of(setting)) {
    cut_stick(stick, height, pieces);
  }
  lay_out_pieces(pages, SticksSay::tr("Sticks, full size"), std::move(pieces));
  std::vector<Piece> shapes;
  const bool howitzers = any_gun(setting, land::GunKind::Howitzer);
  if (howitzers || any_gun(setting, land::GunKind::Gun)) {
    add_cone(setting.charts, height, shapes);
  }
  if (howitzers) {
    shapes.push_back(burst_piece(setting.charts.burst));
  }
  constexpr double kReach = 3;
  shapes.push_back(tableview::arc_piece(tableview::about_centre(
      SticksSay::tr("Muskets [FB-164]"), degrees_of(land::kMusketArc), kReach)));
  if (howitzers || any_gun(setting, land::GunKind::Gun)) {
    shapes.push_back(tableview::arc_piece(tableview::about_centre(
        SticksSay::tr("Guns [FB-210]"), degrees_of(land::kTraverse), kReach)));
  }
  lay_out_pieces(pages, SticksSay::tr("Canister, shell and arcs, full size"), std::move(shapes));
}

}  // namespace fieldview
