// Measures what the window does between an order and its being shown.
#pragma once

#include "qml/map/map_item.h"
#include "qml/models/desk.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace app {

/// Plays orders picked at random and selects what they were for, one after the other, and notes how
/// long each keeps the window from anything else.
class PlayMeter : public QObject {
  Q_OBJECT

 public:
  /// @param orders how many.
  PlayMeter(mapview::MapItem& map, models::Desk& desk, int orders);

  void start();
  /// Prints p50, p95 and the longest wait in milliseconds: of a selection, of an order, and until
  /// its position is drawn.
  void print(bool json) const;

 signals:
  void stepped();
  void finished();

 private:
  void step();
  void drawn();

  mapview::MapItem& map_;
  models::Desk& desk_;
  int left_;
  bool waits_{};
  unsigned chance_{1};
  QElapsedTimer since_;
  QTimer next_;
  std::vector<double> selections_;
  std::vector<double> orders_;
  std::vector<double> drawn_;
};

}  // namespace app
