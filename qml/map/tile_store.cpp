#include "qml/map/tile_store.h"

#include <QThread>

#include <algorithm>
#include <chrono>
#include <utility>

namespace mapview {

namespace {
constexpr qsizetype kMostBytes = 160LL * 1024 * 1024;

/// How long the view has to rest after a leap before what is around it is painted too.
constexpr std::chrono::milliseconds kRest{250};
}  // namespace

TileStore::TileStore(std::function<void()> changed)
    : changed_{std::move(changed)}, overlay_{std::make_shared<const OverlayPicture>()} {
  // One core is left to the window.
  pool_.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  rest_.callOnTimeout(this, [this] {
    queue_near();
    start_next();
  });
}

TileStore::~TileStore() {
  pool_.clear();
  pool_.waitForDone();
}

void TileStore::set_painter(std::shared_ptr<const TilePainter> painter) {
  painter_ = std::move(painter);
  ++generation_;
  tiles_.clear();
  queue_.clear();
  seen_.clear();
  changed_();
}

void TileStore::set_overlay(std::shared_ptr<const OverlayPicture> overlay) {
  overlay_ = std::move(overlay);
  ++overlay_number_;
  changed_();
}

void TileStore::want(const std::vector<TileKey>& seen, const std::vector<TileKey>& near) {
  if (std::none_of(seen.begin(), seen.end(), [this](TileKey key) { return seen_.contains(key); })) {
    rest_.start();
  }
  queue_.clear();
  seen_ = {seen.begin(), seen.end()};
  near_ = near;
  std::for_each(seen.begin(), seen.end(), [this](TileKey key) { queue(key); });
  if (!rest_.isActive()) {
    queue_near();
  }
  start_next();
}

void TileStore::queue(TileKey key) {
  const auto found = tiles_.find(key);
  if (found == tiles_.end() ||
      (!found->second.running && found->second.overlay != overlay_number_)) {
    queue_.push_back(key);
  }
}

void TileStore::queue_near() {
  for (const TileKey key : near_) {
    if (!seen_.contains(key)) {
      queue(key);
    }
  }
}

TileStore::Tile TileStore::find(TileKey key) {
  const auto found = tiles_.find(key);
  if (found == tiles_.end() || found->second.shown.isNull()) {
    return {};
  }
  found->second.used = ++clock_;
  return {found->second.shown, found->second.serial, found->second.overlay == overlay_number_};
}

void TileStore::start_next() {
  while (painter_ && !queue_.empty() && running_ < pool_.maxThreadCount()) {
    const TileKey key = queue_.front();
    queue_.pop_front();
    Entry& entry = tiles_[key];
    if (entry.running) {
      continue;  // finish() asks for it again when it came out of date meanwhile
    }
    entry.running = true;
    entry.used = ++clock_;
    ++running_;
    pool_.start([this, key, generation = generation_, number = overlay_number_, painter = painter_,
                 overlay = overlay_, ground = entry.ground]() mutable {
      if (ground.isNull()) {
        ground = painter->paint_ground(key);
      }
      QImage shown = painter->paint_overlay(key, ground, *overlay);
      QMetaObject::invokeMethod(
          this,
          [this, key, generation, number, ground, shown] {
            finish(key, generation, number, ground, shown);
          },
          Qt::QueuedConnection);
    });
  }
}

void TileStore::finish(TileKey key, int generation, int overlay, QImage ground, QImage shown) {
  --running_;
  if (generation == generation_) {
    Entry& entry = tiles_[key];
    entry.running = false;
    entry.ground = std::move(ground);
    // An overlay that changed nothing here leaves the picture as it is.
    if (entry.shown.cacheKey() != shown.cacheKey()) {
      entry.shown = std::move(shown);
      entry.serial = ++serial_;
    }
    entry.overlay = overlay;
    if (overlay != overlay_number_) {
      queue_.push_back(key);
    }
    trim();
  }
  changed_();
  start_next();
}

void TileStore::trim() {
  const auto bytes = [this] {
    qsizetype sum = 0;
    for (const auto& [key, entry] : tiles_) {
      sum += entry.ground.sizeInBytes();
      if (entry.shown.cacheKey() != entry.ground.cacheKey()) {
        sum += entry.shown.sizeInBytes();
      }
    }
    return sum;
  };
  while (bytes() > kMostBytes) {
    auto oldest = tiles_.end();
    for (auto at = tiles_.begin(); at != tiles_.end(); ++at) {
      if (!at->second.running && !seen_.contains(at->first) &&
          (oldest == tiles_.end() || at->second.used < oldest->second.used)) {
        oldest = at;
      }
    }
    if (oldest == tiles_.end()) {
      return;
    }
    tiles_.erase(oldest);
  }
}

}  // namespace mapview
