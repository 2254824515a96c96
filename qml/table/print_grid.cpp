#include "qml/table/print_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace tableview {

namespace {

constexpr double kPad = 3;       // left and right of a cell
constexpr double kRowPad = 1.6;  // above and below
constexpr double kTitle = 13;
constexpr double kGap = 9;  // between tables
constexpr double kGutter = 14;

PrintType head_type(double size) { return {.size = size, .bold = true}; }

PrintType foot_type() { return {.size = 6.4, .italic = true, .ink = inks::kGrey}; }

double longest_word(const PrintType& type, const QString& text) {
  double most = 0;
  for (const QString& word : text.split(QLatin1Char{' '})) {
    most = std::max(most, words_width(type, word));
  }
  return most;
}

}  // namespace

std::vector<double> PrintGrid::columns(double width) const {
  const auto count = static_cast<std::size_t>(heads.size());
  std::vector<double> natural(count);
  std::vector<double> least(count);
  const auto see = [&](const QStringList& row, const PrintType& look) {
    for (std::size_t i = 0; i < count; ++i) {
      const QString cell = row.value(static_cast<qsizetype>(i));
      // A little more than measured: a rounding must not wrap a line.
      natural[i] = std::max(natural[i], words_width(look, cell) + 2 * kPad + 1);
      least[i] = std::max(least[i], longest_word(look, cell) + 2 * kPad + 1);
    }
  };
  see(heads, head_type(type));
  for (const QStringList& row : rows) {
    see(row, {.size = type});
  }
  double surplus = std::accumulate(natural.begin(), natural.end(), 0.0) - width;
  // What is too much is taken from the columns that have most to give.
  for (int round = 0; round < 40 && surplus > 0.5; ++round) {
    double give = 0;
    for (std::size_t i = 0; i < count; ++i) {
      give += std::max(0.0, natural[i] - least[i]);
    }
    if (give <= 0) {
      break;
    }
    const double share = std::min(1.0, surplus / give);
    for (std::size_t i = 0; i < count; ++i) {
      natural[i] -= std::max(0.0, natural[i] - least[i]) * share;
    }
    surplus = std::accumulate(natural.begin(), natural.end(), 0.0) - width;
  }
  // The last column of a table takes what is left; figures keep their places.
  if (surplus < 0) {
    if (centred) {
      const double each = -surplus / static_cast<double>(count);
      for (double& column : natural) {
        column += each;
      }
    } else {
      natural.back() += -surplus;
    }
  }
  return natural;
}

double PrintGrid::row_height(const QStringList& row, const std::vector<double>& columns,
                             const PrintType& look) const {
  double most = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const QString cell = row.value(static_cast<qsizetype>(i));
    most = std::max(most, words_height(look, cell.isEmpty() ? QStringLiteral("x") : cell,
                                       columns[i] - 2 * kPad));
  }
  return most + 2 * kRowPad;
}

double PrintGrid::height(double width) const {
  const auto widths = columns(width);
  double sum = kTitle + row_height(heads, widths, head_type(type));
  for (const QStringList& row : rows) {
    sum += row_height(row, widths, {.size = type});
  }
  return note.isEmpty() ? sum : sum + 2 + words_height(foot_type(), note, width);
}

void PrintGrid::draw(PrintSheet& sheet, QRectF box) const {
  const double tag = words_width({.size = 6.8}, rule) + 2;
  sheet.words({box.left(), box.top(), box.width() - tag - 4, kTitle - 2}, title,
              {.size = 8.6, .bold = true, .serif = true});
  sheet.words({box.right() - tag, box.top(), tag, kTitle - 2}, rule,
              {.size = 6.8, .ink = inks::kGrey}, Qt::AlignRight | Qt::AlignVCenter);
  const auto widths = columns(box.width());
  double y = box.top() + kTitle;
  const auto draw_row = [&](const QStringList& row, const PrintType& look, bool head, bool washed) {
    const double tall = row_height(row, widths, look);
    if (head || washed) {
      sheet.box({box.left(), y, box.width(), tall}, 0, head ? inks::kShade : inks::kWash);
    }
    double x = box.left();
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const QString cell = row.value(static_cast<qsizetype>(i));
      const QRectF room{x + kPad, y + kRowPad, widths[i] - 2 * kPad, tall - 2 * kRowPad};
      const bool one_line = words_width(look, cell) <= room.width();
      if (one_line) {
        sheet.words(room, cell, look,
                    (centred && i > 0 ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignTop);
      } else {
        sheet.paragraph(room, cell, look, centred && i > 0 ? Qt::AlignHCenter : Qt::AlignLeft);
      }
      x += widths[i];
    }
    y += tall;
  };
  draw_row(heads, head_type(type), true, false);
  bool washed = false;
  for (const QStringList& row : rows) {
    draw_row(row, {.size = type}, false, washed);
    washed = !washed;
  }
  sheet.line({box.left(), y}, {box.right(), y}, 0.5, inks::kGrey);
  if (!note.isEmpty()) {
    sheet.paragraph({box.left(), y + 2, box.width(), words_height(foot_type(), note, box.width())},
                    note, foot_type());
  }
}

void lay_out(PrintPages& pages, const std::vector<PrintGrid>& grids) {
  // A band is a stretch of the page with two columns, or one wide table.
  std::vector<const PrintGrid*> band;
  const auto flush = [&] {
    while (!band.empty()) {
      const QRectF left = pages.left();
      const double width = (left.width() - kGutter) / 2;
      const double room = left.height();
      std::array<double, 2> used{};
      std::vector<std::pair<const PrintGrid*, std::size_t>> placed;
      std::vector<const PrintGrid*> rest;
      for (const PrintGrid* grid : band) {
        const double tall = grid->height(width);
        const std::size_t column = used[0] <= used[1] ? 0 : 1;
        const std::size_t other = 1 - column;
        const auto fits = [&](std::size_t which) {
          return rest.empty() &&
                 (used.at(which) + tall <= room || (pages.fresh() && placed.empty()));
        };
        if (fits(column)) {
          placed.emplace_back(grid, column);
          used.at(column) += tall + kGap;
        } else if (fits(other)) {
          placed.emplace_back(grid, other);
          used.at(other) += tall + kGap;
        } else {
          rest.push_back(grid);
        }
      }
      if (placed.empty()) {
        pages.next();
        continue;
      }
      std::array<double, 2> y{left.top(), left.top()};
      for (const auto& [grid, column] : placed) {
        const double tall = grid->height(width);
        grid->draw(pages.sheet(), {left.left() + static_cast<double>(column) * (width + kGutter),
                                   y.at(column), width, tall});
        y.at(column) += tall + kGap;
      }
      (void)pages.take(std::min(room, std::max(used[0], used[1])));
      band = std::move(rest);
    }
  };
  for (const PrintGrid& grid : grids) {
    if (!grid.wide) {
      band.push_back(&grid);
      continue;
    }
    flush();
    const double tall = grid.height(pages.left().width());
    const QRectF box = pages.take(tall, kGap);
    grid.draw(pages.sheet(), box);
  }
  flush();
}

}  // namespace tableview
