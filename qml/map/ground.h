// What a map is painted from, and its overview: made once for the same sheets, errata and colours.
#pragma once

#include "qml/map/tile_painter.h"
#include "qml/models/board.h"

#include <QImage>

#include <memory>

namespace mapview {

struct Ground {
  std::shared_ptr<const MapPicture> picture;
  std::shared_ptr<const TilePainter> painter;
  QImage whole;  ///< the overview
};

/// The ground of a board in the colours of a style. The last one is kept with the tiles that it
/// painted: a game that is opened again, or another one on the same ground, shows it at once.
/// Called from any thread; takes a second where it is not kept.
[[nodiscard]] Ground ground_of(const models::Board& board, const MapStyle& style);

}  // namespace mapview
