#include "qml/table/print_cards.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tableview {

namespace {

class CardHeadsSay {
  Q_DECLARE_TR_FUNCTIONS(PrintCards)
};

constexpr double kBox = 10.5;
constexpr double kSmallBox = 7;  // of long rows
constexpr int kLongRow = 60;     // boxes from which on they are small
constexpr double kBetween = 2;
constexpr double kTitleWidth = 70;
constexpr double kHead = 17;
constexpr double kFactsType = 7.4;
constexpr double kPadding = 6;
constexpr double kLogRow = 13;
constexpr double kLogCell = 24;
constexpr double kGunName = 78;
constexpr double kGunWhere = 66;
constexpr double kGunCell = 47;
constexpr double kOpenBox = 34;

PrintType small_type() { return {.size = kFactsType}; }

PrintType label_type() { return {.size = 7.2, .bold = true}; }

PrintType figure_type() { return {.size = 6, .ink = inks::kGrey}; }

double size_of(const BoxLine& line) {
  const double open = line.wide > 0 ? line.wide : kOpenBox;
  return line.boxes > kLongRow ? kSmallBox : (line.open ? open : kBox);
}

/// Where the boxes of a row stand, from the upper left corner of the first; `width` is what there
/// is for them.
std::vector<QPointF> places_of(const BoxLine& line, double width) {
  const double size = size_of(line);
  const double gap = size < kBox ? 1 : kBetween;
  const double ten = line.tens > 0 ? 4 : 0;
  std::vector<QPointF> places;
  QPointF at{0, 0};
  for (int i = 0; i < line.boxes; ++i) {
    const double group = line.tens > 0 && i % line.tens == 0
                             ? std::min(line.tens, line.boxes - i) * (size + gap)
                             : 0;
    if (at.x() > 0 && at.x() + std::max(group, size) > width + gap) {
      at = {0, at.y() + (line.open ? kBox : size) + gap + 1};
    }
    places.push_back(at);
    at.rx() += size + gap;
    if (line.tens > 0 && (i + 1) % line.tens == 0) {
      at.rx() += ten;
    }
  }
  return places;
}

double boxes_height(const BoxLine& line, double width) {
  const auto places = places_of(line, width);
  const double tall = line.open ? kBox : size_of(line);
  return places.empty() ? kBox : places.back().y() + tall;
}

PrintType note_type() { return {.size = 6.6, .ink = inks::kGrey}; }

/// Where the note of a row stands, from the corner of its first box: behind the last box, or below
/// where there is too little room.
QPointF note_place(const BoxLine& line, double width) {
  const auto places = places_of(line, width);
  if (places.empty()) {
    return {0, 0};
  }
  const double behind = places.back().x() + size_of(line) + 6;
  return behind + words_width(note_type(), line.note) <= width
             ? QPointF{behind, places.back().y()}
             : QPointF{0, boxes_height(line, width) + 1};
}

double line_height(const BoxLine& line, double width) {
  const double room = width - kTitleWidth;
  const double note = line.note.isEmpty() ? 0 : note_place(line, room).y() + 8;
  return std::max({kBox, boxes_height(line, room), note}) + 4;
}

void cross(PrintSheet& sheet, const QRectF& box) {
  sheet.line(box.topLeft(), box.bottomRight(), 0.8);
  sheet.line(box.topRight(), box.bottomLeft(), 0.8);
}

void draw_line(PrintSheet& sheet, const BoxLine& line, QPointF at, double width) {
  sheet.words({at.x(), at.y(), kTitleWidth - 4, kBox}, line.title, label_type());
  const double size = size_of(line);
  const double tall = line.open ? kBox : size;
  const auto places = places_of(line, width - kTitleWidth);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const int number = static_cast<int>(i);
    const QRectF box{at.x() + kTitleWidth + places[i].x(), at.y() + places[i].y(), size, tall};
    const bool shaded = line.shaded_from >= 0 && number >= line.shaded_from;
    sheet.box(box, size < kBox ? 0.4 : 0.6,
              shaded ? std::optional{inks::kShade} : std::optional<QColor>{});
    const QString figure = line.figures.value(number);
    if (line.open) {
      sheet.words(box.adjusted(1.5, 0, -1, 0), figure, figure_type().sized(5.2),
                  Qt::AlignLeft | Qt::AlignVCenter);
    } else {
      sheet.words(box.adjusted(0.5, 0.5, -0.5, -0.5), figure, figure_type(), Qt::AlignCenter);
    }
    if (number < line.crossed) {
      cross(sheet, box);
    }
  }
  if (!line.note.isEmpty()) {
    const QPointF place = note_place(line, width - kTitleWidth);
    const double left = at.x() + kTitleWidth + place.x();
    sheet.words(
        {left, at.y() + place.y(), at.x() + width - left, std::max(size < kBox ? size : tall, 7.0)},
        line.note, note_type());
  }
}

double gun_boxes_width(const RecordCard& card, double width) {
  return width - kGunName - kGunWhere - kGunCell * static_cast<double>(card.gun_heads.size());
}

/// The boxes of a gun and of the armor before it.
BoxLine boxes_of(const GunLine& gun) {
  BoxLine line;
  line.boxes = static_cast<int>(gun.boxes.size());
  line.figures = gun.boxes;
  return line;
}

double gun_height(const GunLine& gun, double room) {
  return boxes_height(boxes_of(gun), room - 4) + 4;
}

void draw_gun(PrintSheet& sheet, const RecordCard& card, const GunLine& gun, QPointF at,
              double width) {
  const double room = gun_boxes_width(card, width);
  sheet.words({at.x() + 2, at.y() + 1, kGunName - 5, kBox}, gun.name, small_type());
  sheet.words({at.x() + kGunName, at.y() + 1, kGunWhere - 4, kBox}, gun.mounting,
              small_type().sized(6.8));
  const double left = at.x() + kGunName + kGunWhere;
  const auto places = places_of(boxes_of(gun), room - 4);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const QRectF box{left + places[i].x(), at.y() + 1 + places[i].y(), kBox, kBox};
    sheet.box(box);
    sheet.words(box.adjusted(0.5, 0.5, -0.5, -0.5), gun.boxes[static_cast<qsizetype>(i)],
                {.size = 6.6}, Qt::AlignCenter);
    if (i < gun.crossed.size() && gun.crossed[i]) {
      cross(sheet, box);
    }
    const int armor = i < gun.armor.size() ? gun.armor[i] : 0;
    for (int box_of_armor = 0; box_of_armor < armor; ++box_of_armor) {
      sheet.box({box.right() + 8 + box_of_armor * (kBox + kBetween), box.top(), kBox, kBox}, 0.6,
                inks::kWash);
    }
  }
  for (qsizetype i = 0; i < gun.cells.size(); ++i) {
    sheet.words(
        {left + room + kGunCell * static_cast<double>(i) + 2, at.y() + 1, kGunCell - 4, kBox},
        gun.cells[i], small_type(), Qt::AlignHCenter | Qt::AlignVCenter);
  }
}

int log_columns(double width) { return static_cast<int>((width - kTitleWidth) / kLogCell); }

int log_bands(const RecordCard& card, double width) {
  return card.turns <= 0 ? 0 : (card.turns + log_columns(width) - 1) / log_columns(width);
}

double log_height(const RecordCard& card, double width) {
  return log_bands(card, width) * (10 + kLogRow * static_cast<double>(card.log.size() - 1) + 4);
}

/// The first row of the log are the numbers of the turns.
void draw_log(PrintSheet& sheet, const RecordCard& card, QPointF at, double width) {
  const int bands = log_bands(card, width);
  const int columns = bands == 0 ? 0 : (card.turns + bands - 1) / bands;
  const double cell = bands == 0 ? 0 : (width - kTitleWidth) / columns;
  for (int band = 0; band < bands; ++band) {
    const int first = band * columns;
    const int count = std::min(columns, card.turns - first);
    sheet.words({at.x(), at.y(), kTitleWidth - 4, 9}, card.log.value(0), label_type());
    for (int i = 0; i < count; ++i) {
      sheet.words({at.x() + kTitleWidth + i * cell, at.y(), cell, 9},
                  QString::number(first + i + 1), figure_type(), Qt::AlignCenter);
    }
    double y = at.y() + 10;
    for (qsizetype row = 1; row < card.log.size(); ++row) {
      sheet.words({at.x(), y, kTitleWidth - 4, kLogRow}, card.log[row], small_type());
      for (int i = 0; i < count; ++i) {
        sheet.box({at.x() + kTitleWidth + i * cell, y, cell, kLogRow}, 0.35);
      }
      y += kLogRow;
    }
    at.ry() = y + 4;
  }
}

double states_height(const RecordCard& card, double width) {
  double x = 0;
  int rows = card.states.isEmpty() ? 0 : 1;
  for (const QString& state : card.states) {
    const double wide = words_width(small_type(), state) + 9 + 14;
    if (x > 0 && x + wide > width) {
      ++rows;
      x = 0;
    }
    x += wide;
  }
  return rows * 12.0 + (rows > 0 ? 3 : 0);
}

void draw_states(PrintSheet& sheet, const RecordCard& card, QPointF at, double width) {
  double x = 0;
  double y = at.y();
  for (const QString& state : card.states) {
    const double words = words_width(small_type(), state) + 2;
    if (x > 0 && x + words + 7 + 14 > width) {
      x = 0;
      y += 12;
    }
    sheet.box({at.x() + x, y + 1.5, 7, 7}, 0.5);
    sheet.words({at.x() + x + 9, y, words, 10}, state, small_type());
    x += words + 7 + 14;
  }
}

QString facts_of(const RecordCard& card) { return card.facts.join(QStringLiteral("  ·  ")); }

double height_of(const RecordCard& card, double outer) {
  const double width = outer - 2 * kPadding;
  double sum = kPadding + kHead + words_height(small_type(), facts_of(card), width) + 5;
  for (const BoxLine& line : card.lines) {
    sum += line_height(line, width);
  }
  if (!card.guns.empty()) {
    sum += 13;
    for (const GunLine& gun : card.guns) {
      sum += gun_height(gun, gun_boxes_width(card, width));
    }
    sum += 4;
  }
  return sum + states_height(card, width) + log_height(card, width) + kPadding;
}

void draw(PrintSheet& sheet, const RecordCard& card, const QRectF& box) {
  sheet.box(box, 1.1);
  sheet.box({box.left(), box.top(), box.width(), kHead + 2}, 0, inks::kShade);
  const double width = box.width() - 2 * kPadding;
  QPointF at{box.left() + kPadding, box.top() + 2};
  const PrintType title{.size = 12, .bold = true, .serif = true};
  const double name = std::min(width * 0.6, words_width(title, card.name) + 2);
  sheet.words({at.x(), at.y(), name, kHead - 2}, card.name, title);
  sheet.words({at.x() + name + 8, at.y(), width - name - 8, kHead - 2},
              QStringLiteral("%1  ·  %2").arg(card.kind, card.side),
              {.size = 8, .italic = true, .serif = true}, Qt::AlignRight | Qt::AlignVCenter);
  at.ry() = box.top() + kPadding + kHead;
  const double facts = words_height(small_type(), facts_of(card), width);
  sheet.paragraph({at.x(), at.y(), width, facts}, facts_of(card), small_type());
  at.ry() += facts + 5;
  for (const BoxLine& line : card.lines) {
    draw_line(sheet, line, at, width);
    at.ry() += line_height(line, width);
  }
  if (!card.guns.empty()) {
    const double room = gun_boxes_width(card, width);
    sheet.box({at.x(), at.y(), width, 11}, 0, inks::kWash);
    const auto head = [&](double left, double wide, const QString& words, Qt::Alignment align) {
      sheet.words({at.x() + left, at.y(), wide, 11}, words, label_type().sized(6.8), align);
    };
    head(2, kGunName - 4, CardHeadsSay::tr("Guns"), Qt::AlignLeft | Qt::AlignVCenter);
    head(kGunName, kGunWhere - 4, CardHeadsSay::tr("Mounting"), Qt::AlignLeft | Qt::AlignVCenter);
    for (qsizetype i = 0; i < card.gun_heads.size(); ++i) {
      head(kGunName + kGunWhere + room + kGunCell * static_cast<double>(i) + 1, kGunCell - 2,
           card.gun_heads[i], Qt::AlignCenter);
    }
    at.ry() += 13;
    for (const GunLine& gun : card.guns) {
      draw_gun(sheet, card, gun, at, width);
      at.ry() += gun_height(gun, room);
    }
    at.ry() += 4;
  }
  draw_states(sheet, card, at, width);
  at.ry() += states_height(card, width);
  draw_log(sheet, card, at, width);
}

}  // namespace

void lay_out(PrintPages& pages, const std::vector<RecordCard>& cards) {
  for (const RecordCard& card : cards) {
    const QRectF box = pages.take(height_of(card, pages.left().width()), 10);
    draw(pages.sheet(), card, box);
  }
}

}  // namespace tableview
