#include "qml/map/counter_atlas.h"

#include "qml/map/overlay_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace mapview {

int counter_size_for(double wanted) noexcept {
  int best = kCounterSizes.front();
  for (const int size : kCounterSizes) {
    if (size <= wanted * 1.02) {
      best = size;
    }
  }
  return best;
}

CounterAtlas::CounterAtlas(const models::Board& board, const models::SupplyBoard* supply,
                           const MapStyle& style, int size)
    : size_{size} {
  std::map<CounterLook, int> places;
  std::vector<int> place_of;
  std::vector<const CounterLook*> looks;
  for (const auto& stack : board.stacks()) {
    const auto look =
        size < kSummaryBelow ? summary_of(board, stack, supply) : look_of(board, stack, supply);
    const auto [at, fresh] = places.emplace(look, static_cast<int>(places.size()));
    if (fresh) {
      looks.push_back(&at->first);
    }
    place_of.push_back(at->second);
  }
  const int across = std::max(1, static_cast<int>(std::ceil(std::sqrt(looks.size()))));
  const int rows = (static_cast<int>(looks.size()) + across - 1) / across;
  image_ = QImage{across * size, std::max(1, rows) * size, QImage::Format_ARGB32_Premultiplied};
  image_.fill(Qt::transparent);
  QPainter painter{&image_};
  for (std::size_t at = 0; at < looks.size(); ++at) {
    const auto index = static_cast<int>(at);
    const QPoint corner{index % across * size, index / across * size};
    painter.drawImage(corner, counter_picture(style, *looks[at], size));
  }
  for (const int place : place_of) {
    cells_.emplace_back(place % across * size, place / across * size, size, size);
  }
}

std::vector<CounterPlace> counter_places(const models::Board& board) {
  constexpr double kOnLand = 0.68;
  constexpr double kOnRiver = 0.46;
  std::vector<CounterPlace> places;
  std::map<core::state::Place, std::vector<std::size_t>> together;
  for (std::size_t at = 0; at < board.stacks().size(); ++at) {
    const auto& stack = board.stacks()[at];
    const bool on_land = std::holds_alternative<core::board::HexId>(stack.place);
    places.push_back({point_of(stack.place), on_land ? kOnLand : kOnRiver});
    together[stack.place].push_back(at);
  }
  for (const auto& [place, stacks] : together) {
    if (stacks.size() > 1) {
      // Both sides in one place stand beside each other.
      places[stacks[0]].at += QPointF{-0.17, -0.1};
      places[stacks[1]].at += QPointF{0.17, 0.1};
    }
  }
  return places;
}

}  // namespace mapview
