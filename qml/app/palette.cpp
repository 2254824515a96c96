#include "qml/app/palette.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace app {

namespace {

struct Shade {
  std::array<int, 3> parts;  ///< red, green, blue
  qint64 count;              ///< pixels
};

using Box = std::span<Shade>;

qint64 pixels_in(Box box) {
  qint64 sum = 0;
  for (const Shade& shade : box) {
    sum += shade.count;
  }
  return sum;
}

/// The part that varies most in a box, and by how much.
std::pair<std::size_t, int> longest_edge(Box box) {
  std::pair<std::size_t, int> longest{0, 0};
  for (std::size_t part = 0; part < 3; ++part) {
    const auto [low, high] = std::minmax_element(
        box.begin(), box.end(),
        [part](const Shade& a, const Shade& b) { return a.parts[part] < b.parts[part]; });
    const int edge = high->parts[part] - low->parts[part];
    if (edge > longest.second) {
      longest = {part, edge};
    }
  }
  return longest;
}

/// Cuts a box of at least two shades where half of its pixels are on either side.
std::pair<Box, Box> cut(Box box) {
  const auto part = longest_edge(box).first;
  std::sort(box.begin(), box.end(), [part](const Shade& a, const Shade& b) {
    return std::pair{a.parts[part], a.parts} < std::pair{b.parts[part], b.parts};
  });
  const qint64 half = pixels_in(box) / 2;
  qint64 sum = 0;
  std::size_t at = 0;
  while (at + 1 < box.size() && sum + box[at].count <= half) {
    sum += box[at++].count;
  }
  at = std::clamp<std::size_t>(at, 1, box.size() - 1);
  return {box.first(at), box.subspan(at)};
}

std::array<int, 3> mean_of(Box box) {
  std::array<qint64, 3> sums{};
  for (const Shade& shade : box) {
    for (std::size_t part = 0; part < 3; ++part) {
      sums[part] += shade.count * shade.parts[part];
    }
  }
  const qint64 pixels = pixels_in(box);
  const auto rounded = [&](qint64 sum) { return static_cast<int>((sum + pixels / 2) / pixels); };
  return {rounded(sums[0]), rounded(sums[1]), rounded(sums[2])};
}

std::size_t nearest(const std::vector<std::array<int, 3>>& palette,
                    const std::array<int, 3>& parts) {
  std::size_t best = 0;
  int least = std::numeric_limits<int>::max();
  for (std::size_t at = 0; at < palette.size(); ++at) {
    int away = 0;
    for (std::size_t part = 0; part < 3; ++part) {
      const int step = palette[at][part] - parts[part];
      away += step * step;
    }
    if (away < least) {
      least = away;
      best = at;
    }
  }
  return best;
}

}  // namespace

QImage with_palette(const QImage& picture, int colours) {
  const QImage source = picture.convertToFormat(QImage::Format_RGB32);
  const auto row_of = [&](int y) {
    return std::span{reinterpret_cast<const QRgb*>(source.constScanLine(y)),
                     static_cast<std::size_t>(source.width())};
  };
  QHash<QRgb, qint64> counts;
  for (int y = 0; y < source.height(); ++y) {
    for (const QRgb colour : row_of(y)) {
      ++counts[colour];
    }
  }
  std::vector<Shade> shades;
  shades.reserve(static_cast<std::size_t>(counts.size()));
  for (auto at = counts.cbegin(); at != counts.cend(); ++at) {
    shades.push_back({{qRed(at.key()), qGreen(at.key()), qBlue(at.key())}, at.value()});
  }
  std::vector<Box> boxes{Box{shades}};
  while (boxes.size() < static_cast<std::size_t>(std::clamp(colours, 2, 256))) {
    // The box in which the most pixels differ the most; colours of a few pixels, as those of a
    // counter's trim, have their say by the edge.
    const auto weight = [](Box box) {
      const double edge = longest_edge(box).second;
      return edge * edge * std::sqrt(static_cast<double>(pixels_in(box)));
    };
    const auto widest = std::max_element(boxes.begin(), boxes.end(),
                                         [&](Box a, Box b) { return weight(a) < weight(b); });
    if (widest->size() < 2) {
      break;
    }
    const auto [low, high] = cut(*widest);
    *widest = low;
    boxes.push_back(high);
  }
  std::vector<std::array<int, 3>> palette;
  QList<QRgb> table;
  for (const Box box : boxes) {
    palette.push_back(mean_of(box));
    table << qRgb(palette.back()[0], palette.back()[1], palette.back()[2]);
  }
  QHash<QRgb, uchar> place;
  for (const Shade& shade : shades) {
    place.insert(qRgb(shade.parts[0], shade.parts[1], shade.parts[2]),
                 static_cast<uchar>(nearest(palette, shade.parts)));
  }
  QImage result{source.size(), QImage::Format_Indexed8};
  result.setColorTable(table);
  for (int y = 0; y < source.height(); ++y) {
    const auto from = row_of(y);
    std::transform(from.begin(), from.end(), result.scanLine(y),
                   [&](QRgb colour) { return place[colour]; });
  }
  return result;
}

}  // namespace app
