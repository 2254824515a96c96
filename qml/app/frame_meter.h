// Measures frame times while panning and zooming.
#pragma once

#include "qml/map/map_item.h"
#include "qml/models/desk.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QQuickWindow>
#include <QString>

#include <vector>

namespace app {

/// Goes the same way over the map twice, with the overlays that are asked for and then with each in
/// turn: the first time to warm the caches, the second to measure. A frame's time is that between
/// two swaps while each swap asks for the next frame.
class FrameMeter : public QObject {
  Q_OBJECT

 public:
  FrameMeter(QQuickWindow& window, mapview::MapItem& map, models::Desk& desk);

  void start();
  /// Prints p50, p95 and largest time in milliseconds for each part of the way and the whole.
  void print(bool json, qint64 shown_after) const;

 signals:
  /// A frame of the way was shown.
  void stepped();
  void finished();

 private:
  struct View {
    QPointF centre;
    double zoom;
    std::size_t part;
    int overlays;
  };

  void step();

  QQuickWindow& window_;
  mapview::MapItem& map_;
  models::Desk& desk_;
  std::vector<QString> parts_;
  std::vector<View> way_;
  std::size_t at_{};
  bool warm_{};
  QElapsedTimer clock_;
  std::vector<std::vector<double>> times_;
};

}  // namespace app
