#include "qml/map/ground.h"

#include <mutex>
#include <optional>
#include <utility>

namespace mapview {
namespace {

constexpr int kWholeWidth = 1230;

/// The ground and the scheme of colours.
using GroundKey = std::pair<models::GroundId, QString>;

Ground made(const core::map::Map& map, const MapStyle& style) {
  Ground ground;
  ground.picture = std::make_shared<const MapPicture>(map, style);
  ground.painter = std::make_shared<const TilePainter>(ground.picture, style);
  ground.whole = ground.painter->paint_whole(kWholeWidth);
  return ground;
}

}  // namespace

Ground ground_of(const models::Board& board, const MapStyle& style) {
  static std::mutex mutex;
  static std::optional<std::pair<GroundKey, Ground>> kept;
  GroundKey key{board.ground_id(), style.scheme()};
  const std::lock_guard lock{mutex};  // another thread that asks meanwhile wants the same ground
  if (!kept || kept->first != key) {
    kept.emplace(std::move(key), made(board.map(), style));
  }
  return kept->second;
}

}  // namespace mapview
