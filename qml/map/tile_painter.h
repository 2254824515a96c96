// Paints one tile of the ground; called from worker threads.
#pragma once

#include "qml/map/map_picture.h"
#include "qml/map/overlay_picture.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QMutex>
#include <QRectF>
#include <QSize>

#include <array>
#include <compare>
#include <memory>
#include <vector>

namespace mapview {

/// A tile: level and its place in the grid of tiles of that level.
struct TileKey {
  int level{};
  int column{};
  int row{};

  friend constexpr auto operator<=>(TileKey, TileKey) noexcept = default;

  friend std::size_t qHash(TileKey key, std::size_t seed) noexcept {
    return qHashMulti(seed, key.level, key.column, key.row);
  }
};

/// Edge of a tile in device pixels.
inline constexpr int kTilePixels = 512;

/// The part of the scene a tile shows.
[[nodiscard]] QRectF scene_of(TileKey key) noexcept;

/// Paints with what it was made from; const and so safe to share between threads.
class TilePainter {
 public:
  TilePainter(std::shared_ptr<const MapPicture> picture, const MapStyle& style);

  /// Terrain, water, lines, names. The last 96 tiles (a megabyte each) are kept, for the next map
  /// item that shows this ground.
  [[nodiscard]] QImage paint_ground(TileKey key) const;

  /// A copy of the ground with the overlay drawn into it.
  [[nodiscard]] QImage paint_overlay(TileKey key, const QImage& ground,
                                     const OverlayPicture& overlay) const;

  /// The whole map on one image, `width` pixels wide.
  [[nodiscard]] QImage paint_whole(int width) const;

 private:
  struct Canvas;

  void paint(QPainter& painter, const QRectF& box, int level, double pixels) const;
  void paint_water_lines(Canvas& canvas) const;
  void paint_land(Canvas& canvas) const;
  void paint_symbols(Canvas& canvas) const;
  void paint_coast(Canvas& canvas) const;
  void paint_rivers(Canvas& canvas) const;
  void paint_grid(Canvas& canvas) const;
  void paint_tracks(Canvas& canvas) const;
  void paint_crossings(Canvas& canvas) const;
  void paint_towns(Canvas& canvas) const;
  void paint_numbers(Canvas& canvas) const;
  void paint_letters(Canvas& canvas) const;
  void paint_margin(Canvas& canvas) const;
  [[nodiscard]] QColor fill_of(core::map::Terrain terrain) const;

  std::shared_ptr<const MapPicture> picture_;
  MapStyle style_;
  std::array<QPainterPath, 128> digits_;  ///< glyphs of hex numbers one unit high, by character
  std::array<double, 128> advance_{};
  QImage grain_;  ///< paper
  mutable QMutex mutex_;
  mutable QCache<TileKey, QImage> painted_{96};
};

}  // namespace mapview
