// The cache of painted tiles.
#pragma once

#include "qml/map/tile_painter.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace mapview {

/// Paints tiles on worker threads and keeps them, the least recently used thrown away first. Lives
/// in the thread of the window; a tile that is out of date stays until its new picture is ready.
class TileStore : public QObject {
 public:
  /// @param changed called in the window's thread when a tile came or is out of date.
  explicit TileStore(std::function<void()> changed);
  ~TileStore() override;

  /// Another ground: everything is forgotten.
  void set_painter(std::shared_ptr<const TilePainter> painter);
  /// Another overlay: tiles are painted anew from their kept ground when they are asked for.
  void set_overlay(std::shared_ptr<const OverlayPicture> overlay);

  /// The tiles that shall be made next, the most urgent first; others that wait are dropped.
  /// @param seen are kept whatever they weigh: a window of any size gets all of its tiles.
  /// @param near may be wanted soon: made at once while the view glides, and after a leap (another
  ///   place, level or ground) when the view has rested.
  void want(const std::vector<TileKey>& seen, const std::vector<TileKey>& near);

  struct Tile {
    QImage image;
    int serial{};  ///< changes when the picture does
    bool current{};
  };

  /// The picture of a tile, null when there is none yet.
  [[nodiscard]] Tile find(TileKey key);

 private:
  struct Entry {
    QImage ground;
    QImage shown;
    int overlay{-1};  ///< which overlay `shown` has
    int serial{};
    bool running{};
    quint64 used{};
  };

  void queue(TileKey key);
  void queue_near();
  void start_next();
  void finish(TileKey key, int generation, int overlay, QImage ground, QImage shown);
  void trim();

  std::function<void()> changed_;
  QThreadPool pool_;
  std::shared_ptr<const TilePainter> painter_;
  std::shared_ptr<const OverlayPicture> overlay_;
  int overlay_number_{};
  int generation_{};
  int running_{};
  int serial_{};
  quint64 clock_{};
  std::map<TileKey, Entry> tiles_;
  std::deque<TileKey> queue_;
  std::set<TileKey> seen_;
  std::vector<TileKey> near_;
  QTimer rest_;  ///< runs after a leap
};

}  // namespace mapview
