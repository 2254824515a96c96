#include "qml/map/ground.h"

#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace mapview {
namespace {

constexpr int kWholeWidth = 1230;

/// What tells one ground from another, as models::Board::same_ground() does.
struct GroundKey {
  std::vector<core::board::Sheet> sheets;
  core::rulebook::ErrataSelection errata;
  QString scheme;

  friend bool operator==(const GroundKey&, const GroundKey&) = default;
};

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
  const auto& opened = board.opened();
  GroundKey key{opened.info.sheets, opened.setting.switches.errata, style.scheme()};
  const std::lock_guard lock{mutex};  // who comes meanwhile wants the same ground
  if (!kept || kept->first != key) {
    kept.emplace(std::move(key), made(board.map(), style));
  }
  return kept->second;
}

}  // namespace mapview
