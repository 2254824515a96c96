// What is cut out and laid on a table: pieces of a size on paper, in rows, with a ruler below.
#pragma once

#include "qml/table/print_sheet.h"

#include <QPainterPath>

#include <functional>
#include <vector>

namespace tableview {

/// Something of a size on paper that can be drawn at a place.
struct Piece {
  QSizeF size;
  std::function<void(PrintSheet&, QPointF)> draw;
};

/// Height of the words below a piece, and of the ruler at the foot of a page, points.
inline constexpr double kCaption = 26;
inline constexpr double kRulerHeight = 46;

[[nodiscard]] double radians(double degrees);
/// A place by distance and by degrees clockwise from straight up.
[[nodiscard]] QPointF polar(QPointF middle, double distance, double degrees);
/// The part of a circle from one direction to another, both clockwise from straight up.
[[nodiscard]] QPainterPath arc_path(QPointF middle, double radius, double from, double to);
/// The same with its middle.
[[nodiscard]] QPainterPath sector_path(QPointF middle, double radius, double from, double to);

/// How figures beside ticks look.
[[nodiscard]] PrintType tick_type();
/// A title and words below a piece.
void caption(PrintSheet& sheet, QRectF box, const QString& title, const QString& words);

/// Pieces in rows, as many beside each other as there is room for; a ruler at the foot of each
/// page, by which the printer can be checked.
void lay_out_pieces(PrintPages& pages, const QString& part, std::vector<Piece> pieces);

}  // namespace tableview
