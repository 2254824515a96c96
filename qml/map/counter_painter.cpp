#include "qml/map/counter_painter.h"

#include "qml/map/counter_symbols.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <map>
#include <mutex>

namespace mapview {

namespace {

using core::board::Side;
using core::rulebook::PieceKind;

/// Stripes of formations: colours of the style, and cuts that tell them apart without colour.
constexpr int kStripes = 8;
constexpr int kMostCuts = 3;

/// The outline of a counter: square corners for the Union, one corner clipped for the Confederacy.
QPainterPath shape_of(Side side, const QRectF& box) {
  QPainterPath path;
  if (side == Side::Union) {
    path.addRect(box);
    return path;
  }
  const double clip = box.width() * 0.2;
  path.moveTo(box.topLeft());
  path.lineTo(box.right() - clip, box.top());
  path.lineTo(box.right(), box.top() + clip);
  path.lineTo(box.bottomRight());
  path.lineTo(box.bottomLeft());
  path.closeSubpath();
  return path;
}

QString words(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

int formation_of(const models::Board& board, core::state::PieceId id) {
  // The outermost headquarters gives the colour; its own counter has it too.
  std::optional<core::state::PieceId> formation;
  for (std::optional<core::state::PieceId> at = id; at; at = board.piece(*at).inside) {
    if (core::rulebook::is_headquarters(board.piece(*at).kind)) {
      formation = at;
    }
  }
  return formation ? static_cast<int>(formation->value() % kStripes) : -1;
}

QFont number_font(double pixels) {
  QFont font{QStringLiteral("DejaVu Sans")};
  font.setStretch(QFont::SemiCondensed);
  font.setBold(true);
  font.setPixelSize(std::max(5, static_cast<int>(pixels)));
  return font;
}

/// Text that shrinks until it fits the width.
void draw_fitting(QPainter& painter, QFont font, const QRectF& box, Qt::Alignment alignment,
                  const QString& text) {
  while (font.pixelSize() > 5 && QFontMetricsF{font}.horizontalAdvance(text) > box.width()) {
    font.setPixelSize(font.pixelSize() - 1);
  }
  painter.setFont(font);
  painter.drawText(box, static_cast<int>(alignment) | Qt::TextDontClip, text);
}

struct Face {
  QColor paper;
  QColor ink;
  QColor trim;
};

Face face_of(const MapStyle& style, Side side) {
  if (side == Side::Union) {
    return {style.counter(QStringLiteral("unionFace")), style.counter(QStringLiteral("unionInk")),
            style.counter(QStringLiteral("unionTrim"))};
  }
  return {style.counter(QStringLiteral("confederateFace")),
          style.counter(QStringLiteral("confederateInk")),
          style.counter(QStringLiteral("confederateTrim"))};
}

void paint_edges(QPainter& painter, const MapStyle& style, const CounterLook& look,
                 const QRectF& face, double step) {
  const Face colours = face_of(style, look.side);
  for (int edge = look.edges; edge > 0; --edge) {
    const QPainterPath below = shape_of(look.side, face.translated(edge * step, edge * step));
    painter.setPen(QPen{style.counter(QStringLiteral("edge")), 1});
    painter.setBrush(edge % 2 != 0 ? colours.paper.darker(125) : colours.paper.lighter(112));
    painter.drawPath(below);
  }
}

void paint_face(QPainter& painter, const MapStyle& style, const CounterLook& look,
                const QRectF& face) {
  const Face colours = face_of(style, look.side);
  QLinearGradient sheen{face.topLeft(), face.bottomRight()};
  sheen.setColorAt(0, colours.paper.lighter(look.side == Side::Union ? 128 : 107));
  sheen.setColorAt(0.5, colours.paper);
  sheen.setColorAt(1, colours.paper.darker(108));
  painter.setPen(QPen{style.counter(QStringLiteral("edge")), face.width() > 30 ? 1.2 : 1.0});
  painter.setBrush(sheen);
  painter.drawPath(shape_of(look.side, face));
  if (face.width() > 28) {
    painter.setPen(QPen{colours.trim, std::max(1.0, face.width() * 0.025)});
    painter.setBrush(Qt::NoBrush);
    const double inset = face.width() * 0.045;
    painter.drawPath(shape_of(look.side, face.adjusted(inset, inset, -inset, -inset)));
  }
}

void paint_stripe(QPainter& painter, const MapStyle& style, int formation, const QRectF& stripe) {
  painter.fillRect(stripe, style.counter(QStringLiteral("stripe%1").arg(formation)));
  const int parts = formation % (kMostCuts + 1) + 1;
  const double gap = std::max(1.5, stripe.width() * 0.6);
  for (int part = 1; part < parts; ++part) {
    const double middle = stripe.top() + stripe.height() * part / parts;
    painter.fillRect(QRectF{stripe.left(), middle - gap / 2, stripe.width(), gap},
                     style.counter(QStringLiteral("edge")));
  }
}

void paint_count(QPainter& painter, const MapStyle& style, const CounterLook& look,
                 const QRectF& face) {
  if (look.count < 2 || face.width() < 22) {
    return;
  }
  const double high = std::max(9.0, face.height() * 0.25);
  const double wide = look.count > 9 ? high * 1.35 : high;
  const QRectF badge{face.right() - wide * 0.82, face.top() - high * 0.12, wide, high};
  painter.setPen(QPen{style.counter(QStringLiteral("badgeInk")), 1});
  painter.setBrush(style.counter(QStringLiteral("badge")));
  painter.drawRoundedRect(badge, high / 2, high / 2);
  painter.setPen(style.counter(QStringLiteral("badgeInk")));
  draw_fitting(painter, number_font(high * 0.8), badge, Qt::AlignCenter,
               QString::number(look.count));
}

void paint_unsupplied(QPainter& painter, const MapStyle& style, const QRectF& face) {
  const double size = std::max(5.0, face.width() * 0.26);
  const QRectF badge{face.left() - size * 0.12, face.top() - size * 0.12, size, size};
  painter.setPen(QPen{style.overlay(QStringLiteral("casing")), 1});
  painter.setBrush(style.overlay(QStringLiteral("unsupplied")));
  painter.drawRect(badge);
  if (size >= 7) {
    painter.setPen(style.overlay(QStringLiteral("casing")));
    draw_fitting(painter, number_font(size * 0.95), badge, Qt::AlignCenter, QStringLiteral("!"));
  }
}

}  // namespace

CounterLook look_of(const models::Board& board, core::state::PieceId id) {
  const auto& piece = board.piece(id);
  CounterLook look;
  look.side = piece.side;
  look.kind = piece.kind;
  if (board.is_unknown(id)) {
    look.unknown = true;
    return look;
  }
  look.name = words(piece.name);
  look.formation = formation_of(board, id);
  if (piece.kind == PieceKind::Leader) {
    if (const auto* row = board.opened().setting.rulebook->find_leader(piece.side, piece.name)) {
      look.stars = row->stars;
      look.left = QString::number(row->initiative);
      look.middle = QString::number(row->combat);
      look.right = QString::number(row->span);
    }
  } else if (!piece.value.empty()) {
    const QStringList figures = words(piece.value).split(QLatin1Char{'-'});
    look.left = figures.first();
    look.right = figures.size() > 1 ? figures.last() : QString{};
  } else if (piece.stock > 0) {
    look.left = QString::number(piece.stock);
  }
  return look;
}

CounterLook look_of(const models::Board& board, const models::Stack& stack,
                    const models::SupplyBoard* supply) {
  CounterLook look = look_of(board, stack.pieces.front());
  look.count = static_cast<int>(stack.pieces.size());
  look.edges = std::min(look.count - 1, 4);
  look.unsupplied =
      supply != nullptr && std::any_of(stack.pieces.begin(), stack.pieces.end(),
                                       [&](auto id) { return supply->is_unsupplied(id); });
  return look;
}

CounterLook summary_of(const models::Board& board, const models::Stack& stack,
                       const models::SupplyBoard* supply) {
  const auto first_unit = std::find_if(stack.pieces.begin(), stack.pieces.end(),
                                       [&](auto id) { return board.piece(id).strength > 0; });
  CounterLook look =
      look_of(board, first_unit == stack.pieces.end() ? stack.pieces.front() : *first_unit);
  const CounterLook whole = look_of(board, stack, supply);
  look.unsupplied = whole.unsupplied;
  look.edges = std::min(whole.edges, 2);
  look.formation = -1;
  look.name.clear();
  look.right.clear();
  look.middle.clear();
  const int strength = board.strength_of(stack);
  look.left = strength > 0 ? QString::number(strength) : QString{};
  return look;
}

void paint_counter(QPainter& painter, const MapStyle& style, const CounterLook& look, double size) {
  painter.setRenderHint(QPainter::Antialiasing);
  const double step = std::max(1.0, size * 0.035);
  // The face leaves room for four edges and the badges, whatever the stack has, so that all faces
  // are equal.
  const double room = size >= 24 ? 4 * step : look.edges * step;
  const double head = size * (size >= 24 ? 0.05 : 0.0);
  const double edge = size - room - head - 1;
  const QRectF face{0.5 + (size >= 24 ? size * 0.02 : 0), head + 0.5, edge, edge};
  paint_edges(painter, style, look, face, step);
  paint_face(painter, style, look, face);

  const Face colours = face_of(style, look.side);
  if (look.unknown) {
    painter.setPen(colours.ink);
    draw_fitting(painter, number_font(face.height() * 0.7), face, Qt::AlignCenter,
                 QStringLiteral("?"));
    return;
  }
  const bool has_numbers = !look.left.isEmpty() || !look.right.isEmpty();
  const bool tiny = size < 16;
  const bool small = size < 30;
  const bool named = size >= 60 && !look.name.isEmpty();
  const double e = face.width();
  if (look.formation >= 0 && size >= 30) {
    paint_stripe(painter, style, look.formation,
                 {face.left() + e * 0.05, face.top() + e * 0.05, e * 0.09, e * 0.9});
  }
  if (tiny) {
    paint_symbol(painter, look.kind, face.adjusted(e * 0.16, e * 0.22, -e * 0.16, -e * 0.22),
                 colours.ink, colours.paper);
  } else if (small) {
    const QRectF symbol = has_numbers ? face.adjusted(e * 0.2, e * 0.1, -e * 0.2, -e * 0.54)
                                      : face.adjusted(e * 0.14, e * 0.24, -e * 0.14, -e * 0.24);
    paint_symbol(painter, look.kind, symbol, colours.ink, colours.paper);
    painter.setPen(colours.ink);
    draw_fitting(painter, number_font(e * 0.52),
                 QRectF{face.left(), face.top() + e * 0.44, e, e * 0.56}, Qt::AlignCenter,
                 look.left);
  } else {
    const double top = named ? 0.245 : 0.12;
    const double low = has_numbers ? (named ? 0.6 : 0.55) : (named ? 0.86 : 0.84);
    const QRectF symbol{face.left() + e * 0.22, face.top() + e * top, e * 0.56, e * (low - top)};
    if (look.kind == PieceKind::Leader) {
      painter.setPen(colours.ink);
      paint_stars(painter, std::max(look.stars, 1), symbol, colours.trim, colours.ink);
    } else {
      paint_symbol(painter, look.kind, symbol, colours.ink, colours.paper);
    }
    painter.setPen(colours.ink);
    if (named) {
      QFont font = number_font(e * 0.145);
      font.setStretch(QFont::Condensed);
      // Between the formation stripe and the badge of the count.
      const double from = look.formation >= 0 ? 0.16 : 0.07;
      const double to = look.count > 9 ? 0.7 : look.count > 1 ? 0.78 : 0.94;
      const QRectF line{face.left() + e * from, face.top() + e * 0.065, e * (to - from), e * 0.17};
      painter.setFont(font);
      painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip,
                       QFontMetricsF{font}.elidedText(look.name, Qt::ElideRight, line.width()));
    }
    const double left_edge = look.formation >= 0 ? 0.15 : 0.07;
    const double third = look.middle.isEmpty() ? 0.44 : 0.29;
    const QRectF line{face.left() + e * left_edge, face.top() + e * 0.57, e * (0.93 - left_edge),
                      e * 0.42};
    const QFont font = number_font(e * 0.36);
    const bool alone = look.right.isEmpty();
    draw_fitting(painter, font,
                 alone ? line : QRectF{line.left(), line.top(), e * third * 1.1, line.height()},
                 alone ? Qt::AlignCenter : (Qt::AlignLeft | Qt::AlignVCenter), look.left);
    draw_fitting(painter, font,
                 QRectF{line.right() - e * third * 0.7, line.top(), e * third * 0.7, line.height()},
                 Qt::AlignRight | Qt::AlignVCenter, look.right);
    if (!look.middle.isEmpty()) {
      draw_fitting(painter, font, line, Qt::AlignCenter, look.middle);
    }
  }
  paint_count(painter, style, look, face);
  if (look.unsupplied) {
    paint_unsupplied(painter, style, face);
  }
}

QImage counter_picture(const MapStyle& style, const CounterLook& look, int size) {
  constexpr qsizetype kMostBytes = 32LL * 1024 * 1024;
  static std::mutex mutex;
  static qsizetype bytes = 0;
  static std::map<std::tuple<QString, int, CounterLook>, QImage> kept;
  const std::tuple key{style.scheme(), size, look};
  {
    const std::lock_guard lock{mutex};
    if (const auto found = kept.find(key); found != kept.end()) {
      return found->second;
    }
  }
  QImage image{size, size, QImage::Format_ARGB32_Premultiplied};
  image.fill(Qt::transparent);
  QPainter painter{&image};
  paint_counter(painter, style, look, size);
  painter.end();
  const std::lock_guard lock{mutex};
  if (bytes + image.sizeInBytes() > kMostBytes) {
    kept.clear();
    bytes = 0;
  }
  bytes += kept.emplace(key, image).second ? image.sizeInBytes() : 0;
  return image;
}

}  // namespace mapview
