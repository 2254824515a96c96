// [3.21] The faces of the counters.
#pragma once

#include "core/board/side.h"
#include "core/rulebook/piece_kind.h"
#include "qml/map/map_style.h"
#include "qml/models/board.h"

#include <QImage>
#include <QPainter>
#include <QString>

#include <tuple>

namespace mapview {

/// Everything that is seen on a counter. Equal looks share one picture.
struct CounterLook {
  core::board::Side side{};
  core::rulebook::PieceKind kind{};
  QString left;    ///< combat strength or stock, bottom left
  QString right;   ///< movement, bottom right
  QString middle;  ///< a leader's combat value
  QString name;
  int stars{};        ///< of a leader
  int formation{-1};  ///< colour of the stripe; -1 for none
  int edges{};        ///< counters seen below this one, four at most
  int count{1};       ///< pieces in the stack; shown from two on
  bool unsupplied{};
  bool unknown{};  ///< somebody stands there, and nobody knows who [0.5]

  friend bool operator<(const CounterLook& a, const CounterLook& b) {
    const auto key = [](const CounterLook& look) {
      return std::tie(look.side, look.kind, look.left, look.right, look.middle, look.name,
                      look.stars, look.formation, look.edges, look.count, look.unsupplied,
                      look.unknown);
    };
    return key(a) < key(b);
  }
};

/// The face of one piece.
[[nodiscard]] CounterLook look_of(const models::Board& board, core::state::PieceId piece);

/// The top of a stack with its edges and count.
[[nodiscard]] CounterLook look_of(const models::Board& board, const models::Stack& stack,
                                  const models::SupplyBoard* supply);

/// A stack as one symbol with its whole strength, for small sizes.
[[nodiscard]] CounterLook summary_of(const models::Board& board, const models::Stack& stack,
                                     const models::SupplyBoard* supply);

/// Paints a counter into the square `size` pixels wide at the origin; edges of a stack lie inside
/// the square too. Below 60 pixels the name is left out, below 30 the second number.
void paint_counter(QPainter& painter, const MapStyle& style, const CounterLook& look, double size);

/// The same as a picture, `size` pixels wide. 32 MB of them are kept: from one position to the next
/// most counters look as before. Called from any thread.
[[nodiscard]] QImage counter_picture(const MapStyle& style, const CounterLook& look, int size);

}  // namespace mapview
