// All counters of a position at one size, on one image.
#pragma once

#include "qml/map/counter_painter.h"

#include <QImage>
#include <QPointF>
#include <QRect>

#include <array>
#include <vector>

namespace mapview {

/// Edges of counters in device pixels. The map shows the largest that fits, unscaled, so that the
/// figures stay sharp.
inline constexpr std::array kCounterSizes{12, 15, 18, 22, 26, 30, 36, 42, 50, 60, 72, 88, 108, 132};

/// Below this size a stack is one symbol with its strength.
inline constexpr int kSummaryBelow = 28;

/// The largest size not above `wanted`, or the smallest.
[[nodiscard]] int counter_size_for(double wanted) noexcept;

/// One image; equal looks share a cell.
class CounterAtlas {
 public:
  CounterAtlas(const models::Board& board, const models::SupplyBoard* supply, const MapStyle& style,
               int size);

  [[nodiscard]] int size() const noexcept { return size_; }

  [[nodiscard]] const QImage& image() const noexcept { return image_; }

  /// Where a stack's counter is on the image.
  [[nodiscard]] QRect cell(std::size_t stack) const { return cells_[stack]; }

 private:
  int size_;
  QImage image_;
  std::vector<QRect> cells_;
};

/// Where the counter of each stack stands, in scene units, and how large it may be.
struct CounterPlace {
  QPointF at;
  double edge{};  ///< in units
};

[[nodiscard]] std::vector<CounterPlace> counter_places(const models::Board& board);

}  // namespace mapview
