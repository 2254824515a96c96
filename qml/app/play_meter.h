// Measures what the window does between an order and its being shown.
#pragma once

#include "qml/map/map_item.h"
#include "qml/models/desk.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace app {

/// Looks at moments all over the game, plays orders picked at random and selects what they were
/// for, one after the other, and notes how long each keeps the window from anything else.
class PlayMeter : public QObject {
  Q_OBJECT

 public:
  /// @param orders how many.
  /// @param opened milliseconds until the game was open.
  PlayMeter(mapview::MapItem& map, models::Desk& desk, int orders, double opened);

  void start();
  /// Prints p50, p95 and the longest wait in milliseconds: until the game was open, of a moment, a
  /// selection, an order, and until its position is drawn; and the memory in use, in MB.
  void print(bool json) const;

 signals:
  void stepped();
  void finished();

 private:
  void look();
  void step();
  void drawn();

  mapview::MapItem& map_;
  models::Desk& desk_;
  int left_;
  std::vector<double> opened_;
  int moments_{};  ///< looked at so far
  bool waits_{};
  unsigned chance_{1};
  QElapsedTimer since_;
  QTimer next_;
  std::vector<double> looks_;
  std::vector<double> selections_;
  std::vector<double> orders_;
  std::vector<double> drawn_;
};

}  // namespace app
